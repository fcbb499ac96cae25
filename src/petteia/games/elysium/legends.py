"""Legends (ELY-5): where a transferred card may go, what it costs, and the bonus tiles that move at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from petteia.kernel import Numbers, buffer, native

from . import components
from .components import CARDS_IN_PLAY, CITIZEN, FAMILIES, FAMILY_CARDS, FAMILY_TILES, LEGEND_ROOM, FormName
from .effects.filters import meant
from .effects.standing import FREE, PLUS_ONE
from .effects.triggers import push_triggers, waiting
from .figures import LEVEL, ON_TRANSFER, PRICE, TAKES_CITIZENS
from .layout import (
    ACTIVE,
    CITIZENS,
    CURRENT_PHASE,
    DOMAIN,
    FAMILY_BONUS,
    FAMILY_LEGEND,
    FULL,
    GOLD,
    IN_DOMAIN,
    IN_ELYSIUM,
    LEGEND_COUNT,
    LEVEL_BONUS,
    LEVEL_LEGEND,
    PLACE,
    PLACING,
    SINGLE,
    TRANSFERS,
    WRITING,
)
from .moves import leave
from .packing import (
    add_joker,
    begin_legend,
    drop_ring,
    enter,
    entered,
    form_of,
    jokers_of,
    key_of,
    legend_at,
    legend_size,
    lowest,
    missing_level,
)

if TYPE_CHECKING:
    from .state import ElysiumState


def form_name(form: int) -> FormName:
    """What the form of a legend that is there is called."""
    return components.FORM[form - SINGLE]


@native
def list_fits(state: ElysiumState, seat: int, card: int, base: int, out: Numbers, n: int) -> int:
    """Write the legends that a family card may continue (ELY-5.1, ELY-5.2), each increased by ``base``, from
    place ``n`` on; the place after the last one.

    A single card becomes a family legend with a card of its family and another level, a level legend with
    a card of its level and another family.
    """
    v = state.p
    t = state.t
    family = card // FAMILY_CARDS
    level = t[LEVEL + card]
    first = legend_at(seat, 0)
    for number in range(v[LEGEND_COUNT + seat]):
        at = first + number
        form = form_of(v, at)
        key = key_of(v, at)
        fitting = False
        if form == LEVEL_LEGEND:
            fitting = key == level and not entered(v, at, family) and legend_size(v, at) < FULL[LEVEL_LEGEND]
        elif form == SINGLE:
            fitting = (key // FAMILY_CARDS == family) != (t[LEVEL + key] == level)
        elif form == FAMILY_LEGEND:
            fitting = key == family and jokers_of(v, at) == 0 and not entered(v, at, level)
        if fitting:
            out[n] = base + number
            n += 1
    return n


def fits(state: ElysiumState, seat: int, card: int) -> list[int]:
    """The legends that a family card may continue."""
    out = buffer(LEGEND_ROOM)
    count = list_fits(state, seat, card, 0, out, 0)
    return out[:count]


@native
def level_for_citizen(v: Numbers, at: int) -> int:
    """The level of the card that a Citizen would stand for in a legend (ELY-5.3); -1 if none may join it.

    In a family legend that is the missing level; in a level legend it takes a place without
    naming a family (ELY-R-citizen-in-chronos).
    """
    form = form_of(v, at)
    if form < FAMILY_LEGEND or legend_size(v, at) >= FULL[form]:
        return -1
    return missing_level(v, at) if form == FAMILY_LEGEND else key_of(v, at)


def citizen_fits(v: Numbers, seat: int) -> list[tuple[int, int]]:
    """The legends that a Citizen may join, each with the level of the card it stands for."""
    levels = [level_for_citizen(v, legend_at(seat, number)) for number in range(v[LEGEND_COUNT + seat])]
    return [(number, level) for number, level in enumerate(levels) if level >= 0]


@native
def price(state: ElysiumState, seat: int, card: int, level: int, rate: int) -> int:
    """What a transfer costs (ELY-3.11): the level and any surcharges, nothing if anything says free."""
    if rate == FREE:
        return 0
    v = state.p
    t = state.t
    cost = level + 1 + (1 if rate == PLUS_ONE else 0)
    here = IN_DOMAIN + seat
    first = t[PRICE]
    for at in range(first + 1, first + 1 + t[first], 3):
        source = t[at]
        chosen = t[at + 2]
        if v[PLACE + source] == here:
            if t[chosen + TAKES_CITIZENS] if card == CITIZEN else meant(t, chosen, card, source):
                if t[at + 1] == FREE:
                    return 0
                if t[at + 1] == PLUS_ONE:
                    cost += 1
    return cost


@native
def citizen_transferable(state: ElysiumState, seat: int, rate: int) -> bool:
    """Whether a Citizen of the Domain has a legal place which can be paid."""
    v = state.p
    if v[CITIZENS + seat] == 0:
        return False
    first = legend_at(seat, 0)
    for at in range(first, first + v[LEGEND_COUNT + seat]):
        level = level_for_citizen(v, at)
        if level >= 0 and price(state, seat, CITIZEN, level, rate) <= v[GOLD + seat]:
            return True
    return False


@native
def find_transferable(state: ElysiumState, seat: int, rate: int, found: Numbers) -> None:
    """Write the cards of the Domain that can be paid for, as a set: each has a legal place."""
    v = state.p
    t = state.t
    for family in range(FAMILIES):
        rest = v[DOMAIN + seat * FAMILIES + family]
        found[family] = rest
        while rest:
            card = family * FAMILY_CARDS + lowest(rest)
            if price(state, seat, card, t[LEVEL + card], rate) > v[GOLD + seat]:
                found[family] &= ~(rest & -rest)
            rest &= rest - 1


@native
def ask_place(state: ElysiumState, seat: int, card: int, rate: int) -> None:
    """Ask where a card goes; the transfer follows at once."""
    state.push(PLACING, seat, card, rate)


@native
def transfer(state: ElysiumState, seat: int, card: int, number: int, rate: int) -> None:
    """Move a card or a Citizen into the legend with this number (the next free one begins a new legend)."""
    v = state.p
    t = state.t
    at = legend_at(seat, number)
    set_off = buffer(CARDS_IN_PLAY)
    count = waiting(state, seat, t[ON_TRANSFER + card], set_off)
    cost = 0
    if card == CITIZEN:
        level = missing_level(v, at) if form_of(v, at) == FAMILY_LEGEND else key_of(v, at)
        cost = price(state, seat, card, level, rate)
        v[CITIZENS + seat] -= 1
        add_joker(v, at)
    else:
        cost = price(state, seat, card, t[LEVEL + card], rate)
        leave(v, card)
        v[PLACE + card] = IN_ELYSIUM + seat * LEGEND_ROOM + number
        drop_ring(v, card)  # ELY-4.4
        _write(state, seat, card, number)
    v[GOLD + seat] -= cost
    if v[CURRENT_PHASE] == WRITING and v[ACTIVE] == seat + 1:
        v[TRANSFERS] += 1
    if state.log is not None:
        told = state.v
        form = form_name(form_of(told, at))
        facts: dict[str, Any] = {
            "seat": seat,
            "legend": number + 1,
            "form": form,
            "cards": legend_size(told, at),
        }
        if card == CITIZEN:
            state.tell("transfer-citizen", **facts, cost=cost)
        else:
            state.tell("transfer", **facts, card=state.setup.cards.names[card], cost=cost)
    award(state, seat, at)
    push_triggers(state, seat, set_off, count, card + 1)


@native
def _write(state: ElysiumState, seat: int, card: int, number: int) -> None:
    """Enter a family card into a legend; the second card settles its form (ELY-R-first-companion)."""
    v = state.p
    t = state.t
    family = card // FAMILY_CARDS
    level = t[LEVEL + card]
    at = legend_at(seat, number)
    form = form_of(v, at)
    if number == v[LEGEND_COUNT + seat]:
        v[LEGEND_COUNT + seat] += 1
        begin_legend(v, at, SINGLE, card)
    elif form == SINGLE:
        first = key_of(v, at)
        if first // FAMILY_CARDS == family:
            begin_legend(v, at, FAMILY_LEGEND, family)
            enter(v, at, t[LEVEL + first])
            enter(v, at, level)
        else:
            begin_legend(v, at, LEVEL_LEGEND, level)
            enter(v, at, first // FAMILY_CARDS)
            enter(v, at, family)
    elif form == FAMILY_LEGEND:
        enter(v, at, level)
    else:
        enter(v, at, family)


@native
def award(state: ElysiumState, seat: int, at: int) -> None:
    """Give out bonus tiles after a change to a legend; they move at once, whoever's turn it is."""
    v = state.p
    key = key_of(v, at)
    form = form_of(v, at)
    size = legend_size(v, at)
    if form == FAMILY_LEGEND:
        # ELY-5.4: a tile for each of the first two complete legends of a family, perhaps both to one player.
        if size == FULL[FAMILY_LEGEND]:
            for tile in range(FAMILY_TILES):
                if not v[FAMILY_BONUS + key * FAMILY_TILES + tile]:
                    v[FAMILY_BONUS + key * FAMILY_TILES + tile] = seat + 1
                    if state.log is not None:
                        points = state.setup.family_bonus[tile]
                        state.tell("family-bonus", seat=seat, family=components.FAMILY[key], number=points)
                    break
    elif form == LEVEL_LEGEND:
        # ELY-5.5: it moves only to strictly more cards, so that five cards hold it for good.
        holder = v[LEVEL_BONUS + key] - 1
        if holder != seat and (holder < 0 or size > largest(v, holder, key)):
            v[LEVEL_BONUS + key] = seat + 1
            if state.log is not None:
                points = state.setup.level_bonus[key]
                if holder < 0:
                    state.tell("level-bonus", seat=seat, level=str(key + 1), number=points)
                else:
                    state.tell(
                        "level-bonus-moves", seat=seat, other=holder, level=str(key + 1), number=points
                    )


@native
def largest(v: Numbers, seat: int, level: int) -> int:
    """The size of a player's largest level legend of a level."""
    best = 0
    first = legend_at(seat, 0)
    for at in range(first, first + v[LEGEND_COUNT + seat]):
        if form_of(v, at) == LEVEL_LEGEND and key_of(v, at) == level:
            best = max(best, legend_size(v, at))
    return best
