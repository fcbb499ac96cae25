"""Legends (ELY-5): where a transferred card may go, what it costs, and the bonus tiles that move at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from petteia.kernel import WHO, A, B, Reason, Step

from . import actions, names
from .effects.frames import pack
from .effects.rules import FREE, PLUS_ONE
from .effects.triggers import push_triggers, waiting
from .layout import (
    ACTIVE,
    CITIZEN,
    CITIZENS,
    FAMILY_BONUS,
    FAMILY_LEGEND,
    FULL,
    GOLD,
    IN_DOMAIN,
    IN_ELYSIUM,
    JOKERS,
    KEY,
    KIND,
    LEGEND,
    LEGEND_COUNT,
    LEGEND_KINDS,
    LEGEND_SIZE,
    LEGENDS,
    LEVEL_BONUS,
    LEVEL_LEGEND,
    MASK,
    PHASE,
    PLACE,
    SEAT_LEGENDS,
    SINGLE,
    TRANSFERS,
    WRITING,
)
from .moves import domain, drop_ring, leave
from .numbers import PLACE_CARD

if TYPE_CHECKING:
    from .state import ElysiumState

ALL_LEVELS = 7  # the mask of a family legend without gaps


def legend_at(seat: int, number: int) -> int:
    """Where the numbers of a legend begin."""
    return LEGEND + seat * SEAT_LEGENDS + number * LEGEND_SIZE


def size(v: list[int], at: int) -> int:
    """How many cards a legend has, Citizens included."""
    kind = v[at + KIND]
    return kind if kind <= SINGLE else v[at + MASK].bit_count() + v[at + JOKERS]


def fits(state: ElysiumState, seat: int, card: int) -> list[int]:
    """The legends that a family card may continue (ELY-5.1, ELY-5.2).

    A single card becomes a family legend with a card of its family and another level, a level legend with
    a card of its level and another family.
    """
    v = state.v
    table = state.setup.cards
    family, level = table.family[card], table.level[card]
    out = []
    at = LEGEND + seat * SEAT_LEGENDS
    for number in range(v[LEGEND_COUNT + seat]):
        kind = v[at]
        if kind == LEVEL_LEGEND:
            if v[at + KEY] == level and not v[at + MASK] >> family & 1:
                if v[at + MASK].bit_count() + v[at + JOKERS] < FULL[LEVEL_LEGEND]:
                    out.append(number)
        elif kind == SINGLE:
            other = v[at + KEY]
            if (table.family[other] == family) != (table.level[other] == level):
                out.append(number)
        elif v[at + KEY] == family and not v[at + MASK] >> level & 1 and not v[at + JOKERS]:
            out.append(number)
        at += LEGEND_SIZE
    return out


def citizen_fits(v: list[int], seat: int) -> list[tuple[int, int]]:
    """The legends that a Citizen may join, each with the level of the card he stands for (ELY-5.3).

    In a family legend that is the missing level; in a level legend he takes a place without naming a family.
    """
    out = []
    at = LEGEND + seat * SEAT_LEGENDS
    for number in range(v[LEGEND_COUNT + seat]):
        kind = v[at]
        if kind == FAMILY_LEGEND:
            if v[at + MASK].bit_count() + v[at + JOKERS] < FULL[FAMILY_LEGEND]:
                missing = ALL_LEVELS & ~v[at + MASK]
                out.append((number, missing.bit_length() - 1))
        elif kind == LEVEL_LEGEND:
            if v[at + MASK].bit_count() + v[at + JOKERS] < FULL[LEVEL_LEGEND]:
                out.append((number, v[at + KEY]))
        at += LEGEND_SIZE
    return out


def price(state: ElysiumState, seat: int, card: int, level: int, step: int) -> int:
    """What a transfer costs (ELY-3.11): the level and any surcharges, nothing if anything says free."""
    if step == FREE:
        return 0
    cost = level + 1 + (1 if step == PLUS_ONE else 0)
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


def transferable(state: ElysiumState, seat: int, step: int) -> list[int]:
    """The cards of the Domain, perhaps with `CITIZEN`, that have a legal place which can be paid."""
    v = state.v
    gold = v[GOLD + seat]
    level = state.setup.cards.level
    room = v[LEGEND_COUNT + seat] < LEGENDS
    out = [
        card
        for card in domain(v, seat)
        if price(state, seat, card, level[card], step) <= gold and (room or fits(state, seat, card))
    ]
    if v[CITIZENS + seat]:
        for _, missing in citizen_fits(v, seat):
            if price(state, seat, CITIZEN, missing, step) <= gold:
                out.append(CITIZEN)
                break
    return out


def ask_place(state: ElysiumState, seat: int, card: int, step: int) -> None:
    """Ask where a card goes; the transfer follows at once."""
    state.push(PLACE_CARD, seat, card, step)


def transfer(state: ElysiumState, seat: int, card: int, number: int, step: int) -> None:
    """Move a card or a Citizen into the legend with this number (the next free one begins a new legend)."""
    v = state.v
    table = state.setup.cards
    at = legend_at(seat, number)
    set_off = waiting(state, seat, table.transfer_triggers[card])
    if card == CITIZEN:
        level = v[at + KEY]
        if v[at + KIND] == FAMILY_LEGEND:
            level = (ALL_LEVELS & ~v[at + MASK]).bit_length() - 1
        cost = price(state, seat, card, level, step)
        v[CITIZENS + seat] -= 1
        v[at + JOKERS] += 1
    else:
        cost = price(state, seat, card, table.level[card], step)
        leave(v, card)
        v[PLACE + card] = IN_ELYSIUM + seat * LEGENDS + number
        drop_ring(v, card)  # ELY-4.4
        _write(state, seat, card, number)
    v[GOLD + seat] -= cost
    if v[PHASE] == WRITING and v[ACTIVE] == seat + 1:
        v[TRANSFERS] += 1
    if state.log is not None:
        form = LEGEND_KINDS[v[at + KIND]]
        facts: dict[str, Any] = {"seat": seat, "legend": number + 1, "form": form, "cards": size(v, at)}
        if card == CITIZEN:
            state.tell("transfer-citizen", **facts, cost=cost)
        else:
            state.tell("transfer", **facts, card=table.names[card], cost=cost)
    award(state, seat, at)
    push_triggers(state, seat, set_off, pack([card]))


def _write(state: ElysiumState, seat: int, card: int, number: int) -> None:
    """Enter a family card into a legend; the second card settles its kind."""
    v = state.v
    table = state.setup.cards
    family, level = table.family[card], table.level[card]
    at = legend_at(seat, number)
    if number == v[LEGEND_COUNT + seat]:
        v[LEGEND_COUNT + seat] += 1
        v[at + KIND] = SINGLE
        v[at + KEY] = card
    elif v[at + KIND] == SINGLE:
        first = v[at + KEY]
        if table.family[first] == family:
            v[at + KIND] = FAMILY_LEGEND
            v[at + KEY] = family
            v[at + MASK] = 1 << level | 1 << table.level[first]
        else:
            v[at + KIND] = LEVEL_LEGEND
            v[at + KEY] = level
            v[at + MASK] = 1 << family | 1 << table.family[first]
    elif v[at + KIND] == FAMILY_LEGEND:
        v[at + MASK] |= 1 << level
    else:
        v[at + MASK] |= 1 << family


def award(state: ElysiumState, seat: int, at: int) -> None:
    """Give out bonus tiles after a change to a legend; they move at once, whoever's turn it is."""
    v = state.v
    key = v[at + KEY]
    if v[at + KIND] == FAMILY_LEGEND:
        # ELY-5.4: a tile for each of the first two complete legends of a family, perhaps both to one player.
        if size(v, at) == FULL[FAMILY_LEGEND]:
            for tile in range(2):
                if not v[FAMILY_BONUS + 2 * key + tile]:
                    v[FAMILY_BONUS + 2 * key + tile] = seat + 1
                    if state.log is not None:
                        points = state.setup.family_bonus[tile]
                        state.tell("family-bonus", seat=seat, family=names.FAMILIES[key], number=points)
                    break
    elif v[at + KIND] == LEVEL_LEGEND:
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
    first = LEGEND + seat * SEAT_LEGENDS
    for at in range(first, first + v[LEGEND_COUNT + seat] * LEGEND_SIZE, LEGEND_SIZE):
        if v[at] == LEVEL_LEGEND and v[at + KEY] == level:
            best = max(best, v[at + MASK].bit_count() + v[at + JOKERS])
    return best


