"""The places on the board that events touch."""

from __future__ import annotations

import pytest

from petteia.games.delphi.events import EVENTS, places
from petteia.kernel import Event
from petteia.kernel.messages import Value


@pytest.mark.parametrize(
    ("name", "args", "touched"),
    [
        ("sails", {"seat": 0, "source": "red", "hex": "2,-1", "steps": 3}, []),  # its kind says it
        ("ends-turn", {"seat": 0}, []),
        ("god-moves", {"seat": 2, "god": "ares", "row": 3}, ["own-god:2/ares"]),
        ("task-fulfilled", {"seat": 1, "task": "shrine-1", "left": 4}, ["own-task:1/shrine-1"]),
        ("task-removed", {"task": "statue-3"}, []),
    ],
)
def test_events_point_at_what_is_whose(name: str, args: dict[str, Value], touched: list[str]) -> None:
    assert list(places(Event(name, args))) == touched


def test_hexes_are_things_on_the_board() -> None:
    assert EVENTS["sails"].args["hex"] == EVENTS["ship-set"].args["hex"] == "hex"
