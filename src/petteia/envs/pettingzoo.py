"""PettingZoo: all seats are agents, one acts at a time; some may be given to bots.

    from petteia.envs import pettingzoo
    env = pettingzoo.env("olympos", seats=3)

Chance is part of the environment and follows the seed of ``reset``, as bots do.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from petteia.bots import close
from petteia.extras import need
from petteia.kernel import Bot, Dealer, Game, OptionError, drive

from .observing import ILLEGAL, Observer, check_reward, find_game, has_choice, rewards, view_text
from .opponents import Opponent, check_opponents, seat_opponent

pettingzoo = need("pettingzoo", "petteia.envs.pettingzoo")
wrappers = need("pettingzoo.utils.wrappers", "petteia.envs.pettingzoo")
spaces = need("gymnasium.spaces", "petteia.envs.pettingzoo")
np = need("numpy", "petteia.envs.pettingzoo")

if TYPE_CHECKING:
    AECEnv = Any
else:
    AECEnv = pettingzoo.AECEnv


def env(game: str | Game, **settings: Any) -> Any:
    """The environment with PettingZoo's usual wrappers: an illegal action ends the game with -1 for its
    agent, or, with margins, with a reward that is worse than any loss.
    """
    bare = raw_env(game, **settings)
    out = wrappers.TerminateIllegalWrapper(bare, illegal_reward=ILLEGAL[bare.reward_kind])
    out = wrappers.AssertOutOfBoundsWrapper(out)
    return wrappers.OrderEnforcingWrapper(out)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  # PettingZoo's own convention
    """The bare environment; an illegal action raises IllegalAction and changes nothing.

    ``observation`` is ``tensor``, ``dict`` or ``text``; ``reward`` is ``win`` or ``margin`` (see
    `observing`). The mask of legal actions is in the observation and in the info. With ``only_choices``
    nobody is asked where there is just one answer: it is taken. ``actions`` is ``all`` or ``compact`` (see
    `observing`). ``state()`` is what all seats see, for critics that are told everything.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        observation: str = "tensor",
        reward: str = "win",
        render_mode: str | None = None,
        only_choices: bool = False,
        actions: str = "all",
        bots: Mapping[int, Opponent] | None = None,
    ) -> None:
        """OptionError for settings that do not exist; ``seats`` is by default the smallest table.

        ``bots`` are by seat, and whatever `opponents` knows; the agents are those of the other seats.
        """
        super().__init__()
        self.game = find_game(game)
        self.metadata = {
            "render_modes": ["ansi", "human"],
            "name": f"petteia_{self.game.id}_v{self.game.rules_version}",
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self._setup = self.game.setup(seats or self.game.seats[0], options)
        self._only_choices = only_choices
        self._observer = Observer(self.game, observation, actions)
        self.reward_kind = check_reward(reward)
        others = dict(bots or {})
        if not all(type(seat) is int and 0 <= seat < self._setup.seats for seat in others):
            raise OptionError("bots", others, f"bots by seat, 0 to {self._setup.seats - 1}")
        if len(others) == self._setup.seats:
            raise OptionError("bots", others, "a seat that is left for an agent")
        found = check_opponents(list(others.values()), len(others), self._observer)
        self._others = dict(zip(others, found, strict=True))
        self._bots: list[Bot | None] = []
        self._seat = {f"seat_{seat}": seat for seat in range(self._setup.seats) if seat not in others}
        self.possible_agents = list(self._seat)
        self.observation_spaces = {agent: self._observer.space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self._observer.count) for agent in self.possible_agents}
        self.state_space = self._observer.all_seats_space(self._setup.seats)
        self._games = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """The space of an agent's observations, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of all actions, always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; a seed settles this game's chance and that of the games after it."""
        if seed is not None:
            self._games = np.random.default_rng(seed)
        number = int(self._games.integers(2**62))
        self._dealer = Dealer(number)
        self.close()
        self._bots = [
            seat_opponent(self._others[seat], self._observer, f"{number}/{seat}")
            if seat in self._others
            else None
            for seat in range(self._setup.seats)
        ]
        self.position = self.game.start(self._setup)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._go_on()

    def observe(self, agent: str) -> Any:
        """What the agent may know, with its mask."""
        seat = self._seat[agent]
        mask = self._mask if agent == self.agent_selection else self._observer.mask(self.position, seat)
        return {"observation": self._observer.view(self.position, seat), "action_mask": mask}

    def state(self) -> Any:
        """What all seats see, one after the other."""
        return self._observer.all_seats(self.position)

    def view(self, agent: str) -> dict[str, Any]:
        """All that the agent may know as a dictionary in the game's words."""
        return self.position.observe(self._seat[agent])

    def step(self, action: int | None) -> None:
        """Take the selected agent's action."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        taken = self._observer.action(action)
        if taken in self.position.legal():
            self.position.advance(taken)
        else:
            self.position.apply(taken)  # raises, with the reason
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _go_on(self) -> None:
        """Let chance and bots decide, then select who acts; when the game is over, pay out."""
        position = self.position
        drive(position, self._dealer, self._bots)
        while self._only_choices and not has_choice(position):
            position.advance(position.legal()[0])
            drive(position, self._dealer, self._bots)
        decider = position.decider
        if decider is None:
            self.terminations = dict.fromkeys(self.agents, True)
            earned = rewards(position, self.reward_kind)
            self.rewards = {agent: earned[self._seat[agent]] for agent in self.agents}
            decider = self._seat[self.agents[0]]
        self.agent_selection = f"seat_{decider}"
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._mask = self._observer.mask(position, decider)
        self.infos[self.agent_selection] = {"action_mask": self._mask}

    def render(self) -> str | None:
        """What a spectator sees, as text."""
        text = view_text(self.position.observe(None))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Let bots that are programs of their own go."""
        for seat, bot in enumerate(self._bots):
            if isinstance(self._others.get(seat), str):
                close(bot)
        self._bots = []
