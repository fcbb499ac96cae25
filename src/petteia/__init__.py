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
from typing import TYPE_CHECKING, Any

from petteia import compiling

compiling.use()  # before anything that may be compiled is imported

from petteia.games import GAMES, game  # noqa: E402
from petteia.kernel import (  # noqa: E402
    CHANCE,
    ActionError,
    Bot,
    Dealer,
    EditionError,
    IllegalAction,
    Match,
    OptionError,
    OtherRulesError,
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
    rollout,
)

if TYPE_CHECKING:
    from petteia.kernel import Game
    from petteia.many import Batch

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
    "OtherRulesError",
    "PetteiaError",
    "Reason",
    "Record",
    "RecordError",
    "Script",
    "State",
    "StateError",
    "View",
    "batch",
    "game",
    "play",
    "playout",
    "rollout",
]


def batch(
    game: str | Game,
    count: int,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    threads: int = 1,
    reward: str = "win",
) -> Batch:
    """``count`` games side by side, stepped with one call into the caller's numpy arrays; see
    `petteia.many`.

    OptionError for settings that do not exist. Needs the extra ``research``.
    """
    from petteia.many import Batch

    return Batch(game, count, seats, options, threads, reward)


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
