"""Game and Setup: what is the same for all states of a game.

A `Game` is stateless: metadata, options, action space, declarations of texts. A `Setup` adds the number of
seats, the options and the edition, with all tables that the hot path reads; it is shared by all
states of one table and never changes.
"""

from __future__ import annotations

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from .actions import ActionSpace, whole
from .cells import Floats, Machine
from .edition import Edition, Table
from .encoder import Encoder
from .errors import ActionError, OptionError, StateError
from .events import Event, EventKind
from .layout import Layout
from .messages import Message, message_id
from .options import Options
from .state import State
from .steps import Step
from .study import Kin, Study
from .tensor import TensorField


class Setup:
    """Game, seats, options, edition: everything that is fixed before the first decision.

    Games subclass it and add their tables. ``size`` is the length of the state's vector, ``frames`` the
    place of its first frame.
    """

    def __init__(self, game: Game, seats: int, options: dict[str, Any], edition: Edition) -> None:
        """``options`` must be complete (see `Options.complete`)."""
        self.game = game
        self.seats = seats
        self.options = options
        self.edition = edition
        self.size = game.layout.total
        self.frames = game.layout.size
        self.actions: ActionSpace = game.actions
        self.steps: Sequence[Step[Any]] = game.steps
        self.tensor_size = sum(field.size for field in game.tensor_fields)
        plain = {name: value for name, value in options.items() if name != "edition"}
        identity = [game.id, game.rules_version, edition.digest, seats, plain]
        text = json.dumps(identity, sort_keys=True, separators=(",", ":"))
        self.digest = hashlib.blake2b(text.encode(), digest_size=16).digest()

    @cached_property
    def machine(self) -> Machine:
        """What works the positions. It is made when it is first asked for, so that a setup that needs other
        steps, more room or other actions can say so before.
        """
        return Machine(self.steps, self.size, self.frames, len(self.actions))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self.digest == other.digest

    def __hash__(self) -> int:
        return hash(self.digest)

    def __reduce__(self) -> tuple[Any, ...]:
        """A setup travels to another process as what it was made of; its tables are made there, once."""
        options = dict(self.options)
        if self.edition.text is not None:
            options["edition"] = self.edition.text
        _keep(self)
        return revive_setup, (self.game, self.seats, options, self.digest)

    def check_viewer(self, viewer: int | None) -> int | None:
        """The viewer as a plain number, or None; StateError unless it is a seat of this table or None."""
        if viewer is None:
            return None
        try:
            seat = whole(viewer)
        except ActionError:
            seat = -1
        if not 0 <= seat < self.seats:
            raise StateError(f"viewer {viewer!r} is no seat: expected 0 to {self.seats - 1} or None")
        return seat

    def equip(self, state: Any) -> None:
        """Called for every state that is made of numbers: attach the table that it needs as ``state.m``, if
        the game has such tables. Copies keep the table of their original.
        """

    def note(self, outcome: int) -> str:
        """What an outcome of chance stands for, where its text is a mere number; empty where none is needed.

        It follows from the setup and the outcome alone. Records carry it beside the outcome.
        """
        return ""


_KEPT: dict[bytes, Setup] = {}  # setups with which states have come or gone, the latest last
_KEEP = 64


def _keep(setup: Setup) -> Setup:
    if setup.game.is_known:
        _KEPT[setup.digest] = _KEPT.pop(setup.digest, setup)
        if len(_KEPT) > _KEEP:
            del _KEPT[next(iter(_KEPT))]
    return setup


def revive_setup(game: Game, seats: int, options: dict[str, Any], digest: bytes) -> Setup:
    """The setup that was made of these; StateError if this program makes another one of them."""
    setup = _KEPT.get(digest)
    if setup is None or setup.game is not game:
        setup = game.setup(seats, options)
    if setup.digest != digest:
        raise StateError(f"a state of {game.id} is of other rules or another edition than this program's")
    return _keep(setup)


