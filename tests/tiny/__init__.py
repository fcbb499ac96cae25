"""A tiny market game that uses every feature of the kernel, so that the kernel can be tested by itself.

The rules are in components.py. `GAME` is the game; it takes part in the contract suite but is not one of
`petteia.GAMES`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from petteia.kernel import TOP, WHO, Edition, Game, Setup, State, Step

from . import components as c
from . import shapes
from .state import TinySetup, TinyState
from .steps import STEPS, begin


class TinyGame(Game):
    """The market of four goods."""

    id = "tiny"
    rules_version = 1
    seats = range(2, c.SEATS + 1)
    options = c.OPTIONS
    actions = c.ACTIONS
    layout = c.LAYOUT
    steps: Sequence[Step[Any]] = STEPS
    events = c.EVENTS
    reasons = c.REASONS
    score_parts = ("goods", "coins")
    tensor_fields = c.TENSOR
    components = c.COMPONENTS
    state = TinyState
    rule_prefix = "TINY"
    observation = shapes.Observation
    ask: type = shapes.Ask
    preview = shapes.Preview
    edition_schema = c.SCHEMA

    def make_setup(self, seats: int, options: dict[str, Any]) -> Setup:
        return TinySetup(self, seats, options, c.load_edition(options["edition"]))

    def begin(self, state: TinyState) -> None:
        begin(state)

    def default_edition(self) -> Edition:
        return c.load_edition("default")

    def check(self, state: State) -> Iterable[str]:
        assert isinstance(state, TinyState)
        v = state.v
        held = [0] * c.G
        for good in range(c.G):
            held[good] += v[c.PILE + good] + v[c.DISCARD + good]
            for base in (c.HAND, c.BURIED, c.STALL, c.TEMPLE):
                held[good] += sum(v[base + seat * c.G + good] for seat in range(c.SEATS))
        for frame in state.frames_of("fate"):
            held[v[frame + c.FATE_GOOD]] += 1
        if held != state.setup.copies:
            yield f"cards were lost or made: {held} instead of {state.setup.copies}"
        for seat in range(c.SEATS):
            if not 0 <= v[c.COINS + seat] <= c.MOST_COINS:
                yield f"seat {seat} has {v[c.COINS + seat]} coins"
        if v[TOP] and not -1 <= v[v[TOP] + WHO] < state.seats:
            yield f"nobody decides: {v[v[TOP] + WHO]}"

    def endings(self, state: State) -> Iterable[str]:
        assert isinstance(state, TinyState)
        yield "rounds" if any(state.v[c.PILE : c.PILE + c.G]) else "pile-empty"
        result = state.result()
        assert result is not None
        yield "shared" if len(result.winners) > 1 else "alone"

    def coverage_goals(self) -> Iterable[str]:
        yield from ("end:rounds", "end:pile-empty", "end:shared", "end:alone")
        for good in c.GOODS:
            for event in ("drew", "looked", "played", "snatched", "buried"):
                yield f"tell:{event}:good={good}"
        for festival in c.FESTIVALS:
            yield f"tell:celebrated:festival={festival}"


GAME = TinyGame()
