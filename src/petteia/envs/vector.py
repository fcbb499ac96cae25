"""Environments of many games at once, on `petteia.batch`: Gymnasium's `VectorEnv`, and one in PettingZoo's
manner.

    from petteia.envs import vector
    env = vector.VectorEnv("olympos", 1024, seats=4, threads=2)
    observations, infos = env.reset(seed=1)
    observations, rewards, terminations, truncations, infos = env.step(actions)

All seats are agents: in each game it is the seat that decides whose observation and mask are given. A
finished game begins anew in the same step. The arrays belong to the environment and are written anew by each
step: copy what is kept.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from petteia.extras import need
from petteia.kernel import Game
from petteia.many import Batch

from .observing import Observer

gymnasium = need("gymnasium", "petteia.envs.vector")
np = need("numpy", "petteia.envs.vector")
vectors = need("gymnasium.vector", "petteia.envs.vector")
batched = need("gymnasium.vector.utils", "petteia.envs.vector")

if TYPE_CHECKING:
    _VectorEnv = Any
else:
    _VectorEnv = vectors.VectorEnv


class VectorEnv(_VectorEnv):  # type: ignore[misc]
    """Gymnasium's vector environment: an observation, a reward and an end for each game.

    The reward is that of the seat that has just acted; ``infos["rewards"]`` has all seats' (games x seats),
    ``infos["seat"]`` who decides next. An illegal action raises IllegalAction.

    Where games have ended there are ``infos["final_obs"]`` and ``infos["final_info"]`` as of Gymnasium's own
    vector environments that begin anew in the same step: for each such game the last position as the seat
    sees it that has just acted (``final_info["seat"]``), with an empty mask; these are copies.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": [],
        "autoreset_mode": vectors.AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: str | Game,
        num_envs: int,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        threads: int = 1,
        reward: str = "win",
        actions: str = "all",
    ) -> None:
        """OptionError for settings that do not exist; ``seats`` is by default the smallest table and
        ``actions`` is ``all`` or ``compact`` (see `observing`).
        """
        self.batch = Batch(game, num_envs, seats, options, threads, reward)
        self.num_envs = num_envs
        observer = Observer(self.batch.game, actions=actions)
        self._ids = observer.ids
        self.single_observation_space = observer.space()
        self.single_action_space = gymnasium.spaces.Discrete(observer.count)
        self.observation_space = batched.batch_space(self.single_observation_space, num_envs)
        self.action_space = batched.batch_space(self.single_action_space, num_envs)
        self._arrays = self.batch.arrays(finals=True)
        self._all = np.arange(num_envs)
        self._never = np.zeros(num_envs, bool)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin all games anew; without a seed they are others each time."""
        super().reset(seed=seed)
        self.batch.reset(self._arrays, int(self.np_random.integers(2**62)))
        return self._seen(), self._infos()

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """Take one action in each game."""
        arrays = self._arrays
        acted = arrays.deciders.copy()
        self.batch.step(actions if self._ids is None else self._ids[actions], arrays)
        rewards = arrays.rewards[self._all, acted]
        ended = arrays.finished.astype(bool)
        seen = self._seen()
        infos = self._infos()
        if ended.any():
            infos |= self._finals(ended, acted)
        return seen, rewards, ended, self._never.copy(), infos

    def _finals(self, ended: Any, acted: Any) -> dict[str, Any]:
        """What is told of games that have ended, beside what the next ones begin with."""
        last = np.full(self.num_envs, None, object)
        for number in np.flatnonzero(ended):
            last[number] = {
                "observation": self._arrays.finals[number].copy(),
                "action_mask": np.zeros(self._mask.shape[1], self._mask.dtype),
            }
        info = {"seat": np.where(ended, acted, 0), "_seat": ended.copy()}
        return {
            "final_obs": last,
            "_final_obs": ended.copy(),
            "final_info": info,
            "_final_info": ended.copy(),
        }

    def state(self) -> Any:
        """A new array of what every seat of every game sees (games x seats x numbers), for critics that are
        told everything.
        """
        out = np.empty((self.num_envs, self.batch.seats, self.batch.setup.tensor_size), np.float32)
        self.batch.see_all(out)
        return out

    def _seen(self) -> dict[str, Any]:
        masks = self._arrays.masks.view(np.int8)
        self._mask = masks if self._ids is None else masks[:, self._ids]
        return {"observation": self._arrays.tensors, "action_mask": self._mask}

    def _infos(self) -> dict[str, Any]:
        arrays = self._arrays
        return {"seat": arrays.deciders, "rewards": arrays.rewards, "action_mask": self._mask}

    def close_extras(self, **settings: Any) -> None:
        """Let the threads go."""
        self.batch.close()


class ManyTables:
    """Many games in PettingZoo's manner: in each, one agent is selected, sees, and acts.

    ``last()`` gives for the selected agents what PettingZoo's gives for one: observations with masks, the
    rewards they have
    earned since they last acted, whether their last game has ended, and infos.
    """

    def __init__(
        self,
        game: str | Game,
        count: int,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        threads: int = 1,
        reward: str = "win",
    ) -> None:
        """OptionError for settings that do not exist; ``seats`` is by default the smallest table."""
        self.batch = Batch(game, count, seats, options, threads, reward)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.batch.seats)]
        self._arrays = self.batch.arrays()
        self._all = np.arange(count)
        self._earned = np.zeros((count, self.batch.seats), np.float32)
        self._ended = np.zeros((count, self.batch.seats), bool)

    @property
    def agent_selection(self) -> Any:
        """The seat that acts in each game."""
        return self._arrays.deciders

    @property
    def batch_rewards(self) -> Any:
        """What all seats earned with the last step (games x seats)."""
        return self._arrays.rewards

    def reset(self, seed: int | str = 0) -> None:
        """Begin all games anew."""
        self._earned[:] = 0
        self._ended[:] = False
        self.batch.reset(self._arrays, seed)

    def last(self) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """Observations, rewards, terminations, truncations and infos of the selected agents."""
        arrays = self._arrays
        seen = {"observation": arrays.tensors, "action_mask": arrays.masks}
        chosen = (self._all, arrays.deciders)
        ended = self._ended[chosen]
        return seen, self._earned[chosen], ended, np.zeros_like(ended), {"action_mask": arrays.masks}

    def step(self, actions: Any) -> None:
        """Take the selected agents' actions; IllegalAction for one that is not legal."""
        arrays = self._arrays
        chosen = (self._all, arrays.deciders.copy())
        self.batch.step(actions, arrays)
        self._earned[chosen] = 0
        self._ended[chosen] = False
        self._earned += arrays.rewards
        self._ended |= arrays.finished.astype(bool)[:, None]

    def close(self) -> None:
        """Let the threads go."""
        self.batch.close()
