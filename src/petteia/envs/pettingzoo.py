"""PettingZoo: all seats are agents, one acts at a time.

    from petteia.envs import pettingzoo
    env = pettingzoo.env("olympos", seats=3)

Chance is part of the environment and follows the seed of ``reset``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from petteia.extras import need
from petteia.kernel import Dealer, Game, drive

from .observing import Observer, check_reward, find_game, has_choice, rewards, view_text

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
    agent.
    """
    out = wrappers.TerminateIllegalWrapper(raw_env(game, **settings), illegal_reward=-1)
    out = wrappers.AssertOutOfBoundsWrapper(out)
    return wrappers.OrderEnforcingWrapper(out)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  # PettingZoo's own convention
    """The bare environment; an illegal action raises IllegalAction and changes nothing.

    ``observation`` is ``tensor``, ``dict`` or ``text``; ``reward`` is ``win`` or ``margin`` (see
    `observing`). The mask of legal actions is in the observation and in the info. With ``only_choices``
    nobody is asked where there is just one answer: it is taken.
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
    ) -> None:
        """OptionError for settings that do not exist; ``seats`` is by default the smallest table."""
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
        self._observer = Observer(self.game, observation)
        self._reward = check_reward(reward)
        self.possible_agents = [f"seat_{seat}" for seat in range(self._setup.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._observer.space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(len(self.game.actions)) for agent in self.possible_agents
        }
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
        self._dealer = Dealer(int(self._games.integers(2**62)))
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
        if int(action) in self.position.legal():
            self.position.advance(int(action))
        else:
            self.position.apply(int(action))  # raises, with the reason
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _go_on(self) -> None:
        """Let chance decide, then select who acts; when the game is over, pay out."""
        position = self.position
        drive(position, self._dealer)
        while self._only_choices and not has_choice(position):
            position.advance(position.legal()[0])
            drive(position, self._dealer)
        decider = position.decider
        if decider is None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, rewards(position, self._reward), strict=True))
            decider = self._seat[self.agents[0]]
        self.agent_selection = self.possible_agents[decider]
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
        """Nothing to close."""
