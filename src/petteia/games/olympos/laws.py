"""What must always hold: laws of conservation, and sums that follow from other numbers."""

from __future__ import annotations

from collections.abc import Iterator

from .components import (
    CARDS,
    CELLS,
    COLUMNS,
    DESTINY,
    DISCOVERY,
    GODS,
    RESOURCES,
    SPOTS,
    TERRITORIES,
    TERRITORY,
    WONDERS,
)
from .layout import (
    BUILDER,
    BUILT,
    DECK,
    DISCARDS,
    DISCOUNT_TILES,
    DISCOUNTS,
    DISCOVERY_AT,
    FINISHED,
    GODS_TURNED,
    HAND,
    HAND_SIZE,
    HOURGLASSES,
    LOOKED,
    MARKERS,
    ORDER,
    OWNED,
    PRESTIGE,
    SPACE,
    STARS,
    STOCK,
    TILES,
    TURNED,
)
from .packing import BARBARIANS, TRIBE, disc_on, is_pile, pieces
from .state import OlymposState


def broken(state: OlymposState) -> Iterator[str]:
    """Every broken law, in words."""
    yield from _numbers(state)
    yield from _track(state)
    yield from _map(state)
    yield from _board(state)
    yield from _cards(state)


def _numbers(state: OlymposState) -> Iterator[str]:
    for place, number in enumerate(state.v):
        if not -(1 << 63) <= number < 1 << 63:
            yield f"{state.game.layout.name(place, state.v)} does not fit 64 bits"


def _track(state: OlymposState) -> Iterator[str]:
    v = state.v
    seats = state.seats
    order = v[ORDER : ORDER + seats]
    if sorted(order) != list(range(seats)):
        yield f"the order {order} does not hold every seat once"
    spaces = [v[SPACE + seat] for seat in order]
    if spaces != sorted(spaces):
        yield f"the order {order} does not follow the track"
    for seat in range(seats):
        if not 0 <= v[SPACE + seat] <= state.setup.tables.cross:
            yield f"seat {seat} stands on space {v[SPACE + seat]}, off the track"
        if v[FINISHED + seat] and v[SPACE + seat] < state.setup.tables.last_zeus:
            yield f"seat {seat} has finished before the last Zeus space"
        counts = (STOCK, HOURGLASSES, PRESTIGE, HAND_SIZE)
        cubes = state.cubes(seat)
        if min(*cubes, *(v[block + seat] for block in counts)) < 0:
            yield f"seat {seat} has less than nothing of something"


def _map(state: OlymposState) -> Iterator[str]:
    v = state.v
    tables = state.setup.tables
    tokens = [[0] * RESOURCES for _ in range(state.seats)]
    stars = [0] * state.seats
    barbarians = 0
    for land in range(TERRITORIES):
        codes = pieces(v, land)
        barbarians += codes.count(BARBARIANS)
        if BARBARIANS in codes[1:]:
            yield f"{TERRITORY[land]}: barbarians do not lie at the bottom"
        if TRIBE in codes and (len(codes) > 1 or not tables.star_in[land]):
            yield f"{TERRITORY[land]}: a tribe beside other pieces or without a star"
        if codes and codes[-1] <= state.seats:
            tokens[codes[-1] - 1][tables.resource_of[land]] += 1
            stars[codes[-1] - 1] += tables.star_in[land]
        if not is_pile(v, land):
            yield f"{TERRITORY[land]}: not a pile"
    for seat in range(state.seats):
        if state.tokens(seat) != tokens[seat]:
            yield f"seat {seat}: territory tokens do not match the map"
        if v[STARS + seat] != stars[seat]:
            yield f"seat {seat}: star tokens do not match the map"
    if barbarians > state.setup.barbarians:
        yield f"{barbarians} barbarians on the map"


def _board(state: OlymposState) -> Iterator[str]:
    v = state.v
    setup = state.setup
    seats = range(state.seats)
    for cell in range(CELLS):
        discovery = v[DISCOVERY_AT + cell] - 1
        if discovery < 0:
            continue
        owners = sum(v[OWNED + seat] >> discovery & 1 for seat in seats)
        if setup.one_tile_only:
            good = owners <= 1 and v[TILES + cell] == (0 if owners else setup.tiles[discovery])
        else:
            good = owners + v[TILES + cell] == setup.tiles[discovery]
        if not good:
            yield f"{DISCOVERY[discovery]}: tiles on the board and with players do not add up"
    for seat in seats:
        columns = [0] * COLUMNS
        for cell in range(CELLS):
            for spot in range(SPOTS):
                columns[cell % COLUMNS] += disc_on(v, cell, spot) == seat
        if v[MARKERS + seat * COLUMNS : MARKERS + seat * COLUMNS + COLUMNS] != columns:
            yield f"seat {seat}: bonus discs do not match the board"
        mine = [w for w in range(WONDERS) if v[BUILT + seat] >> w & 1]
        if any(v[BUILDER + w] != seat + 1 for w in mine):
            yield f"seat {seat}: wonders do not match the board"
        if v[DISCOUNTS + seat] & v[DISCOUNT_TILES]:
            yield f"seat {seat}: a discount tile is in two places"


def _cards(state: OlymposState) -> Iterator[str]:
    v = state.v
    seats = range(state.seats)
    for card, copies in enumerate(state.setup.tables.card_copies):
        places = [DECK, DISCARDS, LOOKED, *(HAND + seat * CARDS for seat in seats)]
        if sum(v[place + card] for place in places) != copies:
            yield f"{DESTINY[card]}: not {copies} in all"
    for seat in seats:
        if v[HAND_SIZE + seat] != sum(state.hand(seat)):
            yield f"seat {seat}: the size of the hand is wrong"
    turned = sorted(v[TURNED + god] for god in range(GODS) if v[TURNED + god])
    if turned != list(range(1, v[GODS_TURNED] + 1)):
        yield "the Olympos cards turned are not numbered one by one"
