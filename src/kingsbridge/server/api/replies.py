"""Reading bodies and writing answers."""

from typing import Any, TypeVar

import msgspec
from fastapi import Request
from starlette.responses import Response

from kingsbridge.core.canonical import digest
from kingsbridge.server.guard import read_body
from kingsbridge.server.refusals import Refusal

T = TypeVar("T")


def reply(message: Any, status: int = 200) -> Response:
    """Answer with a message."""
    return Response(
        msgspec.json.encode(message), status, {"cache-control": "no-store"}, media_type="application/json"
    )


def cached(request: Request, content: bytes, media_type: str = "application/json") -> Response:
    """Answer with something that rarely changes; a client that has it gets no second copy."""
    etag = f'"{digest(content.decode())}"'
    headers = {"etag": etag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == etag:
        return Response(status_code=304, headers=headers)
    return Response(content, headers=headers, media_type=media_type)


async def body_of(request: Request, kind: type[T]) -> T:
    """Read the body of a request as a message."""
    raw = await read_body(request)
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal("malformed", {"why": str(error)}) from error
