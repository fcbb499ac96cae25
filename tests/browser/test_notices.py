"""Notices in the browser: allowed, shown by the service worker, clicked, chosen; where there are none."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .helpers import axe, call, new_table, overflow, wait_for_turn
from .test_app import app_page, until

SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ title, body, tag, lang, data }) => ({ title, body, tag, lang, data }))"""
# What Chromium's own push service would answer: it is not reachable in tests.
SERVICE = """
  let there = null
  const made = (key) => ({
    endpoint: 'https://push.example.org/browser',
    options: { applicationServerKey: key.buffer ?? key },
    toJSON: () => ({
      endpoint: 'https://push.example.org/browser',
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    }),
    unsubscribe: async () => ((there = null), (window.unsubscribed = true)),
  })
  PushManager.prototype.subscribe = async (options) => (there = made(options.applicationServerKey))
  PushManager.prototype.getSubscription = async () => there
"""


class Deliverer:
    """Pushes messages to a page's service worker, as the browser does with what its push service sends."""

    def __init__(self, page: Page) -> None:
        self.origin = re.match(r"https?://[^/]+", page.url)[0]  # type: ignore[index]
        self.cdp = page.context.new_cdp_session(page)
        self.registration = ""
        self.cdp.on("ServiceWorker.workerRegistrationUpdated", self._heard)
        self.cdp.send("ServiceWorker.enable")
        page.evaluate("async () => void (await navigator.serviceWorker.ready)")
        assert self.registration

    def _heard(self, event: Any) -> None:
        for one in event["registrations"]:
            if not one["isDeleted"]:
                self.registration = one["registrationId"]

    def push(self, **told: Any) -> None:
        said = {"title": "It is your turn", "body": "Olympos with Bob", "lang": "en", "waiting": 2, **told}
        self.cdp.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": self.origin, "registrationId": self.registration, "data": json.dumps(said)},
        )


@pytest.fixture
def allowed(open_page) -> Page:
    return app_page(open_page, permissions=["notifications"])


def shown(page: Page, count: int) -> list[dict[str, Any]]:
    until(page, f"async count => (await ({SHOWN})()).length === count", count)
    found: list[dict[str, Any]] = page.evaluate(SHOWN)
    return found


def test_a_push_is_shown_once_for_each_tag(allowed):
    deliverer = Deliverer(allowed)
    deliverer.push(tag="a1", path="t/abc")
    assert shown(allowed, 1)[0]["data"] == {"path": "t/abc"}
    deliverer.push(tag="b2", path="t/xyz", title="Du bist am Zug", lang="de")
    shown(allowed, 2)
    deliverer.push(tag="a1", path="t/abc")  # it comes again after a kill
    deliverer.push(tag="c3", path="t/third")
    found = shown(allowed, 3)
    assert sorted(one["tag"] for one in found) == ["a1", "b2", "c3"]
    assert {one["lang"] for one in found} == {"en", "de"}


def test_a_push_puts_the_number_of_tables_that_wait_on_the_icon(allowed):
    worker = allowed.context.service_workers[0]
    worker.evaluate("() => void (self.navigator.setAppBadge = async (n) => void (self.mark = n))")
    Deliverer(allowed).push(tag="a1", path="t/abc", waiting=7)
    shown(allowed, 1)
    assert worker.evaluate("() => self.mark") == 7


def test_a_table_that_is_looked_at_is_not_told_of(allowed):
    table = new_table(allowed, "olympos", ("me", "bot:random"))
    wait_for_turn(allowed)
    deliverer = Deliverer(allowed)
    deliverer.push(tag="a1", path=f"t/{table}")
    deliverer.push(tag="b2", path="t/other")
    assert [one["tag"] for one in shown(allowed, 1)] == ["b2"]


