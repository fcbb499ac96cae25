"""Numbers that hold several things: cards or seats in a frame's slot, and bit sets.

Everybody else writes them, and asks what is in them, through these functions; only how many a set holds, and
whether two sets meet, is asked of the numbers themselves. Cards in a slot take eight bits each, actors three;
both lists may be empty and keep their order.

Sets of the same form that no state stores are made elsewhere: the bits of card ids (tables.py), and what bots
count (evaluate.py) and effects see (effects/amounts.py).
"""

from __future__ import annotations

from collections.abc import Iterable

from .components import CITIZEN, COLUMNS, FAMILIES, FAMILY_CARDS, LEVELS, SEATS
from .layout import CHOSEN, EFFECT_FLAGS, INSTANTS, LEGEND_MASK, MARKS, QUESTS_OPEN, RINGS

Vector = list[int]

# ---- cards in a frame's slot ----------------------------------------------------------------------


def pack(cards: list[int]) -> int:
    """Cards (or `CITIZEN`) as one number."""
    out = 0
    for card in reversed(cards):
        out = out << 8 | card + 1
    return out


def unpack(packed: int) -> tuple[list[int], int]:
    """The family cards in a packed number, and how many Citizens."""
    cards = []
    citizens = 0
    while packed:
        card = (packed & 255) - 1
        if card == CITIZEN:
            citizens += 1
        else:
            cards.append(card)
        packed >>= 8
    return cards, citizens


def with_card(packed: int, card: int) -> int:
    """The packed cards with one more in front."""
    return packed << 8 | card + 1


# ---- actors in a frame's slot ---------------------------------------------------------------------


def pack_actors(actors: list[int]) -> int:
    """Seats as one number; the first comes off first."""
    out = 0
    for seat in reversed(actors):
        out = out << 3 | seat + 1
    return out


def next_actor(packed: int) -> tuple[int, int]:
    """The first of the packed seats (there is one), and the others."""
    return (packed & 7) - 1, packed >> 3


# ---- whose an effect is and how it began ------------------------------------------------------------

_YOU = 3  # the seat whose card it is
_CHOOSER = 2  # from this bit: chooser's seat + 1 while an option of a choice is carried out
FROM_GAIN = 1 << 5  # set off by a gain: its own gains set off nothing
WANTED = 1 << 6  # its user chose to use it: a price that comes first is paid without asking again


def effect_flags(you: int, flags: int) -> int:
    """What an effect's frame keeps: the seat whose card it is, and flags."""
    return you | flags


def chosen_by(seat: int) -> int:
    """The flags of an option that a seat has chosen."""
    return seat + 1 << _CHOOSER


def owner_of(v: Vector, effect: int) -> int:
    """The seat whose card carries the effect."""
    return v[effect + EFFECT_FLAGS] & _YOU


def chooser_of(v: Vector, effect: int) -> int:
    """Who carries out an option: the seat, or -1 outside of options."""
    return (v[effect + EFFECT_FLAGS] >> _CHOOSER & 7) - 1


def flagged(v: Vector, effect: int, flag: int) -> bool:
    """Whether an effect began in this way: `FROM_GAIN` or `WANTED`."""
    return v[effect + EFFECT_FLAGS] & flag != 0


# ---- bit sets ---------------------------------------------------------------------------------------


def in_play(v: Vector, family: int) -> bool:
    """Whether a family is among those of this game."""
    return v[CHOSEN] >> family & 1 != 0


def bring_in(v: Vector, family: int) -> None:
    """Add a family to the game."""
    v[CHOSEN] |= 1 << family


def families_in_play(v: Vector) -> int:
    """How many families are in the game so far."""
    return v[CHOSEN].bit_count()


def lay_out_quests(v: Vector, tiles: int) -> None:
    """All quests lie beneath the pediment (ELY-2.1, ELY-3.12)."""
    v[QUESTS_OPEN] = (1 << tiles) - 1


def take_quest(v: Vector, tile: int) -> None:
    """A quest leaves the pediment."""
    v[QUESTS_OPEN] &= ~(1 << tile)


def quest_is_free(v: Vector, tile: int) -> bool:
    """Whether a quest still lies beneath the pediment."""
    return v[QUESTS_OPEN] >> tile & 1 != 0


ALL_COLUMNS = (1 << COLUMNS) - 1


def column_set(colours: Iterable[int]) -> int:
    """Columns of these colours as a set."""
    return sum(1 << colour for colour in colours)


def has_colour(columns: int, colour: int) -> bool:
    """Whether a column of this colour is in a set."""
    return columns >> colour & 1 != 0


def colours(columns: int) -> list[int]:
    """The colours of a set of columns, ascending."""
    return [colour for colour in range(COLUMNS) if columns >> colour & 1]


def without(columns: int, colour: int) -> int:
    """A set of columns after one of them has gone."""
    return columns & ~(1 << colour)


_ALL_LEVELS = (1 << LEVELS) - 1


def entered(v: Vector, legend: int, number: int) -> bool:
    """Whether a card of this level is in a family legend, of this family in a level legend.

    ``legend`` is where the legend's row begins.
    """
    return v[legend + LEGEND_MASK] >> number & 1 != 0


def enter(v: Vector, legend: int, number: int) -> None:
    """Add a card of this level to a family legend, of this family to a level legend."""
    v[legend + LEGEND_MASK] |= 1 << number


def missing_level(v: Vector, legend: int) -> int:
    """The highest level of which a family legend has no card."""
    return (_ALL_LEVELS & ~v[legend + LEGEND_MASK]).bit_length() - 1


def ring(v: Vector, card: int) -> int:
    """Not 0 if a ring lies on the card."""
    return v[RINGS + card // FAMILY_CARDS] >> card % FAMILY_CARDS & 1


def put_ring(v: Vector, card: int) -> None:
    """Put a ring on a card; there are always enough (ELY-R-supply)."""
    v[RINGS + card // FAMILY_CARDS] |= 1 << card % FAMILY_CARDS


def drop_ring(v: Vector, card: int) -> None:
    """Take the ring off a card, if there is one (ELY-4.4)."""
    v[RINGS + card // FAMILY_CARDS] &= ~(1 << card % FAMILY_CARDS)


def used(v: Vector, seat: int, family: int, bit: int) -> bool:
    """Whether a player has used a card in this epoch; ``bit`` is the card's in `Cards.bit`."""
    return v[MARKS + seat * FAMILIES + family] & bit != 0


def mark_used(v: Vector, seat: int, family: int, bit: int) -> None:
    """Turn a card until phase IV; the mark outlasts the card's stay in the Domain."""
    v[MARKS + seat * FAMILIES + family] |= bit


def straighten(v: Vector) -> None:
    """Straighten all used cards (ELY-3.13)."""
    v[MARKS : MARKS + SEATS * FAMILIES] = [0] * (SEATS * FAMILIES)


def instant_ran(v: Vector, seat: int, family: int, bit: int) -> bool:
    """Whether a card's instant effect has run for a player in this turn."""
    return v[INSTANTS + seat * FAMILIES + family] & bit != 0


def note_instant(v: Vector, seat: int, family: int, bit: int) -> None:
    """Remember that it has."""
    v[INSTANTS + seat * FAMILIES + family] |= bit


def forget_instants(v: Vector) -> None:
    """A new turn, or a new step of phase III, begins."""
    v[INSTANTS : INSTANTS + SEATS * FAMILIES] = [0] * (SEATS * FAMILIES)
