"""Curves of a run and reliability of its win shares, as SVG, where the libraries that draw are installed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from petteia.arena import charts
from petteia.bots.values import Net
from petteia.extras import MissingExtraError

from .nets import is_held_out

if TYPE_CHECKING:
    from .training import Run

BINS = 10


def reliability(net: Net, data: Mapping[str, Any]) -> dict[str, Any]:
    """How well win shares were foretold: the Brier score, that of equal shares, and what happened where
    a share was foretold, in tenths.

    The Brier score is the mean square of what was foretold for a seat less what it won (0 or 1, tied wins in
    parts).
    """
    said: list[Any] = []
    won: list[Any] = []
    equal: list[Any] = []
    for seats in np.unique(data["seats"]):
        some = np.flatnonzero(data["seats"] == seats)
        for at in range(0, len(some), 4096):
            pick = some[at : at + 4096]
            rows = np.asarray(data["rows"][pick], np.float32)
            said.append(net.judge(rows, int(seats)).wins.reshape(-1))
            won.append(data["wins"][pick, : int(seats)].reshape(-1))
            equal.append(np.full(len(pick) * int(seats), 1 / seats))
    foretold, happened, alike = map(np.concatenate, (said, won, equal))
    places = np.minimum((foretold * BINS).astype(int), BINS - 1)
    bins = [
        {
            "said": round(float(foretold[places == place].mean()), 4),
            "happened": round(float(happened[places == place].mean()), 4),
            "n": int((places == place).sum()),
        }
        for place in range(BINS)
        if (places == place).any()
    ]
    return {
        "positions": len(data["rows"]),
        "brier": round(float(((foretold - happened) ** 2).mean()), 4),
        "brier of equal shares": round(float(((alike - happened) ** 2).mean()), 4),
        "bins": bins,
    }


def learning(generations: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The error after each epoch of all generations, one after the other."""
    rows: list[dict[str, Any]] = []
    at = 0
    for report in generations:
        for entry in report["curve"]:
            rows += [
                {"at": at, "value": entry[name], "name": name}
                for name in ("trained", "held out")
                if name in entry
            ]
            at += 1
    return rows


def write(into: Path, run: Run) -> list[str]:
    """Write the plots of a run into its folder; returns their names, none without the libraries."""
    from .training import write_whole

    rows = learning(run.done)
    data = run.examples(len(run.done) - 1)
    held = {name: array[is_held_out(data)] for name, array in data.items()}
    try:
        drawn = {"learning.svg": charts.draw(charts.lines(rows, "epoch", "cross-entropy of the win shares"))}
        if len(held["rows"]):
            drawn["reliability.svg"] = charts.draw(reliability_plot(reliability(Net.load(run.best), held)))
    except MissingExtraError:
        return []
    for name, text in drawn.items():
        write_whole(into / name, text.encode())
    return list(drawn)


def reliability_plot(found: Mapping[str, Any]) -> Any:
    """What happened over what was said, beside the diagonal of a perfect prophet."""
    rows = [{"at": one["said"], "value": one["happened"], "name": "this net"} for one in found["bins"]]
    rows += [{"at": at, "value": at, "name": "perfect"} for at in (0.0, 1.0)]
    return charts.lines(rows, "win share foretold", "win share that came", zero=True)
