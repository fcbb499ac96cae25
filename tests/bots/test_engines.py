"""Bots decide the same on both engines, and on every Python: floats are added one after the other."""

from __future__ import annotations

import hashlib
import json
import random
import subprocess
import sys

import pytest
from tests.bots.deciding import decided, played
from tests.bots.positions import GAMES, decisions, find
from tests.engine.test_both import ROOT, elsewhere
from tests.tiny.components import HAND, PILE, G

from petteia.kernel import CHANCE, Fortune, State, deal, draw, redeal

# They change with the rules and the evaluators, and with nothing else.
DECIDED = {
    "olympos": """
        3631 3642 3631 3631 3631 3631
        3630 3318 3630 3630 3630 3630
        3323 3323 3323 3323 3323 3323
        1029 1031 1031 1031 1029 3330
        3632 3646 3632 3632 3632 3646
        1025 1024 1025 1025 1025 3331
        1024 1024 1024 1024 1026 1027
        1038 1038 1038 1038 1045 1045
    """,
    "elysium": """
         355  357  355  356  357  357
         802  802  802  802  802  598
         248  208  248  248  248  248
         355  355  355  355  355  355
         355  357  355  355  355  355
         355  355  355  357  355  357
        1311 1311 1311 1311 1311 1312
         355  355  355  356  355  355
    """,
    "delphi": """
           1 2247    1    3    1   16
         328  304    0    0  304   13
        9263 9263    0    0    0 9263
        9731 9731 9731 9731 9731 9731
         448  448  448 2372  448 2922
           0    0    0    0    0  402
         448  448  448 2372  448   29
        9235 9235    1    1 9235 9235
    """,
}
"""A row for each position, a column for each of `BOTS`."""
PLAYED = {
    "olympos": "138 1682ce1271a447db",
    "elysium": "219 bf50c700558c7645",
    "delphi": "146 f81eaf16921bd736",
}
"""How many decisions `played` gives, and their digest."""


def digest(actions: list[int]) -> str:
    return hashlib.blake2b(json.dumps(actions).encode(), digest_size=8).hexdigest()


@pytest.mark.parametrize("game", GAMES)
def test_both_engines_decide_the_same(game: str) -> None:
    command = [sys.executable, "-m", "tests.bots.deciding", game]
    done = subprocess.run(
        command, cwd=ROOT, env=elsewhere(PETTEIA_PURE="1"), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    engine, plain, whole = json.loads(done.stdout)
    assert engine == "plain"
    assert decided(game) == plain
    assert played(game) == whole
    if game in DECIDED:
        assert plain == list(map(int, DECIDED[game].split()))
        assert f"{len(whole)} {digest(whole)}" == PLAYED[game]


@pytest.mark.parametrize("game", GAMES)
def test_fortune_leads_where_draws_one_by_one_lead(game: str) -> None:
    for number, state in enumerate(decisions(game, 2, seed=6, count=6)):
        fortune = Fortune(state.setup, number / 7)
        for action in state.legal()[:8]:  # the first of them draw the numbers that the others use again
            after = state.copy()
            fortune.lead(after, action)
            assert after == drawn(state, action, number / 7)


def test_fortune_lasts_as_long_as_chance_decides() -> None:
    """From the beginning of a game chance decides more often than numbers are drawn at once."""
    state = find("delphi").new(4)
    draws = 0
    slow, rng = state.copy(), random.Random(0.5)
    while slow.decider == CHANCE:
        slow.advance(draw(slow.chance(), rng.random()))
        draws += 1
    assert draws > 32
    for _ in range(2):
        fast = state.copy()
        fortune = Fortune(state.setup, 0.5)
        fortune.roll_on(fast)
        assert fast == slow
        fortune.roll_on(fast)
        assert fast == slow


def drawn(state: State, action: int, luck: float) -> State:
    """What follows from an action, every outcome drawn from the whole list."""
    after, rng = state.copy(), random.Random(luck)
    after.advance(action)
    while (step := after.step) is not None and (after.decider == CHANCE or step.only_answer):
        outcome = draw(after.chance(), rng.random()) if after.decider == CHANCE else after.legal()[0]
        after.advance(outcome)
    return after


def test_piles_are_dealt_anew_as_hands_are() -> None:
    state = next(iter(decisions("tiny", 3, seed=1, count=1)))
    piles, kinds = [HAND, HAND + 2 * G, PILE], G
    for seed in range(20):
        before = state.v[:]
        counts = [before[pile : pile + kinds] for pile in piles]
        pool = [sum(kind) for kind in zip(*counts, strict=True)]
        expected = deal(random.Random(seed), pool, [sum(pile) for pile in counts])
        redeal(state, piles, kinds, random.Random(seed))
        assert [state.v[pile : pile + kinds] for pile in piles] == expected
        for pile, hand in zip(piles, expected, strict=True):
            before[pile : pile + kinds] = hand
        assert state.v[:] == before
