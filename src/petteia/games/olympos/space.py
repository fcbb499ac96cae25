"""Every action of the game, declared once.

What a person can do in a turn comes first, in an order that keeps the legal list sorted as it is built: cards
stand behind whatever they can be played beside.
"""

from __future__ import annotations

from petteia.kernel import ActionSpace, Domain, Family

from .components import (
    BONUS,
    DESTINY,
    DISCOVERY,
    GOD,
    HIGHEST,
    LONGEST_DETOUR,
    ORIGIN,
    RESOURCE,
    SEATS,
    TERRITORY,
    WONDER,
)

_origin = Domain("territory", ORIGIN)
_territory = Domain("territory", TERRITORY)
_resource = Domain("resource", RESOURCE)
_discovery = Domain("discovery", DISCOVERY)
_wonder = Domain("wonder", WONDER)
_card = Domain("destiny", DESTINY)
_seat = Domain("seat", [str(seat) for seat in range(SEATS)])

# a turn
SETTLE = Family("settle", "settle {origin}>{target}", origin=_origin, target=_territory)
MOVE = Family("move", "move {origin}>{target}", origin=_territory, target=_territory)
FLEE = Family("flee", "flee {origin}>{target}", origin=_territory, target=_territory)
DISCOVER = Family("discover", discovery=_discovery)
BUILD = Family("build", wonder=_wonder)
PLAY = Family("play", card=_card)
PASS = Family("pass")
WAIT = Family("wait")
DETOUR = Family("detour", more=Domain.numbers(1, LONGEST_DETOUR))
DONE = Family("done")
# parts of a turn
PIECE = Family("piece", level=Domain.numbers(1, HIGHEST))
GIVE = Family("give", resource=_resource)
TILE = Family("tile", resource=_resource)
TAKE = Family("take", resource=_resource)
BONUS_SPOT = Family("bonus", bonus=Domain("bonus", BONUS))
KEEP = Family("keep", card=_card)
LOSE = Family("lose", territory=_territory)
# set-up
LOCK = Family("lock", territory=_territory)
BARBARIAN = Family("barbarian", territory=_territory)
# chance
LAY = Family("lay", discovery=_discovery)
LAY_WONDER = Family("lay-wonder", wonder=_wonder)
STACK = Family("stack", seat=_seat)
CUBE = Family("cube", resource=_resource)
DRAW = Family("draw", card=_card)
REVEAL = Family("reveal", god=Domain("god", GOD))

ACTIONS = ActionSpace(
    SETTLE,
    MOVE,
    FLEE,
    DISCOVER,
    BUILD,
    PIECE,
    GIVE,
    TILE,
    TAKE,
    BONUS_SPOT,
    KEEP,
    LOSE,
    PLAY,
    PASS,
    WAIT,
    DETOUR,
    DONE,
    LOCK,
    BARBARIAN,
    LAY,
    LAY_WONDER,
    STACK,
    CUBE,
    DRAW,
    REVEAL,
)

# first ids, for the hot path
SETTLE_BASE = SETTLE.base
MOVE_BASE = MOVE.base
FLEE_BASE = FLEE.base
DISCOVER_BASE = DISCOVER.base
BUILD_BASE = BUILD.base
PLAY_BASE = PLAY.base
PASS_BASE = PASS.base
WAIT_BASE = WAIT.base
DETOUR_BASE = DETOUR.base
DONE_BASE = DONE.base
