"""Pebbles: a game of a few lines, to test texts and the command without the real games.

Take pebbles from a heap; who takes the last one loses. A turn may begin with a secret look at a charm, and a
die adds pebbles.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Literal, NotRequired, TypedDict

from petteia.kernel import (
    CHANCE,
    TOP,
    WHO,
    ActionSpace,
    Domain,
    Edition,
    EventKind,
    Family,
    Game,
    Layout,
    Option,
    Options,
    Reason,
    Score,
    Setup,
    State,
    Step,
    TensorField,
    TensorWriter,
    edition_text,
    parse_edition,
)
from petteia.kernel.edition import Int, Map, Str, Table

CATALOGUES = Path(__file__).parent / "catalogues"
CHARMS = ("old-owl", "moon/2")

layout = Layout(seats=3, depth=2)
HEAP = layout.one("heap")
CHARM = layout.per_seat("charm")  # 0 none, else 1 + the charm's number
TAKEN = layout.per_seat("taken")
TURN = layout.step("turn")
ROLL = layout.step("roll")
LOOK = layout.step("look")
LOOK_SEAT = layout.slot("seat")

take = Family("take", number=Domain.numbers(1, 3))
look = Family("look")
roll = Family("roll", number=Domain.numbers(1, 2))
charm = Family("charm", charm=Domain("charm", CHARMS))

EVENTS = {
    "taken": EventKind({"player": "seat", "number": "number"}),
    "rolled": EventKind({"number": "number", "players": "list:seat"}, reveals=True),
    "looked": EventKind({"player": "seat"}, {"charm": "charm"}, reveals=True),
}
REASONS = {"has-charm": {"player": "seat"}, "too-few": {"left": "number"}}
COMPONENTS = {"charm": CHARMS}
SCHEMA = Table({"edition": Str(), "size": Int(1, 9)}, {"name": Map(Str())})


class Charm(TypedDict):
    held: bool
    charm: NotRequired[Literal["old-owl", "moon/2"]]


class Observation(TypedDict):
    heap: int
    taken: list[int]
    charms: list[Charm]


class Ask(TypedDict, total=False):
    """Nothing but step and seat."""


class Preview(TypedDict, total=False):
    cost: int


class Pebbles(State):
    __slots__ = ()

    def view(self, viewer: int | None) -> dict[str, Any]:
        v = self.v
        charms: list[dict[str, Any]] = []
        for seat in range(self.seats):
            held = v[CHARM + seat]
            charms.append({"held": bool(held)})
            if viewer == seat and held:
                charms[-1]["charm"] = CHARMS[held - 1]
        return {"heap": v[HEAP], "taken": v[TAKEN : TAKEN + self.seats], "charms": charms}

    def encode(self, viewer: int | None, out: TensorWriter) -> None:
        out.put("heap", [self.v[HEAP]])

    def resample_into(self, viewer: int | None, rng: random.Random) -> None:
        for seat in range(self.seats):
            if seat != viewer and self.v[CHARM + seat]:
                self.v[CHARM + seat] = 1 + int(rng.random() * 2)

    def scores(self) -> list[Score]:
        return [Score(n, {"pebbles": n}) for n in self.v[TAKEN : TAKEN + self.seats]]

    def ranking(self) -> Sequence[tuple[int, ...]]:
        return [(n,) for n in self.v[TAKEN : TAKEN + self.seats]]


class Turn(Step[Pebbles]):
    name = "turn"
    families = ("take", "look")

    def legal(self, state: Pebbles, top: int) -> list[int]:
        v = state.v
        out = [take.id(n) for n in range(min(3, v[HEAP]))]
        return out if v[CHARM + v[top + WHO]] else [*out, look.id()]

    def run(self, state: Pebbles, top: int, action: int) -> None:
        v = state.v
        seat = v[top + WHO]
        state.pop()
        if action in look:
            state.push(TURN, seat)
            state.push(LOOK, CHANCE, seat)
            return
        n = take.indices(action)[0] + 1
        v[HEAP] -= n
        v[TAKEN + seat] += n
        if state.log is not None:
            state.tell("taken", player=seat, number=n)
        if v[HEAP]:
            state.push(TURN, (seat + 1) % state.seats)
            if v[HEAP] == 3:
                state.push(ROLL, CHANCE)

    def why_not(self, state: Pebbles, top: int, action: int) -> Reason:
        if action in look:
            return Reason("has-charm", {"player": state.v[top + WHO]}, ("PEB-2.1",))
        return Reason("too-few", {"left": state.v[HEAP]}, ("PEB-1.1",))

    def preview(self, state: Pebbles, top: int, action: int) -> dict[str, Any]:
        return {"cost": take.indices(action)[0] + 1} if action in take else {}


class Roll(Step[Pebbles]):
    name = "roll"
    families = ("roll",)

    def chance(self, state: Pebbles, top: int) -> list[tuple[int, int]]:
        return [(roll.id(0), 2), (roll.id(1), 1)]

    def run(self, state: Pebbles, top: int, action: int) -> None:
        state.pop()
        n = roll.indices(action)[0] + 1
        state.v[HEAP] += n
        if state.log is not None:
            state.tell("rolled", number=n, players=list(range(state.seats)))


class Look(Step[Pebbles]):
    name = "look"
    families = ("charm",)

    def chance(self, state: Pebbles, top: int) -> list[tuple[int, int]]:
        return [(charm.id(0), 1), (charm.id(1), 1)]

    def run(self, state: Pebbles, top: int, action: int) -> None:
        seat = state.v[top + LOOK_SEAT]
        state.pop()
        n = charm.indices(action)[0]
        state.v[CHARM + seat] = n + 1
        if state.log is not None:
            state.tell("looked", to=(seat,), secret={"charm": CHARMS[n]}, player=seat)


class PebblesGame(Game):
    id = "pebbles"
    rules_version = 1
    seats = range(2, 4)
    options = Options(
        Option("heap", "number", 7, low=4, high=9),
        Option("mood", "choice", "calm", ("calm", "wild")),
        Option("edition", "text", "default", expects="'default' or an edition file"),
    )
    actions = ActionSpace(take, look, roll, charm)
    layout = layout
    steps = layout.join((Turn(), Roll(), Look()))
    state = Pebbles
    events = EVENTS
    reasons = REASONS
    score_parts = ("pebbles",)
    tensor_fields = (TensorField("heap", 1, 0, 12),)
    components = COMPONENTS
    rule_prefix = "PEB"
    observation = Observation
    ask = Ask
    preview = Preview
    edition_schema = SCHEMA

    def make_setup(self, seats: int, options: dict[str, Any]) -> Setup:
        edition = self.default_edition()
        if options["edition"] != "default":
            edition = self.load_edition(options["edition"])
        return Setup(self, seats, options, edition)

    def load_edition(self, value: str) -> Edition:
        text, source = edition_text(value)
        return parse_edition(text, SCHEMA, source)

    def default_edition(self) -> Edition:
        return Edition("default", {}, "0" * 32)

    def begin(self, state: Pebbles) -> None:
        state.v[HEAP] = state.setup.options["heap"]
        state.push(TURN, 0)

    def endings(self, state: State) -> Iterable[str]:
        return ["empty"] if not state.v[TOP] else []

    def coverage_goals(self) -> Iterable[str]:
        return ["end:empty", "do:look", "end:never"]

    def extra_message_ids(self) -> dict[str, set[str]]:
        return {"pebbles-effect-give": {"number", "charm"}}


GAME = PebblesGame()
