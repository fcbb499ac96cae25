"""Advice: the best ideas of the planner for a seat, each with reasons made from what changes.

What is good is said by one value (`Value`), which can be replaced; the reasons are facts that anybody could
check on the board: points and means before and after, whose move it is then, what the next player makes of
it. A reason names a message (``advice-<id>``) and its arguments; the words are in the catalogues. All of it
comes from worlds that the seat cannot tell from the true one, and tells of others what is the same in all.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from petteia.kernel import CHANCE, TOP, Fortune, Message, State, View
from petteia.kernel.messages import message_id, plain

from .plain import Judge, Value, cautious
from .planner import Way, plan_ways

BUDGET = 3000  # positions that are judged for an answer, about
IDEAS = 3
WORLDS = 5
_SAME = 0.05  # of the way from the best idea to the middle one: as good
_POOR = 1.0  # and this far it is no idea any more
_PARTS = 3  # parts of the score that are named
_TRIED = 12  # first actions that are looked at for different ideas

# The reasons, in the order in which they are given: name -> kinds of arguments.
GROUNDS: Mapping[str, Mapping[str, str]] = {
    "only": {},
    "points": {"part": "message", "n": "number", "about": "text"},
    "loses": {"part": "message", "n": "number", "about": "text"},
    "gains": {"what": "list:message"},
    "leads": {"action": "action", "n": "number"},
    "denies": {"seat": "seat", "action": "action"},
    "threat": {"seat": "seat", "action": "action", "n": "number"},
    "costs": {"what": "list:message"},
    "again": {},
    "passes": {"seat": "seat"},
    "reply": {"seat": "seat", "action": "action"},
    "next": {"action": "action"},
    "promise": {},
    "equal": {},
}


@dataclass(frozen=True, slots=True)
class Ground:
    """A reason: one of `GROUNDS`, with its arguments. An action is given by its structured form."""

    id: str
    args: Mapping[str, Any] = field(default_factory=dict)

    def as_json(self) -> dict[str, Any]:
        """The JSON form: the message, its arguments and their kinds."""
        args = {name: plain(value) for name, value in self.args.items()}
        return {"message": f"advice-{self.id}", "args": args, "kinds": dict(GROUNDS[self.id])}


@dataclass(frozen=True, slots=True)
class Idea:
    """Something worth doing."""

    action: int
    line: tuple[int, ...]
    """The decision and those that belong to it, as they were planned."""
    then: tuple[int, ...]
    """How the turn was planned to go on after that."""
    loss: float
    """By how much the best idea is better, by the value that judged them."""
    stake: float
    """What is at stake in the decision: how far the best idea is above the middle of all that could be done.
    From 1 on it is an important moment.
    """
    grounds: tuple[Ground, ...]

    def as_json(self) -> dict[str, Any]:
        """The JSON form; actions are numbers."""
        return {
            "action": self.action,
            "line": list(self.line),
            "then": list(self.then),
            "loss": self.loss,
            "stake": self.stake,
            "grounds": [ground.as_json() for ground in self.grounds],
        }


def advise(
    view: View,
    budget: int = BUDGET,
    seed: int | str = 0,
    value: Callable[[State], Value] = Judge,
    most: int = IDEAS,
) -> list[Idea]:
    """The best ideas of the seat whose view it is, the best one first; none when it is not asked.

    About ``budget`` positions are judged, at least all that one decision leads to. The same view, budget and
    seed give the same ideas. ``value`` makes, for a position of the table, what judges its positions.
    """
    legal = view.worthwhile
    if not legal:
        return []
    rng = random.Random(f"advice {seed}")
    thoughts = [_Thought(view, rng, value) for _ in range(WORLDS)]
    for thought in thoughts:
        thought.plan(budget // WORLDS)
    values = {action: cautious([thought.ways[action].worth for thought in thoughts]) for action in legal}
    ranked = sorted(values, key=lambda action: (-values[action], action))
    best = values[ranked[0]]
    spread = best - values[ranked[len(ranked) // 2]]
    chosen: list[list[_Deed]] = []
    for action in ranked[:_TRIED]:
        if chosen and best - values[action] > _POOR * spread:
            break
        deeds = [thought.deed(action) for thought in thoughts]
        if all(deeds[0].differs(other[0]) for other in chosen):
            chosen.append(deeds)
        if len(chosen) == most:
            break
    return [
        Idea(
            deeds[0].line[0],
            deeds[0].line,
            deeds[0].then,
            best - values[deeds[0].line[0]],
            spread / thoughts[0].judge.important,
            _grounds(deeds, chosen, len(legal) == 1, best - values[deeds[0].line[0]] <= _SAME * spread),
        )
        for deeds in chosen
    ]


def explain(
    view: View,
    actions: Sequence[int],
    budget: int = BUDGET,
    seed: int | str = 0,
    value: Callable[[State], Value] = Judge,
) -> list[Idea]:
    """What would come of some decisions of the seat whose view it is, with reasons beside the others.

    In the order in which they are given; those that no plan looks at (`View.worthwhile`) are left out.
    Otherwise as `advise`.
    """
    legal = view.worthwhile
    given = [action for action in actions if action in legal]
    if not given:
        return []
    rng = random.Random(f"advice {seed}")
    thoughts = [_Thought(view, rng, value) for _ in range(WORLDS)]
    for thought in thoughts:
        thought.plan(budget // WORLDS)
    values = {action: cautious([thought.ways[action].worth for thought in thoughts]) for action in legal}
    best = max(values.values())
    spread = best - sorted(values.values())[(len(values) - 1) // 2]
    chosen = [[thought.deed(action) for thought in thoughts] for action in given]
    return [
        Idea(
            action,
            deeds[0].line,
            deeds[0].then,
            best - values[action],
            spread / thoughts[0].judge.important,
            _grounds(deeds, chosen, len(legal) == 1, best - values[action] <= _SAME * spread),
        )
        for action, deeds in zip(given, chosen, strict=True)
    ]


class _Thought:
    """What a seat imagines in one world."""

    def __init__(self, view: View, rng: random.Random, value: Callable[[State], Value]) -> None:
        self.seat = view.seat
        self.world = view.world(rng)
        self.luck = rng.random()
        self.judge = value(self.world)
        self.ways: dict[int, Way] = {}

    def plan(self, positions: int) -> None:
        self.ways = plan_ways(self.world, self.seat, self.luck, positions, judge=self.judge)

    def deed(self, action: int) -> _Deed:
        return _Deed(self, self.ways[action].steps())

    def facts(self, state: State) -> tuple[dict[str, int], dict[str, int]]:
        """The seat's points by their parts, and its means."""
        points = {part: n or 0 for part, n in state.scores_for(self.seat)[self.seat].parts.items()}
        means = state.game.means_of(state.observe(self.seat), self.seat)
        return points, dict(means)

    def settled(self, state: State, action: int) -> State:
        """The position after an action and what chance has to say to it, before the turn goes to others."""
        after = state.copy()
        after.advance(action)
        chances = random.Random(self.luck)  # as `Fortune` has them
        while after.decider == CHANCE:
            after.draw(chances.random())
        return after

    def reply(self, state: State) -> tuple[int, State]:
        """What whoever decides in a position would do by our judge, and the position after it."""
        assert state.decider is not None
        fortune = Fortune(state.setup, self.luck)
        found: tuple[float, int, State] | None = None
        for action in state.worthwhile():
            after = state.copy()
            fortune.lead(after, action)
            worth = self.judge.worth(after, state.decider)
            if found is None or worth > found[0]:
                found = worth, action, after
        assert found is not None
        return found[1:]


