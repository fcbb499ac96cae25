"""Nobody learns what they may not know: over whole games, from anything the server says, or by any trick."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.tiny import GAME
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

import petteia
from petteia.kernel import CHANCE, Match, Record
from petteia.server.tables.views import places
from petteia.server.wire import encode

from .running import Person, Seat, ServerProcess, sit

# What messages may contain beside what observe and seen_by allow: nothing of it comes from a state.
TABLE_KEYS = {
    "id", "game", "status", "public", "options", "edition", "seats", "owner", "watchers", "seq", "length",
    "waiting", "undo", "newcomer", "stand_in", "origin", "next", "created", "rules",
    "replayed_by", "updated", "result", "bot_pace", "clock", "coach",
}  # fmt: skip
# `known` is the name that its holder has chosen to be known by, `gone` that there is nobody of that name now.
SEAT_KEYS = {
    "seat", "name", "kind", "bot", "online", "resigned", "left", "newcomer", "coach", "known", "gone",
}  # fmt: skip
UPDATE_KEYS = {
    "type", "seat", "seq", "stamp", "revision", "keep", "length", "moves", "observation", "legal", "scores",
    "can_undo", "can_ask_undo", "over", "result", "clock",
}  # fmt: skip


def plain(value: Any) -> Any:
    """A value as it arrives."""
    return json.loads(encode(value))


def find(name: str) -> Any:
    return GAME if name == "tiny" else petteia.game(name)


class Allowed:
    """What viewers may know at each point of a finished game, from the engine itself."""

    def __init__(self, record: str) -> None:
        loaded = Record.loads(record, find)
        self.match = Match.of(loaded)
        self.states = [state.copy() for state in loaded.replay()]

    def check_update(self, message: dict[str, Any], viewer: int | None) -> None:
        assert set(message) <= UPDATE_KEYS
        assert message["seat"] == viewer
        state = self.states[message["length"]]
        over = state.decider is None
        assert message["observation"] == plain(state.observe(viewer))
        for move in message["moves"]:
            self.check_move(move, viewer, over)
        if message["legal"] is not None:
            assert viewer is not None
            assert state.decider == viewer
            assert [choice["id"] for choice in message["legal"]] == state.legal()
            for choice in message["legal"]:
                assert choice["form"] == state.describe(choice["id"])
                assert choice["preview"] == plain(state.preview(choice["id"]))
        self.check_scores(message["scores"], state, viewer)
        assert over or message["result"] is None

    def check_move(self, move: dict[str, Any], viewer: int | None, over: bool) -> None:
        true = self.match.moves[move["n"] - 1]
        assert move["seat"] == true.seat
        seen = [event.seen_by(viewer) for event in true.events]
        for told, event in zip(move["events"], filter(None, seen), strict=True):
            # Places are made of what is told: nothing else may have a part in them.
            assert told == {**plain(event.as_json()), "places": places(self.match.state.game, event)}
        if not over and (true.seat == CHANCE or true.seat != viewer):
            assert move["action"] is None
            assert move["form"] is None

    def check_scores(self, scores: list[Any], state: Any, viewer: int | None) -> None:
        """A score that is told is the same in every world that the viewer thinks possible, and no part of it
        is told that the observation hides.
        """
        rng = random.Random(1)
        worlds = [state.resample(viewer, rng) for _ in range(3)] if state.decider is not None else []
        for number, told in enumerate(scores):
            for world in worlds:
                score = world.scores_for(viewer)[number]
                assert told is None or told == {"total": score.total, "parts": score.parts}
            shown = state.observe(viewer).get("players", [{}] * len(scores))[number].get("score")
            if shown is not None and told is not None:
                assert told == shown

    def check(self, message: dict[str, Any], viewers: set[int | None]) -> None:
        """Any message that a connection received while it could be these viewers."""
        kind = message["type"]
        if kind == "update":
            assert message["seat"] in viewers
            self.check_update(message, message["seat"])
        elif kind in ("welcome", "table"):
            assert set(message) <= {"type", "table", "you", "time", "protocol"}
            assert set(message["table"]) == TABLE_KEYS
            assert all(set(seat) == SEAT_KEYS for seat in message["table"]["seats"])
        else:
            assert kind in ("ack", "pong", "chat"), message


async def play(seat: Seat, numbers: list[int], rng: random.Random) -> None:
    """Play the seats at random to the end over one connection."""
    keys: list[int | None] = [*numbers] or [None]
    while True:
        update = max(seat.updates.values(), key=lambda u: u["seq"], default=None)
        if update is not None and update["over"] and len(seat.updates) == len(keys):
            if all(u["over"] for u in seat.updates.values()):
                return
        mine = [u for u in seat.updates.values() if u["legal"]]
        if mine and mine[0]["seq"] == max(u["seq"] for u in seat.updates.values()):
            choice = rng.choice(mine[0]["legal"])
            await seat.ask(type="act", seat=mine[0]["seat"], seq=mine[0]["seq"], action=choice["text"])
            while seat.updates[mine[0]["seat"]]["seq"] == mine[0]["seq"]:
                await seat.next()
        else:
            await seat.next()


@pytest.mark.parametrize("number", range(3))
async def test_whole_games_tell_each_viewer_only_what_he_may_know(
    server: ServerProcess, ada: Person, bob: Person, number: int
) -> None:
    made = ada.new_table("me", "open", "random", "open", start=False, options={"deck": "rich", "hand": 3})
    table, invite = made["table"]["id"], made["invite"]
    for seat in (1, 3):
        bob.post(f"/tables/{table}/join", {"name": f"Bob {seat}", "invite": invite, "seat": seat})
    ada.post(f"/tables/{table}/start")
    people: dict[str, tuple[Person, list[int]]] = {
        "ada": (ada, [0]), "bob": (bob, [1, 3]), "watcher": (Person(server.url), []),
    }  # fmt: skip
    asked: list[tuple[int | None, Any]] = []
    received: dict[str, list[dict[str, Any]]] = {}
    async with (
        sit(server.url, table, ada.token) as one,
        sit(server.url, table, bob.token) as two,
        sit(server.url, table, people["watcher"][0].token, invite=invite) as three,
    ):
        rng = random.Random(number)
        tasks = [play(one, [0], rng), play(two, [1, 3], rng), play(three, [], rng)]
        running = asyncio.gather(*tasks)
        while not running.done():
            # The same over HTTP, at any moment.
            asked.append((0, await asyncio.to_thread(ada.update, table, 0, 0)))
            asked.append((3, await asyncio.to_thread(bob.update, table, 3)))
            asked.append((None, (await asyncio.to_thread(ada.get, f"/tables/{table}/view"))["update"]))
        await running
        received = {"ada": one.received, "bob": two.received, "watcher": three.received}
    record = ada.call("GET", f"/tables/{table}/record").text
    allowed = Allowed(record)
    assert len(allowed.match.moves) > 30
    for name, messages in received.items():
        numbers = people[name][1]
        # Who plays gets an update for each decision; who watches may get one for several.
        assert sum(message["type"] == "update" for message in messages) > (5 if numbers else 0)
        for message in messages:
            allowed.check(message, set(numbers) or {None})
    for viewer, update in asked:
        allowed.check_update(update, viewer)


def test_the_comparison_itself_notices_leaks(ada: Person) -> None:
    table = ada.table("me", "me")
    updates = []
    while not (update := ada.update(table, 0, 0))["over"]:
        updates.append(update)
        ada.play(table, [0, 1], random.Random(len(updates)), moves=1)
    allowed = Allowed(ada.call("GET", f"/tables/{table}/record").text)
    allowed.check_update(updates[-1], 0)
    leaks = [json.loads(json.dumps(updates[-1])) for _ in range(6)]
    leaks[0]["observation"]["players"][1]["hand"]["cards"] = ["owl"]
    draw = next(m for m in leaks[1]["moves"] if m["events"][0].get("hidden"))
    draw["events"][0]["args"]["good"] = "owl"
    leaks[2]["moves"][0]["action"] = "deal owl"
    leaks[3]["seat"] = 1
    leaks[4]["seed"] = 7
    draw = next(m for m in leaks[5]["moves"] if m["events"][0].get("hidden"))
    draw["events"][0]["places"].append("good:owl")
    for leak in leaks:
        with pytest.raises(AssertionError):
            allowed.check_update(leak, 0)


@pytest.mark.parametrize(
    ("game", "options"),
    [("olympos", {}), ("olympos", {"prestige": "hidden"}), ("elysium", {}), ("delphi", {})],
    ids=["olympos", "olympos-hidden", "elysium", "delphi"],
)
async def test_the_real_games_keep_their_secrets_too(
    server: ServerProcess, ada: Person, game: str, options: dict[str, str]
) -> None:
    """A good part of a game with bots: every update is compared with what the engine allows."""
    made = ada.new_table("me", "random", "me", game=game, options=options)
    table = made["table"]["id"]
    rng = random.Random(6)
    watcher = Person(server.url)
    async with (
        sit(server.url, table, ada.token, seats=[0]) as one,
        sit(server.url, table, ada.token, seats=[2]) as two,
        sit(server.url, table, watcher.token, invite=made["invite"]) as three,
    ):
        sides = {0: one, 2: two}
        latest = 0
        for _ in range(60):
            for seat, side in sides.items():
                while seat not in side.updates:
                    await side.next()
            latest = max(side.updates[seat]["seq"] for seat, side in sides.items())
            for seat, side in sides.items():
                while side.updates[seat]["seq"] < latest:
                    await side.next()
            if one.updates[0]["over"]:
                break
            decider = one.updates[0]["observation"]["ask"]["seat"]
            if decider not in sides:
                await one.next()
                continue
            legal = sides[decider].updates[decider]["legal"]
            if legal is None:
                await sides[decider].next()
                continue
            action = rng.choice(legal)["text"]
            answer = await sides[decider].ask(type="act", seat=decider, seq=latest, action=action)
            assert answer["type"] in ("ack", "refused")
        while None not in three.updates or three.updates[None]["seq"] < latest:
            await three.next()
        # What came until now was told while the game was running.
        received = [(0, list(one.received)), (2, list(two.received)), (None, list(three.received))]
        if not one.updates[0]["over"]:
            ada.post(f"/tables/{table}/abort")
    allowed = Allowed(ada.call("GET", f"/tables/{table}/record").text)
    for viewer, messages in received:
        for message in messages:
            if message["type"] != "refused":
                allowed.check(message, {viewer})
            if options and message["type"] == "update" and not message["over"]:
                hidden = [points for n, points in enumerate(message["scores"]) if n != viewer]
                assert all(points is None or points["total"] is None for points in hidden)


def test_nothing_of_a_running_game_but_ones_own_view_can_be_had(ada: Person, bob: Person) -> None:
    made = ada.new_table("me", "open", start=False)
    table = made["table"]["id"]
    bob.post(f"/tables/{table}/join", {"name": "Bob", "invite": made["invite"]})
    ada.post(f"/tables/{table}/start")
    for path in ("record", "replay", "replay/3", "replay?seat=0"):
        assert ada.refused("GET", f"/tables/{table}/{path}")["args"]["status"] == "playing"
    assert ada.refused("POST", f"/tables/{table}/branch", {"n": 1, "seats": [1]})["id"] == "status"
    for path in ("update?seat=1", "view?seat=1", "update?seat=9"):
        assert ada.refused("GET", f"/tables/{table}/{path}")["id"] in ("forbidden", "not-found")
    view = ada.get(f"/tables/{table}/view", params={"seat": 0})
    assert "cards" not in view["update"]["observation"]["players"][1]["hand"]


@pytest.mark.parametrize("edition", ["/etc/passwd", "edition.toml", "~/x", ["a\nb"], 7, "not\ntoml"])
def test_an_edition_is_a_text_and_never_a_file_of_the_server(ada: Person, edition: Any) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    error = ada.refused("POST", "/tables", {"game": "tiny", "seats": seats, "options": {"edition": edition}})
    assert error["id"] == "edition"
    assert "root:" not in json.dumps(error)


def test_tokens_are_stored_as_hashes_and_not_logged(server: ServerProcess, ada: Person, log_of: Path) -> None:
    made = ada.new_table("me", "random", start=False)
    code = ada.post("/browser/code")["code"]
    ada.get("/tables/mine")
    ada.refused("GET", "/tables/nosuch")
    secret = ada.token.partition(".")[2]
    log = log_of.read_text()
    assert log
    database = server.settings["database"]
    stored = b""
    if database.startswith("sqlite:///"):
        path = Path(database.removeprefix("sqlite:///"))
        stored = b"".join(p.read_bytes() for p in path.parent.glob(path.name + "*"))
        with sqlite3.connect(path) as connection:
            assert connection.execute("SELECT count(*) FROM token").fetchone()[0] > 0
    for hidden in (secret, made["invite"], code):
        assert hidden not in log
        assert hidden.encode() not in stored


@pytest.mark.parametrize(
    "text", ["a" + ".a" * 60_000 + " = 1\n", "x = 1" + "0" * 9_000 + "\n", "x = 0x" + "f" * 9_000 + "\n"]
)
def test_an_edition_that_would_take_for_ever_is_refused(ada: Person, text: str) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    error = ada.refused("POST", "/tables", {"game": "tiny", "seats": seats, "options": {"edition": text}})
    assert error["id"] == "edition"


@pytest.mark.parametrize("as_json", [False, True], ids=["terminal", "json"])
def test_a_fault_is_logged_without_the_values_in_it(as_json: bool) -> None:
    program = f"""
