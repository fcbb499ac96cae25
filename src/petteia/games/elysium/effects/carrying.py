"""Carrying out the steps of an effect: what each word does, what it asks, and what an answer does.

A step is named by where its figures stand (`piece_at`). ``doing`` is always the place of its frame; the
effect's frame lies directly beneath it, a question's directly on top of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.games.elysium import components, figures, layout, space
from petteia.games.elysium.components import CARDS_IN_PLAY, CITIZEN, FAMILIES
from petteia.games.elysium.figures import (
    AMOUNT,
    AT,
    FIRST_OPTION,
    LIST_END,
    NO_WORD,
    ON_TAKE,
    READS_LAST,
    START_OF,
    TO_YOU,
    UP_TO,
    WHAT,
    WHO_MINE,
    WORD,
)
from petteia.games.elysium.layout import (
    CHRONOS,
    CITIZENS,
    CURRENT_PHASE,
    DOING_GIFT,
    DOING_LEFT,
    DOING_MOVED,
    DOING_UNITS,
    DRAW,
    EFFECT_CARD,
    EFFECT_MOVED,
    EFFECT_NEXT,
    EFFECT_UNITS,
    IN_AGORA,
    IN_DOMAIN,
    IN_ORACLE,
    PLACE,
    SCORING,
)
from petteia.games.elysium.legends import ask_place
from petteia.games.elysium.moves import (
    add_citizen,
    lose_citizen,
    pile_ready,
    to_agora,
    to_discard,
    to_domain,
    to_oracle,
)
from petteia.games.elysium.packing import (
    WANTED,
    actor_done,
    anything_in_set,
    chooser_of,
    chosen_by,
    copy_cards,
    drop_ring,
    event_of,
    flagged,
    list_set,
    owner_of,
)
from petteia.kernel import CHANCE, FRAME, Numbers, buffer, native

from .amounts import MOST_TOKENS, OFFSETS, amount_now, condition_holds
from .arrival import ADDED, arrived, take_card
from .frames import moved, push_effect
from .needs import (
    DECK,
    can,
    find_gifts,
    find_lenders,
    find_payable,
    find_picks,
    find_transfers,
    for_anybody,
    list_returns,
    payable,
    piece_at,
    possible,
)
from .triggers import gained, waiting
from .vocabulary import PLACES
from .zones import OTHER_DOMAINS

if TYPE_CHECKING:
    from petteia.games.elysium.state import ElysiumState


@native
def you_of(v: Numbers, doing: int) -> int:
    """Whose card it is."""
    return owner_of(v, doing - FRAME)


@native
def me_of(v: Numbers, doing: int) -> int:
    """The card that carries the effect."""
    return v[doing - FRAME + EFFECT_CARD]


# ---- what it does -----------------------------------------------------------------------------------


@native
def start(state: ElysiumState, piece: int, doing: int, actor: int) -> None:
    """Carry a step out for an actor: at once (`actor_done`), or with questions on top of the frame."""
    v = state.p
    t = state.t
    word = t[piece + WORD]
    me = me_of(v, doing)
    if word == figures.GAIN:
        actor_done(v, doing)
        n = amount_now(state, piece + AMOUNT, actor, me, doing - FRAME)
        if n > 0:
            v[doing + DOING_UNITS] += n
            gain(state, actor, t[piece + WHAT], n)
            gained(state, actor, t[piece + WHAT])
    elif word == figures.LOSE:
        start_losing(state, piece, doing, actor)
    elif word == figures.PAY:
        start_paying(state, piece, doing, actor)
    elif word in (figures.DISCARD, figures.ADD, figures.TRANSFER):
        v[doing + DOING_LEFT] = amount_now(state, piece + AMOUNT, actor, me, doing - FRAME)
        go_on(state, piece, doing, actor)
    elif word == figures.SWAP:
        # What is left is 2 before the gift and 1 after it.
        if can(state, piece, actor, you_of(v, doing), me):
            v[doing + DOING_LEFT] = 2
            state.push(layout.SWAP, actor)
        else:
            actor_done(v, doing)
    elif word == figures.USE:
        found = buffer(FAMILIES)
        find_lenders(state, piece, actor, me, doing - FRAME, found)
        if anything_in_set(found, 0):
            state.push(layout.BORROW, actor)
        else:
            actor_done(v, doing)
    elif word == figures.CHOOSE:
        state.push(layout.CHOOSE, actor)
    else:
        actor_done(v, doing)


@native
def go_on(state: ElysiumState, piece: int, doing: int, actor: int) -> None:
    """Continue when a question, or what a move set off, has been dealt with."""
    v = state.p
    word = state.t[piece + WORD]
    left = v[doing + DOING_LEFT]
    if word == figures.PAY and left > 0:  # further cards of a price of several
        state.push(layout.PAY, actor)
    elif word == figures.SWAP and left == 1:  # after the gift, ask what to get
        state.push(layout.SWAP, actor)
    elif word == figures.ADD and state.t[piece + AT] < 0:
        go_on_drawing(state, piece, doing, actor)
    elif word in (figures.DISCARD, figures.ADD, figures.TRANSFER) and left > 0:  # as many as possible
        if not can(state, piece, actor, you_of(v, doing), me_of(v, doing)):
            actor_done(v, doing)
        elif word == figures.DISCARD:
            state.push(layout.DISCARD, actor)
        elif word == figures.ADD:
            state.push(layout.ADD, actor)
        else:
            state.push(layout.TRANSFER, actor)
    else:
        actor_done(v, doing)


@native
def finish(state: ElysiumState, piece: int, doing: int) -> None:
    """All actors are done: on to the next step of the list. What was handed over to you is a gain, one for
    the whole step (ELY-R-handed-over).
    """
    v = state.p
    t = state.t
    effect = doing - FRAME
    you = you_of(v, doing)
    received = t[piece + TO_YOU] != 0 and v[doing + DOING_UNITS] > 0
    v[effect + EFFECT_UNITS] = v[doing + DOING_UNITS]
    copy_cards(v, doing + DOING_MOVED, effect + EFFECT_MOVED)
    v[effect + EFFECT_NEXT] += 1
    state.pop()
    if received:
        gained(state, you, t[piece + WHAT])


# ---- tokens -----------------------------------------------------------------------------------------


@native
def receive(v: Numbers, seat: int, what: int, n: int) -> int:
    """Add to somebody's tokens; how many it was, less only where nobody counts any further (ELY-R-supply)."""
    at = OFFSETS[what] + seat
    n = min(n, MOST_TOKENS - v[at])
    v[at] += n
    return n


