"""Whole games at random: laws hold, previews come true, the route table agrees with a plain search."""

from __future__ import annotations

import random
from itertools import product

import pytest
from tests.games.olympos.playing import lively
from tests.games.olympos.table import GAME, Table

from petteia.games.olympos import layout
from petteia.games.olympos.game import STEPS
from petteia.games.olympos.routes import UNREACHABLE
from petteia.games.olympos.tables import Tables
from petteia.kernel import CHANCE, Dealer, Event, State


def test_step_numbers_follow_their_order() -> None:
    numbers = {
        "lay-discovery": layout.LAY_DISCOVERY,
        "lay-wonder": layout.LAY_WONDER,
        "start-pile": layout.START_PILE,
        "lock": layout.LOCK,
        "lock-random": layout.LOCK_RANDOM,
        "barbarian": layout.BARBARIAN,
        "barbarian-random": layout.BARBARIAN_RANDOM,
        "extra-cube": layout.EXTRA_CUBE,
        "start-cube": layout.START_CUBE,
        "next": layout.NEXT,
        "turn": layout.TURN,
        "piece": layout.PIECE,
        "give": layout.GIVE,
        "tile": layout.TILE,
        "effect": layout.EFFECT,
        "take": layout.TAKE,
        "bonus": layout.BONUS_SPOT,
        "pay": layout.PAY,
        "arrive": layout.ARRIVE,
        "draw": layout.DRAW,
        "keep": layout.KEEP,
        "window": layout.WINDOW,
        "end-turn": layout.END_TURN,
        "reveal": layout.REVEAL,
        "prayer": layout.PRAYER,
        "resolve": layout.RESOLVE,
        "hades": layout.HADES,
    }
    assert [step.name for step in STEPS] == sorted(numbers, key=lambda name: numbers[name])


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


def plain_prices(tables: Tables, mode: int, origin: int) -> list[int]:
    """Cheapest prices by relaxing every border until nothing changes."""
    cavalry, sea = divmod(mode, tables.sea_modes)
    sea_price = tables.sea_prices[sea]
    best = [UNREACHABLE] * len(tables.neighbours)

    def enter(area: int, price: int, after_land: bool) -> bool:
        if area < tables.lands:
            price += 0 if cavalry and after_land else tables.land_price
        elif sea_price is None:
            return False
        else:
            price += sea_price
        if price < best[area]:
            best[area] = price
            return True
        return False

    changed = sum(enter(area, 0, False) for area in tables.first_areas[origin])
    while changed:
        changed = sum(
            enter(other, best[area], area < tables.lands)
            for area in range(len(best))
            if best[area] < UNREACHABLE
            for other in tables.neighbours[area]
        )
    return best[: tables.lands]


@pytest.mark.rule("OLY-4.3", "OLY-R13", "OLY-R14", "OLY-R16")
def test_the_route_table_agrees_with_a_plain_search() -> None:
    tables = Table(3).tables
    for mode, origin in product(range(2 * tables.sea_modes), range(tables.lands + 1)):
        assert tables.routes[mode][origin] == plain_prices(tables, mode, origin)


def test_the_deepest_stack_leaves_room() -> None:
    deepest = 0
    for seed in range(6):
        dealer, rng = Dealer(seed), random.Random(seed)
        state = GAME.new(5)
        while state.decider is not None:
            state.advance(dealer.pick(state) if state.decider == CHANCE else lively(state, rng))
            deepest = max(deepest, (state.v[0] - state.setup.frames) // 8 + 1)
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
