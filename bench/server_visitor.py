"""Somebody who comes to `bench.server` while all others play, in a process of their own: makes a table, looks, leaves.

So the time a fresh table takes is what one browser sees, and not how long the people of a whole crowd, who share a
process, keep each other waiting. Reads what to do as a line of JSON, and answers with one line of figures.
"""

import asyncio
import sys
import time
from contextlib import AsyncExitStack

import httpx
import msgspec

from bench.server_clients import Figures, Guests, Task, open_line


async def visit(task: Task) -> Figures:
    """Open an old table, then fresh ones until the time is over."""
    figures, aside = Figures(), Figures()
    async with AsyncExitStack() as stack, httpx.AsyncClient(base_url=task.url, timeout=60) as http:
        over = time.perf_counter() + task.seconds
        if task.old_game:
            started = time.perf_counter()
            await open_line(task.url, task.old_game, task.old_cookie, 0, aside, stack)
            figures.old = time.perf_counter() - started
        number = 0
        while time.perf_counter() < over:
            async with AsyncExitStack() as visit:
                http.cookies.clear()  # everybody is new
                figures.fresh.append(await Guests(task, aside, number).sit_down(http, visit))
            number += 1
            await asyncio.sleep(1 / task.visits)
    return figures


def main() -> None:
    """Do what is asked."""
    figures = asyncio.run(visit(msgspec.json.decode(sys.stdin.readline(), type=Task)))
    sys.stdout.write(msgspec.json.encode(figures).decode() + "\n")


if __name__ == "__main__":
    main()
