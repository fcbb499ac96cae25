"""Proximal policy optimisation by self-play, whole in one file and in numpy alone.

    python examples/ppo.py olympos --updates 200 --out olympos.npz

One net plays all seats of many games at once (`petteia.envs.vector`). Each seat's decisions are a trajectory
of their own, paid at the end of its game. What comes out is a checkpoint: an opponent for the environments
and a bot. It is written to be read; whoever trains for long takes a library and a GPU instead.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

import petteia
from petteia.compact import player_actions
from petteia.envs.gymnasium import SeatEnv
from petteia.envs.policy import Policy
from petteia.envs.vector import VectorEnv

CLIP, DISCOUNT, TRACE, ENTROPY, VALUE, RATE = 0.2, 1.0, 0.95, 0.01, 0.5, 1e-3


class Net:
    """Two hidden layers; from the last come a score for each action and the value of the position."""

    def __init__(self, inputs: int, actions: int, hidden: int, rng: np.random.Generator) -> None:
        sizes = [(inputs, hidden), (hidden, hidden), (hidden, actions), (hidden, 1)]
        scales = [1.0, 1.0, 0.01, 1.0]
        self.parts = [
            part.astype(np.float32)
            for (m, n), scale in zip(sizes, scales, strict=True)
            for part in (rng.standard_normal((m, n)) * scale / np.sqrt(m), np.zeros(n))
        ]
        self._means = [np.zeros_like(part) for part in self.parts]
        self._squares = [np.zeros_like(part) for part in self.parts]
        self._steps = 0

    def forward(self, x: Any) -> tuple[Any, Any, tuple[Any, Any]]:
        """Scores, values, and what `backward` needs to know."""
        w1, b1, w2, b2, wa, ba, wv, bv = self.parts
        first = np.tanh(x @ w1 + b1)
        second = np.tanh(first @ w2 + b2)
        return second @ wa + ba, (second @ wv + bv)[:, 0], (first, second)

    def backward(self, x: Any, kept: tuple[Any, Any], d_scores: Any, d_values: Any) -> list[Any]:
        """Gradients of all parts."""
        _, _, w2, _, wa, _, wv, _ = self.parts
        first, second = kept
        d_second = (d_scores @ wa.T + d_values[:, None] @ wv.T) * (1 - second * second)
        d_first = (d_second @ w2.T) * (1 - first * first)
        pairs = [(x, d_first), (first, d_second), (second, d_scores), (second, d_values[:, None])]
        return [part for a, d in pairs for part in (a.T @ d, d.sum(0))]

    def descend(self, gradients: list[Any]) -> None:
        """A step of Adam, the gradient cut to length one half."""
        norm = np.sqrt(sum(float((g * g).sum()) for g in gradients))
        cut = min(1.0, 0.5 / (norm + 1e-8))
        self._steps += 1
        warm = np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        for part, g, mean, square in zip(self.parts, gradients, self._means, self._squares, strict=True):
            mean += 0.1 * (cut * g - mean)
            square += 0.001 * ((cut * g) ** 2 - square)
            part -= np.float32(RATE * warm) * mean / (np.sqrt(square) + 1e-5)

    def policy(self, game: Any) -> Policy:
        """The part of the net that plays."""
        w1, b1, w2, b2, wa, ba, _, _ = (part.copy() for part in self.parts)
        return Policy(game, [(w1, b1), (w2, b2), (wa, ba)])


def log_chances(scores: Any, masks: Any) -> Any:
    """The logarithm of the softmax over legal actions; minus a lot for the others."""
    masked = np.where(masks, scores, np.float32(-1e9))
    masked -= masked.max(1, keepdims=True)
    return masked - np.log(np.exp(masked).sum(1, keepdims=True))


def collect(env: VectorEnv, net: Net, steps: int, rng: np.random.Generator, seen: Any, infos: Any) -> tuple:
    """Play on for some steps; returns the data of decisions whose worth is known, and where it stopped."""
    games, seats, rows = env.num_envs, env.batch.seats, np.arange(env.num_envs)
    kept: list[tuple] = []
    for _ in range(steps):
        x, masks = seen["observation"].copy(), seen["action_mask"].astype(bool)
        scores, values, _ = net.forward(x)
        logs = log_chances(scores, masks)
        actions = (logs + rng.gumbel(size=logs.shape)).argmax(1)
        acted = infos["seat"].copy()
        seen, _, ended, _, infos = env.step(actions)
        kept.append(
            (x, masks, actions, logs[rows, actions], values, acted, infos["rewards"].copy(), ended.copy())
        )
    # Backwards through each seat's own decisions. Where no later decision of the seat and no end is known,
    # the decision's worth is not known either.
    later = np.zeros((games, seats), np.float32)
    trace = np.zeros((games, seats), np.float32)
    paid = np.zeros((games, seats), np.float32)
    known = np.zeros((games, seats), bool)
    later[rows, infos["seat"]] = net.forward(seen["observation"])[1]
    known[rows, infos["seat"]] = True
    out = []
    for x, masks, actions, logs, values, acted, rewards, ended in reversed(kept):
        later[ended], trace[ended], known[ended] = 0, 0, True
        paid[ended] = rewards[ended]
        here = (rows, acted)
        error = paid[here] + DISCOUNT * later[here] - values
        gain = error + DISCOUNT * TRACE * trace[here]
        use = known[here].copy()
        out.append((x[use], masks[use], actions[use], logs[use], gain[use], (gain + values)[use]))
        trace[here] = np.where(use, gain, 0)
        later[here], paid[here], known[here] = values, 0, True
    return tuple(np.concatenate(part) for part in zip(*out, strict=True)), seen, infos


def improve(net: Net, data: tuple, rng: np.random.Generator, epochs: int = 3, size: int = 512) -> None:
    """Some passes over the data with the clipped objective."""
    x, masks, actions, old, gains, worths = data
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(epochs):
        order = rng.permutation(len(x))
        for start in range(0, len(order), size):
            at = order[start : start + size]
            scores, values, kept = net.forward(x[at])
            logs = log_chances(scores, masks[at])
            chances = np.exp(logs)
            rows = np.arange(len(at))
            ratio = np.exp(logs[rows, actions[at]] - old[at])
            gain = gains[at]
            inside = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            pull = (ratio * gain * inside)[:, None]
            d_scores = pull * chances
            d_scores[rows, actions[at]] -= pull[:, 0]
            spread = -(chances * np.where(masks[at], logs, 0)).sum(1, keepdims=True)
            d_scores += ENTROPY * chances * (np.where(masks[at], logs, 0) + spread)
            d_values = 2 * VALUE * (values - worths[at])
            count = np.float32(len(at))
            net.descend(net.backward(x[at], kept, d_scores / count, d_values / count))


def train(
    game: Any,
    seats: int | None = None,
    updates: int = 100,
    games: int = 32,
    steps: int = 128,
    hidden: int = 64,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    tell: Callable[[str], object] = print,
) -> Policy:
    """Train by self-play; returns the policy."""
    rng = np.random.default_rng(seed)
    env = VectorEnv(game, games, seats=seats, options=options, actions="compact")
    found = env.batch.game
    net = Net(env.batch.setup.tensor_size, len(player_actions(found)), hidden, rng)
    seen, infos = env.reset(seed=seed)
    for update in range(1, updates + 1):
        data, seen, infos = collect(env, net, steps, rng, seen, infos)
        improve(net, data, rng)
        tell(f"update {update}: {len(data[0])} decisions, values off by {np.abs(data[4]).mean():.3f}")
    env.close()
    return net.policy(found)


def win_share(
    policy: Policy, seats: int | None, games: int, options: Mapping[str, Any] | None = None
) -> float:
    """The share of games that the policy wins against bots that play at random."""
    env = SeatEnv(policy.game, seats=seats, bots="random", options=options, actions="compact")
    won = 0.0
    for number in range(games):
        seen, info = env.reset(seed=number)
        over = False
        while not over:
            seen, _, over, _, info = env.step(policy.pick(seen["observation"], seen["action_mask"]))
        won += (info["ranks"][info["seat"]] == 1) / info["ranks"].count(1)
    return won / games


def main() -> None:
    """Train, save, and say how well it plays."""
    parser = argparse.ArgumentParser(description="PPO by self-play, in numpy.")
    parser.add_argument("game", choices=list(petteia.GAMES))
    parser.add_argument("--seats", type=int)
    parser.add_argument("--updates", type=int, default=100)
    parser.add_argument("--games", type=int, default=32, help="games side by side")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", default="policy.npz")
    given = parser.parse_args()
    policy = train(given.game, given.seats, given.updates, given.games, seed=given.seed)
    policy.save(given.out)
    print(
        f"written to {given.out}; it wins {win_share(policy, given.seats, 50):.0%} of 50 games against chance"
    )


if __name__ == "__main__":
    main()
