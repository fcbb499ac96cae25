"""Numbers that hold several things: sets of cards, seats in a frame's slots, legends.

Everybody else writes them, and asks what is in them, through these functions; only whether two sets meet is
asked of the numbers themselves. Every field has a fixed width that no game can exceed, and every number fits
64 bits with a sign (laws.py).

Sets of the same form that no state stores are made elsewhere: what bots count (evaluate.py), what effects see
(effects/zones.py), and what effects touch (effects/touch.py).
"""

from __future__ import annotations

from collections.abc import Iterable

from petteia.kernel import Numbers, buffer, native

from .components import (
    CARDS,
    CITIZEN,
    COLUMNS,
    FAMILIES,
    FAMILIES_IN_PLAY,
    FAMILY_CARDS,
    LEGEND_ROOM,
    LEVELS,
    SEATS,
)
from .layout import (
    CHOSEN,
    DOING_ACTORS,
    EFFECT_FLAGS,
    INSTANTS,
    LEGEND_COUNT,
    LEGENDS,
    MARKS,
    QUESTS_OPEN,
    RINGS,
    SINGLE,
)

BIT = tuple(1 << n for n in range(63))
_BITS = tuple(n.bit_count() for n in range(256))
_LOWEST = tuple(next((n for n in range(32) if (1 << n) % 37 == rest), 0) for rest in range(37))


@native
def bits(number: int) -> int:
    """How many elements a set of at most 24 has."""
    return _BITS[number & 255] + _BITS[number >> 8 & 255] + _BITS[number >> 16]


@native
def lowest(number: int) -> int:
    """The first element of a set of at most 32 that is not empty."""
    return _LOWEST[(number & -number) % 37]


# ---- cards by family ------------------------------------------------------------------------------

# A set of cards is a number for each family, with a bit for each of its cards: what lies in the Agora, at the
# Oracle, in a Domain, and what effects find. ``at`` is where the first family's number stands.


