"""What a viewer may know, by allow-list (rulings 28 and 29). docs/games/delphi.md describes the fields."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from petteia.kernel import TOP
from petteia.kernel.observation import cards

from .layout import (
    ACTIVE,
    BEATEN,
    CARDS,
    CARGO,
    CARGO_STATUES,
    CLOCK,
    CLOCKED,
    COMPANION_AT,
    DELIVERED,
    DICE,
    DISCARDED,
    DISPLAY,
    DONE,
    ENTERED,
    EQUIPMENT_AT,
    FACE_UP,
    FAVOUR,
    FIRST,
    GODS_AT,
    HOLD,
    KEEL,
    KNOWN,
    LEFT,
    MAP,
    MONSTERS,
    OFFERINGS,
    ORACLE_DISCARD,
    ORACLE_PILE,
    OWNED,
    PHASE,
    PILE,
    PLAYED,
    POSITION,
    RAISED,
    RANGE,
    ROUND,
    SALVE,
    SHIELD,
    SHIP,
    SHIP_AT,
    SHRINES,
    SPENT,
    STATUES,
    TASKS_AT,
    TEMPLES,
    TILES,
    TITAN,
    TRAITS,
    TURNED,
    WILD,
    WOUND_DISCARD,
    WOUND_PILE,
    WOUNDS,
    player,
)
from .map import HEXES, SITE_NAMES, hex_place
from .names import (
    CITIES,
    CITY,
    CLOUD,
    CLOUDS,
    COLOURS,
    COMPANIONS,
    DOUBLES,
    EQUIPMENT,
    GODS,
    HEX_KINDS,
    ISLAND_TILES,
    LETTERS,
    MONSTER_ISLE,
    MONSTER_ISLES,
    OFFERING_ISLE,
    OFFERING_ISLES,
    PLAYER_COLOURS,
    SHIPS,
    STATUE_ISLE,
    STATUE_ISLES,
    TASK_KINDS,
    TASKS,
    TEMPLE,
    TEMPLE_ISLES,
    WHITE,
)
from .tables import task_kind

if TYPE_CHECKING:
    from .sea import Sea
    from .state import DelphiState

PHASES = ("setup", "wounds", "actions", "oracle")
TASK_STATES = ("absent", "open", "done", "given-back")


def laid_out(state: DelphiState) -> bool:
    """Whether the map is there yet: ships have a place from then on."""
    return state.v[player(0) + POSITION] != 0


def tile_known(state: DelphiState, site: int, viewer: int | None) -> bool:
    """Whether a viewer knows the tile of an island; a spectator knows what all players know (ruling 28)."""
    v = state.v
    if v[FACE_UP + site]:
        return True
    eyes = (1 << state.seats) - 1 if viewer is None else 1 << viewer
    return v[KNOWN + site] & eyes == eyes


def view(state: DelphiState, viewer: int | None) -> dict[str, Any]:
    """The game's part of an observation."""
    v = state.v
    begun = v[ROUND] > 0
    return {
        "options": {
            name: state.setup.options[name] for name in ("rules", "tasks", "ships", "map", "max_rounds")
        },
        "round": v[ROUND],
        "phase": PHASES[v[PHASE]] if v[TOP] else "over",
        "first": v[FIRST] if begun or v[player(0) + FAVOUR] else None,  # favour is dealt from the first on
        "active": v[ACTIVE] if begun and v[TOP] else None,
        "titan": v[TITAN] or None,
        "last_round": any(v[player(s) + ENTERED] for s in range(state.seats)),
        "map": _map(state) if laid_out(state) else None,
        **(_board(state, viewer) if laid_out(state) else {}),
        "tasks_turned": [DOUBLES[n] for n in range(4) if v[TURNED] >> n & 1],
        "ships_offered": [SHIPS[n] for n in range(8) if v[SHIP_AT + n] == 1],
        "display": [EQUIPMENT[n] for n in range(22) if v[EQUIPMENT_AT + n] == DISPLAY],
        "equipment_pile": sum(v[EQUIPMENT_AT + n] == PILE for n in range(22)),
        "equipment_discard": [EQUIPMENT[n] for n in range(22) if v[EQUIPMENT_AT + n] == DISCARDED],
        "companions": [COMPANIONS[n] for n in range(18) if not v[COMPANION_AT + n]],
        "oracle_pile": sum(v[ORACLE_PILE : ORACLE_PILE + 6]),
        "oracle_discard": cards(COLOURS, v[ORACLE_DISCARD : ORACLE_DISCARD + 6]),
        "wound_pile": sum(v[WOUND_PILE : WOUND_PILE + 6]),
        "wound_discard": cards(COLOURS, v[WOUND_DISCARD : WOUND_DISCARD + 6]),
        "players": [_player(state, seat) for seat in range(state.seats)],
    }


def _map(state: DelphiState) -> dict[str, Any]:
    number = state.v[MAP]
    return {
        "kind": state.setup.map_kind,
        "number": None if state.setup.given is not None else number,
        "text": state.setup.map_text(number),
        "warnings": list(state.setup.map_warnings),
        "zeus": HEXES[state.sea.zeus],
        "hexes": map_hexes(state.sea, state.setup.tiles.ids),
    }


def map_hexes(sea: Sea, tile_ids: tuple[str, ...]) -> list[dict[str, Any]]:
    """Every hex of the map with its kind, and colour, tile and site where it has them."""
    out = []
    for number in sorted(sea.kind):
        kind = sea.kind[number]
        q, r = hex_place(number)
        colour = sea.colour.get(number, -1)
        entry: dict[str, Any] = {"hex": HEXES[number], "q": q, "r": r, "kind": HEX_KINDS[kind]}
        if colour >= 0:
            entry["colour"] = COLOURS[colour]
        if number in sea.tile:
            entry["tile"] = tile_ids[sea.tile[number]]
        if sea.site.get(number, -1) >= 0:
            entry["site"] = SITE_NAMES[kind][sea.site[number]]
        out.append(entry)
    return out


