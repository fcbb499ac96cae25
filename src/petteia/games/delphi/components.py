"""The ids of all components, in the order in which states and actions number them.

A singular name holds the ids of a kind (`GOD`), the plural says how many there are (`GODS`).

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
MapWarning: TypeAlias = Literal["city-spacing", "city-contact"]

SEATS = 4  # at the largest table

COLOUR: tuple[Colour, ...] = ("red", "black", "pink", "blue", "yellow", "green")
PLAYER_COLOUR: tuple[PlayerColour, ...] = ("red", "yellow", "green", "blue")
# What players may ask for instead of a colour of their own or a first player: the next one free, or a draw.
NEXT_COLOUR, DRAWN = "next", "drawn"
FIRST_PLAYER = (DRAWN, *(f"seat-{n + 1}" for n in range(SEATS)))
GOD = ("poseidon", "apollo", "artemis", "aphrodite", "ares", "hermes")
POSEIDON, APOLLO, ARTEMIS, APHRODITE, ARES, HERMES = range(6)

SHIP = tuple(f"ship-{n}" for n in range(1, 9))
EQUIPMENT = tuple(f"eq-{n:02}" for n in range(1, 23))
COMPANION_KIND = ("hero", "demigod", "creature")
HERO, DEMIGOD, CREATURE = range(3)
COMPANION = (
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

TASK_KIND: tuple[TaskKind, ...] = ("shrine", "statue", "offering", "monster")
SHRINE, STATUE, OFFERING, MONSTER = range(4)
DOUBLE = ("double-1", "double-2", "double-3", "double-4")
TASK = (
    "shrine-1",
    "shrine-2",
    "shrine-3",
    "statue-1",
    "statue-2",
    "statue-3",
    "offering-white",
    "monster-white",
    *DOUBLE,
)
# What the double-sided tiles show; texts and events name the side that lies up.
FACE = (
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

LETTER: tuple[Letter, ...] = ("psi", "phi", "sigma", "omega")
ISLAND_TILE = tuple(f"{colour}-{n}" for colour in PLAYER_COLOUR for n in (1, 2, 3))

MAP_TILE = ("R1", "R2", "R3", "L1", "L2", "L3", "M1", "M2", "M3", "S1", "S2", "S3")
CITY_TILE = ("city-yellow", "city-red", "city-black", "city-green", "city-pink", "city-blue")
TERRAIN: tuple[Terrain, ...] = (
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

# Islands and cities by name, numbered as they occur in the edition's tiles (clouds: within their colour).
CLOUD_SITE = tuple(f"cloud-{colour}-{n}" for colour in COLOUR for n in (1, 2))
FRAME_COLOUR = tuple(n // 2 for n in range(len(CLOUD_SITE)))  # by cloud island: the colour of its frame
OFFERING_SITE = tuple(f"offering-{n}" for n in range(1, 7))
TEMPLE_SITE = tuple(f"temple-{n}" for n in range(1, 7))
STATUE_SITE = tuple(f"statue-{n}" for n in range(1, 7))
MONSTER_SITE = tuple(f"monster-{n}" for n in range(1, 10))
CITY_SITE = tuple(f"city-{colour}" for colour in COLOUR)

# What can pay for an action: an unused die, an oracle card, the extra action of the water clock.
SOURCE = (*COLOUR, *(f"card-{colour}" for colour in COLOUR), "extra")
FIRST_CARD_SOURCE, EXTRA_SOURCE = 6, 12  # their numbers: a card's is its colour's + 6

WHITE = -1  # the colour of a task that takes any colour

# warnings about a given map
CITY_SPACING: MapWarning = "city-spacing"
CITY_CONTACT: MapWarning = "city-contact"

# how many there are of each kind
COLOURS = len(COLOUR)
GODS = len(GOD)
SHIPS = len(SHIP)
EQUIPMENT_CARDS = len(EQUIPMENT)
COMPANIONS = len(COMPANION)
TASK_KINDS = len(TASK_KIND)
TASKS = len(TASK)
DOUBLES = len(DOUBLE)
TERRAINS = len(TERRAIN)
CLOUD_SITES = len(CLOUD_SITE)  # and as many island tiles
OFFERING_SITES = len(OFFERING_SITE)
TEMPLE_SITES = len(TEMPLE_SITE)
STATUE_SITES = len(STATUE_SITE)
MONSTER_SITES = len(MONSTER_SITE)
CITY_SITES = len(CITY_SITE)
BUILDING_SITES = 3  # on each statue island
STATUES_PER_CITY = 3
DICE_PER_PLAYER = 3

COMPONENTS: dict[str, tuple[str, ...]] = {
    "colour": COLOUR,
    "player-colour": PLAYER_COLOUR,
    "source": SOURCE,
    "god": GOD,
    "monster": COLOUR,
    "terrain": TERRAIN,
    "site": (
        *CLOUD_SITE,
        *OFFERING_SITE,
        *TEMPLE_SITE,
        *STATUE_SITE,
        *MONSTER_SITE,
        *CITY_SITE,
    ),
    "task": (*TASK, *FACE),
    "task-kind": TASK_KIND,
    "map-warning": (CITY_SPACING, CITY_CONTACT),
    "island": ISLAND_TILE,
    "letter": LETTER,
    "companion": COMPANION,
    "companion-kind": COMPANION_KIND,
    "equipment": EQUIPMENT,
    "ship": SHIP,
}
"""Kind of component -> ids: what texts name."""
