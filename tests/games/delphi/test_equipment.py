"""Every equipment card (DEL-8.2)."""

from __future__ import annotations

import pytest
from tests.games.delphi.table import GAME, Table, names, next_turn

from petteia.games.delphi import layout as at
from petteia.games.delphi.components import CLOUD_SITE, COLOUR, EQUIPMENT, ISLAND_TILE

DATA = GAME.default_edition().data


def won(card: str, **options: object) -> Table:
    """A monster is beaten and a card taken; the display is refilled."""
    table = Table(**options).beside(0, "monster-1").monsters("monster-1", "red").display(card)  # type: ignore[arg-type]
    table.do("fight red red@monster-1", "battle 9")
    assert table.ask == "choose-equipment"
    table.do(f"choose-equipment {card}")
    assert table.ask == "display"
    table.state.apply(table.state.legal()[0])
    return table


def owned(table: Table, card: str) -> bool:
    return card in table.player()["equipment"]


@pytest.mark.rule("DEL-6.1", "DEL-R66")
def test_the_display_offers_six_cards_and_is_refilled_at_once() -> None:
    table = Table().beside(0, "monster-1").monsters("monster-1", "red")
    table.do("fight red red@monster-1", "battle 9")
    shown = table.seen()["display"]
    assert len(shown) == 6
    assert table.legal() == [f"choose-equipment {card}" for card in shown]
    hidden = next(card for card in EQUIPMENT if card not in shown)
    assert table.why_not(f"choose-equipment {hidden}").id == "equipment-not-shown"
    table.do(f"choose-equipment {shown[0]}")
    assert len(table.legal()) == 16
    assert {weight for _, weight in table.state.chance()} == {1}
    table.state.apply(table.state.legal()[0])
    assert len(table.seen()["display"]) == 6


@pytest.mark.rule("DEL-8.2")
def test_there_are_22_cards_of_16_kinds() -> None:
    assert len(DATA["equipment"]) == 22
    assert len(DATA["equipment_kind"]) == 16
    assert {card["kind"] for card in DATA["equipment"]} == {kind["id"] for kind in DATA["equipment_kind"]}


@pytest.mark.rule("DEL-8.2", "DEL-R33")
@pytest.mark.parametrize(
    ("card", "field", "value"),
    [
        ("eq-01", "range", 4),
        ("eq-02", "keel", True),
        ("eq-04", "hold", 3),
        ("eq-04", "shield", 1),
        ("eq-11", "recovery", {"equal": 4, "total": 8}),
        ("eq-12", "extra_action", True),
    ],
)
def test_lasting_cards_stay_and_act(card: str, field: str, value: object) -> None:
    table = won(card)
    assert owned(table, card)
    assert table.player()[field] == value
    assert table.ask == "act"


@pytest.mark.rule("DEL-8.2", "DEL-R33")
@pytest.mark.parametrize("card", ["eq-03", "eq-05", "eq-06", "eq-07", "eq-08", "eq-13"])
def test_other_lasting_cards_stay(card: str) -> None:
    table = won(card)
    assert owned(table, card)
    assert table.seen()["equipment_discard"] == []


@pytest.mark.rule("DEL-8.2", "DEL-R42")
@pytest.mark.parametrize(
    ("card", "name", "god"),
    [("eq-08", "blue", "poseidon"), ("eq-09", "green", "artemis"), ("eq-10", "pink", "hermes")],
)
def test_lamps(card: str, name: str, god: str) -> None:
    table = Table().equip(0, card).dice(0, name, name).cards(0, name).put(favour=0)
    assert table.legal("lamp") == [f"lamp {name} {name}", f"lamp card-{name} {name}"]
    told = table.do(f"lamp {name} {name}")
    assert [e.args["equipment"] for e in told if e.name == "uses-lamp"] == [card]
    table.do("oracle red")
    assert table.get(0, "favour") == 1
    assert table.player()["gods"][god] == 3
    assert "red" in table.player()["cards"]
    table.gods(0, **{god: 6}).do(f"lamp {name} {name}", "oracle red")  # the step is lost
    assert table.player()["gods"][god] == 6
    other = next(c for c in COLOUR if c != name)
    assert table.why_not(f"lamp card-{name} {other}").id == "no-lamp"


@pytest.mark.rule("DEL-R42", "DEL-R40")
def test_lamps_take_recoloured_dice_but_not_the_extra_action() -> None:
    table = Table().equip(0, "eq-08", "eq-12").dice(0, "pink").put(favour=9)
    assert table.cost("lamp pink blue") == 1
    assert table.why_not("lamp extra blue").id == "lamp-needs-die"


