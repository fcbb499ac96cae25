"""Olympos cards: who turns them, whom they touch, what they do (OLY-7)."""

from __future__ import annotations

import pytest
from tests.games.olympos.table import Table, names, told

from petteia.games.olympos.components import GOD
from petteia.kernel import Event

HELPFUL = ("zeus", "hecate", "artemis", "ares", "athena")
HARMFUL = ("erinyes", "hades", "keres", "siren", "nemesis")


def reveal(table: Table, god: str, draw: str = "gift_grain") -> list[Event]:
    """Seat 0 reaches the first Zeus space first and turns a god; nobody prays."""
    if table.player(0)["space"] == 0:
        table.spaces(11, *[5] * (table.state.seats - 1), turn=0)
    events = table.do("settle north>rhodope")
    while table.asked[0] in ("draw", "keep", "window"):
        text = {"draw": f"draw {draw}", "window": "done"}.get(table.asked[0]) or table.legal()[0]
        events += table.do(text)
    assert table.asked == ("reveal", -1)
    events += table.do(f"reveal {god}")
    while table.asked[0] == "prayer":
        events += table.do("done")
    return events


@pytest.mark.rule("OLY-7.3", "OLY-R43", "OLY-R44")
class TestWhoTurns:
    """First arrivals turn a card, at double spaces the last one too."""

    def test_a_single_space_is_for_the_first(self) -> None:
        table = Table(3).spaces(11, 5, 5, turn=0)
        table.do("settle north>rhodope", "draw gift_wood")
        assert table.asked == ("window", 0)  # after the destiny card, before the god
        events = table.do("done")
        assert not events
        assert table.asked == ("reveal", -1)
        assert table.seen()["ask"]["turned_by"] == 0
        table = Table(3).spaces(14, 11, 14, turn=1)
        table.do("settle north>rhodope", "draw gift_wood")
        assert table.asked[0] == "turn"

    def test_a_double_space_is_for_first_and_last(self) -> None:
        for spaces, turns in (((35, 30, 30), True), ((35, 40, 30), False), ((35, 40, 40), True)):
            table = Table(3).spaces(*spaces, turn=0)
            table.do("settle north>rhodope", "draw gift_wood")
            assert table.asked == ("window", 0)
            table.do("done")
            assert table.asked[0] == ("reveal" if turns else "turn")

    def test_two_spaces_at_once_are_worked_off_one_after_the_other(self) -> None:
        table = Table(3).spaces(11, 5, 5, turn=0).pile("attica", 0).owns(1, "cult").put(0, erinyes=8)
        table.do("move attica>mestor", "draw gift_wood", "done")
        assert table.asked == ("reveal", -1)
        events = table.do("reveal artemis", "done")
        assert not told(events, "zeus-space")  # the first god is resolved completely before the next space
        assert table.asked == ("take", 1)
        events = table.do("take gold")
        assert told(events, "zeus-space") == [{"seat": 0, "number": 2, "space": 24}]
        table.do("draw gift_gold", "done")
        assert table.asked == ("reveal", -1)

    def test_finished_players_have_arrived(self) -> None:
        assert Table(3).spaces(60, 72, 72).seen()["olympos"]["spaces"][5]["cards"] == 0

    def test_the_board_shows_the_cards_left(self) -> None:
        table = Table(3).spaces(40, 30, 11)
        cards = [space["cards"] for space in table.seen()["olympos"]["spaces"]]
        assert cards == [0, 0, 1, 2, 2, 1]


@pytest.mark.rule("OLY-7.3")
def test_a_god_works_before_the_next_turn() -> None:
    table = Table(3)
    events = reveal(table, "keres")
    assert told(events, "god") == [{"seat": 0, "god": "keres"}]
    assert told(events, "touch") == [{"god": "keres", "seats": [0, 1, 2]}]
    assert [player["keres"] for player in table.seen()["players"]] == [-2, -2, -2]
    assert table.asked[0] == "window"


