"""Player actions without those of chance, and what they are made of."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.bots.positions import GAMES, SHORT, find

from petteia.compact import NOTHING, player_actions
from petteia.kernel import CHANCE, ActionError, Dealer, OptionError

by_game = pytest.mark.parametrize("name", GAMES)


@by_game
def test_numbers_and_ids_convert_into_each_other(name):
    game = find(name)
    actions = player_actions(game)
    assert actions is player_actions(game)
    assert list(actions.ids) == sorted(set(actions.ids))
    assert [actions.number(action) for action in actions.ids] == list(range(len(actions)))
    assert actions.action(len(actions) - 1) == actions.ids[-1]
    wrong: list[Any] = [-1, len(actions), "0", True]
    for number in wrong:
        with pytest.raises(ActionError):
            actions.action(number)
    with pytest.raises(OptionError, match="olympos"):
        player_actions("chess")


@by_game
def test_they_are_what_seats_are_asked_and_no_outcome_of_chance_alone(name):
    game = find(name)
    actions = player_actions(game)
    drawn: set[str] = set()
    asked: set[str] = set()
    for seed in range(2):
        state = game.new(game.seats[-1], SHORT.get(name))
        dealer, rng = Dealer(seed), random.Random(seed)
        while state.decider is not None:
            legal = state.legal()
            words = {game.actions.family(action).word for action in legal}
            if state.decider == CHANCE:
                drawn |= words
                state.advance(dealer.pick(state))
            else:
                asked |= words
                for action in legal:
                    actions.number(action)
                state.advance(rng.choice(legal))
    assert drawn - asked
    left_out = set(game.actions.families) - {family.word for family in actions.families}
    assert left_out
    assert not left_out & asked
    assert len(actions) < len(game.actions)


@by_game
def test_factors_say_what_an_action_is_made_of(name):
    game = find(name)
    actions = player_actions(game)
    factors = actions.factors
    assert len(factors.rows) == len(actions)
    assert len(set(factors.rows)) == len(actions)
    rng = random.Random(1)
    for number in rng.sample(range(len(actions)), min(200, len(actions))):
        form = game.actions.describe(actions.action(number))
        verb, *arguments = factors.rows[number]
        assert factors.verbs[verb] == form.pop("kind")
        used = [factors.values[one][1] for one in arguments if one != NOTHING]
        assert used == list(form.values())
        assert set(arguments[len(used) :]) <= {NOTHING}


def test_components_are_the_same_whatever_is_done_with_them():
    actions = player_actions("olympos")
    parse = actions.game.actions.parse
    rows = actions.factors.rows
    moved = rows[actions.number(parse("move thessaly>attica"))]
    lost = rows[actions.number(parse("lose attica"))]
    assert moved[2] == lost[1]
    assert actions.factors.values[lost[1]] == ("territory", "attica")
    assert moved[0] != lost[0]
    levels = rows[actions.number(parse("piece 1"))][1], rows[actions.number(parse("detour 1"))][1]
    assert len(set(levels)) == 2  # the same numeral, but not the same thing
