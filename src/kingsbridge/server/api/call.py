"""A call: something asked of the API, however it came, over HTTP or from a page that holds the tables itself."""

from abc import ABC, abstractmethod
from typing import TypeVar

import msgspec

from kingsbridge.server.refusals import Refusal

T = TypeVar("T")


class Call(ABC):
    """Who asks, and with which message."""

    home = ""  # from where the call comes; nobody asks inside one's own page

    @abstractmethod
    async def device(self) -> str:
        """Find out which device asks; empty if it is unknown."""

    @abstractmethod
    async def seated_device(self) -> str:
        """Find out which device asks, and make it known if it sits down for the first time."""

    @abstractmethod
    def renew(self) -> None:
        """Let a device that is known stay so for longer."""

    @abstractmethod
    async def body(self) -> bytes:
        """Read what was sent with the call."""

    async def message(self, kind: type[T]) -> T:
        """Read what was sent as a message."""
        raw = await self.body()
        try:
            return msgspec.json.decode(raw, type=kind)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Refusal("malformed", {"why": str(error)}) from error
