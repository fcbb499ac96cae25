"""Environments for research: PettingZoo, Gymnasium, OpenSpiel.

Each lives in a module of its own and imports its library only when it is itself imported, so that players
need none of them: ``petteia.envs.pettingzoo``, ``petteia.envs.gymnasium``, ``petteia.envs.openspiel``.
"""
