"""The net in training: how it begins, what it is taught, and a trainer that needs numpy only.

`torch_trainer` does the same on a GPU; both return the same arrays.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from petteia.bots.values import FORMAT, Net, Shape, fingerprint
from petteia.kernel import Game

Arrays = dict[str, Any]
TRAINED = ("w1", "b1", "w2", "b2", "w3", "b3", "skip")


@dataclass(frozen=True)
class Lesson:
    """How a net is trained."""

    rate: float = 1e-3
    batch: int = 1024
    epochs: int = 6
    most: int = 4000
    """Steps in all: with many examples there are fewer epochs."""
    decay: float = 0.3
    """Weights of the first two layers shrink by this times the rate in each step."""
    soft: float = 0.5
    """The share of the later verdicts in what is taught, beside the results themselves."""
    frozen: tuple[str, ...] = ()
    """Arrays that are not trained: with ``skip`` the evaluator's word stays as it is."""
    points: float = 0.2
    parts: float = 0.05
    left: float = 0.05
    """What the other outputs count beside the win shares."""
    seconds: float = 1e9
    """Training ends after this time at the latest, with the best so far."""


def epochs_of(lesson: Lesson, per_epoch: int) -> int:
    """How many epochs of so many steps there are."""
    return max(1, min(lesson.epochs, round(lesson.most / per_epoch)))


def begin(game: Game, sizes: tuple[int, int] = (256, 64), seed: int = 0, blind: Collection[str] = ()) -> Net:
    """A net that has learnt nothing: it judges by the hand-made evaluator. It never sees the tensor's fields
    that are named in ``blind``.
    """
    shape = Shape.of(game)
    rng = np.random.default_rng(seed)
    first, second = sizes

    def matrix(rows: int, columns: int, size: float) -> Any:
        return (rng.standard_normal((rows, columns)) * size).astype(np.float32)

    scale = np.ones(shape.inputs, np.float32)
    place = 0
    for field in game.tensor_fields:
        size = 0.0 if field.name in blind else 1 / max(1.0, abs(field.low), abs(field.high))
        scale[place : place + field.size] = size
        place += field.size
    arrays = {
        "shift": np.zeros(shape.inputs, np.float32),
        "scale": scale,
        # About 150 inputs are not 0.
        "w1": matrix(shape.inputs, first, (2 / 150) ** 0.5) * (scale > 0)[:, None],
        "b1": np.zeros(first, np.float32),
        "w2": matrix(first, second, (2 / first) ** 0.5),
        "b2": np.zeros(second, np.float32),
        "w3": np.zeros((second, shape.outputs), np.float32),
        "b3": np.zeros(shape.outputs, np.float32),
        "skip": np.array([weight for _, weight in game.features], np.float32) / 8,
        "units": np.ones(2 + shape.parts, np.float32),
    }
    card = {
        "format": FORMAT,
        "features": fingerprint(game),
        "rules": game.rules_version,
        "edition": game.default_edition().digest,
        "history": [],
    }
    return Net(arrays, card)


def measure_inputs(net: Net, data: Mapping[str, Any]) -> Net:
    """A new net with units fitted to examples: features around 0 with spread 1, points and parts likewise."""
    shape, arrays = net.shape, {name: array.copy() for name, array in net.arrays.items()}
    some = np.asarray(data["rows"][:20000], np.float32)
    seats = data["seats"][:20000]
    here = (np.arange(shape.seats)[None, :] < seats[:, None]).reshape(-1)
    features = some[:, shape.tensor :].reshape(-1, shape.features)[here]
    middle, spread = features.mean(axis=0), np.maximum(features.std(axis=0), 0.05)
    skip = arrays["skip"] / arrays["scale"][shape.tensor : shape.tensor + shape.features]
    arrays["shift"][shape.tensor :] = np.tile(middle, shape.seats)
    arrays["scale"][shape.tensor :] = np.tile(1 / spread, shape.seats)
    arrays["skip"] = skip * spread
    arrays["w1"][shape.tensor :] *= 0.3
    gain = (data["points"][:20000] - data_points(shape, some)).reshape(-1)[here]
    parts = np.asarray(data["parts"][:20000], np.float32).reshape(-1, shape.parts)[here]
    left = data["left"][:20000]
    arrays["units"] = np.concatenate(
        [[max(0.5, gain.std())], np.maximum(0.2, parts.std(axis=0)), [max(0.05, left.std())]]
    ).astype(np.float32)
    # How far apart the evaluator's features drive win shares: fitted on the spot, one number.
    arrays["skip"] *= _sharpness(net.shape, arrays, data)
    return Net(arrays, net.card)