@pytest.mark.rule("DEL-8.2", "DEL-R70")
def test_the_salve_bears_more_wounds() -> None:
    for wounds, ask in (
        (["red"] * 3, "act"),
        (["red"] * 4, "recover"),
        ([*COLOUR, "red"], "act"),
        ([*COLOUR, "red", "black"], "recover"),
    ):
        table = Table().equip(1, "eq-11").wounds(1, *wounds).dice(0)
        told = table.do("end-turn", "roll blue blue blue")
        assert ("recovers" in names(told) or table.ask == "recover") == (ask == "recover")


@pytest.mark.rule("DEL-8.2", "DEL-R40")
def test_the_water_clock_buys_one_action_a_turn() -> None:
    table = Table().equip(0, "eq-12").put(favour=4)
    assert len([t for t in table.legal("advance-god") if t.split()[1] == "extra"]) == 6
    assert table.preview("advance-god extra hermes")["favour"] == 3
    table.do("advance-god extra hermes")
    assert table.get(0, "favour") == 1
    assert not table.player()["extra_action"]
    assert table.why_not("take-favour extra").id == "extra-action-used"
    table.put(clocked=0, favour=2)
    assert table.why_not("take-favour extra").id == "not-enough-favour"
    assert Table().why_not("take-favour extra").id == "no-extra-action"


@pytest.mark.rule("DEL-R40")
def test_the_next_turn_has_an_extra_action_again() -> None:
    table = Table().equip(0, "eq-12").put(favour=9, shield=5).put(1, shield=5).dice(0, "red")
    table.do("take-favour extra")
    assert not table.player()["extra_action"]
    table.do("take-favour red", "end-turn", "roll red red red")
    table.dice(1).do("end-turn", "roll red red red", "titan 1")
    assert table.seen()["active"] == 0
    assert table.player()["extra_action"]
    assert table.can("take-favour extra")


@pytest.mark.rule("DEL-R40")
def test_the_extra_action_draws_peeks_and_takes_favour_too() -> None:
    table = Table().equip(0, "eq-12").dice(0).put(favour=3)
    assert {"draw-card extra", "take-favour extra", "peek extra"} <= set(table.legal())
    told = table.do("take-favour extra")
    assert told[0].args == {"seat": 0, "favour": 3}
    assert "favour-gained" in names(told)


@pytest.mark.rule("DEL-8.2", "DEL-R64")
@pytest.mark.parametrize(("card", "name"), [("eq-13", "yellow"), ("eq-14", "red"), ("eq-15", "black")])
def test_coins(card: str, name: str) -> None:
    other = "pink"
    for roll, gained in ((f"{name} {name} {name}", 2), (f"{other} {other} {other}", 0)):
        table = Table().equip(0, card).dice(0)
        table.do("end-turn", f"roll {roll}")
        assert table.get(0, "favour") == 5 + gained


@pytest.mark.rule("DEL-R64", "DEL-R65")
def test_two_coins_are_two_takings_and_only_for_ones_own_roll() -> None:
    table = Table().ship(0, "ship-6").equip(0, "eq-13", "eq-14").dice(0)
    table.do("end-turn", "roll red red yellow")
    assert table.get(0, "favour") == 5 + 3 + 3
    table = Table().equip(1, "eq-14").dice(0)
    table.do("end-turn", "roll red red red")
    assert table.get(1, "favour") == 5


@pytest.mark.rule("DEL-8.2", "DEL-R67", "DEL-R33", "DEL-R26")
@pytest.mark.parametrize(
    ("card", "colours"), [("eq-16", ["red", "yellow", "green"]), ("eq-17", ["black", "pink", "blue"])]
)
def test_rope_and_strap_load_a_statue_at_once(card: str, colours: list[str]) -> None:
    table = won(card)
    assert table.ask == "load-now"
    assert table.seen()["ask"]["piece"] == "statue"
    assert table.legal() == [*(f"take-statue {c}" for c in colours), "take-nothing"]
    other = next(c for c in COLOUR if c not in colours)
    assert table.why_not(f"take-statue {other}").id == "not-on-card"
    table.do(f"take-statue {colours[1]}")
    assert table.player()["statues"] == [colours[1]]
    assert table.seen()["equipment_discard"] == [card]
    refused = won(card)
    refused.do("take-nothing")
    assert refused.player()["statues"] == []
    assert refused.ask == "act"


