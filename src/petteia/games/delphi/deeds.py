"""Actions with a die, an oracle card or the extra action: which are open where, and what each does.

Those of any colour are DEL-4, those of the source's colour DEL-5; sailing has a file of its own. Whether a
source can act as the colour that a deed needs, and for how much, is in sources.py.
"""

from __future__ import annotations

from petteia.kernel import ENGINE, Family, Numbers, native

from . import figures, space
from .cargo import deliver, free_site, load_offering, load_statue, may_load, raise_statue, room
from .components import (
    CITY,
    CITY_SITE,
    CLOUD,
    CLOUD_SITE,
    CLOUD_SITES,
    COLOUR,
    COLOURS,
    EQUIPMENT,
    FRAME_COLOUR,
    GOD,
    GODS,
    MONSTER_SITE,
    MONSTER_SITES,
    OFFERING,
    OFFERING_ISLE,
    OFFERING_SITE,
    OFFERING_SITES,
    SOURCE,
    STATUE,
    STATUE_ISLE,
    STATUE_SITE,
    STATUE_SITES,
    TEMPLE,
    TEMPLE_SITE,
)
from .fight import begin_fight, monsters_in_reach
from .gods import advance
from .islands import build_shrine, peek, uncover
from .layout import (
    CARGO,
    CARGO_STATUES,
    CRANE,
    DRAW,
    FACE_UP,
    GOD_ROW,
    LAMP_GOD,
    LAMPS,
    NET,
    OFFERINGS,
    POSITION,
    SPEAR,
    STATUES,
    TEMPLE_OF,
    TRAITS,
    WOUNDS,
    row,
)
from .map import HEXES
from .packing import has
from .rewards import gain_favour, grant, shrine_task
from .sailing import sail
from .sea import ACROSS, BESIDE, FIRST_BIT
from .sources import spend
from .state import DelphiState
from .wounds import discard_wounds

_BOX = len(HEXES)
_FIGHT, _EXPLORE, _BUILD = space.FIGHT.base, space.EXPLORE.base, space.BUILD_SHRINE.base
_LOAD, _DELIVER, _FETCH = space.LOAD_OFFERING.base, space.DELIVER.base, space.LOAD_STATUE.base
_RAISE, _CLEAR, _ADVANCE = space.RAISE.base, space.CLEAR_WOUNDS.base, space.ADVANCE_GOD.base
_FIRST_TEMPLE, _FIRST_CITY = FIRST_BIT[TEMPLE], FIRST_BIT[CITY]
_FIRST_CLOUD, _FIRST_OFFERING, _FIRST_STATUE = (
    FIRST_BIT[CLOUD],
    FIRST_BIT[OFFERING_ISLE],
    FIRST_BIT[STATUE_ISLE],
)

# The families of deeds, with the ids of the first source, how many ids each source has, and how many deeds
# of them there can be at most.
_FAMILIES: tuple[Family, ...] = (
    space.FIGHT,
    space.EXPLORE,
    space.BUILD_SHRINE,
    space.LOAD_OFFERING,
    space.DELIVER,
    space.LOAD_STATUE,
    space.RAISE,
    space.CLEAR_WOUNDS,
    space.ADVANCE_GOD,
    space.LAMP,
)
STRIDES = tuple(family.strides[0] for family in _FAMILIES)
DEED_FAMILIES = len(_FAMILIES)
MOST_DEEDS = sum(STRIDES)
FIGHTS, EXPLORES, BUILDS, LOADS, DELIVERIES, FETCHES, RAISES, CLEARINGS, ADVANCES, LIGHTS = range(
    DEED_FAMILIES
)


