"""What a viewer may know (OLY-R59), and dealing anew what the viewer does not."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, NotRequired, TypeAlias, TypedDict, cast

from petteia.kernel import TOP, redeal
from petteia.kernel.observation import cards

from .components import (
    BONUS,
    CARDS,
    COLUMNS,
    DESTINY,
    DISCOVERY,
    GOD,
    GODS,
    RESOURCE,
    TERRITORIES,
    TERRITORY,
    WONDER,
    Bonus,
    Resource,
)
from .layout import (
    ARES,
    ATHENA,
    BUILDER,
    BUILT,
    DECK,
    DISCARDS,
    DISCOUNT_TILES,
    DISCOUNTS,
    DISCOVERY_AT,
    ERINYES,
    FINISHED,
    GODS_TURNED,
    HAND,
    HOURGLASSES,
    KERES,
    LOOKED,
    MARKERS,
    ORDER,
    OWNED,
    PRESTIGE,
    SIREN,
    SPACE,
    STARS,
    STOCK,
    SWORDS,
    TILES,
    TURNED,
    WONDER_AT,
)
from .packing import BARBARIANS, LOCKED, NOBODY, TRIBE, disc_on, holder, pieces
from .players import looker
from .scoring import knows_prestige, score, settlers_on_map

if TYPE_CHECKING:
    from .state import OlymposState

# ---- shapes -----------------------------------------------------------------------------------------
# Ids of components are texts; rows and columns count from 1, seats from 0.

Holder: TypeAlias = int | Literal["tribe", "barbarians"]
"""Who holds a territory: a seat, a tribe or barbarians."""


class ResourceCounts(TypedDict):
    """A number for each resource."""

    grain: int
    stone: int
    wood: int
    gold: int


class PrintedResources(TypedDict, total=False):
    """What is printed in colour in a cell: resources that it does not need are missing."""

    grain: int
    stone: int
    wood: int
    gold: int


class Hand(TypedDict):
    """Destiny cards in hand."""

    count: int
    cards: NotRequired[list[str]]  # for the owner; for everybody when the game is over


class Points(TypedDict):
    """Points as if the game ended now; null where they would tell hidden prestige."""

    total: int | None
    parts: dict[str, int | None]  # by the names of scoring.PARTS


class Player(TypedDict):
    """What lies in front of a player, and the player's place on the track."""

    space: int
    finished: bool  # passed or took the last action
    stock: int
    on_map: int  # conquered settlers included
    hourglasses: int
    cubes: ResourceCounts
    tokens: ResourceCounts
    stars: int  # star tokens
    swords: int  # with those of Ares
    symbols: int  # with the Zeus token and prayers to the card at hand
    zeus_token: bool
    prestige: int | None  # null while it is hidden
    hand: Hand
    discoveries: list[str]
    discounts: list[Resource]  # resources of Agriculture and Currency tiles
    wonders: list[str]
    markers: list[int]  # bonus discs in each column
    ares: int  # swords until the next Olympos card
    siren: bool
    erinyes: int  # what the next action costs more
    athena: int  # stars for one wonder
    keres: int  # points at the end, 0 or less
    score: Points


class Territory(TypedDict):
    """A territory of the map."""

    locked: bool
    pile: list[Holder]  # from the bottom to the top
    holder: Holder | None
    star: Literal["tribe", "lying", "held"] | None  # null where there is none, or a cross


class Spot(TypedDict):
    """A bonus spot."""

    bonus: Bonus
    seat: int | None  # whose disc lies there


class Cell(TypedDict):
    """A cell of the development board."""

    row: int
    column: int
    discovery: str | None  # null until it is laid out
    tiles: int  # left there
    tile_resources: list[Resource]  # discount tiles left there
    fixed: PrintedResources
    grey: list[int]  # sizes of the grey groups
    spots: list[Spot]


class WonderPlace(TypedDict):
    """A place for a wonder; all but its column is null until one is laid out."""

    column: int
    wonder: str | None
    stars: int | None
    points: int | None
    builder: int | None  # a seat; null also while nobody has built it


class DestinyCards(TypedDict):
    """The destiny cards that nobody holds."""

    pile: int
    discards: list[str]


