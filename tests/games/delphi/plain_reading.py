"""A plain reading of the main decision (DEL-4, DEL-5, DEL-7), for comparison.

Written from the rules and from what a player sees, without the engine's tables: slow, and as near to the
words of the rules as can be. `actions` gives every action that should be open with its price in favour.
"""

from __future__ import annotations

from collections import deque
from typing import Any

WHEEL = ["red", "black", "pink", "blue", "yellow", "green"]
GOD_COLOURS = {
    "poseidon": "blue",
    "apollo": "yellow",
    "artemis": "green",
    "aphrodite": "red",
    "ares": "black",
    "hermes": "pink",
}
DEMIGODS = {
    "helena": "pink",
    "minos": "yellow",
    "kirke": "black",
    "perseus": "green",
    "herakles": "blue",
    "penthesilea": "red",
}
CREATURES = {
    "pan": "pink",
    "gryphos": "yellow",
    "cheiron": "black",
    "pegasus": "green",
    "nereide": "blue",
    "phoenix": "red",
}
LAMPS = {"eq-08": "blue", "eq-09": "green", "eq-10": "pink"}
SPEAR, CRANE, NET, KEEL, SAIL, CLOCK, CHEST = "eq-05", "eq-06", "eq-07", "eq-02", "eq-01", "eq-12", "eq-04"
TOP_ROW = 6

Hex = tuple[int, int]


def place(text: str) -> Hex:
    q, r = text.split(",")
    return int(q), int(r)


def around(spot: Hex) -> list[Hex]:
    q, r = spot
    return [(q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)]


