"""Island tiles: looking, exploring, shrines, letters (DEL-4.3, DEL-5.3, DEL-5.4)."""

from __future__ import annotations

from petteia.kernel import CHANCE, WHO, Reason, Step

from . import space
from .components import CLOUD_SITE, CLOUD_SITES, ISLAND_TILE, LETTER, SHRINE
from .layout import (
    FACE_UP,
    GLIMPSE,
    GLIMPSE_SEAT,
    GLIMPSE_SITE,
    KNOWN,
    PEEK_TILES,
    SETTLE_ISLAND,
    SHRINES,
    TILES,
)
from .observation import Ask
from .packing import include
from .reasons import pair_reason
from .rewards import fulfil, grant, shrine_task
from .state import DelphiState


def face_down(v: list[int]) -> list[int]:
    """The cloud islands whose tile has not been turned up."""
    return [site for site in range(CLOUD_SITES) if not v[FACE_UP + site]]


def build_shrine(state: DelphiState, seat: int, site: int, task: int) -> None:
    """A shrine on the island; its Zeus tile is taken off."""
    v = state.v
    v[SHRINES + site] = seat + 1
    if state.log is not None:
        state.tell("shrine-built", seat=seat, site=CLOUD_SITE[site], island=ISLAND_TILE[v[TILES + site] - 1])
    fulfil(state, seat, SHRINE, 0, task)


def uncover(state: DelphiState, seat: int, site: int) -> None:
    """Turn a tile up and take what it brings, wherever the ship is."""
    state.push(SETTLE_ISLAND, CHANCE, seat, site)


def look(state: DelphiState, seat: int, sites: list[int]) -> None:
    """See face-down tiles, the first named first."""
    if state.log is not None:
        state.tell("looks", seat=seat, sites=[CLOUD_SITE[site] for site in sites])
    for site in reversed(sites):
        state.push(GLIMPSE, CHANCE, seat, site)


def peek(state: DelphiState, seat: int) -> None:
    """The action: look at two face-down tiles, or at the last one (DEL-R55)."""
    hidden = face_down(state.v)
    if len(hidden) == 1:
        look(state, seat, hidden)
    else:
        state.push(PEEK_TILES, seat)


class _IslandDraw(Step[DelphiState]):
    """Which tile lies on an island. It is settled when somebody first sees it.

    Both kinds of frame have the slots of `GLIMPSE`.
    """

    families = (space.ISLAND.word,)

    def chance(self, state: DelphiState, top: int) -> list[tuple[int, int]]:
        """The tile that is settled there, or any that lies nowhere yet."""
        v, site = state.v, state.v[top + GLIMPSE_SITE]
        first = space.ISLAND_BASE + site
        if v[TILES + site]:
            return [(first + (v[TILES + site] - 1) * CLOUD_SITES, 1)]
        settled = v[TILES : TILES + CLOUD_SITES]
        return [(first + tile * CLOUD_SITES, 1) for tile in range(CLOUD_SITES) if tile + 1 not in settled]

    def context(self, state: DelphiState, top: int, viewer: int | None) -> Ask:
        return {"by": state.v[top + GLIMPSE_SEAT], "site": CLOUD_SITE[state.v[top + GLIMPSE_SITE]]}


class Glimpse(_IslandDraw):
    """What a seat sees under the clouds of an island, for its eyes only."""

    name = "glimpse"

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """It stays known to that seat (DEL-R28)."""
        v, seat = state.v, state.v[top + GLIMPSE_SEAT]
        tile, site = divmod(action - space.ISLAND_BASE, CLOUD_SITES)
        v[TILES + site] = tile + 1
        include(v, KNOWN + site, seat)
        state.pop()
        if state.log is not None:
            state.tell("glimpses", (seat,), {"island": ISLAND_TILE[tile]}, seat=seat, site=CLOUD_SITE[site])


class SettleIsland(_IslandDraw):
    """The tile that a seat turns up on an island."""

    name = "settle-island"

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """A fitting tile gets the shrine at once, any other gives its letter's reward (DEL-R53)."""
        setup, v, seat = state.setup, state.v, state.v[top + GLIMPSE_SEAT]
        tile, site = divmod(action - space.ISLAND_BASE, CLOUD_SITES)
        v[TILES + site] = tile + 1
        v[FACE_UP + site] = 1
        letter = setup.island_letter[tile]
        state.pop()
        if state.log is not None:
            state.tell(
                "island-revealed", site=CLOUD_SITE[site], island=ISLAND_TILE[tile], letter=LETTER[letter]
            )
        task = shrine_task(setup, v, seat, site)
        if task >= 0:
            build_shrine(state, seat, site, task)
            return
        if state.log is not None:
            state.tell("letter-reward", seat=seat, letter=LETTER[letter])
        grant(state, seat, setup.letter_gain[letter])


# ---- choosing tiles to look at -------------------------------------------------------------------------


def pairs(base: int, sites: list[int]) -> list[int]:
    """Actions for every pair of sites, the lower number first."""
    return [base + a * CLOUD_SITES + b for n, a in enumerate(sites) for b in sites[n + 1 :]]


class PeekTiles(Step[DelphiState]):
    """Which two face-down tiles to look at, named together."""

    name = "peek-tiles"
    families = (space.LOOK_AT.word,)

    def legal(self, state: DelphiState, top: int) -> list[int]:
        """Every pair of face-down tiles."""
        return pairs(space.LOOK_AT_BASE, face_down(state.v))

    def run(self, state: DelphiState, top: int, action: int) -> None:
        seat = state.v[top + WHO]
        state.pop()
        look(state, seat, list(space.LOOK_AT.indices(action)))

    def why_not(self, state: DelphiState, top: int, action: int) -> Reason:
        a, b = space.LOOK_AT.indices(action)
        return pair_reason(state, a, b, ("DEL-4.3", "DEL-R55"))
