"""Tasks and their rewards (DEL-6): which tile a piece takes off, and everything that gives something.

Cards are drawn in oracle.py, wounds discarded in wounds.py, god steps made in gods.py.
"""

from __future__ import annotations

from petteia.kernel import ENGINE, Step

from .components import (
    COLOURS,
    DOUBLES,
    FIRST_DOUBLE,
    MONSTER,
    MONSTER_WHITE,
    OFFERING_WHITE,
    SHRINE_TASKS,
    STATUE,
    STATUE_TASKS,
    TASK_KIND,
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
from .packing import include
from .state import DelphiState
from .tables import DelphiSetup, Gain

# ---- tasks -----------------------------------------------------------------------------------------


def served(setup: DelphiSetup, v: list[int], p: int, kind: int, colour: int) -> int:
    """The open Zeus tile that a piece of this kind and colour takes off, -1 if none does (DEL-R5).

    White takes any colour, but no colour twice within a kind (DEL-6.2). The colour of a tile that was given
    back is free for the white one (DEL-R80): only open tiles are asked.
    """
    done = v[p + DONE + kind] >> colour & 1
    if kind == STATUE:
        if not done:
            for task in STATUE_TASKS:
                if v[p + TASK_STATUS + task] == OPEN:
                    return task
        return -1
    turned = v[TURNED] if kind == MONSTER else ~v[TURNED]
    colours = setup.double_monster if kind == MONSTER else setup.double_offering
    for double in range(DOUBLES):
        if colours[double] == colour and turned >> double & 1:
            if v[p + TASK_STATUS + FIRST_DOUBLE + double] == OPEN:
                return FIRST_DOUBLE + double
    white = MONSTER_WHITE if kind == MONSTER else OFFERING_WHITE
    return white if v[p + TASK_STATUS + white] == OPEN and not done else -1


def shrine_task(setup: DelphiSetup, v: list[int], seat: int, site: int) -> int:
    """The open shrine task that a face-up tile fits, -1 if none (DEL-R3, DEL-R54)."""
    tile = v[TILES + site] - 1
    if setup.island_player[tile] != seat or v[SHRINES + site]:
        return -1
    tasks = row(seat) + TASK_STATUS
    pictured = setup.island_number[tile]
    if v[tasks + pictured] == OPEN:
        return pictured
    if not setup.by_picture:
        for task in SHRINE_TASKS:
            if v[tasks + task] == OPEN:
                return task
    return -1


def needed(setup: DelphiSetup, v: list[int], p: int, kind: int, colour: int, cargo: int) -> bool:
    """Whether a piece serves an open task that no piece aboard serves already (DEL-R4, revised).

    ``cargo`` is where the pieces of the kind aboard are counted, 0 for monsters.
    """
    task = served(setup, v, p, kind, colour)
    if task < 0 or not cargo:
        return task >= 0
    if v[p + cargo + colour]:
        return False
    if kind == STATUE:
        open_tiles = sum(v[p + TASK_STATUS + t] == OPEN for t in STATUE_TASKS)
        aboard = sum(v[p + cargo + c] > 0 and not v[p + DONE + STATUE] >> c & 1 for c in range(COLOURS))
        return open_tiles > aboard
    return all(not v[p + cargo + c] or served(setup, v, p, kind, c) != task for c in range(COLOURS))


def fulfil(state: DelphiState, seat: int, kind: int, colour: int, task: int = -1) -> None:
    """Take off the Zeus tile that a piece serves, if there is one, and give its reward (DEL-6.1, DEL-6.2)."""
    setup, v, p = state.setup, state.v, row(seat)
    if task < 0:
        task = served(setup, v, p, kind, colour)
        if task < 0:
            return
        include(v, p + DONE + kind, colour)
    v[p + TASK_STATUS + task] = FULFILLED
    v[p + TASKS_LEFT] -= 1
    if state.log is not None:
        state.tell("task-fulfilled", seat=seat, task=setup.task_name(task, v[TURNED]), left=v[p + TASKS_LEFT])
    # DEL-R62: the reward first, then the votive bowl's step.
    if v[p + TRAITS] & BOWL and TASK_KIND[kind] in setup.bowl_kinds:
        state.push(GOD_STEPS, ENGINE, seat, setup.bowl_steps)
    grant(state, seat, setup.task_gain[kind], colour)


# ---- gains -----------------------------------------------------------------------------------------


def grant(state: DelphiState, seat: int, gain: Gain, colour: int = 0) -> None:
    """Give a reward: what needs draws or choices becomes frames, resolved in the order of `Gain`.

    All of it is taken as far as possible (DEL-R26).
    """
    if gain.steps:
        state.push(GOD_STEPS, ENGINE, seat, gain.steps)
    if gain.cards:
        state.push(DRAW, ENGINE, seat, gain.cards)
    if gain.companion:
        state.push(CHOOSE_COMPANION, seat, colour)
    if gain.equipment:
        state.push(CHOOSE_EQUIPMENT, seat)
    if gain.favour:
        gain_favour(state, seat, gain.favour)
    if gain.clear:
        if gain.shield:
            state.push(SHIELD_GAIN, ENGINE, seat, gain.shield)
        if any(state.v[row(seat) + WOUNDS + c] for c in range(COLOURS)):
            state.push(OMEGA_COLOUR, seat)
    elif gain.shield:
        raise_shield(state, seat, gain.shield)


def gain_favour(state: DelphiState, seat: int, favour: int) -> None:
    """Take favour, which never runs out (DEL-R31); ship 6 takes 1 more each time (DEL-R65)."""
    p = row(seat)
    if state.v[p + TRAITS] & MORE_FAVOUR:
        favour += state.setup.favour_bonus
    state.v[p + FAVOUR] += favour
    if state.log is not None:
        state.tell("favour-gained", seat=seat, favour=favour)


def raise_shield(state: DelphiState, seat: int, steps: int) -> None:
    """Move the shield; steps beyond the end are lost (DEL-R61)."""
    v, p = state.v, row(seat)
    shield = min(v[p + SHIELD] + steps, state.setup.shield_max)
    if shield != v[p + SHIELD]:
        v[p + SHIELD] = shield
        if state.log is not None:
            state.tell("shield-rises", seat=seat, shield=shield)


class ShieldGain(Step[DelphiState]):
    """Shield steps after another choice of the same reward."""

    name = "shield"
    asks = False

    def run(self, state: DelphiState, top: int, action: int) -> None:
        seat, steps = state.v[top + SHIELD_GAIN_SEAT], state.v[top + SHIELD_GAIN_STEPS]
        state.pop()
        raise_shield(state, seat, steps)
