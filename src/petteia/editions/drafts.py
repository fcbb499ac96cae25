"""Drafts: what an owner of a printed game has entered, over the edition that the project carries.

A draft holds the components that its owner calls *as printed*, and of each of them only the fields that can
be entered. Everything else stays what the default edition says, of whichever version: so an old draft is
carried over by building it again.
"""

from __future__ import annotations

import copy
import math
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from petteia.kernel import CHANCE, Dealer, Edition, EditionError, Game, Mistake, OptionError, Setup, State
from petteia.kernel.edition import PROVENANCE
from petteia.kernel.toml import toml_text

PRINTED = "printed"
"""The source of what an owner has copied from the box."""
UNSURE = ("reconstructed", "one-source")
_DEEPEST = 16
_LONGEST = 2000
_GREATEST = 10**9
_LANGUAGES = ("en", "de", "fr", "ru")

Path = tuple[str | int, ...]


@dataclass(frozen=True)
class Component:
    """Something that an owner can enter: an entry of a table of the edition, or a table by itself."""

    key: str
    """Names it in drafts: ``card/zeus.hera``."""
    table: str
    id: str
    path: Path
    """Where it stands in the edition's data."""
    fields: tuple[str, ...]
    open: bool
    """Whether nobody has copied it from the print yet, as far as the edition knows."""


@dataclass(frozen=True)
class Draft:
    """A name, and the components that are as printed: key -> the values of their fields."""

    name: str
    entries: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)


@dataclass(frozen=True)
class Checked:
    """A draft put together: the file's text, and either what is wrong with it or a setup for each number
    of players.
    """

    text: str
    data: Mapping[str, Any]
    mistakes: tuple[Mistake, ...] = ()
    setups: tuple[Setup, ...] = ()

    @property
    def edition(self) -> Edition | None:
        """The edition, if it can be played."""
        return self.setups[0].edition if self.setups else None


# ---- components --------------------------------------------------------------------------------


def components(game: Game, data: Mapping[str, Any] | None = None) -> list[Component]:
    """Everything that can be entered, in the order of the game's declaration."""
    return list(_components(game, file_data(game) if data is None else data))


def _components(game: Game, data: Mapping[str, Any]) -> Iterator[Component]:
    for table, fields in game.editable.items():
        path: Path = tuple(table.split("."))
        found = at(data, path)
        if isinstance(found, dict):
            yield Component(table, table, table, path, fields, _open(found, fields))
        for number, entry in enumerate(found if isinstance(found, list) else ()):
            if isinstance(entry, dict) and any(key in entry for key in fields):
                name = str(entry.get("id", number + 1))
                yield Component(f"{table}/{name}", table, name, (*path, number), fields, _open(entry, fields))


def _open(entry: Mapping[str, Any], fields: tuple[str, ...]) -> bool:
    """Whether a field of it is ours, or known from one source alone."""
    if isinstance(entry.get("reconstructed"), list):
        return any(key in entry["reconstructed"] for key in fields)
    if entry.get("source") in UNSURE:
        return any(key not in entry.get("sourced", ()) for key in fields)
    return entry.get("name_source") == "reconstructed" and "name" in fields


def at(data: Any, path: Path) -> Any:
    """What stands at a path; None if nothing does."""
    for step in path:
        try:
            data = data[step]
        except (KeyError, IndexError, TypeError):
            return None
    return data


def is_named(data: Mapping[str, Any], one: Component) -> bool:
    """Whether a component has a name; what has none is known by its place or number."""
    entry = at(data, one.path)
    return isinstance(entry, dict) and isinstance(entry.get("name"), dict)


def component_at(found: list[Component], path: Path) -> Component | None:
    """The component that a path leads into; of several the innermost."""
    inside = [one for one in found if path[: len(one.path)] == one.path]
    return max(inside, key=lambda one: len(one.path), default=None)


# ---- putting together --------------------------------------------------------------------------


def file_data(game: Game) -> dict[str, Any]:
    """The data of the default edition's file, without what the game adds to them when it loads one."""
    added = getattr(game.edition_adds, "__annotations__", {})
    return {key: value for key, value in game.default_edition().data.items() if key not in added}


def build(game: Game, draft: Draft) -> dict[str, Any]:
    """The edition's data: the default edition with what the draft has entered.

    ValueError for values that no edition can hold. Components that the edition does not have are left out.
    """
    data = copy.deepcopy(file_data(game))
    name = data.get("edition")
    if isinstance(name, dict):
        name["title"] = draft.name
    else:
        data["edition"] = draft.name
    for one in components(game, data):
        if one.key in draft.entries:
            entry = at(data, one.path)
            given = draft.entries[one.key]
            for key in one.fields:
                entry.pop(key, None)
                if given.get(key) is not None:
                    entry[key] = _plain(given[key])
            for key in PROVENANCE:
                entry.pop(key, None)
            entry["source"] = PRINTED
    return data


def _plain(value: Any, depth: int = 0) -> Any:
    """A value as a file can hold it, ValueError otherwise; a gap in a list becomes an empty text."""
    if depth > _DEEPEST:
        raise ValueError("values are nested too deeply")
    if isinstance(value, dict):
        return {str(key): _plain(inner, depth + 1) for key, inner in value.items() if inner is not None}
    if isinstance(value, list):
        return ["" if inner is None else _plain(inner, depth + 1) for inner in value]
    if isinstance(value, str) and len(value) > _LONGEST:
        raise ValueError(f"a text has more than {_LONGEST} characters")
    if isinstance(value, int | float) and not (math.isfinite(value) and abs(value) <= _GREATEST):
        raise ValueError("a number is too large")
    if not isinstance(value, bool | int | float | str):
        raise ValueError(f"no value of an edition: {value!r}")
    return value


