"""Workers that answer only when they are let, so that a test sees who waits for them; and waiting without a clock."""

import asyncio
from collections.abc import Callable

import pytest

from kingsbridge.core.registry import load_game
from kingsbridge.server.pool import Worker
from kingsbridge.server.table.thinking import Question, Reply
from tests.server.harness import PATIENCE


class HeldWorkers:
    """In place of all workers: `asked` are the seeds of the questions that reached one, `free` lets one answer go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.free = asyncio.Semaphore(0)
        self.asked: list[int] = []

        async def ask(worker: Worker, question: Question, seconds: float) -> Reply:
            self.asked.append(question.seed)
            await self.free.acquire()
            state = load_game(question.game).state_from_dict(question.sample)
            return Reply(action=state.game.action(state.legal_actions()[0]).key)

        monkeypatch.setattr(Worker, "ask", ask)


async def until(condition: Callable[[], bool]) -> None:
    """Let others work until it holds."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0)
