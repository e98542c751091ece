"""Measures the server: how long moves take to be stored and told, with many tables and several people at each.

    python -m bench.server [--tables 500] [--clients 4] [--pace 0.4] [--seconds 20] [--game cards]... [--source FOLDER]

A real server in a process of its own, on SQLite with full durability (synchronous=FULL); the people are in another
process. A move is acknowledged when it is stored; it is pushed to the others at the table. Besides, for a visitor in a
third process: how long a fresh table takes to be made and seen, and a game of 300 moves that is not in memory to open.
And memory, and processor time.
`--source` measures another checkout's server (its folder `src`), for comparisons in the same hour.
"""

import argparse
import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import msgspec

from bench.server_clients import Figures, Task
from bench.stored_games import play_into
from tests.server.harness import ServerProcess

_GAMES = ["cards", "pillars", "world"]  # those for four
_OLD_MOVES = 300
_TICKS = os.sysconf("SC_CLK_TCK")


class Watch:
    """Looks at a process now and then: its memory at most, and its processor time."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self.peak_mb = 0.0
        self._samples: list[tuple[float, float]] = []
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)
        self._thread.start()

    def cpu_seconds(self, since: float) -> float:
        """Give the processor time spent since a moment of the wall clock."""
        before = [cpu for at, cpu in self._samples if at <= since]
        return self._samples[-1][1] - before[-1]

    def stop(self) -> None:
        """Stop looking."""
        self._over.set()
        self._thread.join()

    def _look(self) -> None:
        while not self._over.wait(0.5):
            status = Path(f"/proc/{self._pid}/status").read_text()
            kb = int(status.split("VmRSS:")[1].split()[0])
            self.peak_mb = max(self.peak_mb, kb / 1024)
            fields = Path(f"/proc/{self._pid}/stat").read_text().rsplit(")", 1)[1].split()
            self._samples.append((time.time(), (int(fields[11]) + int(fields[12])) / _TICKS))


def measure(arguments: argparse.Namespace) -> None:
    """Start a server and its people, and print what they saw."""
    with tempfile.TemporaryDirectory() as folder:
        old_game, cookie = asyncio.run(play_into(folder, "pillars", 4, _OLD_MOVES))
        source = {"PYTHONPATH": arguments.source} if arguments.source else {}
        started = time.perf_counter()
        server = ServerProcess(folder, "--rate", "0", *arguments.switch, **source).start()
        start = time.perf_counter() - started
        assert server.process is not None
        watch = Watch(server.process.pid)
        try:
            task = Task(
                server.url,
                arguments.game or _GAMES,
                arguments.tables,
                arguments.clients,
                arguments.pace,
                arguments.seconds,
                old_game=old_game,
                old_cookie=cookie,
            )
            figures, cpu = _ask(task, watch)
        finally:
            watch.stop()
            server.kill()
    _report(figures, arguments, watch.peak_mb, cpu, start)


def _ask(task: Task, watch: Watch) -> tuple[Figures, float]:
    crowd, visitor = _people("bench.server_clients"), _people("bench.server_visitor")
    said = msgspec.json.encode(task) + b"\n"
    assert crowd.stdin is not None and crowd.stdout is not None
    crowd.stdin.write(said)
    crowd.stdin.flush()
    crowd.stdout.readline()  # all are seated
    seen = msgspec.json.decode(visitor.communicate(said)[0], type=Figures)
    figures = msgspec.json.decode(crowd.communicate()[0], type=Figures)
    figures.fresh, figures.old = seen.fresh, seen.old
    return figures, watch.cpu_seconds(figures.began)


def _people(module: str) -> "subprocess.Popen[bytes]":
    return subprocess.Popen([sys.executable, "-m", module], stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def _report(
    figures: Figures, arguments: argparse.Namespace, peak_mb: float, cpu: float, start: float
) -> None:
    print(f"{arguments.tables} tables of {arguments.clients}, {arguments.pace} moves/s each:")
    print(f"  {figures.moves / figures.seconds:.0f} moves/s, ready after {start:.1f} s")
    for name, times in (("ack", figures.acks), ("push", figures.pushes), ("fresh table", figures.fresh)):
        if len(times) > 1:
            cuts = statistics.quantiles(times, n=100, method="inclusive")
            print(
                f"  {name} ({len(times)}): "
                + ", ".join(f"p{p} {cuts[p - 1] * 1000:.1f} ms" for p in (50, 95, 99))
            )
    print(f"  a game of {_OLD_MOVES} moves opened in {figures.old * 1000:.0f} ms")
    received = figures.received / max(1, figures.moves) / 1000
    print(
        f"  {peak_mb:.0f} MB at most, {cpu / figures.seconds:.0%} of a core, "
        f"{cpu / figures.moves * 1000:.2f} ms of it a move, {received:.1f} kB a move sent"
    )
    print(f"  refused: {figures.refused or 'nothing'}; load of the machine {os.getloadavg()[0]:.1f}")


def main() -> None:
    """Read the words and measure."""
    parser = argparse.ArgumentParser(prog="bench.server")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--clients", type=int, default=4)
    parser.add_argument("--pace", type=float, default=0.4, help="moves a second at each table")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--game", action="append", help="may be named several times; all for four if none")
    parser.add_argument("--source", default="", help="the folder `src` of another checkout")
    parser.add_argument("--switch", action="append", default=[], help="a further word for `serve`")
    measure(parser.parse_args())


if __name__ == "__main__":
    main()
