"""Lessons as data: reading and checking their files, and the positions they begin in.

A file is made for one version of the rules and one edition, and every lesson names the digest of its first
position: when any of them changes, the file is refused, and whoever changed it looks the lessons through.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from petteia.games import game as find_game
from petteia.kernel import (
    CHANCE,
    ActionError,
    Dealer,
    Game,
    IllegalAction,
    Match,
    OptionError,
    PetteiaError,
    State,
)
from petteia.kernel import Step as GameStep
from petteia.kernel.edition import Anything, Bool, Int, List, Map, Rule, Str, Table, unique
from petteia.kernel.messages import message_id

_STEP = Table(
    {"id": Str()},
    {
        "at": List(Str()),
        "do": Str(),
        "right": List(Str(), low=1),
        "then": Str(),
        "names": List(Str(), low=1),
        "rules": List(Str(), low=1),
        "other": Bool(),
    },
)
_LESSON = Table(
    {
        "id": Str(),
        "minutes": Int(1, 10),
        "seats": Int(1, 10),
        "digest": Str(),
        "step": List(_STEP, low=2),
    },
    {
        "sections": List(Str()),
        "chapter": Str(),
        "seat": Int(0, 9),
        "options": Map(Anything()),
        "after": Str(),
        "before": Str(),
        "built": Str(),
    },
)
SCHEMA: Rule = Table({"game": Str(), "rules": Int(1), "edition": Str(), "lesson": List(_LESSON, low=1)})
"""What a file of lessons looks like; docs/architecture.md says what its keys mean."""


_SEATS = re.compile(r"^\d/")  # a place of a player's own: ``own-god:0/ares``


class LessonError(PetteiaError):
    """A lesson that does not exist, is not in order, or was made for other rules."""


@dataclass(frozen=True)
class Step:
    """One sentence or two, and what the pupil does then.

    ``do`` is the decision that the sentence asks for, empty where there is nothing but to read on; ``right``
    are patterns of action texts (``settle north>*``) that are as good. ``then`` is what others and chance do
    next.
    """

    id: str
    text: str
    """Id of the message that is shown."""
    at: tuple[str, ...] = ()
    """The places on the board that it speaks of, as the boards call them: ``territory:crete``."""
    do: str = ""
    right: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    """Verbs of the action space that the sentence explains without their being done here."""
    rules: tuple[str, ...] = ()
    """The numbered rules that it tells in plain words."""
    other: str = ""
    """Id of the message for a decision that is legal but not asked for, where there is one of its own."""

    def takes(self, action: str) -> bool:
        """Whether an action's text is what the step asks for."""
        return any(fnmatchcase(action, pattern) for pattern in self.right)


@dataclass(frozen=True)
class Lesson:
    """A part of a game in which something is learned."""

    game: Game
    id: str
    minutes: int
    seats: int
    seat: int
    """The pupil's seat."""
    options: Mapping[str, Any]
    before: tuple[str, ...]
    """What was played before it begins. Outcomes of chance that are not named are dealt, always alike."""
    digest: str
    steps: tuple[Step, ...]
    sections: tuple[str, ...] = ()
    """The sections of the numbered rules that it tells in plain words."""
    after: Lesson | None = None
    """The lesson whose end this one goes on from; ``before`` then begins there."""
    built: tuple[str, ...] = ()
    """What is otherwise than after ``before``: places of the state by name, ``cubes of seat 0[2] = 1``."""
    chapter: str = ""
    """Of an example: the lesson that it belongs to."""

    @property
    def title(self) -> str:
        """Id of the message that names it."""
        return message_id(self.game.id, "lesson", self.id)

    def messages(self) -> Iterator[str]:
        """The ids of all its messages."""
        yield self.title
        for step in self.steps:
            yield step.text
            if step.other:
                yield step.other

    def dealer(self) -> Dealer:
        """Who deals what the lesson leaves to chance."""
        return Dealer(f"lesson {self.game.id} {self.id}")

    def start(self) -> State:
        """A copy of the position in which it begins; LessonError if it is not the one it was made for."""
        if self.position.digest() != self.digest:
            raise LessonError(
                f"{self.game.id}, lesson {self.id}: it would begin in another position than before"
            )
        return self.position.copy()

    @cached_property
    def position(self) -> State:
        """The position to which what was played before it leads; LessonError if that cannot be played."""
        dealer = self.dealer()
        if self.after is None:
            match = Match(self.game.new(self.seats, self.options))
        else:
            match = Match(self.after.end())
        play_lines(match, self.before, dealer, f"{self.game.id}, lesson {self.id}, before")
        return self._rebuilt(match.state) if self.built else match.state

    def _rebuilt(self, state: State) -> State:
        """The position with what is otherwise in it."""
        where, numbers = _places(self.game), state.snapshot()
        for line in self.built:
            name, _, number = line.rpartition(" = ")
            if name not in where or not re.fullmatch(r"-?\d+", number):
                raise LessonError(
                    f"{self.game.id}, lesson {self.id}, built: {line!r} is no 'place of the state = number'"
                )
            numbers[where[name]] = int(number)
        return self.game.restore(state.setup, numbers)

    def end(self) -> State:
        """The position after all decisions that the lesson asks for."""
        match, dealer = Match(self.start()), self.dealer()
        for step in self.steps:
            play_lines(match, ([step.do] if step.do else []) + list(step.then), dealer, self.place(step))
        return match.state

    def place(self, step: Step) -> str:
        """Where a step stands, for messages about mistakes."""
        return f"{self.game.id}, lesson {self.id}, step {step.id}"


@cache
def _places(game: Game) -> dict[str, int]:
    """The places of a game's state by their names."""
    return {game.layout.name(offset): offset for offset in range(game.layout.total)}


