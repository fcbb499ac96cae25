"""Edition files: what they must hold, what must fit together in them, and reading one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from petteia.kernel import Edition, edition_text, parse_edition
from petteia.kernel.edition import (
    Anything,
    Bool,
    Int,
    List,
    Map,
    Number,
    Rule,
    Str,
    Table,
)
from petteia.kernel.errors import Mistake

from .components import (
    BONUS,
    CELLS,
    COLUMNS,
    DEFAULT_TEXT,
    DESTINY,
    DISCOVERY,
    GOD,
    HIGHEST,
    LONGEST_TRACK,
    NORTH,
    RESOURCE,
    ROWS,
    SEA,
    SEATS,
    TERRITORY,
    WONDER,
)
from .figures import DEAREST_SEA, MOST_OF_ONE, MOST_ZEUS_SPACES

_NAME = Map(Str())
_RES = Str(RESOURCE)
_POINT = List(Number(), 2, 2)
_SMALL = Int(0, 20)
_BONUS = Str(tuple(bonus.replace("-", ":") for bonus in BONUS))
_BONUS_KINDS = ("settler", "hourglass", "cube", "prestige")
_TEXT: dict[str, Rule] = {"name": _NAME, "summary": Str()}

_TERRITORY = Table(
    {
        "id": Str(TERRITORY),
        "resource": _RES,
        "star": Bool(),
        "zeus": Int(0, 1),
        "atlantis": Bool(),
        "points": _SMALL,
        "land": List(Str(TERRITORY)),
        "sea": List(Str(SEA)),
    },
    {"name": _NAME, "north": Bool(), "centroid": _POINT},
)
_SEA = Table(
    {"id": Str(SEA), "land": List(Str(TERRITORY)), "sea": List(Str(SEA))},
    {"name": _NAME, "centroid": _POINT},
)
_CELL = Table(
    {
        "row": Int(1, ROWS),
        "column": Int(1, COLUMNS),
        "fixed": Map(Int(1, MOST_OF_ONE), RESOURCE),
        "grey": List(Int(1, MOST_OF_ONE), 0, 4),
        "bonus": List(_BONUS, 0, 2),
    },
    {
        "cost": Str(),
        "bonus_5p": _BONUS,
    },
)
_DISCOVERY = Table(
    {
        "id": Str(DISCOVERY),
        "row": Int(1, ROWS),
        "effect": Table(
            {},
            {
                "new_settler_cost": Int(0, 9),
                "hourglasses_now": _SMALL,
                "land_run_cost": Int(1, 1),
                "sea_discount": Int(0, 2),
                "swords": _SMALL,
                "zeus": _SMALL,
                "destiny_look": Int(1, 9),
                "destiny_keep": Int(1, 1),
                "discovery_discount": Int(0, 3),
                "by_tile_resource": Bool(),
                "cubes_of_choice_now": _SMALL,
                "stars": _SMALL,
                "wonder_discount": Int(0, 6),
                "destiny_now": Int(0, 3),
                "wins_ties": Bool(),
                "settlers_to_stock_now": _SMALL,
            },
        ),
    },
    {
        **_TEXT,
        "tiles": Int(1, 3),
        "tile_resources": List(_RES, 1, 4),
        "end": Table(
            {"points": Int(-9, 20)},
            {"per": Str(("discovery_tile", "settler_on_map", "sword_on_discoveries", "star_token"))},
        ),
    },
)
_ROW = Table(
    {
        "row": Int(1, ROWS),
        "tiles_per_discovery": Int(1, 3),
        "marked_5": Int(0, 3),
        "marked_4": Int(0, 3),
    },
    others=True,
)
_WONDER = Table({"id": Str(WONDER), "stars": Int(0, 20), "points": Int(-99, 99)}, _TEXT)
_DESTINY_CARD = Table(
    {
        "id": Str(DESTINY),
        "copies": Int(0, 20),
        "timing": Str(("own_turn", "olympos", "wonder")),
        "effect": Table(
            {},
            {
                "hourglasses_per_token": _SMALL,
                "hourglasses_if_most": _SMALL,
                "cube": Int(1, 1),
                "prestige_per_token": _SMALL,
                "prestige_if_all_four": _SMALL,
                "zeus": _SMALL,
                "stars": _SMALL,
            },
        ),
    },
    {**_TEXT, "resource": _RES},
)
_GOD_CARD = Table(
    {
        "id": Str(GOD),
        "sign": Str(("positive", "negative")),
        "effect": Table(
            {},
            {
                "prestige": _SMALL,
                "settlers_to_stock": _SMALL,
                "cubes_of_choice": _SMALL,
                "swords": _SMALL,
                "stars": _SMALL,
                "next_action_extra": _SMALL,
                "settlers_lost_from_map": Int(1, 1),
                "end_points": Int(-20, 0),
                "no_sea": Bool(),
                "discard_all_destiny": Bool(),
            },
        ),
    },
    {**_TEXT, "affects": Str(), "duration": Str()},
)
_ZEUS_SPACE = Table(
    {
        "space": Int(1, 200),
        "drawn_by": List(Str(("first", "last")), 0, 2),
        "destiny_cards": Int(0, 3),
    },
    {"number": Int(), "kind": Str(("single", "double")), "olympos_cards": Int(0, 2)},
)
_PLAYERS = Table(
    {
        "players": Int(2, SEATS),
        "columns": List(Int(1, COLUMNS), 1, COLUMNS),
        "single_tiles": Bool(),
        "both_tiles_of": List(Str(DISCOVERY)),
        "excluded_marks": List(Int(4, 5), 0, 2),
        "grey_bonus": Bool(),
        "blocked_per_resource": Int(0, 6),
        "start_cubes": Str(("random", "different", "different_plus_random")),
        "barbarians": Int(0, 4),
    },
    {"discoveries_per_row": Int(1, COLUMNS), "wonders": Int(1, COLUMNS), "blocked": Int(0, 24)},
)


class _WholeEdition(Table):
    """The tables by themselves, then what must fit together."""

    def check(self, value: Any, where: str, mistakes: list[str]) -> None:
        super().check(value, where, mistakes)
        if not mistakes:
            _check_map(value, mistakes)
            _check_board(value, mistakes)
            _check_track(value, mistakes)
        if not mistakes:
            for players in value["setup"]["players"]:
                _check_players(value, players, mistakes)
                _check_pieces(value, players, mistakes)


SCHEMA = _WholeEdition(
    {
        "schema": Int(1, 1),
        "id": Str(("olympos",)),
        "edition": Str(),
        "resource": List(
            Table({"id": _RES, "cubes": Int(1, 99)}, {"name": _NAME}, others=True),
            len(RESOURCE),
            len(RESOURCE),
        ),
        "north": Table({"land": List(Str(TERRITORY), 1)}, {"sea": List(Str(SEA))}, others=True),
        "territory": List(_TERRITORY, len(TERRITORY), len(TERRITORY)),
        "sea": List(_SEA, 0, len(SEA)),
        "action_cost": Table(
            {
                "new_settler": Int(0, 9),
                "enter_land": Int(0, 9),
                "enter_sea": Int(0, DEAREST_SEA),
                "discovery": Int(1, 20),
                "wonder": Int(1, 20),
                "minimum": Int(1, 9),
            }
        ),
        "combat": Table(
            {
                "attacker_more_swords": Int(0, 9),
                "equal_swords": Int(0, 9),
                "attacker_fewer_swords": Int(0, 9),
                "tribe_swords": _SMALL,
                "barbarian_swords": _SMALL,
                "defender_hourglasses": _SMALL,
            }
        ),
        "time_track": Table(
            {
                "cross": Int(1, LONGEST_TRACK),
                "zeus": List(_ZEUS_SPACE, 1, MOST_ZEUS_SPACES),
                "end_bonus": List(Table({"space": Int(0, 300), "points": Int(-20, 20)})),
            },
            {"spaces": Int(1, 301)},
            others=True,
        ),
        "discovery_row": List(_ROW, ROWS, ROWS),
        "cell": List(_CELL, CELLS, CELLS),
        "bonus_kind": List(
            Table(
                {
                    "id": Str(_BONUS_KINDS),
                    "effect": Table(
                        {},
                        {
                            "settlers_to_stock": _SMALL,
                            "hourglasses": _SMALL,
                            "cube": Int(1, 1),
                            "prestige": _SMALL,
                        },
                    ),
                },
                _TEXT,
            ),
            4,
            4,
        ),
        "discovery": List(_DISCOVERY, len(DISCOVERY), len(DISCOVERY)),
        "wonder": List(_WONDER, len(WONDER), len(WONDER)),
        "destiny": List(_DESTINY_CARD, len(DESTINY), len(DESTINY)),
        "olympos_card": List(_GOD_CARD, len(GOD), len(GOD)),
        "setup": Table({"pieces_in_stock": Int(1, 20), "players": List(_PLAYERS, 4, 4)}, others=True),
        "scoring": Table({"discovery_tile": _SMALL, "destiny_card_in_hand": _SMALL}, others=True),
        "rulings": Table({"wait_cost": Int(1, 9)}, others=True),
    },
    {
        "meta": Anything(),
        "files": Anything(),
        "player_colour": Anything(),
        "map": Table({}, {"islands": List(Str(TERRITORY))}, others=True),
        "atlantis": Anything(),
        "development_board": Anything(),
        "destiny_rules": Anything(),
        "olympos_rules": Anything(),
        "prestige": Anything(),
        "supply": Anything(),
        "barbarians": Anything(),
        "end_game": Anything(),
    },
)


@lru_cache(maxsize=16)
def _parsed(text: str, source: str, own: bool) -> Edition:
    return parse_edition(text, SCHEMA, source, own)


def default_edition() -> Edition:
    """The edition that the project carries."""
    return _parsed(DEFAULT_TEXT, "olympos", False)


def load_edition(value: str) -> Edition:
    """The edition that the option's value means: ``default``, a file's path, or the text itself.

    OptionError if there is no such file, EditionError with all of its mistakes.
    """
    if value == "default":
        return default_edition()
    text, source = edition_text(value)
    return _parsed(text, source, True)


# What owners of the printed game can enter, table by table: what the rulebooks only picture.
EDITABLE = {
    "territory": ("resource", "star", "atlantis", "zeus", "points", "land", "sea"),
    "sea": ("land", "sea"),
    "north": ("land", "sea"),
    "time_track": ("cross",),
    "time_track.zeus": ("space", "drawn_by", "destiny_cards"),
    "time_track.end_bonus": ("space", "points"),
    "cell": ("fixed", "grey", "bonus", "bonus_5p"),
    "discovery": ("row", "tile_resources"),
    "wonder": ("stars", "points"),
    "destiny": ("copies", "resource"),
    "resource": ("cubes",),
}

Path = tuple[str | int, ...]


def _say(
    mistakes: list[str],
    path: Path,
    line: str,
    id: str = "",  # noqa: A002
    **args: str | int,
) -> None:
    mistakes.append(Mistake(line, path, id, args))


def _complete(ids: Sequence[str], table: str, entries: Sequence[dict[str, Any]], mistakes: list[str]) -> None:
    counts = Counter(entry["id"] for entry in entries)
    for identity in ids:
        if counts[identity] != 1:
            line = f"[[{table}]]: expected '{identity}' once, found {counts[identity]} times"
            _say(mistakes, (table,), line)


def _check_map(data: dict[str, Any], mistakes: list[str]) -> None:
    territories, seas = data["territory"], data["sea"]
    _complete(TERRITORY, "territory", territories, mistakes)
    areas = {entry["id"]: {*entry["land"], *entry["sea"]} for entry in [*territories, *seas]}
    for table, entries in (("territory", territories), ("sea", seas)):
        for number, entry in enumerate(entries):
            name = entry["id"]
            for other in sorted(areas[name]):
                if other == name or name not in areas.get(other, ()):
                    line = f"[[{table}]] '{name}': '{other}' does not name it as a neighbour in return"
                    key = "land" if other in entry["land"] else "sea"
                    _say(mistakes, (table, number, key), line, "neighbour", name=name, other=other)
    for seats in data["setup"]["players"]:
        for resource in RESOURCE:
            free = [t for t in territories if t["resource"] == resource]
            stars = sum(t["star"] for t in free)
            if len(free) - max(0, stars - 1) < seats["blocked_per_resource"]:
                line = (
                    f"[[setup.players]] players {seats['players']}: only {len(free)} territories of "
                    f"{resource}, {stars} with a star: {seats['blocked_per_resource']} cannot be locked"
                )
                _say(
                    mistakes, ("territory",), line, "locks",
                    players=seats["players"], count=len(free), resource=resource, stars=stars,
                    locks=seats["blocked_per_resource"],
                )  # fmt: skip
    if sum(t["zeus"] for t in territories) > 1:
        line = "[[territory]]: at most one territory carries the Zeus symbol"
        _say(mistakes, ("territory",), line, "one-zeus")
    if any(entry.get("id") == NORTH for entry in territories):
        _say(mistakes, ("territory",), f"[[territory]]: '{NORTH}' is the northern zone's name")


def _check_board(data: dict[str, Any], mistakes: list[str]) -> None:
    _complete(DISCOVERY, "discovery", data["discovery"], mistakes)
    _complete(WONDER, "wonder", data["wonder"], mistakes)
    _complete(DESTINY, "destiny", data["destiny"], mistakes)
    _complete(GOD, "olympos_card", data["olympos_card"], mistakes)
    _complete(RESOURCE, "resource", data["resource"], mistakes)
    _complete(_BONUS_KINDS, "bonus_kind", data["bonus_kind"], mistakes)
    rows = Counter(entry["row"] for entry in data["discovery_row"])
    places = Counter((cell["row"], cell["column"]) for cell in data["cell"])
    for row in range(1, ROWS + 1):
        found = sum(d["row"] == row for d in data["discovery"])
        if found != COLUMNS:
            line = f"[[discovery]]: expected {COLUMNS} discoveries of row {row}"
            _say(mistakes, ("discovery",), line, "row", expected=COLUMNS, row=row, found=found)
        if rows[row] != 1:
            _say(mistakes, ("discovery_row",), f"[[discovery_row]]: expected row {row} once")
        for column in range(1, COLUMNS + 1):
            if places[row, column] != 1:
                _say(mistakes, ("cell",), f"[[cell]]: expected row {row}, column {column} once")
    for number, cell in enumerate(data["cell"]):
        if len(cell["fixed"]) + len(cell["grey"]) > len(RESOURCE):
            line = f"[[cell]] row {cell['row']}, column {cell['column']}: more than {len(RESOURCE)} resources"
            _say(mistakes, ("cell", number, "grey"), line, "cell-resources", most=len(RESOURCE))
    seats = Counter(entry["players"] for entry in data["setup"]["players"])
    for number in range(2, SEATS + 1):
        if seats[number] != 1:
            line = f"[[setup.players]]: expected players {number} once"
            _say(mistakes, ("setup", "players"), line)
    for number, card in enumerate(data["destiny"]):
        bound = {"hourglasses_per_token", "hourglasses_if_most", "cube", "prestige_per_token"}
        if bound & set(card["effect"]) and "resource" not in card:
            line = f"[[destiny]] '{card['id']}': the key 'resource' is missing"
            _say(mistakes, ("destiny", number, "resource"), line, "missing", key="resource")
    for table in ("destiny", "olympos_card"):
        for number, card in enumerate(data[table]):
            if len(card["effect"]) != 1:
                line = f"[[{table}]] '{card['id']}' key 'effect': expected exactly one effect"
                _say(mistakes, (table, number, "effect"), line)
    for number, discovery in enumerate(data["discovery"]):
        by_tile = discovery["effect"].get("by_tile_resource", False)
        if by_tile != ("tile_resources" in discovery):
            line = f"[[discovery]] '{discovery['id']}': 'by_tile_resource' and 'tile_resources' go together"
            _say(mistakes, ("discovery", number, "tile_resources"), line, "discount-tiles")
    tiles = Counter(r for d in data["discovery"] for r in d.get("tile_resources", ()))
    for resource, count in tiles.items():
        if count > 1:
            line = f"[[discovery]]: two discount tiles of {resource}"
            _say(mistakes, ("discovery",), line, "discount-twice", resource=resource)


def _check_players(data: dict[str, Any], players: dict[str, Any], mistakes: list[str]) -> None:
    """What a number of players needs, so that nobody is ever asked a question without an answer."""
    number = players["players"]
    where = f"[[setup.players]] players {number}"
    setup: Path = ("setup", "players", data["setup"]["players"].index(players))
    if len(set(players["columns"])) != len(players["columns"]):
        _say(mistakes, (*setup, "columns"), f"{where} key 'columns': expected each column once")
    box = [entry["cubes"] for entry in data["resource"]]
    enough = {
        "random": sum(box) >= number,
        "different": len(RESOURCE) >= number,
        "different_plus_random": max(box) > 1,
    }
    if not enough[players["start_cubes"]]:
        line = f"{where} key 'start_cubes': there are fewer such cubes than players"
        _say(mistakes, (*setup, "start_cubes"), line, "few-cubes", players=number)
    for resource in RESOURCE[: players["barbarians"]]:
        plain = sum(t["resource"] == resource and not t["star"] for t in data["territory"])
        if plain <= players["blocked_per_resource"]:
            line = f"{where} key 'barbarians': no territory of {resource} may be left for them"
            _say(mistakes, ("territory",), line, "barbarians", resource=resource, players=number)
    rows = {entry["row"]: entry for entry in data["discovery_row"]}
    tiles = {
        row: entry["tiles_per_discovery"]
        - sum(entry[f"marked_{mark}"] for mark in set(players["excluded_marks"]))
        for row, entry in rows.items()
    }
    for row, count in tiles.items():
        if count < 1:
            line = f"[[discovery_row]] row {row}: no tile is left for {number} players"
            _say(mistakes, ("discovery_row",), line)
    buyers = {row: 1 if players["single_tiles"] else count for row, count in tiles.items()}
    for place, cell in enumerate(data["cell"]):
        spots = len(cell["bonus"]) + (players["grey_bonus"] and "bonus_5p" in cell)
        if cell["column"] in players["columns"] and 0 < spots < buyers[cell["row"]]:
            _say(
                mistakes,
                ("cell", place, "bonus"),
                f"[[cell]] row {cell['row']}, column {cell['column']} key 'bonus': "
                f"expected {buyers[cell['row']]} spots for {number} players, found {spots}",
                "spots", expected=buyers[cell["row"]], players=number, found=spots,
            )  # fmt: skip
    for place, discovery in enumerate(data["discovery"]):
        kinds = discovery.get("tile_resources")
        if kinds is not None and len(kinds) < buyers[discovery["row"]]:
            _say(
                mistakes,
                ("discovery", place, "tile_resources"),
                f"[[discovery]] '{discovery['id']}' key 'tile_resources': expected one for each of "
                f"{buyers[discovery['row']]} tiles for {number} players, found {len(kinds)}",
                "spots", expected=buyers[discovery["row"]], players=number, found=len(kinds),
            )  # fmt: skip


def _check_pieces(data: dict[str, Any], players: dict[str, Any], mistakes: list[str]) -> None:
    """No more pieces may come to the map than a pile has room for: each spot, tile and god gives once."""
    number = players["players"]
    rows = {entry["row"]: entry for entry in data["discovery_row"]}
    spots = sum(
        [*cell["bonus"], *([cell["bonus_5p"]] if "bonus_5p" in cell else [])].count("settler")
        for cell in data["cell"]
    )
    each = next(kind["effect"] for kind in data["bonus_kind"] if kind["id"] == "settler")
    pieces = number * data["setup"]["pieces_in_stock"] + players["barbarians"]
    pieces += spots * each.get("settlers_to_stock", 0)
    for discovery in data["discovery"]:
        tiles = min(number, rows[discovery["row"]]["tiles_per_discovery"])
        pieces += tiles * discovery["effect"].get("settlers_to_stock_now", 0)
    for god in data["olympos_card"]:
        pieces += number * god["effect"].get("settlers_to_stock", 0)
    if pieces > HIGHEST:
        line = (
            f"[[setup.players]] players {number}: up to {pieces} settlers could come to the map (from stock, "
            f"bonus spots, discoveries, gods, barbarians); expected at most {HIGHEST}, the box holds 100"
        )
        _say(mistakes, ("cell",), line, "pieces", players=number, pieces=pieces, most=HIGHEST)


def _check_track(data: dict[str, Any], mistakes: list[str]) -> None:
    track = data["time_track"]
    spaces = [zeus["space"] for zeus in track["zeus"]]
    for number, space in enumerate(spaces):
        if space > track["cross"] or (number and space <= spaces[number - 1]):
            line = "[[time_track.zeus]]: spaces must rise and lie before the Cross"
            _say(mistakes, ("time_track", "zeus", number, "space"), line, "zeus-rise")
            break
    cards = sum(len(zeus["drawn_by"]) for zeus in track["zeus"])
    if cards > len(GOD):
        line = f"[[time_track.zeus]]: {cards} Olympos cards are turned, but there are {len(GOD)}"
        _say(mistakes, ("time_track", "zeus"), line, "zeus-cards", cards=cards, most=len(GOD))
    bonus = Counter(entry["space"] for entry in track["end_bonus"])
    for space in range(spaces[-1], track["cross"] + 1):
        if bonus[space] != 1:
            line = f"[[time_track.end_bonus]]: expected space {space} once"
            _say(mistakes, ("time_track", "end_bonus"), line, "end-bonus", space=space)
