"""The edition file: its schema, its loading, and what must hold beyond single values."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Any

from petteia.kernel import Edition, EditionError, edition_text, parse_edition
from petteia.kernel.edition import Anything, Bool, Int, List, Map, Number, Rule, Str, Table
from petteia.kernel.errors import Mistake

from .components import (
    CITY_TILE,
    COLOUR,
    COMPANION,
    COMPANION_KIND,
    EQUIPMENT,
    GOD,
    ISLAND_TILE,
    LETTER,
    MAP_TILE,
    PLAYER_COLOUR,
    SHIP,
    TASK,
    TASK_KIND,
)

_SMALL = Int(0, 20)
_COLOUR = Str(COLOUR)
_NAMES: dict[str, Rule] = {"name": Map(Str(), ("en", "de", "fr", "ru")), "text": Anything()}
_PLACE = Int(-12, 12)

GAIN = Table(
    {},
    {
        "favour": _SMALL,
        "oracle_cards": _SMALL,
        "god_steps": _SMALL,
        "shield_steps": _SMALL,
        "companion": Int(0, 1),
        "equipment": Int(0, 1),
        "clear_wounds_of_one_colour": Bool(),
    },
)
"""What a reward can give; the letters and the kinds of task use it."""

_HEX = Table(
    {
        "q": _PLACE,
        "r": _PLACE,
        "kind": Str(("water", "cloud", "offering", "temple", "statue", "monster", "city")),
    },
    {"colour": _COLOUR, "marked": Bool(), "sites": List(_COLOUR, 3, 3)},
)

_EFFECTS: dict[str, Rule] = {
    "range_bonus": _SMALL,
    "applies_to": List(Str(("offering", "statue", "monster"))),
    "god_steps": _SMALL,
    "storage_bonus": _SMALL,
    "shield_steps": _SMALL,
    "actions": List(Str()),
    "action": Str(),
    "favour": _SMALL,
    "oracle_cards": _SMALL,
    "recovery_equal": Int(1, 20),
    "recovery_total": Int(1, 42),
    "cost": _SMALL,
    "per_turn": Int(1, 1),
    "gods": List(Str(GOD), 1, 6),
    "looks_at": Int(2, 2),
}

EQUIPMENT_KINDS = (
    "range",
    "cross_shallows",
    "reward_god",
    "storage_shield",
    "reach_island",
    "reach_statue",
    "reach_offering",
    "colour_bonus",
    "wound_limit",
    "paid_action",
    "roll_favour",
    "statue_now",
    "offering_now",
    "god_to_top",
    "scout",
    "windfall",
)

SHIP_EFFECTS = (
    "start_shield",
    "gods_on_entry_row",
    "one_task_less",
    "cheap_recolour",
    "range",
    "more_favour",
    "start_equipment",
    "recolour_both_ways",
)

_RULES = Table(
    {
        "hero_shield_steps": Int(0, 5),
        "shrine_match": Str(("picture", "colour")),
        "needless_actions": Bool(),
        "titan_without_consultation": Bool(),
    }
)

SCHEMA = Table(
    {
        "edition": Table({"id": Str(), "schema": Int(1, 1)}, others=True),
        "rules": Table({"rulebook": _RULES, "revised": _RULES}),
        "constants": Table(
            {
                "dice_per_player": Int(3, 3),
                "oracle_cards_per_turn": Int(1, 1),
                "ship_range": Int(1, 12),
                "move_extra_cost": Int(1, 1),
                "recolour_step_cost": Int(1, 1),
                "monster_strength": Int(0, 20),
                "fight_continue_cost": Int(1, 9),
                "fight_strength_drop": Int(1, 9),
                "fight_wound_on_roll": Int(0, 9),
                "recovery_equal": Int(1, 7),
                "recovery_total": Int(1, 42),
                "recovery_discard": Int(3, 3),
                "no_wound_favour": _SMALL,
                "no_wound_god_steps": Int(1, 1),
                "action_favour": Int(1, 20),
                "action_oracle_cards": Int(1, 9),
                "action_peek": Int(2, 2),
                "titan_double_at": Int(1, 7),
                "titan_double_wounds": Int(0, 9),
                "titan_wounds": Int(0, 9),
                "equipment_display": Int(1, 8),
                "draft_extra_ships": Int(1, 4),
                "start_wounds": Int(1, 1),
                "start_shield": Int(0, 5),
            }
        ),
        "wheel": Table({"clockwise": List(_COLOUR, 6, 6)}),
        "god": List(
            Table({"id": Str(GOD), "colour": _COLOUR, "column": Int(0, 5), "action": Str()}, _NAMES), 6, 6
        ),
        "god_track": Table({"rows": Int(7, 7), "bottom": Int(0, 0), "top": Int(6, 6)}, others=True),
        "shield_track": Table({"min": Int(0, 0), "max": Int(1, 9), "overflow": Str(("lost",))}),
        "map_tile": List(
            Table(
                {
                    "id": Str(MAP_TILE),
                    "class": Str(("ring", "large", "medium", "small")),
                    "hexes": List(_HEX, 1),
                },
                {"hole": Str(("zeus", "shallow"))},
            ),
            12,
            12,
        ),
        "city_tile": List(
            Table({"id": Str(CITY_TILE), "colour": _COLOUR, "statues": Int(3, 3), "hexes": List(_HEX, 3, 3)}),
            6,
            6,
        ),
        "compact": Table(
            {
                "city_shift_max": Int(0, 12),
                "slots": List(
                    Table(
                        {
                            "id": Str(),
                            "class": Str(("ring", "large", "medium", "small")),
                            "rotation": Int(-1, 5),
                            "q": _PLACE,
                            "r": _PLACE,
                        }
                    ),
                    12,
                    12,
                ),
                "city_slots": List(
                    Table({"id": Str(), "rotation": Int(0, 5), "q": _PLACE, "r": _PLACE}), 6, 6
                ),
            },
            others=True,
        ),
        "map_checks": Table({"city_water_contacts_min": Int(1, 6), "city_distance_min": Int(1, 12)}),
        "random_map": Table(
            {
                "min_edge_contacts": Int(1, 12),
                "min_water_contacts": Int(1, 12),
                "keep_best_share": Number(),
                "max_extent": Int(12, 20),
                "max_gap_hexes": Int(0, 50),
                "city_angle_tolerance": Int(1, 60),
                "city_angle_tries": Int(1, 100),
                "attempts": Int(1, 10000),
            }
        ),
        "setup": Table(
            {
                "start_favour_by_seat": List(_SMALL, 4, 4),
                "island_tiles_used": Int(12, 12),
                "statues_per_city": Int(3, 3),
                "monsters_on_marked": Int(2, 2),
                "double_sided_turned_to_monster": Int(2, 2),
            },
            others=True,
        ),
        "player_count": List(
            Table(
                {
                    "players": Int(2, 4),
                    "entry_row": Int(1, 6),
                    "pieces_per_colour": Int(2, 4),
                    "offerings_per_island": Int(2, 4),
                    "monsters_per_marked": Int(2, 2),
                    "monsters_per_plain": Int(1, 3),
                }
            ),
            3,
            3,
        ),
        "first_game": Table(
            {
                "tasks": Int(8, 12),
                "map": Str(("compact", "random")),
                "ships": Str(("random",)),
                "ship_pool": Str(("first-game",)),
                "ship_tiles": List(Str(SHIP), 4, 8),
            }
        ),
        "shorter_game": Table({"order": List(Str(TASK_KIND), 4, 4)}),
        "piece": List(
            Table({"id": Str(), "count": Int(1, 99)}, {"per_colour": Int(1, 20), "per_player": Int(1, 20)})
        ),
        "die": List(
            Table(
                {"id": Str(("oracle_die", "titan_die", "battle_die")), "count": Int(1, 20)},
                {
                    "per_player": Int(3, 3),
                    "colour_faces": List(_COLOUR, 6, 6),
                    "number_faces": List(Int(0, 9), 1, 20),
                },
            ),
            3,
            3,
        ),
        "task_kind": List(Table({"id": Str(TASK_KIND), "reward": GAIN}, _NAMES), 4, 4),
        "zeus_tile": List(
            Table(
                {"id": Str(TASK), "kind": Str(("shrine", "statue", "offering", "monster", "double"))},
                {"island": Int(1, 3), "colour": Str(("white",)), "offering": _COLOUR, "monster": _COLOUR},
            ),
            12,
            12,
        ),
        "letter": List(Table({"id": Str(LETTER), "glyph": Str(), "reward": GAIN}, _NAMES), 4, 4),
        "island_tile": List(
            Table({"id": Str(ISLAND_TILE), "player": Str(PLAYER_COLOUR), "letter": Str(LETTER)}), 12, 12
        ),
        "companion_kind": List(
            Table(
                {"id": Str(COMPANION_KIND), "at_once": Anything(), "lasting": Str()},
                {"range_bonus": _SMALL, **_NAMES},
            ),
            3,
            3,
        ),
        "companion": List(
            Table({"id": Str(COMPANION), "kind": Str(COMPANION_KIND), "colour": _COLOUR}, _NAMES), 18, 18
        ),
        "equipment_kind": List(
            Table(
                {
                    "id": Str(EQUIPMENT_KINDS),
                    "timing": Str(("lasting", "at-once", "both")),
                    "cards": Int(1, 9),
                },
                {**_EFFECTS, **_NAMES},
            ),
            16,
            16,
        ),
        "equipment": List(
            Table(
                {"id": Str(EQUIPMENT), "kind": Str(EQUIPMENT_KINDS), "colours": List(_COLOUR, 0, 6)}, _NAMES
            ),
            22,
            22,
        ),
        "ship": List(
            Table(
                {"id": Str(SHIP), "storage": Int(1, 9), "effect": Str(SHIP_EFFECTS)},
                {
                    "shield_steps": _SMALL,
                    "recolour_discount": _SMALL,
                    "range_bonus": _SMALL,
                    "favour_bonus": _SMALL,
                    "equipment": Int(0, 1),
                    "oracle_cards": _SMALL,
                    **_NAMES,
                },
            ),
            8,
            8,
        ),
    },
    {"monster_type": List(Table({"id": Str(), "colour": _COLOUR}, _NAMES), 6, 6)},
    others=True,  # names, looks and counts of the printed material, which play does not read
)

# What owners of the printed game can enter, table by table: names, and facts that one source alone gives.
EDITABLE = {
    "monster_type": ("colour", "name"),
    "compact": ("city_shift_max", "slots", "city_slots"),
    "first_game": ("ship_tiles",),
    "letter": ("reward", "name"),
    "equipment_kind": ("gods",),
    "equipment": ("colours", "name"),
    "ship": ("storage", "name"),
    "companion": ("name",),
    "god": ("name",),
}

PICTURED = {"first_game": {"first_game": True}}

_IDS = {
    "god": GOD,
    "map_tile": MAP_TILE,
    "city_tile": CITY_TILE,
    "task_kind": TASK_KIND,
    "zeus_tile": TASK,
    "letter": LETTER,
    "island_tile": ISLAND_TILE,
    "companion_kind": COMPANION_KIND,
    "companion": COMPANION,
    "equipment": EQUIPMENT,
    "ship": SHIP,
}

_ISLANDS = {"cloud": 12, "offering": 6, "temple": 6, "statue": 6, "monster": 9}


def _mistakes(data: dict[str, Any]) -> list[str]:
    """What is wrong with the tables as a whole: ids, colours, and the counts that set-up relies on."""
    out: list[str] = []
    for table, ids in _IDS.items():
        found = tuple(entry["id"] for entry in data[table])
        if found != ids:
            out.append(Mistake(f"[[{table}]]: expected the ids {', '.join(ids)} in this order", (table,)))
    if sorted(data["wheel"]["clockwise"]) != sorted(COLOUR):
        out.append("[wheel] key 'clockwise': expected each of the six colours once")
    if sorted(god["colour"] for god in data["god"]) != sorted(COLOUR):
        out.append("[[god]]: expected one god of each colour")
    for n, count in enumerate(data["player_count"]):
        players = count["players"]
        if players != n + 2 or count["pieces_per_colour"] != players:
            out.append(
                "[[player_count]]: expected entries for 2, 3 and 4 players with as many pieces a colour"
            )
        elif count["offerings_per_island"] != players or count["monsters_per_plain"] != players - 1:
            out.append(f"[[player_count]] {players}: the pieces per island do not add up")
    pieces = {piece["id"]: piece for piece in data["piece"]}
    out += [
        f"[[piece]]: the entry '{name}' with its key 'per_colour' is missing"
        for name in ("oracle_card", "wound_card")
        if "per_colour" not in pieces.get(name, {})
    ]
    dice = {die["id"]: die for die in data["die"]}
    out += [
        f"[[die]]: the entry '{name}' with its key 'number_faces' is missing"
        for name in ("titan_die", "battle_die")
        if "number_faces" not in dice.get(name, {})
    ]
    return out + _tile_mistakes(data)


def _tile_mistakes(data: dict[str, Any]) -> list[str]:
    out: list[str] = []
    hexes = [h for tile in data["map_tile"] for h in tile["hexes"]]
    for kind, count in _ISLANDS.items():
        found = sum(h["kind"] == kind for h in hexes)
        if found != count:
            out.append(f"[[map_tile]]: expected {count} hexes of kind '{kind}', found {found}")
    for colour in COLOUR:
        if sum(h["kind"] == "cloud" and h.get("colour") == colour for h in hexes) != 2:
            out.append(f"[[map_tile]]: expected two {colour} cloud islands")
        if sum(colour in h.get("sites", ()) for h in hexes) != 3:
            out.append(f"[[map_tile]]: expected three building sites for {colour} statues")
    if sum(h["kind"] == "monster" and h.get("marked", False) for h in hexes) != 3:
        out.append("[[map_tile]]: expected three marked monster islands")
    if [t["id"] for t in data["map_tile"] if t.get("hole") == "zeus"] != ["R1"]:
        out.append("[[map_tile]]: expected the Zeus hole on tile R1 alone")
    for tile in [*data["map_tile"], *data["city_tile"]]:
        out += [
            f"[[map_tile]] '{tile['id']}': a {h['kind']} hex needs a colour"
            for h in tile["hexes"]
            if h["kind"] in ("water", "cloud", "city") and "colour" not in h
        ]
    out += [
        f"[[city_tile]] '{tile['id']}': expected a city hex and two water hexes"
        for tile in data["city_tile"]
        if [h["kind"] for h in tile["hexes"]] != ["city", "water", "water"]
    ]
    if sorted(tile["colour"] for tile in data["city_tile"]) != sorted(COLOUR):
        out.append("[[city_tile]]: expected one city of each colour")
    return out


@lru_cache(maxsize=8)
def read_edition(text: str, source: str, own: bool = True) -> Edition:
    """An edition from its text; EditionError lists every mistake with table and key."""
    edition = parse_edition(text, SCHEMA, source, own)
    mistakes = _mistakes(edition.data)
    if mistakes:
        raise EditionError(source, mistakes)
    return edition


@lru_cache(maxsize=1)
def default_edition() -> Edition:
    """The project's own edition."""
    text = files("petteia.games.delphi").joinpath("edition.toml").read_text(encoding="utf-8")
    return read_edition(text, "delphi/edition.toml", own=False)


def load_edition(value: str) -> Edition:
    """The edition that a value of the option means: ``default``, a file's path, or a file's text."""
    if value == "default":
        return default_edition()
    text, source = edition_text(value)
    return read_edition(text, source)
