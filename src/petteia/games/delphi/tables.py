"""What is fixed before the first decision: the edition's figures as tables, and the maps in use."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from petteia.kernel import Edition, Game, OptionError, Setup

from .components import (
    COLOUR,
    COLOURS,
    COMPANION_KIND,
    DRAWN,
    FIRST_DOUBLE,
    FIRST_PLAYER,
    GOD,
    HERO,
    LETTER,
    NEXT_COLOUR,
    PLAYER_COLOUR,
    SEATS,
    SHIP,
    SHIPS,
    TASK,
    TASK_KIND,
    TASKS,
    WHITE,
)
from .figures import FACES, FALL_OF_WIND, FIGURES, GOD_TO_TOP, OFFERING_NOW, SCOUT, STATUE_NOW
from .layout import (
    BOWL,
    CLOCK,
    CRANE,
    HOMELY_GODS,
    KEEL,
    MAP_NUMBER,
    MORE_FAVOUR,
    NET,
    POSITION,
    SALVE,
    SPEAR,
    row,
    task_kind,
)
from .map import EXAMPLE, MapOddity, Placement, Tiles, centred, oddities, read_map, write_map
from .mapmaker import make_map
from .packing import has
from .sea import Sea
from .space import MAP, MAP_BASE

_MAPS_KEPT = 64
_EDITIONS_KEPT = 8


_TILES: dict[str, Tiles] = {}  # by the edition's digest
_MAPS: dict[tuple[str, str], dict[int, list[Placement]]] = {}  # by digest and kind of map, by number


def _tiles(edition: Edition) -> Tiles:
    """The tiles of an edition, made once."""
    tiles = _TILES.get(edition.digest)
    if tiles is None:
        if len(_TILES) >= _EDITIONS_KEPT:
            del _TILES[next(iter(_TILES))]
        tiles = _TILES[edition.digest] = Tiles(edition.data)
    return tiles


_TRAIT = {
    "cross_shallows": KEEL,
    "reward_god": BOWL,
    "reach_island": SPEAR,
    "reach_statue": CRANE,
    "reach_offering": NET,
    "wound_limit": SALVE,
    "paid_action": CLOCK,
}
_SHIP_TRAIT = {"gods_on_entry_row": HOMELY_GODS, "more_favour": MORE_FAVOUR}
_AT_ONCE = {
    "statue_now": STATUE_NOW,
    "offering_now": OFFERING_NOW,
    "god_to_top": GOD_TO_TOP,
    "scout": SCOUT,
    "windfall": FALL_OF_WIND,
}


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


def _colours(options: dict[str, Any], seats: int) -> list[int]:
    """By seat the player colour + 1, 0 for one to be drawn (DEL-R17).

    Whoever has named none gets the next one that is free. OptionError if two seats name the same colour, or
    if a seat that is not there names one.
    """
    named = {f"colour_{seat + 1}": options[f"colour_{seat + 1}"] for seat in range(SEATS)}
    for place, (name, colour) in enumerate(named.items()):
        if place >= seats and colour != NEXT_COLOUR:
            raise OptionError(name, colour, f"{NEXT_COLOUR!r} at a table with {seats} seats")
        if colour in PLAYER_COLOUR and colour in list(named.values())[:place]:
            raise OptionError(name, colour, "a colour that no other seat has named")
    free = iter(colour for colour in PLAYER_COLOUR if colour not in named.values())
    out = []
    for colour in list(named.values())[:seats]:
        given = next(free) if colour == NEXT_COLOUR else colour
        out.append(0 if given == DRAWN else PLAYER_COLOUR.index(given) + 1)
    return out


def _first_player(options: dict[str, Any], seats: int) -> int | None:
    """The seat that begins, None if it is drawn (DEL-R17); OptionError if there is no such seat."""
    if options["first_player"] == DRAWN:
        return None
    seat = FIRST_PLAYER.index(options["first_player"]) - 1
    if seat >= seats:
        raise OptionError("first_player", options["first_player"], f"one of the {seats} seats of this table")
    return seat


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
        self.colours = _colours(options, seats)  # by seat: player colour + 1, 0 where it is drawn
        self.first = _first_player(options, seats)
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
        self.battle_weights = [dict(self.battle_faces).get(face, 0) for face in range(FACES)]
        self.titan_weights = [dict(titan_faces).get(face, 0) for face in range(FACES)]
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
        self.god_of = [self.god_colour.index(c) for c in range(COLOURS)]

        self.double_offering = [COLOUR.index(t["offering"]) for t in data["zeus_tile"][FIRST_DOUBLE:]]
        self.double_monster = [COLOUR.index(t["monster"]) for t in data["zeus_tile"][FIRST_DOUBLE:]]
        self.task_gain = [_gain(kind["reward"]) for kind in data["task_kind"]]
        self.letter_gain = [_gain(letter["reward"]) for letter in data["letter"]]
        self.island_player = [PLAYER_COLOUR.index(t["player"]) + 1 for t in data["island_tile"]]
        self.island_letter = [LETTER.index(t["letter"]) for t in data["island_tile"]]
        self.island_number = [
            sum(p == player for p in self.island_player[:n]) for n, player in enumerate(self.island_player)
        ]

        self.companion_kind = [COMPANION_KIND.index(c["kind"]) for c in data["companion"]]
        self.companion_colour = [COLOUR.index(c["colour"]) for c in data["companion"]]
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

        self.tiles = _tiles(edition)
        self.map_kind: Literal["compact", "random", "custom"] = options["map"]
        self._seas: dict[int, Sea] = {}
        self.given: list[Placement] | None = None
        self.map_oddities: list[MapOddity] = []
        if self.map_kind == "custom":
            placements, mistakes = read_map(self.tiles, options["map_text"] or EXAMPLE)
            if mistakes:
                raise OptionError("map_text", options["map_text"], f"a valid map; {'; '.join(mistakes)}")
            self.given = centred(self.tiles, placements)
            self.map_oddities = oddities(self.tiles, self.given)
        elif self.edition.text is not None:
            self.sea(0)  # an owner's tiles must fit together: better said now than in mid-game
        self._read_for_rules(effects)
        self.machine.fix(FIGURES.pack(self))

    def _read_for_rules(self, effects: dict[str, dict[str, Any]]) -> None:
        """What only the compiled rules read, in numbers (see figures.py)."""
        self.pool_bits = sum(1 << ship for ship in self.ship_pool)
        self.first_seat = -1 if self.first is None else self.first
        self.map_drawn = self.given is None
        self.shorter_kinds = [TASK_KIND.index(kind) for kind in self.shorter]
        self.shorter_count = len(self.shorter)
        self.ship_prices = [self.prices(ship) for ship in range(SHIPS + 1)]
        self.building_colours = self.tiles.sites
        self.marked_islands = self.tiles.marked
        kinds = self.equipment_kind
        self.card_at_once = [_AT_ONCE.get(kind, 0) for kind in kinds]
        self.card_traits = [_TRAIT.get(kind, 0) for kind in kinds]
        bits = self.equipment_colours
        self.card_lamps = [b if kind == "colour_bonus" else 0 for b, kind in zip(bits, kinds, strict=True)]
        self.card_coins = [b if kind == "roll_favour" else 0 for b, kind in zip(bits, kinds, strict=True)]
        of_kind = [(kind, effects[kind]) for kind in kinds]
        self.card_range = [e["range_bonus"] if kind == "range" else 0 for kind, e in of_kind]
        self.card_hold = [e["storage_bonus"] if kind == "storage_shield" else 0 for kind, e in of_kind]
        self.card_shield = [e["shield_steps"] if kind == "storage_shield" else 0 for kind, e in of_kind]
        self.bowl_bits = sum(1 << TASK_KIND.index(kind) for kind in self.bowl_kinds)
        self.ladder_bits = sum(1 << god for god in self.ladder_gods)
        ships = list(zip(self.ships, self.ship_effect, strict=True))
        self.ship_range = [self.range + (s["range_bonus"] if e == "range" else 0) for s, e in ships]
        self.ship_traits = [_SHIP_TRAIT.get(e, 0) for _, e in ships]
        self.ship_shield = [s["shield_steps"] if e == "start_shield" else 0 for s, e in ships]
        self.ship_favour = [s["favour_bonus"] if e == "more_favour" else 0 for s, e in ships]
        self.ship_spares = [e == "one_task_less" for _, e in ships]
        self.ship_gain = [
            Gain(equipment=s["equipment"], cards=s["oracle_cards"]) if e == "start_equipment" else Gain()
            for s, e in ships
        ]

    # ---- maps ---------------------------------------------------------------------------------

    def equip(self, state: Any) -> None:
        """The map's table as ``state.m``, once there is a map."""
        v = state.v
        if self.given is not None or v[row(0) + POSITION]:
            state.attach(self.sea(v[MAP_NUMBER]).table)

    def sea(self, number: int) -> Sea:
        """The tables of the map with a generator's number (the given map, if there is one)."""
        sea = self._seas.get(number)
        if sea is None:
            placements = self.given
            if placements is None:
                placements = self._made(number)
            if len(self._seas) >= _MAPS_KEPT:
                del self._seas[next(iter(self._seas))]
            sea = self._seas[number] = Sea(self.tiles, placements)
        return sea

    def _made(self, number: int) -> list[Placement]:
        """A generator's map. Making it takes long and it is small, so all tables of an edition share it."""
        maps = _MAPS.setdefault((self.edition.digest, self.map_kind), {})
        placements = maps.get(number)
        if placements is None:
            while len(_MAPS) > _EDITIONS_KEPT:
                del _MAPS[next(iter(_MAPS))]
            placements = maps[number] = make_map(self.tiles, self.map_kind, number)
        return placements

    def map_text(self, number: int) -> str:
        """The map as text, as ``map_text`` takes it."""
        return write_map(self.tiles, self.sea(number).placements)

    def note(self, outcome: int) -> str:
        """The map's text beside its number, so that a record holds the map itself."""
        return self.map_text(outcome - MAP_BASE) if outcome in MAP else ""

    # ---- prices of colours (DEL-3.3) ------------------------------------------------------------

    def prices(self, ship: int) -> list[list[int]]:
        """Favour for a die or card that shows one colour to act as another: ``[shown][wanted]`` (DEL-R34).

        ``ship`` is the ship tile + 1 (0: none). What demigods make of it is in sources.py.
        """
        effect = self.ship_effect[ship - 1] if ship else ""
        discount = self.ships[ship - 1].get("recolour_discount", 0) if effect == "cheap_recolour" else 0
        table = []
        for shown in range(COLOURS):
            costs = self.clockwise[shown]
            if effect == "recolour_both_ways":  # DEL-R36: ship 8
                costs = [min(n, COLOURS - n) for n in costs]
            table.append([max(0, n - discount) for n in costs])  # DEL-R35: ship 4
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


def _weights(faces: list[int]) -> list[tuple[int, int]]:
    """Faces of a die with the number of times each occurs."""
    return [(face, faces.count(face)) for face in sorted(set(faces))]
