"""Serves the built web client: files with a hash in their name for ever, everything else checked each time."""

import mimetypes
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from kingsbridge.server.refusals import Refusal
from kingsbridge.texts import LANGUAGES, Texts

STATIC = Path(__file__).parent / "static"
_ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class WebFiles:
    """The files of the web client; unknown paths are the client's own pages."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder.resolve()

    async def serve(self, request: Request) -> Response:
        """Give a file, or the page of the client."""
        path = request.url.path.lstrip("/")
        if path.startswith("api/"):
            raise Refusal("unknown-path")
        file = self._find(path)
        if file is not None:
            return self._send(request, file, for_ever=path.startswith("assets/"))
        if "." in path.rsplit("/", 1)[-1]:
            raise Refusal("unknown-path")  # a file that is not there, not a page
        index = self._find("index.html")
        if index is None:
            return HTMLResponse(_not_built(request), 404, {"cache-control": "no-store"})
        return self._send(request, index, for_ever=False)

    def _find(self, path: str) -> Path | None:
        """Find a file inside the folder and nowhere else."""
        try:
            file = (self._folder / path).resolve()
            inside = file.is_relative_to(self._folder) and file.is_file()
        except (OSError, ValueError):
            return None
        return file if inside and path else None

    def _send(self, request: Request, file: Path, for_ever: bool) -> Response:
        accepted = {
            coding.split(";")[0].strip()
            for coding in request.headers.get("accept-encoding", "").lower().split(",")
        }
        chosen, encoding = file, ""
        for name, suffix in _ENCODINGS:
            packed = file.with_name(file.name + suffix)
            if name in accepted and packed.is_file():
                chosen, encoding = packed, name
                break
        stat = chosen.stat()
        etag = f'"{stat.st_mtime_ns:x}-{stat.st_size:x}"'
        headers = {
            "cache-control": "public, max-age=31536000, immutable" if for_ever else "no-cache",
            "etag": etag,
            "vary": "accept-encoding",
        }
        if request.headers.get("if-none-match") == etag:
            return Response(status_code=304, headers=headers)
        if encoding:
            headers["content-encoding"] = encoding
        media_type = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        return FileResponse(chosen, headers=headers, media_type=media_type)


def _not_built(request: Request) -> str:
    """Say in the reader's language that there is no web client yet, and how to get it."""
    wanted = request.headers.get("accept-language", "")[:2].lower()
    language = wanted if wanted in LANGUAGES else "en"
    sentence = escape(Texts(language).say("serve-not-built"))
    return f"<!doctype html><html lang={language}><meta charset=utf-8><title>Kingsbridge</title><p>{sentence}</p>"
