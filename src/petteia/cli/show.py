"""Positions, events, choices and scores as plain lines."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from petteia.kernel import Game, Message, Move, State
from petteia.texts import Names, Texts
from petteia.texts.render import readable

from .summaries import Speaker

FRAMEWORK = ("game", "seats", "viewer", "over", "ask")  # parts of an observation that are said elsewhere


def summary(observation: dict[str, Any], game: Game, texts: Texts, names: Names) -> list[str]:
    """An observation in words: as the game's own summary says it, else field by field."""
    own = _own(game)
    if own is not None:
        lines: list[str] = own.lines(observation, Speaker(game.id, texts, names))
        return lines
    rest = {key: value for key, value in observation.items() if key not in FRAMEWORK}
    return list(field_lines(rest, _Components(game, texts), ""))


def _own(game: Game) -> Any:
    """The module that speaks for a game, if there is one."""
    place = f"petteia.cli.summaries.{game.id}"
    return import_module(place) if find_spec(place) is not None else None


class _Components:
    """Names of components by their id alone, for observations whose fields have no declared kind."""

    def __init__(self, game: Game, texts: Texts) -> None:
        self.kinds = {identity: kind for kind, ids in game.components.items() for identity in ids}
        self.game = game
        self.texts = texts

    def __getitem__(self, value: Any) -> str:
        if isinstance(value, bool):
            return self.texts.text("cli-yes") if value else self.texts.text("cli-no")
        if value is None:
            return "-"
        if isinstance(value, str) and value in self.kinds:
            return self.texts.component(self.game, self.kinds[value], value)
        return readable(value) if isinstance(value, str) else str(value)


def field_lines(value: Any, names: _Components, indent: str) -> Iterable[str]:
    """A dictionary as indented lines, whatever is in it."""
    for key, inner in value.items():
        label = names[key]
        if isinstance(inner, dict):
            yield f"{indent}{label}:"
            yield from field_lines(inner, names, indent + "  ")
        elif isinstance(inner, list) and any(isinstance(one, dict | list) for one in inner):
            for number, one in enumerate(inner, 1):
                if isinstance(one, dict):
                    yield f"{indent}{label} {number}:"
                    yield from field_lines(one, names, indent + "  ")
                else:
                    shown = ", ".join(names[x] for x in one) if isinstance(one, list) else names[one]
                    yield f"{indent}{label} {number}: {shown}"
        elif isinstance(inner, list):
            yield f"{indent}{label}: {', '.join(names[one] for one in inner) or '-'}"
        else:
            yield f"{indent}{label}: {names[inner]}"


def event_lines(
    moves: Iterable[Move], viewer: int | None, game: Game, texts: Texts, names: Names
) -> list[str]:
    """What moves told a viewer, one line for each event."""
    seen = (event.seen_by(viewer) for move in moves for event in move.events)
    return [texts.event(game, event, names) for event in seen if event is not None]


def choice_line(state: State, action: int, observation: dict[str, Any], texts: Texts, names: Names) -> str:
    """A legal action with what it costs and does, for somebody who knows the observation."""
    line = texts.action(state.game, action, names, state.actions)
    foreseen = state.preview(action)
    own = _own(state.game)
    if own is not None:
        shown = own.preview(
            {**state.describe(action), **foreseen}, observation, Speaker(state.game.id, texts, names)
        )
    else:
        parts = (preview(key, value, state.game, texts, names) for key, value in foreseen.items())
        shown = [part for part in parts if part]
    return f"{line} ({'; '.join(shown)})" if shown else line


def preview(key: str, value: Any, game: Game, texts: Texts, names: Names) -> str:
    """One part of a preview in words."""
    if isinstance(value, Message) or (isinstance(value, dict) and "message" in value):
        return texts.render(value, names)
    components = _Components(game, texts)
    if isinstance(value, list):
        value = ", ".join(components[one] for one in value)
    elif isinstance(value, dict):
        value = ", ".join(f"{components[k]} {components[v]}" for k, v in value.items())
    else:
        value = components[value]
    return f"{components[key]} {value}" if value else ""


def about_lines(game: Game, name: str, texts: Texts) -> Iterable[str]:
    """What components of this name (or id) are."""
    own = _own(game)
    wanted = name.strip().casefold()
    for kind, ids in game.components.items():
        for identity in ids:
            shown = texts.component(game, kind, identity)
            if wanted in (identity.casefold(), shown.casefold()):
                about = texts.about(game, kind, identity)
                if hasattr(own, "about"):
                    about = about or own.about(kind, identity, Speaker(game.id, texts, None))
                yield texts.text("cli-about", name=shown, about=about or "-")


def score_lines(state: State, texts: Texts, names: Names) -> list[str]:
    """Everybody's points with their parts, hidden ones included: not for players before the end."""
    lines = []
    for seat, score in enumerate(state.scores()):
        parts = [
            texts.text("cli-score-part", part=texts.score(state.game, part), points=points)
            for part, points in score.parts.items()
            if points
        ]
        shown = texts.text("cli-score", player=texts.seat(seat, names), points=score.total)
        lines.append(f"{shown}: {', '.join(parts)}" if parts else shown)
    return lines


def result_lines(state: State, texts: Texts, names: Names) -> list[str]:
    """The ranking of a finished game with its points."""
    result = state.result()
    assert result is not None
    winners = [texts.seat(seat, names) for seat in result.winners]
    lines = [texts.text("cli-result", winners=texts.joined(winners), count=len(winners))]
    scores = score_lines(state, texts, names)
    places = sorted(range(state.seats), key=lambda seat: result.ranks[seat])
    return lines + [f"{result.ranks[seat]}. {scores[seat]}" for seat in places]
