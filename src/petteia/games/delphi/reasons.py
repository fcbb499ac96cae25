"""Why an action is not legal, in the game's words and with the rules' ids.

Those of the main decision are all here; a step that asks for little gives its own.
"""

from __future__ import annotations

from petteia.kernel import Reason

from . import space
from .cargo import free_site, may_load, room
from .components import (
    APHRODITE,
    CITY,
    CLOUD,
    CLOUD_SITE,
    COLOUR,
    COLOURS,
    EXTRA_SOURCE,
    FIRST_CARD_SOURCE,
    GOD,
    MONSTER,
    MONSTER_ISLE,
    OFFERING,
    OFFERING_ISLE,
    SOURCE,
    STATUE,
    STATUE_ISLE,
    TEMPLE,
    TERRAIN,
    WATER,
)
from .layout import (
    CARDS_HELD,
    CARGO,
    CARGO_END,
    CARGO_STATUES,
    CLOCK,
    CLOCKED,
    CRANE,
    DICE,
    ENTERED,
    FACE_UP,
    FAVOUR,
    GOD_ROW,
    LAMPS,
    MONSTERS,
    NET,
    OFFERINGS,
    PLAYED,
    POSITION,
    SPEAR,
    STATUES,
    TASKS_LEFT,
    TEMPLE_OF,
    TILES,
    TRAITS,
    WOUNDS,
    row,
)
from .map import HEXES, SITE_NAMES
from .oracle import can_draw_oracle
from .packing import has
from .preview import acting_colour
from .rewards import needed, shrine_task
from .sailing import reachable, voyage
from .sources import ANY, price
from .state import DelphiState

REASONS: dict[str, dict[str, str]] = {
    # what pays
    "no-die": {"colour": "colour"},
    "no-card": {"colour": "colour"},
    "card-played": {},
    "no-extra-action": {},
    "extra-action-used": {},
    "not-enough-favour": {"need": "number", "have": "number"},
    "wrong-colour": {"source": "source", "colour": "colour", "cost": "number", "have": "number"},
    "field-colour": {"source": "source", "colour": "colour", "cost": "number", "have": "number"},
    # sailing
    "ship-home": {},
    "not-water": {"hex": "hex", "terrain": "terrain"},
    "off-map": {"hex": "hex"},
    "same-hex": {},
    "zeus-closed": {"left": "number"},
    "no-way": {"hex": "hex"},
    "too-far": {"steps": "number", "range": "number", "cost": "number", "have": "number"},
    "creature-colour": {"source": "source", "colour": "colour", "cost": "number", "have": "number"},
    # islands and cities
    "not-beside": {"site": "site"},
    "nothing-there": {"colour": "colour", "site": "site"},
    "island-face-up": {"site": "site"},
    "island-face-down": {"site": "site"},
    "no-shrine-task": {"site": "site"},
    "no-room": {"hold": "number"},
    "not-needed": {"colour": "colour"},
    "not-aboard": {"colour": "colour"},
    "no-building-site": {"colour": "colour", "site": "site"},
    "no-hidden-island": {},
    "island-named": {"site": "site"},
    "island-not-looked-at": {"site": "site"},
    # wounds, gods, cards
    "no-wound-of-colour": {"colour": "colour"},
    "no-wounds": {},
    "too-few-wounds": {"colour": "colour", "have": "number"},
    "colours-in-order": {"colours": "list:colour"},
    "god-at-top": {"god": "god"},
    "god-at-bottom": {"god": "god"},
    "god-not-at-top": {"god": "god", "row": "number"},
    "god-not-rolled": {"god": "god"},
    "god-not-on-card": {"god": "god"},
    "no-city-beside": {},
    "no-oracle-cards": {},
    "no-lamp": {"colour": "colour"},
    "lamp-needs-die": {},
    "companion-other-colour": {"companion": "companion", "colour": "colour"},
    "companion-taken": {"companion": "companion"},
    "equipment-not-shown": {"equipment": "equipment"},
    "not-on-card": {"colour": "colour"},
    "ship-not-offered": {"ship": "ship"},
    "task-not-open": {"task": "task"},
    "task-no-shrine": {"task": "task"},
    "dice-left": {"count": "number"},
}


