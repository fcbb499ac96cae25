"""Equipment: the display, lasting effects, at-once effects (DEL-8.2)."""

from __future__ import annotations

from petteia.kernel import CHANCE, ENGINE, WHO, Numbers, Reason, Step, buffer, native

from . import figures, space
from .cargo import load_offering, load_statue, may_load, room
from .components import (
    CITY_SITE,
    CLOUD_SITE,
    CLOUD_SITES,
    COLOUR,
    COLOURS,
    EQUIPMENT,
    EQUIPMENT_CARDS,
    GOD,
    GODS,
    OFFERING,
    OFFERING_SITE,
    OFFERING_SITES,
    STATUE,
)
from .gods import advance_to_top
from .islands import PeekTiles, face_down, list_tiles, look, name_tile, seen_islands, uncover
from .layout import (
    CHART_TILES,
    CHART_UNCOVER,
    CHART_UNCOVER_FIRST,
    CHART_UNCOVER_SECOND,
    COINS,
    DISCARDED,
    EQUIP,
    EQUIP_CARD,
    EQUIP_SEAT,
    EQUIPMENT_AT,
    GOD_ROW,
    HOLD,
    IN_PILE,
    LADDER_GOD,
    LAMPS,
    LOAD_NOW,
    LOAD_NOW_COLOURS,
    LOAD_NOW_KIND,
    OFFERINGS,
    ON_DISPLAY,
    OWNED_BY,
    RANGE,
    REFILL,
    REFILL_COUNT,
    STATUES,
    TRAITS,
    row,
)
from .observation import Ask
from .packing import COLOURS_IN, has
from .rewards import grant, raise_shield
from .state import DelphiState


@native
def list_cards(state: DelphiState, place: int, base: int, out: Numbers) -> int:
    """Write the equipment cards at a place, counted from ``base`` on; returns how many they are."""
    n = 0
    for card in range(EQUIPMENT_CARDS):
        if state.p[EQUIPMENT_AT + card] == place:
            out[n] = base + card
            n += 1
    return n


class Refill(Step[DelphiState]):
    """Equipment cards turned up to fill the display (DEL-2.6)."""

    name = "display"
    families = (space.SHOW_EQUIPMENT.word,)

    @native
    def weigh(self, state: DelphiState, top: int, out: Numbers, weights: Numbers) -> int:
        count = list_cards(state, IN_PILE, space.SHOW_EQUIPMENT_BASE, out)
        for n in range(count):
            weights[n] = 1
        return count

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        v = state.p
        card = action - space.SHOW_EQUIPMENT_BASE
        v[EQUIPMENT_AT + card] = ON_DISPLAY
        v[top + REFILL_COUNT] -= 1
        if not v[top + REFILL_COUNT]:
            state.pop()
        if state.log is not None:
            state.tell("equipment-shown", equipment=EQUIPMENT[card])


