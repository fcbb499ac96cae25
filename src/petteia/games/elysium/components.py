"""The components by name, in the order in which the engine numbers them, and how many there are.

Closed sets of ids are declared as types, so that the shapes of observations can name them; a name in the
singular is a tuple of ids, a name in the plural their number. An edition of one's own has cards with other
names, but always as many (ELY-1.1).
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Literal, get_args

DEFAULT_TEXT = (files(__package__) / "edition.toml").read_text(encoding="utf-8")

FamilyName = Literal["zeus", "hades", "hephaestus", "poseidon", "athena", "ares", "apollo", "hermes"]
ColumnName = Literal["red", "blue", "green", "yellow"]
ConditionName = Literal["red", "blue", "green", "yellow", "any"]
SideName = Literal["A", "B"]
QuestName = Literal["1", "2", "3", "4"]
ResourceName = Literal["gold", "vp", "prestige"]
FormName = Literal["single", "family", "level"]
PhaseName = Literal["preparation", "awakening", "actions", "writing", "epoch-end", "scoring", "over"]
KindName = Literal[
    "instant",
    "permanent",
    "activate",
    "once",
    "legend",
    "chronos",
    "chronos_family",
    "chronos_level",
    "eleusis",
]

FAMILY: tuple[FamilyName, ...] = get_args(FamilyName)
COLUMN: tuple[ColumnName, ...] = get_args(ColumnName)
ANY_COLUMN: ConditionName = "any"  # printed black: one more column of any colour
SIDE: tuple[SideName, ...] = get_args(SideName)
QUEST: tuple[QuestName, ...] = get_args(QuestName)
RESOURCE: tuple[ResourceName, ...] = get_args(ResourceName)
FORM: tuple[FormName, ...] = get_args(FormName)
PHASE: tuple[PhaseName, ...] = get_args(PhaseName)
KIND: tuple[KindName, ...] = get_args(KindName)
(
    INSTANT,
    PERMANENT,
    ACTIVATE,
    ONCE,
    LEGEND_KIND,
    CHRONOS_KIND,
    CHRONOS_FAMILY,
    CHRONOS_LEVEL,
    ELEUSIS,
) = range(len(KIND))
CHRONOS_KINDS = ("chronos", "chronos_family", "chronos_level")

SEATS = 4
FAMILIES = len(FAMILY)  # of an edition; five of them are in a game (ELY-1.1)
FAMILIES_IN_PLAY = 5
FAMILY_CARDS = 21
CARDS = FAMILIES * FAMILY_CARDS  # card c belongs to family c // FAMILY_CARDS
CARDS_IN_PLAY = FAMILIES_IN_PLAY * FAMILY_CARDS
CITIZEN = CARDS  # stands for "a Citizen" wherever a card number is asked for
COLUMNS = len(COLUMN)
QUESTS = len(QUEST)
LEVELS = 3
FAMILY_TILES = 2  # bonus tiles of a family
LEGEND_ROOM = CARDS_IN_PLAY  # legends an Elysium has room for: each may be a single card (ELY-5.2)


def ordered(data: dict[str, Any]) -> list[dict[str, Any]]:
    """The entries of an edition's card table, family by family."""
    return [card for family in FAMILY for card in data["card"] if card["family"] == family]


def tokens(data: dict[str, Any]) -> list[str]:
    """The names of the 168 cards in actions and observations: ``zeus/hera``, or ``zeus/eagle/1`` and ``/2``.

    They are ordered by family and, within a family, as in the file.
    """
    out = []
    for card in ordered(data):
        name = card["id"].replace(".", "/")
        copies = len(card["columns"])
        out += [name] if copies == 1 else [f"{name}/{n}" for n in range(1, copies + 1)]
    return out


CARD = tuple(tokens(tomllib.loads(DEFAULT_TEXT)))

COMPONENTS: dict[str, tuple[str, ...]] = {
    "family": FAMILY,
    "card": CARD,
    "column": (*COLUMN, ANY_COLUMN),
    "quest": (*QUEST, "unfinished"),
    "side": SIDE,
    "level": ("1", "2", "3"),
    "kind": KIND,
    "resource": RESOURCE,
    "place": ("agora", "oracle", "discard", "domain", "other_domains"),
    "form": FORM,
}
