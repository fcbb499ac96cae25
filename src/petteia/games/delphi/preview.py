"""Previews: what a legal action of the main decision costs and promises (docs/games/delphi.md)."""

from __future__ import annotations

from typing import Any

from . import space
from .fight import odds, strength
from .layout import player
from .names import COLOURS, EXTRA
from .sailing import voyage
from .sources import ANY, price_row
from .state import DelphiState


def acting_colour(state: DelphiState, action: int) -> int:
    """The colour that an action with a source needs, `ANY` where none matters (not for sailing)."""
    family = space.ACTIONS.family(action)
    indices = family.indices(action)
    if family in (space.DRAW_CARD, space.TAKE_FAVOUR, space.PEEK):
        return ANY
    if family in (space.EXPLORE, space.BUILD_SHRINE):
        return indices[1] >> 1
    if family is space.ADVANCE_GOD:
        return state.setup.god_colour[indices[1]]
    return indices[1]


def preview(state: DelphiState, seat: int, action: int) -> dict[str, Any]:
    """What a legal action of the main decision costs: see docs/games/delphi.md for the fields."""
    family = space.ACTIONS.family(action)
    if "source" not in family.names:
        return {}
    p = player(seat)
    indices = family.indices(action)
    source = indices[0]
    fee = state.setup.clock_cost if source == EXTRA else 0
    if family is space.SAIL:
        way = voyage(state, seat, source, indices[1])
        return {
            "favour": fee + way.price + way.extra,
            "recolour": way.price,
            "acts_as": None if way.colour == ANY else COLOURS[way.colour],
            "steps": way.steps,
            "range": way.range,
            "extra_steps": way.extra,
            "creature": way.creature,
        }
    colour = acting_colour(state, action)
    price = 0 if colour == ANY else price_row(state, p, source)[colour]
    out: dict[str, Any] = {
        "favour": fee + price,
        "recolour": price,
        "acts_as": None if colour == ANY else COLOURS[colour],
    }
    if family is space.FIGHT:
        out["needed"] = strength(state, seat, 1)
        out["odds"] = odds(state, out["needed"])
    return out
