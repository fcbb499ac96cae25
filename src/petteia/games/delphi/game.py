"""The game: metadata, options, and everything put together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from petteia.kernel import (
    Edition,
    Event,
    Floats,
    Game,
    Kin,
    Message,
    Option,
    OptionError,
    Options,
    Setup,
    State,
)

from . import (
    companions,
    coverage,
    equipment,
    fight,
    gods,
    islands,
    oracle,
    preparation,
    rewards,
    ships,
    titan,
    turn,
    wounds,
)
from .components import (
    COMPONENTS,
    DRAWN,
    FACE,
    FIRST_DOUBLE,
    FIRST_PLAYER,
    NEXT_COLOUR,
    PLAYER_COLOUR,
    SEATS,
    TASK,
)
from .edition import EDITABLE, PICTURED, SCHEMA, default_edition, load_edition
from .evaluate import EARLIER, FEATURES, WEIGHTS, expect, prospects, survey
from .events import EVENTS, STUDY, places
from .laws import broken
from .layout import LAYOUT
from .means import MEANS, means
from .observation import Ask, Observation
from .preview import Preview
from .reasons import REASONS
from .scoring import PARTS
from .space import ACTIONS
from .state import DelphiState
from .tables import DelphiSetup
from .tensor import FIELDS, DelphiEncoder
from .words import SAYS, says

STEPS = LAYOUT.join(
    (
        preparation.SettingUp(),
        preparation.DealColours(),
        preparation.DrawMap(),
        preparation.PutOfferings(),
        preparation.PutTemples(),
        preparation.PutMonsters(),
        preparation.FirstPlayer(),
        preparation.SetupRoll(),
        preparation.FirstWound(),
        preparation.TurnTasks(),
        preparation.RemoveTask(),
        preparation.ReturnShrine(),
        ships.DealShips(),
        ships.OfferShips(),
        ships.DraftShip(),
        ships.DropTask(),
        turn.BeginTurn(),
        turn.NoWounds(),
        turn.Turn(),
        turn.End(),
        turn.Next(),
        wounds.Recover(),
        wounds.WoundDeal(),
        wounds.Wound(),
        wounds.OmegaColour(),
        fight.Battle(),
        fight.FightOn(),
        islands.PeekTiles(),
        islands.Glimpse(),
        islands.SettleIsland(),
        rewards.ShieldGain(),
        companions.ChooseCompanion(),
        equipment.Refill(),
        equipment.ChooseEquipment(),
        equipment.Equip(),
        equipment.LoadNow(),
        equipment.ChartTiles(),
        equipment.ChartUncover(),
        equipment.LadderGod(),
        gods.GodHome(),
        gods.GodSteps(),
        gods.GodStep(),
        gods.LampGod(),
        gods.Reactions(),
        gods.ReactGod(),
        oracle.Consult(),
        oracle.Roll(),
        oracle.Draw(),
        oracle.Oracle(),
        titan.TitanRoll(),
        titan.TitanWounds(),
    )
)

_PRESET = ("tasks", "map", "ships", "ship_pool")


class Delphi(Game):
    """The Oracle of Delphi, for two to four players."""

    id = "delphi"
    rules_version = 2
    seats = range(2, SEATS + 1)
    options = Options(
        Option("first_game", "flag", False),
        Option("tasks", "number", 12, low=8, high=12),
        Option("map", "choice", "compact", ("compact", "random", "custom")),
        Option(
            "map_text", "text", "", expects="the text of a map (empty: the example map), with map = custom"
        ),
        Option("ships", "choice", "random", ("random", "draft")),
        Option("ship_pool", "choice", "all", ("all", "first-game")),
        Option("rules", "choice", "rulebook", ("rulebook", "revised")),
        Option("first_player", "choice", DRAWN, FIRST_PLAYER),
        *(
            Option(f"colour_{n + 1}", "choice", NEXT_COLOUR, (NEXT_COLOUR, DRAWN, *PLAYER_COLOUR))
            for n in range(SEATS)
        ),
        Option("max_rounds", "number", 60, low=0, high=200),
        Option("edition", "text", "default", expects="'default', a path to an edition file, or its text"),
    )
    actions = ACTIONS
    layout = LAYOUT
    steps = STEPS
    state = DelphiState
    events = EVENTS
    reasons = REASONS
    means = MEANS
    spent = ("source",)
    acquisitions = ("ship-dealt", "ship-chosen", "companion-joins", "equipment-taken")
    score_parts = PARTS
    study = STUDY
    tensor_fields = FIELDS
    encoder = DelphiEncoder()
    features = (("points", 1.0), *((name, weight) for name, weight, _ in FEATURES))
    components = COMPONENTS
    rule_prefix = "DEL"
    observation = Observation
    ask = Ask
    preview = Preview
    edition_schema = SCHEMA
    editable = EDITABLE
    pictured = PICTURED

    def setup(self, seats: int, options: Mapping[str, Any] | None = None) -> Setup:
        """The preset of the first game fills options that are not given (DEL-9.3, DEL-R8)."""
        given = self.options.given(options)
        if given.get("first_game") is True:
            preset = load_edition(str(given.get("edition", "default"))).data["first_game"]
            for name in _PRESET:
                if given.setdefault(name, preset[name]) != preset[name]:
                    raise OptionError(name, given[name], f"{preset[name]!r}, as first_game asks for")
        return super().setup(seats, given)

    def make_setup(self, seats: int, options: dict[str, Any]) -> Setup:
        if options["ships"] == "draft" and options["ship_pool"] != "all":  # DEL-R6
            raise OptionError("ship_pool", options["ship_pool"], "'all' where ships are drafted")
        if options["map"] != "custom" and options["map_text"]:
            raise OptionError("map_text", options["map_text"], "no text unless map is 'custom'")
        return DelphiSetup(self, seats, options, load_edition(options["edition"]))

    def begin(self, state: DelphiState) -> None:
        preparation.begin(state)

    def default_edition(self) -> Edition:
        return default_edition()

    def edition_text(self, edition: Edition, table: str, identity: str) -> Message | None:
        return says(edition, table, identity)

    def extra_message_ids(self) -> dict[str, set[str]]:
        """What components of an edition say."""
        return {f"delphi-says-{one}": args for one, args in SAYS.items()}

    def places(self, event: Event) -> Iterable[str]:
        return places(event)

    def check(self, state: State) -> Iterable[str]:
        assert isinstance(state, DelphiState)
        return broken(state)

    def prospects(self, state: State) -> list[float]:
        assert isinstance(state, DelphiState)
        return prospects(state)

    def prospects_into(self, state: State, out: Floats, of: str = "") -> None:
        expect(state, EARLIER.get(of, WEIGHTS), out)  # type: ignore[arg-type]

    def survey_into(self, state: State, out: Floats) -> None:
        survey(state, out)  # type: ignore[arg-type]

    def means_of(self, observation: Mapping[str, Any], seat: int) -> Mapping[str, int]:
        return means(observation["players"][seat])

    def kin(self, edition: Edition, kind: str) -> dict[str, Kin]:
        """Companions and tasks are compared with their kind; a two-sided tile is the side that lay up."""
        if kind == "companion":
            return {one["id"]: Kin(one["kind"], one["id"]) for one in edition.data["companion"]}
        if kind == "task":
            return {one: Kin(one.partition("-")[0], one) for one in (*TASK[:FIRST_DOUBLE], *FACE)}
        return {}

    def endings(self, state: State) -> Iterable[str]:
        assert isinstance(state, DelphiState)
        return coverage.endings(state)

    def coverage_goals(self) -> Iterable[str]:
        return coverage.goals()


GAME = Delphi()
