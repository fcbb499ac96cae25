"""What a component of an edition says, in sentences made from its figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from petteia.kernel import Edition, Message
from petteia.kernel.messages import message_id

SAYS: dict[str, set[str]] = {
    "and": {"first", "second"},
    "about": {"it"},
    "resource": {"resource"},
    "points": {"n"},
    "star": set(),
    "sign": {"n"},
    "atlantis": set(),
    "land": {"list"},
    "sea": {"list"},
    "enter": {"list"},
    "cross": {"space"},
    "space": {"space", "n"},
    "turned-by-first": set(),
    "turned-by-last": set(),
    "turned-by-both": set(),
    "end": {"space", "n"},
    "cost": {"list"},
    "amount": {"n", "resource"},
    "grey": {"n"},
    "bonus": {"list"},
    "bonus-five": {"bonus"},
    "row": {"n"},
    "tiles": {"list"},
    "stars": {"n"},
    "copies": {"n"},
    "cubes": {"n"},
    "hourglasses-per-token": {"n", "resource"},
    "hourglasses-if-most": {"n", "resource"},
    "cube": {"resource"},
    "prestige-per-token": {"n", "resource"},
}
"""The sentences and their arguments: messages ``olympos-says-<name>``."""


def says(edition: Edition, table: str, identity: str) -> Message | None:
    """What a component says; None where its table has no sentences."""
    found: Any = edition.data
    for key in table.split("."):
        found = found.get(key, {})
    if isinstance(found, list):
        named = {str(entry.get("id", number)): entry for number, entry in enumerate(found, 1)}
        found = named.get(identity)
    make = _TABLES.get(table)
    return None if make is None or found is None else _joined(make(found))


def _say(name: str, **args: Any) -> Message:
    return Message(f"olympos-says-{name}", args)


def _joined(sentences: Sequence[Message]) -> Message | None:
    out = None
    for one in sentences:
        out = one if out is None else _say("and", first=out, second=one)
    return out


def _component(kind: str, identity: str) -> Message:
    return Message(message_id("olympos", kind, identity))


def _components(kind: str, ids: Sequence[str]) -> list[Message]:
    return [_component(kind, one) for one in ids]


def _borders(entry: dict[str, Any]) -> list[Message]:
    return [
        _say(name, list=_components(kind, entry[name]))
        for name, kind in (("land", "territory"), ("sea", "sea"))
        if entry.get(name)
    ]


def _territory(entry: dict[str, Any]) -> list[Message]:
    out = [_say("resource", resource=_component("resource", entry["resource"]))]
    out.append(_say("points", n=entry["points"]))
    if entry["star"]:
        out.append(_say("star"))
    if entry["zeus"]:
        out.append(_say("sign", n=entry["zeus"]))
    if entry["atlantis"]:
        out.append(_say("atlantis"))
    return out + _borders(entry)


def _north(entry: dict[str, Any]) -> list[Message]:
    lands, seas = _components("territory", entry["land"]), _components("sea", entry.get("sea", []))
    return [_say("enter", list=lands + seas)]


def _track(entry: dict[str, Any]) -> list[Message]:
    return [_say("cross", space=entry["cross"])]


def _zeus(entry: dict[str, Any]) -> list[Message]:
    out = [_say("space", space=entry["space"], n=entry["destiny_cards"])]
    if entry["drawn_by"]:
        who = set(entry["drawn_by"])
        out.append(_say("turned-by-both" if len(who) > 1 else f"turned-by-{who.pop()}"))
    return out


def _end(entry: dict[str, Any]) -> list[Message]:
    return [_say("end", space=entry["space"], n=entry["points"])]


def _cell(entry: dict[str, Any]) -> list[Message]:
    cost = [_say("amount", n=n, resource=_component("resource", one)) for one, n in entry["fixed"].items()]
    out = [_say("cost", list=cost + [_say("grey", n=n) for n in entry["grey"]])]
    if entry["bonus"]:
        out.append(_say("bonus", list=_components("bonus", entry["bonus"])))
    if entry.get("bonus_5p"):
        out.append(_say("bonus-five", bonus=_component("bonus", entry["bonus_5p"])))
    return out


def _discovery(entry: dict[str, Any]) -> list[Message]:
    out = [_say("about", it=_component("discovery", entry["id"])), _say("row", n=entry["row"])]
    if entry.get("tile_resources"):
        out.append(_say("tiles", list=_components("resource", entry["tile_resources"])))
    return out


def _wonder(entry: dict[str, Any]) -> list[Message]:
    return [_say("stars", n=entry["stars"]), _say("points", n=entry["points"])]


def _destiny(entry: dict[str, Any]) -> list[Message]:
    out = [_say("copies", n=entry["copies"])]
    effects, resource = entry["effect"], entry.get("resource")
    if resource is None:
        return [_say("about", it=_component("destiny", entry["id"])), *out]
    of = _component("resource", resource)
    says = [
        _say("cube", resource=of) if name == "cube" else _say(name.replace("_", "-"), n=n, resource=of)
        for name, n in effects.items()
        if name.replace("_", "-") in SAYS
    ]
    return says + out


def _resource(entry: dict[str, Any]) -> list[Message]:
    return [_say("cubes", n=entry["cubes"])]


_TABLES = {
    "territory": _territory,
    "sea": _borders,
    "north": _north,
    "time_track": _track,
    "time_track.zeus": _zeus,
    "time_track.end_bonus": _end,
    "cell": _cell,
    "discovery": _discovery,
    "wonder": _wonder,
    "destiny": _destiny,
    "resource": _resource,
}
