"""The main decision, compared with a plain reading of the rules in positions of every kind."""

from __future__ import annotations

import os
import random

import pytest
from tests.games.delphi.plain_reading import actions
from tests.games.delphi.table import Table

from petteia.games.delphi import layout as at
from petteia.games.delphi import space
from petteia.games.delphi.components import (
    CITY,
    CLOUD,
    CLOUD_SITE,
    COLOUR,
    COMPANION,
    GOD,
    ISLAND_TILE,
    SHIP,
    TASK,
    TEMPLE,
)
from petteia.games.delphi.edition import default_edition
from petteia.games.delphi.map import HEXES, Tiles, write_map
from petteia.games.delphi.mapmaker import make_map
from petteia.games.delphi.sea import Sea

TILES = Tiles(default_edition().data)
LASTING = [f"eq-{n:02}" for n in range(1, 16)]
POSITIONS = 270 * int(os.environ.get("PETTEIA_FUZZ", "1"))
ACT = [action for action in space.ACTIONS if space.ACTIONS.family(action).word in space.ACT_FAMILIES]


def tables(rules: str) -> list[Table]:
    """Tables for two to four on maps of both kinds."""
    texts = [write_map(TILES, make_map(TILES, kind, 7)) for kind in ("compact", "random")]
    return [Table(seats, rules=rules, map_text=text) for seats in (2, 3, 4) for text in ("", *texts)]


def shuffle(table: Table, rng: random.Random) -> None:
    """Change everything that the main decision depends on, within what can occur in a game."""

    def some(values: tuple[str, ...] | list[str], most: int) -> list[str]:
        return rng.sample(list(values), rng.randint(0, most))

    v, p = table.v, table.p(0)
    for offset in (at.TRAITS, at.LAMPS, at.COINS, at.DEMIGODS, at.CREATURES, at.HEROES):
        v[p + offset] = 0
    v[at.EQUIPMENT_AT : at.EQUIPMENT_AT + 22] = [at.IN_PILE] * 22
    v[at.COMPANION_AT : at.COMPANION_AT + 18] = [0] * 18
    table.ship(0, rng.choice(SHIP)).equip(0, *some(LASTING, 6)).companion(0, *some(COMPANION, 4))
    table.dice(0, *(rng.choice(COLOUR) for _ in range(rng.randint(0, 3))))
    table.cards(0, *some(COLOUR, 3)).wounds(0, *some(COLOUR, 3))
    table.gods(0, **{god: rng.choice((0, 1, 3, 5, 6)) for god in GOD})
    table.put(favour=rng.choice((0, 1, 2, 4, 7, 12)), wild=int(rng.random() < 0.15), shield=rng.randint(0, 5))
    table.put(clocked=int(rng.random() < 0.3), played=0)
    if rng.random() < 0.25:
        v[p + at.PLAYED] = 1 + rng.randrange(6)

    for colour in range(6):  # what is aboard goes back, and something else is loaded
        v[at.STATUES + colour] = 3
        for _ in range(v[p + at.CARGO + colour]):
            island = next(i for i in range(6) if not v[at.OFFERINGS + i] >> colour & 1)
            v[at.OFFERINGS + island] |= 1 << colour
        v[p + at.CARGO + colour] = v[p + at.CARGO_STATUES + colour] = 0
    v[at.RAISED : at.RAISED + 18] = [0] * 18
    offerings, statues = some(COLOUR, 2), some(COLOUR, 2)
    while len(offerings) + len(statues) > v[p + at.HOLD]:
        (offerings or statues).pop()
    table.aboard(0, offerings, statues)
    for colour in range(6):
        gone = rng.choice((0, 0, 0, 1, 2))
        sites = [
            at.RAISED + island * 3 + n
            for island in range(6)
            for n, c in enumerate(TILES.sites[island])
            if c == colour
        ]
        for site in rng.sample(sites, gone):
            if v[at.STATUES + colour]:
                v[at.STATUES + colour] -= 1
                v[site] = 2

    tasks = list(TASK) if rng.random() < 0.4 else some(TASK, 8) if rng.random() < 0.7 else []
    table.tasks(0, *tasks)
    for kind in range(1, 4):
        v[p + at.DONE + kind] = sum(1 << c for c in range(6) if rng.random() < 0.25)
    table.island_tiles_unsettled()
    for cloud, tile in zip(CLOUD_SITE, rng.sample(ISLAND_TILE, 12), strict=True):
        if rng.random() < 0.5:
            table.tile(cloud, tile, face_up=rng.random() < 0.7, known=[1])
            if rng.random() < 0.3 and v[at.FACE_UP + CLOUD_SITE.index(cloud)]:
                v[at.SHRINES + CLOUD_SITE.index(cloud)] = rng.choice((1, 2))
    sea = table.state.sea
    shore = rng.choice([n for n in sea.water if rng.choice((CITY, CLOUD, TEMPLE)) in reached(sea, n)])
    table.at(0, HEXES[rng.choice((rng.choice(sea.water), shore, shore, sea.zeus))]).put(entered=0)
    if not tasks and rng.random() < 0.3:
        table.at(0, HEXES[sea.zeus]).put(entered=1)


