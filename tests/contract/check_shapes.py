"""The shapes of what a game shows."""

from __future__ import annotations

from petteia.kernel.shapes import mistakes, observation_of

from .cases import Case, Played
from .report import fault


def shapes(case: Case, played: Played) -> None:
    """Observations for every viewer, asks and previews have the shapes that the game declares."""
    wanted = observation_of(case.game)
    for number, state in played.sample(each=3):
        for viewer in (None, *range(state.seats)):
            for mistake in mistakes(state.observe(viewer), wanted):
                fault(played, number, state, f"the observation for viewer {viewer} differs: {mistake}")
        for action in state.legal():
            for mistake in mistakes(state.preview(action), case.game.preview):
                fault(played, number, state, f"the preview of {state.actions.text(action)!r}: {mistake}")
