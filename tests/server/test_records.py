"""Records: download, upload, replay, playing on from a position."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.tiny import GAME

from petteia.kernel import Match, Record

from .running import Person


@pytest.fixture
def finished(ada: Person) -> tuple[str, str]:
    """A table that is over, and its record."""
    table = ada.table("me", "random", "me")
    ada.play(table, [0, 2], random.Random(11))
    answer = ada.call("GET", f"/tables/{table}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="tiny-{table}.jsonl"'
    return table, answer.text


def upload(person: Person, text: str) -> Any:
    answer = person.client.post("/api/records", content=text.encode())
    return answer.json()


def test_a_finished_games_record_replays_to_the_same_end(ada: Person, finished: tuple[str, str]) -> None:
    table, text = finished
    record = Record.loads(text, lambda _: GAME)
    match = Match.of(record)
    for _ in record.replay():
        pass
    result = ada.get(f"/tables/{table}")["table"]["result"]
    assert match.state.decider is None
    assert [score.total for score in match.state.scores()] == [s["total"] for s in result["scores"]]
    assert record.names == ["Person 0", "", "Person 2"]


def test_replay_shows_every_position_to_every_viewer(ada: Person, finished: tuple[str, str]) -> None:
    table, text = finished
    record = Record.loads(text, lambda _: GAME)
    replay = ada.get(f"/tables/{table}/replay")
    assert replay["length"] == len(record.entries)
    assert [move["action"] for move in replay["moves"]] == [entry.action for entry in record.entries]
    drew = [event for move in replay["moves"] for event in move["events"] if event["name"] == "drew"]
    assert all("good" in event["args"] for event in drew)
    own = ada.get(f"/tables/{table}/replay", params={"seat": 1})
    seen = [event for move in own["moves"] for event in move["events"] if event["name"] == "drew"]
    assert {event["args"]["seat"] for event in seen if "good" in event["args"]} == {1}
    totals = [[score.total for score in state.scores()] for state in record.replay()]
    assert replay["scores"] == totals
    for n in (0, 7, replay["length"]):
        for seat in (None, 0, 1):
            params = {} if seat is None else {"seat": seat}
            position = ada.get(f"/tables/{table}/replay/{n}", params=params)
            state = record.at(n)
            assert position["observation"] == state.observe(seat)
            assert [choice["id"] for choice in position["legal"]] == state.legal()
    assert ada.refused("GET", f"/tables/{table}/replay/{replay['length'] + 1}")["id"] == "not-found"
    assert ada.refused("GET", f"/tables/{table}/replay?seat=9")["id"] == "not-found"


def test_an_uploaded_record_is_played_on(ada: Person, bob: Person, finished: tuple[str, str]) -> None:
    _, text = finished
    made = upload(bob, text)
    table = made["table"]["id"]
    assert made["table"]["status"] == "over"
    assert made["table"]["origin"] == "upload"
    assert ada.refused("GET", f"/tables/{table}")["id"] == "forbidden"
    assert ada.get(f"/tables/{table}", headers={"X-Invite": made["invite"]})["table"]["id"] == table
    length = bob.get(f"/tables/{table}/replay")["length"]
    branch = bob.post(
        f"/tables/{table}/branch", {"n": length // 2, "seats": [1], "name": "Bob", "bot": "random"}
    )
    new = branch["table"]["id"]
    assert branch["you"]["seats"] == [1]
    assert branch["table"]["origin"] == "branch"
    before = bob.get(f"/tables/{table}/replay")["moves"][: length // 2]
    after = bob.update(new, 1, 0)["moves"]
    assert [m["seat"] for m in after[: length // 2]] == [m["seat"] for m in before]
    assert bob.play(new, [1], random.Random(3))["over"]
    assert bob.get(f"/tables/{new}")["table"]["status"] == "over"


def test_a_part_of_a_game_can_be_uploaded_too(bob: Person, finished: tuple[str, str]) -> None:
    record = Record.loads(finished[1], lambda _: GAME)
    part = Record(record.setup, record.entries[:20])
    made = upload(bob, part.dumps())
    assert made["table"]["length"] == 20
    assert made["table"]["result"] is None


def test_damaged_records_are_refused_with_their_line(bob: Person, finished: tuple[str, str]) -> None:
    lines = finished[1].splitlines(keepends=True)
    swapped = [*lines[:5], lines[6], lines[5], *lines[7:]]
    cases = {
        "": 0, "hello": 1, "[1]": 1, "".join(lines[:9]): 9, "".join(swapped): 6,
        finished[1].replace('"tiny"', '"chess"', 1): 1, "{}\n" * 6000: 0,
    }  # fmt: skip
    for text, line in cases.items():
        error = upload(bob, text)["error"]
        assert error["id"] == "record", error
        assert error["args"]["line"] == line, error
    assert bob.client.post("/api/records", content=b"\xff\xfe").json()["error"]["id"] == "record"


def test_a_records_edition_cannot_name_a_file_of_the_server(bob: Person, finished: tuple[str, str]) -> None:
    record = Record.loads(finished[1], lambda _: GAME)
    header = record.header()
    record.setup.options["edition"] = "/etc/passwd"
    try:
        error = upload(bob, record.dumps())["error"]
    finally:
        record.setup.options["edition"] = header["options"]["edition"]
    assert error["id"] in ("edition", "record")
    assert "readable" not in error["text"]


def test_an_edition_of_ones_own_travels_with_its_record(ada: Person, bob: Person) -> None:
    from .test_play import FESTIVE

    table = ada.table("me", "random", options={"edition": FESTIVE})
    info = ada.get(f"/tables/{table}")["table"]
    assert info["options"]["edition"] == "own"
    assert info["edition"]["own"] is True
    assert info["edition"]["name"] == "Festive market"
    assert ada.get(f"/tables/{table}/edition")["data"]["market"]["rounds"] == 9
    ada.play(table, [0], random.Random(0))
    text = ada.call("GET", f"/tables/{table}/record").text
    assert upload(bob, text)["table"]["edition"] == info["edition"]
