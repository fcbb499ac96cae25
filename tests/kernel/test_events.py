"""Events, messages, reasons: who hears what, and in which form it leaves the engine."""

from __future__ import annotations

import json

import pytest
from tests.tiny import GAME

from petteia.kernel import Event, EventKind, IllegalAction, Message, Reason, seals


def test_public_event_is_heard_by_all() -> None:
    event = Event("rolled", {"seat": 1, "face": 4}, reveals=True)
    for viewer in (0, 1, None):
        assert event.seen_by(viewer) == event


def test_secret_arguments_reach_only_their_seats() -> None:
    event = Event("drew", {"seat": 1}, True, secret={"good": "owl"}, to=(1,))
    assert event.seen_by(1) == Event("drew", {"seat": 1, "good": "owl"}, True)
    for viewer in (0, 2, None):
        seen = event.seen_by(viewer)
        assert seen == Event("drew", {"seat": 1}, True, hidden=True)
        assert "owl" not in repr(seen)
        assert seen is not None
        assert seen.as_json() == {"name": "drew", "args": {"seat": 1}, "hidden": True}


def test_event_for_some_seats_only_does_not_exist_for_the_others() -> None:
    event = Event("hint", {"n": 3}, only=(0, 2))
    assert [event.seen_by(viewer) is not None for viewer in (0, 1, 2, None)] == [True, False, True, False]
    assert Event("nobody", {}, only=()).seen_by(None) is None


def test_event_told_to_nobody_hides_its_secret_from_all() -> None:
    event = Event("set-aside", {}, secret={"good": "owl"})
    assert all(seen is not None and seen.hidden for seen in map(event.seen_by, (0, 1, None)))


def test_unredacted_event_cannot_leave_the_engine() -> None:
    with pytest.raises(AssertionError, match="redact"):
        Event("drew", {"seat": 1}, secret={"good": "owl"}, to=(1,)).as_json()


def test_json_forms_unfold_nested_messages() -> None:
    inner = Message("tiny-good-owl", {"list": [Message("a"), 2]})
    event = Event("found", {"what": inner, "all": (inner, 3)})
    form = json.loads(json.dumps(event.as_json()))
    message = {"message": "tiny-good-owl", "args": {"list": [{"message": "a", "args": {}}, 2]}}
    assert form == {"name": "found", "args": {"what": message, "all": [message, 3]}}
    reason = Reason("because", {"of": inner}, ("TINY-1.1",))
    assert json.loads(json.dumps(reason.as_json())) == {
        "id": "because",
        "args": {"of": message},
        "rules": ["TINY-1.1"],
    }


def test_arguments_that_could_not_be_told_are_refused_when_declared() -> None:
    for name in ("name", "to", "secret", "only"):
        with pytest.raises(ValueError, match=f"cannot be called {name}"):
            EventKind({name: "seat"})
        with pytest.raises(ValueError, match=f"cannot be called {name}"):
            EventKind(secret={name: "seat"})
    with pytest.raises(ValueError, match="cannot be called good"):
        EventKind({"good": "good"}, secret={"good": "good"})


def test_seals_derive_from_events() -> None:
    quiet, loud = Event("played", {}), Event("rolled", {}, reveals=True)
    assert not seals([])
    assert not seals([quiet])
    assert seals([quiet, loud])


def test_told_events_carry_what_was_declared() -> None:
    state = GAME.new(2, {"hand": 1})
    (event,) = state.apply(state.actions.parse("deal owl"))
    assert event == Event("drew", {"seat": 0}, True, {"good": "owl"}, (0,))
    state.log = []
    with pytest.raises(KeyError):
        state.tell("no-such-event")
    state.log = None
    state.tell("no-such-event")


def test_illegal_action_is_one_readable_line() -> None:
    error = IllegalAction(Reason("too-dear", {"price": 3, "coins": 1}, ("TINY-2.3",)), "play vase>stall")
    assert str(error) == "illegal action 'play vase>stall': too dear [price=3, coins=1] (TINY-2.3)"
    assert str(IllegalAction(Reason("game-over"), "pass")) == "illegal action 'pass': game over"


def test_names_of_texts_follow_from_the_declarations() -> None:
    ids = GAME.message_ids()
    assert ids["tiny-action-play"] == {"good", "place"}
    assert ids["tiny-event-drew"] == {"seat", "good"}
    assert ids["tiny-event-drew-hidden"] == {"seat"}
    assert ids["tiny-reason-too-dear"] == {"price", "coins"}
    assert ids["tiny-option-deck-rich"] == set()
    assert {"tiny-title", "tiny-ask-choose", "tiny-score-goods", "tiny-good-owl"} <= set(ids)
    assert "tiny-ask-round" not in ids, "the engine's own steps need no text"
    assert "tiny-event-rolled-hidden" not in ids
