"""The tiny game's steps: one class for each kind of decision, draw and piece of work."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from petteia.kernel import CHANCE, ENGINE, WHO, Reason, Step

from .components import (
    ALLOW,
    BLOCK,
    BURIED,
    BURY,
    CHOOSE,
    COINS,
    DEAL,
    DEAL_MORE,
    DEAL_TO,
    DEALING,
    DISCARD,
    FATE,
    FATE_GOOD,
    FESTIVALS,
    GOODS,
    GUARD,
    GUARD_THIEF,
    HAND,
    KEEP,
    LAYOUT,
    LOOK,
    LOOK_SEAT,
    LOOKING,
    MOST_COINS,
    ORDER,
    ORDER_WAITING,
    OWL,
    PASS,
    PEEK,
    PILE,
    PLACES,
    PLAY,
    RESOLVE,
    ROLL,
    ROLL_SEAT,
    ROLLING,
    ROUND,
    ROUND_TURN,
    ROUNDS,
    SEATS,
    SNATCH,
    SNATCH_THIEF,
    SNATCH_VICTIM,
    SNATCHING,
    STALL,
    STEAL,
    TEMPLE,
    G,
)
from .state import TinyState


def pay(state: TinyState, seat: int, coins: int) -> None:
    """Take coins from a seat, or give them (a negative price), up to the most one may have."""
    v = state.v
    v[COINS + seat] = min(MOST_COINS, max(0, v[COINS + seat] - coins))


class Deal(Step[TinyState]):
    """TINY-1.1, 2.2: a seat draws a card that only it sees, and perhaps more after it."""

    name = "deal"
    families = ("deal",)

    def chance(self, state: TinyState, top: int) -> list[tuple[int, int]]:
        v = state.v
        return [(DEAL.base + good, v[PILE + good]) for good in range(G) if v[PILE + good]]

    def run(self, state: TinyState, top: int, action: int) -> None:
        v = state.v
        seat = v[top + DEAL_TO]
        good = action - DEAL.base
        v[PILE + good] -= 1
        v[HAND + seat * G + good] += 1
        if v[top + DEAL_MORE]:
            v[top + DEAL_MORE] -= 1
        else:
            state.pop()
        if state.log is not None:
            state.tell("drew", seat=seat, to=(seat,), secret={"good": GOODS[good]})

    def context(self, state: TinyState, top: int, viewer: int | None) -> Mapping[str, Any]:
        return {"drawer": state.v[top + DEAL_TO], "more": state.v[top + DEAL_MORE]}


class Round(Step[TinyState]):
    """TINY-2, 5, 6: the clockwork of turns and festivals."""

    name = "round"
    asks = False

    def run(self, state: TinyState, top: int, action: int) -> None:
        v = state.v
        phase = v[top + ROUND_TURN]
        v[top + ROUND_TURN] += 1
        if phase < state.seats:
            state.push(CHOOSE, phase)
            state.push(ROLLING, CHANCE, phase)
        elif phase < 2 * state.seats:
            self.festivals(state, phase - state.seats)
        elif v[ROUND] == state.setup.rounds or not any(v[PILE : PILE + G]):
            state.pop()  # TINY-6.1
        else:
            v[ROUND] += 1
            v[top + ROUND_TURN] = 0

    def festivals(self, state: TinyState, seat: int) -> None:
        """TINY-5.1: all sorts in the temple wait to be resolved at once."""
        waiting = 0
        for good in range(G):
            sort = state.setup.festival[good]
            if sort >= 0 and state.v[TEMPLE + seat * G + good]:
                waiting |= 1 << sort
        if waiting:
            if state.log is not None:
                state.tell("counted", festivals=[f for i, f in enumerate(FESTIVALS) if waiting >> i & 1])
            state.push(ORDER, seat, waiting)


class Roll(Step[TinyState]):
    """TINY-2.1: the die of a seat."""

    name = "roll"
    families = ("roll",)

    def chance(self, state: TinyState, top: int) -> list[tuple[int, int]]:
        return [(ROLL.base + face, 1) for face in range(state.setup.faces)]

    def run(self, state: TinyState, top: int, action: int) -> None:
        seat = state.v[top + ROLL_SEAT]
        face = action - ROLL.base + 1
        state.pop()
        pay(state, seat, -face)
        if state.log is not None:
            state.tell("rolled", seat=seat, face=face)

    def context(self, state: TinyState, top: int, viewer: int | None) -> Mapping[str, Any]:
        return {"roller": state.v[top + ROLL_SEAT]}


class Choose(Step[TinyState]):
    """TINY-2.2: the one thing to do on a turn. Always asked: passing without being asked would
    tell that no card in the hand can be paid for."""

    name = "choose"
    families = ("play", "peek", "steal", "pass")
    forced = False

    def legal(self, state: TinyState, top: int) -> list[int]:
        v = state.v
        seat = v[top + WHO]
        coins = v[COINS + seat]
        out = []
        for good in range(G):
            if v[HAND + seat * G + good] and state.setup.price[good] <= coins:
                out.append(PLAY.base + good * len(PLACES))
                out.append(PLAY.base + good * len(PLACES) + 1)
        if coins and any(v[PILE : PILE + G]):
            out.append(PEEK.base)
        if coins and state.setup.thieves:
            out += [
                STEAL.base + victim
                for victim in sorted(self.neighbours(state, seat))
                if any(v[HAND + victim * G : HAND + victim * G + G])
            ]
        out.append(PASS.base)
        return out

    def neighbours(self, state: TinyState, seat: int) -> set[int]:
        """The seats to the left and right."""
        return {(seat + 1) % state.seats, (seat - 1) % state.seats}

    def run(self, state: TinyState, top: int, action: int) -> None:
        v = state.v
        seat = v[top + WHO]
        log = state.log is not None
        state.pop()
        if action == PASS.base:
            if log:
                state.tell("passed", seat=seat)
            if any(v[PILE : PILE + G]):
                state.push(DEALING, CHANCE, seat)
        elif action == PEEK.base:
            pay(state, seat, 1)
            if log:
                state.tell("peeks", seat=seat)
            state.push(LOOKING, CHANCE, seat)
        elif action >= STEAL.base:
            victim = action - STEAL.base
            pay(state, seat, 1)
            if log:
                state.tell("steals", seat=seat, victim=victim)
            state.push(GUARD, victim, seat)
        else:
            good, place = divmod(action - PLAY.base, len(PLACES))
            pay(state, seat, state.setup.price[good])
            v[HAND + seat * G + good] -= 1
            v[(TEMPLE if place else STALL) + seat * G + good] += 1
            if log:
                state.tell("played", seat=seat, good=GOODS[good], place=PLACES[place])

    def why_not(self, state: TinyState, top: int, action: int) -> Reason:
        v = state.v
        seat = v[top + WHO]
        coins = v[COINS + seat]
        if action in PLAY:
            good = PLAY.indices(action)[0]
            if not v[HAND + seat * G + good]:
                return Reason("not-in-hand", {"good": GOODS[good]}, ("TINY-2.3",))
            return Reason("too-dear", {"price": state.setup.price[good], "coins": coins}, ("TINY-2.3",))
        if action in PEEK:
            return Reason("no-coin" if not coins else "pile-empty", {}, ("TINY-3.1",))
        if not state.setup.thieves:
            return Reason("no-thieves", {}, ("TINY-4.1",))
        if not coins:
            return Reason("no-coin", {}, ("TINY-4.1",))
        victim = action - STEAL.base
        if victim not in self.neighbours(state, seat):
            return Reason("no-neighbour", {}, ("TINY-4.1",))
        return Reason("empty-hand", {"victim": victim}, ("TINY-4.1",))

    def preview(self, state: TinyState, top: int, action: int) -> Mapping[str, Any]:
        if action in PLAY:
            return {"cost": state.setup.price[PLAY.indices(action)[0]]}
        return {"cost": 0 if action == PASS.base else 1}


class Look(Step[TinyState]):
    """TINY-3.1: a seat alone sees a card of the pile."""

    name = "look"
    families = ("look",)

    def chance(self, state: TinyState, top: int) -> list[tuple[int, int]]:
        v = state.v
        return [(LOOK.base + good, v[PILE + good]) for good in range(G) if v[PILE + good]]

    def run(self, state: TinyState, top: int, action: int) -> None:
        seat = state.v[top + LOOK_SEAT]
        good = action - LOOK.base
        state.pop()
        state.v[PILE + good] -= 1
        state.push(FATE, seat, good)
        if state.log is not None:
            state.tell("looked", seat=seat, to=(seat,), secret={"good": GOODS[good]})

    def context(self, state: TinyState, top: int, viewer: int | None) -> Mapping[str, Any]:
        return {"looker": state.v[top + LOOK_SEAT]}


class Fate(Step[TinyState]):
    """TINY-3.1: keep the card, or bury it for a coin."""

    name = "fate"
    families = ("keep", "bury")

    def legal(self, state: TinyState, top: int) -> list[int]:
        v = state.v
        return [KEEP.base, BURY.base] if v[COINS + v[top + WHO]] else [KEEP.base]

    def run(self, state: TinyState, top: int, action: int) -> None:
        v = state.v
        seat, good = v[top + WHO], v[top + FATE_GOOD]
        state.pop()
        if action == KEEP.base:
            v[HAND + seat * G + good] += 1
            if state.log is not None:
                state.tell("kept", seat=seat)
        else:
            pay(state, seat, 1)
            v[BURIED + seat * G + good] += 1
            if state.log is not None:
                state.tell("buried", seat=seat, to=(seat,), secret={"good": GOODS[good]})

    def why_not(self, state: TinyState, top: int, action: int) -> Reason:
        return Reason("no-coin", {}, ("TINY-3.1",))

    def context(self, state: TinyState, top: int, viewer: int | None) -> Mapping[str, Any]:
        v = state.v
        return {"good": GOODS[v[top + FATE_GOOD]]} if viewer == v[top + WHO] else {}


class Guard(Step[TinyState]):
    """TINY-4.2: the victim may stop the thief. Always asked: silence would tell that there is no owl."""

    name = "guard"
    families = ("allow", "block")
    forced = False
    secret = True
    silence = "allow"

    def legal(self, state: TinyState, top: int) -> list[int]:
        v = state.v
        return [ALLOW.base, BLOCK.base] if v[HAND + v[top + WHO] * G + OWL] else [ALLOW.base]

    def run(self, state: TinyState, top: int, action: int) -> None:
        v = state.v
        victim, thief = v[top + WHO], v[top + GUARD_THIEF]
        state.pop()
        if action == BLOCK.base:
            v[HAND + victim * G + OWL] -= 1
            v[DISCARD + OWL] += 1
            if state.log is not None:
                state.tell("blocked", seat=victim)
        else:
            if state.log is not None:
                state.tell("allowed", seat=victim)
            state.push(SNATCHING, CHANCE, thief, victim)

    def why_not(self, state: TinyState, top: int, action: int) -> Reason:
        return Reason("no-owl", {}, ("TINY-4.2",))

    def context(self, state: TinyState, top: int, viewer: int | None) -> Mapping[str, Any]:
        return {"thief": state.v[top + GUARD_THIEF]}


class Snatch(Step[TinyState]):
    """TINY-4.3: the thief gets a random card of the victim, which everybody sees."""

    name = "snatch"
    families = ("snatch",)

    def chance(self, state: TinyState, top: int) -> list[tuple[int, int]]:
        v = state.v
        start = HAND + v[top + SNATCH_VICTIM] * G
        return [(SNATCH.base + good, v[start + good]) for good in range(G) if v[start + good]]

    def run(self, state: TinyState, top: int, action: int) -> None:
        v = state.v
        thief, victim = v[top + SNATCH_THIEF], v[top + SNATCH_VICTIM]
        good = action - SNATCH.base
        state.pop()
        v[HAND + victim * G + good] -= 1
        v[DISCARD + good] += 1
        pay(state, thief, -state.setup.price[good])
        if state.log is not None:
            coins = state.setup.price[good]
            state.tell("snatched", seat=thief, victim=victim, good=GOODS[good], coins=coins)

    def context(self, state: TinyState, top: int, viewer: int | None) -> Mapping[str, Any]:
        return {"thief": state.v[top + SNATCH_THIEF], "victim": state.v[top + SNATCH_VICTIM]}


class Order(Step[TinyState]):
    """TINY-5.1: festivals set off at once are resolved in the player's order."""

    name = "order"
    families = ("resolve",)

    def legal(self, state: TinyState, top: int) -> list[int]:
        waiting = state.v[top + ORDER_WAITING]
        return [RESOLVE.base + sort for sort in range(len(FESTIVALS)) if waiting >> sort & 1]

    def run(self, state: TinyState, top: int, action: int) -> None:
        v = state.v
        seat = v[top + WHO]
        sort = action - RESOLVE.base
        v[top + ORDER_WAITING] &= ~(1 << sort)
        if not v[top + ORDER_WAITING]:
            state.pop()
        before = v[COINS + seat]
        if sort == 0:
            pay(state, seat, -sum(state.block(TEMPLE, seat)))
        elif sort == 1:
            pay(state, seat, -before)
        else:
            pay(state, seat, 2)
        if state.log is not None:
            coins = v[COINS + seat] - before
            state.tell("celebrated", seat=seat, festival=FESTIVALS[sort], coins=coins)

    def why_not(self, state: TinyState, top: int, action: int) -> Reason:
        return Reason("already-resolved", {"festival": FESTIVALS[action - RESOLVE.base]}, ("TINY-5.1",))

    def context(self, state: TinyState, top: int, viewer: int | None) -> Mapping[str, Any]:
        waiting = state.v[top + ORDER_WAITING]
        return {"waiting": [name for sort, name in enumerate(FESTIVALS) if waiting >> sort & 1]}


STEPS: tuple[Step[TinyState], ...] = LAYOUT.join(
    (Deal(), Round(), Roll(), Choose(), Look(), Fate(), Guard(), Snatch(), Order())
)


def begin(state: TinyState) -> None:
    """TINY-1.1: the pile, the coins, and the first frames."""
    v = state.v
    v[ROUND] = 1
    v[PILE : PILE + G] = state.setup.copies
    for seat in range(min(state.seats, SEATS)):
        v[COINS + seat] = state.setup.start_coins
    state.push(ROUNDS, ENGINE)
    for seat in reversed(range(state.seats)):
        state.push(DEALING, CHANCE, seat, state.setup.hand - 1)
