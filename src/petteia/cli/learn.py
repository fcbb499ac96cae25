"""`petteia learn`: the lessons of a game, played in plain lines. How far somebody got is remembered."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import platformdirs
import typer

from petteia.kernel import Game
from petteia.lessons import Lesson, LessonError, Progress, Pupil, Verdict, examples, lessons
from petteia.texts import Texts

from .common import FAILED, note
from .play import COMMANDS, Table
from .seats import Player
from .usage import UsageError, find_game


def learn_game(game_id: str, lesson_id: str | None, texts: Texts, listed: bool, again: bool) -> int:
    """List the lessons and examples, or play one of them, a lesson with those after it; the exit code: 1 if
    the input ended before one.

    Without a name it is the first that has not been finished. UsageError if there is no such lesson.
    """
    game = find_game(game_id)
    known, worked = lessons(game.id), examples(game.id)
    memory = Memory(game)
    if listed:
        for lesson in known + worked:
            typer.echo(_line(lesson, memory, texts))
        return 0
    names = [lesson.id for lesson in known]
    if lesson_id is None:
        open_ones = [name for name in names if not memory.finished(name)]
        lesson_id = (open_ones or names)[0]
    elif lesson_id not in (every := [*names, *(one.id for one in worked)]):
        raise UsageError("cli-usage-lesson", lesson=lesson_id, lessons=", ".join(every))
    left: int | None = None
    chosen = [one for one in worked if one.id == lesson_id]
    for lesson in chosen or known[names.index(lesson_id) :]:
        left = Schoolroom(_pupil(lesson, memory, again), memory, texts, typer.echo).teach()
        if left is not None:
            break
    return left or 0


def _line(lesson: Lesson, memory: Memory, texts: Texts) -> str:
    done = memory.finished(lesson.id)
    state = "finished" if done else "begun" if memory.progress(lesson.id).step else "new"
    title = texts.text(lesson.title)
    return texts.text("cli-learn-line", id=lesson.id, title=title, minutes=lesson.minutes, state=state)


def _pupil(lesson: Lesson, memory: Memory, again: bool) -> Pupil:
    """Whoever takes a lesson up where it was left; one that has changed since begins anew."""
    if not again and not memory.finished(lesson.id):
        with suppress(LessonError):
            return Pupil(lesson, memory.progress(lesson.id))
    return Pupil(lesson)


class Memory:
    """How far somebody is in the lessons of a game, in a small file of the user's data folder."""

    def __init__(self, game: Game) -> None:
        """A file that cannot be read is as good as none: the lessons begin anew."""
        self.path = Path(platformdirs.user_data_dir("petteia", appauthor=False)) / "lessons.json"
        self.game = game.id
        try:
            found = json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            found = {}
        self._all: dict[str, Any] = found if isinstance(found, dict) else {}
        mine = self._all.setdefault(self.game, {})
        if not isinstance(mine, dict):
            mine = self._all[self.game] = {}
        self._mine: dict[str, Any] = mine

    def finished(self, lesson: str) -> bool:
        """Whether the lesson has been played to its end."""
        return self._mine.get(lesson) == "finished"

    def progress(self, lesson: str) -> Progress:
        """Where the lesson was left; its beginning if nothing sensible is known."""
        try:
            return Progress.of(self._mine.get(lesson))
        except LessonError:
            return Progress()

    def keep(self, pupil: Pupil) -> None:
        """Remember where somebody is; OSError if the file cannot be written."""
        over = pupil.step is None
        self._mine[pupil.lesson.id] = "finished" if over else pupil.progress.as_json()
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        text = json.dumps(self._all, indent=1, sort_keys=True)
        self.path.write_text(text, encoding="utf-8")


class Schoolroom(Table):
    """A lesson at the terminal: the table of `petteia play`, at which only the right decision is taken."""

    commands = (*(word for word in COMMANDS if word not in ("advise", "undo", "save")), "hint")

    def __init__(self, pupil: Pupil, memory: Memory, texts: Texts, write: Callable[[str], None]) -> None:
        """``write`` takes a line."""
        lesson = pupil.lesson
        players = [Player(texts.seat(seat)) for seat in range(lesson.seats)]
        texts = Texts(texts.language, pupil.state.setup.edition)
        super().__init__(pupil.match, players, lesson.dealer(), texts, write)
        self.pupil = pupil
        self.memory = memory
        self.people = [pupil.seat]
        self.looking = pupil.seat
        self.heard = [len(pupil.match.moves)] * lesson.seats

    def teach(self) -> int | None:
        """The lesson to its end; the exit code if somebody leaves before."""
        lesson = self.pupil.lesson
        self.write("")
        title = self.texts.text(lesson.title)
        self.write(self.texts.text("cli-learn-title", title=title, minutes=lesson.minutes))
        self.write(self.texts.text("cli-learn-help"))
        while (step := self.pupil.step) is not None:
            self.tell(self.pupil.seat)
            self.write("")
            self.write(self.texts.text(step.text))
            left = self.ask(self.pupil.seat) if step.do else self._read_on()
            if left is not None:
                return left
            self.memory.keep(self.pupil)
        return None

    def ask(self, seat: int) -> int | None:
        """Let the pupil decide. The position is described once; later when somebody asks for it."""
        if seat in self.shown:
            self.shown[seat] = len(self.match.moves)
        return super().ask(seat)

    def decide(self, action: int) -> bool:
        """Try a decision; any other than the one asked for is answered kindly and not taken."""
        step = self.pupil.step
        assert step is not None
        if self.pupil.attempt(action).verdict is Verdict.RIGHT:
            return True
        self.write(self.texts.text(step.other) if step.other else self.texts.text("cli-learn-other"))
        return False

    def _read_on(self) -> int | None:
        """Wait until the sentence has been read; the exit code if somebody leaves instead."""
        self.write(self.texts.text("cli-learn-read-on"))
        while True:
            line = self._read()
            if line is None:
                note(self.texts.text("cli-play-input-ended"))
                return FAILED
            if line == "quit":
                return 0
            if line == "show":
                self.show(self.pupil.seat)
            else:
                self.pupil.read_on()
                return None

    def _command(self, seat: int, word: str, rest: str) -> bool:
        step = self.pupil.step
        if word != "hint" or step is None:
            return super()._command(seat, word, rest)
        self.write(self.texts.text(step.text))
        meant = self._shown(self.match.state.actions.parse(self._model(step.do)))
        self.write(self.texts.text("cli-learn-hint", action=meant))
        return False

    def _model(self, do: str) -> str:
        """What the step asks for; where an earlier choice has ruled that out, what is as good."""
        state = self.match.state
        texts = [state.actions.text(action) for action in state.legal()]
        step = self.pupil.step
        assert step is not None
        return do if do in texts else next(text for text in texts if step.takes(text))
