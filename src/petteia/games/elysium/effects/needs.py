"""What the steps of an effect need: whether, and what, an actor could do now. Nothing here changes anything.

A step is named by where its figures stand (`piece_at`). ``actor`` carries it out, ``you`` is whose card it
is, ``me`` the card; ``frame`` is the effect's frame (0: it is not running yet).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.games.elysium import space
from petteia.games.elysium.components import CARDS, CITIZEN, FAMILIES, FAMILY_CARDS, SEATS
from petteia.games.elysium.figures import (
    ADD,
    AMOUNT,
    AT,
    BORROWS,
    CARDS_MEANT,
    CHOOSE,
    CONDITION,
    DISCARD,
    FIRST_OPTION,
    GAIN,
    GIFTS_MEANT,
    KIND_OF,
    KINDS,
    LOSE,
    NO_CONDITION,
    NO_WORD,
    OF_FAMILY,
    PAY,
    PIECE,
    PIECES,
    RATE,
    READS_LAST,
    SAME,
    START_OF,
    SWAP,
    TAKES_CITIZENS,
    TRANSFER,
    TWIN,
    UP_TO,
    USE,
    WHAT,
    WHO_MINE,
    WORD,
)
from petteia.games.elysium.layout import CITIZENS, IN_DISCARD, IN_DOMAIN, PILE, PLACE
from petteia.games.elysium.legends import citizen_transferable, find_transferable
from petteia.games.elysium.moves import can_draw, holds
from petteia.games.elysium.packing import anything_in_set, list_set, lowest, number_in_set
from petteia.kernel import Numbers, arrange, buffer, native

from .actors import immune, list_actors
from .amounts import OFFSETS, amount_now, condition_holds
from .filters import sift
from .frames import lent
from .zones import AGORA_PLACE, DOMAIN, ORACLE_PLACE, OTHER_DOMAINS, cards_at

if TYPE_CHECKING:
    from petteia.games.elysium.state import ElysiumState

DECK, CITIZEN_PILE = -1, -2  # the draw pile, face up and face down


@native
def piece_at(state: ElysiumState, number: int) -> int:
    """Where the figures of a step stand."""
    return state.t[PIECES] + number * PIECE


# ---- all words --------------------------------------------------------------------------------------


@native
def can(state: ElysiumState, piece: int, actor: int, you: int, me: int) -> bool:
    """Whether the actor could carry it out now, at least in part; not asked if it reads ``last``."""
    v = state.p
    t = state.t
    word = t[piece + WORD]
    if word == GAIN:
        return amount_now(state, piece + AMOUNT, actor, me, 0) > 0
    if word == LOSE:
        return v[OFFSETS[t[piece + WHAT]] + actor] > 0 and amount_now(state, piece + AMOUNT, actor, me, 0) > 0
    if word == PAY:
        return fully(state, piece, actor, you, me, 0)
    if word == DISCARD or (word == ADD and t[piece + AT] >= 0):
        return pickable(state, piece, actor, you, me) > 0
    if word == ADD:
        return can_draw(v) if t[piece + AT] == CITIZEN_PILE else drawable(state, actor)
    if word == SWAP:
        found = buffer(FAMILIES)
        return find_gifts(state, piece, actor, you, me, found) > 0 or anything_in_set(found, 0)
    if word == TRANSFER:
        found = buffer(FAMILIES)
        return find_transfers(state, piece, actor, me, found) > 0 or anything_in_set(found, 0)
    if word == USE:
        found = buffer(FAMILIES)
        find_lenders(state, piece, actor, me, 0, found)
        return anything_in_set(found, 0)
    if word == CHOOSE:
        options = possible(state, piece, actor, you, me, 0)
        for number in range(2):
            if options >> number & 1:
                if option_would_do(state, t[piece + FIRST_OPTION + number], actor, you, me):
                    return True
    return False


@native
def fully(state: ElysiumState, piece: int, actor: int, you: int, me: int, frame: int) -> bool:
    """Whether the actor could carry it out in full; asked for prices and for the options of a choice."""
    v = state.p
    t = state.t
    word = t[piece + WORD]
    if word == LOSE:
        return v[OFFSETS[t[piece + WHAT]] + actor] >= amount_now(state, piece + AMOUNT, actor, me, frame)
    if word == PAY:
        n = amount_now(state, piece + AMOUNT, actor, me, frame)
        available = payable(state, piece, actor, me)
        return min(n, available) > 0 if t[piece + UP_TO] else available >= n
    if word == DISCARD:
        need = 0 if t[piece + UP_TO] else amount_now(state, piece + AMOUNT, actor, me, frame)
        return pickable(state, piece, actor, you, me) >= need
    return True


@native
def for_anybody(state: ElysiumState, piece: int, you: int, me: int) -> bool:
    """Whether somebody to whom it is addressed could carry it out now, at least in part."""
    if state.t[piece + WHO_MINE]:
        return can(state, piece, you, you, me)
    actors = buffer(SEATS)
    count = list_actors(state, piece, you, actors)
    for n in range(count):
        if condition_holds(state, piece, actors[n], me, 0) and can(state, piece, actors[n], you, me):
            return True
    return False


@native
def would_do(state: ElysiumState, card: int, you: int, me: int) -> bool:
    """Whether using a card's effect would do something: a free effect may only be used then.

    The first step is not a price that cannot be paid, and some step can be carried out at least in
    part. Steps that read what the step before moved do not count.
    """
    t = state.t
    piece = piece_at(state, t[START_OF + card])
    while t[piece + WORD] != NO_WORD:
        spared = t[piece + CONDITION] != NO_CONDITION and t[piece + WHO_MINE] != 0
        if not spared or condition_holds(state, piece, you, me, 0):
            if t[piece + WORD] == PAY:
                return can(state, piece, you, you, me)
            if not t[piece + READS_LAST] and for_anybody(state, piece, you, me):
                return True
        piece += PIECE
    return False


# ---- paying -----------------------------------------------------------------------------------------


@native
def payable(state: ElysiumState, piece: int, actor: int, me: int) -> int:
    """How much the actor could pay."""
    t = state.t
    if t[piece + WHAT] >= 0:
        return state.p[OFFSETS[t[piece + WHAT]] + actor]
    found = buffer(FAMILIES)
    citizens = find_payable(state, piece, actor, me, found)
    return number_in_set(found, 0) + citizens


@native
def find_payable(state: ElysiumState, piece: int, actor: int, me: int, found: Numbers) -> int:
    """Write the cards of the own Domain that could be paid as a set; returns how many Citizens could."""
    t = state.t
    citizens = cards_at(state, DOMAIN, actor, me, 0, found)
    sift(t, t[piece + CARDS_MEANT], me, found)
    return citizens if t[t[piece + CARDS_MEANT] + TAKES_CITIZENS] else 0


# ---- picking ----------------------------------------------------------------------------------------


@native
def find_picks(state: ElysiumState, piece: int, actor: int, you: int, me: int, found: Numbers) -> int:
    """Write the cards that may be discarded or added as a set; returns the seats from whose Domain a Citizen
    may be, as a set.
    """
    v = state.p
    t = state.t
    at = t[piece + AT]
    chosen = t[piece + CARDS_MEANT]
    seats = 0
    if t[piece + WORD] == ADD or at in (AGORA_PLACE, ORACLE_PLACE):
        cards_at(state, at, actor, me, 0, found)
        sift(t, chosen, me, found)
        if t[piece + WORD] == ADD:
            for family in range(FAMILIES):
                rest = found[family]
                while rest:
                    if holds(state, actor, family * FAMILY_CARDS + lowest(rest)):
                        found[family] &= ~(rest & -rest)
                    rest &= rest - 1
        return 0
    theirs = buffer(FAMILIES)
    for family in range(FAMILIES):
        found[family] = 0
    for seat in range(state.seats):
        if at == DOMAIN:
            meant = seat == actor
        else:
            meant = seat != actor and not immune(state, seat, t[piece + OF_FAMILY], you)
        if meant:
            cards_at(state, DOMAIN, seat, me, 0, theirs)
            for family in range(FAMILIES):
                found[family] |= theirs[family]
            if t[chosen + TAKES_CITIZENS] and v[CITIZENS + seat]:
                seats |= 1 << seat
    sift(t, chosen, me, found)
    return seats


@native
def pickable(state: ElysiumState, piece: int, actor: int, you: int, me: int) -> int:
    """How many cards and Citizens could be picked."""
    v = state.p
    found = buffer(FAMILIES)
    seats = find_picks(state, piece, actor, you, me, found)
    count = number_in_set(found, 0)
    for seat in range(state.seats):
        if seats >> seat & 1:
            count += v[CITIZENS + seat]
    return count


@native
def drawable(state: ElysiumState, actor: int) -> bool:
    """Whether drawing can go on: not if only duplicates would be shuffled (ELY-R-only-duplicates)."""
    v = state.p
    if v[PILE]:
        return True
    for card in range(CARDS):
        if v[PLACE + card] == IN_DISCARD and not holds(state, actor, card):
            return True
    return False


# ---- swapping ---------------------------------------------------------------------------------------


@native
def find_gifts(state: ElysiumState, piece: int, actor: int, you: int, me: int, found: Numbers) -> int:
    """Write the cards that the actor could give, with something to get for them, as a set; returns whether a
    Citizen could be given.
    """
    t = state.t
    answers = buffer(CARDS + SEATS)
    citizens = cards_at(state, DOMAIN, actor, me, 0, found)
    sift(t, t[piece + GIFTS_MEANT], me, found)
    for family in range(FAMILIES):
        rest = found[family]
        while rest:
            if list_returns(state, piece, actor, you, me, family * FAMILY_CARDS + lowest(rest), answers) == 0:
                found[family] &= ~(rest & -rest)
            rest &= rest - 1
    if t[piece + AT] != OTHER_DOMAINS or citizens == 0 or t[t[piece + GIFTS_MEANT] + TAKES_CITIZENS] == 0:
        return 0
    return list_returns(state, piece, actor, you, me, CITIZEN, answers) > 0


@native
def list_returns(
    state: ElysiumState, piece: int, actor: int, you: int, me: int, gift: int, out: Numbers
) -> int:
    """Write what the actor could get for a gift: actions that pick it; returns how many they are."""
    v = state.p
    t = state.t
    mine = IN_DOMAIN + actor
    chosen = t[piece + CARDS_MEANT]
    twin = CITIZEN if gift == CITIZEN else t[TWIN + gift]
    cards = buffer(CARDS)
    found = buffer(FAMILIES)
    n = 0
    if t[piece + AT] != OTHER_DOMAINS:
        cards_at(state, t[piece + AT], actor, me, 0, found)
        sift(t, chosen, me, found)
        count = list_set(found, 0, 0, cards, 0)
        for i in range(count):
            # No duplicate in the own Domain; the same card may be swapped for its other copy.
            if v[PLACE + t[TWIN + cards[i]]] != mine or twin == cards[i]:
                out[n] = space.PICK_BASE + cards[i]
                n += 1
        return n
    citizens = 0
    for seat in range(state.seats):
        if seat != actor and not immune(state, seat, t[piece + OF_FAMILY], you):
            held = gift != CITIZEN and twin != gift and v[PLACE + twin] == IN_DOMAIN + seat
            cards_at(state, DOMAIN, seat, me, 0, found)
            sift(t, chosen, me, found)
            count = list_set(found, 0, 0, cards, 0)
            for i in range(count):
                if v[PLACE + t[TWIN + cards[i]]] != mine or twin == cards[i]:
                    if not held or cards[i] == twin:
                        out[n] = space.PICK_BASE + cards[i]
                        n += 1
            if t[chosen + TAKES_CITIZENS] and v[CITIZENS + seat] and not held and gift != CITIZEN:
                citizens |= 1 << seat
    arrange(out, 0, n)
    for seat in range(state.seats):
        if citizens >> seat & 1:
            out[n] = space.PICK_CITIZEN_BASE + seat
            n += 1
    return n


# ---- transferring and borrowing -----------------------------------------------------------------------


@native
def find_transfers(state: ElysiumState, piece: int, actor: int, me: int, found: Numbers) -> int:
    """Write the cards that can be transferred now as a set; returns whether a Citizen can."""
    t = state.t
    find_transferable(state, actor, t[piece + RATE], found)
    sift(t, t[piece + CARDS_MEANT], me, found)
    if t[t[piece + CARDS_MEANT] + TAKES_CITIZENS] == 0:
        return 0
    return citizen_transferable(state, actor, t[piece + RATE])


@native
def find_lenders(state: ElysiumState, piece: int, actor: int, me: int, frame: int, found: Numbers) -> None:
    """Write the cards whose effect can be used as a set."""
    t = state.t
    cards_at(state, t[piece + AT], actor, me, frame, found)
    sift(t, t[piece + CARDS_MEANT], me, found)
    for family in range(FAMILIES):
        rest = found[family]
        while rest:
            card = family * FAMILY_CARDS + lowest(rest)
            lends = t[piece + KINDS] >> t[KIND_OF + card] & 1 != 0 and t[BORROWS + card] == 0
            if not lends or lent(state, actor, t[SAME + card]) or not would_do(state, card, actor, me):
                found[family] &= ~(rest & -rest)
            rest &= rest - 1


# ---- choosing ---------------------------------------------------------------------------------------


@native
def possible(state: ElysiumState, piece: int, actor: int, you: int, me: int, frame: int) -> int:
    """The options that may be picked, as a set: those that can be met in full, else those of which something
    can be taken, else both (ELY-R-choice-must-be-possible).
    """
    t = state.t
    full = 0
    part = 0
    for number in range(2):
        start = t[piece + FIRST_OPTION + number]
        if in_full(state, start, actor, you, me, frame):
            full |= 1 << number
        if in_part(state, start, actor, you, me, frame):
            part |= 1 << number
    if full:
        return full
    return part if part else 3


@native
def owed(state: ElysiumState, step: int, actor: int, me: int, frame: int) -> bool:
    """Whether the actor is not spared a step of an option; how much one that reads ``last`` will need is not
    known yet.
    """
    return not state.t[step + READS_LAST] and condition_holds(state, step, actor, me, frame)


@native
def in_full(state: ElysiumState, start: int, actor: int, you: int, me: int, frame: int) -> bool:
    """Whether the option whose list begins there can be met in full."""
    step = piece_at(state, start)
    while state.t[step + WORD] != NO_WORD:
        if owed(state, step, actor, me, frame) and not fully(state, step, actor, you, me, frame):
            return False
        step += PIECE
    return True


@native
def in_part(state: ElysiumState, start: int, actor: int, you: int, me: int, frame: int) -> bool:
    """Whether the option takes something away from its actor that is there."""
    step = piece_at(state, start)
    while state.t[step + WORD] != NO_WORD:
        if state.t[step + WORD] in (LOSE, DISCARD):
            if owed(state, step, actor, me, frame) and can(state, step, actor, you, me):
                return True
        step += PIECE
    return False


@native
def option_would_do(state: ElysiumState, start: int, actor: int, you: int, me: int) -> bool:
    """Whether a step of an option can be carried out in part; nothing follows an unpaid price."""
    step = piece_at(state, start)
    while state.t[step + WORD] != NO_WORD:
        if owed(state, step, actor, me, 0):
            if can(state, step, actor, you, me):
                return True
            if state.t[step + WORD] == PAY:
                return False
        step += PIECE
    return False
