"""Gymnasium: one seat is the agent, bots take the others.

    import gymnasium, petteia.envs.gymnasium
    env = gymnasium.make("petteia/Olympos-v1", seats=3, bots=["greedy", "random"])

Chance and bots follow the seed of ``reset``. The others may be bots, functions or checkpoints (see
`opponents`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from petteia import GAMES
from petteia.bots import close
from petteia.extras import need
from petteia.kernel import Bot, Dealer, Game, OptionError, State, drive

from .observing import ILLEGAL, Observer, check_reward, find_game, has_choice, rewards, view_text
from .opponents import Opponent, check_opponents, seat_opponent

gymnasium = need("gymnasium", "petteia.envs.gymnasium")

if TYPE_CHECKING:
    Env = Any
else:
    Env = gymnasium.Env


class SeatEnv(Env):  # type: ignore[misc]
    """A game seen from one seat.

    An illegal action ends the game with a reward of -1 (with margins: one that is worse than any loss), and
    ``info["illegal"]`` says why it was not legal; the mask of legal actions is in the observation and in the
    info. Rewards come at the end (see `observing`).
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "human"], "render_fps": 1}

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        seat: int | None = None,
        bots: Opponent | Sequence[Opponent] = "random",
        options: Mapping[str, Any] | None = None,
        observation: str = "tensor",
        reward: str = "win",
        render_mode: str | None = None,
        only_choices: bool = False,
        actions: str = "all",
    ) -> None:
        """OptionError for settings that do not exist.

        ``seats`` is by default the smallest table, ``seat`` another one in each game, drawn by the seed;
        ``bots`` are those of the other seats, in their order, or one for all of them. With ``only_choices``
        the agent is not asked where there is just one answer: it is taken. ``actions`` is ``all`` or
        ``compact`` (see `observing`).
        """
        self.game = find_game(game)
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise OptionError("render_mode", render_mode, "ansi or human")
        self.render_mode = render_mode
        self._setup = self.game.setup(seats or self.game.seats[0], options)
        count = self._setup.seats
        if seat is not None and not 0 <= seat < count:
            raise OptionError("seat", seat, f"0 to {count - 1}, or none for a seat drawn anew each game")
        self._fixed = seat
        self._only_choices = only_choices
        self._observer = Observer(self.game, observation, actions)
        self._others = check_opponents(bots, count - 1, self._observer)
        self._reward = check_reward(reward)
        self.observation_space = self._observer.space()
        self.action_space = gymnasium.spaces.Discrete(self._observer.count)
        self.state_space = self._observer.all_seats_space(count)
        self.seat = seat or 0
        """The agent's seat in this game."""
        self.position: State = self.game.start(self._setup)
        self._mask = self._observer.mask(self.position, self.seat)
        self._bots: list[Bot | None] = []
        self._made: list[Bot | None] = []  # those that are closed with their game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Start a new game and play it to the agent's first decision.

        ``options`` may hold other ``bots`` for this game and those after it; OptionError for anything else.
        """
        super().reset(seed=seed)
        for key, value in (options or {}).items():
            if key != "bots":
                raise OptionError(key, value, "only 'bots' among the options of a reset")
            self._others = check_opponents(value, self._setup.seats - 1, self._observer)
        number = int(self.np_random.integers(2**62))
        count = self._setup.seats
        self.seat = int(self.np_random.integers(count)) if self._fixed is None else self._fixed
        self.close()
        others = iter(self._others)
        for place in range(count):
            other = None if place == self.seat else next(others)
            bot = None if other is None else seat_opponent(other, self._observer, f"{number}/{place}")
            self._bots.append(bot)
            if isinstance(other, str):
                self._made.append(bot)
        self._dealer = Dealer(number)
        self.position = self.game.start(self._setup)
        self._go_on()
        seen = self._observer.observe(self.position, self.seat)
        return seen, self._info(seen)

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take the agent's action and play on to its next decision or the end."""
        position = self.position
        taken = self._observer.action(action)
        reason = position.why_not(taken)
        if reason is not None:
            seen = self._observer.observe(position, self.seat)
            info = {**self._info(seen), "illegal": reason.summary(), "rules": list(reason.rules)}
            return seen, ILLEGAL[self._reward], True, False, info
        position.advance(taken)
        self._go_on()
        over = position.decider is None
        reward = rewards(position, self._reward)[self.seat]
        seen = self._observer.observe(position, self.seat)
        return seen, reward, over, False, self._info(seen)

    def view(self) -> dict[str, Any]:
        """All that the agent may know as a dictionary in the game's words."""
        return self.position.observe(self.seat)

    def state(self) -> Any:
        """What all seats see, one after the other, for a critic that is told everything while it learns."""
        return self._observer.all_seats(self.position)

    def action_masks(self) -> Any:
        """The mask of legal actions, by the name under which maskable algorithms ask for it."""
        return self._mask.astype(bool)

    def _go_on(self) -> None:
        position = self.position
        drive(position, self._dealer, self._bots)
        while self._only_choices and not has_choice(position):
            position.advance(position.legal()[0])
            drive(position, self._dealer, self._bots)

    def _info(self, seen: Mapping[str, Any]) -> dict[str, Any]:
        self._mask = seen["action_mask"]
        info: dict[str, Any] = {"action_mask": self._mask, "seat": self.seat}
        result = self.position.result()
        if result is not None:
            info["ranks"] = list(result.ranks)
            info["scores"] = [score.total for score in self.position.scores()]
        return info

    def close(self) -> None:
        """Let opponents that are programs of their own go."""
        for bot in self._made:
            close(bot)
        self._made = []
        self._bots = []

    def render(self) -> str | None:
        """What the agent may know, as text."""
        text = view_text(self.position.observe(self.seat))
        if self.render_mode == "human":
            print(text)
            return None
        return text


def name(game: str) -> str:
    """The name under which a game's environment is registered (``petteia/Olympos-v1``)."""
    return f"petteia/{game.capitalize()}-v1"


for _id in GAMES:
    if name(_id) not in gymnasium.registry:
        gymnasium.register(name(_id), entry_point=SeatEnv, kwargs={"game": _id})
