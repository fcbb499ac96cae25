"""The end of the game and its ranking (DEL-9)."""

from __future__ import annotations

import pytest
from tests.games.delphi.table import GAME, Table, names

from petteia.games.delphi.coverage import ENDINGS
from petteia.games.delphi.map import HEXES


def home(seats: int = 3, **options: object) -> Table:
    """Seat 0 has done all tasks and lies beside Zeus."""
    table = Table(seats, **options).tasks(0).dice(0, "red")  # type: ignore[arg-type]
    sea = table.state.sea
    return table.at(0, HEXES[sea.around[sea.zeus][0]])


def pass_turn(table: Table) -> list[str]:
    """Whoever acts ends the turn at once."""
    seat = table.state.decider
    assert seat is not None
    table.dice(seat).cards(seat)
    for god in table.player(seat)["gods"]:
        table.gods(seat, **{god: 0})
    if table.ask == "no-wounds":
        table.do("bonus-favour")
    return names(table.do("end-turn", "roll red red red"))


def go_home(table: Table) -> list[str]:
    return names(table.do(f"sail red {HEXES[table.state.sea.zeus]}"))


@pytest.mark.rule("DEL-9.1", "DEL-R82", "DEL-R74", "DEL-R81")
def test_the_round_is_completed() -> None:
    table = home()
    told = go_home(table)
    assert {"reaches-zeus", "last-round"} <= set(told)
    assert names(table.do("end-turn")) == ["ends-turn"]
    assert table.ask == "roll"  # consulted as usual
    table.do("roll red red red")
    assert table.seen()["active"] == 1
    pass_turn(table)
    assert table.seen()["active"] == 2
    assert "game-over" in pass_turn(table)
    assert table.state.decider is None
    assert table.seen()["phase"] == "over"


@pytest.mark.rule("DEL-9.2", "DEL-R83")
def test_a_single_arrival_wins() -> None:
    table = home().tasks(1).tasks(2)
    go_home(table)
    table.do("end-turn", "roll red red red")
    table.put(1, favour=50)
    pass_turn(table)
    pass_turn(table)
    result = table.state.result()
    assert result is not None
    assert result.winners == (0,)  # ships that wait at their start have not arrived
    assert set(GAME.endings(table.state)) == {"zeus", "zeus-alone"}


def two_home(table: Table) -> Table:
    """Seat 0 and then seat 1 come home, seat 2 passes."""
    sea = table.state.sea
    table.tasks(1).at(1, HEXES[sea.around[sea.zeus][1]])
    go_home(table)
    table.do("end-turn", "roll red red red")
    table.dice(1, "red")
    table.do(f"sail red {HEXES[sea.zeus]}", "end-turn", "roll red red red")
    return table


@pytest.mark.rule("DEL-9.2", "DEL-R84")
@pytest.mark.parametrize(
    ("cards", "favour", "winners", "ending"),
    [
        (([], ["red"]), (9, 0), (1,), "zeus-by-cards"),
        (([], []), (9, 8), (0,), "zeus-by-favour"),
        (([], []), (7, 7), (0, 1), "zeus-shared"),
    ],
)
def test_several_arrivals(
    cards: tuple[list[str], list[str]], favour: tuple[int, int], winners: tuple[int, ...], ending: str
) -> None:
    table = two_home(home())
    for seat in (0, 1):
        table.cards(seat, *cards[seat]).put(seat, favour=favour[seat])
    pass_turn(table)
    result = table.state.result()
    assert result is not None
    assert result.winners == winners
    assert result.ranks[2] == 3
    assert set(GAME.endings(table.state)) == {"zeus", ending} <= set(ENDINGS)


@pytest.mark.rule("DEL-R85", "DEL-R86")
@pytest.mark.parametrize(
    ("left", "cards", "favour", "ranks", "ending"),
    [
        ((3, 2, 4), (0, 0, 5), (9, 0, 9), (2, 1, 3), "limit-by-tasks"),
        ((3, 3, 4), (1, 0, 5), (0, 9, 9), (1, 2, 3), "limit-by-cards"),
        ((3, 3, 4), (0, 0, 0), (4, 5, 9), (2, 1, 3), "limit-by-favour"),
        ((3, 3, 4), (0, 0, 0), (5, 5, 9), (1, 1, 3), "limit-shared"),
    ],
)
def test_after_the_round_limit_everybody_is_ranked(
    left: tuple[int, ...],
    cards: tuple[int, ...],
    favour: tuple[int, ...],
    ranks: tuple[int, ...],
    ending: str,
) -> None:
    table = Table(3, max_rounds=1)
    pass_turn(table)
    pass_turn(table)
    for seat in range(3):
        table.tasks(seat, *["shrine-1", "shrine-2", "statue-1", "statue-2"][: left[seat]])
        table.put(seat, shield=5)
    table.dice(2)
    assert "round-limit" not in names(table.do("end-turn", "roll red red red"))
    for seat in range(3):
        table.cards(seat, *["red"] * cards[seat]).put(seat, favour=favour[seat])
    told = names(table.do("titan 1"))
    assert told[-2:] == ["round-limit", "game-over"]
    result = table.state.result()
    assert result is not None
    assert result.ranks == ranks
    assert set(GAME.endings(table.state)) == {"round-limit", ending} <= set(ENDINGS)


@pytest.mark.rule("DEL-R86")
def test_without_a_limit_the_game_goes_on() -> None:
    table = Table(2, max_rounds=0).table(round=999)
    for seat in (0, 1):
        table.put(seat, shield=5)
    pass_turn(table)
    pass_turn(table)
    table.do("titan 1")
    assert table.seen()["round"] == 1000


@pytest.mark.rule("DEL-R82")
def test_players_before_the_first_arrival_get_no_further_turn() -> None:
    table = Table(2).tasks(1)
    sea = table.state.sea
    table.at(1, HEXES[sea.around[sea.zeus][0]])
    pass_turn(table)
    assert table.seen()["active"] == 1
    table.dice(1, "red").do(f"sail red {HEXES[sea.zeus]}")
    assert "game-over" in names(table.do("end-turn", "roll red red red"))


@pytest.mark.rule("DEL-R82")
def test_a_god_that_rises_after_the_last_turn_is_of_no_use() -> None:
    table = home(2).gods(0, aphrodite=5)
    go_home(table)
    table.do("end-turn", "roll blue blue blue")
    table.dice(1)
    told = names(table.do("end-turn", "roll red red red"))
    assert {"god-ready", "game-over"} <= set(told)


def test_scores_tell_the_progress() -> None:
    table = Table().tasks(0, "shrine-1", "statue-1")
    score = table.state.scores()[0]
    assert score.total == 10
    assert score.parts == {"shrine": 2, "statue": 2, "offering": 3, "monster": 3, "spared": 0, "zeus": 0}
