"""What may be done in a turn, worked out from observation and edition by a plain reading of the rules."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import permutations
from typing import Any

import pytest
from tests.games.olympos.players import lively
from tests.games.olympos.table import GAME, Table

from petteia.games.olympos.components import RESOURCE
from petteia.kernel import CHANCE, Dealer, State

DATA = GAME.default_edition().data
LAND = {entry["id"]: entry for entry in DATA["territory"]}
AREA = {**LAND, **{entry["id"]: entry for entry in DATA["sea"]}}
DISCOVERY = {entry["id"]: entry for entry in DATA["discovery"]}
WONDER = {entry["id"]: entry for entry in DATA["wonder"]}
CROSS = 80


@cache
def ways(origin: str, sea: int | None, cavalry: bool) -> dict[str, int]:
    """The price of the cheapest way to every area (OLY-4.3, OLY-R14); ``sea`` None: it is closed."""
    best: dict[str, int] = {}
    todo = [(name, 0, False) for name in (DATA["north"]["land"] if origin == "north" else around(origin))]
    while todo:
        area, price, after_land = todo.pop()
        if area in LAND:
            price += 0 if cavalry and after_land else 1
        elif sea is None:
            continue
        else:
            price += sea
        if price < best.get(area, 999):
            best[area] = price
            todo += [(other, price, area in LAND) for other in around(area)]
    return best


@cache
def exact_ways(origin: str, sea: int | None, cavalry: bool) -> dict[str, set[int]]:
    """All prices up to 100 of ways to every area, areas entered again too (OLY-R13)."""
    prices: dict[str, set[int]] = {}
    todo = [(name, 0, False) for name in (DATA["north"]["land"] if origin == "north" else around(origin))]
    while todo:
        area, price, after_land = todo.pop()
        if area in LAND:
            price += 0 if cavalry and after_land else 1
        elif sea is None:
            continue
        else:
            price += sea
        if price <= 100 and price not in prices.setdefault(area, set()):
            prices[area].add(price)
            todo += [(other, price, area in LAND) for other in around(area)]
    return prices


def around(area: str) -> list[str]:
    return [*AREA[area]["land"], *AREA[area]["sea"]]


def swords(player: dict[str, Any]) -> float:
    """Democracy is half a sword (OLY-R30)."""
    printed = sum(DISCOVERY[name]["effect"].get("swords", 0) for name in player["discoveries"])
    return float(printed + player["ares"] + ("democracy" in player["discoveries"]) / 2)


def fight(seen: dict[str, Any], me: dict[str, Any], holder: int | str | None) -> int:
    if holder is None:
        return 0
    theirs = {"tribe": 0.0, "barbarians": 1.0}.get(str(holder))
    lead = swords(me) - (swords(seen["players"][holder]) if theirs is None else theirs)
    return 1 if lead > 0 else 3 if lead < 0 else 2


def expansions(seen: dict[str, Any], seat: int, detour: int = 0) -> Iterator[tuple[str, int]]:
    """Every move with its price, without the Erinyes (OLY-4), by ways dearer by a detour (OLY-R13)."""
    me, lands = seen["players"][seat], seen["territories"]
    owned = me["discoveries"]
    sea = None if me["siren"] else 2 - ("astronomy" in owned) - ("cartography" in owned)
    new = 1 if "medicine" in owned else 2
    starts = [("settle", "north", new)] if me["stock"] else []
    for name, land in lands.items():
        pile = land["pile"]
        if land["holder"] == seat:
            starts.append(("move", name, 0))
            if me["stock"]:
                starts.append(("settle", name, new))
        while pile and pile[-1] == seat:
            pile = pile[:-1]
        if seat in pile:
            starts.append(("flee", name, 0))
    for word, origin, price in starts:
        found = ways(origin, sea, "cavalry" in owned)
        exact = exact_ways(origin, sea, "cavalry" in owned)
        for name, land in lands.items():
            if not land["locked"] and land["holder"] != seat and name in found:
                way = found[name] + detour
                if way in exact[name]:
                    yield f"{word} {origin}>{name}", price + way + fight(seen, me, land["holder"])


def met(cell: dict[str, Any], me: dict[str, Any]) -> bool:
    """Whether tokens and cubes pay for a cell (OLY-5.1, OLY-R36)."""
    held = {name: me["tokens"][name] + me["cubes"][name] for name in RESOURCE}
    others = [name for name in RESOURCE if name not in cell["fixed"]]
    return all(held[name] >= n for name, n in cell["fixed"].items()) and any(
        all(held[name] >= n for name, n in zip(chosen, cell["grey"], strict=True))
        for chosen in permutations(others, len(cell["grey"]))
    )


def developments(seen: dict[str, Any], seat: int) -> Iterator[tuple[str, int]]:
    """Every discovery and wonder with its price, less the hourglasses it can bring (OLY-5, OLY-R37)."""
    me = seen["players"][seat]
    for cell in seen["cells"]:
        name = cell["discovery"]
        if cell["tiles"] and name not in me["discoveries"] and met(cell, me):
            price = 7 - 2 * sum(resource in cell["fixed"] for resource in me["discounts"])
            free = [spot["bonus"] for spot in cell["spots"] if spot["seat"] is None]
            yield f"discover {name}", price - 2 * (name == "cavalry") - 2 * ("hourglass" in free)
    stars = me["stars"] + me["athena"] + me["hand"]["cards"].count("inspiration")
    stars += sum(name in me["discoveries"] for name in ("architecture", "engineering"))
    for place in seen["wonders"]:
        name = place["wonder"]
        enough = stars + me["markers"][place["column"] - 1] >= WONDER[name]["stars"]
        if place["builder"] is None and enough:
            yield f"build {name}", 5 if "architecture" in me["discoveries"] else 7


def plays(seen: dict[str, Any], seat: int) -> Iterator[str]:
    """Every card that does something now (OLY-R42)."""
    me = seen["players"][seat]
    others = [player for number, player in enumerate(seen["players"]) if number != seat]
    for card in set(me["hand"]["cards"]):
        kind, _, resource = card.partition("_")
        mine = me["tokens"].get(resource, 0)
        lead = [mine - other["tokens"].get(resource, 0) + half(me) - half(other) for other in others]
        good = {
            "gift": True,
            "leisure": mine > 0,
            "renown": mine > 0,
            "primacy": min(lead) > 0,
            "harmony": all(me["tokens"].values()),
        }
        if good.get(kind, False):
            yield f"play {card}"


def half(player: dict[str, Any]) -> float:
    return 0.5 if "democracy" in player["discoveries"] else 0.0


def by_the_rules(state: State) -> list[str]:
    """All actions of a turn."""
    seat = state.decider
    assert seat is not None
    seen = state.observe(seat)
    me = seen["players"][seat]
    room = CROSS - me["space"] + me["hourglasses"] - me["erinyes"]
    chosen = seen["ask"]["detour"]
    if chosen:
        long = [text for text, price in expansions(seen, seat, chosen) if price <= room]
        return sorted([*long, *plays(seen, seat)])
    out = [text for text, price in expansions(seen, seat) if price <= room]
    detours = range(1, room + 1) if out else ()
    out += [f"detour {n}" for n in detours if any(price <= room for _, price in expansions(seen, seat, n))]
    out += [text for text, price in developments(seen, seat) if price <= room]
    if me["space"] >= 72:
        out.append("pass")
    elif not out:
        out.append("wait")
    return sorted([*out, *plays(seen, seat)])


def agree(state: State) -> None:
    assert sorted(map(state.actions.text, state.legal())) == by_the_rules(state)


@pytest.mark.rule(
    "OLY-3.5", "OLY-4.2", "OLY-4.3", "OLY-4.5", "OLY-4.7", "OLY-4.10", "OLY-5.1", "OLY-5.4", "OLY-5.5"
)
@pytest.mark.rule(
    "OLY-R6", "OLY-R7", "OLY-R11", "OLY-R13", "OLY-R15", "OLY-R27", "OLY-R37", "OLY-R42", "OLY-R54"
)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_turn_offers_what_the_rules_allow(seats: int) -> None:
    dealer, rng = Dealer(seats), random.Random(seats)
    state = GAME.new(seats)
    turns = 0
    while state.decider is not None:
        if state.step is not None and state.step.name == "turn":
            agree(state)
            turns += 1
        state.advance(dealer.pick(state) if state.decider == CHANCE else lively(state, rng))
    assert turns > 10 * seats


@pytest.mark.rule("OLY-4.2", "OLY-4.7", "OLY-7.5", "OLY-R7", "OLY-R27", "OLY-R30", "OLY-R54")
@pytest.mark.parametrize("space", [70, 72, 75, 78, 80])
@pytest.mark.parametrize("siren", [0, 1])
def test_near_the_cross(space: int, siren: int) -> None:
    """Little room, buried pieces, swords of every origin: what is out of reach is not offered."""
    table = Table(3).spaces(space, 80, 80).put(0, hourglasses=2, siren=siren, erinyes=1)
    table.pile("thessaly", 0, 1).pile("boeotia", 0, 2, 0).pile("naxos", 0).pile("epirus", 1).pile(
        "aetolia", 2
    )
    table.owns(0, "metallurgy", "medicine").put(1, ares=2).owns(2, "hoplite", "democracy")
    table.cubes(0, gold=2, stone=2, wood=1, grain=1).put(0, athena=3).marker(0, 1, 1)
    agree(table.state)
