"""Seeds that are kept for evaluation: a namespace which nothing else may draw from.

A strength that is published rests on games that no bot was fitted, trained, tuned or chosen on. Their seeds
are `holdout_seeds`; who makes games for any other purpose calls `check_seed` on a seed from outside, so that
the two can never meet.
"""

from __future__ import annotations

import re

from petteia.kernel import OptionError

HOLDOUT = "holdout:"
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*\Z")


def holdout_seed(name: str) -> str:
    """The seed of a `Plan` whose games have the seeds ``holdout_seeds(name, games)``.

    ``name`` says what is evaluated; each evaluation takes one of its own. OptionError if it is no word of
    letters, digits, dots and dashes.
    """
    if type(name) is not str or not _NAME.match(name):
        raise OptionError("name", name, "a word of letters, digits, dots, dashes and underscores")
    return HOLDOUT + name


def holdout_seeds(name: str, count: int) -> list[str]:
    """The first ``count`` seeds of an evaluation, for `play_game` or a `Job`; always the same ones.

    They belong to one evaluation and to nothing else. OptionError for a name as in `holdout_seed`, or for a
    negative count.
    """
    if type(count) is not int or count < 0:
        raise OptionError("count", count, "a whole number from 0 on")
    seed = holdout_seed(name)
    return [f"{seed}/{number}" for number in range(count)]


def is_held_out(seed: object) -> bool:
    """Whether a seed is one of those that are kept for evaluation."""
    return isinstance(seed, str) and seed.startswith(HOLDOUT)


def check_seed(seed: int | str) -> int | str:
    """The seed, if games for any purpose may be made from it; OptionError if it is kept for evaluation."""
    if is_held_out(seed):
        raise OptionError("seed", seed, f"one that does not begin with {HOLDOUT!r}: those are for evaluation")
    return seed
