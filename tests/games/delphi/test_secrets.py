"""What viewers may know, and what that keeps from being taken back (DEL-R28, DEL-R29)."""

from __future__ import annotations

import random

import pytest
from tests.games.delphi.players import play
from tests.games.delphi.table import GAME, Table, explorer

from petteia.games.delphi import layout as at
from petteia.kernel import CHANCE, Match


@pytest.mark.rule("DEL-R29")
def test_everybody_sees_the_same_but_for_face_down_tiles() -> None:
    table = Table(3).tile("cloud-red-1", "red-1", face_up=False, known=[1])
    views = [table.seen(viewer) for viewer in (None, 0, 1, 2)]
    for view in views:
        view.pop("viewer")
        view["islands"] = [{**island, "island": None, "letter": None} for island in view["islands"]]
    assert views[0] == views[1] == views[2] == views[3]
    assert views[0]["players"][1]["wounds"] == ["pink"]
    assert views[0]["oracle_discard"] == []


@pytest.mark.rule("DEL-R28")
def test_what_was_looked_at_stays_where_it_is() -> None:
    table = explorer().tile("cloud-red-1", "green-3", face_up=False, known=[1])
    table.do("explore red cloud-red-1")
    assert table.legal() == ["island green-3@cloud-red-1"]
    other = explorer().tile("cloud-red-2", "green-3", face_up=False, known=[1])
    other.do("explore red cloud-red-1")
    assert "island green-3@cloud-red-1" not in other.legal()
    assert len(other.legal()) == 11


@pytest.mark.rule("DEL-R28")
def test_a_spectator_knows_what_all_players_know() -> None:
    table = Table(3)
    rng = random.Random(2)
    for known in ([0], [0, 2], [0, 1, 2]):
        table.tile("cloud-red-1", "green-3", face_up=False, known=known)
        common = len(known) == 3
        seen = table.seen(None)["islands"][0]
        assert (seen["island"], seen["letter"]) == (("green-3", "sigma") if common else (None, None))
        worlds = {table.state.resample(None, rng).v[at.TILES] for _ in range(40)}
        assert (len(worlds) == 1) == common
        tiles = [table.state.resample(None, rng).tensor(None) == table.state.tensor(None) for _ in range(3)]
        assert all(tiles)


@pytest.mark.rule("DEL-R28")
def test_resampling_deals_only_what_the_viewer_does_not_know() -> None:
    table = Table(3).tile("cloud-red-1", "green-3", face_up=False, known=[1]).tile("cloud-red-2", "blue-1")
    table.tile("cloud-pink-1", "red-1", face_up=False, known=[0, 2])
    rng = random.Random(4)
    seen: dict[int | None, set[int]] = {0: set(), 1: set(), None: set()}
    for viewer, found in seen.items():
        for _ in range(60):
            world = table.state.resample(viewer, rng)
            assert world.observe(viewer) == table.state.observe(viewer)
            assert world.legal() == table.state.legal()
            assert world.v[at.TILES + 1] == table.v[at.TILES + 1]
            assert [bool(n) for n in world.v[at.TILES : at.TILES + 12]] == [
                bool(n) for n in table.v[at.TILES : at.TILES + 12]
            ]
            found.add(world.v[at.TILES])
    assert seen[1] == {table.v[at.TILES]}
    assert len(seen[0]) == 10  # neither the face-up tile nor the one that seat 0 knows
    assert len(seen[None]) == 11


def test_nobody_learns_what_another_saw() -> None:
    """Two games that differ only in what one player saw look alike to the others."""
    tables = []
    for tile in ("red-1", "blue-3"):
        table = Table(3)
        told = table.do("peek red", "look-at cloud-red-1", f"island {tile}@cloud-red-1")
        told += table.do("look-at cloud-red-2", "island green-2@cloud-red-2")
        seen = [event.seen_by(1) for event in told]
        tables.append((table, [event.as_json() for event in seen if event]))
    (one, told_one), (two, told_two) = tables
    assert told_one == told_two
    for viewer in (1, 2, None):
        assert one.seen(viewer) == two.seen(viewer)
        assert one.state.tensor(viewer) == two.state.tensor(viewer)
    assert one.seen(0) != two.seen(0)
    assert one.state.legal() == two.state.legal()


def test_what_was_seen_cannot_be_taken_back() -> None:
    table = Table()
    match = Match(table.state)
    for text, undone in (("advance-god red aphrodite", True), ("peek red", True)):
        match.play(table.state.actions.parse(text))
        assert (match.undo_length(0) is not None) == undone
    match.play(match.state.actions.parse("look-at cloud-red-1"))
    assert match.undo(0)  # nothing has been seen yet
    match.play(match.state.actions.parse("look-at cloud-red-1"))
    match.play(match.state.actions.parse("island red-1@cloud-red-1"))
    assert match.undo_length(0) is None


def test_every_draw_seals() -> None:
    match = play(3, 11, ships="draft", tasks=8)
    for move in match.moves:
        if move.seat == CHANCE:
            assert move.sealed, GAME.actions.text(move.action)
