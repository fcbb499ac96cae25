"""Equipment: the display, lasting effects, at-once effects (DEL-8.2)."""

from __future__ import annotations

from petteia.kernel import CHANCE, ENGINE, WHO, Reason, Step

from . import space
from .cargo import load_offering, load_statue, may_load, room
from .components import (
    CITY_SITE,
    CLOUD_SITE,
    COLOUR,
    EQUIPMENT,
    EQUIPMENT_CARDS,
    GOD,
    ISLAND_TILE,
    OFFERING,
    OFFERING_SITE,
    OFFERING_SITES,
    STATUE,
)
from .gods import advance_to_top
from .islands import face_down, look, pairs, uncover
from .layout import (
    BOWL,
    CHART_TILES,
    CHART_UNCOVER,
    CHART_UNCOVER_FIRST,
    CHART_UNCOVER_SECOND,
    CLOCK,
    COINS,
    CRANE,
    DISCARDED,
    EQUIP,
    EQUIP_CARD,
    EQUIP_SEAT,
    EQUIPMENT_AT,
    GOD_ROW,
    HOLD,
    IN_PILE,
    KEEL,
    LADDER_GOD,
    LAMPS,
    LOAD_NOW,
    LOAD_NOW_COLOURS,
    LOAD_NOW_KIND,
    NET,
    OFFERINGS,
    ON_DISPLAY,
    OWNED_BY,
    RANGE,
    REFILL,
    REFILL_COUNT,
    SALVE,
    SPEAR,
    STATUES,
    TILES,
    TRAITS,
    row,
)
from .observation import Ask
from .packing import COLOURS_IN, has
from .reasons import pair_reason
from .rewards import grant, raise_shield
from .state import DelphiState

_TRAIT = {
    "cross_shallows": KEEL,
    "reward_god": BOWL,
    "reach_island": SPEAR,
    "reach_statue": CRANE,
    "reach_offering": NET,
    "wound_limit": SALVE,
    "paid_action": CLOCK,
}


class Refill(Step[DelphiState]):
    """Equipment cards turned up to fill the display (DEL-2.6)."""

    name = "display"
    families = (space.SHOW_EQUIPMENT.word,)

    def chance(self, state: DelphiState, top: int) -> list[tuple[int, int]]:
        v, base = state.v, space.SHOW_EQUIPMENT_BASE
        return [(base + n, 1) for n in range(EQUIPMENT_CARDS) if v[EQUIPMENT_AT + n] == IN_PILE]

    def run(self, state: DelphiState, top: int, action: int) -> None:
        v, card = state.v, action - space.SHOW_EQUIPMENT_BASE
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

    def legal(self, state: DelphiState, top: int) -> list[int]:
        v, base = state.v, space.CHOOSE_EQUIPMENT_BASE
        return [base + n for n in range(EQUIPMENT_CARDS) if v[EQUIPMENT_AT + n] == ON_DISPLAY]

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Take it, refill at once, then its effect."""
        v, seat, card = state.v, state.v[top + WHO], action - space.CHOOSE_EQUIPMENT_BASE
        state.pop()
        v[EQUIPMENT_AT + card] = OWNED_BY + seat
        if state.log is not None:
            state.tell("equipment-taken", seat=seat, equipment=EQUIPMENT[card])
        state.push(EQUIP, ENGINE, seat, card)
        if IN_PILE in v[EQUIPMENT_AT : EQUIPMENT_AT + EQUIPMENT_CARDS]:
            state.push(REFILL, CHANCE, 1)

    def why_not(self, state: DelphiState, top: int, action: int) -> Reason:
        card = EQUIPMENT[action - space.CHOOSE_EQUIPMENT_BASE]
        return Reason("equipment-not-shown", {"equipment": card}, ("DEL-6.1", "DEL-R66"))


class Equip(Step[DelphiState]):
    """A card taken takes effect."""

    name = "equip"
    asks = False

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Lasting effects are noted; at-once effects happen now or never."""
        v, seat, card = state.v, state.v[top + EQUIP_SEAT], state.v[top + EQUIP_CARD]
        state.pop()
        if self.lasting(state, seat, card):
            return
        v[EQUIPMENT_AT + card] = DISCARDED  # DEL-R33: lasting cards stay with their owner
        if not self.at_once(state, seat, card) and state.log is not None:
            state.tell("equipment-idle", seat=seat, equipment=EQUIPMENT[card])

    def lasting(self, state: DelphiState, seat: int, card: int) -> bool:
        """Note a lasting effect; False for cards that have none."""
        setup, v, p = state.setup, state.v, row(seat)
        kind, effect = setup.equipment_kind[card], setup.equipment_effect[card]
        if kind in _TRAIT:
            v[p + TRAITS] |= _TRAIT[kind]
        elif kind == "range":
            v[p + RANGE] += effect["range_bonus"]
        elif kind == "storage_shield":
            v[p + HOLD] += effect["storage_bonus"]
            raise_shield(state, seat, effect["shield_steps"])
        elif kind == "colour_bonus":
            v[p + LAMPS] |= setup.equipment_colours[card]
        elif kind == "roll_favour":
            v[p + COINS] |= setup.equipment_colours[card]
        else:
            return False
        return True

    def at_once(self, state: DelphiState, seat: int, card: int) -> bool:
        """Begin an at-once effect; False if it can do nothing (DEL-R66)."""
        setup, v, p = state.setup, state.v, row(seat)
        kind, colours = setup.equipment_kind[card], setup.equipment_colours[card]
        if kind in ("statue_now", "offering_now"):
            piece = STATUE if kind == "statue_now" else OFFERING
            if not loads(state, seat, colours, piece):
                return False
            state.push(LOAD_NOW, seat, colours, piece)
        elif kind == "god_to_top":
            if all(v[p + GOD_ROW + god] == setup.top_row for god in setup.ladder_gods):
                return False
            state.push(LADDER_GOD, seat)
        elif kind == "scout":
            if len(face_down(v)) < 2:
                return False
            state.push(CHART_TILES, seat)
        else:
            grant(state, seat, setup.windfall)
        return True


