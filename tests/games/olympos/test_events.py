"""Events: where on the board they happen."""

from __future__ import annotations

import pytest
from tests.games.olympos.table import GAME

from petteia.games.olympos.events import EVENTS, places
from petteia.kernel import Event
from petteia.kernel.messages import Value


@pytest.mark.parametrize(
    ("name", "args", "expected"),
    [
        ("pay", {"seat": 0, "space": 12}, ["track:12"]),
        ("bonus", {"seat": 0, "column": 3}, ["column:3"]),
        ("pass", {"seat": 0}, []),
        ("zeus-space", {"seat": 1, "number": 2, "space": 24}, ["track:24"]),
        ("lay", {"discovery": "medicine", "row": 1, "column": 5}, ["column:5"]),
        ("finish", {"seat": 0, "space": 0}, ["track:0"]),
    ],
)
def test_events_point_at_the_track_and_at_columns(
    name: str, args: dict[str, Value], expected: list[str]
) -> None:
    assert list(places(Event(name, args))) == expected
    assert list(GAME.places(Event(name, args))) == expected


def test_no_other_event_has_a_place() -> None:
    with_places = {name for name, kind in EVENTS.items() if {"space", "column"} & set(kind.args)}
    assert with_places == {"pay", "wait", "zeus-space", "finish", "lay", "lay-wonder", "bonus"}
