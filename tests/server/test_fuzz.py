"""Nonsense of every kind: the server answers with refusals, does not fall over, and no game changes."""

from __future__ import annotations

import contextlib
import json
import os
import random
import re
import socket
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from .running import Person, Seat, ServerProcess, sit


@pytest.fixture(scope="module")
def own_server(make_database: Callable[[str], str]) -> Iterator[ServerProcess]:
    with ServerProcess(make_database("sqlite")) as running:
        yield running


@pytest.fixture(scope="module")
def somebody(own_server: ServerProcess) -> tuple[Person, list[str]]:
    """A person with tables in every status, so that generated requests meet something."""
    ada = Person(own_server.url)
    over = ada.table("me", "random")
    ada.play(over, [0], random.Random(1))
    return ada, [ada.table("me", "me"), ada.table("me", "open", start=False), over]


CHECKS = [
    not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance,
]  # fmt: skip
FUZZ = int(os.environ.get("PETTEIA_FUZZ", "1"))
EXAMPLES = settings(
    max_examples=15 * FUZZ,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
    derandomize=FUZZ == 1,  # the same requests in every ordinary run
)


@pytest.mark.slow
@pytest.mark.parametrize(
    "mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["fitting", "unfitting"]
)
def test_no_request_makes_the_server_fail(
    own_server: ServerProcess, somebody: tuple[Person, list[str]], mode: GenerationMode
) -> None:
    """Requests that fit the OpenAPI document, and requests that do not, for every operation."""
    ada, tables = somebody
    document = schemathesis.openapi.from_url(f"{own_server.url}/api/openapi.json")
    answered = 0

    def ask(case: Any) -> None:
        nonlocal answered
        if case.path_parameters and "table" in case.path_parameters:
            pick = sum(map(ord, str(case.path_parameters["table"]))) % (len(tables) + 1)
            if pick < len(tables) and case.method != "DELETE":
                case.path_parameters["table"] = tables[pick]
        if case.query:
            case.query.pop("wait", None)  # it would wait indeed
        headers = {} if case.path == "/api/browser" else {"Authorization": f"Bearer {ada.token}"}
        case.call_and_validate(headers=headers, checks=CHECKS)
        answered += 1

    operations: list[Any] = [result.ok() for result in document.get_all_operations()]  # type: ignore[union-attr]
    assert len(operations) > 30
    for operation in operations:
        try:
            EXAMPLES(given(operation.as_strategy(generation_mode=mode))(ask))()
        except Unsatisfiable:
            continue  # nothing about this operation can be unfitting
    assert answered > 10 * len(operations) or mode is GenerationMode.NEGATIVE
    metrics = ada.client.get("/metrics").text
    assert "petteia_faults_total 0.0" in metrics


def nonsense(rng: random.Random, seq: int, token: str) -> str | bytes:
    """A frame that is broken, oversized, out of order, for another seat, or a replay of something old."""
    kinds = ["act", "undo", "undo-ask", "undo-answer", "why", "chat", "watch", "ping", "bye", "", None, 7]
    values: list[Any] = [
        None, True, -1, 0, 1, 2, 15, 16, 2**31, 2**70, 1.5, "", "x", "\u0000", "é" * 70, "pass", [], [0],
        [[]], {}, {"kind": "pass"}, {"kind": "play", "good": "owl"}, "a" * 300,
    ]  # fmt: skip
    choice = rng.randrange(10)
    if choice == 0:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(1, 60)))
    if choice == 1:
        return "".join(chr(rng.choice([34, 44, 58, 91, 93, 123, 125, 97, 48, 92, 0x20AC])) for _ in range(30))
    if choice == 2:
        return "[" * rng.randrange(1, 3000)
    if choice == 3:
        return json.dumps({"type": "chat", "text": "y" * rng.choice([600, 3000, 15000])})
    if choice == 4:
        return json.dumps({"type": "hello", "token": rng.choice([token, "x", None])})
    if choice == 5:  # somebody else's seat, or none
        return json.dumps({"type": "act", "seat": rng.choice([1, 2, 9]), "seq": seq, "action": "pass"})
    if choice == 6:  # long ago, or not yet
        return json.dumps(
            {"type": "act", "seat": 0, "seq": rng.choice([0, seq - 1, seq + 1, 10**6]), "action": "pass"}
        )
    if choice == 7:
        return json.dumps({"type": "act", "seat": 0, "seq": seq, "action": rng.choice(values[:-1])})
    message = {
        name: rng.choice(values)
        for name in rng.sample(
            ["seat", "seq", "action", "key", "ref", "text", "agree", "seats", "since", "zzz"], 4
        )
    }
    return json.dumps({"type": rng.choice(kinds), **message})


async def test_nonsense_over_the_socket_is_harmless(server: ServerProcess, ada: Person, bob: Person) -> None:
    made = ada.new_table("open", "me", "random", start=False, public=True, options={"thieves": False})
    table = made["table"]["id"]
    bob.post(f"/tables/{table}/join", {"name": "Bob", "seat": 0})
    ada.post(f"/tables/{table}/start")
    update = ada.update(table, 1, 0)
    assert update["observation"]["ask"]["seat"] == 0  # Bob's, who never answers: whatever changes is wrong
    rng = random.Random(99)
    sent = 0
    eve = Person(server.url)
    for attempt in range(40):
        token = [ada.token, eve.token, None][attempt % 3]
        try:
            async with sit(server.url, table, token) as seat:
                for _ in range(30):
                    frame = nonsense(rng, update["seq"], ada.token)
                    await seat.socket.send(frame)
                    sent += 1
                await seat.send(type="ping", ref="end")
                while (await seat.next()).get("ref") != "end":
                    pass
        except ConnectionClosed as end:  # noticed by a frame that could not be sent, or by the last answer
            code = end.rcvd.code if end.rcvd else None
            assert code in (1002, 1003, 1007, 1009, 4400, 4429), code
    assert sent > 200
    assert ada.update(table, 1, 0)["moves"] == update["moves"]
    assert ada.update(table, 1)["observation"] == update["observation"]
    info = ada.get(f"/tables/{table}")["table"]
    assert (info["seq"], info["status"], info["undo"]) == (update["seq"], "playing", None)
    assert ada.client.get("/health").json()["status"] == "ok"
    # And the game goes on.
    assert bob.post(f"/tables/{table}/act", {"seat": 0, "seq": update["seq"], "action": "pass"})["seq"]


