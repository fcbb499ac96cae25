"""Positions for tests: a table of Olympos whose numbers are set by name, with actions played by text.

The set-up is always the same: discoveries and wonders lie in the edition's order, nothing is locked, every
star territory has its tribe, nobody has a cube, seat 0 is next and the others follow. A test changes what
it is about.
"""

from __future__ import annotations

from typing import Any

import petteia
from petteia.games.olympos import layout as at
from petteia.games.olympos import packing
from petteia.games.olympos.components import (
    CARDS,
    CELLS,
    COLUMNS,
    DESTINY,
    DISCOVERY,
    GOD,
    RESOURCE,
    RESOURCES,
    TERRITORIES,
    TERRITORY,
    WONDER,
)
from petteia.games.olympos.expansion import lose_control, take_control
from petteia.games.olympos.state import OlymposState
from petteia.kernel import CHANCE, FRAME, TOP, WHO, Event, Reason, View

GAME = petteia.game("olympos")
BARBARIANS = "barbarians"
TRIBE = "tribe"


class Table:
    """A game in a position of one's own making."""

    def __init__(self, seats: int = 4, **options: Any) -> None:
        state = GAME.new(seats, options)
        assert isinstance(state, OlymposState)
        self.state = state
        while state.decider == CHANCE or (state.step and state.step.name != "turn"):
            legal = state.legal()
            wanted = legal[-1] if state.step and state.step.name == "start-pile" else legal[0]
            state.advance(wanted)
        for land in range(TERRITORIES):
            packing.clear(self.v, land)
            if self.tables.star_in[land]:
                packing.put_piece(self.v, land, packing.TRIBE)
        self.v[at.CUBES : at.CUBES + seats * RESOURCES] = [0] * (seats * RESOURCES)
        self._changed()

    @property
    def v(self) -> list[int]:
        return self.state.v

    @property
    def tables(self) -> Any:
        return self.state.setup.tables

    # ---- setting up -----------------------------------------------------------------------------

    def _changed(self) -> None:
        self.state._legal = None

    def lock(self, *territories: str) -> Table:
        for name in territories:
            packing.lock(self.v, TERRITORY.index(name))
        self._changed()
        return self

    def pile(self, territory: str, *holders: int | str) -> Table:
        """The pieces in a territory from the bottom to the top; tokens follow."""
        land = TERRITORY.index(territory)
        old = packing.holder(self.v, land)
        if 0 < old <= self.state.seats:
            lose_control(self.state, old - 1, land)
        packing.clear(self.v, land)
        for holder in holders:
            code = {BARBARIANS: packing.BARBARIANS, TRIBE: packing.TRIBE}.get(str(holder)) or int(holder) + 1
            packing.put_piece(self.v, land, code)
        if holders and isinstance(holders[-1], int):
            take_control(self.state, holders[-1], land)
        self._changed()
        return self

    def lay(self, discovery: str, column: int) -> Table:
        """Put a discovery in a column of its row, in exchange for what lies there."""
        v = self.v
        here = v.index(DISCOVERY.index(discovery) + 1, at.DISCOVERY_AT, at.DISCOVERY_AT + CELLS)
        here -= at.DISCOVERY_AT
        there = here // COLUMNS * COLUMNS + column - 1
        for block in (at.DISCOVERY_AT, at.TILES):
            v[block + here], v[block + there] = v[block + there], v[block + here]
        self._changed()
        return self

    def lay_wonder(self, wonder: str, column: int) -> Table:
        v = self.v
        here = v.index(WONDER.index(wonder) + 1, at.WONDER_AT, at.WONDER_AT + COLUMNS)
        there = at.WONDER_AT + column - 1
        v[here], v[there] = v[there], v[here]
        self._changed()
        return self

    def owns(self, seat: int, *discoveries: str, tile: str | None = None) -> Table:
        """Give discoveries with their lasting abilities; ``tile`` is the resource of a discount tile."""
        v = self.v
        for name in discoveries:
            number = DISCOVERY.index(name)
            v[at.OWNED + seat] |= 1 << number
            for cell in range(CELLS):
                if v[at.DISCOVERY_AT + cell] == number + 1:
                    v[at.TILES + cell] -= 1
            for block, amount in self.tables.abilities[number]:
                v[block + seat] += amount
        if tile is not None:
            bit = 1 << RESOURCE.index(tile)
            v[at.DISCOUNTS + seat] |= bit
            v[at.DISCOUNT_TILES] &= ~bit
        self._changed()
        return self

    def marker(self, seat: int, row: int, column: int, spot: int = 0) -> Table:
        """A bonus disc on a spot under a cell."""
        cell = (row - 1) * COLUMNS + column - 1
        packing.put_disc(self.v, cell, spot, seat)
        self.v[at.MARKERS + seat * COLUMNS + column - 1] += 1
        self._changed()
        return self

    def cubes(self, seat: int, **numbers: int) -> Table:
        for name, number in numbers.items():
            self.v[at.CUBES + seat * RESOURCES + RESOURCE.index(name)] = number
        self._changed()
        return self

    def hand(self, seat: int, *cards: str) -> Table:
        for name in cards:
            card = DESTINY.index(name)
            assert self.v[at.DECK + card], f"no {name} is left"
            self.v[at.DECK + card] -= 1
            self.v[at.HAND + seat * CARDS + card] += 1
            self.v[at.HAND_SIZE + seat] += 1
        self._changed()
        return self

    def deck(self, *cards: str) -> Table:
        """Leave only these cards in the pile; the others go to the discards."""
        for card in range(CARDS):
            self.v[at.DISCARDS + card] += self.v[at.DECK + card]
            self.v[at.DECK + card] = 0
        for name in cards:
            card = DESTINY.index(name)
            self.v[at.DISCARDS + card] -= 1
            self.v[at.DECK + card] += 1
        return self

    def put(self, seat: int, **numbers: int) -> Table:
        """Set plain numbers of a seat by the names of layout.py: stock, hourglasses, athena, finished, ..."""
        for name, number in numbers.items():
            self.v[getattr(at, name.upper()) + seat] = number
        self._changed()
        return self

    def spaces(self, *spaces: int, turn: int | None = None) -> Table:
        """Set the markers, seat by seat (the lower seat on top of a shared space), and whose turn it is."""
        for seat, space in enumerate(spaces):
            self.v[at.SPACE + seat] = space
        seats = len(spaces)
        self.v[at.ORDER : at.ORDER + seats] = sorted(range(seats), key=lambda s: (spaces[s], s))
        return self.turn(self.v[at.ORDER] if turn is None else turn)

    def turned(self, *gods: str) -> Table:
        for number, name in enumerate(gods, 1):
            self.v[at.TURNED + GOD.index(name)] = number
        self.v[at.GODS_TURNED] = len(gods)
        return self

    def turn(self, seat: int) -> Table:
        """Make it the turn of a seat, whoever would be next."""
        top = self.v[TOP]
        assert self.v[top] == at.TURN
        self.v[top + WHO] = seat
        self.v[top + at.TURN_LAST] = int(self.v[at.SPACE + seat] >= self.tables.last_zeus)
        self._changed()
        return self

    # ---- playing --------------------------------------------------------------------------------

    def do(self, *texts: str) -> list[Event]:
        """Take actions by their texts, chance included; all their events."""
        events: list[Event] = []
        for text in texts:
            events += self.state.apply(GAME.actions.parse(text))
            broken = list(GAME.check(self.state))
            assert not broken, broken
        return events

    def legal(self, word: str = "") -> list[str]:
        """Texts of the legal actions, or of those of a family."""
        texts = [GAME.actions.text(action) for action in self.state.legal()]
        return [text for text in texts if not word or text.split(" ")[0] == word]

    def can(self, text: str) -> bool:
        return GAME.actions.parse(text) in self.state.legal()

    def why_not(self, text: str) -> Reason:
        reason = self.state.why_not(GAME.actions.parse(text))
        assert reason is not None, f"{text} is legal"
        return reason

    def describe(self, text: str) -> dict[str, Any]:
        action = GAME.actions.parse(text)
        assert action in self.state.legal(), f"{text}: {self.state.why_not(action)}"
        return {**self.state.describe(action), **self.state.preview(action)}

    def price(self, text: str) -> int:
        return int(self.describe(text)["price"]["total"])

    # ---- looking --------------------------------------------------------------------------------

    @property
    def asked(self) -> tuple[str, int]:
        """What is asked of whom."""
        step = self.state.step
        assert step is not None
        decider = self.state.decider
        assert decider is not None
        return step.name, decider

    def seen(self, viewer: int | None = None) -> dict[str, Any]:
        return self.state.observe(viewer)

    def player(self, seat: int) -> dict[str, Any]:
        """A player as seen from the own seat."""
        found = self.state.observe(seat)["players"][seat]
        assert isinstance(found, dict)
        return found

    def land(self, territory: str) -> dict[str, Any]:
        found = self.state.observe(None)["territories"][territory]
        assert isinstance(found, dict)
        return found

    def parts(self, seat: int) -> dict[str, int]:
        return self.state.scores()[seat].parts

    def view(self, seat: int) -> View:
        return View(self.state, seat)

    @property
    def depth(self) -> int:
        return (self.v[TOP] - self.state.setup.frames) // FRAME + 1


def names(events: list[Event]) -> list[str]:
    """The events' names in their order."""
    return [event.name for event in events]


def told(events: list[Event], name: str) -> list[dict[str, Any]]:
    """Arguments of all events of a kind, secrets included."""
    return [{**event.args, **event.secret} for event in events if event.name == name]
