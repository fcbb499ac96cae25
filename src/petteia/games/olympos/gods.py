"""Olympos cards (OLY-7.3 to 7.6, R44, R48 to R51): who turns them, prayers, whom they touch, what they do."""

from __future__ import annotations

from typing import Any

from petteia.kernel import CHANCE, ENGINE, WHO, A, B, C, Reason, Step
from petteia.kernel.observation import cards

from . import actions
from .actions import DONE_ID, PLAY_BASE
from .components import DESTINY, GOD, TERRITORY
from .destiny import discard
from .development import gain_prestige, gain_settlers
from .expansion import lose_settler
from .layout import (
    ARES,
    ATHENA,
    DEMOCRACY,
    DISCARDS,
    DRAW,
    END_TURN,
    ERINYES,
    GODS,
    HADES,
    HAND,
    HAND_SIZE,
    KERES,
    PIECE,
    PILE,
    PRAYED,
    PRAYER,
    RESOLVE,
    REVEAL,
    SIREN,
    SPACE,
    TAKE,
    TURNED,
    WINDOW,
)
from .piles import choices
from .standing import symbols
from .state import OlymposState
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
)

_CARDS = len(DESTINY)
_LANDS = len(TERRITORY)


class Arrive(Step[OlymposState]):
    """A marker reached or passed a Zeus space: draw, play, Olympos card (R43). A: seat, B: which space.

    Single spaces: the first arrival turns a card; double ones: the first and the last (OLY-7.3, R44).
    """

    name = "arrive"
    asks = False

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        tables = state.setup.tables
        seat, number = v[top + A], v[top + B]
        state.pop()
        space = tables.zeus_spaces[number]
        if state.log is not None:
            state.tell("zeus-space", seat=seat, number=number + 1, space=space)
        others = sum(v[SPACE + s] >= space for s in range(state.setup.seats) if s != seat)
        first = others == 0
        last = others == state.setup.seats - 1
        turns = (first and tables.turned_by_first[number]) or (last and tables.turned_by_last[number])
        at_end = v[v[0]] == END_TURN  # then the end of the turn is the time to play cards
        if turns:
            state.push(REVEAL, CHANCE, seat)
        if turns or not at_end:
            state.push(WINDOW, ENGINE, seat)
        if tables.zeus_cards[number]:
            state.push(DRAW, ENGINE, seat, tables.zeus_cards[number])


class Reveal(Step[OlymposState]):
    """An Olympos card is turned. What Ares and the Siren did ends at this moment (R50). A: who turned it."""

    name = "reveal"
    families = ("reveal",)

    def chance(self, state: OlymposState, top: int) -> list[tuple[int, int]]:
        v = state.v
        return [(actions.REVEAL.base + god, 1) for god in range(len(GOD)) if not v[TURNED + god]]

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        seat = v[top + A]
        god = action - actions.REVEAL.base
        state.pop()
        v[GODS] += 1
        v[TURNED + god] = v[GODS]
        for other in range(state.setup.seats):
            v[ARES + other] = v[SIREN + other] = v[PRAYED + other] = 0
        if state.log is not None:
            state.tell("god", seat=seat, god=GOD[god])
        state.push(RESOLVE, ENGINE, seat, god)
        state.push(PRAYER, ENGINE, seat, 0, god)

    def context(self, state: OlymposState, top: int, viewer: int | None) -> dict[str, Any]:
        return {"turned_by": state.v[top + A]}


