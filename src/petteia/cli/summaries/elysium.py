"""Elysium in words: the epoch, what can be taken, the players' Domains and legends."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .speaker import Speaker


def lines(observation: dict[str, Any], speaker: Speaker) -> list[str]:
    """The position, what can be taken first."""
    return [*_epoch(observation, speaker), *_offer(observation, speaker), *_players(observation, speaker)]


def _epoch(observation: dict[str, Any], speaker: Speaker) -> Iterator[str]:
    yield speaker.say(
        "cli-elysium-epoch",
        epoch=observation["epoch"],
        epochs=observation["epochs"],
        phase=observation["phase"],
        players=speaker.row(speaker.seat(seat) for seat in observation["order"]),
    )
    yield speaker.say("cli-elysium-families", families=speaker.names("family", observation["families"]))


def _offer(observation: dict[str, Any], speaker: Speaker) -> Iterator[str]:
    faces = _faces(speaker)
    yield speaker.say("cli-elysium-agora")
    for card in observation["agora"]:
        yield f"  {_card(card, faces, speaker)}"
    if observation["oracle"]:
        yield speaker.say("cli-elysium-oracle")
        for card in observation["oracle"]:
            yield f"  {_card(card, faces, speaker)}"
    quests = [
        speaker.say(
            "cli-elysium-quest",
            quest=speaker.name("quest", quest["quest"]),
            gold=quest["gold"],
            vp=quest["vp"],
            transfers=quest["transfers"],
            number=len(quest["columns"]),
            columns=speaker.names("column", quest["columns"]),
            player=speaker.seat(quest["seat"]),
        )
        for quest in observation["quests"]
        if quest["free"] or quest["seat"] is not None
    ]
    yield speaker.say("cli-elysium-quests", quests="; ".join(quests) or "-")
    tiles = [
        speaker.say(
            "cli-elysium-tile", what=speaker.name(kind, key), vp=tile["vp"], player=speaker.seat(tile["seat"])
        )
        for kind, key, tile in _tiles(observation)
    ]
    yield speaker.say("cli-elysium-tiles", tiles="; ".join(tiles))
    yield speaker.say("cli-elysium-piles", pile=observation["pile"], discard=len(observation["discard"]))
    if observation["discard"]:
        yield speaker.say("cli-elysium-discard", cards=speaker.names("card", observation["discard"]))


def _tiles(observation: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for family, tiles in observation["bonuses"]["family"].items():
        for tile in tiles:
            yield "family", family, tile
    for tile in observation["bonuses"]["level"]:
        yield "level", str(tile["level"]), tile


def _faces(speaker: Speaker) -> dict[str, dict[str, Any]]:
    """Card -> what is printed on it."""
    edition = speaker.texts.edition
    return {face["id"]: face for face in (edition.data.get("faces", []) if edition is not None else [])}


def _card(card: str, faces: dict[str, dict[str, Any]], speaker: Speaker) -> str:
    name = speaker.name("card", card)
    if card not in faces:
        return name
    face = faces[card]
    return speaker.say(
        "cli-elysium-card",
        card=name,
        family=speaker.name("family", face["family"]),
        level=face["level"],
        kind=speaker.name("kind", face["kind"]),
        number=len(face["columns"]),
        columns=speaker.names("column", face["columns"]),
        text=speaker.render(face["text"]),
    )


def about(kind: str, identity: str, speaker: Speaker) -> str:
    """What a card says."""
    faces = _faces(speaker) if kind == "card" else {}
    return speaker.render(faces[identity]["text"]) if identity in faces else ""


def _players(observation: dict[str, Any], speaker: Speaker) -> Iterator[str]:
    for player in observation["players"]:
        quest = player["quest"]
        yield speaker.say(
            "cli-elysium-player",
            player=speaker.seat(player["seat"]),
            gold=player["gold"],
            vp=player["vp"],
            columns=speaker.names("column", player["columns"]),
            quest="-" if quest is None else speaker.name("quest", quest),
        )
        if player["prestige"] is not None:
            yield "  " + speaker.say("cli-elysium-prestige", prestige=player["prestige"])
        if player["domain"] or player["citizens"]:
            cards = [_held(one, speaker) for one in player["domain"]]
            yield "  " + speaker.say(
                "cli-elysium-domain", cards=speaker.row(cards), citizens=player["citizens"]
            )
        for legend in player["elysium"]:
            yield "  " + _legend(legend, speaker)


def _held(card: dict[str, Any], speaker: Speaker) -> str:
    name = speaker.name("card", card["card"])
    if card["ring"]:
        return f"{name} ({speaker.say('cli-elysium-ring')})"
    return f"{name} ({speaker.say('cli-elysium-used')})" if card["used"] else name


def _legend(legend: dict[str, Any], speaker: Speaker) -> str:
    what = speaker.name("form", legend["form"])
    if legend["family"] is not None:
        what += f" {speaker.name('family', legend['family'])}"
    elif legend["level"] is not None:
        what += f" {legend['level']}"
    return speaker.say(
        "cli-elysium-legend",
        number=legend["legend"],
        what=what,
        cards=speaker.names("card", legend["cards"]),
        citizens=legend["citizens"],
        points=legend["points"],
    )


def preview(form: dict[str, Any], observation: dict[str, Any], speaker: Speaker) -> list[str]:
    """Level, kind and columns of a card, income of a quest, price of a transfer."""
    kind = form["kind"]
    if kind == "take":
        return [
            speaker.say(
                "cli-elysium-take",
                level=form["level"],
                kind=speaker.name("kind", form["effect"]),
                number=len(form["columns"]),
                columns=speaker.names("column", form["columns"]),
            )
        ]
    if kind in ("use", "first", "borrow"):
        return [text for text in [about("card", form["card"], speaker)] if text]
    if "text" in form:
        return [speaker.render(form["text"])]
    if kind == "quest":
        gold, vp, transfers = form["gold"], form["vp"], form["transfers"]
        return [speaker.say("cli-elysium-income", gold=gold, vp=vp, transfers=transfers)]
    if kind in ("begin", "join"):
        return [_place(form, speaker)]
    if form.get("places"):
        return [_place(place, speaker) for place in form["places"]]
    return []


def _place(place: dict[str, Any], speaker: Speaker) -> str:
    parts = [
        speaker.say(
            "cli-elysium-place",
            cost=place["cost"],
            number=place["into"],
            form=speaker.name("form", place["becomes"]),
            cards=place["size"],
        )
    ]
    if place["complete"]:
        parts.append(speaker.say("cli-elysium-complete"))
    if place["bonus"]:
        parts.append(speaker.say("cli-elysium-bonus"))
    return ", ".join(parts)
