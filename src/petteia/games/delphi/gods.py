"""The gods: steps on the track, special actions, the way back, reactions to the others' rolls (DEL-7)."""

from __future__ import annotations

from collections.abc import Callable

from petteia.kernel import ENGINE, WHO, Reason, Step

from . import space
from .cargo import load_statue, may_load, room
from .components import (
    APHRODITE,
    APOLLO,
    ARES,
    ARTEMIS,
    CITY,
    CITY_SITE,
    COLOUR,
    COLOURS,
    GOD,
    GODS,
    HERMES,
    POSEIDON,
    STATUE,
)
from .fight import beat, monsters_in_reach
from .islands import face_down, uncover
from .layout import (
    CRANE,
    DICE,
    DRAW,
    ENTERED,
    GOD_HOME,
    GOD_HOME_GOD,
    GOD_HOME_SEAT,
    GOD_ROW,
    GOD_STEP,
    GOD_STEPS_COUNT,
    GOD_STEPS_SEAT,
    HOMELY_GODS,
    POSITION,
    REACT_GOD,
    REACT_GOD_ROLLER,
    REACTIONS_AHEAD,
    REACTIONS_ROLLER,
    STATUES,
    TASKS_LEFT,
    TRAITS,
    WILD,
    WOUNDS,
    row,
)
from .observation import Ask
from .oracle import can_draw_oracle
from .sailing import set_ship
from .state import DelphiState
from .wounds import discard_wounds

# ---- steps on the track (DEL-7.1) -----------------------------------------------------------------------


def advance(state: DelphiState, seat: int, god: int, reacting: bool = False) -> None:
    """One step: from the bottom row to the entry row, else one row up (DEL-7.1)."""
    v, setup = state.v, state.setup
    at = row(seat) + GOD_ROW + god
    reached = v[at] + 1 if v[at] else setup.entry_row
    v[at] = reached
    if state.log is not None:
        state.tell("god-reacts" if reacting else "god-moves", seat=seat, god=GOD[god], row=reached)
        if reached == setup.top_row:
            state.tell("god-ready", seat=seat, god=GOD[god])


def advance_to_top(state: DelphiState, seat: int, god: int) -> None:
    """The gilded ladder: to the top row from any row (DEL-R69)."""
    top_row = state.setup.top_row
    state.v[row(seat) + GOD_ROW + god] = top_row
    if state.log is not None:
        state.tell("god-moves", seat=seat, god=GOD[god], row=top_row)
        state.tell("god-ready", seat=seat, god=GOD[god])


class GodSteps(Step[DelphiState]):
    """God steps still to be made; they may be split, and those that no god can make are lost."""

    name = "god-steps"
    asks = False

    def run(self, state: DelphiState, top: int, action: int) -> None:
        v, p, top_row = state.v, row(state.v[top + GOD_STEPS_SEAT]), state.setup.top_row
        if not v[top + GOD_STEPS_COUNT] or min(v[p + GOD_ROW : p + GOD_ROW + GODS]) >= top_row:
            state.pop()
            return
        v[top + GOD_STEPS_COUNT] -= 1
        state.push(GOD_STEP, v[top + GOD_STEPS_SEAT])


class GodStep(Step[DelphiState]):
    """One god step of a reward (DEL-R63)."""

    name = "god-step"
    families = (space.GOD_STEP.word,)

    def legal(self, state: DelphiState, top: int) -> list[int]:
        """Any god below the top row."""
        v, p, top_row = state.v, row(state.v[top + WHO]), state.setup.top_row
        base = space.GOD_STEP_BASE
        return [base + g for g in range(GODS) if v[p + GOD_ROW + g] < top_row]

    def run(self, state: DelphiState, top: int, action: int) -> None:
        seat = state.v[top + WHO]
        state.pop()
        advance(state, seat, action - space.GOD_STEP_BASE)

    def why_not(self, state: DelphiState, top: int, action: int) -> Reason:
        return Reason("god-at-top", {"god": GOD[action - space.GOD_STEP_BASE]}, ("DEL-7.1", "DEL-R63"))