def pays(table: Table, text: str, price: int) -> None:
    """What pays for an action is used up, and its price is really paid."""
    before, future = table.player(), table.state.copy()
    told = future.apply(future.actions.parse(text))
    after = future.observe(0)["players"][0]
    gained = sum(int(e.args["favour"]) for e in told if e.name == "favour-gained" and e.args["seat"] == 0)
    assert after["favour"] == before["favour"] - price + gained, text
    source = text.split()[1] if " " in text else ""
    if source in COLOUR and not text.startswith("hermes"):
        assert sorted(after["spent"]) == sorted([*before["spent"], source]), text
        assert sorted([*after["dice"], source]) == sorted(before["dice"]), text
    elif source.startswith("card-"):
        assert sorted([*after["cards"], source.removeprefix("card-")]) == sorted(before["cards"]), text
    else:
        assert (after["dice"], after["cards"]) == (before["dice"], before["cards"]), text


def reached(sea: Sea, spot: int) -> set[int]:
    """The kinds of places within two hexes of a spot."""
    return {kind for kind, sites in enumerate(sea.across[spot]) if sites}


@pytest.mark.rule(
    "DEL-3.2", "DEL-3.3", "DEL-4.1", "DEL-4.2", "DEL-4.3", "DEL-5.1", "DEL-5.2", "DEL-5.3", "DEL-5.4"
)
@pytest.mark.rule(
    "DEL-5.5", "DEL-5.6", "DEL-5.7", "DEL-5.8", "DEL-5.9", "DEL-5.10", "DEL-5.11", "DEL-7.2", "DEL-7.3"
)
@pytest.mark.rule(
    "DEL-R3", "DEL-R4", "DEL-R5", "DEL-R22", "DEL-R25", "DEL-R34", "DEL-R35", "DEL-R36", "DEL-R37"
)
@pytest.mark.rule(
    "DEL-R39", "DEL-R40", "DEL-R41", "DEL-R42", "DEL-R43", "DEL-R44", "DEL-R45", "DEL-R46", "DEL-R47"
)
@pytest.mark.rule(
    "DEL-R48", "DEL-R49", "DEL-R50", "DEL-R51", "DEL-R52", "DEL-R54", "DEL-R56", "DEL-R76", "DEL-R77"
)
@pytest.mark.parametrize("rules", ["rulebook", "revised"])
def test_what_is_open_and_what_it_costs(rules: str) -> None:
    rng = random.Random(f"plain reading {rules}")
    seen: set[str] = set()
    for table in tables(rules):
        for _ in range(POSITIONS // 9 + 1):
            shuffle(table, rng)
            state = table.state
            wanted = actions(state.observe(0))
            found = {state.actions.text(action): action for action in state.legal()}
            assert set(found) == set(wanted)
            for text in found:
                assert table.preview(text).get("favour", 0) == wanted[text], text
            seen |= {text.split()[0] for text in found}
            for text in rng.sample(sorted(found), min(8, len(found))):
                pays(table, text, wanted[text])
            for action in rng.sample(ACT, 120):  # everything else is refused with a reason
                assert (state.why_not(action) is None) == (state.actions.text(action) in wanted)
    assert seen == set(space.ACT_FAMILIES)
