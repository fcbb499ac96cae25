"""Backgammon of OpenSpiel: a game with dice written in C++, driven from Python."""

from bench.peers._openspiel import OpenSpiel

PEER = OpenSpiel("OpenSpiel backgammon, C++", "backgammon")
