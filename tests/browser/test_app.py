"""The app: installed, read without a connection, renewed when asked; a decision is sent once."""

from __future__ import annotations

import json
import re
import shutil
import struct
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import STATIC, Server
from .helpers import LIST, axe, new_table, overflow, seq, wait_for_change, wait_for_turn
from .test_replay import position, uploaded

KEPT = """async () => {
  const kept = []
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys()) kept.push(new URL(url).pathname)
  }
  return kept
}"""


def until(page: Page, look: str, arg: Any = None) -> None:
    """Wait until something that takes time to find out is so: an asynchronous function of the argument."""
    page.evaluate(
        f"""async arg => {{
          const end = performance.now() + 60000
          while (!(await ({look})(arg))) {{
            if (performance.now() > end) throw new Error('it is not so')
            await new Promise(resolve => setTimeout(resolve, 50))
          }}
        }}""",
        arg,
    )


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that may be stopped, with a client of its own that may be renewed."""
    client = tmp_path / "client"
    shutil.copytree(STATIC, client)
    mine = f"pages.FOLDER = __import__('pathlib').Path({str(client)!r})"
    server = Server(tmp_path, f"from petteia.server.edge import pages\n{mine}")
    server.start()
    yield server
    server.stop()


def app_page(open_page, path: str = "/", server: str | None = None, **more) -> Page:
    """A page whose service worker is allowed, and there."""
    page = open_page(path, service_workers="allow", **({"at": server} if server else {}), **more)
    controlled(page)
    return page


def controlled(page: Page) -> None:
    """Wait until the service worker answers for this page, and has the words that it keeps beforehand."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    until(page, f"async () => (await ({KEPT})()).includes('/api/rules/delphi')")


def test_it_can_be_installed(open_page, server):
    page = app_page(open_page)
    with urllib.request.urlopen(f"{server}/manifest.webmanifest") as answer:
        assert answer.headers["Content-Type"] == "application/manifest+json"
        manifest = json.load(answer)
    purposes = {icon.get("purpose", "any") for icon in manifest["icons"]}
    assert purposes == {"any", "maskable", "monochrome"}
    for icon in manifest["icons"]:
        with urllib.request.urlopen(f"{server}/{icon['src']}") as answer:
            drawn = answer.read()
        if icon["sizes"] != "any":
            width, height = struct.unpack(">II", drawn[16:24])
            assert f"{width}x{height}" == icon["sizes"]
    browser = page.context.new_cdp_session(page)
    assert browser.send("Page.getAppManifest")["errors"] == []
    missing = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [problem["errorId"] for problem in missing if problem["errorId"] != "in-incognito"] == []


