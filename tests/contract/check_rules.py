"""Checks of what can be done: legal lists, refusals, chance, copies, laws, scores, faces of actions."""

from __future__ import annotations

import functools
import itertools
import random
import re

from tests.rule_marks import rules

import petteia
from petteia.kernel import CHANCE, KERNEL_REASONS, ActionError, ActionSpace, Event, IllegalAction, State

from .cases import Case, Played, plain
from .report import Fault, fault

_RULE_ID = re.compile(r"[A-Z]+-[A-Za-z0-9.-]+\Z")
_SAMPLE = 30  # actions tried at a position


def laws(case: Case, played: Played) -> None:
    """The game's own laws of conservation hold at every position, and the vector holds whole numbers only."""
    game = case.game
    size = case.new().setup.size
    for number, state in enumerate(played.positions()):
        for broken in game.check(state):
            fault(played, number, state, f"a law is broken: {broken}")
        if len(state.v) != size:
            fault(played, number, state, f"the vector has {len(state.v)} numbers instead of {size}")
        if not all(type(n) is int for n in state.v):
            odd = next(n for n in state.v if type(n) is not int)
            fault(played, number, state, f"the vector holds {odd!r}, which is no plain whole number")


def bounded_length(case: Case, played: Played) -> None:
    """The game ends, and nobody can act afterwards."""
    if not played.over:
        raise Fault(f"{case}, seed {played.seed}: not over after {len(played.actions)} actions")
    for number, state in enumerate(played.positions()):
        if (state.decider is None) != (number == len(played.actions)):
            fault(played, number, state, "the game is over before its last action")


def legal_lists(case: Case, played: Played) -> None:
    """Legal lists are sorted, without repeats, from the step's families, and empty only when over."""
    space = case.game.actions
    for number, state in enumerate(played.positions()):
        legal = state.legal()
        step = state.step
        if step is None:
            if legal:
                fault(played, number, state, "actions are legal although the game is over")
            continue
        if not legal:
            fault(played, number, state, "nothing is legal although the game is not over")
        if any(a >= b for a, b in itertools.pairwise(legal)):
            fault(played, number, state, f"the legal list is not sorted or has repeats: {legal}")
        for action in legal:
            if type(action) is not int or action not in space:
                fault(played, number, state, f"{action!r} is no action of the game")
        words = {space.family(action).word for action in legal}
        if not words <= set(step.families):
            strange = ", ".join(sorted(words - set(step.families)))
            fault(played, number, state, f"the step does not name the families it offers: {strange}")
        fresh = state.game.restore(state.setup, state.snapshot()).legal()
        if fresh != legal:
            fault(played, number, state, f"the kept legal list {legal} is not the computed one {fresh}")


def legal_actions_apply(case: Case, played: Played) -> None:
    """Whatever is listed can be done; `apply` and `advance` lead to the same place; the law holds there."""
    rng = random.Random(f"apply {played.seed}")
    for number, state in played.sample():
        before = state.digest()
        legal = state.legal()
        for action in rng.sample(legal, min(_SAMPLE, len(legal))):
            text = state.actions.text(action)
            if state.why_not(action) is not None:
                fault(played, number, state, f"{text!r} is listed, but why_not gives a reason against it")
            applied, advanced = state.copy(), state.copy()
            events = applied.apply(action)
            advanced.advance(action)
            if applied.digest() != advanced.digest():
                fault(played, number, state, f"apply and advance of {text!r} lead to different states")
            if not all(isinstance(event, Event) for event in events):
                fault(played, number, state, f"apply of {text!r} returns something that is no event")
            if advanced.log is not None or applied.log is not None:
                fault(played, number, state, f"{text!r} leaves the log of events open")
            for broken in case.game.check(applied):
                fault(played, number, state, f"{text!r} breaks a law: {broken}")
            if state.digest() != before:
                fault(played, number, state, f"{text!r} on a copy changed the original")


def refusals(case: Case, played: Played) -> None:
    """What is not listed is refused with a reason that the game declares, and changes nothing."""
    rng = random.Random(f"refuse {played.seed}")
    space = case.game.actions
    for number, state in played.sample():
        before = state.digest()
        for action in other_actions(state, rng):
            try:
                state.apply(action)
            except IllegalAction as error:
                _reason(played, number, state, action, error)
            except Exception as error:  # noqa: BLE001 - any other exception is what this check is after
                text = space.text(action) if action in space else str(action)
                fault(played, number, state, f"{text!r} is refused without a reason: {error!r}")
            else:
                fault(played, number, state, f"{space.text(action)!r} is not listed, but was accepted")
            if state.digest() != before:
                fault(played, number, state, f"the refused action {action} changed the state")
            if state.log is not None:
                fault(played, number, state, "a refused action leaves the log of events open")