@native
def gain(state: ElysiumState, seat: int, what: int, n: int) -> None:
    """Give somebody an amount from the supply and tell it; what it sets off is up to the caller."""
    v = state.p
    n = receive(v, seat, what, n)
    if v[CURRENT_PHASE] == SCORING:
        v[CHRONOS + seat] += n
    if state.log is not None:
        state.tell("gain", seat=seat, number=n, resource=components.RESOURCE[what])


@native
def start_losing(state: ElysiumState, piece: int, doing: int, actor: int) -> None:
    """The actor returns an amount to the supply, or hands it to you; nothing goes below 0."""
    v = state.p
    t = state.t
    what = t[piece + WHAT]
    actor_done(v, doing)
    at = OFFSETS[what] + actor
    n = min(amount_now(state, piece + AMOUNT, actor, me_of(v, doing), doing - FRAME), v[at])
    if n > 0:
        v[at] -= n
        v[doing + DOING_UNITS] += n
        if t[piece + TO_YOU]:
            you = you_of(v, doing)
            receive(v, you, what, n)
            if state.log is not None:
                state.tell("give", seat=actor, other=you, number=n, resource=components.RESOURCE[what])
        elif state.log is not None:
            state.tell("lose", seat=actor, number=n, resource=components.RESOURCE[what])


# ---- paying -----------------------------------------------------------------------------------------


@native
def start_paying(state: ElysiumState, piece: int, doing: int, actor: int) -> None:
    """Who has agreed to a price pays it, everybody else is asked if it would buy anything."""
    v = state.p
    t = state.t
    me = me_of(v, doing)
    n = amount_now(state, piece + AMOUNT, actor, me, doing - FRAME)
    available = payable(state, piece, actor, me)
    most = min(n, available)
    if most < 1 if t[piece + UP_TO] else available < n:
        unpaid(state, piece, doing)
        return
    if n == 0:  # a price of nothing is paid
        actor_done(v, doing)
        return
    v[doing + DOING_LEFT] = most
    agreed = has_agreed(state, doing)
    if agreed and t[piece + WHAT] >= 0 and not t[piece + UP_TO]:
        pay(state, piece, doing, actor, n)
    elif agreed or buys(state, piece, doing, actor, most):
        state.push(layout.PAY, actor)
    else:
        unpaid(state, piece, doing)


