"""The people of `bench.server`, in a process of their own: many tables, several lines to each, moves at a steady pace.

Reads what to do as one line of JSON from its standard input, says when all are seated, and answers with one line of
figures when it is done.
"""

import asyncio
import random
import sys
import time
from contextlib import AsyncExitStack
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect


class Task(msgspec.Struct):
    """What to do."""

    url: str
    games: list[str]
    tables: int
    clients: int  # lines to each table
    pace: float  # moves a second at each table
    seconds: float
    visits: float = 2.0  # fresh tables that a visitor makes a second
    old_game: str = ""  # a long game that nobody has opened yet ...
    old_cookie: str = ""  # ... and whose it is


class Figures(msgspec.Struct):
    """What was measured, in seconds."""

    moves: int = 0
    began: float = 0.0  # on the wall clock, when everybody sat
    seconds: float = 0.0
    acks: list[float] = []
    pushes: list[float] = []
    fresh: list[float] = []
    old: float = 0.0
    received: int = 0  # bytes
    refused: dict[str, int] = {}


class _Table(msgspec.Struct):
    seq: int = 0
    waiting_for: int = -1
    status: str = ""


class _Legal(msgspec.Struct):
    key: str


class _Heard(msgspec.Struct):
    """As much of a message as matters here."""

    type: str = ""
    answers: str = ""
    code: str = ""
    table: _Table | None = None
    legal: list[_Legal] = []


_DECODER = msgspec.json.Decoder(_Heard)


class Line:
    """One line to a table."""

    def __init__(self, socket: ClientConnection, seat: int, figures: Figures) -> None:
        self._socket = socket
        self._figures = figures
        self.seat = seat
        self.news = asyncio.Event()
        self.last = _Heard()
        self.seq = 0
        self.heard_at: dict[int, float] = {}  # line -> when this client knew it
        self.answered_at: dict[str, float] = {}

    async def listen(self) -> None:
        """Take note of everything that comes."""
        async for raw in self._socket:
            now = time.perf_counter()
            heard = _DECODER.decode(raw)
            self._figures.received += len(raw)
            if heard.type == "refused":
                self._figures.refused[heard.code] = self._figures.refused.get(heard.code, 0) + 1
            if heard.answers:
                self.answered_at[heard.answers] = now
            if heard.table is not None:
                if heard.table.seq > self.seq:
                    self.seq = heard.table.seq
                    self.heard_at[self.seq] = now
                self.last = heard
            self.news.set()

    async def send(self, **message: Any) -> None:
        """Send a message."""
        await self._socket.send(msgspec.json.encode(message).decode())

    async def until_seq(self, seq: int) -> None:
        """Wait until this client knows a line."""
        while self.seq < seq:
            self.news.clear()
            await self.news.wait()

    async def answer(self, sent: str) -> None:
        """Wait for the answer to a message."""
        while sent not in self.answered_at:
            self.news.clear()
            await self.news.wait()


class Guests:
    """Everybody at one table."""

    def __init__(self, task: Task, figures: Figures, number: int) -> None:
        self._task = task
        self._figures = figures
        self._number = number
        self._random = random.Random(number)
        self.lines: list[Line] = []

    async def sit_down(self, http: httpx.AsyncClient, stack: AsyncExitStack) -> float:
        """Make a table and open the lines; gives the seconds until the first could see it."""
        seats = [{"kind": "human", "name": f"P{seat}"} for seat in range(self._task.clients)]
        wish = {"game": self._task.games[self._number % len(self._task.games)], "seats": seats}
        started = time.perf_counter()
        response = await http.post("/api/tables", json=wish)
        response.raise_for_status()
        table = response.json()["table"]["id"]
        cookie = response.cookies["kingsbridge_device"]
        seen = 0.0
        for seat in range(self._task.clients):
            self.lines.append(await open_line(self._task.url, table, cookie, seat, self._figures, stack))
            seen = seen or time.perf_counter() - started
        return seen

    async def play(self, until: float) -> None:
        """Play at a steady pace."""
        await asyncio.sleep(self._random.uniform(0, 1 / self._task.pace))
        due = time.perf_counter()
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if not await self._move():
                return
            due += 1 / self._task.pace

    async def _move(self) -> bool:
        newest = max(self.lines, key=lambda line: line.seq)
        table = newest.last.table
        assert table is not None
        if table.status != "running":
            return False
        mover = self.lines[table.waiting_for]
        await mover.until_seq(table.seq)
        sent, seq = f"m{table.seq}", table.seq
        action = self._random.choice(mover.last.legal).key
        started = time.perf_counter()
        await mover.send(type="move", id=sent, seat=mover.seat, seq=seq, action=action)
        await mover.answer(sent)
        for line in self.lines:
            await line.until_seq(seq + 1)
        self._figures.moves += 1
        self._figures.acks.append(mover.answered_at[sent] - started)
        for line in self.lines:
            if line is not mover:
                first = min(seq for seq in line.heard_at if seq > table.seq)
                self._figures.pushes.append(line.heard_at[first] - started)
            line.heard_at.clear()
        return True


async def open_line(
    url: str, table: str, cookie: str, seat: int, figures: Figures, stack: AsyncExitStack
) -> Line:
    """Open a line and wait for its first update."""
    socket = await stack.enter_async_context(
        connect(
            f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live",
            additional_headers={"Cookie": f"kingsbridge_device={cookie}"},
            compression=None,
            ping_interval=None,
            open_timeout=60,
            max_size=None,
        )
    )
    line = Line(socket, seat, figures)
    listening = asyncio.create_task(line.listen())
    stack.callback(listening.cancel)
    await line.send(type="hello", protocol=1, seat=seat, since=0, id="hello", parts=True)
    await line.answer("hello")
    return line


async def measure(task: Task) -> Figures:
    """Seat everybody, say so in a line, and let them play."""
    figures = Figures()
    async with AsyncExitStack() as stack:
        http = await stack.enter_async_context(httpx.AsyncClient(base_url=task.url, timeout=60))
        everybody = [Guests(task, figures, number) for number in range(task.tables)]
        for guests in everybody:
            http.cookies.clear()
            await guests.sit_down(http, stack)
        print("seated", flush=True)
        started, figures.began = time.perf_counter(), time.time()
        figures.received = 0
        await asyncio.gather(*(guests.play(started + task.seconds) for guests in everybody))
        figures.seconds = time.perf_counter() - started
    return figures


def main() -> None:
    """Do what is asked."""
    figures = asyncio.run(measure(msgspec.json.decode(sys.stdin.readline(), type=Task)))
    sys.stdout.write(msgspec.json.encode(figures).decode() + "\n")


if __name__ == "__main__":
    main()
