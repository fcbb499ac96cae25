"""Everything an edition and the options say, turned into tables of numbers that play reads."""

from __future__ import annotations

from functools import reduce
from itertools import permutations, product
from operator import and_
from typing import Any

from petteia.kernel import Edition, Game, Setup, numbers

from .components import (
    BONUS,
    CELLS,
    COLUMNS,
    DESTINY,
    DISCOVERIES,
    DISCOVERY,
    GOD,
    LONGEST_DETOUR,
    RESOURCE,
    RESOURCES,
    SEA,
    TERRITORIES,
    TERRITORY,
    WONDER,
)
from .figures import FIGURES
from .layout import (
    CAVALRY,
    DEMOCRACY,
    ORACLE,
    SEA_DISCOUNT,
    SETTLER_DISCOUNT,
    STAR_SYMBOLS,
    SWORDS,
    WONDER_DISCOUNT,
    ZEUS,
)
from .routes import UNREACHABLE, Exactly, Routes, cheapest_routes, price_table

# kinds of effects; the amount stands beside them
(
    HOURGLASS_PER_TOKEN,
    HOURGLASS_IF_MOST,
    GIFT_CUBE,
    PRESTIGE_PER_TOKEN,
    PRESTIGE_IF_ALL,
    PRAYER_SYMBOL,
    INSPIRATION_STAR,
) = range(7)
_DESTINY_KINDS = (
    "hourglasses_per_token",
    "hourglasses_if_most",
    "cube",
    "prestige_per_token",
    "prestige_if_all_four",
    "zeus",
    "stars",
)
(
    GOD_PRESTIGE,
    GOD_SETTLER,
    GOD_CUBE,
    GOD_SWORDS,
    GOD_STAR,
    GOD_EXTRA,
    GOD_LOSS,
    GOD_POINTS,
    GOD_NO_SEA,
    GOD_DISCARD,
) = range(10)
_GOD_KINDS = (
    "prestige",
    "settlers_to_stock",
    "cubes_of_choice",
    "swords",
    "stars",
    "next_action_extra",
    "settlers_lost_from_map",
    "end_points",
    "no_sea",
    "discard_all_destiny",
)
(FOR_NOTHING, FOR_DISCOVERIES, FOR_SETTLERS, FOR_SWORDS, FOR_STARS) = range(
    5
)  # what brings points at the end
_FOR = ("", "discovery_tile", "settler_on_map", "sword_on_discoveries", "star_token")
_LASTING = {
    "swords": SWORDS,  # OLY-6.6, OLY-6.7, OLY-6.8
    "zeus": ZEUS,  # OLY-6.9, OLY-6.10, OLY-6.11
    "stars": STAR_SYMBOLS,  # OLY-6.15, OLY-6.21
    "sea_discount": SEA_DISCOUNT,  # OLY-6.4, OLY-6.5
    "wonder_discount": WONDER_DISCOUNT,  # OLY-6.15
}


def tables(edition: Edition) -> Tables:
    """The tables of an edition; worked out once."""
    found = _KNOWN.get(edition.digest)
    if found is None:
        if len(_KNOWN) >= 16:
            _KNOWN.clear()
        found = _KNOWN[edition.digest] = Tables(edition.data)
    return found


