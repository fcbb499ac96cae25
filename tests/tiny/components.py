"""What the tiny game is made of: edition, options, actions, the places in the state's vector.

The rules, so that reasons and tests can name them:

TINY-1.1  Everybody is dealt cards face down (how many: option ``hand``) and some coins.
TINY-2.1  On a turn, first roll the die and take that many coins (never more than 30 in all).
TINY-2.2  Then do one thing: play a card, peek, steal, or pass. Passing draws a card, if there is one.
TINY-2.3  Playing a card costs its price. It goes to the stall, where it counts, or to the temple.
TINY-3.1  Peeking costs one coin: look at a card of the pile, alone; keep it, or pay a coin to bury it unseen.
TINY-4.1  Stealing costs one coin and needs a neighbour with a card (option ``thieves``).
TINY-4.2  The victim may stop the thief by giving up an owl.
TINY-4.3  Otherwise a random card of the victim is thrown away openly, and the thief takes its price in coins.
TINY-5.1  After a round each player's temple sets off festivals, each sort once, in the player's order.
TINY-5.2  Harvest: a coin for each card in the temple. Double: twice the coins. Tax: two coins less.
TINY-6.1  The game ends after the last round, or after a round that leaves the pile empty.
TINY-6.2  Goods on the stall and coins are points; equal points share the place.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from petteia.kernel import (
    ActionSpace,
    Domain,
    Edition,
    EditionError,
    EventKind,
    Family,
    Layout,
    Option,
    Options,
    TensorField,
    edition_text,
    parse_edition,
)
from petteia.kernel.edition import Int, List, Str, Table, unique

GOODS = ("olive", "wine", "vase", "owl")
OWL = 3
PLACES = ("stall", "temple")
FESTIVALS = ("harvest", "double", "tax")
SEATS = 4
MOST_COINS = 30
FACES = 6

SCHEMA = Table(
    needed={
        "edition": Str(),
        "market": Table({"faces": Int(2, FACES), "rounds": Int(1, 9), "start_coins": Int(0, 9)}),
        "good": List(
            Table(
                {
                    "id": Str(GOODS),
                    "copies": Int(1, 20),
                    "price": Int(0, 9),
                    "value": Int(0, 9),
                    "festival": Str((*FESTIVALS, "none")),
                }
            ),
            low=len(GOODS),
            high=len(GOODS),
        ),
    },
)


def load_edition(value: str) -> Edition:
    """The edition an option means: ``default``, a file's path, or its text."""
    own = value != "default"
    text, source = edition_text(value if own else str(Path(__file__).with_name("edition.toml")))
    edition = parse_edition(text, SCHEMA, source, own)
    mistakes: list[str] = []
    unique(edition.data["good"], "good", mistakes)
    if mistakes:
        raise EditionError(source, mistakes)
    return edition


OPTIONS = Options(
    Option("deck", "choice", "plain", choices=("plain", "rich")),
    Option("hand", "number", 2, low=1, high=3),
    Option("thieves", "flag", True),
    Option("festivals", "list", ["harvest", "double", "tax"], choices=FESTIVALS, low=1, high=3),
    Option("edition", "text", "default", expects="'default' or an edition file"),
)

# ---- actions -----------------------------------------------------------------------------------

_good = Domain("good", GOODS)
ROLL = Family("roll", face=Domain.numbers(1, FACES))
DEAL = Family("deal", good=_good)
LOOK = Family("look", good=_good)
SNATCH = Family("snatch", good=_good)
PLAY = Family("play", "play {good}>{place}", good=_good, place=Domain("place", PLACES))
PEEK = Family("peek")
STEAL = Family("steal", seat=Domain("seat", [str(n) for n in range(SEATS)]))
PASS = Family("pass")
KEEP = Family("keep")
BURY = Family("bury")
ALLOW = Family("allow")
BLOCK = Family("block")
RESOLVE = Family("resolve", festival=Domain("festival", FESTIVALS))

ACTIONS = ActionSpace(
    ROLL, DEAL, LOOK, SNATCH, PLAY, PEEK, STEAL, PASS, KEEP, BURY, ALLOW, BLOCK, RESOLVE
)  # fmt: skip

# ---- declarations ------------------------------------------------------------------------------

