"""The processes in which bots think: what they remember, and what their time must not tell."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator

import pytest
from tests.tiny import GAME

from petteia.kernel import CHANCE, Dealer, State
from petteia.server.bots import pool as pools
from petteia.server.bots.pool import BotPool, Question
from petteia.server.bots.worker import KNOWN

from .test_play import FESTIVE


@pytest.fixture
async def pool() -> AsyncIterator[BotPool]:
    pool = BotPool(1, 20, 20, "tests.server.worker")
    yield pool
    await pool.stop()


def position(options: dict[str, object], answers: int) -> State:
    """A position in which somebody has so many answers, or more if more than one."""
    for seed in range(200):
        state, dealer, rng = GAME.new(2, options), Dealer(seed), random.Random(seed)
        while state.decider is not None:
            if state.decider == CHANCE:
                state.advance(dealer.pick(state))
            elif min(len(state.legal()), 2) == answers:
                return state
            else:
                state.advance(rng.choice(state.legal()))
    raise AssertionError("no such position came up")


def asked(state: State, options: dict[str, object]) -> Question:
    assert state.decider is not None
    return Question(state, dict(options), state.decider, "random")


async def test_a_process_that_has_forgotten_a_setup_is_told_again(pool: BotPool) -> None:
    tables = []
    for number in range(KNOWN + 8):
        options: dict[str, object] = {"edition": FESTIVE.replace("Festive", f"Market {number}")}
        tables.append((position(options, 2), options))
    for state, options in [*tables, *tables[-3:], *tables[:3], *tables]:
        assert await pool.choose(asked(state, options)) in state.legal()


async def test_a_single_answer_takes_as_long_as_a_decision(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []

    async def pause(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(pools, "pause", pause)
    options: dict[str, object] = {"hand": 2}
    single = position(options, 1)
    assert await pool.choose(asked(single, options)) == single.legal()[0]
    assert waited == [1.0]  # nothing is known of this bot yet
    await pool.choose(asked(position(options, 2), options))
    assert len(waited) == 1
    taken = pool._paces["tiny", "random"]
    assert len(taken) == 1
    await pool.choose(asked(single, options))
    assert waited[1:] == list(taken)
