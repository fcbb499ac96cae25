"""`petteia serve` itself, and the pages it serves."""

from __future__ import annotations

import gzip
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from petteia.cli.main import app as petteia
from petteia.server.edge import pages
from petteia.server.edge.app import make_app
from petteia.server.settings import Settings

from .running import free_port

SERVE = "from petteia.cli.main import app; app()"


def test_serve_plays_the_real_games_and_ends_on_a_signal(tmp_path: Path) -> None:
    port = free_port()
    database = f"sqlite:///{tmp_path}/deep/tables.sqlite3"
    arguments = ["serve", "--port", str(port), "--database", database, "--bots", "1", "--log", "warning"]
    process = subprocess.Popen([sys.executable, "-c", SERVE, *arguments], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        assert f"http://localhost:{port}/" in process.stdout.readline()
        with httpx.Client(
            base_url=f"http://127.0.0.1:{port}", transport=httpx.HTTPTransport(retries=8)
        ) as client:
            games = client.get("/api/games").json()
            assert [game["id"] for game in games["games"]] == ["olympos", "elysium", "delphi"]
            assert games["bots"] == ["random", "gentle", "easy", "medium", "hard", "expert"]
            token = client.post("/api/browser").json()["token"]
            headers = {"Authorization": f"Bearer {token}"}
            for game in ("olympos", "elysium", "delphi"):
                seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "easy"}]
                wanted = {"game": game, "seats": seats, "start": True}
                made = client.post("/api/tables", json=wanted, headers=headers)
                assert made.status_code == 201
                assert client.get(f"/api/rules/{game}").json()["rules"]
                assert client.get(f"/api/editions/{game}").json()["data"]
        # A second server on the same file is sent away.
        other = CliRunner().invoke(petteia, ["serve", "--port", str(free_port()), "--database", database])
        assert other.exit_code == 2
        assert "no other server" in other.output
    finally:
        process.terminate()
        assert process.wait(30) in (0, -15)
        assert process.stdout is not None
        process.stdout.close()


def test_a_database_that_cannot_be_is_refused_in_words() -> None:
    done = CliRunner().invoke(petteia, ["serve", "--database", "mysql://here/there"])
    assert done.exit_code == 2
    assert "sqlite:///FILE or postgresql://" in done.output


