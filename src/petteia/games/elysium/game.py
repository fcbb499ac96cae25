"""Elysium as a game of the kernel."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from petteia.kernel import Edition, Game, Option, Options, State

from . import names
from .actions import ACTIONS
from .awakening import BeginEpoch, EndEpoch
from .cards import WHOLE_DEFAULT, with_faces
from .check import check
from .coverage import endings, goals
from .editions import DEFAULT, load
from .effects.picking import Draw
from .effects.steps import Ask, Doing, Effect
from .effects.triggers import OrderTriggers
from .effects.wording import MESSAGES
from .evaluate import prospects
from .layout import LAYOUT
from .legends import PlaceCard
from .preparation import ChooseFamilies, Fill, Pediment, StartPlayer, begin
from .scoring import PARTS, Final
from .setup import ElysiumSetup
from .state import ElysiumState
from .tensor import FIELDS
from .turns import After, RemoveColumn, Rounds, Turn
from .words import COMPONENTS, EVENTS, REASONS
from .writing import Income, NewOrder, Write, Writers


class Elysium(Game):
    """Elysium for two to four players."""

    id = "elysium"
    rules_version = 1
    seats = range(2, 5)
    options = Options(
        Option(
            "set",
            "choice",
            "first",
            choices=(*(entry["id"] for entry in DEFAULT.data["family_set"]), "random"),
        ),
        Option("families", "list", [], choices=names.FAMILIES, low=5, high=5),
        Option("pediment", "choice", "random", choices=("random", *names.SIDES)),
        Option("edition", "text", "default", expects="'default', the path of an edition file, or its text"),
    )
    actions = ACTIONS
    layout = LAYOUT
    state = ElysiumState
    steps = (  # in the order of numbers.py
        Pediment(),
        ChooseFamilies(),
        StartPlayer(),
        Fill(),
        BeginEpoch(),
        Rounds(),
        Turn(),
        RemoveColumn(),
        After(),
        NewOrder(),
        Income(),
        Writers(),
        Write(),
        PlaceCard(),
        EndEpoch(),
        Final(),
        OrderTriggers(),
        Effect(),
        Doing(),
        Ask("pay", "pay", "pick", "pick-citizen", "decline"),
        Ask("discard", "pick", "pick-citizen", "decline"),
        Ask("add", "pick", "decline"),
        Draw(),
        Ask("swap", "pick", "pick-citizen", "decline"),
        Ask("transfer", "transfer", "transfer-citizen", "decline"),
        Ask("borrow", "borrow", "decline"),
        Ask("choose", "option"),
    )
    events = EVENTS
    reasons = REASONS
    score_parts = PARTS
    acquisitions = ("taken", "quest")
    tensor_fields = FIELDS
    components = COMPONENTS

    def make_setup(self, seats: int, options: dict[str, Any]) -> ElysiumSetup:
        edition = load(options["edition"])
        whole = WHOLE_DEFAULT if edition is DEFAULT else with_faces(edition)
        return ElysiumSetup(self, seats, options, whole)

    def begin(self, state: ElysiumState) -> None:
        begin(state)

    def default_edition(self) -> Edition:
        """See `Game.default_edition`; its data also hold the generated ``faces`` of the cards."""
        return WHOLE_DEFAULT

    def extra_message_ids(self) -> dict[str, set[str]]:
        """The phrases of card texts."""
        return {f"elysium-text-{name}": args for name, args in MESSAGES.items()}

    def prospects(self, state: State) -> list[float]:
        assert isinstance(state, ElysiumState)
        return prospects(state)

    def check(self, state: State) -> Iterable[str]:
        assert isinstance(state, ElysiumState)
        return check(state)

    def endings(self, state: State) -> Iterable[str]:
        assert isinstance(state, ElysiumState)
        return endings(state)

    def coverage_goals(self) -> Iterable[str]:
        return goals()