async def test_old_frames_sent_again_change_nothing(server: ServerProcess, ada: Person) -> None:
    """Everything that a client sent in a whole game is sent once more, in order and out of order."""
    table = ada.table("me", "me")
    frames: list[str] = []
    rng = random.Random(1)
    update = ada.update(table, 0)
    while not update["over"]:
        seat = update["observation"]["ask"]["seat"]
        legal = ada.update(table, seat)["legal"]
        message = {
            "seat": seat,
            "seq": update["seq"],
            "action": rng.choice(legal)["text"],
            "key": f"k{len(frames)}",
        }
        ada.post(f"/tables/{table}/act", message)
        frames.append(json.dumps({"type": "act", **message}))
        update = ada.update(table, 0)
        if len(frames) == 8:
            break
    before = ada.update(table, 0, 0)
    async with sit(server.url, table, ada.token) as client:
        for frame in [*frames, *rng.sample(frames, len(frames))]:
            await client.socket.send(frame)
        answers = 0
        while answers < 2 * len(frames):
            answer = await client.next()
            if answer["type"] in ("ack", "refused"):
                answers += 1
                assert answer["type"] == "ack"
                assert answer["repeated"] is True
    assert ada.update(table, 0, 0) == before


async def test_a_frame_that_is_too_large_ends_the_connection_only(server: ServerProcess, ada: Person) -> None:
    table = ada.table("me", "random")
    async with connect(server.url.replace("http", "ws") + f"/ws/tables/{table}") as socket:
        seat = Seat(socket)
        await socket.send(json.dumps({"type": "hello", "token": ada.token, "invite": "x" * 20000}))
        with contextlib.suppress(ConnectionClosed):
            while True:
                await seat.next()
        assert seat.closed == 1009
    assert ada.client.get("/health").status_code == 200


def nested(kind: str, depth: int) -> str:
    return "[" * depth + "]" * depth if kind == "list" else '{"a":' * depth + "1" + "}" * depth


@pytest.mark.parametrize("kind", ["list", "table"])
def test_what_is_nested_deeply_is_refused(own_server: ServerProcess, kind: str) -> None:
    """Also just below the depth from which it cannot be read at all."""
    ada = Person(own_server.url)
    table = ada.table("me", "me")
    seats = '"game": "tiny", "seats": [{"kind": "me", "name": "A"}, {"kind": "open"}]'
    for depth in (*range(900, 1000, 7), *range(952, 968)):
        deep = nested(kind, depth)
        for path, body in (
            ("/tables", f'{{{seats}, "options": {{"hand": {deep}}}}}'),
            (f"/tables/{table}/act", f'{{"seat": 0, "seq": 9, "action": {{"kind": {deep}}}}}'),
            (
                f"/tables/{table}/act",
                f'{{"seat": 0, "seq": 9, "action": {{"kind": "play", "good": {deep}}}}}',
            ),
        ):
            answer = ada.client.post(f"/api{path}", content=body)
            assert answer.status_code in (400, 409, 422), (depth, answer.text)
    assert "petteia_faults_total 0.0" in ada.client.get("/metrics").text


def test_names_that_no_file_can_have_are_not_found(own_server: ServerProcess) -> None:
    with httpx.Client(base_url=own_server.url) as client:
        assert client.get("/" + "a" * 300 + ".js").status_code == 404
        assert client.get("/assets/%00.js").status_code == 404
        assert client.get("/" + "a" * 300).status_code in (200, 503)  # an address of the page itself
        assert client.get("/%00").status_code in (200, 503)


def given_up(metrics: str) -> str:
    """How many new tables were refused as unreadable, as the metrics say it."""
    found = re.search(r'petteia_http_requests_total{route="/api/tables",status="400"} (.*)', metrics)
    return found[1] if found else ""


def test_whoever_leaves_in_the_middle_of_a_request_is_no_fault_of_the_server(
    own_server: ServerProcess,
) -> None:
    ada = Person(own_server.url)
    before = given_up(ada.client.get("/metrics").text)
    head = (
        f"POST /api/tables HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {ada.token}\r\nContent-Length: 99\r\n"
    )
    with socket.create_connection(("127.0.0.1", own_server.port)) as connection:
        connection.sendall(f"{head}\r\n{{".encode())
    while given_up(metrics := ada.client.get("/metrics").text) == before:
        pass
    assert "petteia_faults_total 0.0" in metrics


def test_a_key_is_not_longer_than_it_can_be_stored(server: ServerProcess, ada: Person) -> None:
    table = ada.table("me", "me")
    wanted = {"seat": 0, "seq": ada.update(table, 0)["seq"], "action": "pass", "key": "k" * 64 + "\n"}
    assert ada.refused("POST", f"/tables/{table}/act", wanted)["id"] == "bad-request"
