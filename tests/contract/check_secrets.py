"""Checks of what can be known: observations, tensors, resampled worlds, news, undo."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from petteia.kernel import CHANCE, Dealer, Event, Game, Match, Message, State, drive, seals

from .cases import Case, Played, plain, play
from .check_rules import other_actions
from .players import Seated, habits
from .report import Fault, fault

_SAMPLE = 12  # actions tried at a position
_KERNEL_KEYS = ("game", "seats", "viewer", "over", "ask")


def viewers(case: Case) -> list[int | None]:
    """All seats, and the spectator."""
    return [*range(case.seats), None]


def news(events: Iterable[Event], viewer: int | None) -> list[dict[str, Any]]:
    """What a viewer hears of events, as JSON data."""
    seen = (event.seen_by(viewer) for event in events)
    return [event.as_json() for event in seen if event is not None]


def observations(case: Case, played: Played) -> None:
    """Observations are JSON data with texts as keys, they say who looks, and looking changes nothing."""
    for number, state in played.sample():
        before = state.digest()
        for viewer in viewers(case):
            seen = state.observe(viewer)
            try:
                plain(seen)
            except (TypeError, ValueError) as error:
                fault(played, number, state, f"the observation of {viewer} is not JSON data: {error}")
            if bad := list(_bad_keys(seen)):
                fault(played, number, state, f"the observation of {viewer} has keys that are no texts: {bad}")
            expected = (case.game.id, case.seats, viewer, state.decider is None)
            if tuple(seen[key] for key in _KERNEL_KEYS[:4]) != expected:
                fault(played, number, state, f"the observation of {viewer} overwrites what the kernel says")
        if state.digest() != before:
            fault(played, number, state, "observing changed the state")


def _bad_keys(value: Any) -> Iterable[Any]:
    if isinstance(value, dict):
        yield from (key for key in value if not isinstance(key, str))
        for inner in value.values():
            yield from _bad_keys(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _bad_keys(inner)


def tensors(case: Case, played: Played) -> None:
    """A tensor has the declared length, and every number lies within its field's bounds."""
    fields = case.game.tensor_fields
    length = sum(field.size for field in fields)
    if len({field.name for field in fields}) != len(fields):
        raise Fault(f"{case.name}: two tensor fields have the same name")
    for number, state in played.sample():
        for viewer in viewers(case):
            tensor = state.tensor(viewer)
            if len(tensor) != length:
                fault(
                    played, number, state, f"the tensor of {viewer} has {len(tensor)} numbers, not {length}"
                )
            start = 0
            for field in fields:
                for value in tensor[start : start + field.size]:
                    if not math.isfinite(value) or not field.low <= value <= field.high:
                        problem = f"{value} is not from {field.low} to {field.high}"
                        fault(played, number, state, f"tensor field {field.name!r} for {viewer}: {problem}")
                start += field.size


def events_declared(case: Case, played: Played) -> None:
    """Every event is declared, has exactly the declared arguments, and is JSON data once redacted."""
    game = case.game
    state = case.new()
    for number, action in enumerate(played.actions):
        for event in state.apply(action):
            kind = game.events.get(event.name)
            if kind is None:
                fault(played, number, state, f"the event {event.name!r} is not declared")
            given = {**event.args, **event.secret}
            if set(event.args) != set(kind.args) or set(event.secret) != set(kind.secret):
                fault(played, number, state, f"the event {event.name!r} has the arguments {given}")
            if event.reveals != kind.reveals:
                fault(played, number, state, f"the event {event.name!r} seals otherwise than declared")
            for name, sort in {**kind.args, **kind.secret}.items():
                if problem := _argument(case, sort, given[name]):
                    fault(played, number, state, f"event {event.name!r}, argument {name!r}: {problem}")
            for viewer in viewers(case):
                plain(news([event], viewer))


def _argument(case: Case, sort: str, value: Any) -> str | None:
    if sort.startswith("list:"):
        if not isinstance(value, list | tuple):
            return f"{value!r} is no list"
        return next((p for v in value if (p := _argument(case, sort[5:], v))), None)
    if value is None and sort not in ("number", "text", "ask", "message"):
        return None  # nobody, nothing
    if sort == "seat":
        good = type(value) is int and 0 <= value < case.seats
    elif sort == "number":
        good = type(value) is int
    elif sort in ("text", "ask"):
        good = isinstance(value, str)
    elif sort == "message":
        good = isinstance(value, Message)
    else:
        known = case.game.components.get(sort) or places_of(case.game).get(sort)
        if known is None:
            return f"{sort!r} is no kind of component"
        good = value in known
    return None if good else f"{value!r} is no {sort}"


