"""Menus of legal actions: short, complete, and each action reachable."""

from __future__ import annotations

from collections.abc import Sequence

from petteia.cli.menu import FEW, FULL, menu
from petteia.kernel import ActionSpace, Domain, Family

LETTERS = Domain("letter", [chr(97 + n) for n in range(20)])
SPACE = ActionSpace(
    Family("sail", colour=Domain("colour", ["red", "blue"]), to=LETTERS),
    Family("wait"),
    Family("look", at=Domain("letter", ["x", "y"])),
    Family("leap", to=Domain.numbers(1, 50)),
)


def reach(actions: Sequence[int]) -> list[int]:
    """All actions that can be reached through menus and their groups."""
    found = []
    for entry in menu(actions, SPACE):
        found += entry if len(entry) == 1 else reach(entry)
    return found


def test_a_short_list_is_shown_as_it_is():
    actions = list(range(FULL))
    assert menu(actions, SPACE) == [[action] for action in actions]


def test_many_actions_are_grouped_by_kind_and_then_by_argument():
    entries = menu(list(SPACE), SPACE)
    assert [len(entry) for entry in entries] == [40, 1, 1, 1, 50]
    assert all(len(entry) == 1 or len(entry) > FEW for entry in entries)
    assert [len(entry) for entry in menu(entries[0], SPACE)] == [20, 20]
    assert [len(entry) for entry in menu(entries[-1], SPACE)] == [1] * 50


def test_every_action_can_be_reached_once_in_its_order():
    assert reach(list(SPACE)) == list(SPACE)
