"""Destiny cards (OLY-7.1, OLY-7.2): drawing, the Oracle, playing."""

from __future__ import annotations

from petteia.kernel import CHANCE, ENGINE, WHO, Reason, Step
from petteia.kernel.observation import cards, only_for

from . import space
from .components import CARDS, DESTINY, RESOURCES
from .development import gain_cube, gain_hourglasses, gain_prestige
from .layout import (
    DECK,
    DEMOCRACY,
    DISCARDS,
    DRAW_LEFT,
    DRAW_LOOKED,
    DRAW_SEAT,
    HAND,
    HAND_SIZE,
    KEEP,
    LOOKED,
    ORACLE,
    TOKENS,
)
from .observation import Ask
from .space import PLAY_BASE
from .state import OlymposState
from .tables import GIFT_CUBE, HOURGLASS_IF_MOST, HOURGLASS_PER_TOKEN, PRESTIGE_IF_ALL, PRESTIGE_PER_TOKEN


def list_plays(state: OlymposState, seat: int, out: list[int]) -> None:
    """Append the cards of one's own turn that a seat holds and that do something now (OLY-R42), sorted."""
    v = state.v
    if not v[HAND_SIZE + seat]:
        return
    hand = HAND + seat * CARDS
    out += [
        PLAY_BASE + card
        for card, held in enumerate(v[hand : hand + CARDS])
        if held and does_something(state, seat, card)
    ]


def does_something(state: OlymposState, seat: int, card: int) -> bool:
    """Whether a card of one's own turn has an effect now."""
    v = state.v
    tables = state.setup.tables
    kind = tables.card_kind[card]
    tokens = TOKENS + seat * RESOURCES
    if kind == GIFT_CUBE:
        return True
    if kind in (HOURGLASS_PER_TOKEN, PRESTIGE_PER_TOKEN):
        return v[tokens + tables.card_resource[card]] > 0
    if kind == HOURGLASS_IF_MOST:
        return has_most(state, seat, tables.card_resource[card])
    if kind == PRESTIGE_IF_ALL:
        return all(v[tokens : tokens + RESOURCES])
    return False


def has_most(state: OlymposState, seat: int, resource: int) -> bool:
    """Strictly most territory tokens of a resource; Democracy decides ties (OLY-6.12, OLY-R33)."""
    v = state.v
    mine = 2 * v[TOKENS + seat * RESOURCES + resource] + v[DEMOCRACY + seat]
    return all(
        mine > 2 * v[TOKENS + other * RESOURCES + resource] + v[DEMOCRACY + other]
        for other in range(state.seats)
        if other != seat
    )


def discard(state: OlymposState, seat: int, card: int) -> None:
    """A card leaves the hand, face up (OLY-R46)."""
    v = state.v
    v[HAND + seat * CARDS + card] -= 1
    v[HAND_SIZE + seat] -= 1
    v[DISCARDS + card] += 1


def play(state: OlymposState, seat: int, action: int) -> None:
    """Play a card of one's own turn (OLY-7.2)."""
    v = state.v
    tables = state.setup.tables
    card = action - PLAY_BASE
    discard(state, seat, card)
    if state.log is not None:
        state.tell("play", seat=seat, card=DESTINY[card])
    kind, amount, resource = tables.card_kind[card], tables.card_amount[card], tables.card_resource[card]
    held = v[TOKENS + seat * RESOURCES + resource]
    if kind == HOURGLASS_PER_TOKEN:
        gain_hourglasses(state, seat, amount * held)
    elif kind == HOURGLASS_IF_MOST:
        gain_hourglasses(state, seat, amount)
    elif kind == GIFT_CUBE:
        gain_cube(state, seat, resource)
    elif kind == PRESTIGE_PER_TOKEN:
        gain_prestige(state, seat, amount * held)
    else:
        gain_prestige(state, seat, amount)


