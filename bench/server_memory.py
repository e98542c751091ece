"""Measures what a server keeps of finished games that were looked at.

    python -m bench.server_memory [--tables 2000]

Opens so many finished games of all kinds, one after the other, with their replays, and prints the memory of the server
at the start, at most, and when nobody has asked for anything for a while.
"""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

import kingsbridge
from bench.stored_games import copy_table, play_into
from tests.server.harness import Player, ServerProcess

_PAUSE = 75.0  # finished tables leave the memory after 30 seconds, and what they were is collected after that


def memory_mb(pid: int) -> float:
    """Give the memory of a process."""
    return int(Path(f"/proc/{pid}/status").read_text().split("VmRSS:")[1].split()[0]) / 1024


def measure(tables: int) -> None:
    """Open many games and print what stays."""
    with tempfile.TemporaryDirectory() as folder:
        kinds = kingsbridge.game_ids()
        games = [
            asyncio.run(play_into(folder, game, kingsbridge.load_game(game).max_seats)) for game in kinds
        ]
        known = [
            (name, token)
            for table, token in games
            for name in copy_table(folder, table, tables // len(kinds))
        ]
        server = ServerProcess(folder, "--rate", "0").start()
        assert server.process is not None
        pid = server.process.pid
        try:
            start = most = memory_mb(pid)
            began = time.perf_counter()
            for name, token in known:
                player = Player(server.url, token)
                player.state(name, 0)
                player.get(f"/api/tables/{name}/replay")
                most = max(most, memory_mb(pid))
            seconds = time.perf_counter() - began
            time.sleep(_PAUSE)
            player.get("/healthz")
            print(f"{len(known)} finished games opened in {seconds:.0f} s")
            print(
                f"  {start:.0f} MB at the start, {most:.0f} MB at most, {memory_mb(pid):.0f} MB after {_PAUSE:.0f} s"
            )
        finally:
            server.kill()


def main() -> None:
    """Read the words and measure."""
    parser = argparse.ArgumentParser(prog="bench.server_memory")
    parser.add_argument("--tables", type=int, default=2000)
    measure(parser.parse_args().tables)


if __name__ == "__main__":
    main()
