"""Destiny cards (OLY-7.1, 7.2, 7.7, R42 to R47): drawing, the Oracle, playing."""

from __future__ import annotations

from typing import Any

from petteia.kernel import CHANCE, ENGINE, WHO, A, B, C, Reason, Step
from petteia.kernel.observation import cards, only_for

from . import actions
from .actions import DONE_ID, PLAY_BASE
from .components import DESTINY, RESOURCE
from .development import gain_cube, gain_hourglasses, gain_prestige
from .layout import DECK, DEMOCRACY, DISCARDS, HAND, HAND_SIZE, KEEP, LOOKED, ORACLE, TOKENS
from .state import OlymposState
from .tables import (
    GIFT_CUBE,
    HOURGLASS_IF_MOST,
    HOURGLASS_PER_TOKEN,
    INSPIRATION_STAR,
    PRAYER_SYMBOL,
    PRESTIGE_IF_ALL,
    PRESTIGE_PER_TOKEN,
)

_CARDS = len(DESTINY)


def list_plays(state: OlymposState, seat: int, out: list[int]) -> None:
    """Append the cards of one's own turn that a seat holds and that do something now (R42), sorted."""
    v = state.v
    if not v[HAND_SIZE + seat]:
        return
    hand = HAND + _CARDS * seat
    out += [
        PLAY_BASE + card
        for card, held in enumerate(v[hand : hand + _CARDS])
        if held and does_something(state, seat, card)
    ]


def does_something(state: OlymposState, seat: int, card: int) -> bool:
    """Whether a card of one's own turn has an effect now."""
    v = state.v
    tables = state.setup.tables
    kind = tables.card_kind[card]
    tokens = TOKENS + 4 * seat
    if kind == GIFT_CUBE:
        return True
    if kind in (HOURGLASS_PER_TOKEN, PRESTIGE_PER_TOKEN):
        return v[tokens + tables.card_resource[card]] > 0
    if kind == HOURGLASS_IF_MOST:
        return has_most(state, seat, tables.card_resource[card])
    if kind == PRESTIGE_IF_ALL:
        return all(v[tokens : tokens + 4])
    return False


def has_most(state: OlymposState, seat: int, resource: int) -> bool:
    """Strictly most territory tokens of a resource; Democracy decides ties (OLY-6.12, R33)."""
    v = state.v
    mine = 2 * v[TOKENS + 4 * seat + resource] + v[DEMOCRACY + seat]
    return all(
        mine > 2 * v[TOKENS + 4 * other + resource] + v[DEMOCRACY + other]
        for other in range(state.setup.seats)
        if other != seat
    )


def discard(state: OlymposState, seat: int, card: int) -> None:
    """A card leaves the hand, face up (R46)."""
    v = state.v
    v[HAND + _CARDS * seat + card] -= 1
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
    held = v[TOKENS + 4 * seat + resource]
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


def preview_play(state: OlymposState, seat: int, card: int) -> dict[str, Any]:
    """What a card of one's own turn would bring."""
    tables = state.setup.tables
    kind, amount, resource = tables.card_kind[card], tables.card_amount[card], tables.card_resource[card]
    held = state.v[TOKENS + 4 * seat + resource]
    hourglasses = {HOURGLASS_PER_TOKEN: amount * held, HOURGLASS_IF_MOST: amount}
    prestige = {PRESTIGE_PER_TOKEN: amount * held, PRESTIGE_IF_ALL: amount}
    return {
        "hourglasses_gained": hourglasses.get(kind, 0),
        "prestige_gained": prestige.get(kind, 0),
        "cubes_gained": [RESOURCE[resource]] if kind == GIFT_CUBE else [],
    }


def why_not_play(state: OlymposState, seat: int, card: int) -> Reason:
    """Why a card may not be played in one's own turn."""
    name = DESTINY[card]
    if not state.v[HAND + _CARDS * seat + card]:
        return Reason("card-not-held", {"card": name}, ("OLY-7.1",))
    kind = state.setup.tables.card_kind[card]
    if kind == PRAYER_SYMBOL:
        return Reason("card-for-gods", {"card": name}, ("OLY-7.2", "OLY-R48"))
    if kind == INSPIRATION_STAR:
        return Reason("card-for-wonders", {"card": name}, ("OLY-7.2", "OLY-R40"))
    return Reason("card-no-effect", {"card": name}, ("OLY-7.2", "OLY-R42"))


