"""Where others reach this server: for the invitation of who sits before the machine itself."""

from fastapi import Request
from starlette.responses import Response

from kingsbridge.server.api.http import reply
from kingsbridge.server.messages import Addresses
from kingsbridge.server.settings import Settings

_AT_HOME = ("localhost", "127.0.0.1", "::1")


class Reach:
    """The route for the server's addresses."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    async def addresses(self, request: Request) -> Response:
        """Say where others on the local network reach this server, to a browser on the machine itself."""
        # Anybody can write any name into a request.
        sender = request.client.host if request.client else ""
        at_home = sender in _AT_HOME and request.url.hostname in _AT_HOME
        return reply(Addresses(self._settings.addresses if at_home else []))