@native
def deeds(state: DelphiState, seat: int, out: Numbers, colours: Numbers, ends: Numbers) -> int:
    """Write what the player could do here with a fitting colour, but for sailing: ids with the first source,
    the colour that each needs, and by family where its deeds end. Returns how many they are.

    The ship must lie beside the place (DEL-5.9, DEL-R47) or reach it with the right equipment (DEL-R48).
    """
    v = state.p
    t = state.t
    p = row(seat)
    traits = v[p + TRAITS]
    beside = state.m[BESIDE + v[p + POSITION]]
    across = state.m[ACROSS + v[p + POSITION]]
    loaded = 0
    for colour in range(COLOURS):
        loaded += v[p + CARGO + colour] + v[p + CARGO_STATUES + colour]
    free = room(state, p) > 0
    n = 0

    sites = across if traits & SPEAR else beside
    if sites:
        n = monsters_in_reach(state, p, out, 0, _FIGHT)
        for i in range(n):
            colours[i] = (out[i] - _FIGHT) // MONSTER_SITES
    ends[FIGHTS] = n
    if sites >> _FIRST_CLOUD & _ALL_CLOUDS:
        for site in range(CLOUD_SITES):
            if sites >> _FIRST_CLOUD + site & 1 and v[FACE_UP + site] == 0:
                out[n] = _EXPLORE + site
                colours[n] = FRAME_COLOUR[site]
                n += 1
    ends[EXPLORES] = n
    if sites >> _FIRST_CLOUD & _ALL_CLOUDS:
        for site in range(CLOUD_SITES):
            if sites >> _FIRST_CLOUD + site & 1 and v[FACE_UP + site]:
                if shrine_task(state, seat, site) >= 0:
                    out[n] = _BUILD + site
                    colours[n] = FRAME_COLOUR[site]
                    n += 1
    ends[BUILDS] = n

    sites = across if traits & NET else beside
    if free and sites >> _FIRST_OFFERING & _ALL_OFFERINGS:
        for colour in range(COLOURS):
            for island in range(OFFERING_SITES):
                if sites >> _FIRST_OFFERING + island & 1 and v[OFFERINGS + island] >> colour & 1:
                    if may_load(state, p, OFFERING, colour):
                        out[n] = _LOAD + colour * OFFERING_SITES + island
                        colours[n] = colour
                        n += 1
    ends[LOADS] = n
    if loaded:
        for colour in range(COLOURS):
            if v[p + CARGO + colour] and v[TEMPLE_OF + colour]:
                if sites >> _FIRST_TEMPLE + v[TEMPLE_OF + colour] - 1 & 1:
                    out[n] = _DELIVER + colour
                    colours[n] = colour
                    n += 1
    ends[DELIVERIES] = n

    sites = across if traits & CRANE else beside
    if free:
        for colour in range(COLOURS):
            if sites >> _FIRST_CITY + colour & 1 and v[STATUES + colour]:
                if may_load(state, p, STATUE, colour):
                    out[n] = _FETCH + colour
                    colours[n] = colour
                    n += 1
    ends[FETCHES] = n
    if loaded:
        for colour in range(COLOURS):
            if v[p + CARGO_STATUES + colour]:
                for island in range(STATUE_SITES):
                    if sites >> _FIRST_STATUE + island & 1 and free_site(state, island, colour) >= 0:
                        out[n] = _RAISE + colour * STATUE_SITES + island
                        colours[n] = colour
                        n += 1
    ends[RAISES] = n

    # DEL-R56: only where there is a wound to discard, and a god below the top row
    for colour in range(COLOURS):
        if v[p + WOUNDS + colour]:
            out[n] = _CLEAR + colour
            colours[n] = colour
            n += 1
    ends[CLEARINGS] = n
    for god in range(GODS):
        if v[p + GOD_ROW + god] < t[figures.TOP_ROW]:
            out[n] = _ADVANCE + god
            colours[n] = t[figures.GOD_COLOUR + god]
            n += 1
    ends[ADVANCES] = n
    if v[p + LAMPS]:
        for colour in range(COLOURS):
            if has(v[p + LAMPS], colour):
                out[n] = space.LAMP_BASE + colour
                colours[n] = colour
                n += 1
    ends[LIGHTS] = n
    return n


