"""A player for Delphi that gets things done: for games of bounded length, with a share of random moves."""

from __future__ import annotations

import random
from typing import Any

from tests.games import whole

import petteia
from petteia.games.delphi import space
from petteia.games.delphi.cargo import free_site, room
from petteia.games.delphi.components import (
    CITY,
    CLOUD,
    MONSTER,
    MONSTER_ISLE,
    OFFERING,
    OFFERING_ISLE,
    STATUE,
    STATUE_ISLE,
    TEMPLE,
)
from petteia.games.delphi.layout import (
    CARGO,
    CARGO_STATUES,
    ENTERED,
    FACE_UP,
    KEEL,
    KNOWN,
    MONSTERS,
    OFFERINGS,
    OPEN,
    POSITION,
    STATUES,
    TASK_STATUS,
    TASKS_LEFT,
    TEMPLE_OF,
    TRAITS,
    row,
)
from petteia.games.delphi.rewards import needed, served, shrine_task
from petteia.games.delphi.sea import FAR
from petteia.games.delphi.state import DelphiState
from petteia.kernel import Match, State

WANTED = (
    space.BUILD_SHRINE,
    space.DELIVER,
    space.RAISE,
    space.EXPLORE,
    space.ARTEMIS,
    space.FIGHT,
    space.FIGHT_ON,
    space.ARES,
    space.LOAD_OFFERING,
    space.LOAD_STATUE,
    space.HERMES,
    space.TAKE_OFFERING,
    space.TAKE_STATUE,
)
"""Families that complete a task or lead to one."""


def task_minded(state: State, rng: random.Random, spleen: float = 0.25) -> int:
    """An action that completes or furthers a task when one is legal, else something useful or random.

    With probability ``spleen`` any action is taken, but never one that robs somebody of a needed piece.
    """
    assert isinstance(state, DelphiState)
    legal = [a for a in state.legal() if not _needless(state, a)] or state.legal()
    if len(legal) == 1:
        return legal[0]
    if rng.random() >= spleen:
        good = _completing(state, legal) or _nearer(state, legal)
        if good:
            return good[int(rng.random() * len(good))]
    return legal[int(rng.random() * len(legal))]


def _seat(state: DelphiState) -> int:
    seat = state.decider
    assert seat is not None
    assert seat >= 0
    return seat


def _needless(state: DelphiState, action: int) -> bool:
    """Whether an action takes a piece that serves no task of the player."""
    family = space.ACTIONS.family(action)
    indices = family.indices(action)
    p = row(_seat(state))
    if family is space.FIGHT or family is space.ARES:
        return not needed(state, p, MONSTER, indices[-2], 0)
    if family is space.LOAD_OFFERING or family is space.TAKE_OFFERING:
        return not needed(state, p, OFFERING, indices[-2], CARGO)
    if family in (space.LOAD_STATUE, space.HERMES, space.TAKE_STATUE):
        return not needed(state, p, STATUE, indices[-1], CARGO_STATUES)
    return False


def _completing(state: DelphiState, legal: list[int]) -> list[int]:
    """Actions that complete a task, or load and fight for one."""
    found = [a for a in legal if space.ACTIONS.family(a) in WANTED]
    home = state.sea.zeus
    found += [a for a in legal if a in space.SAIL and space.SAIL.indices(a)[1] == home]
    found += [a for a in legal if a in space.POSEIDON and space.POSEIDON.indices(a)[0] == home]
    return found


def _nearer(state: DelphiState, legal: list[int]) -> list[int]:
    """The voyages that end nearest to a useful place, if they come nearer at all."""
    voyages = [a for a in legal if a in space.SAIL or a in space.POSEIDON]
    if not voyages or state.decider is None:
        return []
    seat = _seat(state)
    p = row(seat)
    world = state.copy()
    best, found = steps_to_next(state, seat), []
    for action in voyages:
        world.v[p + POSITION] = space.ACTIONS.family(action).indices(action)[-1]
        steps = steps_to_next(world, seat)
        if steps < best:
            best, found = steps, [action]
        elif steps == best and found:
            found.append(action)
    return found


def goals(state: DelphiState, seat: int) -> list[tuple[int, int]]:
    """The places (kind of hex, site) where the player can bring an open task forward."""
    v, p = state.v, row(seat)
    out: list[tuple[int, int]] = []
    free = room(state, p) > 0
    for colour in range(6):
        if v[p + CARGO + colour] and served(state, p, OFFERING, colour) >= 0:
            out.append((TEMPLE, v[TEMPLE_OF + colour] - 1))
        if v[p + CARGO_STATUES + colour] and served(state, p, STATUE, colour) >= 0:
            out += [(STATUE_ISLE, i) for i in range(6) if free_site(state, i, colour) >= 0]
        if free and needed(state, p, OFFERING, colour, CARGO):
            out += [(OFFERING_ISLE, i) for i in range(6) if v[OFFERINGS + i] >> colour & 1]
        if free and v[STATUES + colour] and needed(state, p, STATUE, colour, CARGO_STATUES):
            out.append((CITY, colour))
        if needed(state, p, MONSTER, colour, 0):
            out += [(MONSTER_ISLE, i) for i in range(9) if v[MONSTERS + i] >> colour & 1]
    if any(v[p + TASK_STATUS + t] == OPEN for t in range(3)):
        for site in range(12):
            known = v[FACE_UP + site] or v[KNOWN + site] >> seat & 1
            if not known or shrine_task(state, seat, site) >= 0:
                out.append((CLOUD, site))
    return out


def steps_to_next(state: DelphiState, seat: int) -> int:
    """Steps to the nearest useful place; to Zeus when all tasks are done."""
    v, p, sea = state.v, row(seat), state.sea
    here = v[p + POSITION]
    steps = sea.steps(here, v[p + TRAITS] & KEEL)
    if not v[p + TASKS_LEFT]:
        return 0 if v[p + ENTERED] else steps[sea.zeus]
    best = FAR
    for kind, site in goals(state, seat):
        for shore in sea.shores(kind, site):
            if shore == here:
                return 0
            best = min(best, steps[shore])
    return best


# ---- whole games -------------------------------------------------------------------------------


def play(seats: int, seed: int, **options: Any) -> Match:
    """A whole game of task-minded players."""
    return whole.play(petteia.game("delphi").new(seats, options), task_minded, "task-minded", seed)