class PlaceCard(Step["ElysiumState"]):
    """Where a transferred card goes. A the card (or `CITIZEN`), B the cost that an effect sets."""

    name = "place"
    families = ("begin", "join")

    def legal(self, state: ElysiumState, top: int) -> list[int]:
        """A new legend, or one that the card continues and that can be paid."""
        v = state.v
        seat, card, step = v[top + WHO], v[top + A], v[top + B]
        if card == CITIZEN:
            gold = v[GOLD + seat]
            return [
                actions.JOIN + number
                for number, level in citizen_fits(v, seat)
                if price(state, seat, card, level, step) <= gold
            ]
        out = [actions.BEGIN] if v[LEGEND_COUNT + seat] < LEGENDS else []
        return out + [actions.JOIN + number for number in fits(state, seat, card)]

    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """Transfer it."""
        v = state.v
        seat, card, step = v[top + WHO], v[top + A], v[top + B]
        state.pop()
        number = v[LEGEND_COUNT + seat] if action == actions.BEGIN else action - actions.JOIN
        transfer(state, seat, card, number, step)

    def why_not(self, state: ElysiumState, top: int, action: int) -> Reason:
        """The rules of legends."""
        v = state.v
        seat, card = v[top + WHO], v[top + A]
        number = action - actions.JOIN
        if action == actions.BEGIN:
            return Reason("citizen-begins-nothing", rules=("ELY-5.3",))
        if number >= v[LEGEND_COUNT + seat]:
            return Reason("no-such-legend", {"number": number + 1}, ("ELY-5.2",))
        if card == CITIZEN:
            return why_not_citizen(state, seat, number, v[top + B])
        name = state.setup.cards.names[card]
        return Reason("does-not-fit", {"card": name, "number": number + 1}, ("ELY-5.1", "ELY-5.2"))

    def context(self, state: ElysiumState, top: int, viewer: int | None) -> dict[str, Any]:
        """The card."""
        card = state.v[top + A]
        return {"card": "citizen" if card == CITIZEN else state.setup.cards.names[card]}

    def preview(self, state: ElysiumState, top: int, action: int) -> dict[str, Any]:
        """Cost, and what the legend becomes."""
        v = state.v
        number = v[LEGEND_COUNT + v[top + WHO]] if action == actions.BEGIN else action - actions.JOIN
        return outlook(state, v[top + WHO], v[top + A], number, v[top + B])