class ZeusSpace(TypedDict):
    """A Zeus space and how many Olympos cards still lie there."""

    space: int
    cards: int


class OlymposCards(TypedDict):
    """The Olympos cards."""

    turned: list[str]  # in their order
    left: int  # not turned, the one that is left out included
    spaces: list[ZeusSpace]


class Observation(TypedDict):
    """The game's part of an observation."""

    order: list[int]  # seats from the furthest back; on a shared space the topmost marker first
    players: list[Player]
    territories: dict[str, Territory]
    cells: list[Cell]  # those in use, row by row
    wonders: list[WonderPlace]
    destiny: DestinyCards
    olympos: OlymposCards


_AskFor = TypedDict("_AskFor", {"for": int}, total=False)  # whose cube or card is drawn


class Ask(_AskFor, total=False):
    """What is told of the decision at hand; which keys there are follows from its step."""

    row: int
    column: int
    laid: list[int]  # markers of the start pile, from the bottom
    resource: Resource
    left: int  # territories to lock, cubes to take
    pool: ResourceCounts  # cubes to draw from
    last: bool  # whether it is the end phase
    time_left: int  # the highest price that can be paid
    detour: int  # by how much the way chosen is dearer than the cheapest, 0 unless one was chosen
    territory: str
    target: str  # of a flight
    price: int  # of a flight or a discovery
    discovery: str
    given: list[Resource]  # cubes given so far
    sets: list[list[Resource]]  # sets of cubes that they can still become
    god: str | None  # null for cubes of Trade
    looked: int  # how many cards were looked at
    cards: list[str] | None  # those cards; null for the others
    turned_by: int
    symbols: list[int]  # Zeus symbols, seat by seat


def resource_counts(numbers: Sequence[int]) -> ResourceCounts:
    """A number for each resource, by its id."""
    grain, stone, wood, gold = numbers
    return {"grain": grain, "stone": stone, "wood": wood, "gold": gold}


# ---- what a viewer knows ------------------------------------------------------------------------------


def view(state: OlymposState, viewer: int | None) -> Observation:
    """The game's part of an observation."""
    v = state.v
    return {
        "order": v[ORDER : ORDER + state.seats],
        "players": [_player(state, seat, viewer) for seat in range(state.seats)],
        "territories": {TERRITORY[land]: _territory(state, land) for land in range(TERRITORIES)},
        "cells": [_cell(state, cell) for cell in state.setup.cells],
        "wonders": [_wonder(state, column) for column in state.setup.columns],
        "destiny": {
            "pile": sum(v[DECK : DECK + CARDS]),
            "discards": cards(DESTINY, v[DISCARDS : DISCARDS + CARDS]),
        },
        "olympos": _olympos(state),
    }


def _player(state: OlymposState, seat: int, viewer: int | None) -> Player:
    v = state.v
    knows = knows_prestige(state, seat, viewer)
    points = score(state, seat)
    parts: dict[str, int | None] = {**points.parts}
    if not knows:
        parts["prestige"] = None
    return {
        "space": v[SPACE + seat],
        "finished": bool(v[FINISHED + seat]),
        "stock": v[STOCK + seat],
        "on_map": settlers_on_map(state, seat),
        "hourglasses": v[HOURGLASSES + seat],
        "cubes": resource_counts(state.cubes(seat)),
        "tokens": resource_counts(state.tokens(seat)),
        "stars": v[STARS + seat],
        "swords": v[SWORDS + seat] + v[ARES + seat],
        "symbols": state.symbols(seat),
        "zeus_token": state.holds_zeus_token(seat),
        "prestige": v[PRESTIGE + seat] if knows else None,
        "hand": _hand(state, seat, viewer),
        "discoveries": [name for d, name in enumerate(DISCOVERY) if v[OWNED + seat] >> d & 1],
        "discounts": [name for r, name in enumerate(RESOURCE) if v[DISCOUNTS + seat] >> r & 1],
        "wonders": [name for w, name in enumerate(WONDER) if v[BUILT + seat] >> w & 1],
        "markers": v[MARKERS + seat * COLUMNS : MARKERS + seat * COLUMNS + COLUMNS],
        "ares": v[ARES + seat],
        "siren": bool(v[SIREN + seat]),
        "erinyes": v[ERINYES + seat],
        "athena": v[ATHENA + seat],
        "keres": v[KERES + seat],
        "score": {"total": points.total if knows else None, "parts": parts},
    }


