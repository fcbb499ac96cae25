"""Ship tiles: dealing, drafting, and what each does at the start (DEL-2.7)."""

from __future__ import annotations

from petteia.kernel import WHO, Numbers, Reason, Step, native

from . import figures, space
from .components import GODS, SHIP, SHIPS, TASK, TASKS
from .layout import (
    DEAL_SHIPS_DEALT,
    DRAFT_SHIP,
    DROP_TASK,
    FAVOUR,
    FIRST,
    GIVEN_BACK,
    GOD_ROW,
    HOLD,
    HOMELY_GODS,
    IN_BOX,
    MORE_FAVOUR,
    OFFER_SHIPS_LAID,
    OFFERED,
    OPEN,
    RANGE,
    SHIP_AT,
    SHIP_TILE,
    TAKEN_BY,
    TASK_STATUS,
    TASKS_LEFT,
    TRAITS,
    TURNED,
    row,
)
from .packing import has
from .rewards import grant, raise_shield
from .state import DelphiState


@native
def take_ship(state: DelphiState, seat: int, ship: int) -> None:
    """Lay a ship tile on a player's board: its hold and its lasting effects (DEL-R51, DEL-R44)."""
    v = state.p
    p = row(seat)
    v[SHIP_AT + ship] = TAKEN_BY + seat
    v[p + SHIP_TILE] = ship + 1
    v[p + HOLD] = state.t[figures.SHIP_HOLD + ship]
    v[p + RANGE] = state.t[figures.SHIP_RANGE + ship]
    v[p + TRAITS] |= state.t[figures.SHIP_TRAIT + ship]


@native
def start_effect(state: DelphiState, seat: int) -> None:
    """What a ship tile does once, at the end of the set-up (DEL-R20)."""
    v = state.p
    t = state.t
    p = row(seat)
    ship = v[p + SHIP_TILE] - 1
    raise_shield(state, seat, t[figures.SHIP_SHIELD + ship])
    if t[figures.SHIP_TRAIT + ship] & HOMELY_GODS:
        for god in range(GODS):
            v[p + GOD_ROW + god] = t[figures.ENTRY_ROW]
        if state.log is not None:
            state.tell("gods-raised", seat=seat)
    if t[figures.SHIP_SPARES + ship]:
        state.push(DROP_TASK, seat)
    if t[figures.SHIP_TRAIT + ship] & MORE_FAVOUR:
        favour = t[figures.SHIP_FAVOUR + ship]
        v[p + FAVOUR] += favour
        if state.log is not None:
            state.tell("favour-gained", seat=seat, favour=favour)
    grant(state, seat, figures.SHIP_GAIN + ship * figures.GAIN)


class DealShips(Step[DelphiState]):
    """A ship tile for each player in turn order (DEL-R6)."""

    name = "ships"
    families = (space.DEAL_SHIP.word,)

    @native
    def weigh(self, state: DelphiState, top: int, out: Numbers, weights: Numbers) -> int:
        """The tiles of the pool still in the box."""
        n = 0
        for ship in range(SHIPS):
            if has(state.t[figures.POOL], ship) and state.p[SHIP_AT + ship] == IN_BOX:
                out[n] = space.DEAL_SHIP_BASE + ship
                weights[n] = 1
                n += 1
        return n

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        v = state.p
        ship = action - space.DEAL_SHIP_BASE
        seat = (v[FIRST] + v[top + DEAL_SHIPS_DEALT]) % state.seats
        take_ship(state, seat, ship)
        v[top + DEAL_SHIPS_DEALT] += 1
        if v[top + DEAL_SHIPS_DEALT] == state.seats:
            state.pop()
        if state.log is not None:
            state.tell("ship-dealt", seat=seat, ship=SHIP[ship])


class OfferShips(Step[DelphiState]):
    """One ship tile more than players is laid out for the draft (DEL-R6)."""

    name = "ship-offer"
    families = (space.OFFER_SHIP.word,)

    @native
    def weigh(self, state: DelphiState, top: int, out: Numbers, weights: Numbers) -> int:
        """The tiles still in the box."""
        n = 0
        for ship in range(SHIPS):
            if state.p[SHIP_AT + ship] == IN_BOX:
                out[n] = space.OFFER_SHIP_BASE + ship
                weights[n] = 1
                n += 1
        return n

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Lay it out; the last player chooses first."""
        v = state.p
        ship = action - space.OFFER_SHIP_BASE
        v[SHIP_AT + ship] = OFFERED
        v[top + OFFER_SHIPS_LAID] += 1
        if state.log is not None:
            state.tell("ship-offered", ship=SHIP[ship])
        if v[top + OFFER_SHIPS_LAID] == state.seats + state.t[figures.DRAFT_EXTRA]:
            state.pop()
            state.push(DRAFT_SHIP, (v[FIRST] - 1) % state.seats)


class DraftShip(Step[DelphiState]):
    """Choosing a ship tile, counter-clockwise from the last player."""

    name = "draft-ship"
    families = (space.DRAFT_SHIP.word,)

    @native
    def fill(self, state: DelphiState, top: int, out: Numbers) -> int:
        n = 0
        for ship in range(SHIPS):
            if state.p[SHIP_AT + ship] == OFFERED:
                out[n] = space.DRAFT_SHIP_BASE + ship
                n += 1
        return n

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Take it; after the first player the rest goes back to the box."""
        v = state.p
        seat = v[top + WHO]
        ship = action - space.DRAFT_SHIP_BASE
        state.pop()
        take_ship(state, seat, ship)
        if state.log is not None:
            state.tell("ship-chosen", seat=seat, ship=SHIP[ship])
        if seat != v[FIRST]:
            state.push(DRAFT_SHIP, (seat - 1) % state.seats)
            return
        for other in range(SHIPS):
            if v[SHIP_AT + other] == OFFERED:
                v[SHIP_AT + other] = IN_BOX

    def why_not(self, state: DelphiState, top: int, action: int) -> Reason:
        return Reason(
            "ship-not-offered", {"ship": SHIP[action - space.DRAFT_SHIP_BASE]}, ("DEL-2.7", "DEL-R6")
        )


class DropTask(Step[DelphiState]):
    """Ship 3: one Zeus tile goes back to the box without reward (DEL-R20)."""

    name = "drop-task"
    families = (space.DROP_TASK.word,)

    @native
    def fill(self, state: DelphiState, top: int, out: Numbers) -> int:
        """Any open tile of one's own."""
        tasks = row(state.p[top + WHO]) + TASK_STATUS
        n = 0
        for task in range(TASKS):
            if state.p[tasks + task] == OPEN:
                out[n] = space.DROP_TASK_BASE + task
                n += 1
        return n

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        v = state.p
        seat = v[top + WHO]
        task = action - space.DROP_TASK_BASE
        state.pop()
        v[row(seat) + TASK_STATUS + task] = GIVEN_BACK
        v[row(seat) + TASKS_LEFT] -= 1
        if state.log is not None:
            state.tell("task-spared", seat=seat, task=state.setup.task_name(task, v[TURNED]))

    def why_not(self, state: DelphiState, top: int, action: int) -> Reason:
        return Reason("task-not-open", {"task": TASK[action - space.DROP_TASK_BASE]}, ("DEL-R20",))
