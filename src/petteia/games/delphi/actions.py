"""Phase 2: the main decision of a turn (DEL-3.2, 4, 5, 7.2, 7.3; rulings 22 to 25, 38 to 56, 76 to 81)."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from itertools import compress
from typing import Any

from petteia.kernel import ENGINE, WHO, Reason, Step

from . import space
from .cargo import deliver, free_site, load_offering, load_statue, may_load, raise_statue
from .fight import BITS, begin_fight
from .gods import advance
from .islands import build_shrine, peek, shrine_task, uncover
from .layout import (
    CARGO,
    CONSULT,
    CRANE,
    DEMIGODS,
    DICE,
    DRAW,
    ENTERED,
    FACE_UP,
    FAVOUR,
    GODS_AT,
    HOLD,
    LAMPS,
    MAP,
    MONSTERS,
    NET,
    OFFERINGS,
    PLAYERS,
    POSITION,
    SHIP,
    SPEAR,
    STATUES,
    STRIDE,
    TEMPLE_OF,
    TRAITS,
    WILD,
    WOUNDS,
    player,
)
from .map import HEXES
from .names import (
    CARD,
    CITIES,
    CITY,
    CLOUD,
    CLOUDS,
    COLOURS,
    EQUIPMENT,
    EXTRA,
    GODS,
    MONSTER,
    MONSTER_ISLE,
    MONSTER_ISLES,
    OFFERING,
    OFFERING_ISLE,
    OFFERING_ISLES,
    SOURCES,
    STATUE,
    STATUE_ISLE,
    STATUE_ISLES,
    TEMPLE,
    TEMPLE_ISLES,
)
from .preview import preview
from .rewards import can_draw_oracle, discard_wounds, gain_favour, grant, needed
from .sailing import add_voyages, sail
from .sea import Sea
from .sources import FREE, spend, usable_sources
from .special import SPECIAL, special_actions
from .state import DelphiState

Deed = tuple[int, int, int]
"""An action without its source: the colour it needs, its id with the first source, the ids per source."""

_BOX = len(HEXES)
_FIGHTS = [[(c, space.FIGHT.base + c * 9 + island, 54) for c in range(6)] for island in range(9)]
_EXPLORES = [(site >> 1, space.EXPLORE.base + site, 12) for site in range(12)]
_BUILDS = [(site >> 1, space.BUILD_SHRINE.base + site, 12) for site in range(12)]
_LOADS = [[(c, space.LOAD_OFFERING.base + c * 6 + island, 36) for c in range(6)] for island in range(6)]
_DELIVERS = [(c, space.DELIVER.base + c, 6) for c in range(6)]
_FETCHES = [(c, space.LOAD_STATUE.base + c, 6) for c in range(6)]
_RAISES = [[(c, space.RAISE.base + c * 6 + island, 36) for c in range(6)] for island in range(6)]
_CLEARS = [(c, space.CLEAR_WOUNDS.base + c, 6) for c in range(6)]
_SIX = range(6)
_DRAW_CARD, _TAKE_FAVOUR, _PEEK = space.DRAW_CARD.base, space.TAKE_FAVOUR.base, space.PEEK.base
_REACH = SPEAR | NET | CRANE


def deeds(state: DelphiState, sea: Sea, seat: int, p: int) -> list[Deed]:
    """What the player could do here with a fitting colour, but for sailing and lamps."""
    setup, v = state.setup, state.v
    position, reach = v[p + POSITION], v[p + TRAITS] & _REACH
    top_row = setup.top_row
    rows = v[p + GODS_AT : p + GODS_AT + 6]
    out: list[Deed] = setup.god_deeds[:]
    if top_row in rows:
        out = [out[god] for god in _SIX if rows[god] < top_row]
    out += compress(_CLEARS, v[p + WOUNDS : p + WOUNDS + 6])
    if not reach and position in sea.lonely:
        return out
    needless = setup.needless
    beside = sea.beside[position]
    across = sea.across[position] if reach else beside

    sites = across if reach & SPEAR else beside
    for island in sites[MONSTER_ISLE]:
        fights = _FIGHTS[island]
        colours = BITS[v[MONSTERS + island]]
        out += [fights[c] for c in colours if needless or needed(setup, v, p, MONSTER, c, 0)]
    for site in sites[CLOUD]:
        if not v[FACE_UP + site]:
            out.append(_EXPLORES[site])
        elif shrine_task(setup, v, seat, site) >= 0:
            out.append(_BUILDS[site])

    cargo = v[p + CARGO : p + CARGO + 12]  # offerings, then statues
    loaded = sum(cargo)
    free = loaded < v[p + HOLD]
    sites = across if reach & NET else beside
    if free:
        for island in sites[OFFERING_ISLE]:
            loads = _LOADS[island]
            colours = BITS[v[OFFERINGS + island]]
            out += [loads[c] for c in colours if needless or may_load(state, p, OFFERING, c)]
    if loaded and sites[TEMPLE]:
        out += [_DELIVERS[c] for c in _SIX if cargo[c] and v[TEMPLE_OF + c] - 1 in sites[TEMPLE]]
    sites = across if reach & CRANE else beside
    if free:
        for c in sites[CITY]:
            if v[STATUES + c] and (needless or may_load(state, p, STATUE, c)):
                out.append(_FETCHES[c])
    if loaded:
        for island in sites[STATUE_ISLE]:
            out += [_RAISES[island][c] for c in _SIX if cargo[6 + c] and free_site(state, island, c) >= 0]
    return out


class Act(Step[DelphiState]):
    """The main decision: an action with a source, a god's special action, or the end of the turn."""

    name = "act"
    families = space.ACT_FAMILIES

    def legal(self, state: DelphiState, top: int) -> list[int]:
        """Every (source, action, target) that can be paid, and what gods can do (ruling 25)."""
        v, seat, setup = state.v, state.v[top + WHO], state.setup
        p = PLAYERS + seat * STRIDE
        sources = usable_sources(state, p)
        out: list[int] = []
        if sources:
            favour = v[p + FAVOUR]
            draws, peeks = can_draw_oracle(v), 0 in v[FACE_UP : FACE_UP + 12]
            sea = setup.sea(v[MAP])
            things = deeds(state, sea, seat, p)
            lamps, wild = BITS[v[p + LAMPS]], v[p + WILD]
            prices = setup.prices(v[p + SHIP], v[p + DEMIGODS])
            paying = []
            for source in sources:
                if source == EXTRA:
                    row, left = FREE, favour - setup.clock_cost
                else:
                    row, left = FREE if wild else prices[source % 6], favour
                    if lamps:  # ruling 40: the extra action lights none
                        out += [space.LAMP.base + source * 6 + c for c in lamps if row[c] <= left]
                paying.append((source, row, left))
                out.append(_TAKE_FAVOUR + source)
                if draws:
                    out.append(_DRAW_CARD + source)
                if peeks:
                    out.append(_PEEK + source)
                out += [base + source * step for colour, base, step in things if row[colour] <= left]
            if not v[p + ENTERED]:
                add_voyages(state, sea, p, paying, out)
        if setup.top_row in v[p + GODS_AT : p + GODS_AT + 6]:
            out += special_actions(state, p)
        if not sources or sources[0] >= CARD:  # ruling 22: no unused die is left
            out.append(space.END_TURN.base)
        out.sort()
        return out

    def several(self, state: DelphiState, top: int) -> bool:
        """Any source can take favour and draw a card, if there is one."""
        v = state.v
        p = PLAYERS + v[top + WHO] * STRIDE
        return any(v[p + DICE : p + DICE + 6]) and can_draw_oracle(v)

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Carry it out; this decision comes again until the turn ends."""
        family = bisect_right(_BASES, action) - 1
        _RUN[family](state, state.v[top + WHO], action - _BASES[family])

    def why_not(self, state: DelphiState, top: int, action: int) -> Reason:
        """See reasons.py."""
        from .reasons import why_not

        return why_not(state, state.v[top + WHO], action)

    def preview(self, state: DelphiState, top: int, action: int) -> dict[str, Any]:
        """Favour to pay and what for; steps and range of a voyage; the odds of a fight."""
        return preview(state, state.v[top + WHO], action)


# ---- actions with a source: ``rest`` is the action's number within its family ------------------------------


def _draw_card(state: DelphiState, seat: int, rest: int) -> None:
    spend(state, seat, rest)
    if state.log is not None:
        state.tell("draws-card", seat=seat, source=SOURCES[rest])
    state.push(DRAW, ENGINE, seat, state.setup.action_cards)


def _take_favour(state: DelphiState, seat: int, rest: int) -> None:
    spend(state, seat, rest)
    if state.log is not None:
        state.tell("takes-favour", seat=seat, source=SOURCES[rest])
    gain_favour(state, seat, state.setup.action_favour)


def _peek(state: DelphiState, seat: int, rest: int) -> None:
    spend(state, seat, rest)
    if state.log is not None:
        state.tell("peeks", seat=seat, source=SOURCES[rest])
    peek(state, seat)


def _sail(state: DelphiState, seat: int, rest: int) -> None:
    source, target = divmod(rest, _BOX)
    sail(state, seat, source, target)


def _fight(state: DelphiState, seat: int, rest: int) -> None:
    source, rest = divmod(rest, 54)
    colour, site = divmod(rest, 9)
    spend(state, seat, source, colour)
    if state.log is not None:
        state.tell(
            "fights", seat=seat, source=SOURCES[source], monster=COLOURS[colour], site=MONSTER_ISLES[site]
        )
    begin_fight(state, seat, colour, site)


def _explore(state: DelphiState, seat: int, rest: int) -> None:
    source, site = divmod(rest, 12)
    spend(state, seat, source, site >> 1)
    if state.log is not None:
        state.tell("explores", seat=seat, source=SOURCES[source], site=CLOUDS[site])
    uncover(state, seat, site)


def _build_shrine(state: DelphiState, seat: int, rest: int) -> None:
    source, site = divmod(rest, 12)
    spend(state, seat, source, site >> 1)
    if state.log is not None:
        state.tell("builds", seat=seat, source=SOURCES[source], site=CLOUDS[site])
    build_shrine(state, seat, site, shrine_task(state.setup, state.v, seat, site))


def _load_offering(state: DelphiState, seat: int, rest: int) -> None:
    source, rest = divmod(rest, 36)
    colour, island = divmod(rest, 6)
    spend(state, seat, source, colour)
    load_offering(state, seat, colour, island)
    if state.log is not None:
        state.tell(
            "loads-offering",
            seat=seat,
            source=SOURCES[source],
            colour=COLOURS[colour],
            site=OFFERING_ISLES[island],
        )


def _deliver(state: DelphiState, seat: int, rest: int) -> None:
    source, colour = divmod(rest, 6)
    spend(state, seat, source, colour)
    if state.log is not None:
        site = TEMPLE_ISLES[state.v[TEMPLE_OF + colour] - 1]
        state.tell("delivers", seat=seat, source=SOURCES[source], colour=COLOURS[colour], site=site)
    deliver(state, seat, colour)


def _load_statue(state: DelphiState, seat: int, rest: int) -> None:
    source, colour = divmod(rest, 6)
    spend(state, seat, source, colour)
    load_statue(state, seat, colour)
    if state.log is not None:
        state.tell(
            "loads-statue", seat=seat, source=SOURCES[source], colour=COLOURS[colour], site=CITIES[colour]
        )


def _raise_statue(state: DelphiState, seat: int, rest: int) -> None:
    source, rest = divmod(rest, 36)
    colour, island = divmod(rest, 6)
    spend(state, seat, source, colour)
    if state.log is not None:
        state.tell(
            "raises", seat=seat, source=SOURCES[source], colour=COLOURS[colour], site=STATUE_ISLES[island]
        )
    raise_statue(state, seat, colour, island)


def _clear_wounds(state: DelphiState, seat: int, rest: int) -> None:
    source, colour = divmod(rest, 6)
    spend(state, seat, source, colour)
    count = discard_wounds(state, seat, colour)
    if state.log is not None:
        state.tell("clears-wounds", seat=seat, source=SOURCES[source], colour=COLOURS[colour], count=count)


def _advance_god(state: DelphiState, seat: int, rest: int) -> None:
    source, god = divmod(rest, 6)
    spend(state, seat, source, state.setup.god_colour[god])
    if state.log is not None:
        state.tell("advances-god", seat=seat, source=SOURCES[source], god=GODS[god])
    advance(state, seat, god)


def _lamp(state: DelphiState, seat: int, rest: int) -> None:
    """Ruling 42: favour, a card, then a step of the god of that colour, lost in the top row."""
    setup = state.setup
    source, colour = divmod(rest, 6)
    spend(state, seat, source, colour)
    if state.log is not None:
        state.tell("uses-lamp", seat=seat, source=SOURCES[source], equipment=lamp_card(state, colour))
    grant(state, seat, setup.lamp_gain)
    god = setup.god_of[colour]
    for _ in range(setup.lamp_steps):
        if state.v[player(seat) + GODS_AT + god] < setup.top_row:
            advance(state, seat, god)


def lamp_card(state: DelphiState, colour: int) -> str:
    """The lamp of a colour."""
    setup = state.setup
    return next(
        EQUIPMENT[n]
        for n, kind in enumerate(setup.equipment_kind)
        if kind == "colour_bonus" and setup.equipment_colours[n] >> colour & 1
    )


def _end_turn(state: DelphiState, seat: int, rest: int) -> None:
    if state.log is not None:
        state.tell("ends-turn", seat=seat)
    state.pop()
    state.push(CONSULT, ENGINE, seat)


_RUN: list[Callable[[DelphiState, int, int], None]] = [
    _draw_card,
    _take_favour,
    _peek,
    _sail,
    _fight,
    _explore,
    _build_shrine,
    _load_offering,
    _deliver,
    _load_statue,
    _raise_statue,
    _clear_wounds,
    _advance_god,
    _lamp,
    *SPECIAL,
    _end_turn,
]
_BASES = [space.ACTIONS.families[word].base for word in space.ACT_FAMILIES]
