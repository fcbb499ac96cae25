"""Steps: the stateless half of a frame.

The state carries a stack of frames. A frame is `FRAME` numbers: the step's number, who decides (a seat,
`CHANCE`, or `ENGINE` for work without a decision) and six arguments. The step says what is legal for
its frame, what an action does, and why something is not legal. Running an action must leave the frame
itself done with (popped, changed or replaced), possibly with further frames pushed on top of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from .reasons import Reason

if TYPE_CHECKING:
    from .state import State

FRAME = 8  # numbers in a frame: step, who, a, b, c, d, e, f
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

    asks = True
    """False for steps that only the engine runs: they need no text."""

    def legal(self, state: S, top: int) -> list[int]:
        """The legal actions, sorted, without repeats, at least one. Not for chance."""
        return [action for action, _ in self.chance(state, top)]

    def several(self, state: S, top: int) -> bool:
        """Whether there are certainly several legal actions; False means that only `legal` can tell.

        Worth saying where it is much cheaper: then actions are listed only when somebody asks for them.
        """
        return False

    def chance(self, state: S, top: int) -> list[tuple[int, int]]:
        """For frames of `CHANCE`: outcomes with positive weights, sorted by action."""
        raise TypeError(f"step {self.name!r} is no chance step")

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
