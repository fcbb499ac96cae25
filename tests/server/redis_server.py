"""A server that speaks Redis' protocol, for the tests: Debian's `redis-server` or `valkey-server`."""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
import time

import pytest

from .running import free_port


class RedisServer:
    """It keeps nothing, and may be killed and started again at the same address."""

    def __init__(self) -> None:
        found = shutil.which("valkey-server") or shutil.which("redis-server")
        if found is None:
            reason = "neither redis-server nor valkey-server is installed; .ci/run installs the former"
            if os.environ.get("CI"):
                pytest.fail(reason)
            pytest.skip(reason)
        self._program = found
        self._port = free_port()
        self.address = f"redis://127.0.0.1:{self._port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(
            [self._program, "--port", str(self._port), "--bind", "127.0.0.1", "--save", ""],
            stdout=subprocess.DEVNULL, cwd="/",
        )  # fmt: skip
        deadline = time.monotonic() + 30
        while True:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self._port)):
                return
            assert time.monotonic() < deadline, "it did not start"
            time.sleep(0.02)

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def __enter__(self) -> RedisServer:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
