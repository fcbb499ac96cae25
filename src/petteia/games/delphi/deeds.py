"""Actions with a die, an oracle card or the extra action: which are open where, and what each does.

Those of any colour are DEL-4, those of the source's colour DEL-5; sailing has a file of its own. Whether a
source can act as the colour that a deed needs, and for how much, is in sources.py.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress

from petteia.kernel import ENGINE, Family

from . import space
from .cargo import deliver, free_site, load_offering, load_statue, may_load, raise_statue
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
    MONSTER,
    MONSTER_ISLE,
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
from .fight import begin_fight
from .gods import advance
from .islands import build_shrine, peek, uncover
from .layout import (
    CARGO,
    CARGO_END,
    CRANE,
    DRAW,
    FACE_UP,
    GOD_ROW,
    HOLD,
    MONSTERS,
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
from .packing import COLOURS_IN, has
from .rewards import gain_favour, grant, needed, shrine_task
from .sailing import sail
from .sea import Sea
from .sources import spend
from .state import DelphiState
from .wounds import discard_wounds

Deed = tuple[int, int, int]
"""An action without its source: the colour it needs, its id with the first source, the ids per source."""

_COLOURS = range(COLOURS)


def _by_colour(family: Family) -> list[Deed]:
    """The deeds of a family whose target is a colour."""
    return [(c, family.id(0, c), family.strides[0]) for c in _COLOURS]


def _by_cloud(family: Family) -> list[Deed]:
    """The deeds of a family whose target is a cloud island; the colour is that of its frame."""
    return [(FRAME_COLOUR[site], family.id(0, site), family.strides[0]) for site in range(CLOUD_SITES)]


def _by_island(family: Family, islands: int) -> list[list[Deed]]:
    """By island and colour the deeds of a family that names both."""
    return [[(c, family.id(0, c, island), family.strides[0]) for c in _COLOURS] for island in range(islands)]


_FIGHTS = _by_island(space.FIGHT, MONSTER_SITES)
_EXPLORES = _by_cloud(space.EXPLORE)
_BUILDS = _by_cloud(space.BUILD_SHRINE)
_LOADS = _by_island(space.LOAD_OFFERING, OFFERING_SITES)
_DELIVERS = _by_colour(space.DELIVER)
_FETCHES = _by_colour(space.LOAD_STATUE)
_RAISES = _by_island(space.RAISE, STATUE_SITES)
_CLEARS = _by_colour(space.CLEAR_WOUNDS)
_REACH = SPEAR | NET | CRANE


def deeds(state: DelphiState, sea: Sea, seat: int) -> list[Deed]:
    """What the player could do here with a fitting colour, but for sailing and lamps.

    The ship must lie beside the place (DEL-5.9, DEL-R47) or reach it with the right equipment (DEL-R48).
    """
    setup, v, p = state.setup, state.v, row(seat)
    position, reach = v[p + POSITION], v[p + TRAITS] & _REACH
    top_row = setup.top_row
    rows = v[p + GOD_ROW : p + GOD_ROW + GODS]
    out: list[Deed] = setup.god_deeds[:]
    # DEL-R56: only where there is a wound to discard, and a god below the top row
    if top_row in rows:
        out = [out[god] for god in range(GODS) if rows[god] < top_row]
    out += compress(_CLEARS, v[p + WOUNDS : p + WOUNDS + COLOURS])
    if not reach and position in sea.lonely:
        return out
    needless = setup.needless
    beside = sea.beside[position]
    across = sea.across[position] if reach else beside

    sites = across if reach & SPEAR else beside
    for island in sites[MONSTER_ISLE]:
        fights = _FIGHTS[island]
        colours = COLOURS_IN[v[MONSTERS + island]]
        out += [fights[c] for c in colours if needless or needed(setup, v, p, MONSTER, c, 0)]
    for site in sites[CLOUD]:
        if not v[FACE_UP + site]:
            out.append(_EXPLORES[site])
        elif shrine_task(setup, v, seat, site) >= 0:
            out.append(_BUILDS[site])

    cargo = v[p + CARGO : p + CARGO_END]  # offerings, then statues
    loaded = sum(cargo)
    free = loaded < v[p + HOLD]
    sites = across if reach & NET else beside
    if free:
        for island in sites[OFFERING_ISLE]:
            loads = _LOADS[island]
            colours = COLOURS_IN[v[OFFERINGS + island]]
            out += [loads[c] for c in colours if needless or may_load(state, p, OFFERING, c)]
    if loaded and sites[TEMPLE]:
        out += [_DELIVERS[c] for c in _COLOURS if cargo[c] and v[TEMPLE_OF + c] - 1 in sites[TEMPLE]]
    sites = across if reach & CRANE else beside
    if free:
        for c in sites[CITY]:
            if v[STATUES + c] and (needless or may_load(state, p, STATUE, c)):
                out.append(_FETCHES[c])
    if loaded:
        for island in sites[STATUE_ISLE]:
            raises = _RAISES[island]
            aboard = cargo[COLOURS:]
            out += [raises[c] for c in _COLOURS if aboard[c] and free_site(state, island, c) >= 0]
    return out


# ---- what they do --------------------------------------------------------------------------------------


def _draw_card(state: DelphiState, seat: int, action: int) -> None:
    """Draw an oracle card (DEL-4.1)."""
    source = action - space.DRAW_CARD_BASE
    spend(state, seat, source)
    if state.log is not None:
        state.tell("draws-card", seat=seat, source=SOURCE[source])
    state.push(DRAW, ENGINE, seat, state.setup.action_cards)


def _take_favour(state: DelphiState, seat: int, action: int) -> None:
    """Take favour (DEL-4.2)."""
    source = action - space.TAKE_FAVOUR_BASE
    spend(state, seat, source)
    if state.log is not None:
        state.tell("takes-favour", seat=seat, source=SOURCE[source])
    gain_favour(state, seat, state.setup.action_favour)


def _peek(state: DelphiState, seat: int, action: int) -> None:
    """Look at two island tiles (DEL-4.3)."""
    source = action - space.PEEK_BASE
    spend(state, seat, source)
    if state.log is not None:
        state.tell("peeks", seat=seat, source=SOURCE[source])
    peek(state, seat)


def _sail(state: DelphiState, seat: int, action: int) -> None:
    """Sail (DEL-5.1)."""
    source, target = space.SAIL.indices(action)
    sail(state, seat, source, target)


def _fight(state: DelphiState, seat: int, action: int) -> None:
    """Fight a monster (DEL-5.2)."""
    source, colour, site = space.FIGHT.indices(action)
    spend(state, seat, source, colour)
    if state.log is not None:
        state.tell(
            "fights", seat=seat, source=SOURCE[source], monster=COLOUR[colour], site=MONSTER_SITE[site]
        )
    begin_fight(state, seat, colour, site)


def _explore(state: DelphiState, seat: int, action: int) -> None:
    """Explore an island (DEL-5.3)."""
    source, site = space.EXPLORE.indices(action)
    spend(state, seat, source, FRAME_COLOUR[site])
    if state.log is not None:
        state.tell("explores", seat=seat, source=SOURCE[source], site=CLOUD_SITE[site])
    uncover(state, seat, site)


def _build_shrine(state: DelphiState, seat: int, action: int) -> None:
    """Build a shrine (DEL-5.4)."""
    source, site = space.BUILD_SHRINE.indices(action)
    spend(state, seat, source, FRAME_COLOUR[site])
    if state.log is not None:
        state.tell("builds", seat=seat, source=SOURCE[source], site=CLOUD_SITE[site])
    build_shrine(state, seat, site, shrine_task(state.setup, state.v, seat, site))


def _load_offering(state: DelphiState, seat: int, action: int) -> None:
    """Load an offering (DEL-5.5)."""
    source, colour, island = space.LOAD_OFFERING.indices(action)
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


def _deliver(state: DelphiState, seat: int, action: int) -> None:
    """Deliver an offering to the temple of its colour (DEL-5.6)."""
    source, colour = space.DELIVER.indices(action)
    spend(state, seat, source, colour)
    if state.log is not None:
        site = TEMPLE_SITE[state.v[TEMPLE_OF + colour] - 1]
        state.tell("delivers", seat=seat, source=SOURCE[source], colour=COLOUR[colour], site=site)
    deliver(state, seat, colour)


def _load_statue(state: DelphiState, seat: int, action: int) -> None:
    """Load a statue from the city of its colour (DEL-5.7)."""
    source, colour = space.LOAD_STATUE.indices(action)
    spend(state, seat, source, colour)
    load_statue(state, seat, colour)
    if state.log is not None:
        state.tell(
            "loads-statue", seat=seat, source=SOURCE[source], colour=COLOUR[colour], site=CITY_SITE[colour]
        )


def _raise_statue(state: DelphiState, seat: int, action: int) -> None:
    """Raise a statue (DEL-5.8)."""
    source, colour, island = space.RAISE.indices(action)
    spend(state, seat, source, colour)
    if state.log is not None:
        state.tell(
            "raises", seat=seat, source=SOURCE[source], colour=COLOUR[colour], site=STATUE_SITE[island]
        )
    raise_statue(state, seat, colour, island)


def _clear_wounds(state: DelphiState, seat: int, action: int) -> None:
    """Discard the wounds of a colour (DEL-5.10)."""
    source, colour = space.CLEAR_WOUNDS.indices(action)
    spend(state, seat, source, colour)
    count = discard_wounds(state, seat, colour)
    if state.log is not None:
        state.tell("clears-wounds", seat=seat, source=SOURCE[source], colour=COLOUR[colour], count=count)


def _advance_god(state: DelphiState, seat: int, action: int) -> None:
    """Advance the god of a colour (DEL-5.11)."""
    source, god = space.ADVANCE_GOD.indices(action)
    spend(state, seat, source, state.setup.god_colour[god])
    if state.log is not None:
        state.tell("advances-god", seat=seat, source=SOURCE[source], god=GOD[god])
    advance(state, seat, god)


def _lamp(state: DelphiState, seat: int, action: int) -> None:
    """Light a lamp (DEL-R42): favour, a card, then a step of the god of that colour, lost in the top row."""
    setup = state.setup
    source, colour = space.LAMP.indices(action)
    spend(state, seat, source, colour)
    if state.log is not None:
        state.tell("uses-lamp", seat=seat, source=SOURCE[source], equipment=lamp_card(state, colour))
    grant(state, seat, setup.lamp_gain)
    god = setup.god_of[colour]
    for _ in range(setup.lamp_steps):
        if state.v[row(seat) + GOD_ROW + god] < setup.top_row:
            advance(state, seat, god)


def lamp_card(state: DelphiState, colour: int) -> str:
    """The lamp of a colour."""
    setup = state.setup
    return next(
        EQUIPMENT[n]
        for n, kind in enumerate(setup.equipment_kind)
        if kind == "colour_bonus" and has(setup.equipment_colours[n], colour)
    )


DEEDS: list[Callable[[DelphiState, int, int], None]] = [
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
]
"""In the order of their families: state, seat, action."""