def play_lines(match: Match, lines: Sequence[str], dealer: Dealer, where: str) -> None:
    """Play action texts one after the other, then let chance decide until somebody has to.

    Where chance decides and the next line is none of its outcomes, the dealer deals. LessonError, with the
    line, if one is not legal when its turn comes.
    """
    state = match.state
    for line in lines:
        try:
            action = state.actions.parse(line)
            while state.decider == CHANCE and action not in state.legal():
                match.play(dealer.pick(state))
            match.play(action)
        except (ActionError, IllegalAction) as error:
            raise LessonError(f"{where}: {line!r}: {error}") from None
    match.deal(dealer)


def decided_verbs(game: Game) -> set[str]:
    """The families of actions that people decide on, chance's being left out."""
    return {
        family
        for step in game.steps
        if step.asks and type(step).chance is GameStep.chance and type(step).weigh is GameStep.weigh
        for family in step.families
    }


# ---- reading -----------------------------------------------------------------------------------


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; OptionError if there is no such game."""
    found = find_game(game)
    path = Path(__file__).with_name(f"{found.id}.toml")
    if not path.is_file():
        return ()
    return read_lessons(path.read_text(encoding="utf-8"), found, path.name)


@cache
def examples(game: str) -> tuple[Lesson, ...]:
    """The worked examples of a game's rulebook, short lessons; OptionError if there is no such game."""
    found = find_game(game)
    path = Path(__file__).with_name(f"{found.id}-examples.toml")
    if not path.is_file():
        return ()
    return read_lessons(path.read_text(encoding="utf-8"), found, path.name)


def lesson(game: str, identity: str) -> Lesson:
    """A lesson or an example by its id; OptionError says which there are."""
    known = lessons(game) + examples(game)
    for one in known:
        if one.id == identity:
            return one
    raise OptionError("lesson", identity, f"one of {', '.join(one.id for one in known)}")


def read_lessons(text: str, game: Game, source: str) -> tuple[Lesson, ...]:
    """The lessons of a file's text; LessonError lists every mistake, with lesson and key."""
    try:
        data = tomllib.loads(text)
    except ValueError as error:
        raise LessonError(f"{source}: not a TOML file: {error}") from None
    mistakes: list[str] = []
    SCHEMA.check(data, "", mistakes)
    if not mistakes:
        mistakes += _of_other_rules(data, game)
        unique(data["lesson"], "lesson", mistakes)
        for one in data["lesson"]:
            unique(one["step"], f"lesson '{one['id']}' step", mistakes)
    if mistakes:
        raise LessonError(f"{source}: {'; '.join(mistakes)}")
    found: dict[str, Lesson] = {}
    for one in data["lesson"]:
        if one.get("after", next(iter(found), "")) not in {"", *found}:
            mistakes.append(f"lesson '{one['id']}': there is no lesson '{one['after']}' before it")
            continue
        found[one["id"]] = made = _lesson(one, game, found.get(one.get("after", "")))
        mistakes += _faults(made)
    if mistakes:
        raise LessonError(f"{source}: {'; '.join(mistakes)}")
    return tuple(found.values())


def _of_other_rules(data: Mapping[str, Any], game: Game) -> Iterator[str]:
    edition = game.default_edition().digest
    for key, given, living in (
        ("game", data["game"], game.id),
        ("rules", data["rules"], game.rules_version),
        ("edition", data["edition"], edition),
    ):
        if given != living:
            yield f"key '{key}': made for {given!r}, but this is {living!r}; play the lessons through"


def _lesson(data: Mapping[str, Any], game: Game, after: Lesson | None) -> Lesson:
    steps = []
    for one in data["step"]:
        text = message_id(game.id, "lesson", data["id"], one["id"])
        do = one.get("do", "")
        right = one.get("right", [do] if do else [])
        steps.append(
            Step(
                one["id"],
                text,
                tuple(one.get("at", ())),
                do,
                tuple(right),
                _lines(one.get("then", "")),
                tuple(one.get("names", ())),
                tuple(one.get("rules", ())),
                f"{text}-other" if one.get("other") else "",
            )
        )
    return Lesson(
        game,
        data["id"],
        data["minutes"],
        data["seats"],
        data.get("seat", 0),
        data.get("options", {}),
        _lines(data.get("before", "")),
        data["digest"],
        tuple(steps),
        tuple(data.get("sections", ())),
        after,
        _lines(data.get("built", "")),
        data.get("chapter", ""),
    )


def _lines(text: str) -> tuple[str, ...]:
    return tuple(line.strip() for line in text.splitlines() if line.strip())


def _faults(lesson: Lesson) -> Iterator[str]:
    """What is wrong with a lesson that has the right form."""
    game = lesson.game
    for step in lesson.steps:
        where = f"lesson '{lesson.id}' step '{step.id}'"
        for verb in (word.split(" ")[0] for word in (*step.right, *step.names)):
            if verb not in game.actions.families:
                yield f"{where}: there is no action {verb!r}"
        if step.do and not step.takes(step.do):
            yield f"{where}: {step.do!r} is none of {', '.join(step.right)}"
        if step.right and not step.do:
            yield f"{where}: the key 'do' is missing"
        for place in step.at:
            kind, _, identity = place.removeprefix("own-").partition(":")
            known = game.components.get(kind, ())
            if identity and known and identity not in known and _SEATS.sub("", identity) not in known:
                yield f"{where}: there is no {kind} {identity!r} on the board"
    if lesson.steps[-1].do:
        yield f"lesson '{lesson.id}': its last step asks for something, so that nobody reads what came of it"
