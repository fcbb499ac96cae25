"""Olympos in words: players, map, development board, wonders, gods."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .speaker import Speaker

_TIES = {"attacker": "cli-olympos-tie-attacker", "defender": "cli-olympos-tie-defender"}


def lines(observation: dict[str, Any], speaker: Speaker) -> list[str]:
    """The position, from the general to the particular."""
    return [
        *_players(observation, speaker),
        *_map(observation, speaker),
        *_board(observation, speaker),
        *_cards(observation, speaker),
    ]


def _players(observation: dict[str, Any], speaker: Speaker) -> Iterator[str]:
    players = observation["players"]
    order = speaker.row(f"{speaker.seat(seat)} {players[seat]['space']}" for seat in observation["order"])
    yield speaker.say("cli-olympos-order", players=order)
    for seat, player in enumerate(players):
        yield speaker.say(
            "cli-olympos-player",
            player=speaker.seat(seat),
            stock=player["stock"],
            map=player["on_map"],
            hourglasses=player["hourglasses"],
            swords=player["swords"],
            stars=player["stars"],
            symbols=player["symbols"],
        )
        tokens, cubes = (speaker.counts("resource", player[part]) for part in ("tokens", "cubes"))
        yield "  " + speaker.say("cli-olympos-resources", tokens=tokens, cubes=cubes)
        if player["discoveries"]:
            owned = speaker.names("discovery", player["discoveries"])
            if player["discounts"]:
                owned += f" ({speaker.names('resource', player['discounts'])})"
            yield "  " + speaker.say("cli-olympos-discoveries", discoveries=owned)
        if player["wonders"]:
            yield "  " + speaker.say(
                "cli-olympos-wonders", wonders=speaker.names("wonder", player["wonders"])
            )
        hand = player["hand"]
        if hand["count"]:
            cards = speaker.names("destiny", hand["cards"]) if "cards" in hand else str(hand["count"])
            yield "  " + speaker.say("cli-olympos-hand", cards=cards)
        effects = [
            speaker.say(message)
            for message, there in (
                ("cli-olympos-ares", player["ares"]),
                ("cli-olympos-siren", player["siren"]),
                ("cli-olympos-erinyes", player["erinyes"]),
                ("cli-olympos-athena", player["athena"]),
                ("cli-olympos-keres", player["keres"]),
                ("cli-olympos-zeus-token", player["zeus_token"]),
                ("cli-olympos-finished", player["finished"]),
            )
            if there
        ]
        if effects:
            yield "  " + "; ".join(effects)
        total, parts = player["score"]["total"], player["score"]["parts"]
        shown = "?" if total is None else str(total)
        yield "  " + speaker.say("cli-olympos-points", points=shown, parts=speaker.scores(parts))


def _map(observation: dict[str, Any], speaker: Speaker) -> Iterator[str]:
    territories = observation["territories"]
    lands = _lands(speaker)

    def shown(identity: str) -> str:
        """A territory with its resource, its star, and the settlers beneath the holder's."""
        about = [speaker.name("resource", lands[identity]["resource"])] if identity in lands else []
        if territories[identity]["star"] in ("held", "lying", "tribe"):
            about.append(speaker.say("cli-olympos-star"))
        beneath = [one for one in territories[identity]["pile"] if one != territories[identity]["holder"]]
        about += [speaker.seat(one) for one in dict.fromkeys(beneath) if isinstance(one, int)]
        name = speaker.name("territory", identity)
        return f"{name} ({', '.join(about)})" if about else name

    def where(holder: int | str | None, locked: bool = False) -> str:
        return speaker.row(
            shown(identity)
            for identity, land in territories.items()
            if land["locked"] == locked and (locked or land["holder"] == holder)
        )

    for seat in range(observation["seats"]):
        yield speaker.say("cli-olympos-holds", player=speaker.seat(seat), territories=where(seat))
    holders = {land["holder"] for land in territories.values()}
    if "tribe" in holders:
        yield speaker.say("cli-olympos-tribes", territories=where("tribe"))
    if "barbarians" in holders:
        yield speaker.say("cli-olympos-barbarians", territories=where("barbarians"))
    yield speaker.say("cli-olympos-free", territories=where(None))
    yield speaker.say("cli-olympos-locked", territories=where(None, locked=True))


def _lands(speaker: Speaker) -> dict[str, Any]:
    return _table(speaker, "territory")


def _table(speaker: Speaker, name: str) -> dict[str, Any]:
    """A table of the edition that is played, by id."""
    edition = speaker.texts.edition
    entries = edition.data.get(name, []) if edition is not None else []
    return {entry["id"]: entry for entry in entries}


