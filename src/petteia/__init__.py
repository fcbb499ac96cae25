"""Petteia: Olympos, Elysium and The Oracle of Delphi, played by the book.

The contract in one page:

    import petteia
    game = petteia.game("olympos")
    state = game.new(seats=4)
    state.decider, state.legal(), state.apply(action), state.observe(seat), ...

See docs/architecture.md for what holds for every game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from petteia.games import GAMES, game
from petteia.kernel import (
    CHANCE,
    Bot,
    Dealer,
    EditionError,
    IllegalAction,
    Match,
    OptionError,
    PetteiaError,
    Reason,
    Record,
    RecordError,
    Script,
    State,
    View,
    playout,
)

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "GAMES",
    "Bot",
    "Dealer",
    "EditionError",
    "IllegalAction",
    "Match",
    "OptionError",
    "PetteiaError",
    "Reason",
    "Record",
    "RecordError",
    "Script",
    "State",
    "View",
    "game",
    "play",
    "playout",
]


def play(
    name: str,
    bots: Sequence[str | Bot],
    seed: int | str = 0,
    options: Mapping[str, Any] | None = None,
) -> Record:
    """Play a whole game between bots (names or objects, one per seat) and return its record.

    The same seed, bots and options give the same game.
    """
    from petteia.bots import make

    players = [
        make(bot, seed=f"{seed}/{seat}") if isinstance(bot, str) else bot for seat, bot in enumerate(bots)
    ]
    dealer = Dealer(seed)
    match = Match(game(name).new(len(players), options))
    while (decider := match.state.decider) is not None:
        if decider == CHANCE:
            match.play(dealer.pick(match.state))
        else:
            match.play(players[decider].choose(View(match.state, decider)))
    return match.finished_record()
