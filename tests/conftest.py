"""Common to all tests: examples of generated tests are the same in every run."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("petteia", derandomize=True, deadline=None)
settings.load_profile("petteia")