def places_of(game: Game) -> dict[str, tuple[str, ...]]:
    """What actions name that is no component: the values of the domains, by kind."""
    domains = [domain for family in game.actions.families.values() for domain in family.domains]
    return {domain.kind: domain.values for domain in domains}


# ---- other worlds ------------------------------------------------------------------------------


def worlds(state: State, viewer: int | None, count: int, salt: object) -> list[State]:
    """Some states that the viewer should not be able to tell from this one."""
    return [state.resample(viewer, random.Random(f"world {salt} {n}")) for n in range(count)]


def resample_looks_the_same(case: Case, played: Played) -> None:
    """A resampled world shows its viewer the same: observation, tensor and, for the decider, legal list."""
    for number, state in played.sample(each=1):
        before = state.digest()
        for viewer in viewers(case):
            seen, tensor = plain(state.observe(viewer)), state.tensor(viewer)
            for world in worlds(state, viewer, 2, number):
                if plain(world.observe(viewer)) != seen:
                    difference = first_difference(state.observe(viewer), world.observe(viewer))
                    fault(played, number, state, f"viewer {viewer} can tell a resampled world: {difference}")
                if world.tensor(viewer) != tensor:
                    fault(played, number, state, f"the tensor tells viewer {viewer} a resampled world")
                if viewer is not None and viewer == state.decider and world.legal() != state.legal():
                    fault(played, number, state, f"the legal list tells viewer {viewer} a resampled world")
                for broken in case.game.check(world):
                    fault(played, number, state, f"a resampled world breaks a law: {broken}")
        if state.digest() != before:
            fault(played, number, state, "resampling changed the state")


def resample_ignores_the_truth(case: Case, played: Played) -> None:
    """What `resample` gives depends on the viewer's knowledge and the generator only, not on what is true."""
    for number, state in played.sample():
        for viewer in viewers(case):
            (other,) = worlds(state, viewer, 1, "other")
            if other.resample(viewer, random.Random(5)) != state.resample(viewer, random.Random(5)):
                problem = "from two worlds that look the same, the same generator makes different ones"
                fault(played, number, state, f"viewer {viewer}: {problem}")


def resample_varies(cases: Sequence[Case]) -> None:
    """Where something is hidden from a viewer, resampled worlds differ: for each viewer at some table."""
    if not habits(cases[0].game.id).hides:
        return
    same: set[int | None] = {viewer for case in cases for viewer in viewers(case)}
    for case in cases:
        for number, state in play(case).sample(each=1):
            for viewer in same & set(viewers(case)):
                one, other = worlds(state, viewer, 2, number)
                if one != other:
                    same.discard(viewer)
    if same:
        raise Fault(f"{cases[0].name}: resampled worlds never differ for {sorted(map(str, same))}")


def resample_plays_on(case: Case, played: Played) -> None:
    """A resampled world is a position like any other: it can be played to the end."""
    habit = habits(case.game.id)
    rng = random.Random(f"on {played.seed}")
    chosen = rng.sample(range(len(played.actions)), min(3, len(played.actions)))
    for number, state in enumerate(played.positions()):
        if number not in chosen:
            continue
        (world,) = worlds(state, rng.choice(viewers(case)), 1, number)
        players = [Seated(habit.players[0], world, rng)] * case.seats
        try:
            drive(world, Dealer(number), players, habit.limit)
        except (LookupError, ValueError, TypeError, ArithmeticError) as error:
            fault(played, number, state, f"a resampled world cannot be played on: {error!r}")
        if world.decider is not None:
            fault(played, number, state, "a resampled world does not come to an end")
        for broken in case.game.check(world):
            fault(played, number, state, f"a resampled world breaks a law at its end: {broken}")


def decisions(played: Played) -> Iterator[tuple[int, State, int]]:
    """Positions of a game in which a seat decides: number, state, seat."""
    for number, state in played.sample(each=3):
        if state.decider is not None and state.decider != CHANCE:
            yield number, state, state.decider


def choices_tell_nothing(case: Case, played: Played) -> None:
    """Legal lists, previews and reasons are the same in all worlds that the decider cannot tell apart."""
    rng = random.Random(f"choices {played.seed}")
    for number, state, decider in decisions(played):
        legal = state.legal()
        asked = rng.sample(legal, min(_SAMPLE, len(legal)))
        refused = other_actions(state, rng)
        for world in worlds(state, decider, 2, number):
            if world.legal() != legal:
                texts = ", ".join(state.actions.text(a) for a in sorted(set(legal) ^ set(world.legal())))
                fault(played, number, state, f"the legal list depends on hidden things: {texts}")
            for action in asked:
                if plain(state.preview(action)) != plain(world.preview(action)):
                    text = state.actions.text(action)
                    fault(played, number, state, f"the preview of {text!r} depends on hidden things")
            for action in refused:
                if state.why_not(action) != world.why_not(action):
                    fault(played, number, state, f"the reason against {action} depends on hidden things")


