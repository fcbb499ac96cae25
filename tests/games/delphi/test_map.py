"""Maps: construction, validity, texts (DEL-2.1, DEL-2.2)."""

from __future__ import annotations

import math
import os
from itertools import combinations

import pytest
from tests.games.delphi.table import GAME

from petteia.games.delphi.components import (
    CITY,
    CLOUD,
    MONSTER_ISLE,
    OFFERING_ISLE,
    SHALLOW,
    STATUE_ISLE,
    TEMPLE,
    WATER,
    ZEUS,
)
from petteia.games.delphi.edition import default_edition
from petteia.games.delphi.map import (
    EXAMPLE,
    MAP_FAULTS,
    Placement,
    Tiles,
    at,
    centred,
    connected,
    distance,
    enclosed,
    faults,
    hex_place,
    main_map,
    oddities,
    place_of,
    read_map,
    write_map,
)
from petteia.games.delphi.mapmaker import NUMBERS, city_places, make_map
from petteia.games.delphi.sea import FAR, SITE_KINDS, Sea
from petteia.kernel import OptionError

TILES = Tiles(default_edition().data)
COUNTS = {CLOUD: 12, OFFERING_ISLE: 6, TEMPLE: 6, STATUE_ISLE: 6, MONSTER_ISLE: 9, CITY: 6}
SAMPLE = 12 * int(os.environ.get("PETTEIA_FUZZ", "1"))


