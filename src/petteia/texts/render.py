"""Rendering: from declared kinds of arguments to sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, TypeAlias

from petteia.kernel import CHANCE, ActionSpace, Edition, Event, Game, Message, Reason
from petteia.kernel.messages import Value, message_id

from .store import Catalogue, TextError, catalogue

Names: TypeAlias = "Sequence[str] | None"
"""The players' names by seat; None shows "Player 1" and so on."""


class Texts:
    """The words of one language.

    Every method gives a text whatever happens: a message that is missing is replaced by a readable form of
    its id. With ``strict`` that is a `TextError`, and so is a message that lacks an argument.
    """

    def __init__(
        self,
        language: str = "en",
        edition: Edition | None = None,
        strict: bool = False,
    ) -> None:
        """``edition`` names components that the catalogues do not know; OptionError if there is no
        such language.
        """
        self.language = language
        self.edition = edition
        self.strict = strict
        self._components: dict[tuple[str, str | None], str] = {}
        self._catalogue("kernel-")

    # ---- what the engine names ----------------------------------------------------------------

    def event(self, game: Game | str, event: Event, names: Names = None) -> str:
        """An event as somebody may see it (the result of `Event.seen_by`)."""
        assert not event.secret, "redact an event before it is told"
        game = _game(game)
        kind = game.events[event.name]
        ending = ("hidden",) if event.hidden else ()
        identity = message_id(game.id, "event", event.name, *ending)
        return self._declared(game, identity, {**kind.args, **kind.secret}, event.args, names)

    def action(
        self, game: Game | str, action: int, names: Names = None, actions: ActionSpace | None = None
    ) -> str:
        """An action; ``actions`` is the state's action space where an edition has its own."""
        game = _game(game)
        family = (actions or game.actions).family(action)
        kinds = {name: domain.kind for name, domain in zip(family.names, family.domains, strict=True)}
        identity = message_id(game.id, "action", family.word)
        return self._declared(game, identity, kinds, family.arguments(action), names)

    def ask(self, game: Game | str, step: str) -> str:
        """What a step asks."""
        return self.text(message_id(_id(game), "ask", step))

    def reason(self, game: Game | str, reason: Reason, names: Names = None) -> str:
        """Why something is not legal; the rule ids are left to the caller."""
        game = _game(game)
        if reason.id in game.reasons:
            identity, kinds = message_id(game.id, "reason", reason.id), game.reasons[reason.id]
        else:
            identity, kinds = message_id("kernel", "reason", reason.id), {"ask": "ask"}
        return self._declared(game, identity, kinds, reason.args, names)

    def component(self, game: Game | str, kind: str, identity: str, form: str | None = None) -> str:
        """The name of a component, or a grammatical form of it (an attribute of its message)."""
        message = message_id(_id(game), kind, identity)
        known = self._components.get((message, form))
        if known is None:
            known = self._components[message, form] = self._component(message, kind, identity, form)
        return known

    def _component(self, message: str, kind: str, identity: str, form: str | None) -> str:
        store = self._catalogue(message)
        printed = self._of_edition(kind, identity, self._printed_names)
        if printed is not None:
            return printed
        if message in store:
            return self._format(store, message, form if form in store.attributes(message) else None, {})
        named = self._of_edition(kind, identity, self._edition_names)
        return readable(identity) if named is None else named

    def _of_edition(self, kind: str, identity: str, names: Mapping[tuple[str, str], str]) -> str | None:
        # Copies of a card are numbered at the end, and a path in an id may be written with dots.
        single = re.sub(r"/\d+$", "", identity)
        for spelling in (identity, single, single.replace("/", ".")):
            for table in (kind, "") if names is self._edition_names else (kind,):
                if (table, spelling) in names:
                    return names[table, spelling]
        return None

    def about(self, game: Game | str, kind: str, identity: str) -> str:
        """One sentence that explains a component; empty where there is none.

        Where the edition makes a component say something else than the default one does, that is told.
        """
        own = self.own_words(_game(game), kind, identity)
        if own is not None:
            return self.render(own)
        return self.attribute(message_id(_id(game), kind, identity), "about")

    def own_words(self, game: Game, kind: str, identity: str) -> Message | None:
        """What a component says in an owner's edition; None where the default edition says the same."""
        if self.edition is None or self.edition.text is None:
            return None
        message = game.edition_text(self.edition, kind, identity)
        usual = game.edition_text(game.default_edition(), kind, identity)
        return None if message == usual else message

    def option(self, game: Game | str, name: str, choice: str | None = None) -> str:
        """The name of an option, or of one of its choices."""
        parts = (name,) if choice is None else (name, choice)
        return self.text(message_id(_id(game), "option", *parts))

    def option_help(self, game: Game | str, name: str) -> str:
        """What an option is for; empty where its name says it all."""
        return self.attribute(message_id(_id(game), "option", name), "help")

    def score(self, game: Game | str, part: str) -> str:
        """The name of a part of the score."""
        return self.text(message_id(_id(game), "score", part))

    def rule(self, game: Game | str, rule: str) -> str:
        """A numbered rule (``OLY-4.5``)."""
        return self.text(rule_message(_id(game), rule))

    def title(self, game: Game | str) -> str:
        """The name of a game."""
        return self.text(f"{_id(game)}-title")

    def blurb(self, game: Game | str) -> str:
        """A sentence about a game."""
        return self.text(f"{_id(game)}-blurb")

    def seat(self, seat: int | None, names: Names = None) -> str:
        """A player's name; chance and nobody have names too."""
        if seat is None:
            return self.text("kernel-nobody")
        if seat == CHANCE:
            return self.text("kernel-chance")
        if names is not None and 0 <= seat < len(names) and names[seat]:
            return names[seat]
        return self.text("kernel-seat", number=seat + 1)

    # ---- messages in general ------------------------------------------------------------------

    def has(self, message: str) -> bool:
        """Whether there is a message with this id."""
        return message in self._catalogue(message)

    def text(self, message: str, /, **args: Any) -> str:
        """A message by its id. Values are shown as they are; numbers choose plural forms."""
        store = self._catalogue(message)
        if message not in store:
            return self._missing(message)
        return self._format(store, message, None, args)

    def attribute(self, message: str, attribute: str) -> str:
        """An attribute of a message; empty if there is none."""
        store = self._catalogue(message)
        if message not in store or attribute not in store.attributes(message):
            return ""
        return self._format(store, message, attribute, {})

    def render(self, message: Message | Mapping[str, Any], names: Names = None) -> str:
        """A message with its arguments, which may be messages and lists themselves.

        The JSON form (`Message.as_json`) is understood too.
        """
        identity, given = _parts(message)
        store = self._catalogue(identity)
        if identity not in store:
            return self._missing(identity)
        wanted = store.variables(identity)
        args: dict[str, Any] = {}
        for name, value in given.items():
            kind = "message" if _is_message(value) else "text"
            if isinstance(value, list | tuple):
                kind = "list:message" if value and _is_message(value[0]) else "list:text"
            args.update(self._argument(None, name, kind, value, names, wanted))
        return self._format(store, identity, None, args)

    def told(self, game: Game | str, message: Mapping[str, Any], names: Names = None) -> str:
        """A message in JSON form that brings the kinds of its arguments (``kinds``), as advice does.

        Beside the kinds of kernel/messages.py there is ``action``: the structured form of one.
        """
        return self._declared(_game(game), message["message"], message["kinds"], message["args"], names)

    def joined(self, texts: Sequence[str], message: str = "kernel-list") -> str:
        """Texts in a row, joined as the language does it: by "and", or by "or" with ``kernel-list-or``."""
        if not texts:
            return self.text("kernel-nothing")
        if len(texts) == 1:
            return texts[0]
        return self.text(message, start=", ".join(texts[:-1]), last=texts[-1])

    # ---- inside -------------------------------------------------------------------------------

    def _catalogue(self, message: str) -> Catalogue:
        return catalogue(self.language, message.partition("-")[0])

    def _declared(
        self,
        game: Game,
        message: str,
        kinds: Mapping[str, str],
        given: Mapping[str, Value],
        names: Names,
    ) -> str:
        """A message whose arguments have declared kinds (see kernel/messages.py)."""
        store = self._catalogue(message)
        if message not in store:
            return self._missing(message)
        wanted = store.variables(message)
        args: dict[str, Any] = {}
        for name, value in given.items():
            args.update(self._argument(game, name, kinds.get(name, "text"), value, names, wanted))
        return self._format(store, message, None, args)

    def _argument(
        self, game: Game | None, name: str, kind: str, value: Value, names: Names, wanted: frozenset[str]
    ) -> Iterator[tuple[str, Any]]:
        """An argument and those forms of it (``$name-acc``) that the message wants.

        Besides the attributes of a component or message there are ``$name-id`` (the value itself, to select
        by) and, for lists, ``$name-count`` and ``$name-or`` (joined by "or").
        """
        if name in wanted:
            yield name, self._value(game, kind, value, names, None)
        prefix = f"{name}-"
        for variable in wanted:
            if variable.startswith(prefix):
                form = variable[len(prefix) :]
                if form == "id":
                    yield variable, value
                elif form == "count":
                    yield variable, len(value) if isinstance(value, list | tuple) else 1
                elif form == "or" and isinstance(value, list | tuple):
                    single = kind.removeprefix("list:")
                    texts = [str(self._value(game, single, one, names, None)) for one in value]
                    yield variable, self.joined(texts, "kernel-list-or")
                else:
                    yield variable, self._value(game, kind, value, names, form)

    def _value(self, game: Game | None, kind: str, value: Value, names: Names, form: str | None) -> Any:
        if kind.startswith("list:"):
            return self.joined([str(self._value(game, kind[5:], one, names, form)) for one in value])
        if kind == "message" or _is_message(value):
            if form is None:
                return self.render(value, names)
            return self.attribute(_parts(value)[0], form) or self.render(value, names)
        if kind == "seat":
            return self.seat(None if value is None else int(value), names)
        if kind == "number":
            return int(value)
        if kind == "action" and game is not None:
            family = game.actions.families[value["kind"]]
            kinds = {name: domain.kind for name, domain in zip(family.names, family.domains, strict=True)}
            return self._declared(game, message_id(game.id, "action", family.word), kinds, value, names)
        if kind == "text" or game is None:
            return value if isinstance(value, int) else str(value)
        if kind == "ask":
            return self.ask(game, str(value))
        if value is None:
            return self.text("kernel-nothing")
        return self.component(game, kind, str(value), form)

    def _format(self, store: Catalogue, message: str, attribute: str | None, args: dict[str, Any]) -> str:
        try:
            text, errors = store.format(message, attribute, args)
        except LookupError:
            return self._missing(message if attribute is None else f"{message}.{attribute}")
        if errors and self.strict:
            raise TextError(f"{self.language}: {message}: {'; '.join(errors)}")
        return text

    def _missing(self, message: str) -> str:
        if self.strict:
            raise TextError(f"{self.language}: there is no message {message!r}")
        return readable(message.partition("-")[2])

    @cached_property
    def _edition_names(self) -> dict[tuple[str, str], str]:
        """Names that the edition's tables give in this language, by table and id and by id alone."""
        found: dict[tuple[str, str], str] = {}
        if self.edition is not None:
            for table, identity, entry in _named(self.edition.data, ""):
                text = entry["name"].get(self.language) or entry["name"].get("en")
                if isinstance(text, str):
                    found.setdefault((table, identity), text)
                    found.setdefault(("", identity), text)
        return found

    @cached_property
    def _printed_names(self) -> dict[tuple[str, str], str]:
        """Names that an owner has copied from the printed game: they go before the catalogues' own."""
        if self.edition is None or self.edition.text is None:
            return {}
        return {
            (table, identity): self._edition_names[table, identity]
            for table, identity, entry in _named(self.edition.data, "")
            if entry.get("source") == "printed" and (table, identity) in self._edition_names
        }


