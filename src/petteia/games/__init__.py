"""The games, found by id. Each is loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module

from petteia.kernel import Game, OptionError, Record

_MODULES = {
    "olympos": "petteia.games.olympos",
    "elysium": "petteia.games.elysium",
    "delphi": "petteia.games.delphi",
}


class _Registry(Mapping[str, Game]):
    """Game ids in their order; a game's module (which defines ``GAME``) is imported on first use."""

    def __getitem__(self, name: str) -> Game:
        game = import_module(_MODULES[name]).GAME
        assert isinstance(game, Game)
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(_MODULES)

    def __len__(self) -> int:
        return len(_MODULES)


GAMES: Mapping[str, Game] = _Registry()


def game(name: str) -> Game:
    """The game with this id; OptionError, naming the games there are, if there is none."""
    if name not in list(_MODULES):  # a list: what is no text, and cannot be hashed, is refused as well
        raise OptionError("game", name, f"one of {', '.join(_MODULES)}")
    return GAMES[name]


Record.finder = game