class Tables:
    """The figures of an edition. Components are numbers in the order of components.py."""

    def __init__(self, data: dict[str, Any]) -> None:
        """``data`` has passed the schema."""
        self._read_prices(data)
        self._read_map(data)
        self._read_track(data)
        self._read_board(data)
        self._read_discoveries(data)
        self._read_cards(data)
        self.players = {entry["players"]: entry for entry in data["setup"]["players"]}

    def _read_prices(self, data: dict[str, Any]) -> None:
        cost, combat = data["action_cost"], data["combat"]
        self.new_settler: int = cost["new_settler"]
        self.land_price: int = cost["enter_land"]
        self.sea_price: int = cost["enter_sea"]
        self.discovery_price: int = cost["discovery"]
        self.wonder_price: int = cost["wonder"]
        self.minimum_price: int = cost["minimum"]
        self.wait_price: int = data["rulings"]["wait_cost"]
        self.fight_stronger: int = combat["attacker_more_swords"]
        self.fight_equal: int = combat["equal_swords"]
        self.fight_weaker: int = combat["attacker_fewer_swords"]
        self.tribe_swords: int = combat["tribe_swords"]
        self.barbarian_swords: int = combat["barbarian_swords"]
        self.compensation: int = combat["defender_hourglasses"]
        self.start_stock: int = data["setup"]["pieces_in_stock"]
        self.tile_points: int = data["scoring"]["discovery_tile"]
        self.card_points: int = data["scoring"]["destiny_card_in_hand"]
        by_id = {entry["id"]: entry for entry in data["resource"]}
        self.cubes_in_box: list[int] = [by_id[resource]["cubes"] for resource in RESOURCE]

    def _read_map(self, data: dict[str, Any]) -> None:
        lands = {entry["id"]: entry for entry in data["territory"]}
        seas = {entry["id"]: entry for entry in data["sea"]}
        area = {name: number for number, name in enumerate((*TERRITORY, *SEA))}
        self.area_names: tuple[str, ...] = (*TERRITORY, *SEA)
        self.lands = TERRITORIES
        self.resource_of: list[int] = [RESOURCE.index(lands[t]["resource"]) for t in TERRITORY]
        self.star_in: list[int] = [int(lands[t]["star"]) for t in TERRITORY]
        self.atlantis: list[int] = [int(lands[t]["atlantis"]) for t in TERRITORY]
        self.land_points: list[int] = [lands[t]["points"] for t in TERRITORY]
        zeus = [number for number, t in enumerate(TERRITORY) if lands[t]["zeus"]]
        self.zeus_land: int = zeus[0] if zeus else -1
        self.neighbours: list[list[int]] = []
        for name in (*TERRITORY, *SEA):
            entry = lands.get(name) or seas.get(name) or {"land": [], "sea": []}
            self.neighbours.append([area[other] for other in (*entry["land"], *entry["sea"])])
        north = [area[name] for name in (*data["north"]["land"], *data["north"].get("sea", ()))]
        self.first_areas: list[list[int]] = [*self.neighbours[: self.lands], north]
        # Ways to travel: each sea discount, then the sea closed; from `sea_modes` on with Cavalry.
        self.sea_prices: list[int | None] = [*range(self.sea_price, -1, -1), None]
        self.sea_modes = len(self.sea_prices)
        self.routes: list[list[list[int]]] = [
            price_table(self.first_areas, self.neighbours, self.lands, self.land_price, sea, cavalry)
            for cavalry in (False, True)
            for sea in self.sea_prices
        ]
        # The areas that a way of exactly so much enters last, one bit each: by mode, origin and price.
        longest = max(price for table in self.routes for row in table for price in row if price < UNREACHABLE)
        self._exactly: list[Exactly] = [
            Exactly(self.neighbours, self.lands, self.land_price, sea, cavalry)
            for cavalry in (False, True)
            for sea in self.sea_prices
        ]
        self.exact: list[list[list[int]]] = [
            [exactly.by_price(starts, longest + LONGEST_DETOUR) for starts in self.first_areas]
            for exactly in self._exactly
        ]
        self.exact_prices: int = longest + LONGEST_DETOUR + 1
        # The lands, one bit each, to which there are ways of every surplus, by way of travelling and origin.
        self.regular: list[list[int]] = [
            [self._regular(row, exact, longest) for row, exact in zip(table, exacts, strict=True)]
            for table, exacts in zip(self.routes, self.exact, strict=True)
        ]
        # filled as they are asked for
        self._found: dict[tuple[int, int], Routes] = {}
        self._ways: dict[tuple[int, int, int, int], tuple[int, ...]] = {}

    def _regular(self, row: list[int], exact: list[int], longest: int) -> int:
        always = reduce(and_, exact[longest:])
        out = 0
        for land, cheapest in enumerate(row):
            if always >> land & 1 and all(exact[p] >> land & 1 for p in range(cheapest, longest)):
                out |= 1 << land
        return out

    def route(self, mode: int, origin: int, target: int, detour: int = 0) -> tuple[int, ...]:
        """The areas entered on the cheapest route in a way of travelling; from `NORTHERN_ZONE` too.

        With a detour, those of a way that is dearer by exactly so much; there must be one.
        """
        if detour:
            key = (mode, origin, target, detour)
            way = self._ways.get(key)
            if way is None:
                price = self.routes[mode][origin][target] + detour
                starts = self.first_areas[origin]
                way = self._exactly[mode].way(self.exact[mode][origin], starts, target, price)
                self._ways[key] = way
            return way
        found = self._found.get((mode, origin))
        if found is None:
            cavalry, sea = divmod(mode, self.sea_modes)
            found = self._found[mode, origin] = cheapest_routes(
                self.first_areas[origin],
                self.neighbours,
                self.lands,
                self.land_price,
                self.sea_prices[sea],
                bool(cavalry),
            )
        return found[target][1]

    def _read_track(self, data: dict[str, Any]) -> None:
        track = data["time_track"]
        self.cross: int = track["cross"]
        self.zeus_spaces: list[int] = [entry["space"] for entry in track["zeus"]]
        self.zeus_cards: list[int] = [entry["destiny_cards"] for entry in track["zeus"]]
        self.turned_by_first: list[bool] = ["first" in entry["drawn_by"] for entry in track["zeus"]]
        self.turned_by_last: list[bool] = ["last" in entry["drawn_by"] for entry in track["zeus"]]
        self.last_zeus: int = self.zeus_spaces[-1]
        self.end_points: list[int] = [0] * (self.cross + 1)
        for entry in track["end_bonus"]:
            if entry["space"] <= self.cross:
                self.end_points[entry["space"]] = entry["points"]

    def _read_board(self, data: dict[str, Any]) -> None:
        cells = sorted(data["cell"], key=lambda cell: (cell["row"], cell["column"]))
        self.fixed: list[dict[str, int]] = [cell["fixed"] for cell in cells]
        self.grey: list[list[int]] = [cell["grey"] for cell in cells]
        # Every way to meet a cell's cost: grey groups take different resources not printed there (OLY-R36).
        self.needs: list[list[tuple[int, ...]]] = []
        for cell in cells:
            printed = [cell["fixed"].get(resource, 0) for resource in RESOURCE]
            free = [r for r in range(RESOURCES) if not printed[r]]
            ways = set()
            for chosen in permutations(free, len(cell["grey"])):
                need = printed[:]
                for resource, amount in zip(chosen, cell["grey"], strict=True):
                    need[resource] = amount
                ways.add(tuple(need))
            self.needs.append(sorted(ways, reverse=True))
        self.ways_to_pay: list[int] = [len(ways) for ways in self.needs]
        self.most_needed: int = max(max(need) for ways in self.needs for need in ways)
        # Which cells can be paid with a holding, one bit each; holdings are counted up to `most_needed`
        # of each resource.
        base = self.most_needed + 1
        self.affordable: list[int] = [
            sum(
                1 << cell
                for cell in range(CELLS)
                if any(
                    all(held >= n for held, n in zip(holding, need, strict=True)) for need in self.needs[cell]
                )
            )
            for holding in product(range(base), repeat=RESOURCES)
        ]
        # The time price by cell and discount tiles (one bit per resource): only what is printed in colour
        # earns a discount (OLY-5.4, OLY-6.16, OLY-R39).
        by_id = {entry["id"]: entry for entry in data["discovery"]}
        self.discount: list[int] = [0] * RESOURCES
        for entry in by_id.values():
            for resource in entry.get("tile_resources", ()):
                self.discount[RESOURCE.index(resource)] = entry["effect"]["discovery_discount"]
        self.time_price: list[list[int]] = []
        for cell in range(CELLS):
            row = []
            for owned in range(1 << RESOURCES):
                off = sum(
                    self.discount[r]
                    for r in range(RESOURCES)
                    if owned >> r & 1 and self.fixed[cell].get(RESOURCE[r])
                )
                row.append(max(self.minimum_price, self.discovery_price - off))
            self.time_price.append(row)
        self.spots: list[tuple[int, ...]] = []
        self.spots_of_five: list[tuple[int, ...]] = []
        for cell in cells:
            names = [BONUS.index(name.replace(":", "-")) for name in cell["bonus"]]
            self.spots.append(tuple(names))
            grey = cell.get("bonus_5p")
            self.spots_of_five.append((*names, BONUS.index(grey.replace(":", "-"))) if grey else tuple(names))
        kinds = {entry["id"]: entry["effect"] for entry in data["bonus_kind"]}
        self.bonus_settlers: int = kinds["settler"].get("settlers_to_stock", 0)
        self.bonus_hourglasses: int = kinds["hourglass"].get("hourglasses", 0)
        self.bonus_prestige: int = kinds["prestige"].get("prestige", 0)

    def _read_discoveries(self, data: dict[str, Any]) -> None:
        by_id = {entry["id"]: entry for entry in data["discovery"]}
        rows = {entry["row"]: entry for entry in data["discovery_row"]}
        entries = [by_id[name] for name in DISCOVERY]
        self.row_of: list[int] = [entry["row"] - 1 for entry in entries]
        self.copies_in_box: list[int] = [rows[e["row"]]["tiles_per_discovery"] for e in entries]
        self.marked: list[dict[int, int]] = [
            {4: rows[e["row"]]["marked_4"], 5: rows[e["row"]]["marked_5"]} for e in entries
        ]
        self.tile_resources: list[int] = [
            sum(1 << RESOURCE.index(resource) for resource in e.get("tile_resources", ())) for e in entries
        ]
        # What a discovery adds to the lasting abilities: (block of the layout, amount).
        self.abilities: list[list[tuple[int, int]]] = []
        self.hourglasses_now: list[int] = []
        self.settlers_now: list[int] = []
        self.cubes_now: list[int] = []
        self.cards_now: list[int] = []
        for entry in entries:
            effect = entry["effect"]
            gains = [(block, effect[key]) for key, block in _LASTING.items() if effect.get(key)]
            if "new_settler_cost" in effect:  # OLY-6.1
                gains.append((SETTLER_DISCOUNT, self.new_settler - effect["new_settler_cost"]))
            if "land_run_cost" in effect:  # OLY-6.2
                gains.append((CAVALRY, 1))
            if "destiny_look" in effect:  # OLY-6.3
                gains.append((ORACLE, effect["destiny_look"] - 1))
            if effect.get("wins_ties"):  # OLY-6.12
                gains.append((DEMOCRACY, 1))
            self.abilities.append(gains)
            self.hourglasses_now.append(effect.get("hourglasses_now", 0))
            self.settlers_now.append(effect.get("settlers_to_stock_now", 0))
            self.cubes_now.append(effect.get("cubes_of_choice_now", 0))
            self.cards_now.append(effect.get("destiny_now", 0))
        ends = [entry.get("end", {}) for entry in entries]
        self.flat_points: list[int] = [0 if "per" in end else end.get("points", 0) for end in ends]
        self.points_for: list[int] = [_FOR.index(end.get("per", "")) for end in ends]
        self.points_each: list[int] = [end["points"] if "per" in end else 0 for end in ends]
        wonders = {entry["id"]: entry for entry in data["wonder"]}
        self.wonder_stars: list[int] = [wonders[name]["stars"] for name in WONDER]
        self.fewest_stars: int = min(self.wonder_stars)
        self.wonder_points: list[int] = [wonders[name]["points"] for name in WONDER]

    def _read_cards(self, data: dict[str, Any]) -> None:
        cards = {entry["id"]: entry for entry in data["destiny"]}
        self.card_copies: list[int] = [cards[name]["copies"] for name in DESTINY]
        self.all_cards: int = sum(self.card_copies)
        self.card_kind: list[int] = []
        self.card_amount: list[int] = []
        self.card_resource: list[int] = []
        for name in DESTINY:
            ((key, amount),) = cards[name]["effect"].items()
            self.card_kind.append(_DESTINY_KINDS.index(key))
            self.card_amount.append(amount)
            self.card_resource.append(RESOURCE.index(cards[name].get("resource", RESOURCE[0])))
        gods = {entry["id"]: entry for entry in data["olympos_card"]}
        self.god_kind: list[int] = []
        self.god_amount: list[int] = []
        self.god_helps: list[bool] = []
        for name in GOD:
            ((key, amount),) = gods[name]["effect"].items()
            self.god_kind.append(_GOD_KINDS.index(key))
            self.god_amount.append(int(amount))
            self.god_helps.append(gods[name]["sign"] == "positive")

    def tiles_of(self, discovery: int, seats: int) -> int:
        """Tiles of a discovery with this many players (OLY-2.1, OLY-R64)."""
        players = self.players[seats]
        if players["single_tiles"] and DISCOVERY[discovery] not in players["both_tiles_of"]:
            return 1
        out = sum(self.marked[discovery][mark] for mark in players["excluded_marks"])
        return int(self.copies_in_box[discovery] - out)


