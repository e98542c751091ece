"""Who thinks for the bots of a page: a worker beside it, asked the same questions as a server's."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec

from kingsbridge.analysis.decision import Judged
from kingsbridge.core.contract import State
from kingsbridge.server.messages import HintedAction
from kingsbridge.server.table.thinking import Place, Question, Reply, action_by_chance, is_legal

log = logging.getLogger("kingsbridge.bots")


class PageThinker:
    """Asks the worker, which answers one question after the other; `think` takes and gives JSON."""

    def __init__(self, think: Callable[[str], Awaitable[str]]) -> None:
        self._think = think
        self._analysing = asyncio.Lock()

    async def choose(self, ask: Callable[[], Question], state: State, place: Place) -> str:
        """Let a bot choose; if the worker fails, a random move keeps the table alive."""
        place.waited = 0.0
        asked = ask()
        reply = await self._ask(asked)
        if reply is not None and is_legal(state, reply.action):
            return reply.action
        log.error("bot replaced by chance", extra={"game": asked.game})
        return action_by_chance(state, asked)

    async def hint(self, asked: Question, place: Place) -> list[HintedAction] | None:
        """Let the worker think for a person; None if it could not."""
        reply = await self._ask(asked)
        return None if reply is None else reply.hints

    async def judge(self, asked: Question, place: Place) -> list[HintedAction] | None:
        """Let the worker look for a coach; it does so while a person decides, and for a second at most."""
        return await self.hint(asked, place)

    async def analyse(self, asked: Question, place: Place) -> Judged | None:
        """Let the worker look back at a decision, one at a time: bots wait behind no more than that."""
        async with self._analysing:
            reply = await self._ask(asked)
        return None if reply is None else reply.judged

    async def _ask(self, asked: Question) -> Reply | None:
        try:
            answered = await self._think(msgspec.json.encode(asked).decode())
            return msgspec.json.decode(answered, type=Reply)
        except Exception as error:  # a worker can be lost in any way, and the table goes on
            log.warning("bot failed", extra={"game": asked.game, "why": type(error).__name__})
            return None
