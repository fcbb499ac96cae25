"""``python -m bench.environments``: steps a second of our environments beside PettingZoo's classic games and
catanatron's Gymnasium environment, in alternating rounds.

A step is one action of an agent with everything that a learner gets for it: observation, mask, reward. In
Gymnasium environments the opponents' actions, chosen at random, are part of the step.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import sys
from collections.abc import Callable, Iterator
from statistics import median
from time import process_time
from typing import Any

import gymnasium
import numpy as np

import petteia
import petteia.envs.gymnasium
from petteia.arena.measuring import machine
from petteia.envs import pettingzoo

CLASSIC = ("chess_v6", "connect_four_v3", "hanabi_v5", "texas_holdem_v4")


def aec_steps(env: Any, seed: int) -> Iterator[None]:
    """Random legal actions in a PettingZoo environment, without end."""
    rng = random.Random(seed)
    while True:
        seed += 1
        env.reset(seed=seed)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            env.step(int(rng.choice(np.flatnonzero(mask).tolist())))
            yield


def gym_steps(env: Any, legal: Callable[[Any, dict[str, Any]], list[int]], seed: int) -> Iterator[None]:
    """Random legal actions in a Gymnasium environment, without end."""
    rng = random.Random(seed)
    while True:
        seed += 1
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            _, _, terminated, truncated, info = env.step(rng.choice(legal(env, info)))
            over = terminated or truncated
            yield


def ours(env: Any, info: dict[str, Any]) -> list[int]:
    """Legal actions from our mask."""
    legal: list[int] = np.flatnonzero(info["action_mask"]).tolist()
    return legal


def catan(env: Any, info: dict[str, Any]) -> list[int]:
    """Legal actions of catanatron's environment, from its info."""
    legal: list[int] = info["valid_actions"]
    return legal


def candidates() -> Iterator[tuple[str, str, Iterator[None]]]:
    """Interface, name and stream of steps of everything that is measured and installed."""
    for name in petteia.GAMES:
        yield "PettingZoo", f"petteia {name}", aec_steps(pettingzoo.env(name, seats=2), 1)
    for module in CLASSIC:
        try:
            env = importlib.import_module(f"pettingzoo.classic.{module}").env()
        except ImportError as error:
            print(f"{module} is left out: {error}", file=sys.stderr)
            continue
        yield "PettingZoo", f"PettingZoo {module}", aec_steps(env, 1)
    for name in petteia.GAMES:
        env = petteia.envs.gymnasium.SeatEnv(name, seats=2, bots="random")
        yield "Gymnasium", f"petteia {name}", gym_steps(env, ours, 1)
    try:
        importlib.import_module("catanatron_gym")
    except ImportError as error:
        print(f"catanatron-gym is left out: {error}", file=sys.stderr)
        return
    env = gymnasium.make("catanatron_gym:catanatron-v1").unwrapped
    yield "Gymnasium", "catanatron-gym", gym_steps(env, catan, 1)


def rate(steps: Iterator[None], seconds: float) -> float:
    """Steps a second, over about so many seconds."""
    done = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        next(steps)
        done += 1
    return done / spent


def measure(seconds: float, rounds: int) -> list[dict[str, Any]]:
    """Steps a second of all environments: the median of the rounds, in which all take their turn."""
    measured = list(candidates())
    rates: list[list[float]] = [[] for _ in measured]
    for _ in range(rounds):
        for place, (_, _, steps) in enumerate(measured):
            rates[place].append(rate(steps, seconds))
    return [
        {"interface": interface, "name": name, "steps_per_second": round(median(values), 1)}
        for (interface, name, _), values in zip(measured, rates, strict=True)
    ]


def lines(rows: list[dict[str, Any]]) -> list[str]:
    """The figures for people."""
    return [
        f"{row['interface']:12} {row['name']:30} {row['steps_per_second']:>10.0f} steps/s" for row in rows
    ]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.environments")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a round")
    parser.add_argument("--rounds", type=int, default=3, help="rounds; the median is shown")
    parser.add_argument("--json", action="store_true", help="print JSON")
    options = parser.parse_args()
    rows = measure(options.seconds, options.rounds)
    if options.json:
        print(json.dumps({"machine": machine(), "environments": rows}, indent=2))
    else:
        print("; ".join(machine().values()))
        print("\n".join(lines(rows)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
