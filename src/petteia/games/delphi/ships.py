"""Ship tiles: dealing, drafting, and what each does at the start (DEL-2.7, rulings 6 and 20)."""

from __future__ import annotations

from petteia.kernel import WHO, A, Reason, Step

from . import space
from .layout import (
    DRAFT_SHIP,
    DROP_TASK,
    FAVOUR,
    FIRST,
    GIVEN_BACK,
    GODS_AT,
    HOLD,
    HOMELY_GODS,
    LEFT,
    MORE_FAVOUR,
    OPEN,
    RANGE,
    SHIP,
    SHIP_AT,
    TASKS_AT,
    TRAITS,
    TURNED,
    player,
)
from .names import SHIPS, TASKS
from .rewards import grant, raise_shield
from .state import DelphiState
from .tables import Gain

_BOX, _OFFERED, _TAKEN = 0, 1, 2


def take_ship(state: DelphiState, seat: int, ship: int) -> None:
    """Lay a ship tile on a player's board: its hold and its lasting effects."""
    setup, v, p = state.setup, state.v, player(seat)
    v[SHIP_AT + ship] = _TAKEN + seat
    v[p + SHIP] = ship + 1
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
    """What a ship tile does once, at the end of the set-up (ruling 20)."""
    setup, v, p = state.setup, state.v, player(seat)
    ship = v[p + SHIP] - 1
    tile, effect = setup.ships[ship], setup.ship_effect[ship]
    if effect == "start_shield":
        raise_shield(state, seat, tile["shield_steps"])
    elif effect == "gods_on_entry_row":
        v[p + GODS_AT : p + GODS_AT + 6] = [setup.entry_row] * 6
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
    """Chance: a ship tile for each player in turn order (A how many are dealt)."""

    name = "ships"
    families = (space.DEAL_SHIP.word,)

    def chance(self, state: DelphiState, top: int) -> list[tuple[int, int]]:
        """The tiles of the pool still in the box."""
        v, base = state.v, space.DEAL_SHIP.base
        return [(base + ship, 1) for ship in sorted(state.setup.ship_pool) if v[SHIP_AT + ship] == _BOX]

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Deal it."""
        v, ship = state.v, action - space.DEAL_SHIP.base
        seat = (v[FIRST] + v[top + A]) % state.seats
        take_ship(state, seat, ship)
        v[top + A] += 1
        if v[top + A] == state.seats:
            state.pop()
        if state.log is not None:
            state.tell("ship-dealt", seat=seat, ship=SHIPS[ship])


class OfferShips(Step[DelphiState]):
    """Chance: one ship tile more than players is laid out for the draft (A how many lie there)."""

    name = "ship-offer"
    families = (space.OFFER_SHIP.word,)

    def chance(self, state: DelphiState, top: int) -> list[tuple[int, int]]:
        """The tiles still in the box."""
        base = space.OFFER_SHIP.base
        return [(base + s, 1) for s in range(len(SHIPS)) if state.v[SHIP_AT + s] == _BOX]

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Lay it out; the last player chooses first."""
        v, ship = state.v, action - space.OFFER_SHIP.base
        v[SHIP_AT + ship] = _OFFERED
        v[top + A] += 1
        if state.log is not None:
            state.tell("ship-offered", ship=SHIPS[ship])
        if v[top + A] == state.seats + state.setup.draft_extra:
            state.pop()
            state.push(DRAFT_SHIP, (v[FIRST] - 1) % state.seats)


class DraftShip(Step[DelphiState]):
    """Choosing a ship tile, counter-clockwise from the last player."""

    name = "draft-ship"
    families = (space.DRAFT_SHIP.word,)

    def legal(self, state: DelphiState, top: int) -> list[int]:
        """The tiles on offer."""
        base = space.DRAFT_SHIP.base
        return [base + s for s in range(len(SHIPS)) if state.v[SHIP_AT + s] == _OFFERED]

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Take it; after the first player the rest goes back to the box."""
        v, seat, ship = state.v, state.v[top + WHO], action - space.DRAFT_SHIP.base
        state.pop()
        take_ship(state, seat, ship)
        if state.log is not None:
            state.tell("ship-chosen", seat=seat, ship=SHIPS[ship])
        if seat != v[FIRST]:
            state.push(DRAFT_SHIP, (seat - 1) % state.seats)
            return
        for other in range(len(SHIPS)):
            if v[SHIP_AT + other] == _OFFERED:
                v[SHIP_AT + other] = _BOX

    def why_not(self, state: DelphiState, top: int, action: int) -> Reason:
        """The tile is not on offer."""
        return Reason(
            "ship-not-offered", {"ship": SHIPS[action - space.DRAFT_SHIP.base]}, ("DEL-2.7", "DEL-R6")
        )


class DropTask(Step[DelphiState]):
    """Ship 3: one Zeus tile goes back to the box without reward (ruling 20)."""

    name = "drop-task"
    families = (space.DROP_TASK.word,)

    def legal(self, state: DelphiState, top: int) -> list[int]:
        """Any open tile of one's own."""
        v, p, base = state.v, player(state.v[top + WHO]), space.DROP_TASK.base
        return [base + t for t in range(12) if v[p + TASKS_AT + t] == OPEN]

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Give it back."""
        v, seat, task = state.v, state.v[top + WHO], action - space.DROP_TASK.base
        state.pop()
        v[player(seat) + TASKS_AT + task] = GIVEN_BACK
        v[player(seat) + LEFT] -= 1
        if state.log is not None:
            state.tell("task-spared", seat=seat, task=state.setup.task_name(task, v[TURNED]))

    def why_not(self, state: DelphiState, top: int, action: int) -> Reason:
        """The tile is not among the player's tasks."""
        return Reason("task-not-open", {"task": TASKS[action - space.DROP_TASK.base]}, ("DEL-R20",))


def offered_ships(state: DelphiState) -> list[str]:
    """The tiles on offer, for observations."""
    return [SHIPS[s] for s in range(len(SHIPS)) if state.v[SHIP_AT + s] == _OFFERED]
