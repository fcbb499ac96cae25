"""Olympos as a game of the kernel: everything that is declared once."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from petteia.kernel import Edition, Game, Option, Options, State, Step, edition_text

from . import destiny, development, expansion, gods, setup, turn
from .actions import ACTIONS
from .components import BONUS, COMPONENTS, DESTINY, DISCOVERY, FOLDER, GOD, WONDER
from .evaluate import prospects
from .events import EVENTS
from .laws import broken
from .layout import LAYOUT, SPACE
from .reasons import REASONS
from .scoring import PARTS, ranking
from .state import OlymposSetup, OlymposState
from .tables import default_edition, load_edition
from .tensor import FIELDS

# In the order of the numbers in layout.py.
STEPS: tuple[Step[Any], ...] = (
    setup.LayDiscovery(),
    setup.LayWonder(),
    setup.StartPile(),
    setup.Lock(),
    setup.LockRandom(),
    setup.PlaceBarbarians(),
    setup.PlaceBarbariansRandom(),
    setup.ExtraCube(),
    setup.StartCube(),
    turn.Next(),
    turn.TURN_STEP,
    expansion.WhichPiece(),
    development.Give(),
    development.Tile(),
    development.Effect(),
    development.Take(),
    development.BonusSpot(),
    development.Pay(),
    gods.Arrive(),
    destiny.Draw(),
    destiny.Keep(),
    destiny.Window(),
    turn.EndTurn(),
    gods.Reveal(),
    gods.Prayer(),
    gods.Resolve(),
    gods.Hades(),
)


class Olympos(Game):
    """Olympos for two to five players."""

    id = "olympos"
    rules_version = 1
    seats = range(2, 6)
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
    acquisitions = ("discover", "build")
    tensor_fields = FIELDS
    components = COMPONENTS

    def make_setup(self, seats: int, options: dict[str, Any]) -> OlymposSetup:
        wanted = options["edition"]
        if wanted == "default":
            return OlymposSetup(self, seats, options, default_edition())
        text, source = edition_text(wanted)
        return OlymposSetup(self, seats, {**options, "edition": text}, load_edition(text, source, True))

    def begin(self, state: OlymposState) -> None:
        setup.begin(state)

    def default_edition(self) -> Edition:
        return default_edition()

    def assets(self) -> dict[str, Any]:
        """What a client needs to draw the board: the map's areas as polygons."""
        return {"map": json.loads((FOLDER / "map.json").read_text(encoding="utf-8"))}

    def check(self, state: State) -> Iterable[str]:
        assert isinstance(state, OlymposState)
        return broken(state)

    def prospects(self, state: State) -> list[float]:
        assert isinstance(state, OlymposState)
        return prospects(state)

    def endings(self, state: State) -> Iterable[str]:
        """``on-cross``: a marker ended on the Cross; ``short-of-cross``: one ended before it;
        ``clear``, ``tie-broken`` and ``tie-shared``: how first place was decided.
        """
        assert isinstance(state, OlymposState)
        tables = state.setup.tables
        spaces = [state.v[SPACE + seat] for seat in range(state.seats)]
        if tables.cross in spaces:
            yield "on-cross"
        if min(spaces) < tables.cross:
            yield "short-of-cross"
        keys = sorted(ranking(state), reverse=True)
        if keys[0] == keys[1]:
            yield "tie-shared"
        else:
            yield "tie-broken" if keys[0][0] == keys[1][0] else "clear"

    def coverage_goals(self) -> Iterable[str]:
        """Every component used, every god applied, every kind of event and decision, every ending.

        Left out are waiting and an empty destiny pile, which random play hardly ever meets.
        """
        for name in DISCOVERY:
            yield f"tell:lay:discovery={name}"
            yield f"tell:discover:discovery={name}"
        for name in WONDER:
            yield f"tell:build:wonder={name}"
        for name in DESTINY:
            yield f"tell:draw:card={name}"
            played = {"prayer": "pray", "inspiration": "use-card"}.get(name, "play")
            yield f"tell:{played}:card={name}"
        for name in GOD:
            yield f"tell:god:god={name}"
            yield f"tell:touch:god={name}"
        for name in BONUS:
            yield f"tell:bonus:bonus={name}"
        yield from (f"tell:{name}" for name in EVENTS if name not in ("wait", "no-card"))
        yield from (f"ask:{step.name}" for step in STEPS if step.asks)
        for ending in ("on-cross", "short-of-cross", "clear", "tie-broken", "tie-shared"):
            yield f"end:{ending}"


GAME = Olympos()
