"""Set-up (OLY-2) and the game for two (OLY-9)."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.games.olympos.table import BARBARIANS, GAME, Table, told

from petteia.games.olympos.components import DISCOVERY, RESOURCE, TERRITORY
from petteia.games.olympos.state import OlymposState
from petteia.kernel import CHANCE, Dealer, Event

DATA = GAME.default_edition().data
RESOURCE_OF = {t["id"]: t["resource"] for t in DATA["territory"]}
STARS = {t["id"] for t in DATA["territory"] if t["star"]}


def set_up(seats: int, seed: int, locks: str = "chosen") -> tuple[OlymposState, list[Event]]:
    """Play the set-up at random; the state before the first turn, and everything told."""
    state = GAME.new(seats, {"locks": locks})
    assert isinstance(state, OlymposState)
    dealer, rng = Dealer(seed), random.Random(seed)
    events: list[Event] = []
    while state.step is not None and state.step.name != "turn":
        action = dealer.pick(state) if state.decider == CHANCE else rng.choice(state.legal())
        events += state.apply(action)
    return state, events


def until(state: OlymposState, step: str, seed: int = 0) -> None:
    """Play on at random until a step is asked."""
    dealer, rng = Dealer(seed), random.Random(seed)
    while state.step is not None and state.step.name != step:
        state.advance(dealer.pick(state) if state.decider == CHANCE else rng.choice(state.legal()))


@pytest.mark.rule("OLY-2.1")
@pytest.mark.parametrize(
    ("seats", "tiles"), [(5, [3, 2, 3, 2, 1]), (4, [2, 2, 2, 2, 1]), (3, [1, 2, 1, 2, 1])]
)
def test_tiles_in_play(seats: int, tiles: list[int]) -> None:
    cells = set_up(seats, 1)[0].observe(None)["cells"]
    for cell in cells:
        assert cell["tiles"] == tiles[cell["row"] - 1]


@pytest.mark.rule("OLY-2.2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_discoveries_lie_in_random_columns_of_their_row(seats: int) -> None:
    rows = {d["id"]: d["row"] for d in DATA["discovery"]}
    layouts = set()
    for seed in range(6):
        seen = set_up(seats, seed)[0].observe(None)
        cells = seen["cells"]
        assert sorted(cell["discovery"] for cell in cells) == sorted(DISCOVERY)
        assert all(rows[cell["discovery"]] == cell["row"] for cell in cells)
        assert len({wonder["wonder"] for wonder in seen["wonders"]}) == 5
        layouts.add(tuple(cell["discovery"] for cell in cells[:5]))
    assert len(layouts) > 1


@pytest.mark.rule("OLY-2.3", "OLY-R10")
def test_stock_and_random_start_pile() -> None:
    orders = set()
    for seed in range(12):
        state, events = set_up(4, seed)
        seen = state.observe(None)
        assert [p["stock"] for p in seen["players"]] == [4] * 4
        assert [p["space"] for p in seen["players"]] == [0] * 4
        pile = [event["seat"] for event in told(events, "stack")]
        assert seen["order"] == pile[::-1]  # the topmost acts first
        assert state.decider == pile[-1]
        orders.add(tuple(pile))
    assert len(orders) > 3


@pytest.mark.rule("OLY-2.4", "OLY-R8")
@pytest.mark.parametrize(("seats", "each"), [(5, 1), (4, 2), (3, 3), (2, 3)])
def test_the_bottom_player_locks(seats: int, each: int) -> None:
    state, events = set_up(seats, 5)
    locks = told(events, "lock")
    bottom = told(events, "stack")[0]["seat"]
    assert {lock["seat"] for lock in locks} == {bottom}
    assert Counter(RESOURCE_OF[lock["territory"]] for lock in locks) == dict.fromkeys(RESOURCE, each)
    seen = state.observe(None)["territories"]
    assert {name for name, land in seen.items() if land["locked"]} == {lock["territory"] for lock in locks}


@pytest.mark.rule("OLY-2.4")
def test_never_both_stars_of_a_resource() -> None:
    state = GAME.new(3)
    assert isinstance(state, OlymposState)
    until(state, "lock")
    parse = GAME.actions.parse
    assert state.observe(0)["ask"] == {"step": "lock", "seat": state.decider, "resource": "grain", "left": 3}
    state.apply(parse("lock argolis"))
    reason = state.why_not(parse("lock ionia"))
    assert reason is not None
    assert (reason.id, reason.rules) == ("lock-star", ("OLY-2.4", "OLY-R8"))
    twice = state.why_not(parse("lock argolis"))
    assert twice is not None
    assert twice.id == "lock-twice"
    other = state.why_not(parse("lock rhodes"))
    assert other is not None
    assert other.id == "lock-resource"
    for seed in range(30):
        locked = {e["territory"] for e in told(set_up(3, seed)[1], "lock")}
        assert max(Counter(RESOURCE_OF[t] for t in locked & STARS).values(), default=0) <= 1


@pytest.mark.rule("OLY-R8")
def test_olympos_and_atlantis_may_be_locked() -> None:
    state = GAME.new(4)
    assert isinstance(state, OlymposState)
    until(state, "lock")
    for text in ("mestor", "bithynia", "olympos", "gadeiros", "ampheres", "epirus", "atlas", "lydia"):
        state.apply(GAME.actions.parse(f"lock {text}"))
    until(state, "turn")
    assert state.observe(None)["territories"]["olympos"]["locked"]
    # without Olympos nobody can ever hold the Zeus token
    assert not any(player["zeus_token"] for player in state.observe(None)["players"])
    table = Table(4).lock("olympos")
    assert table.why_not("settle north>olympos").id == "target-locked"
    assert [leg["area"] for leg in table.describe("settle north>thessaly")["route"]] == [
        "macedonia",
        "thessaly",
    ]


@pytest.mark.rule("OLY-2.5")
def test_tribes_on_open_star_territories() -> None:
    state, _ = set_up(4, 9)
    for name, land in state.observe(None)["territories"].items():
        if name in STARS:
            assert land["pile"] == ([] if land["locked"] else ["tribe"])
        else:
            assert land["pile"] == []


@pytest.mark.rule("OLY-2.6", "OLY-R9")
@pytest.mark.parametrize("seed", range(6))
def test_start_cubes(seed: int) -> None:
    four = [e["resource"] for e in told(set_up(4, seed)[1], "start-cube")]
    assert sorted(four) == sorted(RESOURCE)
    three = [e["resource"] for e in told(set_up(3, seed)[1], "start-cube")]
    assert len(set(three)) == 3
    _, events = set_up(5, seed)
    (extra,) = told(events, "extra-cube")
    five = [e["resource"] for e in told(events, "start-cube")]
    assert Counter(five) == Counter([*RESOURCE, extra["resource"]])
    state = GAME.new(5)
    assert isinstance(state, OlymposState)
    until(state, "extra-cube", seed)
    assert sum(weight for _, weight in state.chance()) == 24  # what the four cubes leave in the box


@pytest.mark.rule("OLY-2.7")
def test_cards_are_shuffled_and_one_olympos_card_stays_out() -> None:
    state, _ = set_up(4, 3)
    seen = state.observe(None)
    assert seen["destiny"] == {"pile": 22, "discards": []}
    assert seen["olympos"]["turned"] == []
    assert seen["olympos"]["left"] == 10
    assert [space["cards"] for space in seen["olympos"]["spaces"]] == [1, 1, 2, 2, 2, 1]


def test_locks_by_chance() -> None:
    state, events = set_up(2, 4, "random")
    assert len(told(events, "lock-drawn")) == 12
    assert len(told(events, "barbarian-drawn")) == 4
    assert not told(events, "lock")
    assert not told(events, "barbarian")
    assert sum(land["locked"] for land in state.observe(None)["territories"].values()) == 12


@pytest.mark.rule("OLY-9.1", "OLY-R64")
def test_two_players_use_four_columns() -> None:
    state, _ = set_up(2, 2)
    seen = state.observe(None)
    assert len(seen["cells"]) == 20
    assert {cell["column"] for cell in seen["cells"]} == {1, 2, 3, 4}
    assert len(seen["wonders"]) == 4
    for cell in seen["cells"]:
        both = cell["discovery"] in ("agriculture", "money")
        assert cell["tiles"] == (2 if both else 1)
    missing = set(DISCOVERY) - {cell["discovery"] for cell in seen["cells"]}
    rows = {d["id"]: d["row"] for d in DATA["discovery"]}
    assert sorted(rows[name] for name in missing) == [1, 2, 3, 4, 5]
    out = next(iter(missing))
    reason = state.why_not(GAME.actions.parse(f"discover {out}"))
    assert reason is not None
    assert reason.id == "discovery-not-in-game"


@pytest.mark.rule("OLY-9.1", "OLY-R64")
def test_the_other_discount_tile_leaves_play_with_two() -> None:
    table = Table(2).cubes(0, stone=2, gold=1)
    table.do("discover agriculture")
    assert table.asked == ("tile", 0)
    table.do("tile wood", "bonus prestige")
    cell = next(c for c in table.seen()["cells"] if c["discovery"] == "agriculture")
    assert (cell["tiles"], cell["tile_resources"]) == (0, [])
    table.cubes(1, stone=2, gold=1)
    assert table.why_not("discover agriculture").id == "discovery-gone"


@pytest.mark.rule("OLY-9.2", "OLY-R62")
def test_barbarians_stand_on_four_different_resources() -> None:
    for seed in range(8):
        state, events = set_up(2, seed)
        bottom = told(events, "stack")[0]["seat"]
        placed = told(events, "barbarian")
        assert {event["seat"] for event in placed} == {bottom}
        assert [RESOURCE_OF[event["territory"]] for event in placed] == list(RESOURCE)
        for event in placed:
            assert event["territory"] not in STARS
            assert state.observe(None)["territories"][event["territory"]]["pile"] == [BARBARIANS]
    before = GAME.new(2)
    assert isinstance(before, OlymposState)
    until(before, "barbarian")
    lands = before.observe(None)["territories"]
    taken = next(
        t for t in TERRITORY if RESOURCE_OF[t] == "grain" and (lands[t]["locked"] or lands[t]["pile"])
    )
    reason = before.why_not(GAME.actions.parse(f"barbarian {taken}"))
    assert reason is not None
    assert reason.id == "barbarian-taken"
    other = before.why_not(GAME.actions.parse("barbarian rhodes"))
    assert other is not None
    assert other.id == "barbarian-resource"


@pytest.mark.rule("OLY-R62")
def test_barbarians_may_live_on_olympos_and_in_atlantis() -> None:
    state = GAME.new(2)
    assert isinstance(state, OlymposState)
    until(state, "lock")
    for text in ("illyria", "thrace", "thessaly", "rhodope", "aetolia", "naxos"):
        state.apply(GAME.actions.parse(f"lock {text}"))
    for text in ("epirus", "chalcidice", "laconia", "macedonia", "messenia", "troad"):
        state.apply(GAME.actions.parse(f"lock {text}"))
    for text in ("mestor", "olympos", "ampheres", "atlas"):
        state.apply(GAME.actions.parse(f"barbarian {text}"))
    assert state.observe(None)["territories"]["olympos"]["pile"] == [BARBARIANS]


@pytest.mark.rule("OLY-R63")
def test_barbarians_count_for_no_majority_and_no_god() -> None:
    table = Table(2).hand(0, "primacy_stone").pile("aetolia", 0).spaces(11, 5, turn=0).owns(1, "cult")
    table.pile("olympos", BARBARIANS).pile("naxos", BARBARIANS)
    assert table.can("play primacy_stone")  # one token against none
    table.do("settle north>thrace", "draw gift_gold", "done", "reveal zeus", "done")
    assert table.player(1)["prestige"] == 3


@pytest.mark.rule("OLY-9.4", "OLY-R9")
def test_two_players_draw_any_cubes() -> None:
    drawn = [tuple(e["resource"] for e in told(set_up(2, seed)[1], "start-cube")) for seed in range(30)]
    assert all(len(pair) == 2 for pair in drawn)
    assert any(a == b for a, b in drawn)
    assert any(a != b for a, b in drawn)
    state = GAME.new(2)
    assert isinstance(state, OlymposState)
    until(state, "start-cube")
    assert [weight for _, weight in state.chance()] == [7, 7, 7, 7]
    state.apply(GAME.actions.parse("cube wood"))
    assert [weight for _, weight in state.chance()] == [7, 7, 6, 7]


@pytest.mark.rule("OLY-9.3", "OLY-R28", "OLY-R63")
def test_barbarians_stay_below_and_rule_again() -> None:
    table = Table(2).pile("olympos", BARBARIANS).pile("thessaly", 0).spaces(0, 5)
    preview = table.describe("move thessaly>olympos")
    combat = {"against": "barbarians", "swords": 0, "their_swords": 1, "tie": None, "cost": 3}
    assert preview["combat"] == combat
    assert preview["price"]["total"] == 1 + 3
    events = table.do("move thessaly>olympos")
    assert told(events, "beat-barbarians") == [{"seat": 0, "territory": "olympos"}]
    assert not told(events, "gain-hourglasses")
    assert table.land("olympos")["pile"] == [BARBARIANS, 0]
    assert table.player(0)["zeus_token"]
    # between players' pieces control passes first; the barbarians come last
    table.turn(1).pile("macedonia", 1)
    table.do("move macedonia>olympos")
    assert table.land("olympos")["pile"] == [BARBARIANS, 0, 1]
    table.turn(1)
    events = table.do("move olympos>macedonia")
    assert told(events, "fall-back") == [{"seat": 0, "territory": "olympos"}]
    table.turn(0)
    events = table.do("move olympos>thessaly")
    assert told(events, "barbarians-return") == [{"seat": 0, "territory": "olympos"}]
    assert table.land("olympos")["holder"] == BARBARIANS
    assert not table.player(0)["zeus_token"]
    table.turn(0)
    assert table.describe("move thessaly>olympos")["combat"]["cost"] == 3
