"""What the stored games of a study say: seats, length, points by source, and what components are worth.

The value of a component is its coefficient in a regression of the share of the win on all components that the
same event brings, and on the place at the start. Everything is measured within a game: what a player has more
than its opponents have on the average, against what it wins more than an equal share, in parts of an equal
share. So +10 means 55 instead of 50 percent at a table of two, 27.5 instead of 25 at one of four. Standard
errors allow for the shares of one game hanging together.

A value compares and names no cause: a bot may take something because it is ahead already.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from petteia.arena.statistics import mean, share
from petteia.extras import need
from petteia.games import GAMES
from petteia.games import game as find
from petteia.kernel import Edition, Game

from .games import read

ENOUGH = 40
"""A component that fewer seats had, or had not, gets no value."""
BAND = 0.04
"""By how much a seat's share may differ from an equal one."""
FAR = 3.0
"""Standard deviations from its group's mean from which on a component stands out."""

Games = Sequence[Mapping[str, Any]]


def study(folders: Sequence[Path]) -> dict[str, Any]:
    """Everything, in JSON's types, of all games that the folders hold."""
    out: dict[str, Any] = {"petteia": "balance", "format": 1, "games": {}}
    for name in GAMES:
        head, games = read(folders, name)
        if games:
            out["games"][name] = {
                **{key: head[key] for key in ("bot", "rules", "edition", "digest", "parts", "lengths")},
                "tables": [table(head, games, seats) for seats in sorted({game["s"] for game in games})],
                "components": components(find(name), games),
            }
    return out


def shares(game: Mapping[str, Any]) -> list[float]:
    """What each seat has of the win."""
    winners = game["r"].count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in game["r"]]


def table(head: Mapping[str, Any], games: Games, seats: int) -> dict[str, Any]:
    """Places, length and points at the tables of one size."""
    here = [game for game in games if game["s"] == seats]
    wins: list[list[float]] = [[] for _ in range(seats)]
    points: list[list[float]] = [[] for _ in range(seats)]
    for game in here:
        won = shares(game)
        for place, seat in enumerate(game["p"]):
            wins[place].append(won[seat])
            points[place].append(sum(game["t"][seat]))
    parts = {}
    for number, part in enumerate(head["parts"]):
        all_of = [row[number] for game in here for row in game["t"]]
        best = [
            row[number] for game in here for row, rank in zip(game["t"], game["r"], strict=True) if rank == 1
        ]
        parts[part] = {"all": mean(all_of).as_json(), "winners": mean(best).as_json()}
    lengths = {
        name: mean([game["l"][number] for game in here]).as_json()
        for number, name in enumerate(head["lengths"])
    }
    decisions = sorted(sum(game["d"]) for game in here)
    return {
        "seats": seats,
        "games": len(here),
        "places": [
            {
                "place": place + 1,
                "wins": share(sum(wins[place]), len(here)).as_json(),
                "points": mean(points[place]).as_json(),
                "fair": _meets(share(sum(wins[place]), len(here)).as_json(), 1 / seats),
            }
            for place in range(seats)
        ],
        "shared": round(sum(game["r"].count(1) > 1 for game in here) / len(here), 4),
        "points": mean([sum(row) for game in here for row in game["t"]]).as_json(),
        "winners": mean([max(sum(row) for row in game["t"]) for game in here]).as_json(),
        "parts": parts,
        "length": {
            **lengths,
            "decisions": mean(decisions).as_json(),
            "shortest": decisions[0],
            "longest": decisions[-1],
        },
    }


def _meets(estimate: Mapping[str, float], equal: float) -> bool:
    """Whether the interval of a share meets the band around an equal one."""
    return bool(estimate["low"] <= equal + BAND and estimate["high"] >= equal - BAND)


# ---- components ---------------------------------------------------------------------------------


def components(game: Game, games: Games) -> list[dict[str, Any]]:
    """For each event and kind that are followed: what was had how often and when, and what it was worth."""
    edition = game.default_edition()
    out = []
    kinds: set[str] = set()
    for event, names in game.study.follows.items():
        argument = (names.split() or [""])[0]
        kind = {**game.events[event].args, **game.events[event].secret}.get(argument, "").removeprefix(
            "list:"
        )
        found = _one_event(game, edition, games, event, kind, " " in names)
        found["first"] = kind not in kinds
        if kind in kinds:  # what is had one way need not come another way as well
            found["never"] = []
        kinds.add(kind)
        out.append(found)
    return out


def outside(tables: Iterable[Mapping[str, Any]]) -> list[tuple[int, Mapping[str, Any]]]:
    """The places, with the size of their tables, whose whole interval lies outside of the band."""
    return [(one["seats"], place) for one in tables for place in one["places"] if not place["fair"]]


