"""State: one flat list of numbers, the stack of frames included.

Games subclass `State`, add named accessors and implement ``view``, ``resample_into``, ``scores``, ``ranking``
and ``encode``. Everything that changes a state is a step's ``run``.
"""

from __future__ import annotations

import hashlib
import random
from abc import ABC, abstractmethod
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self

from .actions import ActionSpace, whole
from .errors import IllegalAction, StateError
from .events import Event
from .layout import TOP
from .messages import Value
from .reasons import Reason
from .steps import CHANCE, ENGINE, FRAME, STEP, WHO, Step
from .tensor import TensorWriter

if TYPE_CHECKING:
    from .game import Game, Setup

_EMPTY = [0] * FRAME


@dataclass(frozen=True, slots=True)
class Score:
    """A seat's points: the total and its parts by name (names are declared in ``Game.score_parts``)."""

    total: int
    parts: dict[str, int]

    def as_json(self) -> dict[str, Any]:
        """The JSON form."""
        return {"total": self.total, "parts": dict(self.parts)}


@dataclass(frozen=True, slots=True)
class Result:
    """The final ranking. ``ranks[seat]`` is 1 for a winner; tied seats share a rank."""

    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share first place."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


class State(ABC):
    """A position of a game, in the middle of any effect; see the contract in docs/architecture.md."""

    __slots__ = ("_legal", "log", "setup", "v")

    def __init__(self, setup: Setup, v: list[int]) -> None:
        """Not for callers: use ``game.new`` or ``game.restore``."""
        self.setup = setup
        self.v = v
        self._legal: list[int] | None = None
        self.log: list[Event] | None = None

    # ---- who and what -------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game this is a position of."""
        return self.setup.game

    @property
    def actions(self) -> ActionSpace:
        """The action space, the same for every state of this game and edition."""
        return self.setup.actions

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self.setup.seats

    @property
    def decider(self) -> int | None:
        """Who decides now: a seat, `CHANCE`, or None when the game is over."""
        v = self.v
        top = v[TOP]
        return v[top + WHO] if top else None

    @property
    def step(self) -> Step[Any] | None:
        """The step that is being decided, None when the game is over."""
        v = self.v
        top = v[TOP]
        return self.setup.steps[v[top]] if top else None

    def legal(self) -> list[int]:
        """The legal actions (outcomes when chance decides), sorted; empty only when over.

        The list belongs to the state: do not change it.
        """
        legal = self._legal
        if legal is None:
            v = self.v
            top = v[TOP]
            legal = self._legal = self.setup.steps[v[top]].legal(self, top) if top else []
        return legal

    def chance(self) -> list[tuple[int, int]]:
        """Outcomes and weights of the chance decision at hand; StateError if chance does not decide."""
        v = self.v
        top = v[TOP]
        if not top or v[top + WHO] != CHANCE:
            raise StateError("chance() was asked, but it is not chance that decides here")
        return self.setup.steps[v[top]].chance(self, top)

    # ---- acting -------------------------------------------------------------------------------

    def apply(self, action: int) -> list[Event]:
        """Take a legal action and tell what happened.

        IllegalAction, and no change, if it is not legal; ActionError if it is no number at all.
        """
        action = self.checked(action)
        self.log = []
        try:
            self.advance(action)
            return self.log
        finally:
            self.log = None

    def checked(self, action: int) -> int:
        """The action, if it is legal now, as a plain number; else the errors of `apply`."""
        action = whole(action)  # learners' libraries have whole numbers of their own
        legal = self.legal()
        at = bisect_left(legal, action)
        if at == len(legal) or legal[at] != action:
            reason = self.why_not(action)
            assert reason is not None
            known = action in self.actions
            raise IllegalAction(reason, self.actions.text(action) if known else str(action))
        return action

    def advance(self, action: int) -> None:
        """Take a legal action without checking it, telling nothing: for simulation."""
        self._legal = None
        v = self.v
        top = v[TOP]
        self.setup.steps[v[top]].run(self, top, action)
        self.settle()

    def settle(self) -> None:
        """Work off engine frames and forced decisions until somebody has to decide."""
        v = self.v
        steps = self.setup.steps
        while True:
            top = v[TOP]
            if not top:
                return
            who = v[top + WHO]
            step = steps[v[top]]
            if who == ENGINE:
                step.run(self, top, -1)
            elif who >= 0 and step.forced:
                if step.several(self, top):
                    return
                legal = step.legal(self, top)
                if len(legal) != 1:
                    self._legal = legal
                    return
                step.run(self, top, legal[0])
            else:
                return

    def why_not(self, action: int) -> Reason | None:
        """None if the action is legal now, else why not, from what the decider knows."""
        if action not in self.actions:
            return Reason("unknown-action")
        action = whole(action)
        if action in self.legal():
            return None
        v = self.v
        top = v[TOP]
        if not top:
            return Reason("game-over")
        if v[top + WHO] == CHANCE:
            return Reason("chance-decides")
        step = self.setup.steps[v[top]]
        if self.actions.family(action).word not in step.families:
            return Reason("not-asked", {"ask": step.name})
        return step.why_not(self, top, action)

    def describe(self, action: int) -> dict[str, str]:
        """The structured form of an action: its family as ``kind``, and its arguments."""
        return self.actions.describe(action)

    def preview(self, action: int) -> Mapping[str, Any]:
        """What an action would cost and do, if it is a legal decision of a seat; else nothing."""
        action = whole(action)
        v = self.v
        top = v[TOP]
        if top and v[top + WHO] != CHANCE and action in self.legal():
            return self.setup.steps[v[top]].preview(self, top, action)
        return {}

    # ---- frames, for steps --------------------------------------------------------------------

    def offer(self, legal: list[int]) -> None:
        """Keep the legal actions of the frame on top, where a step had to list them before it is asked."""
        self._legal = legal

    def push(
        self, step: int, who: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
    ) -> None:
        """Put a frame on top of the stack."""
        v = self.v
        top = v[TOP]
        top = top + FRAME if top else self.setup.frames
        v[top : top + FRAME] = (step, who, a, b, c, d, e, f)
        if len(v) != self.setup.size:
            raise OverflowError("the stack of frames is full: give the game's setup more depth")
        v[TOP] = top

    def pop(self) -> None:
        """Take the top frame off."""
        v = self.v
        top = v[TOP]
        v[top : top + FRAME] = _EMPTY
        v[TOP] = top - FRAME if top > self.setup.frames else 0

    def tell(
        self,
        name: str,
        to: tuple[int, ...] = (),
        secret: dict[str, Value] | None = None,
        only: tuple[int, ...] | None = None,
        **args: Value,
    ) -> None:
        """Add an event to the log. Call it only when ``log`` is not None (that is the fast path's test)."""
        log = self.log
        if log is not None:
            kind = self.setup.game.events[name]
            log.append(Event(name, args, kind.reveals, secret or {}, to, only))

    # ---- copies, digests ----------------------------------------------------------------------

    def copy(self) -> Self:
        """An independent copy; it tells no events."""
        new = object.__new__(self.__class__)
        new.setup = self.setup
        new.v = self.v[:]
        new._legal = self._legal  # never changed in place, so it may be shared
        new.log = None
        return new

    def snapshot(self) -> list[int]:
        """The state as plain numbers, for `Game.restore`."""
        return self.v[:]

    def digest(self) -> str:
        """A hash of the whole state with its setup, equal across processes and Python versions."""
        body = ",".join(map(str, self.v)).encode()
        return hashlib.blake2b(body, digest_size=16, key=self.setup.digest).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.setup.digest == other.setup.digest and self.v == other.v

    __hash__ = None  # type: ignore[assignment]  # states are mutable

    # ---- what viewers know --------------------------------------------------------------------

    def observe(self, viewer: int | None) -> dict[str, Any]:
        """All that a seat (None: a spectator) may know, JSON-able, built by allow-list."""
        viewer = self.setup.check_viewer(viewer)
        v = self.v
        top = v[TOP]
        ask: dict[str, Any] | None = None
        if top:
            step = self.setup.steps[v[top + STEP]]
            ask = {"step": step.name, "seat": v[top + WHO], **step.context(self, top, viewer)}
        return {
            "game": self.game.id,
            "seats": self.seats,
            "viewer": viewer,
            "over": not top,
            "ask": ask,
            **self.view(viewer),
        }

    def tensor(self, viewer: int | None) -> list[float]:
        """The observation as numbers of fixed length, laid out by ``game.tensor_fields``."""
        viewer = self.setup.check_viewer(viewer)
        writer = TensorWriter(self.game.tensor_fields)
        self.encode(viewer, writer)
        return writer.finish()

    def resample(self, viewer: int | None, rng: random.Random) -> Self:
        """Another state that the viewer cannot tell from this one.

        Depends only on what the viewer knows and on ``rng``: hidden parts are drawn anew.
        """
        viewer = self.setup.check_viewer(viewer)
        if not isinstance(rng, random.Random):
            raise StateError(f"resample needs a random.Random to draw from, not {rng!r}")
        new = self.copy()
        new._legal = None
        new.resample_into(viewer, rng)
        return new

    @abstractmethod
    def view(self, viewer: int | None) -> Mapping[str, Any]:
        """The game's part of an observation. Name every field: never copy what is not listed."""

    @abstractmethod
    def encode(self, viewer: int | None, out: TensorWriter) -> None:
        """Write the observation's numbers in the order of ``game.tensor_fields``."""

    @abstractmethod
    def resample_into(self, viewer: int | None, rng: random.Random) -> None:
        """Replace what the viewer does not know in this state by a random choice."""

    @abstractmethod
    def scores(self) -> list[Score]:
        """Per seat: total and parts, as if the game ended now."""

    @abstractmethod
    def ranking(self) -> Sequence[tuple[int, ...]]:
        """Per seat a key, greater is better; equal keys share a place. Asked when over."""

    def result(self) -> Result | None:
        """The ranking with ties when the game is over, None before."""
        if self.v[TOP]:
            return None
        keys = list(self.ranking())
        return Result(tuple(1 + sum(other > key for other in keys) for key in keys))
