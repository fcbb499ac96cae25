"""What viewers may know: all that is settled, since nothing hidden is settled (see docs/games/elysium.md)."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Literal, TypedDict

from . import components
from .components import (
    CARDS,
    FAMILIES,
    FAMILY_TILES,
    LEGEND_ROOM,
    LEVELS,
    ColumnName,
    FamilyName,
    FormName,
    PhaseName,
    QuestName,
    SideName,
)
from .effects.vocabulary import CostName, PayableName, PlaceName
from .layout import (
    ACTIVE,
    AGORA,
    CITIZENS,
    COLUMNS_HELD,
    CURRENT_PHASE,
    EPOCH,
    FAMILY_BONUS,
    FAMILY_LEGEND,
    FULL,
    GOLD,
    IN_DISCARD,
    IN_ELYSIUM,
    LEGEND_COUNT,
    LEVEL_BONUS,
    LEVEL_LEGEND,
    LOST_CITIZENS,
    NO_LEGEND,
    ORACLE,
    ORDER,
    PEDIMENT_SIDE,
    PILE,
    PLACE,
    PRESTIGE,
    QUEST_HELD,
    ROUND,
    SINGLE,
    TAKEN,
    TRANSFERS,
    UNFINISHED,
    VP,
)
from .legends import form_name
from .moves import domain
from .packing import (
    cards_of_set,
    colours,
    form_of,
    in_play,
    jokers_of,
    key_of,
    legend_at,
    legend_size,
    quest_is_free,
    ring,
    used,
)

if TYPE_CHECKING:
    from .state import ElysiumState


class Income(TypedDict):
    """What an unfinished quest brings."""

    gold: int
    vp: int
    transfers: int


class Pediment(TypedDict):
    """The visible side of the pediment, its colours from left to right."""

    side: SideName
    columns: list[ColumnName]


class Quest(TypedDict):
    """A quest tile: what it brings, the colours above it, who holds it."""

    quest: QuestName
    gold: int
    vp: int
    transfers: int
    columns: list[ColumnName]
    seat: int | None
    free: bool


class FamilyTile(TypedDict):
    """A bonus tile of a family."""

    vp: int
    seat: int | None


class LevelTile(TypedDict):
    """The bonus tile of a level."""

    level: int
    vp: int
    seat: int | None


class Bonuses(TypedDict):
    """All bonus tiles: by family in play, and by level."""

    family: dict[str, list[FamilyTile]]
    level: list[LevelTile]


class DomainCard(TypedDict):
    """A card in a Domain."""

    card: str
    ring: bool
    used: bool


class Legend(TypedDict):
    """A legend, or a single card that may become one."""

    legend: int
    form: FormName
    family: FamilyName | None
    level: int | None
    cards: list[str]
    citizens: int
    size: int
    complete: bool
    points: int


class Player(TypedDict):
    """A player's tokens, columns, Domain and Elysium."""

    seat: int
    gold: int
    vp: int
    prestige: int | None
    columns: list[ColumnName]
    quest: Literal["1", "2", "3", "4", "unfinished"] | None
    taken: int
    citizens: int
    domain: list[DomainCard]
    elysium: list[Legend]


class Observation(TypedDict):
    """The game's part of an observation."""

    epoch: int
    epochs: int
    phase: PhaseName
    round: int
    active: int | None
    order: list[int]
    families: list[FamilyName]
    pediment: Pediment | None
    quests: list[Quest]
    unfinished: Income
    pile: int
    agora: list[str]
    oracle: list[str] | None
    discard: list[str]
    discarded_citizens: int
    transfers: int
    bonuses: Bonuses
    players: list[Player]


_Keywords = TypedDict("_Keywords", {"for": int, "from": PlaceName}, total=False)  # no names for Python


class Ask(_Keywords, total=False):
    """What `Step.context` tells of a question, all steps together; see docs/games/elysium.md."""

    place: Literal["agora", "oracle"]
    cards: int
    quest: bool
    left: int
    made: int
    card: str
    of: int
    lender: str | None
    waiting: list[str]
    event: str | None
    what: PayableName
    up_to: bool
    gift: str | None
    cost: CostName


