"""The OpenAPI document, and how FastAPI and msgspec share the work.

FastAPI finds the route for a request, checks what stands in its address, and lists the routes for the
document. msgspec does everything about bodies and messages, over HTTP and WebSocket alike: their shapes are
the structs of `petteia.server.wire`, which it decodes, checks and encodes (`state.read`, `state.send`). So
FastAPI's own models are not used; routes name their shapes by `route`, and `document` joins msgspec's schemas
to FastAPI's routes.
"""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import FastAPI, Response
from fastapi.openapi.utils import get_openapi

import petteia
from petteia.server import wire

_SHAPES: list[type] = [wire.Refused]
_REF = "#/components/schemas/{name}"


def shape(kind: type) -> dict[str, Any]:
    """A reference to a shape, which becomes part of the document."""
    if kind not in _SHAPES:
        _SHAPES.append(kind)
    return {"$ref": _REF.format(name=kind.__name__)}


def route(answer: type | None, body: type | None = None, status: int = 200) -> dict[str, Any]:
    """Keyword arguments for a FastAPI route that answers with, and takes, these shapes."""
    good: dict[str, Any] = {"description": "Done"}
    if answer is not None:
        good["content"] = {"application/json": {"schema": shape(answer)}}
    out: dict[str, Any] = {
        "status_code": status,
        "response_class": Response,
        "responses": {
            status: good,
            "default": {
                "description": "Refused",
                "content": {"application/json": {"schema": shape(wire.Refused)}},
            },
        },
    }
    if body is not None:
        content = {"application/json": {"schema": shape(body)}}
        out["openapi_extra"] = {"requestBody": {"required": body is not wire.Nothing, "content": content}}
    return out


def page(answer: type) -> dict[str, Any]:
    """Keyword arguments for a route whose answer does not change while the server runs."""
    out = route(answer)
    out["responses"][304] = {"description": "Not changed"}
    return out


def document(app: FastAPI) -> dict[str, Any]:
    """The whole document, built once."""
    if app.openapi_schema is None:
        out = get_openapi(
            title="Petteia",
            version=petteia.__version__,
            description="Tables for board games. docs/protocol.md explains it, and the WebSocket.",
            routes=app.routes,
        )
        _, components = msgspec.json.schema_components(_SHAPES, ref_template=_REF)
        for kind in _SHAPES:
            # Over HTTP a message needs no 'type': the address says what it is.
            found = components[kind.__name__]
            if issubclass(kind, wire.Request) and "type" in found.get("required", []):
                found["required"].remove("type")
        parts = out.setdefault("components", {})
        parts["schemas"] = {**parts.get("schemas", {}), **components}
        parts["securitySchemes"] = {"browser": {"type": "http", "scheme": "bearer"}}
        out["security"] = [{"browser": []}, {}]
        app.openapi_schema = out
    return app.openapi_schema
