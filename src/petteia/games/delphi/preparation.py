"""The set-up (DEL-2), in the order of DEL-R17; everything random is a decision of chance."""

from __future__ import annotations

from petteia.kernel import CHANCE, ENGINE, WHO, Numbers, Reason, Step, native

from . import figures, space
from .components import (
    CITY_SITES,
    COLOUR,
    COLOURS,
    DOUBLES,
    FIRST_DOUBLE,
    FIRST_STATUE,
    MONSTER_SITE,
    MONSTER_SITES,
    OFFERING_SITE,
    OFFERING_SITES,
    OFFERING_WHITE,
    PLAYER_COLOUR,
    SHRINE,
    STATUE,
    STATUES_PER_CITY,
    TASK,
    TASKS,
    TEMPLE_SITE,
    TEMPLE_SITES,
)
from .gods import advance
from .layout import (
    ABSENT,
    DEAL_COLOURS,
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
    OWN_COLOUR,
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
    RETURN_SHRINE,
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
    task_kind,
)
from .mapmaker import NUMBERS
from .oracle import list_pile, list_rolls, take_dice
from .packing import has, insert, members
from .sea import ZEUS_HEX
from .ships import start_effect
from .state import DelphiState


def begin(state: DelphiState) -> None:
    """Nothing lies on the table yet, players may have a colour: the set-up is the first frame."""
    for seat, colour in enumerate(state.setup.colours):
        state.v[row(seat) + OWN_COLOUR] = colour
    state.push(SETTING_UP, ENGINE)


class SettingUp(Step[DelphiState]):
    """The parts of the set-up one after the other."""

    name = "setup"
    asks = False

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        v = state.p
        t = state.t
        part = v[top + SETTING_UP_PART]
        v[top + SETTING_UP_PART] += 1
        if part == 0:
            if t[figures.MAP_DRAWN]:
                state.push(DRAW_MAP, CHANCE)
            if first_without_colour(state) < state.seats:
                state.push(DEAL_COLOURS, CHANCE)
        elif part == 1:
            self.lay_out(state)
            state.push(PUT_OFFERINGS, CHANCE)
        elif part == 2:
            state.push(PUT_TEMPLES, CHANCE)
        elif part == 3:
            state.push(PUT_MONSTERS, CHANCE)
        elif part == 4:
            state.push(REFILL, CHANCE, t[figures.DISPLAY])
        elif part == 5:
            if t[figures.FIRST_SEAT] < 0:
                state.push(FIRST_PLAYER, CHANCE)
            else:
                begins(state, t[figures.FIRST_SEAT])
        elif part == 6:  # DEL-2.7: favour from the first player on
            for n in range(state.seats):
                v[row((v[FIRST] + n) % state.seats) + FAVOUR] = t[figures.START_FAVOUR + n]
            state.push(OFFER_SHIPS if t[figures.DRAFT] else DEAL_SHIPS, CHANCE)
        elif part == 7:
            state.push(SETUP_ROLL, CHANCE)
        elif part == 8:
            state.push(FIRST_WOUND, CHANCE)
        elif part == 9:
            state.push(TURN_TASKS, CHANCE)
        elif part == 10:
            self.shorten(state, top)
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

    @native
    def lay_out(self, state: DelphiState) -> None:
        """Statues, piles, ships at Zeus, all twelve Zeus tiles, three of each kind (DEL-1.1).

        DEL-2.5, DEL-2.6, DEL-2.9.
        """
        v = state.p
        t = state.t
        for city in range(CITY_SITES):
            v[STATUES + city] = STATUES_PER_CITY
        for colour in range(COLOURS):
            v[ORACLE_PILE + colour] = t[figures.ORACLE_PER_COLOUR]
            v[WOUND_PILE + colour] = t[figures.WOUNDS_PER_COLOUR]
        for seat in range(state.seats):
            p = row(seat)
            v[p + POSITION] = state.m[ZEUS_HEX]
            v[p + SHIELD] = t[figures.START_SHIELD]
            for task in range(TASKS):
                v[p + TASK_STATUS + task] = OPEN
            v[p + TASKS_LEFT] = TASKS

    @native
    def shorten(self, state: DelphiState, top: int) -> None:
        """The shorter game (DEL-9.3, DEL-R7): kinds in order; everybody chooses a shrine."""
        v = state.p
        done = v[top + SETTING_UP_COUNT]
        if done == state.t[figures.SHORTER_COUNT]:
            v[top + SETTING_UP_COUNT] = 0
            return
        v[top + SETTING_UP_PART] = 10
        v[top + SETTING_UP_COUNT] += 1
        kind = state.t[figures.SHORTER + done]
        if kind == STATUE:
            remove_for_all(state, OFFERING_WHITE - 1)
        elif kind == SHRINE:
            for n in range(1, state.seats + 1):
                state.push(RETURN_SHRINE, (v[FIRST] + state.seats - n) % state.seats)
        else:
            state.push(REMOVE_TASK, CHANCE, kind)


