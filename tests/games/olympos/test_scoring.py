"""The end of the game: end phase, points, ties (OLY-8), and supplies (OLY-R60)."""

from __future__ import annotations

import pytest
from tests.games.olympos.table import Table, names, told


@pytest.mark.rule("OLY-8.1", "OLY-R53")
class TestEndPhase:
    """On or beyond the last Zeus space: pass, or one last action."""

    def test_the_action_that_got_there_was_not_the_last(self) -> None:
        table = Table(3).spaces(71, 75, 75).turned("keres")
        assert not table.can("pass")
        events = table.do("settle north>rhodope", "draw gift_wood")
        assert "finish" not in names(events)
        assert table.asked == ("turn", 0)
        assert table.seen()["ask"]["last"]
        assert table.can("pass")

    def test_passing(self) -> None:
        table = Table(3).spaces(72, 75, 75)
        events = table.do("pass")
        assert names(events) == ["pass", "finish"]
        assert table.player(0)["finished"]
        assert table.asked == ("turn", 1)

    def test_one_last_action(self) -> None:
        table = Table(3).spaces(72, 76, 76)
        preview = table.describe("settle north>rhodope")
        assert preview["finishes"]
        assert not preview["my_turn_again"]
        events = table.do("settle north>rhodope")
        assert told(events, "finish") == [{"seat": 0, "space": 75}]
        assert table.asked == ("turn", 1)

    def test_not_beyond_the_cross(self) -> None:
        table = Table(3).spaces(78, 80, 80)
        assert table.why_not("settle north>rhodope").rules == ("OLY-8.1", "OLY-R7", "OLY-R54")
        table.put(0, hourglasses=1)
        assert table.can("settle north>rhodope")
        assert table.why_not("wait").id == "no-waiting-at-end"


@pytest.mark.rule("OLY-R52", "OLY-8.3")
def test_landing_on_the_cross() -> None:
    table = Table(3).spaces(77, 80, 80)
    table.do("settle north>rhodope")
    assert table.player(0)["space"] == 80
    assert table.parts(0)["track"] == 0


@pytest.mark.rule("OLY-R54")
def test_the_erinyes_count_against_the_cross() -> None:
    table = Table(3).spaces(76, 80, 80).put(0, erinyes=2)
    assert table.why_not("settle north>rhodope").id == "beyond-cross"
    table.do("pass")
    assert table.player(0)["space"] == 76


@pytest.mark.rule("OLY-R53", "OLY-R42")
def test_cards_after_the_last_action() -> None:
    table = Table(3).spaces(72, 79, 79).hand(0, "gift_wood", "renown_stone")
    table.do("settle north>rhodope")
    assert table.asked == ("window", 0)
    table.do("play renown_stone")
    assert not table.player(0)["finished"]
    table.do("done")
    assert table.player(0)["finished"]
    assert table.parts(0)["prestige"] == 1


@pytest.mark.rule("OLY-R55")
class TestFinishedPlayers:
    """They still sit at the table."""

    def test_they_can_be_attacked_and_keep_scoring(self) -> None:
        table = (
            Table(3).spaces(72, 70, 80).put(2, finished=1).pile("macedonia", 2).pile("thessaly", 2).turn(1)
        )
        assert table.parts(2)["territories"] == 2
        table.do("settle north>macedonia")
        assert table.parts(2)["territories"] == 1
        assert table.player(2)["hourglasses"] == 1

    def test_they_count_for_majorities(self) -> None:
        table = Table(3).spaces(72, 70, 80).put(2, finished=1).hand(1, "primacy_grain").turn(1)
        table.pile("illyria", 1).pile("thrace", 2)
        assert not table.can("play primacy_grain")
        table.pile("thrace")
        assert table.can("play primacy_grain")

    def test_gods_touch_them_and_they_may_pray(self) -> None:
        table = Table(3).spaces(60, 59, 80).put(2, finished=1).hand(2, "prayer", "gift_wood").turn(1)
        table.do("settle north>rhodope", "draw gift_gold", "done", "reveal zeus", "done")
        assert table.asked == ("prayer", 2)
        assert table.legal() == ["play prayer", "done"]  # no other card any more
        events = table.do("play prayer", "done")
        assert told(events, "touch") == [{"god": "zeus", "seats": [2]}]
        assert table.player(2)["prestige"] == 3


@pytest.mark.rule("OLY-R56")
def test_a_player_without_an_action_passes() -> None:
    table = Table(3).spaces(80, 79, 72).turn(2)
    events = table.do("pass")  # the two others can do nothing and hold no cards
    assert names(events) == ["pass", "finish", "pass", "finish", "pass", "finish", "end"]
    table = Table(3).spaces(80, 80, 80).hand(0, "gift_wood")
    assert table.legal() == ["play gift_wood", "pass"]


