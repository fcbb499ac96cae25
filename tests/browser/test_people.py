"""People keep names and sign in by passkeys, in a real browser with authenticators of its own making."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.server.chaos import rows
from tests.server.standins import Mailbox, mail_server

from .conftest import ROOT, Server
from .helpers import AXE

OPTIONS = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
    "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip


def authenticator(page: Page) -> tuple[Any, str]:
    """A virtual authenticator for a page, with the session that speaks to it."""
    cdp = page.context.new_cdp_session(page)
    cdp.send("WebAuthn.enable")
    made = cdp.send("WebAuthn.addVirtualAuthenticator", {"options": OPTIONS})
    return cdp, str(made["authenticatorId"])


@pytest.fixture
def localhost(server: str) -> str:
    """Browsers have passkeys for names, and take this one for secure."""
    return server.replace("127.0.0.1", "localhost")


def at_home(open_page: Callable[..., Page], localhost: str, **more: Any) -> Page:
    """A page of somebody new under the name for which there are passkeys."""
    page = open_page("about:blank", known=False, **more)
    page.goto(f"{localhost}/account")
    expect(page.get_by_test_id("account")).to_be_visible()
    return page


def keep_name(page: Page, name: str) -> list[str]:
    """Keep a name; the recovery codes that are shown."""
    page.get_by_test_id("name").fill(name)
    page.get_by_test_id("register").click()
    expect(page.get_by_test_id("codes").locator("li")).to_have_count(8)
    codes = page.get_by_test_id("codes").locator("li").all_inner_texts()
    page.get_by_test_id("codes-kept").click()
    expect(page.get_by_test_id("account")).to_have_attribute("data-known", name)
    return codes


def guest_table(page: Page) -> str:
    """A table that the guest of a page makes there, with a free seat: its id."""
    wanted = {"game": "olympos", "seats": [{"kind": "me", "name": "Guest"}, {"kind": "open"}]}
    made = page.evaluate(
        """async wanted => {
          const token = localStorage.getItem('petteia-token')
          const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
          const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wanted) })
          return answer.json()
        }""",
        wanted,
    )
    return str(made["table"]["id"])


def test_two_people_keep_names_and_one_signs_in_elsewhere_with_what_the_guest_had(
    open_page: Callable[..., Page], localhost: str, running: Server
) -> None:
    ada, bob = at_home(open_page, localhost), at_home(open_page, localhost)
    (cdp, device), _ = authenticator(ada), authenticator(bob)
    assert len(set(keep_name(ada, "Ada Passkey"))) == 8
    keep_name(bob, "Bob Passkey")
    ada.get_by_test_id("add-passkey").click()
    expect(ada.get_by_test_id("passkey")).to_have_count(1)
    keys = cdp.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
    # Elsewhere there is a guest with a table; Ada's passkey has come there with her.
    there = at_home(open_page, localhost, width=390, height=844)
    other, second = authenticator(there)
    for key in keys:
        other.send("WebAuthn.addCredential", {"authenticatorId": second, "credential": key})
    table = guest_table(there)
    there.goto(f"{localhost}/account")
    there.get_by_test_id("sign-in").click()
    expect(there.get_by_test_id("account")).to_have_attribute("data-known", "Ada Passkey")
    ada.goto(f"{localhost}/tables")
    expect(ada.locator(f"[data-table='{table}']")).to_be_visible()
    # Ada invites Bob by name; he finds it among his tables, sits down and sees her page.
    there.goto(f"{localhost}/t/{table}")
    there.get_by_test_id("invite-by-name").locator("input").fill("bob passkey")
    there.get_by_test_id("invite-by-name").get_by_role("button").click()
    bob.goto(f"{localhost}/tables")
    bob.locator(f"[data-testid=invitations] [data-table='{table}'] a").click()
    bob.get_by_test_id("join").click()
    expect(
        bob.get_by_test_id("lobby").get_by_text("(you)").or_(bob.get_by_test_id("lobby").get_by_text("you"))
    ).not_to_have_count(0)
    bob.goto(f"{localhost}/people/ada%20passkey")
    expect(bob.get_by_role("heading", name="Ada Passkey")).to_be_visible()
    bob.get_by_test_id("mute").click()
    # He does not want to read her words, and tells the hosts why.
    bob.get_by_test_id("report").click()
    bob.locator("textarea").fill("she plays far too well")
    bob.get_by_role("button", name="Send").click()
    expect(bob.locator("textarea")).to_have_count(0)
    database = f"sqlite:///{running.folder / 'tables.sqlite3'}"
    reports = rows(database, "SELECT name, 0, text, 0, 0 FROM report WHERE done IS NULL")
    assert [key for key, _ in reports] == [("Ada Passkey", 0, "she plays far too well")]
    bob.goto(f"{localhost}/account")
    expect(bob.get_by_text("Ada Passkey")).to_be_visible()
    # And Ada goes.
    there.goto(f"{localhost}/account")
    there.get_by_test_id("delete").click()
    there.get_by_test_id("delete-name").fill("Ada Passkey")
    there.get_by_test_id("delete-sure").click()
    there.wait_for_url(f"{localhost}/")
    bob.goto(f"{localhost}/people/ada%20passkey")
    expect(bob.get_by_text("Nobody is known here as")).to_be_visible()


def test_where_the_address_is_not_secure_the_code_does_it(
    open_page: Callable[..., Page], server: str
) -> None:
    insecure = "Object.defineProperty(window, 'isSecureContext', { value: false })"
    page = open_page("about:blank", known=False)
    page.add_init_script(insecure)
    page.goto(f"{server}/account")
    expect(page.get_by_test_id("not-secure")).to_be_visible()
    expect(page.get_by_test_id("sign-in")).to_have_count(0)
    codes = keep_name(page, "Cyd Code")
    expect(page.get_by_test_id("add-passkey")).to_have_count(0)
    there = open_page("/account", known=False)
    there.get_by_test_id("recovery").fill(codes[0].upper())
    there.get_by_test_id("recovery").press("Enter")
    expect(there.get_by_test_id("account")).to_have_attribute("data-known", "Cyd Code")


@pytest.fixture
def posting(tmp_path: Path) -> Iterator[tuple[Server, Mailbox]]:
    """A server that takes names by invitation and sends links by mail, and where its mail arrives."""
    with mail_server() as box:
        server = Server(tmp_path)
        server.more = ["--registration", "invited", "--site", server.url, "--mail", box.url,
                       "--mail-from", "Petteia <games@example.org>"]  # fmt: skip
        server.start()
        yield server, box
        server.stop()


def link_of(box: Mailbox, number: int) -> str:
    """The link in the mail of that number, when it has come."""
    end = time.monotonic() + 60
    while len(box.got) <= number:
        assert time.monotonic() < end, "no mail has come"
        time.sleep(0.05)
    found = re.search(r"http://\S+/account#\w+", box.got[number][1].get_content())
    assert found is not None
    return found[0]


def test_a_ticket_lets_in_and_a_link_by_mail_signs_in_elsewhere(
    open_page: Callable[..., Page], posting: tuple[Server, Mailbox]
) -> None:
    server, box = posting
    database = f"sqlite:///{server.folder / 'tables.sqlite3'}"
    command = [sys.executable, "-m", "petteia.cli.main", "admin", "ticket", "--database", database]
    ticket = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split()[-1]
    ada = open_page("/account", at=server.url)
    ada.get_by_test_id("name").fill("Ada Post")
    ada.get_by_test_id("ticket").fill("not this one")
    ada.get_by_test_id("register").click()
    expect(ada.get_by_role("alert").or_(ada.get_by_role("status"))).to_contain_text("ticket")
    ada.get_by_test_id("ticket").fill(ticket)
    ada.get_by_test_id("register").click()
    ada.get_by_test_id("codes-kept").click()
    expect(ada.get_by_test_id("account")).to_have_attribute("data-known", "Ada Post")
    ada.locator("input[type=email]").fill("ada@example.org")
    ada.locator("input[type=email]").press("Enter")
    expect(ada.get_by_text("a link is on its way")).to_be_visible()
    ada.goto(link_of(box, 0))
    ada.get_by_test_id("use-link").click()
    expect(ada.get_by_text("Your e-mail address: ada@example.org")).to_be_visible()
    assert "#" not in ada.url
    # On another device, a phone, the address is enough; whoever opens the link has to say so.
    there = open_page("/account", at=server.url, width=390, height=844, locale="de")
    table = guest_table(there)
    there.goto(f"{server.url}/account")
    there.locator("input[type=email]").fill("ADA@example.org")
    there.locator("input[type=email]").press("Enter")
    there.goto(link_of(box, 1))
    expect(there.get_by_test_id("account")).to_have_attribute("data-known", "")
    there.get_by_test_id("use-link").click()
    expect(there.get_by_test_id("account")).to_have_attribute("data-known", "Ada Post")
    ada.goto(f"{server.url}/tables")
    expect(ada.locator(f"[data-table='{table}']")).to_be_visible()
    # A host may take no more names: whoever has one comes in as before.
    server.stop()
    server.more[1] = "off"
    server.start()
    guest = open_page("/account", at=server.url)
    expect(guest.get_by_text("takes no new names")).to_be_visible()
    expect(guest.get_by_test_id("name")).to_have_count(0)
    expect(guest.get_by_test_id("recovery")).to_be_visible()


@pytest.mark.parametrize("width", [390, 1440])
def test_the_pages_can_be_read_by_everybody(open_page: Callable[..., Page], width: int) -> None:
    name = f"Eva {width}"
    page = open_page("/account", width=width, height=900)
    for path in ("/account", f"/people/{name}"):
        if path != "/account":
            keep_name(page, name)
            page.goto(path)
            expect(page.get_by_test_id("person")).to_be_visible()
        page.evaluate(AXE.read_text(encoding="utf-8"))
        found = page.evaluate("axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] })")
        assert [f"{v['id']}: {v['nodes'][0]['html']}" for v in found["violations"]] == []
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, path
