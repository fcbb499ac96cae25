"""HTTP: the editor for owners of printed games (docs/protocol.md, section 3). Nothing is stored or published.

A draft is checked, drawn and written as a file here, also where own editions may not be played. That takes a
while, so that it is done in one thread beside the event loop, one after the other.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from petteia import editions
from petteia.editions import Checked, Component, Draft
from petteia.kernel import EditionError, Game, Mistake, OptionError
from petteia.server import wire
from petteia.server.refusals import Refuse, refuse_mistake
from petteia.server.settings import EDITION_SIZE
from petteia.server.tables.seating import check_text
from petteia.texts import LANGUAGES, Texts

from . import catalogue
from .catalogue import Page
from .describe import page, route
from .routes import cached
from .state import address_of, read, send, server_of

router = APIRouter(prefix="/api")

Name = Annotated[str, Path(max_length=32)]
_ASIDE = ThreadPoolExecutor(1, "editions")
_SHOWN = 100  # mistakes that are told at once


@cache
def _info(name: str) -> Page:
    game = catalogue.find(name)
    found = [
        wire.EditorComponent(one.key, one.table, one.id, list(one.path), list(one.fields), one.open)
        for one in editions.components(game)
    ]
    forms = {table: editions.form_of(game, table) for table in game.editable}
    return catalogue.made(wire.EditorInfo(game.id, game.default_edition().digest, found, forms))


@router.get("/editor/{game}", **page(wire.EditorInfo))
async def info(request: Request, game: Name) -> Response:
    """What can be entered of a game."""
    return cached(request, _info(game))


@router.post("/editor/{game}/check", **route(wire.DraftChecked, wire.DraftCheck))
async def check(request: Request, game: Name) -> Response:
    """Put a draft together: its mistakes, its file, its picture and words."""
    found = catalogue.find(game)
    server_of(request).limits.check("edition", address_of(request))
    wanted = await read(request, wire.DraftCheck)
    return send(await asyncio.get_running_loop().run_in_executor(_ASIDE, _checked, found, wanted))


def _checked(game: Game, wanted: wire.DraftCheck) -> wire.DraftChecked:
    try:
        checked = editions.check(game, Draft(wanted.name, wanted.entries))
    except (ValueError, RecursionError) as error:
        raise Refuse("bad-request", detail=str(error)[:200]) from None
    except OptionError as error:
        raise refuse_mistake(error) from None
    found = editions.components(game)
    edition = checked.edition
    one = next((one for one in found if one.key == wanted.component), None)
    names, words = _words(game, checked, one)
    observation = None
    if wanted.seats in game.seats and edition is not None:
        setup = checked.setups[wanted.seats - game.seats[0]]
        observation = editions.first_position(setup, wanted.component or "").observe(None)
    return wire.DraftChecked(
        mistakes=[_mistake(found, mistake) for mistake in checked.mistakes[:_SHOWN]],
        text=checked.text,
        edition=None if edition is None else catalogue.edition_answer(game, edition),
        observation=observation,
        names=names,
        words=words,
    )


def _mistake(found: list[Component], mistake: Mistake) -> wire.EditionMistake:
    one = editions.component_at(found, mistake.path)
    table = one.table if one is not None else ".".join(str(step) for step in mistake.path[:2])
    inside = mistake.path[len(one.path) :] if one is not None else ()
    return wire.EditionMistake(
        one.key if one is not None else None,
        table,
        list(inside),
        mistake.id,
        dict(mistake.args),
        str(mistake),
    )


def _words(game: Game, checked: Checked, one: Component | None) -> tuple[dict[str, str], dict[str, str]]:
    """Name (if it has one) and words of a component in every language; none while there are mistakes."""
    edition = checked.edition
    if edition is None or one is None:
        return {}, {}
    message = game.edition_text(edition, one.table, one.id)
    texts = {language: Texts(language, edition) for language in LANGUAGES}
    named = editions.is_named(edition.data, one)
    names = {lang: text.component(game, one.table, one.id) for lang, text in texts.items() if named}
    if message is None:
        return names, {}
    return names, {language: text.render(message) for language, text in texts.items()}


@router.post("/editor/{game}/read", **route(wire.DraftRead, wire.DraftFile))
async def read_file(request: Request, game: Name) -> Response:
    """The draft that an edition file holds, carried over to today's edition."""
    found = catalogue.find(game)
    server_of(request).limits.check("edition", address_of(request))
    wanted = await read(request, wire.DraftFile)
    check_text(wanted.text, EDITION_SIZE["on"])
    return send(await asyncio.get_running_loop().run_in_executor(_ASIDE, _read, found, wanted.text))


def _read(game: Game, text: str) -> wire.DraftRead:
    try:
        draft, left = editions.read(game, text)
    except (EditionError, OptionError) as error:
        raise refuse_mistake(error) from None
    except (ValueError, RecursionError) as error:
        raise Refuse("bad-request", detail=str(error)[:200]) from None
    return wire.DraftRead(
        draft.name[:80], {key: dict(of) for key, of in draft.entries.items()}, left[:_SHOWN]
    )
