"""What is prepared from an edition and the options for fast play: the cards, and the tables of a setup.

The tables of the cards have one entry for each of the 168 cards and are made once for each edition; effects
become small typed pieces (see effects/).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypedDict, cast

from petteia.kernel import FRAME, Edition, OptionError, Setup, numbers

from . import components
from .components import (
    CARDS,
    FAMILIES,
    FAMILY_CARDS,
    LEVELS,
    SEATS,
    ConditionName,
    FamilyName,
    KindName,
    ordered,
    tokens,
)
from .edition import default_edition
from .effects.depth import deepest
from .effects.piece import Piece
from .effects.program import Program, compile_card
from .effects.standing import Immune, Price, Reach
from .effects.triggers import Trigger
from .effects.wording import CardText
from .figures import FIGURES, PIECE, TOUCHES
from .layout import LAYOUT
from .packing import ALL_COLUMNS, column_set, has_colour
from .space import ACTIONS, make_space

if TYPE_CHECKING:
    from .game import Elysium


class Cards:
    """Tables by card number. ``same`` numbers the card ids ("the same card", ELY-3.5)."""

    def __init__(self, edition: Edition) -> None:
        self.behind: list[int] = []
        """Lists and rows that stand behind the figures."""
        self._laid: dict[tuple[int, ...], int] = {}
        self.figures: dict[int, Any] = {}
        """The whole row of figures that rules read, by seats; see `ElysiumSetup`."""
        entries = ordered(edition.data)
        self.names = tokens(edition.data)
        self.family = [card // FAMILY_CARDS for card in range(CARDS)]
        self.entries: list[dict[str, Any]] = []
        self.columns: list[tuple[ConditionName, ...]] = []
        self.same: list[int] = []
        self.twin: list[int] = []
        """The other copy of a card, or the card itself if there is one only."""
        for number, entry in enumerate(entries):
            first = len(self.entries)
            copies = len(entry["columns"])
            for copy, columns in enumerate(entry["columns"]):
                self.entries.append(entry)
                self.columns.append(tuple(columns))
                self.same.append(number)
                self.twin.append(first + (copies - 1 - copy))
        self.level = [entry["level"] - 1 for entry in self.entries]
        self.kind = [components.KIND.index(entry["kind"]) for entry in self.entries]
        self.open = [[_open(columns, area) for columns in self.columns] for area in range(ALL_COLUMNS + 1)]
        """``open[columns in the active area][card]``: whether the condition is met (ELY-3.3)."""

        self.pieces: list[Piece | None] = []
        """All steps of all effects; a list of steps ends with None. Frames point in here."""
        self.owner: list[int] = []
        """Card id (``same``) to which each entry of ``pieces`` belongs."""
        programs = [compile_card(self, number, entry) for number, entry in enumerate(entries)]
        self.program: list[Program] = [programs[number] for number in self.same]
        self._register(programs)
        self._lay_out()

    def lay_by(self, row: list[int]) -> int:
        """Keep a row behind the figures, equal ones once; returns where it stands."""
        key = tuple(row)
        if key not in self._laid:
            self._laid[key] = FIGURES.size + len(self.behind)
            self.behind += row
        return self._laid[key]

    def piece_row(self, piece: Piece) -> int:
        """Where the figures of a step stand."""
        return self.pieces_at + self.pieces.index(piece) * PIECE

    def _lay_out(self) -> None:
        """The figures of the cards and of their effects, by the names in figures.py."""

        def listed(numbers: list[int]) -> int:
            return self.lay_by([len(numbers), *numbers])

        self.open_sets = [
            [
                sum(is_open << number for number, is_open in enumerate(cards[first : first + FAMILY_CARDS]))
                for first in range(0, CARDS, FAMILY_CARDS)
            ]
            for cards in self.open
        ]
        self.starts = [program.start for program in self.program]
        self.borrows = [int(program.borrows) for program in self.program]
        self.triggered = [int(program.trigger is not None) for program in self.program]
        touches = [program.touch for program in self.program]
        self.touches = [[0] * TOUCHES if touch is None else [1, *touch] for touch in touches]
        self.on_take = [listed(cards) for cards in self.take_triggers]
        self.on_transfer = [listed(cards) for cards in self.transfer_triggers]
        self.on_gain = [listed(cards) for cards in self.gain_triggers]
        self.immune_lists = [listed(cards) for cards in self.immune]
        self.reach_list = listed([number for card, rule in self.reach for number in (card, rule.place)])
        self.price_list = listed(
            [number for card, rule in self.price for number in (card, rule.cost, rule.filter.number)]
        )
        self.eleusis_list = listed(self.eleusis)
        ends = [0] * PIECE
        rows = [ends if piece is None else piece.figures() for piece in self.pieces]
        self.pieces_at = self.lay_by([number for row in rows for number in row])
        self.owners_at = self.lay_by(self.owner)

    def _register(self, programs: list[Program]) -> None:
        """Find triggers and standing rules: the one place where play looks for them."""
        self.reach: list[tuple[int, Reach]] = []
        self.price: list[tuple[int, Price]] = []
        self.immune: list[list[int]] = [[] for _ in range(FAMILIES)]
        triggers: list[tuple[int, Trigger]] = []
        for card in range(CARDS):
            program = self.program[card]
            for rule in program.rules:
                if isinstance(rule, Reach):
                    self.reach.append((card, rule))
                elif isinstance(rule, Price):
                    self.price.append((card, rule))
                elif isinstance(rule, Immune):
                    self.immune[rule.family].append(card)
            if program.trigger is not None:
                triggers.append((card, program.trigger))
        self.take_triggers = [
            [card for card, trigger in triggers if trigger.on_take(taken, card)] for taken in range(CARDS)
        ]
        """``take_triggers[card taken]``: cards whose trigger it would set off."""
        self.transfer_triggers = [
            [card for card, trigger in triggers if trigger.on_transfer(moved, card)]
            for moved in range(CARDS + 1)  # the last one is a Citizen
        ]
        self.gain_triggers = [
            [card for card, trigger in triggers if trigger.on_gain(what)]
            for what in range(len(components.RESOURCE))
        ]
        self.eleusis = [card for card in range(CARDS) if self.kind[card] == components.ELEUSIS]
        self.deepest = [deepest(self, seats) for seats in range(SEATS + 1)]
        """``deepest[seats]``: how many frames effects can pile up at a table."""


def _open(columns: tuple[ConditionName, ...], area: int) -> bool:
    """Whether an active area (a bit set) meets a condition; ``any`` is one more of any colour (ELY-1.2)."""
    if area.bit_count() < len(columns):
        return False
    return all(
        colour == components.ANY_COLUMN or has_colour(area, components.COLUMN.index(colour))
        for colour in columns
    )


_prepared: dict[str, Cards] = {}
_MOST_PREPARED = 16  # owners try many editions while they enter one


def cards_of(edition: Edition) -> Cards:
    """The tables of an edition, prepared once as long as few others are asked for."""
    found = _prepared.get(edition.digest)
    if found is None:
        if len(_prepared) >= _MOST_PREPARED:
            del _prepared[next(iter(_prepared))]
        found = _prepared[edition.digest] = Cards(edition)
    return found


class Face(TypedDict):
    """What is printed on a card: an entry of ``faces`` in the edition's data."""

    id: str
    card: str
    name: dict[str, str]
    family: FamilyName
    level: int
    kind: KindName
    columns: list[ConditionName]
    text: CardText


