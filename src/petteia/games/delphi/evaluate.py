"""What a position is worth to each seat: tasks fulfilled, the work that is left, and the means to do it.

What is left to do is counted in deeds and spaces to sail, everything else in what it is worth in tasks,
because tasks are what the game is about. The weights are set by hand and then tried out: those were kept
with which bots need fewer rounds. A linear fit to the rounds that winners still needed tells what favour,
cards, the shield and each god are worth; taken over as a whole it plays poorly, because where a ship stands
and what it waits for go together there. No deed for a task may make a position look worse, or a bot
that looks one decision ahead would never do it: a fulfilled task counts for more than its neighbourhood was
worth, and the way home is longest before it begins.
"""

from __future__ import annotations

from operator import mul
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from .components import (
    APHRODITE,
    APOLLO,
    ARES,
    ARTEMIS,
    BUILDING_SITES,
    CITY,
    CLOUD,
    CLOUD_SITES,
    COLOURS,
    DOUBLES,
    EQUIPMENT_CARDS,
    FIRST_DOUBLE,
    FRAME_COLOUR,
    GODS,
    HERMES,
    MONSTER,
    MONSTER_ISLE,
    MONSTER_SITES,
    MONSTER_WHITE,
    OFFERING,
    OFFERING_ISLE,
    OFFERING_SITES,
    OFFERING_WHITE,
    POSEIDON,
    SHRINE_TASKS,
    STATUE,
    STATUE_ISLE,
    STATUE_SITES,
    STATUE_TASKS,
    TASKS,
    TEMPLE,
    TEMPLE_SITES,
)
from .layout import (
    CARDS_HELD,
    CARGO,
    CARGO_END,
    CARGO_STATUES,
    COINS,
    CREATURES,
    DELIVERED,
    DEMIGODS,
    DICE,
    DONE,
    ENTERED,
    EQUIPMENT_AT,
    FACE_UP,
    FAVOUR,
    GOD_ROW,
    HEROES,
    HOLD,
    KEEL,
    KNOWN,
    MAP_NUMBER,
    MONSTERS,
    OFFERINGS,
    OPEN,
    ORACLE_PILE,
    OWNED_BY,
    POSITION,
    RAISED,
    RANGE,
    SHIELD,
    SHRINES,
    STATUES,
    TASK_STATUS,
    TASKS_LEFT,
    TEMPLE_OF,
    TILES,
    TRAITS,
    TURNED,
    WOUNDS,
    row,
)
from .packing import COLOURS_IN
from .sea import FAR, Sea

if TYPE_CHECKING:
    from .state import DelphiState

# Feature, weight, meaning.
FEATURES: tuple[tuple[str, float, str], ...] = (
    ("deeds", -0.48, "deeds still to do for open tasks: loading, delivering, raising, fighting, exploring"),
    ("carrying", -0.08, "spaces between the places where pieces are loaded and where they go"),
    ("nearest", -0.075, "spaces to the nearest place of a deed for an open task"),
    ("near", -0.017, "spaces to the next nearest ones, the further in the list the less they count"),
    ("ready", 0.12, "dice and cards whose colour fits a deed beside the ship"),
    ("dice", 0.2, "unused dice"),
    ("aboard", 0.2, "pieces aboard that serve an open task"),
    ("ballast", -0.29, "pieces aboard that serve none"),
    ("favour", 0.1, "favour tokens, up to six"),
    ("wealth", 0.02, "favour tokens beyond six, up to twelve"),
    ("cards", 0.35, "an oracle card in hand"),
    ("more-cards", 0.08, "further oracle cards, up to four"),
    ("shield", 0.2, "the shield's place"),
    ("armed", 0.15, "the shield's place for every open monster task"),
    ("wounds", -0.06, "wound cards"),
    ("ailing", -0.15, "colours of which two wound cards are held"),
    ("crippled", -0.60, "wounds that cost the next turn"),
    ("poseidon", 0.35, "Poseidon's row, as a share of the way to the top; so for the other gods"),
    ("apollo", 0.1, "Apollo's row"),
    ("artemis", 0.3, "Artemis' row, as long as shrines are to be built"),
    ("aphrodite", 0.15, "Aphrodite's row"),
    ("ares", 0.4, "Ares' row, as long as monsters are to be beaten"),
    ("hermes", 0.35, "Hermes' row, as long as statues are to be raised"),
    ("top", 0.1, "gods in the top row"),
    ("companions", 0.28, "companions"),
    ("equipment", 0.17, "equipment cards"),
    ("range", 0.13, "spaces sailed with one action beyond the usual"),
    ("hold", 0.08, "places in the hold beyond two"),
    ("shrines-known", 0.05, "islands of open shrine tasks that the player knows"),
    ("homeward", -0.2, "spaces to Zeus once all tasks are done, before that as many as can be counted"),
    ("finishing", 0.4, "all tasks done"),
    ("home", 4.0, "back at Zeus"),
    ("tasks", 0.5, "tasks fulfilled, beyond the point that each of them is"),
)
_WEIGHTS = tuple(weight for _, weight, _ in FEATURES)

