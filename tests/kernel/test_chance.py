"""Chance: dealers, scripts, weights, and dealing hidden cards anew."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.tiny import GAME

from petteia.kernel import CHANCE, Dealer, PetteiaError, Script, SecretDealer, deal, draw, shuffled


def outcomes(seed: int | str, count: int = 6) -> list[str]:
    state = GAME.new(3, {"hand": 3})
    dealer = Dealer(seed)
    texts = []
    for _ in range(count):
        action = dealer.pick(state)
        texts.append(state.actions.text(action))
        state.apply(action)
    return texts


def test_dealer_answers_the_same_for_the_same_seed_for_ever() -> None:
    # Written down once: games that were played with a seed must stay the same in later versions.
    assert outcomes(7) == ["deal wine", "deal vase", "deal vase", "deal wine", "deal vase", "deal olive"]
    assert outcomes("ariadne") == [
        "deal vase",
        "deal olive",
        "deal vase",
        "deal vase",
        "deal owl",
        "deal wine",
    ]


def test_numbers_and_texts_are_seeds() -> None:
    assert outcomes(7) == outcomes("7")
    assert outcomes(7) != outcomes(8)


def test_draws_follow_the_weights() -> None:
    weights = [(4, 1), (9, 3), (11, 6)]
    rng = random.Random(1)
    counts = Counter(draw(weights, rng.random()) for _ in range(10_000))
    assert counts[4] == pytest.approx(1000, rel=0.15)
    assert counts[9] == pytest.approx(3000, rel=0.1)
    assert counts[11] == pytest.approx(6000, rel=0.1)


def test_every_number_below_one_draws_something() -> None:
    weights = [(1, 2), (2, 1)]
    assert [draw(weights, n) for n in (0.0, 0.66, 0.67, 0.999_999_999_999_999_9)] == [1, 1, 2, 2]
    assert draw([(5, 3)], 0.99) == 5


def test_script_gives_its_outcomes_in_order() -> None:
    state = GAME.new(2, {"hand": 1})
    script = Script(["deal owl", state.actions.parse("deal olive")])
    assert script.left[0] == "deal owl"
    while state.decider == CHANCE and script.left:
        state.apply(script.pick(state))
    assert state.observe(0)["players"][0]["hand"] == {"count": 1, "cards": ["owl"]}
    assert state.observe(1)["players"][1]["hand"] == {"count": 1, "cards": ["olive"]}
    with pytest.raises(PetteiaError, match="used up"):
        script.pick(state)


def test_script_refuses_what_is_not_possible_and_says_what_is() -> None:
    with pytest.raises(PetteiaError, match=r"'roll 3' is not possible here; possible: deal olive, deal wine"):
        Script(["roll 3"]).pick(GAME.new(2))


def test_script_hands_over_to_another_dealer() -> None:
    state = GAME.new(2)
    script = Script(["deal owl"], then=Dealer(3))
    state.apply(script.pick(state))
    assert script.pick(state) in state.legal()


@given(st.lists(st.integers(0, 5), min_size=1, max_size=8), st.integers(0, 2**32), st.data())
def test_deal_gives_hands_of_the_right_size_from_the_pool(
    pool: list[int], seed: int, data: st.DataObject
) -> None:
    total = sum(pool)
    first = data.draw(st.integers(0, total))
    second = data.draw(st.integers(0, total - first))
    hands = deal(random.Random(seed), pool, [first, second])
    assert [sum(hand) for hand in hands] == [first, second]
    assert all(a + b <= have for a, b, have in zip(*hands, pool, strict=True))
    assert hands == deal(random.Random(seed), pool, [first, second])


def test_deal_is_uniform() -> None:
    rng = random.Random(2)
    counts = Counter(deal(rng, [1, 1, 1, 1], [1])[0].index(1) for _ in range(8000))
    assert all(count == pytest.approx(2000, rel=0.1) for count in counts.values())


def test_deal_refuses_hands_that_the_pool_cannot_fill() -> None:
    with pytest.raises(ValueError, match="fewer cards"):
        deal(random.Random(0), [1, 1], [3])


@given(st.lists(st.integers(), max_size=30), st.integers(0, 2**32))
def test_shuffled_keeps_the_items_and_the_original(items: list[int], seed: int) -> None:
    before = list(items)
    out = shuffled(random.Random(seed), items)
    assert sorted(out) == sorted(items)
    assert items == before
    assert out == shuffled(random.Random(seed), items)


def test_secret_dealer_draws_by_weight_from_the_cryptographic_source(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every number that the source can give leads to an outcome, each as often as it weighs."""
    state = GAME.new(3, {"hand": 3})
    weights = dict(state.chance())
    total = sum(weights.values())
    asked: list[int] = []
    numbers = iter(range(total))

    def below(most: int) -> int:
        asked.append(most)
        return next(numbers)

    monkeypatch.setattr("petteia.kernel.chance.secrets.randbelow", below)
    dealer = SecretDealer()
    assert Counter(dealer.pick(state) for _ in range(total)) == weights
    assert asked == [total] * total
    assert not hasattr(dealer, "__dict__")  # it keeps nothing from which draws could be foretold


def test_secret_dealers_do_not_repeat_each_other() -> None:
    def dealt() -> list[int]:
        state, dealer = GAME.new(3, {"hand": 3}), SecretDealer()
        random.seed(1)  # means nothing to it
        actions = []
        while state.decider == CHANCE:
            actions.append(dealer.pick(state))
            state.apply(actions[-1])
        return actions

    assert len({tuple(dealt()) for _ in range(20)}) > 1
