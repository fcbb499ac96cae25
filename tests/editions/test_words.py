"""What components of an edition say: sentences made from what an owner enters, in every language."""

from __future__ import annotations

from typing import Any

import pytest
from tests.editions.test_drafts import values

import petteia
from petteia import editions
from petteia.editions import Draft
from petteia.kernel import Game
from petteia.texts import LANGUAGES, Texts

GAMES = list(petteia.GAMES.values())


def said(game: Game, key: str, changes: dict[str, Any], language: str = "en") -> str:
    """What a component says once some of its fields have been entered."""
    edition = editions.check(game, Draft("mine", {key: {**values(game, key), **changes}})).edition
    assert edition is not None
    table, _, identity = key.partition("/")
    message = game.edition_text(edition, table, identity or table)
    assert message is not None
    return Texts(language, edition, strict=True).render(message)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_component_that_can_be_entered_says_something(game: Game, language: str) -> None:
    edition = game.default_edition()
    texts = Texts(language, edition, strict=True)
    for one in editions.components(game):
        message = game.edition_text(edition, one.table, one.id)
        assert message is not None, one.key
        text = texts.render(message)
        assert text.endswith((".", ".)", "!")), (one.key, text)
        assert "{" not in text
    assert game.edition_text(edition, "nothing", "nobody") is None


@pytest.mark.parametrize(
    ("game", "key", "changes", "text"),
    [
        (
            "olympos",
            "territory/crete",
            {"points": 3},
            (
                "Produces wood. 3 points at the end. A tribe guards a star here. "
                "By sea: Sicilian Sea, Cretan Sea, Carpathian Sea, Libyan Sea and Egyptian Sea."
            ),
        ),
        (
            "olympos",
            "time_track.zeus/2",
            {"space": 20, "drawn_by": ["first", "last"], "destiny_cards": 2},
            (
                "Space 20: 2 destiny cards for everyone who gets here. "
                "The first and the last to get here turn an Olympos card each."
            ),
        ),
        (
            "olympos",
            "cell/25",
            {"fixed": {"gold": 2}, "grey": [3], "bonus": []},
            "Cost: 2 gold and 3 of any other resource.",
        ),
        (
            "olympos",
            "cell/1",
            {"bonus": ["prestige", "cube:gold"], "bonus_5p": "cube:wood"},
            (
                "Cost: 1 gold and 1 stone. Bonus spots: Prestige and Gold cube. "
                "With five players besides: Wood cube."
            ),
        ),
        ("olympos", "wonder/gate", {"stars": 6}, "Stars to build it: 6. 8 points at the end."),
        (
            "olympos",
            "destiny/leisure_grain",
            {"resource": "wood", "copies": 2},
            "1 hourglass for each of your wood territory tokens. In the deck: 2.",
        ),
        (
            "elysium",
            "quest/duo-1",
            {"gold": 5, "transfers": 1},
            "With 2 players, quest 1: 5 gold, 0 VP and 1 transfer.",
        ),
        (
            "elysium",
            "pediment/1",
            {"columns": ["yellow", "green", "blue", "red"]},
            "Columns from left to right: yellow, green, blue and red.",
        ),
        ("elysium", "level_bonus/3", {"vp": 6}, "For the largest legend of level 3: 6 VP."),
        (
            "delphi",
            "letter/psi",
            {"reward": {"favour": 3, "shield_steps": 1}},
            "Reward: 3 favour and shield +1.",
        ),
        (
            "delphi",
            "equipment/eq-13",
            {"colours": ["pink"]},
            "You roll at least one pink: 2 favour.",
        ),
        (
            "delphi",
            "equipment_kind/god_to_top",
            {"gods": ["ares", "apollo"]},
            "Now: Ares or Apollo goes to the top row.",
        ),
    ],
)
def test_the_sentence_follows_what_is_entered(
    game: str, key: str, changes: dict[str, Any], text: str
) -> None:
    assert said(petteia.game(game), key, changes) == text


def test_the_sentence_follows_in_every_language() -> None:
    game = petteia.game("olympos")
    assert [said(game, "wonder/gate", {"points": 2}, language) for language in LANGUAGES] == [
        "Stars to build it: 4. 2 points at the end.",
        "Sterne zum Errichten: 4. 2 Punkte am Ende.",
        "Étoiles pour la bâtir\u00a0: 4. 2 points à la fin.",
        "Звёзд для постройки: 4. 2 очка в конце.",
    ]


def test_what_an_own_edition_says_is_told_wherever_the_component_is_explained() -> None:
    game = petteia.game("delphi")
    entry = {**values(game, "equipment/eq-16"), "colours": ["pink", "black"]}
    edition = editions.check(game, Draft("mine", {"equipment/eq-16": entry})).edition
    assert edition is not None
    texts = Texts("en", edition)
    usual = Texts("en", game.default_edition())
    assert texts.about(game, "equipment", "eq-16") == "Now: load 1 statue (pink or black) from its city."
    for other in ("eq-01", "eq-17", "eq-22"):
        assert texts.about(game, "equipment", other) == usual.about(game, "equipment", other)
    assert usual.about(game, "equipment", "eq-16").startswith("Now: load 1 statue (red, green or yellow)")
