"""Fighting monsters (DEL-5.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.kernel import CHANCE, ENGINE, WHO, Numbers, Reason, Step, native

from . import figures, space
from .components import COLOUR, COLOURS, MONSTER, MONSTER_ISLE, MONSTER_SITE, MONSTER_SITES
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
from .packing import exclude
from .rewards import fulfil, needed
from .sea import ACROSS, BESIDE, FIRST_BIT
from .state import DelphiState
from .titan import list_faces

if TYPE_CHECKING:
    from .preview import Preview

_FIRST_MONSTER = FIRST_BIT[MONSTER_ISLE]


@native
def strength(state: DelphiState, seat: int, fight_round: int) -> int:
    """The number that wins a round: 9 minus the shield, 1 less in each further round (DEL-R57)."""
    t = state.t
    shield = state.p[row(seat) + SHIELD]
    return max(0, t[figures.MONSTER_STRENGTH] - shield - (fight_round - 1) * t[figures.FIGHT_DROP])


def odds(state: DelphiState, needed: int) -> float:
    """The chance of winning one round."""
    faces = state.setup.battle_faces
    return sum(w for face, w in faces if face >= needed) / sum(w for _, w in faces)


@native
def monsters_in_reach(state: DelphiState, p: int, out: Numbers, n: int, base: int) -> int:
    """Write the monsters that the player (by row) may fight from where the ship is: ``base``, which is the
    id of the first monster on the first island, and on. Returns the place after the last.
    """
    v = state.p
    sites = (ACROSS if v[p + TRAITS] & SPEAR else BESIDE) + v[p + POSITION]
    near = state.m[sites] >> _FIRST_MONSTER
    for colour in range(COLOURS):
        for island in range(MONSTER_SITES):
            if near >> island & 1 and v[MONSTERS + island] >> colour & 1:
                if state.t[figures.NEEDLESS] or needed(state, p, MONSTER, colour, 0):
                    out[n] = base + colour * MONSTER_SITES + island
                    n += 1
    return n


@native
def begin_fight(state: DelphiState, seat: int, colour: int, site: int) -> None:
    """The first round starts at once."""
    state.push(BATTLE, CHANCE, seat, colour, site, 1)


@native
def beat(state: DelphiState, seat: int, colour: int, site: int) -> None:
    """The monster goes to the player's board; a fitting task is fulfilled."""
    v = state.p
    exclude(v, MONSTERS + site, colour)
    v[row(seat) + BEATEN + colour] += 1
    if state.log is not None:
        state.tell("beats", seat=seat, monster=COLOUR[colour], site=MONSTER_SITE[site])
    fulfil(state, seat, MONSTER, colour)


class Battle(Step[DelphiState]):
    """The battle die."""

    name = "battle"
    families = (space.BATTLE.word,)

    @native
    def weigh(self, state: DelphiState, top: int, out: Numbers, weights: Numbers) -> int:
        return list_faces(state, figures.BATTLE_WEIGHT, space.BATTLE_BASE, out, weights)

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Won, or lost with the choice to go on; a 0 brings a wound in any case (DEL-R58)."""
        v = state.p
        seat = v[top + BATTLE_SEAT]
        colour = v[top + BATTLE_COLOUR]
        site = v[top + BATTLE_ISLAND]
        count = v[top + BATTLE_ROUND]
        roll = action - space.BATTLE_BASE
        wins = strength(state, seat, count)
        state.pop()
        if state.log is not None:
            state.tell("battle-roll", seat=seat, number=roll, needed=wins, round=count)
        if roll >= wins:
            beat(state, seat, colour, site)
        elif v[row(seat) + FAVOUR] >= state.t[figures.FIGHT_COST]:
            state.push(FIGHT_ON, seat, colour, site, count)
        elif state.log is not None:
            state.tell("gives-up", seat=seat, monster=COLOUR[colour])
        if roll == state.t[figures.FIGHT_WOUND]:
            state.push(WOUND_DEAL, ENGINE, seat, 1)

    def context(self, state: DelphiState, top: int, viewer: int | None) -> Ask:
        v = state.v
        seat, colour = v[top + BATTLE_SEAT], v[top + BATTLE_COLOUR]
        return _fight(state, seat, colour, v[top + BATTLE_ISLAND], v[top + BATTLE_ROUND])


class FightOn(Step[DelphiState]):
    """After a lost round: pay and roll again, or give up."""

    name = "fight-on"
    families = (space.FIGHT_ON.word, space.GIVE_UP.word)

    @native
    def fill(self, state: DelphiState, top: int, out: Numbers) -> int:
        """Both, for favour was there (else the fight is over without a question)."""
        out[0] = space.FIGHT_ON_BASE
        out[1] = space.GIVE_UP_BASE
        return 2

    @native
    def several(self, state: DelphiState, top: int) -> bool:
        return True

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        """The next round at once, or nothing further."""
        v = state.p
        seat = v[top + WHO]
        colour = v[top + FIGHT_ON_COLOUR]
        site = v[top + FIGHT_ON_ISLAND]
        count = v[top + FIGHT_ON_ROUND]
        state.pop()
        if action == space.GIVE_UP_BASE:
            if state.log is not None:
                state.tell("gives-up", seat=seat, monster=COLOUR[colour])
            return
        v[row(seat) + FAVOUR] -= state.t[figures.FIGHT_COST]
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
