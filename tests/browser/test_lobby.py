"""The lobby and the ratings: people find each other, see who they are, and what a game has changed."""

from __future__ import annotations

import contextlib
import re
import sqlite3

import pytest
from playwright.sync_api import expect
from tests.server.chaos import make_known, rows

from .helpers import axe, call, overflow


def known(page, running, name):
    """The person of a page is known from now on; their id."""
    who = call(page, "GET", "/api/browser")["browser"]
    make_known(f"sqlite:///{running.folder / 'tables.sqlite3'}", who, name)
    return who


def execute(running, statement, *values):
    with contextlib.closing(sqlite3.connect(running.folder / "tables.sqlite3", timeout=60)) as file:
        file.execute(statement, values)
        file.commit()


def rate(running, person, kind, points, games):
    query = "INSERT INTO rating (person, kind, mu, sigma, games, at, points) VALUES (?, ?, ?, ?, ?, 0, ?)"
    execute(running, query, person, kind, points / 60, 1.5, games, points)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (360, 740)])
def test_two_people_find_each_other_in_the_lobby(open_page, width, height):
    ada = open_page("/", width=width, height=height)
    ada.get_by_test_id("match-call").get_by_role("link").first.click()
    expect(ada).to_have_url(re.compile("/lobby$"))
    bob = open_page("/lobby", width=width, height=height)
    expect(bob.get_by_test_id("seeks")).to_contain_text("Nobody is looking")

    form = ada.get_by_test_id("seek-form")
    form.get_by_label("Your name").fill(f"Ada{width}")
    form.locator("label[data-game=elysium]").click()
    form.get_by_test_id("clock-kind").select_option("live")
    form.get_by_test_id("look").click()
    expect(ada.get_by_test_id("looking")).to_be_visible()
    expect(ada).to_have_title(re.compile("Looking for opponents"))
    # Whoever looks on is told at once, and how it will be played.
    seek = bob.locator(f"[data-seek][data-name=Ada{width}]")
    expect(seek).to_contain_text("Elysium")
    expect(seek).to_contain_text("2 players")
    expect(seek).to_contain_text("20 minutes")
    for page in (ada, bob):
        assert overflow(page) == 0
        assert axe(page) == []
    seek.get_by_role("button", name=re.compile("^Join in")).click()
    for page in (ada, bob):
        expect(page).to_have_url(re.compile(r"/t/[a-z0-9]+$"))
        expect(page.get_by_test_id("table")).to_have_attribute("data-turn", re.compile("mine|others"))
    assert ada.url == bob.url
    table = call(ada, "GET", f"/api/tables/{ada.url.rpartition('/')[2]}")["table"]
    assert (table["status"], table["owner"], table["clock"]["rules"]["bank"]) == ("playing", None, 1200)


def test_a_search_ends_when_one_says_so_and_when_the_page_goes(open_page):
    ada, bob = open_page("/lobby"), open_page("/lobby")
    ada.get_by_test_id("seek-form").get_by_label("Your name").fill("Adela")
    ada.get_by_test_id("look").click()
    seek = bob.locator("[data-seek][data-name=Adela]")
    expect(seek).to_be_visible()
    ada.get_by_test_id("stop-looking").click()
    expect(seek).to_have_count(0)
    ada.get_by_test_id("look").click()
    expect(seek).to_be_visible()
    ada.goto("/about")
    expect(seek).to_have_count(0)
    # A page that is cut off, or crashes, says nothing: it is missed.
    ada.goto("/lobby")
    ada.get_by_test_id("look").click()
    expect(seek).to_be_visible()
    ada.context.set_offline(True)
    expect(seek).to_have_count(0, timeout=60_000)


def test_known_people_look_for_games_that_count_against_their_equals(open_page, running):
    ada, bob, gus = open_page("/about"), open_page("/about"), open_page("/lobby")
    rate(running, known(ada, running, "Aglaia"), "olympos", 1800, 30)
    known(bob, running, "Bion")
    ada.goto("/lobby")
    ada.locator("label[data-game=olympos]").click()
    expect(ada.get_by_test_id("rated")).to_be_checked()
    ada.get_by_test_id("low").fill("1700")
    ada.get_by_test_id("look").click()
    seek = "[data-seek][data-name=Aglaia]"
    expect(gus.locator(seek)).to_contain_text("1800 ± 176")
    expect(gus.locator(seek)).to_contain_text("Only for people who keep a name here.")
    bob.goto("/lobby")
    expect(bob.locator(seek)).to_contain_text("They look for opponents with another rating.")
    expect(bob.locator(seek).get_by_role("button")).to_have_count(0)
    execute(running, "UPDATE rating SET points = 1690 WHERE kind = 'olympos'")
    ada.get_by_test_id("stop-looking").click()
    ada.get_by_test_id("low").fill("")
    ada.get_by_test_id("look").click()
    bob.locator(seek).get_by_role("button").click()
    expect(bob).to_have_url(re.compile(r"/t/"))
    expect(ada).to_have_url(bob.url)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (360, 740)])
