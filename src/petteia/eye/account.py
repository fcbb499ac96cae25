"""The account of a game: from where it began to how it ended, in parts that add up exactly.

start + luck + others + mistakes + unforeseeable = result, for every seat. The value of a position is a
running estimate: it goes with chance and with what decisions give away, as far as the eye's word can be
trusted, and it is drawn towards what the eye thinks when it looks at each decision's position afresh. That
the eye changes its mind is no seat's doing: what it has to take back is owed in equal parts by the next
decisions of all seats, so that none bears it alone. By how much it is drawn is fitted, once for each kind of
table, on games for fitting.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from .looking import Looking

FORMAT = 1
PLACES = 6
MOMENTS = 3  # of each seat that are most instructive
TURNS = 6  # turning points of a game
_NOTABLE = 0.01  # of a win: less is no moment


@dataclass(frozen=True)
class Part:
    """What made a seat's result; all in shares of a win."""

    start: float
    luck: float
    others: float
    mistakes: float
    unforeseeable: float
    result: float
    luck_spread: float
    """How far luck goes either way in such a game: its standard deviation, the deal left out."""
    deal: float
    """What the deal alone brought; a part of luck."""
    mistakes_error: float
    """The standard error of the mistakes."""

    @property
    def sum(self) -> float:
        """What the parts add up to: the result."""
        return self.start + self.luck + self.others + self.mistakes + self.unforeseeable


@dataclass(frozen=True)
class Idea:
    """Something that could have been decided."""

    action: int
    text: str
    behind: float
    """By how much it is worse than the best, in shares of a win, for all that the seat could know."""
    error: float
    """The standard error of that."""


@dataclass(frozen=True)
class Decision:
    """A decision with a choice."""

    t: int
    seat: int
    kind: str
    """The family of the action that was taken."""
    action: int
    text: str
    mistake: float
    """What it gave away, from 0."""
    error: float
    revised: float
    """What hidden things and the eye's own second thoughts brought to the seat in this step."""
    rank: int
    """How many of those compared were better."""
    count: int
    """Decisions that there were."""
    stake: float
    ideas: tuple[Idea, ...]
    """The best ones and the one that was taken."""


@dataclass(frozen=True)
class Chance:
    """A step of chance."""

    t: int
    action: int
    text: str
    luck: tuple[float, ...]
    spread: tuple[float, ...]
    """Its standard deviation for each seat."""


