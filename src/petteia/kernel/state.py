"""State: one flat row of numbers, the stack of frames included.

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
from .cells import COMPILED, TOP, Cells, check, floats, native, write_floats
from .errors import IllegalAction, StateError
from .events import Event
from .messages import Value
from .reasons import Reason
from .steps import CHANCE, ENGINE, STEP, WHO, Step
from .tensor import TensorWriter

if TYPE_CHECKING:
    from .game import Game, Setup


@dataclass(frozen=True, slots=True)
class Score:
    """A seat's points: the total and its parts by name (names are declared in ``Game.score_parts``)."""

    total: int
    parts: dict[str, int]

    def as_json(self) -> dict[str, Any]:
        """The JSON form."""
        return {"total": self.total, "parts": dict(self.parts)}


@dataclass(frozen=True, slots=True)
class KnownScore:
    """A seat's points as far as a viewer may know them; None stands for what the viewer may not know."""

    total: int | None
    parts: dict[str, int | None]

    @classmethod
    def of(cls, score: Score, hidden: tuple[str, ...] = ()) -> Self:
        """A score without some of its parts, and so without its total."""
        parts = {name: None if name in hidden else points for name, points in score.parts.items()}
        return cls(None if hidden else score.total, parts)


@dataclass(frozen=True, slots=True)
class Result:
    """The final ranking. ``ranks[seat]`` is 1 for a winner; tied seats share a rank."""

    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share first place."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