_ALL_CLOUDS, _ALL_OFFERINGS = (1 << CLOUD_SITES) - 1, (1 << OFFERING_SITES) - 1


# ---- what they do --------------------------------------------------------------------------------------


@native
def do_draw_card(state: DelphiState, seat: int, action: int) -> None:
    """Draw an oracle card (DEL-4.1)."""
    source = action - space.DRAW_CARD_BASE
    spend(state, seat, source)
    if state.log is not None:
        state.tell("draws-card", seat=seat, source=SOURCE[source])
    state.push(DRAW, ENGINE, seat, state.t[figures.ACTION_CARDS])


@native
def do_take_favour(state: DelphiState, seat: int, action: int) -> None:
    """Take favour (DEL-4.2)."""
    source = action - space.TAKE_FAVOUR_BASE
    spend(state, seat, source)
    if state.log is not None:
        state.tell("takes-favour", seat=seat, source=SOURCE[source])
    gain_favour(state, seat, state.t[figures.ACTION_FAVOUR])


@native
def do_peek(state: DelphiState, seat: int, action: int) -> None:
    """Look at two island tiles (DEL-4.3)."""
    source = action - space.PEEK_BASE
    spend(state, seat, source)
    if state.log is not None:
        state.tell("peeks", seat=seat, source=SOURCE[source])
    peek(state, seat)


@native
def do_sail(state: DelphiState, seat: int, action: int) -> None:
    """Sail (DEL-5.1)."""
    source, target = divmod(action - space.SAIL_BASE, _BOX)
    sail(state, seat, source, target)


@native
def do_fight(state: DelphiState, seat: int, action: int) -> None:
    """Fight a monster (DEL-5.2)."""
    source, rest = divmod(action - _FIGHT, COLOURS * MONSTER_SITES)
    colour, site = divmod(rest, MONSTER_SITES)
    spend(state, seat, source, colour)
    if state.log is not None:
        state.tell(
            "fights", seat=seat, source=SOURCE[source], monster=COLOUR[colour], site=MONSTER_SITE[site]
        )
    begin_fight(state, seat, colour, site)


@native
def do_explore(state: DelphiState, seat: int, action: int) -> None:
    """Explore an island (DEL-5.3)."""
    source, site = divmod(action - _EXPLORE, CLOUD_SITES)
    spend(state, seat, source, FRAME_COLOUR[site])
    if state.log is not None:
        state.tell("explores", seat=seat, source=SOURCE[source], site=CLOUD_SITE[site])
    uncover(state, seat, site)


@native
def do_build_shrine(state: DelphiState, seat: int, action: int) -> None:
    """Build a shrine (DEL-5.4)."""
    source, site = divmod(action - _BUILD, CLOUD_SITES)
    spend(state, seat, source, FRAME_COLOUR[site])
    if state.log is not None:
        state.tell("builds", seat=seat, source=SOURCE[source], site=CLOUD_SITE[site])
    build_shrine(state, seat, site, shrine_task(state, seat, site))


@native
def do_load_offering(state: DelphiState, seat: int, action: int) -> None:
    """Load an offering (DEL-5.5)."""
    source, rest = divmod(action - _LOAD, COLOURS * OFFERING_SITES)
    colour, island = divmod(rest, OFFERING_SITES)
    spend(state, seat, source, colour)
    load_offering(state, seat, colour, island)
    if state.log is not None:
        state.tell(
            "loads-offering",
            seat=seat,
            source=SOURCE[source],
            colour=COLOUR[colour],
            site=OFFERING_SITE[island],
        )


@native
def do_deliver(state: DelphiState, seat: int, action: int) -> None:
    """Deliver an offering to the temple of its colour (DEL-5.6)."""
    source, colour = divmod(action - _DELIVER, COLOURS)
    spend(state, seat, source, colour)
    if state.log is not None:
        site = TEMPLE_SITE[state.v[TEMPLE_OF + colour] - 1]
        state.tell("delivers", seat=seat, source=SOURCE[source], colour=COLOUR[colour], site=site)
    deliver(state, seat, colour)


