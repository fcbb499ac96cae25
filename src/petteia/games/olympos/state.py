"""A position of Olympos, and what its players have to show in comparisons."""

from __future__ import annotations

from petteia.kernel import State, TensorWriter

from . import observation, players, scoring
from .components import CARDS, RESOURCES
from .layout import ARES, CUBES, DEMOCRACY, HAND, SWORDS, TOKENS
from .packing import BARBARIANS, TRIBE
from .tables import OlymposSetup


class OlymposState(State):
    """A position of Olympos. Its numbers are laid out in layout.py."""

    __slots__ = ()

    setup: OlymposSetup

    def tokens(self, seat: int) -> list[int]:
        """Territory tokens of a seat, by resource."""
        return self.v[TOKENS + seat * RESOURCES : TOKENS + seat * RESOURCES + RESOURCES]

    def cubes(self, seat: int) -> list[int]:
        """Cubes of a seat, by resource."""
        return self.v[CUBES + seat * RESOURCES : CUBES + seat * RESOURCES + RESOURCES]

    def hand(self, seat: int) -> list[int]:
        """How many copies of each destiny card a seat holds."""
        return self.v[HAND + seat * CARDS : HAND + seat * CARDS + CARDS]

    def swords(self, code: int) -> tuple[int, bool]:
        """Swords of a holder (a code of piles) and whether it wins ties (OLY-6.12, OLY-R27, OLY-R28).

        A player's are those on discoveries and those of Ares.
        """
        v = self.v
        tables = self.setup.tables
        if code == TRIBE:
            return tables.tribe_swords, False
        if code == BARBARIANS:
            return tables.barbarian_swords, False
        return v[SWORDS + code - 1] + v[ARES + code - 1], bool(v[DEMOCRACY + code - 1])

    def holds_zeus_token(self, seat: int) -> bool:
        """Whether a seat controls Olympos and so holds the Zeus token (OLY-4.6)."""
        return players.holds_zeus_token(self, seat)

    def symbols(self, seat: int) -> int:
        """Zeus symbols of a seat: discoveries, the Zeus token, prayers to the card at hand (OLY-7.4)."""
        return players.symbols(self, seat)

    def encode(self, viewer: int | None, out: TensorWriter) -> None:
        """The game's encoder writes tensors (tensor.py)."""
        raise TypeError("tensors of Olympos are written by its encoder")

    view = observation.view
    resample_into = observation.deal_unknown
    scores = scoring.scores
    scores_for = scoring.scores_for
    ranking = scoring.ranking
