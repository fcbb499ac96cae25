"""Phase 2: the main decision of a turn (DEL-3.2, 4, 5, 7.2, 7.3; rulings 22 to 25, 38 to 56, 76 to 81)."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from typing import Any

from petteia.kernel import ENGINE, WHO, Reason, Step

from . import space
from .cargo import deliver, free_site, load_offering, load_statue, may_load, raise_statue, room
from .fight import beat, begin_fight, odds, strength
from .gods import advance, send_home
from .islands import build_shrine, face_down, peek, shrine_task, uncover
from .layout import (
    CARGO,
    CARGO_STATUES,
    CONSULT,
    CRANE,
    DICE,
    DRAW,
    ENTERED,
    FACE_UP,
    FAVOUR,
    GODS_AT,
    LAMPS,
    LEFT,
    MONSTERS,
    NET,
    OFFERINGS,
    POSITION,
    SPEAR,
    STATUES,
    TEMPLE_OF,
    TRAITS,
    WILD,
    WOUNDS,
    player,
)
from .map import HEXES
from .names import (
    APHRODITE,
    APOLLO,
    ARES,
    ARTEMIS,
    CITIES,
    CITY,
    CLOUD,
    CLOUDS,
    COLOURS,
    EQUIPMENT,
    EXTRA,
    GODS,
    HERMES,
    MONSTER,
    MONSTER_ISLE,
    MONSTER_ISLES,
    OFFERING,
    OFFERING_ISLE,
    OFFERING_ISLES,
    POSEIDON,
    SOURCES,
    STATUE,
    STATUE_ISLE,
    STATUE_ISLES,
    TEMPLE,
    TEMPLE_ISLES,
)
from .rewards import can_draw_oracle, discard_wounds, gain_favour, grant, needed
from .sailing import add_voyages, sail, set_ship, voyage
from .sources import ANY, price_row, spend, usable_sources
from .state import DelphiState

_BITS = [[c for c in range(6) if mask >> c & 1] for mask in range(64)]
_BOX = len(HEXES)


def monsters_in_reach(state: DelphiState, p: int) -> list[tuple[int, int]]:
    """Monsters (island, colour) that may be fought from where the ship is."""
    v, sea = state.v, state.sea
    sites = (sea.across if v[p + TRAITS] & SPEAR else sea.beside)[v[p + POSITION]]
    out = []
    for island in sites[MONSTER_ISLE]:
        for colour in _BITS[v[MONSTERS + island]]:
            if state.setup.needless or needed(state.setup, v, p, MONSTER, colour, 0):
                out.append((island, colour))
    return out


def deeds(state: DelphiState, seat: int, p: int) -> list[tuple[int, int, int]]:
    """What the player could do here with a fitting colour: (colour, action with source 0, id step per source).

    Everything but sailing and the actions of any colour.
    """
    setup, v, sea = state.setup, state.v, state.sea
    position, traits = v[p + POSITION], v[p + TRAITS]
    out: list[tuple[int, int, int]] = []
    for island, colour in monsters_in_reach(state, p):
        out.append((colour, space.FIGHT.base + colour * 9 + island, 54))
    beside = sea.beside[position]
    sites = sea.across[position] if traits & SPEAR else beside
    for site in sites[CLOUD]:
        if not v[FACE_UP + site]:
            out.append((site >> 1, space.EXPLORE.base + site, 12))
        elif shrine_task(setup, v, seat, site) >= 0:
            out.append((site >> 1, space.BUILD_SHRINE.base + site, 12))
    free = room(v, p) > 0
    sites = sea.across[position] if traits & NET else beside
    if free:
        for island in sites[OFFERING_ISLE]:
            for colour in _BITS[v[OFFERINGS + island]]:
                if may_load(state, p, OFFERING, colour):
                    out.append((colour, space.LOAD_OFFERING.base + colour * 6 + island, 36))
    for colour in range(6):
        if v[p + CARGO + colour] and v[TEMPLE_OF + colour] - 1 in sites[TEMPLE]:
            out.append((colour, space.DELIVER.base + colour, 6))
    sites = sea.across[position] if traits & CRANE else beside
    if free:
        for colour in sites[CITY]:
            if v[STATUES + colour] and may_load(state, p, STATUE, colour):
                out.append((colour, space.LOAD_STATUE.base + colour, 6))
    for colour in range(6):
        if v[p + CARGO_STATUES + colour]:
            for island in sites[STATUE_ISLE]:
                if free_site(state, island, colour) >= 0:
                    out.append((colour, space.RAISE.base + colour * 6 + island, 36))
        if v[p + WOUNDS + colour]:
            out.append((colour, space.CLEAR_WOUNDS.base + colour, 6))
    top_row = setup.top_row
    for god in range(6):
        if v[p + GODS_AT + god] < top_row:
            out.append((setup.god_colour[god], space.ADVANCE_GOD.base + god, 6))
    return out


class Act(Step[DelphiState]):
    """The main decision: an action with a source, a god's special action, or the end of the turn."""

    name = "act"
    families = space.ACT_FAMILIES

    def legal(self, state: DelphiState, top: int) -> list[int]:
        """Every (source, action, target) that can be paid, and what gods can do (ruling 25)."""
        v, seat = state.v, state.v[top + WHO]
        p = player(seat)
        favour = v[p + FAVOUR]
        sources = usable_sources(state, p)
        out: list[int] = []
        if sources:
            free = [space.TAKE_FAVOUR.base]
            if can_draw_oracle(v):
                free.append(space.DRAW_CARD.base)
            if 0 in v[FACE_UP : FACE_UP + 12]:
                free.append(space.PEEK.base)
            things = deeds(state, seat, p)
            lamps = _BITS[v[p + LAMPS]]
            for source in sources:
                row = price_row(state, p, source)
                left = favour if source != EXTRA else favour - state.setup.clock_cost
                out += [base + source for base in free]
                out += [base + source * step for colour, base, step in things if row[colour] <= left]
                if lamps and source != EXTRA:  # ruling 40: the extra action lights no lamp
                    base = space.LAMP.base + source * 6
                    out += [base + colour for colour in lamps if row[colour] <= left]
                add_voyages(state, p, source, row, left, out)
        top_row = state.setup.top_row
        if top_row in v[p + GODS_AT : p + GODS_AT + 6]:
            self._special(state, p, out)
        if not any(v[p + DICE : p + DICE + 6]):  # ruling 22
            out.append(space.END_TURN.base)
        out.sort()
        return out

    def _special(self, state: DelphiState, p: int, out: list[int]) -> None:
        """The special actions that do something now, and a card instead (rulings 76 and 77)."""
        v, top_row, sea = state.v, state.setup.top_row, state.sea
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
                    if not v[p + LEFT]:
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


