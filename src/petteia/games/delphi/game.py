"""The game: metadata, options, steps in their order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from petteia.kernel import ENGINE, Edition, Game, Option, OptionError, Options, Setup, State, Step

from . import (
    actions,
    companions,
    coverage,
    ending,
    equipment,
    fight,
    gods,
    islands,
    oracle,
    rewards,
    setup,
    ships,
    titan,
    wounds,
)
from .check import check
from .edition import default_edition, load_edition
from .evaluate import prospects
from .events import EVENTS
from .layout import SETTING_UP, STEPS, L
from .map import CITY_SPACING
from .names import (
    CITIES,
    CLOUDS,
    COLOURS,
    COMPANION_KINDS,
    COMPANIONS,
    EQUIPMENT,
    FACES,
    GODS,
    HEX_KINDS,
    ISLAND_TILES,
    LETTERS,
    MONSTER_ISLES,
    OFFERING_ISLES,
    PLAYER_COLOURS,
    SHIPS,
    SOURCES,
    STATUE_ISLES,
    TASK_KINDS,
    TASKS,
    TEMPLE_ISLES,
)
from .reasons import REASONS
from .space import ACTIONS
from .state import DelphiState
from .tables import DelphiSetup
from .tensor import TENSOR_FIELDS

_ALL: tuple[Step[DelphiState], ...] = (
    setup.SettingUp(),
    setup.DrawMap(),
    setup.PutOfferings(),
    setup.PutTemples(),
    setup.PutMonsters(),
    equipment.Refill(),
    setup.FirstPlayer(),
    ships.DealShips(),
    ships.OfferShips(),
    ships.DraftShip(),
    setup.SetupRoll(),
    setup.FirstWound(),
    setup.TurnTasks(),
    setup.RemoveTask(),
    ships.DropTask(),
    wounds.Turn(),
    wounds.Recover(),
    wounds.NoWounds(),
    actions.Act(),
    fight.Battle(),
    fight.FightOn(),
    islands.PeekTiles(),
    islands.Glimpse(),
    islands.SettleIsland(),
    gods.GodHome(),
    gods.GodSteps(),
    gods.GodStep(),
    rewards.Draw(),
    rewards.Oracle(),
    wounds.WoundDeal(),
    wounds.Wound(),
    rewards.OmegaColour(),
    rewards.ShieldGain(),
    companions.ChooseCompanion(),
    equipment.ChooseEquipment(),
    equipment.Equip(),
    equipment.LoadNow(),
    equipment.ChartTiles(),
    equipment.ChartUncover(),
    equipment.LadderGod(),
    oracle.Consult(),
    oracle.Roll(),
    titan.TitanRoll(),
    gods.Reactions(),
    gods.ReactGod(),
    titan.TitanWounds(),
    ending.NextTurn(),
)
assert tuple(step.name for step in _ALL) == STEPS

_PRESET = ("tasks", "map", "ships", "ship_pool")


class Delphi(Game):
    """The Oracle of Delphi, for two to four players."""

    id = "delphi"
    rules_version = 1
    seats = range(2, 5)
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
        Option("max_rounds", "number", 60, low=0, high=200),
        Option("edition", "text", "default", expects="'default', a path to an edition file, or its text"),
    )
    actions = ACTIONS
    layout = L
    steps = _ALL
    state = DelphiState
    events = EVENTS
    reasons = REASONS
    acquisitions = ("ship-dealt", "ship-chosen", "companion-joins", "equipment-taken")
    score_parts = ("shrine", "statue", "offering", "monster", "spared", "zeus")
    tensor_fields = TENSOR_FIELDS
    components: Mapping[str, tuple[str, ...]] = {
        "colour": COLOURS,
        "player-colour": PLAYER_COLOURS,
        "source": SOURCES,
        "god": GODS,
        "monster": COLOURS,
        "terrain": HEX_KINDS,
        "site": (
            *CLOUDS,
            *OFFERING_ISLES,
            *TEMPLE_ISLES,
            *STATUE_ISLES,
            *MONSTER_ISLES,
            *CITIES,
        ),
        "task": (*TASKS, *FACES),
        "task-kind": TASK_KINDS,
        "map-warning": (CITY_SPACING,),
        "island": ISLAND_TILES,
        "letter": LETTERS,
        "companion": COMPANIONS,
        "companion-kind": COMPANION_KINDS,
        "equipment": EQUIPMENT,
        "ship": SHIPS,
    }

    def setup(self, seats: int, options: Mapping[str, Any] | None = None) -> Setup:
        """See `Game.setup`; the preset of the first game fills options that are not given (ruling 8)."""
        given = self.options.given(options)
        if given.get("first_game") is True:
            preset = load_edition(str(given.get("edition", "default"))).data["first_game"]
            for name in _PRESET:
                if given.setdefault(name, preset[name]) != preset[name]:
                    raise OptionError(name, given[name], f"{preset[name]!r}, as first_game asks for")
        return super().setup(seats, given)

    def make_setup(self, seats: int, options: dict[str, Any]) -> Setup:
        if options["ships"] == "draft" and options["ship_pool"] != "all":
            raise OptionError("ship_pool", options["ship_pool"], "'all' where ships are drafted")
        if options["map"] != "custom" and options["map_text"]:
            raise OptionError("map_text", options["map_text"], "no text unless map is 'custom'")
        return DelphiSetup(self, seats, options, load_edition(options["edition"]))

    def begin(self, state: DelphiState) -> None:
        state.push(SETTING_UP, ENGINE)

    def default_edition(self) -> Edition:
        return default_edition()

    def check(self, state: State) -> Iterable[str]:
        assert isinstance(state, DelphiState)
        return check(state)

    def prospects(self, state: State) -> list[float]:
        assert isinstance(state, DelphiState)
        return prospects(state)

    def endings(self, state: State) -> Iterable[str]:
        assert isinstance(state, DelphiState)
        return ending.endings(state)

    def coverage_goals(self) -> Iterable[str]:
        return coverage.goals(self)


GAME = Delphi()