# ---- special actions (DEL-7.2), and a card instead (DEL-7.3) -----------------------------------------------


def special_actions(state: DelphiState, p: int) -> list[int]:
    """The special actions that do something now, and a card instead (DEL-R76, DEL-R77)."""
    v, top_row, sea = state.v, state.setup.top_row, state.sea
    out: list[int] = []
    drawable = can_draw_oracle(v)
    for god in range(GODS):
        if v[p + GOD_ROW + god] != top_row:
            continue
        if drawable:
            out.append(space.SWAP_GOD_BASE + god)
        if god == POSEIDON:
            if not v[p + ENTERED]:
                base, here = space.POSEIDON_BASE, v[p + POSITION]
                out += [base + n for n in sea.water if n != here]
                if not v[p + TASKS_LEFT] and here != sea.zeus:
                    out.append(base + sea.zeus)
        elif god == APOLLO:
            out.append(space.APOLLO_BASE)
        elif god == ARTEMIS:
            out += [space.ARTEMIS_BASE + site for site in face_down(v)]
        elif god == APHRODITE:
            if any(v[p + WOUNDS : p + WOUNDS + COLOURS]):
                out.append(space.APHRODITE_BASE)
        elif god == ARES:
            out += [space.ARES.id(colour, island) for island, colour in monsters_in_reach(state, p)]
        else:
            out += [space.HERMES_BASE + colour for colour in statues_for_hermes(state, p)]
    return out


def statues_for_hermes(state: DelphiState, p: int) -> list[int]:
    """Colours Hermes may fetch: beside a city, with room, from any city (DEL-7.2)."""
    v, sea = state.v, state.sea
    sites = (sea.across if v[p + TRAITS] & CRANE else sea.beside)[v[p + POSITION]]
    if not sites[CITY] or room(v, p) <= 0:
        return []
    return [c for c in range(COLOURS) if v[STATUES + c] and may_load(state, p, STATUE, c)]


def _begin(state: DelphiState, seat: int, god: int) -> None:
    if state.log is not None:
        state.tell("god-acts", seat=seat, god=GOD[god])
    send_home(state, seat, god)


def _poseidon(state: DelphiState, seat: int, action: int) -> None:
    _begin(state, seat, POSEIDON)
    set_ship(state, seat, action - space.POSEIDON_BASE)


def _apollo(state: DelphiState, seat: int, action: int) -> None:
    """A card, and every source acts as every colour to the end of the turn (DEL-R38)."""
    _begin(state, seat, APOLLO)
    state.v[row(seat) + WILD] = 1
    state.push(DRAW, ENGINE, seat, 1)


def _artemis(state: DelphiState, seat: int, action: int) -> None:
    """It counts as exploring (DEL-R79)."""
    _begin(state, seat, ARTEMIS)
    uncover(state, seat, action - space.ARTEMIS_BASE)


def _aphrodite(state: DelphiState, seat: int, action: int) -> None:
    _begin(state, seat, APHRODITE)
    count = sum(discard_wounds(state, seat, colour) for colour in range(COLOURS))
    if state.log is not None:
        state.tell("all-wounds-cleared", seat=seat, count=count)


def _ares(state: DelphiState, seat: int, action: int) -> None:
    """A won fight, with its reward (DEL-R79)."""
    _begin(state, seat, ARES)
    colour, site = space.ARES.indices(action)
    beat(state, seat, colour, site)


def _hermes(state: DelphiState, seat: int, action: int) -> None:
    """A statue of any colour (DEL-R79)."""
    colour = action - space.HERMES_BASE
    _begin(state, seat, HERMES)
    load_statue(state, seat, colour)
    if state.log is not None:
        state.tell("takes-statue", seat=seat, colour=COLOUR[colour], site=CITY_SITE[colour])


