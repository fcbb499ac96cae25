"""Stand-ins for what is not there in tests: a push service with browsers, and a mail server."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from .running import free_port

P256 = ec.SECP256R1()


def plain(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def coded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Browser:
    """A browser that has subscribed: it alone can read what it is told."""

    def __init__(self, service: PushService, name: str) -> None:
        self.name = name
        self.endpoint = f"{service.url}/push/{name}"
        self.auth = os.urandom(16)
        self.key = ec.generate_private_key(P256)
        self.got: list[dict[str, Any]] = []
        """What was accepted, with the headers it came with, in order."""
        self.answers: list[int | tuple[int, str]] = []
        """What the service says to the next messages instead of 201; with a Retry-After."""
        self.refused = 0

    @property
    def public(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def described(self) -> dict[str, Any]:
        """As `PushSubscription.toJSON` describes it."""
        return {"endpoint": self.endpoint, "keys": {"p256dh": coded(self.public), "auth": coded(self.auth)}}

    def read(self, body: bytes) -> bytes:
        """What a message says (RFC 8188 and 8291)."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size <= 4096
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(P256, theirs))

        def derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
            return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

        secret = derive(self.auth, shared, b"WebPush: info\0" + self.public + theirs, 32)
        key = derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(salt, secret, b"Content-Encoding: nonce\0", 12)
        opened = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert opened[-1:] == b"\x02", "the last record ends so"
        return opened[:-1]

    @property
    def tags(self) -> list[str]:
        return [str(one["tag"]) for one in self.got]


class PushService:
    """Takes messages as push services do, and hands them to its browsers."""

    def __init__(self) -> None:
        self.browsers: dict[str, Browser] = {}
        self.key = ""
        """The public key that senders must sign with, once it is known."""
        self.faults: list[str] = []
        """What a real service would have refused."""
        self.accepted = threading.Condition()
        self.url = ""
        self.delay: Callable[[], float] = lambda: 0.0
        """Seconds that it takes before it has a message, and as many again before it says so."""

    def browser(self, name: str) -> Browser:
        self.browsers[name] = found = Browser(self, name)
        return found

    def take(self, path: str, headers: Any, body: bytes) -> int | tuple[int, str]:
        browser = self.browsers[path.rpartition("/")[2]]
        try:
            self.check(headers)
            said = json.loads(browser.read(body))
            time.sleep(self.delay())
        except Exception as error:  # noqa: BLE001 - told by the test
            self.faults.append(repr(error))
            return 400
        with self.accepted:
            if browser.answers:
                browser.refused += 1
                self.accepted.notify_all()
                return browser.answers.pop(0)
            browser.got.append({**said, "headers": dict(headers.items()), "at": time.monotonic()})
            self.accepted.notify_all()
        time.sleep(self.delay())
        return 201

    def check(self, headers: Any) -> None:
        """Whoever sends proves who it is (RFC 8292)."""
        assert headers["Content-Encoding"] == "aes128gcm"
        assert int(headers["TTL"]) > 0
        assert len(headers["Topic"]) <= 32
        kind, _, rest = headers["Authorization"].partition(" ")
        assert kind == "vapid"
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert not self.key or parts["k"] == self.key
        said, _, signature = parts["t"].rpartition(".")
        head, claims = (json.loads(plain(part)) for part in said.split("."))
        assert head["alg"] == "ES256"
        assert claims["aud"] == self.url
        assert time.time() < claims["exp"] <= time.time() + 24 * 3600
        raw = plain(signature)
        numbers = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        public = ec.EllipticCurvePublicKey.from_encoded_point(P256, plain(parts["k"]))
        public.verify(encode_dss_signature(*numbers), said.encode(), ec.ECDSA(hashes.SHA256()))

    def wait(self, browser: Browser, count: int, seconds: float = 60) -> None:
        """Wait until a browser was told so often."""
        with self.accepted:
            assert self.accepted.wait_for(lambda: len(browser.got) >= count, seconds), (
                browser.got,
                self.faults,
            )


@contextmanager
def push_service() -> Iterator[PushService]:
    """A push service on this machine."""
    service = PushService()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            answer = service.take(self.path, self.headers, body)
            status, after = answer if isinstance(answer, tuple) else (answer, "")
            self.send_response(status)
            if after:
                self.send_header("Retry-After", after)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service.url = f"http://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    thread.start()
    yield service
    server.shutdown()
    server.server_close()


class Mailbox:
    """What a mail server was handed in."""

    def __init__(self) -> None:
        self.got: list[tuple[list[str], EmailMessage]] = []
        self.answers: list[str] = []
        """What it says to the next messages instead of taking them."""
        self.url = ""

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        if self.answers:
            return self.answers.pop(0)
        message = BytesParser(policy=default).parsebytes(envelope.content)
        assert isinstance(message, EmailMessage)
        self.got.append((envelope.rcpt_tos, message))
        return "250 taken"


@contextmanager
def mail_server() -> Iterator[Mailbox]:
    """A mail server on this machine."""
    box = Mailbox()
    port = free_port()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    box.url = f"smtp://127.0.0.1:{port}"
    yield box
    controller.stop()


def endpoint_hash(browser: Browser) -> str:
    return hashlib.sha256(browser.endpoint.encode()).hexdigest()
