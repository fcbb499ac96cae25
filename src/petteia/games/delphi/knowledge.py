"""What a viewer may know, as the rules of hidden things have it (DEL-R28); a spectator is viewer -1 here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.kernel import Numbers, native

from .components import CLOUD_SITES
from .layout import FACE_UP, KNOWN, POSITION, TILES, row

if TYPE_CHECKING:
    from .state import DelphiState

SPECTATOR = -1


@native
def is_laid_out(state: DelphiState) -> bool:
    """Whether the map is there yet: ships have a place from then on."""
    return state.p[row(0) + POSITION] != 0


@native
def knows_tile(state: DelphiState, site: int, viewer: int) -> bool:
    """Whether a viewer knows the tile of an island; a spectator knows what all players know (DEL-R28)."""
    v = state.p
    if v[FACE_UP + site]:
        return True
    eyes = (1 << state.seats) - 1 if viewer == SPECTATOR else 1 << viewer
    return v[KNOWN + site] & eyes == eyes


@native
def list_hidden(state: DelphiState, viewer: int, sites: Numbers) -> int:
    """Write the islands whose tile is settled but unknown to a viewer; returns how many there are."""
    count = 0
    for site in range(CLOUD_SITES):
        if state.p[TILES + site] and not knows_tile(state, site, viewer):
            sites[count] = site
            count += 1
    return count


@native
def list_unknown(state: DelphiState, sites: Numbers, hidden: int, tiles: Numbers) -> int:
    """Write the island tiles (+ 1) that lie nowhere or on one of the hidden sites; returns their number."""
    v = state.p
    seen = 0
    for site in range(CLOUD_SITES):
        if v[TILES + site]:
            seen |= 1 << v[TILES + site]
    for n in range(hidden):
        seen &= ~(1 << v[TILES + sites[n]])
    count = 0
    for tile in range(1, CLOUD_SITES + 1):
        if not seen >> tile & 1:
            tiles[count] = tile
            count += 1
    return count
