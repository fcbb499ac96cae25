"""What an action would cost and do."""

from __future__ import annotations

import pytest
from tests.games.elysium.table import Table

from petteia.texts import Texts


def test_previews_say_what_stays_takeable() -> None:
    table = Table("zeus", "apollo").agora("zeus/eagle/1", "zeus/eagle/2", "zeus/metis")
    form = table.preview("take zeus/eagle/1")
    assert (form["place"], form["columns"], form["level"]) == ("agora", ["green"], 1)
    assert form["after"]["yellow"] == {"cards": [], "quests": ["1", "2", "3"]}
    assert form["after"]["red"]["cards"] == ["zeus/metis"]  # the other Eagle would be a duplicate
    table.oracle("zeus/hera").own(0, "apollo/delphi")  # red and blue open Hera at the Oracle
    form = table.preview("take zeus/metis")
    assert form["after"]["green"]["cards"] == ["zeus/eagle/2", "zeus/hera"]
    table = (
        Table("zeus", "apollo")
        .agora("apollo/delphi", "zeus/metis")
        .oracle("zeus/ganymede", "apollo/delphi/2")
    )
    form = table.preview("take apollo/delphi/1")  # from then on it opens the Oracle
    assert form["after"]["green"]["cards"] == ["zeus/ganymede/1", "zeus/metis"]
    assert table.preview("take zeus/metis")["after"]["green"]["cards"] == []
    quest = table.preview("quest 4")
    assert (quest["gold"], quest["vp"], quest["transfers"]) == (3, 1, 3)


@pytest.mark.rule("ELY-3.11")
def test_previews_of_transfers_name_cost_and_legend() -> None:
    table = Table("zeus").legend(0, "zeus/eagle").legend(0, "hades/styx").own(0, "zeus/hera").writing(0, 1)
    form = table.preview("transfer zeus/hera")
    assert [(p["into"], p["becomes"], p["size"], p["cost"]) for p in form["places"]] == [
        (3, "single", 1, 3),
        (1, "family", 2, 3),
        (2, "level", 2, 3),
    ]
    assert [p["bonus"] for p in form["places"]] == [False, False, True]
    table.do("transfer zeus/hera")
    assert table.can() == ["begin", "join 1", "join 2"]
    assert table.preview("join 2")["becomes"] == "level"


def test_an_option_is_previewed_in_words_for_whoever_chooses() -> None:
    table = Table("poseidon", seats=2).own(1, "zeus/hera", "zeus/metis")
    table.take("poseidon/cyclopes")
    forms = [table.preview(text) for text in table.can()]
    assert [Texts("en").render(form["text"]) for form in forms] == [
        "Discard 1 card from your Domain.",
        "Lose 2 gold.",
    ]