def test_a_server_without_bots_needs_somebody_who_thinks(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite3"
    done = CliRunner().invoke(petteia, ["serve", "--database", database, "--bots", "0"])
    assert done.exit_code == 2
    assert "at least 2" in done.output
    done = CliRunner().invoke(petteia, ["bots", "--database", database])
    assert done.exit_code == 2
    assert "postgresql://" in done.output


def test_bots_that_cannot_start_say_so_by_their_status() -> None:
    where = f"postgresql://nobody@127.0.0.1:{free_port()}/nothing"
    assert CliRunner().invoke(petteia, ["bots", "--database", where]).exit_code == 3
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = CliRunner().invoke(petteia, ["bots", "--database", where, "--metrics-port", port])
    assert done.exit_code == 3
    assert "in use" in done.output


def test_a_server_that_cannot_start_says_so_by_its_status() -> None:
    database = f"postgresql://nobody@127.0.0.1:{free_port()}/nothing"
    arguments = ["serve", "--port", str(free_port()), "--database", database]
    done = subprocess.run(
        [sys.executable, "-c", SERVE, *arguments], capture_output=True, text=True, check=False
    )
    assert done.returncode == 3
    assert "Unavailable" in done.stderr


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> httpx.AsyncClient:
    """The application without its lifespan: pages need no database."""
    folder = tmp_path / "static"
    folder.mkdir()
    monkeypatch.setattr(pages, "FOLDER", folder)
    app = make_app(Settings(f"sqlite:///{tmp_path}/tables.sqlite3"))
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://petteia.test")


async def test_a_client_that_is_not_built_is_explained(client: httpx.AsyncClient) -> None:
    answer = await client.get("/")
    assert answer.status_code == 503
    assert "make client" in answer.text
    assert "api/openapi.json" in answer.text


async def test_the_clients_page_stands_at_every_address_of_its_own(client: httpx.AsyncClient) -> None:
    (pages.FOLDER / "assets").mkdir()
    (pages.FOLDER / "index.html").write_text("<html><head><title>P</title></head></html>")
    (pages.FOLDER / "assets" / "index-abc.js").write_text("1")
    for path in ("/", "/t/k3v9q2m7xa", "/index.html", "/lobby"):
        answer = await client.get(path)
        assert answer.status_code == 200
        assert '<base href="/" />' in answer.text
        assert answer.headers["cache-control"] == "no-cache"
    script = await client.get("/assets/index-abc.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    assert (await client.get("/assets/old-def.js")).status_code == 404
    assert (await client.get("/api/none")).json()["error"]["id"] == "not-found"
    assert (await client.post("/")).json()["error"]["id"] == "not-allowed"


@pytest.fixture
def built(client: httpx.AsyncClient) -> httpx.AsyncClient:
    """A client whose script has compressed forms beside it, each with a text of its own."""
    assets = pages.FOLDER / "assets"
    assets.mkdir()
    for name, text in {"a-1.js": b"plain script", "a-1.js.br": b"in brotli", "a-1.js.gz": b"gzip"}.items():
        (assets / name).write_bytes(text)
    (assets / "face.woff2").write_bytes(b"letters")
    return client


async def _raw(client: httpx.AsyncClient, path: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """An answer and its bytes as they were sent."""
    wanted = {name.replace("_", "-"): value for name, value in headers.items()}
    async with client.stream("GET", path, headers=wanted) as answer:
        return answer, b"".join([part async for part in answer.aiter_raw()])


@pytest.mark.parametrize(
    ("accepted", "coding", "sent"),
    [
        ("gzip, deflate, br, zstd", "br", b"in brotli"),
        ("gzip, deflate", "gzip", b"gzip"),
        ("br;q=0, gzip", "gzip", b"gzip"),
        ("br;q=0.5, gzip;q=0.8", "gzip", b"gzip"),
        ("*", "br", b"in brotli"),
        ("identity, br;q=0.5", None, b"plain script"),
        ("gzip;q=0, br;q=0", None, b"plain script"),
        ("br;q=much", None, b"plain script"),
        ("identity", None, b"plain script"),
        ("", None, b"plain script"),
    ],
)
async def test_the_form_that_was_built_and_the_reader_likes_best_is_sent(
    built: httpx.AsyncClient, accepted: str, coding: str | None, sent: bytes
) -> None:
    answer, body = await _raw(built, "/assets/a-1.js", accept_encoding=accepted)
    assert answer.status_code == 200
    assert body == sent
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["content-length"] == str(len(sent))
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "Accept-Encoding"
    assert "immutable" in answer.headers["cache-control"]


async def test_forms_have_tags_of_their_own_and_unchanged_files_are_not_sent_again(
    built: httpx.AsyncClient,
) -> None:
    tags = set()
    for accepted in ("br", "gzip", "identity"):
        answer, _ = await _raw(built, "/assets/a-1.js", accept_encoding=accepted)
        tags.add(tag := answer.headers["etag"])
        again, body = await _raw(
            built, "/assets/a-1.js", accept_encoding=accepted, if_none_match=f'"x", {tag}'
        )
        assert (again.status_code, body) == (304, b"")
        assert again.headers["etag"] == tag
        assert again.headers["vary"] == "Accept-Encoding"
    assert len(tags) == 3


async def test_a_part_is_a_part_of_the_file_itself(built: httpx.AsyncClient) -> None:
    answer, body = await _raw(built, "/assets/a-1.js", accept_encoding="br, gzip", range="bytes=6-11")
    assert (answer.status_code, body) == (206, b"script")
    assert "content-encoding" not in answer.headers
    assert answer.headers["content-range"] == "bytes 6-11/12"


async def test_what_has_no_compressed_form_is_sent_as_it_is(built: httpx.AsyncClient) -> None:
    answer, body = await _raw(built, "/assets/face.woff2", accept_encoding="br, gzip")
    assert body == b"letters"
    assert answer.headers["content-type"] == "font/woff2"
    assert not {"content-encoding", "vary"} & set(answer.headers)
    for form in ("/assets/a-1.js.br", "/assets/a-1.js.gz"):
        assert (await built.get(form)).status_code == 404


@pytest.mark.parametrize(
    "path", ["/api/texts/ru", "/api/games", "/api/editions/delphi", "/api/rules/elysium"]
)
async def test_what_does_not_change_is_compressed_once(client: httpx.AsyncClient, path: str) -> None:
    plain, text = await _raw(client, path, accept_encoding="identity")
    packed, bytes_ = await _raw(client, path, accept_encoding="gzip, br")
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(bytes_) == text
    assert len(bytes_) < len(text) / 2
    assert plain.headers["etag"] != packed.headers["etag"]
    assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"
    again, _ = await _raw(client, path, accept_encoding="gzip", if_none_match=packed.headers["etag"])
    assert again.status_code == 304