@pytest.mark.rule("OLY-7.4")
class TestWhomTheyTouch:
    """Most symbols, at least one; or fewest."""

    @pytest.mark.parametrize("god", HELPFUL)
    def test_helpful_cards(self, god: str) -> None:
        table = Table(4).owns(1, "cult").owns(2, "cult")
        assert told(reveal(table, god), "touch") == [{"god": god, "seats": [1, 2]}]

    @pytest.mark.parametrize("god", HELPFUL)
    def test_helpful_cards_need_a_symbol(self, god: str) -> None:
        assert told(reveal(Table(4), god), "touch-nobody") == [{"god": god}]

    @pytest.mark.parametrize("god", HARMFUL)
    def test_harmful_cards(self, god: str) -> None:
        table = Table(4).owns(0, "cult").owns(1, "art").owns(2, "cult").owns(3, "polytheism", "hellenism")
        assert told(reveal(table, god), "touch") == [{"god": god, "seats": [0, 2]}]

    def test_all_symbols_count(self) -> None:
        table = Table(4).owns(1, "art").pile("olympos", 2).owns(2, "cult").hand(3, "prayer", "prayer")
        assert [player["symbols"] for player in table.seen()["players"]] == [0, 2, 2, 0]
        table.spaces(11, 5, 5, 5, turn=0)
        table.do("settle north>rhodope", "draw gift_grain", "done", "reveal zeus", "done")
        assert table.asked == ("prayer", 3)
        table.do("play prayer")
        assert table.seen()["ask"]["symbols"] == [0, 2, 2, 1]
        events = table.do("play prayer")
        assert told(events, "touch") == [{"god": "zeus", "seats": [1, 2, 3]}]
        assert [p["symbols"] for p in table.seen()["players"]] == [0, 2, 2, 0]  # prayers are spent