def about(kind: str, identity: str, speaker: Speaker) -> str:
    """What a territory gives or a wonder needs, by the figures of the edition that is played."""
    entry = _table(speaker, kind).get(identity)
    if entry is None:
        return ""
    if kind == "wonder":
        return speaker.say("olympos-wonder-figures", stars=entry["stars"], points=entry["points"])
    if kind != "territory":
        return ""
    out = [speaker.say("olympos-land-resource", resource=speaker.name("resource", entry["resource"]))]
    out += [speaker.say(f"olympos-land-{fact}") for fact in ("star", "atlantis", "zeus") if entry[fact]]
    return " ".join(out)


def _board(observation: dict[str, Any], speaker: Speaker) -> Iterator[str]:
    rows: dict[int, list[str]] = {}
    for cell in observation["cells"]:
        if cell["discovery"] is None or not cell["tiles"]:
            continue
        needs = [f"{speaker.name('resource', one)} {count}" for one, count in cell["fixed"].items() if count]
        needs += [speaker.say("cli-olympos-grey", count=count) for count in cell["grey"]]
        bonuses = [spot["bonus"] for spot in cell["spots"] if spot["seat"] is None]
        rows.setdefault(cell["row"], []).append(
            speaker.say(
                "cli-olympos-cell",
                discovery=speaker.name("discovery", cell["discovery"]),
                tiles=cell["tiles"],
                needs=speaker.row(needs),
                bonuses=speaker.names("bonus", bonuses),
            )
        )
    for row, cells in rows.items():
        yield speaker.say("cli-olympos-row", row=row, cells="; ".join(cells))
    wonders = []
    for wonder in observation["wonders"]:
        if wonder["wonder"] is None:
            continue
        name = speaker.name("wonder", wonder["wonder"])
        if wonder["builder"] is not None:
            builder = speaker.seat(wonder["builder"])
            wonders.append(speaker.say("cli-olympos-wonder-built", wonder=name, player=builder))
        else:
            stars, points = wonder["stars"], wonder["points"]
            wonders.append(speaker.say("cli-olympos-wonder", wonder=name, stars=stars, points=points))
    if wonders:
        yield speaker.say("cli-olympos-wonder-row", wonders="; ".join(wonders))


def _cards(observation: dict[str, Any], speaker: Speaker) -> Iterator[str]:
    olympos = observation["olympos"]
    spaces = speaker.row(f"{one['space']} ({one['cards']})" for one in olympos["spaces"] if one["cards"])
    yield speaker.say("cli-olympos-gods", spaces=spaces, gods=speaker.names("god", olympos["turned"]))
    destiny = observation["destiny"]
    yield speaker.say("cli-olympos-destiny", pile=destiny["pile"], discards=len(destiny["discards"]))


def preview(form: dict[str, Any], observation: dict[str, Any], speaker: Speaker) -> list[str]:
    """Price, fight, gains, landing."""
    out = []
    price = form.get("price")
    if price:
        out.append(speaker.say("cli-olympos-price", price=price["total"]))
        if price.get("detour"):
            out.append(speaker.say("cli-olympos-detour", more=price["detour"]))
    if form.get("landings"):
        out.append(speaker.say("cli-olympos-landings", spaces=speaker.row(map(str, form["landings"]))))
    combat = form.get("combat")
    if combat:
        own, theirs = combat["swords"], combat["their_swords"]
        out.append(speaker.say("cli-olympos-combat", price=combat["cost"], own=own, theirs=theirs))
        if combat["tie"]:
            out.append(speaker.say(_TIES[combat["tie"]]))
    gains = form.get("gains")
    if gains:
        out.append(speaker.say("cli-olympos-gain", what=speaker.name("resource", gains["token"])))
        if gains["star"]:
            out.append(speaker.say("cli-olympos-star"))
        if gains["zeus_token"]:
            out.append(speaker.say("cli-olympos-zeus-token"))
    cubes = form.get("cube_sets")
    if cubes and any(cubes):
        sets = " / ".join(speaker.names("resource", one) for one in cubes)
        out.append(speaker.say("cli-olympos-cubes", cubes=sets))
    if form.get("points"):
        out.append(speaker.say("cli-olympos-worth", points=form["points"]))
    if form.get("hourglasses"):
        out.append(speaker.say("cli-olympos-spends", count=form["hourglasses"]))
    if form.get("spaces"):
        out.append(speaker.say("cli-olympos-lands", space=form["landing"]))
    if form.get("my_turn_again"):
        out.append(speaker.say("cli-olympos-again"))
    if form.get("finishes"):
        out.append(speaker.say("cli-olympos-last"))
    if form.get("hourglasses_gained"):
        out.append(speaker.say("cli-olympos-hourglasses", count=form["hourglasses_gained"]))
    if form.get("prestige_gained"):
        out.append(speaker.say("cli-olympos-prestige", count=form["prestige_gained"]))
    if form.get("cubes_gained"):
        names = speaker.names("resource", form["cubes_gained"])
        out.append(speaker.say("cli-olympos-gain", what=names))
    return out