class Game(ABC):
    """One of the games. Subclasses fill the class attributes and implement the abstract methods."""

    id: str
    """Short name, used in records, commands and addresses."""
    rules_version: int
    """Raised whenever the same actions could lead to another state; pins stored games."""
    replayed_by: Mapping[int, str] = {1: "0.1.x"}
    """Earlier versions of the rules -> the versions of Petteia that replay their games."""
    seats: range
    """The possible numbers of players."""
    options: Options
    actions: ActionSpace
    layout: Layout
    """The places in the state's vector, and the numbers of the steps."""
    steps: Sequence[Step[Any]]
    """In the order of their numbers: ``layout.join(...)``."""
    state: type[State]
    """The class of its states."""
    events: Mapping[str, EventKind]
    reasons: Mapping[str, Mapping[str, str]]
    """The game's own reasons: name -> kinds of arguments."""
    score_parts: tuple[str, ...]
    means: tuple[str, ...] = ()
    """What a player has to play with (`means_of`), each with a text ``<game>-means-<name>`` for a
    number of them (``$n``)."""
    spent: tuple[str, ...] = ()
    """Arguments of actions that say only with what an action is paid for: with another one it is the same
    idea."""
    acquisitions: tuple[str, ...] = ()
    """Events by which a seat gets a component whose value tournaments report first."""
    study: Study = Study()
    """What a study of balance follows."""
    tensor_fields: tuple[TensorField, ...]
    encoder: Encoder[Any] | None = None
    """Writes tensors instead of `State.encode`, where the rules are compiled."""
    features: tuple[tuple[str, float], ...] = (("points", 1.0),)
    """What its evaluator looks at for each seat, with weights: `prospects` is their sum, the points so far
    come first. Learners read them beside the tensor.
    """
    components: Mapping[str, tuple[str, ...]]
    """Kind of component -> ids of the default edition; each has a text ``<game>-<kind>-<id>``."""
    rule_prefix: str
    """What its rule ids begin with: ``OLY`` for ``OLY-4.5``."""
    observation: type
    """The shape (a TypedDict) of what `State.view` gives."""
    ask: type
    """The shape of what `Step.context` tells of any step: a TypedDict whose keys may all be missing."""
    preview: type
    """The shape of what `Step.preview` tells of any of its actions, likewise."""
    edition_schema: Table
    """What its edition files look like."""
    editable: Mapping[str, tuple[str, ...]] = {}
    """What owners of the printed game can enter: table of the edition -> fields of its entries."""
    pictured: Mapping[str, Mapping[str, Any]] = {}
    """Options with which a component that can be entered is seen on the board: ``table`` or ``table/id``."""
    edition_adds: type | None = None
    """The shape of what the game adds to the data of an edition when it loads one, if it does."""

    @property
    def is_known(self) -> bool:
        """Whether it is the game that its id stands for (`Record.finder`), and no variant made for a test."""
        from .record import Record

        try:
            return Record.finder is not None and Record.finder(self.id) is self
        except OptionError:
            return False

    def __reduce_ex__(self, protocol: Any) -> Any:
        """A game that is known by its id travels to another process as that id."""
        from .record import Record

        return (Record.finder, (self.id,)) if self.is_known else super().__reduce_ex__(protocol)

    @abstractmethod
    def make_setup(self, seats: int, options: dict[str, Any]) -> Setup:
        """Load the edition, check what options mean together (OptionError) and prepare the tables."""

    @abstractmethod
    def begin(self, state: Any) -> None:
        """Fill a blank state with what lies there before anything has happened, and push its first frames."""

    @abstractmethod
    def default_edition(self) -> Edition:
        """The edition that the project carries."""

    def assets(self) -> Mapping[str, Any]:
        """Further data for drawing the components, JSON-able; play does not depend on them."""
        return {}

    def places(self, event: Event) -> Iterable[str]:
        """Places on the board that an event touches beyond its component arguments: ``track:12``."""
        return ()

    def check(self, state: State) -> Iterable[str]:
        """Broken laws of conservation and other invariants, in words; nothing when all is well."""
        return ()

    def prospects(self, state: State) -> list[float]:
        """How many points each seat may expect at the end of the game: what bots judge positions by.

        May only be asked of states a seat may think in (its resampled worlds). Games with an evaluator
        of their own override this; the plain one takes the scores as they stand.
        """
        return [float(score.total) for score in state.scores()]

    def prospects_into(self, state: State, out: Floats, of: str = "") -> None:
        """Write what `prospects` gives into a buffer (`floats`) with room for all seats.

        Bots ask for this. Games whose evaluator is compiled override it. ``of`` names an earlier version of
        Petteia (``0.1``) whose weights are asked for; where there are none of it, those of today are meant.
        """
        for seat, value in enumerate(self.prospects(state)):
            out[seat] = value

    def survey_into(self, state: State, out: Floats) -> None:
        """Write the `features` of all seats, one seat after the other; asked of the same states."""
        for seat, score in enumerate(state.scores()):
            out[seat] = float(score.total)

    def evaluate(self, state: State, seat: int) -> float:
        """How much better the seat stands than its best opponent, in points at the end of the game."""
        values = self.prospects(state)
        mine = values.pop(seat)
        return mine - max(values)

    def means_of(self, observation: Mapping[str, Any], seat: int) -> Mapping[str, int]:
        """How much of its `means` a seat has, from what somebody may know; more is never worse.

        Ideas are explained by how these numbers change.
        """
        return {}

    def kin(self, edition: Edition, kind: str) -> Mapping[str, Kin]:
        """For components of a kind: which ones they are compared with, and which are copies of one another.

        Of a kind of which nothing is named, all are compared with one another; of another one, what is not
        named cannot be had.
        """
        return {}

    def endings(self, state: State) -> Iterable[str]:
        """Names for the ways in which a finished game ended, for coverage (``tie-shared``)."""
        return ()

    def coverage_goals(self) -> Iterable[str]:
        """Keys of coverage.py that random play with all options should reach at least once."""
        return ()

    def programs(self, rules: object) -> str:
        """The versions of Petteia that replay games of another rules version; empty if none is known."""
        if not isinstance(rules, int) or rules >= self.rules_version:
            return ""
        return self.replayed_by.get(rules, "")

    def setup(self, seats: int, options: Mapping[str, Any] | None = None) -> Setup:
        """Check seats and options and prepare a setup; OptionError says what would be right."""
        if type(seats) is not int or seats not in self.seats:
            raise OptionError("seats", seats, f"{self.seats[0]} to {self.seats[-1]} players")
        return self.make_setup(seats, self.options.complete(self.options.given(options)))

    def new(self, seats: int, options: Mapping[str, Any] | None = None) -> State:
        """A new game. Nothing random has happened yet: the draws of the set-up are chance decisions."""
        return self.start(self.setup(seats, options))

    def start(self, setup: Setup) -> State:
        """The first position of a game with this setup."""
        state = self.state(setup, [0] * setup.size)
        self.begin(state)
        state.settle()
        return state

    def restore(self, setup: Setup, numbers: Sequence[int]) -> State:
        """The state with these numbers (from `State.snapshot`); StateError if it has more or fewer."""
        if len(numbers) != setup.size:
            raise StateError(f"a state of {self.id} has {setup.size} numbers, not {len(numbers)}")
        return self.state(setup, list(numbers))

    def edition_text(self, edition: Edition, table: str, identity: str) -> Message | None:
        """What a component of an edition says, made from its figures; None where a name says it all."""
        return None

    def extra_message_ids(self) -> dict[str, set[str]]:
        """Messages that the game names itself, beyond those that follow from its declarations (say the
        sentences of card effects), with the names of their arguments.
        """
        return {}

    def message_ids(self) -> dict[str, set[str]]:
        """Every message id the game uses, with the names of its arguments.

        The rules' texts (``<game>-rule-<id>``) are not among them: they follow from docs/rules.
        """
        out: dict[str, set[str]] = {f"{self.id}-title": set(), f"{self.id}-blurb": set()}
        for family in self.actions.families.values():
            out[f"{self.id}-action-{family.word}"] = set(family.names)
        for step in self.steps:
            if step.asks:
                out[f"{self.id}-ask-{step.name}"] = set()
        for name, kind in self.events.items():
            out[f"{self.id}-event-{name}"] = set(kind.args) | set(kind.secret)
            if kind.secret:
                out[f"{self.id}-event-{name}-hidden"] = set(kind.args)
        for name, args in self.reasons.items():
            out[f"{self.id}-reason-{name}"] = set(args)
        for name in self.score_parts:
            out[f"{self.id}-score-{name}"] = set()
        for name in self.means:
            out[f"{self.id}-means-{name}"] = {"n"}
        for option in self.options.values():
            out[f"{self.id}-option-{option.name}"] = set()
            for choice in option.choices:
                out[f"{self.id}-option-{option.name}-{choice}"] = set()
        for component, ids in self.components.items():
            for identity in ids:
                out[f"{self.id}-{component}-{identity}"] = set()
        out.update(self.extra_message_ids())
        return {message_id(identity): args for identity, args in out.items()}
