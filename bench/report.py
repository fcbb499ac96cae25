"""The table of figures: targets, lines for people, and the page docs/performance.md."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from petteia.texts import Texts

PAGE = Path(__file__).parents[1] / "docs" / "performance.md"
BEGIN = "<!-- The figures from here on are written by `make bench`. -->"
END = "<!-- Here the figures end. -->"

REFERENCE = "catanatron"
"""The peer that targets are measured by."""
TITLES = {
    "stepped": "stepped from Python",
    "rollouts": "native rollouts",
    "batch": "batch, one thread",
    "batch2": "batch, two threads",
}
TARGETS: dict[str, dict[str, float]] = {
    "stepped": {"olympos": 18, "elysium": 12, "delphi": 8},
    "rollouts": {"olympos": 80, "elysium": 30, "delphi": 15},
    "batch": {"olympos": 6, "elysium": 5, "delphi": 3},
    "copies": {"olympos": 2e6, "elysium": 2e6, "delphi": 2e6},
}
"""What is to be reached: times the reference's decisions a second; copies a second."""

POSITIONS = 5
"""How many times as many positions bots are to judge in a second as in 0.1.0."""

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")


def reached(way: str, game: str, value: float | None) -> bool | None:
    """Whether a target is reached; None where there is none, or nothing to measure it by."""
    target = TARGETS.get(way, {}).get(game)
    return None if target is None or value is None else value >= target


def machine_words(machine: dict[str, str]) -> str:
    """The machine as a sentence's part: ``two cores of an AMD EPYC``, without any name or path of it."""
    cores = os.cpu_count() or 1
    number = _NUMBERS[cores] if cores < len(_NUMBERS) else str(cores)
    return f"{number} {'core' if cores == 1 else 'cores'} ({machine['processor']}), {machine['system']}"


def tables(report: dict[str, Any], texts: Texts) -> list[list[list[str]]]:
    """All tables of the report, each a list of rows, the first of which is the head."""
    games = report["engine"]
    out = [_targets(games, texts), _rates(games, texts), _choices(games, texts)]
    if report["peers"]:
        out.append(_peers(report["peers"]))
    if report.get("positions"):
        out.append(_positions(report["positions"], texts))
    if report.get("environments"):
        out.append(_environments(report["environments"]))
    return [table for table in out if len(table) > 1]


def _head(games: Sequence[dict[str, Any]], texts: Texts, first: str) -> list[str]:
    return [first, *(texts.title(found["game"]) for found in games)]


def _targets(games: Sequence[dict[str, Any]], texts: Texts) -> list[list[str]]:
    rows = [_head(games, texts, f"decisions, times {REFERENCE}'s")]
    for way, title in TITLES.items():
        if any(found["ways"][way]["times"] is not None for found in games):
            rows.append(
                [title, *(_times(way, found["game"], found["ways"][way]["times"]) for found in games)]
            )
    rows.append(["copies a second", *(_copies(found["game"], found["copies_per_second"]) for found in games)])
    return rows


def _times(way: str, game: str, value: float | None) -> str:
    text = "-" if value is None else f"{value:.1f}"
    verdict = reached(way, game, value)
    if verdict is None:
        return text
    return f"{text} ({'reached' if verdict else 'missed'}: {TARGETS[way][game]:g})"


def _copies(game: str, value: float) -> str:
    text = f"{value / 1e6:.2f} M"
    verdict = reached("copies", game, value)
    if verdict is None:
        return text
    return f"{text} ({'reached' if verdict else 'missed'}: {TARGETS['copies'][game] / 1e6:g} M)"


def _rates(games: Sequence[dict[str, Any]], texts: Texts) -> list[list[str]]:
    rows = [_head(games, texts, "decisions a second")]
    for way, title in TITLES.items():
        rows.append([title, *(f"{found['ways'][way]['decisions_per_second']:,.0f}" for found in games)])
    return rows


def _choices(games: Sequence[dict[str, Any]], texts: Texts) -> list[list[str]]:
    rows = [_head(games, texts, f"only decisions with two answers or more, times {REFERENCE}'s")]
    for way, title in TITLES.items():
        values = [found["ways"][way]["times_choices"] for found in games]
        if any(value is not None for value in values):
            rows.append([title, *("-" if value is None else f"{value:.1f}" for value in values)])
    return rows


def _peers(peers: Sequence[dict[str, Any]]) -> list[list[str]]:
    rows = [["peer", "decisions a second", "with two answers or more", "copies a second"]]
    for peer in peers:
        pace = peer["play"]
        rows.append([
            f"{peer['peer']} {peer['version']}", f"{pace['decisions_per_second']:,.0f}",
            f"{pace['choices_per_second']:,.0f}", f"{peer['copies_per_second']:,.0f}",
        ])  # fmt: skip
    return rows


def _positions(rows: Sequence[dict[str, Any]], texts: Texts) -> list[list[str]]:
    out = [["positions that a bot judges a second", "now", "in 0.1.0", "times"]]
    for row in rows:
        what = f"{texts.title(row['game'])}, {row['seats']} seats, {row['bot']}"
        verdict = "reached" if row["ratio"] >= POSITIONS else "missed"
        times = f"{row['ratio']:.1f} ({verdict}: {POSITIONS:g})"
        out.append([what, f"{row['now']:,.0f}", f"{row['then']:,.0f}", times])
    return out


def _environments(rows: Sequence[dict[str, Any]]) -> list[list[str]]:
    return [
        ["environment", "interface", "steps a second"],
        *([row["name"], row["interface"], f"{row['steps_per_second']:,.0f}"] for row in rows),
    ]


def lines(report: dict[str, Any], texts: Texts) -> list[str]:
    """The tables for a terminal."""
    out: list[str] = []
    for table in tables(report, texts):
        widths = [max(len(row[column]) for row in table) for column in range(len(table[0]))]
        out.append("")
        for row in table:
            first, *rest = zip(row, widths, strict=True)
            out.append("  ".join([first[0].ljust(first[1]), *(text.rjust(width) for text, width in rest)]))
    return out


def page_lines(report: dict[str, Any], texts: Texts) -> list[str]:
    """The tables for the page, with the sentence that says how they came about."""
    machine = report["machine"]
    engine = f"Petteia {machine['petteia']}, {machine['engine']} engine, {machine['python']}"
    how = f"{report['rounds']} rounds of {report['seconds']:g} s for each figure, {report['seats']} seats"
    out = [f"{engine}, on {report['where']}; {how}."]
    for table in tables(report, texts):
        out.append("")
        head, *rows = table
        out.append(_row(head))
        out.append(_row(["---", *(["---:"] * (len(head) - 1))]))
        out += map(_row, rows)
    return out


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def write_page(report: dict[str, Any], path: Path | None = None) -> None:
    """Write the figures between the page's marks; ValueError if it has none."""
    path = path or PAGE
    text = path.read_text(encoding="utf-8")
    if text.count(BEGIN) != 1 or text.count(END) != 1:
        raise ValueError(f"{path.name} needs one line {BEGIN!r} and one line {END!r}")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    body = "\n".join(page_lines(report, Texts("en")))
    path.write_text(f"{before}{BEGIN}\n\n{body}\n\n{END}{after}", encoding="utf-8")