class _Deed:
    """A decision in one world with all that belongs to it, until the next of its kind or another's."""

    def __init__(self, thought: _Thought, steps: Sequence[tuple[int, State]]) -> None:
        self.thought = thought
        world, seat = thought.world, thought.seat
        before = thought.facts(world)
        own = 1  # decisions; one that has changed nothing yet goes on with the next
        while own < len(steps) and (
            not _done(world, steps[own - 1][1]) or thought.facts(steps[own - 1][1]) == before
        ):
            own += 1
        actions = tuple(action for action, _ in steps)
        self.line, self.then = actions[:own], actions[own:]
        game = world.game
        form = world.actions.describe(actions[0])
        self.idea = {name: value for name, value in form.items() if name not in game.spent}
        self.leaf = steps[-1][1]
        self.again = steps[own - 1][1].decider == seat
        last = thought.settled(steps[own - 2][1] if own > 1 else world, actions[own - 1])
        points, means = before
        points_after, means_after = thought.facts(last)
        self.points = {part: n - points.get(part, 0) for part, n in points_after.items()}
        self.means = {name: n - means[name] for name, n in means_after.items()}
        self.ahead = sum(thought.facts(self.leaf)[0].values()) - sum(points_after.values())
        self.rival: int | None = None
        self.reply = -1
        self.harm = 0
        decider = self.leaf.decider
        if decider is not None and 0 <= decider != seat:
            self.rival = decider
            self.reply, answered = thought.reply(self.leaf)
            self.harm = sum(thought.facts(self.leaf)[0].values()) - sum(thought.facts(answered)[0].values())

    def differs(self, other: _Deed) -> bool:
        """Whether it is another idea than a better one.

        The same deeds in another order, paid for otherwise or by a longer way are not.
        """
        if self.idea == other.idea or set(other.line) <= set(self.line):
            return False
        if sorted(self.line + self.then) == sorted(other.line + other.then):
            return False
        return self.leaf != other.leaf