def shrunk(net: Net, share: float) -> Net:
    """The same net, but only a share of what it adds to the evaluator's word on who wins."""
    arrays = {name: array.copy() for name, array in net.arrays.items()}
    arrays["w3"][:, : net.shape.seats] *= share
    arrays["b3"][: net.shape.seats] *= share
    return Net(arrays, net.card)


def data_points(shape: Shape, rows: Any) -> Any:
    """The points so far of all seats, as the features tell them."""
    features = np.asarray(rows[:, shape.tensor :], np.float32)
    return features.reshape(len(rows), shape.seats, shape.features)[:, :, 0]


def _sharpness(shape: Shape, arrays: Arrays, data: Mapping[str, Any]) -> float:
    some = {name: array[:20000] for name, array in data.items()}
    batch = prepared(shape, arrays, some)
    own = batch["x"][:, shape.tensor :].reshape(-1, shape.seats, shape.features) @ arrays["skip"]
    losses = {}
    for factor in (0.1, 0.2, 0.35, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 5.0):
        log = _log_softmax(own * factor, batch["here"])
        losses[factor] = float(-(batch["wins"] * log).sum(axis=1).mean())
    return min(losses, key=lambda factor: losses[factor])


def prepared(shape: Shape, arrays: Arrays, data: Mapping[str, Any], soft: float = 0.0) -> Arrays:
    """Examples as the net is taught them, in its units."""
    rows = np.asarray(data["rows"], np.float32)
    seats = np.asarray(data["seats"])
    units = arrays["units"]
    now = data_points(shape, rows)
    return {
        "x": (rows - arrays["shift"]) * arrays["scale"],
        "here": (np.arange(shape.seats)[None, :] < seats[:, None]).astype(np.float32),
        "wins": ((1 - soft) * data["wins"] + soft * data["soft"]).astype(np.float32),
        "points": ((data["points"] - now) / units[0]).astype(np.float32),
        "parts": (np.asarray(data["parts"], np.float32) / units[1:-1]).astype(np.float32),
        "left": (np.asarray(data["left"], np.float32) / units[-1]).astype(np.float32),
    }


def _log_softmax(logits: Any, here: Any) -> Any:
    """Over the seats that play; 0 at the others."""
    shut = np.where(here > 0, logits, -1e9)
    shut = shut - shut.max(axis=1, keepdims=True)
    log = shut - np.log((np.exp(shut) * here).sum(axis=1, keepdims=True))
    return np.where(here > 0, log, 0.0)


def loss_and_gradients(
    shape: Shape, p: Arrays, batch: Arrays, lesson: Lesson, want: bool = True
) -> tuple[float, float, Arrays]:
    """The loss of a batch, its part from the win shares, and the gradients of all trained arrays."""
    x, here = batch["x"], batch["here"]
    count, seats, parts = len(x), shape.seats, shape.parts
    a1 = x @ p["w1"] + p["b1"]
    h1 = np.maximum(a1, 0)
    a2 = h1 @ p["w2"] + p["b2"]
    h2 = np.maximum(a2, 0)
    out = h2 @ p["w3"] + p["b3"]
    own = x[:, shape.tensor :].reshape(count, seats, shape.features)
    log = _log_softmax(out[:, :seats] + own @ p["skip"], here)
    crowd = here.sum(axis=1, keepdims=True)
    share = here / crowd
    first = 2 * seats
    d_points = (out[:, seats:first] - batch["points"]) * share
    d_parts = (out[:, first:-1].reshape(count, seats, parts) - batch["parts"]) * share[:, :, None] / parts
    d_left = out[:, -1] - batch["left"]
    wins = float(-(batch["wins"] * log).sum(axis=1).mean())
    loss = (
        wins
        + lesson.points * float((d_points * (out[:, seats:first] - batch["points"])).sum(axis=1).mean())
        + lesson.parts
        * float(
            (d_parts * (out[:, first:-1].reshape(count, seats, parts) - batch["parts"]))
            .sum(axis=(1, 2))
            .mean()
        )
        + lesson.left * float((d_left**2).mean())
    )
    if not want:
        return loss, wins, {}
    back = np.empty_like(out)
    # The win shares of an example add up to 1, so this is the gradient of the cross-entropy.
    d_logits = np.exp(log) * here - batch["wins"]
    back[:, :seats] = d_logits
    back[:, seats:first] = 2 * lesson.points * d_points
    back[:, first:-1] = 2 * lesson.parts * d_parts.reshape(count, -1)
    back[:, -1] = 2 * lesson.left * d_left
    back /= count
    g2 = (back @ p["w3"].T) * (a2 > 0)
    g1 = (g2 @ p["w2"].T) * (a1 > 0)
    return (
        loss,
        wins,
        {
            "w3": h2.T @ back,
            "b3": back.sum(axis=0),
            "w2": h1.T @ g2,
            "b2": g2.sum(axis=0),
            "w1": x.T @ g1,
            "b1": g1.sum(axis=0),
            "skip": np.einsum("ns,nsf->f", d_logits, own, optimize=True) / count,
        },
    )