class Draw(Step[OlymposState]):
    """Drawing destiny cards. A: seat, B: cards to keep, C: cards looked at so far (Oracle, OLY-6.3, R45).

    The engine makes sure that there is a card, then chance draws it.
    """

    name = "draw"
    families = ("draw",)

    def chance(self, state: OlymposState, top: int) -> list[tuple[int, int]]:
        v = state.v
        return [(actions.DRAW.base + card, v[DECK + card]) for card in range(_CARDS) if v[DECK + card]]

    def run(self, state: OlymposState, top: int, action: int) -> None:
        if action < 0:
            self.prepare(state, top)
            return
        v = state.v
        card = action - actions.DRAW.base
        seat = v[top + A]
        v[DECK + card] -= 1
        v[top + WHO] = ENGINE
        if v[ORACLE + seat]:
            v[LOOKED + card] += 1
            v[top + C] += 1
            if state.log is not None:
                state.tell("look", to=(seat,), secret={"card": DESTINY[card]}, seat=seat)
        else:
            v[HAND + _CARDS * seat + card] += 1
            v[HAND_SIZE + seat] += 1
            v[top + B] -= 1
            if state.log is not None:
                state.tell("draw", to=(seat,), secret={"card": DESTINY[card]}, seat=seat)

    def prepare(self, state: OlymposState, top: int) -> None:
        """Draw on, let the Oracle's owner choose, or end; an empty pile is made anew (OLY-7.7, R47)."""
        v = state.v
        seat = v[top + A]
        if not v[top + B]:
            state.pop()
            return
        enough = v[top + C] > v[ORACLE + seat]
        if not enough and not any(v[DECK : DECK + _CARDS]):
            if any(v[DISCARDS : DISCARDS + _CARDS]):
                v[DECK : DECK + _CARDS] = v[DISCARDS : DISCARDS + _CARDS]
                v[DISCARDS : DISCARDS + _CARDS] = [0] * _CARDS
                if state.log is not None:
                    state.tell("reshuffle")
            else:
                enough = True
        if not enough:
            v[top + WHO] = CHANCE
        elif v[top + C]:
            v[top + B] -= 1
            v[top + C] = 0
            state.push(KEEP, seat)
        else:
            if state.log is not None:
                state.tell("no-card", seat=seat)
            state.pop()

    def context(self, state: OlymposState, top: int, viewer: int | None) -> dict[str, Any]:
        v = state.v
        seat = v[top + A]
        return {
            "for": seat,
            "looked": v[top + C],
            "cards": only_for((seat,), viewer, cards(DESTINY, v[LOOKED : LOOKED + _CARDS])),
        }


class Keep(Step[OlymposState]):
    """The Oracle: keep one of the cards looked at, discard the others face up (OLY-6.3, R45, R46)."""

    name = "keep"
    families = ("keep",)
    forced = False  # that there is one answer would tell what was drawn

    def legal(self, state: OlymposState, top: int) -> list[int]:
        v = state.v
        return [actions.KEEP.base + card for card in range(_CARDS) if v[LOOKED + card]]

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        seat = v[top + WHO]
        card = action - actions.KEEP.base
        state.pop()
        v[LOOKED + card] -= 1
        v[HAND + _CARDS * seat + card] += 1
        v[HAND_SIZE + seat] += 1
        if state.log is not None:
            state.tell("keep", to=(seat,), secret={"card": DESTINY[card]}, seat=seat)
            others = cards(DESTINY, v[LOOKED : LOOKED + _CARDS])
            if others:
                state.tell("discard", seat=seat, cards=others)
        for other in range(_CARDS):
            v[DISCARDS + other] += v[LOOKED + other]
            v[LOOKED + other] = 0

    def why_not(self, state: OlymposState, top: int, action: int) -> Reason:
        return Reason("card-not-looked-at", {"card": DESTINY[action - actions.KEEP.base]}, ("OLY-6.3",))

    def context(self, state: OlymposState, top: int, viewer: int | None) -> dict[str, Any]:
        v = state.v
        looked = v[LOOKED : LOOKED + _CARDS]
        return {"looked": sum(looked), "cards": only_for((v[top + WHO],), viewer, cards(DESTINY, looked))}


class Window(Step[OlymposState]):
    """A time to play cards: after a draw at a Zeus space, and at the end of the turn (R3, R42, R43). A: seat.

    Everybody who holds cards is asked, whatever they are: not being asked would tell something.
    """

    name = "window"
    families = ("play", "done")
    forced = False

    def legal(self, state: OlymposState, top: int) -> list[int]:
        out: list[int] = []
        list_plays(state, state.v[top + A], out)
        out.append(DONE_ID)
        return out

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        seat = v[top + A]
        if action == DONE_ID:
            state.pop()
            return
        if action >= 0:
            play(state, seat, action)
        if v[HAND_SIZE + seat]:
            v[top + WHO] = seat
        else:
            state.pop()

    def why_not(self, state: OlymposState, top: int, action: int) -> Reason:
        return why_not_play(state, state.v[top + A], action - PLAY_BASE)

    def preview(self, state: OlymposState, top: int, action: int) -> dict[str, Any]:
        return {} if action == DONE_ID else preview_play(state, state.v[top + A], action - PLAY_BASE)
