"""Drafts of owners: what is entered, checked, written, read back, carried over and compared."""

from __future__ import annotations

import random
import tomllib
from typing import Any

import pytest

import petteia
from petteia import editions
from petteia.editions import PRINTED, Component, Draft
from petteia.kernel import Game, OptionError
from petteia.kernel.toml import toml_text
from petteia.texts import LANGUAGES, Texts

GAMES = list(petteia.GAMES.values())


def values(game: Game, key: str) -> dict[str, Any]:
    """The fields of a component as the default edition has them."""
    one = found(game, key)
    entry: Any = editions.file_data(game)
    for step in one.path:
        entry = entry[step]
    return {field: entry[field] for field in one.fields if field in entry}


def found(game: Game, key: str) -> Component:
    return next(one for one in editions.components(game) if one.key == key)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_an_edition_written_anew_reads_back_to_the_same_data(game: Game) -> None:
    data = editions.file_data(game)
    assert tomllib.loads(toml_text(data)) == data


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_everything_that_can_be_entered_has_a_form_and_stands_in_the_edition(game: Game) -> None:
    parts = editions.components(game)
    assert len({one.key for one in parts}) == len(parts)
    assert {one.table for one in parts} == set(game.editable)
    for one in parts:
        form = editions.form_of(game, one.table)
        assert [*form["needed"], *form["optional"]] != []
        assert set(form["needed"]) | set(form["optional"]) == set(one.fields)
        assert set(form["needed"]) <= set(values(game, one.key))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_everything_entered_as_it_is_plays_and_nothing_is_reconstructed_any_more(game: Game) -> None:
    draft = Draft("mine", {one.key: values(game, one.key) for one in editions.components(game)})
    checked = editions.check(game, draft)
    assert checked.mistakes == ()
    assert checked.edition is not None
    assert [setup.seats for setup in checked.setups] == list(game.seats)
    assert not any(one.open for one in editions.components(game, checked.edition.data))
    assert editions.read(game, checked.text) == (draft, [])
    state = editions.first_position(checked.setups[0])
    assert state.digest() == editions.first_position(checked.setups[0]).digest()
    assert state.decider in range(game.seats[0])


@pytest.mark.parametrize(
    ("game", "key", "field", "value", "path", "problem"),
    [
        ("elysium", "card/zeus.hera", "level", 4, ("level",), "whole"),
        ("elysium", "card/zeus.hera", "kind", "lasting", ("kind",), "choice"),
        ("elysium", "card/zeus.hera", "effect", [], ("effect",), "entries"),
        (
            "elysium",
            "card/zeus.hera",
            "effect",
            [{"do": "gain", "what": "vp", "n": {"count": "cards", "in": "legend"}}],
            ("effect", 0, "n", "in"),
            "place-legend",
        ),
        ("elysium", "card/zeus.hera", "effect", [{"do": "gain", "what": "vp"}], ("effect", 0), "missing"),
        ("elysium", "pediment/1", "columns", ["red"] * 4, ("columns",), "each-colour"),
        ("olympos", "territory/illyria", "land", ["epirus"], None, "neighbour"),
        ("olympos", "wonder/gate", "stars", "four", ("stars",), "whole"),
        ("olympos", "time_track.zeus/2", "space", 1, ("space",), "zeus-rise"),
        ("olympos", "cell/1", "bonus", ["settler"], ("bonus",), "spots"),
        ("delphi", "letter/psi", "reward", {"favour": 99}, ("reward", "favour"), "whole"),
    ],
)
def test_a_mistake_is_found_at_its_field(
    game: str, key: str, field: str, value: Any, path: tuple[str | int, ...] | None, problem: str
) -> None:
    chosen = petteia.game(game)
    draft = Draft("mine", {key: {**values(chosen, key), field: value}})
    mistakes = editions.check(chosen, draft).mistakes
    found_at = [
        (one.key, mistake.path[len(one.path) :], mistake.id)
        for mistake in mistakes
        if (one := editions.component_at(editions.components(chosen), mistake.path)) is not None
    ]
    if path is None:  # the other side of a border, which is to be mended too
        assert ("territory/macedonia", ("land",), "neighbour") in found_at
    else:
        assert (key, path, problem) in found_at


def test_a_part_is_entered_and_the_rest_stays_reconstructed() -> None:
    game = petteia.game("olympos")
    draft = Draft("two wonders", {"wonder/gate": {"stars": 3, "points": 7}})
    edition = editions.check(game, draft).edition
    assert edition is not None
    assert edition.name == "two wonders"
    gate = next(one for one in edition.data["wonder"] if one["id"] == "gate")
    assert (gate["stars"], gate["points"], gate["source"]) == (3, 7, PRINTED)
    before = sum(one.open for one in editions.components(game))
    assert sum(one.open for one in editions.components(game, edition.data)) == before - 1


def test_a_file_of_an_older_edition_is_carried_over() -> None:
    """What is marked as printed is taken; the older reconstruction around it is not."""
    game = petteia.game("elysium")
    text = editions.check(game, Draft("old", {"level_bonus/1": {"vp": 9}})).text
    old = text.replace("start_gold = 4", "start_gold = 7").replace("vp = 3\nsource", "vp = 8\nsource")
    assert old != text
    draft, left = editions.read(game, old)
    assert (draft, left) == (Draft("old", {"level_bonus/1": {"vp": 9}}), [])
    edition = editions.check(game, draft).edition
    assert edition is not None
    assert edition.data["setup"]["start_gold"] == 4
    gone = Draft("old", {"card/zeus.nobody": {"level": 1}, "level_bonus/1": {"vp": 9}})
    assert editions.check(game, gone).mistakes == ()


