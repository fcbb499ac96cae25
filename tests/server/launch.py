"""A server process for the tests: `petteia serve` with the tiny game; settings come as one JSON argument."""

import json
import sys

from tests.server import games  # noqa: F401 - registers the tiny game

from petteia.server.command import run
from petteia.server.settings import Settings

if __name__ == "__main__":
    given = json.loads(sys.argv[1])
    run(Settings(**{"worker_module": "tests.server.worker", "log_level": "warning", **given}))
