"""Every refusal and notice of the server has its text in every language, with the arguments it comes with."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from petteia.server.refusals import NOTICES, REFUSALS
from petteia.texts import LANGUAGES, catalogue

EXPECTED = {
    **{f"server-error-{id_}": set(args) for id_, (_, args, _) in REFUSALS.items()},
    **{f"server-notice-{id_}": set(args) for id_, args in NOTICES.items()},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_servers_catalogue(language: str) -> None:
    found = catalogue(language, "server")
    assert {
        message for message in found.entries if message.startswith(("server-error-", "server-notice-"))
    } == set(EXPECTED)
    for message, names in EXPECTED.items():
        assert found.variables(message) <= names, message
        samples = {name: 5 if name in ("seconds", "line", "seq") else "over" for name in names}
        text, mistakes = found.format(message, None, samples)
        assert not mistakes
        assert text


def test_the_protocols_page_lists_every_refusal() -> None:
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `([a-z-]+)` \| (\d{3}) \|", page, re.MULTILINE))
    assert {id_: str(status) for id_, (status, _, _) in REFUSALS.items()} == rows
