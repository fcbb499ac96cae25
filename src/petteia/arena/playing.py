"""One game of a tournament, from its job to its result. Runs in any process that can import Petteia."""

from __future__ import annotations

from typing import Any

from petteia.bots import make
from petteia.games import game as find
from petteia.kernel import CHANCE, Dealer, Event, Game, View

from .schedule import Job

_PLAIN = {"seat", "number", "text", "message", "ask"}


def play_job(job: Job) -> dict[str, Any]:
    """Play a game and tell how it went, in JSON's types. Depends on the job alone (unless bots think by the
    clock).
    """
    game = find(job.game)
    state = game.new(len(job.bots), job.options)
    dealer = Dealer(job.seed)
    bots = [make(bot, f"{job.seed}/{seat}") for seat, bot in enumerate(job.bots)]
    decisions = [0] * len(bots)
    actions = 0
    had: list[set[str]] = [set() for _ in bots]
    try:
        while (decider := state.decider) is not None:
            if decider == CHANCE:
                action = dealer.pick(state)
            else:
                action = bots[decider].choose(View(state, decider))
                decisions[decider] += 1
            actions += 1
            for event in state.apply(action):
                _note(game, event, had)
    finally:
        for bot in bots:
            close = getattr(bot, "close", None)
            if close is not None:
                close()
    result = state.result()
    assert result is not None
    scores = state.scores()
    return {
        "n": job.number,
        "bots": list(job.bots),
        "seed": job.seed,
        "ranks": list(result.ranks),
        "scores": [score.total for score in scores],
        "parts": [dict(score.parts) for score in scores],
        "actions": actions,
        "decisions": decisions,
        "had": [sorted(keys) for keys in had],
        "digest": state.digest(),
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
        if sort not in _PLAIN:
            for one in value if isinstance(value, list | tuple) else (value,):
                had[seat].add(f"{event.name}:{sort}/{one}")