Work = tuple[float, float, int, float, int, int, int, int, int, int, int]
"""Deeds, carrying, spaces to the nearest place, to the next ones, colours beside, aboard, ballast, known;
then the open tasks: shrines, statues, monsters."""

_KEPT = 20_000
_SPACES = 15  # distances beyond this count no more
_KINDS = (CLOUD, OFFERING_ISLE, TEMPLE, STATUE_ISLE, MONSTER_ISLE, CITY)


class Chart:
    """The distances of one map that evaluations ask for again and again."""

    def __init__(self, sea: Sea, sites: list[tuple[int, ...]]) -> None:
        """Work out the ways between places of loading and unloading; the rest when it is asked for."""
        self._sea = sea
        self.kept: dict[tuple[int, ...], Work] = {}
        """What was worked out before; see `_work`."""
        self._reach: dict[int, list[list[int]]] = {}
        self.to_temple = [
            [self._between(OFFERING_ISLE, a, TEMPLE, b) for b in range(TEMPLE_SITES)]
            for a in range(OFFERING_SITES)
        ]
        """By offering island and temple island: spaces from one to the other."""
        self.to_statue = [
            [self._between(CITY, a, STATUE_ISLE, b) for b in range(STATUE_SITES)] for a in range(COLOURS)
        ]
        """By city and statue island."""
        self.sites: list[list[tuple[int, int]]] = [[] for _ in range(COLOURS)]
        """By colour: statue islands with a building site of it, and where the state keeps who built there."""
        for island, colours in enumerate(sites):
            for place, colour in enumerate(colours):
                self.sites[colour].append((island, RAISED + island * BUILDING_SITES + place))

    def reach(self, start: int, keel: int) -> list[list[int]]:
        """Spaces from a hex to beside every site, by kind of hex and number of the site."""
        table = self._reach.get(2 * start + keel)
        if table is None:
            sea = self._sea
            steps = sea.steps(start, keel)
            table = [[] for _ in sea.where]
            for kind in _KINDS:
                for place in sea.where[kind]:
                    best = FAR
                    if place >= 0:
                        for near in sea.around[place]:
                            best = min(best, 0 if near == start else steps[near])
                    table[kind].append(min(best, _SPACES))
            self._reach[2 * start + keel] = table
        return table

    def _between(self, kind: int, site: int, target_kind: int, target: int) -> int:
        waters = [near for near in self._sea.around[self._sea.where[kind][site]] if near in self._sea.beside]
        return min((self.reach(near, 0)[target_kind][target] for near in waters), default=_SPACES)


_CHARTS: WeakKeyDictionary[Sea, Chart] = WeakKeyDictionary()


def chart_of(sea: Sea, sites: list[tuple[int, ...]]) -> Chart:
    """The chart of a map, worked out once."""
    chart = _CHARTS.get(sea)
    if chart is None:
        chart = _CHARTS[sea] = Chart(sea, sites)
    return chart


def points(state: DelphiState) -> list[int]:
    """Each seat's fulfilled tasks and the return to Zeus."""
    v = state.v
    rows = [row(seat) for seat in range(state.setup.seats)]
    return [TASKS - v[p + TASKS_LEFT] + v[p + ENTERED] for p in rows]


def features(state: DelphiState, seat: int) -> list[float]:
    """The features of a seat in the order of `FEATURES`."""
    v, setup = state.v, state.setup
    p = row(seat)
    sea = setup.sea(v[MAP_NUMBER])
    keel = int(v[p + TRAITS] & KEEL > 0)
    deeds, carrying, nearest, near, beside, aboard, ballast, known, shrines, statues, monsters = _work(
        state, seat, sea, keel
    )
    wounds = v[p + WOUNDS : p + WOUNDS + COLOURS]
    total = sum(wounds)
    dice = v[p + DICE : p + DICE + COLOURS]
    cards = v[p + CARDS_HELD : p + CARDS_HELD + COLOURS]
    ready = 0
    for colour in COLOURS_IN[beside]:
        ready += dice[colour] + (cards[colour] > 0)
    favour, held = v[p + FAVOUR], sum(cards)
    gods = v[p + GOD_ROW : p + GOD_ROW + GODS]
    top = setup.top_row
    done = not v[p + TASKS_LEFT]
    companions = v[p + HEROES].bit_count() + v[p + DEMIGODS].bit_count() + v[p + CREATURES].bit_count()
    return [
        deeds,
        carrying,
        nearest,
        near,
        ready,
        sum(dice),
        aboard,
        ballast,
        min(6, favour),
        min(12, favour) - 6 if favour > 6 else 0,
        held > 0,
        min(5, held) - 1 if held > 1 else 0,
        v[p + SHIELD],
        v[p + SHIELD] * monsters,
        total,
        wounds.count(2),
        total >= setup.total or max(wounds) >= setup.equal,
        gods[POSEIDON] / top,
        gods[APOLLO] / top,
        gods[ARTEMIS] / top if shrines else 0.0,
        gods[APHRODITE] / top,
        gods[ARES] / top if monsters else 0.0,
        gods[HERMES] / top if statues else 0.0,
        gods.count(top),
        companions,
        v[EQUIPMENT_AT : EQUIPMENT_AT + EQUIPMENT_CARDS].count(OWNED_BY + seat) + v[p + COINS].bit_count(),
        v[p + RANGE] - setup.range,
        v[p + HOLD] - 2,
        known,
        min(_SPACES, sea.steps(v[p + POSITION], keel)[sea.zeus]) if done else _SPACES,
        done,
        v[p + ENTERED],
        TASKS - v[p + TASKS_LEFT],
    ]


