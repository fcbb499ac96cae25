"""The Oracle of Delphi in words: players, then the map, place by place, with the way from one's own ship."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .speaker import Speaker

GROUPS = ("islands", "offerings", "temples", "monsters", "statues", "cities")
AROUND = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def lines(observation: dict[str, Any], speaker: Speaker) -> list[str]:
    """The position, players first."""
    return [
        speaker.say(
            "cli-delphi-round",
            round=observation["round"],
            first=speaker.seat(observation["first"]),
            titan=observation["titan"] or "-",
        ),
        *_players(observation, speaker),
        *_places(observation, speaker),
        *_supply(observation, speaker),
    ]


def _players(observation: dict[str, Any], speaker: Speaker) -> Iterator[str]:
    for player in observation["players"]:
        yield speaker.say(
            "cli-delphi-player",
            player=speaker.seat(player["seat"]),
            colour=speaker.name("player-colour", player["colour"]) if player["colour"] else "-",
            favour=player["favour"],
            shield=player["shield"],
            dice=speaker.names("colour", player["dice"]),
            cards=speaker.names("colour", player["cards"]),
            wounds=speaker.names("colour", player["wounds"]),
        )
        if player["hex"] is not None:
            near = speaker.row(beside(player["hex"], observation, speaker))
            yield "  " + speaker.say("cli-delphi-ship", hex=player["hex"], sites=near)
        gods = speaker.row(f"{speaker.name('god', god)} {row}" for god, row in player["gods"].items())
        yield "  " + speaker.say("cli-delphi-gods", gods=gods)
        if player["offerings"] or player["statues"]:
            yield "  " + speaker.say(
                "cli-delphi-cargo",
                offerings=speaker.names("colour", player["offerings"]),
                statues=speaker.names("colour", player["statues"]),
                hold=player["hold"],
            )
        tasks = [_task(task, speaker) for task in player["tasks"] if task["state"] == "open"]
        yield "  " + speaker.say("cli-delphi-tasks", count=player["left"], tasks=speaker.row(tasks))
        helpers = [speaker.name("ship", player["ship"])] if player["ship"] else []
        helpers += [speaker.name("companion", one) for one in player["companions"]]
        helpers += [speaker.name("equipment", one) for one in player["equipment"]]
        if helpers:
            yield "  " + speaker.say("cli-delphi-helpers", helpers=speaker.row(helpers))


def _task(task: dict[str, Any], speaker: Speaker) -> str:
    kind = speaker.name("task-kind", task["kind"])
    if "island" in task:
        return f"{kind} ({speaker.name('island', task['island'])})"
    if task["colour"] == "white":
        return f"{kind} ({speaker.say('cli-delphi-any-colour')})"
    return f"{kind} ({speaker.name('colour', task['colour'])})"


def _places(observation: dict[str, Any], speaker: Speaker) -> Iterator[str]:
    if observation["map"] is None:
        return
    here: str | None = None
    if observation["viewer"] is not None:
        here = observation["players"][observation["viewer"]]["hex"]
    yield speaker.say("cli-delphi-zeus", place=_where(observation["map"]["zeus"], here, speaker))
    for warning in observation["map"]["warnings"]:
        cities = speaker.row(speaker.name("site", city) for city in warning["cities"])
        yield f"{speaker.name('map-warning', warning['warning'])} ({cities})"
    for group in GROUPS:
        places = observation[group]
        if here is not None:
            places = sorted(places, key=lambda place: distance(here, place["hex"]))
        yield "; ".join(
            speaker.say(
                "cli-delphi-place",
                name=speaker.name("site", place["site"]),
                where=_where(place["hex"], here, speaker),
                what=_content(group, place, speaker),
            )
            for place in places
        )


def _where(place: str, here: str | None, speaker: Speaker) -> str:
    if here is None:
        return place
    return speaker.say("cli-delphi-where", hex=place, distance=distance(here, place))


def _content(group: str, place: dict[str, Any], speaker: Speaker) -> str:
    """What is at a site."""
    if group == "islands":
        if place["island"] is None:
            what = speaker.say("cli-delphi-covered")
        else:
            tile, letter = speaker.name("island", place["island"]), speaker.name("letter", place["letter"])
            what = speaker.say("cli-delphi-tile", tile=tile, letter=letter)
        if place["shrine"] is not None:
            what += f", {speaker.say('cli-delphi-shrine', player=speaker.seat(place['shrine']))}"
        return what
    if group in ("offerings", "monsters"):
        return speaker.names("colour", place["colours"])
    if group == "temples":
        return "-" if place["colour"] is None else speaker.name("colour", place["colour"])
    if group == "cities":
        return speaker.say("cli-delphi-statues", count=place["statues"])
    return speaker.row(
        speaker.name("colour", one["colour"])
        + ("" if one["seat"] is None else f" ({speaker.seat(one['seat'])})")
        for one in place["places"]
    )


def _supply(observation: dict[str, Any], speaker: Speaker) -> Iterator[str]:
    if observation["ships_offered"]:
        yield speaker.say("cli-delphi-offered", ships=speaker.names("ship", observation["ships_offered"]))
    yield speaker.say("cli-delphi-display", equipment=speaker.names("equipment", observation["display"]))
    yield speaker.say(
        "cli-delphi-piles",
        oracle=observation["oracle_pile"],
        wounds=observation["wound_pile"],
        equipment=observation["equipment_pile"],
    )


def coordinates(place: str) -> tuple[int, int]:
    """``12,-3`` as numbers."""
    q, r = place.split(",")
    return int(q), int(r)


def distance(one: str, other: str) -> int:
    """Hexes from one place to the other as the crow flies."""
    (a, b), (c, d) = coordinates(one), coordinates(other)
    return (abs(a - c) + abs(b - d) + abs(a + b - c - d)) // 2


def beside(place: str, observation: dict[str, Any], speaker: Speaker) -> Iterator[str]:
    """The sites around a hex, with what is there."""
    q, r = coordinates(place)
    around = {f"{q + x},{r + y}" for x, y in AROUND}
    for group in GROUPS:
        for site in observation[group]:
            if site["hex"] in around:
                yield f"{speaker.name('site', site['site'])} [{_content(group, site, speaker)}]"
    if observation["map"]["zeus"] in around:
        yield speaker.name("terrain", "zeus")


def preview(form: dict[str, Any], observation: dict[str, Any], speaker: Speaker) -> list[str]:
    """Favour and recolouring, the way and where it leads, the chances of a fight."""
    out = []
    if form.get("favour"):
        out.append(speaker.say("cli-delphi-favour", count=form["favour"]))
    if form.get("recolour") and form.get("acts_as"):
        out.append(speaker.say("cli-delphi-recolour", colour=speaker.name("colour", form["acts_as"])))
    if form.get("steps"):
        out.append(speaker.say("cli-delphi-steps", count=form["steps"]))
    if "hex" in form:
        near = list(beside(form["hex"], observation, speaker))
        if near:
            out.append(speaker.say("cli-delphi-beside", sites=speaker.row(near)))
    if form.get("needed"):
        percent = round(100 * form["odds"])
        out.append(speaker.say("cli-delphi-fight", needed=form["needed"], percent=percent))
    if form.get("gain"):
        out.append(speaker.say("cli-delphi-gain", count=form["gain"]))
    return out
