"""Mistakes of a command line, told in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from petteia.games import GAMES
from petteia.kernel import Game, Option, OptionError, PetteiaError
from petteia.texts import Texts

LONGEST = 1000  # characters of something that is told; Fluent itself refuses much longer ones


class UsageError(PetteiaError):
    """Something on the command line that cannot be; named by a message of the command's catalogue."""

    def __init__(self, message: str, /, **args: Any) -> None:
        """The arguments are the message's; an argument that is an `Option` is told as what it allows."""
        self.message = message
        self.args_of_message = args
        super().__init__(self.text(Texts("en")))

    def text(self, texts: Texts) -> str:
        """What is wrong and what would be right, as one line."""
        args = {
            name: allowed(value, texts) if isinstance(value, Option) else shortened(value)
            for name, value in self.args_of_message.items()
        }
        return texts.text(self.message, **args)


def shortened(value: Any) -> Any:
    """A value as it can be told in a line: a very long text is cut."""
    return value[: LONGEST - 3] + "..." if isinstance(value, str) and len(value) > LONGEST else value


def allowed(option: Option, texts: Texts) -> str:
    """The values that an option can have."""
    choices = ", ".join(option.choices)
    if option.kind == "choice":
        return texts.text("cli-expected-choice", choices=choices)
    if option.kind == "number":
        return texts.text("cli-expected-number", low=option.low, high=option.high)
    if option.kind == "flag":
        return texts.text("cli-expected-flag")
    if option.kind == "list" and option.low == option.high:
        return texts.text("cli-expected-list-exact", count=option.low, choices=choices)
    if option.kind == "list":
        return texts.text("cli-expected-list", low=option.low, high=option.high, choices=choices)
    return option.expects


def whole(text: str) -> int | None:
    """A whole number that somebody typed, None if it is none."""
    return int(text) if text.isdecimal() and len(text) < 10 else None


def find_game(name: str) -> Game:
    """The game with this id."""
    if name not in GAMES:
        raise UsageError("cli-usage-game", name=name, games=", ".join(GAMES))
    return GAMES[name]


def read_options(game: Game, given: Sequence[str]) -> dict[str, Any]:
    """Options typed as ``name=value``."""
    out: dict[str, Any] = {}
    for one in given:
        name, equals, value = one.partition("=")
        if not equals:
            raise UsageError("cli-usage-option-form", text=one)
        if name not in game.options:
            raise UsageError(
                "cli-usage-option-name", game=game.id, option=name, options=", ".join(game.options)
            )
        option = game.options[name]
        try:
            out[name] = option.parse(value)
        except OptionError:
            raise UsageError("cli-usage-option-value", option=name, value=value, expected=option) from None
    return out


def check_seats(game: Game, number: int) -> None:
    """UsageError unless so many can play."""
    if number not in game.seats:
        low, high = game.seats[0], game.seats[-1]
        raise UsageError("cli-usage-seats", game=game.id, number=number, low=low, high=high)