def _work(state: DelphiState, seat: int, sea: Sea, keel: int) -> Work:
    """What open tasks still ask for.

    It depends on the map, the ship's place, its cargo and the tasks only, so most of the positions that a bot
    compares have it in common: it is kept.
    """
    v = state.v
    p = row(seat)
    chart = chart_of(sea, state.setup.tiles.sites)
    place, hold = v[p + POSITION], v[p + HOLD]
    key = (seat, place, keel, hold, *v[TURNED:ORACLE_PILE], *v[p + CARGO : p + DELIVERED])
    found = chart.kept.get(key)
    if found is None:
        if len(chart.kept) >= _KEPT:
            chart.kept.clear()
        plan = _Plan(sum(v[p + CARGO : p + CARGO_END]) < hold)
        if v[p + TASKS_LEFT]:
            here = chart.reach(place, keel)
            _offerings(state, p, chart, here, plan)
            _statues(state, p, chart, here, plan)
            _monsters(state, p, here, plan)
            _shrines(state, seat, here, plan)
        found = chart.kept[key] = plan.work()
    return found


class _Plan:
    """What open tasks still ask for."""

    __slots__ = (
        "aboard",
        "ballast",
        "beside",
        "carrying",
        "deeds",
        "known",
        "monsters",
        "room",
        "shrines",
        "statues",
        "ways",
    )

    def __init__(self, room: bool) -> None:
        self.room = room  # for another piece aboard
        self.deeds = 0.0
        self.carrying = 0.0
        self.aboard = 0
        self.ballast = 0
        self.beside = 0  # bits of the colours of deeds that can be done from here
        self.known = 0
        self.shrines = self.statues = self.monsters = 0  # open tasks
        self.ways: list[int] = []  # spaces to the next place of each task

    def work(self) -> Work:
        """All of it in numbers."""
        ways = sorted(self.ways)
        nearest = ways[0] if ways else 0
        near = 0.0
        for place, spaces in enumerate(ways[1:], 2):
            near += spaces / place
        return (
            self.deeds,
            self.carrying,
            nearest,
            near,
            self.beside,
            self.aboard,
            self.ballast,
            self.known,
            self.shrines,
            self.statues,
            self.monsters,
        )

    def fetch(self, spaces: int, carry: int, colour: int) -> None:
        """A piece to load and to deliver: how far it lies, and how far it goes from there."""
        self.deeds += 2
        self.carrying += carry
        if self.room:
            self.go(spaces, colour)

    def go(self, spaces: int, colour: int) -> None:
        """The next place of a task, and the colour its deed takes."""
        self.ways.append(spaces)
        if not spaces:
            self.beside |= 1 << colour


def _offerings(state: DelphiState, p: int, chart: Chart, here: list[list[int]], plan: _Plan) -> None:
    v, setup = state.v, state.setup
    turned, done = v[TURNED], v[p + DONE + OFFERING]
    wanted = [
        setup.double_offering[double]
        for double in range(DOUBLES)
        if not turned >> double & 1 and v[p + TASK_STATUS + FIRST_DOUBLE + double] == OPEN
    ]
    white = v[p + TASK_STATUS + OFFERING_WHITE] == OPEN
    spare = []
    for colour in range(COLOURS):
        count = v[p + CARGO + colour]
        if count:
            if colour in wanted or (white and not done >> colour & 1):
                plan.aboard += 1
                plan.ballast += count - 1
                plan.deeds += 1
                plan.go(here[TEMPLE][v[TEMPLE_OF + colour] - 1], colour)
                if colour in wanted:
                    wanted.remove(colour)
                else:
                    white = False
            else:
                plan.ballast += count
    for colour in range(COLOURS):
        if colour in wanted or (white and not done >> colour & 1):
            best = (99, 0, 0)
            temple = v[TEMPLE_OF + colour] - 1
            for island in range(OFFERING_SITES):
                if v[OFFERINGS + island] >> colour & 1:
                    first = here[OFFERING_ISLE][island]
                    carry = chart.to_temple[island][temple] if temple >= 0 else 6
                    best = min(best, (first + carry, first, carry))
            if best[0] == 99:
                continue
            if colour in wanted:
                plan.fetch(best[1], best[2], colour)
            else:
                spare.append((*best, colour))
    if white and spare:
        _, first, carry, colour = min(spare)
        plan.fetch(first, carry, colour)


