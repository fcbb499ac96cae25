"""Bots that think in other processes, never on the event loop.

The processes import this package too: it stays empty so that they start quickly.
"""
