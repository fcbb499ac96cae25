"""Mahjong of RLCard: four players, hidden tiles, written in Python."""

from bench.peers._rlcard import RLCard

PEER = RLCard("RLCard mahjong", "mahjong")