def news_tell_nothing(case: Case, played: Played) -> None:
    """Where two futures look the same to a viewer, the news of both are the same.

    The futures are the same action in worlds that look the same, and different outcomes of chance.
    """
    rng = random.Random(f"news {played.seed}")
    open_draws = habits(case.game.id).open_draws
    for number, state in played.sample(each=1):
        step = state.step
        if step is None or step.name in open_draws:
            continue
        for viewer in viewers(case):
            starts = [state, *worlds(state, viewer, 2, number)]
            legal = state.legal()
            heard: dict[object, tuple[str, str]] = {}
            for action in rng.sample(legal, min(_SAMPLE // 2, len(legal))):
                for start in starts:
                    if action not in start.legal():
                        continue
                    future = start.copy()
                    told = plain(news(future.apply(action), viewer))
                    seen = plain(future.observe(viewer))
                    key = seen if state.decider == CHANCE else (action, seen)
                    text = state.actions.text(action)
                    other, others = heard.setdefault(key, (text, told))
                    if others != told:
                        problem = f"after {other!r} viewer {viewer} hears {others}, after {text!r} {told}"
                        fault(played, number, state, f"{problem}, but sees the same")


def chance_seals(case: Case, played: Played) -> None:
    """Every outcome of chance tells an event that seals: what was drawn or rolled cannot be taken back."""
    state = case.new()
    for number, action in enumerate(played.actions):
        decider = state.decider
        events = state.apply(action)
        if decider == CHANCE and not seals(events):
            text = state.actions.text(action)
            fault(
                played,
                number,
                state,
                f"the outcome {text!r} does not seal: it told {[e.name for e in events]}",
            )


def undo_reveals_nothing(case: Case, played: Played) -> None:
    """A decision that can be taken back tells its player the same in all worlds that look the same."""
    rng = random.Random(f"undo {played.seed}")
    for number, state, decider in decisions(played):
        legal = state.legal()
        starts = [state, *worlds(state, decider, 2, number)]
        for action in rng.sample(legal, min(_SAMPLE, len(legal))):
            views = []
            for start in starts:
                future = start.copy()
                events = future.apply(action)
                views.append(
                    {"sealed": seals(events), "seen": future.observe(decider), "heard": news(events, decider)}
                )
            if all(view["sealed"] for view in views):
                continue
            for view in views[1:]:
                if plain(view) != plain(views[0]):
                    text = state.actions.text(action)
                    problem = f"{text!r} can be taken back, but tells something hidden"
                    fault(played, number, state, f"{problem}: {first_difference(views[0], view)}")


def undo_goes_back(case: Case, played: Played) -> None:
    """`Match.undo` restores the position before an unsealed decision, for its own player only."""
    match = Match(case.new())
    for number, action in enumerate(played.actions):
        before = match.state.digest()
        move = match.play(action)
        after = match.state.digest()
        others = [seat for seat in range(case.seats) if seat != move.seat]
        if any(match.undo(seat) for seat in others):
            fault(played, number, match.state, "a player took back the decision of another")
        if move.seat == CHANCE or move.sealed:
            if match.undo(move.seat):
                fault(played, number, match.state, "a sealed action was taken back")
            continue
        if number % 5:
            continue
        if not match.undo(move.seat) or match.state.digest() != before:
            fault(played, number, match.state, "an unsealed decision was not taken back")
        if len(match.record.entries) != number:
            fault(played, number, match.state, "the record still holds what was taken back")
        match.play(action)
        if match.state.digest() != after:
            fault(played, number, match.state, "the same action leads elsewhere after it was taken back")


def first_difference(one: Any, other: Any, path: str = "") -> str:
    """Where two JSON values differ, for reports."""
    if isinstance(one, dict) and isinstance(other, dict) and set(one) == set(other):
        for key in one:
            if one[key] != other[key]:
                return first_difference(one[key], other[key], f"{path}.{key}")
    if isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        for index, (a, b) in enumerate(zip(one, other, strict=True)):
            if a != b:
                return first_difference(a, b, f"{path}[{index}]")
    return f"{path or 'all of it'} is {one!r} in one and {other!r} in the other"
