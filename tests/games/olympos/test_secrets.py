"""What is hidden and what is public (OLY-R49, OLY-R59), and worlds that fit what a viewer knows."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.games.olympos.table import GAME, Table

from petteia.games.olympos import layout as at
from petteia.games.olympos.components import CARDS, DESTINY
from petteia.kernel import CHANCE, Dealer


@pytest.mark.rule("OLY-R59")
class TestPrestige:
    """Totals are hidden or shown as the option says; one's own is always seen."""

    def test_hidden(self) -> None:
        table = Table(3).put(0, prestige=5).put(1, prestige=3)
        seen = table.seen(0)["players"]
        assert [player["prestige"] for player in seen] == [5, None, None]
        assert seen[1]["score"]["total"] is None
        assert seen[1]["score"]["parts"]["prestige"] is None
        assert seen[0]["score"]["total"] == 5
        assert [player["prestige"] for player in table.seen(None)["players"]] == [None] * 3

    def test_shown(self) -> None:
        table = Table(3, prestige="shown").put(1, prestige=3)
        assert [player["prestige"] for player in table.seen(None)["players"]] == [0, 3, 0]

    def test_each_gain_is_public(self) -> None:
        table = Table(3).hand(0, "renown_stone").pile("rhodope", 0)
        events = [event.seen_by(1) for event in table.do("play renown_stone")]
        assert [event.args for event in events if event and event.name == "gain-prestige"] == [
            {"seat": 0, "number": 1}
        ]

    def test_all_is_open_at_the_end(self) -> None:
        table = Table(3).spaces(72, 72, 72).put(0, prestige=5).hand(1, "harmony")
        table.do("pass", "pass", "pass")
        players = table.seen(None)["players"]
        assert players[0]["prestige"] == 5
        assert players[1]["hand"]["cards"] == ["harmony"]


@pytest.mark.rule("OLY-R59")
def test_what_is_public() -> None:
    table = Table(3).hand(1, "harmony", "prayer").hand(2, "gift_wood").turned("keres", "zeus")
    seen = table.seen(0)
    assert [player["hand"] for player in seen["players"]] == [
        {"count": 0, "cards": []},
        {"count": 2},
        {"count": 1},
    ]
    assert seen["destiny"]["pile"] == 19
    assert seen["olympos"]["turned"] == ["keres", "zeus"]
    assert seen["olympos"]["left"] == 8


@pytest.mark.rule("OLY-R49")
def test_the_course_of_prayers_does_not_depend_on_the_cards() -> None:
    courses = []
    for cards in (("prayer", "harmony"), ("gift_gold", "harmony")):
        table = Table(4).hand(2, *cards).hand(3, "gift_wood").spaces(11, 5, 5, 5, turn=0)
        events = table.do("settle north>rhodope", "draw gift_stone", "done", "reveal hecate")
        course = []
        while table.asked[0] == "prayer":
            course.append(table.seen(1)["ask"])
            events += table.do("done")
        told = [event.seen_by(1) for event in events]
        courses.append((course, [event.as_json() for event in told if event]))
    assert courses[0] == courses[1]


def test_two_worlds_that_differ_in_hidden_cards_look_the_same() -> None:
    one = Table(3).hand(1, "harmony", "prayer").hand(2, "gift_wood")
    two = Table(3).hand(1, "gift_wood", "inspiration").hand(2, "prayer")
    assert one.state != two.state
    assert one.seen(0) == two.seen(0)
    assert one.seen(None) == two.seen(None)
    assert one.state.tensor(0) == two.state.tensor(0)
    assert one.state.legal() == two.state.legal()
    for seed in range(5):
        assert one.state.resample(0, random.Random(seed)) == two.state.resample(0, random.Random(seed))
    assert one.seen(1) != two.seen(1)


def test_resampled_worlds_fit_what_the_viewer_knows() -> None:
    dealer, rng = Dealer(3), random.Random(3)
    state = GAME.new(4)
    while state.decider is not None:
        viewer = rng.choice([None, 0, 1, 2, 3])
        world = state.resample(viewer, rng)
        assert not list(GAME.check(world))
        assert world.observe(viewer) == state.observe(viewer)
        assert world.decider == state.decider
        if viewer is not None and state.decider == viewer:
            assert world.legal() == state.legal()
        state.advance(dealer.pick(state) if state.decider == CHANCE else rng.choice(state.legal()))


def test_cards_under_the_oracle_stay_with_their_viewer() -> None:
    table = Table(3).spaces(11, 14, 14).owns(0, "oracle")
    table.do("settle north>rhodope", "draw prayer", "draw harmony", "draw gift_gold")
    assert table.asked == ("keep", 0)
    mine = {tuple(table.state.resample(0, random.Random(s)).legal()) for s in range(20)}
    assert mine == {tuple(table.state.legal())}
    theirs = {tuple(table.state.resample(1, random.Random(s)).legal()) for s in range(20)}
    assert len(theirs) > 5


def test_hidden_cards_are_dealt_evenly() -> None:
    table = Table(3).hand(1, "harmony")
    counts: Counter[int] = Counter()
    for seed in range(2200):
        world = table.state.resample(0, random.Random(seed))
        hand = world.v[at.HAND + CARDS : at.HAND + 2 * CARDS]
        counts[hand.index(1)] += 1
    copies = {c["id"]: c["copies"] for c in GAME.default_edition().data["destiny"]}
    for card, name in enumerate(DESTINY):
        assert 0.6 < counts[card] / (100 * copies[name]) < 1.4