def test_a_finished_game_and_the_rules_are_read_without_a_connection(open_page, own_server, tmp_path):
    page = app_page(open_page, server=own_server.url)
    page.goto("/rules/olympos")
    expect(page.locator("dd").filter(has_text="Zeus").first).to_be_visible()
    uploaded(page, "elysium", tmp_path)
    length = int(page.get_by_role("slider").get_attribute("max") or 0)
    until(page, f"async n => (await ({KEPT})()).filter(p => /replay\\/\\d+$/.test(p)).length > n", length)
    page.goto("/rules/olympos")  # a page that is opened anew, as without a connection
    page.go_back()
    expect(page.get_by_test_id("position")).to_be_visible()
    replay = page.url
    own_server.stop()
    page.reload()
    expect(page.get_by_test_id("offline")).to_contain_text("You are offline")
    for n in (0, 1, length // 2, length):
        page.get_by_role("slider").fill(str(n))
        expect(page.get_by_test_id("position")).to_have_text(re.compile(rf"^{n:,} /"))
        expect(page.locator("[data-testid=board]")).to_be_visible()
    assert position(page) == length
    assert page.locator(".toast").all_inner_texts() == []
    assert axe(page) == []
    page.goto("/rules/olympos")
    expect(page.locator("dd").filter(has_text="Zeus").first).to_be_visible()
    # What is not kept says so, and comes when the server is back.
    page.goto("/devices")
    expect(page.get_by_test_id("offline")).to_be_visible()
    page.goto(replay.replace("/replay", "x/replay"))
    expect(page.get_by_text("it is not kept on this device")).to_be_visible()
    page.goto(replay)
    own_server.start()
    expect(page.get_by_test_id("offline")).to_have_count(0)


def test_nothing_of_a_running_game_is_kept_and_signing_out_forgets_all(open_page, server, tmp_path):
    page = app_page(open_page)
    table = new_table(page, "olympos", ("me", "bot:random"))
    wait_for_turn(page)
    page.goto("/tables")
    expect(page.locator(f"[data-table='{table}']")).to_be_visible()
    uploaded(page, "olympos", tmp_path)
    until(page, f"async () => (await ({KEPT})()).some(p => p.endsWith('/replay'))")
    kept = page.evaluate(KEPT)
    assert not [path for path in kept if path.startswith(f"/api/tables/{table}")]
    assert not [path for path in kept if path.startswith("/api/browser")]
    known, _, secret = page.evaluate("localStorage.getItem('petteia-token')").partition(".")
    everything = page.evaluate(
        """async () => {
          const all = []
          for (const name of await caches.keys()) {
            const cache = await caches.open(name)
            for (const asked of await cache.keys()) {
              all.push(name, asked.url, JSON.stringify([...asked.headers]))
              if (asked.url.includes('/api/tables')) all.push(await (await cache.match(asked)).text())
            }
          }
          return all.join('\\n')
        }"""
    )
    assert len(everything) > 10_000
    assert secret not in everything
    page.goto("/devices")
    page.get_by_role("button", name="Sign out", exact=True).first.click()
    page.get_by_test_id("sure").click()
    until(page, "async known => !(await caches.keys()).some(name => name.includes(known))", known)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_decision_without_a_connection_is_sent_once(open_page, own_server, width, height):
    page = app_page(open_page, server=own_server.url, width=width, height=height)
    table = new_table(page, "olympos", ("me", "me"))
    if page.get_by_test_id("pass-device").count():
        page.get_by_test_id("pass-device").get_by_role("button").click()
    wait_for_turn(page)
    if page.locator("[data-tab=decide]").count():
        page.locator("[data-tab=decide]").click()
    expect(page.locator(LIST).first).to_be_visible()
    before = seq(page)
    own_server.stop()
    expect(page.get_by_test_id("offline")).to_be_visible()
    page.locator(LIST).first.click()
    expect(page.get_by_test_id("offline")).to_contain_text("will be sent once the connection is back")
    assert overflow(page) == 0
    assert seq(page) == before
    own_server.start()
    wait_for_change(page, before)
    expect(page.get_by_test_id("offline")).to_have_count(0)
    told = page.evaluate(
        """async id => (await (await fetch(`/api/tables/${id}`,
          { headers: { Authorization: `Bearer ${localStorage.getItem('petteia-token')}` } })
        ).json()).table.seq""",
        table,
    )
    expect(page.get_by_test_id("table")).to_have_attribute("data-seq", str(told))


def another_program(server: Server) -> None:
    """The server has another client now, as far as its service worker tells."""
    worker = server.folder / "client/worker.js"
    for form in (worker, worker.with_name("worker.js.br"), worker.with_name("worker.js.gz")):
        form.unlink()
    plain = (STATIC / "worker.js").read_text(encoding="utf-8")
    worker.write_text(re.sub(r"shell [0-9a-f]{16}", "shell 0123456789abcdef", plain), encoding="utf-8")


def test_another_program_waits_until_the_page_is_loaded_anew(open_page, own_server):
    page = app_page(open_page, server=own_server.url)
    new_table(page, "olympos", ("me", "bot:random"))
    wait_for_turn(page)
    controlled(page)
    another_program(own_server)
    page.evaluate("window.mine = true")
    page.evaluate("async () => { await (await navigator.serviceWorker.ready).update() }")
    expect(page.get_by_test_id("outdated")).to_contain_text("Petteia has been renewed")
    assert page.evaluate("window.mine"), "the page was loaded anew without having been asked"
    with page.expect_navigation():
        page.get_by_test_id("outdated").get_by_role("button").click()
    wait_for_turn(page)
    shells = "async () => (await caches.keys()).filter(name => name.includes(' shell ')).join()"
    until(page, f"async right => (await ({shells})()) === right", "petteia / shell 0123456789abcdef")
    expect(page.get_by_test_id("outdated")).to_have_count(0)


def test_a_worker_that_does_not_make_room_keeps_nobody_from_the_newer_page(open_page, own_server):
    page = app_page(open_page, server=own_server.url)
    another_program(own_server)
    page.evaluate("async () => { await (await navigator.serviceWorker.ready).update() }")
    expect(page.get_by_test_id("outdated")).to_be_visible()
    page.evaluate("ServiceWorker.prototype.postMessage = () => {}")
    with page.expect_navigation():
        page.get_by_test_id("outdated").get_by_role("button").click()
    # It waits still, and nobody is asked once more: the page has come from the server.
    waiting = "async () => (await navigator.serviceWorker.getRegistration()).waiting !== null"
    assert page.evaluate(waiting)
    page.wait_for_function(
        "() => performance.getEntriesByType('resource').some(e => e.name.includes('Bars-'))"
    )
    controlled(page)
    expect(page.get_by_test_id("outdated")).to_have_count(0)


def test_without_a_secure_address_there_is_no_service_worker_and_nothing_breaks(open_page):
    page = open_page(service_workers="allow")
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    page.goto("/")
    page.wait_for_function(
        "() => performance.getEntriesByType('resource').some(e => e.name.includes('Bars-'))"
    )
    assert page.evaluate("navigator.serviceWorker.controller") is None
    assert page.evaluate("async () => (await navigator.serviceWorker.getRegistrations()).length") == 0
