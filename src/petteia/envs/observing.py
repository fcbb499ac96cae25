"""What an environment's agent sees and earns: tensors, named fields or text, masks, rewards.

All three environments observe and reward through this module, so that they agree.
"""

from __future__ import annotations

import string
from collections.abc import Mapping, Sequence
from typing import Any

from petteia import games
from petteia.compact import player_actions
from petteia.extras import need
from petteia.kernel import Game, OptionError, State, View
from petteia.many import ILLEGAL, check_reward, rewards

np = need("numpy", "an environment")
spaces = need("gymnasium.spaces", "an environment")

__all__ = ["ILLEGAL", "Observer", "check_reward", "find_game", "rewards", "view_text"]

KINDS = ("tensor", "dict", "text")
NUMBERINGS = ("all", "compact")
TEXT_LIMIT = 65536


def find_game(game: str | Game) -> Game:
    """The game itself, or the one with this id."""
    return games.game(game) if isinstance(game, str) else game


class Observer:
    """Builds observations of one kind for a game and says what space they lie in.

    ``tensor`` is one flat array; ``dict`` the same numbers as one array for each of the game's tensor fields;
    ``text`` the whole view in words, for language models. Beside it stands the mask of legal actions,
    1 for each that the agent may take now and 0 everywhere when it has nothing to decide. Actions are
    numbered by their ids (``all``), or without those that only chance takes (``compact``; see
    `petteia.compact`).
    """

    def __init__(self, game: Game, kind: str = "tensor", actions: str = "all") -> None:
        """OptionError for an unknown kind or numbering."""
        if kind not in KINDS:
            raise OptionError("observation", kind, f"one of {', '.join(KINDS)}")
        if actions not in NUMBERINGS:
            raise OptionError("actions", actions, f"one of {', '.join(NUMBERINGS)}")
        self.game = game
        self.kind = kind
        self.numbering = actions
        self.ids: Any = None
        """The id of each action, if they are numbered otherwise."""
        self.count = len(game.actions)
        """How many actions there are."""
        if actions == "compact":
            self.ids = np.array(player_actions(game).ids)
            self.count = len(self.ids)

    def action(self, number: int) -> int:
        """The id of the action with this number; -1, which is no action, if there is none."""
        number = int(number)
        if not 0 <= number < self.count:
            return -1
        return number if self.ids is None else int(self.ids[number])

    def number(self, action: int) -> int:
        """The number of the action with this id."""
        return action if self.ids is None else player_actions(self.game).number(action)

    def space(self) -> Any:
        """A new space for the observations, mask included."""
        fields = self.game.tensor_fields
        inner: Any
        if self.kind == "tensor":
            low = [field.low for field in fields for _ in range(field.size)]
            high = [field.high for field in fields for _ in range(field.size)]
            inner = spaces.Box(np.array(low, np.float32), np.array(high, np.float32), dtype=np.float32)
        elif self.kind == "dict":
            inner = spaces.Dict(
                {
                    field.name: spaces.Box(field.low, field.high, (field.size,), dtype=np.float32)
                    for field in fields
                }
            )
        else:
            inner = spaces.Text(TEXT_LIMIT, charset=string.printable)
        mask = spaces.Box(0, 1, (self.count,), dtype=np.int8)
        return spaces.Dict({"observation": inner, "action_mask": mask})

    def observe(self, state: State, seat: int) -> dict[str, Any]:
        """The observation of a seat, with the mask of what it may do."""
        return {"observation": self.view(state, seat), "action_mask": self.mask(state, seat)}

    def see(self, view: View) -> dict[str, Any]:
        """The same for whoever has a view and not the state."""
        if self.kind == "text":
            seen: Any = view_text(view.observation)[:TEXT_LIMIT]
        else:
            seen = self._formed(np.array(view.tensor, np.float32))
        return {"observation": seen, "action_mask": self._mask(view.legal)}

    def view(self, state: State, seat: int) -> Any:
        """The observation alone."""
        if self.kind == "text":
            return view_text(state.observe(seat))[:TEXT_LIMIT]
        numbers = np.empty(state.setup.tensor_size, np.float32)
        state.tensor_into(numbers, seat)
        return self._formed(numbers)

    def all_seats(self, state: State) -> Any:
        """What all seats see, one after the other, as one array: for a critic that is told everything."""
        out = np.empty((state.seats, state.setup.tensor_size), np.float32)
        for seat in range(state.seats):
            state.tensor_into(out[seat], seat)
        return out.reshape(-1)

    def all_seats_space(self, seats: int) -> Any:
        """A new space for `all_seats`."""
        low = [field.low for field in self.game.tensor_fields for _ in range(field.size)] * seats
        high = [field.high for field in self.game.tensor_fields for _ in range(field.size)] * seats
        return spaces.Box(np.array(low, np.float32), np.array(high, np.float32), dtype=np.float32)

    def _formed(self, numbers: Any) -> Any:
        if self.kind == "tensor":
            return numbers
        out = {}
        start = 0
        for field in self.game.tensor_fields:
            out[field.name] = numbers[start : start + field.size].copy()
            start += field.size
        return out

    def mask(self, state: State, seat: int) -> Any:
        """A new array: 1 for each action that the seat may take now."""
        return self._mask(state.legal() if state.decider == seat else [])

    def _mask(self, legal: list[int]) -> Any:
        mask = np.zeros(len(self.game.actions), np.int8)
        mask[legal] = 1
        return mask if self.ids is None else mask[self.ids]


def has_choice(state: State) -> bool:
    """Whether the game is over, or the seat that decides now has more than one answer."""
    return state.decider is None or len(state.legal()) > 1


def view_text(view: Mapping[str, Any]) -> str:
    """An observation as plain ASCII lines, nested things indented; short lists stay on one line."""
    lines: list[str] = []
    _write(lines, view, "")
    return "\n".join(lines)


def _write(lines: list[str], value: Mapping[str, Any] | Sequence[Any], indent: str) -> None:
    pairs = value.items() if isinstance(value, Mapping) else enumerate(value)
    for name, inner in pairs:
        if isinstance(inner, Mapping | list | tuple) and not _plain(inner):
            lines.append(f"{indent}{name}:")
            _write(lines, inner, indent + "  ")
        elif isinstance(inner, Mapping):
            parts = " ".join(f"{key}={_word(one)}" for key, one in inner.items())
            lines.append(f"{indent}{name}: {parts or '-'}")
        elif isinstance(inner, list | tuple):
            lines.append(f"{indent}{name}: {' '.join(map(_word, inner)) or '-'}")
        else:
            lines.append(f"{indent}{name}: {_word(inner)}")


def _plain(value: Mapping[str, Any] | Sequence[Any]) -> bool:
    members = value.values() if isinstance(value, Mapping) else value
    return not any(isinstance(one, Mapping | list | tuple) for one in members)


def _word(value: Any) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value).encode("ascii", "replace").decode()