def _board(state: DelphiState, viewer: int | None) -> dict[str, Any]:
    v, where = state.v, state.sea.where
    return {
        "islands": [_island(state, site, viewer) for site in range(12)],
        "offerings": [
            {
                "site": OFFERING_ISLES[n],
                "hex": HEXES[where[OFFERING_ISLE][n]],
                "colours": _colours(v[OFFERINGS + n]),
            }
            for n in range(6)
        ],
        "temples": [
            {
                "site": TEMPLE_ISLES[n],
                "hex": HEXES[where[TEMPLE][n]],
                "colour": COLOURS[v[TEMPLES + n] - 1] if v[TEMPLES + n] else None,
            }
            for n in range(6)
        ],
        "monsters": [
            {
                "site": MONSTER_ISLES[n],
                "hex": HEXES[where[MONSTER_ISLE][n]],
                "marked": state.setup.tiles.marked[n],
                "colours": _colours(v[MONSTERS + n]),
            }
            for n in range(9)
        ],
        "statues": [
            {
                "site": STATUE_ISLES[n],
                "hex": HEXES[where[STATUE_ISLE][n]],
                "places": [
                    {"colour": COLOURS[colour], "seat": _seat(v[RAISED + n * 3 + place])}
                    for place, colour in enumerate(state.setup.tiles.sites[n])
                ],
            }
            for n in range(6)
        ],
        "cities": [
            {
                "site": CITIES[colour],
                "hex": HEXES[where[CITY][colour]],
                "colour": COLOURS[colour],
                "statues": v[STATUES + colour],
            }
            for colour in range(6)
        ],
    }


def _island(state: DelphiState, site: int, viewer: int | None) -> dict[str, Any]:
    """A cloud island; what lies face down there is for the seats that have looked."""
    v = state.v
    known = v[KNOWN + site]
    tile = v[TILES + site] - 1 if tile_known(state, site, viewer) else -1
    return {
        "site": CLOUDS[site],
        "hex": HEXES[state.sea.where[CLOUD][site]],
        "colour": COLOURS[site >> 1],
        "face_up": bool(v[FACE_UP + site]),
        "island": ISLAND_TILES[tile] if tile >= 0 else None,
        "letter": LETTERS[state.setup.island_letter[tile]] if tile >= 0 else None,
        "seen_by": [seat for seat in range(state.seats) if known >> seat & 1],
        "shrine": _seat(v[SHRINES + site]),
    }


def _colours(bits: int) -> list[str]:
    return [COLOURS[c] for c in range(6) if bits >> c & 1]


def _seat(number: int) -> int | None:
    return number - 1 if number else None


def _player(state: DelphiState, seat: int) -> dict[str, Any]:
    setup, v, p = state.setup, state.v, player(seat)
    salve = v[p + TRAITS] & SALVE

    def coloured(offset: int) -> list[str]:
        return cards(COLOURS, v[p + offset : p + offset + 6])

    return {
        "seat": seat,
        "colour": PLAYER_COLOURS[seat],
        "ship": SHIPS[v[p + SHIP] - 1] if v[p + SHIP] else None,
        "hex": HEXES[v[p + POSITION]] if laid_out(state) else None,
        "at_zeus": bool(v[p + ENTERED]),
        "favour": v[p + FAVOUR],
        "shield": v[p + SHIELD],
        "dice": coloured(DICE),
        "spent": coloured(SPENT),
        "cards": coloured(CARDS),
        "played": COLOURS[v[p + PLAYED] - 1] if v[p + PLAYED] else None,
        "wounds": coloured(WOUNDS),
        "recovery": {
            "equal": setup.salve_equal if salve else setup.equal,
            "total": setup.salve_total if salve else setup.total,
        },
        "gods": {GODS[g]: v[p + GODS_AT + g] for g in range(6)},
        "offerings": coloured(CARGO),
        "statues": coloured(CARGO_STATUES),
        "hold": v[p + HOLD],
        "range": v[p + RANGE],
        "keel": bool(v[p + TRAITS] & KEEL),
        "tasks": [_task(state, seat, task) for task in range(12)],
        "left": v[p + LEFT],
        "done": {TASK_KINDS[kind]: _colours(v[p + DONE + kind]) for kind in range(1, 4)},
        "delivered": coloured(DELIVERED),
        "beaten": coloured(BEATEN),
        "companions": [COMPANIONS[n] for n in range(18) if v[COMPANION_AT + n] == seat + 1],
        "equipment": [EQUIPMENT[n] for n in range(22) if v[EQUIPMENT_AT + n] == OWNED + seat],
        "wild": bool(v[p + WILD]),
        "extra_action": bool(v[p + TRAITS] & CLOCK and not v[p + CLOCKED]),
    }


def _task(state: DelphiState, seat: int, task: int) -> dict[str, Any]:
    v = state.v
    colour = state.setup.task_colour(task, v[TURNED])
    entry = {
        "task": TASKS[task],
        "kind": TASK_KINDS[task_kind(task, v[TURNED])],
        "state": TASK_STATES[v[player(seat) + TASKS_AT + task]],
    }
    if task < 3:
        entry["island"] = f"{PLAYER_COLOURS[seat]}-{task + 1}"
    else:
        entry["colour"] = "white" if colour == WHITE else COLOURS[colour]
    return entry