def other_actions(state: State, rng: random.Random) -> list[int]:
    """Actions that are not legal here: mostly of the step's families, some others, some that do not exist."""
    space = state.actions
    legal = set(state.legal())
    step = state.step
    wanted: set[int] = {-1, len(space)}
    for word in () if step is None else step.families:
        family = space.families[word]
        wanted.update(family.base + int(rng.random() * family.size) for _ in range(_SAMPLE // 2))
    wanted.update(int(rng.random() * len(space)) for _ in range(8))
    return sorted(wanted - legal)


def _reason(played: Played, number: int, state: State, action: int, error: IllegalAction) -> None:
    reason = error.reason
    text = error.action
    again = state.why_not(action)
    if again != reason:
        fault(played, number, state, f"{text!r}: apply says {reason}, why_not says {again}")
    own = state.game.reasons.get(reason.id)
    kinds = KERNEL_REASONS.get(reason.id) if own is None else own
    if kinds is None:
        fault(played, number, state, f"{text!r}: the reason {reason.id!r} is not declared")
    if set(reason.args) != set(kinds or {}):
        fault(played, number, state, f"{text!r}: reason {reason.id!r} has the arguments {list(reason.args)}")
    if own is not None and not reason.rules:
        fault(played, number, state, f"{text!r}: the reason {reason.id!r} names no rule")
    for rule in reason.rules:
        if not _RULE_ID.match(rule) or rule not in known_rules(state.game.id, rule):
            fault(played, number, state, f"{text!r}: {rule!r} is not the id of a rule")
    plain(reason.as_json())


@functools.cache
def known_rules(game: str, rule: str) -> set[str]:
    """The ids on the game's page of rules; any id is good for a game that has none."""
    return set(rules(game)) if game in petteia.GAMES else {rule}


def chance_outcomes(case: Case, played: Played) -> None:
    """Outcomes are the legal list with positive whole weights, and each one makes a difference."""
    rng = random.Random(f"chance {played.seed}")
    for number, state in enumerate(played.positions()):
        if state.decider != CHANCE:
            continue
        outcomes = state.chance()
        if [action for action, _ in outcomes] != state.legal():
            fault(played, number, state, "the outcomes of chance are not the legal list")
        for action, weight in outcomes:
            if type(weight) is not int or weight <= 0:
                fault(played, number, state, f"outcome {state.actions.text(action)!r} weighs {weight!r}")
    for number, state in played.sample(each=3):
        if state.decider != CHANCE:
            continue
        seen: dict[tuple[str, str], int] = {}
        legal = state.legal()
        for action in rng.sample(legal, min(_SAMPLE, len(legal))):
            after = state.copy()
            events = after.apply(action)
            told = plain([[e.name, e.args, e.secret] for e in events]) if _plain_args(events) else str(events)
            key = (after.digest(), told)
            if key in seen:
                one, other = state.actions.text(seen[key]), state.actions.text(action)
                fault(played, number, state, f"the outcomes {one!r} and {other!r} make no difference")
            seen[key] = action


def _plain_args(events: list[Event]) -> bool:
    return all(
        isinstance(value, int | str)
        for event in events
        for value in [*event.args.values(), *event.secret.values()]
    )


def copies(case: Case, played: Played) -> None:
    """All copies made on the way still have their digest and their legal list at the end."""
    kept = [(state.copy(), state.digest(), list(state.legal())) for state in played.positions()]
    for number, (state, digest, legal) in enumerate(kept):
        if state.digest() != digest:
            fault(played, number, state, "a copy changed when the game went on")
        if list(state.legal()) != legal:
            fault(played, number, state, "the legal list of a copy changed when the game went on")


def scores(case: Case, played: Played) -> None:
    """Every seat has a score at any time, its declared parts add up, and the end has a ranking."""
    parts = set(case.game.score_parts)
    for number, state in played.sample():
        found = state.scores()
        if len(found) != case.seats:
            fault(played, number, state, f"{len(found)} scores for {case.seats} seats")
        for seat, score in enumerate(found):
            if not set(score.parts) <= parts:
                fault(
                    played,
                    number,
                    state,
                    f"seat {seat}: the parts {set(score.parts) - parts} are not declared",
                )
            if sum(score.parts.values()) != score.total:
                fault(played, number, state, f"seat {seat}: {score.parts} do not add up to {score.total}")
        result = state.result()
        if (result is None) == (state.decider is None):
            fault(played, number, state, f"the result is {result}")
        if result is not None:
            ranks = result.ranks
            if len(ranks) != case.seats or any(r != 1 + sum(o < r for o in ranks) for r in ranks):
                fault(played, number, state, f"{ranks} is no ranking")


def faces(space: ActionSpace, most: int = 200_000, some: int = 20_000) -> None:
    """Number, text and form of an action turn into each other: of all, or of a sample in a large space."""
    if len(space) <= most:
        actions = list(range(len(space)))
    else:
        rng = random.Random("faces")
        ends = [n for f in space.families.values() for n in (f.base, f.base + f.size - 1)]
        actions = sorted({*ends, *(int(rng.random() * len(space)) for _ in range(some))})
    for action in actions:
        text = space.text(action)
        form = space.describe(action)
        try:
            if space.parse(text) != action:
                raise Fault(f"the text {text!r} of action {action} is read as {space.parse(text)}")
            if space.of(form) != action:
                raise Fault(f"the form {form} of action {action} is read as {space.of(form)}")
        except ActionError as error:
            raise Fault(f"action {action} has a face that cannot be read: {error}") from None
