"""Lessons: short parts of real games in which somebody learns by doing.

A lesson is data (``<game>.toml`` beside this file, its sentences in ``texts/<language>/<game>-lessons.ftl``)
and is played on the real engine; so are the rulebooks' worked examples (``<game>-examples.toml``). `Pupil`
plays one; nothing here asks, prints or stores.
"""

from .lesson import SCHEMA, Lesson, LessonError, Step, decided_verbs, examples, lesson, lessons, read_lessons
from .pupil import Answer, Progress, Pupil, Verdict

__all__ = [
    "SCHEMA",
    "Answer",
    "Lesson",
    "LessonError",
    "Progress",
    "Pupil",
    "Step",
    "Verdict",
    "decided_verbs",
    "examples",
    "lesson",
    "lessons",
    "read_lessons",
]
