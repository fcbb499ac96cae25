"""The action space of the game: every decision and every draw, declared once.

Others name a family as ``space.RECOVER``: it answers the step of that name. One with a god's name is that
god's special action.
"""

from __future__ import annotations

from itertools import combinations_with_replacement

from petteia.kernel import ActionSpace, Domain, Family

from .components import (
    CLOUD_SITE,
    COLOUR,
    COLOURS,
    COMPANION,
    DOUBLE,
    EQUIPMENT,
    GOD,
    ISLAND_TILE,
    MONSTER_SITE,
    OFFERING_SITE,
    PLAYER_COLOUR,
    SEATS,
    SHIP,
    SOURCE,
    STATUE_SITE,
    TASK,
    TEMPLE_SITE,
)
from .map import HEXES
from .mapmaker import NUMBERS

source = Domain("source", SOURCE)
colour = Domain("colour", COLOUR)
monster = Domain("monster", COLOUR)
god = Domain("god", GOD)
target = Domain("hex", HEXES)
cloud = Domain("site", CLOUD_SITE)
offering_isle = Domain("site", OFFERING_SITE)
temple_isle = Domain("site", TEMPLE_SITE)
statue_isle = Domain("site", STATUE_SITE)
monster_isle = Domain("site", MONSTER_SITE)
ship = Domain("ship", SHIP)
task = Domain("task", TASK)
double = Domain("task", DOUBLE)
companion = Domain("companion", COMPANION)
equipment = Domain("equipment", EQUIPMENT)
island = Domain("island", ISLAND_TILE)
seat = Domain("seat", [str(n) for n in range(SEATS)])
player_colour = Domain("player-colour", PLAYER_COLOUR)

# ---- actions with a die, a card or the extra action ---------------------------------------------------
DRAW_CARD = Family("draw-card", source=source)
TAKE_FAVOUR = Family("take-favour", source=source)
PEEK = Family("peek", source=source)
SAIL = Family("sail", source=source, hex=target)
FIGHT = Family("fight", "fight {source} {monster}@{site}", source=source, monster=monster, site=monster_isle)
EXPLORE = Family("explore", source=source, site=cloud)
BUILD_SHRINE = Family("build-shrine", source=source, site=cloud)
LOAD_OFFERING = Family(
    "load-offering",
    "load-offering {source} {colour}@{site}",
    source=source,
    colour=colour,
    site=offering_isle,
)
DELIVER = Family("deliver-offering", source=source, colour=colour)
LOAD_STATUE = Family("load-statue", source=source, colour=colour)
RAISE = Family(
    "raise-statue", "raise-statue {source} {colour}@{site}", source=source, colour=colour, site=statue_isle
)
CLEAR_WOUNDS = Family("clear-wounds", source=source, colour=colour)
ADVANCE_GOD = Family("advance-god", source=source, god=god)
LAMP = Family("lamp", source=source, colour=colour)

# ---- special actions of gods, the end of the turn -----------------------------------------------------
POSEIDON = Family("poseidon", hex=target)
APOLLO = Family("apollo")
ARTEMIS = Family("artemis", site=cloud)
APHRODITE = Family("aphrodite")
ARES = Family("ares", "ares {monster}@{site}", monster=monster, site=monster_isle)
HERMES = Family("hermes", colour=colour)
SWAP_GOD = Family("swap-god", god=god)
END_TURN = Family("end-turn")

# ---- decisions that follow from others ----------------------------------------------------------------
DRAFT_SHIP = Family("draft-ship", ship=ship)
DROP_TASK = Family("drop-task", task=task)
RECOVER = Family("recover", first=colour, second=colour, third=colour)
BONUS_FAVOUR = Family("bonus-favour")
BONUS_GOD = Family("bonus-god", god=god)
FIGHT_ON = Family("fight-on")
GIVE_UP = Family("give-up")
LOOK_AT = Family("look-at", site=cloud)
GOD_STEP = Family("god-step", god=god)
HEAL = Family("heal", colour=colour)
CHOOSE_COMPANION = Family("choose-companion", companion=companion)
CHOOSE_EQUIPMENT = Family("choose-equipment", equipment=equipment)
TAKE_OFFERING = Family("take-offering", "take-offering {colour}@{site}", colour=colour, site=offering_isle)
TAKE_STATUE = Family("take-statue", colour=colour)
TAKE_NOTHING = Family("take-nothing")
CHART = Family("chart", site=cloud)
CHART_UNCOVER = Family("uncover", site=cloud)
LADDER = Family("ladder", god=god)
REACT = Family("react", god=god)