@pytest.mark.rule("OLY-7.5", "OLY-R51")
class TestEachGod:
    """What the ten gods do."""

    def test_zeus(self) -> None:
        table = Table(3).owns(1, "cult")
        reveal(table, "zeus")
        assert table.player(1)["prestige"] == 3

    def test_hecate(self) -> None:
        table = Table(3).owns(1, "cult")
        reveal(table, "hecate")
        assert table.player(1)["stock"] == 5

    @pytest.mark.rule("OLY-7.6")
    def test_artemis(self) -> None:
        table = Table(4).owns(0, "cult").owns(1, "cult").owns(3, "polytheism").spaces(5, 11, 5, 5, turn=1)
        table.do("settle north>rhodope", "draw gift_grain", "done", "reveal artemis", "done")
        for seat in (1, 3, 0):  # clockwise from the player who turned the card
            assert table.asked == ("take", seat)
            assert table.seen(seat)["ask"]["god"] == "artemis"
            table.do("take gold")
        assert [table.player(seat)["cubes"]["gold"] for seat in range(4)] == [1, 1, 0, 1]

    @pytest.mark.rule("OLY-R50")
    def test_ares(self) -> None:
        table = Table(3).owns(1, "cult")
        reveal(table, "ares")
        assert (table.player(1)["ares"], table.player(1)["swords"]) == (2, 2)
        table.do("done")
        table.spaces(23, 5, 5, turn=0)
        table.do("settle north>thrace", "draw gift_stone", "done")
        events = table.do("reveal keres")
        assert (table.player(1)["ares"], table.player(1)["swords"]) == (0, 0)  # ends before it is resolved
        assert "touch" not in names(events)

    def test_athena(self) -> None:
        table = Table(3).owns(1, "cult")
        reveal(table, "athena")
        assert table.player(1)["athena"] == 1

    def test_erinyes(self) -> None:
        table = Table(3).owns(0, "cult").owns(1, "cult")
        reveal(table, "erinyes")
        assert table.player(2)["erinyes"] == 2
        table.do("done")
        table.turn(2)
        assert table.price("settle north>thrace") == 5
        table.do("settle north>thrace")
        assert table.player(2)["erinyes"] == 0

    @pytest.mark.rule("OLY-7.6")
    def test_hades(self) -> None:
        table = Table(3).pile("thessaly", 1, 2).pile("attica", 2).pile("epirus", 0)
        events = reveal(table, "hades")
        assert not told(events, "lose")
        assert table.asked == ("hades", 0)  # Epirus or Rhodope
        table.do("lose epirus")
        # a single piece is lost without a question; a buried one leaves nothing behind
        assert table.asked == ("hades", 2)
        assert table.land("thessaly")["pile"] == [2]
        assert table.player(1)["stock"] == 5
        assert table.why_not("lose epirus").id == "no-piece-there"
        events = table.do("lose attica")
        assert names(events)[:2] == ["lose", "abandon"]
        assert table.land("attica")["star"] == "lying"
        assert table.player(2)["stock"] == 5
        assert table.player(1)["hourglasses"] == 0

    @pytest.mark.rule("OLY-R51", "OLY-R25")
    def test_hades_takes_a_top_piece(self) -> None:
        table = Table(3).pile("thessaly", 1, 2).owns(0, "cult").owns(1, "cult")
        events = reveal(table, "hades")
        assert told(events, "fall-back") == [{"seat": 1, "territory": "thessaly"}]
        assert table.player(2)["stock"] == 5
        assert table.player(2)["hourglasses"] == 0

    @pytest.mark.rule("OLY-R20")
    def test_hades_and_several_pieces_of_one_pile(self) -> None:
        table = Table(3).pile("thessaly", 2, 1, 2).owns(0, "cult").owns(1, "cult")
        reveal(table, "hades")
        assert table.asked == ("piece", 2)
        assert table.legal() == ["piece 1", "piece 3"]
        table.do("piece 3")
        assert table.land("thessaly")["pile"] == [2, 1]

    def test_hades_without_pieces(self) -> None:
        table = Table(3).owns(0, "cult").owns(1, "cult")
        events = reveal(table, "hades")
        assert not told(events, "lose")
        assert table.asked == ("window", 0)

    def test_keres(self) -> None:
        table = Table(3).owns(0, "cult").owns(1, "cult")
        reveal(table, "keres")
        assert table.parts(2)["keres"] == -2

    @pytest.mark.rule("OLY-R50")
    def test_siren(self) -> None:
        table = Table(3).owns(0, "cult").owns(1, "cult").pile("naxos", 2)
        reveal(table, "siren")
        assert table.player(2)["siren"]
        table.do("done")
        table.turn(2)
        assert table.why_not("move naxos>crete").id == "siren"
        table.spaces(23, 5, 5, turn=0)
        table.do("settle north>thrace", "draw gift_stone", "done", "reveal keres")
        assert not table.player(2)["siren"]

    def test_nemesis(self) -> None:
        table = Table(3).owns(0, "cult").owns(1, "cult").hand(2, "harmony", "gift_wood").hand(1, "gift_gold")
        events = reveal(table, "nemesis")
        assert told(events, "discard-hand") == [{"seat": 2, "cards": ["gift_wood", "harmony"]}]
        assert table.player(2)["hand"]["count"] == 0
        assert table.player(1)["hand"]["count"] == 1
        assert table.seen()["destiny"]["discards"] == ["gift_wood", "harmony"]

    def test_every_god_is_tested(self) -> None:
        tests = {name.removeprefix("test_").split("_")[0] for name in dir(TestEachGod)}
        assert set(GOD) <= tests


@pytest.mark.rule("OLY-R50")
def test_after_the_last_card_it_lasts_to_the_end() -> None:
    table = Table(3).turned(*GOD[:8]).owns(1, "cult").spaces(71, 60, 60, turn=0)
    table.do("settle north>rhodope", "draw gift_grain", "done", "reveal siren", "done", "done")
    assert table.player(0)["siren"]
    assert table.seen()["olympos"]["left"] == 1
    table.spaces(72, 72, 72, turn=0)
    table.do("pass", "pass", "pass")
    assert table.player(0)["siren"]


