"""What must hold in every state: conservation of cards, and that all ways of writing the same thing agree."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from petteia.kernel import FRAME, TOP, WHO

from . import components
from .components import CARDS, COLUMNS, FAMILIES, FAMILY_CARDS, FAMILY_TILES, LEGEND_ROOM, LEVELS
from .layout import (
    ABSENT,
    ACTING,
    AGORA,
    AGORA_COUNT,
    BURIED,
    CITIZENS,
    COLUMNS_HELD,
    CURRENT_PHASE,
    DOMAIN,
    DOMAIN_COUNT,
    EPOCH,
    FAMILY_BONUS,
    FAMILY_LEGEND,
    FRAMES,
    FULL,
    GOLD,
    IN_AGORA,
    IN_DOMAIN,
    IN_ELYSIUM,
    IN_ORACLE,
    LEGEND_COUNT,
    LEVEL_BONUS,
    LOST_CITIZENS,
    NO_LEGEND,
    ORACLE,
    ORACLE_COUNT,
    ORDER,
    PILE,
    PLACE,
    PRESTIGE,
    QUEST_HELD,
    REMOVE_COLUMN,
    SCORING,
    SINGLE,
    TAKEN,
    UNFINISHED,
    UNSEEN,
    VP,
)
from .legends import largest
from .moves import domain
from .packing import (
    cards_of_set,
    elysium_citizens,
    entered,
    form_of,
    in_play,
    jokers_of,
    key_of,
    legend_at,
    legend_size,
    quest_is_free,
    ring,
)
from .taking import CARDS_EACH

if TYPE_CHECKING:
    from .state import ElysiumState


LARGEST = 1 << 63


def broken(state: ElysiumState) -> Iterator[str]:
    """Every broken law, in words."""
    yield from _widths(state)
    yield from _cards(state)
    yield from _lists(state)
    for seat in range(state.seats):
        yield from _player(state, seat)
        yield from _legends(state, seat)
    if state.v[EPOCH]:
        yield from _common(state)


def _widths(state: ElysiumState) -> Iterator[str]:
    """Every number fits 64 bits with a sign."""
    for at, number in enumerate(state.v):
        if not -LARGEST <= number < LARGEST:
            yield f"{state.game.layout.name(at, state.v)} is {number}, more than 64 bits hold"


def _cards(state: ElysiumState) -> Iterator[str]:
    """Cards of the chosen families are somewhere, all others nowhere; Citizens are unseen cards."""
    v = state.v
    for card in range(CARDS):
        chosen = in_play(v, card // FAMILY_CARDS)
        if not chosen and v[PLACE + card] != ABSENT:
            yield f"card {card} is in play without its family"
        if chosen and v[PLACE + card] == ABSENT and v[CURRENT_PHASE] < SCORING:
            yield f"card {card} is lost"
    places = v[PLACE : PLACE + CARDS]
    citizens = v[LOST_CITIZENS] + sum(
        v[CITIZENS + seat] + elysium_citizens(v, seat) for seat in range(state.seats)
    )
    if places.count(UNSEEN) + places.count(BURIED) != v[PILE] + citizens:
        yield "the unseen cards are not those of the draw pile and the Citizens"
    if places.count(UNSEEN) < v[PILE]:
        yield "the draw pile holds more cards than can be in it"


def _lists(state: ElysiumState) -> Iterator[str]:
    """The lists of cards say the same as the places, in ascending order."""
    v = state.v
    lists = [("Agora", AGORA_COUNT, AGORA, IN_AGORA), ("Oracle", ORACLE_COUNT, ORACLE, IN_ORACLE)]
    lists += [
        (f"Domain {seat}", DOMAIN_COUNT + seat, DOMAIN + seat * FAMILIES, IN_DOMAIN + seat)
        for seat in range(state.seats)
    ]
    for name, count, start, place in lists:
        cards = cards_of_set(v, start)
        if len(cards) != v[count] or cards != [card for card in range(CARDS) if v[PLACE + card] == place]:
            yield f"the list of the {name} is not what lies there"
    if v[AGORA_COUNT] > state.setup.agora_size:
        yield "there are too many cards in the Agora"


def _player(state: ElysiumState, seat: int) -> Iterator[str]:
    v = state.v
    table = state.setup.cards
    for name, at in (("gold", GOLD), ("VP", VP), ("prestige", PRESTIGE), ("Citizens", CITIZENS)):
        if v[at + seat] < 0:
            yield f"seat {seat} has {v[at + seat]} {name}"
    if v[PRESTIGE + seat] and not in_play(v, state.setup.prestige_family):
        yield f"seat {seat} has prestige in a game without Ares"
    mine = domain(v, seat)
    if len({table.same[card] for card in mine}) != len(mine):
        yield f"seat {seat} has the same card twice in the Domain (ELY-3.5)"
    if v[CURRENT_PHASE] == ACTING:
        owed = 1 if _removing(state, seat) else 0
        gone = COLUMNS - v[COLUMNS_HELD + seat].bit_count()
        if gone + owed != v[TAKEN + seat] + (v[QUEST_HELD + seat] > 0):
            yield f"seat {seat} has removed {gone} columns for what was taken (ELY-3.4)"
        if v[TAKEN + seat] > CARDS_EACH:
            yield f"seat {seat} has taken {v[TAKEN + seat]} cards (ELY-3.2)"


def _removing(state: ElysiumState, seat: int) -> bool:
    v = state.v
    frames = range(FRAMES, v[TOP] + 1, FRAME) if v[TOP] else range(0)
    return any(v[at] == REMOVE_COLUMN and v[at + WHO] == seat for at in frames)


def _legends(state: ElysiumState, seat: int) -> Iterator[str]:
    v = state.v
    table = state.setup.cards
    for number in range(v[LEGEND_COUNT + seat]):
        at = legend_at(seat, number)
        form = form_of(v, at)
        place = IN_ELYSIUM + seat * LEGEND_ROOM + number
        cards = [card for card in range(CARDS) if v[PLACE + card] == place]
        where = f"legend {number + 1} of seat {seat}"
        if form == NO_LEGEND:
            if cards:
                yield f"{where} is gone, but its cards are not"
            continue
        if form == SINGLE:
            if cards != [key_of(v, at)] or jokers_of(v, at):
                yield f"{where} is not the single card it should be"
            continue
        values = table.level if form == FAMILY_LEGEND else table.family
        keys = table.family if form == FAMILY_LEGEND else table.level
        if {keys[card] for card in cards} != {key_of(v, at)}:
            yield f"{where} mixes families and levels (ELY-5.1)"
        if sorted(values[card] for card in cards) != [n for n in range(FAMILIES) if entered(v, at, n)]:
            yield f"{where} has a card twice or lacks one (ELY-5.1)"
        if not 2 <= legend_size(v, at) <= FULL[form] or (jokers_of(v, at) and len(cards) < 2):
            yield f"{where} has a wrong size (ELY-5.1, ELY-5.3)"


def _common(state: ElysiumState) -> Iterator[str]:
    """Order discs, quests, rings and bonus tiles."""
    v = state.v
    seats = state.seats
    table = state.setup.cards
    if sorted(v[ORDER : ORDER + seats]) != list(range(seats)):
        yield "the order discs are not one for each player"
    held = [v[QUEST_HELD + seat] - 1 for seat in range(seats) if v[QUEST_HELD + seat] not in (0, UNFINISHED)]
    free = [tile for tile in range(len(state.setup.quests)) if quest_is_free(v, tile)]
    if sorted(held + free) != list(range(len(state.setup.quests))):
        yield "the quests are not each in one place"
    for card in range(CARDS):
        if ring(v, card):
            if table.kind[card] != components.ONCE or not IN_DOMAIN <= v[PLACE + card] < IN_ELYSIUM:
                yield f"a ring lies on card {card} (ELY-4.4)"
    for family in range(FAMILIES):
        complete = [
            seat + 1
            for seat in range(seats)
            for number in range(v[LEGEND_COUNT + seat])
            if form_of(v, legend_at(seat, number)) == FAMILY_LEGEND
            and key_of(v, legend_at(seat, number)) == family
            and legend_size(v, legend_at(seat, number)) == FULL[FAMILY_LEGEND]
        ]
        first = FAMILY_BONUS + family * FAMILY_TILES
        tiles = [tile for tile in v[first : first + FAMILY_TILES] if tile]
        if len(tiles) != min(FAMILY_TILES, len(complete)) or any(
            complete.count(t) < tiles.count(t) for t in tiles
        ):
            yield f"the bonus tiles of family {family} do not follow from its legends (ELY-5.4)"
    for level in range(LEVELS):
        sizes = [largest(v, seat, level) for seat in range(seats)]
        holder = v[LEVEL_BONUS + level] - 1
        if max(sizes) and (holder < 0 or sizes[holder] != max(sizes)):
            yield f"the bonus tile of level {level + 1} lies with the wrong player (ELY-5.5)"
        if holder >= 0 and not sizes[holder]:
            yield f"the bonus tile of level {level + 1} lies with a player without a legend (ELY-5.5)"