# ---- chance -------------------------------------------------------------------------------------------
DEAL_COLOUR = Family("deal-colour", colour=player_colour)
MAP = Family("map", number=Domain.numbers(0, NUMBERS - 1))
PUT_OFFERING = Family("put-offering", "put-offering {colour}@{site}", colour=colour, site=offering_isle)
PUT_TEMPLE = Family("put-temple", "put-temple {colour}@{site}", colour=colour, site=temple_isle)
PUT_MONSTER = Family("put-monster", "put-monster {monster}@{site}", monster=monster, site=monster_isle)
SHOW_EQUIPMENT = Family("show-equipment", equipment=equipment)
FIRST_PLAYER = Family("first-player", seat=seat)
DEAL_SHIP = Family("deal-ship", ship=ship)
OFFER_SHIP = Family("offer-ship", ship=ship)
TURN_TASKS = Family("turn-tasks", first=double, second=double)
REMOVE_TASK = Family("remove-task", task=task)
ROLL = Family("roll", first=colour, second=colour, third=colour)
TITAN = Family("titan", number=Domain.numbers(0, 9))
BATTLE = Family("battle", number=Domain.numbers(0, 9))
WOUND = Family("wound", colour=colour)
ORACLE = Family("oracle", colour=colour)
ISLAND = Family("island", "island {island}@{site}", island=island, site=cloud)

ACTIONS = ActionSpace(
    DRAW_CARD,
    TAKE_FAVOUR,
    PEEK,
    SAIL,
    FIGHT,
    EXPLORE,
    BUILD_SHRINE,
    LOAD_OFFERING,
    DELIVER,
    LOAD_STATUE,
    RAISE,
    CLEAR_WOUNDS,
    ADVANCE_GOD,
    LAMP,
    POSEIDON,
    APOLLO,
    ARTEMIS,
    APHRODITE,
    ARES,
    HERMES,
    SWAP_GOD,
    END_TURN,
    DRAFT_SHIP,
    DROP_TASK,
    RECOVER,
    BONUS_FAVOUR,
    BONUS_GOD,
    FIGHT_ON,
    GIVE_UP,
    LOOK_AT,
    GOD_STEP,
    HEAL,
    CHOOSE_COMPANION,
    CHOOSE_EQUIPMENT,
    TAKE_OFFERING,
    TAKE_STATUE,
    TAKE_NOTHING,
    CHART,
    CHART_UNCOVER,
    LADDER,
    REACT,
    DEAL_COLOUR,
    MAP,
    PUT_OFFERING,
    PUT_TEMPLE,
    PUT_MONSTER,
    SHOW_EQUIPMENT,
    FIRST_PLAYER,
    DEAL_SHIP,
    OFFER_SHIP,
    TURN_TASKS,
    REMOVE_TASK,
    ROLL,
    TITAN,
    BATTLE,
    WOUND,
    ORACLE,
    ISLAND,
)

# first ids, for the hot path
DRAW_CARD_BASE = DRAW_CARD.base
TAKE_FAVOUR_BASE = TAKE_FAVOUR.base
PEEK_BASE = PEEK.base
SAIL_BASE = SAIL.base
LAMP_BASE = LAMP.base
POSEIDON_BASE = POSEIDON.base
APOLLO_BASE = APOLLO.base
ARTEMIS_BASE = ARTEMIS.base
APHRODITE_BASE = APHRODITE.base
HERMES_BASE = HERMES.base
SWAP_GOD_BASE = SWAP_GOD.base
END_TURN_BASE = END_TURN.base
DRAFT_SHIP_BASE = DRAFT_SHIP.base
DROP_TASK_BASE = DROP_TASK.base
BONUS_FAVOUR_BASE = BONUS_FAVOUR.base
BONUS_GOD_BASE = BONUS_GOD.base
FIGHT_ON_BASE = FIGHT_ON.base
GIVE_UP_BASE = GIVE_UP.base
LOOK_AT_BASE = LOOK_AT.base
GOD_STEP_BASE = GOD_STEP.base
HEAL_BASE = HEAL.base
CHOOSE_COMPANION_BASE = CHOOSE_COMPANION.base
CHOOSE_EQUIPMENT_BASE = CHOOSE_EQUIPMENT.base
TAKE_OFFERING_BASE = TAKE_OFFERING.base
TAKE_STATUE_BASE = TAKE_STATUE.base
TAKE_NOTHING_BASE = TAKE_NOTHING.base
CHART_BASE = CHART.base
CHART_UNCOVER_BASE = CHART_UNCOVER.base
LADDER_BASE = LADDER.base
REACT_BASE = REACT.base
DEAL_COLOUR_BASE = DEAL_COLOUR.base
MAP_BASE = MAP.base
SHOW_EQUIPMENT_BASE = SHOW_EQUIPMENT.base
FIRST_PLAYER_BASE = FIRST_PLAYER.base
DEAL_SHIP_BASE = DEAL_SHIP.base
OFFER_SHIP_BASE = OFFER_SHIP.base
REMOVE_TASK_BASE = REMOVE_TASK.base
TITAN_BASE = TITAN.base
BATTLE_BASE = BATTLE.base
WOUND_BASE = WOUND.base
ORACLE_BASE = ORACLE.base
ISLAND_BASE = ISLAND.base

ACT_FAMILIES = tuple(ACTIONS.families)[: list(ACTIONS.families).index("end-turn") + 1]
"""The families of the main decision of a turn, from ``draw-card`` to ``end-turn``."""

TRIPLES = tuple(combinations_with_replacement(range(COLOURS), 3))
"""The ways to choose three wounds or to show three dice, as `RECOVER` and `ROLL` name them."""
