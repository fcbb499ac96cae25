"""Island tiles: looking, exploring, shrines, letters (DEL-4.3, DEL-5.3, DEL-5.4)."""

from __future__ import annotations

from petteia.kernel import CHANCE, WHO, Numbers, Reason, Step, buffer, native

from . import figures, space
from .components import CLOUD_SITE, CLOUD_SITES, ISLAND_TILE, LETTER, SHRINE
from .layout import (
    FACE_UP,
    GLIMPSE,
    GLIMPSE_SEAT,
    GLIMPSE_SITE,
    KNOWN,
    PEEK_TILES,
    PEEK_TILES_FIRST,
    SETTLE_ISLAND,
    SHRINES,
    TILES,
)
from .observation import Ask
from .packing import has, insert
from .rewards import fulfil, grant, shrine_task
from .state import DelphiState


@native
def face_down(state: DelphiState, out: Numbers, n: int, base: int) -> int:
    """Write the cloud islands whose tile has not been turned up, counted from ``base`` on, from place ``n``
    on; returns the place after the last.
    """
    for site in range(CLOUD_SITES):
        if state.p[FACE_UP + site] == 0:
            out[n] = base + site
            n += 1
    return n


@native
def build_shrine(state: DelphiState, seat: int, site: int, task: int) -> None:
    """A shrine on the island; its Zeus tile is taken off."""
    v = state.p
    v[SHRINES + site] = seat + 1
    if state.log is not None:
        state.tell("shrine-built", seat=seat, site=CLOUD_SITE[site], island=ISLAND_TILE[v[TILES + site] - 1])
    fulfil(state, seat, SHRINE, 0, task)


@native
def uncover(state: DelphiState, seat: int, site: int) -> None:
    """Turn a tile up and take what it brings, wherever the ship is."""
    state.push(SETTLE_ISLAND, CHANCE, seat, site)


@native
def look(state: DelphiState, seat: int, sites: Numbers, count: int) -> None:
    """See face-down tiles, one after the other."""
    if state.log is not None:
        state.tell("looks", seat=seat, sites=[CLOUD_SITE[sites[n]] for n in range(count)])
    for n in range(count):
        state.push(GLIMPSE, CHANCE, seat, sites[count - 1 - n])


@native
def peek(state: DelphiState, seat: int) -> None:
    """The action: look at two face-down tiles, where no more are left at those (DEL-R55)."""
    hidden = buffer(CLOUD_SITES)
    count = face_down(state, hidden, 0, 0)
    if count <= 2:
        look(state, seat, hidden, count)
    else:
        state.push(PEEK_TILES, seat)


class _IslandDraw(Step[DelphiState]):
    """Which tile lies on an island. It is settled when somebody first sees it.

    Both kinds of frame have the slots of `GLIMPSE`.
    """

    families = (space.ISLAND.word,)

    @native
    def weigh(self, state: DelphiState, top: int, out: Numbers, weights: Numbers) -> int:
        """The tile that is settled there, or any that lies nowhere yet."""
        v = state.p
        site = v[top + GLIMPSE_SITE]
        first = space.ISLAND_BASE + site
        if v[TILES + site]:
            out[0] = first + (v[TILES + site] - 1) * CLOUD_SITES
            weights[0] = 1
            return 1
        settled = 0
        for other in range(CLOUD_SITES):
            settled |= 1 << v[TILES + other]
        n = 0
        for tile in range(CLOUD_SITES):
            if not has(settled, tile + 1):
                out[n] = first + tile * CLOUD_SITES
                weights[n] = 1
                n += 1
        return n

    def context(self, state: DelphiState, top: int, viewer: int | None) -> Ask:
        return {"by": state.v[top + GLIMPSE_SEAT], "site": CLOUD_SITE[state.v[top + GLIMPSE_SITE]]}