class Draw(Step[OlymposState]):
    """Drawing destiny cards; with the Oracle several are looked at for each one (OLY-6.3, OLY-R45).

    The engine makes sure that there is a card, then chance draws it.
    """

    name = "draw"
    families = ("draw",)

    def chance(self, state: OlymposState, top: int) -> list[tuple[int, int]]:
        v = state.v
        return [(space.DRAW.base + card, v[DECK + card]) for card in range(CARDS) if v[DECK + card]]

    def run(self, state: OlymposState, top: int, action: int) -> None:
        if action < 0:
            self.prepare(state, top)
            return
        v = state.v
        card = action - space.DRAW.base
        seat = v[top + DRAW_SEAT]
        v[DECK + card] -= 1
        v[top + WHO] = ENGINE
        if v[ORACLE + seat]:
            v[LOOKED + card] += 1
            v[top + DRAW_LOOKED] += 1
            if state.log is not None:
                state.tell("look", to=(seat,), secret={"card": DESTINY[card]}, seat=seat)
        else:
            v[HAND + seat * CARDS + card] += 1
            v[HAND_SIZE + seat] += 1
            v[top + DRAW_LEFT] -= 1
            if state.log is not None:
                state.tell("draw", to=(seat,), secret={"card": DESTINY[card]}, seat=seat)

    def prepare(self, state: OlymposState, top: int) -> None:
        """Draw on, let the Oracle's owner choose, or end; an empty pile is made anew (OLY-7.7, OLY-R47)."""
        v = state.v
        seat = v[top + DRAW_SEAT]
        if not v[top + DRAW_LEFT]:
            state.pop()
            return
        enough = v[top + DRAW_LOOKED] > v[ORACLE + seat]
        if not enough and not any(v[DECK : DECK + CARDS]):
            if any(v[DISCARDS : DISCARDS + CARDS]):
                v[DECK : DECK + CARDS] = v[DISCARDS : DISCARDS + CARDS]
                v[DISCARDS : DISCARDS + CARDS] = [0] * CARDS
                if state.log is not None:
                    state.tell("reshuffle")
            else:
                enough = True
        if not enough:
            v[top + WHO] = CHANCE
        elif v[top + DRAW_LOOKED]:
            v[top + DRAW_LEFT] -= 1
            v[top + DRAW_LOOKED] = 0
            state.push(KEEP, seat)
        else:
            if state.log is not None:
                state.tell("no-card", seat=seat)
            state.pop()

    def context(self, state: OlymposState, top: int, viewer: int | None) -> Ask:
        v = state.v
        seat = v[top + DRAW_SEAT]
        return {
            "for": seat,
            "looked": v[top + DRAW_LOOKED],
            "cards": only_for((seat,), viewer, cards(DESTINY, v[LOOKED : LOOKED + CARDS])),
        }


class Keep(Step[OlymposState]):
    """The Oracle: keep one of the cards looked at, discard the others face up (OLY-6.3, OLY-R45, OLY-R46)."""

    name = "keep"
    families = ("keep",)
    forced = False  # that there is one answer would tell what was drawn

    def legal(self, state: OlymposState, top: int) -> list[int]:
        v = state.v
        return [space.KEEP.base + card for card in range(CARDS) if v[LOOKED + card]]

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        seat = v[top + WHO]
        card = action - space.KEEP.base
        state.pop()
        v[LOOKED + card] -= 1
        v[HAND + seat * CARDS + card] += 1
        v[HAND_SIZE + seat] += 1
        if state.log is not None:
            state.tell("keep", to=(seat,), secret={"card": DESTINY[card]}, seat=seat)
            others = cards(DESTINY, v[LOOKED : LOOKED + CARDS])
            if others:
                state.tell("discard", seat=seat, cards=others)
        for other in range(CARDS):
            v[DISCARDS + other] += v[LOOKED + other]
            v[LOOKED + other] = 0

    def why_not(self, state: OlymposState, top: int, action: int) -> Reason:
        return Reason("card-not-looked-at", {"card": DESTINY[action - space.KEEP.base]}, ("OLY-6.3",))

    def context(self, state: OlymposState, top: int, viewer: int | None) -> Ask:
        v = state.v
        looked = v[LOOKED : LOOKED + CARDS]
        return {"looked": sum(looked), "cards": only_for((v[top + WHO],), viewer, cards(DESTINY, looked))}