@native
def buys(state: ElysiumState, piece: int, doing: int, actor: int, most: int) -> bool:
    """Whether anything behind the price could be carried out once it is paid: nobody is asked to pay for
    nothing (ELY-R-price-for-nothing). Of cards, and of what reads the price, that is taken for granted.
    """
    v = state.p
    t = state.t
    if t[piece + WHAT] < 0:
        return True
    effect = doing - FRAME
    you = you_of(v, doing)
    me = me_of(v, doing)
    chosen = chooser_of(v, effect) >= 0
    at = OFFSETS[t[piece + WHAT]] + actor
    for paid in range(1 if t[piece + UP_TO] else most, most + 1):
        v[at] -= paid
        useful = False
        for number in range(v[effect + EFFECT_NEXT] + 1, t[piece + LIST_END]):
            step = piece_at(state, number)
            if t[step + READS_LAST]:
                useful = True
            elif chosen or t[step + WHO_MINE]:
                useful = condition_holds(state, step, actor, me, effect) and can(state, step, actor, you, me)
            else:
                useful = for_anybody(state, step, you, me)
            if useful:
                break
        v[at] += paid
        if useful:
            return True
    return False


@native
def has_agreed(state: ElysiumState, doing: int) -> bool:
    """Whether the payer has chosen to pay, by using the card (ELY-R-price-agreed) or paying a part."""
    v = state.p
    effect = doing - FRAME
    if v[doing + DOING_UNITS] > 0:
        return True
    before = v[effect + EFFECT_NEXT] - 1
    first = before < 0 or state.t[piece_at(state, before) + WORD] == NO_WORD
    return first and flagged(v, effect, WANTED)


@native
def pay(state: ElysiumState, piece: int, doing: int, actor: int, n: int) -> None:
    """Pay an amount of a resource."""
    v = state.p
    what = state.t[piece + WHAT]
    v[OFFSETS[what] + actor] -= n
    v[doing + DOING_UNITS] += n
    actor_done(v, doing)
    if state.log is not None:
        state.tell("pay", seat=actor, number=n, resource=components.RESOURCE[what])


@native
def unpaid(state: ElysiumState, piece: int, doing: int) -> None:
    """Nothing is paid, and the rest of the list is not carried out."""
    state.p[doing - FRAME + EFFECT_NEXT] = state.t[piece + LIST_END]
    state.pop()


@native
def list_payments(state: ElysiumState, piece: int, doing: int, actor: int, out: Numbers) -> int:
    """Write amounts or cards; declining unless that was decided before."""
    v = state.p
    t = state.t
    left = v[doing + DOING_LEFT]
    n = 0
    if t[piece + WHAT] >= 0:
        for amount in range(1 if t[piece + UP_TO] else left, left + 1):
            out[n] = space.PAY_BASE + amount - 1
            n += 1
    else:
        found = buffer(FAMILIES)
        citizens = find_payable(state, piece, actor, me_of(v, doing), found)
        n = list_set(found, 0, space.PICK_BASE, out, 0)
        if citizens:
            out[n] = space.PICK_CITIZEN_BASE + actor
            n += 1
    if not has_agreed(state, doing) or (t[piece + UP_TO] and v[doing + DOING_UNITS]):
        out[n] = space.DECLINE_BASE
        n += 1
    return n


@native
def paid(state: ElysiumState, piece: int, doing: int, actor: int, action: int) -> None:
    """Carry out an answer to a price."""
    v = state.p
    if action == space.DECLINE_BASE:
        if v[doing + DOING_UNITS]:
            actor_done(v, doing)
        else:
            unpaid(state, piece, doing)
    elif state.t[piece + WHAT] >= 0:
        pay(state, piece, doing, actor, action - space.PAY_BASE + 1)
    else:
        v[doing + DOING_LEFT] -= 1
        if action >= space.PICK_CITIZEN_BASE:
            lose_citizen(v, actor)
            moved(v, doing, CITIZEN)
            if state.log is not None:
                state.tell("discard-citizen", seat=actor, owner=actor)
        else:
            card = action - space.PICK_BASE
            to_discard(v, card)
            moved(v, doing, card)
            if state.log is not None:
                state.tell("discard", seat=actor, card=state.setup.cards.names[card], place="domain")


# ---- picking ----------------------------------------------------------------------------------------


@native
def go_on_drawing(state: ElysiumState, piece: int, doing: int, actor: int) -> None:
    """From the pile, let chance draw, or take a Citizen."""
    v = state.p
    if v[doing + DOING_LEFT] <= 0 or not can(state, piece, actor, actor, me_of(v, doing)):
        actor_done(v, doing)
    elif state.t[piece + AT] == DECK:
        pile_ready(state)
        state.push(DRAW, CHANCE, actor)
    else:
        v[doing + DOING_LEFT] -= 1
        add_citizen(state, actor)
        moved(v, doing, CITIZEN)
        if state.log is not None:
            state.tell("citizen", seat=actor)


