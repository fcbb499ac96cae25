"""E-mail, where the host has configured a server for it (`petteia serve --mail`).

``smtp://USER:PASSWORD@HOST:PORT`` speaks STARTTLS wherever the server offers it and never sends a password
without; ``smtps://`` is encrypted from the beginning. Sending happens in a thread of its own, one message at
a time, and is tried once: whoever has promised a message keeps that promise in the database.
"""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from urllib.parse import unquote, urlsplit

import structlog

from petteia.kernel import OptionError

log = structlog.get_logger("petteia.server.mail")
SECONDS = 20.0
"""What a mail server may take for an answer."""
_PORTS = {"smtp": 587, "smtps": 465}
LONGEST = 254


class NotSent(Exception):  # noqa: N818 - how an attempt ended
    """The mail server did not take a message; ``for_good`` if it never will."""

    def __init__(self, problem: str, for_good: bool = False) -> None:
        """``problem`` is for the log: it may name the address."""
        super().__init__(problem)
        self.for_good = for_good


@dataclass(frozen=True)
class Server:
    """Where mail is handed in."""

    host: str
    port: int
    user: str
    password: str
    encrypted: bool


def parse_server(url: str) -> Server:
    """The server that an address names; OptionError if it is none."""
    right = "smtp://USER:PASSWORD@HOST:PORT or smtps://USER:PASSWORD@HOST:PORT"
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise OptionError("mail", "(hidden)", right) from None
    if parts.scheme not in _PORTS or not parts.hostname:
        raise OptionError("mail", "(hidden)", right)  # there may be a password in it
    return Server(
        parts.hostname, port or _PORTS[parts.scheme], unquote(parts.username or ""),
        unquote(parts.password or ""), parts.scheme == "smtps",
    )  # fmt: skip


def clean_address(text: str) -> str | None:
    """An e-mail address as it is stored: the part after the @ in small letters. None if it is none."""
    plain = text.strip()
    name, at, domain = plain.rpartition("@")
    try:
        domain = domain.encode("idna").decode().lower()
    except UnicodeError:
        return None
    good = at and name and "." in domain and not domain.startswith(".") and len(plain) <= LONGEST
    if not good or any(not c.isprintable() or c in ' <>()[],;:\\"' for c in plain) or not plain.isascii():
        return None
    return f"{name}@{domain}"


class Post:
    """Hands messages to the mail server."""

    def __init__(self, url: str, sender: str) -> None:
        """``url`` is empty where no mail is configured; ``sender`` is what the messages come from."""
        self.server = parse_server(url) if url else None
        if url and clean_address(parseaddr(sender)[1]) is None:
            raise OptionError("mail-from", sender, 'an address such as "Petteia <games@example.org>"')
        self._sender = sender
        self._threads = ThreadPoolExecutor(1, "mail")

    @property
    def there(self) -> bool:
        """Whether mail can be sent at all."""
        return self.server is not None

    async def send(self, to: str, subject: str, text: str, headers: dict[str, str] | None = None) -> None:
        """Send a message of plain text; NotSent if the mail server has not taken it.

        ``headers`` are further ones, such as ``List-Unsubscribe``.
        """
        if self.server is None:
            raise NotSent("no mail server is configured", for_good=True)
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._sender, to, subject
        message["Date"] = formatdate(localtime=False)
        message["Message-ID"] = make_msgid(domain=parseaddr(self._sender)[1].rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        for name, value in (headers or {}).items():
            message[name] = value
        message.set_content(text)
        await asyncio.get_running_loop().run_in_executor(self._threads, _hand_in, self.server, message, to)

    def close(self) -> None:
        """No more messages; the one that is being sent is."""
        self._threads.shutdown(wait=False)


def _hand_in(server: Server, message: EmailMessage, to: str) -> None:
    secure = ssl.create_default_context()
    try:
        with (
            smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=secure)
            if server.encrypted
            else smtplib.SMTP(server.host, server.port, timeout=SECONDS)
        ) as line:
            if not server.encrypted:
                line.ehlo()
                if line.has_extn("starttls"):
                    line.starttls(context=secure)
                    line.ehlo()
                elif server.user:
                    raise NotSent("the mail server offers no encryption, so it gets no password")
            if server.user:
                line.login(server.user, server.password)
            line.send_message(message, to_addrs=[to])
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        raise NotSent(str(error), for_good=all(code >= 500 for code in codes)) from None
    except (smtplib.SMTPException, OSError) as error:
        raise NotSent(f"{type(error).__name__}: {error}") from None
