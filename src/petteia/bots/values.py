"""Learned values: a small net that says how likely each seat is to win, and with how many points it ends.

It reads what the encoder sees (`State.tensor`) and what the game's evaluator looks at (`Game.survey_into`),
from one seat's side, in a world that this seat may think in. The evaluator's features also go straight to
the output, so that a net that has learnt nothing judges as the evaluator does. numpy runs it; training is in
`petteia.learn`.
"""

from __future__ import annotations

import io
import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from petteia.extras import MissingExtraError, need
from petteia.kernel import Floats, Game, OptionError, PetteiaError, State, floats
from petteia.kernel.cells import write_floats

FORMAT = 1
ARRAYS = ("shift", "scale", "w1", "b1", "w2", "b2", "w3", "b3", "skip", "units")
LEAD = 0.02  # what a lead of one unit of points adds to a win share: it decides where winning does not
FOLDER = Path(__file__).parent / "weights"


class WeightsError(PetteiaError):
    """A file of weights that cannot be read, or that belongs to another game or to other features."""


@dataclass(frozen=True)
class Shape:
    """What goes into a net of a game and what comes out, by the number of places."""

    seats: int
    tensor: int
    features: int
    """Of one seat."""
    parts: int

    @classmethod
    def of(cls, game: Game) -> Shape:
        """The shape for a game as it is now."""
        tensor = sum(field.size for field in game.tensor_fields)
        return cls(game.seats[-1], tensor, len(game.features), len(game.score_parts))

    @property
    def inputs(self) -> int:
        """Numbers that are read."""
        return self.tensor + self.seats * self.features

    @property
    def outputs(self) -> int:
        """Numbers that come out: per seat win and points and parts, and how many rounds are left."""
        return self.seats * (2 + self.parts) + 1


def fingerprint(game: Game) -> dict[str, Any]:
    """What the features of a game are: two games with the same can use the same weights."""
    return {
        "game": game.id,
        "seats": game.seats[-1],
        "tensor": [[field.name, field.size] for field in game.tensor_fields],
        "features": [name for name, _ in game.features],
        "parts": list(game.score_parts),
    }


class Eye:
    """Writes what a net reads of positions."""

    def __init__(self, game: Game) -> None:
        """For positions of any table of this game."""
        self._np = need("numpy", "a learned value", "learn")
        self.game = game
        self.shape = Shape.of(game)
        self._room: Floats = floats(self.shape.seats * self.shape.features)

    def look(self, states: Sequence[State], viewer: int) -> Any:
        """The rows of some positions of one table, seen by a seat; the seats come in order from it on."""
        shape = self.shape
        n, width = shape.tensor, shape.features
        rows = self._np.zeros((len(states), shape.inputs), self._np.float32)
        room = self._room
        for row, state in zip(rows, states, strict=True):
            state.tensor_into(row[:n], viewer)
            self.game.survey_into(state, room)
            write_floats(row[n:], room)
        seats = states[0].seats if states else 0
        rows[:, n + seats * width :] = 0  # left there by a larger table
        if viewer:
            part = rows[:, n : n + seats * width].reshape(len(states), seats, width)
            rows[:, n : n + seats * width] = self._np.roll(part, -viewer, axis=1).reshape(len(states), -1)
        return rows


@dataclass(frozen=True)
class Judgement:
    """What a net says of some positions; the seats stand in order from the viewer on."""

    wins: Any
    """positions x seats: how likely each is to win; tied wins count in parts."""
    odds: Any
    """positions x seats: the logarithm of the odds of that, which tells also hopeless positions apart."""
    points: Any
    """positions x seats: points at the end."""
    parts: Any
    """positions x seats x parts: the parts of the points."""
    left: Any
    """positions: rounds that are still to come, in games that count rounds up to a number."""