def is_held_out(data: Mapping[str, Any]) -> Any:
    """Which examples belong to games that are kept from training."""
    from .selfplay import HELD_OUT

    return np.asarray(data["game"]) % HELD_OUT == 0


def wins_loss(net: Net, data: Mapping[str, Any]) -> float:
    """The cross-entropy of the win shares with how games ended."""
    total = 0.0
    for at in range(0, len(data["rows"]), 8192):
        part = {name: array[at : at + 8192] for name, array in data.items()}
        batch = prepared(net.shape, net.arrays, part)
        total += loss_and_gradients(net.shape, net.arrays, batch, Lesson(), want=False)[1] * len(batch["x"])
    return total / max(1, len(data["rows"]))


def train(
    net: Net,
    data: Mapping[str, Any],
    lesson: Lesson,
    seed: int = 0,
    tell: Callable[[str], None] = lambda text: None,
) -> tuple[Net, list[dict[str, float]]]:
    """Train with Adam on all examples but the held-out games; the net of the best epoch by those, and what
    was seen after each epoch (the first entry is the net as it came).
    """
    shape = net.shape
    held = is_held_out(data)
    inside = np.flatnonzero(~held)
    kept = {name: array[held] for name, array in data.items()}
    rng = np.random.default_rng(seed)
    p = {name: net.arrays[name].copy() for name in TRAINED}
    moments = {name: (np.zeros_like(p[name]), np.zeros_like(p[name])) for name in TRAINED}
    curve = [{"epoch": 0, "held out": wins_loss(net, kept)}]
    best, best_net = curve[0]["held out"], net
    per_epoch = max(1, len(inside) // lesson.batch)
    epochs = epochs_of(lesson, per_epoch)
    steps = epochs * per_epoch
    step = 0
    begun = time.monotonic()
    for epoch in range(1, epochs + 1):
        order = rng.permutation(inside)
        seen = 0.0
        for turn in range(per_epoch):
            pick = np.sort(order[turn * lesson.batch : (turn + 1) * lesson.batch])
            part = {name: array[pick] for name, array in data.items()}
            batch = prepared(shape, net.arrays, part, lesson.soft)
            _, wins, gradients = loss_and_gradients(shape, p, batch, lesson)
            seen += wins
            step += 1
            for name in lesson.frozen:
                del gradients[name]
            adam(p, gradients, moments, lesson, step, steps)
            if time.monotonic() - begun > lesson.seconds:
                break
        now = Net({**net.arrays, **p}, net.card)
        curve.append({"epoch": epoch, "trained": seen / max(1, turn + 1), "held out": wins_loss(now, kept)})
        tell(f"epoch {epoch}: {curve[-1]}")
        if curve[-1]["held out"] < best or not len(kept["rows"]):
            best, best_net = (
                curve[-1]["held out"],
                Net({n: a.copy() for n, a in now.arrays.items()}, net.card),
            )
        if time.monotonic() - begun > lesson.seconds:
            break
    return best_net, curve


def pace(lesson: Lesson, step: int, steps: int) -> float:
    """The rate of a step: it rises for a moment, then falls to a twentieth."""
    warm = min(1.0, step / max(1.0, min(200.0, steps / 10)))
    return float(lesson.rate * warm * (0.05 + 0.95 * 0.5 * (1 + np.cos(np.pi * min(1.0, step / steps)))))


def adam(
    p: Arrays,
    gradients: Arrays,
    moments: Mapping[str, tuple[Any, Any]],
    lesson: Lesson,
    step: int,
    steps: int,
) -> None:
    """One step of Adam with decay of the weights, in place."""
    rate = pace(lesson, step, steps)
    for name, gradient in gradients.items():
        mean, square = moments[name]
        mean += 0.1 * (gradient - mean)
        square += 0.001 * (gradient * gradient - square)
        move = (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
        if name in ("w1", "w2"):
            p[name] *= 1 - rate * lesson.decay
        p[name] -= rate * move
