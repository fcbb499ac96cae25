"""The end of the game (ELY-6)."""

from __future__ import annotations

import pytest
from tests.games.elysium.table import Table, told

from petteia.games.elysium import GAME, layout


def finish(table: Table) -> None:
    """Play the last step of the last epoch."""
    table.state.v[layout.EPOCH] = 5
    table.writing(0)
    while table.state.decider is not None:
        table.do(table.can()[-1])


@pytest.mark.rule("ELY-6.1")
def test_domains_and_single_cards_are_removed_first() -> None:
    table = Table("zeus").own(0, "hades/charon").citizens(0, 1).legend(0, "zeus/dioscuri", "zeus/eagle")
    table.legend(0, "zeus/hera")
    finish(table)
    view = table.view()
    assert view["over"]
    assert (view["players"][0]["domain"], view["players"][0]["citizens"]) == ([], 0)
    assert [legend["cards"] for legend in view["players"][0]["elysium"]] == [
        ["zeus/eagle/1", "zeus/dioscuri/1"]
    ]
    assert table.score(0, "chronos") == 2  # Hera no longer counts


@pytest.mark.rule("ELY-6.2")
def test_chronos_effects_are_resolved_in_turn_order() -> None:
    table = Table("zeus", "athena").legend(1, "athena/acropolis", "athena/olive")
    table.legend(0, "zeus/dioscuri", "zeus/eagle")
    table.state.v[layout.ORDER : layout.ORDER + 3] = [2, 1, 0]
    finish(table)
    assert [event["card"] for event in told(table.events, "chronos")] == [
        "athena/acropolis",
        "zeus/dioscuri/1",
    ]
    assert [score.parts["chronos"] for score in table.state.scores()] == [3, 4, 1]
    assert [score.parts["tokens"] for score in table.state.scores()] == [1, 2, 3]


@pytest.mark.rule("ELY-6.2")
def test_a_borrowed_chronos_effect_is_chosen_by_the_player() -> None:
    table = Table("hermes", "athena").legend(0, "hermes/echo", "hermes/sandals")
    table.legend(1, "athena/acropolis", "athena/olive").legend(2, "zeus/dioscuri", "zeus/eagle")
    table.legend(0, "zeus/amalthea", "zeus/danae")
    expected = table.state.scores()
    table.state.v[layout.EPOCH] = 5
    table.writing(0)
    table.do("end")
    assert table.can() == ["borrow zeus/dioscuri/1", "borrow athena/acropolis", "decline"]  # both would pay
    assert table.state.scores() == expected  # the projection borrows the best one
    table.do("borrow athena/acropolis")
    assert table.state.scores() == expected


@pytest.mark.rule("ELY-6.3")
def test_points_of_legends() -> None:
    table = Table("zeus").legend(0, "zeus/eagle", "zeus/europa")
    assert table.score(0, "family-legends") == 3
    table.legend(0, "zeus/amalthea", "zeus/danae", "zeus/hera")
    assert table.score(0, "family-legends") == 9
    cards = ["zeus/thunderbolt", "hades/charon", "athena/olive", "poseidon/triton", "hephaestus/forge"]
    for count, points in ((2, 2), (3, 4), (4, 8), (5, 12)):
        table = Table("zeus").legend(0, *cards[:count])
        assert table.score(0, "level-legends") == points
        assert table.elysium()[0]["points"] == points


@pytest.mark.rule("ELY-6.4")
def test_bonus_tiles_score() -> None:
    table = Table("zeus").legend(0, "zeus/eagle", "zeus/europa", "zeus/hera")
    for level, (one, other) in enumerate(
        (("zeus/amalthea", "hades/charon"), ("zeus/danae", "hades/asphodel"))
    ):
        table.legend(0, one, other)
        assert table.score(0, "level-bonus") == sum((2, 3)[: level + 1])
    table.legend(0, "zeus/metis", "hades/helm")
    assert (table.score(0, "level-bonus"), table.score(0, "family-bonus")) == (9, 5)
    table.legend(1, "zeus/thunderbolt", "zeus/dioscuri", "zeus/olympus")
    assert [table.score(seat, "family-bonus") for seat in range(3)] == [5, 2, 0]


@pytest.mark.rule("ELY-6.5", "ELY-R-prestige-tie-rounding")
@pytest.mark.parametrize(
    ("prestige", "points"),
    [
        ([4, 3, 2, 1], [16, 8, 4, 2]),
        ([4, 4, 2, 1], [12, 12, 4, 2]),
        ([4, 2, 2, 2], [16, 4, 4, 4]),  # 14 for three, rounded down
        ([3, 3, 3, 0], [9, 9, 9, 0]),  # 28 for three, rounded down
        ([1, 1, 1, 1], [7, 7, 7, 7]),
        ([0, 0, 0, 5], [0, 0, 0, 16]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
        ([2, 5], [8, 16]),
        ([5, 5], [12, 12]),
    ],
)
def test_prestige_places(prestige: list[int], points: list[int]) -> None:
    table = Table("ares", seats=len(prestige))
    for seat, amount in enumerate(prestige):
        table.tokens(seat, prestige=amount)
    assert [score.parts["prestige"] for score in table.state.scores()] == points


@pytest.mark.rule("ELY-6.6")
def test_citizens_in_the_elysium_cost_two_each() -> None:
    table = Table("zeus").legend(0, "zeus/eagle", "zeus/hera", "citizen")
    table.legend(0, "hades/charon", "athena/olive", "citizen", "citizen")
    assert table.score(0, "citizens") == -6
    score = table.state.scores()[0]
    assert score.total == sum(score.parts.values())


@pytest.mark.rule("ELY-6.7")
def test_most_points_win_then_gold_then_the_victory_is_shared() -> None:
    for vp, gold, ranks, ending in (
        ((9, 8, 7), (0, 5, 9), (1, 2, 3), "win"),
        ((9, 9, 7), (3, 5, 9), (2, 1, 3), "gold"),
        ((9, 9, 9), (5, 5, 4), (1, 1, 3), "shared"),
    ):
        table = Table("zeus")
        for seat in range(3):
            table.tokens(seat, vp=vp[seat], gold=gold[seat])
        assert table.state.result() is None
        finish(table)
        result = table.state.result()
        assert result is not None
        assert result.ranks == ranks
        assert ending in set(GAME.endings(table.state))
