"""The set-up (DEL-2), in the order of DEL-R17; everything random is a decision of chance."""

from __future__ import annotations

from itertools import combinations

from petteia.kernel import CHANCE, ENGINE, Step

from . import space
from .components import (
    CITY_SITES,
    COLOUR,
    COLOURS,
    DOUBLES,
    FIRST_DOUBLE,
    MONSTER_SITE,
    MONSTER_SITES,
    OFFERING_SITE,
    OFFERING_SITES,
    SHRINE,
    SHRINE_TASKS,
    STATUES_PER_CITY,
    TASK,
    TASK_KIND,
    TASKS,
    TEMPLE_SITE,
    TEMPLE_SITES,
)
from .gods import advance
from .layout import (
    ABSENT,
    DEAL_SHIPS,
    DRAW_MAP,
    FAVOUR,
    FIRST,
    FIRST_PLAYER,
    FIRST_WOUND,
    FIRST_WOUND_DRAWN,
    HOMELY_GODS,
    MAP_NUMBER,
    MONSTERS,
    OFFER_SHIPS,
    OFFERINGS,
    OPEN,
    ORACLE_PILE,
    POSITION,
    PUT_MONSTERS,
    PUT_MONSTERS_ISLAND,
    PUT_OFFERINGS,
    PUT_OFFERINGS_ISLAND,
    PUT_TEMPLES,
    PUT_TEMPLES_ISLAND,
    REFILL,
    REMOVE_TASK,
    REMOVE_TASK_KIND,
    REMOVE_TASK_SEAT,
    ROUND,
    SETTING_UP,
    SETTING_UP_COUNT,
    SETTING_UP_PART,
    SETUP_ROLL,
    SETUP_ROLL_ROLLED,
    SHIELD,
    STATUES,
    TASK_STATUS,
    TASKS_LEFT,
    TEMPLE_OF,
    TEMPLES,
    TRAITS,
    TURN,
    TURN_TASKS,
    TURNED,
    WOUND_PILE,
    WOUNDS,
    row,
)
from .mapmaker import NUMBERS
from .oracle import ROLLS, take_dice
from .packing import has, include
from .ships import start_effect
from .state import DelphiState
from .tables import task_kind


def begin(state: DelphiState) -> None:
    """Nothing lies on the table yet: the set-up is the first frame."""
    state.push(SETTING_UP, ENGINE)


