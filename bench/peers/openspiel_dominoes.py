"""Team dominoes of OpenSpiel: four players, hidden tiles, written in Python like our games."""

import open_spiel.python.games.team_dominoes  # noqa: F401  # registers the game

from bench.peers._openspiel import OpenSpiel

PEER = OpenSpiel("OpenSpiel dominoes, Python", "python_team_dominoes")