def _swap_god(state: DelphiState, seat: int, action: int) -> None:
    """A card instead of the special action (DEL-R77)."""
    god = action - space.SWAP_GOD_BASE
    if state.log is not None:
        state.tell("god-swapped", seat=seat, god=GOD[god])
    send_home(state, seat, god)
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
"""In the order of their families: state, seat, action."""


def send_home(state: DelphiState, seat: int, god: int) -> None:
    """Let the god go back once everything above this frame is done."""
    state.push(GOD_HOME, ENGINE, seat, god)


class GodHome(Step[DelphiState]):
    """A god goes back when its action and all rewards are finished (DEL-R78)."""

    name = "god-home"
    asks = False

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """To the bottom row, with ship 2 to the entry row."""
        v, seat, god = state.v, state.v[top + GOD_HOME_SEAT], state.v[top + GOD_HOME_GOD]
        p = row(seat)
        home = state.setup.entry_row if v[p + TRAITS] & HOMELY_GODS else 0
        v[p + GOD_ROW + god] = home
        state.pop()
        if state.log is not None:
            state.tell("god-home", seat=seat, god=GOD[god], row=home)


# ---- reactions to a roll (DEL-3.4, DEL-R75) --------------------------------------------------------


def reacting_gods(state: DelphiState, seat: int, roller: int) -> list[int]:
    """A player's gods of a rolled colour that are neither in the bottom nor in the top row."""
    v, setup = state.v, state.setup
    gods, dice = row(seat) + GOD_ROW, row(roller) + DICE
    rows = v[gods : gods + GODS]
    if not any(rows):
        return []
    colours, top_row = setup.god_colour, setup.top_row
    return [g for g in range(GODS) if 0 < rows[g] < top_row and v[dice + colours[g]]]


class Reactions(Step[DelphiState]):
    """The others react to a roll, clockwise (DEL-R27)."""

    name = "reactions"
    asks = False

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """With one such god it advances at once, with several the player chooses."""
        v, seats = state.v, state.seats
        roller, ahead = v[top + REACTIONS_ROLLER], v[top + REACTIONS_AHEAD]
        while ahead < seats:
            seat = (roller + ahead) % seats
            ahead += 1
            gods = reacting_gods(state, seat, roller)
            if len(gods) == 1:
                advance(state, seat, gods[0], reacting=True)
            elif gods:
                v[top + REACTIONS_AHEAD] = ahead
                state.push(REACT_GOD, seat, roller)
                return
        state.pop()


class ReactGod(Step[DelphiState]):
    """Which god advances after another player's roll."""

    name = "react-god"
    families = (space.REACT.word,)

    def legal(self, state: DelphiState, top: int) -> list[int]:
        """Gods of a rolled colour in a middle row."""
        base = space.REACT_BASE
        return [base + g for g in reacting_gods(state, state.v[top + WHO], state.v[top + REACT_GOD_ROLLER])]

    def run(self, state: DelphiState, top: int, action: int) -> None:
        seat = state.v[top + WHO]
        state.pop()
        advance(state, seat, action - space.REACT_BASE, reacting=True)

    def why_not(self, state: DelphiState, top: int, action: int) -> Reason:
        """The colour was not rolled, or the god is in the bottom or the top row."""
        god = action - space.REACT_BASE
        stands = state.v[row(state.v[top + WHO]) + GOD_ROW + god]
        if stands == 0:
            return Reason("god-at-bottom", {"god": GOD[god]}, ("DEL-3.4", "DEL-R75"))
        if stands == state.setup.top_row:
            return Reason("god-at-top", {"god": GOD[god]}, ("DEL-3.4", "DEL-R75"))
        return Reason("god-not-rolled", {"god": GOD[god]}, ("DEL-3.4", "DEL-R75"))

    def context(self, state: DelphiState, top: int, viewer: int | None) -> Ask:
        return {"roller": state.v[top + REACT_GOD_ROLLER]}