class Reading:
    """The acting player's position, as the observation shows it."""

    def __init__(self, seen: dict[str, Any]) -> None:
        self.seen = seen
        self.me: dict[str, Any] = seen["players"][seen["active"]]
        self.revised = seen["options"]["rules"] == "revised"
        self.kinds = {(h["q"], h["r"]): h["kind"] for h in seen["map"]["hexes"]}
        self.colours = {(h["q"], h["r"]): h.get("colour") for h in seen["map"]["hexes"]}
        self.zeus = place(seen["map"]["zeus"])
        self.ship = place(self.me["hex"])
        self.favour: int = self.me["favour"]
        self.gear = set(self.me["equipment"])
        self.range = 3 + (2 if self.me["ship"] == "ship-5" else 0) + (1 if SAIL in self.gear else 0)
        self.hold = (4 if self.me["ship"] == "ship-8" else 2) + (1 if CHEST in self.gear else 0)
        self.creatures = [CREATURES[c] for c in self.me["companions"] if c in CREATURES]

    # ---- colours (DEL-R34, DEL-R35, DEL-R36, DEL-R37) ---------------------------------------------

    def price(self, source: str, wanted: str) -> int:
        if source == "extra" or self.me["wild"]:
            return 0
        shown = source.removeprefix("card-")

        def recolour(colour: str) -> int:
            steps = (WHEEL.index(colour) - WHEEL.index(shown)) % 6
            if self.me["ship"] == "ship-8":
                steps = min(steps, 6 - steps)
            return max(0, steps - 1) if self.me["ship"] == "ship-4" else steps

        demigods = [DEMIGODS[c] for c in self.me["companions"] if c in DEMIGODS]
        return min(recolour(colour) for colour in [wanted, *demigods])

    def sources(self) -> list[str]:
        out = sorted(set(self.me["dice"]))
        if self.me["played"] is None:
            out += sorted({f"card-{colour}" for colour in self.me["cards"]})
        if CLOCK in self.gear and self.me["extra_action"] and self.favour >= 3:
            out.append("extra")
        return out

    # ---- the sea (DEL-5.1) ------------------------------------------------------------------------

    def distances(self) -> dict[Hex, int]:
        """Steps to every water hex; with the keel shallows may be crossed and cost nothing."""
        keel = KEEL in self.gear
        best = {self.ship: 0}
        queue = deque([self.ship])
        while queue:
            here = queue.popleft()
            for near in around(here):
                kind = self.kinds.get(near)
                if kind == "water":
                    step = 1
                elif keel and kind in ("shallow", "zeus"):
                    step = 0
                else:
                    continue
                if best[here] + step < best.get(near, 999):
                    best[near] = best[here] + step
                    queue.append(near)
        return {spot: n for spot, n in best.items() if self.kinds[spot] == "water" and spot != self.ship}

    def voyages(self, source: str) -> dict[Hex, int]:
        """Where a source can bring the ship, and the cheapest price."""
        if self.me["at_zeus"]:
            return {}
        ways = self.distances()
        out: dict[Hex, int] = {}

        def offer(target: Hex, price: int) -> None:
            out[target] = min(price, out.get(target, 999))

        targets = dict(ways)
        if self.me["left"] == 0 and self.ship != self.zeus:
            beside = [0 if n == self.ship else ways.get(n, 999) for n in around(self.zeus)]
            targets[self.zeus] = 1 + min(beside)
        for target, steps in targets.items():
            colour = 0 if target == self.zeus else self.price(source, str(self.colours[target]))
            offer(target, colour + max(0, steps - self.range))
            if source != "extra":
                for creature in self.creatures:
                    offer(target, self.price(source, creature) + max(0, steps - self.range - 3))
        return out

    def in_reach(self, site: dict[str, Any], tool: str) -> bool:
        spot = place(site["hex"])
        if self.ship in around(spot):
            return True
        bridge = set(around(spot)) & set(around(self.ship))
        return tool in self.gear and any(self.kinds.get(n) == "water" for n in bridge) and spot != self.ship

    # ---- tasks (DEL-R3, DEL-R4, DEL-R5) -----------------------------------------------------------

    def open(self, kind: str) -> list[dict[str, Any]]:
        return [task for task in self.me["tasks"] if task["kind"] == kind and task["state"] == "open"]

    def tile_for(self, kind: str, colour: str) -> str | None:
        tiles = self.open(kind)
        for tile in tiles:
            if tile["colour"] == colour:
                return str(tile["task"])
        white = [tile["task"] for tile in tiles if tile["colour"] == "white"]
        return str(white[0]) if white and colour not in self.me["done"][kind] else None

    def wanted(self, kind: str, colour: str) -> bool:
        """Whether a piece may be fought for or loaded (DEL-R4)."""
        if not self.revised:
            return True
        tile = self.tile_for(kind, colour)
        if tile is None or kind == "monster":
            return tile is not None
        aboard = self.me["statues" if kind == "statue" else "offerings"]
        if colour in aboard:
            return False
        if kind == "statue":
            serving = {c for c in aboard if c not in self.me["done"]["statue"]}
            return len(self.open("statue")) > len(serving)
        return all(self.tile_for(kind, other) != tile for other in aboard)

    def shrine_fits(self, island: dict[str, Any]) -> bool:
        if not island["face_up"] or island["shrine"] is not None:
            return False
        player, _ = island["island"].split("-")
        if player != self.me["colour"]:
            return False
        tiles = self.open("shrine")
        return bool(tiles) if self.revised else island["island"] in [tile["island"] for tile in tiles]

    # ---- all together -----------------------------------------------------------------------------

    def deeds(self) -> list[tuple[str, str, str]]:
        """Actions of a colour: word, colour, the rest of the text."""
        seen, me = self.seen, self.me
        cargo = me["offerings"] + me["statues"]
        free = len(cargo) < self.hold
        out = [("clear-wounds", colour, colour) for colour in sorted(set(me["wounds"]))]
        out += [("advance-god", GOD_COLOURS[god], god) for god, row in me["gods"].items() if row < TOP_ROW]
        for isle in seen["monsters"]:
            if self.in_reach(isle, SPEAR):
                out += [
                    ("fight", c, f"{c}@{isle['site']}") for c in isle["colours"] if self.wanted("monster", c)
                ]
        for isle in seen["islands"]:
            if self.in_reach(isle, SPEAR):
                if not isle["face_up"]:
                    out.append(("explore", isle["colour"], isle["site"]))
                elif self.shrine_fits(isle):
                    out.append(("build-shrine", isle["colour"], isle["site"]))
        for isle in seen["offerings"]:
            if free and self.in_reach(isle, NET):
                out += [
                    ("load-offering", c, f"{c}@{isle['site']}")
                    for c in isle["colours"]
                    if self.wanted("offering", c)
                ]
        for temple in seen["temples"]:
            if temple["colour"] in me["offerings"] and self.in_reach(temple, NET):
                out.append(("deliver-offering", temple["colour"], temple["colour"]))
        for city in seen["cities"]:
            c = city["colour"]
            if free and city["statues"] and self.in_reach(city, CRANE) and self.wanted("statue", c):
                out.append(("load-statue", c, c))
        for isle in seen["statues"]:
            if self.in_reach(isle, CRANE):
                for c in sorted(set(me["statues"])):
                    if {"colour": c, "seat": None} in isle["places"]:
                        out.append(("raise-statue", c, f"{c}@{isle['site']}"))
        return out

    def actions(self) -> dict[str, int]:
        """Every action that is open, by its text, with the favour it costs."""
        out: dict[str, int] = {}
        drawable = self.seen["oracle_pile"] or self.seen["oracle_discard"]
        hidden = [isle["site"] for isle in self.seen["islands"] if not isle["face_up"]]
        deeds = self.deeds()
        for source in self.sources():
            fee = 3 if source == "extra" else 0
            found = {f"take-favour {source}": fee}
            if drawable:
                found[f"draw-card {source}"] = fee
            if hidden:
                found[f"peek {source}"] = fee
            for word, colour, rest in deeds:
                found[f"{word} {source} {rest}"] = fee + self.price(source, colour)
            for (q, r), price in self.voyages(source).items():
                found[f"sail {source} {q},{r}"] = fee + price
            for lamp, colour in LAMPS.items():
                if lamp in self.gear and source != "extra":
                    found[f"lamp {source} {colour}"] = self.price(source, colour)
            out.update({text: price for text, price in found.items() if price <= self.favour})
        for god, row in self.me["gods"].items():
            if row == TOP_ROW:
                out.update(dict.fromkeys(self.special(god, hidden), 0))
                if drawable:
                    out[f"swap-god {god}"] = 0
        if not self.me["dice"]:
            out["end-turn"] = 0
        return out

    def special(self, god: str, hidden: list[str]) -> list[str]:
        me, seen = self.me, self.seen
        if god == "poseidon":
            water = [spot for spot, kind in self.kinds.items() if kind == "water"]
            home = [self.zeus] if me["left"] == 0 else []
            spots = [] if me["at_zeus"] else [spot for spot in water + home if spot != self.ship]
            return [f"poseidon {q},{r}" for q, r in spots]
        if god == "apollo":
            return ["apollo"]
        if god == "artemis":
            return [f"artemis {site}" for site in hidden]
        if god == "aphrodite":
            return ["aphrodite"] if me["wounds"] else []
        if god == "ares":
            return [
                f"ares {c}@{isle['site']}"
                for isle in seen["monsters"]
                if self.in_reach(isle, SPEAR)
                for c in isle["colours"]
                if self.wanted("monster", c)
            ]
        room = len(me["offerings"] + me["statues"]) < self.hold
        if not room or not any(self.in_reach(city, CRANE) for city in seen["cities"]):
            return []
        return [
            f"hermes {city['colour']}"
            for city in seen["cities"]
            if city["statues"] and self.wanted("statue", city["colour"])
        ]


def actions(seen: dict[str, Any]) -> dict[str, int]:
    """Every action of the main decision that the rules allow the acting player, with its price."""
    return Reading(seen).actions()
