"""Why something is refused, in terms of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.kernel import Reason

from . import components, space
from .components import CITIZEN
from .layout import (
    CITIZENS,
    COLUMNS_HELD,
    CURRENT_PHASE,
    GOLD,
    IN_AGORA,
    IN_DOMAIN,
    IN_ORACLE,
    PEDIMENT_SIDE,
    PLACE,
    QUEST_HELD,
    TAKEN,
    WRITING,
)
from .legends import citizen_fits, price
from .moves import holds
from .packing import colours, has_colour, quest_is_free, ring, used
from .taking import CARDS_EACH, open_cards, open_quests, reached_cards, reached_places
from .using import IN_TURN, in_company

if TYPE_CHECKING:
    from .state import ElysiumState

_ONE_CARD = {"card": "card"}
REASONS: dict[str, dict[str, str]] = {
    # Taking.
    "enough-cards": {},
    "not-in-agora": _ONE_CARD,
    "at-oracle": _ONE_CARD,
    "same-card": _ONE_CARD,
    "needs-columns": {"card": "card", "columns": "list:column"},
    "has-quest": {},
    "no-such-quest": {"quest": "quest"},
    "quest-gone": {"quest": "quest"},
    "quest-needs": {"quest": "quest", "columns": "list:column"},
    "card-open": _ONE_CARD,
    "quest-open": {"quest": "quest"},
    "column-gone": {"column": "column"},
    # Using effects.
    "not-in-domain": _ONE_CARD,
    "not-by-choice": _ONE_CARD,
    "other-phase": _ONE_CARD,
    "ring-gone": _ONE_CARD,
    "already-used": _ONE_CARD,
    "eleusis-alone": _ONE_CARD,
    "price-too-high": {"card": "card", "number": "number", "resource": "resource"},
    "price-needs-cards": {"card": "card", "number": "number"},
    "would-do-nothing": _ONE_CARD,
    "not-waiting": _ONE_CARD,
    "card-not-meant": _ONE_CARD,
    "not-meant": {},
    "must-choose": {},
    "price": {"number": "number"},
    "option-impossible": {},
    "option-costs-nothing": {},
    # Transfers.
    "no-transfers-left": {},
    "too-expensive": {"card": "card", "cost": "number", "gold": "number"},
    "citizen-too-expensive": {"cost": "number", "gold": "number"},
    "no-citizen": {},
    "citizen-needs-legend": {},
    "citizen-begins-nothing": {},
    "no-such-legend": {"number": "number"},
    "does-not-fit": {"card": "card", "number": "number"},
}


def why_not(state: ElysiumState, seat: int, action: int) -> Reason:
    """Why a seat may not take this action of a turn."""
    if action >= space.USE_BASE:
        return why_not_use(state, seat, action - space.USE_BASE)
    if action >= space.TAKE_CITIZEN_BASE:
        return _citizen(state, seat)
    if action >= space.TAKE_QUEST_BASE:
        return _quest(state, seat, action - space.TAKE_QUEST_BASE)
    return _card(state, seat, action - space.TAKE_BASE)


def _card(state: ElysiumState, seat: int, card: int) -> Reason:
    v = state.v
    table = state.setup.cards
    name = table.names[card]
    if v[TAKEN + seat] == CARDS_EACH:
        return Reason("enough-cards", rules=("ELY-3.2",))
    place = v[PLACE + card]
    if place != IN_AGORA and place not in reached_places(state, seat):
        away = "at-oracle" if place == IN_ORACLE else "not-in-agora"
        return Reason(away, {"card": name}, ("ELY-3.2",))
    if holds(state, seat, card):
        return same_card(state, card)
    columns = v[COLUMNS_HELD + seat]
    missing = [
        colour
        for colour in table.columns[card]
        if colour != components.ANY_COLUMN and not has_colour(columns, components.COLUMN.index(colour))
    ]
    return Reason(
        "needs-columns",
        {"card": name, "columns": missing or [components.ANY_COLUMN]},
        ("ELY-3.3",),
    )


def _quest(state: ElysiumState, seat: int, tile: int) -> Reason:
    v = state.v
    quest = components.QUEST[tile]
    if v[QUEST_HELD + seat]:
        return Reason("has-quest", rules=("ELY-3.2",))
    if tile >= len(state.setup.quests):
        return Reason("no-such-quest", {"quest": quest}, ("ELY-1.3",))
    if not quest_is_free(v, tile):
        return Reason("quest-gone", {"quest": quest}, ("ELY-3.2",))
    above = state.setup.quest_columns[v[PEDIMENT_SIDE] - 1][tile]
    columns = [components.COLUMN[colour] for colour in colours(above)]
    rules = ("ELY-3.3", "ELY-R-two-player-quest") if len(columns) > 1 else ("ELY-3.3",)
    return Reason("quest-needs", {"quest": quest, "columns": columns}, rules)


def _citizen(state: ElysiumState, seat: int) -> Reason:
    v = state.v
    columns = v[COLUMNS_HELD + seat]
    if v[TAKEN + seat] == CARDS_EACH:
        return Reason("enough-cards", rules=("ELY-3.2",))
    cards = open_cards(state, seat, columns)
    if cards:
        return Reason("card-open", {"card": state.setup.cards.names[cards[0]]}, ("ELY-3.6",))
    reached = reached_cards(state, seat, columns)
    if reached:
        rules = ("ELY-3.6", "ELY-R-oracle-reach-blocks-citizen")
        return Reason("card-open", {"card": state.setup.cards.names[reached[0]]}, rules)
    quest = components.QUEST[open_quests(state, columns)[0]]
    return Reason("quest-open", {"quest": quest}, ("ELY-3.6",))


def same_card(state: ElysiumState, card: int) -> Reason:
    """The same card may not lie twice in a Domain."""
    return Reason("same-card", {"card": state.setup.cards.names[card]}, ("ELY-3.5",))


def why_not_use(state: ElysiumState, seat: int, card: int) -> Reason:
    """Why an effect cannot be used now."""
    v = state.v
    table = state.setup.cards
    name = {"card": table.names[card]}
    kind = table.kind[card]
    if v[PLACE + card] != IN_DOMAIN + seat:
        return Reason("not-in-domain", name, ("ELY-3.8", "ELY-4.8"))
    if not (IN_TURN[kind] or kind == components.LEGEND_KIND) or table.program[card].trigger is not None:
        rule = {components.INSTANT: "ELY-4.1", components.PERMANENT: "ELY-4.2"}.get(kind, "ELY-4.6")
        return Reason("not-by-choice", name, ("ELY-4.5" if kind == components.LEGEND_KIND else rule,))
    if IN_TURN[kind] == (v[CURRENT_PHASE] == WRITING):
        return Reason("other-phase", name, ("ELY-4.5", "ELY-4.3"))
    if kind == components.ONCE:
        if not ring(v, card):
            return Reason("ring-gone", name, ("ELY-4.4",))
    elif used(v, seat, card):
        rules = {
            components.ELEUSIS: "ELY-R-eleusis-frequency",
            components.LEGEND_KIND: "ELY-R-legend-frequency",
        }
        return Reason("already-used", name, (rules.get(kind, "ELY-4.3"),))
    if kind == components.ELEUSIS and not in_company(state, seat, card):
        return Reason("eleusis-alone", name, ("ELY-4.7",))
    return table.program[card].why_unpaid(state, seat, card) or Reason("would-do-nothing", name, ("ELY-4.8",))


def why_not_transfer(state: ElysiumState, seat: int, card: int, rate: int) -> Reason:
    """Why a card of which a transfer is allowed cannot be transferred now."""
    v = state.v
    table = state.setup.cards
    if card == CITIZEN:
        if not v[CITIZENS + seat]:
            return Reason("no-citizen", rules=("ELY-5.3",))
        places = sorted(citizen_fits(v, seat), key=lambda place: place[1])  # the cheapest first
        return (
            why_not_citizen(state, seat, places[0][0], rate)
            if places
            else Reason("citizen-needs-legend", rules=("ELY-5.3",))
        )
    if v[PLACE + card] != IN_DOMAIN + seat:
        return Reason("not-in-domain", {"card": table.names[card]}, ("ELY-3.11",))
    cost = price(state, seat, card, table.level[card], rate)
    return Reason(
        "too-expensive",
        {"card": table.names[card], "cost": cost, "gold": v[GOLD + seat]},
        ("ELY-3.11", "ELY-4.8"),
    )


def why_not_citizen(state: ElysiumState, seat: int, number: int, rate: int) -> Reason:
    """Why a Citizen cannot join a legend."""
    v = state.v
    for place, level in citizen_fits(v, seat):
        if place == number:
            cost = price(state, seat, CITIZEN, level, rate)
            return Reason("citizen-too-expensive", {"cost": cost, "gold": v[GOLD + seat]}, ("ELY-5.3",))
    return Reason("citizen-needs-legend", rules=("ELY-5.3",))
