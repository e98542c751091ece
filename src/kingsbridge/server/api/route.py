"""What a route is, and the parameters that several of them take."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Any

from kingsbridge.server.api.answer import Answer

# Method, path, handler (a call and the parameters by name), the message it takes (or None) and the one it gives.
Route = tuple[str, str, Callable[..., Awaitable[Answer]], Any, Any]

TABLE = "/api/tables/{table_id}"
LARGEST_NUMBER = 2**31 - 1


@dataclass(frozen=True)
class Within:
    """What a number in an address means, and between which bounds it lies."""

    about: str
    least: int
    most: int


Seat = Annotated[int | None, Within("Whose view; left out: a spectator's.", 0, 99)]
Since = Annotated[int, Within("The last line the client has seen.", 0, LARGEST_NUMBER)]
Seq = Annotated[int, Within("The line.", 1, LARGEST_NUMBER)]
