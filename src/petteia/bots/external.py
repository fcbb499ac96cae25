"""Bots from outside: any program that speaks JSON lines on its standard input and output.

Petteia writes one line, the program answers with one line:

    {"type": "hello", "protocol": 1, "game": "olympos", "seat": 0, "seats": 4}
    {"type": "hello", "name": "my bot"}
    {"type": "choose", "n": 1, "observation": {...}, "legal": [{"id": 17, "text": "..."}, ...]}
    {"type": "choose", "n": 1, "action": 17}

The action may be an id or a text. An answer that is not legal is met with ``{"type": "error", "message":
...}`` and the question is put once more; a program that fails again, ends or keeps silent raises
`ExternalBotError`.
"""

from __future__ import annotations

import contextlib
import json
import queue
import subprocess
import threading
from collections.abc import Sequence
from typing import Any

from petteia.kernel import ActionError, PetteiaError, View

PROTOCOL = 1


class ExternalBotError(PetteiaError):
    """A program in a bot's seat ended, kept silent or did not answer with a legal action."""


class ExternalBot:
    """A program of somebody's own in a bot's seat. It starts with its first decision."""

    def __init__(self, command: Sequence[str], seconds: float = 30.0) -> None:
        """``command`` is the program with its arguments; ``seconds`` it may take for an answer."""
        self._command = list(command)
        self._seconds = seconds
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str | None] = queue.Queue()
        self._questions = 0
        self.name = self._command[0]
        """What the program calls itself, once it has said hello."""

    def choose(self, view: View) -> int:
        """The program's answer."""
        if self._process is None:
            self._start(view)
        self._questions += 1
        actions = view.actions
        legal = view.legal
        question = {
            "type": "choose",
            "n": self._questions,
            "observation": view.observation,
            "legal": [{"id": action, "text": actions.text(action)} for action in legal],
        }
        complaint = ""
        for _ in range(2):
            answer = self._ask(question)
            action = answer.get("action")
            try:
                number = actions.parse(action) if isinstance(action, str) else action
            except ActionError as error:
                number, complaint = None, str(error)
            if type(number) is int and number in legal and answer.get("n") == self._questions:
                return number
            complaint = (
                complaint or f"expected n = {self._questions} and one of the legal actions, got {answer}"
            )
            self._say({"type": "error", "message": complaint})
        raise self._fail(complaint)

    def close(self) -> None:
        """End the program."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            for stream in (self._process.stdin, self._process.stdout):
                if stream is not None:
                    with contextlib.suppress(OSError):  # what it has not read is lost with it
                        stream.close()
            self._process = None

    def __del__(self) -> None:
        self.close()

    def _start(self, view: View) -> None:
        try:
            self._process = subprocess.Popen(
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except OSError as error:
            raise ExternalBotError(
                f"the bot {self._command[0]!r} cannot be started: {error.strerror}"
            ) from None
        self._lines = queue.Queue()
        threading.Thread(target=self._read, args=(self._process, self._lines), daemon=True).start()
        hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": view.game.id,
            "seat": view.seat,
            "seats": view.seats,
        }
        answer = self._ask(hello)
        if answer.get("type") != "hello":
            raise self._fail(f"expected a hello, got {answer}")
        self.name = str(answer.get("name", self.name))

    @staticmethod
    def _read(process: subprocess.Popen[str], lines: queue.Queue[str | None]) -> None:
        assert process.stdout is not None
        try:
            for line in process.stdout:
                lines.put(line)
        except ValueError:
            pass  # closed while waiting for a line
        lines.put(None)

    def _say(self, message: dict[str, Any]) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
            self._process.stdin.flush()
        except OSError:
            raise self._fail("it has ended") from None

    def _ask(self, message: dict[str, Any]) -> dict[str, Any]:
        self._say(message)
        try:
            line = self._lines.get(timeout=self._seconds)
        except queue.Empty:
            raise self._fail(f"no answer within {self._seconds:g} seconds") from None
        if line is None:
            raise self._fail("it has ended")
        try:
            answer = json.loads(line)
        except ValueError:
            raise self._fail(f"its answer is not JSON: {line.strip()[:80]!r}") from None
        if not isinstance(answer, dict):
            raise self._fail(f"expected a JSON object, got {line.strip()[:80]!r}")
        return answer

    def _fail(self, problem: str) -> ExternalBotError:
        self.close()
        return ExternalBotError(f"the bot {self.name!r} failed: {problem}")
