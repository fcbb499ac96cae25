"""What a viewer may know (R59), and dealing anew what he does not."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from petteia.kernel import TOP, A, deal
from petteia.kernel.observation import cards, hand

from .components import BONUS, COLUMNS, DESTINY, DISCOVERY, GOD, RESOURCE, TERRITORY, WONDER
from .layout import (
    ARES,
    ATHENA,
    BARBARIANS,
    BUILDER,
    CUBES,
    DECK,
    DISCARDS,
    DISCOUNT_TILES,
    DISCOUNTS,
    DISCOVERY_AT,
    DRAW,
    ERINYES,
    FINISHED,
    GODS,
    HAND,
    HOURGLASSES,
    KEEP,
    KERES,
    LOCKED,
    LOOKED,
    MARKERS,
    ORDER,
    OWNED,
    PILE,
    PRESTIGE,
    SIREN,
    SPACE,
    SPOT_TAKEN,
    STARS,
    STOCK,
    SWORDS,
    TILES,
    TOKENS,
    TRIBE,
    TURNED,
    WONDER_AT,
    WONDERS,
)
from .piles import pieces
from .scoring import score, settlers_on_map
from .standing import holds_zeus_token, symbols

if TYPE_CHECKING:
    from .state import OlymposState

_CARDS = len(DESTINY)
_LANDS = len(TERRITORY)


def view(state: OlymposState, viewer: int | None) -> dict[str, Any]:
    """The game's part of an observation."""
    v = state.v
    return {
        "order": v[ORDER : ORDER + state.setup.seats],
        "players": [_player(state, seat, viewer) for seat in range(state.setup.seats)],
        "territories": {TERRITORY[land]: _territory(state, land) for land in range(_LANDS)},
        "cells": [_cell(state, cell) for cell in state.setup.cells],
        "wonders": [_wonder(state, column) for column in state.setup.columns],
        "destiny": {
            "pile": sum(v[DECK : DECK + _CARDS]),
            "discards": cards(DESTINY, v[DISCARDS : DISCARDS + _CARDS]),
        },
        "olympos": _olympos(state),
    }


def _player(state: OlymposState, seat: int, viewer: int | None) -> dict[str, Any]:
    v = state.v
    over = not v[TOP]
    knows = over or state.setup.prestige_shown or viewer == seat
    points = score(state, seat)
    own = HAND + _CARDS * seat
    held = hand(DESTINY, v[own : own + _CARDS], seat, viewer)
    if over and "cards" not in held:
        held["cards"] = cards(DESTINY, v[own : own + _CARDS])
    return {
        "space": v[SPACE + seat],
        "finished": bool(v[FINISHED + seat]),
        "stock": v[STOCK + seat],
        "on_map": settlers_on_map(state, seat),
        "hourglasses": v[HOURGLASSES + seat],
        "cubes": {name: v[CUBES + 4 * seat + r] for r, name in enumerate(RESOURCE)},
        "tokens": {name: v[TOKENS + 4 * seat + r] for r, name in enumerate(RESOURCE)},
        "stars": v[STARS + seat],
        "swords": v[SWORDS + seat] + v[ARES + seat],
        "symbols": symbols(state, seat),
        "zeus_token": holds_zeus_token(state, seat),
        "prestige": v[PRESTIGE + seat] if knows else None,
        "hand": held,
        "discoveries": [name for d, name in enumerate(DISCOVERY) if v[OWNED + seat] >> d & 1],
        "discounts": [name for r, name in enumerate(RESOURCE) if v[DISCOUNTS + seat] >> r & 1],
        "wonders": [name for w, name in enumerate(WONDER) if v[WONDERS + seat] >> w & 1],
        "markers": v[MARKERS + COLUMNS * seat : MARKERS + COLUMNS * (seat + 1)],
        "ares": v[ARES + seat],
        "siren": bool(v[SIREN + seat]),
        "erinyes": v[ERINYES + seat],
        "athena": v[ATHENA + seat],
        "keres": v[KERES + seat],
        "score": {
            "total": points.total if knows else None,
            "parts": points.parts if knows else {**points.parts, "prestige": None},
        },
    }


def _holder(code: int) -> int | str | None:
    if code == TRIBE:
        return "tribe"
    if code == BARBARIANS:
        return "barbarians"
    return code - 1 if code else None


def _territory(state: OlymposState, land: int) -> dict[str, Any]:
    pile = state.v[PILE + land]
    star: str | None = None
    if state.setup.tables.star_in[land] and pile != LOCKED:
        star = "tribe" if pile == TRIBE else "held" if pile else "lying"
    return {
        "locked": pile == LOCKED,
        "pile": [_holder(code) for code in pieces(pile)],
        "holder": _holder(pile & 7) if pile > 0 else None,
        "star": star,
    }


def _cell(state: OlymposState, cell: int) -> dict[str, Any]:
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
        "fixed": dict(setup.tables.fixed[cell]),
        "grey": list(setup.tables.grey[cell]),
        "spots": [
            {"bonus": BONUS[kind], "seat": (v[SPOT_TAKEN + cell] >> 3 * spot & 7) - 1}
            if v[SPOT_TAKEN + cell] >> 3 * spot & 7
            else {"bonus": BONUS[kind], "seat": None}
            for spot, kind in enumerate(setup.spots[cell])
        ],
    }


def _wonder(state: OlymposState, column: int) -> dict[str, Any]:
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


def _olympos(state: OlymposState) -> dict[str, Any]:
    v = state.v
    tables = state.setup.tables
    turned = sorted((g for g in range(len(GOD)) if v[TURNED + g]), key=lambda g: v[TURNED + g])
    spaces = []
    for number, space in enumerate(tables.zeus_spaces):
        arrived = sum(v[SPACE + seat] >= space for seat in range(state.setup.seats))
        left = int(tables.turned_by_first[number] and arrived == 0)
        left += int(tables.turned_by_last[number] and arrived < state.setup.seats)
        spaces.append({"space": space, "cards": left})
    return {"turned": [GOD[g] for g in turned], "left": len(GOD) - v[GODS], "spaces": spaces}


def deal_unknown(state: OlymposState, viewer: int | None, rng: random.Random) -> None:
    """Deal the others' hands and the pile anew from all cards that the viewer has not seen.

    Olympos cards need nothing: they are drawn when they are turned. Prestige stays: each gain was public, so
    that totals count as known (R59).
    """
    v = state.v
    if not v[TOP]:  # all cards lie open
        return
    who_looks = looker(state)
    hidden = [seat for seat in range(state.setup.seats) if seat != viewer]
    looked = who_looks is not None and who_looks != viewer
    blocks = [HAND + _CARDS * seat for seat in hidden]
    if looked:
        blocks.append(LOOKED)
    sizes = [sum(v[block : block + _CARDS]) for block in blocks]
    pool = v[DECK : DECK + _CARDS]
    for block in blocks:
        pool = [have + more for have, more in zip(pool, v[block : block + _CARDS], strict=True)]
    for block, new in zip(blocks, deal(rng, pool, sizes), strict=True):
        v[block : block + _CARDS] = new
        pool = [have - gone for have, gone in zip(pool, new, strict=True)]
    v[DECK : DECK + _CARDS] = pool


def looker(state: OlymposState) -> int | None:
    """Who looks at cards of the Oracle at the moment."""
    v = state.v
    top = v[TOP]
    if not top:
        return None
    if v[top] == KEEP:
        return v[top + 1]
    return v[top + A] if v[top] == DRAW else None
