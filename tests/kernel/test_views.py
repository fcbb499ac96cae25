"""Views, playouts, observations, tensors, layouts, coverage."""

from __future__ import annotations

import random

import pytest
from tests.tiny import GAME

import petteia
from petteia.kernel import (
    CHANCE,
    Coverage,
    Dealer,
    IllegalAction,
    Layout,
    Reason,
    State,
    StateError,
    TensorField,
    TensorWriter,
    View,
    one_hot,
    playout,
)
from petteia.kernel.observation import cards, hand, only_for


class Chooser:
    """A bot that remembers the seats whose views it was shown."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.seats: set[int] = set()

    def choose(self, view: View) -> int:
        self.seats.add(view.seat)
        return self.rng.choice(view.legal)


def choosing() -> State:
    state = GAME.new(2, {"hand": 1})
    for text in ("deal olive", "deal owl", "roll 3"):
        state.apply(state.actions.parse(text))
    return state


def test_view_shows_what_its_seat_may_know() -> None:
    state = choosing()
    view = View(state, 0)
    assert (view.seats, view.game, view.actions) == (2, GAME, state.actions)
    assert view.legal == state.legal()
    assert view.observation == state.observe(0)
    assert view.tensor == state.tensor(0)
    action = state.actions.parse("peek")
    assert view.describe(action) == {"kind": "peek", "cost": 1}
    assert view.why_not(action) is None
    assert view.why_not(state.actions.parse("play vase>stall")) == state.why_not(
        state.actions.parse("play vase>stall")
    )
    world = view.world(random.Random(1))
    assert world.observe(0) == state.observe(0)
    assert world is not state


def test_view_of_a_seat_that_does_not_decide_tells_nothing_of_the_decision() -> None:
    state = choosing()
    view = View(state, 1)
    peek = state.actions.parse("peek")
    assert view.legal == []
    assert view.describe(peek) == {"kind": "peek"}
    assert view.why_not(peek) == Reason("not-asked", {"ask": "choose"})
    assert View(GAME.new(2), 1).why_not(peek) == Reason("chance-decides")


def test_playout_plays_to_the_end_with_each_bot_at_its_seat() -> None:
    bots = [Chooser(1), Chooser(2), Chooser(3)]
    state = GAME.new(3)
    assert playout(state, Dealer(5), bots) is state
    assert state.decider is None
    assert [bot.seats for bot in bots] == [{0}, {1}, {2}]
    again = playout(GAME.new(3), Dealer(5), [Chooser(1), Chooser(2), Chooser(3)])
    assert again.digest() == state.digest()


def test_playout_needs_a_bot_for_each_seat_and_lets_none_break_the_rules() -> None:
    with pytest.raises(StateError, match="1 bots cannot play at a table with 2 seats"):
        playout(GAME.new(2), Dealer(5), [Chooser(1)])

    class Cheat:
        def choose(self, view: View) -> int:
            return next(action for action in view.actions if action not in view.legal)

    with pytest.raises(IllegalAction):
        playout(GAME.new(2), Dealer(5), [Cheat(), Cheat()])


def test_playout_gives_up_after_its_limit() -> None:
    with pytest.raises(RuntimeError, match="within 10 actions"):
        playout(GAME.new(2), Dealer(5), [Chooser(1), Chooser(2)], limit=10)


def test_unknown_games_are_refused_with_the_list() -> None:
    with pytest.raises(petteia.OptionError, match="expected one of olympos, elysium, delphi"):
        petteia.game("chess")
    assert list(petteia.GAMES) == ["olympos", "elysium", "delphi"]
    assert petteia.CHANCE == CHANCE


# ---- observations ------------------------------------------------------------------------------


def test_hand_shows_its_size_to_all_and_its_cards_to_the_owner() -> None:
    names, counts = ("olive", "wine", "owl"), (2, 0, 1)
    assert cards(names, counts) == ["olive", "olive", "owl"]
    assert hand(names, counts, 1, 1) == {"count": 3, "cards": ["olive", "olive", "owl"]}
    assert hand(names, counts, 1, 0) == hand(names, counts, 1, None) == {"count": 3}


def test_value_for_some_seats_only() -> None:
    assert only_for((0, 2), 2, "secret") == "secret"
    assert only_for((0, 2), 1, "secret") is None
    assert only_for((0, 2), None, "secret") is None


# ---- tensors -----------------------------------------------------------------------------------

FIELDS = (TensorField("round", 1, 0, 9), TensorField("hand", 3))


def test_tensor_holds_its_fields_in_order() -> None:
    writer = TensorWriter(FIELDS)
    writer.put("round", [4])
    writer.put("hand", one_hot(1, 3))
    assert writer.finish() == [4, 0, 1, 0]


def test_tensor_refuses_wrong_missing_and_further_fields() -> None:
    with pytest.raises(ValueError, match="tensor field 0 is 'round' with 1 numbers, not 'hand' with 3"):
        TensorWriter(FIELDS).put("hand", [0, 0, 0])
    with pytest.raises(ValueError, match="not 'round' with 2"):
        TensorWriter(FIELDS).put("round", [0, 0])
    writer = TensorWriter(FIELDS)
    writer.put("round", [1])
    with pytest.raises(ValueError, match="'hand' was not written"):
        writer.finish()
    writer.put("hand", [0, 0, 0])
    with pytest.raises(ValueError, match="'more' comes after the last"):
        writer.put("more", [1])


def test_one_hot_outside_is_all_zero() -> None:
    assert one_hot(-1, 2) == one_hot(2, 2) == [0, 0]


# ---- layouts -----------------------------------------------------------------------------------


def test_layout_allocates_and_names_places() -> None:
    layout = Layout()
    assert layout.one("round") == 1
    assert layout.many("hand", 2, 3) == 2
    assert (layout.size, layout.total(2)) == (8, 24)
    assert len(layout.blank(2)) == 24
    assert [layout.name(n) for n in (0, 1, 2, 7, 8, 17)] == [
        "top",
        "round",
        "hand[0]",
        "hand[5]",
        "frame 0[0]",
        "frame 1[1]",
    ]


def test_layout_names_what_differs() -> None:
    layout = Layout()
    layout.one("round")
    assert layout.diff([0, 1], [0, 1]) == []
    assert layout.diff([0, 1], [0, 2, 5]) == ["round: 1 -> 2", "length: 2 -> 3"]


# ---- coverage ----------------------------------------------------------------------------------


def test_coverage_counts_decisions_events_components_and_endings() -> None:
    reached = Coverage(GAME)
    state = GAME.new(2)
    rng = random.Random(1)
    while state.decider is not None:
        before, action = state.copy(), rng.choice(state.legal())
        reached.saw(before, action, state.apply(action))
    reached.ended(state)
    assert reached.counts["ask:deal"] == reached.counts["do:deal"] == reached.counts["tell:drew"]
    drawn = sum(reached.counts[f"tell:drew:good={good}"] for good in GAME.components["good"])
    assert drawn == reached.counts["tell:drew"], "secret components count as well"
    assert reached.counts["end:rounds"] == 1
    assert not any(key.startswith("tell:rolled:") for key in reached.counts), "numbers are not counted"
    assert set(reached.missing()) == {goal for goal in GAME.coverage_goals() if not reached.counts[goal]}
    assert "end:pile-empty" in reached.missing()
