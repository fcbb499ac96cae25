"""Where the figures of editions and options stand in the one row that rules read as ``state.t``.

tables.py fills it from attributes of the names given here, with underscores for blanks.
"""

from __future__ import annotations

from petteia.kernel import Figures

from .components import (
    CARDS,
    CELLS,
    COLUMNS,
    DISCOVERIES,
    GODS,
    LONGEST_TRACK,
    ORIGINS,
    RESOURCES,
    SPOTS,
    TERRITORIES,
    WONDERS,
)

# The most that the schema of editions allows.
DEAREST_SEA = 9
MOST_ZEUS_SPACES = 12
MOST_OF_ONE = 6  # resources of one kind that a discovery can cost
MOST_WAYS = 24  # to pay a discovery: four grey groups take four resources
MODES = 2 * (DEAREST_SEA + 2)
HOLDINGS = (MOST_OF_ONE + 1) ** RESOURCES
ABILITIES_EACH = 9

FIGURES = Figures()

# ---- prices and points ------------------------------------------------------------------------------
NEW_SETTLER = FIGURES.one("new settler")
DISCOVERY_PRICE = FIGURES.one("discovery price")
WONDER_PRICE = FIGURES.one("wonder price")
MINIMUM_PRICE = FIGURES.one("minimum price")
WAIT_PRICE = FIGURES.one("wait price")
FIGHT_STRONGER = FIGURES.one("fight stronger")
FIGHT_EQUAL = FIGURES.one("fight equal")
FIGHT_WEAKER = FIGURES.one("fight weaker")
TRIBE_SWORDS = FIGURES.one("tribe swords")
BARBARIAN_SWORDS = FIGURES.one("barbarian swords")
COMPENSATION = FIGURES.one("compensation")
TILE_POINTS = FIGURES.one("tile points")
CARD_POINTS = FIGURES.one("card points")
CUBES_IN_BOX = FIGURES.many("cubes in box", RESOURCES)

# ---- map --------------------------------------------------------------------------------------------
RESOURCE_OF = FIGURES.many("resource of", TERRITORIES)
STAR_IN = FIGURES.many("star in", TERRITORIES)
ATLANTIS = FIGURES.many("atlantis", TERRITORIES)
LAND_POINTS = FIGURES.many("land points", TERRITORIES)
ZEUS_LAND = FIGURES.one("zeus land")
SEA_PRICE = FIGURES.one("sea price")
SEA_MODES = FIGURES.one("sea modes")
ROUTES = FIGURES.many("routes", MODES, ORIGINS, TERRITORIES)
REGULAR = FIGURES.many("regular", MODES, ORIGINS)

# ---- time track -------------------------------------------------------------------------------------
CROSS = FIGURES.one("cross")
LAST_ZEUS = FIGURES.one("last zeus")
ZEUS_SPACES = FIGURES.many("zeus spaces", MOST_ZEUS_SPACES)  # 0 where there are fewer
ZEUS_CARDS = FIGURES.many("zeus cards", MOST_ZEUS_SPACES)
TURNED_BY_FIRST = FIGURES.many("turned by first", MOST_ZEUS_SPACES)
TURNED_BY_LAST = FIGURES.many("turned by last", MOST_ZEUS_SPACES)
END_POINTS = FIGURES.many("end points", LONGEST_TRACK + 1)

# ---- development board ------------------------------------------------------------------------------
MOST_NEEDED = FIGURES.one("most needed")
AFFORDABLE = FIGURES.many("affordable", HOLDINGS)  # cells, one bit each
WAYS = FIGURES.many("ways to pay", CELLS)  # how many of the needs are used
NEEDS = FIGURES.many("needs", CELLS, MOST_WAYS, RESOURCES)
TIME_PRICE = FIGURES.many("time price", CELLS, 1 << RESOURCES)
SPOT_KINDS = FIGURES.many("spot kinds", CELLS, SPOTS)  # 1 + bonus, 0 where there is no spot
BONUS_SETTLERS = FIGURES.one("bonus settlers")
BONUS_HOURGLASSES = FIGURES.one("bonus hourglasses")
BONUS_PRESTIGE = FIGURES.one("bonus prestige")
USED_CELLS = FIGURES.many("cells", CELLS)
CELLS_USED = FIGURES.one("cells used")
USED_COLUMNS = FIGURES.many("columns", COLUMNS)
COLUMNS_USED = FIGURES.one("columns used")

# ---- discoveries and wonders ------------------------------------------------------------------------
ROW_OF = FIGURES.many("row of", DISCOVERIES)
TILES_EACH = FIGURES.many("tiles", DISCOVERIES)
ONE_TILE_ONLY = FIGURES.one("one tile only")
TILE_RESOURCES = FIGURES.many("tile resources", DISCOVERIES)
ABILITIES = FIGURES.many("abilities", DISCOVERIES, ABILITIES_EACH, 2)  # block of the layout, amount
HOURGLASSES_NOW = FIGURES.many("hourglasses now", DISCOVERIES)
SETTLERS_NOW = FIGURES.many("settlers now", DISCOVERIES)
CUBES_NOW = FIGURES.many("cubes now", DISCOVERIES)
CARDS_NOW = FIGURES.many("cards now", DISCOVERIES)
FLAT_POINTS = FIGURES.many("flat points", DISCOVERIES)
POINTS_FOR = FIGURES.many("points for", DISCOVERIES)
POINTS_EACH = FIGURES.many("points each", DISCOVERIES)
WONDER_STARS = FIGURES.many("wonder stars", WONDERS)
FEWEST_STARS = FIGURES.one("fewest stars")
WONDER_POINTS = FIGURES.many("wonder points", WONDERS)

# ---- cards ------------------------------------------------------------------------------------------
ALL_CARDS = FIGURES.one("all cards")
CARD_KIND = FIGURES.many("card kind", CARDS)
CARD_AMOUNT = FIGURES.many("card amount", CARDS)
CARD_RESOURCE = FIGURES.many("card resource", CARDS)
GOD_KIND = FIGURES.many("god kind", GODS)
GOD_AMOUNT = FIGURES.many("god amount", GODS)
GOD_HELPS = FIGURES.many("god helps", GODS)

# ---- the table --------------------------------------------------------------------------------------
LOCKS_EACH = FIGURES.one("locks each")
BARBARIANS_PLACED = FIGURES.one("barbarians")
PRESTIGE_SHOWN = FIGURES.one("prestige shown")

# The areas that a way of exactly so much enters last, one bit each, by mode, origin and price: the longest
# table, and the only one whose length no edition fixes, so that it stands behind all others.
EXACT_PRICES = FIGURES.one("exact prices")  # how many prices it has
EXACT = FIGURES.size
