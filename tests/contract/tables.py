"""Further tables of the contract suite: values of options that do not follow from their declaration."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import petteia

Table = tuple[str, int, dict[str, Any]]
"""What is special about it, the number of seats, the options."""


def owners_edition(game: str, **figures: tuple[int, int]) -> str:
    """The text of the default edition with other figures: key -> (old, new), wherever it has the old one."""
    text = files(f"petteia.games.{game}").joinpath("edition.toml").read_text(encoding="utf-8")
    for key, (old, new) in figures.items():
        before = f"\n{key} = {old}"
        assert before in text, f"{game} has no {key} = {old}"
        text = text.replace(before, f"\n{key} = {new}")
    return text


def drawn_map(number: int) -> str:
    """The text of the map that the generator makes of a number."""
    state = petteia.game("delphi").new(2, {"map": "random"})
    state.apply(state.legal()[number])
    text = state.observe(None)["map"]["text"]
    assert isinstance(text, str)
    return text


def further_tables(game: str) -> list[Table]:
    """Maps, families and editions of one's own."""
    if game == "olympos":
        scarce = owners_edition(
            game, cubes=(7, 4), pieces=(20, 11), wait_cost=(1, 3), territory_tokens=(8, 6)
        )
        rich = owners_edition(game, wonder=(7, 4), zeus_tokens=(1, 3), blocked_per_resource=(3, 1))
        return [("edition=scarce", 3, {"edition": scarce}), ("edition=rich", 5, {"edition": rich})]
    if game == "elysium":
        poor = owners_edition(game, start_gold=(4, 0), epochs=(5, 3), oracle_cards=(4, 2), gold=(2, 0))
        wide = owners_edition(game, agora_plus=(1, 3), epochs=(5, 7), transfers=(2, 6))
        backwards = ["hermes", "apollo", "hades", "ares", "zeus"]
        return [
            (
                "edition=poor",
                2,
                {"edition": poor, "families": ["apollo", "ares", "hermes", "athena", "zeus"]},
            ),
            ("edition=wide", 4, {"edition": wide, "set": "random"}),
            ("families=backwards", 3, {"families": backwards}),
        ]
    if game == "delphi":
        swift = owners_edition(game, ship_range=(3, 5), monster_strength=(9, 7), start_shield=(0, 2))
        short = owners_edition(game, recovery_total=(6, 5), equipment_display=(6, 4), titan_wounds=(1, 2))
        return [
            ("map_text=drawn", 3, {"map": "custom", "map_text": drawn_map(17), "max_rounds": 30}),
            ("edition=swift", 4, {"edition": swift, "tasks": 8, "max_rounds": 30}),
            ("edition=short", 2, {"edition": short, "first_game": True, "max_rounds": 30}),
        ]
    return []
