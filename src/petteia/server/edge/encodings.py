"""Which compressed form of an answer is sent: what was compressed beforehand, if the reader takes it."""

from __future__ import annotations

from collections.abc import Collection

# Content codings, the best first, and how the files that have them end.
ENDINGS = {"br": ".br", "gzip": ".gz"}


def choose(accepted: str, there: Collection[str]) -> str | None:
    """The coding to send among those that are ``there``; None: as it is.

    ``accepted`` is the request's Accept-Encoding: what it likes best, and of equals what we like best.
    """
    likes = dict(_like(part) for part in accepted.lower().split(",") if part.strip())
    plain = likes.get("identity", 0.0)  # always understood; liked only where that is said
    best = [name for name in ENDINGS if name in there]
    liked = {name: likes.get(name, likes.get("*", 0.0)) for name in best}
    found = max(best, key=lambda name: (liked[name], -best.index(name)), default=None)
    return found if found is not None and liked[found] > 0 and liked[found] >= plain else None


def _like(part: str) -> tuple[str, float]:
    name, _, weight = part.partition(";")
    key, _, number = weight.strip().partition("=")
    if key.strip() != "q":
        return name.strip(), 1.0
    try:
        return name.strip(), float(number)
    except ValueError:
        return name.strip(), 0.0
