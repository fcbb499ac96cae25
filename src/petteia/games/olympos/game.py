"""Olympos as a game of the kernel: everything that is declared once."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from petteia.kernel import Edition, Event, Floats, Game, Kin, Message, Option, Options, State

from . import coverage, destiny, development, edition, events, expansion, gods, preparation, turn
from .components import COMPONENTS, FOLDER, SEATS
from .evaluate import EARLIER, FEATURES, WEIGHTS, expect, prospects, survey
from .events import EVENTS, STUDY
from .laws import broken
from .layout import LAYOUT
from .means import MEANS, means
from .observation import Ask, Observation
from .preview import Preview
from .reasons import REASONS
from .scoring import PARTS
from .space import ACTIONS
from .state import OlymposState
from .tables import OlymposSetup
from .tensor import FIELDS, OlymposEncoder
from .words import SAYS, says

STEPS = LAYOUT.join(
    (
        preparation.LayDiscovery(),
        preparation.LayWonder(),
        preparation.StartPile(),
        preparation.Lock(),
        preparation.LockRandom(),
        preparation.PlaceBarbarians(),
        preparation.PlaceBarbariansRandom(),
        preparation.ExtraCube(),
        preparation.StartCube(),
        turn.Next(),
        turn.Turn(),
        turn.Window(),
        turn.EndTurn(),
        expansion.WhichPiece(),
        development.Give(),
        development.Tile(),
        development.Effect(),
        development.Take(),
        development.BonusSpot(),
        development.Pay(),
        destiny.Draw(),
        destiny.Keep(),
        gods.Arrive(),
        gods.Reveal(),
        gods.Prayer(),
        gods.Resolve(),
        gods.Hades(),
    )
)


class Olympos(Game):
    """Olympos for two to five players."""

    id = "olympos"
    rules_version = 2
    seats = range(2, SEATS + 1)
    options = Options(
        Option("locks", "choice", "chosen", ("chosen", "random")),
        Option("prestige", "choice", "hidden", ("hidden", "shown")),
        Option("edition", "text", "default", expects="'default', an edition file (TOML) or its text"),
    )
    actions = ACTIONS
    layout = LAYOUT
    steps = STEPS
    state = OlymposState
    events = EVENTS
    reasons = REASONS
    score_parts = PARTS
    means = MEANS
    acquisitions = ("discover", "build")
    study = STUDY
    tensor_fields = FIELDS
    encoder = OlymposEncoder()
    features = (("points", 1.0), *((name, weight) for name, weight, _ in FEATURES))
    components = COMPONENTS
    rule_prefix = "OLY"
    observation = Observation
    ask = Ask
    preview = Preview
    edition_schema = edition.SCHEMA
    editable = edition.EDITABLE

    def make_setup(self, seats: int, options: dict[str, Any]) -> OlymposSetup:
        chosen = edition.load_edition(options["edition"])
        if chosen.text is not None:  # records keep an owner's edition itself, wherever its file was
            options = {**options, "edition": chosen.text}
        return OlymposSetup(self, seats, options, chosen)

    def begin(self, state: OlymposState) -> None:
        preparation.begin(state)

    def default_edition(self) -> Edition:
        return edition.default_edition()

    def edition_text(self, edition: Edition, table: str, identity: str) -> Message | None:
        return says(edition, table, identity)

    def extra_message_ids(self) -> dict[str, set[str]]:
        """What components of an edition say."""
        return {f"olympos-says-{one}": args for one, args in SAYS.items()}

    def assets(self) -> dict[str, Any]:
        """What a client needs to draw the board: the map's areas as polygons."""
        return {"map": json.loads((FOLDER / "map.json").read_text(encoding="utf-8"))}

    def places(self, event: Event) -> Iterable[str]:
        return events.places(event)

    def check(self, state: State) -> Iterable[str]:
        assert isinstance(state, OlymposState)
        return broken(state)

    def prospects(self, state: State) -> list[float]:
        assert isinstance(state, OlymposState)
        return prospects(state)

    def prospects_into(self, state: State, out: Floats, of: str = "") -> None:
        expect(state, EARLIER.get(of, WEIGHTS), out)  # type: ignore[arg-type]

    def survey_into(self, state: State, out: Floats) -> None:
        survey(state, out)  # type: ignore[arg-type]

    def means_of(self, observation: Mapping[str, Any], seat: int) -> Mapping[str, int]:
        return means(observation["players"][seat])

    def kin(self, edition: Edition, kind: str) -> dict[str, Kin]:
        """Discoveries are compared with those of their row: they cost about the same."""
        if kind == "territory":  # nobody enters the northern zone
            return {one["id"]: Kin("territory", one["id"]) for one in edition.data["territory"]}
        if kind != "discovery":
            return {}
        return {one["id"]: Kin(f"row {one['row']}", one["id"]) for one in edition.data["discovery"]}

    def endings(self, state: State) -> Iterable[str]:
        assert isinstance(state, OlymposState)
        return coverage.endings(state)

    def coverage_goals(self) -> Iterable[str]:
        return coverage.goals()


GAME = Olympos()
