"""What is fixed before the first decision: the edition's figures as tables, and the maps in use."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from petteia.kernel import Edition, Game, OptionError, Setup

from .components import (
    CITY_SPACING,
    COLOUR,
    COLOURS,
    COMPANION_KIND,
    FIRST_DOUBLE,
    GOD,
    HERO,
    LETTER,
    MONSTER,
    MONSTER_WHITE,
    OFFERING,
    PLAYER_COLOUR,
    SHIP,
    SHIPS,
    SHRINE,
    SHRINE_TASKS,
    STATUE,
    STATUE_TASKS,
    TASK,
    TASK_KIND,
    TASKS,
    WHITE,
    MapWarning,
)
from .map import EXAMPLE, Placement, Tiles, centred, cities_too_near, read_map, write_map
from .mapmaker import make_map
from .packing import COLOURS_IN, has
from .sea import Sea
from .space import ADVANCE_GOD, BATTLE_BASE, MAP, MAP_BASE, TITAN_BASE

_MAPS_KEPT = 64
_EDITIONS_KEPT = 8


_TILES: dict[str, Tiles] = {}  # by the edition's digest


def _tiles(edition: Edition) -> Tiles:
    """The tiles of an edition, made once."""
    tiles = _TILES.get(edition.digest)
    if tiles is None:
        if len(_TILES) >= _EDITIONS_KEPT:
            del _TILES[next(iter(_TILES))]
        tiles = _TILES[edition.digest] = Tiles(edition.data)
    return tiles


class Gain(NamedTuple):
    """What a reward gives; resolved in the order of the fields (see `rewards.grant`)."""

    clear: int = 0  # 1: discard the wounds of one colour
    shield: int = 0
    favour: int = 0
    equipment: int = 0
    companion: int = 0
    cards: int = 0
    steps: int = 0


def _gain(table: dict[str, Any]) -> Gain:
    return Gain(
        int(table.get("clear_wounds_of_one_colour", False)),
        table.get("shield_steps", 0),
        table.get("favour", 0),
        table.get("equipment", 0),
        table.get("companion", 0),
        table.get("oracle_cards", 0),
        table.get("god_steps", 0),
    )


def _bits(colours: list[str]) -> int:
    return sum(1 << COLOUR.index(c) for c in colours)


class DelphiSetup(Setup):
    """Options and edition of one table, as the steps read them."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any], edition: Edition) -> None:
        """OptionError if a given map is not valid (DEL-R14)."""
        super().__init__(game, seats, options, edition)
        data = edition.data
        constants = data["constants"]
        rules = data["rules"][options["rules"]]

        # DEL-R1: the two sets of rules differ in these four flags.
        self.hero_shield: int = rules["hero_shield_steps"]  # DEL-R2
        self.by_picture: bool = rules["shrine_match"] == "picture"  # DEL-R3
        self.needless: bool = rules["needless_actions"]  # DEL-R4
        self.titan_always: bool = rules["titan_without_consultation"]  # DEL-R71
        self.task_count: int = options["tasks"]
        self.draft: bool = options["ships"] == "draft"
        self.max_rounds: int = options["max_rounds"]
        self.ship_pool: list[int] = (
            [SHIP.index(s) for s in data["first_game"]["ship_tiles"]]
            if options["ship_pool"] == "first-game"
            else list(range(SHIPS))
        )
        self.draft_extra: int = constants["draft_extra_ships"]

        self.range: int = constants["ship_range"]
        self.monster_strength: int = constants["monster_strength"]
        self.fight_cost: int = constants["fight_continue_cost"]
        self.fight_drop: int = constants["fight_strength_drop"]
        self.fight_wound: int = constants["fight_wound_on_roll"]
        self.equal: int = constants["recovery_equal"]
        self.total: int = constants["recovery_total"]
        self.unhurt_favour: int = constants["no_wound_favour"]
        self.action_favour: int = constants["action_favour"]
        self.action_cards: int = constants["action_oracle_cards"]
        self.titan_double_at: int = constants["titan_double_at"]
        self.titan_double: int = constants["titan_double_wounds"]
        self.titan_wounds: int = constants["titan_wounds"]
        self.display: int = constants["equipment_display"]
        self.start_shield: int = constants["start_shield"]
        self.start_favour: list[int] = data["setup"]["start_favour_by_seat"]
        self.shield_max: int = data["shield_track"]["max"]
        self.top_row: int = data["god_track"]["top"]
        count = data["player_count"][seats - 2]
        self.entry_row: int = count["entry_row"]
        self.pieces: int = count["pieces_per_colour"]
        dice = {die["id"]: die for die in data["die"]}
        self.battle_faces = _weights(dice["battle_die"]["number_faces"])
        titan_faces = _weights(dice["titan_die"]["number_faces"])
        self.titan_outcomes = [(TITAN_BASE + face, weight) for face, weight in titan_faces]
        self.battle_outcomes = [(BATTLE_BASE + face, weight) for face, weight in self.battle_faces]
        pieces = {piece["id"]: piece for piece in data["piece"]}
        self.oracle_cards: int = pieces["oracle_card"]["per_colour"]
        self.wound_cards: int = pieces["wound_card"]["per_colour"]
        self.shorter: list[str] = data["shorter_game"]["order"][: TASKS - self.task_count]

        wheel = [COLOUR.index(c) for c in data["wheel"]["clockwise"]]
        self.wheel = wheel
        self.clockwise = [
            [(wheel.index(c) - wheel.index(f)) % COLOURS for c in range(COLOURS)] for f in range(COLOURS)
        ]
        self.god_colour = [COLOUR.index(god["colour"]) for god in data["god"]]
        self.god_deeds = [
            (colour, ADVANCE_GOD.id(0, god), ADVANCE_GOD.strides[0])
            for god, colour in enumerate(self.god_colour)
        ]
        self.god_of = [self.god_colour.index(c) for c in range(COLOURS)]

        self.double_offering = [COLOUR.index(t["offering"]) for t in data["zeus_tile"][FIRST_DOUBLE:]]
        self.double_monster = [COLOUR.index(t["monster"]) for t in data["zeus_tile"][FIRST_DOUBLE:]]
        self.task_gain = [_gain(kind["reward"]) for kind in data["task_kind"]]
        self.letter_gain = [_gain(letter["reward"]) for letter in data["letter"]]
        self.island_player = [PLAYER_COLOUR.index(t["player"]) for t in data["island_tile"]]
        self.island_letter = [LETTER.index(t["letter"]) for t in data["island_tile"]]
        self.island_number = [
            sum(p == player for p in self.island_player[:n]) for n, player in enumerate(self.island_player)
        ]

        self.companion_kind = [COMPANION_KIND.index(c["kind"]) for c in data["companion"]]
        self.companion_colour = [COLOUR.index(c["colour"]) for c in data["companion"]]
        self.companions_of = [
            [n for n, c in enumerate(self.companion_colour) if c == k] for k in range(COLOURS)
        ]
        kinds = {kind["id"]: kind for kind in data["companion_kind"]}
        self.creature_range: int = kinds["creature"].get("range_bonus", 0)
        self.companion_gain = [
            Gain(shield=self.hero_shield) if n == HERO else _gain(kinds[kind]["at_once"])
            for n, kind in enumerate(COMPANION_KIND)
        ]

        effects = {kind["id"]: kind for kind in data["equipment_kind"]}
        self.equipment_kind: list[str] = [card["kind"] for card in data["equipment"]]
        self.equipment_colours = [_bits(card["colours"]) for card in data["equipment"]]
        self.equipment_effect: list[dict[str, Any]] = [effects[kind] for kind in self.equipment_kind]
        self.salve_equal: int = effects["wound_limit"]["recovery_equal"]
        self.salve_total: int = effects["wound_limit"]["recovery_total"]
        self.clock_cost: int = effects["paid_action"]["cost"]
        self.coin_favour: int = effects["roll_favour"]["favour"]
        self.bowl_steps: int = effects["reward_god"]["god_steps"]
        self.bowl_kinds: list[str] = effects["reward_god"]["applies_to"]
        self.lamp_gain = _gain({k: v for k, v in effects["colour_bonus"].items() if k != "god_steps"})
        self.lamp_steps: int = effects["colour_bonus"]["god_steps"]
        self.windfall = _gain(effects["windfall"])
        self.ladder_gods = [GOD.index(god) for god in effects["god_to_top"]["gods"]]

        self.ship_effect: list[str] = [ship["effect"] for ship in data["ship"]]
        self.ship_hold: list[int] = [ship["storage"] for ship in data["ship"]]
        self.ships: list[dict[str, Any]] = data["ship"]
        self.favour_bonus: int = max(ship.get("favour_bonus", 0) for ship in data["ship"])
        self._prices: list[list[list[int]] | None] = [None] * ((SHIPS + 1) << COLOURS)

        self.tiles = _tiles(edition)
        self.map_kind: Literal["compact", "random", "custom"] = options["map"]
        self._seas: dict[int, Sea] = {}
        self.given: list[Placement] | None = None
        self.map_warnings: tuple[MapWarning, ...] = ()
        if self.map_kind == "custom":
            placements, mistakes = read_map(self.tiles, options["map_text"] or EXAMPLE)
            if mistakes:
                raise OptionError("map_text", options["map_text"], f"a valid map; {'; '.join(mistakes)}")
            self.given = centred(self.tiles, placements)
            if cities_too_near(self.tiles, self.given):
                self.map_warnings = (CITY_SPACING,)
        elif self.edition.text is not None:
            self.sea(0)  # an owner's tiles must fit together: better said now than in mid-game

    # ---- maps ---------------------------------------------------------------------------------

    def sea(self, number: int) -> Sea:
        """The tables of the map with a generator's number (the given map, if there is one)."""
        sea = self._seas.get(number)
        if sea is None:
            placements = self.given
            if placements is None:
                placements = make_map(self.tiles, self.map_kind, number)
            if len(self._seas) >= _MAPS_KEPT:
                del self._seas[next(iter(self._seas))]
            sea = self._seas[number] = Sea(self.tiles, placements)
        return sea

    def map_text(self, number: int) -> str:
        """The map as text, as ``map_text`` takes it."""
        return write_map(self.tiles, self.sea(number).placements)

    def note(self, outcome: int) -> str:
        """The map's text beside its number, so that a record holds the map itself."""
        return self.map_text(outcome - MAP_BASE) if outcome in MAP else ""

    # ---- prices of colours (DEL-3.3) ------------------------------------------------------------

    def prices(self, ship: int, demigods: int) -> list[list[int]]:
        """Favour for a die or card that shows one colour to act as another: ``[shown][wanted]`` (DEL-R34).

        ``ship`` is the ship tile + 1 (0: none), ``demigods`` the bits of the demigods' colours.
        """
        key = ship << COLOURS | demigods
        table = self._prices[key]
        if table is None:
            table = self._prices[key] = self._price_table(ship, demigods)
        return table

    def _price_table(self, ship: int, demigods: int) -> list[list[int]]:
        effect = self.ship_effect[ship - 1] if ship else ""
        discount = self.ships[ship - 1].get("recolour_discount", 0) if effect == "cheap_recolour" else 0
        table = []
        for shown in range(COLOURS):
            row = self.clockwise[shown][:]
            if effect == "recolour_both_ways":  # DEL-R36: ship 8
                row = [min(n, COLOURS - n) for n in row]
            row = [max(0, n - discount) for n in row]  # DEL-R35: ship 4
            wild = [row[d] for d in COLOURS_IN[demigods]]
            if wild:  # DEL-R37
                row = [min(n, *wild) for n in row]
            table.append(row)
        return table

    def task_name(self, task: int, turned: int) -> str:
        """The id of a Zeus tile, of the side that lies up for a double-sided one."""
        if task < FIRST_DOUBLE:
            return TASK[task]
        return f"{TASK_KIND[task_kind(task, turned)]}-{COLOUR[self.task_colour(task, turned)]}"

    def task_colour(self, task: int, turned: int) -> int:
        """The colour that a Zeus tile shows: `WHITE` for any, also for shrines."""
        double = task - FIRST_DOUBLE
        if double < 0:
            return WHITE
        return self.double_monster[double] if has(turned, double) else self.double_offering[double]


def task_kind(task: int, turned: int) -> int:
    """The kind of a Zeus tile; ``turned`` are the bits of the double-sided tiles on their monster side."""
    if task in SHRINE_TASKS:
        return SHRINE
    if task in STATUE_TASKS:
        return STATUE
    if task >= FIRST_DOUBLE:
        return MONSTER if has(turned, task - FIRST_DOUBLE) else OFFERING
    return MONSTER if task == MONSTER_WHITE else OFFERING


def _weights(faces: list[int]) -> list[tuple[int, int]]:
    """Faces of a die with the number of times each occurs."""
    return [(face, faces.count(face)) for face in sorted(set(faces))]