class SettingUp(Step[DelphiState]):
    """The parts of the set-up one after the other."""

    name = "setup"
    asks = False

    def run(self, state: DelphiState, top: int, action: int) -> None:
        v = state.v
        part = v[top + SETTING_UP_PART]
        v[top + SETTING_UP_PART] += 1
        if part == 0:
            if state.setup.given is None:
                state.push(DRAW_MAP, CHANCE)
        elif part == 1:
            self._board(state)
            state.push(PUT_OFFERINGS, CHANCE)
        elif part == 2:
            state.push(PUT_TEMPLES, CHANCE)
        elif part == 3:
            state.push(PUT_MONSTERS, CHANCE)
        elif part == 4:
            state.push(REFILL, CHANCE, state.setup.display)
        elif part == 5:
            state.push(FIRST_PLAYER, CHANCE)
        elif part == 6:  # DEL-2.7: favour from the first player on
            for n in range(state.seats):
                v[row((v[FIRST] + n) % state.seats) + FAVOUR] = state.setup.start_favour[n]
            state.push(OFFER_SHIPS if state.setup.draft else DEAL_SHIPS, CHANCE)
        elif part == 7:
            state.push(SETUP_ROLL, CHANCE)
        elif part == 8:
            state.push(FIRST_WOUND, CHANCE)
        elif part == 9:
            state.push(TURN_TASKS, CHANCE)
        elif part == 10:
            self._remove_tasks(state, top)
        elif part == 11:  # ship tiles act by seat, one after the other
            seat = (v[FIRST] + v[top + SETTING_UP_COUNT]) % state.seats
            v[top + SETTING_UP_COUNT] += 1
            if v[top + SETTING_UP_COUNT] < state.seats:
                v[top + SETTING_UP_PART] = 11
            start_effect(state, seat)
        else:
            state.pop()
            v[ROUND] = 1
            if state.log is not None:
                state.tell("round-begins", round=1)
            state.push(TURN, ENGINE, v[FIRST])

    def _board(self, state: DelphiState) -> None:
        """Statues, piles, ships at Zeus, all twelve Zeus tiles, three of each kind (DEL-1.1).

        DEL-2.5, DEL-2.6, DEL-2.9.
        """
        setup, v = state.setup, state.v
        v[STATUES : STATUES + CITY_SITES] = [STATUES_PER_CITY] * CITY_SITES
        v[ORACLE_PILE : ORACLE_PILE + COLOURS] = [setup.oracle_cards] * COLOURS
        v[WOUND_PILE : WOUND_PILE + COLOURS] = [setup.wound_cards] * COLOURS
        for seat in range(state.seats):
            p = row(seat)
            v[p + POSITION] = state.sea.zeus
            v[p + SHIELD] = setup.start_shield
            v[p + TASK_STATUS : p + TASK_STATUS + TASKS] = [OPEN] * TASKS
            v[p + TASKS_LEFT] = TASKS

    def _remove_tasks(self, state: DelphiState, top: int) -> None:
        """The shorter game (DEL-9.3, DEL-R7): kinds in order; shrines for each player, others for all."""
        v = state.v
        kinds = state.setup.shorter
        done = v[top + SETTING_UP_COUNT]
        if done == len(kinds):
            v[top + SETTING_UP_COUNT] = 0
            return
        v[top + SETTING_UP_PART] = 10
        v[top + SETTING_UP_COUNT] += 1
        kind = TASK_KIND.index(kinds[done])
        if kinds[done] == "statue":
            remove_for_all(state, TASK.index("statue-3"))
        elif kind == SHRINE:
            for n in range(state.seats - 1, -1, -1):
                state.push(REMOVE_TASK, CHANCE, kind, (v[FIRST] + n) % state.seats)
        else:
            state.push(REMOVE_TASK, CHANCE, kind, -1)


def remove_for_all(state: DelphiState, task: int) -> None:
    """Put a Zeus tile of every player back into the box."""
    v = state.v
    for seat in range(state.seats):
        v[row(seat) + TASK_STATUS + task] = ABSENT
        v[row(seat) + TASKS_LEFT] -= 1
    if state.log is not None:
        state.tell("task-removed", task=state.setup.task_name(task, v[TURNED]))


_MAPS = [(space.MAP_BASE + n, 1) for n in range(NUMBERS)]


