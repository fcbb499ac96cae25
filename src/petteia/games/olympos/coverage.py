"""What random play must reach: every component, god, event and decision, and every way to end."""

from __future__ import annotations

from collections.abc import Iterator

from .components import BONUS, DESTINY, DISCOVERY, GOD, WONDER
from .events import EVENTS
from .layout import SPACE
from .scoring import ranking
from .state import OlymposState

ENDINGS = ("on-cross", "short-of-cross", "clear", "tie-broken", "tie-shared")


def goals() -> Iterator[str]:
    """Every component used, every god applied, every kind of event and decision, every ending.

    Left out are waiting and an empty destiny pile, which random play hardly ever meets.
    """
    from .game import STEPS  # which reads this module

    for name in DISCOVERY:
        yield f"tell:lay:discovery={name}"
        yield f"tell:discover:discovery={name}"
    for name in WONDER:
        yield f"tell:build:wonder={name}"
    for name in DESTINY:
        yield f"tell:draw:card={name}"
        played = {"prayer": "pray", "inspiration": "use-card"}.get(name, "play")
        yield f"tell:{played}:card={name}"
    for name in GOD:
        yield f"tell:god:god={name}"
        yield f"tell:touch:god={name}"
    for name in BONUS:
        yield f"tell:bonus:bonus={name}"
    yield from (f"tell:{name}" for name in EVENTS if name not in ("wait", "no-card"))
    yield from (f"ask:{step.name}" for step in STEPS if step.asks)
    yield from (f"end:{ending}" for ending in ENDINGS)


def endings(state: OlymposState) -> Iterator[str]:
    """How a finished game ended.

    ``on-cross``: a marker ended on the Cross; ``short-of-cross``: one ended before it;
    ``clear``, ``tie-broken`` and ``tie-shared``: how first place was decided.
    """
    tables = state.setup.tables
    spaces = [state.v[SPACE + seat] for seat in range(state.seats)]
    if tables.cross in spaces:
        yield "on-cross"
    if min(spaces) < tables.cross:
        yield "short-of-cross"
    keys = sorted(ranking(state), reverse=True)
    if keys[0] == keys[1]:
        yield "tie-shared"
    else:
        yield "tie-broken" if keys[0][0] == keys[1][0] else "clear"
