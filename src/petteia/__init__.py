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
    ActionError,
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
    StateError,
    View,
    playout,
)

__version__ = "0.2.0.dev0"

__all__ = [
    "CHANCE",
    "GAMES",
    "ActionError",
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
    "StateError",
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

    The same seed, bots and options give the same game. OptionError if one of them does not exist,
    IllegalAction if a bot breaks the rules.
    """
    from petteia.bots import make

    dealer = Dealer(seed)
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise OptionError("bots", bots, "a list of bots, one for each seat")
    match = Match(game(name).new(len(bots), options))
    players = [
        make(bot, seed=f"{seed}/{seat}") if isinstance(bot, str) else bot for seat, bot in enumerate(bots)
    ]
    for player in players:
        if not callable(getattr(player, "choose", None)):
            raise OptionError("bot", player, "the name of a bot, or an object with a method choose(view)")
    try:
        while (decider := match.state.decider) is not None:
            if decider == CHANCE:
                match.play(dealer.pick(match.state))
            else:
                match.play(players[decider].choose(View(match.state, decider)))
    finally:  # a bot that is a program of its own ends with the game, unless it is the caller's
        for bot, player in zip(bots, players, strict=True):
            if isinstance(bot, str) and hasattr(player, "close"):
                player.close()
    return match.finished_record()