def why_not(state: DelphiState, seat: int, action: int) -> Reason:
    """The first thing that stands in the way, from what the player knows."""
    family = space.ACTIONS.family(action)
    indices = family.indices(action)
    if "source" in family.names:
        reason = (
            _source(state, seat, indices[0])
            or (_sail(state, seat, *indices) if family is space.SAIL else _target(state, seat, action))
            or _colour(state, seat, action)
        )
    else:
        reason = _special(state, seat, action)
    assert reason is not None, space.ACTIONS.text(action)
    return reason


def _source(state: DelphiState, seat: int, source: int) -> Reason | None:
    v, p = state.v, row(seat)
    if source < FIRST_CARD_SOURCE:
        if not v[p + DICE + source]:
            return Reason("no-die", {"colour": COLOUR[source]}, ("DEL-3.2",))
    elif source < EXTRA_SOURCE:
        if v[p + PLAYED]:
            return Reason("card-played", {}, ("DEL-3.2", "DEL-R39"))
        if not v[p + CARDS_HELD + source - FIRST_CARD_SOURCE]:
            return Reason("no-card", {"colour": COLOUR[source - FIRST_CARD_SOURCE]}, ("DEL-3.2",))
    elif not v[p + TRAITS] & CLOCK:
        return Reason("no-extra-action", {}, ("DEL-8.2", "DEL-R40"))
    elif v[p + CLOCKED]:
        return Reason("extra-action-used", {}, ("DEL-8.2", "DEL-R40"))
    elif v[p + FAVOUR] < state.setup.clock_cost:
        args = {"need": state.setup.clock_cost, "have": v[p + FAVOUR]}
        return Reason("not-enough-favour", args, ("DEL-8.2", "DEL-R40"))
    return None


def _sail(state: DelphiState, seat: int, source: int, target: int) -> Reason | None:
    v, p = state.v, row(seat)
    reason = _hex(state, seat, target, ("DEL-5.1", "DEL-R43"))
    if reason is not None:
        return reason
    if not reachable(state, seat, target):
        return Reason("no-way", {"hex": HEXES[target]}, ("DEL-5.1", "DEL-R43"))
    way = voyage(state, seat, source, target)
    fee = state.setup.clock_cost if source == EXTRA_SOURCE else 0
    have, cost = v[p + FAVOUR], fee + way.price + way.extra
    paid = {"source": SOURCE[source], "colour": COLOUR[way.colour], "have": have}
    if way.creature and way.price:  # the cheapest way there is by a creature whose colour must be paid for
        return Reason("creature-colour", {**paid, "cost": cost}, ("DEL-5.1", "DEL-8.1", "DEL-R46"))
    if way.price > have or (way.price and not way.extra):
        return Reason("field-colour", {**paid, "cost": way.price}, ("DEL-5.1", "DEL-3.3", "DEL-R34"))
    args = {"steps": way.steps, "range": way.range, "cost": cost, "have": have}
    return Reason("too-far", args, ("DEL-5.1", "DEL-R44"))


def _hex(state: DelphiState, seat: int, target: int, rules: tuple[str, ...]) -> Reason | None:
    """Why no ship of the player may go to a hex at all."""
    v, p, sea = state.v, row(seat), state.sea
    if v[p + ENTERED]:
        return Reason("ship-home", {}, ("DEL-9.1", "DEL-R81"))
    if target == v[p + POSITION]:
        return Reason("same-hex", {}, rules)
    if target == sea.zeus:
        return (
            Reason("zeus-closed", {"left": v[p + TASKS_LEFT]}, ("DEL-9.1", "DEL-R50"))
            if v[p + TASKS_LEFT]
            else None
        )
    kind = sea.kind.get(target)
    if kind is None:
        return Reason("off-map", {"hex": HEXES[target]}, rules)
    if kind != WATER:
        return Reason("not-water", {"hex": HEXES[target], "terrain": TERRAIN[kind]}, rules)
    return None


def _beside(state: DelphiState, seat: int, kind: int, site: int, trait: int, rule: str) -> Reason | None:
    v, p, sea = state.v, row(seat), state.sea
    sites = (sea.across if v[p + TRAITS] & trait else sea.beside)[v[p + POSITION]]
    if site in sites[kind]:
        return None
    return Reason("not-beside", {"site": SITE_NAMES[kind][site]}, ("DEL-5.9", rule, "DEL-R47"))


