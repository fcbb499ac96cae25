"""Whole games that are kept: readable playthroughs, and a record with each of the rulebook's sets.

With PETTEIA_UPDATE_GOLDEN=1 in the environment they are written anew instead of compared.
"""

from __future__ import annotations

import pytest
from tests.games.elysium.players import play, readable
from tests.games.whole import GOLDEN, UPDATE, assert_kept, replayed

from petteia.games.elysium import GAME, components
from petteia.games.elysium.edition import default_edition
from petteia.kernel import Match

SETS = {entry["id"]: entry["families"] for entry in default_edition().data["family_set"]}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_playthrough(seats: int) -> None:
    assert_kept(f"elysium-{seats}", readable(play(seats, seats, set="random")))


@pytest.mark.rule("ELY-2.2")
@pytest.mark.parametrize(("number", "name"), list(enumerate(SETS)))
def test_recorded_game(number: int, name: str) -> None:
    if UPDATE:
        match = play(4 - number % 3, 200 + number, set=name)
        match.finished_record().save(GOLDEN / f"elysium-set-{name}.jsonl")
    record, last = replayed(f"elysium-set-{name}")
    assert set(last.observe(None)["families"]) == set(SETS[name])
    told = [event for move in Match.of(record).moves for event in move.events]
    used = {
        str(event.args["card"]).partition("/")[0]
        for event in told
        if event.name in ("used", "instant", "triggered", "chronos")
    }
    assert used == set(SETS[name])  # an effect of each family was used


def test_every_family_is_in_a_recorded_game() -> None:
    assert {family for families in SETS.values() for family in families} == set(components.FAMILY)


def test_the_same_seed_gives_the_same_game() -> None:
    assert readable(play(3, 9)) == readable(play(3, 9))
    assert play(3, 9).state.digest() == play(3, 9).state.digest() != play(3, 10).state.digest()
    assert GAME.id == "elysium"
