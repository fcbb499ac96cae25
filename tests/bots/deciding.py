"""What the bots decide with budgets of positions; as a command, for the engine that runs:
``python -m tests.bots.deciding GAME``.
"""

from __future__ import annotations

import json
import sys

from petteia import compiling
from petteia.bots import make
from petteia.kernel import CHANCE, Dealer, View

from .positions import SHORT, decisions, find

BOTS = (
    "greedy",
    "greedy:carelessness=0.4",
    "planner:positions=240",
    "search:iterations=60",
    "search:iterations=12:plan=0",
    "search:iterations=5:plan=0:playout=2",
)
PLAYERS = ("greedy", "planner:positions=16", "search:iterations=6")
"""They play a whole game at a table of as many seats: every phase of it is asked about."""


def decided(game: str) -> list[int]:
    """Decisions of all bots in a few positions, at the smallest table and the largest."""
    out = []
    for seats in (find(game).seats[0], find(game).seats[-1]):
        for number, state in enumerate(decisions(game, seats, seed=20 + seats, count=4)):
            assert state.decider is not None
            out += [make(bot, number).choose(View(state, state.decider)) for bot in BOTS]
    return out


def played(game: str) -> list[int]:
    """What `PLAYERS` decide in a game from its first position to its last."""
    state = find(game).new(len(PLAYERS), SHORT.get(game))
    dealer, players = Dealer(7), [make(bot, number) for number, bot in enumerate(PLAYERS)]
    out = []
    while (decider := state.decider) is not None:
        if decider == CHANCE:
            state.advance(dealer.pick(state))
        else:
            out.append(players[decider].choose(View(state, decider)))
            state.advance(out[-1])
    return out


if __name__ == "__main__":
    print(json.dumps([compiling.engine(), decided(sys.argv[1]), played(sys.argv[1])]))
