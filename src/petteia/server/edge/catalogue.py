"""What there is to play, as JSON that is built once: games, texts, editions, rules."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import structlog

import petteia
from petteia import texts
from petteia.kernel import KERNEL_REASONS, Edition, Game, OptionError
from petteia.server import wire
from petteia.server.refusals import NOTICES, REFUSALS, Refuse
from petteia.server.tables.seating import LEVELS
from petteia.texts.render import rule_id
from petteia.texts.store import FOLDERS

log = structlog.get_logger("petteia.server.catalogue")


class Page(msgspec.Struct):
    """Bytes that do not change while the process runs, plain and compressed, and their digest."""

    body: bytes
    packed: bytes
    digest: str

    def tag(self, coding: str | None) -> str:
        """The tag of one form: forms with different bytes have different ones."""
        return f'"{self.digest}-{coding}"' if coding else f'"{self.digest}"'


def made(content: Any) -> Page:
    """The page with this content."""
    body = msgspec.json.encode(content)
    digest = hashlib.blake2b(body, digest_size=12).hexdigest()
    return Page(body, gzip.compress(body, 9, mtime=0), digest)


def find(name: str) -> Game:
    """A game by its id; Refuse if there is none."""
    try:
        return petteia.game(name)
    except OptionError:
        raise Refuse("not-found") from None


def describe(game: Game) -> wire.GameInfo:
    """All that a client needs to know of a game beforehand."""
    edition = game.default_edition()
    return wire.GameInfo(
        id=game.id,
        rules_version=game.rules_version,
        rule_prefix=game.rule_prefix,
        seats=list(game.seats),
        options=[wire.OptionDeclaration(**option.as_json()) for option in game.options.values()],
        actions=[
            wire.ActionDeclaration(
                family.word,
                family.pattern,
                [
                    wire.ArgumentDeclaration(name, domain.kind)
                    for name, domain in zip(family.names, family.domains, strict=True)
                ],
            )
            for family in game.actions.families.values()
        ],
        events={
            name: wire.EventDeclaration(dict(kind.args), dict(kind.secret), kind.reveals)
            for name, kind in game.events.items()
        },
        reasons={name: dict(args) for name, args in game.reasons.items()},
        components={kind: list(ids) for kind, ids in game.components.items()},
        score_parts=list(game.score_parts),
        steps=[step.name for step in game.steps if step.asks],
        silences=[step.name for step in game.steps if step.silence],
        edition=wire.DefaultEdition(edition.name, edition.digest),
    )


@cache
def games(own_editions: bool) -> Page:
    """All games, and what holds for every one of them."""
    return made(
        wire.GamesInfo(
            version=petteia.__version__,
            protocol=wire.PROTOCOL,
            bots=list(LEVELS),
            editions=own_editions,
            kernel_reasons={name: dict(args) for name, args in KERNEL_REASONS.items()},
            refusals={name: dict(args) for name, (_, args, _) in REFUSALS.items()},
            notices={name: dict(args) for name, args in NOTICES.items()},
            games=[describe(game) for game in petteia.GAMES.values()],
        )
    )


@cache
def one_game(name: str) -> Page:
    """One game."""
    return made(describe(find(name)))


def _of_game(game: str) -> Callable[[str], bool]:
    return lambda name: PARTS["page"](name) and name.partition("-")[0] == game


# What is fetched when it is shown.
LATER = ("rules", "lessons", "aid", "hints", "editor", "people", "match", "app", "eye")

# Catalogues that a part of the texts has; what the terminal says is in none.
PARTS: dict[str, Callable[[str], bool]] = {
    "all": lambda _: True,
    "page": lambda name: not name.startswith("cli") and not any(PARTS[part](name) for part in LATER),
    # What every page needs, and beside it a game's own words: enough for one of its tables.
    "house": lambda name: PARTS["page"](name) and name.partition("-")[0] not in petteia.GAMES,
    **{game: _of_game(game) for game in petteia.GAMES},
    "rules": lambda name: name.endswith("-rules"),
    "lessons": lambda name: name.endswith(("-lessons", "-lessons-examples")),
    "aid": lambda name: name == "advice" or name.endswith(("-means", "-aid-web")),
    "hints": lambda name: name.endswith("-hints-web"),
    "editor": lambda name: name.endswith("-editor"),
    # What is said of notices, and without a connection.
    "app": lambda name: name in ("web-app", "server-notices"),
    "eye": lambda name: name == "web-eye",
    "people": lambda name: name.endswith("-people"),
    "match": lambda name: name.endswith("-match"),
}


def _spoken(source: str) -> str:
    """A catalogue without its comments."""
    return "".join(line for line in source.splitlines(keepends=True) if not line.startswith("#"))


@cache
def catalogues(language: str, part: str = "all") -> Page:
    """The texts of a language, or a part of them, as they stand in their files but for the comments."""
    if language not in texts.LANGUAGES or part not in PARTS:
        raise Refuse("not-found")
    found = {
        path.stem: _spoken(path.read_text(encoding="utf-8"))
        for folder in FOLDERS
        for path in sorted((folder / language).glob("*.ftl"))
        if PARTS[part](path.stem)
    }
    digest = hashlib.blake2b(msgspec.json.encode(found), digest_size=12).hexdigest()
    return made(wire.TextsAnswer(language, digest, found))


def _own_words(game: Game, edition: Edition) -> dict[str, dict[str, str]]:
    """What components of an owner's edition say, where that differs from the default edition."""
    if edition.text is None:
        return {}
    spoken = {language: texts.Texts(language, edition) for language in texts.LANGUAGES}
    return {
        f"{kind}/{one}": {language: words.about(game, kind, one) for language, words in spoken.items()}
        for kind in game.editable
        for one in game.components.get(kind, ())
        if spoken["en"].own_words(game, kind, one) is not None
    }


def edition_answer(game: Game, edition: Edition) -> wire.EditionAnswer:
    """An edition's data and what else there is for drawing."""
    return wire.EditionAnswer(
        edition.name,
        edition.digest,
        edition.data,
        edition.provenance(),
        dict(game.assets()),
        _own_words(game, edition),
    )


@cache
def edition(name: str) -> Page:
    """A game's default edition."""
    game = find(name)
    return made(edition_answer(game, game.default_edition()))


@cache
def rules(name: str) -> Page:
    """The numbered rules of a game that have a text, in the order of the English catalogue."""
    game = find(name)
    prefix = f"{game.id}-rule-"
    found = [m for m in texts.catalogue("en", game.id).entries if m.startswith(prefix)]
    rules = [wire.RuleInfo(rule_id(game.rule_prefix, game.id, message), message) for message in found]
    return made(wire.RulesAnswer(game.id, rules))
