"""The edition file: its shape (`SCHEMA`), what must hold in it as a whole, and how it is read."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

from petteia.kernel import Edition, EditionError, OptionError, edition_text, parse_edition
from petteia.kernel.edition import Anything, Int, List, Map, Rule, Str, Table, unique
from petteia.kernel.errors import Mistake

from . import components
from .components import DEFAULT_TEXT, FAMILY_CARDS
from .effects.vocabulary import CardRule

_NAME = Map(Str(), ("en", "de", "fr", "ru"))
_POINTS = Map(Int(0, 99))

# What this program does where the rulebook is silent (docs/rules/elysium-rulings.md). An edition may
# leave rulings out, but cannot ask for others.
RULINGS = {
    "two_player_quest": "either",
    "prestige_tie_rounding": "down",
    "who_picks_lost_card": "acting_player",
    "choice_must_be_possible": "full_then_part",
    "forced_discard_citizen": "allowed",
    "duplicate_in_domain": "never",
    "supply": "unlimited",
    "citizen_in_chronos": "no_family_no_level",
    "arrival_from_common_stock": "counts_as_taken",
    "draw_pile_empty": "shuffle_discard_pile",
    "discarded_citizen": "out_of_game_unseen",
    "oracle_reach_blocks_citizen": "yes",
    "eleusis_frequency": "once_per_epoch",
    "legend_frequency": "once_per_epoch",
    "most_tie": "all_tied",
    "effects_on_other_turns": "permanents_always",
}


class _Rulings(Rule):
    """Rulings that this program follows."""

    def check(self, value: Any, where: str, mistakes: list[str]) -> None:
        List(Table({"id": Str(tuple(RULINGS)), "value": Str()})).check(value, where, mistakes)
        for entry in [one for one in value if isinstance(one, dict)] if isinstance(value, list) else ():
            wanted = RULINGS.get(str(entry.get("id")))
            if wanted is not None and entry.get("value") != wanted:
                mistakes.append(f"{where} '{entry['id']}' key 'value': this program only knows {wanted!r}")


SCHEMA = Table(
    {
        "format": Int(1, 1),
        "game": Str(("elysium",)),
        "edition": Str(),
        "setup": Table(
            {
                "epochs": Int(1, 9),
                "families_in_play": Int(5, 5),
                "start_gold": Int(0, 40),
                "columns": List(Str(components.COLUMN), 4, 4),
                "rounds_per_epoch": Int(4, 4),
                "cards_per_epoch": Int(3, 3),
                "quests_per_epoch": Int(1, 1),
                "agora_per_player": Int(1, 3),
                "agora_plus": Int(0, 4),
                "oracle_cards": Int(1, 8),
            },
            {"players": List(Int(2, 4)), "start_vp": Str(("order",))},
        ),
        "scoring": Table(
            {
                "family_legend": _POINTS,
                "level_legend": _POINTS,
                "citizen_in_elysium": Int(-20, 0),
                "prestige_places": List(Int(0, 99), 4, 4),
            },
            {"prestige_zero_scores": Anything(), "tie_break": List(Str(("gold", "shared")))},
        ),
        "family_bonus": Table({"vp": List(Int(0, 99), 2, 2)}),
        "level_bonus": List(Table({"level": Int(1, 3), "vp": Int(0, 99)}), 3, 3),
        "quest": List(
            Table(
                {
                    "id": Str(),
                    "players": List(Int(2, 4), 1, 3),
                    "order": Int(1, 4),
                    "gold": Int(0, 40),
                    "vp": Int(0, 40),
                    "transfers": Int(0, 9),
                }
            )
        ),
        "quest_unfinished": Table(
            {"gold": Int(0, 40), "vp": Int(0, 40), "transfers": Int(0, 9)}, others=True
        ),
        "pediment": List(
            Table({"side": Str(components.SIDE), "columns": List(Str(components.COLUMN), 4, 4)}), 2, 2
        ),
        "family": List(Table({"id": Str(components.FAMILY), "name": _NAME}, others=True), 8, 8),
        "family_set": List(
            Table({"id": Str(), "families": List(Str(components.FAMILY), 5, 5)}, {"name": _NAME}), 1
        ),
        "card": List(CardRule(_NAME), 8, 168),
    },
    {"ruling": _Rulings(), "supply": Anything(), "title": Anything(), "languages": Anything()},
    others=True,
)


# What owners of the printed game can enter, table by table: what no source gives.
EDITABLE = {
    "card": ("name", "level", "copies", "columns", "kind", "rules", "when", "effect"),
    "quest": ("order", "gold", "vp", "transfers"),
    "quest_unfinished": ("gold", "vp", "transfers"),
    "level_bonus": ("vp",),
    "pediment": ("columns",),
}

PICTURED = {"pediment/1": {"pediment": "A"}, "pediment/2": {"pediment": "B"}}


def _whole(data: dict[str, Any]) -> list[str]:
    """Mistakes that concern more than one entry."""
    mistakes: list[str] = []

    def say(path: tuple[str | int, ...], line: str, id: str = "", **args: str | int) -> None:  # noqa: A002
        mistakes.append(Mistake(line, path, id, args))

    unique(data["card"], "card", mistakes)
    unique(data["family"], "family", mistakes)
    unique(data["family_set"], "family_set", mistakes)
    for number, entry in enumerate(data["family_set"]):
        if len(set(entry["families"])) < len(entry["families"]):
            line = f"[[family_set]] '{entry['id']}' key 'families': expected five different ones"
            say(("family_set", number, "families"), line)
    copies = Counter(dict.fromkeys(components.FAMILY, 0))
    for card in data["card"]:
        copies[card["family"]] += len(card["columns"])
    for family, count in copies.items():
        if count != FAMILY_CARDS:
            line = f"[[card]]: the family '{family}' has {count} cards, expected {FAMILY_CARDS}"
            say(("card",), line, "family-cards", family=family, count=count, expected=FAMILY_CARDS)
    for seats, tiles in ((2, 2), (3, 4), (4, 4)):
        orders = sorted(q["order"] for q in data["quest"] if seats in q["players"])
        if orders != list(range(1, tiles + 1)):
            line = f"[[quest]]: {seats} players need the orders 1 to {tiles}, found {orders}"
            say(("quest",), line, "quest-orders", seats=seats, tiles=tiles)
    for number, side in enumerate(data["pediment"]):
        if sorted(side["columns"]) != sorted(components.COLUMN):
            line = f"[[pediment]] '{side['side']}': each colour once"
            say(("pediment", number, "columns"), line, "each-colour")
    if sorted(side["side"] for side in data["pediment"]) != list(components.SIDE):
        say(("pediment",), "[[pediment]]: one side A and one side B")
    if sorted(bonus["level"] for bonus in data["level_bonus"]) != [1, 2, 3]:
        say(("level_bonus",), "[[level_bonus]]: one for each level")
    scored = {kind: sorted(data["scoring"][kind]) for kind in ("family_legend", "level_legend")}
    if scored != {"family_legend": ["2", "3"], "level_legend": ["2", "3", "4", "5"]}:
        line = "[scoring]: expected points for 2 to 3 cards of a family and 2 to 5 of a level"
        say(("scoring",), line)
    return mistakes


@lru_cache(maxsize=16)
def _parse(text: str, source: str, own: bool) -> Edition:
    edition = parse_edition(text, SCHEMA, source, own)
    mistakes = _whole(edition.data)
    if mistakes:
        raise EditionError(source, mistakes)
    return edition


_DEFAULT = _parse(DEFAULT_TEXT, "edition.toml", False)


def default_edition() -> Edition:
    """The edition that the project carries."""
    return _DEFAULT


def load_edition(value: str) -> Edition:
    """The edition that the option ``edition`` means: ``default``, a file's path or its text.

    OptionError if there is no such file, EditionError (naming every mistake) if the text is wrong.
    """
    if value == "default":
        return _DEFAULT
    if not value.strip():
        raise OptionError("edition", value, "'default', the path of an edition file, or its text")
    text, source = edition_text(value)
    return _parse(text, source, True)
