"""What is otherwise in the built positions of the examples: written with the tables of the games' own tests.

Each function gets a table on the position to which its example's ``before`` leads. `changes` names the places
of the state that it makes different; ``python -m tests.lesson_pins`` writes them into the files.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import tests.games.delphi.table as delphi
import tests.games.elysium.table as elysium
import tests.games.olympos.table as olympos

from petteia.games.delphi import layout as at
from petteia.games.elysium import components, layout
from petteia.kernel import State


def changes(game: str, example: str, state: State) -> tuple[str, ...]:
    """What an example changes in a position, one line for each place; nothing if it takes it as it is."""
    build = BUILD[game].get(example)
    if build is None:
        return ()
    before = state.snapshot()
    made = state.copy()
    build(_table(game, made))
    assert not list(made.game.check(made)), (game, example, list(made.game.check(made)))
    name = made.game.layout.name
    return tuple(
        f"{name(offset)} = {number}"
        for offset, number in enumerate(made.snapshot())
        if number != before[offset]
    )


def _table(game: str, state: State) -> Any:
    """The table of a game's tests, standing on a position."""
    kind = {"olympos": olympos, "elysium": elysium, "delphi": delphi}[game].Table
    table = kind.__new__(kind)
    table.state = state
    if game == "elysium":
        table.events = []
    return table


# ---- Olympos: seat 0 is the pupil -------------------------------------------------------------------


def _hourglass(table: olympos.Table) -> None:
    table.pile("macedonia", 0).pile("thessaly", 1).pile("boeotia", 2).pile("illyria", 3)
    table.spaces(4, 6, 9, 10).put(0, hourglasses=1)


def _conquest(table: olympos.Table) -> None:
    table.owns(0, "astronomy", "hoplite").pile("attica", 0).pile("macedonia", 0)
    table.pile("crete", 1).pile("thessaly", 1).pile("illyria", 2).pile("epirus", 3)
    table.spaces(4, 5, 7, 8)


def _cells(table: olympos.Table) -> None:
    table.pile("thessaly", 0).pile("illyria", 0).pile("epirus", 0).pile("macedonia", 1).pile("rhodope", 2)
    table.pile("euboea", 3).cubes(0, grain=0, stone=0, wood=1, gold=0).spaces(0, 7, 8, 9)


def _strategy(table: olympos.Table) -> None:
    table.pile("thessaly", 0).pile("illyria", 0).pile("epirus", 0).pile("macedonia", 1).pile("rhodope", 2)
    table.pile("euboea", 3).cubes(0, grain=1, stone=0, wood=0, gold=0).spaces(2, 7, 8, 9)


def _stadium(table: olympos.Table) -> None:
    table.owns(0, "medicine", "architecture").pile("attica", 0).pile("crete", 0).pile("macedonia", 1).pile(
        "rhodope", 2
    )
    table.pile("euboea", 3).marker(0, 1, 2).marker(0, 3, 2).spaces(2, 7, 8, 9)


# ---- The Oracle of Delphi: seat 0 is the pupil ------------------------------------------------------


def _wounds(table: delphi.Table) -> None:
    _other_rolls(table)
    table.wounds(0, "red", "black", "pink", "blue", "yellow", "green")


def _dice(table: delphi.Table) -> None:
    table.dice(0, "red", "green", "black").cards(0, "green", "blue").gods(0, poseidon=6)
    table.do("take-favour red", "take-favour card-green", "take-favour green")


def _recolour(table: delphi.Table) -> None:
    table.dice(0, "green", "green", "blue").gods(0, ares=3)


def _reaction(table: delphi.Table) -> None:
    _other_rolls(table)
    table.gods(0, aphrodite=4, artemis=3, ares=0)


def _fight(table: delphi.Table) -> None:
    table.beside(0, "monster-1").monsters("monster-1", "red").put(shield=2, favour=3).dice(0, "red", "blue")


def _explore(table: delphi.Table) -> None:
    table.beside(0, "cloud-yellow-1").dice(0, "yellow", "blue")


def _offering(table: delphi.Table) -> None:
    table.at(0, "4,-3").offerings("offering-3", "red", "blue").dice(0, "red", "red")
    old, place = table.v[at.TEMPLES], table.v[at.TEMPLE_OF]
    table.v[at.TEMPLES], table.v[at.TEMPLES + place - 1] = 1, old
    table.v[at.TEMPLE_OF + old - 1], table.v[at.TEMPLE_OF] = place, 1


def _statue(table: delphi.Table) -> None:
    table.at(0, "-6,6").dice(0, "red", "red", "yellow")


def _turn(table: delphi.Table) -> None:
    table.dice(0, "green", "pink", "black").put(0, favour=5).offerings("offering-6", "blue", "yellow")


def _other_rolls(table: delphi.Table) -> None:
    """It is the other's turn, and nothing is left but to roll."""
    table.dice(0).do("end-turn", "roll red red red")
    table.dice(1).state.settle()


# ---- Elysium: seat 0 is the pupil -------------------------------------------------------------------


def _empty(table: elysium.Table) -> None:
    """Nothing in the Agora: the example lays out what it needs."""
    for card, place in enumerate(table.state.v[layout.PLACE : layout.PLACE + components.CARDS]):
        if place in (layout.IN_AGORA, layout.IN_ORACLE):
            table._back(card)


def _order(table: elysium.Table) -> None:
    """The fourth round: seats 0 and 2 have three cards each and can take no quest, the others take a card."""
    _empty(table)
    table.agora("zeus/hebe", "athena/olive/1", "hephaestus/palace", "hades/charon")
    table.own(0, "zeus/eagle", "zeus/europa", "hephaestus/tripods").own(1, "athena/owl", "hades/shades")
    table.own(2, "poseidon/cyclopes", "athena/arachne", "hades/cerberus").own(
        3, "hephaestus/net", "zeus/amalthea"
    )
    v = table.state.v
    for seat, (column, taken) in enumerate((("red", 3), ("blue", 2), ("red", 3), ("red", 2))):
        v[layout.COLUMNS_HELD + seat] = 1 << components.COLUMN.index(column)
        v[layout.TAKEN + seat] = taken
    table.quest(1, 2).quest(3, 1)
    v[layout.QUESTS_OPEN] = 0b1100
    table.turn(1)
    v[layout.ROUND] = 4


def _itself(table: elysium.Table) -> None:
    _empty(table)
    table.agora("zeus/hebe").own(0, "hermes/sandals", "hermes/cattle").tokens(0, gold=2)
    table.own(1, "athena/owl", "hades/shades").writing(0, 2)


def _any_order(table: elysium.Table) -> None:
    _empty(table)
    table.agora("zeus/hebe").own(0, "athena/olive", "athena/owl", "athena/acropolis").tokens(0, gold=6)
    table.own(1, "hades/shades", "hephaestus/net").writing(0, 3)


BUILD: dict[str, dict[str, Callable[[Any], None]]] = {
    "olympos": {
        "hourglass": _hourglass,
        "conquest": _conquest,
        "cells": _cells,
        "strategy": _strategy,
        "stadium": _stadium,
    },
    "delphi": {
        "wounds": _wounds,
        "dice-and-card": _dice,
        "recolour": _recolour,
        "reaction": _reaction,
        "fight": _fight,
        "own-island": _explore,
        "offering": _offering,
        "statue": _statue,
        "turn": _turn,
    },
    "elysium": {"order": _order, "any-order": _any_order, "itself": _itself},
}
