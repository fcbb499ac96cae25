"""The web client: its files, and its page for every address of its own."""

from __future__ import annotations

import json
import mimetypes
from collections.abc import Iterator
from pathlib import Path

from fastapi import APIRouter, Request, Response
from fastapi.responses import FileResponse, HTMLResponse

from petteia.server.refusals import Refuse

from . import encodings

FOLDER = Path(__file__).parent.parent / "static"
router = APIRouter(include_in_schema=False)

# Not every system knows these.
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("image/svg+xml", ".svg")
mimetypes.add_type("font/woff2", ".woff2")

_NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Petteia</title>
<h1>Petteia is running, but its web client is not built yet</h1>
<p>In the project's folder, run <code>make client</code> (or <code>make play</code>, which does that and
starts the server), then load this page again.</p>
<p>Programs can play meanwhile: the interface is described in <code>docs/protocol.md</code> and at
<a href="{root}api/openapi.json">api/openapi.json</a>.</p>
</html>
"""


def _ahead(address: str) -> Iterator[str]:
    """Links to the files that the page of an address asks for sooner or later, so that it does so at once."""
    try:
        known: dict[str, list[str]] = json.loads((FOLDER / "ahead.json").read_text(encoding="utf-8"))
    except OSError:
        return
    for name in known.get(address.partition("/")[0], []):
        kind = 'rel="stylesheet"' if name.endswith(".css") else 'rel="modulepreload"'
        yield f'<link {kind} crossorigin href="./{name}">\n'


def _page(request: Request) -> Response:
    root = request.scope.get("root_path", "").rstrip("/") + "/"
    index = FOLDER / "index.html"
    if not index.is_file():
        return HTMLResponse(_NOT_BUILT.replace("{root}", root), 503)
    # The client's addresses are relative, so that it works below a prefix too: say what they are relative to.
    page = index.read_text(encoding="utf-8").replace("<head>", f'<head>\n    <base href="{root}" />', 1)
    page = page.replace("</head>", "".join(_ahead(request.url.path.removeprefix(root))) + "</head>", 1)
    return HTMLResponse(page, headers={"Cache-Control": "no-cache"})


def _file(path: str) -> Path | None:
    """A file of the client; None if there is none of that name. Compressed forms have no address."""
    if path.endswith(tuple(encodings.ENDINGS.values())):
        return None
    try:
        file = (FOLDER / path).resolve()
        return file if file.is_relative_to(FOLDER.resolve()) and file.is_file() else None
    except (ValueError, OSError):  # what cannot be a name at all: too long, or with a null
        return None


def _send(request: Request, file: Path, age: str) -> Response:
    """A file, in the smallest form that the reader takes of those that were built beside it."""
    forms = {name: file.with_name(file.name + ending) for name, ending in encodings.ENDINGS.items()}
    there = {name: form for name, form in forms.items() if form.is_file()}
    headers = {"Cache-Control": age}
    if there:
        headers["Vary"] = "Accept-Encoding"
    # A part of a file is a part of the file itself: parts of different forms must never be put together.
    wanted = None if "range" in request.headers else request.headers.get("accept-encoding", "")
    coding = encodings.choose(wanted, there) if wanted is not None else None
    if coding is not None:
        headers["Content-Encoding"] = coding
    sent = there[coding] if coding is not None else file
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    # Each form has a tag of its own: it is made from the file's time and size.
    answer = FileResponse(sent, headers=headers, media_type=kind, stat_result=sent.stat())
    tags = [tag.strip() for tag in request.headers.get("if-none-match", "").split(",")]
    if answer.headers["etag"] in tags:
        return Response(status_code=304, headers={**headers, "ETag": answer.headers["etag"]})
    return answer


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def page(request: Request, path: str) -> Response:
    """A file of the client, or its page."""
    if path == "api" or path.startswith(("api/", "ws/")):
        raise Refuse("not-found")
    if path and path != "index.html":
        file = _file(path)
        if file is not None:
            # Names of built files contain a hash of what is in them.
            lasting = path.startswith("assets/")
            age = "public, max-age=31536000, immutable" if lasting else "no-cache"
            return _send(request, file, age)
        if "." in path.rpartition("/")[2]:
            raise Refuse("not-found")
    return _page(request)
