"""A real server and a real Chromium for the tests of the web client.

Fixtures: ``server`` (its address), ``open_page`` (a page of its own person, any size, language, theme),
``page`` (an ordinary one). What tests do at a table is in helpers.py.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.server.running import free_port

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src/petteia/server/static"
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 20_000  # milliseconds; bots think and machines are busy


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder drives a browser, and comes last.

    While Playwright drives one, its event loop runs in the tests' thread, and no other can begin there.
    """
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)
    items.sort(key=lambda item: here in item.path.parents)


class Server:
    """``petteia serve`` as its own process; it can be stopped and started again on the same data.

    ``before`` is code that it runs first, ``more`` are further options of the command.
    """

    def __init__(self, folder: Path, before: str = "") -> None:
        self.folder = folder
        self.before = before
        self.more: list[str] = []
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start and wait until it answers."""
        self._log = (self.folder / "server.log").open("ab")
        self._process = subprocess.Popen(
            [
                *(sys.executable, "-c", f"{self.before}\nfrom petteia.cli.main import app; app()", "serve"),
                *("--port", str(self.port), "--database", f"sqlite:///{self.folder / 'tables.sqlite3'}"),
                *("--bots", "1", "--limit-factor", "100", "--log", "warning", *self.more),
            ],
            stdout=self._log,
            stderr=self._log,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=2):
                    return
            except (urllib.error.URLError, OSError):
                if self._process.poll() is not None:
                    break
                time.sleep(0.1)
        raise RuntimeError(f"the server did not start: {(self.folder / 'server.log').read_text()[-2000:]}")

    def stop(self) -> None:
        """Stop it and wait until it is gone."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(30)
            self._process = None
            self._log.close()


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of this process; tests that stop it must start it again."""
    assert (STATIC / "index.html").is_file(), "build the web client first: make client"
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def server(running: Server) -> str:
    """The server's address."""
    return running.url


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Debian's Chromium."""
    found = shutil.which("chromium") or "/usr/bin/chromium"
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


def new_person(url: str) -> Any:
    """The storage of a browser that the server knows already."""
    with urllib.request.urlopen(urllib.request.Request(f"{url}/api/browser", method="POST")) as answer:
        token = json.load(answer)["token"]
    # Tests end turns themselves, however slow the machine is.
    kept = [{"name": "petteia-token", "value": token}, {"name": "petteia-ending", "value": "never"}]
    return {"cookies": [], "origins": [{"origin": url, "localStorage": kept}]}


@pytest.fixture
def open_page(chromium: Browser, server: str) -> Iterator[Callable[..., Page]]:
    """Opens pages, each with a storage of its own: another person at another device.

    ``open_page(path="/", width=1440, height=900, locale="en", dark=False, touch=False)``; ``known=False`` is
    a browser that was never here; ``at``: another server's address. A fault in a page's script fails the test
    when it ends.
    """
    contexts = []
    faults: list[str] = []

    def open_one(
        path: str = "/",
        width: int = 1440,
        height: int = 900,
        locale: str = "en",
        dark: bool = False,
        touch: bool = False,
        known: bool = True,
        at: str = server,
        **more: Any,
    ) -> Page:
        context = chromium.new_context(
            base_url=at,
            viewport={"width": width, "height": height},
            locale=locale,
            color_scheme="dark" if dark else "light",
            has_touch=touch,
            storage_state=new_person(at) if known else None,
            # Tests that watch what is asked of the server ask it, and not the service worker.
            **{"reduced_motion": "reduce", "service_workers": "block", **more},
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        # What the page's own security policy forbids is only told on the console.
        page.on("console", lambda said: faults.extend([said.text] * ("Content Security" in said.text)))
        page.goto(path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert not faults


@pytest.fixture
def page(open_page: Callable[..., Page]) -> Page:
    """The start page at 1440 x 900 in English."""
    return open_page()
