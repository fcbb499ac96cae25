"""A table of Elysium in any position: lay out cards and tokens, then play by the texts of actions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from petteia.games.elysium import GAME, components, layout
from petteia.games.elysium.legends import transfer
from petteia.games.elysium.moves import (
    domain,
    leave,
    to_agora,
    to_discard,
    to_domain,
    to_oracle,
)
from petteia.games.elysium.packing import put_ring, ring
from petteia.games.elysium.state import ElysiumState
from petteia.games.elysium.tables import DEFAULT_CARDS
from petteia.kernel import CHANCE, ENGINE, TOP, Dealer, Event

FREE = 2


def cards_of(*families: str) -> list[str]:
    """Five families, the named ones among them."""
    rest = [family for family in components.FAMILY if family not in families]
    return [*families, *rest][:5]


class Table:
    """A game in its first turn: seat 0 decides, the Agora, the Oracle and all Domains are empty."""

    def __init__(self, *families: str, seats: int = 3, side: str = "A", **options: Any) -> None:
        given = {"families": cards_of(*families), "pediment": side, **options}
        state = GAME.new(seats, given)
        assert isinstance(state, ElysiumState)
        self.state = state
        self.events: list[Event] = []
        self.do("start 0")
        dealer = Dealer("table")
        while state.decider == CHANCE:
            state.advance(dealer.pick(state))
        for card in range(components.CARDS):
            if state.v[layout.PLACE + card] in (layout.IN_AGORA, layout.IN_ORACLE):
                self._back(card)
        self._renew()

    # ---- laying out ---------------------------------------------------------------------------

    def card(self, name: str) -> int:
        """The number of a card: ``zeus/hera``, or ``zeus/eagle`` for the first copy."""
        tokens = self.state.setup.cards.names
        return tokens.index(name if name in tokens else f"{name}/1")

    def _back(self, card: int) -> None:
        v = self.state.v
        if v[layout.PLACE + card] == layout.UNSEEN:
            return
        leave(v, card)
        v[layout.PLACE + card] = layout.UNSEEN
        v[layout.PILE] += 1

    def agora(self, *cards: str) -> Table:
        """Lay cards in the Agora."""
        for name in cards:
            to_agora(self.state.v, self.card(name))
        return self._renew()

    def oracle(self, *cards: str) -> Table:
        """Lay cards at the Oracle."""
        for name in cards:
            to_oracle(self.state.v, self.card(name))
        return self._renew()

    def discarded(self, *cards: str) -> Table:
        """Lay cards on the discard pile."""
        for name in cards:
            to_discard(self.state.v, self.card(name))
        return self._renew()

    def own(self, seat: int, *cards: str) -> Table:
        """Lay cards in a Domain; one-time cards get their ring."""
        for name in cards:
            card = self.card(name)
            to_domain(self.state.v, seat, card)
            if self.state.setup.cards.kind[card] == components.ONCE:
                put_ring(self.state.v, card)
        return self._renew()

    def citizens(self, seat: int, count: int) -> Table:
        """Give a player Citizens in the Domain."""
        self.state.v[layout.PILE] -= count
        self.state.v[layout.CITIZENS + seat] += count
        return self._renew()

    def legend(self, seat: int, *cards: str) -> Table:
        """Write a legend into an Elysium; ``citizen`` stands for a Citizen. Nothing is paid or set off."""
        v = self.state.v
        number = v[layout.LEGEND_COUNT + seat]
        gold, top = v[layout.GOLD + seat], v[TOP]
        for name in cards:
            if name == "citizen":
                self.citizens(seat, 1)
                transfer(self.state, seat, components.CITIZEN, number, FREE)
            else:
                self.own(seat, name)
                transfer(self.state, seat, self.card(name), number, FREE)
            while v[TOP] != top:
                self.state.pop()
        assert v[layout.GOLD + seat] == gold
        return self._renew()

    def tokens(self, seat: int, gold: int = -1, vp: int = -1, prestige: int = -1) -> Table:
        """Set a player's tokens."""
        for at, value in ((layout.GOLD, gold), (layout.VP, vp), (layout.PRESTIGE, prestige)):
            if value >= 0:
                self.state.v[at + seat] = value
        return self._renew()

    def columns(self, seat: int, *colours: str) -> Table:
        """Leave a player these columns, as if the others had gone for cards."""
        v = self.state.v
        v[layout.COLUMNS_HELD + seat] = sum(1 << components.COLUMN.index(colour) for colour in colours)
        v[layout.TAKEN + seat] = min(3, 4 - len(colours))
        if v[layout.TAKEN + seat] < 4 - len(colours):
            v[layout.QUEST_HELD + seat] = 1
            v[layout.QUESTS_OPEN] &= ~1
        return self._renew()

    def quest(self, seat: int, number: int) -> Table:
        """Give a player a quest; a column has gone for it."""
        v = self.state.v
        v[layout.QUEST_HELD + seat] = number
        v[layout.QUESTS_OPEN] &= ~(1 << number - 1)
        return self._renew()

    def writing(self, seat: int, left: int = 2) -> Table:
        """Go to a player's own step of phase III."""
        state = self.state
        v = state.v
        while v[TOP]:
            state.pop()
        for other in range(state.seats):
            v[layout.QUEST_HELD + other] = layout.UNFINISHED
        v[layout.CURRENT_PHASE] = layout.WRITING
        v[layout.ROUND] = 0
        v[layout.ACTIVE] = seat + 1
        state.push(layout.WRITERS, ENGINE, state.seats)
        state.push(layout.WRITE, seat, left)
        return self._renew()

    def turn(self, seat: int) -> Table:
        """Go to the start of a player's turn."""
        state = self.state
        while state.v[TOP]:
            state.pop()
        order = state.v[layout.ORDER : layout.ORDER + state.seats]
        state.v[layout.CURRENT_PHASE] = layout.ACTING
        state.v[layout.ACTIVE] = seat + 1
        state.push(layout.ROUNDS, ENGINE, order.index(seat) + 1)
        state.push(layout.TURN, seat)
        return self._renew()

    def _renew(self) -> Table:
        self.state._legal = None
        return self

    # ---- playing ------------------------------------------------------------------------------

    def do(self, *actions: str) -> list[Event]:
        """Take actions by their texts; the events of all of them."""
        told: list[Event] = []
        for text in actions:
            told += self.state.apply(self.state.actions.parse(text))
            problems = list(GAME.check(self.state))
            assert not problems, problems
        self.events += told
        return told

    def take(self, name: str) -> list[Event]:
        """Lay a card in the Agora and take it."""
        self.agora(name)
        return self.do(f"take {self.state.setup.cards.names[self.card(name)]}")

    def use(self, name: str) -> list[Event]:
        """Lay a card in the Domain of whoever decides and use it."""
        seat = self.state.decider
        assert seat is not None
        self.own(seat, name)
        return self.do(f"use {self.state.setup.cards.names[self.card(name)]}")

    def can(self) -> list[str]:
        """The texts of the legal actions."""
        return [self.state.actions.text(action) for action in self.state.legal()]

    def why(self, text: str) -> str:
        """The reason why an action is not legal."""
        reason = self.state.why_not(self.state.actions.parse(text))
        assert reason is not None, f"{text} is legal"
        return reason.id

    def preview(self, text: str) -> Mapping[str, Any]:
        """What an action would cost and do."""
        step = self.state.step
        assert step is not None
        return step.preview(self.state, self.state.v[TOP], self.state.actions.parse(text))

    def ask(self) -> str:
        """The name of the step that is being decided."""
        step = self.state.step
        return "" if step is None else step.name

    # ---- looking ------------------------------------------------------------------------------

    def gold(self, seat: int = 0) -> int:
        """A player's gold."""
        return self.state.v[layout.GOLD + seat]

    def vp(self, seat: int = 0) -> int:
        """A player's victory points."""
        return self.state.v[layout.VP + seat]

    def prestige(self, seat: int = 0) -> int:
        """A player's prestige."""
        return self.state.v[layout.PRESTIGE + seat]

    def domain(self, seat: int = 0) -> list[str]:
        """The cards of a Domain."""
        return [self.state.setup.cards.names[card] for card in domain(self.state.v, seat)]

    def has(self, name: str, seat: int = 0) -> bool:
        """Whether a card lies in a Domain."""
        return self.state.v[layout.PLACE + self.card(name)] == layout.IN_DOMAIN + seat

    def ring(self, name: str) -> bool:
        """Whether a ring lies on a card."""
        return bool(ring(self.state.v, self.card(name)))

    def people(self, seat: int = 0) -> int:
        """Citizens in a Domain."""
        return self.state.v[layout.CITIZENS + seat]

    def view(self) -> dict[str, Any]:
        """The observation of seat 0."""
        return self.state.observe(0)

    def elysium(self, seat: int = 0) -> list[dict[str, Any]]:
        """The legends of a player, as observed."""
        found: list[dict[str, Any]] = self.view()["players"][seat]["elysium"]
        return found

    def score(self, seat: int, part: str) -> int:
        """A part of a player's points, if the game ended now."""
        return self.state.scores()[seat].parts[part]

    def chronos(self, seat: int = 0) -> int:
        """What Chronos effects would bring a player, if the game ended now."""
        return self.score(seat, "chronos")


def new_order(table: Table, *quests: int) -> list[int]:
    """Hand out quests and begin phase III; returns the new order."""
    state = table.state
    v = state.v
    while v[TOP]:
        state.pop()
    v[layout.QUESTS_OPEN] = (1 << len(state.setup.quests)) - 1
    for seat, quest in enumerate(quests):
        v[layout.QUEST_HELD + seat] = quest
        if quest:
            v[layout.QUESTS_OPEN] &= ~(1 << quest - 1)
    state.push(layout.NEW_ORDER, ENGINE)
    state.log = table.events
    state.settle()
    state.log = None
    return list(table.view()["order"])


def told(events: Iterable[Event], name: str) -> list[dict[str, Any]]:
    """The arguments of all events of a name."""
    return [event.args for event in events if event.name == name]


def copies(identity: str) -> Sequence[str]:
    """The tokens of a card id."""
    return [
        token
        for token, entry in zip(DEFAULT_CARDS.names, DEFAULT_CARDS.entries, strict=True)
        if entry["id"] == identity
    ]
