"""Reports of a tournament: JSON for programs, one self-contained HTML page for people."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from petteia.games import game as find
from petteia.kernel import Game
from petteia.texts import Texts

from . import charts

TOP = 24  # components shown in a plot: the most and the least valuable ones

_STYLE = """
:root { color-scheme: light; }
body { font: 16px/1.5 system-ui, sans-serif; color: #1b2733; background: #f6f4ef; margin: 0 auto;
  max-width: 72rem; padding: 1.5rem; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; }
section { background: #fff; border: 1px solid #ddd6c8; border-radius: 8px; padding: 0.5rem 1.25rem 1.25rem;
  margin: 1.25rem 0; overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: 0.25rem 0.5rem; border-bottom: 1px solid #eee7da; white-space: nowrap; }
th, td:first-child { white-space: normal; }
th:first-child, td:first-child { text-align: left; }
svg { max-width: 100%; height: auto; }
summary { cursor: pointer; padding: 0.25rem 0.5rem; }
p.note { color: #51606e; }
"""

_NOTE = "Every seating order was played equally often. Intervals hold the true value in 95 of 100 cases."
_COMPARISON = (
    "The mean points of seats that had it, less those of seats that had it not. This compares and names no "
    "cause: strong players may choose it, or only those who are ahead get it."
)


def write_json(path: Path, summary: dict[str, Any]) -> None:
    """Write the summary of `analysis.summary`, readable."""
    path.write_text(json.dumps(summary, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def write_html(path: Path, summary: dict[str, Any], results: Sequence[dict[str, Any]]) -> None:
    """Write the page. It holds its plots itself and loads nothing from anywhere."""
    path.write_text(page(summary, results), encoding="utf-8")


def page(summary: dict[str, Any], results: Sequence[dict[str, Any]]) -> str:
    """The whole page as text; MissingExtraError without the libraries that draw."""
    title = (
        f"{summary['game'].capitalize()}: {summary['games']} games between {len(set(summary['bots']))} bots"
    )
    told = f"Seats: {summary['seats']}. Seed: {summary['seed']}. Options: {_options(summary)}. {_NOTE}"
    body = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="note">{escape(told)}</p>',
        _section("Standings", _standings(summary)),
        _section("Ratings", _ratings(summary)),
        _section("One against one", _pairs(summary)),
        _section("Points", _points(results)),
        _section("Seat advantage", _seats(summary)),
        _section("Length of games", _length(summary, results)),
        *_turning(summary),
        *_components(summary),
    ]
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n"
        + "\n".join(body)
        + "\n</body>\n</html>\n"
    )


def _options(summary: dict[str, Any]) -> str:
    return ", ".join(f"{name}={value}" for name, value in summary["options"].items()) or "as usual"


def _section(title: str, *content: str) -> str:
    return f"<section>\n<h2>{escape(title)}</h2>\n" + "\n".join(content) + "\n</section>"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    lines = ["<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows]
    return f"<table>\n<thead><tr>{top}</tr></thead>\n<tbody>\n" + "\n".join(lines) + "\n</tbody>\n</table>"


def percent(estimate: dict[str, Any]) -> str:
    """``62.0 % (55.1 to 68.4)``."""
    return f"{estimate['value']:.1%} ({estimate['low'] * 100:.1f} to {estimate['high'] * 100:.1f})".replace(
        "%", " %", 1
    )


def number(estimate: dict[str, Any], sign: bool = False) -> str:
    """``12.3 (10.1 to 14.5)``, with ``sign`` always with its sign."""
    form = "+.1f" if sign else ".1f"
    return f"{estimate['value']:{form}} ({estimate['low']:{form}} to {estimate['high']:{form}})"


def _standings(summary: dict[str, Any]) -> str:
    rows = summary["standings"]
    table = _table(
        ["bot", "games", "wins", "ahead of the best other by", "points"],
        [
            [
                row["bot"],
                str(row["wins"]["n"]),
                percent(row["wins"]),
                number(row["margin"], True),
                number(row["points"]),
            ]
            for row in rows
        ],
    )
    chart = charts.intervals(
        [{"name": row["bot"], **row["wins"]} for row in rows], "wins", 1 / summary["seats"], True
    )
    return table + charts.draw(chart)


def _ratings(summary: dict[str, Any]) -> str:
    rows = summary["ratings"]
    if rows is None:
        return '<p class="note">openskill is not installed.</p>'
    table = _table(
        ["bot", "games", "rating", "uncertainty", "cautious rating"],
        [
            [
                row["bot"],
                str(row["n"]),
                f"{row['mu']:.2f}",
                f"{row['sigma']:.2f}",
                f"{row['ordinal']:.2f}",
            ]
            for row in rows
        ],
    )
    points = [
        {
            "name": row["bot"],
            "value": row["mu"],
            "low": row["mu"] - 1.96 * row["sigma"],
            "high": row["mu"] + 1.96 * row["sigma"],
        }
        for row in rows
    ]
    return table + charts.draw(charts.intervals(points, "rating"))


def _pairs(summary: dict[str, Any]) -> str:
    return _table(
        ["bot", "against", "meetings", "comes out ahead", "points more"],
        [
            [
                row["bot"],
                row["against"],
                str(row["ahead"]["n"]),
                percent(row["ahead"]),
                number(row["gap"], True),
            ]
            for row in summary["pairs"]
        ],
    )


def _points(results: Sequence[dict[str, Any]]) -> str:
    rows = [
        {"name": bot, "value": score}
        for result in results
        for bot, score in sorted(zip(result["bots"], result["scores"], strict=True))
    ]
    return charts.draw(charts.distribution(sorted(rows, key=lambda row: str(row["name"])), "points"))


def _seats(summary: dict[str, Any]) -> str:
    rows = summary["seat_advantage"]
    table = _table(
        ["seat", "games", "wins", "points"],
        [
            [str(row["seat"] + 1), str(row["wins"]["n"]), percent(row["wins"]), number(row["points"])]
            for row in rows
        ],
    )
    points = [{"name": f"seat {row['seat'] + 1}", **row["wins"]} for row in rows]
    return table + charts.draw(charts.intervals(points, "wins", 1 / summary["seats"], True))


def _length(summary: dict[str, Any], results: Sequence[dict[str, Any]]) -> str:
    length = summary["length"]
    words = (
        f"<p>Decisions of the players in a game: {number(length['decisions'])}, from {length['shortest']} to "
        f"{length['longest']}, in {len(results)} games. "
        f"With draws and rolls: {number(length['actions'])}.</p>"
    )
    rows = [{"name": "all games", "value": sum(result["decisions"])} for result in results]
    return words + charts.draw(charts.distribution(rows, "decisions in a game"))


_TURNING = (
    "From the analysis of every game. The shares of the results that the parts explain add up to 100 %; luck "
    "is what dice, draws and the deal brought, unforeseeable what was hidden and what the analysis saw only "
    "later. Win chances are those between equal players of the levels medium and hard. A game is decided "
    "when whoever wins leads for good; a comeback is a win after half an equal share or less. A decision "
    "matters if the best idea is a point of win chance or more ahead of the middle one."
)


def _turning(summary: dict[str, Any]) -> list[str]:
    found = summary.get("turning")
    if found is None:
        return []
    where = f"{summary['seats']} seats, edition {found['edition']}, {found['games']} games, {found['depth']}."
    shares = [{"name": name, **part} for name, part in found["shares"].items()]
    rows = [[f"explained by {one['name']}", percent(one)] for one in shares]
    rows += [
        ["size of a seat's luck, in wins", percent(found["luck"])],
        ["given away by a seat, in wins", percent(found["mistakes"])],
        ["the game is decided after", percent(found["decided"])],
        ["comebacks", percent(found["comebacks"])],
        ["changes of the lead in a game", number(found["leads"])],
        ["choices in a decision", number(found["choices"])],
        ["decisions that matter in a game", number(found["mattering"])],
    ]
    note = f'<p class="note">{escape(f"{where} {_TURNING}")}</p>'
    chart = charts.draw(charts.intervals(shares, "share of the results", 0.0, True))
    return [_section("What the games turned on", note, _table(["", "value"], rows), chart)]


def names_of(game: Game, kind: str, ids: Sequence[str]) -> dict[str, str]:
    """The components' names by their ids, with the id where several are called the same."""
    texts = Texts("en")
    known = game.components.get(kind, ())  # an owner's edition may have others
    names = {one: texts.component(game, kind, one) if one in known else one for one in ids}
    times = Counter(names.values())
    return {one: name if times[name] == 1 else f"{name} ({one})" for one, name in names.items()}


def _components(summary: dict[str, Any]) -> list[str]:
    groups: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for row in summary["components"]:
        groups.setdefault((row["kind"], row["event"]), []).append(row)
    game = find(summary["game"])
    first = game.acquisitions
    out = []
    for (kind, event), rows in sorted(groups.items(), key=lambda group: group[0][1] not in first):
        names = names_of(game, kind, [row["component"] for row in rows])
        table = _table(
            [kind, "difference", "seats with", "points with", "seats without", "points without"],
            [
                [
                    names[row["component"]],
                    number(row["difference"], True),
                    str(row["with"]["n"]),
                    number(row["with"]),
                    str(row["without"]["n"]),
                    number(row["without"]),
                ]
                for row in rows
            ],
        )
        shown = rows if len(rows) <= TOP else rows[: TOP // 2] + rows[-TOP // 2 :]
        points = [{"name": names[row["component"]], **row["difference"]} for row in shown]
        chart = charts.draw(charts.intervals(points, "points with it minus points without it", 0.0))
        note = f'<p class="note">{_COMPARISON}</p>'
        out.append(_section(f"Value of components: {kind} ({event})", note, chart, table))
        if first and event not in first:  # what was merely touched is folded away
            title = f"{kind} ({event})"
            out[-1] = f"<details>\n<summary>{escape(title)}</summary>\n{out[-1]}\n</details>"
    return out
