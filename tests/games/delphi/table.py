"""Positions for tests: a table of Delphi on the example map, set by name, with actions played by text.

Seat 0 begins and acts, with three red dice, 5 favour, no cards, ship 1 without its shield, one pink wound,
all gods at the bottom, the ship at Zeus. The tasks are the usual ones with double-1 and double-3 turned (a
yellow and a red monster; a blue and a green offering). A test changes what it is about.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import petteia
from petteia.games.delphi import layout as at
from petteia.games.delphi.components import (
    COLOUR,
    COMPANION,
    DEMIGOD,
    EQUIPMENT,
    GOD,
    HERO,
    ISLAND_TILE,
    SHIP,
    TASK,
)
from petteia.games.delphi.equipment import Equip
from petteia.games.delphi.map import HEXES, SITE_NAMES
from petteia.games.delphi.ships import take_ship
from petteia.games.delphi.state import DelphiState
from petteia.kernel import CHANCE, Dealer, Event, Reason

GAME = petteia.game("delphi")
TURNED = 0b0101


def colour(name: str) -> int:
    return COLOUR.index(name)


def find_site(name: str) -> tuple[int, int]:
    """Kind of hex and number of a site."""
    for kind, names in SITE_NAMES.items():
        if name in names:
            return kind, names.index(name)
    raise KeyError(name)


class Table:
    """A game in a position of one's own making."""

    def __init__(self, seats: int = 2, seed: int = 1, **options: Any) -> None:
        state = GAME.new(seats, {"map": "custom", **options})
        assert isinstance(state, DelphiState)
        self.state = state
        dealer = Dealer(seed)
        while state.step is None or state.step.name != "act":
            if state.decider == CHANCE:
                wanted = {"first-player": "first-player 0", "turn-tasks": "turn-tasks double-1 double-3"}
                assert state.step is not None
                text = wanted.get(state.step.name)
                state.advance(dealer.pick(state) if text is None else state.actions.parse(text))
            else:
                state.advance(state.legal()[0])
        for seat in range(seats):
            self.v[self.p(seat) + at.TRAITS] = 0
            for companion in range(18):
                self.v[at.COMPANION_AT + companion] = 0
            for card in range(22):
                if self.v[at.EQUIPMENT_AT + card] > at.ON_DISPLAY:
                    self.v[at.EQUIPMENT_AT + card] = at.IN_PILE
            self.v[self.p(seat) + at.TASK_STATUS : self.p(seat) + at.TASK_STATUS + 12] = [
                at.OPEN if state_ == at.GIVEN_BACK else state_
                for state_ in self.block(seat, at.TASK_STATUS, 12)
            ]
            self.v[self.p(seat) + at.TASKS_LEFT] = self.block(seat, at.TASK_STATUS, 12).count(at.OPEN)
            self.ship(seat, "ship-1").dice(seat, "red", "red", "red").cards(seat).wounds(seat, "pink")
            self.put(seat, favour=5, shield=0, lamps=0, coins=0)
            self.gods(seat, **dict.fromkeys(GOD, 0))
            self.v[self.p(seat) + at.POSITION] = state.sea.zeus
        while self.v[at.EQUIPMENT_AT : at.EQUIPMENT_AT + 22].count(at.ON_DISPLAY) < 6:
            self.v[at.EQUIPMENT_AT + self.v[at.EQUIPMENT_AT : at.EQUIPMENT_AT + 22].index(at.IN_PILE)] = (
                at.ON_DISPLAY
            )
        self.island_tiles_unsettled()

    @property
    def v(self) -> list[int]:
        return self.state.v

    def p(self, seat: int) -> int:
        return at.row(seat)

    def block(self, seat: int, offset: int, size: int = 6) -> list[int]:
        return self.v[self.p(seat) + offset : self.p(seat) + offset + size]

    def get(self, seat: int, name: str) -> int:
        """A single number of a player: favour, shield, tasks_left, entered, position, ..."""
        return self.v[self.p(seat) + getattr(at, name.upper())]

    def seen(self, viewer: int | None = 0) -> dict[str, Any]:
        return self.state.observe(viewer)

    def player(self, seat: int = 0) -> dict[str, Any]:
        return dict(self.state.observe(None)["players"][seat])

    # ---- setting up -----------------------------------------------------------------------------

    def _changed(self) -> Table:
        self.state._legal = None
        return self

    def put(self, seat: int = 0, **numbers: int) -> Table:
        """Set single numbers of a player by name."""
        for name, number in numbers.items():
            self.v[self.p(seat) + getattr(at, name.upper())] = number
        return self._changed()

    def table(self, **numbers: int) -> Table:
        """Set single numbers of the table: round, titan_die, first, active."""
        for name, number in numbers.items():
            self.v[getattr(at, name.upper())] = number
        return self._changed()

    def dice(self, seat: int, *colours: str) -> Table:
        """The unused dice; the rest of the three are spent (red)."""
        p = self.p(seat)
        for c, name in enumerate(COLOUR):
            self.v[p + at.DICE + c] = colours.count(name)
            self.v[p + at.SPENT + c] = 0
        self.v[p + at.SPENT] = 3 - len(colours)
        return self._changed()

    def _cards(self, seat: int, offset: int, pile: int, colours: Sequence[str]) -> Table:
        for c, name in enumerate(COLOUR):
            change = colours.count(name) - self.v[self.p(seat) + offset + c]
            self.v[self.p(seat) + offset + c] += change
            self.v[pile + c] -= change
        return self._changed()

    def cards(self, seat: int, *colours: str) -> Table:
        return self._cards(seat, at.CARDS_HELD, at.ORACLE_PILE, colours)

    def wounds(self, seat: int, *colours: str) -> Table:
        return self._cards(seat, at.WOUNDS, at.WOUND_PILE, colours)

    def gods(self, seat: int, **rows: int) -> Table:
        for god, row in rows.items():
            self.v[self.p(seat) + at.GOD_ROW + GOD.index(god)] = row
        return self._changed()

    def ship(self, seat: int, name: str) -> Table:
        old = self.v[self.p(seat) + at.SHIP_TILE]
        if old:
            self.v[at.SHIP_AT + old - 1] = 0
        take_ship(self.state, seat, SHIP.index(name))
        return self._changed()

    def equip(self, seat: int, *cards: str) -> Table:
        """Give lasting equipment."""
        for name in cards:
            card = EQUIPMENT.index(name)
            self.v[at.EQUIPMENT_AT + card] = at.OWNED_BY + seat
            assert Equip().lasting(self.state, seat, card)
        return self._changed()

    def display(self, *cards: str) -> Table:
        """Let cards lie in the display in place of others."""
        for name in cards:
            card = at.EQUIPMENT_AT + EQUIPMENT.index(name)
            if self.v[card] != at.ON_DISPLAY:
                shown = [
                    n
                    for n in range(22)
                    if self.v[at.EQUIPMENT_AT + n] == at.ON_DISPLAY and EQUIPMENT[n] not in cards
                ]
                self.v[at.EQUIPMENT_AT + shown[0]] = at.IN_PILE
                self.v[card] = at.ON_DISPLAY
        return self._changed()

    def companion(self, seat: int, *names: str) -> Table:
        """Give companions, without what they give once."""
        setup = self.state.setup
        for name in names:
            n = COMPANION.index(name)
            self.v[at.COMPANION_AT + n] = seat + 1
            kind = setup.companion_kind[n]
            field = at.HEROES if kind == HERO else at.DEMIGODS if kind == DEMIGOD else at.CREATURES
            self.v[self.p(seat) + field] |= 1 << setup.companion_colour[n]
        return self._changed()

    def at(self, seat: int, hex_name: str) -> Table:
        self.v[self.p(seat) + at.POSITION] = HEXES.index(hex_name)
        return self._changed()

    def beside(self, seat: int, site: str) -> Table:
        """Move a ship beside an island or city."""
        self.v[self.p(seat) + at.POSITION] = self.state.sea.shores(*find_site(site))[0]
        return self._changed()

    def offerings(self, site: str, *colours: str) -> Table:
        """Exactly these offerings lie on an island; they change places with those of other islands."""
        return self._pieces(at.OFFERINGS, 6, find_site(site)[1], colours)

    def monsters(self, site: str, *colours: str) -> Table:
        return self._pieces(at.MONSTERS, 9, find_site(site)[1], colours)

    def _pieces(self, where: int, islands: int, island: int, colours: Sequence[str]) -> Table:
        for c, name in enumerate(COLOUR):
            here = self.v[where + island] >> c & 1
            wanted = name in colours
            if wanted != bool(here):
                other = next(
                    i for i in range(islands) if i != island and bool(self.v[where + i] >> c & 1) == wanted
                )
                self.v[where + island] ^= 1 << c
                self.v[where + other] ^= 1 << c
        return self._changed()

    def aboard(self, seat: int, offerings: Sequence[str] = (), statues: Sequence[str] = ()) -> Table:
        """Load pieces into the hold."""
        for name in offerings:
            c = colour(name)
            island = next(i for i in range(6) if self.v[at.OFFERINGS + i] >> c & 1)
            self.v[at.OFFERINGS + island] ^= 1 << c
            self.v[self.p(seat) + at.CARGO + c] += 1
        for name in statues:
            self.v[at.STATUES + colour(name)] -= 1
            self.v[self.p(seat) + at.CARGO_STATUES + colour(name)] += 1
        return self._changed()

    def temple(self, name: str) -> str:
        """The site of a temple."""
        return f"temple-{self.v[at.TEMPLE_OF + colour(name)]}"

    def statue_isle(self, name: str) -> str:
        """A statue island with a site of this colour."""
        sites = self.state.setup.tiles.sites
        return f"statue-{next(n for n, s in enumerate(sites) if colour(name) in s) + 1}"

    def island_tiles_unsettled(self) -> Table:
        for offset in (at.TILES, at.FACE_UP, at.KNOWN, at.SHRINES):
            self.v[offset : offset + 12] = [0] * 12
        return self._changed()

    def tile(self, site: str, island: str, face_up: bool = True, known: Sequence[int] = ()) -> Table:
        """Settle what lies on a cloud island."""
        n = find_site(site)[1]
        self.v[at.TILES + n] = ISLAND_TILE.index(island) + 1
        self.v[at.FACE_UP + n] = int(face_up)
        self.v[at.KNOWN + n] = sum(1 << seat for seat in known)
        return self._changed()

    def tasks(self, seat: int, *names: str) -> Table:
        """Only these tasks are open; all others are done."""
        for n, name in enumerate(TASK):
            if self.v[self.p(seat) + at.TASK_STATUS + n] != at.ABSENT:
                self.v[self.p(seat) + at.TASK_STATUS + n] = at.OPEN if name in names else at.FULFILLED
        self.v[self.p(seat) + at.TASKS_LEFT] = self.block(seat, at.TASK_STATUS, 12).count(at.OPEN)
        return self._changed()

    def hexes(self, name: str | None, steps: int, seat: int = 0, keel: int = 0) -> list[str]:
        """The water hexes of a colour (None: any) exactly so many steps from a ship."""
        sea = self.state.sea
        table = sea.steps(self.get(seat, "position"), keel)
        return [
            HEXES[n]
            for n in sea.water
            if table[n] == steps and (name is None or sea.colour[n] == colour(name))
        ]

    # ---- playing --------------------------------------------------------------------------------

    def do(self, *texts: str) -> list[Event]:
        """Play actions and chance outcomes by their texts; all that they tell."""
        events: list[Event] = []
        if self.ask == "act" and self.legal() == ["end-turn"]:  # a position made so that nothing is left
            self.state.settle()
        for text in texts:
            events += self.state.apply(self.state.actions.parse(text))
        return events

    def legal(self, word: str | None = None) -> list[str]:
        """The texts of the legal actions, perhaps of one family only."""
        texts = [self.state.actions.text(a) for a in self.state.legal()]
        return [t for t in texts if word is None or t.split()[0] == word]

    def can(self, text: str) -> bool:
        return self.state.actions.parse(text) in self.state.legal()

    def why_not(self, text: str) -> Reason:
        reason = self.state.why_not(self.state.actions.parse(text))
        assert reason is not None, f"{text} is legal"
        return reason

    def preview(self, text: str) -> dict[str, Any]:
        """What a legal action would cost and do."""
        assert self.can(text)
        return dict(self.state.preview(self.state.actions.parse(text)))

    @property
    def ask(self) -> str | None:
        step = self.state.step
        return None if step is None else step.name

    def cost(self, text: str) -> int:
        """The favour that an action costs."""
        return int(self.preview(text)["favour"])


def names(events: list[Event]) -> list[str]:
    return [event.name for event in events]


def next_turn(table: Table) -> list[Event]:
    """Let the turn of seat 1 begin by ending the one of seat 0."""
    table.dice(0)
    told = table.do("end-turn", "roll red red red")
    assert ("turn-begins", {"seat": 1}) in [(event.name, event.args) for event in told]
    return told


def explorer(**options: object) -> Table:
    """Beside a red island with three red dice."""
    return Table(**options).beside(0, "cloud-red-1").dice(0, "red", "red", "red")  # type: ignore[arg-type]
