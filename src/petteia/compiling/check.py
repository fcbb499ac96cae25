"""``python -m petteia.compiling --check``: whether both engines play the same games on this machine.

Needs nothing but the package, so that it can be asked of an installed wheel too. What it plays is also
compared with what other machines have played: see tests/engine/test_same_everywhere.py.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Sequence

from . import PACKAGE, engine

GAMES_EACH = 5


def told(name: str, games: int = GAMES_EACH) -> str:
    """A digest of some random games at every table: how they end, and what a bot and a learner see half-way.

    Floats are told to their last bit.
    """
    from petteia.games import game as find
    from petteia.kernel import rollout
    from petteia.kernel.cells import Luck
    from petteia.kernel.rollout import play_on

    game = find(name)
    made = hashlib.blake2b(digest_size=16)
    for seats in game.seats:
        start = game.new(seats)
        for seed in range(games):
            state = rollout(start.copy(), f"check {seed}")
            made.update(state.digest().encode())
            play_on(half_way := start.copy(), Luck(seed), 60 + 40 * seed)
            made.update(half_way.digest().encode())
            numbers = [*game.prospects(half_way), *half_way.tensor(0)]
            made.update(" ".join(map(float.hex, numbers)).encode())
    return made.hexdigest()


def played(names: Sequence[str]) -> dict[str, str]:
    """What `told` gives, by game."""
    return {name: told(name) for name in names}


def compare() -> int:
    """Play on both engines and say in a line for each game what came of it; 1 if they differ."""
    from petteia.games import GAMES

    if engine() != "compiled":
        print("There is nothing to compare: the plain engine runs", file=sys.stderr)
        return 1
    here = played(list(GAMES))
    code = (
        "import json, sys; from petteia.compiling import check; print(json.dumps(check.played(sys.argv[1:])))"
    )
    paths = os.pathsep.join([str(PACKAGE.parent), os.environ.get("PYTHONPATH", "")])
    env = {**os.environ, "PETTEIA_PURE": "1", "PYTHONPATH": paths}
    plain = json.loads(subprocess.check_output([sys.executable, "-c", code, *here], env=env, text=True))
    for name, digest in here.items():
        same = (
            "the same on both engines" if digest == plain[name] else f"differs from the plain {plain[name]}"
        )
        print(f"{name} {digest}: {same}")
    return int(here != plain)
