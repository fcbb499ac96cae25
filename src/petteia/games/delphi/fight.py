"""Fighting monsters (DEL-5.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.kernel import CHANCE, ENGINE, WHO, Reason, Step

from . import space
from .components import COLOUR, MONSTER, MONSTER_ISLE, MONSTER_SITE
from .layout import (
    BATTLE,
    BATTLE_COLOUR,
    BATTLE_ISLAND,
    BATTLE_ROUND,
    BATTLE_SEAT,
    BEATEN,
    FAVOUR,
    FIGHT_ON,
    FIGHT_ON_COLOUR,
    FIGHT_ON_ISLAND,
    FIGHT_ON_ROUND,
    MONSTERS,
    POSITION,
    SHIELD,
    SPEAR,
    TRAITS,
    WOUND_DEAL,
    row,
)
from .observation import Ask
from .packing import COLOURS_IN, exclude
from .rewards import fulfil, needed
from .state import DelphiState

if TYPE_CHECKING:
    from .preview import Preview


def strength(state: DelphiState, seat: int, fight_round: int) -> int:
    """The number that wins a round: 9 minus the shield, 1 less in each further round (DEL-R57)."""
    setup = state.setup
    shield = state.v[row(seat) + SHIELD]
    return max(0, setup.monster_strength - shield - (fight_round - 1) * setup.fight_drop)


def odds(state: DelphiState, needed: int) -> float:
    """The chance of winning one round."""
    faces = state.setup.battle_faces
    return sum(w for face, w in faces if face >= needed) / sum(w for _, w in faces)


def monsters_in_reach(state: DelphiState, p: int) -> list[tuple[int, int]]:
    """Monsters (island, colour) that the player (by row) may fight from where the ship is."""
    v, setup, sea = state.v, state.setup, state.sea
    sites = (sea.across if v[p + TRAITS] & SPEAR else sea.beside)[v[p + POSITION]]
    return [
        (island, colour)
        for island in sites[MONSTER_ISLE]
        for colour in COLOURS_IN[v[MONSTERS + island]]
        if setup.needless or needed(setup, v, p, MONSTER, colour, 0)
    ]


def begin_fight(state: DelphiState, seat: int, colour: int, site: int) -> None:
    """The first round starts at once."""
    state.push(BATTLE, CHANCE, seat, colour, site, 1)


def beat(state: DelphiState, seat: int, colour: int, site: int) -> None:
    """The monster goes to the player's board; a fitting task is fulfilled."""
    v = state.v
    exclude(v, MONSTERS + site, colour)
    v[row(seat) + BEATEN + colour] += 1
    if state.log is not None:
        state.tell("beats", seat=seat, monster=COLOUR[colour], site=MONSTER_SITE[site])
    fulfil(state, seat, MONSTER, colour)


class Battle(Step[DelphiState]):
    """The battle die."""

    name = "battle"
    families = (space.BATTLE.word,)

    def chance(self, state: DelphiState, top: int) -> list[tuple[int, int]]:
        return state.setup.battle_outcomes

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Won, or lost with the choice to go on; a 0 brings a wound in any case (DEL-R58)."""
        setup, v = state.setup, state.v
        seat, colour, site, count = v[top + BATTLE_SEAT : top + BATTLE_ROUND + 1]
        roll = action - space.BATTLE_BASE
        needed = strength(state, seat, count)
        state.pop()
        if state.log is not None:
            state.tell("battle-roll", seat=seat, number=roll, needed=needed, round=count)
        if roll >= needed:
            beat(state, seat, colour, site)
        elif v[row(seat) + FAVOUR] >= setup.fight_cost:
            state.push(FIGHT_ON, seat, colour, site, count)
        elif state.log is not None:
            state.tell("gives-up", seat=seat, monster=COLOUR[colour])
        if roll == setup.fight_wound:
            state.push(WOUND_DEAL, ENGINE, seat, 1)

    def context(self, state: DelphiState, top: int, viewer: int | None) -> Ask:
        v = state.v
        seat, colour = v[top + BATTLE_SEAT], v[top + BATTLE_COLOUR]
        return _fight(state, seat, colour, v[top + BATTLE_ISLAND], v[top + BATTLE_ROUND])


class FightOn(Step[DelphiState]):
    """After a lost round: pay and roll again, or give up."""

    name = "fight-on"
    families = (space.FIGHT_ON.word, space.GIVE_UP.word)

    def legal(self, state: DelphiState, top: int) -> list[int]:
        """Both, for favour was there (else the fight is over without a question)."""
        return [space.FIGHT_ON_BASE, space.GIVE_UP_BASE]

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """The next round at once, or nothing further."""
        v, seat = state.v, state.v[top + WHO]
        colour, site, count = v[top + FIGHT_ON_COLOUR : top + FIGHT_ON_ROUND + 1]
        state.pop()
        if action == space.GIVE_UP_BASE:
            if state.log is not None:
                state.tell("gives-up", seat=seat, monster=COLOUR[colour])
            return
        v[row(seat) + FAVOUR] -= state.setup.fight_cost
        if state.log is not None:
            state.tell("fights-on", seat=seat, favour=state.setup.fight_cost)
        state.push(BATTLE, CHANCE, seat, colour, site, count + 1)

    def why_not(self, state: DelphiState, top: int, action: int) -> Reason:
        """Never asked for: both answers are always open."""
        return Reason("not-enough-favour", {"need": state.setup.fight_cost, "have": 0}, ("DEL-5.2",))

    def context(self, state: DelphiState, top: int, viewer: int | None) -> Ask:
        """Who fights what, in the round to come."""
        v = state.v
        seat, colour = v[top + WHO], v[top + FIGHT_ON_COLOUR]
        return _fight(state, seat, colour, v[top + FIGHT_ON_ISLAND], v[top + FIGHT_ON_ROUND] + 1)

    def preview(self, state: DelphiState, top: int, action: int) -> Preview:
        """The price, the number needed and the chance of the next round."""
        if action == space.GIVE_UP_BASE:
            return {}
        needed = strength(state, state.v[top + WHO], state.v[top + FIGHT_ON_ROUND] + 1)
        return {"favour": state.setup.fight_cost, "needed": needed, "odds": odds(state, needed)}


def _fight(state: DelphiState, seat: int, colour: int, site: int, count: int) -> Ask:
    needed = strength(state, seat, count)
    return {
        "fighter": seat,
        "monster": COLOUR[colour],
        "site": MONSTER_SITE[site],
        "round": count,
        "needed": needed,
        "odds": odds(state, needed),
    }
