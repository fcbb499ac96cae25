"""Gin rummy of RLCard: two players, hidden cards, written in Python."""

from bench.peers._rlcard import RLCard

PEER = RLCard("RLCard gin rummy", "gin-rummy")
