"""Structured logs: readable lines in a terminal, JSON lines for machines. No token is ever logged.

Tracebacks show lines of the program and never the values in them: those would be tokens and hidden cards.
Libraries never log more than ``info``, whatever level is asked for: at ``debug`` they write out frames,
headers and parameters, and with them tokens and invites.
"""

from __future__ import annotations

import logging
import logging.handlers
import os
import sys
from io import TextIOWrapper
from pathlib import Path

import structlog

from . import security


def configure(level: str, as_json: bool, security_log: str = "") -> None:
    """Send everything, also what libraries log, through one formatter to standard error.

    With ``security_log``, what `petteia.server.security` tells goes to that file instead, whatever the level.
    Only its owner can read the file, and it may be moved away meanwhile (logrotate).
    """
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.StackInfoRenderer(),
    ]
    render: list[structlog.typing.Processor]
    if as_json:
        traceback = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
        render = [structlog.processors.ExceptionRenderer(traceback), structlog.processors.JSONRenderer()]
    else:
        render = [
            structlog.dev.ConsoleRenderer(
                colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
            )
        ]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *render],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(logging.INFO, getattr(logging, level.upper())))
    logging.getLogger("petteia").setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_not_told_elsewhere)
    told = logging.getLogger(security.NAME)
    told.setLevel(logging.INFO if security_log else logging.NOTSET)
    told.propagate = not security_log
    for old in told.handlers[:]:
        told.removeHandler(old)
        old.close()
    if security_log:
        Path(security_log).parent.mkdir(parents=True, exist_ok=True)
        file = _Private(security_log, encoding="utf-8")
        file.setFormatter(
            structlog.stdlib.ProcessorFormatter(
                foreign_pre_chain=shared,
                processors=[
                    structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                    structlog.processors.JSONRenderer(),
                ],
            )
        )
        told.addHandler(file)


def _not_told_elsewhere(record: logging.LogRecord) -> bool:
    """Requests that are none are told by `petteia.server.security`, and not as often as somebody likes."""
    return record.msg != "Invalid HTTP request received."


class _Private(logging.handlers.WatchedFileHandler):
    """A file that only its owner can read: it names addresses."""

    def _open(self) -> TextIOWrapper:
        number = os.open(self.baseFilename, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        return os.fdopen(number, self.mode, encoding=self.encoding)  # type: ignore[return-value]
