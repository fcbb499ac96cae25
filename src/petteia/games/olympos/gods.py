"""Olympos cards: who turns them, prayers, whom they touch, what they do (OLY-7)."""

from __future__ import annotations

from petteia.kernel import CHANCE, ENGINE, STEP, TOP, WHO, Numbers, Reason, Step, buffer, native
from petteia.kernel.observation import cards

from . import space
from .components import CARDS, DESTINY, GOD, GODS, HIGHEST, TERRITORIES, TERRITORY
from .destiny import OwnDecision, discard
from .expansion import lose_settler
from .figures import (
    CARD_AMOUNT,
    CARD_KIND,
    GOD_AMOUNT,
    GOD_HELPS,
    GOD_KIND,
    TURNED_BY_FIRST,
    TURNED_BY_LAST,
    ZEUS_CARDS,
    ZEUS_SPACES,
)
from .layout import (
    ARES,
    ARRIVE_NUMBER,
    ARRIVE_SEAT,
    ATHENA,
    DEMOCRACY,
    DISCARDS,
    DRAW,
    END_TURN,
    ERINYES,
    GODS_TURNED,
    HADES,
    HADES_SEAT,
    HAND,
    HAND_SIZE,
    KERES,
    PIECE,
    PRAYED,
    PRAYER,
    PRAYER_ASKED,
    PRAYER_GOD,
    PRAYER_TURNER,
    RESOLVE,
    RESOLVE_GOD,
    RESOLVE_TURNER,
    REVEAL,
    REVEAL_TURNER,
    SIREN,
    SPACE,
    TAKE,
    TURNED,
    WINDOW,
)
from .observation import Ask
from .packing import choices, has_piece
from .players import symbols
from .space import DONE_BASE, PLAY_BASE
from .state import OlymposState
from .supply import gain_prestige, gain_settlers
from .tables import (
    GOD_CUBE,
    GOD_DISCARD,
    GOD_EXTRA,
    GOD_LOSS,
    GOD_NO_SEA,
    GOD_POINTS,
    GOD_PRESTIGE,
    GOD_SETTLER,
    GOD_STAR,
    GOD_SWORDS,
    PRAYER_SYMBOL,
)


class Arrive(Step[OlymposState]):
    """A marker reached or passed a Zeus space: draw, play, Olympos card (OLY-7.1, OLY-R43).

    Single spaces: the first arrival turns a card; double ones: the first and the last (OLY-7.3, OLY-R44).
    """

    name = "arrive"
    asks = False

    @native
    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.p
        t = state.t
        seat, number = v[top + ARRIVE_SEAT], v[top + ARRIVE_NUMBER]
        state.pop()
        place = t[ZEUS_SPACES + number]
        if state.log is not None:
            state.tell("zeus-space", seat=seat, number=number + 1, space=place)
        others = 0
        for other in range(state.seats):
            if other != seat and v[SPACE + other] >= place:
                others += 1
        turns = (others == 0 and t[TURNED_BY_FIRST + number] != 0) or (
            others == state.seats - 1 and t[TURNED_BY_LAST + number] != 0
        )
        at_end = v[v[TOP] + STEP] == END_TURN  # then the end of the turn is the time to play cards
        if turns:
            state.push(REVEAL, CHANCE, seat)
        if turns or not at_end:
            state.push(WINDOW, ENGINE, seat)
        if t[ZEUS_CARDS + number]:
            state.push(DRAW, ENGINE, seat, t[ZEUS_CARDS + number])


class Reveal(Step[OlymposState]):
    """An Olympos card is turned (OLY-7.3). What Ares and the Siren did ends at this moment (OLY-R50)."""

    name = "reveal"
    families = ("reveal",)

    @native
    def weigh(self, state: OlymposState, top: int, out: Numbers, weights: Numbers) -> int:
        n = 0
        for god in range(GODS):
            if not state.p[TURNED + god]:
                out[n] = space.REVEAL.base + god
                weights[n] = 1
                n += 1
        return n

    @native
    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.p
        seat = v[top + REVEAL_TURNER]
        god = action - space.REVEAL.base
        state.pop()
        v[GODS_TURNED] += 1
        v[TURNED + god] = v[GODS_TURNED]
        for other in range(state.seats):
            v[ARES + other] = 0
            v[SIREN + other] = 0
            v[PRAYED + other] = 0
        if state.log is not None:
            state.tell("god", seat=seat, god=GOD[god])
        state.push(RESOLVE, ENGINE, seat, god)
        state.push(PRAYER, ENGINE, seat, 0, god)

    def context(self, state: OlymposState, top: int, viewer: int | None) -> Ask:
        return {"turned_by": state.v[top + REVEAL_TURNER]}


