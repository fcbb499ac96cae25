"""The tiny game's state: what is where, who may know it, and how to imagine what one does not know."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from petteia.kernel import FRAME, TOP, WHO, Score, Setup, State, TensorWriter, deal, one_hot
from petteia.kernel.observation import cards, hand

from .components import (
    BURIED,
    COINS,
    DISCARD,
    FATE_GOOD,
    GOODS,
    HAND,
    PILE,
    ROUND,
    SEATS,
    STALL,
    TEMPLE,
    G,
    tables,
)


class TinySetup(Setup):
    """The setup with the edition's tables."""

    def __init__(self, game: Any, seats: int, options: dict[str, Any], edition: Any) -> None:
        super().__init__(game, seats, options, edition)
        made = tables(edition, options)
        self.copies: list[int] = made["copies"]
        self.price: list[int] = made["price"]
        self.value: list[int] = made["value"]
        self.festival: list[int] = made["festival"]
        self.faces: int = made["faces"]
        self.rounds: int = made["rounds"]
        self.start_coins: int = made["start_coins"]
        self.thieves: bool = options["thieves"]
        self.hand: int = options["hand"]


class TinyState(State):
    """A position of the tiny game."""

    __slots__ = ()
    setup: TinySetup

    def block(self, base: int, seat: int) -> list[int]:
        """A seat's counts of goods in one of the blocks (hand, buried, stall, temple)."""
        start = base + seat * G
        return self.v[start : start + G]

    def view(self, viewer: int | None) -> Mapping[str, Any]:
        v = self.v
        return {
            "round": v[ROUND],
            "pile": sum(v[PILE : PILE + G]),
            "discard": cards(GOODS, v[DISCARD : DISCARD + G]),
            "players": [
                {
                    "coins": v[COINS + seat],
                    "hand": hand(GOODS, self.block(HAND, seat), seat, viewer),
                    "buried": hand(GOODS, self.block(BURIED, seat), seat, viewer),
                    "stall": cards(GOODS, self.block(STALL, seat)),
                    "temple": cards(GOODS, self.block(TEMPLE, seat)),
                }
                for seat in range(self.seats)
            ],
        }

    def encode(self, viewer: int | None, out: TensorWriter) -> None:
        v = self.v
        decider = self.decider
        out.put("round", [v[ROUND]])
        out.put("pile", [sum(v[PILE : PILE + G])])
        out.put("discard", v[DISCARD : DISCARD + G])
        out.put("coins", v[COINS : COINS + SEATS])
        out.put("stalls", v[STALL : STALL + SEATS * G])
        out.put("temples", v[TEMPLE : TEMPLE + SEATS * G])
        out.put("hand-sizes", [sum(self.block(HAND, seat)) for seat in range(SEATS)])
        out.put("my-hand", [0] * G if viewer is None else self.block(HAND, viewer))
        out.put("decider", one_hot(-1 if decider is None else decider, SEATS))

    def resample_into(self, viewer: int | None, rng: random.Random) -> None:
        v = self.v
        # Places the viewer knows only by their size: where they begin, and how many cards lie there.
        places = [
            base + seat * G
            for base in (HAND, BURIED)
            for seat in range(self.seats)
            if seat != viewer
        ]  # fmt: skip
        sizes = [sum(v[place : place + G]) for place in places]
        looking = [frame for frame in self.frames_of("fate") if v[frame + WHO] != viewer]
        pool = v[PILE : PILE + G]
        for place in places:
            for good in range(G):
                pool[good] += v[place + good]
        for frame in looking:
            pool[v[frame + FATE_GOOD]] += 1
        hands = deal(rng, pool, [*sizes, *(1 for _ in looking)])
        for place, counts in zip(places, hands, strict=False):
            v[place : place + G] = counts
        for frame, counts in zip(looking, hands[len(places) :], strict=True):
            v[frame + FATE_GOOD] = counts.index(1)
        for good in range(G):
            v[PILE + good] = pool[good] - sum(counts[good] for counts in hands)

    def frames_of(self, name: str) -> list[int]:
        """The places of all frames of a step, from the bottom of the stack."""
        v = self.v
        if not v[TOP]:
            return []
        return [
            frame
            for frame in range(self.setup.frames, v[TOP] + 1, FRAME)
            if self.setup.steps[v[frame]].name == name
        ]

    def scores(self) -> list[Score]:
        value = self.setup.value
        out = []
        for seat in range(self.seats):
            goods = sum(n * worth for n, worth in zip(self.block(STALL, seat), value, strict=True))
            coins = self.v[COINS + seat]
            out.append(Score(goods + coins, {"goods": goods, "coins": coins}))
        return out

    def ranking(self) -> Sequence[tuple[int, ...]]:
        return [(score.total,) for score in self.scores()]
