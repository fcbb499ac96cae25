"""People keep names and sign in by passkeys, in a real browser with authenticators of its own making."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

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
    open_page: Callable[..., Page], localhost: str
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
