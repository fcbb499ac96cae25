"""What all commands share: the language, one-line errors, exit codes."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperGroup

from petteia.kernel import ActionError, OptionError, OtherRulesError, PetteiaError
from petteia.texts import LANGUAGES, Texts

from .usage import UsageError, shortened

FAILED = 1
BAD_USAGE = 2
INTERRUPTED = 130  # as shells count a program that Ctrl-C has ended

# The base of what is wrong with a command line; Typer gives it no public name.
_USAGE_ERROR: Any = typer.BadParameter.__mro__[1]


def default_language() -> str:
    """The language of ``PETTEIA_LANGUAGE`` or of the system, English if it is none of ours."""
    for variable in ("PETTEIA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")[:2].lower()
        if value in LANGUAGES:
            return value
    return "en"


def texts_for(language: str | None) -> Texts:
    """The words of a language, by default the system's; UsageError if there is no such language."""
    if language is not None and language not in LANGUAGES:
        raise UsageError("cli-usage-language", language=language, languages=", ".join(LANGUAGES))
    return Texts(language or default_language())


def note(line: str) -> None:
    """Say something on stderr."""
    typer.echo(line, err=True)


class Group(TyperGroup):
    """The commands. Every mistake of a user is one line on stderr and an exit code, never a traceback."""

    def main(self, *args: Any, **options: Any) -> Any:
        """Run the command and leave the process: 0 fine, 1 failed, 2 bad usage, 130 interrupted."""
        options["standalone_mode"] = False
        texts = Texts(asked_language(args[0] if args and args[0] else options.get("args") or sys.argv[1:]))
        try:
            code = super().main(*args, **options)
        except _USAGE_ERROR as error:
            code = BAD_USAGE
            text = error.format_message()
            note(text if "\n" in text else texts.text("cli-error", problem=text))
        except PetteiaError as error:
            code = BAD_USAGE if isinstance(error, OptionError | ActionError | UsageError) else FAILED
            note(_one_line(_told(error, texts), texts))
        except typer.Abort:
            code = FAILED
        except KeyboardInterrupt:
            code = INTERRUPTED
        except BrokenPipeError:
            # Whoever reads has left: nothing more can be said, not even while Python shuts down.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            code = FAILED
        except OSError as error:  # a folder that cannot be written to, a full disk, a server that is gone
            code = FAILED
            what = error.strerror or str(error)
            note(_one_line(f"{error.filename}: {what}" if error.filename else what, texts))
        sys.exit(code if isinstance(code, int) else 0)


def _told(error: PetteiaError, texts: Texts) -> str:
    """An error in the reader's words, where there are any."""
    if isinstance(error, UsageError):
        return error.text(texts)
    if isinstance(error, OtherRulesError):
        return texts.text(
            "cli-error-rules",
            source=error.source, title=texts.title(error.game), rules=str(error.rules)[:20],
            living=str(error.living), programs=error.programs or "none",
        )  # fmt: skip
    return str(error)


def _one_line(problem: str, texts: Texts) -> str:
    return texts.text("cli-error", problem=shortened(re.sub(r"[ \t\r\n]+", " ", problem).strip()))


def asked_language(arguments: Sequence[str]) -> str:
    """The language of the command line, for messages about that command line itself."""
    for option, value in zip(arguments, [*arguments[1:], ""], strict=False):
        asked = option.removeprefix("--language=") if "=" in option else value
        if option.startswith("--language") and asked in LANGUAGES:
            return asked
    return default_language()


def write_json(value: Any) -> None:
    """A value as JSON on stdout."""
    import json

    typer.echo(json.dumps(value, ensure_ascii=False, indent=2))