@native
def do_load_statue(state: DelphiState, seat: int, action: int) -> None:
    """Load a statue from the city of its colour (DEL-5.7)."""
    source, colour = divmod(action - _FETCH, COLOURS)
    spend(state, seat, source, colour)
    load_statue(state, seat, colour)
    if state.log is not None:
        state.tell(
            "loads-statue", seat=seat, source=SOURCE[source], colour=COLOUR[colour], site=CITY_SITE[colour]
        )


@native
def do_raise_statue(state: DelphiState, seat: int, action: int) -> None:
    """Raise a statue (DEL-5.8)."""
    source, rest = divmod(action - _RAISE, COLOURS * STATUE_SITES)
    colour, island = divmod(rest, STATUE_SITES)
    spend(state, seat, source, colour)
    if state.log is not None:
        state.tell(
            "raises", seat=seat, source=SOURCE[source], colour=COLOUR[colour], site=STATUE_SITE[island]
        )
    raise_statue(state, seat, colour, island)


@native
def do_clear_wounds(state: DelphiState, seat: int, action: int) -> None:
    """Discard the wounds of a colour (DEL-5.10)."""
    source, colour = divmod(action - _CLEAR, COLOURS)
    spend(state, seat, source, colour)
    count = discard_wounds(state, seat, colour)
    if state.log is not None:
        state.tell("clears-wounds", seat=seat, source=SOURCE[source], colour=COLOUR[colour], count=count)


@native
def do_advance_god(state: DelphiState, seat: int, action: int) -> None:
    """Advance the god of a colour (DEL-5.11)."""
    source, god = divmod(action - _ADVANCE, GODS)
    spend(state, seat, source, state.t[figures.GOD_COLOUR + god])
    if state.log is not None:
        state.tell("advances-god", seat=seat, source=SOURCE[source], god=GOD[god])
    advance(state, seat, god)


@native
def do_lamp(state: DelphiState, seat: int, action: int) -> None:
    """Light a lamp (DEL-R42): favour, a card, then a step of the god of that colour."""
    source, colour = divmod(action - space.LAMP_BASE, COLOURS)
    spend(state, seat, source, colour)
    if state.log is not None:
        state.tell("uses-lamp", seat=seat, source=SOURCE[source], equipment=lamp_card(state, colour))
    state.push(LAMP_GOD, ENGINE, seat, state.t[figures.GOD_OF + colour])
    grant(state, seat, figures.LAMP_GAIN)


def lamp_card(state: DelphiState, colour: int) -> str:
    """The lamp of a colour."""
    setup = state.setup
    return next(
        EQUIPMENT[n]
        for n, kind in enumerate(setup.equipment_kind)
        if kind == "colour_bonus" and has(setup.equipment_colours[n], colour)
    )


@native
def act_by_source(state: DelphiState, seat: int, action: int) -> None:
    """An action of the families with a source."""
    if action < space.TAKE_FAVOUR_BASE:
        do_draw_card(state, seat, action)
    elif action < space.PEEK_BASE:
        do_take_favour(state, seat, action)
    elif action < space.SAIL_BASE:
        do_peek(state, seat, action)
    elif action < _FIGHT:
        do_sail(state, seat, action)
    elif action < _EXPLORE:
        do_fight(state, seat, action)
    elif action < _BUILD:
        do_explore(state, seat, action)
    elif action < _LOAD:
        do_build_shrine(state, seat, action)
    elif action < _DELIVER:
        do_load_offering(state, seat, action)
    elif action < _FETCH:
        do_deliver(state, seat, action)
    elif action < _RAISE:
        do_load_statue(state, seat, action)
    elif action < _CLEAR:
        do_raise_statue(state, seat, action)
    elif action < _ADVANCE:
        do_clear_wounds(state, seat, action)
    elif action < space.LAMP_BASE:
        do_advance_god(state, seat, action)
    else:
        do_lamp(state, seat, action)
