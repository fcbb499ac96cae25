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
    drive,
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
    from petteia.bots import seated

    dealer = Dealer(seed)
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise OptionError("bots", bots, "a list of bots, one for each seat")
    match = Match(game(name).new(len(bots), options))
    with seated(bots, seed) as players:
        drive(match.state, dealer, players, take=match.play)
    return match.finished_record()
