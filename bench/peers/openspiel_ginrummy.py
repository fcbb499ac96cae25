"""Gin rummy of OpenSpiel: a game with hidden cards written in C++, driven from Python."""

from bench.peers._openspiel import OpenSpiel

PEER = OpenSpiel("OpenSpiel gin rummy, C++", "gin_rummy")
