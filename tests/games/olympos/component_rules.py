"""Rules that are nothing but component data, and where the data are.

All others are cited in the code that carries them out.
"""

from __future__ import annotations

COMPONENT_RULES = {
    "OLY-1.1": "edition.toml: [[player_colour]] pieces, [[setup.players]]",
    "OLY-1.2": "edition.toml: [[territory]], [[sea]], [north]",
    "OLY-1.3": "edition.toml: [[discovery_row]], [[cell]]",
    "OLY-1.4": "edition.toml: [[discovery]], [[discovery_row]], [[wonder]]",
    "OLY-1.5": "edition.toml: [[destiny]], [[olympos_card]], [[resource]], [supply], [prestige]",
    "OLY-R19": "edition.toml: [[sea]]",
    "OLY-R26": "edition.toml: [[resource]] territory_tokens",
    "OLY-R61": "edition.toml: [[prestige.token]]",
}