@native
def list_picks(state: ElysiumState, piece: int, doing: int, actor: int, out: Numbers) -> int:
    """Write the candidates, and to stop if that is allowed."""
    v = state.p
    found = buffer(FAMILIES)
    seats = find_picks(state, piece, actor, you_of(v, doing), me_of(v, doing), found)
    n = list_set(found, 0, space.PICK_BASE, out, 0)
    for seat in range(state.seats):
        if seats >> seat & 1:
            out[n] = space.PICK_CITIZEN_BASE + seat
            n += 1
    if state.t[piece + UP_TO]:
        out[n] = space.DECLINE_BASE
        n += 1
    return n


@native
def picked(state: ElysiumState, piece: int, doing: int, actor: int, action: int) -> None:
    """Carry out a pick: a discarded card, or one that is added."""
    v = state.p
    if action == space.DECLINE_BASE:
        actor_done(v, doing)
        return
    v[doing + DOING_LEFT] -= 1
    if action >= space.PICK_CITIZEN_BASE:
        seat = action - space.PICK_CITIZEN_BASE
        moved(v, doing, CITIZEN)
        lose_citizen(v, seat)
        if state.log is not None:
            state.tell("discard-citizen", seat=actor, owner=seat)
        return
    card = action - space.PICK_BASE
    moved(v, doing, card)
    if state.t[piece + WORD] == figures.ADD:
        take_card(state, actor, card, ADDED)
        return
    owner = v[PLACE + card] - IN_DOMAIN
    at = state.t[piece + AT]
    to_discard(v, card)
    if state.log is not None:
        name = state.setup.cards.names[card]
        if at == OTHER_DOMAINS:
            state.tell("discard-from", seat=actor, card=name, owner=owner)
        else:
            state.tell("discard", seat=actor, card=name, place=PLACES[at])


# ---- swapping ---------------------------------------------------------------------------------------


@native
def list_swaps(state: ElysiumState, piece: int, doing: int, actor: int, out: Numbers) -> int:
    """Write first what to give, or to decline; then what to get."""
    v = state.p
    you = you_of(v, doing)
    me = me_of(v, doing)
    if v[doing + DOING_LEFT] == 1:
        return list_returns(state, piece, actor, you, me, v[doing + DOING_GIFT] - 1, out)
    found = buffer(FAMILIES)
    citizen = find_gifts(state, piece, actor, you, me, found)
    n = list_set(found, 0, space.PICK_BASE, out, 0)
    if citizen:
        out[n] = space.PICK_CITIZEN_BASE + actor
        n += 1
    out[n] = space.DECLINE_BASE
    return n + 1


@native
def swapped(state: ElysiumState, piece: int, doing: int, actor: int, action: int) -> None:
    """Note the gift, or carry out the swap."""
    v = state.p
    if action == space.DECLINE_BASE:
        actor_done(v, doing)
        return
    citizen = action >= space.PICK_CITIZEN_BASE
    if v[doing + DOING_LEFT] == 2:
        v[doing + DOING_LEFT] = 1
        v[doing + DOING_GIFT] = (CITIZEN if citizen else action - space.PICK_BASE) + 1
        return
    v[doing + DOING_LEFT] = 0
    gift = v[doing + DOING_GIFT] - 1
    if citizen:
        moved(v, doing, CITIZEN)
        swap_for_citizen(state, actor, gift, action - space.PICK_CITIZEN_BASE)
    else:
        moved(v, doing, action - space.PICK_BASE)
        exchange(state, piece, actor, gift, action - space.PICK_BASE)


@native
def exchange(state: ElysiumState, piece: int, actor: int, gift: int, card: int) -> None:
    """Swap a gift (perhaps a Citizen) for a family card."""
    v = state.p
    t = state.t
    place = v[PLACE + card]
    common = place < IN_DOMAIN
    at = t[piece + AT]
    set_off = buffer(CARDS_IN_PLAY)
    count = 0
    if common:
        count = waiting(state, actor, t[ON_TAKE + card], set_off)
    if state.log is not None:
        names = state.setup.cards.names
        if gift == CITIZEN:
            state.tell("swap-citizen", seat=actor, other=place - IN_DOMAIN, card=names[card])
        elif common:
            state.tell("swap", seat=actor, card=names[gift], other=names[card], place=PLACES[at])
        else:
            owner = place - IN_DOMAIN
            state.tell("swap-with", seat=actor, card=names[gift], other=names[card], owner=owner)
    to_domain(v, actor, card)
    if gift == CITIZEN:
        v[CITIZENS + actor] -= 1
        v[CITIZENS + place - IN_DOMAIN] += 1
    elif not common:
        to_domain(v, place - IN_DOMAIN, gift)
    else:
        if place == IN_AGORA:
            to_agora(v, gift)
        elif place == IN_ORACLE:
            to_oracle(v, gift)
        else:
            to_discard(v, gift)
        drop_ring(v, gift)
    if common:
        arrived(state, actor, card, set_off, count)


