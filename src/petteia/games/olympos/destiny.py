"""Destiny cards (OLY-7.1, OLY-7.2): drawing, the Oracle, playing, decisions that let one play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from petteia.kernel import CHANCE, ENGINE, STEP, WHO, Numbers, Reason, Step, native
from petteia.kernel.observation import cards, only_for

from . import space
from .components import CARDS, DESTINY, RESOURCE, RESOURCES
from .figures import CARD_AMOUNT, CARD_KIND, CARD_RESOURCE
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
from .space import PASS_BASE, PLAY_BASE
from .state import OlymposState
from .supply import gain_cube, gain_hourglasses, gain_prestige
from .tables import (
    GIFT_CUBE,
    HOURGLASS_IF_MOST,
    HOURGLASS_PER_TOKEN,
    INSPIRATION_STAR,
    PRAYER_SYMBOL,
    PRESTIGE_IF_ALL,
    PRESTIGE_PER_TOKEN,
)
from .track import whose_turn

if TYPE_CHECKING:
    from .preview import Preview


@native
def list_plays(state: OlymposState, seat: int, out: Numbers, n: int) -> int:
    """Write the cards of one's own turn that a seat holds and that do something now (OLY-R42), sorted.

    From place ``n`` on; returns the place after the last.
    """
    v = state.p
    if v[HAND_SIZE + seat]:
        for card in range(CARDS):
            if v[HAND + seat * CARDS + card] and does_something(state, seat, card):
                out[n] = PLAY_BASE + card
                n += 1
    return n


@native
def does_something(state: OlymposState, seat: int, card: int) -> bool:
    """Whether a card of one's own turn has an effect now."""
    v = state.p
    kind = state.t[CARD_KIND + card]
    tokens = TOKENS + seat * RESOURCES
    if kind == GIFT_CUBE:
        return True
    if kind in (HOURGLASS_PER_TOKEN, PRESTIGE_PER_TOKEN):
        return v[tokens + state.t[CARD_RESOURCE + card]] > 0
    if kind == HOURGLASS_IF_MOST:
        return has_most(state, seat, state.t[CARD_RESOURCE + card])
    if kind == PRESTIGE_IF_ALL:
        kinds = 0
        for resource in range(RESOURCES):
            kinds += v[tokens + resource] > 0
        return kinds == RESOURCES
    return False


@native
def has_most(state: OlymposState, seat: int, resource: int) -> bool:
    """Strictly most territory tokens of a resource; Democracy decides ties (OLY-6.12, OLY-R33)."""
    v = state.p
    mine = 2 * v[TOKENS + seat * RESOURCES + resource] + v[DEMOCRACY + seat]
    for other in range(state.seats):
        if other != seat and mine <= 2 * v[TOKENS + other * RESOURCES + resource] + v[DEMOCRACY + other]:
            return False
    return True


@native
def discard(state: OlymposState, seat: int, card: int) -> None:
    """A card leaves the hand, face up (OLY-R46)."""
    v = state.p
    v[HAND + seat * CARDS + card] -= 1
    v[HAND_SIZE + seat] -= 1
    v[DISCARDS + card] += 1


@native
def play(state: OlymposState, seat: int, action: int) -> None:
    """Play a card of one's own turn (OLY-7.2)."""
    v = state.p
    t = state.t
    card = action - PLAY_BASE
    discard(state, seat, card)
    if state.log is not None:
        state.tell("play", seat=seat, card=DESTINY[card])
    kind, amount, resource = t[CARD_KIND + card], t[CARD_AMOUNT + card], t[CARD_RESOURCE + card]
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


def gains(state: OlymposState, seat: int, card: int) -> Preview:
    """What a card of one's own turn would bring now."""
    tables = state.setup.tables
    kind, amount, resource = tables.card_kind[card], tables.card_amount[card], tables.card_resource[card]
    held = state.v[TOKENS + seat * RESOURCES + resource]
    hourglasses = {HOURGLASS_PER_TOKEN: amount * held, HOURGLASS_IF_MOST: amount}
    prestige = {PRESTIGE_PER_TOKEN: amount * held, PRESTIGE_IF_ALL: amount}
    return {
        "hourglasses_gained": hourglasses.get(kind, 0),
        "prestige_gained": prestige.get(kind, 0),
        "cubes_gained": [RESOURCE[resource]] if kind == GIFT_CUBE else [],
    }


def why_not_play(state: OlymposState, seat: int, card: int) -> Reason:
    """Why a seat may not play a card in a decision of its own turn."""
    name = DESTINY[card]
    if not state.v[HAND + seat * CARDS + card]:
        return Reason("card-not-held", {"card": name}, ("OLY-7.1",))
    kind = state.setup.tables.card_kind[card]
    if kind == PRAYER_SYMBOL:
        return Reason("card-for-gods", {"card": name}, ("OLY-7.2", "OLY-R48"))
    if kind == INSPIRATION_STAR:
        return Reason("card-for-wonders", {"card": name}, ("OLY-7.2", "OLY-R40"))
    return Reason("card-no-effect", {"card": name}, ("OLY-7.2", "OLY-R42"))