HEAD = """\
# {name}: an edition of one's own, made with Petteia's editor.
# What is marked source = "printed" was copied from the printed game by its owner; the rest is as in the
# default edition {base}. Play with it: petteia play {game} --option edition=FILE, or load it in the editor.

"""


def check(game: Game, draft: Draft) -> Checked:
    """Put a draft together and try it with every number of players."""
    data = build(game, draft)
    head = HEAD.format(
        name=" ".join(draft.name.split()), base=game.default_edition().digest[:12], game=game.id
    )
    return check_text(game, head + toml_text(data), data)


def check_text(game: Game, text: str, data: Mapping[str, Any] | None = None) -> Checked:
    """Try an edition's text with every number of players."""
    try:
        setups = tuple(game.setup(seats, {"edition": text}) for seats in game.seats)
    except EditionError as error:
        return Checked(text, data or {}, error.mistakes)
    return Checked(text, setups[0].edition.data, (), setups)


def first_position(setup: Setup, component: str = "", seed: int = 1) -> State:
    """The position in which somebody first decides, always with the same outcomes of chance, and with options
    by which a component is on the board.
    """
    shown = setup.game.pictured.get(component, setup.game.pictured.get(component.partition("/")[0], {}))
    state = setup.game.new(setup.seats, {"edition": setup.options["edition"], **shown})
    dealer = Dealer(seed)
    while state.decider == CHANCE:
        state.advance(dealer.pick(state))
    return state


# ---- reading and comparing ---------------------------------------------------------------------


def game_of(data: Mapping[str, Any], games: Mapping[str, Game]) -> Game | None:
    """The game that an edition says it is for."""
    edition = data.get("edition")
    named = [data.get("game"), data.get("id"), edition.get("id") if isinstance(edition, dict) else None]
    return next((games[name] for name in named if isinstance(name, str) and name in games), None)


def parse(text: str, source: str = "edition") -> dict[str, Any]:
    """A file's data, whatever they are; EditionError if it is no TOML."""
    try:
        return tomllib.loads(text)
    except ValueError as error:
        raise EditionError(
            source, [Mistake(f"not a TOML file: {error}", (), "toml", {"error": str(error)})]
        ) from None
    except RecursionError:
        raise EditionError(source, ["not an edition: tables or lists are nested too deeply"]) from None


def read(game: Game, text: str) -> tuple[Draft, list[str]]:
    """The draft that a file holds, and in words what differs from the default edition and is not in it.

    A file of the editor says what is as printed; of another file everything that differs is taken. A file of
    an older edition is carried over that way. EditionError if it is no TOML, OptionError if another game's.
    """
    data = parse(text)
    if game_of(data, {game.id: game}) is None:
        raise OptionError("edition", "the file", f"an edition of {game.id}")
    default = file_data(game)
    known = {one.key: one for one in components(game, default)}
    marked: dict[str, dict[str, Any]] = {}
    changed: dict[str, dict[str, Any]] = {}
    for one in components(game, data):
        if one.key not in known:
            continue
        entry, ours = at(data, one.path), at(default, known[one.key].path)
        values = {key: _dated(entry[key]) for key in one.fields if key in entry}
        if entry.get("source") == PRINTED:
            marked[one.key] = values
        elif values != {key: ours[key] for key in one.fields if key in ours}:
            changed[one.key] = values
    named = data.get("edition", "")
    name = str(named.get("title", named.get("id", "")) if isinstance(named, dict) else named)
    draft = Draft(name, marked or changed)
    left = [] if marked else [one.words for one in differences(build(game, draft), data) if one.matters]
    return draft, left


def _dated(value: Any) -> Any:
    """A value as JSON can hold it: TOML also knows dates."""
    if isinstance(value, dict):
        return {key: _dated(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_dated(inner) for inner in value]
    return value if isinstance(value, bool | int | float | str) else str(value)


@dataclass(frozen=True)
class Difference:
    """A place where two editions differ; None where one of them has nothing there."""

    path: tuple[str, ...]
    old: Any
    new: Any

    @property
    def words(self) -> str:
        """The place, as a line of a list names it."""
        return " ".join(self.path)

    @property
    def matters(self) -> bool:
        """Whether it is a figure, and not what the edition is called or where a figure comes from."""
        return self.path[0] != "edition" and self.path[-1] not in PROVENANCE


def differences(old: Any, new: Any, path: tuple[str, ...] = ()) -> list[Difference]:
    """Every place where two editions differ; entries of lists are told apart by their ids."""
    if isinstance(old, dict) and isinstance(new, dict):
        out: list[Difference] = []
        for key in [*old, *(key for key in new if key not in old)]:
            out += differences(old.get(key), new.get(key), (*path, str(key)))
        return out
    if isinstance(old, list) and isinstance(new, list):
        olds, news = _by_id(old), _by_id(new)
        if olds is not None and news is not None:
            return differences(olds, news, path)
    return [] if old == new and type(old) is type(new) else [Difference(path, old, new)]


def _by_id(entries: list[Any]) -> dict[str, Any] | None:
    """Tables of a list by their ids or numbers; None for a list of anything else."""
    if not entries or not all(isinstance(entry, dict) for entry in entries):
        return None
    found = {str(entry.get("id", number)): entry for number, entry in enumerate(entries, 1)}
    return found if len(found) == len(entries) else None
