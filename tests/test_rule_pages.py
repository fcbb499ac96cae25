"""The pages of rules say what the catalogues say."""

from __future__ import annotations

import pytest
from tests import rule_marks, rule_pages

import petteia
from petteia.texts.render import rule_id, rule_message


@pytest.mark.parametrize("name", petteia.GAMES)
def test_the_page_is_the_catalogue(name: str) -> None:
    assert rule_pages.written(name) == rule_pages.wanted(name), "run: python -m tests.rule_pages"


@pytest.mark.parametrize("name", petteia.GAMES)
def test_the_id_of_every_rule_follows_from_its_message(name: str) -> None:
    for rule in rule_marks.rules(name):
        assert rule_id(rule.partition("-")[0], name, rule_message(name, rule)) == rule


def test_a_page_keeps_its_opening_and_gets_the_rest() -> None:
    catalogue = """# The rules of Pebbles.

## 1 Heap

pebbles-rule-1-1 = Some pebbles.
pebbles-rule-1-10 =
    Many
    pebbles.

## Rulings

pebbles-rule-R-last-one = Whose it is.
"""
    texts = {"PEB-1.1": "Some pebbles.", "PEB-1.10": "Many\npebbles.", "PEB-R-last-one": "Whose it is."}
    before = "# Pebbles\n\nSome words.\n\n## Old\n\n- **PEB-9.9** Old.\n"
    assert (
        rule_pages.page("PEB", before, catalogue, texts.__getitem__)
        == """# Pebbles

Some words.

## 1 Heap

- **PEB-1.1** Some pebbles.
- **PEB-1.10** Many pebbles.

## Rulings

- **PEB-R-last-one** Whose it is.
"""
    )
