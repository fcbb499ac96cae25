"""What players see: all that is settled, since nothing hidden is settled (see docs/games/elysium.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import names
from .layout import (
    ACTIVE,
    AGORA,
    AGORA_COUNT,
    CARDS,
    CHOSEN,
    CITIZENS,
    COLUMNS,
    EPOCH,
    FAMILIES,
    FAMILY_BONUS,
    FAMILY_LEGEND,
    FULL,
    GOLD,
    IN_DISCARD,
    IN_ELYSIUM,
    JOKERS,
    KEY,
    KIND,
    LEGEND_COUNT,
    LEGEND_KINDS,
    LEGENDS,
    LEVEL_BONUS,
    LEVEL_LEGEND,
    LEVELS,
    LOST_CITIZENS,
    MARKS,
    NO_LEGEND,
    ORACLE,
    ORACLE_COUNT,
    ORDER,
    PHASE,
    PHASES,
    PILE,
    PLACE,
    PRESTIGE,
    QUEST,
    QUESTS,
    ROUND,
    SIDE,
    SINGLE,
    TAKEN,
    TRANSFERS,
    UNFINISHED,
    VP,
)
from .legends import legend_at, size
from .moves import domain, ring

if TYPE_CHECKING:
    from .state import ElysiumState


def view(state: ElysiumState) -> dict[str, Any]:
    """The game's part of an observation, the same for every viewer."""
    v = state.v
    setup = state.setup
    called = setup.cards.names
    chosen = [family for family in range(FAMILIES) if v[CHOSEN] >> family & 1]
    oracle = setup.oracle_family in chosen
    return {
        "epoch": v[EPOCH],
        "epochs": setup.epochs,
        "phase": PHASES[v[PHASE]],
        "round": v[ROUND],
        "active": v[ACTIVE] - 1 if v[ACTIVE] else None,
        "order": v[ORDER : ORDER + setup.seats],
        "families": [names.FAMILIES[family] for family in chosen],
        "pediment": _pediment(state),
        "quests": [_quest(state, tile) for tile in range(len(setup.quests))],
        "unfinished": dict(zip(("gold", "vp", "transfers"), setup.unfinished, strict=True)),
        "pile": v[PILE],
        "agora": [called[card] for card in v[AGORA : AGORA + v[AGORA_COUNT]]],
        "oracle": [called[card] for card in v[ORACLE : ORACLE + v[ORACLE_COUNT]]] if oracle else None,
        "discard": [called[card] for card in range(CARDS) if v[PLACE + card] == IN_DISCARD],
        "discarded_citizens": v[LOST_CITIZENS],
        "transfers": v[TRANSFERS],
        "bonuses": {
            "family": {names.FAMILIES[family]: _family_tiles(state, family) for family in chosen},
            "level": [
                {
                    "level": level + 1,
                    "vp": setup.level_bonus[level],
                    "seat": _seat(v[LEVEL_BONUS + level]),
                }
                for level in range(LEVELS)
            ],
        },
        "players": [player(state, seat) for seat in range(setup.seats)],
    }


def player(state: ElysiumState, seat: int) -> dict[str, Any]:
    """One player's tokens, columns, Domain and Elysium."""
    v = state.v
    setup = state.setup
    quest = v[QUEST + seat]
    return {
        "seat": seat,
        "gold": v[GOLD + seat],
        "vp": v[VP + seat],
        "prestige": v[PRESTIGE + seat] if v[CHOSEN] >> setup.prestige_family & 1 else None,
        "columns": [name for colour, name in enumerate(names.COLUMNS) if v[COLUMNS + seat] >> colour & 1],
        "quest": None if not quest else "unfinished" if quest == UNFINISHED else names.QUESTS[quest - 1],
        "taken": v[TAKEN + seat],
        "citizens": v[CITIZENS + seat],
        "domain": [_domain_card(state, seat, card) for card in domain(v, seat)],
        "elysium": [
            legend(state, seat, number)
            for number in range(v[LEGEND_COUNT + seat])
            if v[legend_at(seat, number) + KIND] != NO_LEGEND
        ],
    }


def legend(state: ElysiumState, seat: int, number: int) -> dict[str, Any]:
    """A legend, or a single card that may become one."""
    v = state.v
    setup = state.setup
    at = legend_at(seat, number)
    kind = v[at + KIND]
    cards = size(v, at)
    place = IN_ELYSIUM + seat * LEGENDS + number
    points = setup.family_points[cards] if kind == FAMILY_LEGEND else 0
    return {
        "legend": number + 1,
        "form": LEGEND_KINDS[kind],
        "family": names.FAMILIES[v[at + KEY]] if kind == FAMILY_LEGEND else None,
        "level": v[at + KEY] + 1 if kind == LEVEL_LEGEND else None,
        "cards": [setup.cards.names[card] for card in range(CARDS) if v[PLACE + card] == place],
        "citizens": v[at + JOKERS],
        "size": cards,
        "complete": kind > SINGLE and cards == FULL[kind],
        "points": setup.level_points[cards] if kind == LEVEL_LEGEND else points,
    }


def _domain_card(state: ElysiumState, seat: int, card: int) -> dict[str, Any]:
    table = state.setup.cards
    used = state.v[MARKS + seat * FAMILIES + table.family[card]] & table.bit[card]
    return {"card": table.names[card], "ring": bool(ring(state.v, card)), "used": bool(used)}


def _pediment(state: ElysiumState) -> dict[str, Any] | None:
    side = state.v[SIDE] - 1
    if side < 0:
        return None
    columns = [names.COLUMNS[colour] for colour in state.setup.pediment[side]]
    return {"side": names.SIDES[side], "columns": columns}


def _quest(state: ElysiumState, tile: int) -> dict[str, Any]:
    v = state.v
    setup = state.setup
    gold, vp, transfers = setup.quests[tile]
    above = setup.quest_columns[v[SIDE] - 1][tile] if v[SIDE] else 0
    return {
        "quest": names.QUESTS[tile],
        "gold": gold,
        "vp": vp,
        "transfers": transfers,
        "columns": [name for colour, name in enumerate(names.COLUMNS) if above >> colour & 1],
        "seat": next((seat for seat in range(setup.seats) if v[QUEST + seat] == tile + 1), None),
        "free": bool(v[QUESTS] >> tile & 1),
    }


def _family_tiles(state: ElysiumState, family: int) -> list[dict[str, Any]]:
    v = state.v
    return [
        {"vp": points, "seat": _seat(v[FAMILY_BONUS + 2 * family + tile])}
        for tile, points in enumerate(state.setup.family_bonus)
    ]


def _seat(holder: int) -> int | None:
    return holder - 1 if holder else None
