"""Texts: what a person reads of events, actions, reasons and components."""

from __future__ import annotations

import pytest

from petteia.kernel import CHANCE, Edition, Event, Message, OptionError, Reason
from petteia.texts import LANGUAGES, TextError, Texts, rule_message

from .pebbles import CHARMS, GAME, charm, take


def texts(language: str = "en", **options) -> Texts:
    return Texts(language, strict=True, **options)


def test_an_event_names_the_players_and_counts_in_the_languages_way():
    event = Event("taken", {"player": 1, "number": 1})
    assert texts().event(GAME, event, ["Ada", "Bo"]) == "Bo takes 1 pebble."
    russian = texts("ru")
    for number, words in [(1, "1 камешек"), (2, "2 камешка"), (5, "5 камешков"), (21, "21 камешек")]:
        event = Event("taken", {"player": 0, "number": number})
        assert russian.event(GAME, event, ["Ада", "Бо"]) == f"Ада берёт {words}."


def test_seats_without_names_are_numbered_and_chance_has_a_name():
    assert texts().seat(0) == "Player 1"
    assert texts("ru").seat(1, ["Ада"]) == "Игрок 2"
    assert texts("de").seat(CHANCE) == "Zufall"
    assert texts("fr").seat(None) == "personne"


def test_the_redacted_form_has_a_text_of_its_own():
    event = Event("looked", {"player": 0}, secret={"charm": "old-owl"}, to=(0,))
    own, others = event.seen_by(0), event.seen_by(1)
    assert own is not None
    assert others is not None
    assert texts("de").event(GAME, own, ["Ada", "Bo"]) == "Ada sieht die alte Eule an."
    assert texts("de").event(GAME, others, ["Ada", "Bo"]) == "Ada sieht ein Amulett an."
    with pytest.raises(AssertionError):
        texts().event(GAME, event)


def test_lists_are_joined_in_the_languages_way_and_counted():
    event = Event("rolled", {"number": 2, "players": [0, 1, 2]}, reveals=True)
    names = ["A", "B", "C"]
    assert texts().event(GAME, event, names) == "The die adds 2 for A, B and C (3)."
    assert "A, B et C" in texts("fr").event(GAME, event, names)
    assert texts("ru").joined([]) == "ничего"


def test_an_action_uses_the_grammatical_forms_of_its_components():
    assert texts().action(GAME, charm.of(charm="moon/2")) == "The charm is the second moon"
    assert texts("de").action(GAME, charm.of(charm="moon/2")) == "Das Amulett ist der zweite Mond"
    assert texts("fr").action(GAME, take.of(number="3")) == "Prendre 3 cailloux"


def test_reasons_of_the_game_and_of_the_kernel():
    assert texts().reason(GAME, Reason("too-few", {"left": 1})) == "There is only 1 pebble left."
    asked = texts().reason(GAME, Reason("not-asked", {"ask": "roll"}))
    assert asked == "That is not the question now: The die is rolled."


def test_components_have_forms_and_explanations():
    t = texts("de")
    assert t.component(GAME, "charm", "moon/2") == "zweiter Mond"
    assert t.component(GAME, "charm", "moon/2", "acc") == "den zweiten Mond"
    assert t.component(GAME, "charm", "moon/2", "gen") == "zweiter Mond"
    assert t.about(GAME, "charm", "old-owl") == "Sie sieht bei Nacht."
    assert t.about(GAME, "charm", "moon/2") == ""


def test_a_component_of_an_owners_edition_is_called_as_the_edition_calls_it():
    data = {"charm": [{"id": "sun-9", "name": {"en": "Sun", "ru": "Солнце"}}, {"id": "cloud_of-rain"}]}
    edition = Edition("own", data, "0")
    assert texts("ru", edition=edition).component(GAME, "charm", "sun-9") == "Солнце"
    assert (
        texts(edition=Edition("own", {"charm": [{"id": "a.b", "name": {"en": "Bee"}}]}, "0")).component(
            GAME, "charm", "a/b/2"
        )
        == "Bee"
    )
    assert texts("fr", edition=edition).component(GAME, "charm", "sun-9") == "Sun"
    assert texts(edition=edition).component(GAME, "charm", "cloud_of-rain") == "cloud of rain"
    assert texts().component(GAME, "space", "12,-3") == "12,-3"


def test_messages_nest_and_lend_their_attributes():
    inner = Message("pebbles-charm-moon-2")
    message = Message("pebbles-effect-give", {"number": 2, "charm": inner})
    assert texts("de").render(message) == "Gib 2 für den zweiten Mond"
    assert texts("de").render(message.as_json()) == "Gib 2 für den zweiten Mond"
    both = Message("pebbles-effect-give", {"number": 2, "charm": [inner, Message("pebbles-charm-old-owl")]})
    assert texts("de").render(both) == "Gib 2 für den zweiten Mond und die alte Eule"


def test_options_scores_and_titles():
    t = texts("fr")
    assert (t.title(GAME), t.score(GAME, "pebbles")) == ("Cailloux", "Cailloux")
    assert (t.option(GAME, "mood"), t.option(GAME, "mood", "wild")) == ("Humeur", "folle")
    assert (t.option_help(GAME, "heap"), t.option_help(GAME, "mood")) == ("Combien de cailloux il y a", "")


def test_a_missing_message_is_readable_or_an_error_where_that_is_wanted():
    assert Texts("en").text("kernel-no-such-thing") == "no such thing"
    with pytest.raises(TextError, match="kernel-no-such-thing"):
        texts().text("kernel-no-such-thing")
    with pytest.raises(TextError, match="pebbles-action-take"):
        texts().text("pebbles-action-take")
    with pytest.raises(OptionError, match="en, de, fr, ru"):
        Texts("la")


def test_no_marks_for_bidirectional_text_are_left_in():
    for language in LANGUAGES:
        t = texts(language)
        for one in CHARMS:
            shown = t.event(GAME, Event("looked", {"player": 0, "charm": one}), ["Ada", "Bo"])
            assert not set(shown) & {"\u2068", "\u2069"}


def test_the_message_of_a_rule():
    assert rule_message("olympos", "OLY-4.5") == "olympos-rule-4-5"
    assert rule_message("elysium", "ELY-R-two-player-quest") == "elysium-rule-R-two-player-quest"
