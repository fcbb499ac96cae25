"""What a viewer may know, by allow-list, and dealing anew what a viewer does not know.

Hidden is only what lies face down (DEL-R28), everything else is open (DEL-R29).
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Literal, NotRequired, TypeAlias, TypedDict

from petteia.kernel import TOP, buffer, shuffled

from .components import (
    BUILDING_SITES,
    CITY,
    CITY_SITE,
    CLOUD,
    CLOUD_SITE,
    CLOUD_SITES,
    COLOUR,
    COLOURS,
    COMPANION,
    DOUBLE,
    EQUIPMENT,
    FRAME_COLOUR,
    GOD,
    ISLAND_TILE,
    LETTER,
    MONSTER,
    MONSTER_ISLE,
    MONSTER_SITE,
    OFFERING,
    OFFERING_ISLE,
    OFFERING_SITE,
    PLAYER_COLOUR,
    SHIP,
    SHRINE_TASKS,
    STATUE,
    STATUE_ISLE,
    STATUE_SITE,
    TASK,
    TASK_KIND,
    TEMPLE,
    TEMPLE_SITE,
    TERRAIN,
    WHITE,
    Colour,
    Letter,
    MapWarning,
    PlayerColour,
    TaskKind,
    Terrain,
)
from .knowledge import SPECTATOR, is_laid_out, knows_tile, list_hidden, list_unknown
from .layout import (
    ACTIVE,
    BEATEN,
    CARDS_HELD,
    CARGO,
    CARGO_STATUES,
    CLOCK,
    CLOCKED,
    COMPANION_AT,
    DELIVERED,
    DICE,
    DISCARDED,
    DONE,
    ENTERED,
    EQUIPMENT_AT,
    FACE_UP,
    FAVOUR,
    FIRST,
    GOD_ROW,
    HOLD,
    IN_PILE,
    KEEL,
    KNOWN,
    MAP_NUMBER,
    MONSTERS,
    OFFERED,
    OFFERINGS,
    ON_DISPLAY,
    ORACLE_DISCARD,
    ORACLE_PILE,
    OWN_COLOUR,
    OWNED_BY,
    PHASE,
    PLAYED,
    POSITION,
    RAISED,
    RANGE,
    ROUND,
    SALVE,
    SHIELD,
    SHIP_AT,
    SHIP_TILE,
    SHRINES,
    SPENT,
    STATUES,
    TASK_STATUS,
    TASKS_LEFT,
    TEMPLES,
    TILES,
    TITAN_DIE,
    TRAITS,
    TURNED,
    WILD,
    WOUND_DISCARD,
    WOUND_PILE,
    WOUNDS,
    row,
    task_kind,
)
from .map import HEXES, SITE_NAMES, hex_place
from .packing import COLOURS_IN, has

if TYPE_CHECKING:
    from .sea import Sea
    from .state import DelphiState

Phase: TypeAlias = Literal["setup", "wounds", "actions", "oracle", "over"]
TaskState: TypeAlias = Literal["absent", "open", "done", "given-back"]
PHASES: tuple[Phase, ...] = ("setup", "wounds", "actions", "oracle")
TASK_STATES: tuple[TaskState, ...] = ("absent", "open", "done", "given-back")


class Chosen(TypedDict):
    """The options that matter during play."""

    rules: Literal["rulebook", "revised"]
    tasks: int
    ships: Literal["random", "draft"]
    map: Literal["compact", "random", "custom"]
    max_rounds: int


class Hex(TypedDict):
    """A hex of the map; colour, tile and site only where it has them."""

    hex: str
    q: int
    r: int
    kind: Terrain
    colour: NotRequired[Colour]
    tile: NotRequired[str]
    site: NotRequired[str]


class Oddity(TypedDict):
    """What is unusual about a given map, and the cities it is about."""

    warning: MapWarning
    cities: list[str]


class SeaMap(TypedDict):
    """The map; a given one has no number."""

    kind: Literal["compact", "random", "custom"]
    number: int | None
    text: str
    warnings: list[Oddity]
    zeus: str
    hexes: list[Hex]


class Island(TypedDict):
    """A cloud island; tile and letter are null unless they are face up or known to the viewer."""

    site: str
    hex: str
    colour: Colour
    face_up: bool
    island: str | None
    letter: Letter | None
    seen_by: list[int]
    shrine: int | None


class OfferingIsle(TypedDict):
    """An offering island."""

    site: str
    hex: str
    colours: list[Colour]


class Temple(TypedDict):
    """A temple island; the colour is null until the temple is placed."""

    site: str
    hex: str
    colour: Colour | None


class MonsterIsle(TypedDict):
    """A monster island."""

    site: str
    hex: str
    marked: bool
    colours: list[Colour]


class BuildingSite(TypedDict):
    """A place for a statue, and whose stands there."""

    colour: Colour
    seat: int | None


class StatueIsle(TypedDict):
    """A statue island with its three building sites."""

    site: str
    hex: str
    places: list[BuildingSite]


class City(TypedDict):
    """A city and how many statues are left there."""

    site: str
    hex: str
    colour: Colour
    statues: int


class Board(TypedDict, total=False):
    """What lies on the map: all of it once the map is there, none of it before."""

    islands: list[Island]
    offerings: list[OfferingIsle]
    temples: list[Temple]
    monsters: list[MonsterIsle]
    statues: list[StatueIsle]
    cities: list[City]


class Task(TypedDict):
    """A Zeus tile: shrines show an island (once the player's colour is known), all others a colour."""

    task: str
    kind: TaskKind
    state: TaskState
    colour: NotRequired[Colour | Literal["white"]]
    island: NotRequired[str]


class Recovery(TypedDict):
    """How many wounds make a recovery turn due."""

    equal: int
    total: int


class Done(TypedDict):
    """The colours that served a task, by kind."""

    statue: list[Colour]
    offering: list[Colour]
    monster: list[Colour]


class Player(TypedDict):
    """A player; colour and ship tile are null until they are dealt, the hex until the map is there."""

    seat: int
    colour: PlayerColour | None
    ship: str | None
    hex: str | None
    at_zeus: bool
    favour: int
    shield: int
    dice: list[Colour]
    spent: list[Colour]
    cards: list[Colour]
    played: Colour | None
    wounds: list[Colour]
    recovery: Recovery
    gods: dict[str, int]
    offerings: list[Colour]
    statues: list[Colour]
    hold: int
    range: int
    keel: bool
    tasks: list[Task]
    left: int
    done: Done
    delivered: list[Colour]
    beaten: list[Colour]
    companions: list[str]
    equipment: list[str]
    wild: bool
    extra_action: bool


class Observation(Board):
    """The game's part of an observation; docs/games/delphi.md says what the fields mean."""

    options: Chosen
    round: int
    phase: Phase
    first: int | None
    active: int | None
    titan: int | None
    last_round: bool
    map: SeaMap | None
    tasks_turned: list[str]
    ships_offered: list[str]
    display: list[str]
    equipment_pile: int
    equipment_discard: list[str]
    companions: list[str]
    oracle_pile: int
    oracle_discard: list[Colour]
    wound_pile: int
    wound_discard: list[Colour]
    players: list[Player]


class Ask(TypedDict, total=False):
    """What the steps tell of their frames, all of them together."""

    fighter: int
    monster: Colour
    site: str
    round: int
    needed: int
    odds: float
    by: int
    colour: Colour
    piece: Literal["offering", "statue"]
    colours: list[Colour]
    sites: list[str]
    islands: list[str]
    roller: int


def laid_out(state: DelphiState) -> bool:
    """Whether the map is there yet: ships have a place from then on."""
    return is_laid_out(state)


def tile_known(state: DelphiState, site: int, viewer: int | None) -> bool:
    """Whether a viewer knows the tile of an island; a spectator knows what all players know (DEL-R28)."""
    return knows_tile(state, site, SPECTATOR if viewer is None else viewer)


def view(state: DelphiState, viewer: int | None) -> Observation:
    """The game's part of an observation."""
    v = state.v
    begun = v[ROUND] > 0
    options = state.setup.options
    board: Board = _board(state, viewer) if laid_out(state) else {}
    return {
        "options": {
            "rules": options["rules"],
            "tasks": options["tasks"],
            "ships": options["ships"],
            "map": options["map"],
            "max_rounds": options["max_rounds"],
        },
        "round": v[ROUND],
        "phase": PHASES[v[PHASE]] if v[TOP] else "over",
        "first": v[FIRST] if begun or v[row(0) + FAVOUR] else None,  # favour is dealt from the first on
        "active": v[ACTIVE] if begun and v[TOP] else None,
        "titan": v[TITAN_DIE] or None,
        "last_round": any(v[row(s) + ENTERED] for s in range(state.seats)),
        "map": _map(state) if laid_out(state) else None,
        **board,
        "tasks_turned": [name for n, name in enumerate(DOUBLE) if has(v[TURNED], n)],
        "ships_offered": [name for n, name in enumerate(SHIP) if v[SHIP_AT + n] == OFFERED],
        "display": _equipment(v, ON_DISPLAY),
        "equipment_pile": len(_equipment(v, IN_PILE)),
        "equipment_discard": _equipment(v, DISCARDED),
        "companions": [name for n, name in enumerate(COMPANION) if not v[COMPANION_AT + n]],
        "oracle_pile": sum(v[ORACLE_PILE : ORACLE_PILE + COLOURS]),
        "oracle_discard": _counted(v, ORACLE_DISCARD),
        "wound_pile": sum(v[WOUND_PILE : WOUND_PILE + COLOURS]),
        "wound_discard": _counted(v, WOUND_DISCARD),
        "players": [_player(state, seat) for seat in range(state.seats)],
    }


def deal_unknown(state: DelphiState, viewer: int | None, rng: random.Random) -> None:
    """Deal anew the island tiles that are settled but unknown to the viewer (DEL-R28)."""
    sites, tiles = buffer(CLOUD_SITES), buffer(CLOUD_SITES)
    hidden = list_hidden(state, SPECTATOR if viewer is None else viewer, sites)
    unknown = list_unknown(state, sites, hidden, tiles)
    for site, tile in zip(sites[:hidden], shuffled(rng, tiles[:unknown]), strict=False):
        state.v[TILES + site] = tile


def _map(state: DelphiState) -> SeaMap:
    number = state.v[MAP_NUMBER]
    return {
        "kind": state.setup.map_kind,
        "number": None if state.setup.given is not None else number,
        "text": state.setup.map_text(number),
        "warnings": [{"warning": name, "cities": list(cities)} for name, cities in state.setup.map_oddities],
        "zeus": HEXES[state.sea.zeus],
        "hexes": map_hexes(state.sea, state.setup.tiles.ids),
    }


def map_hexes(sea: Sea, tile_ids: tuple[str, ...]) -> list[Hex]:
    """Every hex of the map with its kind, and colour, tile and site where it has them."""
    out: list[Hex] = []
    for number in sorted(sea.kind):
        kind = sea.kind[number]
        q, r = hex_place(number)
        colour = sea.colour.get(number, -1)
        entry: Hex = {"hex": HEXES[number], "q": q, "r": r, "kind": TERRAIN[kind]}
        if colour >= 0:
            entry["colour"] = COLOUR[colour]
        if number in sea.tile:
            entry["tile"] = tile_ids[sea.tile[number]]
        if sea.site.get(number, -1) >= 0:
            entry["site"] = SITE_NAMES[kind][sea.site[number]]
        out.append(entry)
    return out


def _board(state: DelphiState, viewer: int | None) -> Board:
    v, where = state.v, state.sea.where
    return {
        "islands": [_island(state, site, viewer) for site in range(CLOUD_SITES)],
        "offerings": [
            {
                "site": site,
                "hex": HEXES[where[OFFERING_ISLE][n]],
                "colours": _colours(v[OFFERINGS + n]),
            }
            for n, site in enumerate(OFFERING_SITE)
        ],
        "temples": [
            {
                "site": site,
                "hex": HEXES[where[TEMPLE][n]],
                "colour": COLOUR[v[TEMPLES + n] - 1] if v[TEMPLES + n] else None,
            }
            for n, site in enumerate(TEMPLE_SITE)
        ],
        "monsters": [
            {
                "site": site,
                "hex": HEXES[where[MONSTER_ISLE][n]],
                "marked": state.setup.tiles.marked[n],
                "colours": _colours(v[MONSTERS + n]),
            }
            for n, site in enumerate(MONSTER_SITE)
        ],
        "statues": [
            {
                "site": site,
                "hex": HEXES[where[STATUE_ISLE][n]],
                "places": [
                    {"colour": COLOUR[colour], "seat": _seat(v[RAISED + n * BUILDING_SITES + place])}
                    for place, colour in enumerate(state.setup.tiles.sites[n])
                ],
            }
            for n, site in enumerate(STATUE_SITE)
        ],
        "cities": [
            {
                "site": site,
                "hex": HEXES[where[CITY][colour]],
                "colour": COLOUR[colour],
                "statues": v[STATUES + colour],
            }
            for colour, site in enumerate(CITY_SITE)
        ],
    }


def _island(state: DelphiState, site: int, viewer: int | None) -> Island:
    """A cloud island; what lies face down there is for the seats that have looked."""
    v = state.v
    known = v[KNOWN + site]
    tile = v[TILES + site] - 1 if tile_known(state, site, viewer) else -1
    return {
        "site": CLOUD_SITE[site],
        "hex": HEXES[state.sea.where[CLOUD][site]],
        "colour": COLOUR[FRAME_COLOUR[site]],
        "face_up": bool(v[FACE_UP + site]),
        "island": ISLAND_TILE[tile] if tile >= 0 else None,
        "letter": LETTER[state.setup.island_letter[tile]] if tile >= 0 else None,
        "seen_by": [seat for seat in range(state.seats) if has(known, seat)],
        "shrine": _seat(v[SHRINES + site]),
    }


def _colours(bits: int) -> list[Colour]:
    """The colours of a set."""
    return [COLOUR[c] for c in COLOURS_IN[bits]]


def _counted(v: list[int], start: int) -> list[Colour]:
    """Things counted by colour, one after the other."""
    return [colour for c, colour in enumerate(COLOUR) for _ in range(v[start + c])]


def _equipment(v: list[int], place: int) -> list[str]:
    """The cards at a place."""
    return [name for n, name in enumerate(EQUIPMENT) if v[EQUIPMENT_AT + n] == place]


def _seat(number: int) -> int | None:
    return number - 1 if number else None


def _player(state: DelphiState, seat: int) -> Player:
    setup, v, p = state.setup, state.v, row(seat)
    salve = v[p + TRAITS] & SALVE

    return {
        "seat": seat,
        "colour": PLAYER_COLOUR[v[p + OWN_COLOUR] - 1] if v[p + OWN_COLOUR] else None,
        "ship": SHIP[v[p + SHIP_TILE] - 1] if v[p + SHIP_TILE] else None,
        "hex": HEXES[v[p + POSITION]] if laid_out(state) else None,
        "at_zeus": bool(v[p + ENTERED]),
        "favour": v[p + FAVOUR],
        "shield": v[p + SHIELD],
        "dice": _counted(v, p + DICE),
        "spent": _counted(v, p + SPENT),
        "cards": _counted(v, p + CARDS_HELD),
        "played": COLOUR[v[p + PLAYED] - 1] if v[p + PLAYED] else None,
        "wounds": _counted(v, p + WOUNDS),
        "recovery": {
            "equal": setup.salve_equal if salve else setup.equal,
            "total": setup.salve_total if salve else setup.total,
        },
        "gods": {name: v[p + GOD_ROW + g] for g, name in enumerate(GOD)},
        "offerings": _counted(v, p + CARGO),
        "statues": _counted(v, p + CARGO_STATUES),
        "hold": v[p + HOLD],
        "range": v[p + RANGE],
        "keel": bool(v[p + TRAITS] & KEEL),
        "tasks": [_task(state, seat, task) for task in range(len(TASK))],
        "left": v[p + TASKS_LEFT],
        "done": {
            "statue": _colours(v[p + DONE + STATUE]),
            "offering": _colours(v[p + DONE + OFFERING]),
            "monster": _colours(v[p + DONE + MONSTER]),
        },
        "delivered": _counted(v, p + DELIVERED),
        "beaten": _counted(v, p + BEATEN),
        "companions": [name for n, name in enumerate(COMPANION) if v[COMPANION_AT + n] == seat + 1],
        "equipment": _equipment(v, OWNED_BY + seat),
        "wild": bool(v[p + WILD]),
        "extra_action": bool(v[p + TRAITS] & CLOCK and not v[p + CLOCKED]),
    }


def _task(state: DelphiState, seat: int, task: int) -> Task:
    v = state.v
    colour = state.setup.task_colour(task, v[TURNED])
    entry: Task = {
        "task": TASK[task],
        "kind": TASK_KIND[task_kind(task, v[TURNED])],
        "state": TASK_STATES[v[row(seat) + TASK_STATUS + task]],
    }
    if task in SHRINE_TASKS:
        own = v[row(seat) + OWN_COLOUR]
        if own:
            entry["island"] = f"{PLAYER_COLOUR[own - 1]}-{task + 1}"
    else:
        entry["colour"] = "white" if colour == WHITE else COLOUR[colour]
    return entry
