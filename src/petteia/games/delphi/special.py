"""The special actions of the gods, and a card instead (DEL-7.2, 7.3; rulings 38, 76 to 79)."""

from __future__ import annotations

from collections.abc import Callable

from petteia.kernel import ENGINE

from . import space
from .cargo import load_statue, may_load, room
from .fight import beat, monsters_in_reach
from .gods import send_home
from .islands import face_down, uncover
from .layout import CRANE, DRAW, ENTERED, GODS_AT, LEFT, POSITION, STATUES, TRAITS, WILD, WOUNDS, player
from .names import (
    APHRODITE,
    APOLLO,
    ARES,
    ARTEMIS,
    CITIES,
    CITY,
    COLOURS,
    GODS,
    HERMES,
    POSEIDON,
    STATUE,
)
from .rewards import can_draw_oracle, discard_wounds
from .sailing import set_ship
from .state import DelphiState


def special_actions(state: DelphiState, p: int) -> list[int]:
    """The special actions that do something now, and a card instead (rulings 76 and 77)."""
    v, top_row, sea = state.v, state.setup.top_row, state.sea
    out: list[int] = []
    drawable = can_draw_oracle(v)
    for god in range(6):
        if v[p + GODS_AT + god] != top_row:
            continue
        if drawable:
            out.append(space.SWAP_GOD.base + god)
        if god == POSEIDON:
            if not v[p + ENTERED]:
                base, here = space.POSEIDON.base, v[p + POSITION]
                out += [base + n for n in sea.water if n != here]
                if not v[p + LEFT] and here != sea.zeus:
                    out.append(base + sea.zeus)
        elif god == APOLLO:
            out.append(space.APOLLO.base)
        elif god == ARTEMIS:
            out += [space.ARTEMIS.base + site for site in face_down(v)]
        elif god == APHRODITE:
            if any(v[p + WOUNDS : p + WOUNDS + 6]):
                out.append(space.APHRODITE.base)
        elif god == ARES:
            base = space.ARES.base
            out += [base + colour * 9 + island for island, colour in monsters_in_reach(state, p)]
        else:
            out += [space.HERMES.base + colour for colour in statues_for_hermes(state, p)]
    return out


def statues_for_hermes(state: DelphiState, p: int) -> list[int]:
    """Colours Hermes may fetch: beside a city, with room, from any city (DEL-7.2)."""
    v, sea = state.v, state.sea
    sites = (sea.across if v[p + TRAITS] & CRANE else sea.beside)[v[p + POSITION]]
    if not sites[CITY] or room(v, p) <= 0:
        return []
    return [c for c in range(6) if v[STATUES + c] and may_load(state, p, STATUE, c)]


def _begin(state: DelphiState, seat: int, god: int) -> None:
    if state.log is not None:
        state.tell("god-acts", seat=seat, god=GODS[god])
    send_home(state, seat, god)


def _poseidon(state: DelphiState, seat: int, rest: int) -> None:
    _begin(state, seat, POSEIDON)
    set_ship(state, seat, rest)


def _apollo(state: DelphiState, seat: int, rest: int) -> None:
    _begin(state, seat, APOLLO)
    state.v[player(seat) + WILD] = 1
    state.push(DRAW, ENGINE, seat, 1)


def _artemis(state: DelphiState, seat: int, rest: int) -> None:
    _begin(state, seat, ARTEMIS)
    uncover(state, seat, rest)


def _aphrodite(state: DelphiState, seat: int, rest: int) -> None:
    _begin(state, seat, APHRODITE)
    count = sum(discard_wounds(state, seat, colour) for colour in range(6))
    if state.log is not None:
        state.tell("all-wounds-cleared", seat=seat, count=count)


def _ares(state: DelphiState, seat: int, rest: int) -> None:
    _begin(state, seat, ARES)
    colour, site = divmod(rest, 9)
    beat(state, seat, colour, site)


def _hermes(state: DelphiState, seat: int, rest: int) -> None:
    _begin(state, seat, HERMES)
    load_statue(state, seat, rest)
    if state.log is not None:
        state.tell("takes-statue", seat=seat, colour=COLOURS[rest], site=CITIES[rest])


def _swap_god(state: DelphiState, seat: int, rest: int) -> None:
    if state.log is not None:
        state.tell("god-swapped", seat=seat, god=GODS[rest])
    send_home(state, seat, rest)
    state.push(DRAW, ENGINE, seat, 1)


SPECIAL: list[Callable[[DelphiState, int, int], None]] = [
    _poseidon,
    _apollo,
    _artemis,
    _aphrodite,
    _ares,
    _hermes,
    _swap_god,
]
"""In the order of their families: state, seat, number within the family."""