class Net:
    """The weights of a learned value, ready to judge."""

    def __init__(self, arrays: Mapping[str, Any], card: Mapping[str, Any]) -> None:
        """``arrays`` are those named in `ARRAYS`; ``card`` says what they are and where they come from."""
        np = self._np = need("numpy", "a learned value", "learn")
        self.arrays = {name: np.asarray(arrays[name], np.float32) for name in ARRAYS}
        self.card = dict(card)
        given = self.card["features"]
        tensor = sum(size for _, size in given["tensor"])
        self.shape = Shape(given["seats"], tensor, len(given["features"]), len(given["parts"]))
        if (
            self.arrays["w1"].shape[0] != self.shape.inputs
            or self.arrays["w3"].shape[1] != self.shape.outputs
        ):
            raise WeightsError("the weights have another size than their card says")

    @cached_property
    def _first(self) -> tuple[Any, Any, Any]:
        """The first layer and the way past it for rows as they come, and the first layer's bias."""
        a, np = self.arrays, self._np
        weights = a["w1"] * a["scale"][:, None]
        bias = a["b1"] - (a["shift"] * a["scale"]) @ a["w1"]
        own = slice(self.shape.tensor, self.shape.tensor + self.shape.features)
        return weights, bias, np.ascontiguousarray(a["skip"] * a["scale"][own])

    def judge(self, rows: Any, seats: int) -> Judgement:
        """Judge rows that an `Eye` has written, of tables with so many seats."""
        np, a, shape = self._np, self.arrays, self.shape
        weights, bias, skip = self._first
        count = len(rows)
        hidden = np.maximum(self._layer(rows, weights) + bias, 0)
        hidden = np.maximum(hidden @ a["w2"] + a["b2"], 0)
        out = hidden @ a["w3"] + a["b3"]
        features = rows[:, shape.tensor :].reshape(count, shape.seats, shape.features)[:, :seats]
        logits = out[:, :seats] + features @ skip
        logits -= logits.max(axis=1, keepdims=True)
        powers = np.exp(logits)
        whole = powers.sum(axis=1, keepdims=True)
        odds = logits - np.log(np.maximum(whole - powers, 1e-30))
        total, *units = a["units"]
        first = 2 * shape.seats
        parts = out[:, first : first + shape.seats * shape.parts].reshape(count, shape.seats, shape.parts)
        return Judgement(
            powers / whole,
            odds,
            features[:, :, 0] + total * out[:, shape.seats : shape.seats + seats],
            parts[:, :seats] * np.asarray(units[:-1]),
            out[:, -1] * units[-1],
        )

    def _layer(self, rows: Any, weights: Any) -> Any:
        """``rows @ weights``; where the rows are much alike, by what each differs from the first."""
        np = self._np
        if len(rows) < 4:
            return rows @ weights
        apart = rows != rows[0]
        places = np.flatnonzero(apart.any(axis=0))
        if 3 * len(places) > rows.shape[1]:
            return rows @ weights
        return rows[0] @ weights + (rows[:, places] - rows[0, places]) @ weights[places]

    def fits(self, game: Game) -> bool:
        """Whether the features of a game are still those that the net has learnt with."""
        return bool(self.card["features"] == fingerprint(game))

    def check(self, game: Game) -> None:
        """WeightsError unless the net fits a game."""
        if not self.fits(game):
            of = self.card["features"].get("game")
            raise WeightsError(
                f"these weights are for {of!r} with other features, and do not fit {game.id!r} as it is now"
            )

    def save(self, path: Path, half: bool = False) -> None:
        """Write the weights, with ``half`` the precision where that does; never a part of a file."""
        draft = path.with_name(path.name + ".part")
        draft.write_bytes(self.as_bytes(half))
        draft.replace(path)

    def as_bytes(self, half: bool = False) -> bytes:
        """What a file of these weights holds."""
        np = self._np
        small = {name: a.astype(np.float16) if half and a.ndim == 2 else a for name, a in self.arrays.items()}
        card = np.frombuffer(json.dumps(self.card, ensure_ascii=False).encode(), np.uint8)
        room = io.BytesIO()
        np.savez(room, card=card, **small)
        return room.getvalue()

    @classmethod
    def load(cls, source: Path | bytes) -> Net:
        """Read weights; nothing in such a file is ever run. WeightsError if it is none."""
        np = need("numpy", "a learned value", "learn")
        try:
            with np.load(
                io.BytesIO(source) if isinstance(source, bytes) else source, allow_pickle=False
            ) as file:
                card = json.loads(file["card"].tobytes())
                if card.get("format") != FORMAT:
                    raise WeightsError(f"weights of format {card.get('format')!r}, expected {FORMAT}")
                return cls({name: file[name] for name in ARRAYS}, card)
        except OSError as error:
            raise WeightsError(f"weights cannot be read: {error}") from None
        except (KeyError, ValueError, AttributeError) as error:
            raise WeightsError(f"no weights of a value: {error}") from None


