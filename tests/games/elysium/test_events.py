"""Events and the places that they touch."""

from __future__ import annotations

from tests.games.elysium.players import play

from petteia.games.elysium import GAME
from petteia.games.elysium.events import places


def test_all_places_of_an_event_are_among_its_arguments() -> None:
    """Nothing on the board has an address that is neither a seat nor a component."""
    told = [event for move in play(2, 1).moves for event in move.events]
    kinds = {kind.removeprefix("list:") for event in told for kind in GAME.events[event.name].args.values()}
    assert kinds <= {"seat", "number", *GAME.components}
    assert all(list(places(event)) == list(GAME.places(event)) == [] for event in told)