def far(event: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The components that stand out from their group."""
    listed: list[Mapping[str, Any]] = event["components"]
    return [one for one in listed if one["deviations"] is not None and abs(one["deviations"]) > FAR]


def _one_event(
    game: Game, edition: Edition, games: Games, event: str, kind: str, several: bool
) -> dict[str, Any]:
    kin = game.kin(edition, kind)

    def called(component: str) -> str:
        return kin[component].name if component in kin else component

    can_be_had = kin or dict.fromkeys(game.components.get(kind, ()))
    groups = {called(one): kin[one].group if one in kin else kind for one in can_be_had}
    if several:
        groups = {}
    begin = f"{event}:{kind}/" if kind else f"{event}:"
    offer = f":{kind}/"
    rows: list[list[Counter[str]]] = []  # by game and seat
    when: dict[str, list[float]] = {}
    offered: Counter[str] = Counter()  # in how many games
    has_offers = False
    for one in games:
        whole = max(1, sum(one["d"]))
        found: list[Counter[str]] = []
        for had in one["h"]:
            mine: Counter[str] = Counter()
            for key, at in had:
                if key.startswith(begin):
                    name = called(key[len(begin) :])
                    if not mine[name]:
                        when.setdefault(name, []).append(at / whole)
                    mine[name] += 1
            found.append(mine)
        rows.append(found)
        within = {called(key[len(offer) :]) for key in one["o"] if key.startswith(offer)}
        has_offers = has_offers or bool(within)
        offered.update(within)
    if kind and kind not in {sort.partition("/")[0] for sort in _offered_kinds(game)}:
        has_offers = False
    names = sorted({*groups, *when} - {""} if kind else set(when))
    seats_with = Counter(name for found in rows for mine in found for name in mine)
    games_with = Counter(name for found in rows for name in {name for mine in found for name in mine})
    times = sum((mine for found in rows for mine in found), Counter())
    seats_in_all = sum(len(found) for found in rows)
    measured = [name for name in names if ENOUGH <= seats_with[name] <= seats_in_all - ENOUGH]
    values = _values(games, rows, measured)
    listed = []
    for name in names:
        chances = offered[name] if has_offers else len(games)
        listed.append(
            {
                "id": name,
                "group": groups.get(name, kind),
                "seats": seats_with[name],
                "games": games_with[name],
                "offered": chances,
                "taken": round(games_with[name] / chances, 4) if chances else None,
                "each": round(times[name] / seats_with[name], 3) if seats_with[name] else 0.0,
                "when": round(sum(when[name]) / len(when[name]), 3) if name in when else None,
                **values.get(name, {"value": None, "error": None}),
            }
        )
    _compare(listed)
    return {
        "event": event,
        "kind": kind,
        "seats": seats_in_all,
        "components": listed,
        "groups": _groups(listed),
        "never": [one["id"] for one in listed if not one["seats"] and one["offered"]],
        "always": [one["id"] for one in listed if one["seats"] == seats_in_all],
    }


def _offered_kinds(game: Game) -> Iterable[str]:
    for event, names in game.study.offers.items():
        kinds = {**game.events[event].args, **game.events[event].secret}
        yield kinds[names.split()[0]].removeprefix("list:")


def _values(
    games: Games, rows: Sequence[Sequence[Counter[str]]], names: Sequence[str]
) -> dict[str, dict[str, float]]:
    """Coefficients and standard errors, in parts of an equal share."""
    if not names:
        return {}
    np = need("numpy", "figures of balance", "learn")
    column = {name: number for number, name in enumerate(names)}
    sizes = sorted({game["s"] for game in games})
    place_at: dict[tuple[int, int], int] = {}
    for size in sizes:
        for place in range(1, size):
            place_at[size, place] = len(names) + len(place_at)
    width = len(names) + len(place_at)
    squares = np.zeros((width, width))
    products = np.zeros(width)
    blocks = []
    for game, found in zip(games, rows, strict=True):
        size = game["s"]
        own = np.zeros((size, width))
        for seat, mine in enumerate(found):
            for name in mine:
                if name in column:
                    own[seat, column[name]] = 1.0
        for place, seat in enumerate(game["p"]):
            if place:
                own[seat, place_at[size, place]] = 1.0
        more = (own - own.mean(axis=0)) * (size / (size - 1))  # than the opponents' mean
        won = np.array(shares(game)) * size - 1.0
        squares += more.T @ more
        products += more.T @ won
        blocks.append((more, won))
    inverse = np.linalg.pinv(squares, rcond=1e-9, hermitian=True)
    found_values = inverse @ products
    pulls = np.array([more.T @ (won - more @ found_values) for more, won in blocks])
    middle = pulls.T @ pulls
    spread = inverse @ middle @ inverse * (len(blocks) / max(1, len(blocks) - 1))
    errors = np.sqrt(np.maximum(0.0, np.diag(spread)))
    return {
        name: {"value": round(float(found_values[at]), 4), "error": round(float(errors[at]), 4)}
        for name, at in column.items()
    }


def _compare(listed: Sequence[dict[str, Any]]) -> None:
    """Add to each component how many standard deviations of its group it lies from the group's mean."""
    for group in {one["group"] for one in listed}:
        known = [one for one in listed if one["group"] == group and one["value"] is not None]
        middle, deviation = _spread([one["value"] for one in known])
        for one in listed:
            if one["group"] == group:
                apart = one["value"] is not None and deviation > 0
                one["deviations"] = round((one["value"] - middle) / deviation, 2) if apart else None


def _spread(values: Sequence[float]) -> tuple[float, float]:
    if not values:
        return 0.0, 0.0
    middle = sum(values) / len(values)
    if len(values) < 2:
        return middle, 0.0
    return middle, (sum((value - middle) ** 2 for value in values) / (len(values) - 1)) ** 0.5


def _groups(listed: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    out = []
    for group in sorted({one["group"] for one in listed}):
        known = [one["value"] for one in listed if one["group"] == group and one["value"] is not None]
        middle, deviation = _spread(known)
        out.append(
            {"group": group, "n": len(known), "mean": round(middle, 4), "deviation": round(deviation, 4)}
        )
    return out
