"""Texts: events, actions, reasons and components in the words of a language.

The kernel and the games name messages and arguments; the words are in ``<language>/<catalogue>.ftl``
beside this file (Fluent). See docs/architecture.md for the ids.
"""

from .render import Names, Texts, rule_message
from .store import LANGUAGES, Catalogue, TextError, catalogue

__all__ = ["LANGUAGES", "Catalogue", "Names", "TextError", "Texts", "catalogue", "rule_message"]
