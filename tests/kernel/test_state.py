"""States and steps: frames, forced decisions, refusals, digests, copies."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from tests.tiny import GAME
from tests.tiny.components import COINS, LAYOUT

from petteia.kernel import (
    CHANCE,
    ENGINE,
    TOP,
    ActionError,
    Dealer,
    IllegalAction,
    Reason,
    State,
    StateError,
    Step,
)
from petteia.kernel.steps import STEP, WHO, A, B, F


def after(texts: Iterable[str], seats: int = 2, **options: Any) -> State:
    state = GAME.new(seats, {"hand": 1, **options})
    for text in texts:
        state.apply(state.actions.parse(text))
    return state


OPENING = ("deal olive", "deal owl", "roll 3")


def told(state: State, text: str) -> list[str]:
    return [event.name for event in state.apply(state.actions.parse(text))]


def texts(state: State) -> list[str]:
    return [state.actions.text(action) for action in state.legal()]


# ---- who decides -------------------------------------------------------------------------------


def test_nothing_random_has_happened_in_a_new_game() -> None:
    state = GAME.new(3)
    assert state.decider == CHANCE
    assert state.step is not None
    assert state.step.name == "deal"
    assert state.digest() == GAME.new(3).digest()
    assert state.scores()[0].total == 1


def test_the_turn_follows_the_stack_of_frames() -> None:
    state = after(OPENING)
    assert state.decider == 0
    assert texts(state) == ["play olive>stall", "play olive>temple", "peek", "steal 1", "pass"]
    assert state.observe(0)["ask"] == {"step": "choose", "seat": 0}


def test_another_player_is_asked_in_the_middle_of_a_turn() -> None:
    state = after([*OPENING, "steal 1"])
    assert (state.decider, texts(state)) == (1, ["allow", "block"])
    assert state.observe(0)["ask"] == {"step": "guard", "seat": 1, "thief": 0}


def test_decision_with_one_answer_is_asked_where_silence_would_tell() -> None:
    state = after(["deal olive", "deal wine", "roll 3", "steal 1"])
    assert (state.decider, texts(state)) == (1, ["allow"])


def test_decision_with_one_answer_is_taken_by_the_engine_elsewhere() -> None:
    # Seat 0 has one coin after rolling a 1 with none, and pays it for the look: burying is out of reach.
    state = after(["deal olive", "deal wine"])
    state.v[COINS] = 0
    for text in ("roll 1", "peek"):
        state.apply(state.actions.parse(text))
    assert told(state, "look vase") == ["looked", "kept"]
    assert state.observe(0)["players"][0]["hand"]["cards"] == ["olive", "vase"]


def test_simultaneous_festivals_are_ordered_by_their_player_and_the_last_is_forced() -> None:
    state = after(["deal olive", "deal wine", "roll 4", "play olive>temple", "roll 4", "play wine>temple"])
    # Each has a single festival in the first round: nothing is asked.
    assert state.observe(0)["round"] == 2
    state.apply(state.actions.parse("roll 4"))
    state.apply(state.actions.parse("pass"))
    state.apply(state.actions.parse("deal wine"))
    state.apply(state.actions.parse("roll 1"))
    state.apply(state.actions.parse("pass"))
    state.apply(state.actions.parse("deal owl"))
    state.apply(state.actions.parse("roll 1"))
    state.apply(state.actions.parse("play wine>temple"))
    state.apply(state.actions.parse("roll 1"))
    told(state, "pass")
    assert told(state, "deal olive") == ["drew", "counted"]
    assert state.decider == 0
    assert texts(state) == ["resolve harvest", "resolve double"]
    coins = state.v[COINS]
    other = state.copy()
    # Seat 1 has only one festival left then, and chance comes next.
    assert told(state, "resolve harvest") == ["celebrated", "celebrated", "counted", "celebrated"]
    assert state.v[COINS] == (coins + 2) * 2
    told(other, "resolve double")
    assert other.v[COINS] == coins * 2 + 2
    assert state.decider == CHANCE


# ---- acting ------------------------------------------------------------------------------------


def test_apply_tells_events_and_advance_does_not() -> None:
    state = after(OPENING)
    other = state.copy()
    events = state.apply(state.actions.parse("play olive>stall"))
    assert [(e.name, e.args) for e in events] == [
        ("played", {"seat": 0, "good": "olive", "place": "stall"}),
    ]
    other.advance(other.actions.parse("play olive>stall"))
    assert other == state
    assert state.log is None


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("play wine>stall", Reason("not-in-hand", {"good": "wine"}, ("TINY-2.3",))),
        ("steal 0", Reason("no-neighbour", {}, ("TINY-4.1",))),
        ("steal 3", Reason("no-neighbour", {}, ("TINY-4.1",))),
        ("resolve tax", Reason("not-asked", {"ask": "choose"})),
        ("roll 3", Reason("not-asked", {"ask": "choose"})),
    ],
)
def test_refusals_carry_a_reason_and_change_nothing(text: str, reason: Reason) -> None:
    state = after(OPENING)
    before = state.digest()
    action = state.actions.parse(text)
    assert state.why_not(action) == reason
    with pytest.raises(IllegalAction) as caught:
        state.apply(action)
    assert caught.value.reason == reason
    assert caught.value.rules == reason.rules
    assert text in str(caught.value)
    assert state.digest() == before
    assert state.log is None


def test_numbers_that_are_no_action_are_refused() -> None:
    state = after(OPENING)
    for action in (-1, len(state.actions), 10**12):
        assert state.why_not(action) == Reason("unknown-action")
        with pytest.raises(IllegalAction, match="unknown action"):
            state.apply(action)


@pytest.mark.parametrize("thing", ["pass", 3.0, None, True, [3], float("nan")], ids=repr)
def test_things_that_are_no_whole_numbers_are_refused(thing) -> None:
    state = after(OPENING)
    before = state.digest()
    for ask in (state.apply, state.describe, state.checked, state.actions.text, state.actions.family):
        with pytest.raises(ActionError, match=r"is not an action: expected a whole number; .*parse"):
            ask(thing)
    assert state.why_not(thing) == Reason("unknown-action")
    assert thing not in state.actions
    assert state.digest() == before


def test_a_number_that_only_equals_a_legal_one_is_not_legal() -> None:
    state = after(["deal olive", "deal owl"])
    first = state.legal()[0]
    assert state.why_not(first) is None
    assert state.why_not(float(first)) == Reason("unknown-action")  # type: ignore[arg-type]


def test_whole_numbers_of_other_libraries_become_plain_ones() -> None:
    class Number:
        def __init__(self, value: int) -> None:
            self.value = value

        def __index__(self) -> int:
            return self.value

    state = after(["deal olive", "deal owl"])
    state.apply(Number(state.actions.parse("roll 3")))  # type: ignore[arg-type]
    assert {type(number) for number in state.v} == {int}


def test_chance_can_be_asked_only_when_it_decides() -> None:
    state = after(OPENING)
    with pytest.raises(StateError, match="not chance that decides"):
        state.chance()
    with pytest.raises(StateError, match="not chance that decides"):
        Dealer(1).pick(state)
    state = GAME.new(2)
    assert state.why_not(state.actions.parse("pass")) == Reason("chance-decides")
    assert [weight for _, weight in state.chance()] == [6, 5, 4, 3]


def finished() -> State:
    state = GAME.new(2)
    rng = random.Random(0)
    while state.decider is not None:
        state.apply(rng.choice(state.legal()))
    return state


def test_after_the_end_nothing_is_legal_and_there_is_a_ranking() -> None:
    state = finished()
    assert state.legal() == []
    assert state.step is None
    assert state.why_not(0) == Reason("game-over")
    assert state.observe(None)["over"] is True
    assert state.observe(None)["ask"] is None
    with pytest.raises(IllegalAction, match="game over"):
        state.apply(0)
    with pytest.raises(StateError, match="not chance"):
        state.chance()
    result = state.result()
    assert result is not None
    assert sorted(result.ranks) in ([1, 2], [1, 1])
    totals = [score.total for score in state.scores()]
    assert result.winners == tuple(seat for seat in range(2) if totals[seat] == max(totals))


def test_ties_share_a_rank_and_the_next_rank_is_left_out() -> None:
    state = finished()
    ranking = type(state).ranking

    class Tied(type(state)):  # type: ignore[misc]
        __slots__ = ()

        def ranking(self) -> list[tuple[int, ...]]:
            return [(5, 1), (7, 0), (7, 0), (2, 9)]

    result = Tied(state.setup, state.v).result()
    assert result.ranks == (3, 1, 1, 4)
    assert result.winners == (1, 2)
    assert type(state).ranking is ranking


def test_form_and_preview_are_told_apart() -> None:
    state = after(OPENING)
    legal, refused = (state.actions.parse(f"play {good}>stall") for good in ("olive", "wine"))
    assert state.describe(legal) == {"kind": "play", "good": "olive", "place": "stall"}
    assert state.preview(legal) == {"cost": 1}
    assert state.describe(refused) == {"kind": "play", "good": "wine", "place": "stall"}
    assert state.preview(refused) == {}


def test_chance_and_the_end_have_no_previews() -> None:
    dealing = GAME.new(2)
    assert dealing.describe(GAME.actions.parse("deal owl")) == {"kind": "deal", "good": "owl"}
    assert dealing.preview(GAME.actions.parse("deal owl")) == {}
    assert dealing.preview(GAME.actions.parse("pass")) == {}
    with pytest.raises(ActionError):
        dealing.preview("pass")  # type: ignore[arg-type]


# ---- frames ------------------------------------------------------------------------------------


def test_push_and_pop_leave_no_trace() -> None:
    state = after(OPENING)
    before = state.snapshot()
    state.push(3, 1, 1, 2, 3, 4, 5, 6)
    top = state.v[TOP]
    assert [state.v[top + i] for i in (STEP, WHO, A, B, F)] == [3, 1, 1, 2, 6]
    state.pop()
    assert state.snapshot() == before


def test_stack_can_run_empty_and_must_not_overflow() -> None:
    state = after(OPENING)
    while state.v[TOP]:
        state.pop()
    assert state.decider is None
    for _ in range(LAYOUT.depth):
        state.push(3, 0)
    with pytest.raises(OverflowError, match="more depth"):
        state.push(3, 0)


def test_engine_frames_never_wait() -> None:
    state = after(OPENING)
    rng = random.Random(3)
    while state.decider is not None:
        assert state.decider != ENGINE
        state.advance(rng.choice(state.legal()))


def test_a_step_without_a_body_says_what_it_lacks() -> None:
    class Bare(Step[State]):
        name = "bare"

    step, state = Bare(), GAME.new(2)
    for call in (
        lambda: step.chance(state, 1),
        lambda: step.legal(state, 1),
        lambda: step.run(state, 1, 0),
        lambda: step.why_not(state, 1, 0),
    ):
        with pytest.raises(TypeError, match="'bare'"):
            call()
    assert step.context(state, 1, None) == step.preview(state, 1, 0) == {}


# ---- copies, digests, views --------------------------------------------------------------------


def test_copies_and_snapshots_are_independent() -> None:
    state = after(OPENING)
    copy = state.copy()
    numbers = state.snapshot()
    state.apply(state.actions.parse("pass"))
    assert copy != state
    assert copy.digest() == GAME.restore(state.setup, numbers).digest()
    assert copy == GAME.restore(state.setup, numbers)
    assert copy != 3


def test_states_are_not_hashable() -> None:
    with pytest.raises(TypeError):
        hash(GAME.new(2))


def test_digest_is_the_same_for_ever_and_everywhere() -> None:
    code = (
        "from tests.kernel.test_state import after, OPENING; "
        "print(after([*OPENING, 'peek', 'look vase', 'bury']).digest())"
    )
    runs = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": seed},
            cwd=Path(__file__).parents[2],
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for seed in ("0", "1")
    }
    assert runs == {"4bc12696c37ef2c9cea04464f21db375"}


def test_digest_depends_on_seats_options_and_edition() -> None:
    states = [GAME.new(2), GAME.new(3), GAME.new(2, {"thieves": False}), GAME.new(2, {"deck": "rich"})]
    assert len({state.digest() for state in states}) == len(states)


def test_viewers_are_checked() -> None:
    state = GAME.new(2)
    nobody: list[Any] = [-1, 2, 10**30, 0.5, True, "0", [], float("nan")]
    for look in (state.observe, state.tensor, lambda v: state.resample(v, random.Random(0))):
        for viewer in nobody:
            with pytest.raises(StateError, match="expected 0 to 1 or None"):
                look(viewer)


def test_a_learners_number_becomes_a_plain_viewer() -> None:
    numpy = pytest.importorskip("numpy")
    state = GAME.new(2)
    assert type(state.observe(numpy.int64(1))["viewer"]) is int


def test_worlds_need_a_generator() -> None:
    with pytest.raises(StateError, match=r"a random\.Random to draw from, not 7"):
        GAME.new(2).resample(0, 7)  # type: ignore[arg-type]


def test_private_card_is_seen_by_its_owner_only() -> None:
    state = after([*OPENING, "peek", "look vase"])
    assert state.observe(0)["ask"] == {"step": "fate", "seat": 0, "good": "vase"}
    assert state.observe(1)["ask"] == {"step": "fate", "seat": 0}
    assert state.observe(None)["ask"] == {"step": "fate", "seat": 0}
    state.apply(state.actions.parse("bury"))
    assert state.observe(0)["players"][0]["buried"] == {"count": 1, "cards": ["vase"]}
    assert state.observe(1)["players"][0]["buried"] == {"count": 1}


def test_resampled_worlds_keep_what_the_viewer_knows() -> None:
    state = after([*OPENING, "peek", "look vase", "bury"])
    hands = set()
    for seed in range(40):
        world = state.resample(0, random.Random(seed))
        assert world.observe(0) == state.observe(0)
        hands.add(tuple(world.observe(1)["players"][1]["hand"]["cards"]))
    assert hands == {("olive",), ("wine",), ("vase",), ("owl",)}
