"""What a route is, and the parameters that several of them take."""

from collections.abc import Callable
from typing import Annotated, Any

from fastapi import Query

# Method, path, handler, the message it takes (or None) and the one it gives.
Route = tuple[str, str, Callable[..., Any], Any, Any]

TABLE = "/api/tables/{table_id}"
LARGEST_NUMBER = 2**31 - 1

Seat = Annotated[int | None, Query(description="Whose view; left out: a spectator's.", ge=0, le=99)]
Since = Annotated[int, Query(description="The last line the client has seen.", ge=0, le=LARGEST_NUMBER)]
Seq = Annotated[int, Query(description="The line.", ge=1, le=LARGEST_NUMBER)]
