"""The board of The Oracle of Delphi: four players fit, favour, range and odds, recovery, ways at sea."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from petteia.games.delphi.map import EXAMPLE

from .boards import (
    asked,
    assert_fits_a_phone,
    crowded,
    having,
    legal_here,
    position,
    small_targets,
    take_on_board_alone,
    unnamed,
)
from .helpers import BOARD, at_rest, axe, decide, decisions, play, seq, unmarked_pieces, wait_for_change

TO_SAIL = having("delphi", "sail")
TO_FIGHT = having("delphi", "fight")


@pytest.mark.parametrize("locale", ["en", "de", "fr", "ru"])
def test_four_players_fit_without_scrolling(open_page, locale):
    page = open_page(locale=locale)
    position(page, "delphi", 4, 0.85, asked("act"), max_rounds=25)
    assert page.locator(".player-board").count() == 4
    assert crowded(page) == []


@pytest.mark.parametrize("seats", [3, 4])
def test_what_all_own_late_in_a_game_is_in_sight_and_named(open_page, seats):
    page = open_page(locale="ru")
    busy = ("choose-companion", "choose-equipment", "fight-on", "fight", "build-shrine", "explore")
    position(page, "delphi", seats, 0.93, seed=6, eager=busy, max_rounds=60)
    assert page.locator(".captains .thing").count() > 4
    things = page.locator(".captains .thing, .supply .item, .supply .companion")
    assert crowded(page) == []
    for thing in things.all():
        expect(thing).to_be_in_viewport(ratio=1)
        expect(thing).to_have_accessible_name(re.compile("."))


def test_every_piece_has_a_symbol_and_a_name(page):
    position(page, "delphi", 4, 0.5, asked("act"), max_rounds=25)
    assert unmarked_pieces(page) == []
    assert unnamed(page) == []
    expect(page.locator("[data-testid=board]").get_by_label("The oracle wheel")).to_be_visible()


def test_sailing_shows_hexes_favour_and_the_way(page):
    position(page, "delphi", 3, 0.3, TO_SAIL, max_rounds=25)
    page.locator("[data-testid=board] .hex.water[data-pick=legal] .ground").first.hover()
    card = page.get_by_role("tooltip")
    expect(card).to_contain_text("Favour to pay")
    expect(card).to_contain_text(re.compile(r"\d+ / \d+"))
    expect(page.locator("[data-testid=board] path.way").first).to_be_visible()


def test_a_fight_shows_what_must_be_rolled_and_the_odds(page):
    position(page, "delphi", 3, 0.2, TO_FIGHT, max_rounds=25)
    page.locator("[data-testid=board] .hex.monster[data-pick=legal] .ground").first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text(re.compile(r"\d+\s?%"))


def test_a_die_narrows_what_is_offered(page):
    position(page, "delphi", 3, 0.3, TO_SAIL, max_rounds=25)
    sea = page.locator("[data-testid=board] .hex[data-pick=legal]")
    many = sea.count()
    die = page.locator("[data-testid=board] .player-board.me .source[data-pick=open]").first
    die.click()
    expect(die).to_have_attribute("aria-pressed", "true")
    assert sea.count() <= many
    die.click()
    expect(die).to_have_attribute("aria-pressed", "false")
    expect(sea).to_have_count(many)


def test_three_wounds_are_discarded_by_clicking_them(page):
    position(page, "delphi", 3, 0.1, asked("recover"), max_rounds=25)
    before = seq(page)
    for _ in range(3):
        page.locator(".player-board.me .wound[data-pick=open]:not([aria-pressed=true])").first.click()
    wait_for_change(page, before)


def test_what_is_out_of_range_says_why_with_the_rule(page):
    position(page, "delphi", 3, 0.3, TO_SAIL, max_rounds=25)
    page.locator("[data-testid=board] .hex.city[data-pick=illegal] .ground").first.click(force=True)
    expect(page.get_by_test_id("why-not").get_by_role("link").first).to_have_text(re.compile("DEL-"))


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_serious(open_page, dark):
    page = open_page(dark=dark)
    position(page, "delphi", 4, 0.6, asked("act"), max_rounds=25)
    assert axe(page) == []


def test_a_phone_reaches_every_part_with_a_fingertip(open_page):
    page = open_page(width=390, height=844, touch=True)
    position(page, "delphi", 4, 0.4, asked("act"), max_rounds=25)
    assert_fits_a_phone(page, ("sea", "mine", "others", "supply"))


@pytest.mark.slow
def test_the_end_of_a_game_on_the_board_alone(page):
    position(page, "delphi", 2, 0.7, bots="random", max_rounds=12)
    assert play(page, take_on_board_alone, random.Random(3)) > 3
    assert legal_here(page).count() == 0


def test_a_phone_turns_to_the_part_where_something_is_decided(open_page):
    page = open_page(width=390, height=844, touch=True)
    position(page, "delphi", 3, 0.1, asked("recover"), max_rounds=25)
    expect(page.locator("[data-testid=bar] .wound[data-pick=open]").first).to_be_in_viewport()
    assert small_targets(page) == []
    position(page, "delphi", 2, 0, asked("drop-task"), seed=6, tasks=10)
    expect(page.locator("[data-section=mine] .task[data-pick=legal]").first).to_be_in_viewport(ratio=1)
    assert small_targets(page) == []


@pytest.mark.parametrize(
    ("step", "seed", "eager", "options"),
    [
        ("drop-task", 6, (), {"tasks": 10}),
        ("ladder-god", 6, ("choose-equipment eq-20", "fight-on", "fight"), {}),
        ("omega-colour", 5, (), {}),
        ("no-wounds", 1, (), {}),
        ("load-now", 14, (), {}),
        ("fight-on", 5, (), {}),
    ],
)
def test_rare_steps_are_decided_on_the_board(page, step, seed, eager, options):
    position(page, "delphi", 2, 0, asked(step), seed=seed, eager=eager, **options)
    before = seq(page)
    take_on_board_alone(page, random.Random(1))
    wait_for_change(page, before)


def test_marks_of_what_happened_hide_nothing_and_are_the_players_own(page):
    position(page, "delphi", 3, 0.3, lambda state: len(state.legal()) > 8)
    expect(page.get_by_test_id("log").locator("li").last).to_be_attached()  # it comes after the board
    fresh = page.locator(".player-board .god.fresh")
    advanced = page.get_by_test_id("log").locator("li.fresh").filter(has_text="advances")
    assert fresh.count() <= advanced.count()


# ---- the end of a turn -------------------------------------------------------------------------


def at_the_last_die(state):
    """One die is left, and nothing that could act when it is used."""
    own = state.observe(0)["players"][0]
    few = len(own["dice"]) == 1 and not own["cards"] and 6 not in own["gods"].values()
    return few and state.step.name == "act" and not own["extra_action"]


def use_the_last_die(page):
    """Take favour with the die: then nothing but the end of the turn is left; the clock stands still."""
    favour = next(text for text in decisions(page) if text.startswith("take-favour"))
    decide(page, favour)
    expect(page.get_by_test_id("prompt")).to_have_text("Your dice are used. End your turn?")
    return favour


def with_ending(open_page, ending, **size):
    """A page that ends turns this way, at the last die; its clock runs only when the test says so."""
    page = open_page(**size)
    page.evaluate("way => localStorage.setItem('petteia-ending', way)", ending)
    page.clock.install()
    position(page, "delphi", 2, 0.2, at_the_last_die, bots="random", max_rounds=25)
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    return page


def test_the_turn_ends_by_itself_after_three_seconds(open_page):
    page = with_ending(open_page, "wait")
    use_the_last_die(page)
    countdown = page.get_by_test_id("countdown")
    expect(countdown).to_contain_text("The turn ends in 3 s")
    before = seq(page)
    page.clock.run_for(2000)
    expect(countdown).to_contain_text("The turn ends in 1 s")
    assert seq(page) == before
    page.clock.run_for(1000)
    wait_for_change(page, before)
    expect(countdown).to_have_count(0)
    page.clock.resume()
    ended = page.get_by_test_id("log").locator("[data-event=ends-turn]")
    expect(ended.filter(has_text="Ada ends the turn").last).to_be_visible()


def test_the_last_action_can_be_taken_back_while_it_is_counted(open_page):
    page = with_ending(open_page, "wait")
    favour = use_the_last_die(page)
    page.clock.run_for(1000)
    before = seq(page)
    page.get_by_test_id("undo").click()
    wait_for_change(page, before)
    expect(page.get_by_test_id("countdown")).to_have_count(0)
    before = seq(page)
    page.clock.run_for(10_000)
    assert seq(page) == before
    assert favour in decisions(page)


def test_the_count_can_be_stopped(open_page):
    page = with_ending(open_page, "wait", width=390, height=844, touch=True)
    page.locator("#page-tab-decide").click()
    use_the_last_die(page)
    page.locator("#page-tab-board").click()
    expect(page.get_by_test_id("countdown")).to_be_visible()  # also beside the board
    page.get_by_test_id("hold").click()
    expect(page.get_by_test_id("countdown")).to_have_count(0)
    before = seq(page)
    page.clock.run_for(10_000)
    assert seq(page) == before
    page.locator("#page-tab-decide").click()
    decide(page, "end-turn")


def test_turns_end_at_once_or_never_for_whoever_likes_it_so(open_page):
    page = with_ending(open_page, "never")
    use_the_last_die(page)
    before = seq(page)
    page.clock.run_for(10_000)
    expect(page.get_by_test_id("countdown")).to_have_count(0)
    assert seq(page) == before
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("menuitem", name="End of turns").click()
    page.get_by_role("radio", name="at once").check()
    wait_for_change(page, before)
    assert page.evaluate("localStorage.getItem('petteia-ending')") == "now"


# ---- islands, warnings -------------------------------------------------------------------------


def test_the_first_island_is_seen_before_the_second_is_chosen(page):
    position(page, "delphi", 2, 0, asked("peek-tiles"), seed=6, eager=("peek",), max_rounds=25)
    sea = page.locator("[data-testid=board] .hex.cloud[data-pick=legal]")
    many = sea.count()
    before = seq(page)
    sea.first.click()
    wait_for_change(page, before)
    expect(page.locator("[data-testid=board] .hex.chosen")).to_have_count(1)
    expect(page.locator("[data-testid=board] .hex.chosen .letter")).to_be_visible()
    expect(sea).to_have_count(many - 1)


def test_what_is_odd_about_a_given_map_is_said(page):
    odd = EXAMPLE.replace("city-red:3@6,1", "city-red:3@6,2")  # its water has one neighbour less
    assert odd != EXAMPLE
    position(page, "delphi", 2, 0, asked("act"), map="custom", map_text=odd, max_rounds=25)
    warning = page.get_by_test_id("map-warning")
    expect(warning).to_contain_text("fewer places than usual")
    expect(warning).to_contain_text("Thebes")


# ---- what the sea tells ------------------------------------------------------------------------

COORDINATES = re.compile(r"-?\d+,-?\d+")


def test_what_a_chosen_die_cannot_do_stands_back(page):
    position(page, "delphi", 3, 0.35, TO_SAIL, max_rounds=25)
    board = page.get_by_test_id("board")
    expect(board.locator(".hex.dim")).to_have_count(0)
    page.locator(".player-board.me .source[data-pick=open]").first.click()
    hexes = board.locator(".hex").count()
    offered = board.locator(".hex[data-pick=legal]").count()
    expect(board.locator(".hex.dim")).to_have_count(hexes - offered)


@pytest.mark.parametrize(
    ("locale", "city"), [("en", "Thebes"), ("de", "Theben"), ("fr", "Thèbes"), ("ru", "Фивы")]
)
def test_places_have_names_and_no_coordinates(open_page, locale, city):
    page = open_page(locale=locale)
    position(page, "delphi", 3, 0.35, TO_SAIL, max_rounds=25)
    board = page.get_by_test_id("board")
    expect(board.locator("text.name").filter(has_text=city)).to_be_visible()
    labels = board.locator(".hex").evaluate_all("all => all.map(e => e.getAttribute('aria-label'))")
    waters = board.locator(".hex.water").evaluate_all("all => all.map(e => e.getAttribute('aria-label'))")
    assert len(set(waters)) == len(waters)
    listed = page.locator("[data-testid=decisions] button[data-action]").all_inner_texts()
    sails = page.get_by_test_id("log").locator("[data-event=sails]")
    expect(sails.first).to_be_attached()  # the history comes after the board
    told = sails.all_inner_texts()
    assert listed
    assert [text for text in [*labels, *listed, *told] if COORDINATES.search(text)] == []


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1440, 900), (1920, 1080)])
def test_nothing_on_the_board_is_written_too_small_to_read(open_page, width, height):
    page = open_page(width=width, height=height, locale="ru")
    position(page, "delphi", 4, 0.6, asked("act"), max_rounds=25)
    at_rest(page, BOARD)
    small = page.get_by_test_id("board").evaluate(
        """board => [...board.querySelectorAll('*')].flatMap(e => {
          const texts = [...e.childNodes].filter(n => n.nodeType === 3)
          const words = texts.map(n => n.textContent.trim()).join('')
          if (!words || e.closest('.visually-hidden')) return []
          const size = parseFloat(getComputedStyle(e).fontSize) * (e.getScreenCTM?.().a ?? 1)
          return size < 10.95 ? [`${words}: ${size.toFixed(1)}`] : []
        })"""
    )
    assert small == []
    assert crowded(page) == []


def test_pieces_can_be_found_where_movements_look_for_them(page):
    position(page, "delphi", 3, 0.35, TO_SAIL, max_rounds=25)
    board = page.get_by_test_id("board")
    for place in (
        "sea",
        "zeus",
        "oracle",
        "wound",
        "equipment",
        "site:city-red",
        "ship-of:1",
        "hold:2",
        "own-god:0/ares",
    ):
        assert board.locator(f"[data-place~='{place}']").count() == 1, place
    assert board.locator("[data-place='ship-of:0'][data-piece]").count() == 1
    # What moves over the board has the game's colours.
    stage = page.get_by_test_id("stage")
    assert stage.evaluate("e => getComputedStyle(e).getPropertyValue('--c-red')").strip() == "#b92f2a"


# What is drawn with the golden line of a price, and what has a price.
GOLDEN = """board => [...board.querySelectorAll('.hex')].map(hex => {
  const lines = [...hex.querySelectorAll('path, circle, rect')].map(e => getComputedStyle(e).stroke)
  return [lines.includes('rgb(255, 197, 46)'), Number(hex.dataset.price ?? 0)]
})"""


def test_prices_stand_on_the_targets_and_gold_is_for_prices_alone(page):
    position(page, "delphi", 3, 0.35, TO_SAIL, max_rounds=25)
    board = page.get_by_test_id("board")
    found = board.evaluate(GOLDEN)
    paid = [price for _, price in found if price]
    assert paid
    assert all(golden == bool(price) for golden, price in found)
    written = [int(text) for text in board.locator(".price text").all_text_contents()]
    assert sorted(written) == sorted(paid)
    # The price is known before the click, and it is what the decision costs.
    dear = board.locator(".hex.paid").first
    dear.locator(".ground").hover()
    expect(page.get_by_role("tooltip")).to_contain_text(f"costs {dear.get_attribute('data-price')} favour")


def test_pointing_at_a_task_says_what_to_do_and_marks_where(page):
    position(page, "delphi", 3, 0.35, TO_SAIL, max_rounds=25)
    board = page.get_by_test_id("board")
    board.locator("[data-place='own-task:0/double-1'].open").hover()  # to beat a yellow monster
    expect(page.get_by_role("tooltip")).to_contain_text("Beat a ")
    expect(board.locator(".hex.monster.on").first).to_be_visible()
    assert board.locator(".hex.on:not(.monster)").count() == 0


def test_a_ready_god_is_chosen_and_shows_where_it_acts(page):
    position(
        page,
        "delphi",
        2,
        0,
        having("delphi", "poseidon"),
        eager=("advance-god blue poseidon",),
        max_rounds=40,
    )
    board = page.get_by_test_id("board")
    god = board.locator("[data-place='own-god:0/poseidon']")
    expect(god).to_have_attribute("data-pick", "open")
    god.click()
    expect(god).to_have_attribute("aria-pressed", "true")
    water = board.locator(".hex.water[data-pick=legal]")
    assert water.count() > 60
    before = seq(page)
    water.first.locator(".ground").click()
    wait_for_change(page, before)
    expect(page.get_by_test_id("log")).to_contain_text("ship is put on")
