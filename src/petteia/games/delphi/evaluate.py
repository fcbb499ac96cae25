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

from typing import TYPE_CHECKING

from petteia.kernel import Floats, Numbers, arrange, buffer, floats, native, row_of

from . import components
from .components import (
    BUILDING_SITES,
    CLOUD,
    CLOUD_SITES,
    COLOURS,
    DOUBLES,
    EQUIPMENT_CARDS,
    FIRST_DOUBLE,
    FIRST_STATUE,
    FRAME_COLOUR,
    GODS,
    MONSTER,
    MONSTER_ISLE,
    MONSTER_SITES,
    MONSTER_WHITE,
    OFFERING,
    OFFERING_SITES,
    OFFERING_WHITE,
    SEATS,
    SHRINE_TASKS,
    STATUE,
    STATUE_SITES,
    STATUE_TASKS,
    TASKS,
    TEMPLE_SITES,
)
from .figures import (
    BASE_RANGE,
    BUILDING_COLOUR,
    BY_PICTURE,
    DOUBLE_MONSTER,
    DOUBLE_OFFERING,
    EQUAL,
    ISLAND_NUMBER,
    ISLAND_PLAYER,
    TOP_ROW,
    TOTAL,
)
from .knowledge import is_laid_out
from .layout import (
    CARDS_HELD,
    CARGO,
    CARGO_END,
    CARGO_STATUES,
    COINS,
    CREATURES,
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
    MONSTERS,
    OFFERINGS,
    OPEN,
    OWN_COLOUR,
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
from .packing import counted, members
from .sea import (
    FIRST_BIT,
    FIRST_CITY,
    FIRST_OFFERING,
    FIRST_STATUE_ISLE,
    FIRST_TEMPLE,
    SPACES,
    TO_STATUE,
    TO_TEMPLE,
    ZEUS_HEX,
    chart,
    reach,
    steps_between,
)

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
WEIGHTS = row_of(weight for _, weight, _ in FEATURES)
EARLIER: dict[str, Floats] = {}  # the weights of earlier versions: they are those of today
(
    DEEDS,
    CARRYING,
    NEAREST,
    NEARBY,
    READY,
    DICE_LEFT,
    ABOARD,
    BALLAST,
    FAVOUR_HELD,
    WEALTH,
    CARDS,
    MORE_CARDS,
    SHIELDED,
    ARMED,
    WOUNDED,
    AILING,
    CRIPPLED,
    POSEIDON,
    APOLLO,
    ARTEMIS,
    APHRODITE,
    ARES,
    HERMES,
    AT_TOP,
    COMPANIONS,
    EQUIPMENT,
    SAILED,
    ROOM,
    SHRINES_KNOWN,
    HOMEWARD,
    FINISHING,
    HOME,
    TASKS_DONE,
) = range(len(FEATURES))
COUNT = len(FEATURES)

# What is noted of open tasks, beside features: whether there is room for another piece aboard, the bits of
# the colours of deeds that can be done from here, how many tasks are open, where the table has the spaces
# to all sites; then the spaces to the next place of each task.
SPACE_ABOARD, BESIDE, OPEN_SHRINES, OPEN_STATUES, OPEN_MONSTERS, HERE, WAYS, FIRST_WAY = range(8)
NOTES = FIRST_WAY + 40
FIRST_CLOUD, FIRST_MONSTER = FIRST_BIT[CLOUD], FIRST_BIT[MONSTER_ISLE]
UNKNOWN_WAY = 6  # spaces to a temple that is not there yet
NOWHERE = 99


@native
def points_of(state: DelphiState, seat: int) -> int:
    """A seat's fulfilled tasks and the return to Zeus."""
    v = state.p
    p = row(seat)
    return TASKS - v[p + TASKS_LEFT] + v[p + ENTERED]


def points(state: DelphiState) -> list[int]:
    """Each seat's fulfilled tasks and the return to Zeus."""
    return [points_of(state, seat) for seat in range(state.seats)]


def features(state: DelphiState, seat: int) -> list[float]:
    """The features of a seat in the order of `FEATURES`; all 0 before the map is laid out."""
    out = floats(COUNT)
    judge(state, seat, out)
    return out[:]


@native
def judge(state: DelphiState, seat: int, out: Floats) -> None:
    """Write the features of a seat into a buffer that is all 0."""
    if not is_laid_out(state):
        return
    v = state.p
    t = state.t
    p = row(seat)
    keel = 1 if v[p + TRAITS] & KEEL else 0
    notes = buffer(NOTES)
    if v[p + TASKS_LEFT]:
        chart(state.m)
        notes[SPACE_ABOARD] = 1 if cargo(v, p) < v[p + HOLD] else 0
        notes[HERE] = reach(state.m, v[p + POSITION], keel)
        judge_offerings(state, p, notes, out)
        judge_statues(state, p, notes, out)
        judge_monsters(state, p, notes, out)
        judge_shrines(state, seat, notes, out)
        judge_ways(notes, out)
    wounds = 0
    worst = 0
    for colour in range(COLOURS):
        dice = v[p + DICE + colour]
        out[DICE_LEFT] += dice
        if notes[BESIDE] >> colour & 1:
            out[READY] += dice + (1 if v[p + CARDS_HELD + colour] > 0 else 0)
        held = v[p + WOUNDS + colour]
        wounds += held
        worst = max(worst, held)
        if held == 2:
            out[AILING] += 1
    favour = v[p + FAVOUR]
    cards = counted(v, p + CARDS_HELD)
    out[FAVOUR_HELD] = min(6, favour)
    out[WEALTH] = max(0, min(12, favour) - 6)
    out[CARDS] = 1 if cards > 0 else 0
    out[MORE_CARDS] = max(0, min(5, cards) - 1)
    out[SHIELDED] = v[p + SHIELD]
    out[ARMED] = v[p + SHIELD] * notes[OPEN_MONSTERS]
    out[WOUNDED] = wounds
    out[CRIPPLED] = 1 if wounds >= t[TOTAL] or worst >= t[EQUAL] else 0
    judge_gods(state, p, notes, out)
    out[COMPANIONS] = members(v[p + HEROES]) + members(v[p + DEMIGODS]) + members(v[p + CREATURES])
    owned = members(v[p + COINS])
    for card in range(EQUIPMENT_CARDS):
        if v[EQUIPMENT_AT + card] == OWNED_BY + seat:
            owned += 1
    out[EQUIPMENT] = owned
    out[SAILED] = v[p + RANGE] - t[BASE_RANGE]
    out[ROOM] = v[p + HOLD] - 2
    out[HOMEWARD] = SPACES
    if v[p + TASKS_LEFT] == 0:
        out[HOMEWARD] = min(SPACES, steps_between(state.m, v[p + POSITION], state.m[ZEUS_HEX], keel))
        out[FINISHING] = 1
    out[HOME] = v[p + ENTERED]
    out[TASKS_DONE] = TASKS - v[p + TASKS_LEFT]


@native
def cargo(v: Numbers, p: int) -> int:
    """How many pieces a ship carries."""
    pieces = 0
    for place in range(CARGO, CARGO_END):
        pieces += v[p + place]
    return pieces


@native
def judge_gods(state: DelphiState, p: int, notes: Numbers, out: Floats) -> None:
    """The gods' rows, as far as the tasks that they help with are open."""
    v = state.p
    top = state.t[TOP_ROW]
    gods = p + GOD_ROW
    out[POSEIDON] = v[gods + components.POSEIDON] / top
    out[APOLLO] = v[gods + components.APOLLO] / top
    out[APHRODITE] = v[gods + components.APHRODITE] / top
    if notes[OPEN_SHRINES]:
        out[ARTEMIS] = v[gods + components.ARTEMIS] / top
    if notes[OPEN_MONSTERS]:
        out[ARES] = v[gods + components.ARES] / top
    if notes[OPEN_STATUES]:
        out[HERMES] = v[gods + components.HERMES] / top
    for god in range(GODS):
        if v[gods + god] == top:
            out[AT_TOP] += 1


@native
def judge_ways(notes: Numbers, out: Floats) -> None:
    """The ways to the next place of each task."""
    count = notes[WAYS]
    if count:
        arrange(notes, FIRST_WAY, FIRST_WAY + count)
        out[NEAREST] = notes[FIRST_WAY]
        near = 0.0
        for n in range(1, count):
            near += notes[FIRST_WAY + n] / (n + 1)
        out[NEARBY] = near


@native
def fetch(notes: Numbers, out: Floats, spaces: int, carry: int, colour: int) -> None:
    """A piece to load and to deliver: how far it lies, and how far it goes from there."""
    out[DEEDS] += 2
    out[CARRYING] += carry
    if notes[SPACE_ABOARD]:
        go(notes, spaces, colour)


@native
def go(notes: Numbers, spaces: int, colour: int) -> None:
    """The next place of a task, and the colour its deed takes."""
    notes[FIRST_WAY + notes[WAYS]] = spaces
    notes[WAYS] += 1
    if spaces == 0:
        notes[BESIDE] |= 1 << colour


@native
def judge_offerings(state: DelphiState, p: int, notes: Numbers, out: Floats) -> None:
    """Offerings aboard, and those still to be fetched; the white tile takes any colour not yet given."""
    v = state.p
    t = state.t
    m = state.m
    done = v[p + DONE + OFFERING]
    wanted = buffer(COLOURS)
    for double in range(DOUBLES):
        if not v[TURNED] >> double & 1 and v[p + TASK_STATUS + FIRST_DOUBLE + double] == OPEN:
            wanted[t[DOUBLE_OFFERING + double]] += 1
    white = v[p + TASK_STATUS + OFFERING_WHITE] == OPEN
    for colour in range(COLOURS):
        count = v[p + CARGO + colour]
        if count:
            if wanted[colour] or (white and not done >> colour & 1):
                out[ABOARD] += 1
                out[BALLAST] += count - 1
                out[DEEDS] += 1
                temple = v[TEMPLE_OF + colour] - 1
                go(notes, m[notes[HERE] + FIRST_TEMPLE + temple], colour)
                if wanted[colour]:
                    wanted[colour] -= 1
                else:
                    white = False
            else:
                out[BALLAST] += count
    spare = NOWHERE
    spare_first = 0
    spare_colour = 0
    for colour in range(COLOURS):
        if wanted[colour] or (white and not done >> colour & 1):
            best = NOWHERE  # spaces in all, of which so many to the piece
            nearest = 0
            temple = v[TEMPLE_OF + colour] - 1
            for island in range(OFFERING_SITES):
                if v[OFFERINGS + island] >> colour & 1:
                    first = m[notes[HERE] + FIRST_OFFERING + island]
                    whole = first + (
                        m[TO_TEMPLE + island * TEMPLE_SITES + temple] if temple >= 0 else UNKNOWN_WAY
                    )
                    if whole < best or (whole == best and first < nearest):
                        best = whole
                        nearest = first
            if best < NOWHERE:
                if wanted[colour]:
                    fetch(notes, out, nearest, best - nearest, colour)
                elif best < spare or (best == spare and nearest < spare_first):
                    spare = best
                    spare_first = nearest
                    spare_colour = colour
    if white and spare < NOWHERE:
        fetch(notes, out, spare_first, spare - spare_first, spare_colour)


@native
def judge_statues(state: DelphiState, p: int, notes: Numbers, out: Floats) -> None:
    """Statues aboard, and the nearest ones for the other open tasks."""
    v = state.p
    t = state.t
    m = state.m
    owed = 0
    for task in STATUE_TASKS:
        if v[p + TASK_STATUS + task] == OPEN:
            owed += 1
    notes[OPEN_STATUES] = owed
    if owed == 0:
        out[BALLAST] += counted(v, p + CARGO_STATUES)
        return
    done = v[p + DONE + STATUE]
    spare = buffer(COLOURS)
    spares = 0
    for colour in range(COLOURS):
        aboard = v[p + CARGO_STATUES + colour]
        here = NOWHERE  # spaces to the nearest free building site of the colour, from the ship and the city
        carry = NOWHERE
        if not done >> colour & 1:
            for island in range(STATUE_SITES):
                for site in range(island * BUILDING_SITES, (island + 1) * BUILDING_SITES):
                    if t[BUILDING_COLOUR + site] == colour and not v[RAISED + site]:
                        here = min(here, m[notes[HERE] + FIRST_STATUE_ISLE + island])
                        carry = min(carry, m[TO_STATUE + colour * STATUE_SITES + island])
        if here == NOWHERE:
            out[BALLAST] += aboard
        elif aboard and owed:
            owed -= 1
            out[ABOARD] += 1
            out[BALLAST] += aboard - 1
            out[DEEDS] += 1
            go(notes, here, colour)
        elif aboard:
            out[BALLAST] += aboard
        elif v[STATUES + colour]:
            first = m[notes[HERE] + FIRST_CITY + colour]
            spare[spares] = (((first + carry) * 64 + first) * 64 + carry) * 8 + colour
            spares += 1
    arrange(spare, 0, spares)
    for n in range(min(owed, spares)):
        fetch(notes, out, spare[n] // 512 % 64, spare[n] // 8 % 64, spare[n] % 8)


@native
def judge_monsters(state: DelphiState, p: int, notes: Numbers, out: Floats) -> None:
    """The nearest monster for each open task; the white tile takes any colour not yet beaten."""
    v = state.p
    t = state.t
    m = state.m
    wanted = buffer(COLOURS)
    tasks = 0
    for double in range(DOUBLES):
        if v[TURNED] >> double & 1 and v[p + TASK_STATUS + FIRST_DOUBLE + double] == OPEN:
            wanted[t[DOUBLE_MONSTER + double]] += 1
            tasks += 1
    white = v[p + TASK_STATUS + MONSTER_WHITE] == OPEN
    if white:
        tasks += 1
    notes[OPEN_MONSTERS] = tasks
    if tasks == 0:
        return
    near = buffer(COLOURS)
    for colour in range(COLOURS):
        near[colour] = NOWHERE
    for island in range(MONSTER_SITES):
        lurking = v[MONSTERS + island]
        if lurking:
            spaces = m[notes[HERE] + FIRST_MONSTER + island]
            for colour in range(COLOURS):
                if lurking >> colour & 1 and spaces < near[colour]:
                    near[colour] = spaces
    nearest = NOWHERE
    prey = 0
    for colour in range(COLOURS):
        if wanted[colour]:
            for _ in range(wanted[colour]):
                if near[colour] < NOWHERE:
                    out[DEEDS] += 1.5
                    go(notes, near[colour], colour)
        elif near[colour] < nearest and not v[p + DONE + MONSTER] >> colour & 1:
            nearest = near[colour]
            prey = colour
    if white and nearest < NOWHERE:
        out[DEEDS] += 1.5
        go(notes, nearest, prey)


@native
def judge_shrines(state: DelphiState, seat: int, notes: Numbers, out: Floats) -> None:
    """The own islands that the player knows, and for the others the nearest unknown ones."""
    v = state.p
    t = state.t
    m = state.m
    p = row(seat)
    owed = 0
    for task in SHRINE_TASKS:
        if v[p + TASK_STATUS + task] == OPEN:
            owed += 1
    notes[OPEN_SHRINES] = owed
    if owed == 0:
        return
    hidden = buffer(CLOUD_SITES)
    count = 0
    for site in range(CLOUD_SITES):
        spaces = m[notes[HERE] + FIRST_CLOUD + site]
        if not v[FACE_UP + site] and not v[KNOWN + site] >> seat & 1:
            hidden[count] = spaces * 8 + FRAME_COLOUR[site]
            count += 1
        elif owed and v[TILES + site] and not v[SHRINES + site]:
            tile = v[TILES + site] - 1
            if t[ISLAND_PLAYER + tile] == v[p + OWN_COLOUR] and fits_picture(state, p, tile):
                owed -= 1
                out[SHRINES_KNOWN] += 1
                out[DEEDS] += 1
                go(notes, spaces, FRAME_COLOUR[site])
    arrange(hidden, 0, count)
    for n in range(min(owed, count)):
        # Each of the own islands is found after several others, which bring something too.
        out[DEEDS] += 1 + 0.3 * max(0.0, count / (owed + 1) - 1)
        go(notes, hidden[n] // 8, hidden[n] % 8)


@native
def fits_picture(state: DelphiState, p: int, tile: int) -> bool:
    """Whether an own island tile serves an open shrine task: any, or the one of its picture (DEL-R3)."""
    number = state.t[ISLAND_NUMBER + tile]
    if not state.t[BY_PICTURE]:
        return True
    return number < FIRST_STATUE and state.p[p + TASK_STATUS + number] == OPEN


@native
def expect(state: DelphiState, weights: Floats, out: Floats) -> None:
    """Write what each seat may expect at the end: its points so far and the weighted features of its
    position.
    """
    for seat in range(state.seats):
        found = floats(COUNT)
        judge(state, seat, found)
        worth = 0.0
        for feature in range(COUNT):  # explicitly: `sum` is compensated from Python 3.12 on
            worth += found[feature] * weights[feature]
        out[seat] = points_of(state, seat) + worth


@native
def survey_seat(state: DelphiState, seat: int, out: Floats) -> None:
    """Write a seat's points and its features."""
    found = floats(COUNT)
    judge(state, seat, found)
    first = seat * (COUNT + 1)
    out[first] = float(points_of(state, seat))
    for feature in range(COUNT):
        out[first + 1 + feature] = found[feature]


@native
def survey(state: DelphiState, out: Floats) -> None:
    """Write points and features of all seats, one seat after the other."""
    for seat in range(state.seats):
        survey_seat(state, seat, out)


def prospects(state: DelphiState) -> list[float]:
    """What each seat may expect at the end."""
    out = floats(SEATS)
    expect(state, WEIGHTS, out)
    return out[: state.seats]
