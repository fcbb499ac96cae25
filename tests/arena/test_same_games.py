"""A seed names a game: whoever plays it, it is the same one.

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
        simulated=(490, 331, 746, [32, 206, 28]),
        varied=(380, 259, 617, 2921),
        record="bb42438bf8a1bc9135b57a15fd76139a",
        tournament=["035c972b3c82e5f0332f6a4bb69fe8db", "7493aca3767060b5f9d424a73b4afa05"],
        told=[(150, [65, 34], 114), (149, [54, 45], 122)],
        positions="3ef3c25cfec35157",
    ),
    "elysium": Pinned(
        simulated=(798, 798, 1017, [79, 197, 106]),
        varied=(512, 512, 691, 3812),
        record="9a590f551cae3232090fa90a76247297",
        tournament=["4924ca5602afa2450b323946f65628ad", "4a1a2e2b42611c60f00a241b1899e7bf"],
        told=[(194, [90, 61], 108), (146, [50, 58], 90)],
        positions="18ae432943038962",
    ),
    "delphi": Pinned(
        simulated=(553, 493, 1208, [0, 9, 2]),
        varied=(435, 370, 937, 4622),
        record="ce2a88e993f3b63604abae2cb191c9a6",
        tournament=["794699dc47e88252c82e3a2e6d7a13f5", "cf7a272c9548369ecea42cc51e5d0118"],
        told=[(199, [52, 42], 156), (192, [33, 50], 141)],
        positions="453ec2e9188fa814",
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
