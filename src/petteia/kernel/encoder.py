"""Encoder: how a game writes a tensor straight into a buffer, for games whose rules are compiled."""

from __future__ import annotations

from typing import Generic, TypeVar

from .cells import Cells, Floats

S = TypeVar("S", bound=Cells)


class Encoder(Generic[S]):
    """Writes what a viewer may know as numbers. Subclass it and give the game one: ``Game.encoder``."""

    def write(self, state: S, viewer: int, out: Floats) -> int:
        """Write the fields in the order of ``game.tensor_fields``; returns how many numbers were written.

        ``viewer`` is a seat, or -1 for a spectator. The buffer is all 0 at first.
        """
        raise TypeError("an encoder must write")