def test_of_a_file_written_by_hand_everything_that_differs_is_taken_or_named() -> None:
    game = petteia.game("elysium")
    data = editions.file_data(game)
    data = {**data, "setup": {**data["setup"], "start_gold": 5}}
    text = toml_text(data).replace("level = 1\nvp = 2", "level = 1\nvp = 6")
    draft, left = editions.read(game, text)
    assert draft.entries == {"level_bonus/1": {"vp": 6}}
    assert left == ["setup start_gold"]
    with pytest.raises(OptionError, match="an edition of olympos"):
        editions.read(petteia.game("olympos"), text)


def test_editions_are_compared_entry_by_entry() -> None:
    game = petteia.game("olympos")
    data = editions.file_data(game)
    draft = Draft(data["edition"], {"wonder/gate": {"stars": 3, "points": 8}})
    edition = editions.check(game, draft).edition
    assert edition is not None
    differing = editions.differences(data, edition.data)
    assert [(one.words, one.old, one.new) for one in differing] == [
        ("wonder gate stars", 4, 3),
        ("wonder gate source", "reconstructed", PRINTED),
    ]
    assert [one.matters for one in differing] == [True, False]


def deep(levels: int) -> Any:
    return [deep(levels - 1)] if levels else 1


@pytest.mark.parametrize("value", [object(), float("nan"), 10**12, "x" * 3000, deep(20)])
def test_values_that_no_file_can_hold_are_refused(value: Any) -> None:
    game = petteia.game("olympos")
    with pytest.raises(ValueError, match=r"."):
        editions.check(game, Draft("mine", {"wonder/gate": {"stars": [value], "points": 1}}))


def test_names_of_the_printed_game_go_before_ours() -> None:
    game = petteia.game("elysium")
    name = {"en": "Queen of Heaven", "de": "Königin des Himmels"}
    entry = {**values(game, "card/zeus.hera"), "name": name}
    edition = editions.check(game, Draft("mine", {"card/zeus.hera": entry})).edition
    assert edition is not None
    assert Texts("de", edition).component(game, "card", "zeus/hera") == "Königin des Himmels"
    assert Texts("fr", edition).component(game, "card", "zeus/hera") == "Queen of Heaven"
    assert Texts("en", edition).component(game, "card", "zeus/eagle/1") == "Eagle of Zeus"


def test_every_effect_of_the_default_edition_can_be_put_together_in_a_form() -> None:
    """What `_Card` accepts, the rules that forms are made of accept too."""
    from petteia.games.elysium.effects.vocabulary import CARD_PARTS, listed

    several = ("family", "level", "kind", "kinds")

    def plain(value: Any) -> Any:
        if isinstance(value, dict):
            lists = () if "rule" in value else several
            return {key: listed(plain(one)) if key in lists else plain(one) for key, one in value.items()}
        return [plain(one) for one in value] if isinstance(value, list) else value

    for card in editions.file_data(petteia.game("elysium"))["card"]:
        for key, rule in CARD_PARTS.items():
            mistakes: list[str] = []
            if key in card:
                rule.check(plain(card[key]), card["id"], mistakes)
            assert mistakes == []


def test_a_component_is_pictured_with_the_options_by_which_it_is_on_the_board() -> None:
    elysium, delphi = petteia.game("elysium"), petteia.game("delphi")
    for game in GAMES:
        known = {name for one in editions.components(game) for name in (one.key, one.table)}
        assert set(game.pictured) <= known
    for number, side in ((1, "A"), (2, "B")):
        columns = ["yellow", "red", "blue", "green"]
        setup = editions.check(elysium, Draft("mine", {f"pediment/{number}": {"columns": columns}})).setups[0]
        seen = editions.first_position(setup, f"pediment/{number}").observe(None)
        assert seen["pediment"] == {"side": side, "columns": columns}
    setup = editions.check(delphi, Draft("mine")).setups[-1]
    ships = {
        player["ship"] for player in editions.first_position(setup, "first_game").observe(None)["players"]
    }
    assert ships == set(setup.edition.data["first_game"]["ship_tiles"])


def changed(value: Any, rng: random.Random) -> Any:
    """A value with something wrong, or just otherwise, somewhere in it."""
    if isinstance(value, dict) and value and rng.random() < 0.7:
        key = rng.choice(list(value))
        rest = {name: inner for name, inner in value.items() if name != key}
        return rest if rng.random() < 0.25 else {**value, key: changed(value[key], rng)}
    if isinstance(value, list) and value and rng.random() < 0.7:
        at = rng.randrange(len(value))
        new = rng.choice([[], [value[at], value[at]], [changed(value[at], rng)]])
        return [*value[:at], *new, *value[at + 1 :]]
    if type(value) is int and rng.random() < 0.6:
        return value + rng.choice([-2, -1, 1, 2, 5])
    return rng.choice([0, -1, 999, 1.5, True, "x", "", [], ["x"], {}, {"x": 1}, list(range(9))])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_mistake_has_words_in_every_language(game: Game) -> None:
    rng = random.Random(3)
    parts = editions.components(game)
    catalogues = {language: Texts(language) for language in LANGUAGES}
    wrong = 0
    for _ in range(25):
        one = rng.choice(parts)
        field = rng.choice(one.fields)
        fields = values(game, one.key)
        draft = Draft("mine", {one.key: {**fields, field: changed(fields.get(field, 1), rng)}})
        for mistake in editions.check(game, draft).mistakes:
            wrong += 1
            for language, texts in catalogues.items():
                assert texts.has(f"web-editor-mistake-{mistake.id}"), (language, mistake)
    assert wrong > 5