def _statues(state: DelphiState, p: int, chart: Chart, here: list[list[int]], plan: _Plan) -> None:
    v = state.v
    owed = sum(v[p + TASK_STATUS + task] == OPEN for task in STATUE_TASKS)
    done = v[p + DONE + STATUE]
    cargo = v[p + CARGO_STATUES : p + CARGO_STATUES + COLOURS]
    plan.statues = owed
    if not owed:
        plan.ballast += sum(cargo)
        return
    spare = []
    for colour, aboard in enumerate(cargo):
        if done >> colour & 1:
            plan.ballast += aboard
            continue
        islands = [island for island, place in chart.sites[colour] if not v[place]]
        if not islands:
            plan.ballast += aboard
        elif aboard and owed:
            owed -= 1
            plan.aboard += 1
            plan.ballast += aboard - 1
            plan.deeds += 1
            plan.go(min([here[STATUE_ISLE][island] for island in islands]), colour)
        elif aboard:
            plan.ballast += aboard
        elif v[STATUES + colour]:
            carry = min([chart.to_statue[colour][island] for island in islands])
            spare.append((here[CITY][colour] + carry, here[CITY][colour], carry, colour))
    spare.sort()
    for _, first, carry, colour in spare[:owed]:
        plan.fetch(first, carry, colour)


def _monsters(state: DelphiState, p: int, here: list[list[int]], plan: _Plan) -> None:
    v, setup = state.v, state.setup
    turned, done = v[TURNED], v[p + DONE + MONSTER]
    wanted = [
        setup.double_monster[double]
        for double in range(DOUBLES)
        if turned >> double & 1 and v[p + TASK_STATUS + FIRST_DOUBLE + double] == OPEN
    ]
    white = v[p + TASK_STATUS + MONSTER_WHITE] == OPEN
    plan.monsters = len(wanted) + white
    if not plan.monsters:
        return
    near = [99] * COLOURS
    for island in range(MONSTER_SITES):
        lurking = v[MONSTERS + island]
        if lurking:
            spaces = here[MONSTER_ISLE][island]
            for colour in range(COLOURS):
                if lurking >> colour & 1 and spaces < near[colour]:
                    near[colour] = spaces
    for colour in wanted:
        if near[colour] < 99:
            plan.deeds += 1.5
            plan.go(near[colour], colour)
    if white:
        free = [c for c in range(COLOURS) if c not in wanted and not done >> c & 1]
        spaces, colour = min(((near[c], c) for c in free), default=(99, 0))
        if spaces < 99:
            plan.deeds += 1.5
            plan.go(spaces, colour)


def _shrines(state: DelphiState, seat: int, here: list[list[int]], plan: _Plan) -> None:
    v, setup, p = state.v, state.setup, row(seat)
    open_tasks = [task for task in SHRINE_TASKS if v[p + TASK_STATUS + task] == OPEN]
    if not open_tasks:
        return
    hidden = []
    plan.shrines = owed = len(open_tasks)
    for site in range(CLOUD_SITES):
        known = v[FACE_UP + site] or v[KNOWN + site] >> seat & 1
        if not known:
            hidden.append((here[CLOUD][site], FRAME_COLOUR[site]))
        elif owed and v[TILES + site] and not v[SHRINES + site]:
            tile = v[TILES + site] - 1
            if setup.island_player[tile] == seat and (
                not setup.by_picture or setup.island_number[tile] in open_tasks
            ):
                owed -= 1
                plan.known += 1
                plan.deeds += 1
                plan.go(here[CLOUD][site], FRAME_COLOUR[site])
    hidden.sort()
    for spaces, colour in hidden[:owed]:
        # Each of the own islands is found after several others, which bring something too.
        plan.deeds += 1 + 0.3 * max(0.0, len(hidden) / (owed + 1) - 1)
        plan.go(spaces, colour)


def prospects(state: DelphiState) -> list[float]:
    """What each seat may expect at the end: its points so far and the weighted features of its position."""
    return [
        total + sum(map(mul, features(state, seat), _WEIGHTS)) for seat, total in enumerate(points(state))
    ]
