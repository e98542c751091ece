"""Being told of one's turn when away: switching it on, and off."""

from kingsbridge.server.api.answer import Answer, tell
from kingsbridge.server.api.call import Call
from kingsbridge.server.api.route import Route
from kingsbridge.server.callbacks import Callbacks
from kingsbridge.server.messages import Callback, CallbackChoice, CallbackInfo, PushKey


class CallbackRoutes:
    """The routes about callbacks."""

    def __init__(self, callbacks: Callbacks) -> None:
        self._callbacks = callbacks

    def routes(self) -> list[Route]:
        """List the routes."""
        return [
            ("GET", "/api/callbacks/key", self.key, None, PushKey),
            ("GET", "/api/callbacks", self.mine, None, list[CallbackInfo]),
            ("POST", "/api/callbacks", self.add, Callback, CallbackInfo),
            ("POST", "/api/callbacks/remove", self.remove, CallbackChoice, list[CallbackInfo]),
        ]

    async def key(self, call: Call) -> Answer:
        """Give the key with which a browser subscribes to notices; empty: this server sends none."""
        return tell(PushKey(await self._callbacks.push_key()))

    async def mine(self, call: Call) -> Answer:
        """List where this device is told of its turns."""
        return tell(await self._callbacks.of(await call.device()))

    async def add(self, call: Call) -> Answer:
        """Tell this device of its turns while it is away: one notice a turn, and nothing that is hidden."""
        wish = await call.message(Callback)
        return tell(await self._callbacks.add(await call.device(), wish))

    async def remove(self, call: Call) -> Answer:
        """Tell it no more."""
        choice = await call.message(CallbackChoice)
        device = await call.device()
        await self._callbacks.remove(device, choice.id)
        return tell(await self._callbacks.of(device))