import structlog
from petteia.server.logs import configure
configure("info", {as_json})
def find(token):
    raise ValueError("a fault")
try:
    find("secret" + "-token")
except ValueError:
    structlog.get_logger("petteia").exception("fault")
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert "a fault" in done.stderr
    assert "find" in done.stderr
    assert "secret-token" not in done.stderr


@pytest.mark.parametrize("token", ["", "x", "a.b", "é", "0" * 16 + "." + "A" * 43, "' OR 1=1 --", "\x00"])
def test_wrong_tokens_are_refused(server: ServerProcess, ada: Person, token: str) -> None:
    request = httpx.Request(
        "GET", f"{server.url}/api/browser", headers=[(b"Authorization", b"Bearer " + token.encode())]
    )
    with httpx.Client() as client:
        try:
            answer = client.send(request)
        except httpx.LocalProtocolError:
            return  # cannot even be sent
    assert answer.status_code in (400, 401)
    right = ada.token
    changed = right[:-1] + ("A" if right[-1] != "A" else "B")
    assert (
        httpx.get(f"{server.url}/api/browser", headers={"Authorization": f"Bearer {changed}"}).status_code
        == 401
    )


def test_every_answer_carries_the_headers_that_keep_others_out(server: ServerProcess, ada: Person) -> None:
    for path in ("/", "/api/games/tiny", "/api/nothing", "/t/abc", "/health"):
        headers = ada.client.get(path).headers
        policy = headers["Content-Security-Policy"]
        assert "script-src 'self';" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "no-referrer"
        assert "set-cookie" not in headers
        assert "access-control-allow-origin" not in headers
    assert ada.client.get("/api/tables").headers["Cache-Control"] == "no-store"


async def test_pages_of_other_sites_cannot_connect(server: ServerProcess, ada: Person) -> None:
    table = ada.table("me", "random")
    address = server.url.replace("http", "ws") + f"/ws/tables/{table}"
    for origin in (
        "https://evil.example",
        "null",
        "http://[",
        f"http://127.0.0.1.evil.example:{server.port}",
    ):
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, origin=origin)  # type: ignore[arg-type]
        assert refused.value.response.status_code == 403
    async with connect(address, origin=server.url) as socket:  # type: ignore[arg-type]
        await socket.send(json.dumps({"type": "hello", "token": ada.token}))
        assert json.loads(await socket.recv())["type"] == "welcome"


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/%2e%2e/%2e%2e/pyproject.toml", "/assets/../../command.py"]
)
def test_no_file_outside_the_client_is_served(server: ServerProcess, path: str) -> None:
    with httpx.Client() as client:
        answer = client.send(httpx.Request("GET", httpx.URL(server.url).copy_with(raw_path=path.encode())))
    assert "hatchling" not in answer.text
    assert "uvicorn" not in answer.text
