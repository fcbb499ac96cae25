"""Starts server processes quickly: everything is imported once, each server is forked from here.

One JSON object per line: ``{"settings": {...}, "env": {...}, "log": path, "bots": false}`` in,
``{"pid": ...}`` out, and ``{"wait": pid}`` in, ``{"status": ...}`` out. With ``bots`` it is not a server but
``petteia bots``.
"""

import json
import os
import resource
import sys
from typing import Any

from tests.server import games

from petteia.server import workers
from petteia.server.command import run
from petteia.server.settings import Settings


def serve(wanted: dict[str, Any]) -> None:
    os.environ.update(wanted["env"])
    games.take_rules()
    few = int(os.environ.get("PETTEIA_TEST_DESCRIPTORS", "0"))
    if few:
        resource.setrlimit(resource.RLIMIT_NOFILE, (few, few))
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    if wanted["log"] is not None:
        os.dup2(os.open(wanted["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
    os.dup2(2, 1)
    settings = {"worker_module": "tests.server.worker", "log_level": "warning", **wanted["settings"]}
    (workers.run if wanted["bots"] else run)(Settings(**settings))


def main() -> None:
    for line in sys.stdin:
        wanted = json.loads(line)
        if "wait" in wanted:
            _, status = os.waitpid(wanted["wait"], 0)
            answer = {"status": os.waitstatus_to_exitcode(status)}
        else:
            pid = os.fork()
            if pid == 0:
                try:
                    serve(wanted)
                finally:
                    sys.stderr.flush()
                    os._exit(0)
            answer = {"pid": pid}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