def rule_message(game: str, rule: str) -> str:
    """The message id of a rule: ``OLY-4.5`` is ``olympos-rule-4-5``."""
    return message_id(game, "rule", rule.partition("-")[2])


def rule_id(prefix: str, game: str, message: str) -> str:
    """The rule that a message tells, where rule ids begin with the prefix: the way back from `rule_message`.

    The points of a number became hyphens there; the names of rulings have hyphens of their own.
    """
    rule = message.removeprefix(f"{game}-rule-")
    return f"{prefix}-{rule.replace('-', '.') if rule[0].isdigit() else rule}"


def readable(identity: str) -> str:
    """An id as words: ``sea-of-crete`` becomes ``sea of crete``; coordinates stay as they are."""
    if not re.search(r"[A-Za-z]", identity):
        return identity
    return re.sub(r"[-_]+", " ", identity).strip()


def _named(value: Any, table: str, key: str = "") -> Iterator[tuple[str, str, Mapping[str, Any]]]:
    if isinstance(value, dict):
        if isinstance(value.get("name"), dict):
            yield table, str(value.get("id", key)), value
        for inner_key, inner in value.items():
            if inner_key != "name":
                yield from _named(inner, table or inner_key, inner_key)
    elif isinstance(value, list):
        for inner in value:
            yield from _named(inner, table, key)


def _is_message(value: Any) -> bool:
    return isinstance(value, Message) or (isinstance(value, dict) and "message" in value)


def _parts(message: Message | Mapping[str, Any]) -> tuple[str, Mapping[str, Value]]:
    if isinstance(message, Message):
        return message.id, message.args
    return message["message"], message.get("args", {})


def _game(game: Game | str) -> Game:
    if isinstance(game, str):
        from petteia.games import game as find

        return find(game)
    return game


def _id(game: Game | str) -> str:
    return game if isinstance(game, str) else game.id
