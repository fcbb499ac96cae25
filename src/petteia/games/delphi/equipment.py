"""Equipment: the display, lasting effects, at-once effects (DEL-8.2, rulings 33, 66 to 69)."""

from __future__ import annotations

from typing import Any

from petteia.kernel import CHANCE, ENGINE, WHO, A, B, Reason, Step

from . import space
from .cargo import load_offering, load_statue, may_load, room
from .gods import advance_to_top
from .islands import face_down, look, pair_reason, pairs, uncover
from .layout import (
    BOWL,
    CHART_TILES,
    CHART_UNCOVER,
    CLOCK,
    COINS,
    CRANE,
    DISCARDED,
    DISPLAY,
    EQUIP,
    EQUIPMENT_AT,
    GODS_AT,
    HOLD,
    KEEL,
    LADDER_GOD,
    LAMPS,
    LOAD_NOW,
    NET,
    OFFERINGS,
    OWNED,
    PILE,
    RANGE,
    REFILL,
    SALVE,
    SPEAR,
    STATUES,
    TILES,
    TRAITS,
    player,
)
from .names import CITIES, CLOUDS, COLOURS, EQUIPMENT, GODS, ISLAND_TILES, OFFERING, OFFERING_ISLES, STATUE
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
    """Chance: equipment cards turned up to fill the display (A how many)."""

    name = "display"
    families = (space.SHOW_EQUIPMENT.word,)

    def chance(self, state: DelphiState, top: int) -> list[tuple[int, int]]:
        """The cards of the pile."""
        v, base = state.v, space.SHOW_EQUIPMENT.base
        return [(base + n, 1) for n in range(22) if v[EQUIPMENT_AT + n] == PILE]

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Turn the card up."""
        v, card = state.v, action - space.SHOW_EQUIPMENT.base
        v[EQUIPMENT_AT + card] = DISPLAY
        v[top + A] -= 1
        if not v[top + A]:
            state.pop()
        if state.log is not None:
            state.tell("equipment-shown", equipment=EQUIPMENT[card])


class ChooseEquipment(Step[DelphiState]):
    """The reward for a monster: any card of the display (ruling 66)."""

    name = "choose-equipment"
    families = (space.CHOOSE_EQUIPMENT.word,)

    def legal(self, state: DelphiState, top: int) -> list[int]:
        """The open cards."""
        v, base = state.v, space.CHOOSE_EQUIPMENT.base
        return [base + n for n in range(22) if v[EQUIPMENT_AT + n] == DISPLAY]

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Take it, refill at once, then its effect."""
        v, seat, card = state.v, state.v[top + WHO], action - space.CHOOSE_EQUIPMENT.base
        state.pop()
        v[EQUIPMENT_AT + card] = OWNED + seat
        if state.log is not None:
            state.tell("equipment-taken", seat=seat, equipment=EQUIPMENT[card])
        state.push(EQUIP, ENGINE, seat, card)
        if PILE in v[EQUIPMENT_AT : EQUIPMENT_AT + 22]:
            state.push(REFILL, CHANCE, 1)

    def why_not(self, state: DelphiState, top: int, action: int) -> Reason:
        """The card is not in the display."""
        card = EQUIPMENT[action - space.CHOOSE_EQUIPMENT.base]
        return Reason("equipment-not-shown", {"equipment": card}, ("DEL-6.1", "DEL-R66"))


