"""Throwing bones, with every step native: what native rules can do, in one file."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from petteia.kernel import (
    CHANCE,
    ENGINE,
    WHO,
    ActionSpace,
    Domain,
    Edition,
    Encoder,
    EventKind,
    Family,
    Figures,
    Floats,
    Game,
    Layout,
    Numbers,
    Option,
    Options,
    Reason,
    Score,
    Setup,
    State,
    Step,
    TensorField,
    TensorWriter,
    arrange,
    buffer,
    native,
    parse_edition,
)
from petteia.kernel.edition import Int, List, Str, Table

TEXT = 'edition = "bones"\nfaces = [1, 3, 4, 6]\nweights = [1, 4, 4, 1]\n'
SCHEMA = Table(
    {"edition": Str(), "faces": List(Int(1, 9), low=4, high=4), "weights": List(Int(1, 9), low=4, high=4)}
)
SIDES = 4
NAMES = ("one", "three", "four", "six")
THROW = Family("throw", side=Domain("side", NAMES))
AGAIN = Family("again")
STOP = Family("stop")
PAY = Family("pay", points=Domain.numbers(0, 9))
ACTIONS = ActionSpace(THROW, AGAIN, STOP, PAY)

SEATS = 4
LAYOUT = Layout(SEATS, depth=6)
POINTS = LAYOUT.per_seat("points")
TURN = LAYOUT.one("points of this turn")
THROWING = LAYOUT.step("throw")
THROW_SEAT = LAYOUT.slot("seat")
DECIDING = LAYOUT.step("decide")
PAYING = LAYOUT.step("pay")
TURNING = LAYOUT.step("next-turn")
TURN_SEAT = LAYOUT.slot("seat")

FIGURES = Figures()
FACES = FIGURES.many("faces", SIDES)
WEIGHTS = FIGURES.many("weights", SIDES)
GOAL = FIGURES.one("goal")
_ODD = (1, 3, 5, 7, 9)


class BonesState(State):
    """A position."""

    __slots__ = ()

    def view(self, viewer: int | None) -> Mapping[str, Any]:
        return {"turn": self.v[TURN], "points": self.v[POINTS : POINTS + self.seats]}

    def resample_into(self, viewer: int | None, rng: random.Random) -> None:
        pass  # nothing is hidden

    def encode(self, viewer: int | None, out: TensorWriter) -> None:
        raise TypeError("the encoder does this")

    def scores(self) -> list[Score]:
        return [Score(n, {"points": n}) for n in self.v[POINTS : POINTS + self.seats]]

    def ranking(self) -> Sequence[tuple[int, ...]]:
        return [(score.total,) for score in self.scores()]


@native
def most(state: BonesState) -> int:
    """The most points anybody has."""
    v = state.p
    best = 0
    for seat in range(state.seats):
        best = max(best, v[POINTS + seat])
    return best


@native
def share(state: BonesState, seat: int, out: Floats) -> float:
    """How near a seat is to the goal."""
    near = state.p[POINTS + seat] / state.t[GOAL]
    out[seat] = near
    return near


class Throw(Step[BonesState]):
    """A seat throws the bone."""

    name = "throw"
    families = ("throw",)

    @native
    def weigh(self, state: BonesState, top: int, out: Numbers, weights: Numbers) -> int:
        for side in range(SIDES):
            out[side] = THROW.base + side
            weights[side] = state.t[WEIGHTS + side]
        return SIDES

    @native
    def run(self, state: BonesState, top: int, action: int) -> None:
        v = state.p
        seat = v[top + THROW_SEAT]
        face = state.t[FACES + action - THROW.base]
        state.pop()
        if state.log is not None:
            side = NAMES[action - THROW.base]
            state.tell("threw", seat=seat, side=side)
        if face == 1:
            v[TURN] = 0
            state.push(PAYING, seat)
            return
        v[TURN] += face
        state.push(DECIDING, seat)


class Decide(Step[BonesState]):
    """Throw again or stop."""

    name = "decide"
    families = ("again", "stop")

    @native
    def fill(self, state: BonesState, top: int, out: Numbers) -> int:
        out[0] = AGAIN.base
        out[1] = STOP.base
        return 2 if state.p[TURN] >= 4 else 1

    @native
    def several(self, state: BonesState, top: int) -> bool:
        return state.p[TURN] >= 4

    @native
    def run(self, state: BonesState, top: int, action: int) -> None:
        v = state.p
        seat = v[top + WHO]
        state.pop()
        if action == AGAIN.base:
            state.push(THROWING, CHANCE, seat)
        else:
            v[POINTS + seat] += v[TURN]
            v[TURN] = 0
            if state.log is not None:
                state.tell("stopped", seat=seat, points=v[POINTS + seat])

    def why_not(self, state: BonesState, top: int, action: int) -> Reason:
        return Reason("too-early", {})


class Pay(Step[BonesState]):
    """Whoever throws a one pays an odd number of points, listed in no order at all."""

    name = "pay"
    families = ("pay",)
    forced = False

    @native
    def forces(self, state: BonesState, top: int) -> bool:
        return state.p[POINTS + state.p[top + WHO]] == 0

    @native
    def fill(self, state: BonesState, top: int, out: Numbers) -> int:
        have = state.p[POINTS + state.p[top + WHO]]
        found = buffer(10)
        n = 0
        for points in _ODD:
            if points <= have:
                found[n] = points
                n += 1
        for i in range(n):
            out[i] = PAY.base + found[n - 1 - i]
        out[n] = PAY.base
        return arrange(out, 0, n + 1)

    @native
    def run(self, state: BonesState, top: int, action: int) -> None:
        state.p[POINTS + state.p[top + WHO]] -= action - PAY.base
        state.pop()

    def why_not(self, state: BonesState, top: int, action: int) -> Reason:
        return Reason("too-early", {})


class NextTurn(Step[BonesState]):
    """The next seat throws, unless somebody has won."""

    name = "next-turn"
    asks = False

    @native
    def run(self, state: BonesState, top: int, action: int) -> None:
        v = state.p
        if most(state) >= state.t[GOAL]:
            state.pop()
            return
        seat, rest = v[top + TURN_SEAT], 1
        _turns, v[top + TURN_SEAT] = divmod(seat + rest, state.seats)
        state.push(THROWING, CHANCE, seat)


class BonesEncoder(Encoder[BonesState]):
    """Points of all seats from the viewer's on."""

    @native
    def write(self, state: BonesState, viewer: int, out: Floats) -> int:
        out[SEATS] = state.p[TURN]
        for seat in range(state.seats):
            share(state, seat, out)
        if viewer >= 0:
            out[0] += 0.5 * viewer
        return SEATS + 1


