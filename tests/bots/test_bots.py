"""Bots see what their seat may know, nothing else, and repeat themselves for the same seed."""

import random

import pytest
from tests.bots.positions import GAMES, SHORT, decisions, find
from tests.tiny import TinyGame
from tests.tiny.components import ROUND
from tests.tiny.state import TinyState

import petteia
from petteia.bots import BOTS, LEVELS, GreedyBot, SearchBot, make
from petteia.bots.plain import Judge, best
from petteia.bots.planner import plan_turn
from petteia.kernel import WHO, Dealer, Fortune, OptionError, State, Step, View, playout

FAST = ["random", "greedy", "planner:worlds=1:width=3", "search:iterations=12"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", FAST)
def test_positions_that_a_seat_cannot_tell_apart_get_the_same_decision(game: str, bot: str) -> None:
    for number, state in enumerate(decisions(game, find(game).seats[-1], seed=5, count=4)):
        seat = state.decider
        assert seat is not None
        chosen = make(bot, number).choose(View(state, seat))
        assert chosen in state.legal()
        for again in range(3):
            twin = state.resample(seat, random.Random(f"{number} {again}"))
            assert make(bot, number).choose(View(twin, seat)) == chosen


class OnlyView(View):
    """A view that has forgotten the true state: whoever asks for it fails."""

    __slots__ = ("_open",)

    def __init__(self, state: State, seat: int) -> None:
        self._open = View(state, seat)
        self.seat = seat

    @property
    def seats(self) -> int:
        return self._open.seats

    @property
    def game(self):
        return self._open.game

    @property
    def legal(self) -> list[int]:
        return self._open.legal

    @property
    def worthwhile(self) -> list[int]:
        return self._open.worthwhile

    def world(self, rng: random.Random) -> State:
        return self._open.world(rng)


@pytest.mark.parametrize("bot", FAST)
def test_bots_never_touch_the_state_behind_a_view(bot: str) -> None:
    state = next(iter(decisions("tiny", 3, seed=2, count=1)))
    assert state.decider is not None
    before = state.digest()
    assert make(bot, 1).choose(OnlyView(state, state.decider)) in state.legal()
    assert state.digest() == before


@pytest.mark.parametrize("bot", FAST)
def test_the_same_seed_gives_the_same_game(bot: str) -> None:
    def game(seed: int) -> str:
        bots = [make(bot, f"{seed}/{seat}") for seat in range(3)]
        return playout(find("tiny").new(3), Dealer(7), bots).digest()

    assert game(1) == game(1)
    if bot == "random":
        assert game(1) != game(2)


@pytest.mark.parametrize("game", petteia.GAMES)
def test_every_bot_plays_every_game_to_its_end(game: str) -> None:
    seats = find(game).seats
    names = ["greedy:worlds=1", "planner:worlds=1:width=2:depth=2", "search:iterations=3", "easy", "random"]
    bots = [make(names[seat % len(names)], seat) for seat in range(seats[-1])]
    assert playout(find(game).new(seats[-1], SHORT.get(game)), Dealer(3), bots).result() is not None


@pytest.mark.parametrize("game", petteia.GAMES)
def test_greedy_and_a_reasonable_beginner_beat_chance(game: str) -> None:
    for bot in ("greedy:worlds=1", "easy"):
        won = 0
        for number in range(4):
            seat = number % 2
            bots = [make("random", number), make("random", number)]
            bots[seat] = make(bot, number)
            result = playout(find(game).new(2, SHORT.get(game)), Dealer(number), bots).result()
            assert result is not None
            won += result.winners == (seat,)
        assert won >= 3


class Stopping(OnlyView):
    """Stops the bot while it thinks, when it asks for its 20th world."""

    __slots__ = ("_asked", "_bot")

    def __init__(self, state: State, seat: int, bot: SearchBot) -> None:
        super().__init__(state, seat)
        self._asked = 0
        self._bot = bot

    def world(self, rng: random.Random) -> State:
        self._asked += 1
        if self._asked == 20:
            self._bot.stop()
        return super().world(rng)


def test_a_stopped_search_answers_with_the_best_so_far() -> None:
    state = next(iter(decisions("tiny", 2, seed=3, count=1)))
    assert state.decider is not None
    endless = SearchBot(seed=1, iterations=10**9, plan=0)
    chosen = endless.choose(Stopping(state, state.decider, endless))
    assert endless.last_iterations == 20
    assert chosen == SearchBot(seed=1, iterations=20, plan=0).choose(View(state, state.decider))
    planning = SearchBot(seed=1, iterations=10**9)  # stopped before the tree has begun to grow
    assert planning.choose(Stopping(state, state.decider, planning)) in state.legal()
    assert planning.last_iterations == 20 * 20


class DoDeeds(Step[TinyState]):
    """Seat 0 does deeds until three of four are done; then somebody else decides."""

    name = "deeds"
    forced = False

    def legal(self, state: TinyState, top: int) -> list[int]:
        return [deed for deed in range(4) if not state.v[ROUND] >> deed & 1]

    def run(self, state: TinyState, top: int, action: int) -> None:
        state.v[ROUND] |= 1 << action
        if state.v[ROUND].bit_count() == 3:
            state.v[top + WHO] = 1


class Deeds(TinyGame):
    """A turn of three deeds out of four, worth 2, 2, 1 and 1, and 5 more for the first and the last two."""

    steps = (DoDeeds(),)

    def begin(self, state: TinyState) -> None:
        state.push(0, 0)

    def prospects(self, state: State) -> list[float]:
        done = state.v[ROUND]
        return [sum((2, 2, 1, 1)[deed] for deed in range(4) if done >> deed & 1) + 5 * (done == 0b1101), 0]


def test_a_plan_carries_on_a_position_once_however_it_is_reached() -> None:
    """With room for two positions, 0-1 and 1-0 must not crowd out 0-2."""
    plan = plan_turn(Deeds().new(2), 0, luck=0.5, positions=1000, width=2)
    assert plan[0] == 9
    assert best(plan) == 0


def test_where_the_tree_would_stay_thin_the_plans_decide() -> None:
    """Many legal actions, few iterations: what chance brings to some of them must not overrule the plans."""
    state = next(state for state in decisions("delphi", 2, seed=4, count=60) if len(state.legal()) > 60)
    assert state.decider is not None
    view = View(state, state.decider)
    rng = random.Random("5 1")  # as a bot with the seed 5 takes it for its first decision
    sums = dict.fromkeys(state.legal(), 0.0)
    for _ in range(3):
        for action, value in plan_turn(view.world(rng), view.seat, rng.random(), 4000).items():
            sums[action] += value
    bot = SearchBot(seed=5, iterations=60)
    assert bot.choose(view) == best(sums)
    assert bot.last_iterations == 60  # three plans
    tree = SearchBot(seed=5, iterations=60, plan=0)
    assert tree.choose(view) in state.legal()
    assert tree.last_iterations == 60


def test_a_search_without_time_still_answers() -> None:
    state = next(iter(decisions("tiny", 2, seed=3, count=1)))
    assert state.decider is not None
    bot = SearchBot(seed=1, seconds=1e-9)
    assert bot.choose(View(state, state.decider)) in state.legal()
    assert bot.last_iterations == 1


def test_levels_and_bots_can_all_be_made() -> None:
    assert set(LEVELS) == {"gentle", "easy", "medium", "hard", "expert"}
    for name in [*BOTS, *LEVELS]:
        make(name)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        (
            "genius",
            "one of random, greedy, planner, gentle, search, oracle, pythia, planner@0.1, search@0.1, easy",
        ),
        ("greedy:speed=3", "a setting of greedy: worlds, carelessness"),
        ("random:x=1", "it has none"),
        ("greedy:worlds=many", "worlds to be a number, not 'many'"),
        ("greedy:worlds=0", "worlds to be at least 1"),
        ("greedy:carelessness=1", "carelessness from 0 to below 1"),
        ("planner:depth=0", "at least 1"),
        ("search:seconds=-1", "seconds and cpu to be above 0"),
        ("pythia:cpu=0", "seconds and cpu to be above 0"),
        ("oracle:slip=1", "slip from 0 to below 1"),
        ("oracle:turn=0", "turn to be above 0"),
        ("search:iterations=0", "iterations at least 1"),
        ("external:", "a command after 'external:'"),
    ],
)
def test_a_bot_that_does_not_exist_is_refused_with_what_there_is(name: str, says: str) -> None:
    with pytest.raises(OptionError, match="bot") as caught:
        make(name)
    assert says in str(caught.value)


