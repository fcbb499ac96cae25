"""Registers the tiny game, so that servers and bots of the tests can play it."""

from petteia.games import _MODULES

_MODULES["tiny"] = "tests.tiny"
