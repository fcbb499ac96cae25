"""Every refusal says why, in terms of the rules; and no reason is declared in vain."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from tests.games.olympos.table import GAME, Table

from petteia.games.olympos.components import DEFAULT_TEXT as TEXT
from petteia.kernel import IllegalAction


@pytest.mark.parametrize(
    ("action", "reason", "rules"),
    [
        ("settle attica>boeotia", "not-controlled", ("OLY-4.2", "OLY-R11")),
        ("settle north>thessaly", "target-own", ("OLY-4.5", "OLY-R15")),
        ("settle north>epirus", "target-locked", ("OLY-4.5",)),
        ("move attica>boeotia", "not-controlled", ("OLY-4.1", "OLY-4.9")),
        ("flee thessaly>boeotia", "none-conquered", ("OLY-4.10",)),
        ("flee attica>boeotia", "no-piece-there", ("OLY-4.1",)),
        ("discover medicine", "discovery-owned", ("OLY-5.2",)),
        ("discover art", "discovery-unpaid", ("OLY-5.1", "OLY-R36")),
        ("build gate", "wonder-stars", ("OLY-5.5", "OLY-R40")),
        ("play prayer", "card-for-gods", ("OLY-7.2", "OLY-R48")),
        ("play inspiration", "card-for-wonders", ("OLY-7.2", "OLY-R40")),
        ("play harmony", "card-no-effect", ("OLY-7.2", "OLY-R42")),
        ("play gift_gold", "card-not-held", ("OLY-7.1",)),
        ("pass", "no-pass-yet", ("OLY-8.1", "OLY-R6")),
        ("wait", "no-waiting", ("OLY-R6", "OLY-R56")),
        ("done", "not-asked", ()),
        ("draw prayer", "not-asked", ()),
    ],
)
def test_reasons_of_a_turn(action: str, reason: str, rules: tuple[str, ...]) -> None:
    table = Table(3).pile("thessaly", 0).pile("attica", 1).lock("epirus").owns(0, "medicine")
    table.hand(0, "prayer", "inspiration", "harmony")
    found = table.why_not(action)
    assert (found.id, found.rules) == (reason, rules)
    before = table.state.digest()
    with pytest.raises(IllegalAction):
        table.state.apply(GAME.actions.parse(action))
    assert table.state.digest() == before


def test_a_land_that_cannot_be_reached() -> None:
    text = TEXT.replace('sea = ["egyptian"]\nsource', "sea = []\nsource")  # Lycia and Mestor lose their sea
    text = text.replace(
        'land = ["caria", "lycia", "rhodes", "crete", "atlas", "gadeiros", "mestor"]',
        'land = ["caria", "rhodes", "crete", "atlas", "gadeiros"]',
    )
    assert Table(3, edition=text).why_not("settle north>mestor").id == "no-route"


def test_after_the_end() -> None:
    table = Table(3).spaces(72, 72, 72)
    table.do("pass", "pass", "pass")
    assert table.why_not("pass").id == "game-over"


def test_only_prayers_answer_gods() -> None:
    table = Table(3).hand(0, "harmony").spaces(11, 5, 5, turn=0)
    table.do("settle north>rhodope", "draw gift_gold", "done")
    table.do("reveal zeus")
    assert table.why_not("play harmony").id == "card-not-prayer"


def test_every_reason_is_met_in_these_tests() -> None:
    words: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                words.add(node.value)
    assert set(GAME.reasons) <= words
