"""Records: a game as a header and its actions, chance outcomes included, in JSON Lines.

Every line carries a check that depends on all lines before it, and the last line says how many actions there
are and which state they lead to: a file that was cut, reordered or edited is refused, with the line.
Snapshots are a cache and never the truth; nothing is pickled.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .errors import ActionError, IllegalAction, PetteiaError, RecordError
from .game import Game, Setup
from .state import State

FORMAT = 1
_EVERY = 64  # actions between cached snapshots


@dataclass(frozen=True, slots=True)
class Entry:
    """One action of a record: who took it (`CHANCE` for outcomes) and its text."""

    seat: int
    action: str


@dataclass
class Record:
    """A game that was played, or the part of it played so far."""

    setup: Setup
    entries: list[Entry] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    """Names of the players, one per seat, or empty."""
    digest: str | None = None
    """Digest of the state after the last action, checked when the record is replayed."""
    _snapshots: dict[int, list[int]] = field(default_factory=dict, repr=False, compare=False)

    @property
    def game(self) -> Game:
        """The game that was played."""
        return self.setup.game

    def append(self, seat: int, action: str) -> None:
        """Add an action; the digest has to be set anew by whoever knows the state."""
        self.entries.append(Entry(seat, action))
        self.digest = None

    def truncate(self, length: int) -> None:
        """Forget all actions from number ``length`` on."""
        del self.entries[length:]
        self.digest = None
        for number in [n for n in self._snapshots if n > length]:
            del self._snapshots[number]

    # ---- replay -------------------------------------------------------------------------------

    def start(self) -> State:
        """The state before the first action."""
        state = self.game.start(self.setup)
        state.settle()
        return state

    def replay(self) -> Iterator[State]:
        """The states one after the other: before the first action and after each. The same object
        each time, so copy what should last. RecordError where an action is not legal, or if the
        last state is not the recorded one.
        """
        state = self.start()
        yield state
        for number in range(len(self.entries)):
            self._step(state, number)
            yield state
        self._compare(state)

    def at(self, number: int) -> State:
        """The state after ``number`` actions; snapshots make this fast when it is asked often."""
        if not 0 <= number <= len(self.entries):
            raise RecordError(0, f"there is no position {number}: the record has {len(self.entries)} actions")
        nearest = max((n for n in self._snapshots if n <= number), default=None)
        if nearest is None:
            state, nearest = self.start(), 0
        else:
            state = self.game.restore(self.setup, self._snapshots[nearest])
        for n in range(nearest, number):
            if n % _EVERY == 0 and n not in self._snapshots:
                self._snapshots[n] = state.snapshot()
            self._step(state, n)
        return state

    def _step(self, state: State, number: int) -> None:
        entry = self.entries[number]
        line = number + 2
        if state.decider is None:
            raise RecordError(line, "the game was over before this action")
        if entry.seat != state.decider:
            raise RecordError(
                line, f"seat {entry.seat} acts, but it is seat {state.decider} that decides here"
            )
        try:
            state.apply(state.actions.parse(entry.action))
        except (ActionError, IllegalAction) as error:
            raise RecordError(line, str(error)) from None

    def _compare(self, state: State) -> None:
        if self.digest is not None and state.digest() != self.digest:
            raise RecordError(
                len(self.entries) + 2,
                "the replay ends in another state than the recorded one: it was played with other rules",
            )

    # ---- files --------------------------------------------------------------------------------

    def header(self) -> dict[str, Any]:
        """The first line as a dictionary. An owner's edition travels in the options as its text."""
        options = dict(self.setup.options)
        if self.setup.edition.text is not None:
            options["edition"] = self.setup.edition.text
        return {
            "petteia": "record",
            "format": FORMAT,
            "game": self.game.id,
            "rules": self.game.rules_version,
            "edition": self.setup.edition.digest,
            "seats": self.setup.seats,
            "options": options,
            "names": self.names,
        }

    def dumps(self) -> str:
        """The record as JSON Lines."""
        check = ""
        lines = []
        closing = {"end": len(self.entries), "digest": self.digest}
        for content in [
            self.header(),
            *({"n": n, "by": e.seat, "do": e.action} for n, e in enumerate(self.entries, 1)),
            closing,
        ]:
            check = _chain(check, content)
            lines.append(json.dumps({**content, "check": check}, ensure_ascii=False))
        return "\n".join(lines) + "\n"

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file, whole or not at all."""
        target = Path(path)
        draft = target.with_name(target.name + ".part")
        draft.write_text(self.dumps(), encoding="utf-8")
        draft.replace(target)

    @classmethod
    def load(cls, path: str | os.PathLike[str], find: Callable[[str], Game] | None = None) -> Record:
        """Read a record from a file; RecordError if it is damaged or foreign."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise RecordError(0, "this is not a Petteia record: it is not text", str(path)) from None
        except OSError as error:
            raise RecordError(0, f"the file cannot be read: {error.strerror}", str(path)) from None
        return cls.loads(text, find, str(path))

    @classmethod
    def loads(cls, text: str, find: Callable[[str], Game] | None = None, source: str = "record") -> Record:
        """Read a record from its text; ``find`` gives the game by its id (default: `petteia.game`)."""
        lines = text.split("\n")
        if lines and lines[-1] == "":
            lines.pop()
        contents = list(_read(lines, source))
        header = contents[0]
        setup = _setup(header, find, source)
        closing = contents[-1]
        if "end" not in closing:
            raise RecordError(len(lines), "the record is cut off: its last line should say 'end'", source)
        entries = []
        for number, content in enumerate(contents[1:-1], 1):
            if content.get("n") != number:
                raise RecordError(number + 1, f"expected action {number}, found {content.get('n')!r}", source)
            seat, action = content.get("by"), content.get("do")
            if type(seat) is not int or not isinstance(action, str):
                raise RecordError(number + 1, "expected 'by' (a seat's number) and 'do' (an action)", source)
            entries.append(Entry(seat, action))
        if closing["end"] != len(entries):
            raise RecordError(
                len(lines), f"{closing['end']} actions are announced, {len(entries)} are there", source
            )
        names = header.get("names", [])
        return cls(setup, entries, list(names), closing.get("digest"))


