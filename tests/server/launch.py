"""A server process for the tests: as `petteia serve`, with the tiny game, told everything in one JSON argument."""

import json
import sys

from petteia.server.command import run
from petteia.server.settings import Settings
from tests.server import games  # noqa: F401 - registers the tiny game

if __name__ == "__main__":
    given = json.loads(sys.argv[1])
    run(Settings(**{"worker_module": "tests.server.worker", "log_level": "warning", **given}))