def statues_for_hermes(state: DelphiState, p: int) -> list[int]:
    """Colours Hermes may fetch: beside a city, with room, from any city (DEL-7.2)."""
    v, sea = state.v, state.sea
    sites = (sea.across if v[p + TRAITS] & CRANE else sea.beside)[v[p + POSITION]]
    if not sites[CITY] or room(v, p) <= 0:
        return []
    return [c for c in range(6) if v[STATUES + c] and may_load(state, p, STATUE, c)]


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


# ---- special actions (DEL-7.2) -----------------------------------------------------------------------------


def _begin_special(state: DelphiState, seat: int, god: int) -> None:
    if state.log is not None:
        state.tell("god-acts", seat=seat, god=GODS[god])
    send_home(state, seat, god)


def _poseidon(state: DelphiState, seat: int, rest: int) -> None:
    _begin_special(state, seat, POSEIDON)
    set_ship(state, seat, rest)


def _apollo(state: DelphiState, seat: int, rest: int) -> None:
    _begin_special(state, seat, APOLLO)
    state.v[player(seat) + WILD] = 1
    state.push(DRAW, ENGINE, seat, 1)


def _artemis(state: DelphiState, seat: int, rest: int) -> None:
    _begin_special(state, seat, ARTEMIS)
    uncover(state, seat, rest)


def _aphrodite(state: DelphiState, seat: int, rest: int) -> None:
    _begin_special(state, seat, APHRODITE)
    count = sum(discard_wounds(state, seat, colour) for colour in range(6))
    if state.log is not None:
        state.tell("all-wounds-cleared", seat=seat, count=count)


def _ares(state: DelphiState, seat: int, rest: int) -> None:
    _begin_special(state, seat, ARES)
    colour, site = divmod(rest, 9)
    beat(state, seat, colour, site)


def _hermes(state: DelphiState, seat: int, rest: int) -> None:
    _begin_special(state, seat, HERMES)
    load_statue(state, seat, rest)
    if state.log is not None:
        state.tell("takes-statue", seat=seat, colour=COLOURS[rest], site=CITIES[rest])


def _swap_god(state: DelphiState, seat: int, rest: int) -> None:
    if state.log is not None:
        state.tell("god-swapped", seat=seat, god=GODS[rest])
    send_home(state, seat, rest)
    state.push(DRAW, ENGINE, seat, 1)


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
    _poseidon,
    _apollo,
    _artemis,
    _aphrodite,
    _ares,
    _hermes,
    _swap_god,
    _end_turn,
]
_BASES = [space.ACTIONS.families[word].base for word in space.ACT_FAMILIES]


# ---- previews -------------------------------------------------------------------------------------------------


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