def spread(kind: str) -> list[tuple[str, int]]:
    return [(kind, n) for n in range(0, NUMBERS, NUMBERS // SAMPLE)]


@pytest.mark.rule("DEL-2.1", "DEL-2.2", "DEL-R9", "DEL-R10")
@pytest.mark.parametrize(("kind", "number"), [*spread("compact"), *spread("random")])
def test_generated_maps_hold_all_conditions(kind: str, number: int) -> None:
    placements = make_map(TILES, kind, number)
    assert faults(TILES, placements) == []
    assert oddities(TILES, placements) == []
    sea = Sea(TILES, placements)
    assert len(sea.water) == 72
    assert sorted(len(hexes) for hexes in sea.coloured) == [12] * 6
    assert sum(kind not in (SHALLOW, ZEUS) for kind in sea.kind.values()) == 117
    # Every place of the sea and every shore can be reached from Zeus, and Zeus from everywhere.
    steps = sea.steps(sea.zeus, 0)
    assert all(steps[n] < FAR for n in sea.water)
    for start in sea.water:
        assert sea.steps(start, 0)[sea.zeus] < FAR
    for site_kind, count in COUNTS.items():
        for site in range(count):
            assert any(steps[n] < FAR for n in sea.shores(site_kind, site))
    # Six water hexes lie around Zeus, and what the map encloses are shallows.
    assert [sea.kind[n] for n in sea.around[sea.zeus]] == [WATER] * 6
    assert all(len(sea.around[n]) == 6 for n, k in sea.kind.items() if k == SHALLOW)
    assert sum(k == SHALLOW for k in sea.kind.values()) >= 2
    spots = [hex_place(sea.where[CITY][c]) for c in range(6)]
    assert min(distance(a, b) for a, b in combinations(spots, 2)) >= 6
    # The two water hexes of every city tile touch two or more of the main map (DEL-M5).
    for tile in range(12, 18):
        own = [n for n in sea.water if sea.tile[n] == tile]
        assert len(own) == 2
        touched = {n for n in sea.water if sea.tile[n] < 12 for w in own if beside(n, w)}
        assert len(touched) >= 2


def beside(one: int, other: int) -> bool:
    return distance(hex_place(one), hex_place(other)) == 1


@pytest.mark.rule("DEL-R11", "DEL-R12")
def test_compact_maps_fill_the_pattern_with_front_sides() -> None:
    slots = default_edition().data["compact"]["slots"]
    city_slots = default_edition().data["compact"]["city_slots"]
    fillings, turns = set(), set()
    for number in range(SAMPLE):
        placements = make_map(TILES, "compact", number)
        assert not any(p.back for p in placements)
        main = [p for p in placements if p.tile < 12]
        shift = None
        for name, members in TILES.classes.items():
            wanted = sorted((s["q"], s["r"]) for s in slots if s["class"] == name)
            found = sorted((p.q, p.r) for p in main if p.tile in members)
            if wanted:
                moved = {(f[0] - w[0], f[1] - w[1]) for f, w in zip(found, wanted, strict=True)}
                assert len(moved) == 1
                assert shift in (None, moved)
                shift = moved
        assert shift is not None
        ((dq, dr),) = shift
        # Tiles of a class lie in any order, only rings turned at will.
        for slot in slots:
            tile = next(p for p in main if (p.q - dq, p.r - dr) == (slot["q"], slot["r"]))
            assert slot["rotation"] in (-1, tile.rotation)
            fillings.add((slot["id"], tile.tile))
            if slot["rotation"] == -1:
                turns.add(tile.rotation)
        # A city lies near each of its slots, and which one is dealt.
        cities = [p for p in placements if p.tile >= 12]
        for slot in city_slots:
            away = [distance((p.q - dq, p.r - dr), (slot["q"], slot["r"])) for p in cities]
            assert min(away) <= 3
            fillings.add((slot["id"], cities[away.index(min(away))].tile))
    assert len(turns) > 3
    for slot in [*slots, *city_slots]:
        if slot["id"] != "Lc":  # only L1 there leaves the water whole and room for six cities
            assert len({tile for name, tile in fillings if name == slot["id"]}) > 1, slot["id"]


@pytest.mark.rule("DEL-R13")
def test_random_maps_stay_compact_and_use_both_sides() -> None:
    sides = set()
    for number in range(SAMPLE):
        placements = make_map(TILES, "random", number)
        sides |= {p.back for p in placements if p.tile < 12}
        core = main_map(TILES, placements)[0]
        places = [place_of(c) for c in core]
        for values in ([q for q, _ in places], [r for _, r in places], [q + r for q, r in places]):
            assert max(values) - min(values) <= 20
        assert len(enclosed(core)) - 3 <= 6
        for p in placements[:12]:
            mine, others = [place_of(c) for c in TILES.lay(p)], [q for q in placements[:12] if q != p]
            there = [place_of(c) for c in main_map(TILES, others)[0]]
            assert sum(distance(a, b) == 1 for a in mine for b in there) >= 3
        assert not any(p.back for p in placements[12:])
        # Six directions 60 degrees apart have their city, at most 20 degrees off.
        x0, y0 = (sum(values) / len(places) for values in zip(*(plane(*p) for p in places), strict=True))
        angles = []
        for city in placements[12:]:
            x, y = plane(city.q, city.r)
            angles.append(math.degrees(math.atan2(y - y0, x - x0)))
        assert any(
            all(
                any(abs((angle - start - 60 * k + 180) % 360 - 180) <= 20.5 for angle in angles)
                for k in range(6)
            )
            for start in range(60)
        )
    assert sides == {False, True}


def plane(q: int, r: int) -> tuple[float, float]:
    return q + r / 2, r * math.sqrt(3) / 2


def test_a_number_always_gives_the_same_map() -> None:
    assert make_map(TILES, "compact", 4711) == make_map(TILES, "compact", 4711)
    assert write_map(TILES, make_map(TILES, "compact", 0)) == (
        "R1:2@1,-1 R2:5@0,2 R3:3@3,0 L1:4@5,2 L2:2@3,-5 "
        "L3:0@-4,4 M1:1@5,-2 M2:3@0,4 M3:5@-1,-1 S1:3@-3,5 "
        "S2:4@6,-5 S3:2@-4,1 city-yellow:1@8,-5 city-red:3@-7,6 city-black:3@6,1 "
        "city-green:4@-4,0 city-pink:1@2,-5 city-blue:4@0,6"
    )
    assert write_map(TILES, make_map(TILES, "random", 0)) == (
        "R1:0@-1,-1 R2:0@-4,2 R3:3b@0,4 L1:3@-2,6 L2:4@5,0 "
        "L3:3b@-2,-5 M1:5b@-1,-5 M2:1@-4,4 M3:0@-5,0 S1:1@-2,1 "
        "S2:4b@3,2 S3:0@-6,-2 city-yellow:2@7,-1 city-red:4@-7,0 city-black:0@2,-3 "
        "city-green:4@-1,-8 city-pink:4@-6,7 city-blue:4@0,6"
    )


def good() -> list[Placement]:
    placements, mistakes = read_map(TILES, EXAMPLE)
    assert not mistakes
    return placements


def moved(placements: list[Placement], tile: str, q: int, r: int) -> list[Placement]:
    number = TILES.ids.index(tile)
    return [p._replace(q=q, r=r) if p.tile == number else p for p in placements]


@pytest.mark.rule("DEL-R14")
def test_each_broken_condition_is_named() -> None:
    whole = good()
    last = TILES.ids[whole[-1].tile]
    assert faults(TILES, whole[:-1]) == [("tile-inventory", (last,))]
    assert faults(TILES, [*whole[:-1], whole[0]]) == [("tile-inventory", ("R1", last))]
    ring = next(p for p in whole if p.tile == TILES.ids.index("R2"))
    overlaps = faults(TILES, moved(whole, "R1", 1, 2))
    assert overlaps[0].name == "overlap"
    assert all("R1" in tiles and len(tiles) > 1 for _, tiles in overlaps)
    assert faults(TILES, moved(whole, "city-red", ring.q, ring.r)) == [("overlap", ("R2", "city-red"))]
    far = faults(TILES, moved(whole, "city-red", 40, 0))
    assert far[0] == ("water-split-with-cities", ("city-red",))
    assert far[1].name == "too-wide"
    assert "city-red" in far[1].tiles
    assert ("water-split", ("S2",)) in faults(TILES, moved(whole, "S2", 30, 0))
    assert str(far[0]) == f"water-split-with-cities: {MAP_FAULTS['water-split-with-cities']} (city-red)"


@pytest.mark.rule("DEL-R9", "DEL-R14")
def test_a_city_that_hangs_on_a_single_hex_is_a_warning() -> None:
    """Contacts of the city hex itself do not count, only those of its two water hexes."""
    water = {place_of(c) for c in main_map(TILES, good())[2]}
    found: dict[tuple[int, bool], set[bool]] = {}
    for q in range(-12, 13):
        for r in range(-12, 13):
            for rotation in (0, 3):
                city = Placement(TILES.ids.index("city-red"), False, rotation, q, r)
                laid = [place_of(c) for c in TILES.lay(city)]
                placements = [p for p in good() if p.tile != city.tile] + [city]
                touched = [{w for w in water if distance(w, hexagon) == 1} for hexagon in laid]
                if any(touched) and not faults(TILES, placements):
                    key = len(touched[1] | touched[2]), bool(touched[0] - touched[1] - touched[2])
                    warned = ("city-contact", ("city-red",)) in oddities(TILES, placements)
                    found.setdefault(key, set()).add(warned)
    assert {contacts for contacts, _ in found} >= {1, 2, 3}
    assert (1, True) in found  # one contact of the water and another one of the city hex
    for (contacts, _), warned_of in found.items():
        assert warned_of == {contacts < 2}


@pytest.mark.rule("DEL-R9")
def test_a_city_at_one_water_hex_can_be_played_and_is_warned_of() -> None:
    for q in range(-12, 13):
        for r in range(-12, 13):
            city = Placement(TILES.ids.index("city-red"), False, 0, q, r)
            placements = [p for p in good() if p.tile != city.tile] + [city]
            if not faults(TILES, placements) and "city-contact" in dict(oddities(TILES, placements)):
                state = GAME.new(2, {"map": "custom", "map_text": write_map(TILES, placements)})
                warnings = state.observe(None)["map"]["warnings"]
                assert {"warning": "city-contact", "cities": ["city-red"]} in warnings
                return
    pytest.fail("no place at a single water hex was found")


@pytest.mark.rule("DEL-R14")
def test_a_map_is_at_most_25_hexes_wide() -> None:
    wide = [fault for fault in faults(TILES, moved(good(), "city-black", -30, 6)) if fault.name == "too-wide"]
    assert [fault.tiles[-1] for fault in wide] == ["city-black"]
    assert "at most 25 hexes wide" in str(wide[0])


@pytest.mark.rule("DEL-R14")
def test_a_city_inside_the_map_is_named() -> None:
    """A ring of map tiles around a gap: a city in the gap is not outside."""
    for number in range(400):
        placements = make_map(TILES, "random", number)
        main = [p for p in placements if p.tile < 12]
        core, holes, _ = main_map(TILES, main)
        gap = enclosed(core) - holes
        for cell in sorted(gap):
            for rotation in range(6):
                q, r = place_of(cell)
                city = Placement(TILES.ids.index("city-red"), False, rotation, q, r)
                if set(TILES.lay(city)) <= gap:
                    whole = [*main, *(p for p in placements if p.tile >= 12 and p.tile != city.tile), city]
                    assert ("city-inside", ("city-red",)) in faults(TILES, whole)
                    return
    pytest.fail("no map with a wide gap was found")


@pytest.mark.rule("DEL-R14")
def test_a_broken_map_is_refused_with_the_names_of_its_faults() -> None:
    text = write_map(TILES, moved(good(), "city-red", 40, 0))
    with pytest.raises(OptionError) as refused:
        GAME.new(2, {"map": "custom", "map_text": text})
    for name in ("too-wide", "water-split-with-cities"):
        assert f"{name}: {MAP_FAULTS[name]} (" in refused.value.expected
    assert "city-red" in refused.value.expected


@pytest.mark.parametrize(
    ("word", "problem"),
    [
        ("X9:0@0,0", "there is no tile 'X9'"),
        ("L1:6@0,0", "tile-inventory"),
        ("L1@0,0", "no placement"),
        ("L1:0@120,0", "offsets lie between"),
    ],
)
def test_mistakes_in_a_map_text_are_explained(word: str, problem: str) -> None:
    mistakes = read_map(TILES, f"{EXAMPLE} {word}")[1]
    assert len(mistakes) == 1
    assert problem in mistakes[0]


def test_a_map_is_kept_as_text_and_used_again() -> None:
    drawn = GAME.new(2)
    event = drawn.apply(drawn.actions.parse("map 4711"))[0]
    assert event.name == "map-drawn"
    assert event.reveals
    seen = drawn.observe(None)["map"]
    assert (seen["kind"], seen["number"], seen["text"]) == ("compact", 4711, event.args["map"])
    again = GAME.new(2, {"map": "custom", "map_text": event.args["map"]})
    other = again.observe(None)["map"]
    assert other["hexes"] == seen["hexes"]
    assert other["text"] == seen["text"]
    assert (other["kind"], other["number"]) == ("custom", None)


@pytest.mark.rule("DEL-R9")
def test_cities_near_each_other_are_a_warning_on_a_given_map() -> None:
    assert GAME.new(2, {"map": "custom"}).observe(None)["map"]["warnings"] == []
    main = [p for p in good() if p.tile < 12]
    cities = [p for p in good() if p.tile >= 12]
    far = [(p.q, p.r) for p in cities[1:]]
    for rotation, q, r in city_places(TILES, main):
        near = min(distance((q, r), other) for other in far)
        placements = [*main, cities[0]._replace(rotation=rotation, q=q, r=r), *cities[1:]]
        if near < 6 and not faults(TILES, placements):
            state = GAME.new(2, {"map": "custom", "map_text": write_map(TILES, placements)})
            (warning,) = state.observe(None)["map"]["warnings"]
            assert warning["warning"] == "city-spacing"
            assert len(warning["cities"]) >= 2
            return
    pytest.fail("no place near another city was found")


def test_a_shifted_map_is_the_same_map() -> None:
    shifted = [p._replace(q=p.q + 7, r=p.r - 5) for p in good()]
    assert centred(TILES, shifted) == centred(TILES, good())
    assert faults(TILES, shifted) == []


@pytest.mark.rule("DEL-R11")
def test_a_mirrored_map_is_as_good_as_the_original() -> None:
    mirrored = [Placement(p.tile, True, -p.rotation % 6, p.r, p.q) for p in good()]
    assert faults(TILES, mirrored) == []
    cells = {place_of(c) for p in good() for c in TILES.lay(p)}
    assert {(r, q) for q, r in cells} == {place_of(c) for p in mirrored for c in TILES.lay(p)}


@pytest.mark.rule("DEL-R10", "DEL-R45")
def test_what_is_open_to_the_outside_is_not_part_of_the_map() -> None:
    gaps = 0
    for placements in (centred(TILES, good()), *(make_map(TILES, "random", n) for n in range(6))):
        sea = Sea(TILES, placements)
        laid = {hex_place(n) for n, kind in sea.kind.items() if kind not in (SHALLOW, ZEUS)}
        box = {(q, r) for q in range(-14, 15) for r in range(-14, 15)}
        outside = {(-14, -14)}
        edge = [(-14, -14)]
        while edge:  # the open sea comes in from the corner
            q, r = edge.pop()
            for near in ((q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)):
                if near in box and near not in laid and near not in outside:
                    outside.add(near)
                    edge.append(near)
        closed = {hex_place(n) for n, kind in sea.kind.items() if kind in (SHALLOW, ZEUS)}
        assert closed == box - laid - outside
        gaps += len(closed) - 3
        assert connected({at(*hex_place(n)) for n in sea.water})
    assert gaps > 0  # besides the holes of the three rings


def test_a_setup_keeps_only_the_latest_maps() -> None:
    setup = GAME.new(2).setup
    first = setup.sea(0)  # type: ignore[attr-defined]
    for number in range(1, 70):
        setup.sea(number)  # type: ignore[attr-defined]
    assert setup.sea(0) is not first  # type: ignore[attr-defined]
    assert setup.sea(0).kind == first.kind  # type: ignore[attr-defined]


@pytest.mark.rule("DEL-R16")
def test_sites_are_numbered_by_the_tiles_alone() -> None:
    """The same islands have the same names on every map; only their places differ."""
    one, other = (Sea(TILES, make_map(TILES, "random", n)) for n in (1, 2))
    for kind in SITE_KINDS:
        for site in range(COUNTS[kind]):
            assert one.tile[one.where[kind][site]] == other.tile[other.where[kind][site]]