@dataclass(frozen=True)
class Analysis:
    """What the eye has seen in a game."""

    game: str
    seats: int
    depth: str
    seed: str
    begins: int
    """Number of the first decision: before it is the deal."""
    values: tuple[tuple[float, ...], ...]
    """The win shares of every position, the first and the last included."""
    uncertain: tuple[float, ...]
    """Of every position how far its values may be off: a standard error."""
    parts: tuple[Part, ...]
    decisions: tuple[Decision, ...]
    chances: tuple[Chance, ...]
    moments: tuple[tuple[int, ...], ...]
    """For each seat the numbers of its most instructive decisions, the costliest first."""
    turns: tuple[int, ...]
    """Numbers of the steps at which the game turned, in the order of the game."""
    players: tuple[str, ...]
    """Between whom the values hold."""
    reasons: Mapping[str, Any] = field(default_factory=dict)
    """Number of a moment -> why the better idea is better, and what the one taken does."""
    format: int = FORMAT

    def as_json(self) -> dict[str, Any]:
        """The JSON form."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Analysis:
        """What `as_json` gave, also after a way through JSON."""
        found = dict(data)
        found["parts"] = tuple(Part(**one) for one in data["parts"])
        found["decisions"] = tuple(
            Decision(**{**one, "ideas": tuple(Idea(**idea) for idea in one["ideas"])})
            for one in data["decisions"]
        )
        found["chances"] = tuple(
            Chance(**{**one, "luck": tuple(one["luck"]), "spread": tuple(one["spread"])})
            for one in data["chances"]
        )
        found["values"] = tuple(tuple(row) for row in data["values"])
        for name in ("uncertain", "turns", "players"):
            found[name] = tuple(data[name])
        found["moments"] = tuple(tuple(row) for row in data["moments"])
        return cls(**found)

    def decision(self, t: int) -> Decision | None:
        """The decision in step ``t``, if there was a choice."""
        return next((one for one in self.decisions if one.t == t), None)


def account(looking: Looking, reasons: Mapping[str, Any] | None = None) -> Analysis:
    """The account of a game that has been looked at; ValueError unless the look is finished."""
    if not looking.finished:
        raise ValueError("the look at this game is not finished")
    fitted = looking.shares.fitted
    steps = looking.done["steps"]
    seats, length = looking.setup.seats, len(looking.actions)
    values = _values(looking)
    actions = looking.setup.actions
    decisions: list[Decision] = []
    chances: list[Chance] = []
    trust = fitted.trust
    uncertain = [0.0] * (length + 1)
    spread = 0.0
    for step in steps:
        t = step["t"]
        change = [after - before for before, after in zip(values[t], values[t + 1], strict=True)]
        played = looking.actions[t]
        if "seat" not in step:
            scale = _scale(values[t], step)
            chances.append(
                Chance(
                    t, played, actions.text(played), _rounded(change),
                    _rounded([scale * one**0.5 for one in step["spread"]]),
                )
            )  # fmt: skip
            continue
        seat = step["seat"]
        mistake = round(trust * step["loss"], PLACES)
        ideas = tuple(
            Idea(
                action, actions.text(action),
                round(trust * (step["ideas"][0][1] - worth), PLACES), round(trust * error, PLACES),
            )
            for action, worth, error in step["ideas"]
        )  # fmt: skip
        decisions.append(
            Decision(
                t, seat, str(actions.describe(played)["kind"]), played, actions.text(played), mistake,
                round(trust * step["error"], PLACES), round(change[seat] + mistake, PLACES), step["rank"],
                step["count"], round(trust * step["stake"], PLACES), ideas,
            )
        )  # fmt: skip
        spread = fitted.unsure * (1 - step["way"] ** 2)
        uncertain[t] = spread
    for t in range(length - 1, -1, -1):
        uncertain[t] = uncertain[t] or uncertain[t + 1] or fitted.unsure
    uncertain[length] = 0.0
    parts = tuple(_part(looking, values, decisions, chances, seat) for seat in range(seats))
    moments = tuple(
        tuple(
            one.t
            for one in sorted(
                (one for one in decisions if one.seat == seat and one.mistake >= _NOTABLE),
                key=lambda one: (-one.mistake, one.t),
            )[:MOMENTS]
        )
        for seat in range(seats)
    )
    return Analysis(
        looking.setup.game.id, seats, looking.name, str(looking.seed), looking.begins,
        tuple(values), tuple(round(one, PLACES) for one in uncertain), parts, tuple(decisions),
        tuple(chances), moments, _turning(values, looking.begins), tuple(looking.shares.card["players"]),
        reasons or {},
    )  # fmt: skip


def _values(looking: Looking) -> list[tuple[float, ...]]:
    """The values of all positions."""
    fitted = looking.shares.fitted
    steps = {step["t"]: step for step in looking.done["steps"]}
    length, begins = len(looking.actions), looking.begins
    choices = [t for t, step in sorted(steps.items()) if "seat" in step]
    last = choices[-1] if choices else -1
    end = _closed(looking.result)
    values = [_closed(fitted.start)] * (length + 1)
    if not choices:
        values[length] = end
        return values
    first = steps[choices[0]]
    before = [0.0] * looking.setup.seats
    for t in range(begins, choices[0]):
        if t in steps:
            before = [a + b for a, b in zip(before, steps[t]["luck"], strict=True)]
    values[begins] = _closed([a - b for a, b in zip(first["now"], before, strict=True)])
    debts = _Debts(looking)
    for t in range(begins, last):
        values[t + 1] = _after(values[t], steps.get(t), debts)
    values[length] = end
    for t in range(length - 1, last, -1):  # what chance brings after the last choice is known exactly
        luck = steps[t]["luck"] if t in steps else [0.0] * len(end)
        values[t] = _closed([a - b for a, b in zip(values[t + 1], luck, strict=True)])
    return values


class _Debts:
    """What the eye has to take back, and at whose decisions it will."""

    def __init__(self, looking: Looking) -> None:
        self.fitted = looking.shares.fitted
        seats = looking.setup.seats
        self._owed = [[0.0] * seats for _ in range(seats)]

    def paid(self, value: Sequence[float], step: Mapping[str, Any]) -> list[float]:
        """A decision is looked at: what is owed now is shared out anew, and what comes of it in this step."""
        fitted, seats = self.fitted, len(value)
        ahead = [fitted.tempo / (seats - 1)] * seats
        ahead[step["seat"]] = -fitted.tempo
        for n, (old, now, tempo) in enumerate(zip(value, step["now"], ahead, strict=True)):
            gap = now + tempo - old - sum(owed[n] for owed in self._owed)
            for owed in self._owed:
                owed[n] += fitted.revise * gap / seats
        found, self._owed[step["seat"]] = self._owed[step["seat"]], [0.0] * seats
        return found


def _after(value: Sequence[float], step: Mapping[str, Any] | None, debts: _Debts) -> tuple[float, ...]:
    """The value after a step."""
    if step is None:
        return tuple(value)
    if "seat" not in step:
        scale = _scale(value, step)
        return _closed([a + scale * b for a, b in zip(value, step["luck"], strict=True)])
    trust = debts.fitted.trust
    moved = [
        min(1.0, max(0.0, old + back + trust * gain))
        for old, back, gain in zip(value, debts.paid(value, step), step["gain"], strict=True)
    ]
    whole = sum(moved)
    return _closed([one / whole for one in moved])


def _scale(value: Sequence[float], step: Mapping[str, Any]) -> float:
    """How much of what chance moves can be carried so that no outcome leaves what shares can be."""
    scale = 1.0
    for now, low, high in zip(value, step["low"], step["high"], strict=True):
        if low < 0:
            scale = min(scale, max(0.0, now) / -low)
        if high > 0:
            scale = min(scale, max(0.0, 1 - now) / high)
    return scale


def _closed(values: Sequence[float]) -> tuple[float, ...]:
    """Rounded, with a sum of 1."""
    short = [round(float(one), PLACES) for one in values[:-1]]
    return (*short, round(1.0 - sum(short), PLACES))


def _rounded(values: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(float(one), PLACES) for one in values)


def _part(
    looking: Looking,
    values: Sequence[Sequence[float]],
    decisions: Sequence[Decision],
    chances: Sequence[Chance],
    seat: int,
) -> Part:
    """A seat's sum."""
    begins, length = looking.begins, len(looking.actions)
    own = {one.t: one for one in decisions if one.seat == seat}
    by_chance = {one.t for one in chances}
    deal = values[begins][seat] - values[0][seat]
    luck, others, unforeseeable = deal, 0.0, 0.0
    for t in range(begins, length):
        change = values[t + 1][seat] - values[t][seat]
        if t in by_chance:
            luck += change
        elif t in own:
            unforeseeable += change + own[t].mistake
        else:
            others += change
    mistakes = -sum(one.mistake for one in own.values())
    return Part(
        values[0][seat], luck, others, mistakes, unforeseeable, values[length][seat],
        sum(one.spread[seat] ** 2 for one in chances) ** 0.5, deal,
        sum(one.error**2 for one in own.values()) ** 0.5,
    )  # fmt: skip


def _turning(values: Sequence[Sequence[float]], begins: int) -> tuple[int, ...]:
    """The steps that moved the game most."""
    moves = [
        (max(abs(after - before) for before, after in zip(values[t], values[t + 1], strict=True)), t)
        for t in range(begins, len(values) - 1)
    ]
    found = [t for size, t in sorted(moves, key=lambda one: (-one[0], one[1]))[:TURNS] if size >= _NOTABLE]
    return tuple(sorted(found))