# ---- at-once loads (DEL-R67) -------------------------------------------------------------------


def loads(state: DelphiState, seat: int, colours: int, kind: int) -> list[int]:
    """What a rope, strap, basket or jug may bring aboard."""
    v, p = state.v, row(seat)
    if room(v, p) <= 0:
        return []
    out = []
    for colour in COLOURS_IN[colours]:
        if may_load(state, p, kind, colour):
            if kind == STATUE:
                if v[STATUES + colour]:
                    out.append(space.TAKE_STATUE_BASE + colour)
            else:
                base = space.TAKE_OFFERING_BASE + colour * OFFERING_SITES
                out += [base + i for i in range(OFFERING_SITES) if has(v[OFFERINGS + i], colour)]
    return out


class LoadNow(Step[DelphiState]):
    """Which piece to load at once, or none."""

    name = "load-now"
    families = (space.TAKE_OFFERING.word, space.TAKE_STATUE.word, space.TAKE_NOTHING.word)

    def legal(self, state: DelphiState, top: int) -> list[int]:
        """The fitting pieces; it may be refused, for it fills the hold (DEL-R26)."""
        v = state.v
        fitting = loads(state, v[top + WHO], v[top + LOAD_NOW_COLOURS], v[top + LOAD_NOW_KIND])
        return [*fitting, space.TAKE_NOTHING_BASE]

    def run(self, state: DelphiState, top: int, action: int) -> None:
        seat = state.v[top + WHO]
        state.pop()
        if action == space.TAKE_NOTHING_BASE:
            if state.log is not None:
                state.tell("takes-nothing", seat=seat)
        elif action in space.TAKE_STATUE:
            colour = action - space.TAKE_STATUE_BASE
            load_statue(state, seat, colour)
            if state.log is not None:
                state.tell("takes-statue", seat=seat, colour=COLOUR[colour], site=CITY_SITE[colour])
        else:
            colour, island = space.TAKE_OFFERING.indices(action)
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


class ChartTiles(Step[DelphiState]):
    """Which two face-down tiles to look at, named together."""

    name = "chart-tiles"
    families = (space.CHART.word,)

    def legal(self, state: DelphiState, top: int) -> list[int]:
        """Every pair of face-down tiles."""
        return pairs(space.CHART_BASE, face_down(state.v))

    def run(self, state: DelphiState, top: int, action: int) -> None:
        seat = state.v[top + WHO]
        a, b = space.CHART.indices(action)
        state.pop()
        state.push(CHART_UNCOVER, seat, a, b)
        look(state, seat, [a, b])

    def why_not(self, state: DelphiState, top: int, action: int) -> Reason:
        a, b = space.CHART.indices(action)
        return pair_reason(state, a, b, ("DEL-8.2", "DEL-R68"))


class ChartUncover(Step[DelphiState]):
    """Which of the two tiles to turn up; the other stays known to the player alone."""

    name = "chart-uncover"
    families = (space.CHART_UNCOVER.word,)

    def legal(self, state: DelphiState, top: int) -> list[int]:
        v, base = state.v, space.CHART_UNCOVER_BASE
        return sorted((base + v[top + CHART_UNCOVER_FIRST], base + v[top + CHART_UNCOVER_SECOND]))

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """It counts as exploring, wherever the ship is."""
        seat = state.v[top + WHO]
        state.pop()
        uncover(state, seat, action - space.CHART_UNCOVER_BASE)

    def why_not(self, state: DelphiState, top: int, action: int) -> Reason:
        site = CLOUD_SITE[action - space.CHART_UNCOVER_BASE]
        return Reason("island-not-looked-at", {"site": site}, ("DEL-8.2", "DEL-R68"))

    def context(self, state: DelphiState, top: int, viewer: int | None) -> Ask:
        """The two islands; what lies there is for the player alone."""
        v = state.v
        sites = [v[top + CHART_UNCOVER_FIRST], v[top + CHART_UNCOVER_SECOND]]
        out: Ask = {"sites": [CLOUD_SITE[site] for site in sites]}
        if viewer is not None and viewer == v[top + WHO]:
            out["islands"] = [ISLAND_TILE[v[TILES + site] - 1] for site in sites]
        return out


# ---- the gilded ladder (DEL-R69) ---------------------------------------------------------------


class LadderGod(Step[DelphiState]):
    """Which of the four gods goes to the top row."""

    name = "ladder-god"
    families = (space.LADDER.word,)

    def legal(self, state: DelphiState, top: int) -> list[int]:
        """Those of the four below the top row."""
        setup, v, p = state.setup, state.v, row(state.v[top + WHO])
        base = space.LADDER_BASE
        return [base + god for god in sorted(setup.ladder_gods) if v[p + GOD_ROW + god] < setup.top_row]

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Up to the top, from any row."""
        seat = state.v[top + WHO]
        state.pop()
        advance_to_top(state, seat, action - space.LADDER_BASE)

    def why_not(self, state: DelphiState, top: int, action: int) -> Reason:
        """Not one of the four, or at the top already."""
        god = action - space.LADDER_BASE
        if god not in state.setup.ladder_gods:
            return Reason("god-not-on-card", {"god": GOD[god]}, ("DEL-8.2", "DEL-R69"))
        return Reason("god-at-top", {"god": GOD[god]}, ("DEL-8.2", "DEL-R69"))
