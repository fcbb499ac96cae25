"""Matches: playing, undo down to the last seal, going back to any position."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests.tiny import GAME

from petteia.kernel import CHANCE, Dealer, IllegalAction, Match, Record, Script, StateError


def scripted(*texts: str, seats: int = 2) -> Match:
    """A match in which exactly these actions, of chance and seats alike, have been played."""
    match = Match(GAME.new(seats, {"hand": 1}))
    for text in texts:
        match.play(match.state.actions.parse(text))
    return match


EDITION = Path(__file__).parents[1] / "tiny" / "edition.toml"
LONG = EDITION.read_text(encoding="utf-8").replace("rounds = 4", "rounds = 9")
OPENING = ("deal olive", "deal owl", "roll 3")


def test_decision_that_reveals_nothing_can_be_taken_back() -> None:
    match = scripted(*OPENING)
    before = match.state.digest()
    move = match.play(match.state.actions.parse("play olive>stall"))
    assert (move.seat, move.sealed, [e.name for e in move.events]) == (0, False, ["played"])
    assert match.undo_length(0) == 3
    assert match.undo(0)
    assert match.state.digest() == before
    assert [entry.action for entry in match.record.entries] == list(OPENING)
    assert len(match.moves) == 3


def test_chance_is_never_taken_back() -> None:
    match = scripted(*OPENING)
    assert not match.undo(0)
    assert not match.undo(CHANCE)
    assert match.undo_length(0) is None


def test_nobody_takes_back_what_another_decided() -> None:
    match = scripted(*OPENING, "play olive>stall")
    assert not match.undo(1)
    match = scripted(*OPENING, "steal 1", "allow")
    assert match.undo(1), "the victim may think again, as nothing was revealed yet"
    assert match.undo(0), "and so may the thief, who has learnt nothing"
    assert match.state.decider == 0


def test_thief_cannot_go_back_behind_the_owl() -> None:
    match = scripted(*OPENING, "steal 1", "block")
    assert match.moves[-1].sealed
    assert not match.undo(1)
    assert not match.undo(0)


def test_peek_is_sealed_by_the_look() -> None:
    match = scripted(*OPENING, "peek")
    assert match.undo(0), "nothing has been seen yet"
    match = scripted(*OPENING, "peek", "look vase", "keep")
    assert match.undo(0), "keep or bury may be chosen anew"
    assert not match.undo(0), "but what was seen was seen"


def test_a_match_without_moves_has_nothing_to_take_back() -> None:
    assert Match(GAME.new(2)).undo_length(0) is None


def test_refused_action_leaves_no_trace() -> None:
    match = scripted(*OPENING)
    with pytest.raises(IllegalAction):
        match.play(match.state.actions.parse("resolve tax"))
    assert len(match.moves) == len(match.record.entries) == 3


def test_deal_lets_chance_decide_until_a_seat_has_to() -> None:
    match = Match(GAME.new(3))
    moves = match.deal(Dealer(4))
    assert len(moves) == 3 * 2 + 1
    assert all(move.seat == CHANCE and move.sealed for move in moves)
    assert match.state.decider == 0
    assert match.deal(Script([])) == []


def long_match() -> Match:
    match = Match(GAME.new(4, {"deck": "rich", "edition": LONG}))
    dealer, rng = Dealer(11), random.Random(11)
    while match.state.decider is not None:
        match.deal(dealer)
        if match.state.decider is not None:
            match.play(rng.choice(match.state.legal()))
    return match


def test_rewind_goes_to_any_position() -> None:
    match = long_match()
    states = list(match.finished_record().replay())
    assert len(states) > 70, "long enough for several kept copies"
    for number in (len(states) - 1, 65, 64, 63, 33, 32, 31, 1, 0):
        match.rewind(number)
        assert match.state == states[number]
        assert len(match.moves) == len(match.record.entries) == number
    for number in (-1, 1):
        with pytest.raises(StateError, match="cannot rewind"):
            match.rewind(number)


def test_match_continues_a_record() -> None:
    match = long_match()
    record = match.finished_record()
    record.names = ["a", "b", "c", "d"]
    half = Record(record.setup, record.entries[:50], record.names)
    again = Match.of(half)
    assert again.record.names == record.names
    for entry in record.entries[50:]:
        again.play(again.state.actions.parse(entry.action))
    assert again.finished_record() == record
    assert [move.events for move in again.moves] == [move.events for move in match.moves]