class BonesSetup(Setup):
    """The figures."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any], edition: Edition) -> None:
        super().__init__(game, seats, options, edition)
        self.faces = edition.data["faces"]
        self.weights = edition.data["weights"]
        self.goal = options["goal"]
        self.machine.fix(FIGURES.pack(self))


class Observation(TypedDict):
    """The points."""

    turn: int
    points: list[int]


class Ask(TypedDict, total=False):
    """Nothing."""


class Bones(Game):
    """The game."""

    id = "bones"
    rules_version = 1
    seats = range(2, SEATS + 1)
    options = Options(Option("goal", "number", 30, low=10, high=90))
    actions = ACTIONS
    layout = LAYOUT
    steps = LAYOUT.join((Throw(), Decide(), Pay(), NextTurn()))
    state = BonesState
    events = {  # noqa: RUF012
        "threw": EventKind({"seat": "seat", "side": "side"}, reveals=True),
        "stopped": EventKind({"seat": "seat", "points": "number"}),
    }
    reasons: Mapping[str, Mapping[str, str]] = {"too-early": {}}
    score_parts = ("points",)
    tensor_fields = (TensorField("near", SEATS, -9, 9), TensorField("turn", 1, 0, 200))
    encoder = BonesEncoder()
    components = {"side": NAMES}  # noqa: RUF012
    rule_prefix = "BON"
    observation = Observation
    ask = Ask
    preview = Ask
    edition_schema = SCHEMA

    def make_setup(self, seats: int, options: dict[str, Any]) -> Setup:
        return BonesSetup(self, seats, options, self.default_edition())

    def begin(self, state: Any) -> None:
        state.push(TURNING, ENGINE)

    def default_edition(self) -> Edition:
        return parse_edition(TEXT, SCHEMA, "bones", False)


GAME = Bones()
