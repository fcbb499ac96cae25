"""The numbers for learners."""

from __future__ import annotations

from tests.games.delphi.table import GAME, Table


def test_the_tensor_turns_with_the_viewer() -> None:
    table = Table(3).put(1, favour=9)
    fields = {}
    at = 0
    for field in GAME.tensor_fields:
        fields[field.name] = slice(at, at + field.size)
        at += field.size
    for viewer, place in ((0, 1), (1, 0), (2, 2)):
        tensor = table.state.tensor(viewer)
        assert len(tensor) == at
        assert tensor[fields[f"player-{place}-favour"]] == [9 / 20]
        assert all(
            field.low <= n <= field.high for field in GAME.tensor_fields for n in tensor[fields[field.name]]
        )
