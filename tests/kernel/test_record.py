"""Records: written, read, replayed; damaged and foreign files are refused with the line."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.tiny import GAME, TinyGame
from tests.tiny.components import load_edition
from tests.tiny.state import TinySetup

import petteia
from petteia.kernel import (
    CHANCE,
    Dealer,
    Entry,
    Game,
    Match,
    OptionError,
    OtherRulesError,
    Record,
    RecordError,
    Setup,
)
from petteia.kernel.record import _chain, dumps

EDITION = Path(__file__).parents[1] / "tiny" / "edition.toml"

LONG = EDITION.read_text(encoding="utf-8").replace("rounds = 4", "rounds = 9")


def find(name: str) -> Game:
    if name != GAME.id:
        raise OptionError("game", name, "tiny")
    return GAME


def played(seats: int = 3, seed: int = 1, options: dict[str, Any] | None = None) -> Match:
    match = Match(GAME.new(seats, options))
    dealer, rng = Dealer(seed), random.Random(seed)
    while match.state.decider is not None:
        state = match.state
        match.play(dealer.pick(state) if state.decider == CHANCE else rng.choice(state.legal()))
    return match


def lines() -> list[str]:
    return played().finished_record().dumps().splitlines()


def forged(contents: list[dict[str, Any]]) -> str:
    """A record whose checks are right, whatever it says."""
    check, out = "", []
    for content in contents:
        content.pop("check", None)
        check = _chain(check, content)
        out.append(json.dumps({**content, "check": check}))
    return "\n".join(out) + "\n"


def contents() -> list[dict[str, Any]]:
    return [json.loads(line) for line in lines()]


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        Record.loads(text, find, "game.jsonl")
    return caught.value


# ---- writing and reading -----------------------------------------------------------------------


def test_record_survives_a_file(tmp_path: Path) -> None:
    match = played()
    record = match.finished_record()
    record.names = ["Ada", "Бэла", "Çelik"]
    record.save(tmp_path / "game.jsonl")
    again = Record.load(tmp_path / "game.jsonl", find)
    assert again == record
    assert again.names == ["Ada", "Бэла", "Çelik"]
    assert again.source.endswith("game.jsonl")
    assert [p.name for p in tmp_path.iterdir()] == ["game.jsonl"]


def test_header_says_what_was_played() -> None:
    record = played(options={"thieves": False, "festivals": ["tax"]}).finished_record()
    header = json.loads(record.dumps().splitlines()[0])
    assert header["petteia"] == "record"
    assert (header["game"], header["rules"], header["seats"]) == ("tiny", 1, 3)
    assert header["edition"] == GAME.default_edition().digest
    assert header["options"]["thieves"] is False
    assert Record.loads(record.dumps(), find).setup.options == record.setup.options


def test_replay_gives_states_that_last() -> None:
    match = played()
    states = list(match.finished_record().replay())
    assert len(states) == len(match.moves) + 1
    assert states[0] == GAME.new(3)
    assert states[-1] == match.state
    assert len({state.digest() for state in states}) == len(states)


def test_any_position_can_be_asked_for_in_any_order() -> None:
    record = played(4).finished_record()
    states = list(record.replay())
    for number in [len(states) - 1, 0, 40, 3, 40, len(states) // 2]:
        assert record.at(number) == states[number]
    wrong: list[Any] = [-1, len(states), "x", True, 2.0, None]
    for nothing in wrong:
        with pytest.raises(
            RecordError, match=f"there is no position {nothing!r}; expected 0 to {len(states) - 1}"
        ):
            record.at(nothing)


def test_positions_after_a_rewind_do_not_come_from_old_snapshots() -> None:
    match = played(4, seed=3, options={"deck": "rich", "edition": LONG})
    record = match.record
    assert len(record.entries) > 64
    record.at(len(record.entries))
    match.rewind(20)
    dealer, rng = Dealer(99), random.Random(99)
    while match.state.decider is not None:
        state = match.state
        match.play(dealer.pick(state) if state.decider == CHANCE else rng.choice(state.legal()))
    assert record.at(len(record.entries)) == match.state


def test_own_edition_travels_with_the_record(tmp_path: Path) -> None:
    text = EDITION.read_text(encoding="utf-8").replace("faces = 4", "faces = 6")
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    record = played(options={"edition": str(file)}).finished_record()
    file.unlink()
    again = Record.loads(record.dumps(), find)
    assert again.setup.edition.digest != GAME.default_edition().digest
    assert list(again.replay())[-1].digest() == record.digest


def test_load_knows_the_registered_games_by_itself(tmp_path: Path) -> None:
    path = tmp_path / "tiny.jsonl"
    played().finished_record().save(path)
    with pytest.raises(RecordError, match="expected one of olympos, elysium, delphi"):
        Record.load(path)


def test_without_any_registry_there_is_a_clear_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Record, "finder", None)
    with pytest.raises(RecordError, match="no games are known"):
        Record.loads(played().finished_record().dumps())


# ---- notes beside outcomes of chance -------------------------------------------------------------


class NotedSetup(TinySetup):
    """Says of every roll of the die how it looks."""

    def note(self, outcome: int) -> str:
        text = self.actions.text(outcome)
        return "o" * int(text.split()[1]) if text.startswith("roll ") else ""


class NotedGame(TinyGame):
    def make_setup(self, seats: int, options: dict[str, Any]) -> Setup:
        return NotedSetup(self, seats, options, load_edition(options["edition"]))


NOTED = NotedGame()


def noted() -> list[dict[str, Any]]:
    """The lines of a record that was played without notes and is written with them."""
    plain = played().finished_record()
    record = Record(NOTED.setup(3), plain.entries, digest=plain.digest)
    return [json.loads(line) for line in record.dumps().splitlines()]


def test_notes_stand_beside_outcomes_of_chance_that_have_one() -> None:
    made = noted()
    rolls = 0
    for content in made[1:-1]:
        rolled = content["do"].startswith("roll ")
        rolls += rolled
        assert content.get("note", "") == ("o" * int(content["do"].split()[1]) if rolled else "")
    assert rolls > 3
    again = Record.loads(forged(made), lambda _: NOTED)
    assert [entry.action for entry in again.entries] == [content["do"] for content in made[1:-1]]
    assert list(again.replay())[-1].digest() == again.digest


def test_records_without_notes_are_read_too() -> None:
    bare = [{key: value for key, value in content.items() if key != "note"} for content in noted()]
    assert Record.loads(forged(bare), lambda _: NOTED) == Record.loads(forged(noted()), lambda _: NOTED)
    assert forged(bare) == forged([json.loads(line) for line in lines()])


def test_a_note_that_does_not_belong_to_its_action_is_found_in_the_replay_with_its_line() -> None:
    made = noted()
    at = next(n for n, content in enumerate(made) if "note" in content)
    right = made[at]["note"]
    made[at]["note"] = "oooooooo"
    record = Record.loads(forged(made), lambda _: NOTED)
    wrong_replay(
        record, at + 1, f"the note 'oooooooo' does not belong there: here {made[at]['do']!r} is {right!r}"
    )
    assert json.loads(record.dumps().splitlines()[at])["note"] == "oooooooo"  # saving hides nothing


def test_a_note_where_none_belongs_is_found_too() -> None:
    made = noted()
    places = [n for n, content in enumerate(made) if "by" in content and "note" not in content]
    assert {made[n]["by"] for n in places} == {CHANCE, 0, 1, 2}
    for at in places[:12]:
        made = noted()
        made[at]["note"] = "oo"
        wrong_replay(Record.loads(forged(made), lambda _: NOTED), at + 1, "has none")


def test_a_note_that_is_no_text_is_refused() -> None:
    for wrong in (3, None, ["oo"]):
        made = contents()
        made[4]["note"] = wrong
        error = refused(forged(made))
        assert (error.line, error.problem) == (5, "expected 'note' to be a text")


# ---- damaged files -----------------------------------------------------------------------------


@pytest.mark.parametrize("kept", [1, 2, 5, 20])
def test_record_cut_between_lines_is_refused(kept: int) -> None:
    error = refused("\n".join(lines()[:kept]) + "\n")
    assert error.line == kept
    assert "cut off" in error.problem


def test_record_cut_within_a_line_is_refused_wherever_that_is() -> None:
    text = played(2).finished_record().dumps()
    for end in range(0, len(text) - 1, 7):
        error = refused(text[:end])
        assert 0 <= error.line <= text[:end].count("\n") + 1


def test_every_changed_character_is_noticed_with_its_line() -> None:
    text = played(2).finished_record().dumps()
    rng = random.Random(0)
    for place in rng.sample(range(len(text) - 1), 150):
        changed = text[:place] + ("x" if text[place] != "x" else "y") + text[place + 1 :]
        error = refused(changed)
        assert error.line <= text[:place].count("\n") + 2


def test_reordered_missing_and_repeated_lines_are_refused() -> None:
    good = lines()
    swapped = [*good[:6], good[7], good[6], *good[8:]]
    assert refused("\n".join(swapped)).line == 7
    assert refused("\n".join([*good[:9], *good[10:]])).line == 10
    assert refused("\n".join([*good[:9], good[8], *good[9:]])).line == 10
    assert "after the closing line" in refused("\n".join([*good, good[3]])).problem


def test_lines_of_another_game_are_refused() -> None:
    other = played(seed=2).finished_record().dumps().splitlines()
    assert refused("\n".join([*lines()[:10], *other[10:]])).line == 11


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("", 0, "the file is empty"),
        ("hello\n", 1, "not a Petteia record"),
        ("[1, 2]\n", 1, "not a Petteia record"),
        ("[" * 100_000 + "\n", 1, "not a Petteia record"),
        ("[" * 100_000, 1, "not a Petteia record"),
        ('{"petteia": "save"}\n', 1, "not a Petteia record"),
        ('{"petteia": "record", "format": 99}\n', 1, "format 99 is unknown; this version reads 1"),
    ],
)
def test_foreign_files_are_refused(text: str, line: int, problem: str) -> None:
    error = refused(text)
    assert error.line == line
    assert problem in error.problem
    assert str(error).startswith("game.jsonl")


def test_files_that_cannot_be_read_or_written_are_reported(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be read: No such file"):
        Record.load(tmp_path / "none.jsonl", find)
    (tmp_path / "image").write_bytes(b"\xff\xfe\x00\x81")
    with pytest.raises(RecordError, match="it is not text"):
        Record.load(tmp_path / "image", find)
    with pytest.raises(RecordError, match="cannot be written: No such file"):
        played().finished_record().save(tmp_path / "no" / "such" / "folder.jsonl")


def test_a_record_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    taken = tmp_path / "game.jsonl"
    taken.mkdir()
    with pytest.raises(RecordError, match="cannot be written"):
        played().finished_record().save(taken)
    assert list(tmp_path.iterdir()) == [taken]
    with pytest.raises(RecordError, match="it has no name"):
        played().finished_record().save("")


@pytest.mark.parametrize(
    ("key", "value", "problem"),
    [
        ("game", "chess", "option 'game': 'chess' is not allowed"),
        ("rules", 2, "played by rules version 2 of tiny: which Petteia replays it is not known here"),
        ("seats", 9, "option 'seats': 9 is not allowed; expected 2 to 4 players"),
        ("seats", "3", "expected 2 to 4 players"),
        ("options", {"hand": 99}, "option 'hand': 99 is not allowed"),
        ("options", {"colour": "red"}, "expected one of the options deck"),
        ("options", [1], "expected 'options' to be a table"),
        ("edition", "0" * 32, "another edition"),
        ("names", "Ada", "expected 'names' to be a list of texts"),
        ("names", [1], "expected 'names' to be a list of texts"),
        ("names", ["Ada"], "expected 3 names, one for each seat, or none; found 1"),
    ],
)
def test_bad_headers_are_refused_with_line_1(key: str, value: object, problem: str) -> None:
    made = contents()
    made[0][key] = value
    error = refused(forged(made))
    assert error.line == 1
    assert problem in error.problem


@pytest.mark.parametrize("key", ["game", "rules", "edition", "seats", "options"])
def test_header_without_a_key_is_refused(key: str) -> None:
    made = contents()
    del made[0][key]
    assert f"{key!r} is missing" in refused(forged(made)).problem


def test_bad_entries_are_refused_with_their_line() -> None:
    made = contents()
    made[4]["n"] = 17
    assert refused(forged(made)).line == 5
    made = contents()
    made[4]["by"] = "Ada"
    assert "expected 'by'" in refused(forged(made)).problem
    made = contents()
    made[-1]["end"] = 3
    assert "3 actions are announced" in refused(forged(made)).problem
    made = contents()
    made[-1]["digest"] = 3
    assert "'digest'" in refused(forged(made)).problem


# ---- records that do not replay ----------------------------------------------------------------


def wrong_replay(record: Record, line: int, problem: str) -> None:
    with pytest.raises(RecordError) as caught:
        list(record.replay())
    assert caught.value.line == line
    assert problem in caught.value.problem
    with pytest.raises(RecordError) as caught:
        Match.of(record)
    assert caught.value.line == line


def test_illegal_unknown_and_foreign_actions_are_found_in_the_replay() -> None:
    good = played().finished_record()

    def changed(number: int, entry: Entry) -> Record:
        entries = [*good.entries]
        entries[number] = entry
        return Record(good.setup, entries, digest=good.digest)

    wrong_replay(changed(3, Entry(CHANCE, "roll 4")), 5, "illegal action 'roll 4': chance decides")
    wrong_replay(changed(3, Entry(CHANCE, "fly away")), 5, "'fly away' is not an action")
    wrong_replay(changed(3, Entry(2, "pass")), 5, "seat 2 acts, but chance decides here")
    last = len(good.entries)
    more = Record(good.setup, [*good.entries, Entry(0, "pass")])
    wrong_replay(more, last + 2, "the game was over before this action")


def test_record_that_ends_elsewhere_is_found_in_the_replay() -> None:
    record = played().finished_record()
    wrong = Record(record.setup, record.entries, digest="0" * 32)
    wrong_replay(wrong, len(record.entries) + 2, "it was played with other rules")


def test_a_record_of_earlier_rules_is_refused_with_the_program_that_replays_it() -> None:
    newer = type("Newer", (TinyGame,), {"rules_version": 3, "replayed_by": {1: "0.1.x", 2: "0.2.x"}})()
    text = played().finished_record().dumps()
    with pytest.raises(OtherRulesError) as caught:
        Record.loads(text, lambda _: newer, "old.jsonl")
    error = caught.value
    assert (error.game, error.rules, error.living, error.programs, error.line) == ("tiny", 1, 3, "0.1.x", 1)
    assert str(error) == (
        "old.jsonl, line 1: played by rules version 1 of tiny: Petteia 0.1.x replays it; "
        "this program plays by version 3"
    )
    assert [newer.programs(rules) for rules in (2, 3, 4, 0, "1", None)] == ["0.2.x", "", "", "", "", ""]


@pytest.mark.parametrize("game", petteia.GAMES.values(), ids=lambda game: game.id)
def test_every_earlier_version_of_the_rules_has_a_program_that_replays_it(game: Game) -> None:
    for rules in range(1, game.rules_version):
        assert game.programs(rules)


def test_a_record_is_written_without_its_game_as_with_it() -> None:
    record = played().finished_record()
    record.names = ["Ada", "Bob", "Cleo"]
    assert dumps(record.header(), record.noted(), record.digest) == record.dumps()


def test_games_with_other_rules_versions_have_other_digests() -> None:
    newer = type("Newer", (TinyGame,), {"rules_version": 2})()
    assert newer.new(2).digest() != GAME.new(2).digest()
