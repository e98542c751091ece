"""Say what does not fit on a game's board, in which windows; the size test, to be read while a board is worked on.

`python -m tools.sizes GAME [--positions 4] [--size 390x664 ...] [--pictures FOLDER]`; needs the built client.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from random import Random

from kingsbridge.core.registry import load_game
from tests.web.board.sizes import SIZES, faults
from tests.web.board.stage import Stage, choose, positions_of
from tests.web.visitor import Visitor
from tools.visiting import visiting


def wishes() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tools.sizes", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=4)
    parser.add_argument("--size", nargs="*", default=[], help="such as 390x664; all of the test without it")
    parser.add_argument("--seats", type=int, help="as many as can play without it")
    parser.add_argument("--language", default="de")
    parser.add_argument("--theme", default="day")
    parser.add_argument("--pictures", type=Path, help="where to leave a picture of everything looked at")
    return parser.parse_args()


def look(visitor: Visitor, wish: argparse.Namespace) -> None:
    """Show positions as the test does, each in all of the windows."""
    game = load_game(wish.game)
    seats = wish.seats or game.max_seats
    stage = Stage(visitor, game, seats)
    sizes = [size for size in SIZES if not wish.size or str(size) in wish.size]
    found: Counter[str] = Counter()
    for number, play in enumerate(positions_of(game, Random(f"sizes {game.id}"), wish.positions, seats)):
        stage.show(play)
        if number % 2:
            choose(stage.page)
        for size in sizes:
            found.update(faults(stage.page, size))
            if wish.pictures:
                stage.page.screenshot(
                    path=wish.pictures / f"{game.id}-{size.width}x{size.height}-{number}.png"
                )
    for size in sizes:
        own = {fault: times for fault, times in found.items() if fault.startswith(f"{size}: ")}
        print(f"{size}: {sum(own.values())} faults")
        for fault, times in sorted(own.items(), key=lambda item: -item[1]):
            print(f"  {times} x {fault.removeprefix(f'{size}: ')}")


def main() -> int:
    """Look, with a server and a browser of its own."""
    wish = wishes()
    if wish.pictures:
        wish.pictures.mkdir(parents=True, exist_ok=True)
    with visiting() as visitors:
        look(visitors.arrive(language=wish.language, theme=wish.theme), wish)
    return 0


if __name__ == "__main__":
    sys.exit(main())
