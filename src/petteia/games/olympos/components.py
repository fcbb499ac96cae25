"""The components by name, in the order in which the engine numbers them.

Ids are the same in every edition; an edition changes figures only. They are read from the project's
own edition file, so that it is the one place that lists them; only those that shapes need are types here.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Literal, TypeAlias, get_args

FOLDER = Path(__file__).parent
DEFAULT_TEXT = (FOLDER / "edition.toml").read_text(encoding="utf-8")

_DATA: dict[str, Any] = tomllib.loads(DEFAULT_TEXT)


def _ids(table: str) -> tuple[str, ...]:
    return tuple(entry["id"] for entry in _DATA[table])


Resource: TypeAlias = Literal["grain", "stone", "wood", "gold"]
Bonus: TypeAlias = Literal[
    "settler", "hourglass", "prestige", "cube-grain", "cube-stone", "cube-wood", "cube-gold"
]

RESOURCE: tuple[Resource, ...] = get_args(Resource)
TERRITORY = _ids("territory")
SEA = _ids("sea")
DISCOVERY = _ids("discovery")
WONDER = _ids("wonder")
DESTINY = _ids("destiny")
GOD = _ids("olympos_card")
BONUS: tuple[Bonus, ...] = get_args(Bonus)

NORTH = "north"
ORIGIN = (*TERRITORY, NORTH)  # where a settler can start: a territory, or the northern zone for a new one

SEATS = 5
COLUMNS = 5
ROWS = 5  # rows of discoveries; wonders lie in row 6
CELLS = ROWS * COLUMNS
SPOTS = 3  # most bonus spots under a cell

# A pile has room for more pieces than can come to the map. The box holds 100 discs, those of the barbarians
# among them; the default edition brings at most 44 to the map: 5 players with 4 in stock, 15 settler spots,
# 2 x 2 by Surgery, 5 by Hecate. A tribe lies alone. The schema refuses editions that could bring more than
# there is room for, although nothing but an edition's figures limits discs (OLY-R60).
IN_WORD = 21  # pieces in one number of the state: three bits each, 63 in all
PILE_WORDS = 5
HIGHEST = PILE_WORDS * IN_WORD  # pieces in the highest pile

LONGEST_TRACK = 300  # spaces to the Cross in the longest track that an edition may have
LONGEST_DETOUR = LONGEST_TRACK  # time by which a way can be chosen dearer than the cheapest (OLY-R13)

# how many there are of each kind
RESOURCES = len(RESOURCE)
TERRITORIES = len(TERRITORY)
DISCOVERIES = len(DISCOVERY)
WONDERS = len(WONDER)
CARDS = len(DESTINY)
GODS = len(GOD)
ORIGINS = len(ORIGIN)
BONUSES = len(BONUS)

NORTHERN_ZONE = ORIGIN.index(NORTH)  # its number as an origin
SETTLER_BONUS, HOURGLASS_BONUS, PRESTIGE_BONUS, FIRST_CUBE_BONUS = range(4)  # numbers in `BONUS`

COMPONENTS: dict[str, tuple[str, ...]] = {
    "territory": ORIGIN,
    "sea": SEA,
    "resource": RESOURCE,
    "discovery": DISCOVERY,
    "wonder": WONDER,
    "destiny": DESTINY,
    "god": GOD,
    "bonus": BONUS,
}