def _target(state: DelphiState, seat: int, action: int) -> Reason | None:
    """Why what an action is about is not to be had, whatever pays for it."""
    setup, v, p = state.setup, state.v, row(seat)
    family = space.ACTIONS.family(action)
    source, *rest = family.indices(action)
    if family is space.DRAW_CARD:
        return None if can_draw_oracle(state) else Reason("no-oracle-cards", {}, ("DEL-4.1", "DEL-R30"))
    if family is space.PEEK:
        return Reason("no-hidden-island", {}, ("DEL-4.3", "DEL-R55"))
    if family is space.FIGHT:
        return _monster(state, seat, rest[0], rest[1], "DEL-5.2")
    if family is space.EXPLORE or family is space.BUILD_SHRINE:
        return _cloud(state, seat, rest[0], family is space.EXPLORE)
    if family is space.LOAD_OFFERING:
        colour, island = rest
        there = has(v[OFFERINGS + island], colour)
        return _beside(state, seat, OFFERING_ISLE, island, NET, "DEL-5.5") or _load(
            state, seat, OFFERING, colour, there, SITE_NAMES[OFFERING_ISLE][island], "DEL-5.5"
        )
    if family is space.LOAD_STATUE:
        colour = rest[0]
        return _beside(state, seat, CITY, colour, CRANE, "DEL-5.7") or _load(
            state, seat, STATUE, colour, v[STATUES + colour] > 0, SITE_NAMES[CITY][colour], "DEL-5.7"
        )
    if family is space.DELIVER:
        if not v[p + CARGO + rest[0]]:
            return Reason("not-aboard", {"colour": COLOUR[rest[0]]}, ("DEL-5.6",))
        return _beside(state, seat, TEMPLE, v[TEMPLE_OF + rest[0]] - 1, NET, "DEL-5.6")
    if family is space.RAISE:
        return _raise(state, seat, rest[0], rest[1])
    if family is space.CLEAR_WOUNDS:
        if not v[p + WOUNDS + rest[0]]:
            return Reason("no-wound-of-colour", {"colour": COLOUR[rest[0]]}, ("DEL-5.10", "DEL-R56"))
    elif family is space.ADVANCE_GOD:
        if v[p + GOD_ROW + rest[0]] == setup.top_row:
            return Reason("god-at-top", {"god": GOD[rest[0]]}, ("DEL-5.11", "DEL-R56"))
    elif family is space.LAMP:
        if not has(v[p + LAMPS], rest[0]):
            return Reason("no-lamp", {"colour": COLOUR[rest[0]]}, ("DEL-8.2", "DEL-R42"))
        if source == EXTRA_SOURCE:
            return Reason("lamp-needs-die", {}, ("DEL-8.2", "DEL-R40", "DEL-R42"))
    return None


def _monster(state: DelphiState, seat: int, colour: int, island: int, rule: str) -> Reason | None:
    v, p = state.v, row(seat)
    reason = _beside(state, seat, MONSTER_ISLE, island, SPEAR, rule)
    if reason is not None:
        return reason
    if not has(v[MONSTERS + island], colour):
        args = {"colour": COLOUR[colour], "site": SITE_NAMES[MONSTER_ISLE][island]}
        return Reason("nothing-there", args, (rule,))
    if not state.setup.needless and not needed(state, p, MONSTER, colour, 0):
        return Reason("not-needed", {"colour": COLOUR[colour]}, (rule, "DEL-R4"))
    return None


def _cloud(state: DelphiState, seat: int, site: int, exploring: bool) -> Reason | None:
    v = state.v
    rule = "DEL-5.3" if exploring else "DEL-5.4"
    reason = _beside(state, seat, CLOUD, site, SPEAR, rule)
    if reason is not None:
        return reason
    if exploring:
        if v[FACE_UP + site]:
            return Reason("island-face-up", {"site": CLOUD_SITE[site]}, (rule, "DEL-R53"))
        return None
    if not v[FACE_UP + site]:
        return Reason("island-face-down", {"site": CLOUD_SITE[site]}, (rule, "DEL-R54"))
    assert v[TILES + site]
    if shrine_task(state, seat, site) < 0:
        return Reason("no-shrine-task", {"site": CLOUD_SITE[site]}, (rule, "DEL-R3", "DEL-R54"))
    return None