@pytest.mark.rule("OLY-R31")
class TestDemocracyHelps:
    """An owner tied for most counts as having more."""

    def test_alone_among_tied(self) -> None:
        table = Table(4).owns(1, "cult", "democracy").owns(2, "cult")
        assert told(reveal(table, "zeus"), "touch") == [{"god": "zeus", "seats": [1]}]

    def test_even_without_any_symbol(self) -> None:
        table = Table(4).owns(2, "democracy")
        assert told(reveal(table, "zeus"), "touch") == [{"god": "zeus", "seats": [2]}]

    def test_several_owners(self) -> None:
        table = Table(4).owns(1, "democracy").owns(2, "democracy")
        assert told(reveal(table, "zeus"), "touch") == [{"god": "zeus", "seats": [1, 2]}]

    def test_it_adds_no_symbol(self) -> None:
        table = Table(4).owns(1, "democracy").owns(2, "cult")
        assert told(reveal(table, "zeus"), "touch") == [{"god": "zeus", "seats": [2]}]


@pytest.mark.rule("OLY-R32")
class TestDemocracySpares:
    """An owner tied for fewest is spared while somebody tied lacks it."""

    def test_spared(self) -> None:
        table = Table(4).owns(1, "democracy")
        assert told(reveal(table, "keres"), "touch") == [{"god": "keres", "seats": [0, 2, 3]}]

    def test_alone_with_fewest(self) -> None:
        table = Table(4).owns(1, "democracy").owns(0, "cult").owns(2, "cult").owns(3, "polytheism")
        assert told(reveal(table, "keres"), "touch") == [{"god": "keres", "seats": [1]}]

    def test_all_tied_own_it(self) -> None:
        table = Table(4).owns(1, "democracy").owns(2, "democracy").owns(0, "cult").owns(3, "cult")
        assert told(reveal(table, "keres"), "touch") == [{"god": "keres", "seats": [1, 2]}]


@pytest.mark.rule("OLY-R48", "OLY-R49")
class TestPrayers:
    """Everyone with a card is asked, clockwise, whatever the card."""

    def test_order_and_who_is_asked(self) -> None:
        table = (
            Table(5).hand(0, "gift_wood").hand(3, "prayer").hand(4, "harmony").spaces(5, 5, 11, 5, 5, turn=2)
        )
        table.do("settle north>rhodope", "draw gift_gold", "done", "reveal zeus")
        asked = []
        while table.asked[0] == "prayer":
            asked.append((table.asked[1], table.legal()))
            table.do("done")
        assert asked == [
            (2, ["done"]),
            (3, ["play prayer", "done"]),
            (4, ["done"]),
            (0, ["done"]),
        ]

    def test_only_prayers(self) -> None:
        table = Table(3).hand(0, "harmony").spaces(11, 5, 5, turn=0)
        table.do("settle north>rhodope", "draw gift_gold", "done", "reveal zeus")
        assert table.why_not("play harmony").rules == ("OLY-R48",)
        assert table.why_not("play prayer").id == "card-not-held"

    def test_any_number_and_one_round(self) -> None:
        table = Table(3).hand(1, "prayer", "prayer", "harmony").spaces(11, 5, 5, turn=0)
        table.do("settle north>rhodope", "draw gift_gold", "done", "reveal zeus", "done")
        table.do("play prayer")
        assert table.asked == ("prayer", 1)
        table.do("play prayer")
        assert table.asked == ("prayer", 1)  # another card is left, of whatever kind
        events = table.do("done")
        assert told(events, "touch") == [{"god": "zeus", "seats": [1]}]
        assert table.player(1)["prestige"] == 3

    def test_prayers_against_nemesis(self) -> None:
        table = Table(3).hand(1, "prayer", "harmony").spaces(11, 5, 5, turn=0)
        table.do("settle north>rhodope", "draw gift_gold", "done", "reveal nemesis", "done", "play prayer")
        events = table.do("done")
        assert told(events, "touch") == [{"god": "nemesis", "seats": [0, 2]}]
        assert table.player(1)["hand"]["cards"] == ["harmony"]
