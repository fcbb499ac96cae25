"""Ship tiles: dealing, drafting, and what each does at the start (DEL-2.7)."""

from __future__ import annotations

from petteia.kernel import WHO, Reason, Step

from . import space
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
from .rewards import grant, raise_shield
from .state import DelphiState
from .tables import Gain


def take_ship(state: DelphiState, seat: int, ship: int) -> None:
    """Lay a ship tile on a player's board: its hold and its lasting effects (DEL-R51, DEL-R44)."""
    setup, v, p = state.setup, state.v, row(seat)
    v[SHIP_AT + ship] = TAKEN_BY + seat
    v[p + SHIP_TILE] = ship + 1
    v[p + HOLD] = setup.ship_hold[ship]
    v[p + RANGE] = setup.range
    effect = setup.ship_effect[ship]
    if effect == "range":
        v[p + RANGE] += setup.ships[ship]["range_bonus"]
    elif effect == "gods_on_entry_row":
        v[p + TRAITS] |= HOMELY_GODS
    elif effect == "more_favour":
        v[p + TRAITS] |= MORE_FAVOUR


def start_effect(state: DelphiState, seat: int) -> None:
    """What a ship tile does once, at the end of the set-up (DEL-R20)."""
    setup, v, p = state.setup, state.v, row(seat)
    ship = v[p + SHIP_TILE] - 1
    tile, effect = setup.ships[ship], setup.ship_effect[ship]
    if effect == "start_shield":
        raise_shield(state, seat, tile["shield_steps"])
    elif effect == "gods_on_entry_row":
        v[p + GOD_ROW : p + GOD_ROW + GODS] = [setup.entry_row] * GODS
        if state.log is not None:
            state.tell("gods-raised", seat=seat)
    elif effect == "one_task_less":
        state.push(DROP_TASK, seat)
    elif effect == "more_favour":
        v[p + FAVOUR] += tile["favour_bonus"]
        if state.log is not None:
            state.tell("favour-gained", seat=seat, favour=tile["favour_bonus"])
    elif effect == "start_equipment":
        grant(state, seat, Gain(equipment=tile["equipment"], cards=tile["oracle_cards"]))


class DealShips(Step[DelphiState]):
    """A ship tile for each player in turn order (DEL-R6)."""

    name = "ships"
    families = (space.DEAL_SHIP.word,)

    def chance(self, state: DelphiState, top: int) -> list[tuple[int, int]]:
        """The tiles of the pool still in the box."""
        v, base = state.v, space.DEAL_SHIP_BASE
        return [(base + ship, 1) for ship in sorted(state.setup.ship_pool) if v[SHIP_AT + ship] == IN_BOX]

    def run(self, state: DelphiState, top: int, action: int) -> None:
        v, ship = state.v, action - space.DEAL_SHIP_BASE
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

    def chance(self, state: DelphiState, top: int) -> list[tuple[int, int]]:
        """The tiles still in the box."""
        base = space.OFFER_SHIP_BASE
        return [(base + s, 1) for s in range(SHIPS) if state.v[SHIP_AT + s] == IN_BOX]

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Lay it out; the last player chooses first."""
        v, ship = state.v, action - space.OFFER_SHIP_BASE
        v[SHIP_AT + ship] = OFFERED
        v[top + OFFER_SHIPS_LAID] += 1
        if state.log is not None:
            state.tell("ship-offered", ship=SHIP[ship])
        if v[top + OFFER_SHIPS_LAID] == state.seats + state.setup.draft_extra:
            state.pop()
            state.push(DRAFT_SHIP, (v[FIRST] - 1) % state.seats)


class DraftShip(Step[DelphiState]):
    """Choosing a ship tile, counter-clockwise from the last player."""

    name = "draft-ship"
    families = (space.DRAFT_SHIP.word,)

    def legal(self, state: DelphiState, top: int) -> list[int]:
        base = space.DRAFT_SHIP_BASE
        return [base + s for s in range(SHIPS) if state.v[SHIP_AT + s] == OFFERED]

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Take it; after the first player the rest goes back to the box."""
        v, seat, ship = state.v, state.v[top + WHO], action - space.DRAFT_SHIP_BASE
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

    def legal(self, state: DelphiState, top: int) -> list[int]:
        """Any open tile of one's own."""
        v, p, base = state.v, row(state.v[top + WHO]), space.DROP_TASK_BASE
        return [base + t for t in range(TASKS) if v[p + TASK_STATUS + t] == OPEN]

    def run(self, state: DelphiState, top: int, action: int) -> None:
        v, seat, task = state.v, state.v[top + WHO], action - space.DROP_TASK_BASE
        state.pop()
        v[row(seat) + TASK_STATUS + task] = GIVEN_BACK
        v[row(seat) + TASKS_LEFT] -= 1
        if state.log is not None:
            state.tell("task-spared", seat=seat, task=state.setup.task_name(task, v[TURNED]))

    def why_not(self, state: DelphiState, top: int, action: int) -> Reason:
        return Reason("task-not-open", {"task": TASK[action - space.DROP_TASK_BASE]}, ("DEL-R20",))
