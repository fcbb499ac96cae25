"""Bots calculate with one thread: that is what their time is counted in."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from petteia.extras import THREADS

CODE = """
import os, sys
from petteia.extras import THREADS, need
assert "numpy" not in sys.modules
np = need("numpy", "a test")
assert not [name for name in THREADS if name in os.environ and name not in sys.argv]
a = np.ones((700, 700))
for _ in range(3):
    a @ a
print(len(os.listdir("/proc/self/task")))
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="threads are counted in /proc")
def test_numpy_is_loaded_with_one_thread_unless_the_environment_says_otherwise() -> None:
    def threads(**given: str) -> int:
        clean = {name: value for name, value in os.environ.items() if name not in THREADS}
        done = subprocess.run(
            [sys.executable, "-c", CODE, *given],
            env=clean | given,
            capture_output=True,
            text=True,
            check=True,
        )
        return int(done.stdout)

    assert threads() == 1
    assert threads(OPENBLAS_NUM_THREADS="2", OMP_NUM_THREADS="2", MKL_NUM_THREADS="2") == min(
        2, os.cpu_count() or 1
    )
