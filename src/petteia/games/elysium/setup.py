"""What is fixed for a table: the tables of the edition for its number of players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from petteia.kernel import Edition, OptionError, Setup

from . import names
from .actions import ACTIONS, make_space
from .cards import DEFAULT_CARDS, cards_of
from .layout import LEVELS

if TYPE_CHECKING:
    from .game import Elysium


class ElysiumSetup(Setup):
    """The tables that play reads."""

    def __init__(self, game: Elysium, seats: int, options: dict[str, Any], edition: Edition) -> None:
        super().__init__(game, seats, options, edition)
        data = edition.data
        self.cards = cards_of(edition)
        if self.cards is not DEFAULT_CARDS:
            self.actions = (
                ACTIONS if self.cards.names == DEFAULT_CARDS.names else make_space(self.cards.names)
            )
        setup = data["setup"]
        self.epochs: int = setup["epochs"]
        self.start_gold: int = setup["start_gold"]
        self.agora_size: int = setup["agora_per_player"] * seats + setup["agora_plus"]
        self.oracle_size: int = setup["oracle_cards"]
        tiles = sorted((q for q in data["quest"] if seats in q["players"]), key=lambda q: q["order"])
        self.quests: list[tuple[int, int, int]] = [(q["gold"], q["vp"], q["transfers"]) for q in tiles]
        """Gold, VP and transfers of each tile, in ascending order."""
        back = data["quest_unfinished"]
        self.unfinished: tuple[int, int, int] = (back["gold"], back["vp"], back["transfers"])
        sides = {side["side"]: side["columns"] for side in data["pediment"]}
        self.pediment = [[names.COLUMNS.index(colour) for colour in sides[side]] for side in names.SIDES]
        width = 4 // len(tiles)  # with two players each tile lies under two colours (ELY-2.1)
        self.quest_columns = [
            [
                sum(1 << colour for colour in columns[tile * width : (tile + 1) * width])
                for tile in range(len(tiles))
            ]
            for columns in self.pediment
        ]
        """``quest_columns[side][tile]``: bit set of the colours above it, any of which is enough."""
        scoring = data["scoring"]
        self.family_points = [0, 0, *(scoring["family_legend"][str(n)] for n in (2, 3))]
        self.level_points = [0, 0, *(scoring["level_legend"][str(n)] for n in (2, 3, 4, 5))]
        self.citizen_points: int = scoring["citizen_in_elysium"]
        self.prestige_places: list[int] = scoring["prestige_places"]
        self.family_bonus: list[int] = data["family_bonus"]["vp"]
        by_level = {bonus["level"]: bonus["vp"] for bonus in data["level_bonus"]}
        self.level_bonus: list[int] = [by_level[level + 1] for level in range(LEVELS)]
        adds = {what: family["id"] for family in data["family"] for what in family.get("adds", ())}
        self.oracle_family = names.FAMILIES.index(adds.get("oracle", "apollo"))
        self.prestige_family = names.FAMILIES.index(adds.get("prestige", "ares"))
        self.families: list[int] | None = self._families(data)
        """The families in play, None if chance decides."""
        side = options["pediment"]
        self.side: int | None = None if side == "random" else names.SIDES.index(side)

    def _families(self, data: dict[str, Any]) -> list[int] | None:
        chosen: list[str] = self.options["families"]
        if not chosen:
            wanted = self.options["set"]
            if wanted == "random":
                return None
            sets = {entry["id"]: entry["families"] for entry in data["family_set"]}
            if wanted not in sets:
                raise OptionError("set", wanted, f"a set of this edition: {', '.join(sets)}, or random")
            chosen = sets[wanted]
        return sorted(names.FAMILIES.index(family) for family in chosen)
