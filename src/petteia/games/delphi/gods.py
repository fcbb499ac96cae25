"""The gods: steps on the track, special actions, the way back, reactions to the others' rolls (DEL-7)."""

from __future__ import annotations

from petteia.kernel import ENGINE, WHO, Numbers, Reason, Step, buffer, native

from . import figures, space
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
    MONSTER_SITES,
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
    LAMP_GOD_GOD,
    LAMP_GOD_SEAT,
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
from .packing import counted
from .sailing import set_ship
from .sea import ACROSS, BESIDE, FIRST_BIT, SHIP_HEXES, WATERS, ZEUS_HEX
from .state import DelphiState
from .wounds import discard_wounds

_FIRST_CITY = FIRST_BIT[CITY]
_ALL_CITIES = (1 << COLOURS) - 1

# ---- steps on the track (DEL-7.1) -----------------------------------------------------------------------


@native
def advance(state: DelphiState, seat: int, god: int, reacting: bool = False) -> None:
    """One step: from the bottom row to the entry row, else one row up (DEL-7.1)."""
    v = state.p
    at = row(seat) + GOD_ROW + god
    reached = v[at] + 1 if v[at] else state.t[figures.ENTRY_ROW]
    v[at] = reached
    if state.log is not None:
        state.tell("god-reacts" if reacting else "god-moves", seat=seat, god=GOD[god], row=reached)
        if reached == state.setup.top_row:
            state.tell("god-ready", seat=seat, god=GOD[god])


@native
def advance_to_top(state: DelphiState, seat: int, god: int) -> None:
    """The gilded ladder: to the top row from any row (DEL-R69)."""
    top_row = state.t[figures.TOP_ROW]
    state.p[row(seat) + GOD_ROW + god] = top_row
    if state.log is not None:
        state.tell("god-moves", seat=seat, god=GOD[god], row=top_row)
        state.tell("god-ready", seat=seat, god=GOD[god])


@native
def list_gods(state: DelphiState, seat: int, out: Numbers, n: int, base: int) -> int:
    """Write a seat's gods below the top row, counted from ``base`` on; returns the place after the last."""
    for god in range(GODS):
        if state.p[row(seat) + GOD_ROW + god] < state.t[figures.TOP_ROW]:
            out[n] = base + god
            n += 1
    return n


@native
def god_on_top(state: DelphiState, p: int) -> bool:
    """Whether a god of the player (by row) is in the top row."""
    for god in range(GODS):
        if state.p[p + GOD_ROW + god] == state.t[figures.TOP_ROW]:
            return True
    return False


class GodSteps(Step[DelphiState]):
    """God steps still to be made; they may be split, and those that no god can make are lost."""

    name = "god-steps"
    asks = False

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        v = state.p
        p = row(v[top + GOD_STEPS_SEAT])
        least = v[p + GOD_ROW]
        for god in range(1, GODS):
            least = min(least, v[p + GOD_ROW + god])
        if not v[top + GOD_STEPS_COUNT] or least >= state.t[figures.TOP_ROW]:
            state.pop()
            return
        v[top + GOD_STEPS_COUNT] -= 1
        state.push(GOD_STEP, v[top + GOD_STEPS_SEAT])


class GodStep(Step[DelphiState]):
    """One god step of a reward (DEL-R63)."""

    name = "god-step"
    families = (space.GOD_STEP.word,)

    @native
    def fill(self, state: DelphiState, top: int, out: Numbers) -> int:
        """Any god below the top row."""
        return list_gods(state, state.p[top + WHO], out, 0, space.GOD_STEP_BASE)

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        seat = state.p[top + WHO]
        state.pop()
        advance(state, seat, action - space.GOD_STEP_BASE)

    def why_not(self, state: DelphiState, top: int, action: int) -> Reason:
        return Reason("god-at-top", {"god": GOD[action - space.GOD_STEP_BASE]}, ("DEL-7.1", "DEL-R63"))


