"""Menus: hundreds of legal actions in short lists, narrowed down by kind and then argument by argument."""

from __future__ import annotations

from collections.abc import Sequence

from petteia.kernel import ActionSpace

FULL = 30  # a list of up to so many actions is read out as it is
FEW = 3  # a group of up to so many is read out among the others


def menu(actions: Sequence[int], space: ActionSpace) -> list[list[int]]:
    """The entries of a menu: single actions, or groups of several to be narrowed down further.

    All the given actions are in it, each once, in their order.
    """
    if len(actions) <= FULL:
        return [[action] for action in actions]
    entries: list[list[int]] = []
    for group in _groups(actions, space):
        entries += [[action] for action in group] if len(group) <= FEW else [group]
    return entries


def _groups(actions: Sequence[int], space: ActionSpace) -> list[list[int]]:
    """The actions by family, or within a family by the first argument in which they differ."""
    by_family: dict[str, list[int]] = {}
    for action in actions:
        by_family.setdefault(space.family(action).word, []).append(action)
    if len(by_family) > 1:
        return list(by_family.values())
    family = space.family(actions[0])
    for place in range(len(family.names)):
        by_value: dict[int, list[int]] = {}
        for action in actions:
            by_value.setdefault(family.indices(action)[place], []).append(action)
        if len(by_value) > 1:
            return list(by_value.values())
    return [list(actions)]