def _load(
    state: DelphiState, seat: int, kind: int, colour: int, there: bool, site: str, rule: str
) -> Reason | None:
    v, p = state.v, row(seat)
    if not there:
        return Reason("nothing-there", {"colour": COLOUR[colour], "site": site}, (rule, "DEL-R52"))
    if room(state, p) <= 0:
        return Reason("no-room", {"hold": sum(v[p + CARGO : p + CARGO_END])}, ("DEL-5.9", "DEL-R51"))
    if not may_load(state, p, kind, colour):
        return Reason("not-needed", {"colour": COLOUR[colour]}, (rule, "DEL-R4"))
    return None


def _raise(state: DelphiState, seat: int, colour: int, island: int) -> Reason | None:
    if not state.v[row(seat) + CARGO_STATUES + colour]:
        return Reason("not-aboard", {"colour": COLOUR[colour]}, ("DEL-5.8",))
    reason = _beside(state, seat, STATUE_ISLE, island, CRANE, "DEL-5.8")
    if reason is None and free_site(state, island, colour) < 0:
        args = {"colour": COLOUR[colour], "site": SITE_NAMES[STATUE_ISLE][island]}
        return Reason("no-building-site", args, ("DEL-5.8", "DEL-R52"))
    return reason


def _colour(state: DelphiState, seat: int, action: int) -> Reason:
    """The source's colour does not fit and recolouring is too dear."""
    v, p = state.v, row(seat)
    colour = acting_colour(state, action)
    source = space.ACTIONS.family(action).indices(action)[0]
    cost = 0 if colour == ANY else price(state, p, source, colour)
    args = {"source": SOURCE[source], "colour": COLOUR[colour], "cost": cost, "have": v[p + FAVOUR]}
    return Reason("wrong-colour", args, ("DEL-3.3", "DEL-R34"))


_GOD_FAMILIES = (
    space.POSEIDON,
    space.APOLLO,
    space.ARTEMIS,
    space.APHRODITE,
    space.ARES,
    space.HERMES,
)


def _special(state: DelphiState, seat: int, action: int) -> Reason:
    """Why a god's special action, the exchange of a god, or the end of the turn is not open."""
    v, p = state.v, row(seat)
    family = space.ACTIONS.family(action)
    rest = family.indices(action)
    if family is space.END_TURN:
        unused = sum(v[p + DICE : p + DICE + COLOURS])
        return Reason("dice-left", {"count": unused}, ("DEL-3.2", "DEL-R22"))
    god = rest[0] if family is space.SWAP_GOD else _GOD_FAMILIES.index(family)
    rules = ("DEL-7.3", "DEL-R77") if family is space.SWAP_GOD else ("DEL-7.2", "DEL-R76")
    stands = v[p + GOD_ROW + god]
    if stands != state.setup.top_row:
        return Reason("god-not-at-top", {"god": GOD[god], "row": stands}, rules)
    reason: Reason | None = None
    if family is space.SWAP_GOD:
        reason = Reason("no-oracle-cards", {}, (*rules, "DEL-R30"))
    elif family is space.POSEIDON:
        reason = _hex(state, seat, rest[0], rules)
    elif family is space.ARTEMIS:
        reason = Reason("island-face-up", {"site": CLOUD_SITE[rest[0]]}, rules)
    elif god == APHRODITE:
        reason = Reason("no-wounds", {}, rules)
    elif family is space.ARES:
        reason = _monster(state, seat, rest[0], rest[1], "DEL-7.2")
    else:
        sites = (state.sea.across if v[p + TRAITS] & CRANE else state.sea.beside)[v[p + POSITION]]
        if not sites[CITY]:
            reason = Reason("no-city-beside", {}, rules)
        else:
            site = SITE_NAMES[CITY][rest[0]]
            reason = _load(state, seat, STATUE, rest[0], v[STATUES + rest[0]] > 0, site, "DEL-7.2")
    assert reason is not None, space.ACTIONS.text(action)
    return reason