@native
def remove_for_all(state: DelphiState, task: int) -> None:
    """Put a Zeus tile of every player back into the box."""
    v = state.p
    for seat in range(state.seats):
        v[row(seat) + TASK_STATUS + task] = ABSENT
        v[row(seat) + TASKS_LEFT] -= 1
    if state.log is not None:
        state.tell("task-removed", task=state.setup.task_name(task, v[TURNED]))


@native
def first_without_colour(state: DelphiState) -> int:
    """The first seat that has no colour yet; as many as there are seats if all have one."""
    for seat in range(state.seats):
        if state.p[row(seat) + OWN_COLOUR] == 0:
            return seat
    return state.seats


class DealColours(Step[DelphiState]):
    """The colours of the seats that have chosen none (DEL-R17)."""

    name = "colours"
    families = (space.DEAL_COLOUR.word,)

    @native
    def weigh(self, state: DelphiState, top: int, out: Numbers, weights: Numbers) -> int:
        """Those that nobody has, for the first seat without one."""
        taken = 0
        for seat in range(state.seats):
            taken |= 1 << state.p[row(seat) + OWN_COLOUR]
        n = 0
        for colour in range(_PLAYER_COLOURS):
            if not has(taken, colour + 1):
                out[n] = space.DEAL_COLOUR_BASE + colour
                weights[n] = 1
                n += 1
        return n

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        colour = action - space.DEAL_COLOUR_BASE
        seat = first_without_colour(state)
        state.p[row(seat) + OWN_COLOUR] = colour + 1
        if first_without_colour(state) == state.seats:
            state.pop()
        if state.log is not None:
            state.tell("colour-dealt", seat=seat, colour=PLAYER_COLOUR[colour])


_PLAYER_COLOURS = len(PLAYER_COLOUR)