def _done(world: State, after: State) -> bool:
    """Whether what was decided in a world is settled: its like is asked again, or what it was a part of."""
    deeper = after.v[TOP] - world.v[TOP]
    return deeper < 0 or (deeper == 0 and after.step is world.step)


def _grounds(
    deeds: Sequence[_Deed], chosen: Sequence[Sequence[_Deed]], single: bool, equal: bool
) -> tuple[Ground, ...]:
    """Why somebody might do this; ``deeds`` are the same one in each world, ``chosen`` all that are shown."""
    one = deeds[0]
    state = one.thought.world
    game, actions = state.game, state.actions
    out: list[Ground] = []
    if single:
        out.append(Ground("only"))
    changed = [(part, *_mean([deed.points.get(part, 0) for deed in deeds])) for part in game.score_parts]
    for part, n, about in sorted(changed, key=lambda found: -abs(found[1]))[:_PARTS]:
        if n:
            name = Message(message_id(game.id, "score", part))
            args = {"part": name, "n": abs(n), "about": "yes" if about else "no"}
            out.append(Ground("points" if n > 0 else "loses", args))
    for ground, sign in (("gains", 1), ("costs", -1)):
        listed = []
        for mean in game.means:
            n = sign * _mean([deed.means[mean] for deed in deeds])[0]
            if n > 0:
                listed.append(Message(message_id(game.id, "means", mean), {"n": n}))
        if listed:
            out.append(Ground(ground, {"what": listed}))
    ahead = min(deed.ahead for deed in deeds)
    following = {deed.then[:1] for deed in deeds}
    if ahead > 0 and len(following) == 1 and one.then:
        out.append(Ground("leads", {"action": actions.describe(one.then[0]), "n": ahead}))
    others = [other for other in chosen if other is not deeds]
    if _certain([deed.again for deed in deeds]):
        if one.again:
            if any(not deed.again for other in others for deed in other):
                out.append(Ground("again"))
        elif one.rival is not None and any(deed.again for other in others for deed in other):
            out.append(Ground("passes", {"seat": one.rival}))
    out += _about_rivals(deeds, others)
    if not [ground for ground in out if ground.id not in ("costs", "passes", "reply")]:
        out.append(_prepared(deeds))
    if equal and deeds is not chosen[0]:
        out.append(Ground("equal"))
    order = list(GROUNDS)
    return tuple(sorted(out, key=lambda ground: order.index(ground.id)))


def _prepared(deeds: Sequence[_Deed]) -> Ground:
    """What is done for the sake of what follows: what most plans go on with, if that says something."""
    actions = deeds[0].thought.world.actions
    action, plans = Counter(deed.then[0] if deed.then else None for deed in deeds).most_common(1)[0]
    if action is not None and 2 * plans > len(deeds):
        form = actions.describe(action)
        if len(form) > 1:
            return Ground("next", {"action": form})
    return Ground("promise")


def _about_rivals(deeds: Sequence[_Deed], others: Sequence[Sequence[_Deed]]) -> list[Ground]:
    """What the next player makes of it, as far as it is the same in all worlds."""
    one, actions = deeds[0], deeds[0].thought.world.actions
    if one.rival is None or not _certain([(deed.rival, deed.reply) for deed in deeds]):
        return []
    answer = {"seat": one.rival, "action": actions.describe(one.reply)}
    harm = min(deed.harm for deed in deeds)
    if harm > 0:
        return [Ground("threat", {**answer, "n": harm})]
    replies = [
        other[0].reply
        for other in others
        if other[0].rival == one.rival and _certain([deed.reply for deed in other])
    ]
    for reply in replies:
        if all(reply not in deed.leaf.legal() for deed in deeds):
            return [Ground("denies", {"seat": one.rival, "action": actions.describe(reply)})]
    if any(reply != one.reply for reply in replies):
        return [Ground("reply", answer)]
    return []


def _mean(numbers: Sequence[int]) -> tuple[int, bool]:
    """The mean as a whole number, and whether the numbers differ."""
    return round(sum(numbers) / len(numbers)), not _certain(numbers)


def _certain(values: Sequence[object]) -> bool:
    return all(value == values[0] for value in values)