def outlook(state: ElysiumState, seat: int, card: int, number: int, step: int) -> dict[str, Any]:
    """What a transfer would cost, and which kind and size of legend it would make."""
    after = state.copy()
    before = state.v
    transfer(after, seat, card, number, step)
    v = after.v
    at = legend_at(seat, number)
    tiles = [
        offset
        for offset in (*range(LEVEL_BONUS, LEVEL_BONUS + 3), *range(FAMILY_BONUS, FAMILY_BONUS + 16))
        if v[offset] == seat + 1 != before[offset]
    ]
    kind = v[at + KIND]
    return {
        "cost": before[GOLD + seat] - v[GOLD + seat],
        "into": number + 1,
        "becomes": LEGEND_KINDS[kind],
        "size": size(v, at),
        "complete": kind > SINGLE and size(v, at) == FULL[kind],
        "bonus": bool(tiles),
    }


def places(state: ElysiumState, seat: int, card: int, step: int) -> list[dict[str, Any]]:
    """The outlook of every legal place for a card or a Citizen."""
    v = state.v
    if card == CITIZEN:
        numbers = [
            number
            for number, level in citizen_fits(v, seat)
            if price(state, seat, card, level, step) <= v[GOLD + seat]
        ]
    else:
        numbers = [v[LEGEND_COUNT + seat], *fits(state, seat, card)]
    return [outlook(state, seat, card, number, step) for number in numbers]


def why_not_transfer(state: ElysiumState, seat: int, card: int, step: int) -> Reason:
    """Why a card of which a transfer is allowed cannot be transferred now."""
    v = state.v
    table = state.setup.cards
    if card == CITIZEN:
        if not v[CITIZENS + seat]:
            return Reason("no-citizen", rules=("ELY-5.3",))
        places = sorted(citizen_fits(v, seat), key=lambda place: place[1])  # the cheapest first
        return (
            why_not_citizen(state, seat, places[0][0], step)
            if places
            else Reason("citizen-needs-legend", rules=("ELY-5.3",))
        )
    if v[PLACE + card] != IN_DOMAIN + seat:
        return Reason("not-in-domain", {"card": table.names[card]}, ("ELY-3.11",))
    cost = price(state, seat, card, table.level[card], step)
    return Reason(
        "too-expensive",
        {"card": table.names[card], "cost": cost, "gold": v[GOLD + seat]},
        ("ELY-3.11", "ELY-4.8"),
    )


def why_not_citizen(state: ElysiumState, seat: int, number: int, step: int) -> Reason:
    """Why a Citizen cannot join a legend."""
    v = state.v
    for place, level in citizen_fits(v, seat):
        if place == number:
            cost = price(state, seat, CITIZEN, level, step)
            return Reason("citizen-too-expensive", {"cost": cost, "gold": v[GOLD + seat]}, ("ELY-5.3",))
    return Reason("citizen-needs-legend", rules=("ELY-5.3",))
