"""Olympos cards: who turns them, prayers, whom they touch, what they do (OLY-7)."""

from __future__ import annotations

from petteia.kernel import CHANCE, ENGINE, STEP, TOP, WHO, Reason, Step
from petteia.kernel.observation import cards

from . import space
from .components import CARDS, DESTINY, GOD, GODS, TERRITORIES, TERRITORY
from .destiny import discard
from .development import gain_prestige, gain_settlers
from .expansion import lose_settler
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
from .packing import choices
from .space import DONE_BASE, PLAY_BASE
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


class Arrive(Step[OlymposState]):
    """A marker reached or passed a Zeus space: draw, play, Olympos card (OLY-7.1, OLY-R43).

    Single spaces: the first arrival turns a card; double ones: the first and the last (OLY-7.3, OLY-R44).
    """

    name = "arrive"
    asks = False

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        tables = state.setup.tables
        seat, number = v[top + ARRIVE_SEAT], v[top + ARRIVE_NUMBER]
        state.pop()
        space = tables.zeus_spaces[number]
        if state.log is not None:
            state.tell("zeus-space", seat=seat, number=number + 1, space=space)
        others = sum(v[SPACE + s] >= space for s in range(state.seats) if s != seat)
        first = others == 0
        last = others == state.seats - 1
        turns = (first and tables.turned_by_first[number]) or (last and tables.turned_by_last[number])
        at_end = v[v[TOP] + STEP] == END_TURN  # then the end of the turn is the time to play cards
        if turns:
            state.push(REVEAL, CHANCE, seat)
        if turns or not at_end:
            state.push(WINDOW, ENGINE, seat)
        if tables.zeus_cards[number]:
            state.push(DRAW, ENGINE, seat, tables.zeus_cards[number])


class Reveal(Step[OlymposState]):
    """An Olympos card is turned (OLY-7.3). What Ares and the Siren did ends at this moment (OLY-R50)."""

    name = "reveal"
    families = ("reveal",)

    def chance(self, state: OlymposState, top: int) -> list[tuple[int, int]]:
        v = state.v
        return [(space.REVEAL.base + god, 1) for god in range(GODS) if not v[TURNED + god]]

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        seat = v[top + REVEAL_TURNER]
        god = action - space.REVEAL.base
        state.pop()
        v[GODS_TURNED] += 1
        v[TURNED + god] = v[GODS_TURNED]
        for other in range(state.seats):
            v[ARES + other] = v[SIREN + other] = v[PRAYED + other] = 0
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

    def legal(self, state: OlymposState, top: int) -> list[int]:
        v = state.v
        hand = HAND + CARDS * v[top + WHO]
        prayers = state.setup.tables.prayer_cards
        return [*(PLAY_BASE + card for card in prayers if v[hand + card]), DONE_BASE]

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        seats = state.seats
        if action == DONE_BASE:
            v[top + PRAYER_ASKED] += 1
        elif action >= 0:
            seat = v[top + WHO]
            card = action - PLAY_BASE
            discard(state, seat, card)
            v[PRAYED + seat] += state.setup.tables.card_amount[card]
            if state.log is not None:
                state.tell("pray", seat=seat, card=DESTINY[card])
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


def touched(state: OlymposState, god: int) -> list[int]:
    """The seats a card touches: most symbols, but at least one, for help; fewest for harm (OLY-7.4).

    Democracy counts half a symbol (OLY-R30): its owner profits even without any (OLY-R31) and is spared as
    long as somebody tied for fewest lacks it (OLY-R32).
    """
    v = state.v
    counts = [2 * state.symbols(seat) + v[DEMOCRACY + seat] for seat in range(state.seats)]
    wanted = max(counts) if state.setup.tables.god_helps[god] else min(counts)
    if state.setup.tables.god_helps[god] and not wanted:
        return []
    return [seat for seat, count in enumerate(counts) if count == wanted]


class Resolve(Step[OlymposState]):
    """The card does its work on all whom it touches, clockwise from who turned it (OLY-7.6, OLY-R51)."""

    name = "resolve"
    asks = False

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        setup = state.setup
        turner, god = v[top + RESOLVE_TURNER], v[top + RESOLVE_GOD]
        state.pop()
        hit = touched(state, god)
        for seat in range(state.seats):
            v[PRAYED + seat] = 0
        if state.log is not None:
            if hit:
                state.tell("touch", god=GOD[god], seats=hit)
            else:
                state.tell("touch-nobody", god=GOD[god])
        in_order = sorted(hit, key=lambda seat: (seat - turner) % state.seats)
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
    """What a god does to one player without a question (OLY-7.5)."""
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
        hand = HAND + seat * CARDS
        if state.log is not None:
            state.tell("discard-hand", seat=seat, cards=cards(DESTINY, v[hand : hand + CARDS]))
        for card in range(CARDS):
            v[DISCARDS + card] += v[hand + card]
            v[hand + card] = 0
        v[HAND_SIZE + seat] = 0


class Hades(Step[OlymposState]):
    """Hades: the victim picks a piece of theirs on the map, on top or buried (OLY-7.5, OLY-R51)."""

    name = "hades"
    families = ("lose",)

    def legal(self, state: OlymposState, top: int) -> list[int]:
        v = state.v
        me = v[top + HADES_SEAT] + 1
        return [space.LOSE.base + land for land in range(TERRITORIES) if choices(v, land, me, True)]

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        seat = v[top + HADES_SEAT]
        if action < 0:
            if self.legal(state, top):
                v[top + WHO] = seat
            else:
                state.pop()
            return
        land = action - space.LOSE.base
        state.pop()
        depths = choices(v, land, seat + 1, True)
        if len(depths) > 1:
            state.push(PIECE, seat, land, 0, 0, 1)
        else:
            lose_settler(state, seat, land, depths[0])

    def why_not(self, state: OlymposState, top: int, action: int) -> Reason:
        territory = TERRITORY[action - space.LOSE.base]
        return Reason("no-piece-there", {"territory": territory}, ("OLY-7.5", "OLY-R51"))
