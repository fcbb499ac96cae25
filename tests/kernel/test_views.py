"""Views, playouts, observations, tensors, layouts, coverage."""

from __future__ import annotations

import random

import pytest
from tests.tiny import GAME
from tests.tiny.steps import Deal, Fate, Look, Roll

import petteia
from petteia.kernel import (
    CHANCE,
    A,
    B,
    Coverage,
    D,
    Dealer,
    E,
    F,
    IllegalAction,
    Layout,
    Reason,
    Row,
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
    assert view.describe(action) == {"kind": "peek"}
    assert view.preview(action) == {"cost": 1}
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
    assert view.preview(peek) == {}
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
    layout = Layout(seats=2, depth=2)
    row = Row()
    assert (row.one("gold"), row.many("dice", 2)) == (0, 1)
    assert layout.one("round") == 1
    assert layout.many("pile", 2, 3) == 2
    assert layout.per_seat("vp") == 8
    assert layout.per_seat("cubes", 3) == 10
    assert layout.per_seat("player", row) == 16
    assert layout.per_seat("legend", 2, row) == 22
    assert (layout.size, layout.total, len(layout.blank())) == (34, 50, 50)
    places = (0, 1, 2, 7, 8, 9, 14, 16, 21, 26, 34, 43, 44, 49)
    assert [layout.name(n) for n in places] == [
        "top",
        "round",
        "pile[0]",
        "pile[5]",
        "vp of seat 0",
        "vp of seat 1",
        "cubes of seat 1[1]",
        "player of seat 0: gold",
        "player of seat 1: dice[1]",
        "legend of seat 0[1]: dice[0]",
        "frame 0 step",
        "frame 1 who",
        "frame 1 a",
        "frame 1 f",
    ]
    for outside in (-1, 50):
        with pytest.raises(IndexError):
            layout.name(outside)


def test_layout_names_what_differs() -> None:
    layout = Layout(depth=1)
    layout.one("round")
    layout.step("turn")
    layout.step("draw")
    layout.slot("count")
    layout.slot("from", D)
    frame = [1, 0, 3, 0, 0, 2, 0, 0]
    assert layout.diff([2, 1, *frame], [2, 1, *frame]) == []
    assert layout.diff([2, 1, *frame], [2, 2, 1, 1, 4, 5, 0, 3, 0, 0]) == [
        "round: 1 -> 2",
        "frame 0 who: 0 -> 1",
        "frame 0 draw.count: 3 -> 4",
        "frame 0 b: 0 -> 5",
        "frame 0 draw.from: 2 -> 3",
    ]
    assert layout.diff([0], [0, 2]) == ["length: 1 -> 2"]


def test_steps_are_numbered_once_and_joined_by_name() -> None:
    layout = Layout()
    assert [layout.step(name) for name in ("deal", "roll", "look")] == [0, 1, 2]
    deal, roll, look = Deal(), Roll(), Look()
    assert layout.join([look, deal, roll]) == (deal, roll, look)
    with pytest.raises(ValueError, match=r"deal is there twice, roll is missing"):
        layout.join([look, deal, Deal()])
    with pytest.raises(ValueError, match=r"fate is not declared in the layout"):
        layout.join([look, deal, roll, Fate()])
    with pytest.raises(ValueError, match="'roll' is declared twice"):
        layout.step("roll")


def test_slots_of_a_frame_follow_each_other_and_do_not_overlap() -> None:
    layout = Layout()
    first = layout.step("draw")
    assert [layout.slot("seat"), layout.slot("count"), layout.slot("from", D), layout.slot("to")] == [
        A,
        B,
        D,
        E,
    ]
    layout.step("show", like=first)
    with pytest.raises(ValueError, match="slot 'again' of step 'show' has no free place"):
        layout.slot("again", B)
    assert layout.slot("last") == F
    with pytest.raises(ValueError, match="slot 'more' of step 'show' has no free place"):
        layout.slot("more")


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
