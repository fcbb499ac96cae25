"""Words of the game that the code knows: families, columns, kinds, phases."""

from __future__ import annotations

FAMILIES = ("zeus", "hades", "hephaestus", "poseidon", "athena", "ares", "apollo", "hermes")
COLUMNS = ("red", "blue", "green", "yellow")
ANY_COLUMN = "any"
SIDES = ("A", "B")
QUESTS = ("1", "2", "3", "4")
RESOURCES = ("gold", "vp", "prestige")

KINDS = (
    "instant",
    "permanent",
    "activate",
    "once",
    "legend",
    "chronos",
    "chronos_family",
    "chronos_level",
    "eleusis",
)
(
    INSTANT,
    PERMANENT,
    ACTIVATE,
    ONCE,
    LEGEND_KIND,
    CHRONOS_KIND,
    CHRONOS_FAMILY,
    CHRONOS_LEVEL,
    ELEUSIS,
) = range(9)
CHRONOS_KINDS = ("chronos", "chronos_family", "chronos_level")
