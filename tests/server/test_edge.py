"""Who may ask, by what name, from which page; what is logged about it; editions of one's own; health."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import resource
import stat
import threading
import time
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from typer.testing import CliRunner
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from petteia.cli.main import app as petteia
from petteia.server import command, security
from petteia.server.edge.app import make_app
from petteia.server.settings import EDITION_SIZE, Settings
from petteia.server.storage import GameRow, Unavailable
from petteia.server.storage import database as storage
from petteia.server.storage.migrate import upgrade
from petteia.server.tables import seating, views

from .running import Person, ServerProcess, sit
from .test_play import FESTIVE


@pytest.fixture
async def make_client(make_database: Callable[[str], str], tiny: None) -> AsyncIterator[Callable[..., Any]]:
    """Servers in this process."""
    async with contextlib.AsyncExitStack() as stack:

        async def make(**settings: Any) -> httpx.AsyncClient:
            app = make_app(Settings(make_database("sqlite"), limit_factor=1000.0, **settings))
            house = app._app.state.server.house  # type: ignore[attr-defined]
            await upgrade(house.store.database)
            stack.push_async_callback(house.store.database.close)
            transport = httpx.ASGITransport(app)
            client = httpx.AsyncClient(transport=transport, base_url="http://petteia.test")
            client.house = house  # type: ignore[attr-defined]
            return await stack.enter_async_context(client)

        yield make


async def token(client: httpx.AsyncClient) -> dict[str, str]:
    return {"Authorization": f"Bearer {(await client.post('/api/browser')).json()['token']}"}


# ---- by what name, from which page -------------------------------------------------------------


async def test_a_server_with_a_name_does_not_answer_to_others(make_client: Callable[..., Any]) -> None:
    client = await make_client(hosts=("localhost", "[::1]"))
    for host in ("localhost", "LOCALHOST:8000", "[::1]:8000"):
        assert (await client.get("/api/games", headers={"Host": host})).status_code == 200
    for host in ("evil.example", "localhost.evil.example:8000", "127.0.0.1.evil.example", ""):
        headers = {"Host": host, "Origin": f"http://{host}"}
        for path in ("/api/games", "/", "/health"):
            answer = await client.get(path, headers=headers)
            assert (answer.status_code, answer.json()["error"]["id"]) == (400, "bad-request")


async def test_a_page_that_calls_itself_and_the_server_the_same_cannot_connect(
    make_database: Callable[[str], str],
) -> None:
    with ServerProcess(make_database("sqlite"), hosts=["127.0.0.1"]) as server:
        ada = Person(server.url)
        table = ada.table("me", "me")
        address = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"
        host = f"evil.example:{server.port}"
        with pytest.raises(InvalidStatus):
            async with connect(address, additional_headers={"Host": host}, origin=Origin(f"http://{host}")):
                pass
        async with sit(server.url, table, ada.token) as seat:
            await seat.until("welcome")


def told(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> Settings:
    """What `petteia serve` makes of its arguments."""
    found: list[Settings] = []
    monkeypatch.setattr(command, "run", found.append)
    done = CliRunner().invoke(petteia, ["serve", "--database", "sqlite:///here.sqlite3", *arguments])
    assert done.exit_code == 0, done.output
    return found[0]


def test_only_a_server_for_one_machine_alone_knows_its_names(monkeypatch: pytest.MonkeyPatch) -> None:
    assert told(monkeypatch).hosts == ("localhost", "127.0.0.1", "[::1]")
    named = told(monkeypatch, "--host", "::1", "--origin", "http://games.lan:9000").hosts
    assert named == ("localhost", "127.0.0.1", "[::1]", "games.lan")
    assert told(monkeypatch, "--host", "0.0.0.0").hosts == ()
    assert told(monkeypatch, "--proxy", "127.0.0.1").hosts == ()


def test_own_editions_are_off_behind_a_proxy_unless_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    assert told(monkeypatch).editions == "on"
    assert told(monkeypatch, "--host", "0.0.0.0").editions == "off"
    assert told(monkeypatch, "--proxy", "127.0.0.1").editions == "off"
    assert told(monkeypatch, "--proxy", "127.0.0.1", "--editions=private").editions == "private"
    assert told(monkeypatch, "--host", "0.0.0.0", "--editions", "on").editions == "on"
    loud = CliRunner().invoke(petteia, ["serve", "--log", "loud"])
    assert loud.exit_code == 2
    assert "debug, info, warning, error" in loud.output
    wrong = CliRunner().invoke(petteia, ["serve", "--editions", "some"])
    assert wrong.exit_code == 2
    assert "off, private, on" in wrong.output


async def test_pages_of_named_origins_may_ask_over_http_too(make_client: Callable[..., Any]) -> None:
    client = await make_client(origins=("https://play.example",))
    friend, stranger = {"Origin": "https://play.example"}, {"Origin": "https://evil.example"}
    answer = await client.get("/api/games", headers=friend)
    assert answer.headers["access-control-allow-origin"] == "https://play.example"
    refused = await client.get("/api/tables/mine", headers=friend)
    assert refused.status_code == 401
    assert refused.headers["access-control-allow-origin"] == "https://play.example"
    asked = {**friend, "Access-Control-Request-Method": "POST"}
    asked["Access-Control-Request-Headers"] = "authorization,content-type,x-invite"
    before = await client.options("/api/tables", headers=asked)
    assert before.status_code == 200
    assert "POST" in before.headers["access-control-allow-methods"]
    assert "x-invite" in before.headers["access-control-allow-headers"].lower()
    assert "access-control-allow-origin" not in (await client.get("/api/games", headers=stranger)).headers
    other = await client.options("/api/tables", headers={**asked, **stranger})
    assert other.status_code == 400


# ---- editions of one's own ---------------------------------------------------------------------


def large(size: int) -> str:
    """A good edition of so many characters."""
    return FESTIVE + "# " + "x" * (size - len(FESTIVE) - 3) + "\n"


async def wish(
    client: httpx.AsyncClient, headers: dict[str, str], edition: str, **more: Any
) -> httpx.Response:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}]
    wanted = {"game": "tiny", "seats": seats, "options": {"edition": edition}, "public": True, **more}
    return await client.post("/api/tables", json=wanted, headers=headers)


async def test_private_editions_are_few_and_small(make_client: Callable[..., Any]) -> None:
    client = await make_client(editions="private")
    ada, bob = await token(client), await token(client)
    assert (await wish(client, ada, large(EDITION_SIZE["private"] + 1))).status_code == 413
    made = [await wish(client, ada, large(EDITION_SIZE["private"])) for _ in range(4)]
    assert [answer.status_code for answer in made] == [201, 201, 201, 422]
    assert made[3].json()["error"]["id"] == "edition"
    assert "3 tables" in made[3].json()["error"]["text"]
    assert (await wish(client, ada, "default")).status_code == 201
    assert (await wish(client, bob, FESTIVE)).status_code == 201
    # Another game of the same, or its record, is one more.
    first = made[0].json()["table"]["id"]
    assert (await client.post(f"/api/tables/{first}/abort", headers=ada)).status_code == 200
    assert (await client.post(f"/api/tables/{first}/rematch", headers=ada)).status_code == 422
    assert (await client.delete(f"/api/tables/{first}", headers=ada)).status_code == 204
    at_once = await asyncio.gather(*(wish(client, ada, FESTIVE) for _ in range(4)))
    assert sorted(answer.status_code for answer in at_once) == [201, 422, 422, 422]


async def test_without_editions_large_bodies_are_not_even_read(make_client: Callable[..., Any]) -> None:
    client = await make_client(editions="off")
    ada = await token(client)
    assert (await wish(client, ada, FESTIVE)).json()["error"]["id"] == "edition"
    assert (await wish(client, ada, large(100_000))).status_code == 413


async def test_lists_of_tables_never_read_editions(
    make_client: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    client = await make_client()
    ada = await token(client)
    text = large(EDITION_SIZE["on"])
    for _ in range(3):
        assert (await wish(client, ada, text)).status_code == 201
    longest = 0
    loads = json.loads

    def watched(given: str) -> Any:
        nonlocal longest
        longest = max(longest, len(given))
        return loads(given)

    monkeypatch.setattr(views, "json", SimpleNamespace(loads=watched))
    rows: list[int] = []
    info_of = client.house.info_of

    def counted(row: GameRow) -> Any:
        rows.append(len(row.options) + len(row.listed or ""))
        return info_of(row)

    monkeypatch.setattr(client.house, "info_of", counted)
    for path in ("/api/tables", "/api/tables/mine"):
        tables = (await client.get(path, headers=ada)).json()["tables"]
        assert len(tables) == 3
        for found in tables:
            table = found.get("table", found)
            assert table["edition"]["own"]
            assert table["edition"]["name"] == "Festive market"
            assert table["options"]["edition"] == "own"
    assert len(rows) == 6
    assert max(rows) < 1000
    assert 0 < longest < 1000


async def test_editions_are_read_beside_the_event_loop(
    make_client: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    client = await make_client()
    threads: set[int] = set()
    check = seating.check_setup

    def noted(*given: Any) -> Any:
        threads.add(threading.get_ident())
        return check(*given)

    monkeypatch.setattr(seating, "check_setup", noted)
    assert (await wish(client, await token(client), FESTIVE)).status_code == 201
    assert threads
    assert threading.get_ident() not in threads


# ---- logs --------------------------------------------------------------------------------------


async def test_no_log_tells_invites_or_parts_of_tokens(
    make_database: Callable[[str], str], tmp_path: Path
) -> None:
    log, apart = tmp_path / "log", tmp_path / "deep" / "security.log"
    settings: dict[str, Any] = {"log_level": "debug", "security_log": str(apart)}
    with ServerProcess(make_database("sqlite"), log=log, **settings) as server:
        ada, bob = Person(server.url), Person(server.url)
        made = ada.new_table("me", "open", start=False)
        table, invite = made["table"]["id"], made["invite"]
        async with sit(server.url, table, bob.token, invite=invite) as seat:
            await seat.until("welcome")
        bob.post(f"/tables/{table}/join", {"name": "Bob", "invite": invite})
        new = ada.post(f"/tables/{table}/invite")["invite"]
        wrong = ada.token[:-4] + "AAAA"
        with pytest.raises(Exception, match="4401"):
            async with sit(server.url, table, wrong) as seat:
                await seat.next()
        assert Person(server.url, wrong).refused("GET", "/tables/mine")["id"] == "no-token"
        assert Person(server.url).refused("GET", f"/tables/{table}")["id"] == "forbidden"
        ada.post(f"/tables/{table}/abort")
        assert ada.call("DELETE", f"/tables/{table}").status_code == 204
    everything = log.read_text() + apart.read_text()
    assert '"method": "GET"' in everything or "method=GET" in everything  # our own lines are there
    for secret in (ada.token, bob.token):
        for part in secret.split("."):
            assert part not in everything
            assert part[:8] not in everything
    for secret in (invite, new):
        assert secret not in everything
        assert secret[:8] not in everything
    lines = [json.loads(line) for line in apart.read_text().splitlines()]
    events = [(line["event"], line.get("reason")) for line in lines]
    for event in ("invite changed", "table deleted"):
        assert (event, None) in events
    assert events.count(("refused", "no-token")) == 2
    assert ("refused", "forbidden") in events
    assert all(line["logger"] == security.NAME for line in lines)
    assert stat.S_IMODE(apart.stat().st_mode) == 0o600
    assert security.NAME not in log.read_text()


def test_no_log_tells_what_opens_somebodys_door(make_database: Callable[[str], str], tmp_path: Path) -> None:
    """What people sign in with and are reached by: codes, challenges, links by mail, browsers, passwords."""
    log = tmp_path / "log"
    settings: dict[str, Any] = {
        "log_level": "debug", "site": "https://play.example.org", "mail_from": "games@example.org",
        "mail": "smtp://petteia:the-mail-servers-password@127.0.0.1:1",  # where nobody is
    }  # fmt: skip
    key = ec.generate_private_key(ec.SECP256R1()).public_key()
    point = key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    keys = {"p256dh": urlsafe_b64encode(point).decode().rstrip("="), "auth": "c2l4dGVlbiBieXRlcyAhIQ"}
    with ServerProcess(make_database("sqlite"), log=log, **settings) as server:
        ada, phone = Person(server.url), Person(server.url)
        codes = ada.post("/account", {"name": "Ada"})["codes"]
        challenge = ada.post("/account/passkeys/options")["options"]["challenge"]
        device = ada.post("/browser/code")["code"]
        assert ada.call("POST", "/account/mail", {"address": "ada@example.org"}).status_code == 204
        told = {"endpoint": "https://push.example.org/only-adas-browser", "keys": keys}
        assert ada.call("POST", "/browser/push", told).status_code == 204
        assert phone.refused("POST", "/account/recover", {"code": codes[1][:-1] + "x"})["id"] == "code"
        back = phone.post("/account/recover", {"code": codes[0]})["token"]
        claimed = phone.post("/browser/claim", {"code": device})["token"]
        wrong = {"person": ada.get("/browser")["browser"], "proof": "f" * 64}
        assert ada.client.get("/api/notices/off", params=wrong).status_code == 403
        while "mail not sent" not in log.read_text():  # the letter is tried beside everything else
            ada.get("/account")
        ada.client.request("DELETE", "/api/browser").raise_for_status()
    everything = log.read_text()
    secrets = [
        *codes, challenge, device, "the-mail-servers-password", "only-adas-browser", *keys.values(), "f" * 64,
        "ada@example.org", *(part for token in (ada.token, back, claimed) for part in token.split(".")[1:]),
    ]  # fmt: skip
    for secret in secrets:
        assert secret not in everything, secret


def test_nobody_can_fill_the_security_log(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = 100.0
    monkeypatch.setattr("petteia.server.security.time.monotonic", lambda: clock)
    pace = security._Pace()
    assert [pace.left_out("a") for _ in range(60)] == [0] * 50 + [None] * 10
    assert pace.left_out("b") == 0
    clock += 1
    assert [pace.left_out("a") for _ in range(6)] == [10, 0, 0, 0, 0, None]


# ---- files and health --------------------------------------------------------------------------


@contextlib.contextmanager
def generous() -> Iterator[None]:
    """New files may be read by everybody."""
    before = os.umask(0o022)
    try:
        yield
    finally:
        os.umask(before)


def test_nobody_else_can_read_the_database_and_its_copies(tmp_path: Path) -> None:
    old = tmp_path / "old.sqlite3"
    with generous():
        old.touch(0o644)
        for name in ("tables.sqlite3", "old.sqlite3"):
            where = f"sqlite:///{tmp_path}/{name}"
            with storage.Database(where).served():
                done = CliRunner().invoke(petteia, ["admin", "list", "--database", where])
                assert done.exit_code == 0, done.output
                copy = tmp_path / f"copy of {name}"
                done = CliRunner().invoke(petteia, ["admin", "backup", str(copy), "--database", where])
                assert done.exit_code == 0, done.output
                files = {copy, *tmp_path.glob(f"{name}*")}
                assert Path(f"{tmp_path}/{name}.lock") in files
                for file in files:
                    assert not file.stat().st_mode & stat.S_IRWXO, file


@pytest.mark.parametrize("place", ["/sys/kernel/tables.sqlite3", "/proc/nowhere/tables.sqlite3"])
def test_where_nothing_can_be_written_the_status_is_3(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(command, "configure", lambda *_: None)
    monkeypatch.setattr(command, "log", SimpleNamespace(error=lambda event, **_: told.append(event)))
    with pytest.raises(SystemExit) as ended:
        command.run(Settings(f"sqlite:///{place}"))
    assert ended.value.code == 3
    assert told == ["the server cannot start"]


async def test_health_knows_that_nothing_can_be_written(
    make_client: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    client = await make_client()
    assert (await client.get("/health")).status_code == 200
    clock = itertools.count(time.monotonic() + 10, 10)  # what was found before no longer counts
    monkeypatch.setattr("petteia.server.edge.app.time", SimpleNamespace(monotonic=lambda: next(clock)))

    def full(*_: Any) -> None:
        raise Unavailable("database or disk is full")

    database = client.house.store.database
    with monkeypatch.context() as patch:
        patch.setattr(database, "write", full)
        answer = await client.get("/health")
        assert (answer.status_code, answer.json()["status"]) == (503, "no database")
    assert (await client.get("/health")).status_code == 200


async def test_the_probe_writes(make_client: Callable[..., Any]) -> None:
    store = (await make_client()).house.store

    def written() -> bytes:
        return Path(f"{store.database.url.database}-wal").read_bytes()

    before = written()
    await store.probe()
    assert written() != before


def test_a_full_disk_is_told_and_nothing_is_lost(make_database: Callable[[str], str]) -> None:
    """No file of the server may grow: the same to it as a disk without room."""
    with ServerProcess(make_database("sqlite"), log_level="critical") as server:
        ada = Person(server.url)
        table = ada.table("me", "me")
        seq = ada.update(table, 0)["seq"]
        wanted = {"seat": 0, "seq": seq, "action": "pass", "key": "while it is full"}
        room = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, room[1]))
        patience = time.monotonic() + 60
        while ada.client.get("/health").status_code == 200:  # what was found a second ago still counts
            assert time.monotonic() < patience
        refused = ada.call("POST", f"/tables/{table}/act", wanted)
        assert (refused.status_code, refused.json()["error"]["id"]) == (503, "unavailable")
        assert ada.update(table, 0)["seq"] == seq
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, room)
        while ada.client.get("/health").status_code != 200:
            assert time.monotonic() < patience
        assert ada.post(f"/tables/{table}/act", wanted)["repeated"] is False
        moves = ada.update(table, 0, 0)["moves"]
        assert [move["action"] for move in moves if move["seat"] == 0] == ["pass"]


# ---- SQLite itself -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("version", "sound"),
    [
        ("3.40.1", False), ("3.44.5", False), ("3.44.6", True), ("3.45.0", False), ("3.50.6", False),
        ("3.50.7", True), ("3.51.2", False), ("3.51.3", True), ("3.52.0", True), ("4.0.0", True),
    ],
)  # fmt: skip
def test_an_sqlite_with_the_fault_at_resets_of_its_log_is_known(version: str, sound: bool) -> None:
    assert storage.resets_soundly(version) is sound


def test_an_sqlite_with_the_fault_is_told_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[dict[str, str]] = []
    noted = SimpleNamespace(warning=lambda _, **facts: told.append(facts))
    monkeypatch.setattr("petteia.server.storage.database.log", noted)
    for version in ("3.40.1", "3.51.3"):
        monkeypatch.setattr("petteia.server.storage.database.sqlite3.sqlite_version", version)
        with storage.Database(f"sqlite:///{tmp_path}/tables.sqlite3").served():
            pass
    assert [(facts["version"], "3.51.3" in facts["fixed"]) for facts in told] == [("3.40.1", True)]
