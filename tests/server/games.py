"""Registers the tiny game, so that servers and bots of the tests can play it."""

import json
import os

import petteia
from petteia.games import _MODULES

_MODULES["tiny"] = "tests.tiny"


def take_rules() -> None:
    """Give games other versions of their rules, where the environment says so: ``{"olympos": 2}``."""
    for name, rules in json.loads(os.environ.get("PETTEIA_TEST_RULES", "{}")).items():
        type(petteia.game(name)).rules_version = rules