class DrawMap(Step[DelphiState]):
    """The generator's number of the map (DEL-2.1, DEL-R12, DEL-R13)."""

    name = "map"
    families = (space.MAP.word,)

    @native
    def weigh(self, state: DelphiState, top: int, out: Numbers, weights: Numbers) -> int:
        """All numbers are equally likely."""
        for n in range(NUMBERS):
            out[n] = space.MAP_BASE + n
            weights[n] = 1
        return NUMBERS

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Build the map; it stands in the event as text."""
        number = state.v[MAP_NUMBER] = action - space.MAP_BASE
        state.attach(state.sea.table)
        state.pop()
        if state.log is not None:
            state.tell("map-drawn", number=number, map=state.setup.map_text(number))


# ---- pieces on islands (DEL-2.3, DEL-2.4, DEL-R15) -----------------------------------------------------


# Both are laid one piece after the other, island by island; a dead end starts over. ``where`` is the place of
# the first island in the vector, ``base`` the family's first id; it names the colour before the island.


@native
def pieces_left(state: DelphiState, where: int, islands: int, island: int, colour: int) -> int:
    """How many pieces of a colour are left for an island, 0 if it has one already."""
    v = state.p
    if has(v[where + island], colour):
        return 0
    left = state.t[figures.PIECES]
    for i in range(islands):
        left -= has(v[where + i], colour)
    return left


@native
def list_pieces(
    state: DelphiState, where: int, islands: int, island: int, base: int, out: Numbers, weights: Numbers
) -> int:
    """Write the colours not yet on the island, by the pieces left."""
    n = 0
    for colour in range(COLOURS):
        left = pieces_left(state, where, islands, island, colour)
        if left > 0:
            out[n] = base + colour * islands + island
            weights[n] = left
            n += 1
    return n


@native
def room_for_pieces(state: DelphiState, where: int, island: int) -> int:
    """Offerings: as many as players; monsters: two on marked islands, players - 1 on each other one."""
    if where == OFFERINGS:
        return state.seats
    return 2 if state.t[figures.MARKED + island] else state.seats - 1


@native
def put_piece(state: DelphiState, top: int, slot: int, where: int, islands: int, colour: int) -> None:
    """Lay the piece; go on to the next island; start over when no colour fits. ``slot`` is where the frame
    holds the island that is filled now.
    """
    v = state.p
    island = v[top + slot]
    insert(v, where + island, colour)
    while members(v[where + island]) == room_for_pieces(state, where, island):
        island += 1
        if island == islands:
            state.pop()
            return
    v[top + slot] = island
    for other in range(COLOURS):
        if pieces_left(state, where, islands, island, other) > 0:
            return
    for i in range(islands):
        v[where + i] = 0
    v[top + slot] = 0
    if state.log is not None:
        state.tell("pieces-again")


_PUT_OFFERING, _PUT_MONSTER, _PUT_TEMPLE = (
    space.PUT_OFFERING.base,
    space.PUT_MONSTER.base,
    space.PUT_TEMPLE.base,
)


class PutOfferings(Step[DelphiState]):
    """Offerings: as many of each colour as players, evenly on the six islands."""

    name = "offerings"
    families = (space.PUT_OFFERING.word,)

    @native
    def weigh(self, state: DelphiState, top: int, out: Numbers, weights: Numbers) -> int:
        island = state.p[top + PUT_OFFERINGS_ISLAND]
        return list_pieces(state, OFFERINGS, OFFERING_SITES, island, _PUT_OFFERING, out, weights)

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        colour, island = divmod(action - _PUT_OFFERING, OFFERING_SITES)
        if state.log is not None:
            state.tell("offering-placed", colour=COLOUR[colour], site=OFFERING_SITE[island])
        put_piece(state, top, PUT_OFFERINGS_ISLAND, OFFERINGS, OFFERING_SITES, colour)


class PutMonsters(Step[DelphiState]):
    """Monsters: two different on each marked island, players - 1 on each other one."""

    name = "monsters"
    families = (space.PUT_MONSTER.word,)

    @native
    def weigh(self, state: DelphiState, top: int, out: Numbers, weights: Numbers) -> int:
        island = state.p[top + PUT_MONSTERS_ISLAND]
        return list_pieces(state, MONSTERS, MONSTER_SITES, island, _PUT_MONSTER, out, weights)

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        colour, island = divmod(action - _PUT_MONSTER, MONSTER_SITES)
        if state.log is not None:
            state.tell("monster-placed", monster=COLOUR[colour], site=MONSTER_SITE[island])
        put_piece(state, top, PUT_MONSTERS_ISLAND, MONSTERS, MONSTER_SITES, colour)


class PutTemples(Step[DelphiState]):
    """The six temples, one on each temple island."""

    name = "temples"
    families = (space.PUT_TEMPLE.word,)

    @native
    def weigh(self, state: DelphiState, top: int, out: Numbers, weights: Numbers) -> int:
        n = 0
        for colour in range(COLOURS):
            if state.p[TEMPLE_OF + colour] == 0:
                out[n] = _PUT_TEMPLE + colour * TEMPLE_SITES + state.p[top + PUT_TEMPLES_ISLAND]
                weights[n] = 1
                n += 1
        return n

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        v = state.p
        colour, island = divmod(action - _PUT_TEMPLE, TEMPLE_SITES)
        v[TEMPLES + island] = colour + 1
        v[TEMPLE_OF + colour] = island + 1
        v[top + PUT_TEMPLES_ISLAND] += 1
        if v[top + PUT_TEMPLES_ISLAND] == TEMPLE_SITES:
            state.pop()
        if state.log is not None:
            state.tell("temple-placed", colour=COLOUR[colour], site=TEMPLE_SITE[island])


# ---- players (DEL-2.7, DEL-2.8, DEL-2.9) -------------------------------------------------------------------


class FirstPlayer(Step[DelphiState]):
    """Who begins, unless the table has said so (DEL-R17)."""

    name = "first-player"
    families = (space.FIRST_PLAYER.word,)

    @native
    def weigh(self, state: DelphiState, top: int, out: Numbers, weights: Numbers) -> int:
        for seat in range(state.seats):
            out[seat] = space.FIRST_PLAYER_BASE + seat
            weights[seat] = 1
        return state.seats

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        state.pop()
        begins(state, action - space.FIRST_PLAYER_BASE)


@native
def begins(state: DelphiState, seat: int) -> None:
    """Remember the first player; the seats never change (DEL-R18)."""
    state.p[FIRST] = seat
    if state.log is not None:
        state.tell("first-player", seat=seat)


class SetupRoll(Step[DelphiState]):
    """Everybody's first three dice, in turn order; no god moves for them (DEL-2.8, DEL-R19)."""

    name = "setup-roll"
    families = (space.ROLL.word,)

    @native
    def weigh(self, state: DelphiState, top: int, out: Numbers, weights: Numbers) -> int:
        """All multisets of three colours."""
        return list_rolls(out, weights)

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        v = state.p
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

    @native
    def weigh(self, state: DelphiState, top: int, out: Numbers, weights: Numbers) -> int:
        """Colours by the cards left in the pile."""
        return list_pile(state, WOUND_PILE, space.WOUND_BASE, out, weights)

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Take it; ship 2's gods do not move for it (DEL-R20)."""
        v = state.p
        colour = action - space.WOUND_BASE
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
            advance(state, seat, state.t[figures.GOD_OF + colour])


