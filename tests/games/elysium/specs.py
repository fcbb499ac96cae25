"""The register of card tests: one for each card of the default edition, by its id."""

from __future__ import annotations

from collections.abc import Callable

SPECS: dict[str, Callable[[], None]] = {}


def card(identity: str) -> Callable[[Callable[[], None]], Callable[[], None]]:
    """Register the test of a card."""

    def add(test: Callable[[], None]) -> Callable[[], None]:
        assert identity not in SPECS, identity
        SPECS[identity] = test
        return test

    return add
