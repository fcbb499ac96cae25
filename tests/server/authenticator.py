"""An authenticator in software: makes passkeys and signs with them, as a browser would answer."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url


class Authenticator:
    """One passkey for one site."""

    def __init__(self, origin: str, site: str = "localhost") -> None:
        self.origin = origin
        self.site = site
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.counter = 0

    def _client(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.site.encode()).digest() + struct.pack(">BI", flags, self.counter)

    def _answer(self, **response: bytes) -> dict[str, Any]:
        id_ = bytes_to_base64url(self.id)
        words = {name: bytes_to_base64url(value) for name, value in response.items()}
        return {
            "id": id_,
            "rawId": id_,
            "type": "public-key",
            "response": words,
            "clientExtensionResults": {},
        }

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to creation options."""
        numbers = self.key.public_key().public_numbers()
        x, y = (n.to_bytes(32, "big") for n in (numbers.x, numbers.y))
        cose = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        data = self._data(0x45) + bytes(16) + struct.pack(">H", len(self.id)) + self.id + cose
        client = self._client("webauthn.create", options["challenge"])
        stated = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer(clientDataJSON=client, attestationObject=stated)

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to request options; the counter goes on."""
        self.counter += 1
        data = self._data(0x05)
        client = self._client("webauthn.get", options["challenge"])
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(
            clientDataJSON=client, authenticatorData=data, signature=signed, userHandle=b"somebody"
        )
