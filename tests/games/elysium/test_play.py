"""No game can go round in circles: effects, turns and games end whatever is chosen."""

from __future__ import annotations

import random

import pytest
from tests.games.elysium.table import Table, told

from petteia.games.elysium import GAME, components, layout, space
from petteia.kernel import CHANCE, FRAME, TOP, Dealer, State

EAGER = ("use", "borrow", "pick", "pick-citizen", "pay", "transfer", "transfer-citizen", "first", "option")
LONGEST = 150  # actions of one turn with everything that it sets off


def eager(state: State, rng: random.Random) -> int:
    """Use an effect whenever there is one, and never decline."""
    legal = state.legal()
    wanted = [action for action in legal if state.actions.family(action).word in EAGER]
    return rng.choice(wanted or legal)


@pytest.mark.parametrize("seed", range(40))
def test_every_turn_ends_for_a_player_who_uses_everything(seed: int) -> None:
    rng = random.Random(seed)
    dealer = Dealer(seed)
    state = GAME.new(2 + seed % 3, {"set": "random"})
    length = 0
    total = 0
    while state.decider is not None:
        taken = state.decider != CHANCE
        action = eager(state, rng) if taken else dealer.pick(state)
        ends = action == space.END_BASE or space.REMOVE_BASE <= action < space.USE_BASE
        state.advance(action)
        length = 0 if ends else length + 1
        total += 1
        assert length < LONGEST
        assert state.v[TOP] < layout.FRAMES + 40 * FRAME
    assert total < 2000


def test_a_domain_of_all_engines_still_ends() -> None:
    """Every card that works by itself in one Domain, and a player who never stops."""
    for families in (
        ("hades", "athena", "hermes"),
        ("apollo", "hermes", "hephaestus"),
        ("zeus", "ares", "hermes"),
    ):
        table = Table(*families, seats=2)
        cards = table.state.setup.cards
        for card in range(components.CARDS):
            here = table.state.v[layout.PLACE + card]
            if here == layout.UNSEEN and cards.twin[card] >= card and len(table.domain(0)) < 50:
                table.own(0, cards.names[card])
        table.tokens(0, gold=99, vp=99).tokens(1, gold=99)
        table.agora("zeus/hera") if table.view()["pile"] > 20 and not table.has("zeus/hera") else None
        rng = random.Random(1)
        dealer = Dealer(1)
        state = table.state
        for number in range(400):
            legal = state.legal()
            if state.decider == CHANCE:
                state.apply(dealer.pick(state))
                continue
            wanted = [a for a in legal if state.actions.family(a).word in EAGER]
            if not wanted and table.ask() in ("turn", "after"):
                break
            state.apply(rng.choice(wanted or legal))
            assert not list(GAME.check(state)), number
        else:
            pytest.fail("the turn does not end")


def test_the_same_card_is_not_set_off_again_while_it_is_resolved() -> None:
    """Taking cards inside an effect sets triggers off once each; nesting goes card by card."""
    table = Table("athena", "hermes").own(0, "athena/arachne", "athena/odysseus", "hermes/pan")
    table.discarded("athena/horse", "athena/olive")
    events = table.do("use athena/odysseus/1", "pick athena/horse", "option 1", "option 1", "option 1")
    assert [event["card"] for event in told(events, "triggered")] == ["athena/arachne/1", "hermes/pan/1"]
    assert table.ask() == "turn"


@pytest.mark.rule("ELY-R-each-copy")
def test_an_instant_works_once_a_turn_for_the_same_copy() -> None:
    table = Table("zeus", "apollo").own(0, "apollo/tripod", "hades/styx").agora("zeus/ganymede/1")
    table.oracle("zeus/ganymede/2")
    table.do("take zeus/ganymede/1")
    assert table.vp() == 3
    table.do("use apollo/tripod", "pick zeus/ganymede/1")  # the other copy comes for the first
    assert table.has("zeus/ganymede/2")
    assert table.vp() == 3 + 2  # it is another card: its instant works
    table = Table("zeus", "apollo").own(0, "apollo/tripod", "apollo/pythia").agora("zeus/ganymede/1")
    table.oracle("hades/styx")
    table.do("take zeus/ganymede/1", "use apollo/tripod", "pick zeus/ganymede/1", "use apollo/pythia/1")
    assert table.has("zeus/ganymede/1")
    assert table.vp() == 3  # the same copy came back in the same turn


def test_a_whole_game_keeps_all_laws() -> None:
    for seed in range(3):
        state = GAME.new(2 + seed, {"set": "random"})
        dealer = Dealer(seed)
        number = 0
        while state.decider is not None:
            legal = state.legal()
            number += 1
            action = dealer.pick(state) if state.decider == CHANCE else legal[number * 7 % len(legal)]
            state.apply(action)
            assert not list(GAME.check(state))


def test_a_game_can_be_saved_in_the_middle_of_an_effect() -> None:
    table = Table("poseidon", "hermes").own(1, "zeus/hera", "zeus/metis").own(2, "hades/styx", "hades/charon")
    table.take("poseidon/cyclopes")
    table.do("option 1")
    saved = table.state.snapshot()
    again = GAME.restore(table.state.setup, saved)
    for text in ("pick zeus/hera", "option 1", "pick hades/styx", "remove red"):
        table.do(text)
        again.apply(again.actions.parse(text))
    assert again == table.state
    assert again.digest() == table.state.digest()
