"""`petteia serve` itself, and the pages it serves."""

from __future__ import annotations

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
            assert games["bots"] == ["random", "easy", "medium", "hard"]
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
