"""The cards of an edition as tables that play reads: one entry for each of the 168 cards.

Everything is prepared here, once for each edition; effects become small typed pieces (see effects/).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from petteia.kernel import Edition

from . import names
from .editions import DEFAULT, ordered, tokens
from .effects.piece import Piece
from .effects.program import Program, compile_card
from .effects.rules import Immune, Price, Reach
from .effects.triggers import Trigger
from .layout import CARDS, COLUMNS_EACH, FAMILIES, FAMILY_CARDS


class Cards:
    """Tables by card number. ``same`` numbers the card ids ("the same card", ELY-3.5)."""

    def __init__(self, edition: Edition) -> None:
        entries = ordered(edition.data)
        self.names = tokens(edition.data)
        self.family = [card // FAMILY_CARDS for card in range(CARDS)]
        self.entries: list[dict[str, Any]] = []
        self.columns: list[tuple[str, ...]] = []
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
        self.kind = [names.KINDS.index(entry["kind"]) for entry in self.entries]
        # The card ids of a family as bits, for the marks of used cards.
        self.bit: list[int] = []
        for card in range(CARDS):
            first = self.same[self.family[card] * FAMILY_CARDS]
            self.bit.append(1 << self.same[card] - first)
        self.open = [[_open(columns, area) for columns in self.columns] for area in range(1 << COLUMNS_EACH)]
        """``open[columns in the active area][card]``: whether the condition is met (ELY-3.3)."""

        self.pieces: list[Piece | None] = []
        """All steps of all effects; a list of steps ends with None. Frames point in here."""
        self.owner: list[int] = []
        """Card id (``same``) to which each entry of ``pieces`` belongs."""
        programs = [compile_card(self, number, entry) for number, entry in enumerate(entries)]
        self.program: list[Program] = [programs[number] for number in self.same]
        self._register(programs)

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
            for what in range(len(names.RESOURCES))
        ]
        self.eleusis = [card for card in range(CARDS) if self.kind[card] == names.ELEUSIS]


def _open(columns: tuple[str, ...], area: int) -> bool:
    """Whether an active area (a bit set of columns) meets a condition; ``any`` is one more of any colour."""
    if area.bit_count() < len(columns):
        return False
    return all(colour == names.ANY_COLUMN or area >> names.COLUMNS.index(colour) & 1 for colour in columns)


_prepared: dict[str, Cards] = {}


def cards_of(edition: Edition) -> Cards:
    """The tables of an edition, prepared once."""
    if edition.digest not in _prepared:
        _prepared[edition.digest] = Cards(edition)
    return _prepared[edition.digest]


def with_faces(edition: Edition) -> Edition:
    """The edition with a table ``faces``: what is printed on each card, its generated text included.

    So clients can show the cards of any edition, and cards the catalogues do not know have names.
    """
    cards = cards_of(edition)
    faces = [
        {
            "id": cards.names[card],
            "card": entry["id"],
            "name": entry["name"],
            "family": entry["family"],
            "level": entry["level"],
            "kind": entry["kind"],
            "columns": list(cards.columns[card]),
            "text": cards.program[card].text().as_json(),
        }
        for card, entry in enumerate(cards.entries)
    ]
    return replace(edition, data={**edition.data, "faces": faces})


DEFAULT_CARDS = cards_of(DEFAULT)
WHOLE_DEFAULT = with_faces(DEFAULT)
