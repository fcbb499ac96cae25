"""Web Push: a message sealed for one browser (RFC 8291), and who sends it (VAPID, RFC 8292). No network."""

from __future__ import annotations

import base64
import binascii
import os
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec
from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

RECORD = 4096
LONGEST = RECORD - 16 - 1
"""Bytes of a message: one record, with its end mark and seal."""
HOURS = 12
"""For so long a signature holds; services take 24 at most."""


class Subscription(NamedTuple):
    """A browser as its push service knows it."""

    endpoint: str
    key: bytes
    """Its public key, 65 bytes."""
    auth: bytes
    """The secret it shares with us, 16 bytes."""


def encode(data: bytes) -> str:
    """Base64 as it is used here: for addresses, without padding."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decode(text: str) -> bytes:
    """What it stands for; ValueError if it is none."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error:
        raise ValueError("not base64 for addresses") from None


def subscription(endpoint: str, key: str, auth: str) -> Subscription:
    """A subscription as browsers describe it; ValueError if the keys are none."""
    found = Subscription(endpoint, decode(key), decode(auth))
    if len(found.auth) != 16:
        raise ValueError("the auth secret has 16 bytes")
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), found.key)
    if len(found.key) != 65:
        raise ValueError("the key has 65 bytes")
    return found


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def seal(
    message: bytes, to: Subscription, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """A message that only this browser can read, as the body of a request with the coding ``aes128gcm``.

    ``own`` and ``salt`` are new for each message; tests give theirs. ValueError if it is too long.
    """
    if len(message) > LONGEST:
        raise ValueError(f"a message has {LONGEST} bytes at most")
    own = own or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), to.key)
    public = point(own.public_key())
    try:
        shared = own.exchange(ec.ECDH(), theirs)
    except InvalidKey:  # pragma: no cover - the key was checked when it came
        raise ValueError("not a key to seal for") from None
    secret = _derive(to.auth, shared, b"WebPush: info\0" + to.key + public, 32)
    key = _derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(salt, secret, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, message + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(public)]) + public + sealed


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as 65 bytes."""
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def new_key() -> str:
    """A new private key, as it is stored."""
    key = ec.generate_private_key(ec.SECP256R1())
    return encode(key.private_numbers().private_value.to_bytes(32, "big"))


class Sender:
    """Who we are to push services: a key, and an address for their questions."""

    def __init__(self, key: str, contact: str) -> None:
        """``key`` is one of `new_key`; ``contact`` is ``mailto:...`` or ``https://...``, or empty."""
        self._key = ec.derive_private_key(int.from_bytes(decode(key), "big"), ec.SECP256R1())
        self._contact = contact
        self.public = encode(point(self._key.public_key()))
        """What browsers subscribe with."""
        self._signed: dict[str, tuple[float, str]] = {}

    def authorization(self, endpoint: str, time: float) -> str:
        """The header that says who sends, for a service's address, at this time in seconds."""
        parts = urlsplit(endpoint)
        audience = f"{parts.scheme}://{parts.netloc}"
        until, token = self._signed.get(audience, (0.0, ""))
        if until - time < HOURS * 1800:
            until = time + HOURS * 3600
            token = self._sign(audience, int(until))
            if len(self._signed) > 100:
                self._signed.clear()
            self._signed[audience] = (until, token)
        return f"vapid t={token}, k={self.public}"

    def _sign(self, audience: str, until: int) -> str:
        claims: dict[str, object] = {"aud": audience, "exp": until}
        if self._contact:
            claims["sub"] = self._contact
        head = encode(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
        said = f"{head}.{encode(msgspec.json.encode(claims))}"
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{said}.{encode(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