_TURN_TASKS = space.TURN_TASKS.base


class TurnTasks(Step[DelphiState]):
    """Which two double-sided tiles show their monster side, the same for all (DEL-2.9)."""

    name = "turn-tasks"
    families = (space.TURN_TASKS.word,)

    @native
    def weigh(self, state: DelphiState, top: int, out: Numbers, weights: Numbers) -> int:
        n = 0
        for a in range(DOUBLES):
            for b in range(a + 1, DOUBLES):
                out[n] = _TURN_TASKS + a * DOUBLES + b
                weights[n] = 1
                n += 1
        return n

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        a, b = divmod(action - _TURN_TASKS, DOUBLES)
        insert(state.p, TURNED, a)
        insert(state.p, TURNED, b)
        state.pop()
        if state.log is not None:
            turned = state.v[TURNED]
            names = [state.setup.task_name(FIRST_DOUBLE + n, turned) for n in (a, b)]
            state.tell("tasks-turned", tasks=names)


class RemoveTask(Step[DelphiState]):
    """A coloured tile of a kind that goes back, the same for all (DEL-R7)."""

    name = "remove-task"
    families = (space.REMOVE_TASK.word,)

    @native
    def weigh(self, state: DelphiState, top: int, out: Numbers, weights: Numbers) -> int:
        v = state.p
        n = 0
        for task in range(FIRST_DOUBLE, TASKS):
            if task_kind(task, v[TURNED]) == v[top + REMOVE_TASK_KIND]:
                out[n] = space.REMOVE_TASK_BASE + task
                weights[n] = 1
                n += 1
        return n

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        state.pop()
        remove_for_all(state, action - space.REMOVE_TASK_BASE)


class ReturnShrine(Step[DelphiState]):
    """Which shrine tile a player gives back in a shorter game (DEL-R7)."""

    name = "return-shrine"
    families = (space.DROP_TASK.word,)

    @native
    def fill(self, state: DelphiState, top: int, out: Numbers) -> int:
        for task in range(FIRST_STATUE):
            out[task] = space.DROP_TASK_BASE + task
        return FIRST_STATUE

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        v = state.p
        seat = v[top + WHO]
        task = action - space.DROP_TASK_BASE
        state.pop()
        v[row(seat) + TASK_STATUS + task] = ABSENT
        v[row(seat) + TASKS_LEFT] -= 1
        if state.log is not None:
            state.tell("own-task-removed", seat=seat, task=TASK[task])

    def why_not(self, state: DelphiState, top: int, action: int) -> Reason:
        task = state.setup.task_name(action - space.DROP_TASK_BASE, state.v[TURNED])
        return Reason("task-no-shrine", {"task": task}, ("DEL-9.3", "DEL-R7"))