_KNOWN: dict[str, Tables] = {}


class OlymposSetup(Setup):
    """Seats, options and edition, with the tables that play reads."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any], edition: Edition) -> None:
        """``options`` are complete, the edition has passed the schema."""
        super().__init__(game, seats, options, edition)
        self.tables = t = tables(edition)
        players = t.players[seats]
        # Two players use four columns (OLY-9.1).
        self.columns: list[int] = [column - 1 for column in players["columns"]]
        self.cells: list[int] = [c for c in range(CELLS) if c % COLUMNS in self.columns]
        self.locks_each: int = players["blocked_per_resource"]
        self.barbarians: int = players["barbarians"]
        self.start_cubes: str = players["start_cubes"]
        # The grey spots are for five players (OLY-5.3, OLY-R38).
        self.spots: list[tuple[int, ...]] = t.spots_of_five if players["grey_bonus"] else t.spots
        self.tiles: list[int] = [t.tiles_of(d, seats) for d in range(DISCOVERIES)]
        # With two players the other tile of Agriculture or Currency leaves play with the first (OLY-R64).
        self.one_tile_only: bool = players["single_tiles"]
        self.random_locks: bool = options["locks"] == "random"
        self.prestige_shown: bool = options["prestige"] == "shown"
        self.cells_used = len(self.cells)
        self.columns_used = len(self.columns)
        self.spot_kinds: list[list[int]] = [[1 + kind for kind in spots] for spots in self.spots]
        self.machine.fix(self._figures())

    def _figures(self) -> Any:
        """The row that rules read; worked out once for each kind of table."""
        key = (self.edition.digest, self.seats, self.prestige_shown)
        found = _ROWS.get(key)
        if found is None:
            if len(_ROWS) >= 32:
                _ROWS.clear()
            exact = [areas for table in self.tables.exact for row in table for areas in row]
            found = _ROWS[key] = numbers([*FIGURES.pack(self.tables, self), *exact])
        return found


_ROWS: dict[tuple[str, int, bool], Any] = {}
