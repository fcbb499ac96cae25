"""Editions: the default one, one's own, and mistakes that are reported all at once."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from petteia.games.elysium import GAME
from petteia.kernel import EditionError, OptionError, Record

TEXT = (files("petteia.games.elysium") / "edition.toml").read_text(encoding="utf-8")


def test_the_default_edition_keeps_its_provenance() -> None:
    provenance = GAME.default_edition().provenance()
    assert provenance["card poseidon.cyclopes"] == "publisher"
    assert provenance["card athena.olive"] == "rulebook"
    assert sum(key.startswith("card ") for key in provenance) == 104


def test_faces_show_all_168_cards_with_their_texts() -> None:
    faces = GAME.default_edition().data["faces"]
    assert len(faces) == 168
    assert faces[0]["id"] == "zeus/ganymede/1"
    assert all(face["text"]["message"].startswith("elysium-text-") for face in faces)


def test_an_edition_by_path_and_by_text(tmp_path: Path) -> None:
    changed = TEXT.replace("start_gold = 4", "start_gold = 7")
    file = tmp_path / "mine.toml"
    file.write_text(changed, encoding="utf-8")
    by_path = GAME.setup(3, {"edition": str(file)})
    by_text = GAME.setup(3, {"edition": changed})
    assert by_path.edition.digest == by_text.edition.digest != GAME.default_edition().digest
    state = GAME.new(3, {"edition": changed, "pediment": "A"})
    state.apply(state.actions.parse("start 0"))
    assert state.observe(0)["players"][0]["gold"] == 7
    record = Record(state.setup)
    assert GAME.setup(3, record.header()["options"]).digest == state.setup.digest
    with pytest.raises(OptionError, match="readable edition file"):
        GAME.setup(3, {"edition": str(tmp_path / "none.toml")})
    with pytest.raises(OptionError, match="edition"):
        GAME.setup(3, {"edition": " "})


@pytest.mark.parametrize(
    ("before", "after", "problem"),
    [
        ("start_gold = 4", 'start_gold = "four"', r"\[setup\] key 'start_gold': expected a whole number"),
        ('kind = "once"', 'kind = "twice"', r"'zeus.thunderbolt' key 'kind': expected one of instant"),
        (
            'do = "pay", what = "gold"',
            'do = "pay", what = "silver"',
            "amalthea' effect step 1: expected one of gold",
        ),
        (
            'in = "domain", cards = { family = "zeus" }',
            'in = "attic", cards = { family = "zeus" }',
            "found 'attic'",
        ),
        (
            'what = "gold", n = 3, up_to',
            'what = "gold", n = 30, up_to',
            "nobody can be asked to pay more than 20",
        ),
        (
            'from = "deck", n = 1',
            'from = "deck", n = 1, up_to = true',
            "pandora' effect step 2: no 'up_to' here",
        ),
        ('from = "citizens", n = 1', 'from = "citizens", n = 1, cards = {}', "step 1: no 'cards' here"),
        ("copies = 1\n", "copies = 2\n", "one list for each copy"),
        ('family = "zeus"\nlevel = 1', 'family = "hades"\nlevel = 1', "begin with 'hades.'"),
        ('[["green"], ["yellow"]]', '[["green"]]', "one list for each copy"),
        ('value = "either"', 'value = "both"', "this program only knows 'either'"),
        ('side = "B"', 'side = "A"', "one side A and one side B"),
        (
            'families = ["athena", "hades"',
            'families = ["hades", "hades"',
            "'first' key 'families': expected five",
        ),
        ("order = 4", "order = 3", r"\[\[quest\]\]: 3 players need the orders 1 to 4"),
        ('when = { event = "gain", what = "gold" }', "", "a permanent card needs a trigger or a rule"),
        ('{ do = "gain", what = "vp", n = 2 },\n]', '{ do = "win" },\n]', "expected one of gain, lose"),
        ('do = "discard", from', 'do = "transfer", from', "unknown key 'from'; expected n, cards, cost"),
        ('id = "zeus.eagle"', 'id = "zeus.hera"', "the id 'zeus.hera' occurs twice"),
        ("family_legend = { 2 = 3, 3 = 6 }", "family_legend = { 2 = 3 }", "expected points for 2 to 3 cards"),
    ],
)
def test_mistakes_name_their_place(before: str, after: str, problem: str) -> None:
    assert before in TEXT
    with pytest.raises(EditionError, match=problem):
        GAME.setup(3, {"edition": TEXT.replace(before, after, 1)})


def test_rulings_that_are_no_tables() -> None:
    start, end = TEXT.index("[[ruling]]"), TEXT.index("\n[[", TEXT.rindex("[[ruling]]"))
    text = "ruling = [3]\n" + TEXT[:start] + TEXT[end:]
    with pytest.raises(EditionError, match=r"\[\[ruling\]\] 1: expected a table, found 3"):
        GAME.setup(3, {"edition": text})


def test_all_mistakes_are_reported_at_once() -> None:
    broken = TEXT.replace("start_gold = 4", "start_gold = -1").replace('kind = "once"', 'kind = "twice"', 1)
    with pytest.raises(EditionError) as caught:
        GAME.setup(3, {"edition": broken})
    assert len(caught.value.mistakes) == 2


def test_a_set_that_the_edition_lacks() -> None:
    changed = TEXT.replace('id = "scarce"', 'id = "barren"')
    with pytest.raises(OptionError, match="a set of this edition: first"):
        GAME.setup(3, {"edition": changed, "set": "scarce"})
