"""Steps: the stateless half of a frame.

The state carries a stack of frames. A frame is `FRAME` numbers: the step's number, who decides (a seat,
`CHANCE`, or `ENGINE` for work without a decision) and six arguments. The step says what is legal for
its frame, what an action does, and why something is not legal. Running an action must leave the frame
itself done with (popped, changed or replaced), possibly with further frames pushed on top of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from .cells import FRAME, Numbers, buffer, native
from .reasons import Reason

if TYPE_CHECKING:
    from .state import State

STEP, WHO, A, B, C, D, E, F = range(FRAME)  # offsets inside a frame

CHANCE = -1  # the seat of dice, draws and reveals
ENGINE = -2  # frames that the engine works off by itself

S = TypeVar("S", bound="State")


class Step(Generic[S]):
    """One kind of decision, draw or piece of work. Subclass it; instances hold no state.

    ``top`` is always the place of the frame in ``state.v``, so ``state.v[top + A]`` is its first argument.
    """

    name: str = ""
    """Names the step in texts (``<game>-ask-<name>``) and observations."""

    families: tuple[str, ...] = ()
    """Families of the actions that it can offer; all others are refused as not asked for."""

    forced = True
    """Whether the engine takes a decision with a single answer itself. Set it to False where the
    mere fact that there is one answer would tell the others something. Never applies to chance."""

    only_answer = False
    """Whether there is never more than one answer, asked for because what follows cannot be taken back.
    Plans do not count such a decision."""

    secret = False
    """Whether programs answer after a delay that is always the same, because how long they think would tell
    how many answers there are. For quick questions between the turns, besides ``forced = False``."""

    silence: str = ""
    """The text of the action by which a player says nothing; players may leave that to the program that runs
    the table. Only for ``secret`` questions, and legal whatever the player has."""

    asks = True
    """False for steps that only the engine runs: they need no text."""

    # A decision lists its answers by `legal`, or by `fill` where the rules are to be compiled; a draw its
    # outcomes by `chance`, or by `weigh`. Each of the two follows from the other.

    def legal(self, state: S, top: int) -> list[int]:
        """The legal actions, sorted, without repeats, at least one. Not for chance."""
        kind = type(self)
        if kind.fill is not Step.fill:
            out = buffer(state.machine.capacity)
            count = self.fill(state, top, out)
            return out[:count]
        return [action for action, _ in self.chance(state, top)]

    def chance(self, state: S, top: int) -> list[tuple[int, int]]:
        """For frames of `CHANCE`: outcomes with positive weights, sorted by action."""
        if type(self).weigh is Step.weigh:
            raise TypeError(f"step {self.name!r} is no chance step")
        out, weights = buffer(state.machine.capacity), buffer(state.machine.capacity)
        count = self.weigh(state, top, out, weights)
        return list(zip(out[:count], weights[:count], strict=True))

    def fill(self, state: S, top: int, out: Numbers) -> int:
        """Write what `legal` lists into a buffer; returns how many they are."""
        legal = self.legal(state, top)
        for place, action in enumerate(legal):
            out[place] = action
        return len(legal)

    def weigh(self, state: S, top: int, out: Numbers, weights: Numbers) -> int:
        """Write what `chance` lists into two buffers; returns how many outcomes there are."""
        outcomes = self.chance(state, top)
        for place, (action, weight) in enumerate(outcomes):
            out[place] = action
            weights[place] = weight
        return len(outcomes)

    @native
    def several(self, state: S, top: int) -> bool:
        """Whether there are certainly several legal actions; False means that only `legal` can tell.

        Worth saying where it is much cheaper: then actions are listed only when somebody asks for them.
        """
        return False

    def worthwhile(self, state: S, top: int, legal: list[int]) -> list[int]:
        """The legal actions that a bot should think about, in their order, at least one; by default all.

        Worth saying where hardly any of many actions is ever good. It may use only what the decider knows.
        """
        return legal

    def forces(self, state: S, top: int) -> bool:
        """What ``forced`` says, for a step where it depends on the position."""
        return self.forced

    def how_forced(self) -> int:
        """0 or 1 where ``forced`` says all, 2 where `forces` must be asked."""
        return int(self.forced) if type(self).forces is Step.forces else 2

    def run(self, state: S, top: int, action: int) -> None:
        """Carry out a legal action (-1 for `ENGINE` frames). Hot path: no checks."""
        raise TypeError(f"step {self.name!r} cannot run")

    def why_not(self, state: S, top: int, action: int) -> Reason:
        """Why an action of one of ``families`` that is not in the legal list is not legal.

        May only use what the decider knows.
        """
        raise TypeError(f"step {self.name!r} gives no reasons")

    def context(self, state: S, top: int, viewer: int | None) -> Mapping[str, Any]:
        """What a viewer may know of the frame's arguments, JSON-able; by default nothing."""
        return {}

    def preview(self, state: S, top: int, action: int) -> Mapping[str, Any]:
        """What a legal action would cost and do, JSON-able, for people; by default nothing."""
        return {}