class ChooseEquipment(Step[DelphiState]):
    """The reward for a monster: any card of the display (DEL-R66)."""

    name = "choose-equipment"
    families = (space.CHOOSE_EQUIPMENT.word,)

    @native
    def fill(self, state: DelphiState, top: int, out: Numbers) -> int:
        return list_cards(state, ON_DISPLAY, space.CHOOSE_EQUIPMENT_BASE, out)

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Take it, refill at once, then its effect."""
        v = state.p
        seat = v[top + WHO]
        card = action - space.CHOOSE_EQUIPMENT_BASE
        state.pop()
        v[EQUIPMENT_AT + card] = OWNED_BY + seat
        if state.log is not None:
            state.tell("equipment-taken", seat=seat, equipment=EQUIPMENT[card])
        state.push(EQUIP, ENGINE, seat, card)
        pile = buffer(EQUIPMENT_CARDS)
        if list_cards(state, IN_PILE, 0, pile):
            state.push(REFILL, CHANCE, 1)

    def why_not(self, state: DelphiState, top: int, action: int) -> Reason:
        card = EQUIPMENT[action - space.CHOOSE_EQUIPMENT_BASE]
        return Reason("equipment-not-shown", {"equipment": card}, ("DEL-6.1", "DEL-R66"))


class Equip(Step[DelphiState]):
    """A card taken takes effect."""

    name = "equip"
    asks = False

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Lasting effects are noted; at-once effects happen now or never."""
        v = state.p
        seat = v[top + EQUIP_SEAT]
        card = v[top + EQUIP_CARD]
        state.pop()
        if self.lasting(state, seat, card):
            return
        v[EQUIPMENT_AT + card] = DISCARDED  # DEL-R33: lasting cards stay with their owner
        if not self.at_once(state, seat, card) and state.log is not None:
            state.tell("equipment-idle", seat=seat, equipment=EQUIPMENT[card])

    @native
    def lasting(self, state: DelphiState, seat: int, card: int) -> bool:
        """Note a lasting effect; False for cards that have none."""
        v = state.p
        t = state.t
        p = row(seat)
        if t[figures.CARD_AT_ONCE + card]:
            return False
        v[p + TRAITS] |= t[figures.CARD_TRAIT + card]
        v[p + RANGE] += t[figures.CARD_RANGE + card]
        v[p + HOLD] += t[figures.CARD_HOLD + card]
        v[p + LAMPS] |= t[figures.CARD_LAMPS + card]
        v[p + COINS] |= t[figures.CARD_COINS + card]
        raise_shield(state, seat, t[figures.CARD_SHIELD + card])
        return True

    @native
    def at_once(self, state: DelphiState, seat: int, card: int) -> bool:
        """Begin an at-once effect; False if it can do nothing (DEL-R66)."""
        kind = state.t[figures.CARD_AT_ONCE + card]
        colours = state.t[figures.CARD_COLOURS + card]
        found = buffer(_LOADS)
        if kind in (figures.STATUE_NOW, figures.OFFERING_NOW):
            piece = STATUE if kind == figures.STATUE_NOW else OFFERING
            if not loads(state, seat, colours, piece, found):
                return False
            state.push(LOAD_NOW, seat, colours, piece)
        elif kind == figures.GOD_TO_TOP:
            if not list_ladder(state, seat, found):
                return False
            state.push(LADDER_GOD, seat)
        elif kind == figures.SCOUT:
            count = face_down(state, found, 0, 0)
            if count < 2:
                return False
            if count == 2:
                state.push(CHART_UNCOVER, seat, found[0], found[1])
                look(state, seat, found, count)
            else:
                state.push(CHART_TILES, seat)
        else:
            grant(state, seat, figures.WINDFALL)
        return True


# ---- at-once loads (DEL-R67) -------------------------------------------------------------------


_LOADS = COLOURS * OFFERING_SITES  # the most that there can be, also of islands and gods
assert _LOADS > CLOUD_SITES


@native
def loads(state: DelphiState, seat: int, colours: int, kind: int, out: Numbers) -> int:
    """Write what a rope, strap, basket or jug may bring aboard; returns how many pieces."""
    v = state.p
    p = row(seat)
    n = 0
    if room(state, p) <= 0:
        return 0
    for colour in range(COLOURS):
        if has(colours, colour) and may_load(state, p, kind, colour):
            if kind == STATUE:
                if v[STATUES + colour]:
                    out[n] = space.TAKE_STATUE_BASE + colour
                    n += 1
            else:
                for island in range(OFFERING_SITES):
                    if has(v[OFFERINGS + island], colour):
                        out[n] = space.TAKE_OFFERING_BASE + colour * OFFERING_SITES + island
                        n += 1
    return n


class LoadNow(Step[DelphiState]):
    """Which piece to load at once, or none."""

    name = "load-now"
    families = (space.TAKE_OFFERING.word, space.TAKE_STATUE.word, space.TAKE_NOTHING.word)

    @native
    def fill(self, state: DelphiState, top: int, out: Numbers) -> int:
        """The fitting pieces; it may be refused, for it fills the hold (DEL-R26)."""
        v = state.p
        n = loads(state, v[top + WHO], v[top + LOAD_NOW_COLOURS], v[top + LOAD_NOW_KIND], out)
        out[n] = space.TAKE_NOTHING_BASE
        return n + 1

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        seat = state.p[top + WHO]
        state.pop()
        if action == space.TAKE_NOTHING_BASE:
            if state.log is not None:
                state.tell("takes-nothing", seat=seat)
        elif action >= space.TAKE_STATUE_BASE:
            colour = action - space.TAKE_STATUE_BASE
            load_statue(state, seat, colour)
            if state.log is not None:
                state.tell("takes-statue", seat=seat, colour=COLOUR[colour], site=CITY_SITE[colour])
        else:
            colour, island = divmod(action - space.TAKE_OFFERING_BASE, OFFERING_SITES)
            load_offering(state, seat, colour, island)
            if state.log is not None:
                state.tell("takes-offering", seat=seat, colour=COLOUR[colour], site=OFFERING_SITE[island])

    def why_not(self, state: DelphiState, top: int, action: int) -> Reason:
        """Not on the card, not there, or not needed."""
        v, rules = state.v, ("DEL-8.2", "DEL-R67")
        if action in space.TAKE_STATUE:
            kind, colour = STATUE, action - space.TAKE_STATUE_BASE
            there, site = v[STATUES + colour] > 0, CITY_SITE[colour]
        else:
            kind, (colour, island) = OFFERING, space.TAKE_OFFERING.indices(action)
            there, site = has(v[OFFERINGS + island], colour), OFFERING_SITE[island]
        if kind != v[top + LOAD_NOW_KIND] or not has(v[top + LOAD_NOW_COLOURS], colour):
            return Reason("not-on-card", {"colour": COLOUR[colour]}, rules)
        if not there:
            return Reason("nothing-there", {"colour": COLOUR[colour], "site": site}, rules)
        return Reason("not-needed", {"colour": COLOUR[colour]}, ("DEL-R4", *rules))

    def context(self, state: DelphiState, top: int, viewer: int | None) -> Ask:
        """Kind and colours on the card."""
        v = state.v
        return {
            "piece": "statue" if v[top + LOAD_NOW_KIND] == STATUE else "offering",
            "colours": [COLOUR[c] for c in COLOURS_IN[v[top + LOAD_NOW_COLOURS]]],
        }