class DrawMap(Step[DelphiState]):
    """The generator's number of the map (DEL-2.1, DEL-R12, DEL-R13)."""

    name = "map"
    families = (space.MAP.word,)

    def chance(self, state: DelphiState, top: int) -> list[tuple[int, int]]:
        """All numbers are equally likely."""
        return _MAPS

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Build the map; it stands in the event as text."""
        number = state.v[MAP_NUMBER] = action - space.MAP_BASE
        state.pop()
        if state.log is not None:
            state.tell("map-drawn", number=number, map=state.setup.map_text(number))


# ---- pieces on islands (DEL-2.3, DEL-2.4, DEL-R15) -----------------------------------------------------


class PutPieces(Step[DelphiState]):
    """One piece after the other, island by island; a dead end starts over."""

    where = 0
    islands = 0
    slot = 0
    """Where the frame holds the island that is filled now."""

    def room(self, state: DelphiState, island: int) -> int:
        """How many pieces the island takes."""
        raise TypeError("use a subclass")

    def outcomes(self, state: DelphiState, island: int) -> list[tuple[int, int]]:
        """Colours not yet on the island, by the pieces left."""
        v = state.v
        here = v[self.where + island]
        out = []
        for colour in range(COLOURS):
            if not has(here, colour):
                used = sum(has(v[self.where + i], colour) for i in range(self.islands))
                if used < state.setup.pieces:
                    out.append((colour, state.setup.pieces - used))
        return out

    def put(self, state: DelphiState, top: int, colour: int) -> None:
        """Lay the piece; go on to the next island; start over when no colour fits."""
        v = state.v
        island = v[top + self.slot]
        include(v, self.where + island, colour)
        while v[self.where + island].bit_count() == self.room(state, island):
            island += 1
            if island == self.islands:
                state.pop()
                return
        v[top + self.slot] = island
        if not self.outcomes(state, island):
            v[self.where : self.where + self.islands] = [0] * self.islands
            v[top + self.slot] = 0
            if state.log is not None:
                state.tell("pieces-again")


class PutOfferings(PutPieces):
    """Offerings: as many of each colour as players, evenly on the six islands."""

    name = "offerings"
    families = (space.PUT_OFFERING.word,)
    where = OFFERINGS
    islands = OFFERING_SITES
    slot = PUT_OFFERINGS_ISLAND

    def room(self, state: DelphiState, island: int) -> int:
        """As many as players."""
        return state.seats

    def chance(self, state: DelphiState, top: int) -> list[tuple[int, int]]:
        island, put = state.v[top + PUT_OFFERINGS_ISLAND], space.PUT_OFFERING
        return [(put.id(colour, island), n) for colour, n in self.outcomes(state, island)]

    def run(self, state: DelphiState, top: int, action: int) -> None:
        colour, island = space.PUT_OFFERING.indices(action)
        if state.log is not None:
            state.tell("offering-placed", colour=COLOUR[colour], site=OFFERING_SITE[island])
        self.put(state, top, colour)


class PutMonsters(PutPieces):
    """Monsters: two different on each marked island, players - 1 on each other one."""

    name = "monsters"
    families = (space.PUT_MONSTER.word,)
    where = MONSTERS
    islands = MONSTER_SITES
    slot = PUT_MONSTERS_ISLAND

    def room(self, state: DelphiState, island: int) -> int:
        """Two on marked islands."""
        return 2 if state.setup.tiles.marked[island] else state.seats - 1

    def chance(self, state: DelphiState, top: int) -> list[tuple[int, int]]:
        island, put = state.v[top + PUT_MONSTERS_ISLAND], space.PUT_MONSTER
        return [(put.id(colour, island), n) for colour, n in self.outcomes(state, island)]

    def run(self, state: DelphiState, top: int, action: int) -> None:
        colour, island = space.PUT_MONSTER.indices(action)
        if state.log is not None:
            state.tell("monster-placed", monster=COLOUR[colour], site=MONSTER_SITE[island])
        self.put(state, top, colour)


class PutTemples(Step[DelphiState]):
    """The six temples, one on each temple island."""

    name = "temples"
    families = (space.PUT_TEMPLE.word,)

    def chance(self, state: DelphiState, top: int) -> list[tuple[int, int]]:
        v, island, put = state.v, state.v[top + PUT_TEMPLES_ISLAND], space.PUT_TEMPLE
        return [(put.id(colour, island), 1) for colour in range(COLOURS) if not v[TEMPLE_OF + colour]]

    def run(self, state: DelphiState, top: int, action: int) -> None:
        v = state.v
        colour, island = space.PUT_TEMPLE.indices(action)
        v[TEMPLES + island] = colour + 1
        v[TEMPLE_OF + colour] = island + 1
        v[top + PUT_TEMPLES_ISLAND] += 1
        if v[top + PUT_TEMPLES_ISLAND] == TEMPLE_SITES:
            state.pop()
        if state.log is not None:
            state.tell("temple-placed", colour=COLOUR[colour], site=TEMPLE_SITE[island])


# ---- players (DEL-2.7, DEL-2.8, DEL-2.9) -------------------------------------------------------------------


class FirstPlayer(Step[DelphiState]):
    """Who begins (DEL-R17)."""

    name = "first-player"
    families = (space.FIRST_PLAYER.word,)

    def chance(self, state: DelphiState, top: int) -> list[tuple[int, int]]:
        base = space.FIRST_PLAYER_BASE
        return [(base + seat, 1) for seat in range(state.seats)]

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Remember the first player; the seats never change (DEL-R18)."""
        state.v[FIRST] = action - space.FIRST_PLAYER_BASE
        state.pop()
        if state.log is not None:
            state.tell("first-player", seat=state.v[FIRST])


