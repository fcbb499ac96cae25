"""A policy in a file: dense layers that score the actions of players. Run by numpy, nothing is pickled.

    policy = Policy(game, [(weights, biases), ...])
    policy.save("mine.npz")
    env = SeatEnv("olympos", bots="checkpoint:mine.npz")

It serves as an opponent in environments and, since it is a bot, wherever bots play.
"""

from __future__ import annotations

import hashlib
import json
import os
import zipfile
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from petteia.compact import player_actions
from petteia.extras import need
from petteia.kernel import Game, OptionError, View

np = need("numpy", "a policy")


class Policy:
    """Scores a game's player actions (`petteia.compact`) from a seat's tensor and takes the best legal one.

    Between the layers stands tanh. With ``rng``, a numpy generator, it draws by the softmax of the scores.
    """

    def __init__(self, game: Game, layers: Sequence[tuple[Any, Any]], rng: Any = None) -> None:
        """``layers`` are weights (inputs x outputs) and biases; OptionError if they do not fit the game."""
        self.game = game
        self.layers = [(np.asarray(w, np.float32), np.asarray(b, np.float32)) for w, b in layers]
        self.rng = rng
        self._ids = np.array(player_actions(game).ids)
        sizes = [w.shape for w, _ in self.layers]
        wanted = (sum(field.size for field in game.tensor_fields), len(self._ids))
        fits = all(
            len(shape) == 2 and b.shape == shape[1:] for shape, (_, b) in zip(sizes, self.layers, strict=True)
        )
        chained = fits and all(a[1] == b[0] for a, b in pairwise(sizes))
        if not sizes or not chained or (sizes[0][0], sizes[-1][1]) != wanted:
            raise OptionError("layers", sizes, f"layers from {wanted[0]} numbers to {wanted[1]} actions")

    def scores(self, observations: Any) -> Any:
        """The scores of all player actions, for one tensor or for many at once."""
        x = np.asarray(observations, np.float32)
        for number, (weights, biases) in enumerate(self.layers):
            x = (np.tanh(x) if number else x) @ weights + biases
        return x

    def pick(self, observation: Any, mask: Any) -> int:
        """The number of a legal action; ``mask`` is over player actions."""
        scores = np.where(np.asarray(mask, bool), self.scores(observation), -np.inf)
        if self.rng is None:
            return int(scores.argmax())
        chances = np.exp(scores - scores.max())
        return int(self.rng.choice(len(scores), p=chances / chances.sum()))

    def choose(self, view: View) -> int:
        """An action, as a bot."""
        mask = np.zeros(len(view.actions), bool)
        mask[view.legal] = True
        return int(self._ids[self.pick(view.tensor, mask[self._ids])])

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the policy to a file, whole or not at all; its name is taken as it is given."""
        arrays = {
            f"{kind}{n}": part
            for n, one in enumerate(self.layers)
            for kind, part in zip("wb", one, strict=True)
        }
        target = Path(path)
        draft = target.with_name(target.name + ".part")
        with draft.open("wb") as file:
            np.savez(file, header=np.array(json.dumps(header(self.game))), **arrays)
        draft.replace(target)

    @classmethod
    def load(cls, path: str | os.PathLike[str], game: Game, rng: Any = None) -> Policy:
        """Read a policy for a game; OptionError if the file is none, or for another game or other rules."""
        try:
            with Path(path).open("rb") as data, np.load(data, allow_pickle=False) as file:
                arrays = dict(file)
            found = json.loads(str(arrays["header"]))
            count = sum(name.startswith("w") for name in arrays)
            layers = [(arrays[f"w{n}"], arrays[f"b{n}"]) for n in range(count)]
        except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:
            raise OptionError("checkpoint", os.fspath(path), f"the file of a policy ({error})") from None
        wanted = header(game)
        if found != wanted:
            differs = _differences(found, wanted)
            raise OptionError("checkpoint", os.fspath(path), f"a policy for this {game.id}: {differs}")
        return cls(game, layers, rng)


def _differences(found: Any, wanted: Mapping[str, Any]) -> str:
    there = found if isinstance(found, Mapping) else {}
    return ", ".join(
        f"{key} is {there.get(key)!r} there and {value!r} here"
        for key, value in wanted.items()
        if there.get(key) != value
    )


def header(game: Game) -> dict[str, Any]:
    """What a policy has to fit: the game's rules, the layout of its tensor and its player actions."""
    fields = [[field.name, field.size] for field in game.tensor_fields]
    actions = player_actions(game)
    families = [[family.word, family.size] for family in actions.families]
    layout = hashlib.blake2b(json.dumps([fields, families]).encode(), digest_size=8).hexdigest()
    return {"petteia": "policy", "format": 1, "game": game.id, "rules": game.rules_version, "layout": layout}
