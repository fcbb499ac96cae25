"""The contract as a list of checks. Each takes a table and a game played there, and raises a `Fault`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from petteia.kernel import Coverage, OptionError

from . import check_records, check_rules, check_secrets, check_shapes
from .cases import FUZZ, Case, Played, cases, find, play
from .players import habits
from .report import Fault

Check = Callable[[Case, Played], None]

CHECKS: dict[str, Check] = {
    check.__name__: check
    for check in (
        check_rules.bounded_length,
        check_rules.laws,
        check_rules.legal_lists,
        check_rules.legal_actions_apply,
        check_rules.refusals,
        check_rules.chance_outcomes,
        check_rules.copies,
        check_rules.scores,
        check_records.replay,
        check_records.snapshots,
        check_secrets.observations,
        check_shapes.shapes,
        check_secrets.tensors,
        check_secrets.events_declared,
        check_secrets.resample_looks_the_same,
        check_secrets.resample_ignores_the_truth,
        check_secrets.resample_plays_on,
        check_secrets.choices_tell_nothing,
        check_secrets.news_tell_nothing,
        check_secrets.chance_seals,
        check_secrets.undo_reveals_nothing,
        check_secrets.undo_goes_back,
    )
}


def run(name: str, case: Case, games: int | None = None) -> None:
    """Run one check on some games at a table."""
    for seed in range((games or habits(case.game.id).games) * FUZZ):
        CHECKS[name](case, play(case, seed))


def faults(case: Case, games: int = 3) -> dict[str, str]:
    """All checks that find something at a table, with what they report."""
    found: dict[str, str] = {}
    for name in CHECKS:
        try:
            run(name, case, games)
        except Exception as error:  # noqa: BLE001 - a game that fails in the middle is a fault as well
            found[name] = f"{type(error).__name__}: {error}"
    return found


def options(name: str) -> None:
    """Numbers of seats and options that do not exist are refused with what would be right."""
    game = find(name)
    seats = game.seats[0]
    wrong: list[tuple[int, dict[str, object]]] = [
        (game.seats[0] - 1, {}),
        (game.seats[-1] + 1, {}),
        (seats, {"no-such-option": 1}),
        *((seats, {option: object()}) for option in game.options),
    ]
    for number, given in wrong:
        try:
            game.new(number, given)
        except OptionError as error:
            if not error.expected:
                raise Fault(f"{name}: the refusal of {given or number} does not say what is right") from error
        else:
            raise Fault(f"{name}: {number} seats with {given} are accepted")
    one, other = game.new(seats), game.new(seats)
    if one.digest() != other.digest():
        raise Fault(f"{name}: two new games differ: something random has happened already")


def coverage(name: str, folder: Path) -> list[str]:
    """What games at all tables leave unreached; a report of everything is written to the folder.

    Wanted are the game's own goals, every step that asks and every family of actions.
    """
    game = find(name)
    habit = habits(game.id)
    tables = cases(name)
    reached = Coverage(game)
    goals = set(game.coverage_goals())
    goals |= {f"ask:{step.name}" for step in game.steps if step.asks}
    goals |= {f"do:{word}" for word in game.actions.families}
    goals -= set(habit.unreached)
    games = 0
    seen: dict[Case, set[str]] = {case: set() for case in tables}
    while games < habit.coverage_games * FUZZ and (games < len(tables) or _missing(goals, reached)):
        # After a game at each table, play where things of the kind that is missing have been reached.
        kinds = {_kind(goal) for goal in _missing(goals, reached)}
        likely = [case for case in tables if games >= len(tables) and seen[case] & kinds] or tables
        case = likely[games % len(likely)]
        found = Coverage(game)
        _count(play(case, 1000 + games), found)
        seen[case].update(_kind(key) for key in found.counts)
        reached.counts.update(found.counts)
        games += 1
    missing = _missing(goals, reached)
    lines = [
        f"{name}: {len(goals) - len(missing)} of {len(goals)} goals reached in {games} games",
        *(f"not reached: {goal}" for goal in missing),
        *(f"out of reach: {goal}: {reason}" for goal, reason in habit.unreached.items()),
        "",
        *(f"{count:8d} {key}" for key, count in sorted(reached.counts.items())),
    ]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"coverage-{name}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return missing


def _kind(key: str) -> str:
    return key.partition("=")[0]


def _missing(goals: set[str], reached: Coverage) -> list[str]:
    return sorted(goal for goal in goals if not reached.counts[goal])


def _count(played: Played, reached: Coverage) -> None:
    state = played.case.new()
    for action in played.actions:
        step = state.step
        family = state.actions.family(action).word
        assert step is not None
        reached.count(step.name, family, state.apply(action))
    if played.over:
        reached.ended(state)
