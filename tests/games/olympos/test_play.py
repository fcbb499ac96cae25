"""Whole games at random: laws hold, previews come true, the stack has room."""

from __future__ import annotations

import random

import pytest
from tests.games.olympos.players import lively
from tests.games.olympos.table import GAME, Table

from petteia.kernel import CHANCE, FRAME, TOP, Dealer, Event, State


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("purpose", [False, True])
def test_laws_hold_and_previews_come_true(seats: int, purpose: bool) -> None:
    for seed in range(2):
        dealer, rng = Dealer(seed), random.Random(seed)
        state = GAME.new(seats)
        while state.decider is not None:
            if state.decider == CHANCE:
                events = state.apply(dealer.pick(state))
            else:
                action = lively(state, rng) if purpose else rng.choice(state.legal())
                before = state.copy()
                form = {**state.describe(action), **state.preview(action)}
                events = state.apply(action)
                came_true(before, form, events, state)
            assert not list(GAME.check(state))


def came_true(before: State, form: dict[str, object], events: list[Event], after: State) -> None:
    """Compare a preview with what was told."""
    paid = [event.args for event in events if event.name == "pay"]
    if form["kind"] not in ("settle", "move", "flee", "build") or not paid:
        return
    price = form["price"]
    assert isinstance(price, dict)
    assert paid[0]["price"] == price["total"]
    assert paid[0]["hourglasses"] == form["hourglasses"]
    assert paid[0]["space"] == form["landing"]
    if form["kind"] != "build":
        parts = price["new_settler"] + price["route"] + price["combat"] + price["surcharge"]
        parts += price.get("detour", 0)
        legs = form["route"]
        assert isinstance(legs, list)
        assert sum(leg["cost"] for leg in legs) == price["route"] + price.get("detour", 0)
        assert price["total"] == parts
        assert any(event.name in ("conquer", "beat-tribe", "beat-barbarians") for event in events) == bool(
            form["combat"]
        )
    reached = [event.args["space"] for event in events if event.name == "zeus-space"]
    assert reached == form["zeus_spaces"][: len(reached)]  # type: ignore[index]
    assert any(e.name == "finish" and e.args["seat"] == before.decider for e in events) <= bool(
        form["finishes"]
    )
    if after.step is not None and after.step.name == "turn" and not reached and len(paid) == 1:
        assert (after.decider == before.decider) == form["my_turn_again"]


def test_the_deepest_stack_leaves_room() -> None:
    deepest = 0
    for seed in range(6):
        dealer, rng = Dealer(seed), random.Random(seed)
        state = GAME.new(5)
        while state.decider is not None:
            state.advance(dealer.pick(state) if state.decider == CHANCE else lively(state, rng))
            deepest = max(deepest, (state.v[TOP] - state.setup.frames) // FRAME + 1)
    assert deepest <= GAME.layout.depth - 4


def test_the_whole_set_up_is_told() -> None:
    state = GAME.new(5)
    dealer = Dealer(1)
    told: list[str] = []
    while state.step is not None and state.step.name != "turn":
        action = dealer.pick(state) if state.decider == CHANCE else state.legal()[0]
        told += [event.name for event in state.apply(action)]
    assert told.count("lay") == 25
    assert told.count("lay-wonder") == 5
    assert told.count("tribes") == 1
    assert told.count("stack") == told.count("start-cube") == 5


def test_a_snapshot_restores_the_game() -> None:
    table = Table(3).pile("thessaly", 0, 1)
    again = GAME.restore(table.state.setup, table.state.snapshot())
    assert again == table.state
    assert again.legal() == table.state.legal()