class State(Cells, ABC):
    """A position of a game, in the middle of any effect; see the contract in docs/architecture.md."""

    __slots__ = ()

    setup: Setup

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
            legal = self._legal = self.taken(self.enlist())
        return legal

    def worthwhile(self) -> list[int]:
        """The legal actions that a bot should think about: all of them, unless the step at hand says less."""
        legal = self.legal()
        v = self.v
        top = v[TOP]
        return self.setup.steps[v[top]].worthwhile(self, top, legal) if top else legal

    def chance(self) -> list[tuple[int, int]]:
        """Outcomes and weights of the chance decision at hand; StateError if chance does not decide."""
        if not self.by_chance():
            raise StateError("chance() was asked, but it is not chance that decides here")
        return self.taken_weighed(self.enlist())

    @native
    def by_chance(self) -> bool:
        """Whether chance decides."""
        v = self.p
        top = v[TOP]
        return top != 0 and v[top + WHO] == CHANCE

    @native
    def enlist(self) -> int:
        """Write the legal actions (outcomes and weights when chance decides) into the machine's buffers;
        returns how many there are.
        """
        count = self.ready()
        if count >= 0:
            return count
        v = self.p
        top = v[TOP]
        if top == 0:
            return 0
        if v[top + WHO] == CHANCE:
            count = self.machine.steps[v[top]].weigh(self, top, self.machine.out, self.machine.weights)
        else:
            count = self.machine.steps[v[top]].fill(self, top, self.machine.out)
        return self.offered(count)

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

    @native
    def advance(self, action: int) -> None:
        """Take a legal action without checking it, telling nothing: for simulation."""
        self.forget()
        v = self.p
        top = v[TOP]
        self.machine.steps[v[top]].run(self, top, action)
        self.settle()

    @native
    def settle(self) -> None:
        """Work off engine frames and forced decisions until somebody has to decide."""
        v = self.p
        while True:
            top = v[TOP]
            if top == 0:
                return
            who = v[top + WHO]
            if who == ENGINE:
                self.machine.steps[v[top]].run(self, top, -1)
            elif who >= 0 and self.machine.steps[v[top]].forces(self, top):
                if self.machine.steps[v[top]].several(self, top):
                    return
                count = self.offered(self.machine.steps[v[top]].fill(self, top, self.machine.out))
                if count != 1:
                    return
                self.forget()
                self.machine.steps[v[top]].run(self, top, self.machine.out[0])
            else:
                return

    def choose(self, number: int) -> None:
        """Advance by ``legal()[number]`` without making the list; StateError if there is none of this
        number.
        """
        count = self.enlist()
        if not 0 <= number < count:
            raise StateError(f"choose({number!r}) was asked, but there are {count} legal actions")
        self.choose_listed(number)

    @native
    def choose_listed(self, number: int) -> None:
        """Advance by one of the actions in the machine's buffer, where `enlist` has just put them."""
        self.advance(self.machine.out[number])

    def outcome(self, number: float) -> int:
        """What ``draw(state.chance(), number)`` gives, without making the list; StateError if chance does not
        decide.
        """
        if not self.by_chance():
            raise StateError("an outcome was asked for, but it is not chance that decides here")
        return self.pick(number)

    def draw(self, number: float) -> None:
        """Advance by the `outcome` at a number from [0, 1)."""
        self.advance(self.outcome(number))

    @native
    def pick(self, number: float) -> int:
        """The outcome at a number from [0, 1) where chance decides. Only this decides how numbers become
        draws, together with `chance.draw`.
        """
        count = self.enlist()
        if count == 1:
            return self.machine.out[0]
        total = 0
        for i in range(count):
            total += self.machine.weights[i]
        left = int(number * total)
        for i in range(count):
            left -= self.machine.weights[i]
            if left < 0:
                return self.machine.out[i]
        return self.machine.out[count - 1]

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

    # ---- events, for steps --------------------------------------------------------------------

    def offer(self, legal: list[int]) -> None:
        """Keep the legal actions of the frame on top, where a step had to list them before it is asked."""
        self._legal = legal

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
        return self.duplicate()

    def snapshot(self) -> list[int]:
        """The state as plain numbers, for `Game.restore`."""
        return self.v[:]

    def digest(self) -> str:
        """A hash of the whole state with its setup, equal across processes and Python versions.

        OverflowError if a number has more than 64 bits.
        """
        v = self.v[:]
        check(v)
        body = ",".join(map(str, v)).encode()
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
        numbers: list[float] = self._seen_by(viewer)[:]
        return numbers

    def tensor_into(self, buffer: Any, viewer: int | None) -> None:
        """Write what `tensor` gives into a caller's buffer of floats (a numpy array, say), which has that
        length.

        StateError if it has another one.
        """
        size = self.setup.tensor_size
        if len(buffer) != size:
            raise StateError(f"a tensor of {self.setup.game.id} has {size} numbers, the buffer {len(buffer)}")
        write_floats(buffer, self._seen_by(viewer))

    def _seen_by(self, viewer: int | None) -> Any:
        """The floats of the tensor, in a row of `floats` or in a list."""
        viewer = self.setup.check_viewer(viewer)
        game = self.setup.game
        if game.encoder is not None:
            out = floats(self.setup.tensor_size)
            game.encoder.write(self, -1 if viewer is None else viewer, out)
            return out if COMPILED else list(map(float, out))
        writer = TensorWriter(game.tensor_fields)
        self.encode(viewer, writer)
        return list(map(float, writer.finish()))

    def resample(self, viewer: int | None, rng: random.Random) -> Self:
        """Another state that the viewer cannot tell from this one.

        Depends only on what the viewer knows and on ``rng``: hidden parts are drawn anew.
        """
        viewer = self.setup.check_viewer(viewer)
        if not isinstance(rng, random.Random):
            raise StateError(f"resample needs a random.Random to draw from, not {rng!r}")
        new = self.copy()
        new.forget()
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

    def scores_for(self, viewer: int | None) -> list[KnownScore]:
        """The same as far as a seat (None: a spectator) may know it.

        A game in which points, or parts of them, are hidden until the end says here from whom.
        """
        return [KnownScore.of(score) for score in self.scores()]

    @abstractmethod
    def ranking(self) -> Sequence[tuple[int, ...]]:
        """Per seat a key, greater is better; equal keys share a place. Asked when over."""

    def result(self) -> Result | None:
        """The ranking with ties when the game is over, None before."""
        if self.v[TOP]:
            return None
        keys = list(self.ranking())
        return Result(tuple(1 + sum(other > key for other in keys) for key in keys))