class Printed(TypedDict):
    """What the game adds to an edition's data: the cards as people see them."""

    faces: list[Face]


def with_faces(edition: Edition) -> Edition:
    """The edition with a table ``faces``: what is printed on each card, its generated text included.

    So clients can show the cards of any edition, and cards the catalogues do not know have names.
    """
    cards = cards_of(edition)
    faces: list[Face] = [
        {
            "id": cards.names[card],
            "card": entry["id"],
            "name": entry["name"],
            "family": entry["family"],
            "level": entry["level"],
            "kind": entry["kind"],
            "columns": list(cards.columns[card]),
            "text": cast(CardText, cards.program[card].text().as_json()),
        }
        for card, entry in enumerate(cards.entries)
    ]
    return replace(edition, data={**edition.data, "faces": faces})


DEFAULT_CARDS = cards_of(default_edition())
WHOLE_DEFAULT = with_faces(default_edition())
"""The edition that the project carries, with the faces of its cards."""


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
        self.size = self.frames + max(LAYOUT.depth, self.cards.deepest[seats]) * FRAME
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
        self.pediment = [
            [components.COLUMN.index(colour) for colour in sides[side]] for side in components.SIDE
        ]
        width = 4 // len(tiles)  # with two players each tile lies under two colours (ELY-2.1)
        self.quest_columns = [
            [column_set(columns[tile * width : (tile + 1) * width]) for tile in range(len(tiles))]
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
        self.oracle_family = components.FAMILY.index(adds.get("oracle", "apollo"))
        self.prestige_family = components.FAMILY.index(adds.get("prestige", "ares"))
        self.families: list[int] | None = self._families(data)
        """The families in play, None if chance decides."""
        side = options["pediment"]
        self.side: int | None = None if side == "random" else components.SIDE.index(side)
        self.tiles = len(self.quests)
        if seats not in self.cards.figures:
            self.cards.figures[seats] = numbers([*FIGURES.pack(self.cards, self), *self.cards.behind])
        self.machine.fix(self.cards.figures[seats])

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
        return sorted(components.FAMILY.index(family) for family in chosen)
