"""One request to a push service. Its address was given by a browser, so it is trusted with nothing.

Only HTTPS on its usual port, only to addresses of the public internet (looked up once: what was checked is
what is connected to), no redirects, little is read of the answer, and all of it in a few seconds.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from typing import NamedTuple
from urllib.parse import urlsplit

import h11

SECONDS = 10.0
LONGEST = 1024
"""Characters of an address."""
_ANSWER = 16 * 1024  # bytes that are read of an answer's head

_EMBEDDED = ipaddress.IPv6Network("64:ff9b::/96")  # an address of the old kind in one of the new


class NotPosted(Exception):  # noqa: N818 - how an attempt ended
    """There was no answer."""


class Answer(NamedTuple):
    """What a service said."""

    status: int
    wait: int | None
    """Seconds after which it wants to be asked again, if it said so."""


class Place(NamedTuple):
    """Where a request goes."""

    secure: bool
    host: str
    port: int
    target: str


def place(address: str, private: bool = False) -> Place:
    """Where an address leads; ValueError if nothing is ever sent there.

    ``private`` allows any address and plain HTTP: for a push service of one's own, and for tests.
    """
    if (
        len(address) > LONGEST
        or not address.isascii()
        or any(c.isspace() or not c.isprintable() for c in address)
    ):
        raise ValueError(f"an address has {LONGEST} plain characters at most")
    parts = urlsplit(address)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        raise ValueError("a push service's address begins with https://")
    if not parts.hostname or "@" in parts.netloc or parts.fragment:
        raise ValueError("a push service's address names a host and no user")
    if not private:
        if port != 443:
            raise ValueError("a push service listens on port 443")
        with contextlib.suppress(ValueError):
            if not _public(parts.hostname):
                raise ValueError
            return Place(True, parts.hostname, port, _target(parts.path, parts.query))
        if _is_number(parts.hostname):
            raise ValueError("a push service has an address of the public internet")
    return Place(parts.scheme == "https", parts.hostname, port, _target(parts.path, parts.query))


def _target(path: str, query: str) -> str:
    return (path or "/") + (f"?{query}" if query else "")


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def _public(address: str) -> bool:
    """Whether a numeric address belongs to the public internet; ValueError if it is not numeric."""
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour
        if inner is None and found in _EMBEDDED:
            inner = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if inner is not None:
            return _public(str(inner))
    return found.is_global and not found.is_multicast


async def _addresses(where: Place, private: bool) -> list[str]:
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(where.host, where.port, type=socket.SOCK_STREAM)
    addresses = list(dict.fromkeys(str(row[4][0]) for row in found))
    good = [address for address in addresses if private or _public(address.partition("%")[0])]
    if not good:
        raise NotPosted(f"{where.host} is no address of the public internet")
    return good[:2]


async def post(address: str, headers: Mapping[str, str], body: bytes, private: bool = False) -> Answer:
    """Post something; NotPosted if there is no answer in time, or the address leads nowhere public."""
    try:
        async with asyncio.timeout(SECONDS):
            where = place(address, private)
            last: Exception | None = None
            for number in await _addresses(where, private):
                try:
                    reader, writer = await _connect(where, number)
                except (OSError, ssl.SSLError) as error:
                    last = error
                    continue
                try:
                    return await _ask(reader, writer, where, headers, body)
                finally:
                    writer.close()
            raise NotPosted(str(last))
    except (OSError, ValueError, h11.ProtocolError, EOFError) as error:
        raise NotPosted(f"{type(error).__name__}: {error}") from None


async def _connect(where: Place, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    if not where.secure:
        return await asyncio.open_connection(address, where.port)
    return await asyncio.open_connection(
        address, where.port, ssl=ssl.create_default_context(), server_hostname=where.host
    )


async def _ask(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    where: Place,
    headers: Mapping[str, str],
    body: bytes,
) -> Answer:
    line = h11.Connection(h11.CLIENT, max_incomplete_event_size=_ANSWER)
    usual = where.port == (443 if where.secure else 80)
    named = f"[{where.host}]" if ":" in where.host else where.host
    sent = [
        ("Host", named if usual else f"{named}:{where.port}"), ("Content-Length", str(len(body))),
        ("Connection", "close"), *headers.items(),
    ]  # fmt: skip
    head = line.send(h11.Request(method="POST", target=where.target, headers=sent))
    writer.write(
        (head or b"") + (line.send(h11.Data(data=body)) or b"") + (line.send(h11.EndOfMessage()) or b"")
    )
    await writer.drain()
    while True:
        event = line.next_event()
        if event is h11.NEED_DATA:
            line.receive_data(await reader.read(_ANSWER))
        elif isinstance(event, h11.Response):
            after = {bytes(name).lower(): bytes(value) for name, value in event.headers}.get(
                b"retry-after", b""
            )
            return Answer(event.status_code, int(after) if after.isdigit() and len(after) < 7 else None)
        elif not isinstance(event, h11.InformationalResponse):
            raise NotPosted("the service said nothing")