class Prayer(Step[OlymposState]):
    """Prayers are played in answer, clockwise from who turned the card (OLY-R48).

    Everyone who holds a destiny card of whatever kind is asked (OLY-R49), finished or not (OLY-R55).
    """

    name = "prayer"
    families = ("play", "done")
    forced = False
    secret = True
    silence = "done"

    @native
    def fill(self, state: OlymposState, top: int, out: Numbers) -> int:
        v = state.p
        hand = HAND + CARDS * v[top + WHO]
        n = 0
        for card in range(CARDS):
            if v[hand + card] and state.t[CARD_KIND + card] == PRAYER_SYMBOL:
                out[n] = PLAY_BASE + card
                n += 1
        out[n] = DONE_BASE
        return n + 1

    @native
    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.p
        seats = state.seats
        if action == DONE_BASE:
            v[top + PRAYER_ASKED] += 1
        elif action >= 0:
            prays = v[top + WHO]
            card = action - PLAY_BASE
            discard(state, prays, card)
            v[PRAYED + prays] += state.t[CARD_AMOUNT + card]
            if state.log is not None:
                state.tell("pray", seat=prays, card=DESTINY[card])
        while v[top + PRAYER_ASKED] < seats:
            seat = (v[top + PRAYER_TURNER] + v[top + PRAYER_ASKED]) % seats
            if v[HAND_SIZE + seat]:
                v[top + WHO] = seat
                return
            v[top + PRAYER_ASKED] += 1
        state.pop()

    def why_not(self, state: OlymposState, top: int, action: int) -> Reason:
        v = state.v
        card = action - PLAY_BASE
        if not v[HAND + CARDS * v[top + WHO] + card]:
            return Reason("card-not-held", {"card": DESTINY[card]}, ("OLY-7.1",))
        return Reason("card-not-prayer", {"card": DESTINY[card]}, ("OLY-R48",))

    def context(self, state: OlymposState, top: int, viewer: int | None) -> Ask:
        v = state.v
        return {
            "god": GOD[v[top + PRAYER_GOD]],
            "turned_by": v[top + PRAYER_TURNER],
            "symbols": [state.symbols(seat) for seat in range(state.seats)],
        }


@native
def touched(state: OlymposState, god: int) -> int:
    """The seats a card touches, one bit each: most symbols, but at least one, for help; fewest for harm.

    OLY-7.4. Democracy counts half a symbol (OLY-R30): its owner profits even without any (OLY-R31) and is
    spared as long as somebody tied for fewest lacks it (OLY-R32).
    """
    v = state.p
    helps = state.t[GOD_HELPS + god]
    hit = wanted = 0
    for seat in range(state.seats):
        shown = 2 * symbols(state, seat) + v[DEMOCRACY + seat]
        if hit and shown == wanted:
            hit |= 1 << seat
        elif not hit or (shown > wanted if helps else shown < wanted):
            hit = 1 << seat
            wanted = shown
    return 0 if helps and not wanted else hit


class Resolve(Step[OlymposState]):
    """The card does its work on all whom it touches, clockwise from who turned it (OLY-7.6, OLY-R51)."""

    name = "resolve"
    asks = False

    @native
    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.p
        seats = state.seats
        turner, god = v[top + RESOLVE_TURNER], v[top + RESOLVE_GOD]
        state.pop()
        hit = touched(state, god)
        for seat in range(seats):
            v[PRAYED + seat] = 0
        if state.log is not None:
            if hit:
                state.tell("touch", god=GOD[god], seats=[s for s in range(state.seats) if hit >> s & 1])
            else:
                state.tell("touch-nobody", god=GOD[god])
        kind, amount = state.t[GOD_KIND + god], state.t[GOD_AMOUNT + god]
        for place in range(seats):
            if kind in (GOD_CUBE, GOD_LOSS):  # they are asked: the first lies on top
                seat = (turner + seats - 1 - place) % seats
            else:
                seat = (turner + place) % seats
            if not hit >> seat & 1:
                continue
            if kind == GOD_CUBE:
                state.push(TAKE, seat, amount, god + 1)
            elif kind == GOD_LOSS:
                state.push(HADES, ENGINE, seat)
            else:
                apply(state, seat, kind, amount)


@native
def apply(state: OlymposState, seat: int, kind: int, amount: int) -> None:
    """What a god does to one player without a question (OLY-7.5)."""
    v = state.p
    if kind == GOD_PRESTIGE:
        gain_prestige(state, seat, amount)
    elif kind == GOD_SETTLER:
        gain_settlers(state, seat, amount)
    elif kind == GOD_SWORDS:
        v[ARES + seat] = amount
    elif kind == GOD_STAR:
        v[ATHENA + seat] += amount
    elif kind == GOD_EXTRA:
        v[ERINYES + seat] += amount
    elif kind == GOD_POINTS:
        v[KERES + seat] += amount
    elif kind == GOD_NO_SEA:
        v[SIREN + seat] = 1
    elif kind == GOD_DISCARD and v[HAND_SIZE + seat]:
        hand = HAND + seat * CARDS
        if state.log is not None:
            state.tell("discard-hand", seat=seat, cards=cards(DESTINY, state.v[hand : hand + CARDS]))
        for card in range(CARDS):
            v[DISCARDS + card] += v[hand + card]
            v[hand + card] = 0
        v[HAND_SIZE + seat] = 0


class Hades(OwnDecision):
    """Hades: the victim picks a piece of theirs on the map, on top or buried (OLY-7.5, OLY-R51)."""

    name = "hades"
    families = ("lose", "play")

    @native
    def answers(self, state: OlymposState, top: int, out: Numbers) -> int:
        me = state.p[top + HADES_SEAT] + 1
        n = 0
        for land in range(TERRITORIES):
            if has_piece(state.p, land, me, True):
                out[n] = space.LOSE.base + land
                n += 1
        return n

    @native
    def answer(self, state: OlymposState, top: int, action: int) -> None:
        v = state.p
        seat = v[top + HADES_SEAT]
        if action < 0:
            for place in range(TERRITORIES):
                if has_piece(v, place, seat + 1, True):
                    v[top + WHO] = seat
                    return
            state.pop()
            return
        land = action - space.LOSE.base
        state.pop()
        depths = buffer(HIGHEST)
        if choices(v, land, seat + 1, True, depths) > 1:
            state.push(PIECE, seat, land, 0, 0, 1)
        else:
            lose_settler(state, seat, land, depths[0])

    def refusal(self, state: OlymposState, top: int, action: int) -> Reason:
        territory = TERRITORY[action - space.LOSE.base]
        return Reason("no-piece-there", {"territory": territory}, ("OLY-7.5", "OLY-R51"))
