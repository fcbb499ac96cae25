"""Records: a game as a header and its actions, chance outcomes included, in JSON Lines.

Every line carries a check that depends on all lines before it, and the last line says how many actions there
are and which state they lead to: a file that was cut, reordered or edited is refused, with the line.
Beside an outcome of chance there may be a note of what it stands for (`Setup.note`), checked by the replay.
Snapshots are a cache and never the truth; nothing is pickled.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

from .errors import ActionError, IllegalAction, OtherRulesError, PetteiaError, RecordError
from .game import Game, Setup
from .state import State
from .steps import CHANCE

FORMAT = 1
_EVERY = 64  # actions between cached snapshots


@dataclass(frozen=True, slots=True)
class Entry:
    """One action of a record: who took it (`CHANCE` for outcomes) and its text.

    ``note`` is what the file it was read from says beside it; the action alone counts.
    """

    seat: int
    action: str
    note: str = field(default="", compare=False)


@dataclass
class Record:
    """A game that was played, or the part of it played so far."""

    setup: Setup
    entries: list[Entry] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    """Names of the players, one per seat, or empty."""
    digest: str | None = None
    """Digest of the state after the last action, checked when the record is replayed."""
    source: str = field(default="record", compare=False)
    """The file it was read from, for messages."""
    finder: ClassVar[Callable[[str], Game] | None] = None
    """Gives a game by its id when `load` is not told how; the games' registry, which stands above the
    kernel, sets it."""
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
        return self.game.start(self.setup)

    def replay(self) -> Iterator[State]:
        """The states one after the other: before the first action and after each.

        RecordError where an action is not legal, or if the last state is not the recorded one.
        """
        state = self.start()
        yield state.copy()
        for number in range(len(self.entries)):
            state.apply(self.action(number, state))
            yield state.copy()
        self.check_end(state)

    def at(self, number: int) -> State:
        """The state after ``number`` actions; snapshots make this fast when it is asked often."""
        many = len(self.entries)
        if type(number) is not int or not 0 <= number <= many:
            raise RecordError(0, f"there is no position {number!r}; expected 0 to {many}", self.source)
        nearest = max((n for n in self._snapshots if n <= number), default=None)
        if nearest is None:
            state, nearest = self.start(), 0
        else:
            state = self.game.restore(self.setup, self._snapshots[nearest])
        for n in range(nearest, number):
            if n % _EVERY == 0 and n not in self._snapshots:
                self._snapshots[n] = state.snapshot()
            state.apply(self.action(n, state))
        return state

    def action(self, number: int, state: State) -> int:
        """The recorded action with this number (from 0), which the state waits for.

        RecordError, with the line, if the state waits for another seat, the action is not legal, or a note
        beside it says something else.
        """
        entry = self.entries[number]
        line = number + 2
        if state.decider is None:
            raise RecordError(line, "the game was over before this action", self.source)
        if entry.seat != state.decider:
            who = f"{_who(entry.seat)} acts, but {_who(state.decider)} decides here"
            raise RecordError(line, who, self.source)
        try:
            action = state.actions.parse(entry.action)
        except ActionError as error:
            raise RecordError(line, str(error), self.source) from None
        reason = state.why_not(action)
        if reason is not None:
            raise RecordError(line, str(IllegalAction(reason, entry.action)), self.source)
        if entry.note and entry.note != (right := _note(self.setup, entry)):
            meant = f"here {entry.action!r} is {right!r}" if right else f"{entry.action!r} has none"
            raise RecordError(line, f"the note {entry.note!r} does not belong there: {meant}", self.source)
        return action

    def check_end(self, state: State) -> None:
        """RecordError unless the state, reached by the whole record, is the recorded one."""
        if self.digest is not None and state.digest() != self.digest:
            raise RecordError(
                len(self.entries) + 2,
                "the replay ends in another state than the recorded one: it was played with other rules",
                self.source,
            )

    # ---- files --------------------------------------------------------------------------------

    def header(self) -> dict[str, Any]:
        """The first line as a dictionary. An owner's edition travels in the options as its text."""
        options = dict(self.setup.options)
        if self.setup.edition.text is not None:
            options["edition"] = self.setup.edition.text
        game, edition = self.game, self.setup.edition
        return header(game.id, game.rules_version, edition.digest, self.setup.seats, options, self.names)

    def noted(self) -> list[Entry]:
        """The entries with the notes that belong beside them."""
        return [Entry(e.seat, e.action, e.note or _note(self.setup, e)) for e in self.entries]

    def dumps(self) -> str:
        """The record as JSON Lines."""
        return dumps(self.header(), self.noted(), self.digest)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file, whole or not at all; RecordError if that is not possible."""
        write(self.dumps(), path)

    @classmethod
    def load(cls, path: str | os.PathLike[str], find: Callable[[str], Game] | None = None) -> Record:
        """Read a record from a file; RecordError if it is damaged or foreign.

        ``find`` gives the game by its id; without it, the games of `petteia.GAMES` are known.
        """
        try:
            text = Path(path).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise RecordError(0, "this is not a Petteia record: it is not text", str(path)) from None
        except OSError as error:
            raise RecordError(0, f"the file cannot be read: {error.strerror}", str(path)) from None
        return cls.loads(text, find, str(path))

    @classmethod
    def loads(cls, text: str, find: Callable[[str], Game] | None = None, source: str = "record") -> Record:
        """Read a record from its text, as `load` does from a file."""
        lines = text.split("\n")
        if lines and lines[-1] == "":
            lines.pop()
        contents = list(_read(lines, source))
        header = contents[0]
        setup = _setup(header, find or cls.finder, source)
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
            note = content.get("note", "")
            if not isinstance(note, str):
                raise RecordError(number + 1, "expected 'note' to be a text", source)
            entries.append(Entry(seat, action, note))
        if closing["end"] != len(entries):
            raise RecordError(
                len(lines), f"{closing['end']} actions are announced, {len(entries)} are there", source
            )
        digest = closing.get("digest")
        if digest is not None and not isinstance(digest, str):
            raise RecordError(len(lines), "expected 'digest' to be a text or null", source)
        names = header.get("names", [])
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise RecordError(1, "bad header: expected 'names' to be a list of texts", source)
        if len(names) not in (0, setup.seats):
            many = f"{setup.seats} names, one for each seat, or none; found {len(names)}"
            raise RecordError(1, f"bad header: expected {many}", source)
        return cls(setup, entries, names, digest, source)


def header(
    game: str, rules: int, edition: str, seats: int, options: dict[str, Any], names: Sequence[str]
) -> dict[str, Any]:
    """The first line of a record as a dictionary; ``edition`` is the edition's digest."""
    return {
        "petteia": "record",
        "format": FORMAT,
        "game": game,
        "rules": rules,
        "edition": edition,
        "seats": seats,
        "options": options,
        "names": list(names),
    }


