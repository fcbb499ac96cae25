"""Positions and previews in words, one module for each game.

A module has ``lines(observation, speaker)``, the position in short lines, and ``preview(form, observation,
speaker)``, what an action would cost and do, in a few phrases. The words are in
``texts/<language>/cli-<game>.ftl``.
"""

from .speaker import Speaker

__all__ = ["Speaker"]
