"""Tasks and their rewards (DEL-6): which tile a piece takes off, and everything that gives something.

Cards are drawn in oracle.py, wounds discarded in wounds.py, god steps made in gods.py.
"""

from __future__ import annotations

from petteia.kernel import ENGINE, Step, native

from . import figures
from .components import (
    COLOURS,
    DOUBLES,
    FIRST_DOUBLE,
    FIRST_STATUE,
    MONSTER,
    MONSTER_WHITE,
    OFFERING_WHITE,
    STATUE,
)
from .layout import (
    BOWL,
    CHOOSE_COMPANION,
    CHOOSE_EQUIPMENT,
    DONE,
    DRAW,
    FAVOUR,
    FULFILLED,
    GOD_STEPS,
    MORE_FAVOUR,
    OMEGA_COLOUR,
    OPEN,
    OWN_COLOUR,
    SHIELD,
    SHIELD_GAIN,
    SHIELD_GAIN_SEAT,
    SHIELD_GAIN_STEPS,
    SHRINES,
    TASK_STATUS,
    TASKS_LEFT,
    TILES,
    TRAITS,
    TURNED,
    WOUNDS,
    row,
)
from .packing import counted, has, insert
from .state import DelphiState

# ---- tasks -----------------------------------------------------------------------------------------


@native
def served(state: DelphiState, p: int, kind: int, colour: int) -> int:
    """The open Zeus tile that a piece of this kind and colour takes off, -1 if none does (DEL-R5).

    White takes any colour, but no colour twice within a kind (DEL-6.2). The colour of a tile that was given
    back is free for the white one (DEL-R80): only open tiles are asked.
    """
    v = state.p
    done = v[p + DONE + kind] >> colour & 1
    if kind == STATUE:
        if not done:
            for task in range(FIRST_STATUE, OFFERING_WHITE):
                if v[p + TASK_STATUS + task] == OPEN:
                    return task
        return -1
    turned = v[TURNED] if kind == MONSTER else ~v[TURNED]
    colours = figures.DOUBLE_MONSTER if kind == MONSTER else figures.DOUBLE_OFFERING
    for double in range(DOUBLES):
        if state.t[colours + double] == colour and turned >> double & 1:
            if v[p + TASK_STATUS + FIRST_DOUBLE + double] == OPEN:
                return FIRST_DOUBLE + double
    white = MONSTER_WHITE if kind == MONSTER else OFFERING_WHITE
    return white if v[p + TASK_STATUS + white] == OPEN and not done else -1


@native
def shrine_task(state: DelphiState, seat: int, site: int) -> int:
    """The open shrine task that a face-up tile fits, -1 if none (DEL-R3, DEL-R54)."""
    v = state.p
    t = state.t
    tile = v[TILES + site] - 1
    p = row(seat)
    if t[figures.ISLAND_PLAYER + tile] != v[p + OWN_COLOUR] or v[SHRINES + site]:
        return -1
    tasks = p + TASK_STATUS
    pictured = t[figures.ISLAND_NUMBER + tile]
    if v[tasks + pictured] == OPEN:
        return pictured
    if not t[figures.BY_PICTURE]:
        for task in range(FIRST_STATUE):
            if v[tasks + task] == OPEN:
                return task
    return -1


@native
def needed(state: DelphiState, p: int, kind: int, colour: int, cargo: int) -> bool:
    """Whether a piece serves an open task that no piece aboard serves already (DEL-R4, revised).

    ``cargo`` is where the pieces of the kind aboard are counted, 0 for monsters.
    """
    v = state.p
    task = served(state, p, kind, colour)
    if task < 0 or cargo == 0:
        return task >= 0
    if v[p + cargo + colour]:
        return False
    if kind == STATUE:
        spare = 0
        for tile in range(FIRST_STATUE, OFFERING_WHITE):
            if v[p + TASK_STATUS + tile] == OPEN:
                spare += 1
        for c in range(COLOURS):
            if v[p + cargo + c] > 0 and not has(v[p + DONE + STATUE], c):
                spare -= 1
        return spare > 0
    for c in range(COLOURS):
        if v[p + cargo + c] and served(state, p, kind, c) == task:
            return False
    return True


