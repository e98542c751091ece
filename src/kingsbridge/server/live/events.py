"""A subscription as a stream of server-sent events, for clients without WebSocket."""

import asyncio
from collections.abc import AsyncIterator

import msgspec

from kingsbridge.server.live.subscription import Subscription
from kingsbridge.server.refusals import Refusal

_KEEP_ALIVE_SECONDS = 15.0
_ENCODER = msgspec.json.Encoder()


async def events(subscription: Subscription, server_closing: asyncio.Event) -> AsyncIterator[bytes]:
    """Stream updates until the server closes; the caller has opened the subscription."""
    closing = asyncio.create_task(server_closing.wait())
    try:
        update: bytes | None = await subscription.update("")
        while not closing.done():
            if update is not None:
                yield b"id: %d\ndata: %s\n\n" % (subscription.since, update)
            else:
                yield b": still here\n\n"
            changed = asyncio.create_task(subscription.changed.wait())
            await asyncio.wait(
                {changed, closing}, timeout=_KEEP_ALIVE_SECONDS, return_when=asyncio.FIRST_COMPLETED
            )
            changed.cancel()
            subscription.changed.clear()
            update = await subscription.news()
    except Refusal as refusal:
        yield b"event: refused\ndata: %s\n\n" % _ENCODER.encode(refusal.as_message())
    finally:
        closing.cancel()
        subscription.close()
