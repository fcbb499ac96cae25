"""Laws that hold in every position: nothing is lost, nothing appears from nowhere."""

from __future__ import annotations

from collections.abc import Iterator

from .components import (
    BUILDING_SITES,
    CLOUD_SITES,
    COLOUR,
    COLOURS,
    COMPANIONS,
    DICE_PER_PLAYER,
    EQUIPMENT_CARDS,
    GODS,
    MONSTER_SITES,
    OFFERING_SITES,
    SHRINE_TASKS,
    STATUE_SITES,
    STATUES_PER_CITY,
    TASKS,
)
from .layout import (
    ABSENT,
    BEATEN,
    CARDS_HELD,
    CARGO,
    CARGO_END,
    CARGO_STATUES,
    COMPANION_AT,
    DELIVERED,
    DICE,
    DISCARDED,
    ENTERED,
    EQUIPMENT_AT,
    FACE_UP,
    FAVOUR,
    FULFILLED,
    GIVEN_BACK,
    GOD_ROW,
    HOLD,
    IN_PILE,
    KNOWN,
    MONSTERS,
    OFFERINGS,
    ON_DISPLAY,
    OPEN,
    ORACLE_DISCARD,
    ORACLE_PILE,
    OWN_COLOUR,
    OWNED_BY,
    PLAYED,
    POSITION,
    RAISED,
    ROUND,
    SHIELD,
    SHRINES,
    SPENT,
    STATUES,
    TASK_STATUS,
    TASKS_LEFT,
    TILES,
    WOUND_DISCARD,
    WOUND_PILE,
    WOUNDS,
    row,
)
from .packing import has
from .state import DelphiState

_WORD = 1 << 63  # the numbers of a state are signed and 64 bits wide


def broken(state: DelphiState) -> Iterator[str]:
    """Broken laws in words, none while all is well; they hold from the first turn on."""
    v = state.v
    if not all(-_WORD <= number < _WORD for number in v):
        yield "a number of the state does not fit 64 bits"
    if v[ROUND]:
        colours = [v[row(seat) + OWN_COLOUR] for seat in range(state.seats)]
        if 0 in colours or len(set(colours)) != len(colours):
            yield f"player colours {colours}"
        yield from _pieces(state)
        yield from _cards(state)
        yield from _tiles(state)
        for seat in range(state.seats):
            yield from _player(state, seat)


def _pieces(state: DelphiState) -> Iterator[str]:
    v = state.v
    blocks = [row(seat) for seat in range(state.seats)]
    for colour, name in enumerate(COLOUR):
        lying = sum(has(v[OFFERINGS + n], colour) for n in range(OFFERING_SITES))
        held = sum(v[p + CARGO + colour] + v[p + DELIVERED + colour] for p in blocks)
        if lying + held != state.setup.pieces:
            yield f"{name} offerings: {lying} on islands and {held} with players"
        lying = sum(has(v[MONSTERS + n], colour) for n in range(MONSTER_SITES))
        held = sum(v[p + BEATEN + colour] for p in blocks)
        if lying + held != state.setup.pieces:
            yield f"{name} monsters: {lying} on islands and {held} beaten"
        sites = [
            v[RAISED + island * BUILDING_SITES + place]
            for island in range(STATUE_SITES)
            for place, site in enumerate(state.setup.tiles.sites[island])
            if site == colour
        ]
        raised = sum(map(bool, sites))
        aboard = sum(v[p + CARGO_STATUES + colour] for p in blocks)
        if v[STATUES + colour] + aboard + raised != STATUES_PER_CITY:
            yield f"{name} statues: {v[STATUES + colour]} in the city, {aboard} aboard, {raised} raised"


def _cards(state: DelphiState) -> Iterator[str]:
    v, setup = state.v, state.setup
    blocks = [row(seat) for seat in range(state.seats)]
    for colour, name in enumerate(COLOUR):
        count = v[ORACLE_PILE + colour] + v[ORACLE_DISCARD + colour]
        count += sum(v[p + CARDS_HELD + colour] + (v[p + PLAYED] == colour + 1) for p in blocks)
        if count != setup.oracle_cards:
            yield f"{name} oracle cards: {count}"
        count = v[WOUND_PILE + colour] + v[WOUND_DISCARD + colour]
        count += sum(v[p + WOUNDS + colour] for p in blocks)
        if count != setup.wound_cards:
            yield f"{name} wound cards: {count}"
    places = v[EQUIPMENT_AT : EQUIPMENT_AT + EQUIPMENT_CARDS]
    if places.count(ON_DISPLAY) > setup.display:
        yield f"{places.count(ON_DISPLAY)} equipment cards in the display"
    if any(
        place not in (IN_PILE, ON_DISPLAY, DISCARDED) and place - OWNED_BY >= state.seats for place in places
    ):
        yield "an equipment card is nowhere"
    if any(owner > state.seats for owner in v[COMPANION_AT : COMPANION_AT + COMPANIONS]):
        yield "a companion is with nobody"


def _tiles(state: DelphiState) -> Iterator[str]:
    v = state.v
    settled = [tile for tile in v[TILES : TILES + CLOUD_SITES] if tile]
    if len(set(settled)) != len(settled):
        yield "an island tile lies on two islands"
    for site in range(CLOUD_SITES):
        if (v[FACE_UP + site] or v[KNOWN + site]) and not v[TILES + site]:
            yield f"island {site} was seen but is not settled"
        if v[SHRINES + site] and not v[FACE_UP + site]:
            yield f"island {site} has a shrine under clouds"


def _player(state: DelphiState, seat: int) -> Iterator[str]:
    v, setup, p = state.v, state.setup, row(seat)
    tasks = v[p + TASK_STATUS : p + TASK_STATUS + TASKS]
    if tasks.count(OPEN) != v[p + TASKS_LEFT]:
        yield f"seat {seat}: {tasks.count(OPEN)} open tasks, {v[p + TASKS_LEFT]} counted"
    if tasks.count(OPEN) + tasks.count(FULFILLED) + tasks.count(GIVEN_BACK) != setup.task_count:
        yield f"seat {seat}: {TASKS - tasks.count(ABSENT)} tasks instead of {setup.task_count}"
    built = tasks[: len(SHRINE_TASKS)].count(FULFILLED)
    shrines = v[SHRINES : SHRINES + CLOUD_SITES].count(seat + 1)
    if shrines != built:
        yield f"seat {seat}: {shrines} shrines for {built} tasks"
    dice = sum(v[p + DICE : p + DICE + COLOURS]) + sum(v[p + SPENT : p + SPENT + COLOURS])
    if dice != DICE_PER_PLAYER:
        yield f"seat {seat}: {dice} dice"
    if v[p + FAVOUR] < 0:
        yield f"seat {seat}: {v[p + FAVOUR]} favour"
    if not 0 <= v[p + SHIELD] <= setup.shield_max:
        yield f"seat {seat}: shield {v[p + SHIELD]}"
    if any(not 0 <= stands <= setup.top_row for stands in v[p + GOD_ROW : p + GOD_ROW + GODS]):
        yield f"seat {seat}: a god is off the track"
    if sum(v[p + CARGO : p + CARGO_END]) > v[p + HOLD]:
        yield f"seat {seat}: more cargo than the hold takes"
    if v[p + ENTERED] and (v[p + TASKS_LEFT] or v[p + POSITION] != state.sea.zeus):
        yield f"seat {seat}: at Zeus without having done all tasks"