def _hand(state: OlymposState, seat: int, viewer: int | None) -> Hand:
    """A hand: its size for everybody, its cards for the owner only (OLY-7.1), for all at the end."""
    v = state.v
    held = state.hand(seat)
    if viewer == seat or not v[TOP]:
        return {"count": sum(held), "cards": cards(DESTINY, held)}
    return {"count": sum(held)}


def holder_of(code: int) -> Holder:
    """Whom a code of piles stands for."""
    if code == TRIBE:
        return "tribe"
    return "barbarians" if code == BARBARIANS else code - 1


def _territory(state: OlymposState, land: int) -> Territory:
    code = holder(state.v, land)
    star: Literal["tribe", "lying", "held"] | None = None
    if state.setup.tables.star_in[land] and code != LOCKED:
        star = "tribe" if code == TRIBE else "lying" if code == NOBODY else "held"
    return {
        "locked": code == LOCKED,
        "pile": [holder_of(piece) for piece in pieces(state.v, land)],
        "holder": holder_of(code) if code > NOBODY else None,
        "star": star,
    }


def _cell(state: OlymposState, cell: int) -> Cell:
    v = state.v
    setup = state.setup
    discovery = v[DISCOVERY_AT + cell] - 1
    row, column = divmod(cell, COLUMNS)
    tiles = setup.tables.tile_resources[discovery] & v[DISCOUNT_TILES] if discovery >= 0 else 0
    return {
        "row": row + 1,
        "column": column + 1,
        "discovery": DISCOVERY[discovery] if discovery >= 0 else None,
        "tiles": v[TILES + cell],
        "tile_resources": [name for r, name in enumerate(RESOURCE) if tiles >> r & 1],
        "fixed": cast("PrintedResources", dict(setup.tables.fixed[cell])),
        "grey": list(setup.tables.grey[cell]),
        "spots": [
            {"bonus": BONUS[kind], "seat": seat if (seat := disc_on(v, cell, spot)) >= 0 else None}
            for spot, kind in enumerate(setup.spots[cell])
        ],
    }


def _wonder(state: OlymposState, column: int) -> WonderPlace:
    v = state.v
    tables = state.setup.tables
    wonder = v[WONDER_AT + column] - 1
    if wonder < 0:
        return {"column": column + 1, "wonder": None, "stars": None, "points": None, "builder": None}
    return {
        "column": column + 1,
        "wonder": WONDER[wonder],
        "stars": tables.wonder_stars[wonder],
        "points": tables.wonder_points[wonder],
        "builder": v[BUILDER + wonder] - 1 if v[BUILDER + wonder] else None,
    }


def _olympos(state: OlymposState) -> OlymposCards:
    v = state.v
    tables = state.setup.tables
    turned = sorted((g for g in range(GODS) if v[TURNED + g]), key=lambda g: v[TURNED + g])
    spaces: list[ZeusSpace] = []
    for number, space in enumerate(tables.zeus_spaces):
        arrived = sum(v[SPACE + seat] >= space for seat in range(state.seats))
        left = int(tables.turned_by_first[number] and arrived == 0)
        left += int(tables.turned_by_last[number] and arrived < state.seats)
        spaces.append({"space": space, "cards": left})
    return {"turned": [GOD[g] for g in turned], "left": GODS - v[GODS_TURNED], "spaces": spaces}


def deal_unknown(state: OlymposState, viewer: int | None, rng: random.Random) -> None:
    """Deal the others' hands and the pile anew from all cards that the viewer has not seen.

    Olympos cards need nothing: they are drawn when they are turned. Prestige stays: each gain was public, so
    that totals count as known (OLY-R59).
    """
    v = state.v
    if not v[TOP]:  # all cards lie open
        return
    piles = [HAND + seat * CARDS for seat in range(state.seats) if seat != viewer]
    if looker(state) not in (-1, viewer):
        piles.append(LOOKED)
    redeal(state, [*piles, DECK], CARDS, rng)
