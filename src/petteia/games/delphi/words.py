"""What a component of an edition says, in sentences made from its figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from petteia.kernel import Edition, Message
from petteia.kernel.messages import message_id

_GAINS = ("favour", "oracle_cards", "god_steps", "shield_steps", "companion", "equipment")

SAYS: dict[str, set[str]] = {
    "and": {"first", "second"},
    "about": {"it"},
    "colour": {"colour"},
    "reward": {"list"},
    "no-reward": set(),
    **{name.replace("_", "-"): {"n"} for name in _GAINS},
    "clear-wounds": set(),
    "lamp": {"colour", "list"},
    "coin": {"colour", "n"},
    "statue-now": {"colours"},
    "offering-now": {"colours"},
    "to-top": {"list"},
    "storage": {"n"},
    "first-game": {"list"},
    "compact": {"tiles", "cities", "n"},
}
"""The sentences and their arguments: messages ``delphi-says-<name>``."""


def says(edition: Edition, table: str, identity: str) -> Message | None:
    """What a component says; None where its table has no sentences."""
    data: Any = edition.data
    found = data.get(table)
    if isinstance(found, list):
        found = next((entry for entry in found if entry.get("id") == identity), None)
    make = _TABLES.get(table)
    return None if make is None or found is None else make(data, found)


def _say(name: str, **args: Any) -> Message:
    return Message(f"delphi-says-{name}", args)


def _component(kind: str, identity: str) -> Message:
    return Message(message_id("delphi", kind, identity))


def _components(kind: str, ids: Sequence[str]) -> list[Message]:
    return [_component(kind, one) for one in ids]


def _gains(entry: Mapping[str, Any]) -> list[Message]:
    out = [_say(name.replace("_", "-"), n=entry[name]) for name in _GAINS if entry.get(name)]
    return [_say("clear-wounds"), *out] if entry.get("clear_wounds_of_one_colour") else out


def _monster(_: Any, entry: dict[str, Any]) -> Message:
    return _say("colour", colour=_component("colour", entry["colour"]))


def _letter(_: Any, entry: dict[str, Any]) -> Message:
    gains = _gains(entry["reward"])
    return _say("reward", list=gains) if gains else _say("no-reward")


def _equipment_kind(_: Any, entry: dict[str, Any]) -> Message | None:
    return _say("to-top", list=_components("god", entry["gods"])) if "gods" in entry else None


def _equipment(data: Any, entry: dict[str, Any]) -> Message:
    kind = next(one for one in data["equipment_kind"] if one["id"] == entry["kind"])
    colours = _components("colour", entry["colours"])
    if entry["kind"] in ("statue_now", "offering_now"):
        return _say(entry["kind"].replace("_", "-"), colours=colours)
    if entry["kind"] == "colour_bonus":
        return _say("lamp", colour=colours, list=_gains(kind))
    if entry["kind"] == "roll_favour":
        return _say("coin", colour=colours, n=kind["favour"])
    return _equipment_kind(data, kind) or _say("about", it=_component("equipment", entry["id"]))


def _ship(_: Any, entry: dict[str, Any]) -> Message:
    about = _say("about", it=_component("ship", entry["id"]))
    return _say("and", first=about, second=_say("storage", n=entry["storage"]))


def _companion(_: Any, entry: dict[str, Any]) -> Message:
    return _say("about", it=_component("companion", entry["id"]))


def _god(_: Any, entry: dict[str, Any]) -> Message:
    return _say("about", it=_component("god", entry["id"]))


def _first_game(_: Any, entry: dict[str, Any]) -> Message:
    return _say("first-game", list=_components("ship", entry["ship_tiles"]))


def _compact(_: Any, entry: dict[str, Any]) -> Message:
    tiles, cities = len(entry["slots"]), len(entry["city_slots"])
    return _say("compact", tiles=tiles, cities=cities, n=entry["city_shift_max"])


_TABLES = {
    "monster_type": _monster,
    "letter": _letter,
    "equipment_kind": _equipment_kind,
    "equipment": _equipment,
    "ship": _ship,
    "companion": _companion,
    "god": _god,
    "first_game": _first_game,
    "compact": _compact,
}