@native
def in_set(v: Numbers, at: int, card: int) -> bool:
    """Whether a card is in a set."""
    return v[at + card // FAMILY_CARDS] >> card % FAMILY_CARDS & 1 != 0


@native
def add_to_set(v: Numbers, at: int, card: int) -> None:
    """Put a card into a set."""
    v[at + card // FAMILY_CARDS] |= BIT[card % FAMILY_CARDS]


@native
def take_from_set(v: Numbers, at: int, card: int) -> None:
    """Take a card out of a set."""
    v[at + card // FAMILY_CARDS] &= ~BIT[card % FAMILY_CARDS]


@native
def number_in_set(v: Numbers, at: int) -> int:
    """How many cards a set has."""
    count = 0
    for family in range(FAMILIES):
        if v[at + family]:
            count += bits(v[at + family])
    return count


@native
def anything_in_set(v: Numbers, at: int) -> bool:
    """Whether a set has any card."""
    for family in range(FAMILIES):
        if v[at + family]:
            return True
    return False


@native
def list_set(v: Numbers, at: int, base: int, out: Numbers, n: int) -> int:
    """Write the cards of a set, ascending and each increased by ``base``, from place ``n`` on; the place
    after the last one.
    """
    for family in range(FAMILIES):
        rest = v[at + family]
        while rest:
            out[n] = base + family * FAMILY_CARDS + lowest(rest)
            rest &= rest - 1
            n += 1
    return n


def cards_of_set(v: Numbers, at: int) -> list[int]:
    """The cards of a set, ascending."""
    out = buffer(CARDS)
    count = list_set(v, at, 0, out, 0)
    return out[:count]


# ---- cards in a frame's slots ---------------------------------------------------------------------

# Cards that wait, or that a step has moved, are a set in two slots that follow each other: one bit for each
# of the 105 cards of the five families in play (ELY-1.1), whatever the edition. The first word holds three
# families, 63 bits; the second one two families and, above their 42 bits, how many Citizens were moved: as
# there are no more than 105 of them, a step of four actors moves far fewer than 2 ** 21.
_FAMILIES_IN_WORD = 3
_CITIZENS = (FAMILIES_IN_PLAY - _FAMILIES_IN_WORD) * FAMILY_CARDS  # from this bit of the second word
_ONE_CITIZEN = 1 << _CITIZENS
_WHOLE_FAMILY = (1 << FAMILY_CARDS) - 1


@native
def _place(v: Numbers, family: int) -> int:
    """The number of a family in play among those of the game, in their order."""
    return _BITS[v[CHOSEN] & BIT[family] - 1]


@native
def put_card(v: Numbers, at: int, card: int) -> None:
    """Put a family card into the set whose first word is at a place, or one more `CITIZEN`."""
    if card == CITIZEN:
        v[at + 1] += _ONE_CITIZEN
        return
    place = _place(v, card // FAMILY_CARDS)
    if place >= _FAMILIES_IN_WORD:
        v[at + 1] |= BIT[(place - _FAMILIES_IN_WORD) * FAMILY_CARDS + card % FAMILY_CARDS]
    else:
        v[at] |= BIT[place * FAMILY_CARDS + card % FAMILY_CARDS]


@native
def drop_card(v: Numbers, at: int, card: int) -> None:
    """Take a family card out of such a set."""
    place = _place(v, card // FAMILY_CARDS)
    if place >= _FAMILIES_IN_WORD:
        v[at + 1] &= ~BIT[(place - _FAMILIES_IN_WORD) * FAMILY_CARDS + card % FAMILY_CARDS]
    else:
        v[at] &= ~BIT[place * FAMILY_CARDS + card % FAMILY_CARDS]


@native
def unfold(v: Numbers, at: int, found: Numbers) -> int:
    """Write the family cards of such a set as one by family; returns how many Citizens it has."""
    place = 0
    for family in range(FAMILIES):
        found[family] = 0
        if in_play(v, family):
            if place >= _FAMILIES_IN_WORD:
                found[family] = v[at + 1] >> (place - _FAMILIES_IN_WORD) * FAMILY_CARDS & _WHOLE_FAMILY
            else:
                found[family] = v[at] >> place * FAMILY_CARDS & _WHOLE_FAMILY
            place += 1
    return v[at + 1] >> _CITIZENS


def cards_in(v: Numbers, at: int) -> tuple[list[int], int]:
    """The family cards of such a set, ascending, and how many Citizens."""
    found = buffer(FAMILIES)
    citizens = unfold(v, at, found)
    return cards_of_set(found, 0), citizens


@native
def copy_cards(v: Numbers, source: int, target: int) -> None:
    """Make a set equal to another one."""
    v[target] = v[source]
    v[target + 1] = v[source + 1]


# ---- actors in a frame's slot ---------------------------------------------------------------------

_ACTOR = 3  # bits of a seat + 1


@native
def pack_actors(actors: Numbers, count: int) -> int:
    """Seats as one number, nobody acting yet; the first comes off first."""
    out = 0
    for n in range(count):
        out |= actors[n] + 1 << _ACTOR * (n + 1)
    return out


@native
def acting(v: Numbers, doing: int) -> int:
    """Who carries the step out now: the seat, or -1 between actors."""
    return (v[doing + DOING_ACTORS] & 7) - 1


@native
def next_actor(v: Numbers, doing: int) -> int:
    """Between actors: let the next one act; the seat, or -1 if there is none."""
    v[doing + DOING_ACTORS] >>= _ACTOR
    return acting(v, doing)


@native
def actor_done(v: Numbers, doing: int) -> None:
    """Who acts has finished the step."""
    v[doing + DOING_ACTORS] &= ~7


# ---- whose an effect is and how it began ------------------------------------------------------------

_YOU = 3  # the seat whose card it is
_CHOOSER = 2  # from this bit: chooser's seat + 1 while an option of a choice is carried out
FROM_GAIN = 1 << 5  # set off by a gain: its own gains set off nothing
WANTED = 1 << 6  # its user chose to use it: a price that comes first is paid without asking again
_EVENT = 7  # from this bit: the card that set it off + 1 (eight bits)


@native
def effect_flags(you: int, flags: int, event: int) -> int:
    """What an effect's frame keeps: the seat whose card it is, flags, the card that set it off + 1 (or 0)."""
    return you | flags | event << _EVENT


@native
def chosen_by(seat: int) -> int:
    """The flags of an option that a seat has chosen."""
    return seat + 1 << _CHOOSER


@native
def owner_of(v: Numbers, effect: int) -> int:
    """The seat whose card carries the effect."""
    return v[effect + EFFECT_FLAGS] & _YOU


@native
def chooser_of(v: Numbers, effect: int) -> int:
    """Who carries out an option: the seat, or -1 outside of options."""
    return (v[effect + EFFECT_FLAGS] >> _CHOOSER & 7) - 1


@native
def flagged(v: Numbers, effect: int, flag: int) -> bool:
    """Whether an effect began in this way: `FROM_GAIN` or `WANTED`."""
    return v[effect + EFFECT_FLAGS] & flag != 0


@native
def event_of(v: Numbers, effect: int) -> int:
    """The card, or `CITIZEN`, that set an effect off, + 1; 0 for none."""
    return v[effect + EFFECT_FLAGS] >> _EVENT


# ---- legends ----------------------------------------------------------------------------------------

_FORM = 3  # the lowest bits
_KEY = 2  # from this bit, eight bits: a card, a family or a level
_MASK = 10  # from this bit, eight bits: levels or families
_JOKERS = 18  # from this bit: Citizens
_ALL_LEVELS = (1 << LEVELS) - 1
_HIGHEST = tuple(n.bit_length() - 1 for n in range(_ALL_LEVELS + 1))


@native
def legend_at(seat: int, number: int) -> int:
    """Where a legend stands."""
    return LEGENDS + seat * LEGEND_ROOM + number


@native
def form_of(v: Numbers, legend: int) -> int:
    """The form of the legend at a place."""
    return v[legend] & _FORM


@native
def key_of(v: Numbers, legend: int) -> int:
    """Its card, family or level, by its form."""
    return v[legend] >> _KEY & 255


@native
def mask_of(v: Numbers, legend: int) -> int:
    """The levels of a family legend, the families of a level legend, as a set."""
    return v[legend] >> _MASK & 255


@native
def jokers_of(v: Numbers, legend: int) -> int:
    """How many Citizens it has."""
    return v[legend] >> _JOKERS


@native
def begin_legend(v: Numbers, legend: int, form: int, key: int) -> None:
    """Make it a legend of this form, without cards as yet."""
    v[legend] = form | key << _KEY


@native
def add_joker(v: Numbers, legend: int) -> None:
    """Add a Citizen to a legend."""
    v[legend] += 1 << _JOKERS


@native
def entered(v: Numbers, legend: int, number: int) -> bool:
    """Whether a card of this level is in a family legend, of this family in a level legend."""
    return v[legend] >> _MASK + number & 1 != 0


@native
def enter(v: Numbers, legend: int, number: int) -> None:
    """Add a card of this level to a family legend, of this family to a level legend."""
    v[legend] |= BIT[_MASK + number]


@native
def missing_level(v: Numbers, legend: int) -> int:
    """The highest level of which a family legend has no card."""
    return _HIGHEST[_ALL_LEVELS & ~mask_of(v, legend)]


@native
def legend_size(v: Numbers, legend: int) -> int:
    """How many cards a legend has, Citizens included."""
    form = v[legend] & _FORM
    return form if form <= SINGLE else _BITS[mask_of(v, legend)] + jokers_of(v, legend)


@native
def elysium_citizens(v: Numbers, seat: int) -> int:
    """The Citizens of an Elysium."""
    first = legend_at(seat, 0)
    count = 0
    for legend in range(first, first + v[LEGEND_COUNT + seat]):
        count += jokers_of(v, legend)
    return count


# ---- bit sets ---------------------------------------------------------------------------------------


@native
def in_play(v: Numbers, family: int) -> bool:
    """Whether a family is among those of this game."""
    return v[CHOSEN] >> family & 1 != 0


@native
def bring_in(v: Numbers, family: int) -> None:
    """Add a family to the game."""
    v[CHOSEN] |= BIT[family]


@native
def families_in_play(v: Numbers) -> int:
    """How many families are in the game so far."""
    return _BITS[v[CHOSEN]]


@native
def lay_out_quests(v: Numbers, tiles: int) -> None:
    """All quests lie beneath the pediment (ELY-2.1, ELY-3.12)."""
    v[QUESTS_OPEN] = BIT[tiles] - 1


@native
def take_quest(v: Numbers, tile: int) -> None:
    """A quest leaves the pediment."""
    v[QUESTS_OPEN] &= ~BIT[tile]


@native
def quest_is_free(v: Numbers, tile: int) -> bool:
    """Whether a quest still lies beneath the pediment."""
    return v[QUESTS_OPEN] >> tile & 1 != 0


ALL_COLUMNS = (1 << COLUMNS) - 1


def column_set(colours: Iterable[int]) -> int:
    """Columns of these colours as a set."""
    return sum(1 << colour for colour in colours)


@native
def has_colour(columns: int, colour: int) -> bool:
    """Whether a column of this colour is in a set."""
    return columns >> colour & 1 != 0


def colours(columns: int) -> list[int]:
    """The colours of a set of columns, ascending."""
    return [colour for colour in range(COLUMNS) if columns >> colour & 1]


@native
def without(columns: int, colour: int) -> int:
    """A set of columns after one of them has gone."""
    return columns & ~BIT[colour]


@native
def ring(v: Numbers, card: int) -> bool:
    """Whether a ring lies on the card."""
    return in_set(v, RINGS, card)


@native
def put_ring(v: Numbers, card: int) -> None:
    """Put a ring on a card; there are always enough (ELY-R-supply)."""
    add_to_set(v, RINGS, card)


@native
def drop_ring(v: Numbers, card: int) -> None:
    """Take the ring off a card, if there is one (ELY-4.4)."""
    take_from_set(v, RINGS, card)


@native
def used(v: Numbers, seat: int, card: int) -> bool:
    """Whether a player has used this copy of a card in this epoch (ELY-R-each-copy)."""
    return in_set(v, MARKS + seat * FAMILIES, card)


@native
def mark_used(v: Numbers, seat: int, card: int) -> None:
    """Turn a card until phase IV; the mark outlasts the card's stay in the Domain."""
    add_to_set(v, MARKS + seat * FAMILIES, card)


@native
def straighten(v: Numbers) -> None:
    """Straighten all used cards (ELY-3.13)."""
    for at in range(MARKS, MARKS + SEATS * FAMILIES):
        v[at] = 0


@native
def instant_ran(v: Numbers, seat: int, card: int) -> bool:
    """Whether the instant effect of this copy of a card has run for a player in this turn."""
    return in_set(v, INSTANTS + seat * FAMILIES, card)


@native
def note_instant(v: Numbers, seat: int, card: int) -> None:
    """Remember that it has."""
    add_to_set(v, INSTANTS + seat * FAMILIES, card)


@native
def forget_instants(v: Numbers) -> None:
    """A new turn, or a new step of phase III, begins."""
    for at in range(INSTANTS, INSTANTS + SEATS * FAMILIES):
        v[at] = 0