class Equip(Step[DelphiState]):
    """Engine: a card taken takes effect (A seat, B card)."""

    name = "equip"
    asks = False

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Lasting effects are noted; at-once effects happen now or never."""
        v, seat, card = state.v, state.v[top + A], state.v[top + B]
        state.pop()
        if self.lasting(state, seat, card):
            return
        v[EQUIPMENT_AT + card] = DISCARDED  # ruling 33
        if not self.at_once(state, seat, card) and state.log is not None:
            state.tell("equipment-idle", seat=seat, equipment=EQUIPMENT[card])

    def lasting(self, state: DelphiState, seat: int, card: int) -> bool:
        """Note a lasting effect; False for cards that have none."""
        setup, v, p = state.setup, state.v, player(seat)
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
        """Begin an at-once effect; False if it can do nothing (ruling 66)."""
        setup, v, p = state.setup, state.v, player(seat)
        kind, colours = setup.equipment_kind[card], setup.equipment_colours[card]
        if kind in ("statue_now", "offering_now"):
            piece = STATUE if kind == "statue_now" else OFFERING
            if not loads(state, seat, colours, piece):
                return False
            state.push(LOAD_NOW, seat, colours, piece)
        elif kind == "god_to_top":
            if all(v[p + GODS_AT + god] == setup.top_row for god in setup.ladder_gods):
                return False
            state.push(LADDER_GOD, seat)
        elif kind == "scout":
            if len(face_down(v)) < 2:
                return False
            state.push(CHART_TILES, seat)
        else:
            grant(state, seat, setup.windfall)
        return True


# ---- at-once loads (ruling 67) -------------------------------------------------------------------


def loads(state: DelphiState, seat: int, colours: int, kind: int) -> list[int]:
    """What a rope, strap, basket or jug may bring aboard."""
    v, p = state.v, player(seat)
    if room(v, p) <= 0:
        return []
    out = []
    for colour in range(6):
        if colours >> colour & 1 and may_load(state, p, kind, colour):
            if kind == STATUE:
                if v[STATUES + colour]:
                    out.append(space.TAKE_STATUE.base + colour)
            else:
                base = space.TAKE_OFFERING.base + colour * 6
                out += [base + i for i in range(6) if v[OFFERINGS + i] >> colour & 1]
    return out


class LoadNow(Step[DelphiState]):
    """Which piece to load at once, or none (A bits of colours, B kind)."""

    name = "load-now"
    families = (space.TAKE_OFFERING.word, space.TAKE_STATUE.word, space.TAKE_NOTHING.word)

    def legal(self, state: DelphiState, top: int) -> list[int]:
        """The fitting pieces; it may be refused, for it fills the hold (ruling 26)."""
        v = state.v
        return [*loads(state, v[top + WHO], v[top + A], v[top + B]), space.TAKE_NOTHING.base]

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Load it from afar."""
        seat = state.v[top + WHO]
        state.pop()
        if action == space.TAKE_NOTHING.base:
            if state.log is not None:
                state.tell("takes-nothing", seat=seat)
        elif action in space.TAKE_STATUE:
            colour = action - space.TAKE_STATUE.base
            load_statue(state, seat, colour)
            if state.log is not None:
                state.tell("takes-statue", seat=seat, colour=COLOURS[colour], site=CITIES[colour])
        else:
            colour, island = divmod(action - space.TAKE_OFFERING.base, 6)
            load_offering(state, seat, colour, island)
            if state.log is not None:
                state.tell("takes-offering", seat=seat, colour=COLOURS[colour], site=OFFERING_ISLES[island])

    def why_not(self, state: DelphiState, top: int, action: int) -> Reason:
        """Not on the card, not there, or not needed."""
        v, rules = state.v, ("DEL-8.2", "DEL-R67")
        if action in space.TAKE_STATUE:
            kind, colour = STATUE, action - space.TAKE_STATUE.base
            there, site = v[STATUES + colour] > 0, CITIES[colour]
        else:
            kind, (colour, island) = OFFERING, divmod(action - space.TAKE_OFFERING.base, 6)
            there, site = bool(v[OFFERINGS + island] >> colour & 1), OFFERING_ISLES[island]
        if kind != v[top + B] or not v[top + A] >> colour & 1:
            return Reason("not-on-card", {"colour": COLOURS[colour]}, rules)
        if not there:
            return Reason("nothing-there", {"colour": COLOURS[colour], "site": site}, rules)
        return Reason("not-needed", {"colour": COLOURS[colour]}, ("DEL-R4", *rules))

    def context(self, state: DelphiState, top: int, viewer: int | None) -> dict[str, Any]:
        """Kind and colours on the card."""
        v = state.v
        return {
            "piece": "statue" if v[top + B] == STATUE else "offering",
            "colours": [COLOURS[c] for c in range(6) if v[top + A] >> c & 1],
        }


# ---- the sea chart (ruling 68) -------------------------------------------------------------------


class ChartTiles(Step[DelphiState]):
    """Which two face-down tiles to look at, named together."""

    name = "chart-tiles"
    families = (space.CHART.word,)

    def legal(self, state: DelphiState, top: int) -> list[int]:
        """Every pair of face-down tiles."""
        return pairs(space.CHART.base, face_down(state.v))

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Look at both, then choose."""
        seat = state.v[top + WHO]
        a, b = space.CHART.indices(action)
        state.pop()
        state.push(CHART_UNCOVER, seat, a, b)
        look(state, seat, [a, b])

    def why_not(self, state: DelphiState, top: int, action: int) -> Reason:
        a, b = space.CHART.indices(action)
        return pair_reason(state, a, b, ("DEL-8.2", "DEL-R68"))


class ChartUncover(Step[DelphiState]):
    """Which of the two tiles (A and B) to turn up; the other stays known to the player alone."""

    name = "chart-uncover"
    families = (space.CHART_UNCOVER.word,)

    def legal(self, state: DelphiState, top: int) -> list[int]:
        """One of the two."""
        base = space.CHART_UNCOVER.base
        return sorted((base + state.v[top + A], base + state.v[top + B]))

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """It counts as exploring, wherever the ship is."""
        seat = state.v[top + WHO]
        state.pop()
        uncover(state, seat, action - space.CHART_UNCOVER.base)

    def why_not(self, state: DelphiState, top: int, action: int) -> Reason:
        """The tile was not looked at."""
        site = CLOUDS[action - space.CHART_UNCOVER.base]
        return Reason("island-not-looked-at", {"site": site}, ("DEL-8.2", "DEL-R68"))

    def context(self, state: DelphiState, top: int, viewer: int | None) -> dict[str, Any]:
        """The two islands; what lies there is for the player alone."""
        v = state.v
        sites = [v[top + A], v[top + B]]
        out: dict[str, Any] = {"sites": [CLOUDS[site] for site in sites]}
        if viewer is not None and viewer == v[top + WHO]:
            out["islands"] = [ISLAND_TILES[v[TILES + site] - 1] for site in sites]
        return out


# ---- the gilded ladder (ruling 69) ---------------------------------------------------------------


class LadderGod(Step[DelphiState]):
    """Which of the four gods goes to the top row."""

    name = "ladder-god"
    families = (space.LADDER.word,)

    def legal(self, state: DelphiState, top: int) -> list[int]:
        """Those of the four below the top row."""
        setup, v, p = state.setup, state.v, player(state.v[top + WHO])
        base = space.LADDER.base
        return [base + god for god in sorted(setup.ladder_gods) if v[p + GODS_AT + god] < setup.top_row]

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Up to the top, from any row."""
        seat = state.v[top + WHO]
        state.pop()
        advance_to_top(state, seat, action - space.LADDER.base)

    def why_not(self, state: DelphiState, top: int, action: int) -> Reason:
        """Not one of the four, or at the top already."""
        god = action - space.LADDER.base
        if god not in state.setup.ladder_gods:
            return Reason("god-not-on-card", {"god": GODS[god]}, ("DEL-8.2", "DEL-R69"))
        return Reason("god-at-top", {"god": GODS[god]}, ("DEL-8.2", "DEL-R69"))
