"""One game between bots, from its job to its result. Runs in any process that can import Petteia."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Any

from petteia.bots import seated
from petteia.games import game as find
from petteia.kernel import Bot, Count, Dealer, Event, Game, Record, Setup, State, drive

from .schedule import Job


@dataclass(frozen=True, slots=True)
class Played:
    """A game that bots have played, to its end or to the limit."""

    state: State
    """The last position."""
    count: Count
    seconds: float


def play_game(
    setup: Setup,
    bots: Sequence[str | Bot],
    seed: str,
    limit: int = sys.maxsize,
    take: Callable[[State, int], object] | None = None,
) -> Played:
    """Play a game between bots. The same seed gives the same game (unless bots think by the clock).

    ``take`` takes an action of a state, for those who want to know what happened (`State.apply`).
    """
    state = setup.game.start(setup)
    dealer = Dealer(seed)
    with seated(bots, seed) as players:
        start = perf_counter()
        count = drive(state, dealer, players, limit, None if take is None else partial(take, state))
        return Played(state, count, perf_counter() - start)


def play_job(job: Job) -> dict[str, Any]:
    """Play a game of a tournament and tell how it went, in JSON's types. Depends on the job alone.

    ``record`` is the text of its record, where the job wants one.
    """
    game = find(job.game)
    setup = game.setup(len(job.bots), job.options)
    record = Record(setup, names=list(job.bots))
    had: list[set[str]] = [set() for _ in job.bots]

    def take(state: State, action: int) -> None:
        if job.record:
            assert state.decider is not None
            record.append(state.decider, state.actions.text(action))
        for event in state.apply(action):
            _note(game, event, had)

    played = play_game(setup, job.bots, job.seed, take=take)
    state = played.state
    result = state.result()
    assert result is not None
    scores = state.scores()
    record.digest = state.digest()
    return {
        "n": job.number,
        "bots": list(job.bots),
        "seed": job.seed,
        "ranks": list(result.ranks),
        "scores": [score.total for score in scores],
        "parts": [dict(score.parts) for score in scores],
        "actions": played.count.actions,
        "decisions": played.count.decisions,
        "had": [sorted(keys) for keys in had],
        "digest": record.digest,
        **({"record": record.dumps()} if job.record else {}),
    }


def _note(game: Game, event: Event, had: list[set[str]]) -> None:
    """Remember which components an event connects with its seat, as ``event:kind/component``."""
    seat = event.args.get("seat")
    if not isinstance(seat, int) or not 0 <= seat < len(had):
        return
    kind = game.events[event.name]
    kinds = {**kind.args, **kind.secret}
    for name, value in (*event.args.items(), *event.secret.items()):
        sort = kinds.get(name, "text").removeprefix("list:")
        if sort in game.components:
            for one in value if isinstance(value, list | tuple) else (value,):
                had[seat].add(f"{event.name}:{sort}/{one}")