class LampGod(Step[DelphiState]):
    """The step of a lamp's god, after its favour and its card (DEL-R42); in the top row it is lost."""

    name = "lamp-god"
    asks = False

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        v = state.p
        seat = v[top + LAMP_GOD_SEAT]
        god = v[top + LAMP_GOD_GOD]
        state.pop()
        for _ in range(state.t[figures.LAMP_STEPS]):
            if v[row(seat) + GOD_ROW + god] < state.t[figures.TOP_ROW]:
                advance(state, seat, god)


# ---- special actions (DEL-7.2), and a card instead (DEL-7.3) -----------------------------------------------


@native
def special_actions(state: DelphiState, p: int, out: Numbers, n: int) -> int:
    """Write the special actions that do something now, and a card instead (DEL-R76, DEL-R77), from place
    ``n`` on; returns the place after the last.
    """
    v = state.p
    m = state.m
    top_row = state.t[figures.TOP_ROW]
    gods = p + GOD_ROW
    if v[gods + POSEIDON] == top_row and not v[p + ENTERED]:
        here = v[p + POSITION]
        zeus = m[ZEUS_HEX]
        home = v[p + TASKS_LEFT] == 0 and here != zeus
        for place in range(m[WATERS]):
            target = m[SHIP_HEXES + place]
            if home and target > zeus:
                out[n] = space.POSEIDON_BASE + zeus
                n += 1
                home = False
            if target != here:
                out[n] = space.POSEIDON_BASE + target
                n += 1
        if home:
            out[n] = space.POSEIDON_BASE + zeus
            n += 1
    if v[gods + APOLLO] == top_row:
        out[n] = space.APOLLO_BASE
        n += 1
    if v[gods + ARTEMIS] == top_row:
        n = face_down(state, out, n, space.ARTEMIS_BASE)
    if v[gods + APHRODITE] == top_row and counted(state.p, p + WOUNDS):
        out[n] = space.APHRODITE_BASE
        n += 1
    if v[gods + ARES] == top_row:
        n = monsters_in_reach(state, p, out, n, space.ARES.base)
    if v[gods + HERMES] == top_row:
        n = statues_for_hermes(state, p, out, n)
    if can_draw_oracle(state):
        for god in range(GODS):
            if v[gods + god] == top_row:
                out[n] = space.SWAP_GOD_BASE + god
                n += 1
    return n


@native
def statues_for_hermes(state: DelphiState, p: int, out: Numbers, n: int) -> int:
    """Write the colours Hermes may fetch: beside a city, with room, from any city (DEL-7.2)."""
    v = state.p
    sites = (ACROSS if v[p + TRAITS] & CRANE else BESIDE) + v[p + POSITION]
    if state.m[sites] >> _FIRST_CITY & _ALL_CITIES and room(state, p) > 0:
        for colour in range(COLOURS):
            if v[STATUES + colour] and may_load(state, p, STATUE, colour):
                out[n] = space.HERMES_BASE + colour
                n += 1
    return n


