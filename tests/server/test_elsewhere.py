"""Bots that think on other machines, whose clocks need not agree with the server's."""

import asyncio
import contextlib
import time
from collections.abc import Callable

import pytest

from kingsbridge.core.registry import load_game
from kingsbridge.server.elsewhere import Questions
from kingsbridge.server.joined import Joined
from kingsbridge.server.neighbours import Neighbours
from kingsbridge.server.pool import Worker
from kingsbridge.server.settings import database_url
from kingsbridge.server.storage import Store
from kingsbridge.server.table.thinking import Question, Reply, question


class SlowWorker(Worker):
    """Answers without a thought, but not before the one who asked has looked whether somebody took the question."""

    def __init__(self, first: Callable[[], None]) -> None:
        super().__init__()
        self._first = first

    async def ask(self, asked: Question, seconds: float) -> Reply:
        self._first()
        await asyncio.sleep(2.5)
        return Reply(action="anything")


@pytest.mark.parametrize("thinking", [False, True], ids=["before it is taken", "while a bot thinks"])
async def test_clocks_need_not_agree(
    thinking: bool, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that jumps an hour ahead stands for that of another machine."""
    url = database_url(postgres_url)
    store = Store(url)
    store.open()
    asked = question(load_game("duel").new_state(seats=2, seed=1), "greedy", 1)
    out = asyncio.create_task(Questions(store, Neighbours(url)).ask(asked, 30.0))
    while not await store.read(
        lambda connection: connection.exec_driver_sql("SELECT count(*) FROM questions").scalar()
    ):
        await asyncio.sleep(0.05)
    real = time.time

    def jump() -> None:
        monkeypatch.setattr(time, "time", lambda: real() + 3600)

    if not thinking:
        jump()
    joined = Joined(postgres_url, 0)
    joined._workers = [SlowWorker(jump)]
    working = asyncio.create_task(joined.run())
    try:
        assert (await out).action == "anything"
    finally:
        working.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await working
        store.close()