class Values:
    """Judges positions of one table by a net; takes the place of `plain.Judge`.

    A seat's worth is how likely it is to win, with a little for the points by which it leads.
    """

    important = 0.4  # in logarithms of odds: from an even chance to three in five

    def __init__(self, net: Net, eye: Eye) -> None:
        """The net must fit the eye's game."""
        self._net = net
        self._eye = eye
        self._unit = float(net.arrays["units"][0])

    def judge(self, states: Sequence[State], viewer: int) -> tuple[list[list[float]], list[list[float]]]:
        """By position and seat: win shares, and points at the end. A finished game is judged as it ended."""
        seats = states[0].seats
        found = self._net.judge(self._eye.look(states, viewer), seats)
        wins, points = found.wins.tolist(), found.points.tolist()
        for place, state in enumerate(states):
            if viewer:
                wins[place] = wins[place][-viewer:] + wins[place][:-viewer]
                points[place] = points[place][-viewer:] + points[place][:-viewer]
            if state.decider is None:
                result = state.result()
                assert result is not None
                winners = result.winners
                wins[place] = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
                points[place] = [float(score.total) for score in state.scores()]
        return wins, points

    def worth(self, state: State, seat: int) -> float:
        """What a position is worth to the seat that looks."""
        return self.worth_of([state], seat)[0]

    def worths_of(self, states: Sequence[State], viewer: int) -> list[list[float]]:
        """What each position is worth to each seat: its chance to win, and a little for its lead."""
        if not states:
            return []
        unit = LEAD / self._unit
        return [
            [win + unit * lead for win, lead in zip(wins, _leads(points), strict=True)]
            for wins, points in zip(*self.judge(states, viewer), strict=True)
        ]

    def worth_of(self, states: Sequence[State], seat: int) -> list[float]:
        """What each position is worth to the seat that looks: the logarithm of its odds to win, by which it
        plays on as well where it can hardly win any more, or hardly lose.
        """
        if not states:
            return []
        found = self._net.judge(self._eye.look(states, seat), states[0].seats)
        out: list[float] = (found.odds[:, 0] + LEAD / self._unit * _lead_of_first(found.points)).tolist()
        for place, state in enumerate(states):
            if state.decider is None:
                (wins,), (points,) = self.judge([state], seat)
                win = min(max(wins[seat], 1e-9), 1 - 1e-9)
                out[place] = math.log(win / (1 - win)) + LEAD / self._unit * _leads(points)[seat]
        return out


def _lead_of_first(points: Any) -> Any:
    """By how much the first of several columns is above the greatest other."""
    return points[:, 0] - points[:, 1:].max(axis=1)


def _leads(points: list[float]) -> list[float]:
    """By how much each is above the greatest of the others."""
    top = sorted(points)
    return [mine - (top[-1] if mine < top[-1] else top[-2]) for mine in points]


@lru_cache(maxsize=8)
def _loaded(path: str, changed: int) -> Net:
    return Net.load(Path(path))


def net_at(path: str) -> Net:
    """The net in a file; read again only if the file has changed."""
    try:
        return _loaded(path, Path(path).stat().st_mtime_ns)
    except OSError as error:
        raise OptionError("net", path, f"a file of weights ({error.strerror})") from None


def standing(game: Game, edition: str | None = None) -> str:
    """How the weights that travel with the package stand to a game with an edition, given by its digest.

    Empty if they were made for it; ``other-edition`` and ``other-rules`` if they are used although they were
    learnt with others; ``none`` if the hand-made evaluator plays, because there are no weights that fit, or
    no numpy to run them.
    """
    try:
        net = shipped(game)
    except MissingExtraError:
        net = None
    if net is None:
        return "none"
    if net.card["rules"] != game.rules_version:
        return "other-rules"
    here = game.default_edition().digest if edition is None else edition
    return "" if net.card["edition"] == here else "other-edition"


def shipped(game: Game) -> Net | None:
    """The weights that travel with the package, if there are any for this game and its features."""
    path = FOLDER / f"{game.id}.npz"
    if not path.is_file():
        return None
    net = net_at(str(path))
    return net if net.fits(game) else None