@native
def act_by_god(state: DelphiState, seat: int, action: int) -> None:
    """A god's special action, or a card instead of it (DEL-7.2, DEL-7.3)."""
    if action >= space.SWAP_GOD_BASE:
        swap_god(state, seat, action - space.SWAP_GOD_BASE)
    elif action >= space.HERMES_BASE:  # a statue of any colour (DEL-R79)
        colour = action - space.HERMES_BASE
        begin(state, seat, HERMES)
        load_statue(state, seat, colour)
        if state.log is not None:
            state.tell("takes-statue", seat=seat, colour=COLOUR[colour], site=CITY_SITE[colour])
    elif action >= space.ARES.base:  # a won fight, with its reward (DEL-R79)
        begin(state, seat, ARES)
        monster = action - space.ARES.base
        beat(state, seat, monster // MONSTER_SITES, monster % MONSTER_SITES)
    elif action >= space.APHRODITE_BASE:
        begin(state, seat, APHRODITE)
        count = 0
        for wound in range(COLOURS):
            count += discard_wounds(state, seat, wound)
        if state.log is not None:
            state.tell("all-wounds-cleared", seat=seat, count=count)
    elif action >= space.ARTEMIS_BASE:  # it counts as exploring (DEL-R79)
        begin(state, seat, ARTEMIS)
        uncover(state, seat, action - space.ARTEMIS_BASE)
    elif action >= space.APOLLO_BASE:  # a card, and every source acts as every colour (DEL-R38)
        begin(state, seat, APOLLO)
        state.p[row(seat) + WILD] = 1
        state.push(DRAW, ENGINE, seat, 1)
    else:
        begin(state, seat, POSEIDON)
        set_ship(state, seat, action - space.POSEIDON_BASE)


@native
def begin(state: DelphiState, seat: int, god: int) -> None:
    """A god acts, and goes home when all is done."""
    if state.log is not None:
        state.tell("god-acts", seat=seat, god=GOD[god])
    send_home(state, seat, god)


@native
def swap_god(state: DelphiState, seat: int, god: int) -> None:
    """A card instead of the special action (DEL-R77)."""
    if state.log is not None:
        state.tell("god-swapped", seat=seat, god=GOD[god])
    send_home(state, seat, god)
    state.push(DRAW, ENGINE, seat, 1)


@native
def send_home(state: DelphiState, seat: int, god: int) -> None:
    """Let the god go back once everything above this frame is done."""
    state.push(GOD_HOME, ENGINE, seat, god)


class GodHome(Step[DelphiState]):
    """A god goes back when its action and all rewards are finished (DEL-R78)."""

    name = "god-home"
    asks = False

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        """To the bottom row, with ship 2 to the entry row."""
        v = state.p
        seat = v[top + GOD_HOME_SEAT]
        god = v[top + GOD_HOME_GOD]
        p = row(seat)
        home = state.t[figures.ENTRY_ROW] if v[p + TRAITS] & HOMELY_GODS else 0
        v[p + GOD_ROW + god] = home
        state.pop()
        if state.log is not None:
            state.tell("god-home", seat=seat, god=GOD[god], row=home)


# ---- reactions to a roll (DEL-3.4, DEL-R75) --------------------------------------------------------


@native
def reacting_gods(state: DelphiState, seat: int, roller: int, out: Numbers, base: int) -> int:
    """Write a player's gods of a rolled colour that are neither in the bottom nor in the top row, counted
    from ``base`` on; returns how many they are.
    """
    v = state.p
    t = state.t
    gods = row(seat) + GOD_ROW
    dice = row(roller) + DICE
    n = 0
    for god in range(GODS):
        if 0 < v[gods + god] < t[figures.TOP_ROW] and v[dice + t[figures.GOD_COLOUR + god]]:
            out[n] = base + god
            n += 1
    return n


class Reactions(Step[DelphiState]):
    """The others react to a roll, clockwise (DEL-R27)."""

    name = "reactions"
    asks = False

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        """With one such god it advances at once, with several the player chooses."""
        v = state.p
        roller = v[top + REACTIONS_ROLLER]
        ahead = v[top + REACTIONS_AHEAD]
        gods = buffer(GODS)
        while ahead < state.seats:
            seat = (roller + ahead) % state.seats
            ahead += 1
            count = reacting_gods(state, seat, roller, gods, 0)
            if count == 1:
                advance(state, seat, gods[0], True)
            elif count:
                v[top + REACTIONS_AHEAD] = ahead
                state.push(REACT_GOD, seat, roller)
                return
        state.pop()


class ReactGod(Step[DelphiState]):
    """Which god advances after another player's roll."""

    name = "react-god"
    families = (space.REACT.word,)

    @native
    def fill(self, state: DelphiState, top: int, out: Numbers) -> int:
        """Gods of a rolled colour in a middle row."""
        v = state.p
        return reacting_gods(state, v[top + WHO], v[top + REACT_GOD_ROLLER], out, space.REACT_BASE)

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        seat = state.p[top + WHO]
        state.pop()
        advance(state, seat, action - space.REACT_BASE, True)

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