def test_a_careless_bot_mostly_takes_good_actions() -> None:
    state = next(iter(decisions("tiny", 2, seed=11, count=1)))
    assert state.decider is not None
    view = View(state, state.decider)
    best = GreedyBot(seed=1).choose(view)
    chosen = [GreedyBot(seed=seed, carelessness=0.4).choose(view) for seed in range(60)]
    assert set(chosen) <= set(state.legal())
    assert len(set(chosen)) > 1
    assert max(set(chosen), key=chosen.count) == best


def at_the_last_die() -> State:
    """A position of Delphi in which any action uses the last die, and nothing is left after most of them."""
    for state in decisions("delphi", 2, seed=3, count=200):
        step = state.step
        if step is not None and step.name == "act" and (seat := state.decider) is not None:
            own = state.observe(seat)["players"][seat]
            if len(own["dice"]) == 1 and not own["cards"] and 6 not in own["gods"].values():
                return state
    raise AssertionError("no last die in so many positions")


def test_plans_go_through_a_decision_with_one_answer_without_counting_it() -> None:
    state = at_the_last_die()
    seat = state.decider
    assert seat is not None
    favour = next(a for a in state.legal() if state.actions.text(a).startswith("take-favour"))
    after = state.copy()
    after.advance(favour)
    assert after.step is not None
    assert (after.step.name, after.decider, after.legal()) == ("end", seat, [after.actions.parse("end-turn")])
    luck = 0.3
    Fortune(after.setup, luck).roll_on(after)
    assert after.observe(None)["active"] != seat  # the turn is over, the dice are rolled
    # One decision deep a plan sees as far as the roll: what it expects is the position after it.
    assert plan_turn(state, seat, luck, positions=10_000, depth=1)[favour] == Judge(after).worth(after, seat)


@pytest.mark.parametrize("bot", ["greedy", "planner", "search:iterations=1000000"])
def test_a_decision_with_one_answer_is_answered_at_once(bot: str) -> None:
    state = at_the_last_die()
    favour = next(a for a in state.legal() if state.actions.text(a).startswith("take-favour"))
    state.advance(favour)
    assert state.decider is not None
    thinker = make(bot)
    thinker.think = None  # type: ignore[attr-defined]  # it would fail if it began to think
    assert thinker.choose(View(state, state.decider)) == state.legal()[0]
