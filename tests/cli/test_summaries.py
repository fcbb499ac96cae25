"""Positions and choices in words: at any moment, for any viewer, in every language."""

from __future__ import annotations

import random
from importlib.resources import files

import pytest
from tests.games.elysium.table import Table as Elysium
from tests.games.olympos.table import Table

import petteia
from petteia.cli.show import about_lines, choice_line, summary
from petteia.cli.summaries.delphi import beside, distance
from petteia.cli.summaries.speaker import Speaker
from petteia.kernel import CHANCE, Dealer, drive
from petteia.texts import LANGUAGES, Texts

NAMES = ["Ada", "Bo", "Cleo", "Dion", "Eos"]


@pytest.mark.parametrize("game", petteia.GAMES)
def test_every_position_can_be_said(game):
    rng, dealer = random.Random(game), Dealer(game)
    state = petteia.game(game).new(3)
    texts = [Texts(language, state.setup.edition, strict=True) for language in LANGUAGES]
    moment = 0
    while state.decider is not None:
        legal = state.legal()
        if moment % 23 == 0:
            words = texts[moment // 23 % len(texts)]
            for viewer in (None, 0, 1, 2):
                lines = summary(state.observe(viewer), state.game, words, NAMES)
                assert any("Ada" in line for line in lines)
                assert not [line for line in lines if "{" in line or "None" in line]
            if state.decider != CHANCE:
                known = state.observe(state.decider)
                for action in rng.sample(legal, min(9, len(legal))):
                    assert choice_line(state, action, known, words, NAMES)
        state.apply(dealer.pick(state) if state.decider == CHANCE else rng.choice(legal))
        moment += 1
    assert summary(state.observe(None), state.game, texts[0], NAMES)


def test_hidden_points_are_said_to_be_unknown():
    state = petteia.game("olympos").new(2)
    drive(state, Dealer(1))
    lines = summary(state.observe(0), state.game, Texts("en", state.setup.edition), ["Ada", "Bo"])
    points = [line for line in lines if line.startswith("  points:")]
    assert "?" not in points[0]
    assert points[1].startswith("  points: ?")


def test_what_is_said_of_places_of_olympos_follows_the_edition_that_is_played():
    game = petteia.game("olympos")
    own = files("petteia.games.olympos").joinpath("edition.toml").read_text(encoding="utf-8")
    text = own.replace("stars = 4\npoints = 8", "stars = 3\npoints = 7", 1)
    assert text != own
    for edition, figures in (
        (game.default_edition(), "4 stars and scores 8 points"),
        (game.setup(2, {"edition": text}).edition, "Stars to build it: 3. 7 points at the end"),
    ):
        texts = Texts("en", edition, strict=True)
        for name, said in (
            ("gate", figures),
            ("Illyria", "Produces: Grain."),
            ("olympos", "Zeus token"),
            ("rhodes", "Carries a star"),
            ("atlas", "Atlantis"),
            ("medicine", "A new settler costs 1"),
        ):
            (line,) = about_lines(game, name, texts)
            assert said in line


def test_cards_of_elysium_are_told_with_their_kind_and_what_their_columns_mean():
    table = Elysium("zeus", seats=2).agora("zeus/hera", "zeus/metis").discarded("hades/styx", "zeus/eagle")
    state = table.state
    texts = Texts("en", state.setup.edition, strict=True)
    lines = summary(state.observe(0), state.game, texts, NAMES)
    assert any(
        line.startswith("  Hera, Zeus, level 3, Activate, both columns: red, blue. ") for line in lines
    )
    assert any(line.startswith("  Metis, Zeus, level 3, One-time, column: yellow. ") for line in lines)
    (quests,) = [line for line in lines if line.startswith("Quests: ")]
    assert "either column: red, blue;" in quests  # with two players a quest lies under two colours
    (discard,) = [line for line in lines if line.startswith("Discard pile: ")]
    assert discard == "Discard pile: Eagle of Zeus, Styx"
    take = state.actions.parse("take zeus/hera")
    line = choice_line(state, take, state.observe(0), texts, NAMES)
    assert "level 3, Activate, both columns: red, blue" in line


def test_ways_on_the_map_of_delphi():
    assert distance("0,0", "0,0") == 0
    assert distance("0,0", "2,-1") == 2
    assert distance("-1,3", "2,-2") == 5
    state = petteia.game("delphi").new(2)
    drive(state, Dealer(1))
    observation = state.observe(0)
    speaker = Speaker("delphi", Texts("en", state.setup.edition), ["Ada", "Bo"])
    temple = observation["temples"][0]
    q, r = map(int, temple["hex"].split(","))
    found = list(beside(f"{q + 1},{r}", observation, speaker))
    assert any(speaker.name("site", temple["site"]) in one for one in found)


def test_what_is_odd_about_a_given_map_of_delphi_is_said():
    state = petteia.game("delphi").new(2, {"map": "custom"})
    observation = state.observe(None)
    for language in LANGUAGES:
        texts = Texts(language, state.setup.edition, strict=True)
        warning = texts.component("delphi", "map-warning", "city-spacing")
        for warnings, times in (
            ([], 0),
            ([{"warning": "city-spacing", "cities": ["city-red", "city-blue"]}], 1),
        ):
            known = {**observation, "map": {**observation["map"], "warnings": warnings}}
            lines = summary(known, state.game, texts, ["Ada", "Bo"])
            assert "".join(lines).count(warning) == times
            cities = [texts.component("delphi", "site", city) for city in ("city-red", "city-blue")]
            assert "".join(lines).count(f"({cities[0]}, {cities[1]})") == times


@pytest.mark.parametrize(
    ("mine", "theirs", "said"),
    [
        (("democracy",), (), "Democracy decides the tie for you"),
        ((), ("democracy",), "Democracy decides the tie against you"),
        (("democracy",), ("democracy",), None),
    ],
)
def test_the_price_of_a_fight_says_whom_democracy_helps(mine, theirs, said):
    table = Table(4).owns(0, *mine).owns(1, *theirs).pile("macedonia", 1)
    state = table.state
    action = state.actions.parse("settle north>macedonia")
    line = choice_line(state, action, state.observe(0), Texts("en", state.setup.edition), NAMES)
    assert "swords 0 against 0" in line
    assert (said is None and "Democracy" not in line) or (said is not None and said in line)