class Glimpse(_IslandDraw):
    """What a seat sees under the clouds of an island, for its eyes only."""

    name = "glimpse"

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        """It stays known to that seat (DEL-R28)."""
        v = state.p
        seat = v[top + GLIMPSE_SEAT]
        tile, site = divmod(action - space.ISLAND_BASE, CLOUD_SITES)
        v[TILES + site] = tile + 1
        insert(v, KNOWN + site, seat)
        state.pop()
        if state.log is not None:
            state.tell("glimpses", (seat,), {"island": ISLAND_TILE[tile]}, seat=seat, site=CLOUD_SITE[site])


class SettleIsland(_IslandDraw):
    """The tile that a seat turns up on an island."""

    name = "settle-island"

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        """A fitting tile gets the shrine at once, any other gives its letter's reward (DEL-R53)."""
        v = state.p
        seat = v[top + GLIMPSE_SEAT]
        tile, site = divmod(action - space.ISLAND_BASE, CLOUD_SITES)
        v[TILES + site] = tile + 1
        v[FACE_UP + site] = 1
        letter = state.t[figures.ISLAND_LETTER + tile]
        state.pop()
        if state.log is not None:
            state.tell(
                "island-revealed", site=CLOUD_SITE[site], island=ISLAND_TILE[tile], letter=LETTER[letter]
            )
        task = shrine_task(state, seat, site)
        if task >= 0:
            build_shrine(state, seat, site, task)
            return
        if state.log is not None:
            state.tell("letter-reward", seat=seat, letter=LETTER[letter])
        grant(state, seat, figures.LETTER_GAIN + letter * figures.GAIN)


# ---- choosing tiles to look at -------------------------------------------------------------------------


@native
def list_tiles(state: DelphiState, top: int, base: int, out: Numbers) -> int:
    """Write every face-down tile but the one that was named first."""
    v = state.p
    first = v[top + PEEK_TILES_FIRST] - 1
    n = 0
    for site in range(CLOUD_SITES):
        if v[FACE_UP + site] == 0 and site != first:
            out[n] = base + site
            n += 1
    return n


@native
def name_tile(state: DelphiState, top: int, site: int, then: int) -> None:
    """The first tile is seen before the second is named. ``then`` is the step that follows, 0 for none: it
    gets both tiles in their order.
    """
    v = state.p
    seat = v[top + WHO]
    first = v[top + PEEK_TILES_FIRST] - 1
    if first < 0:
        v[top + PEEK_TILES_FIRST] = site + 1
    else:
        state.pop()
        if then:
            state.push(then, seat, min(first, site), max(first, site))
    sites = buffer(1)
    sites[0] = site
    look(state, seat, sites, 1)


def seen_islands(state: DelphiState, sites: list[int], theirs: bool) -> Ask:
    """Islands that were looked at, and for whoever looked their tiles in the same order."""
    out: Ask = {"sites": [CLOUD_SITE[site] for site in sites]}
    if theirs:
        out["islands"] = [ISLAND_TILE[state.v[TILES + site] - 1] for site in sites]
    return out


class PeekTiles(Step[DelphiState]):
    """Which face-down tile to look at: the first, and when it was seen the second (DEL-R55).

    The sea chart's step is derived from it; ``base`` is the first id of their family.
    """

    name = "peek-tiles"
    families: tuple[str, ...] = (space.LOOK_AT.word,)
    base = space.LOOK_AT_BASE
    rules: tuple[str, ...] = ("DEL-4.3", "DEL-R55")

    @native
    def fill(self, state: DelphiState, top: int, out: Numbers) -> int:
        return list_tiles(state, top, space.LOOK_AT_BASE, out)

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        name_tile(state, top, action - space.LOOK_AT_BASE, 0)

    def why_not(self, state: DelphiState, top: int, action: int) -> Reason:
        site = action - self.base
        why = "island-face-up" if state.v[FACE_UP + site] else "island-named"
        return Reason(why, {"site": CLOUD_SITE[site]}, self.rules)

    def context(self, state: DelphiState, top: int, viewer: int | None) -> Ask:
        """The island that was seen first; what lies there is for the player alone."""
        first = state.v[top + PEEK_TILES_FIRST] - 1
        return seen_islands(state, [first] if first >= 0 else [], viewer == state.v[top + WHO])
