"""Peers: other engines, measured under the same conditions.

A peer is a module here with ``PEER``, an object that keeps the `Peer` protocol. Its name is the module's
name: adding ``bench/peers/other.py`` makes ``--peer other`` work. Modules starting with ``_`` are no peers.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Protocol

from petteia.arena.measuring import Pace
from petteia.kernel import OptionError


class Peer(Protocol):
    """Another engine. Both methods use about the given CPU time, and the engine's fastest documented way."""

    name: str

    def version(self) -> str:
        """The version that is measured."""
        ...

    def play(self, seconds: float, seed: int) -> Pace:
        """Random games one after the other, counted as in petteia.arena.measuring."""
        ...

    def copies(self, seconds: float, seed: int) -> float:
        """Independent copies of positions of a random game, per second."""
        ...


def names() -> list[str]:
    """The peers there are."""
    return sorted(path.stem for path in Path(__file__).parent.glob("[a-z]*.py"))


def find(name: str) -> Peer:
    """The peer of this name; OptionError if there is none or if its package is not installed."""
    if name not in names():
        raise OptionError("--peer", name, f"one of {', '.join(names())}")
    try:
        peer: Peer = import_module(f"bench.peers.{name}").PEER
    except ModuleNotFoundError as error:
        raise OptionError(
            "--peer", name, f"the package {error.name!r} to be installed (extra 'bench')"
        ) from None
    return peer
