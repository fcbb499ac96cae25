"""Goal, pieces and set-up (DEL-1, DEL-2)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.delphi.table import GAME, Table, explorer, names

from petteia.games.delphi import layout as at
from petteia.games.delphi.components import COLOUR, SHIP, TASK_KIND
from petteia.kernel import CHANCE, Dealer, Event, OptionError, State

SEATS = (2, 3, 4)


def set_up(seats: int, seed: int = 3, **options: object) -> tuple[State, list[Event]]:
    """A game at its first turn, with all that was told."""
    state = GAME.new(seats, options)
    dealer = Dealer(seed)
    told: list[Event] = []
    while state.observe(None)["round"] == 0:
        action = dealer.pick(state) if state.decider == CHANCE else state.legal()[0]
        told += state.apply(action)
    return state, told


@pytest.mark.rule("DEL-1.1", "DEL-2.9")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_three_tasks_of_each_kind(seats: int) -> None:
    state, _ = set_up(seats)
    for one in state.observe(None)["players"]:
        kinds = Counter(task["kind"] for task in one["tasks"] if task["state"] in ("open", "given-back"))
        assert kinds == Counter(dict.fromkeys(TASK_KIND, 3))


@pytest.mark.rule("DEL-1.2")
def test_the_wheel_turns_red_black_pink_blue_yellow_green() -> None:
    assert COLOUR == ("red", "black", "pink", "blue", "yellow", "green")
    prices = Table().state.setup.prices(0)
    assert [prices[n][(n + 1) % 6] for n in range(6)] == [1] * 6


@pytest.mark.rule("DEL-2.2", "DEL-2.5", "DEL-2.6")
@pytest.mark.parametrize("seats", SEATS)
def test_ships_statues_tiles_and_cards_lie_ready(seats: int) -> None:
    seen = set_up(seats, ship_pool="first-game")[0].observe(None)
    assert {one["hex"] for one in seen["players"]} == {seen["map"]["zeus"]}
    assert [city["statues"] for city in seen["cities"]] == [3] * 6
    assert [island["face_up"] for island in seen["islands"]] == [False] * 12
    assert {island["island"] for island in seen["islands"]} == {None}
    assert len(seen["display"]) == 6
    assert seen["equipment_pile"] == 16
    assert seen["oracle_pile"] == 30
    assert seen["wound_pile"] == 42 - seats
    assert len(seen["companions"]) == 18


@pytest.mark.rule("DEL-2.3", "DEL-2.4", "DEL-R15")
@pytest.mark.parametrize("seats", SEATS)
def test_pieces_are_spread_evenly_without_repeats(seats: int) -> None:
    for seed in range(4):
        seen = set_up(seats, seed)[0].observe(None)
        offerings = [isle["colours"] for isle in seen["offerings"]]
        assert [len(c) for c in offerings] == [seats] * 6
        for isle in seen["monsters"]:
            assert len(isle["colours"]) == (2 if isle["marked"] else seats - 1)
        assert sum(isle["marked"] for isle in seen["monsters"]) == 3
        for colours in (offerings, [isle["colours"] for isle in seen["monsters"]]):
            assert Counter(c for isle in colours for c in isle) == Counter(dict.fromkeys(COLOUR, seats))
        assert sorted(isle["colour"] for isle in seen["temples"]) == sorted(COLOUR)


@pytest.mark.rule("DEL-R15")
def test_a_dead_end_starts_the_dealing_over() -> None:
    state = GAME.new(2, {"map": "custom"})
    islands = ["red black", "red black", "pink blue", "pink yellow", "blue yellow", "green"]
    told: list[Event] = []
    for number, colours in enumerate(islands, 1):
        for colour in colours.split():
            assert told == [] or told[-1].name != "pieces-again"
            told += state.apply(state.actions.parse(f"put-offering {colour}@offering-{number}"))
    # Only the second green offering is left, and green lies on the last island already.
    assert told[-1].name == "pieces-again"
    assert all(isle["colours"] == [] for isle in state.observe(None)["offerings"])
    assert state.step is not None
    assert state.step.name == "offerings"
    assert [weight for _, weight in state.chance()] == [2] * 6


@pytest.mark.rule("DEL-2.7", "DEL-R17", "DEL-R31")
@pytest.mark.parametrize("seats", SEATS)
def test_favour_grows_from_the_first_player_on(seats: int) -> None:
    for seed in range(3):
        seen = set_up(seats, seed, ship_pool="first-game")[0].observe(None)
        order = [(seen["first"] + n) % seats for n in range(seats)]
        assert [seen["players"][seat]["favour"] for seat in order] == [3, 4, 5, 6][:seats]


@pytest.mark.rule("DEL-2.7", "DEL-R6")
def test_ships_are_dealt_one_each() -> None:
    state, told = set_up(4)
    dealt = [event.args["ship"] for event in told if event.name == "ship-dealt"]
    assert len(set(dealt)) == 4
    assert {one["ship"] for one in state.observe(None)["players"]} == set(dealt)


@pytest.mark.rule("DEL-2.7", "DEL-R6")
@pytest.mark.parametrize("seats", SEATS)
def test_a_draft_begins_with_the_last_player_and_goes_counter_clockwise(seats: int) -> None:
    state = GAME.new(seats, {"ships": "draft"})
    dealer = Dealer(5)
    choosers: list[int | None] = []
    while state.step is not None and state.step.name != "setup-roll":
        if state.decider == CHANCE:
            state.advance(dealer.pick(state))
        else:
            seen = state.observe(None)
            assert len(seen["ships_offered"]) == seats + 1 - len(choosers)
            choosers.append(state.decider)
            state.apply(state.legal()[-1])
    first = state.v[at.FIRST]
    assert choosers == [(first - 1 - n) % seats for n in range(seats)]
    assert state.observe(None)["ships_offered"] == []


@pytest.mark.rule("DEL-R6")
def test_the_small_pool_goes_only_with_dealing() -> None:
    with pytest.raises(OptionError, match="ship_pool"):
        GAME.new(4, {"ships": "draft", "ship_pool": "first-game"})
    for seed in range(4):
        told = set_up(4, seed, ship_pool="first-game")[1]
        dealt = {event.args["ship"] for event in told if event.name == "ship-dealt"}
        assert dealt == {"ship-1", "ship-2", "ship-5", "ship-8"}


@pytest.mark.rule("DEL-2.8", "DEL-R19")
@pytest.mark.parametrize(("seats", "row"), [(2, 3), (3, 2), (4, 1)])
def test_dice_wound_and_god_of_the_start(seats: int, row: int) -> None:
    for seed in range(3):
        state, told = set_up(seats, seed)
        for seat, one in enumerate(state.observe(None)["players"]):
            assert len(one["dice"]) == 3
            if one["ship"] == "ship-7":
                continue  # its equipment may move gods and bring cards
            assert len(one["wounds"]) == 1
            moved = [e.args["god"] for e in told if e.name == "god-moves" and e.args["seat"] == seat]
            if one["ship"] == "ship-2":
                assert moved == []
                assert set(one["gods"].values()) == {row}
            else:
                god = moved[0]
                colour = COLOUR.index(one["wounds"][0])
                assert state.setup.god_of[colour] == list(one["gods"]).index(god)  # type: ignore[attr-defined]
                assert one["gods"] == {**dict.fromkeys(one["gods"], 0), god: row}


@pytest.mark.rule("DEL-2.8", "DEL-R18")
def test_the_last_player_rolls_the_titan_and_the_seats_never_change() -> None:
    table = Table(3)
    titans = 0
    for turn in range(9):
        seat = turn % 3
        assert table.seen()["active"] == seat
        table.wounds(seat, "red").put(seat, shield=5).dice(seat)
        table.do("end-turn", "roll red red red")
        if table.ask == "titan":
            assert seat == 2
            titans += 1
            table.do("titan 1")
    assert titans == 3


@pytest.mark.rule("DEL-2.9")
def test_two_double_sided_tiles_show_monsters_for_all_alike() -> None:
    for seed in range(5):
        seen = set_up(4, seed)[0].observe(None)
        assert len(seen["tasks_turned"]) == 2
        shown = {
            tuple((t["task"], t["kind"], t.get("colour")) for t in one["tasks"] if "shrine" not in t["task"])
            for one in seen["players"]
        }
        assert len(shown) == 1
        assert {one["shield"] for one in seen["players"]} <= {0, 1, 2}


@pytest.mark.rule("DEL-9.3", "DEL-R7")
@pytest.mark.parametrize(
    ("tasks", "kinds"),
    [
        (11, {"statue": 2}),
        (10, {"statue": 2, "shrine": 2}),
        (9, {"statue": 2, "shrine": 2, "monster": 2}),
        (8, {"statue": 2, "shrine": 2, "monster": 2, "offering": 2}),
    ],
)
def test_a_shorter_game_leaves_out_tiles_in_order(tasks: int, kinds: dict[str, int]) -> None:
    seen = set_up(4, ship_pool="first-game", tasks=tasks)[0].observe(None)
    wanted: Counter[str] = Counter(dict.fromkeys(TASK_KIND, 3))
    wanted.update({kind: kinds[kind] - 3 for kind in kinds})
    gone = []
    for one in seen["players"]:
        assert one["left"] == tasks
        assert Counter(t["kind"] for t in one["tasks"] if t["state"] == "open") == wanted
        absent = {t["task"] for t in one["tasks"] if t["state"] == "absent"}
        gone.append({task for task in absent if not task.startswith("shrine")})
        assert {"offering-white", "monster-white"}.isdisjoint(absent)  # coloured tiles go, not white ones
    assert all(one == gone[0] for one in gone)


@pytest.mark.rule("DEL-R7")
def test_which_tiles_go_back_is_drawn() -> None:
    """A coloured monster and a coloured offering for all."""
    state = GAME.new(3, {"map": "custom", "tasks": 8})
    dealer = Dealer(4)
    draws: list[list[str]] = []
    while state.observe(None)["round"] == 0:
        if state.step is not None and state.step.name == "remove-task":
            draws.append([state.actions.text(a).split()[1] for a in state.legal()])
            assert {weight for _, weight in state.chance()} == {1}
            state.advance(state.legal()[len(draws) % len(state.legal())])
        else:
            state.advance(dealer.pick(state) if state.decider == CHANCE else state.legal()[0])
    turned = state.observe(None)["tasks_turned"]
    assert draws[0] == turned
    assert sorted(draws[0] + draws[1]) == ["double-1", "double-2", "double-3", "double-4"]


@pytest.mark.rule("DEL-9.3", "DEL-R7")
def test_everybody_chooses_the_shrine_tile_to_give_back() -> None:
    state = GAME.new(3, {"map": "custom", "tasks": 8, "first_player": "seat-3", "ship_pool": "first-game"})
    dealer = Dealer(4)
    asked: list[int | None] = []
    while state.observe(None)["round"] == 0:
        if state.step is not None and state.step.name == "return-shrine":
            texts = [state.actions.text(a) for a in state.legal()]
            assert texts == ["drop-task shrine-1", "drop-task shrine-2", "drop-task shrine-3"]
            reason = state.why_not(state.actions.parse("drop-task statue-1"))
            assert reason is not None
            assert (reason.id, reason.rules) == ("task-no-shrine", ("DEL-9.3", "DEL-R7"))
            told = state.apply(state.legal()[len(asked)])
            assert told[0].name == "own-task-removed"
            asked.append(told[0].args["seat"])
        else:
            state.advance(dealer.pick(state) if state.decider == CHANCE else state.legal()[0])
    assert asked == [2, 0, 1]  # in turn order
    for seat, task in ((2, "shrine-1"), (0, "shrine-2"), (1, "shrine-3")):
        tasks = state.observe(None)["players"][seat]["tasks"][:3]
        assert [t["task"] for t in tasks if t["state"] == "absent"] == [task]


@pytest.mark.rule("DEL-R17")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_first_player_may_be_settled_by_the_table(seat: int) -> None:
    state = set_up(3, first_player=f"seat-{seat + 1}", ship_pool="first-game")[0]
    seen = state.observe(None)
    assert (seen["first"], seen["active"]) == (seat, seat)
    more = [int(one["ship"] == "ship-6") for one in seen["players"]]  # what that ship brings at the start
    assert [seen["players"][s]["favour"] - more[s] for s in ((seat + n) % 3 for n in range(3))] == [3, 4, 5]
    with pytest.raises(OptionError, match="one of the 3 seats"):
        GAME.new(3, {"first_player": "seat-4"})


@pytest.mark.rule("DEL-R17")
def test_player_colours_are_chosen_drawn_or_the_next_free() -> None:
    def colours(seats: int, seed: int = 0, **options: str) -> list[str]:
        return [one["colour"] for one in set_up(seats, seed, **options)[0].observe(None)["players"]]

    assert colours(4) == ["red", "yellow", "green", "blue"]
    assert colours(3, colour_1="blue") == ["blue", "red", "yellow"]
    assert colours(3, colour_2="red", colour_3="green") == ["yellow", "red", "green"]
    drawn = {tuple(colours(2, seed, colour_1="drawn", colour_2="green")) for seed in range(24)}
    assert drawn == {(colour, "green") for colour in ("red", "yellow", "blue")}
    with pytest.raises(OptionError, match="no other seat has named"):
        GAME.new(2, {"colour_1": "red", "colour_2": "red"})
    with pytest.raises(OptionError, match="at a table with 2 seats"):
        GAME.new(2, {"colour_3": "red"})


@pytest.mark.rule("DEL-R17", "DEL-R3")
def test_the_colour_says_which_islands_take_the_shrines() -> None:
    table = explorer(colour_1="blue", colour_2="red").tile("cloud-red-1", "blue-2")
    assert [task["island"] for task in table.player()["tasks"][:3]] == ["blue-1", "blue-2", "blue-3"]
    assert table.can("build-shrine red cloud-red-1")
    table.tile("cloud-red-1", "red-2")
    assert table.why_not("build-shrine red cloud-red-1").id == "no-shrine-task"


@pytest.mark.rule("DEL-R17")
def test_a_colour_to_be_drawn_is_not_known_before() -> None:
    state = GAME.new(2, {"colour_1": "drawn"})
    assert state.step is not None
    assert (state.step.name, len(state.legal())) == ("colours", 3)  # seat 1 has red, the next free one
    seen = state.observe(None)["players"]
    assert [one["colour"] for one in seen] == [None, "red"]
    assert "island" not in seen[0]["tasks"][0]
    told = state.apply(state.actions.parse("deal-colour blue"))
    assert (told[0].name, told[0].args) == ("colour-dealt", {"seat": 0, "colour": "blue"})
    assert state.observe(None)["players"][0]["tasks"][0]["island"] == "blue-1"


@pytest.mark.rule("DEL-R7", "DEL-R80")
def test_the_board_stays_complete_in_a_shorter_game() -> None:
    seen = set_up(3, ship_pool="first-game", tasks=8)[0].observe(None)
    assert [city["statues"] for city in seen["cities"]] == [3] * 6
    assert sum(len(isle["colours"]) for isle in seen["offerings"]) == 18
    assert sum(len(isle["colours"]) for isle in seen["monsters"]) == 18
    assert [island["face_up"] for island in seen["islands"]] == [False] * 12


@pytest.mark.rule("DEL-R17", "DEL-R20")
def test_ships_act_at_the_end_of_the_set_up_by_seat() -> None:
    orders = set()
    for seed in range(6):
        state = GAME.new(3, {"map": "custom"})
        dealer = Dealer(seed)
        told: list[Event] = []
        ships = ["ship-1", "ship-2", "ship-6"]
        while state.observe(None)["round"] == 0:
            dealing = state.step is not None and state.step.name == "ships"
            action = state.actions.parse(f"deal-ship {ships.pop()}") if dealing else dealer.pick(state)
            told += state.apply(action)
        first = state.observe(None)["first"]
        orders.add(first)
        effects = [e for e in told if e.name in ("shield-rises", "gods-raised", "favour-gained")]
        assert [e.args["seat"] for e in effects] == [(first + n) % 3 for n in range(3)]
        assert names(told).index("tasks-turned") < told.index(effects[0])
    assert len(orders) > 1


@pytest.mark.rule("DEL-9.3", "DEL-R8")
def test_the_first_game_is_one_preset() -> None:
    state, _ = set_up(3, first_game=True)
    options = state.setup.options
    assert (options["tasks"], options["map"]) == (8, "compact")
    assert (options["ships"], options["ship_pool"]) == ("random", "first-game")
    assert GAME.new(3, dict(options)).setup.options == options  # a record's header says the same again
    assert GAME.new(3, {"first_game": True, "tasks": 8}).setup.options == options
    with pytest.raises(OptionError, match="first_game asks for") as refused:
        GAME.new(3, {"first_game": True, "tasks": 12})
    assert refused.value.option == "tasks"
    with pytest.raises(OptionError, match="map"):
        GAME.new(3, {"first_game": True, "map": "random"})


@pytest.mark.rule("DEL-R17")
def test_the_order_of_the_set_up() -> None:
    for ships, told_of_ships in (("random", "ship-dealt"), ("draft", "ship-chosen")):
        told = names(set_up(3, ships=ships, tasks=8)[1])
        order = [
            "map-drawn",
            "offering-placed",
            "temple-placed",
            "monster-placed",
            "equipment-shown",
            "first-player",
            told_of_ships,
            "rolled",
            "wounded",
            "tasks-turned",
            "task-removed",
            "round-begins",
        ]
        assert [told.index(name) for name in order] == sorted(told.index(name) for name in order)


@pytest.mark.rule("DEL-R1")
def test_the_two_rule_texts_differ_in_four_flags() -> None:
    one, other = (GAME.new(2, {"rules": rules}).setup for rules in ("rulebook", "revised"))
    flags = ("hero_shield", "by_picture", "needless", "titan_always")
    assert [getattr(one, flag) for flag in flags] == [1, True, True, False]
    assert [getattr(other, flag) for flag in flags] == [2, False, False, True]
    assert GAME.options["rules"].default == "rulebook"


def test_all_ship_tiles_are_named() -> None:
    assert len(SHIP) == 8
    assert GAME.components["ship"] == SHIP