# ---- the sea chart (DEL-R68) -------------------------------------------------------------------


class ChartTiles(PeekTiles):
    """Which face-down tile to look at; of the two one is turned up."""

    name = "chart-tiles"
    families = (space.CHART.word,)
    base = space.CHART_BASE
    rules = ("DEL-8.2", "DEL-R68")

    @native
    def fill(self, state: DelphiState, top: int, out: Numbers) -> int:
        return list_tiles(state, top, space.CHART_BASE, out)

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        name_tile(state, top, action - space.CHART_BASE, CHART_UNCOVER)


class ChartUncover(Step[DelphiState]):
    """Which of the two tiles to turn up; the other stays known to the player alone."""

    name = "chart-uncover"
    families = (space.CHART_UNCOVER.word,)

    @native
    def fill(self, state: DelphiState, top: int, out: Numbers) -> int:
        out[0] = space.CHART_UNCOVER_BASE + state.p[top + CHART_UNCOVER_FIRST]
        out[1] = space.CHART_UNCOVER_BASE + state.p[top + CHART_UNCOVER_SECOND]
        return 2

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        """It counts as exploring, wherever the ship is."""
        seat = state.p[top + WHO]
        state.pop()
        uncover(state, seat, action - space.CHART_UNCOVER_BASE)

    def why_not(self, state: DelphiState, top: int, action: int) -> Reason:
        site = CLOUD_SITE[action - space.CHART_UNCOVER_BASE]
        return Reason("island-not-looked-at", {"site": site}, ("DEL-8.2", "DEL-R68"))

    def context(self, state: DelphiState, top: int, viewer: int | None) -> Ask:
        """The two islands; what lies there is for the player alone."""
        v = state.v
        sites = [v[top + CHART_UNCOVER_FIRST], v[top + CHART_UNCOVER_SECOND]]
        return seen_islands(state, sites, viewer == v[top + WHO])


# ---- the gilded ladder (DEL-R69) ---------------------------------------------------------------


@native
def list_ladder(state: DelphiState, seat: int, out: Numbers) -> int:
    """Write those of the four gods that are below the top row; returns how many they are."""
    n = 0
    for god in range(GODS):
        if has(state.t[figures.LADDER_GODS], god):
            if state.p[row(seat) + GOD_ROW + god] < state.t[figures.TOP_ROW]:
                out[n] = space.LADDER_BASE + god
                n += 1
    return n


class LadderGod(Step[DelphiState]):
    """Which of the four gods goes to the top row."""

    name = "ladder-god"
    families = (space.LADDER.word,)

    @native
    def fill(self, state: DelphiState, top: int, out: Numbers) -> int:
        """Those of the four below the top row."""
        return list_ladder(state, state.p[top + WHO], out)

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Up to the top, from any row."""
        seat = state.p[top + WHO]
        state.pop()
        advance_to_top(state, seat, action - space.LADDER_BASE)

    def why_not(self, state: DelphiState, top: int, action: int) -> Reason:
        """Not one of the four, or at the top already."""
        god = action - space.LADDER_BASE
        if god not in state.setup.ladder_gods:
            return Reason("god-not-on-card", {"god": GOD[god]}, ("DEL-8.2", "DEL-R69"))
        return Reason("god-at-top", {"god": GOD[god]}, ("DEL-8.2", "DEL-R69"))