@native
def fulfil(state: DelphiState, seat: int, kind: int, colour: int, task: int = -1) -> None:
    """Take off the Zeus tile that a piece serves, if there is one, and give its reward (DEL-6.1, DEL-6.2)."""
    v = state.p
    t = state.t
    p = row(seat)
    if task < 0:
        task = served(state, p, kind, colour)
        if task < 0:
            return
        insert(v, p + DONE + kind, colour)
    v[p + TASK_STATUS + task] = FULFILLED
    v[p + TASKS_LEFT] -= 1
    if state.log is not None:
        name = state.setup.task_name(task, v[TURNED])
        state.tell("task-fulfilled", seat=seat, task=name, left=v[p + TASKS_LEFT])
    # DEL-R62: the reward first, then the votive bowl's step.
    if v[p + TRAITS] & BOWL and has(t[figures.BOWL_KINDS], kind):
        state.push(GOD_STEPS, ENGINE, seat, t[figures.BOWL_STEPS])
    grant(state, seat, figures.TASK_GAIN + kind * figures.GAIN, colour)


# ---- gains -----------------------------------------------------------------------------------------


@native
def grant(state: DelphiState, seat: int, gain: int, colour: int = 0) -> None:
    """Give a reward: what needs draws or choices becomes frames, resolved in the order of `tables.Gain`.
    ``gain`` is its place among the figures.

    All of it is taken as far as possible (DEL-R26).
    """
    t = state.t
    shield = t[gain + figures.STEPS_OF_SHIELD]
    if t[gain + figures.STEPS_OF_GODS]:
        state.push(GOD_STEPS, ENGINE, seat, t[gain + figures.STEPS_OF_GODS])
    if t[gain + figures.ORACLE_CARDS]:
        state.push(DRAW, ENGINE, seat, t[gain + figures.ORACLE_CARDS])
    if t[gain + figures.COMPANION_CARD]:
        state.push(CHOOSE_COMPANION, seat, colour)
    if t[gain + figures.CARD_OF_EQUIPMENT]:
        state.push(CHOOSE_EQUIPMENT, seat)
    if t[gain + figures.SOME_FAVOUR]:
        gain_favour(state, seat, t[gain + figures.SOME_FAVOUR])
    if t[gain + figures.CLEAR]:
        if shield:
            state.push(SHIELD_GAIN, ENGINE, seat, shield)
        if counted(state.p, row(seat) + WOUNDS):
            state.push(OMEGA_COLOUR, seat)
    elif shield:
        raise_shield(state, seat, shield)


@native
def favour_taken(state: DelphiState, seat: int, favour: int) -> int:
    """What a taking of so much favour brings to a player: 1 more with ship 6 (DEL-R65)."""
    if favour and state.p[row(seat) + TRAITS] & MORE_FAVOUR:
        favour += state.t[figures.FAVOUR_BONUS]
    return favour


@native
def gain_favour(state: DelphiState, seat: int, favour: int) -> None:
    """Take favour, which never runs out (DEL-R31)."""
    favour = favour_taken(state, seat, favour)
    state.p[row(seat) + FAVOUR] += favour
    if state.log is not None:
        state.tell("favour-gained", seat=seat, favour=favour)


@native
def raise_shield(state: DelphiState, seat: int, steps: int) -> None:
    """Move the shield; steps beyond the end are lost (DEL-R61)."""
    v = state.p
    p = row(seat)
    shield = min(v[p + SHIELD] + steps, state.t[figures.SHIELD_MAX])
    if shield != v[p + SHIELD]:
        v[p + SHIELD] = shield
        if state.log is not None:
            state.tell("shield-rises", seat=seat, shield=shield)


class ShieldGain(Step[DelphiState]):
    """Shield steps after another choice of the same reward."""

    name = "shield"
    asks = False

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        seat = state.p[top + SHIELD_GAIN_SEAT]
        steps = state.p[top + SHIELD_GAIN_STEPS]
        state.pop()
        raise_shield(state, seat, steps)