class Prayer(Step[OlymposState]):
    """Prayers are played in answer, clockwise from who turned the card (R48).

    A: that seat, B: seats asked, C: god. Everyone who holds a destiny card of whatever kind is asked (R49).
    """

    name = "prayer"
    families = ("play", "done")
    forced = False

    def legal(self, state: OlymposState, top: int) -> list[int]:
        v = state.v
        hand = HAND + _CARDS * v[top + WHO]
        prayers = state.setup.tables.prayer_cards
        return [*(PLAY_BASE + card for card in prayers if v[hand + card]), DONE_ID]

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        seats = state.setup.seats
        if action == DONE_ID:
            v[top + B] += 1
        elif action >= 0:
            seat = v[top + WHO]
            card = action - PLAY_BASE
            discard(state, seat, card)
            v[PRAYED + seat] += state.setup.tables.card_amount[card]
            if state.log is not None:
                state.tell("pray", seat=seat, card=DESTINY[card])
        while v[top + B] < seats:
            seat = (v[top + A] + v[top + B]) % seats
            if v[HAND_SIZE + seat]:
                v[top + WHO] = seat
                return
            v[top + B] += 1
        state.pop()

    def why_not(self, state: OlymposState, top: int, action: int) -> Reason:
        v = state.v
        card = action - PLAY_BASE
        if not v[HAND + _CARDS * v[top + WHO] + card]:
            return Reason("card-not-held", {"card": DESTINY[card]}, ("OLY-7.1",))
        return Reason("card-not-prayer", {"card": DESTINY[card]}, ("OLY-R48",))

    def context(self, state: OlymposState, top: int, viewer: int | None) -> dict[str, Any]:
        v = state.v
        return {
            "god": GOD[v[top + C]],
            "turned_by": v[top + A],
            "symbols": [symbols(state, seat) for seat in range(state.setup.seats)],
        }


def touched(state: OlymposState, god: int) -> list[int]:
    """The seats a card touches: most symbols, but at least one, for help; fewest for harm (OLY-7.4).

    Democracy counts half a symbol (R30 to R32), so its owner profits even without any symbol.
    """
    v = state.v
    counts = [2 * symbols(state, seat) + v[DEMOCRACY + seat] for seat in range(state.setup.seats)]
    wanted = max(counts) if state.setup.tables.god_helps[god] else min(counts)
    if state.setup.tables.god_helps[god] and not wanted:
        return []
    return [seat for seat, count in enumerate(counts) if count == wanted]


class Resolve(Step[OlymposState]):
    """The card does its work, clockwise from who turned it (OLY-7.5, 7.6, R51). A: that seat, B: god."""

    name = "resolve"
    asks = False

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        setup = state.setup
        turner, god = v[top + A], v[top + B]
        state.pop()
        hit = touched(state, god)
        for seat in range(setup.seats):
            v[PRAYED + seat] = 0
        if state.log is not None:
            if hit:
                state.tell("touch", god=GOD[god], seats=hit)
            else:
                state.tell("touch-nobody", god=GOD[god])
        in_order = sorted(hit, key=lambda seat: (seat - turner) % setup.seats)
        kind, amount = setup.tables.god_kind[god], setup.tables.god_amount[god]
        if kind == GOD_CUBE:
            for seat in reversed(in_order):
                state.push(TAKE, seat, amount, god + 1)
        elif kind == GOD_LOSS:
            for seat in reversed(in_order):
                state.push(HADES, ENGINE, seat)
        else:
            for seat in in_order:
                apply(state, seat, kind, amount)


def apply(state: OlymposState, seat: int, kind: int, amount: int) -> None:
    """What a god does to one player without asking him."""
    v = state.v
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
        hand = HAND + _CARDS * seat
        if state.log is not None:
            state.tell("discard-hand", seat=seat, cards=cards(DESTINY, v[hand : hand + _CARDS]))
        for card in range(_CARDS):
            v[DISCARDS + card] += v[hand + card]
            v[hand + card] = 0
        v[HAND_SIZE + seat] = 0


class Hades(Step[OlymposState]):
    """Hades: the victim picks one of his pieces on the map, on top or buried (R51). A: seat."""

    name = "hades"
    families = ("lose",)

    def legal(self, state: OlymposState, top: int) -> list[int]:
        v = state.v
        me = v[top + A] + 1
        return [actions.LOSE.base + land for land in range(_LANDS) if choices(v[PILE + land], me, True)]

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        seat = v[top + A]
        if action < 0:
            if self.legal(state, top):
                v[top + WHO] = seat
            else:
                state.pop()
            return
        land = action - actions.LOSE.base
        state.pop()
        depths = choices(v[PILE + land], seat + 1, True)
        if len(depths) > 1:
            state.push(PIECE, seat, land, 0, 0, 1)
        else:
            lose_settler(state, seat, land, depths[0])

    def why_not(self, state: OlymposState, top: int, action: int) -> Reason:
        territory = TERRITORY[action - actions.LOSE.base]
        return Reason("no-piece-there", {"territory": territory}, ("OLY-7.5", "OLY-R51"))
