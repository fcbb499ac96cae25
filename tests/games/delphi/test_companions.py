"""Companions (DEL-8.1)."""

from __future__ import annotations

import pytest
from tests.games.delphi.table import GAME, Table, colour, names

from petteia.games.delphi import layout as at
from petteia.games.delphi.components import COLOUR, COMPANION
from petteia.kernel import CHANCE

KIND = {entry["id"]: entry["kind"] for entry in GAME.default_edition().data["companion"]}
COMPANION_COLOUR = {entry["id"]: entry["colour"] for entry in GAME.default_edition().data["companion"]}


def with_statue(name: str, **options: object) -> Table:
    """A statue of a colour is raised; its companion is to be chosen."""
    table = Table(**options).aboard(0, statues=[name]).dice(0, name, name)  # type: ignore[arg-type]
    site = table.statue_isle(name)
    table.beside(0, site).do(f"raise-statue {name} {name}@{site}")
    assert table.seen()["ask"] == {"step": "choose-companion", "seat": 0, "colour": name}
    return table


@pytest.mark.rule("DEL-6.1", "DEL-R59")
@pytest.mark.parametrize("name", COLOUR)
def test_the_companion_has_the_statues_colour(name: str) -> None:
    table = with_statue(name)
    offered = {text.split()[1] for text in table.legal()}
    assert offered == {c for c in COMPANION if COMPANION_COLOUR[c] == name}
    other = next(c for c in COMPANION if COMPANION_COLOUR[c] != name)
    assert table.why_not(f"choose-companion {other}").id == "companion-other-colour"


@pytest.mark.rule("DEL-R59")
def test_a_companion_that_sails_with_somebody_is_gone() -> None:
    table = Table().companion(1, "phoenix").aboard(0, statues=["red"])
    site = table.statue_isle("red")
    table.beside(0, site).do(f"raise-statue red red@{site}")
    assert table.legal() == ["choose-companion odysseus", "choose-companion penthesilea"]
    assert table.why_not("choose-companion phoenix").id == "companion-taken"


@pytest.mark.rule("DEL-8.1", "DEL-R2", "DEL-R60")
@pytest.mark.parametrize("companion", [c for c in COMPANION if KIND[c] == "hero"])
@pytest.mark.parametrize(("rules", "steps"), [("rulebook", 1), ("revised", 2)])
def test_a_hero_lifts_the_shield_and_discards_wounds(companion: str, rules: str, steps: int) -> None:
    name = COMPANION_COLOUR[companion]
    other = "red" if name != "red" else "blue"
    table = with_statue(name, rules=rules).wounds(0, name, name, other)
    told = table.do(f"choose-companion {companion}")
    assert table.player()["shield"] == steps
    assert table.player()["wounds"] == [other]
    assert [e.args["count"] for e in told if e.name == "hero-discards"] == [2]
    # Later wounds of the hero's colour are discarded the moment they are drawn.
    table.beside(0, "monster-1").monsters("monster-1", name).put(favour=5)
    table.do(f"fight {name} {name}@monster-1", "battle 0")
    told = table.do(f"wound {name}")
    assert names(told) == ["wounded", "hero-discards"]
    assert table.player()["wounds"] == [other]
    assert table.seen()["wound_discard"].count(name) == 3


@pytest.mark.rule("DEL-R61")
@pytest.mark.parametrize("shield", [3, 4, 5])
def test_what_a_hero_gives_beyond_the_end_of_the_shield_track_is_lost(shield: int) -> None:
    table = with_statue("red", rules="revised").put(shield=shield)
    table.do("choose-companion odysseus")
    assert table.player()["shield"] == 5


@pytest.mark.rule("DEL-8.1", "DEL-R37")
@pytest.mark.parametrize("companion", [c for c in COMPANION if KIND[c] == "demigod"])
def test_a_demigod_brings_a_card_and_makes_its_colour_wild(companion: str) -> None:
    name = COMPANION_COLOUR[companion]
    table = with_statue(name)
    table.do(f"choose-companion {companion}", "oracle pink")
    assert table.player()["cards"] == ["pink"]
    table.cards(0).dice(0, name).put(favour=0)
    assert len(table.legal("advance-god")) == 6
    # A die that is paid to show the demigod's colour acts as every colour too.
    before = COLOUR[(colour(name) - 1) % 6]
    table.dice(0, before).put(favour=1)
    assert {table.cost(text) for text in table.legal("advance-god")} == {0, 1}
    assert len(table.legal("advance-god")) == 6


@pytest.mark.rule("DEL-8.1", "DEL-R46")
@pytest.mark.parametrize("companion", [c for c in COMPANION if KIND[c] == "creature"])
def test_a_creature_carries_the_ship_further(companion: str) -> None:
    name = COMPANION_COLOUR[companion]
    table = with_statue(name)
    told = table.do(f"choose-companion {companion}")
    assert "shield-rises" not in names(told)
    assert table.ask == "act"
    table.dice(0, name).put(favour=0)
    targets = {text.split()[2] for text in table.legal("sail")}
    assert targets == {h for steps in range(1, 7) for h in table.hexes(None, steps)}


@pytest.mark.rule("DEL-8.1")
@pytest.mark.parametrize("pair", [("aias", "odysseus"), ("helena", "penthesilea"), ("pan", "phoenix")])
def test_companions_of_one_kind_act_side_by_side(pair: tuple[str, str]) -> None:
    table = Table().ship(0, "ship-8").aboard(0, statues=["pink", "red"]).dice(0, "pink", "red", "red")
    for name, companion in zip(("pink", "red"), pair, strict=True):
        site = table.statue_isle(name)
        table.beside(0, site).do(f"raise-statue {name} {name}@{site}", f"choose-companion {companion}")
        while table.state.decider == CHANCE:
            table.state.apply(table.state.legal()[0])
    assert set(table.player()["companions"]) == set(pair)
    offsets = {"hero": at.HEROES, "demigod": at.DEMIGODS, "creature": at.CREATURES}
    assert table.v[table.p(0) + offsets[KIND[pair[0]]]] == 1 << colour("pink") | 1 << colour("red")


@pytest.mark.rule("DEL-R37")
def test_several_demigods_offer_the_cheapest_colour() -> None:
    table = Table().companion(0, "helena", "minos").dice(0, "red").put(favour=9)
    # Pink is 2 steps from red, yellow 4: every colour costs at most 2.
    prices = {text.split()[2]: table.cost(text) for text in table.legal("advance-god")}
    assert prices == {"aphrodite": 0, "ares": 1, "hermes": 2, "poseidon": 2, "apollo": 2, "artemis": 2}
