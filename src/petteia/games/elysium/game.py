"""Elysium as a game of the kernel."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from petteia.kernel import Edition, Event, Floats, Game, Kin, Message, Option, Options, State

from . import components
from .components import COMPONENTS
from .coverage import endings, goals
from .edition import EDITABLE, PICTURED, SCHEMA, default_edition, load_edition
from .effects.draw import Draw
from .effects.resolve import (
    AskAdd,
    AskBorrow,
    AskChoice,
    AskDiscard,
    AskPay,
    AskSwap,
    AskTransfer,
    Doing,
    Effect,
)
from .effects.triggers import OrderTriggers
from .effects.wording import MESSAGES
from .epoch import BeginEpoch, EndEpoch
from .evaluate import EARLIER, FEATURES, WEIGHTS, prospects, prospects_into, survey_into
from .events import EVENTS, STUDY, places
from .laws import broken
from .layout import LAYOUT
from .means import MEANS, means
from .observation import Ask, Observation
from .preparation import ChooseFamilies, Fill, Pediment, StartPlayer, begin
from .preview import Preview
from .reasons import REASONS
from .scoring import PARTS, Final
from .space import ACTIONS
from .state import ElysiumState
from .tables import WHOLE_DEFAULT, ElysiumSetup, Printed, with_faces
from .tensor import FIELDS, ElysiumEncoder
from .turn import After, Next, RemoveColumn, Turn
from .words import SAYS, says
from .writing import Income, NewOrder, PlaceCard, Write, Writers

STEPS = LAYOUT.join(
    (
        Pediment(),
        ChooseFamilies(),
        StartPlayer(),
        Fill(),
        BeginEpoch(),
        Next(),
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
        AskPay(),
        AskDiscard(),
        AskAdd(),
        Draw(),
        AskSwap(),
        AskTransfer(),
        AskBorrow(),
        AskChoice(),
    )
)


class Elysium(Game):
    """Elysium for two to four players."""

    id = "elysium"
    rules_version = 2
    seats = range(2, 5)
    options = Options(
        Option(
            "set",
            "choice",
            "first",
            choices=(*(entry["id"] for entry in default_edition().data["family_set"]), "random"),
        ),
        Option("families", "list", [], choices=components.FAMILY, low=5, high=5),
        Option("pediment", "choice", "random", choices=("random", *components.SIDE)),
        Option("edition", "text", "default", expects="'default', the path of an edition file, or its text"),
    )
    actions = ACTIONS
    layout = LAYOUT
    state = ElysiumState
    steps = STEPS
    events = EVENTS
    reasons = REASONS
    score_parts = PARTS
    means = MEANS
    acquisitions = ("taken", "quest")
    study = STUDY
    tensor_fields = FIELDS
    encoder = ElysiumEncoder()
    features = (("points", 1.0), *((name, weight) for name, weight, _ in FEATURES))
    components = COMPONENTS
    rule_prefix = "ELY"
    observation = Observation
    ask = Ask
    preview = Preview
    edition_schema = SCHEMA
    editable = EDITABLE
    pictured = PICTURED
    edition_adds = Printed

    def make_setup(self, seats: int, options: dict[str, Any]) -> ElysiumSetup:
        edition = load_edition(options["edition"])
        whole = WHOLE_DEFAULT if edition is default_edition() else with_faces(edition)
        return ElysiumSetup(self, seats, options, whole)

    def begin(self, state: ElysiumState) -> None:
        begin(state)

    def default_edition(self) -> Edition:
        """The edition that the project carries; its data also hold the generated ``faces`` of the cards."""
        return WHOLE_DEFAULT

    def edition_text(self, edition: Edition, table: str, identity: str) -> Message | None:
        return says(edition, table, identity)

    def extra_message_ids(self) -> dict[str, set[str]]:
        """The phrases of card texts, and what other components say."""
        phrases = {f"elysium-text-{name}": args for name, args in MESSAGES.items()}
        return {**phrases, **{f"elysium-says-{name}": args for name, args in SAYS.items()}}

    def places(self, event: Event) -> Iterable[str]:
        return places(event)

    def prospects(self, state: State) -> list[float]:
        assert isinstance(state, ElysiumState)
        return prospects(state)

    def prospects_into(self, state: State, out: Floats, of: str = "") -> None:
        prospects_into(state, out, EARLIER.get(of, WEIGHTS))  # type: ignore[arg-type]

    def survey_into(self, state: State, out: Floats) -> None:
        survey_into(state, out)  # type: ignore[arg-type]

    def check(self, state: State) -> Iterable[str]:
        assert isinstance(state, ElysiumState)
        return broken(state)

    def means_of(self, observation: Mapping[str, Any], seat: int) -> Mapping[str, int]:
        return means(observation["players"][seat])

    def kin(self, edition: Edition, kind: str) -> dict[str, Kin]:
        """Cards are compared with those of their level: they cost the same."""
        if kind == "quest":  # the unfinished one is not chosen
            return {one: Kin("quest", one) for one in components.QUEST}
        if kind == "form":  # a Citizen joins others (ELY-5.3)
            return {one: Kin("form", one) for one in components.FORM if one != "single"}
        if kind != "card":
            return {}
        cards = [
            Kin(f"level {card['level']}", card["id"].replace(".", "/"))
            for card in components.ordered(edition.data)
            for _ in card["columns"]
        ]
        return dict(zip(components.tokens(edition.data), cards, strict=True))

    def endings(self, state: State) -> Iterable[str]:
        assert isinstance(state, ElysiumState)
        return endings(state)

    def coverage_goals(self) -> Iterable[str]:
        return goals()


GAME = Elysium()