EVENTS: dict[str, EventKind] = {
    "drew": EventKind({"seat": "seat"}, secret={"good": "good"}, reveals=True),
    "looked": EventKind({"seat": "seat"}, secret={"good": "good"}, reveals=True),
    "rolled": EventKind({"seat": "seat", "face": "number"}, reveals=True),
    "played": EventKind({"seat": "seat", "good": "good", "place": "place"}),
    "peeks": EventKind({"seat": "seat"}),
    "kept": EventKind({"seat": "seat"}),
    "buried": EventKind({"seat": "seat"}, secret={"good": "good"}),
    "steals": EventKind({"seat": "seat", "victim": "seat"}),
    "blocked": EventKind({"seat": "seat"}, reveals=True),
    "allowed": EventKind({"seat": "seat"}),
    "snatched": EventKind(
        {"seat": "seat", "victim": "seat", "good": "good", "coins": "number"}, reveals=True
    ),
    "passed": EventKind({"seat": "seat"}),
    "celebrated": EventKind({"seat": "seat", "festival": "festival", "coins": "number"}),
    "counted": EventKind({"festivals": "list:festival"}),
}

REASONS: dict[str, dict[str, str]] = {
    "not-in-hand": {"good": "good"},
    "too-dear": {"price": "number", "coins": "number"},
    "no-coin": {},
    "pile-empty": {},
    "no-thieves": {},
    "no-neighbour": {},
    "empty-hand": {"victim": "seat"},
    "no-owl": {},
    "already-resolved": {"festival": "festival"},
}

COMPONENTS: dict[str, tuple[str, ...]] = {"good": GOODS, "place": PLACES, "festival": FESTIVALS}

TENSOR = (
    TensorField("round", 1, 0, 9),
    TensorField("pile", 1, 0, 200),
    TensorField("discard", len(GOODS), 0, 40),
    TensorField("coins", SEATS, 0, MOST_COINS),
    TensorField("stalls", SEATS * len(GOODS), 0, 40),
    TensorField("temples", SEATS * len(GOODS), 0, 40),
    TensorField("hand-sizes", SEATS, 0, 200),
    TensorField("my-hand", len(GOODS), 0, 40),
    TensorField("decider", SEATS),
)

# ---- the vector --------------------------------------------------------------------------------

G = len(GOODS)
LAYOUT = Layout(SEATS, depth=6)
ROUND = LAYOUT.one("round")
PILE = LAYOUT.many("pile", G)
DISCARD = LAYOUT.many("discard", G)
COINS = LAYOUT.per_seat("coins")
HAND = LAYOUT.per_seat("hand", G)  # hidden from the other seats
BURIED = LAYOUT.per_seat("buried", G)  # known only to whoever buried them
STALL = LAYOUT.per_seat("stall", G)
TEMPLE = LAYOUT.per_seat("temple", G)

DEALING = LAYOUT.step("deal")
DEAL_TO = LAYOUT.slot("to")  # the seat that draws
DEAL_MORE = LAYOUT.slot("more")  # cards after this one
ROUNDS = LAYOUT.step("round")
ROUND_TURN = LAYOUT.slot("turn")  # counts through the turns, then the festivals, of all seats
ROLLING = LAYOUT.step("roll")
ROLL_SEAT = LAYOUT.slot("seat")
CHOOSE = LAYOUT.step("choose")
LOOKING = LAYOUT.step("look")
LOOK_SEAT = LAYOUT.slot("seat")
FATE = LAYOUT.step("fate")
FATE_GOOD = LAYOUT.slot("good")  # known to who decides, hidden from the others
GUARD = LAYOUT.step("guard")
GUARD_THIEF = LAYOUT.slot("thief")
SNATCHING = LAYOUT.step("snatch")
SNATCH_THIEF = LAYOUT.slot("thief")
SNATCH_VICTIM = LAYOUT.slot("victim")
ORDER = LAYOUT.step("order")
ORDER_WAITING = LAYOUT.slot("waiting")  # one bit for each festival


def tables(edition: Edition, options: dict[str, Any]) -> dict[str, Any]:
    """The edition as lists by the numbers of goods and festivals."""
    goods = sorted(edition.data["good"], key=lambda good: GOODS.index(good["id"]))
    times = 2 if options["deck"] == "rich" else 1
    active = {FESTIVALS.index(name) for name in options["festivals"]}
    sorts = [FESTIVALS.index(good["festival"]) if good["festival"] != "none" else -1 for good in goods]
    return {
        "copies": [good["copies"] * times for good in goods],
        "price": [good["price"] for good in goods],
        "value": [good["value"] for good in goods],
        "festival": [sort if sort in active else -1 for sort in sorts],
        "faces": edition.data["market"]["faces"],
        "rounds": edition.data["market"]["rounds"],
        "start_coins": edition.data["market"]["start_coins"],
    }