@native
def swap_for_citizen(state: ElysiumState, actor: int, gift: int, seat: int) -> None:
    """Swap a family card for another player's Citizen."""
    v = state.p
    to_domain(v, seat, gift)
    v[CITIZENS + seat] -= 1
    v[CITIZENS + actor] += 1
    if state.log is not None:
        state.tell("swap-citizen", seat=seat, other=actor, card=state.setup.cards.names[gift])


# ---- transferring, borrowing, choosing ----------------------------------------------------------------


@native
def list_transfers(state: ElysiumState, piece: int, doing: int, actor: int, out: Numbers) -> int:
    """Write the cards that can be transferred, and to decline."""
    found = buffer(FAMILIES)
    citizen = find_transfers(state, piece, actor, me_of(state.p, doing), found)
    n = list_set(found, 0, space.TRANSFER_BASE, out, 0)
    if citizen:
        out[n] = space.TRANSFER_CITIZEN_BASE
        n += 1
    out[n] = space.DECLINE_BASE
    return n + 1


@native
def transferred(state: ElysiumState, piece: int, doing: int, actor: int, action: int) -> None:
    """The place is asked next."""
    v = state.p
    if action == space.DECLINE_BASE:
        actor_done(v, doing)
        return
    v[doing + DOING_LEFT] -= 1
    card = action - space.TRANSFER_BASE
    moved(v, doing, card)
    ask_place(state, actor, card, state.t[piece + figures.RATE])


@native
def list_lenders(state: ElysiumState, piece: int, doing: int, actor: int, out: Numbers) -> int:
    """Write the lenders, and to decline."""
    found = buffer(FAMILIES)
    find_lenders(state, piece, actor, me_of(state.p, doing), doing - FRAME, found)
    n = list_set(found, 0, space.BORROW_BASE, out, 0)
    out[n] = space.DECLINE_BASE
    return n + 1


@native
def borrowed(state: ElysiumState, doing: int, actor: int, action: int) -> None:
    """Carry out the lender's effect."""
    v = state.p
    actor_done(v, doing)
    if action == space.DECLINE_BASE:
        return
    card = action - space.BORROW_BASE
    me = me_of(v, doing)
    if state.log is not None:
        names = state.setup.cards.names
        state.tell("borrow", seat=actor, card=names[card], by=names[me])
    push_effect(state, state.t[START_OF + card], actor, me, WANTED)


@native
def list_options(state: ElysiumState, piece: int, doing: int, actor: int, out: Numbers) -> int:
    """Write the options that may be picked."""
    v = state.p
    options = possible(state, piece, actor, you_of(v, doing), me_of(v, doing), doing - FRAME)
    n = 0
    for number in range(2):
        if options >> number & 1:
            out[n] = space.OPTION_BASE + number
            n += 1
    return n


@native
def option_chosen(state: ElysiumState, piece: int, doing: int, actor: int, action: int) -> None:
    """Carry out the option; the chooser is its only actor."""
    v = state.p
    actor_done(v, doing)
    first = state.t[piece + FIRST_OPTION + action - space.OPTION_BASE]
    event = event_of(v, doing - FRAME)  # the card that set the effect off is the option's as well
    push_effect(state, first, you_of(v, doing), me_of(v, doing), chosen_by(actor), event)


# ---- questions and answers ----------------------------------------------------------------------------


@native
def answered(state: ElysiumState, piece: int, doing: int, actor: int, action: int) -> None:
    """Carry out an answer; the question's frame is off the stack already."""
    word = state.t[piece + WORD]
    if word == figures.PAY:
        paid(state, piece, doing, actor, action)
    elif word in (figures.DISCARD, figures.ADD):
        picked(state, piece, doing, actor, action)
    elif word == figures.SWAP:
        swapped(state, piece, doing, actor, action)
    elif word == figures.TRANSFER:
        transferred(state, piece, doing, actor, action)
    elif word == figures.USE:
        borrowed(state, doing, actor, action)
    else:
        option_chosen(state, piece, doing, actor, action)