def test_lists_of_ratings_have_places_and_find_people(open_page, running, width, height):
    execute(running, "DELETE FROM rating")
    names = {
        f"Chloe {width}": (1600, 20),
        f"Dion {width}": (1600, 12),
        f"Eris {width}": (1550, 40),
        f"Flora {width}": (1900, 3),
    }
    me = open_page("/about", width=width, height=height)
    for name, (points, games) in names.items():
        one = me if name.startswith("Eris") else open_page("/about")
        rate(running, known(one, running, name), "delphi", points, games)
    me.goto("/ratings/delphi")
    leaders = me.get_by_test_id("leaders")
    expect(leaders.locator("tbody tr")).to_have_count(4)
    found = leaders.locator("tbody tr").evaluate_all(
        "all => all.map(tr => [tr.dataset.name, tr.cells[0].textContent.trim()])"
    )
    assert found == [
        [f"Chloe {width}", "1"],
        [f"Dion {width}", "1"],
        [f"Eris {width}", "3"],
        [f"Flora {width}", "–"],
    ]
    expect(leaders.locator("tr.me")).to_contain_text("(you)")
    expect(leaders.locator(f"[data-name='Flora {width}']")).to_contain_text("provisional")
    assert overflow(me) == 0
    assert axe(me) == []
    me.get_by_test_id("find").fill("DION")
    expect(leaders.locator("tbody").first.locator("tr")).to_have_count(1)
    expect(leaders.locator("tbody").first).to_contain_text(f"Dion {width}")
    expect(leaders.locator("tbody.apart")).to_contain_text(f"Eris {width}")
    me.get_by_test_id("find").fill("nobody")
    expect(me.get_by_test_id("nobody")).to_be_visible()
    me.get_by_role("navigation").get_by_role("link", name="Olympos").click()
    expect(me).to_have_url(re.compile("/ratings/olympos$"))


def test_a_table_says_whether_its_game_counts_and_what_it_has_changed(open_page, running):
    ada, bob = open_page("/about"), open_page("/about")
    known(ada, running, "Gorgo")
    seats = [{"kind": "me", "name": "Gorgo"}, {"kind": "open"}]
    clock = {"type": "live", "bank": 20, "increment": 0, "out": "end"}
    made = call(
        ada, "POST", "/api/tables", {"game": "olympos", "seats": seats, "public": True, "clock": clock}
    )
    table = made["table"]["id"]
    ada.goto(f"/t/{table}")
    told = ada.get_by_test_id("table-ratings")
    expect(told).to_contain_text("1500")
    call(bob, "POST", f"/api/tables/{table}/join", {"name": "Hero"})
    expect(told).to_have_attribute("data-counts", "false")
    expect(told).to_contain_text("not everybody keeps a name here")
    call(bob, "POST", f"/api/tables/{table}/seats/1/leave")
    known(bob, running, "Hero of A")
    call(bob, "POST", f"/api/tables/{table}/join", {"name": "Hero"})
    expect(told).to_have_attribute("data-counts", "true")
    call(ada, "POST", f"/api/tables/{table}/start")
    # Both decide until somebody has let the other's time run out who has decided himself.
    pages = [ada, bob]
    first = call(ada, "GET", f"/api/tables/{table}/update")["observation"]["ask"]["seat"]
    while True:
        update = call(pages[first], "GET", f"/api/tables/{table}/update?seat={first}")
        if update["legal"] is None:
            break
        act = {"seat": first, "seq": update["seq"], "action": update["legal"][0]["id"]}
        call(pages[first], "POST", f"/api/tables/{table}/act", act)
    expect(ada.get_by_test_id("time-over")).to_be_visible(timeout=60_000)
    expect(told).to_contain_text("This game counted for ratings.")
    changes = told.locator("li strong")
    expect(changes).to_have_count(2)
    signs = {text.strip()[0] for text in changes.all_inner_texts()}
    assert len(signs) == 2
    assert "+" in signs
    counted = rows(
        f"sqlite:///{running.folder / 'tables.sqlite3'}", "SELECT game, 0, kind, void, 0 FROM rated"
    )
    assert [key for key, _ in counted if key[0] == table] == [(table, 0, "olympos")]
    # The list has both, and leads to what everybody may know of them.
    for width in (1440, 390):
        ada.set_viewport_size({"width": width, "height": 900})
        ada.goto("/ratings/olympos")
        ada.get_by_test_id("leaders").get_by_role("link", name="Hero of A").click()
        expect(ada.get_by_test_id("person-ratings")).to_contain_text("provisional")
        games = ada.get_by_test_id("statistics").locator("tbody tr")
        expect(games).to_have_count(1)
        assert [cell.strip() for cell in games.locator("th, td").all_inner_texts()][:3] == [
            "Olympos",
            "2",
            "1",
        ]
        assert overflow(ada) == 0
        assert axe(ada) == []


def test_people_talk_at_a_table_before_its_game_begins(open_page):
    ada, bob = open_page("/about"), open_page("/about")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
    table = call(ada, "POST", "/api/tables", {"game": "elysium", "seats": seats, "public": True})["table"][
        "id"
    ]
    ada.goto(f"/t/{table}")
    bob.goto(f"/t/{table}")
    expect(bob.get_by_test_id("lobby")).to_be_visible()
    expect(bob.get_by_test_id("chat")).to_have_count(0)  # nothing was said, and only who sits here may
    say = ada.get_by_role("textbox", name="Say something")
    say.fill("Shall we wait for Chloe?")
    say.press("Enter")
    expect(bob.get_by_test_id("chat")).to_contain_text("Shall we wait for Chloe?")
    bob.get_by_test_id("join").click()
    answer = bob.get_by_role("textbox", name="Say something")
    answer.fill("Five minutes.")
    answer.press("Enter")
    expect(ada.get_by_test_id("chat")).to_contain_text("Five minutes.")
    assert axe(bob) == []
