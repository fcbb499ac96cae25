"""The trainer of `nets` on a GPU, where torch is installed; it returns the same arrays."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

import numpy as np

from petteia.bots.values import Net

from .nets import TRAINED, Lesson, epochs_of, is_held_out, pace


def train(
    net: Net,
    data: Mapping[str, Any],
    lesson: Lesson,
    seed: int = 0,
    tell: Callable[[str], None] = lambda text: None,
) -> tuple[Net, list[dict[str, float]]]:
    """As `nets.train`."""
    torch: Any = import_module("torch")  # never installed by an extra: taken where it is there

    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(seed)
    shape = net.shape

    def put(array: Any, kind: Any = None) -> Any:
        found = torch.from_numpy(np.ascontiguousarray(array))
        return found.to(device) if kind is None else found.to(device).to(kind)

    rows = put(data["rows"])
    seats = put(data["seats"]).long()
    wins = put(data["wins"], torch.float32)
    soft = put(data["soft"], torch.float32)
    points = put(data["points"], torch.float32)
    parts = put(data["parts"], torch.float32)
    left = put(data["left"], torch.float32)
    shift, scale = put(net.arrays["shift"]), put(net.arrays["scale"])
    units = put(net.arrays["units"])
    held = is_held_out(data)
    inside = torch.from_numpy(np.flatnonzero(~held)).to(device)
    outside = torch.from_numpy(np.flatnonzero(held)).to(device)
    p = {name: put(net.arrays[name].copy()).requires_grad_(True) for name in TRAINED}
    shrinking = [p["w1"], p["w2"]]
    others = [p[name] for name in TRAINED if name not in ("w1", "w2", *lesson.frozen)]
    optimizer = torch.optim.AdamW(
        [{"params": shrinking, "weight_decay": lesson.decay}, {"params": others, "weight_decay": 0.0}],
        lr=lesson.rate,
    )
    places = torch.arange(shape.seats, device=device)[None, :]

    def losses(pick: Any, share: float) -> tuple[Any, Any]:
        raw = rows[pick].float()
        x = (raw - shift) * scale
        count = len(x)
        here = (places < seats[pick][:, None]).float()
        hidden = torch.relu(x @ p["w1"] + p["b1"])
        hidden = torch.relu(hidden @ p["w2"] + p["b2"])
        out = hidden @ p["w3"] + p["b3"]
        own = x[:, shape.tensor :].reshape(count, shape.seats, shape.features)
        now = raw[:, shape.tensor :].reshape(count, shape.seats, shape.features)[:, :, 0]
        logits = (out[:, : shape.seats] + own @ p["skip"]).masked_fill(here == 0, -1e9)
        target = (1 - share) * wins[pick] + share * soft[pick]
        win = -(target * torch.log_softmax(logits, dim=1).masked_fill(here == 0, 0.0)).sum(dim=1).mean()
        weight = here / here.sum(dim=1, keepdim=True)
        first = 2 * shape.seats
        off = out[:, shape.seats : first] - (points[pick] - now) / units[0]
        off_parts = out[:, first:-1].reshape(count, shape.seats, shape.parts) - parts[pick] / units[1:-1]
        off_left = out[:, -1] - left[pick] / units[-1]
        loss = (
            win
            + lesson.points * (off**2 * weight).sum(dim=1).mean()
            + lesson.parts * (off_parts**2 * weight[:, :, None] / shape.parts).sum(dim=(1, 2)).mean()
            + lesson.left * (off_left**2).mean()
        )
        return loss, win

    def held_out() -> float:
        if not len(outside):
            return 0.0
        total = 0.0
        with torch.no_grad():
            for at in range(0, len(outside), 16384):
                pick = outside[at : at + 16384]
                total += float(losses(pick, 0.0)[1]) * len(pick)
        return total / len(outside)

    curve: list[dict[str, float]] = [{"epoch": 0, "held out": held_out()}]
    best = curve[0]["held out"]
    best_arrays = dict(net.arrays)
    per_epoch = max(1, len(inside) // lesson.batch)
    epochs = epochs_of(lesson, per_epoch)
    steps = epochs * per_epoch
    step = 0
    begun = time.monotonic()
    for epoch in range(1, epochs + 1):
        order = inside[torch.randperm(len(inside), device=device)]
        seen = torch.zeros((), device=device)
        for turn in range(per_epoch):
            step += 1
            for group in optimizer.param_groups:
                group["lr"] = pace(lesson, step, steps)
            loss, win = losses(order[turn * lesson.batch : (turn + 1) * lesson.batch], lesson.soft)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            seen += win.detach()
        curve.append({"epoch": epoch, "trained": float(seen) / per_epoch, "held out": held_out()})
        tell(f"epoch {epoch}: {curve[-1]}")
        if curve[-1]["held out"] < best or not len(outside):
            best = curve[-1]["held out"]
            now_arrays = {name: p[name].detach().cpu().numpy().copy() for name in TRAINED}
            best_arrays = {**net.arrays, **now_arrays}
        if time.monotonic() - begun > lesson.seconds:
            break
    return Net(best_arrays, net.card), curve