def _read(lines: Sequence[str], source: str) -> Iterator[dict[str, Any]]:
    check = ""
    if not lines:
        raise RecordError(0, "the file is empty; a record begins with a header line", source)
    for number, line in enumerate(lines, 1):
        try:
            content = json.loads(line)
        except ValueError:
            content = None
        if number == 1 and (not isinstance(content, dict) or content.get("petteia") != "record"):
            raise RecordError(1, "this is not a Petteia record: its header line is missing", source)
        if not isinstance(content, dict):
            raise RecordError(number, "the line is cut off or not JSON", source)
        if number == 1 and content.get("format") != FORMAT:
            raise RecordError(
                1, f"format {content.get('format')!r} is unknown; this version reads {FORMAT}", source
            )
        found = content.pop("check", None)
        check = _chain(check, content)
        if found != check:
            raise RecordError(
                number, "the line does not follow from the lines before it: edited or out of order", source
            )
        if "end" in content and number < len(lines):
            raise RecordError(number + 1, "there are lines after the closing line", source)
        yield content


def _setup(header: dict[str, Any], find: Callable[[str], Game] | None, source: str) -> Setup:
    if find is None:
        from petteia import game as find  # the registry stands above the kernel
    assert find is not None
    try:
        game = find(str(header.get("game")))
        if header.get("rules") != game.rules_version:
            raise RecordError(
                1,
                f"played by rules version {header.get('rules')!r} of {game.id}; "
                f"this program has version {game.rules_version}",
                source,
            )
        setup = game.setup(header["seats"], header["options"])
    except RecordError:
        raise
    except (PetteiaError, KeyError, TypeError, AttributeError) as error:
        raise RecordError(1, f"bad header: {error}", source) from None
    if setup.edition.digest != header.get("edition"):
        raise RecordError(1, "it was played with another edition of the components", source)
    return setup


def _chain(previous: str, content: dict[str, Any]) -> str:
    text = previous + json.dumps(content, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