@pytest.mark.rule("DEL-8.2", "DEL-R67")
@pytest.mark.parametrize(
    ("card", "colours"), [("eq-18", ["red", "yellow", "green"]), ("eq-19", ["black", "pink", "blue"])]
)
def test_basket_and_jug_load_an_offering_from_any_island(card: str, colours: list[str]) -> None:
    table = won(card)
    assert table.seen()["ask"]["colours"] == colours
    texts = table.legal("take-offering")
    assert len(texts) == 6  # two of each colour lie on the islands of a game for two
    table.do(texts[0])
    name, site = texts[0].split()[1].split("@")
    assert table.player()["offerings"] == [name]
    assert name not in table.seen()["offerings"][int(site.split("-")[1]) - 1]["colours"]


@pytest.mark.rule("DEL-R66", "DEL-R67")
def test_without_room_or_need_a_load_has_no_effect() -> None:
    table = Table().aboard(0, offerings=["red"], statues=["red"])
    table.beside(0, "monster-1").monsters("monster-1", "red").display("eq-16")
    table.do("fight red red@monster-1", "battle 9", "choose-equipment eq-16")
    told = table.state.apply(table.state.legal()[0])
    assert "equipment-idle" in names(told)
    assert table.seen()["equipment_discard"] == ["eq-16"]
    assert table.ask == "act"
    revised = Table(rules="revised").tasks(0, "monster-white", "double-3").display("eq-16")
    revised.beside(0, "monster-1").monsters("monster-1", "red")
    revised.do("fight red red@monster-1", "battle 9", "choose-equipment eq-16")
    assert "equipment-idle" in names(revised.state.apply(revised.state.legal()[0]))


@pytest.mark.rule("DEL-R67", "DEL-R4")
def test_the_revised_rules_load_at_once_only_what_is_needed() -> None:
    table = won("eq-18", rules="revised")
    colours = {text.split()[1].split("@")[0] for text in table.legal("take-offering")}
    assert colours == {"red", "yellow", "green"}  # green is printed, one other may be white
    site = next(t.split()[1] for t in won("eq-18").legal("take-offering"))
    table.do("take-nothing")
    assert site
    table = Table(rules="revised").tasks(0, "double-4", "double-3").display("eq-18")
    table.beside(0, "monster-1").monsters("monster-1", "red")
    table.do("fight red red@monster-1", "battle 9", "choose-equipment eq-18")
    table.state.apply(table.state.legal()[0])
    assert {t.split()[1].split("@")[0] for t in table.legal("take-offering")} == {"green"}
    red = next(f"take-offering red@offering-{n + 1}" for n in range(6) if table.v[at.OFFERINGS + n] & 1)
    assert table.why_not(red).id == "not-needed"


@pytest.mark.rule("DEL-8.2", "DEL-R69")
def test_the_ladder_lifts_one_of_four_gods_to_the_top() -> None:
    table = won("eq-20")
    assert table.ask == "ladder-god"
    assert [t.split()[1] for t in table.legal()] == ["poseidon", "artemis", "aphrodite", "hermes"]
    assert table.why_not("ladder apollo").id == "god-not-on-card"
    table.do("ladder hermes")
    assert table.player()["gods"]["hermes"] == 6
    assert table.seen()["equipment_discard"] == ["eq-20"]


@pytest.mark.rule("DEL-R69")
def test_the_ladder_lifts_from_any_row_but_the_top() -> None:
    table = Table().beside(0, "monster-1").monsters("monster-1", "red").display("eq-20")
    table.gods(0, poseidon=6, artemis=1, aphrodite=4, hermes=0)
    table.do("fight red red@monster-1", "battle 9", "choose-equipment eq-20")
    table.state.apply(table.state.legal()[0])  # the display is refilled
    assert table.legal() == ["ladder artemis", "ladder aphrodite", "ladder hermes"]
    assert table.why_not("ladder poseidon").id == "god-at-top"
    told = table.do("ladder aphrodite")
    assert names(told) == ["god-moves", "god-ready"]
    assert table.player()["gods"]["aphrodite"] == 6


@pytest.mark.rule("DEL-R66", "DEL-R69")
def test_the_ladder_does_nothing_when_all_four_stand_there() -> None:
    table = Table().beside(0, "monster-1").monsters("monster-1", "red").display("eq-20")
    table.gods(0, poseidon=6, artemis=6, aphrodite=6, hermes=6)  # the two others are not on the card
    table.do("fight red red@monster-1", "battle 9", "choose-equipment eq-20")
    assert "equipment-idle" in names(table.state.apply(table.state.legal()[0]))
    assert table.why_not("ladder hermes").id == "not-asked"


