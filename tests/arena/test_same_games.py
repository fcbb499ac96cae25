"""A seed names a game: whoever plays it, it is the one that version 0.1.0 played.

The figures change with the rules (`Game.rules_version`), never with the way in which games are played.
"""

from __future__ import annotations

import hashlib
from typing import Any, NamedTuple

import pytest
from tests.bots.positions import SHORT

import petteia
from petteia.arena import Plan, Simulation, play_job, simulate
from petteia.arena.measuring import positions

BOTS = ("random", "greedy:worlds=1")


class Pinned(NamedTuple):
    simulated: tuple[int, int, int, list[int]]
    """Decisions, choices, steps, points by seat."""
    varied: tuple[int, int, int, int]
    """Decisions, choices, steps, and how many things the games reached, with seats and options drawn."""
    record: str
    tournament: list[str]
    told: list[tuple[int, list[int], int]]
    """Actions, decisions by seat, and how many components the seats had."""
    positions: str


PINNED = {
    "olympos": Pinned(
        simulated=(524, 342, 781, [31, 198, 16]),
        varied=(421, 278, 657, 3162),
        record="6f8ac9854ba075d66707824bfbd44246",
        tournament=["946ce13d8f705c105975a8bd8006216a", "7687ed2143a7bfa9c164cd9adbf33d32"],
        told=[(144, [63, 31], 122), (131, [47, 34], 120)],
        positions="e38ecd9fb939f042",
    ),
    "elysium": Pinned(
        simulated=(784, 784, 1002, [94, 161, 63]),
        varied=(538, 538, 717, 3852),
        record="c10bd271d5140985b52513e48ede07ef",
        tournament=["8a0f88c2d3c9b4e1ecd486b0a6c560bd", "3ecf7cf65eb44a30b36aacccfeb5eb0e"],
        told=[(196, [92, 61], 108), (152, [51, 63], 87)],
        positions="8708570d0f1dc4ac",
    ),
    "delphi": Pinned(
        simulated=(470, 470, 1159, [0, 4, 2]),
        varied=(306, 306, 788, 4111),
        record="b25ef8db2fa45dd764332a3fa57fac6b",
        tournament=["b7364d4414e26daf45dc27b20c7ab72e", "9a60d0644b965f6a3006ab83cdd6455d"],
        told=[(188, [45, 27], 147), (203, [28, 48], 149)],
        positions="3d0f25e9a165f499",
    ),
}


@pytest.mark.parametrize("game", petteia.GAMES)
def test_simulations(game: str) -> None:
    options = SHORT.get(game, {})
    tally = simulate(Simulation(game, (*BOTS, "random"), 3, 4, "pin", options))
    points = [sum(scores) for scores in tally.scores]
    assert (tally.decisions, tally.choices, tally.steps, points) == PINNED[game].simulated
    plan = Simulation(game, ("random",) * 3, 3, 4, "pin", options, limit=1500, coverage=True, vary=True)
    tally = simulate(plan)
    reached = sum(tally.covered.values())
    assert (tally.decisions, tally.choices, tally.steps, reached) == PINNED[game].varied


@pytest.mark.parametrize("game", petteia.GAMES)
def test_records(game: str) -> None:
    assert petteia.play(game, BOTS, "pin", SHORT.get(game)).digest == PINNED[game].record


@pytest.mark.parametrize("game", petteia.GAMES)
def test_tournaments(game: str) -> None:
    results: list[dict[str, Any]] = [
        play_job(job) for job in Plan(game, BOTS, 2, 2, "pin", SHORT.get(game, {})).jobs()
    ]
    assert [result["digest"] for result in results] == PINNED[game].tournament
    told = [(r["actions"], r["decisions"], sum(map(len, r["had"]))) for r in results]
    assert told == PINNED[game].told


@pytest.mark.parametrize("game", petteia.GAMES)
def test_measured_positions(game: str) -> None:
    digests = "".join(state.digest() for state in positions(petteia.game(game), 2, "pin"))
    assert hashlib.blake2b(digests.encode(), digest_size=8).hexdigest() == PINNED[game].positions
