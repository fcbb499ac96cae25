"""Pupil: somebody in the middle of a lesson."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from petteia.kernel import Match, Move, PetteiaError, Reason, State, StateError, View

from .lesson import Lesson, LessonError, Step, play_lines


class Verdict(StrEnum):
    """What a try was."""

    RIGHT = "right"
    OTHER = "other"
    """Legal, but not what the lesson is about; nothing has happened."""
    ILLEGAL = "illegal"


@dataclass(frozen=True, slots=True)
class Answer:
    """What became of a try: if right, what was played then; if illegal, why."""

    verdict: Verdict
    reason: Reason | None = None
    moves: Sequence[Move] = ()


@dataclass(frozen=True, slots=True)
class Progress:
    """How far somebody is in a lesson: the number of the step, and the decisions taken until then."""

    step: int = 0
    answers: tuple[str, ...] = ()

    def as_json(self) -> dict[str, Any]:
        """The JSON form."""
        return {"step": self.step, "answers": list(self.answers)}

    @classmethod
    def of(cls, form: Any) -> Progress:
        """From the JSON form; LessonError if it is none."""
        if isinstance(form, dict):
            step, answers = form.get("step"), form.get("answers")
            good = isinstance(answers, list) and all(isinstance(one, str) for one in answers)
            if type(step) is int and step >= 0 and good:
                return cls(step, tuple(answers or ()))
        raise LessonError("progress needs 'step', a whole number, and 'answers', a list of actions")


class Pupil:
    """Somebody who takes a lesson. Wrong tries change nothing, so there is nothing to be taken back."""

    def __init__(self, lesson: Lesson, progress: Progress | None = None) -> None:
        """At the lesson's beginning, or where progress says; LessonError if that cannot be: the lesson has
        changed since.
        """
        self.lesson = lesson
        self.match = Match(lesson.start())
        self.number = 0
        self._dealer = lesson.dealer()
        self._answers: list[str] = []
        if progress is not None:
            self._take_up(progress)

    @property
    def state(self) -> State:
        """The position."""
        return self.match.state

    @property
    def seat(self) -> int:
        """The pupil's seat."""
        return self.lesson.seat

    @property
    def step(self) -> Step | None:
        """What is being said and asked; None at the end of the lesson."""
        return self.lesson.steps[self.number] if self.number < len(self.lesson.steps) else None

    @property
    def view(self) -> View:
        """What the pupil may know of the position."""
        return View(self.state, self.seat)

    @property
    def progress(self) -> Progress:
        """What is needed to take the lesson up here."""
        return Progress(self.number, tuple(self._answers))

    def attempt(self, action: int) -> Answer:
        """Try a decision. Only the right one is taken; then others and chance act, and the next step follows.

        StateError when the lesson is over.
        """
        step = self._current()
        reason = self.view.why_not(action)
        if reason is not None:
            return Answer(Verdict.ILLEGAL, reason)
        text = self.state.actions.text(action)
        if not step.takes(text):
            return Answer(Verdict.OTHER)
        self._answers.append(text)
        return Answer(Verdict.RIGHT, moves=self._go_on([text, *step.then]))

    def read_on(self) -> Sequence[Move]:
        """Go on from a step that asks for nothing; what is played then. StateError where one asks."""
        step = self._current()
        if step.do:
            raise StateError(f"{self.lesson.place(step)} waits for a decision, such as {step.do!r}")
        return self._go_on(step.then)

    def _current(self) -> Step:
        if self.step is None:
            raise StateError(f"{self.lesson.game.id}, lesson {self.lesson.id}: the lesson is over")
        return self.step

    def _go_on(self, lines: Sequence[str]) -> Sequence[Move]:
        before = len(self.match.moves)
        if lines:
            play_lines(self.match, lines, self._dealer, self.lesson.place(self._current()))
        self.number += 1
        return self.match.moves[before:]

    def _take_up(self, progress: Progress) -> None:
        answers = iter(progress.answers)
        try:
            while self.number < progress.step:
                if not self._current().do:
                    self.read_on()
                elif self.attempt(self.state.actions.parse(next(answers))).verdict is not Verdict.RIGHT:
                    raise LessonError("an answer is not right any more")
        except (PetteiaError, StopIteration) as error:
            raise LessonError(f"{self.lesson.game.id}, lesson {self.lesson.id}: {error}") from None
