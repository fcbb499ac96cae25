"""Previews: what a legal action costs and promises (docs/games/delphi.md)."""

from __future__ import annotations

from typing import TypedDict

from . import space
from .components import COLOUR, EXTRA_SOURCE, FRAME_COLOUR, Colour
from .fight import odds, strength
from .layout import row
from .rewards import favour_taken
from .sailing import voyage
from .sources import ANY, price
from .state import DelphiState


class Preview(TypedDict, total=False):
    """What an action costs and promises; which of it there is depends on the action."""

    favour: int
    recolour: int
    acts_as: Colour | None
    steps: int
    range: int
    extra_steps: int
    creature: bool
    needed: int
    odds: float
    gain: int


def acting_colour(state: DelphiState, action: int) -> int:
    """The colour that an action with a source needs, `ANY` where none matters (not for sailing)."""
    family = space.ACTIONS.family(action)
    indices = family.indices(action)
    if family in (space.DRAW_CARD, space.TAKE_FAVOUR, space.PEEK):
        return ANY
    if family in (space.EXPLORE, space.BUILD_SHRINE):
        return FRAME_COLOUR[indices[1]]
    if family is space.ADVANCE_GOD:
        return state.setup.god_colour[indices[1]]
    return indices[1]


def preview(state: DelphiState, seat: int, action: int) -> Preview:
    """What a legal action of the main decision costs: see docs/games/delphi.md for the fields."""
    family = space.ACTIONS.family(action)
    if "source" not in family.names:
        return {}
    p = row(seat)
    indices = family.indices(action)
    source = indices[0]
    fee = state.setup.clock_cost if source == EXTRA_SOURCE else 0
    if family is space.SAIL:
        way = voyage(state, seat, source, indices[1])
        return {
            "favour": fee + way.price + way.extra,
            "recolour": way.price,
            "acts_as": None if way.colour == ANY else COLOUR[way.colour],
            "steps": way.steps,
            "range": way.range,
            "extra_steps": way.extra,
            "creature": way.creature,
        }
    colour = acting_colour(state, action)
    paid = 0 if colour == ANY else price(state, p, source, colour)
    out: Preview = {
        "favour": fee + paid,
        "recolour": paid,
        "acts_as": None if colour == ANY else COLOUR[colour],
    }
    if family is space.TAKE_FAVOUR:
        out["gain"] = favour_taken(state, seat, state.setup.action_favour)
    elif family is space.LAMP:
        out["gain"] = favour_taken(state, seat, state.setup.lamp_gain.favour)
    elif family is space.FIGHT:
        out["needed"] = strength(state, seat, 1)
        out["odds"] = odds(state, out["needed"])
    return out