class SetupRoll(Step[DelphiState]):
    """Everybody's first three dice, in turn order; no god moves for them (DEL-2.8, DEL-R19)."""

    name = "setup-roll"
    families = (space.ROLL.word,)

    def chance(self, state: DelphiState, top: int) -> list[tuple[int, int]]:
        """All multisets of three colours."""
        return ROLLS

    def run(self, state: DelphiState, top: int, action: int) -> None:
        v = state.v
        seat = (v[FIRST] + v[top + SETUP_ROLL_ROLLED]) % state.seats
        v[top + SETUP_ROLL_ROLLED] += 1
        if v[top + SETUP_ROLL_ROLLED] == state.seats:
            state.pop()
        take_dice(state, seat, action)


class FirstWound(Step[DelphiState]):
    """Everybody's first wound, in turn order; the god of its colour goes to the entry row
    (DEL-2.8).
    """

    name = "first-wound"
    families = (space.WOUND.word,)

    def chance(self, state: DelphiState, top: int) -> list[tuple[int, int]]:
        """Colours by the cards left in the pile."""
        v, base = state.v, space.WOUND_BASE
        return [(base + c, v[WOUND_PILE + c]) for c in range(COLOURS) if v[WOUND_PILE + c]]

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Take it; ship 2's gods do not move for it (DEL-R20)."""
        v, colour = state.v, action - space.WOUND_BASE
        seat = (v[FIRST] + v[top + FIRST_WOUND_DRAWN]) % state.seats
        p = row(seat)
        v[top + FIRST_WOUND_DRAWN] += 1
        if v[top + FIRST_WOUND_DRAWN] == state.seats:
            state.pop()
        v[WOUND_PILE + colour] -= 1
        v[p + WOUNDS + colour] += 1
        if state.log is not None:
            state.tell("wounded", seat=seat, colour=COLOUR[colour])
        if not v[p + TRAITS] & HOMELY_GODS:
            advance(state, seat, state.setup.god_of[colour])


class TurnTasks(Step[DelphiState]):
    """Which two double-sided tiles show their monster side, the same for all (DEL-2.9)."""

    name = "turn-tasks"
    families = (space.TURN_TASKS.word,)

    def chance(self, state: DelphiState, top: int) -> list[tuple[int, int]]:
        return [(space.TURN_TASKS.id(a, b), 1) for a, b in combinations(range(DOUBLES), 2)]

    def run(self, state: DelphiState, top: int, action: int) -> None:
        a, b = space.TURN_TASKS.indices(action)
        include(state.v, TURNED, a)
        include(state.v, TURNED, b)
        state.pop()
        if state.log is not None:
            turned = state.v[TURNED]
            names = [state.setup.task_name(FIRST_DOUBLE + n, turned) for n in (a, b)]
            state.tell("tasks-turned", tasks=names)


class RemoveTask(Step[DelphiState]):
    """A tile of a kind that goes back, of one player or of all (DEL-R7)."""

    name = "remove-task"
    families = (space.REMOVE_TASK.word,)

    def chance(self, state: DelphiState, top: int) -> list[tuple[int, int]]:
        """Shrine tiles of the player, or the coloured tiles of the kind."""
        v, base = state.v, space.REMOVE_TASK_BASE
        kind = v[top + REMOVE_TASK_KIND]
        if kind == SHRINE:
            return [(base + task, 1) for task in SHRINE_TASKS]
        doubles = range(FIRST_DOUBLE, TASKS)
        return [(base + task, 1) for task in doubles if task_kind(task, v[TURNED]) == kind]

    def run(self, state: DelphiState, top: int, action: int) -> None:
        v, seat, task = state.v, state.v[top + REMOVE_TASK_SEAT], action - space.REMOVE_TASK_BASE
        state.pop()
        if seat < 0:
            remove_for_all(state, task)
            return
        v[row(seat) + TASK_STATUS + task] = ABSENT
        v[row(seat) + TASKS_LEFT] -= 1
        if state.log is not None:
            state.tell("own-task-removed", seat=seat, task=TASK[task])