def dumps(head: dict[str, Any], entries: Sequence[Entry], digest: str | None) -> str:
    """A record as JSON Lines, from its parts: no game is needed, so it may be one of other rules."""
    check = ""
    lines = []
    contents = [head]
    for number, entry in enumerate(entries, 1):
        content = {"n": number, "by": entry.seat, "do": entry.action}
        contents.append({**content, "note": entry.note} if entry.note else content)
    contents.append({"end": len(entries), "digest": digest})
    for content in contents:
        check = _chain(check, content)
        lines.append(json.dumps({**content, "check": check}, ensure_ascii=False))
    return "\n".join(lines) + "\n"


def write(text: str, path: str | os.PathLike[str]) -> None:
    """Write a record's text to a file, whole or not at all; RecordError if that is not possible."""
    target = Path(path)
    if not target.name:
        raise RecordError(0, "the file cannot be written: it has no name", str(path))
    draft = target.with_name(target.name + ".part")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(target)
    except OSError as error:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise RecordError(0, f"the file cannot be written: {error.strerror}", str(path)) from None


def _read(lines: Sequence[str], source: str) -> Iterator[dict[str, Any]]:
    check = ""
    if not lines:
        raise RecordError(0, "the file is empty; a record begins with a header line", source)
    for number, line in enumerate(lines, 1):
        try:
            content = json.loads(line)
        except (ValueError, RecursionError):  # not JSON, or nested without end
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
        raise RecordError(1, "no games are known to read it with", source)
    for key in ("game", "rules", "edition", "seats", "options"):
        if key not in header:
            raise RecordError(1, f"bad header: {key!r} is missing", source)
    try:
        game = find(str(header["game"]))
    except PetteiaError as error:
        raise RecordError(1, f"bad header: {error}", source) from None
    if header["rules"] != game.rules_version:
        programs = game.programs(header["rules"])
        raise OtherRulesError(game.id, header["rules"], game.rules_version, programs, source)
    if not isinstance(header["options"], dict):
        raise RecordError(1, "bad header: expected 'options' to be a table of names and values", source)
    try:
        setup = game.setup(header["seats"], header["options"])
    except PetteiaError as error:
        raise RecordError(1, f"bad header: {error}", source) from None
    if setup.edition.digest != header["edition"]:
        raise RecordError(1, "it was played with another edition of the components", source)
    return setup


def _note(setup: Setup, entry: Entry) -> str:
    """What belongs beside an entry: a note for some outcomes of chance, nothing otherwise."""
    if entry.seat != CHANCE:
        return ""
    try:
        return setup.note(setup.actions.parse(entry.action))
    except ActionError:
        return ""  # the replay will say so


def _who(seat: int) -> str:
    return "chance" if seat == CHANCE else f"seat {seat}"


def _chain(previous: str, content: dict[str, Any]) -> str:
    text = previous + json.dumps(content, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
