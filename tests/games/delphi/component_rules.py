"""Rules that are nothing but components: no code carries them out, the edition file holds them."""

from __future__ import annotations

COMPONENT_RULES = {
    "DEL-1.2": "edition.toml: [wheel], and the colours of all other tables",
    "DEL-R16": "edition.toml: [[island_tile]]",
}
"""Rule id -> where the data are."""
