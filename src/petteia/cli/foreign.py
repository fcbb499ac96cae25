"""Commands that other parts of the package define, called with help in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

import typer

from petteia.extras import MissingExtraError, install

Help = Callable[..., str]

# Command -> its own help ("") and that of its parameters.
MESSAGES: dict[str, dict[str, str]] = {
    "serve": {
        "": "cli-help-serve",
        "host": "cli-help-serve-host",
        "port": "cli-help-serve-port",
        "database": "cli-help-serve-database",
        "news": "cli-help-serve-news",
        "open_": "cli-help-serve-open",
        "origin": "cli-help-serve-origin",
        "proxy": "cli-help-serve-proxy",
        "connections": "cli-help-serve-connections",
        "editions": "cli-help-serve-editions",
        "bots": "cli-help-serve-bots",
        "bot_seconds": "cli-help-serve-bot-seconds",
        "keep": "cli-help-serve-keep",
        "token_days": "cli-help-serve-token-days",
        "limit_factor": "cli-help-serve-limit-factor",
        "site": "cli-help-serve-site",
        "mail": "cli-help-serve-mail",
        "mail_from": "cli-help-serve-mail-from",
        "notices": "cli-help-serve-notices",
        "contact": "cli-help-serve-contact",
        "push_private": "cli-help-serve-push-private",
        "notices_per_minute": "cli-help-serve-notices-per-minute",
        "mails_a_day": "cli-help-serve-mails-a-day",
        "registration": "cli-help-serve-registration",
        "log": "cli-help-serve-log",
        "log_json": "cli-help-serve-log-json",
        "security_log": "cli-help-serve-security-log",
    },
    "bots": {
        "": "cli-help-bots-command",
        "database": "cli-help-bots-database",
        "news": "cli-help-bots-news",
        "processes": "cli-help-serve-bots",
        "bot_seconds": "cli-help-serve-bot-seconds",
        "metrics_port": "cli-help-bots-metrics-port",
        "log": "cli-help-serve-log",
        "log_json": "cli-help-serve-log-json",
    },
    "admin": {"": "cli-help-admin"},
    "admin list": {
        "": "cli-help-admin-list",
        "database": "cli-help-admin-database",
        "status": "cli-help-admin-status",
    },
    "admin show": {
        "": "cli-help-admin-show",
        "id": "cli-help-admin-id",
        "database": "cli-help-admin-database",
    },
    "admin delete": {
        "": "cli-help-admin-delete",
        "id": "cli-help-admin-id",
        "database": "cli-help-admin-database",
        "yes": "cli-help-admin-yes",
    },
    "admin export": {
        "": "cli-help-admin-export",
        "id": "cli-help-admin-id",
        "file": "cli-help-admin-record",
        "database": "cli-help-admin-database",
    },
    "admin tidy": {
        "": "cli-help-admin-tidy",
        "database": "cli-help-admin-database",
        "keep": "cli-help-serve-keep",
        "token_days": "cli-help-serve-token-days",
        "dry_run": "cli-help-admin-dry-run",
    },
    "admin verify": {"": "cli-help-admin-verify", "database": "cli-help-admin-database"},
    "admin backup": {
        "": "cli-help-admin-backup",
        "file": "cli-help-admin-copy",
        "database": "cli-help-admin-database",
    },
    "admin ratings": {
        "": "cli-help-admin-ratings",
        "database": "cli-help-admin-database",
        "check": "cli-help-admin-ratings-check",
    },
    "admin annul": {
        "": "cli-help-admin-annul",
        "id": "cli-help-admin-id",
        "database": "cli-help-admin-database",
        "back": "cli-help-admin-annul-back",
    },
    "admin reports": {
        "": "cli-help-admin-reports",
        "database": "cli-help-admin-database",
        "all_": "cli-help-admin-reports-all",
    },
    "admin settle": {
        "": "cli-help-admin-settle",
        "report": "cli-help-admin-report",
        "how": "cli-help-admin-how",
        "database": "cli-help-admin-database",
        "ban_days": "cli-help-admin-ban-days",
        "why": "cli-help-admin-why",
    },
    "admin ban": {
        "": "cli-help-admin-ban",
        "who": "cli-help-admin-who",
        "why": "cli-help-admin-why",
        "days": "cli-help-admin-days",
        "database": "cli-help-admin-database",
    },
    "admin unban": {
        "": "cli-help-admin-unban",
        "who": "cli-help-admin-who",
        "database": "cli-help-admin-database",
    },
    "admin bans": {"": "cli-help-admin-bans", "database": "cli-help-admin-database"},
    "admin ticket": {
        "": "cli-help-admin-ticket",
        "database": "cli-help-admin-database",
        "count": "cli-help-admin-count",
        "days": "cli-help-admin-ticket-days",
        "note": "cli-help-admin-note",
    },
}


def hand_over(place: str, name: str, arguments: Sequence[str], help_: Help) -> None:
    """Run a command that another package defines: a function with Typer annotations, or a Typer app."""
    code = load(place, name, help_).main(list(arguments), prog_name=f"petteia {name}", standalone_mode=False)
    raise typer.Exit(code if isinstance(code, int) else 0)


def load(place: str, name: str, help_: Help) -> Any:
    """The command, ready to be called; MissingExtraError if what it needs is not installed."""
    module, _, attribute = place.partition(":")
    try:
        found: Any = getattr(import_module(module), attribute)
    except ModuleNotFoundError as error:
        library = str(error.name).partition(".")[0]
        if library == "petteia":
            raise
        text = help_("cli-error-module", command=name, module=library, install=install("play"))
        raise MissingExtraError(text) from None
    plain = typer.Typer(
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
        no_args_is_help=isinstance(found, typer.Typer),
    )
    if isinstance(found, typer.Typer):
        plain.registered_commands = found.registered_commands
        plain.callback()(_no_callback)
    else:
        plain.command(name)(found)
    command = typer.main.get_command(plain)
    _translate(command, name, help_)
    return command


def _no_callback() -> None:
    """Keep a group of commands a group."""


def _translate(command: Any, path: str, help_: Help) -> None:
    messages = MESSAGES[path]
    command.help = help_(messages[""])
    for parameter in command.params:
        if parameter.name in messages:
            parameter.help = help_(messages[parameter.name])
    for name, inner in getattr(command, "commands", {}).items():
        _translate(inner, f"{path} {name}", help_)
