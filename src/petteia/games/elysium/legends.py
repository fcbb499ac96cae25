"""Legends (ELY-5): where a transferred card may go, what it costs, and the bonus tiles that move at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import components
from .components import CITIZEN, FAMILY_TILES, LEGEND_ROOM, FormName
from .effects.standing import FREE, PLUS_ONE
from .effects.triggers import push_triggers, waiting
from .layout import (
    ACTIVE,
    CITIZENS,
    CURRENT_PHASE,
    FAMILY_BONUS,
    FAMILY_LEGEND,
    FULL,
    GOLD,
    IN_DOMAIN,
    IN_ELYSIUM,
    LEGEND,
    LEGEND_COUNT,
    LEGEND_FORM,
    LEGEND_JOKERS,
    LEGEND_KEY,
    LEGEND_MASK,
    LEVEL_BONUS,
    LEVEL_LEGEND,
    PLACE,
    PLACING,
    SINGLE,
    TRANSFERS,
    WRITING,
    legend_at,
)
from .moves import domain, leave
from .packing import drop_ring, enter, entered, missing_level, pack

if TYPE_CHECKING:
    from .state import ElysiumState


def form_name(form: int) -> FormName:
    """What the form of a legend that is there is called."""
    return components.FORM[form - SINGLE]


def size(v: list[int], at: int) -> int:
    """How many cards a legend has, Citizens included."""
    form = v[at + LEGEND_FORM]
    return form if form <= SINGLE else v[at + LEGEND_MASK].bit_count() + v[at + LEGEND_JOKERS]


def fits(state: ElysiumState, seat: int, card: int) -> list[int]:
    """The legends that a family card may continue (ELY-5.1, ELY-5.2).

    A single card becomes a family legend with a card of its family and another level, a level legend with
    a card of its level and another family.
    """
    v = state.v
    table = state.setup.cards
    family, level = table.family[card], table.level[card]
    out = []
    at = legend_at(seat, 0)
    for number in range(v[LEGEND_COUNT + seat]):
        form = v[at + LEGEND_FORM]
        if form == LEVEL_LEGEND:
            if v[at + LEGEND_KEY] == level and not entered(v, at, family):
                if v[at + LEGEND_MASK].bit_count() + v[at + LEGEND_JOKERS] < FULL[LEVEL_LEGEND]:
                    out.append(number)
        elif form == SINGLE:
            other = v[at + LEGEND_KEY]
            if (table.family[other] == family) != (table.level[other] == level):
                out.append(number)
        elif v[at + LEGEND_KEY] == family and not v[at + LEGEND_JOKERS] and not entered(v, at, level):
            out.append(number)
        at += LEGEND
    return out


def citizen_fits(v: list[int], seat: int) -> list[tuple[int, int]]:
    """The legends that a Citizen may join, each with the level of the card it stands for (ELY-5.3).

    In a family legend that is the missing level; in a level legend it takes a place without
    naming a family (ELY-R-citizen-in-chronos).
    """
    out = []
    at = legend_at(seat, 0)
    for number in range(v[LEGEND_COUNT + seat]):
        form = v[at + LEGEND_FORM]
        if form == FAMILY_LEGEND:
            if v[at + LEGEND_MASK].bit_count() + v[at + LEGEND_JOKERS] < FULL[FAMILY_LEGEND]:
                out.append((number, missing_level(v, at)))
        elif form == LEVEL_LEGEND:
            if v[at + LEGEND_MASK].bit_count() + v[at + LEGEND_JOKERS] < FULL[LEVEL_LEGEND]:
                out.append((number, v[at + LEGEND_KEY]))
        at += LEGEND
    return out


def price(state: ElysiumState, seat: int, card: int, level: int, rate: int) -> int:
    """What a transfer costs (ELY-3.11): the level and any surcharges, nothing if anything says free."""
    if rate == FREE:
        return 0
    cost = level + 1 + (1 if rate == PLUS_ONE else 0)
    rules = state.setup.cards.price
    if rules:
        v = state.v
        here = IN_DOMAIN + seat
        for source, rule in rules:
            if v[PLACE + source] == here:
                if rule.filter.citizens if card == CITIZEN else rule.filter.takes(card, source):
                    if rule.cost == FREE:
                        return 0
                    if rule.cost == PLUS_ONE:
                        cost += 1
    return cost


def transferable(state: ElysiumState, seat: int, rate: int) -> list[int]:
    """The cards of the Domain, perhaps with `CITIZEN`, that have a legal place which can be paid."""
    v = state.v
    gold = v[GOLD + seat]
    level = state.setup.cards.level
    room = v[LEGEND_COUNT + seat] < LEGEND_ROOM
    out = [
        card
        for card in domain(v, seat)
        if price(state, seat, card, level[card], rate) <= gold and (room or fits(state, seat, card))
    ]
    if v[CITIZENS + seat]:
        for _, missing in citizen_fits(v, seat):
            if price(state, seat, CITIZEN, missing, rate) <= gold:
                out.append(CITIZEN)
                break
    return out


def ask_place(state: ElysiumState, seat: int, card: int, rate: int) -> None:
    """Ask where a card goes; the transfer follows at once."""
    state.push(PLACING, seat, card, rate)


def transfer(state: ElysiumState, seat: int, card: int, number: int, rate: int) -> None:
    """Move a card or a Citizen into the legend with this number (the next free one begins a new legend)."""
    v = state.v
    table = state.setup.cards
    at = legend_at(seat, number)
    set_off = waiting(state, seat, table.transfer_triggers[card])
    if card == CITIZEN:
        level = v[at + LEGEND_KEY]
        if v[at + LEGEND_FORM] == FAMILY_LEGEND:
            level = missing_level(v, at)
        cost = price(state, seat, card, level, rate)
        v[CITIZENS + seat] -= 1
        v[at + LEGEND_JOKERS] += 1
    else:
        cost = price(state, seat, card, table.level[card], rate)
        leave(v, card)
        v[PLACE + card] = IN_ELYSIUM + seat * LEGEND_ROOM + number
        drop_ring(v, card)  # ELY-4.4
        _write(state, seat, card, number)
    v[GOLD + seat] -= cost
    if v[CURRENT_PHASE] == WRITING and v[ACTIVE] == seat + 1:
        v[TRANSFERS] += 1
    if state.log is not None:
        form = form_name(v[at + LEGEND_FORM])
        facts: dict[str, Any] = {"seat": seat, "legend": number + 1, "form": form, "cards": size(v, at)}
        if card == CITIZEN:
            state.tell("transfer-citizen", **facts, cost=cost)
        else:
            state.tell("transfer", **facts, card=table.names[card], cost=cost)
    award(state, seat, at)
    push_triggers(state, seat, set_off, pack([card]))


def _write(state: ElysiumState, seat: int, card: int, number: int) -> None:
    """Enter a family card into a legend; the second card settles its form (ELY-R-first-companion)."""
    v = state.v
    table = state.setup.cards
    family, level = table.family[card], table.level[card]
    at = legend_at(seat, number)
    if number == v[LEGEND_COUNT + seat]:
        v[LEGEND_COUNT + seat] += 1
        v[at + LEGEND_FORM] = SINGLE
        v[at + LEGEND_KEY] = card
    elif v[at + LEGEND_FORM] == SINGLE:
        first = v[at + LEGEND_KEY]
        if table.family[first] == family:
            v[at + LEGEND_FORM] = FAMILY_LEGEND
            v[at + LEGEND_KEY] = family
            enter(v, at, table.level[first])
            enter(v, at, level)
        else:
            v[at + LEGEND_FORM] = LEVEL_LEGEND
            v[at + LEGEND_KEY] = level
            enter(v, at, table.family[first])
            enter(v, at, family)
    elif v[at + LEGEND_FORM] == FAMILY_LEGEND:
        enter(v, at, level)
    else:
        enter(v, at, family)


def award(state: ElysiumState, seat: int, at: int) -> None:
    """Give out bonus tiles after a change to a legend; they move at once, whoever's turn it is."""
    v = state.v
    key = v[at + LEGEND_KEY]
    if v[at + LEGEND_FORM] == FAMILY_LEGEND:
        # ELY-5.4: a tile for each of the first two complete legends of a family, perhaps both to one player.
        if size(v, at) == FULL[FAMILY_LEGEND]:
            for tile in range(FAMILY_TILES):
                if not v[FAMILY_BONUS + key * FAMILY_TILES + tile]:
                    v[FAMILY_BONUS + key * FAMILY_TILES + tile] = seat + 1
                    if state.log is not None:
                        points = state.setup.family_bonus[tile]
                        state.tell("family-bonus", seat=seat, family=components.FAMILY[key], number=points)
                    break
    elif v[at + LEGEND_FORM] == LEVEL_LEGEND:
        # ELY-5.5: it moves only to strictly more cards, so that five cards hold it for good.
        holder = v[LEVEL_BONUS + key] - 1
        if holder != seat and (holder < 0 or size(v, at) > largest(v, holder, key)):
            v[LEVEL_BONUS + key] = seat + 1
            if state.log is not None:
                points = state.setup.level_bonus[key]
                if holder < 0:
                    state.tell("level-bonus", seat=seat, level=str(key + 1), number=points)
                else:
                    state.tell(
                        "level-bonus-moves", seat=seat, other=holder, level=str(key + 1), number=points
                    )


def largest(v: list[int], seat: int, level: int) -> int:
    """The size of a player's largest level legend of a level."""
    best = 0
    first = legend_at(seat, 0)
    for at in range(first, first + v[LEGEND_COUNT + seat] * LEGEND, LEGEND):
        if v[at + LEGEND_FORM] == LEVEL_LEGEND and v[at + LEGEND_KEY] == level:
            best = max(best, v[at + LEGEND_MASK].bit_count() + v[at + LEGEND_JOKERS])
    return best