class OwnDecision(Step[OlymposState]):
    """A decision inside a turn: whose turn it is may play cards there, and is asked again (OLY-3.5, OLY-R42).

    Whether it is asked at all is judged without the cards, so that being asked tells nothing of them.
    Subclasses say what else can be answered, why not, and what an answer does.
    """

    @native
    def answers(self, state: OlymposState, top: int, out: Numbers) -> int:
        """Write the legal actions but for cards, sorted; their families come before that of cards."""
        raise TypeError("this step asks nothing")

    @native
    def answer(self, state: OlymposState, top: int, action: int) -> None:
        """Carry out one of the answers; -1 for frames of the engine."""
        raise TypeError("this step cannot be answered")

    def refusal(self, state: OlymposState, top: int, action: int) -> Reason:
        """Why something other than a card is not among the answers."""
        raise TypeError(f"step {self.name!r} gives no reasons")

    @native
    def fill(self, state: OlymposState, top: int, out: Numbers) -> int:
        v = state.p
        n = self.answers(state, top, out)
        seat = v[top + WHO]
        taken = n == 1 and v[top + STEP] != KEEP  # of all such steps only that one asks for a single answer
        if taken or not v[HAND_SIZE + seat] or seat != whose_turn(state):
            return n
        return list_plays(state, seat, out, n)

    @native
    def run(self, state: OlymposState, top: int, action: int) -> None:
        if PLAY_BASE <= action < PASS_BASE:
            play(state, state.p[top + WHO], action)
        else:
            self.answer(state, top, action)

    def why_not(self, state: OlymposState, top: int, action: int) -> Reason:
        if not PLAY_BASE <= action < PASS_BASE:
            return self.refusal(state, top, action)
        seat, card = state.v[top + WHO], action - PLAY_BASE
        if seat != whose_turn(state):
            return Reason("card-not-your-turn", {"card": DESTINY[card]}, ("OLY-3.5", "OLY-R42"))
        return why_not_play(state, seat, card)

    def preview(self, state: OlymposState, top: int, action: int) -> Mapping[str, Any]:
        if PLAY_BASE <= action < PASS_BASE:
            return gains(state, state.v[top + WHO], action - PLAY_BASE)
        return {}


@native
def cards_in(v: Numbers, block: int) -> int:
    """How many cards a block of the layout counts."""
    n = 0
    for card in range(CARDS):
        n += v[block + card]
    return n


class Draw(Step[OlymposState]):
    """Drawing destiny cards; with the Oracle several are looked at for each one (OLY-6.3, OLY-R45).

    The engine makes sure that there is a card, then chance draws it.
    """

    name = "draw"
    families = ("draw",)

    @native
    def weigh(self, state: OlymposState, top: int, out: Numbers, weights: Numbers) -> int:
        v = state.p
        n = 0
        for card in range(CARDS):
            if v[DECK + card]:
                out[n] = space.DRAW.base + card
                weights[n] = v[DECK + card]
                n += 1
        return n

    @native
    def run(self, state: OlymposState, top: int, action: int) -> None:
        if action < 0:
            self.prepare(state, top)
            return
        v = state.p
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

    @native
    def prepare(self, state: OlymposState, top: int) -> None:
        """Draw on, let the Oracle's owner choose, or end; an empty pile is made anew (OLY-7.7, OLY-R47)."""
        v = state.p
        seat = v[top + DRAW_SEAT]
        if not v[top + DRAW_LEFT]:
            state.pop()
            return
        enough = v[top + DRAW_LOOKED] > v[ORACLE + seat]
        if not enough and cards_in(v, DECK) == 0:
            if cards_in(v, DISCARDS) > 0:
                for card in range(CARDS):
                    v[DECK + card] = v[DISCARDS + card]
                    v[DISCARDS + card] = 0
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


class Keep(OwnDecision):
    """The Oracle: keep one of the cards looked at, discard the others face up (OLY-6.3, OLY-R45, OLY-R46)."""

    name = "keep"
    families = ("keep", "play")
    forced = False  # that there is one answer would tell what was drawn
    secret = True

    @native
    def answers(self, state: OlymposState, top: int, out: Numbers) -> int:
        n = 0
        for card in range(CARDS):
            if state.p[LOOKED + card]:
                out[n] = space.KEEP.base + card
                n += 1
        return n

    @native
    def answer(self, state: OlymposState, top: int, action: int) -> None:
        v = state.p
        seat = v[top + WHO]
        card = action - space.KEEP.base
        state.pop()
        v[LOOKED + card] -= 1
        v[HAND + seat * CARDS + card] += 1
        v[HAND_SIZE + seat] += 1
        if state.log is not None:
            state.tell("keep", to=(seat,), secret={"card": DESTINY[card]}, seat=seat)
            others = cards(DESTINY, state.v[LOOKED : LOOKED + CARDS])
            if others:
                state.tell("discard", seat=seat, cards=others)
        for other in range(CARDS):
            v[DISCARDS + other] += v[LOOKED + other]
            v[LOOKED + other] = 0

    def refusal(self, state: OlymposState, top: int, action: int) -> Reason:
        return Reason("card-not-looked-at", {"card": DESTINY[action - space.KEEP.base]}, ("OLY-6.3",))

    def context(self, state: OlymposState, top: int, viewer: int | None) -> Ask:
        v = state.v
        looked = v[LOOKED : LOOKED + CARDS]
        return {"looked": sum(looked), "cards": only_for((v[top + WHO],), viewer, cards(DESTINY, looked))}