@pytest.mark.rule("OLY-8.2")
def test_the_game_ends_when_all_have_finished() -> None:
    table = Table(3).spaces(72, 73, 74).pile("macedonia", 1).pile("thessaly", 1).pile("epirus", 1)
    table.do("pass", "pass")
    assert not table.seen()["over"]
    events = table.do("pass")
    assert told(events, "end") == [{"winners": [1]}]
    assert table.state.decider is None
    assert table.state.legal() == []
    result = table.state.result()
    assert result is not None
    assert result.winners == (1,)


@pytest.mark.rule("OLY-8.3", "OLY-R57")
def test_points() -> None:
    table = Table(4).spaces(74, 75, 76, 77).turn(0)
    table.pile("thessaly", 0).pile("epirus", 0, 1).pile("atlas", 0).pile("mestor", 0)
    table.owns(0, "medicine", "poetry").put(0, prestige=4, keres=-2, hourglasses=5).cubes(0, gold=3)
    table.hand(0, "harmony", "prayer").put(0, athena=5)
    table.do("build gate")
    table.do("done")
    assert table.player(0)["space"] == 76  # five hourglasses paid
    parts = table.parts(0)
    assert parts == {
        "track": 3,
        "prestige": 4,
        "territories": 1,  # only controlled ones
        "atlantis": 4,
        "discoveries": 4,
        "wonders": 8,
        "poetry": 3,
        "philosophy": 0,
        "science": 0,
        "city": 0,
        "absolutism": 0,
        "engineering": 0,
        "keres": -2,
        "destiny": 2,
    }
    assert table.state.scores()[0].total == sum(parts.values())


@pytest.mark.rule("OLY-8.3")
@pytest.mark.parametrize(
    ("space", "points"), [(72, 5), (73, 4), (74, 4), (75, 3), (76, 3), (77, 2), (78, 2), (79, 1), (80, 0)]
)
def test_points_of_the_track(space: int, points: int) -> None:
    table = Table(3).spaces(space, 80, 80)
    assert table.parts(0)["track"] == points


@pytest.mark.rule("OLY-8.4", "OLY-R58", "OLY-R33")
class TestTies:
    """More discoveries and wonders win; then the victory is shared."""

    def test_broken(self) -> None:
        table = Table(3).spaces(72, 72, 72).owns(0, "medicine").put(1, prestige=2)
        table.do("pass", "pass", "pass")
        scores = [score.total for score in table.state.scores()]
        assert scores == [7, 7, 5]
        result = table.state.result()
        assert result is not None
        assert result.ranks == (1, 2, 3)

    def test_wonders_count_too(self) -> None:
        table = Table(3).spaces(72, 72, 74).owns(0, "medicine").put(0, prestige=2).put(1, athena=4)
        table.turn(1).do("build gate")  # to 79
        table.do("pass", "pass")
        scores = [score.total for score in table.state.scores()]
        assert scores == [9, 9, 4]
        result = table.state.result()
        assert result is not None
        assert result.ranks[:2] == (1, 1)  # one discovery against one wonder

    def test_shared(self) -> None:
        table = Table(4).spaces(72, 72, 73, 73).owns(0, "democracy").owns(1, "medicine")
        events = table.do("pass", "pass", "pass", "pass")
        assert told(events, "end") == [{"winners": [0, 1]}]  # Democracy does not decide it
        result = table.state.result()
        assert result is not None
        assert result.ranks == (1, 1, 3, 3)
        assert result.winners == (0, 1)


@pytest.mark.rule("OLY-R60")
def test_supplies_do_not_run_out() -> None:
    table = Table(3).put(1, hourglasses=40).pile("macedonia", 1).cubes(1, gold=30)
    table.do("settle north>macedonia")
    assert table.player(1)["hourglasses"] == 41
    table = Table(4).put(0, stock=30).cubes(0, stone=2, gold=2)
    table.do("discover surgery", "bonus settler")
    assert table.player(0)["stock"] == 33


@pytest.mark.rule("OLY-R59")
def test_hidden_prestige_is_in_nobody_elses_points() -> None:
    table = Table(3, prestige="hidden").put(1, prestige=7)
    for viewer in (0, None):
        known = table.state.scores_for(viewer)
        assert known[1].total is None
        assert known[1].parts["prestige"] is None
        assert known[1].parts["destiny"] == table.parts(1)["destiny"]
    own = table.state.scores_for(1)[1]
    assert own.parts["prestige"] == 7
    assert own.total == table.state.scores()[1].total
    shown = Table(3, prestige="shown").put(1, prestige=7).state
    assert shown.scores_for(None)[1].parts["prestige"] == 7
