"""Simulations: the same games in any number of processes, varied tables, faults that can be found again."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
from tests.texts.pebbles import GAME, Turn

from petteia import games
from petteia.arena import Simulation, engines, simulate
from petteia.arena.simulation import any_setup, play_part

BOTS = ("random", "random")


@pytest.fixture(autouse=True)
def pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games._MODULES, "pebbles", "tests.texts.pebbles")


def test_any_number_of_processes_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    # Threads stand in for processes, which would not know Pebbles; the parts are the same.
    monkeypatch.setattr(engines, "ProcessPoolExecutor", lambda workers, _: ThreadPoolExecutor(workers))
    plan = Simulation("pebbles", BOTS, 2, 40, "7")
    done: list[int] = []
    one, two = simulate(plan, 1, done.append), simulate(plan, 2, done.append)
    assert sum(done) == 80
    assert [sorted(points) for points in one.scores] == [sorted(points) for points in two.scores]
    assert one.wins == pytest.approx(two.wins)
    assert (one.decisions, one.choices, one.steps) == (two.decisions, two.choices, two.steps)


def test_the_parts_of_a_plan_are_all_its_games() -> None:
    parts = Simulation("pebbles", BOTS, 2, 10).parts(4)
    assert [list(part.numbers) for part in parts] == [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9]]


def test_seats_and_options_can_vary() -> None:
    plan = Simulation("pebbles", ("random",) * 3, 3, 1, "1", {"mood": "wild"}, vary=True)
    setups = [any_setup(GAME, plan, Random(n)) for n in range(60)]
    assert {setup.seats for setup in setups} == {2, 3}
    assert {setup.options["heap"] for setup in setups} == set(range(4, 10))
    assert {setup.options["mood"] for setup in setups} == {"wild"}


def test_a_fault_says_in_which_game_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self, state, top, action):
        raise ZeroDivisionError

    monkeypatch.setattr(Turn, "run", broken)
    part = Simulation("pebbles", BOTS, 2, 5, "x").parts(3)[1]
    with pytest.raises(ZeroDivisionError) as caught:
        play_part(part)
    assert caught.value.__notes__ == ["in game 3 of seed 'x' (pebbles, 2 seats)"]
