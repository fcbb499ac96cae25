"""Who sits where: people and bots, as typed on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from petteia.bots import BOTS, LEVELS, close, make
from petteia.kernel import Bot, Game
from petteia.texts import Texts

from .usage import UsageError, check_seats, whole

HUMAN = "human"
OPPONENT = "easy"  # who plays against somebody that names nobody


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table; without a bot it is a person."""

    name: str
    bot: Bot | None = None
    kind: str = HUMAN


def read_seats(text: str | None, game: Game, seed: str, texts: Texts) -> list[Player]:
    """``3`` is one person and two bots; ``Ada=human,random,Cleo=human`` says it seat by seat.

    UsageError if there are too few or too many, or if there is no such bot.
    """
    number = game.seats[0] if text is None else whole(text)
    if number is not None:
        check_seats(game, number)
        parts = [HUMAN] + [OPPONENT] * (number - 1)
    else:
        parts = split_bots(text or "")
    players = []
    for seat, part in enumerate(parts):
        name, equals, kind = part.partition("=")
        if not equals or ":" in name:  # settings of a bot may hold '=' as well: search:seconds=1
            name, kind = "", part
        if kind == HUMAN:
            players.append(Player(name or texts.seat(seat)))
        else:
            bot = make_bot(kind, f"{seed}/{seat}")
            players.append(Player(name or texts.text("cli-bot-name", number=seat + 1), bot, kind))
    check_seats(game, len(players))
    return players


def read_bots(text: str, seats: int) -> list[str]:
    """Names of bots, one for each seat, the list being repeated; UsageError if there is no such bot."""
    names = split_bots(text)
    for name in names:
        close(make_bot(name, 0))
    if len(names) > seats:
        raise UsageError("cli-usage-bots", count=len(names), seats=seats)
    return [names[seat % len(names)] for seat in range(seats)]


def split_bots(text: str) -> list[str]:
    """Entries between commas; a program's command line (``external:...``) reaches to the end."""
    head, program, command = text.partition("external:")
    parts = [part.strip() for part in head.split(",")]
    if program:
        parts[-1] += program + command
    return parts


def make_bot(name: str, seed: int | str) -> Bot:
    """The bot that a text names; UsageError if there is none."""
    kind = name.partition(":")[0]
    if kind not in {*BOTS, *LEVELS, "external"}:
        raise UsageError("cli-usage-bot", bot=name, bots=", ".join(dict.fromkeys([*BOTS, *LEVELS])))
    return make(name, seed=seed)


def names_of(players: Sequence[Player]) -> list[str]:
    """The players' names by seat."""
    return [player.name for player in players]
