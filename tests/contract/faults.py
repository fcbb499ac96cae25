"""The tiny game with faults planted in it, one at a time, and the check that must find each.

`PLANTED` maps the name of a faulty game in this module to the check of the contract suite that reports it.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Self

from tests.tiny import TinyGame
from tests.tiny import components as c
from tests.tiny.state import TinyState
from tests.tiny.steps import STEPS, Choose, Deal, Guard, Order, Roll, Round, Snatch

from petteia.kernel import ENGINE, TOP, EventKind, Reason, Score, Step, TensorWriter, one_hot
from petteia.kernel.cells import COMPILED

PLANTED: dict[str, str] = {}


def plant(name: str, found_by: str, *steps: Step[Any], **attributes: Any) -> TinyGame:
    """The tiny game with some steps replaced (by their names) and other attributes than usual."""
    own = {step.name: step for step in steps}
    attributes["steps"] = tuple(own.get(step.name, step) for step in STEPS)
    PLANTED[name] = found_by
    faulty = type(name, (TinyGame,), attributes)()
    assert isinstance(faulty, TinyGame)
    return faulty


def events(name: str, **changes: Any) -> dict[str, EventKind]:
    """The declared events, one of them changed."""
    return {**c.EVENTS, name: replace(c.EVENTS[name], **changes)}


# ---- copies and memory -------------------------------------------------------------------------


class SharedList(TinyState):
    __slots__ = ()

    def copy(self) -> Self:
        new = super().copy()
        new.adopt(self.v)
        return new


shared_list_in_a_copy = plant("shared_list_in_a_copy", "copies", state=SharedList)


class Remembering(Roll):
    """Pays double on every second roll of the process: something outside the state decides."""

    def __init__(self) -> None:
        self.rolls = 0

    def run(self, state: TinyState, top: int, action: int) -> None:
        seat = state.v[top + 2]
        super().run(state, top, action)
        self.rolls += 1
        if self.rolls % 2 and state.v[c.COINS + seat] < c.MOST_COINS:
            state.v[c.COINS + seat] += 1


memory_outside_the_state = plant("memory_outside_the_state", "replay", Remembering())


class Forgetful(TinyState):
    """Keeps a number beside the vector, which a snapshot does not hold."""

    __slots__ = ("age",)

    def digest(self) -> str:
        return f"{super().digest()} {getattr(self, 'age', 0)}"

    def advance(self, action: int) -> None:
        self.age = getattr(self, "age", 0) + 1
        super().advance(action)

    def copy(self) -> Self:
        new = super().copy()
        new.age = getattr(self, "age", 0)
        return new


number_beside_the_vector = plant("number_beside_the_vector", "snapshots", state=Forgetful)


class Counting(Choose):
    """Every second choice of the process costs a coin: taken back and made again, it is not the same."""

    def __init__(self) -> None:
        self.choices = 0

    def run(self, state: TinyState, top: int, action: int) -> None:
        seat = state.v[top + 1]
        super().run(state, top, action)
        self.choices += 1
        if self.choices % 2 and state.v[c.COINS + seat]:
            state.v[c.COINS + seat] -= 1


undo_that_costs = plant("undo_that_costs", "undo_goes_back", Counting())


class OnlyWhenTold(Order):
    def run(self, state: TinyState, top: int, action: int) -> None:
        seat = state.v[top + 1]
        super().run(state, top, action)
        if state.log is not None and state.v[c.COINS + seat] < c.MOST_COINS:
            state.v[c.COINS + seat] += 1


works_only_with_events = plant("works_only_with_events", "legal_actions_apply", OnlyWhenTold())


class Truth(Deal):
    def run(self, state: TinyState, top: int, action: int) -> None:
        super().run(state, top, action)
        state.v[c.ROUND] = True  # equal to 1, but written as another digest


if not COMPILED:  # compiled, the vector holds numbers and nothing else
    bool_in_the_vector = plant("bool_in_the_vector", "laws", Truth())


# ---- legality ----------------------------------------------------------------------------------


class Unsorted(Choose):
    def legal(self, state: TinyState, top: int) -> list[int]:
        return super().legal(state, top)[::-1]


unsorted_legal_list = plant("unsorted_legal_list", "legal_lists", Unsorted())


class Repeating(Choose):
    def legal(self, state: TinyState, top: int) -> list[int]:
        return sorted([*super().legal(state, top), c.PASS.base])


repeated_legal_action = plant("repeated_legal_action", "legal_lists", Repeating())


class NoReason(Guard):
    def why_not(self, state: TinyState, top: int, action: int) -> Reason:
        return Step.why_not(self, state, top, action)


missing_reason = plant("missing_reason", "refusals", NoReason())


class NoRule(Choose):
    def why_not(self, state: TinyState, top: int, action: int) -> Reason:
        return replace(super().why_not(state, top, action), rules=())


reason_without_rule = plant("reason_without_rule", "refusals", NoRule())


class ChangingRefusal(Choose):
    def why_not(self, state: TinyState, top: int, action: int) -> Reason:
        state.v[c.COINS + state.v[top + 1]] = 0
        return super().why_not(state, top, action)


refusal_that_changes = plant("refusal_that_changes", "refusals", ChangingRefusal())


class Endless(Round):
    def run(self, state: TinyState, top: int, action: int) -> None:
        super().run(state, top, action)
        if state.decider is None:
            state.push(c.ROUNDS, ENGINE)


endless_game = plant("endless_game", "bounded_length", Endless())


# ---- chance and laws ---------------------------------------------------------------------------


class LoadedDie(Roll):
    def run(self, state: TinyState, top: int, action: int) -> None:
        super().run(state, top, c.ROLL.base + 1)


chance_outcome_ignored = plant("chance_outcome_ignored", "chance_outcomes", LoadedDie())


class Impossible(Deal):
    def chance(self, state: TinyState, top: int) -> list[tuple[int, int]]:
        return [(c.DEAL.base + good, state.v[c.PILE + good]) for good in range(c.G)]


weight_of_nothing = plant("weight_of_nothing", "chance_outcomes", Impossible())


class Losing(Snatch):
    def run(self, state: TinyState, top: int, action: int) -> None:
        super().run(state, top, action)
        state.v[c.DISCARD + action - c.SNATCH.base] -= 1


lost_token = plant("lost_token", "laws", Losing())


class Generous(TinyState):
    __slots__ = ()

    def scores(self) -> list[Score]:
        return [Score(score.total + 1, score.parts) for score in super().scores()]


sum_does_not_add_up = plant("sum_does_not_add_up", "scores", state=Generous)


# ---- secrets -----------------------------------------------------------------------------------


class OpenHands(TinyState):
    __slots__ = ()

    def view(self, viewer: int | None) -> Mapping[str, Any]:
        seen = super().view(viewer)
        for seat, player in enumerate(seen["players"]):
            player["has_owl"] = self.v[c.HAND + seat * c.G + c.OWL] > 0
        return seen


card_in_the_observation = plant(
    "card_in_the_observation", "resample_looks_the_same", state=OpenHands
)  # fmt: skip


class OpenTensor(TinyState):
    __slots__ = ()

    def encode(self, viewer: int | None, out: TensorWriter) -> None:
        class Wrong(TensorWriter):
            def put(self, name: str, numbers: Any) -> None:
                out.put(name, hand if name == "my-hand" else numbers)

        hand = self.block(c.HAND, 0)
        super().encode(viewer, Wrong(()))


card_in_the_tensor = plant("card_in_the_tensor", "resample_looks_the_same", state=OpenTensor)


class WideTensor(TinyState):
    __slots__ = ()

    def encode(self, viewer: int | None, out: TensorWriter) -> None:
        class Wrong(TensorWriter):
            def put(self, name: str, numbers: Any) -> None:
                out.put(name, [2.0 * n for n in one_hot(0, c.SEATS)] if name == "decider" else numbers)

        super().encode(viewer, Wrong(()))


tensor_out_of_bounds = plant("tensor_out_of_bounds", "tensors", state=WideTensor)


class Cautious(Choose):
    """Does not offer to steal from somebody who could block it."""

    def legal(self, state: TinyState, top: int) -> list[int]:
        owls = {c.STEAL.base + seat for seat in range(c.SEATS) if state.v[c.HAND + seat * c.G + c.OWL]}
        return [action for action in super().legal(state, top) if action not in owls]


leak_through_legal = plant("leak_through_legal", "choices_tell_nothing", Cautious())


class Telling(Choose):
    def preview(self, state: TinyState, top: int, action: int) -> Mapping[str, Any]:
        if action in c.STEAL:
            return {"best": max(state.block(c.HAND, action - c.STEAL.base))}
        return super().preview(state, top, action)


leak_through_preview = plant("leak_through_preview", "choices_tell_nothing", Telling())


class TellingReason(Choose):
    def why_not(self, state: TinyState, top: int, action: int) -> Reason:
        reason = super().why_not(state, top, action)
        if reason.id == "not-in-hand" and state.v[c.PILE + c.OWL] == 0:
            return replace(reason, rules=("TINY-4.2",))
        return reason


leak_through_reason = plant("leak_through_reason", "choices_tell_nothing", TellingReason())


class OpenDeal(Deal):
    def run(self, state: TinyState, top: int, action: int) -> None:
        log, state.log = state.log, None
        seat = state.v[top + 2]
        super().run(state, top, action)
        state.log = log
        if log is not None:
            state.tell("drew", seat=seat, good=c.GOODS[action - c.DEAL.base])


event_tells_a_secret = plant(
    "event_tells_a_secret",
    "news_tell_nothing",
    OpenDeal(),
    events=events("drew", args={"seat": "seat", "good": "good"}, secret={}),
)

undeclared_argument = plant("undeclared_argument", "events_declared", OpenDeal())

seal_missing = plant("seal_missing", "chance_seals", events=events("drew", reveals=False))


class HastyGuard(Guard):
    forced = True


silence_tells = plant("silence_tells", "undo_reveals_nothing", HastyGuard())


class Sleepy(TinyState):
    __slots__ = ()

    def resample_into(self, viewer: int | None, rng: random.Random) -> None:
        pass


resample_that_does_nothing = plant("resample_that_does_nothing", "resample_varies", state=Sleepy)


class Peeking(TinyState):
    __slots__ = ()

    def resample_into(self, viewer: int | None, rng: random.Random) -> None:
        for _ in range(self.v[c.PILE]):
            rng.random()
        super().resample_into(viewer, rng)


resample_knows_the_truth = plant(
    "resample_knows_the_truth", "resample_ignores_the_truth", state=Peeking
)  # fmt: skip


class Inventing(TinyState):
    __slots__ = ()

    def resample_into(self, viewer: int | None, rng: random.Random) -> None:
        super().resample_into(viewer, rng)
        self.v[c.PILE] += 1


resample_makes_cards = plant("resample_makes_cards", "resample_looks_the_same", state=Inventing)


class DeadEnd(TinyState):
    """In resampled worlds the frames below the top one, which nobody sees, are those of another round."""

    __slots__ = ()

    def resample_into(self, viewer: int | None, rng: random.Random) -> None:
        super().resample_into(viewer, rng)
        if self.v[TOP] > self.setup.frames:
            self.v[self.setup.frames + 2] = -(10**6)


resample_without_end = plant("resample_without_end", "resample_plays_on", state=DeadEnd)


class NumberKeys(TinyState):
    __slots__ = ()

    def view(self, viewer: int | None) -> dict[str, Any]:
        return {**super().view(viewer), "coins": dict(enumerate(self.v[c.COINS : c.COINS + self.seats]))}


keys_that_are_no_texts = plant("keys_that_are_no_texts", "observations", state=NumberKeys)


# ---- found by checks of a whole game -----------------------------------------------------------


class HashOrder(Round):
    """Gives a coin to whichever seat a set of texts happens to name first."""

    def festivals(self, state: TinyState, seat: int) -> None:
        first = int(next(iter({f"{n} seat" for n in range(state.seats)}))[0])
        if state.v[c.COINS + first] < c.MOST_COINS:
            state.v[c.COINS + first] += 1
        super().festivals(state, seat)


hash_order = plant("hash_order", "same_everywhere", HashOrder())


class Deaf(Choose):
    def legal(self, state: TinyState, top: int) -> list[int]:
        return [action for action in super().legal(state, top) if action not in c.STEAL]


family_never_reached = plant("family_never_reached", "coverage", Deaf())


def start_with_a_draw(self: TinyGame, setup: Any) -> Any:
    """Deals the first card by itself, with a generator of its own."""
    state = TinyGame.start(self, setup)
    state.advance(random.SystemRandom().choice(state.legal()))
    return state


draw_before_the_start = plant("draw_before_the_start", "options", start=start_with_a_draw)


# ---- shapes ------------------------------------------------------------------------------------


class TextForACount(TinyState):
    __slots__ = ()

    def view(self, viewer: int | None) -> Mapping[str, Any]:
        found = super().view(viewer)
        return {**found, "pile": str(found["pile"]) if viewer == 1 else found["pile"]}


text_for_a_count = plant("text_for_a_count", "shapes", state=TextForACount)


class UndeclaredAsk(Guard):
    def context(self, state: TinyState, top: int, viewer: int | None) -> Mapping[str, Any]:
        return {**super().context(state, top, viewer), "since": 0}


undeclared_ask = plant("undeclared_ask", "shapes", UndeclaredAsk())


class UndeclaredPreview(Choose):
    def preview(self, state: TinyState, top: int, action: int) -> Mapping[str, Any]:
        found = super().preview(state, top, action)
        return {**found, "gain": 1} if found["cost"] else found


undeclared_preview = plant("undeclared_preview", "shapes", UndeclaredPreview())
