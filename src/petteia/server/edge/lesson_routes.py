"""HTTP: lessons (docs/protocol.md, section 3). Nothing is stored: the page remembers how far it is."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from petteia.kernel import KnownScore, OptionError
from petteia.lessons import Answer, Lesson, LessonError, Progress, Pupil, examples, lesson, lessons
from petteia.server import wire
from petteia.server.refusals import Refuse, reason_seen
from petteia.server.tables import views
from petteia.server.tables.playing import action_id

from . import catalogue
from .catalogue import Page
from .describe import page, route
from .routes import cached
from .state import read, send

router = APIRouter(prefix="/api")

Name = Annotated[str, Path(max_length=32)]


@cache
def _lessons(game: str) -> Page:
    known = catalogue.find(game).id
    taught = [_info(one) for one in lessons(known)]
    return catalogue.made(wire.LessonsAnswer(game, taught, [_info(one) for one in examples(known)]))


def _info(one: Lesson) -> wire.LessonInfo:
    return wire.LessonInfo(
        one.id,
        one.title,
        one.minutes,
        len(one.steps),
        one.seats,
        list(one.sections),
        [list(step.rules) for step in one.steps],
        one.chapter or None,
    )


@router.get("/lessons/{game}", **page(wire.LessonsAnswer))
async def all_lessons(request: Request, game: Name) -> Response:
    """The lessons of a game."""
    return cached(request, _lessons(game))


@cache
def _chapter(game: str, name: str) -> Page:
    try:
        found = lesson(catalogue.find(game).id, name)
    except OptionError:
        raise Refuse("not-found") from None
    pupil = Pupil(found)
    steps = []
    while (step := pupil.step) is not None:
        steps.append(
            wire.ChapterStep(
                step.text, list(step.at), list(step.rules), bool(step.do), pupil.state.observe(pupil.seat)
            )
        )
        if step.do:
            pupil.attempt(pupil.state.actions.parse(step.do))
        else:
            pupil.read_on()
    return catalogue.made(wire.ChapterAnswer(game, name, found.seat, steps))


@router.get("/lessons/{game}/{name}", **page(wire.ChapterAnswer))
async def chapter(request: Request, game: Name, name: Name) -> Response:
    """A lesson to be read, with a position for every step."""
    return cached(request, _chapter(game, name))


@router.post("/lessons/{game}/{name}", **route(wire.LessonSeen, wire.LessonTry))
async def take(request: Request, game: Name, name: Name) -> Response:
    """Take a lesson: show where somebody is, try a decision, or read on."""
    catalogue.find(game)
    try:
        found = lesson(game, name)
    except OptionError:
        raise Refuse("not-found") from None
    return send(_taken(found, await read(request, wire.LessonTry)))


def _taken(found: Lesson, wanted: wire.LessonTry) -> wire.LessonSeen:
    """What comes of a try; Refuse if that is nothing one can do there."""
    try:
        pupil = Pupil(found, Progress(wanted.step, tuple(wanted.answers)))
    except LessonError as error:
        raise Refuse("bad-request", detail=str(error)[:200]) from None
    step, before = pupil.step, len(pupil.match.moves)
    answer: Answer | None = None
    if wanted.action is not None and step is not None:
        answer = pupil.attempt(action_id(pupil.state, wanted.action))
    elif wanted.read_on and step is not None and not step.do:
        pupil.read_on()
    now, state = pupil.step, pupil.state
    over = state.decider is None
    known = [KnownScore.of(score) for score in state.scores()] if over else state.scores_for(pupil.seat)
    reason = answer.reason if answer is not None else None
    return wire.LessonSeen(
        step=pupil.number,
        answers=list(pupil.progress.answers),
        text=now.text if now is not None else None,
        at=list(now.at) if now is not None else [],
        asks=now is not None and bool(now.do),
        wanted=(now.do or None) if now is not None else None,
        seat=pupil.seat,
        verdict=answer.verdict.value if answer is not None else None,
        other=(now.other or None) if now is not None else None,
        reason=reason_seen(found.game.id, reason) if reason is not None else None,
        moves=[
            views.move_seen(state, before + n, move, pupil.seat, over)
            for n, move in enumerate(pupil.match.moves[before:], 1)
        ],
        observation=state.observe(pupil.seat),
        scores=[views.points_seen(score) for score in known],
        legal=views.choices(state) if state.decider == pupil.seat and now is not None and now.do else [],
    )
