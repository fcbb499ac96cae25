"""The board of Olympos: what fits, what a decision costs before it is taken, why something is not legal."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from .boards import (
    asked,
    assert_fits_a_phone,
    crowded,
    having,
    legal_here,
    position,
    take_on_board_alone,
    unnamed,
)
from .helpers import (
    axe,
    click_action,
    new_table,
    play,
    seq,
    take_by_touch,
    unmarked_pieces,
    wait_for_change,
    wait_for_turn,
)

TO_SETTLE = having("olympos", "settle")


@pytest.mark.parametrize("share", [0.15, 0.7], ids=["early", "late"])
def test_five_players_fit_without_scrolling(page, share):
    position(page, "olympos", 5, share)
    assert crowded(page) == []
    assert page.locator(".player-board").count() == 5
    assert unmarked_pieces(page) == []
    assert unnamed(page) == []


@pytest.mark.parametrize("locale", ["de", "fr", "ru"])
def test_names_fit_in_every_language(open_page, locale):
    page = open_page(locale=locale)
    position(page, "olympos", 5, 0.7)
    assert crowded(page) == []


def test_a_journey_shows_price_route_and_landing_before_it_is_taken(page):
    position(page, "olympos", 3, 0.3, TO_SETTLE, locks="random")
    land = page.locator("[data-testid=board] [data-territory][data-pick=legal]").first
    land.locator(".hit").hover()
    card = page.get_by_role("tooltip")
    expect(card).to_contain_text("Total time")
    expect(card).to_contain_text("You land on space")
    expect(card).to_contain_text(re.compile("your turn again|another player|you have finished"))
    expect(page.locator("[data-testid=board] path.way").first).to_be_visible()
    expect(page.locator("[data-testid=board] .space .ghost")).to_have_count(1)
    page.mouse.move(0, 0)
    expect(page.locator("[data-testid=board] .space .ghost")).to_have_count(0)


def test_the_same_is_shown_by_focus(page):
    position(page, "olympos", 3, 0.3, TO_SETTLE, locks="random")
    page.locator("[data-testid=board] [data-pick=legal]").first.focus()
    page.keyboard.press(".")
    page.keyboard.press(",")
    expect(page.get_by_role("tooltip")).to_be_visible()


def test_a_discovery_shows_its_cubes(page):
    position(page, "olympos", 3, 0.2, having("olympos", "discover"), locks="random")
    page.locator("[data-testid=board] [data-discovery][data-pick=legal]").first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Total time")


def test_a_locked_land_says_why_with_the_rule(page):
    position(page, "olympos", 3, 0.3, TO_SETTLE, locks="random")
    page.locator("[data-testid=board] [data-territory][data-pick=illegal]").first.locator(".hit").click(
        force=True
    )
    why = page.get_by_test_id("why-not")
    expect(why).to_be_visible()
    expect(why.get_by_role("link").first).to_have_text(re.compile(r"OLY-"))


def test_a_decision_on_the_map_is_taken_by_one_click(page):
    new_table(page, "olympos", ("me", "bot:random"), {"locks": "random"})
    wait_for_turn(page)
    action = page.locator("[data-testid=board] [data-territory][data-pick=legal][data-action^=settle]").first
    text = action.get_attribute("data-action")
    assert text is not None
    click_action(page, text)
    expect(page.get_by_test_id("log")).to_contain_text("Ada")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_serious(open_page, dark):
    page = open_page(dark=dark)
    position(page, "olympos", 5, 0.6)
    assert axe(page) == []


def test_a_phone_reaches_every_part_with_a_fingertip(open_page):
    page = open_page(width=390, height=844, touch=True)
    position(page, "olympos", 4, 0.5)
    assert_fits_a_phone(page, ("map", "hand", "development", "players"))


@pytest.mark.slow
def test_the_end_of_a_game_on_the_board_alone(page):
    position(page, "olympos", 2, 0.6, bots="random")
    assert play(page, take_on_board_alone, random.Random(3)) > 3


@pytest.mark.slow
def test_the_end_of_a_game_by_touch(open_page):
    page = open_page(width=360, height=740, touch=True)
    position(page, "olympos", 2, 0.7, bots="random")
    assert play(page, take_by_touch, random.Random(4)) > 2
    assert legal_here(page).count() == 0


def test_the_menu_tells_where_the_figures_come_from(page):
    position(page, "olympos", 2, 0.3)
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("menuitem", name="About this edition").click()
    about = page.get_by_test_id("edition")
    expect(about).to_contain_text("Philippe Keyaerts")
    expect(about.locator("[data-source=reconstructed]")).to_be_visible()
    assert axe(page) == []


@pytest.mark.parametrize("locale", ["en", "de", "fr", "ru"])
def test_every_land_has_its_name_and_no_name_covers_another(open_page, locale):
    page = open_page(locale=locale)
    position(page, "olympos", 4, 0.5)
    names = page.locator("[data-testid=board] [data-name]").evaluate_all(
        """all => all.map(e => {
          const { x, y, width, height } = e.getBoundingClientRect()
          return { words: e.textContent, x, y, right: x + width, bottom: y + height }
        })"""
    )
    assert len(names) == page.locator("[data-testid=board] [data-territory]").count()
    sheet = page.locator("[data-testid=board] svg.map").bounding_box()
    assert sheet is not None
    for at, one in enumerate(names):
        assert one["words"]
        assert one["right"] - one["x"] > 15
        assert sheet["y"] < one["y"]
        assert one["bottom"] < sheet["y"] + sheet["height"]
        for other in names[at + 1 :]:
            apart = (
                one["right"] <= other["x"]
                or other["right"] <= one["x"]
                # Boxes are higher than letters.
                or one["bottom"] - 5 <= other["y"]
                or other["bottom"] - 5 <= one["y"]
            )
            assert apart, f"{one['words']} covers {other['words']}"


@pytest.mark.parametrize(
    ("step", "seed", "eager"),
    [
        ("give", 15, ("discover",)),
        ("keep", 10, ("discover oracle", "discover")),
        ("tile", 3, ()),
        ("take", 13, ()),
        ("piece", 1, ()),
        ("hades", 1, ()),
    ],
)
def test_rare_steps_are_decided_on_the_board(page, step, seed, eager):
    position(page, "olympos", 3, 0, asked(step), seed=seed, eager=eager)
    before = seq(page)
    take_on_board_alone(page, random.Random(1))
    wait_for_change(page, before)


@pytest.mark.parametrize("width", [390, 1280])
def test_a_longer_way_is_chosen_with_a_stepper(open_page, width):
    page = open_page(width=width, height=844 if width < 600 else 800, touch=width < 600)
    position(page, "olympos", 3, 0.3, having("olympos", "detour"), locks="random")
    stepper = page.get_by_test_id("detour")
    expect(stepper.locator("[data-action]")).to_have_count(0)  # nothing is offered before it is touched
    stepper.get_by_role("button", name="Longer", exact=True).click()
    first = stepper.locator("[data-action]").get_attribute("data-action")
    stepper.get_by_role("button", name="Longer", exact=True).click()
    way = stepper.locator("[data-action]")
    assert way.get_attribute("data-action") != first
    stepper.get_by_role("button", name="Shorter", exact=True).click()
    expect(way).to_have_attribute("data-action", str(first))
    before = seq(page)
    way.click()
    wait_for_change(page, before)
    expect(page.get_by_test_id("detour-chosen")).to_contain_text(str(first).removeprefix("detour "))
    expect(page.get_by_test_id("detour")).to_have_count(0)
    assert axe(page) == []
    lands = page.locator("[data-testid=board] [data-territory][data-pick=legal]")
    assert lands.count() > 0
    assert page.locator("[data-testid=board] [data-discovery][data-pick=legal]").count() == 0


@pytest.mark.parametrize("width", [390, 1280])
def test_cards_stand_behind_the_question_they_can_be_played_in(open_page, width):
    page = open_page(width=width, height=844 if width < 600 else 800, touch=width < 600)

    def question_with_cards(state):
        return asked("bonus")(state) and having("olympos", "play")(state)

    position(page, "olympos", 3, 0, question_with_cards, seed=2, eager=("discover",))
    small = page.locator("[data-testid=board] :is(.small, [data-testid=choices]) [data-action]")
    assert small.count() > 1
    assert all(
        text.startswith("bonus") for text in small.evaluate_all("all => all.map(e => e.dataset.action)")
    )
    card = page.locator("[data-testid=board] .card[data-pick=legal]").first
    before = seq(page)
    card.click()
    wait_for_change(page, before)
    expect(small.first).to_have_attribute("data-action", re.compile("^bonus"))  # asked again