def test_a_click_leads_an_open_page_to_the_table(allowed):
    table = new_table(allowed, "olympos", ("me", "bot:random"))
    wait_for_turn(allowed)
    allowed.goto("/tables")
    # What the worker says to the page it has chosen; a click itself cannot be made from outside.
    worker = allowed.context.service_workers[0]
    worker.evaluate(
        """async path => {
          const [page] = await self.clients.matchAll({ type: 'window' })
          page.postMessage({ open: path })
        }""",
        f"t/{table}",
    )
    expect(allowed).to_have_url(re.compile(f"/t/{table}$"))
    expect(allowed.get_by_test_id("table")).to_have_attribute("data-turn", "mine")


def test_a_click_without_an_open_page_opens_one(allowed):
    worker = allowed.context.service_workers[0]
    opened = worker.evaluate(
        """async () => {
          let opened = ''
          const clients = self.clients
          const all = clients.matchAll.bind(clients)
          clients.matchAll = async () => []
          clients.openWindow = async (url) => void (opened = url)
          let done
          const event = new Event('notificationclick')
          event.notification = { data: { path: 't/abc' }, close() {} }
          event.waitUntil = (work) => (done = work)
          self.dispatchEvent(event)
          await done
          clients.matchAll = all
          return opened
        }"""
    )
    assert opened.endswith("/t/abc")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_notices_are_allowed_chosen_and_ended(open_page, width, height):
    page = app_page(open_page, permissions=["notifications"], width=width, height=height)
    page.add_init_script(SERVICE)
    page.reload()
    page.get_by_test_id("settings").click()
    here = page.get_by_test_id("notices-here")
    with page.expect_response(lambda r: r.url.endswith("/browser/push")) as said:
        here.click()
    assert said.value.status == 204
    expect(here).to_have_text("No more notices on this device")
    with page.expect_response(lambda r: r.url.endswith("/preferences") and r.request.method == "POST"):
        page.get_by_test_id("notice-push-over").uncheck()
    with page.expect_response(lambda r: r.url.endswith("/preferences") and r.request.method == "POST"):
        page.get_by_test_id("quiet").check()
    with page.expect_response(lambda r: r.url.endswith("/preferences") and r.request.method == "POST"):
        page.get_by_test_id("quiet-begin").fill("21:30")
    wish = call(page, "GET", "/api/browser/preferences")["notices"]
    assert set(wish["push"]) == {"turn", "invite", "deadline"}
    assert wish["quiet"] == {"begin": 21 * 60 + 30, "end": 8 * 60}
    assert wish["zone"] == page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone")
    assert axe(page) == []
    assert overflow(page) == 0
    with page.expect_response(lambda r: r.url.endswith("/browser/push") and r.request.method == "DELETE"):
        here.click()
    assert page.evaluate("window.unsubscribed")
    expect(here).to_have_text("Tell me on this device")


def test_who_forbids_notices_is_told_how_to_allow_them(open_page):
    page = app_page(open_page)
    page.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
    page.reload()
    page.get_by_test_id("settings").click()
    expect(page.get_by_test_id("notices-not")).to_contain_text("does not let Petteia send notices")
    expect(page.get_by_test_id("notices-here")).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "words"), [("en", "https:// only"), ("de", "nur an Adressen mit https://")]
)
def test_without_https_one_sentence_says_why_there_are_none(open_page, locale, words):
    page = open_page(locale=locale)
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    page.reload()
    page.get_by_test_id("settings").click()
    expect(page.get_by_test_id("notices-not")).to_contain_text(words)
    expect(page.get_by_test_id("notices-here")).to_have_count(0)


def test_one_table_is_hushed_in_its_menu(open_page):
    page = open_page()
    table = new_table(page, "olympos", ("me", "bot:random"))
    wait_for_turn(page)
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("menuitem", name="Notices").click()
    box = page.get_by_test_id("table-notices")
    expect(box).to_be_checked()
    with page.expect_response(lambda r: r.url.endswith("/notices") and r.request.method == "POST"):
        box.uncheck()
    assert call(page, "GET", f"/api/tables/{table}/notices") == {"on": False}
    assert axe(page) == []
