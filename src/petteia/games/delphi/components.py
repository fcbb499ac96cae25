"""The ids of all components, in the order in which states and actions number them.

An edition may change figures, colours and effects, but not these ids: actions name components by them.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

Colour: TypeAlias = Literal["red", "black", "pink", "blue", "yellow", "green"]
PlayerColour: TypeAlias = Literal["red", "yellow", "green", "blue"]
TaskKind: TypeAlias = Literal["shrine", "statue", "offering", "monster"]
Letter: TypeAlias = Literal["psi", "phi", "sigma", "omega"]
Terrain: TypeAlias = Literal[
    "water", "cloud", "offering", "temple", "statue", "monster", "city", "shallow", "zeus"
]
MapWarning: TypeAlias = Literal["city-spacing"]

SEATS = 4  # at the largest table

COLOURS: tuple[Colour, ...] = ("red", "black", "pink", "blue", "yellow", "green")
PLAYER_COLOURS: tuple[PlayerColour, ...] = ("red", "yellow", "green", "blue")  # by seat
GODS = ("poseidon", "apollo", "artemis", "aphrodite", "ares", "hermes")
POSEIDON, APOLLO, ARTEMIS, APHRODITE, ARES, HERMES = range(6)

SHIPS = tuple(f"ship-{n}" for n in range(1, 9))
EQUIPMENT = tuple(f"eq-{n:02}" for n in range(1, 23))
COMPANION_KINDS = ("hero", "demigod", "creature")
HERO, DEMIGOD, CREATURE = range(3)
COMPANIONS = (
    "aias",
    "helena",
    "pan",
    "bellerophon",
    "minos",
    "gryphos",
    "theseus",
    "kirke",
    "cheiron",
    "hektor",
    "perseus",
    "pegasus",
    "achilles",
    "herakles",
    "nereide",
    "odysseus",
    "penthesilea",
    "phoenix",
)

TASK_KINDS: tuple[TaskKind, ...] = ("shrine", "statue", "offering", "monster")
SHRINE, STATUE, OFFERING, MONSTER = range(4)
DOUBLES = ("double-1", "double-2", "double-3", "double-4")
TASKS = (
    "shrine-1",
    "shrine-2",
    "shrine-3",
    "statue-1",
    "statue-2",
    "statue-3",
    "offering-white",
    "monster-white",
    *DOUBLES,
)
# What the double-sided tiles show; texts and events name the side that lies up.
FACES = (
    "offering-yellow",
    "offering-blue",
    "offering-pink",
    "offering-green",
    "monster-yellow",
    "monster-blue",
    "monster-red",
    "monster-black",
)
FIRST_STATUE, OFFERING_WHITE, MONSTER_WHITE, FIRST_DOUBLE = 3, 6, 7, 8
SHRINE_TASKS = range(FIRST_STATUE)
STATUE_TASKS = range(FIRST_STATUE, OFFERING_WHITE)

LETTERS: tuple[Letter, ...] = ("psi", "phi", "sigma", "omega")
ISLAND_TILES = tuple(f"{colour}-{n}" for colour in PLAYER_COLOURS for n in (1, 2, 3))

MAP_TILES = ("R1", "R2", "R3", "L1", "L2", "L3", "M1", "M2", "M3", "S1", "S2", "S3")
CITY_TILES = ("city-yellow", "city-red", "city-black", "city-green", "city-pink", "city-blue")
HEX_KINDS: tuple[Terrain, ...] = (
    "water",
    "cloud",
    "offering",
    "temple",
    "statue",
    "monster",
    "city",
    "shallow",
    "zeus",
)
WATER, CLOUD, OFFERING_ISLE, TEMPLE, STATUE_ISLE, MONSTER_ISLE, CITY, SHALLOW, ZEUS = range(9)

# Islands by name, numbered as their hexes occur in the edition's tiles (clouds: within their colour).
CLOUDS = tuple(f"cloud-{colour}-{n}" for colour in COLOURS for n in (1, 2))
FRAMES = tuple(n // 2 for n in range(len(CLOUDS)))  # by cloud island: the colour of its frame
OFFERING_ISLES = tuple(f"offering-{n}" for n in range(1, 7))
TEMPLE_ISLES = tuple(f"temple-{n}" for n in range(1, 7))
STATUE_ISLES = tuple(f"statue-{n}" for n in range(1, 7))
MONSTER_ISLES = tuple(f"monster-{n}" for n in range(1, 10))
CITIES = tuple(f"city-{colour}" for colour in COLOURS)

# What can pay for an action: an unused die, an oracle card, the extra action of the water clock.
SOURCES = (*COLOURS, *(f"card-{colour}" for colour in COLOURS), "extra")
CARD, EXTRA = 6, 12

WHITE = -1  # the colour of a task that takes any colour

CITY_SPACING: MapWarning = "city-spacing"  # the one warning about a given map

# ---- counts -------------------------------------------------------------------------------------------
COLOUR_COUNT = len(COLOURS)
GOD_COUNT = len(GODS)
SHIP_COUNT = len(SHIPS)
EQUIPMENT_COUNT = len(EQUIPMENT)
COMPANION_COUNT = len(COMPANIONS)
TASK_COUNT = len(TASKS)
DOUBLE_COUNT = len(DOUBLES)
HEX_KIND_COUNT = len(HEX_KINDS)
CLOUD_COUNT = len(CLOUDS)  # and as many island tiles
OFFERING_ISLE_COUNT = len(OFFERING_ISLES)
TEMPLE_ISLE_COUNT = len(TEMPLE_ISLES)
STATUE_ISLE_COUNT = len(STATUE_ISLES)
MONSTER_ISLE_COUNT = len(MONSTER_ISLES)
BUILDING_SITES = 3  # on each statue island
STATUES_PER_CITY = 3
DICE_PER_PLAYER = 3

COMPONENTS: dict[str, tuple[str, ...]] = {
    "colour": COLOURS,
    "player-colour": PLAYER_COLOURS,
    "source": SOURCES,
    "god": GODS,
    "monster": COLOURS,
    "terrain": HEX_KINDS,
    "site": (
        *CLOUDS,
        *OFFERING_ISLES,
        *TEMPLE_ISLES,
        *STATUE_ISLES,
        *MONSTER_ISLES,
        *CITIES,
    ),
    "task": (*TASKS, *FACES),
    "task-kind": TASK_KINDS,
    "map-warning": (CITY_SPACING,),
    "island": ISLAND_TILES,
    "letter": LETTERS,
    "companion": COMPANIONS,
    "companion-kind": COMPANION_KINDS,
    "equipment": EQUIPMENT,
    "ship": SHIPS,
}
"""Kind of component -> ids: what texts name."""
