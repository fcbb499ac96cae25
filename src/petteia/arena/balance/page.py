"""The page of a study of balance, its plots and its file of figures."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from petteia.arena import charts
from petteia.games import game as find
from petteia.kernel import Game
from petteia.texts import Texts

from .figures import BAND, FAR, far, outside
from .games import GAMES_OF_A_TABLE

FOLDER = "balance"
"""Beside the page: its figures and plots."""
SHOWN = 8  # components at each end of a table

_INTRODUCTION = """\
# Balance of the default editions

Made by `make balance` from the games stored in `bench/figures/balance`; with
`python -m petteia.arena.balance play` more are played there. All figures, also of what is left out here, are
in `balance/figures.json`. In each game all seats have the same bot, so that nobody is stronger; intervals
are 95 %.

**What these figures can say.** They describe how these bots play, and no person plays like them. The bots
plan one turn of their own and judge where it leads; they make no plans over several turns, hardly deny others
anything, and take what their judgement has learnt to like. Where they misjudge a component, its value here is
wrong, and a component they never choose may be good in other hands. A value compares players who had
something with players of the same game who had not; who is ahead anyway can afford more, so that it names no
cause.

**How to read the values.** A component's value is its coefficient in a regression of the share of the win on
all components that come by the same event, and on the place at the start: what a player wins more who has it
while nobody else has, in percent of an equal share. So +10 means 55 instead of 50 percent at a table of two
and 27.5 instead of 25 at one of four. ± is the standard error. *Apart* is the distance from the mean of what
it is compared with, in standard deviations of that group; from {far:g} on a component would stand out.
"""


def write(into: Path, content: Mapping[str, Any]) -> None:
    """Write ``balance.md`` and beside it a folder with plots and figures."""
    home = into / FOLDER
    home.mkdir(parents=True, exist_ok=True)
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":")).replace('{"id":', '\n{"id":') + "\n"
    (home / "figures.json").write_text(text, encoding="utf-8")
    for name, drawn in plots(content):
        (home / name).write_text(drawn + "\n", encoding="utf-8")
    (into / "balance.md").write_text(page(content), encoding="utf-8")


def page(content: Mapping[str, Any]) -> str:
    """The page in Markdown."""
    lines = [_INTRODUCTION.format(far=FAR)]
    for name, found in content["games"].items():
        lines += _game(find(name), found)
    return "\n".join(lines).rstrip("\n") + "\n"


# ---- text ---------------------------------------------------------------------------------------


def _game(game: Game, found: Mapping[str, Any]) -> Iterable[str]:
    texts = Texts("en")
    played = sum(one["games"] for one in found["tables"])
    yield f"## {texts.text(f'{game.id}-title')}"
    yield ""
    of = f"edition `{found['edition']}`, version {found['rules']} of the rules"
    yield f"{played} games of `{found['bot']}`; {of}."
    yield ""
    fewest, most = (pick(one["games"] for one in found["tables"]) for pick in (min, max))
    if fewest < GAMES_OF_A_TABLE:
        many = str(most) if fewest == most else f"{fewest} to {most}"
        yield f"**Fewer games than there shall be:** {many} of each table size, and not {GAMES_OF_A_TABLE:,}."
        yield "So the intervals are wide, rare components have no value, and what stands out may be chance."
        yield ""
    yield from _summary(game, found)
    yield "### Places at the start"
    yield ""
    yield f"![Share of the win by place at the start]({FOLDER}/{game.id}-places.svg)"
    yield ""
    yield from _rows(["players", "games", *(f"{n}." for n in range(1, game.seats[-1] + 1))], _places(found))
    yield ""
    yield "Shares of the win in percent by who begins first, second and so on. Where the whole interval lies"
    yield "more than 4 points from an equal share, the figure is bold."
    yield ""
    yield "### Length"
    yield ""
    counts = [_COUNTED.get(name, name) for name in found["lengths"]]
    yield from _rows(["players", "decisions", "shortest", "longest", *counts], _lengths(found))
    yield ""
    yield "Means of all games, ± half of the 95 % interval; the shortest and longest game by decisions."
    yield ""
    yield "### Points"
    yield ""
    yield from _rows(
        ["source", *(f"{one['seats']} players" for one in found["tables"])], _points(game, found)
    )
    yield ""
    yield "Mean points of all players, in brackets those of the winners."
    yield ""
    for event in found["components"]:
        yield from _event(game, event)


def _summary(game: Game, found: Mapping[str, Any]) -> Iterable[str]:
    """What the study asks for, in one line each."""
    unfair = [
        f"{place['place']}. of {seats} ({100 * place['wins']['value']:.0f} % instead of {100 / seats:.0f} %)"
        for seats, place in outside(found["tables"])
    ]
    apart, never, always = [], [], []
    for event in found["components"]:
        names = _names(game, event["kind"], [one["id"] for one in event["components"]])
        title = _title(event).lower()
        apart += [f"{names[one['id']]} ({title}, {one['deviations']:+.1f})" for one in far(event)]
        never += [f"{names[one]} ({title})" for one in event["never"]]
        always += [f"{names[one]} ({title})" for one in event["always"]]
    yield from _rows(
        ["asked", "found"],
        [
            [f"places whose share is surely more than {100 * BAND:.0f} points from equal", _listed(unfair)],
            [f"components more than {FAR:g} standard deviations from their group's mean", _listed(apart)],
            ["never", _listed(never)],
            ["by every player of every game", _listed(always)],
        ],
    )
    yield ""


def _listed(found: Sequence[str]) -> str:
    return ", ".join(found) or "none"


_TITLES = {
    "discover": "Discoveries made",
    "build": "Wonders built",
    "bonus": "Bonus spots taken",
    "draw": "Destiny cards drawn",
    "keep": "Destiny cards kept of three",
    "play": "Destiny cards played",
    "touch": "Olympos cards that struck or helped",
    "occupy": "Territories entered without a fight",
    "conquer": "Territories conquered",
    "taken": "Cards taken",
    "quest": "Quests taken",
    "used": "Cards used",
    "triggered": "Cards that worked by themselves",
    "added": "Cards added by effects",
    "transfer": "Cards transferred",
    "citizen": "Citizens taken",
    "transfer-citizen": "Citizens in legends",
    "family-bonus": "Bonus tiles of families",
    "level-bonus": "Bonus tiles of levels",
    "level-bonus-moves": "Bonus tiles taken from others",
    "ship-dealt": "Ship tiles dealt",
    "ship-chosen": "Ship tiles chosen",
    "equipment-taken": "Equipment taken",
    "companion-joins": "Companions",
    "god-acts": "Gods used",
    "letter-reward": "Letters of islands",
    "task-fulfilled": "Tasks fulfilled",
    "beats": "Monsters beaten",
    "uses-lamp": "Lamps used",
}


def _title(event: Mapping[str, Any]) -> str:
    name: str = event["event"]
    return _TITLES.get(name, name)


def _places(found: Mapping[str, Any]) -> Iterable[list[str]]:
    for one in found["tables"]:
        row = [str(one["seats"]), str(one["games"])]
        for place in one["places"]:
            wins = place["wins"]
            text = f"{100 * wins['value']:.1f} ({100 * wins['low']:.1f}–{100 * wins['high']:.1f})"
            row.append(text if place["fair"] else f"**{text}**")
        yield row


def _lengths(found: Mapping[str, Any]) -> Iterable[list[str]]:
    for one in found["tables"]:
        length = one["length"]
        counts = [_within(length[name]) for name in found["lengths"]]
        decisions = _within(length["decisions"])
        yield [str(one["seats"]), decisions, str(length["shortest"]), str(length["longest"]), *counts]


_COUNTED = {"pay": "actions paid", "turn": "turns", "round-begins": "rounds", "turn-begins": "turns"}


def _within(estimate: Mapping[str, float]) -> str:
    return f"{estimate['value']:.1f} ± {(estimate['high'] - estimate['low']) / 2:.1f}"


def _points(game: Game, found: Mapping[str, Any]) -> Iterable[list[str]]:
    texts = Texts("en")
    for part in found["parts"]:
        figures = [one["parts"][part] for one in found["tables"]]
        yield [
            texts.text(f"{game.id}-score-{part}"),
            *(f"{one['all']['value']:.1f} ({one['winners']['value']:.1f})" for one in figures),
        ]
    yield [
        "all",
        *(f"{_within(one['points'])} ({_within(one['winners'])})" for one in found["tables"]),
    ]


def _event(game: Game, event: Mapping[str, Any]) -> Iterable[str]:
    names = _names(game, event["kind"], [one["id"] for one in event["components"]])
    yield f"### {_title(event)}"
    yield ""
    known = [one for one in event["components"] if one["value"] is not None]
    if _is_drawn(event):
        yield f"![Values]({FOLDER}/{game.id}-{event['event']}.svg)"
        yield ""
    if known:
        known.sort(key=lambda one: (-one["value"], one["id"]))
        shown = known if len(known) <= 2 * SHOWN else known[:SHOWN] + known[-SHOWN:]
        yield from _rows(
            ["", "compared with", "value", "apart", "players who had it", "when (% of the game)"],
            (
                [
                    names[one["id"]],
                    one["group"],
                    f"{100 * one['value']:+.1f} ± {100 * one['error']:.1f}",
                    "" if one["deviations"] is None else f"{one['deviations']:+.1f}",
                    f"{100 * one['seats'] / event['seats']:.1f} %",
                    f"{100 * one['when']:.0f}",
                ]
                for one in shown
            ),
        )
        yield ""
        if len(shown) < len(known):
            yield f"{len(shown)} of {len(known)}, the most and the least valuable."
            yield ""
    if event["never"]:
        yield f"Never: {', '.join(names[one] for one in event['never'])}."
        yield ""
    if event["always"]:
        yield f"By every player of every game: {', '.join(names[one] for one in event['always'])}."
        yield ""


def _names(game: Game, kind: str, ids: Sequence[str]) -> dict[str, str]:
    texts = Texts("en")
    kin = game.kin(game.default_edition(), kind)
    first = {kin[one].name: one for one in reversed(game.components.get(kind, ())) if one in kin}
    known = game.components.get(kind, ())

    def name(one: str) -> str:
        component = first.get(one, one)
        return texts.component(game, kind, component) if component in known else one

    return {one: name(one) for one in ids}


def _rows(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterable[str]:
    yield "| " + " | ".join(head) + " |"
    yield "|---" * len(head) + "|"
    for row in rows:
        yield "| " + " | ".join([*row, *[""] * (len(head) - len(row))]) + " |"


# ---- plots --------------------------------------------------------------------------------------


def plots(content: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
    """Every plot's file name and SVG."""
    for name, found in content["games"].items():
        game = find(name)
        rows = [
            {
                "name": f"{one['seats']} players, {place['place']}.",
                **{key: place["wins"][key] * one["seats"] for key in ("value", "low", "high")},
            }
            for one in found["tables"]
            for place in one["places"]
        ]
        title = "wins, as a multiple of an equal share"
        yield f"{name}-places.svg", charts.draw(charts.intervals(rows, title, 1.0))
        for event in found["components"]:
            if _is_drawn(event):
                yield f"{name}-{event['event']}.svg", _drawn(game, event)


def _is_drawn(event: Mapping[str, Any]) -> bool:
    """The ways by which components first come to somebody are drawn; the tables tell of the others."""
    return event["first"] and sum(one["value"] is not None for one in event["components"]) >= 4


def _drawn(game: Game, event: Mapping[str, Any]) -> str:
    known = [one for one in event["components"] if one["value"] is not None]
    known.sort(key=lambda one: (one["group"], -one["value"], one["id"]))
    names = _names(game, event["kind"], [one["id"] for one in known])
    groups = len({one["group"] for one in known}) > 1
    rows = [
        {
            "name": f"{one['group']}: {names[one['id']]}" if groups else names[one["id"]],
            "value": one["value"],
            "low": one["value"] - 1.96 * one["error"],
            "high": one["value"] + 1.96 * one["error"],
        }
        for one in known
    ]
    return charts.draw(charts.intervals(rows, "wins more than others, in equal shares", 0.0))