@pytest.mark.rule("DEL-8.2", "DEL-R68", "DEL-R28")
def test_the_sea_chart_shows_two_islands_and_uncovers_one() -> None:
    table = won("eq-21")
    assert table.ask == "chart-tiles"
    assert len(table.legal()) == 12
    assert table.seen(0)["ask"]["sites"] == []
    table.do("chart cloud-green-1", "island red-1@cloud-green-1")
    assert table.ask == "chart-tiles"  # the first is seen, the second not yet named
    assert len(table.legal()) == 11
    assert table.seen(0)["ask"]["islands"] == ["red-1"]
    assert table.seen(1)["ask"] == {"step": "chart-tiles", "seat": 0, "sites": ["cloud-green-1"]}
    reason = table.why_not("chart cloud-green-1")
    assert (reason.id, reason.rules) == ("island-named", ("DEL-8.2", "DEL-R68"))
    table.do("chart cloud-red-2", "island green-3@cloud-red-2")
    assert table.ask == "chart-uncover"
    assert table.seen(0)["ask"]["islands"] == ["green-3", "red-1"]
    assert "islands" not in table.seen(1)["ask"]
    assert table.legal() == ["uncover cloud-red-2", "uncover cloud-green-1"]
    assert table.why_not("uncover cloud-blue-1").id == "island-not-looked-at"
    table.do("uncover cloud-green-1", "island red-1@cloud-green-1")
    assert table.seen()["islands"][10]["shrine"] == 0  # it counts as exploring
    assert table.ask == "god-step"
    assert table.seen(0)["islands"][1]["island"] == "green-3"
    assert table.seen(1)["islands"][1]["island"] is None


@pytest.mark.rule("DEL-R68")
def test_the_sea_chart_needs_two_face_down_islands() -> None:
    table = Table().beside(0, "monster-1").monsters("monster-1", "red").display("eq-21")
    for site, tile in zip(CLOUD_SITE[1:], ISLAND_TILE[1:], strict=True):
        table.tile(site, tile)
    table.do("fight red red@monster-1", "battle 9", "choose-equipment eq-21")
    assert "equipment-idle" in names(table.state.apply(table.state.legal()[0]))


@pytest.mark.rule("DEL-R68")
def test_the_sea_chart_shows_the_last_two_islands_without_a_question() -> None:
    table = Table().beside(0, "monster-1").monsters("monster-1", "red").display("eq-21")
    for site, tile in zip(CLOUD_SITE[2:], ISLAND_TILE[2:], strict=True):
        table.tile(site, tile)
    table.do("fight red red@monster-1", "battle 9", "choose-equipment eq-21")
    table.state.apply(table.state.legal()[0])
    assert table.ask == "glimpse"
    table.do("island red-2@cloud-red-1", "island red-1@cloud-red-2")
    assert table.legal() == ["uncover cloud-red-1", "uncover cloud-red-2"]
    assert table.seen(0)["ask"]["islands"] == ["red-2", "red-1"]


@pytest.mark.rule("DEL-R42")
def test_a_lamp_gives_favour_then_a_card_then_the_step() -> None:
    table = Table().equip(0, "eq-08").dice(0, "red", "red", "red").put(favour=9)
    lamp = table.legal("lamp")[0]
    told = names(table.do(lamp))
    assert told[-2:] == ["uses-lamp", "favour-gained"]
    assert table.ask == "oracle"
    assert names(table.do("oracle red")) == ["oracle-drawn", "god-moves"]


@pytest.mark.rule("DEL-R65", "DEL-3.1", "DEL-4.2", "DEL-R42")
@pytest.mark.parametrize(("ship", "more"), [("ship-1", 0), ("ship-6", 1)])
def test_previews_tell_the_favour_that_comes(ship: str, more: int) -> None:
    table = Table().ship(0, ship).ship(1, ship).equip(0, "eq-08").put(favour=9).wounds(1)
    for text, gain in (("take-favour red", 2), (table.legal("lamp")[0], 1)):
        before = table.get(0, "favour")
        shown = table.preview(text)
        assert shown["gain"] == gain + more
        table.do(text)
        if table.ask == "oracle":
            table.do("oracle red")
        assert table.get(0, "favour") == before - shown["favour"] + shown["gain"]
    next_turn(table)
    before = table.get(1, "favour")
    assert table.preview("bonus-favour") == {"gain": 2 + more}
    table.do("bonus-favour")
    assert table.get(1, "favour") == before + 2 + more


@pytest.mark.rule("DEL-8.2")
def test_the_horn_of_plenty() -> None:
    table = won("eq-22")
    assert table.get(0, "favour") == 8
    table.do("oracle green", "god-step ares", "god-step ares")
    assert table.player()["cards"] == ["green"]
    assert table.player()["gods"]["ares"] == 4
    assert table.ask == "act"
