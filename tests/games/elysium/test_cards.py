"""Every card does what its text says: one behavioural test each, found by the card's id."""

from __future__ import annotations

import pytest
from tests.games.elysium import (
    cards_apollo,
    cards_ares,
    cards_athena,
    cards_hades,
    cards_hephaestus,
    cards_hermes,
    cards_poseidon,
    cards_zeus,
)
from tests.games.elysium.specs import SPECS

from petteia.games.elysium.edition import default_edition

IDS = [entry["id"] for entry in default_edition().data["card"]]
FILES = (
    cards_apollo,
    cards_ares,
    cards_athena,
    cards_hades,
    cards_hephaestus,
    cards_hermes,
    cards_poseidon,
    cards_zeus,
)


@pytest.mark.rule("ELY-1.2")
@pytest.mark.parametrize("identity", IDS)
def test_card(identity: str) -> None:
    assert identity in SPECS, f"{identity} has no test: write one in cards_{identity.partition('.')[0]}.py"
    SPECS[identity]()


def test_no_test_without_a_card() -> None:
    assert set(SPECS) == set(IDS)
    assert len(IDS) == 104
    for file in FILES:
        family = file.__name__.rpartition("_")[2]
        assert sum(identity.startswith(f"{family}.") for identity in SPECS) == 13