def view(state: ElysiumState, viewer: int | None) -> Observation:
    """The game's part of an observation, the same for every viewer."""
    v = state.v
    setup = state.setup
    called = setup.cards.names
    chosen = [family for family in range(FAMILIES) if in_play(v, family)]
    oracle = setup.oracle_family in chosen
    gold, vp, transfers = setup.unfinished
    return {
        "epoch": v[EPOCH],
        "epochs": setup.epochs,
        "phase": components.PHASE[v[CURRENT_PHASE]],
        "round": v[ROUND],
        "active": v[ACTIVE] - 1 if v[ACTIVE] else None,
        "order": v[ORDER : ORDER + state.seats],
        "families": [components.FAMILY[family] for family in chosen],
        "pediment": _pediment(state),
        "quests": [_quest(state, tile) for tile in range(len(setup.quests))],
        "unfinished": {"gold": gold, "vp": vp, "transfers": transfers},
        "pile": v[PILE],
        "agora": [called[card] for card in cards_of_set(v, AGORA)],
        "oracle": [called[card] for card in cards_of_set(v, ORACLE)] if oracle else None,
        "discard": [called[card] for card in range(CARDS) if v[PLACE + card] == IN_DISCARD],
        "discarded_citizens": v[LOST_CITIZENS],
        "transfers": v[TRANSFERS],
        "bonuses": {
            "family": {components.FAMILY[family]: _family_tiles(state, family) for family in chosen},
            "level": [
                {
                    "level": level + 1,
                    "vp": setup.level_bonus[level],
                    "seat": _seat(v[LEVEL_BONUS + level]),
                }
                for level in range(LEVELS)
            ],
        },
        "players": [_player(state, seat) for seat in range(state.seats)],
    }


def deal_unknown(state: ElysiumState, viewer: int | None, rng: random.Random) -> None:
    """Nothing is settled that a viewer does not know: the future is drawn when it comes."""


def _player(state: ElysiumState, seat: int) -> Player:
    """One player's tokens, columns, Domain and Elysium."""
    v = state.v
    setup = state.setup
    quest = v[QUEST_HELD + seat]
    return {
        "seat": seat,
        "gold": v[GOLD + seat],
        "vp": v[VP + seat],
        "prestige": v[PRESTIGE + seat] if in_play(v, setup.prestige_family) else None,
        "columns": [components.COLUMN[colour] for colour in colours(v[COLUMNS_HELD + seat])],
        "quest": None if not quest else "unfinished" if quest == UNFINISHED else components.QUEST[quest - 1],
        "taken": v[TAKEN + seat],
        "citizens": v[CITIZENS + seat],
        "domain": [_domain_card(state, seat, card) for card in domain(v, seat)],
        "elysium": [
            legend(state, seat, number)
            for number in range(v[LEGEND_COUNT + seat])
            if form_of(v, legend_at(seat, number)) != NO_LEGEND
        ],
    }


def legend(state: ElysiumState, seat: int, number: int) -> Legend:
    """A legend, or a single card that may become one."""
    v = state.v
    setup = state.setup
    at = legend_at(seat, number)
    form = form_of(v, at)
    cards = legend_size(v, at)
    place = IN_ELYSIUM + seat * LEGEND_ROOM + number
    points = setup.family_points[cards] if form == FAMILY_LEGEND else 0
    return {
        "legend": number + 1,
        "form": form_name(form),
        "family": components.FAMILY[key_of(v, at)] if form == FAMILY_LEGEND else None,
        "level": key_of(v, at) + 1 if form == LEVEL_LEGEND else None,
        "cards": [setup.cards.names[card] for card in range(CARDS) if v[PLACE + card] == place],
        "citizens": jokers_of(v, at),
        "size": cards,
        "complete": form > SINGLE and cards == FULL[form],
        "points": setup.level_points[cards] if form == LEVEL_LEGEND else points,
    }


def _domain_card(state: ElysiumState, seat: int, card: int) -> DomainCard:
    v = state.v
    return {
        "card": state.setup.cards.names[card],
        "ring": bool(ring(v, card)),
        "used": used(v, seat, card),
    }


def _pediment(state: ElysiumState) -> Pediment | None:
    side = state.v[PEDIMENT_SIDE] - 1
    if side < 0:
        return None
    columns = [components.COLUMN[colour] for colour in state.setup.pediment[side]]
    return {"side": components.SIDE[side], "columns": columns}


def _quest(state: ElysiumState, tile: int) -> Quest:
    v = state.v
    setup = state.setup
    gold, vp, transfers = setup.quests[tile]
    above = setup.quest_columns[v[PEDIMENT_SIDE] - 1][tile] if v[PEDIMENT_SIDE] else 0
    return {
        "quest": components.QUEST[tile],
        "gold": gold,
        "vp": vp,
        "transfers": transfers,
        "columns": [components.COLUMN[colour] for colour in colours(above)],
        "seat": next((seat for seat in range(state.seats) if v[QUEST_HELD + seat] == tile + 1), None),
        "free": quest_is_free(v, tile),
    }


def _family_tiles(state: ElysiumState, family: int) -> list[FamilyTile]:
    v = state.v
    return [
        {"vp": points, "seat": _seat(v[FAMILY_BONUS + family * FAMILY_TILES + tile])}
        for tile, points in enumerate(state.setup.family_bonus)
    ]


def _seat(holder: int) -> int | None:
    return holder - 1 if holder else None
