"""After an update that changed the rules: a stopped game, a finished one, and games of 0.1.0."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.fixtures import of_0_1

import petteia

from .conftest import PATIENCE, Server
from .helpers import call, overflow

GAMES = ("olympos", "elysium", "delphi")
# A program whose rules are one version further than the living ones.
NEXT = """
import petteia
for game in petteia.GAMES.values():
    type(game).replayed_by = {rules: "0.1.x" for rules in range(1, game.rules_version + 1)}
    type(game).rules_version += 1
"""


@pytest.fixture(scope="module")
def updated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str, dict[str, str]]]:
    """A server after an update; the token of the person who had these tables before, and their ids."""
    folder = tmp_path_factory.mktemp("updated")
    before = Server(folder)
    before.start()
    token = _ask(before, "POST", "/api/browser")["token"]
    tables = {}
    for game in GAMES:
        record = petteia.play(game, ["random", "random"], seed=11)
        record.names = ["Ada", "Bob"]
        tables[game] = _ask(before, "POST", "/api/records", token, record.dumps())["table"]["id"]
    wanted = {
        "game": "elysium", "public": True, "start": True,
        "seats": [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}],
    }  # fmt: skip
    running = _ask(before, "POST", "/api/tables", token, json.dumps(wanted))["table"]["id"]
    _ask(before, "POST", f"/api/tables/{running}/chat", token, json.dumps({"text": "Good luck!"}))
    before.stop()
    server = Server(folder, NEXT)
    server.start()
    yield server, token, {**tables, "running": running}
    server.stop()


def _ask(server: Server, method: str, path: str, token: str = "", body: str = "") -> Any:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    request = urllib.request.Request(f"{server.url}{path}", body.encode() or None, headers, method=method)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


@pytest.fixture
def at(chromium: Browser) -> Iterator[Callable[..., Page]]:
    """Opens a page of a server as somebody whose token is known."""
    contexts = []
    faults: list[str] = []

    def open_one(server: Server, token: str, path: str, width: int = 1440, locale: str = "en") -> Page:
        kept = [{"name": "petteia-token", "value": token}] if token else []
        state: Any = {"cookies": [], "origins": [{"origin": server.url, "localStorage": kept}]}
        context = chromium.new_context(
            base_url=server.url, viewport={"width": width, "height": 900}, locale=locale,
            reduced_motion="reduce",
            storage_state=state,
        )  # fmt: skip
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert not faults


def test_the_lists_say_what_was_stopped(updated, at):
    server, token, tables = updated
    page = at(server, token, "/")
    line = page.locator(f'[data-table="{tables["running"]}"]')
    expect(line).to_contain_text("Stopped by an update")
    stranger = at(server, "", "/")
    expect(stranger.locator(f'[data-table="{tables["running"]}"]')).to_contain_text("Stopped by an update")


STOPPED = {
    "en": ("Stopped by an update", "Petteia 0.1.x replays its board"),
    "de": ("Durch eine Aktualisierung angehalten", "Petteia 0.1.x spielt ihr Brett nach"),
    "fr": ("Arrêtée par une mise à jour", "Petteia 0.1.x rejoue son plateau"),
    "ru": ("Остановлена обновлением", "воспроизводит Petteia 0.1.x"),
}


@pytest.mark.parametrize(("locale", "width"), [("en", 1440), ("de", 390), ("fr", 390), ("ru", 390)])
def test_a_stopped_game_says_so_and_keeps_what_it_has(updated, at, locale, width):
    server, token, tables = updated
    page = at(server, token, f"/t/{tables['running']}", width, locale)
    result = page.get_by_test_id("result")
    title, program = STOPPED[locale]
    expect(result.locator("h2")).to_have_text(title)
    expect(page.get_by_test_id("elsewhere")).to_contain_text(program)
    assert overflow(page) == 0


def test_a_stopped_games_talk_record_and_rematch(updated, at):
    server, token, tables = updated
    page = at(server, token, f"/t/{tables['running']}")
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_text("Good luck!")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    header = json.loads(Path(download.value.path()).read_text(encoding="utf-8").splitlines()[0])
    assert (header["game"], header["names"]) == ("elysium", ["Ada", "Bob"])
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(re.compile(r"/t/\w+$"))
    expect(page.get_by_test_id("result")).to_have_count(0)
    new = call(page, "GET", f"/api/tables/{page.url.rpartition('/')[2]}")["table"]
    assert new["replayed_by"] is None
    assert new["rules"] == header["rules"] + 1


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_shows_all_but_its_replay(updated, at, game):
    server, token, tables = updated
    page = at(server, token, f"/t/{tables[game]}/replay")
    page.wait_for_url(re.compile(rf"/t/{tables[game]}$"))  # what is left of it is on the table's page
    expect(page.get_by_test_id("result")).to_be_visible()
    expect(page.get_by_test_id("elsewhere")).to_contain_text("Petteia 0.1.x")
    expect(page.get_by_test_id("result").locator("svg[role=img], svg[role=group]").first).to_be_visible()
    expect(page.get_by_role("link", name="Replay")).to_have_count(0)
    lines = page.locator("ol li", has_text="Ada")
    assert lines.count() > 5
    assert "{" not in page.locator("aside").inner_text()
    page.get_by_role("button", name="Board").click()
    expect(page.get_by_test_id("board")).to_be_visible()
    english = lines.last.inner_text()
    page.evaluate("localStorage.setItem('petteia-language', 'ru')")
    page.reload()
    expect(page.get_by_test_id("elsewhere")).to_contain_text("воспроизводит")
    assert page.locator("ol li", has_text="Ada").last.inner_text() != english


def test_a_game_of_0_1_shows_result_names_and_chat(at, tmp_path):
    of_0_1.sqlite_file(tmp_path / "tables.sqlite3")
    told = of_0_1.manifest("sqlite")
    entry = next(e for e in told["tables"] if e["table"]["status"] == "over" and e["chat"])
    token = next(p["tokens"][0] for p in told["people"] if p["person"] == entry["owner"])
    living = petteia.game(entry["table"]["game"]).rules_version
    server = Server(tmp_path, NEXT if living == 1 else "")
    server.start()
    try:
        page = at(server, token, f"/t/{entry['table']['id']}")
        result = page.get_by_test_id("result")
        for seat, score in zip(entry["table"]["seats"], entry["table"]["result"]["scores"], strict=True):
            expect(result).to_contain_text(seat["name"])
            expect(result).to_contain_text(str(score["total"]))
        expect(page.get_by_test_id("elsewhere")).to_contain_text("Petteia 0.1.x")
        expect(page.get_by_text("This was not kept; the record has everything")).to_be_visible()
        expect(page.get_by_role("button", name="Board")).to_have_count(0)
        page.get_by_role("tab", name="Chat").click()
        expect(page.get_by_text(entry["chat"][0]["text"])).to_be_visible()
    finally:
        server.stop()
