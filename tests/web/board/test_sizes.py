"""Boards fit every window: in random positions of all phases nothing is cut, overlaps, is too small or out of reach."""

from collections import defaultdict
from collections.abc import Iterator
from random import Random

import pytest

from kingsbridge.core.contract import Game
from kingsbridge.core.registry import load_game
from tests.web.board.sizes import SIZES, Size, faults
from tests.web.board.stage import Stage, choose, positions_of
from tests.web.visitor import Visitors

POSITIONS = 20
SOAK_POSITIONS = 200
SIZES_EACH = 3  # every window is seen several times, and no position in all of them
SHOWN_FAULTS = 40
GAMES = ("cards", "duel", "pillars", "world")


class DoesNotFit(AssertionError):
    """A board has faults; the message lists them."""


@pytest.mark.parametrize("game_id", GAMES)
def test_board_fits_every_window(visitors: Visitors, game_id: str) -> None:
    look(visitors, load_game(game_id), POSITIONS, Random(f"sizes {game_id}"))


@pytest.mark.soak
@pytest.mark.parametrize("game_id", GAMES)
def test_board_fits_every_window_in_many_positions(visitors: Visitors, game_id: str) -> None:
    look(visitors, load_game(game_id), SOAK_POSITIONS, Random(f"many sizes {game_id}"))


def look(visitors: Visitors, game: Game, positions: int, random: Random) -> None:
    """Show so many positions, each in some of the windows: half of them at a full table, in the longer language."""
    sizes = deal(SIZES, random)
    found: dict[str, int] = defaultdict(int)
    fewer = list(range(game.min_seats, game.max_seats)) or [game.max_seats]
    tables = [
        (game.max_seats, "de", positions // 2),
        *((seats, "en", positions // 2 // len(fewer)) for seats in fewer),
    ]
    for seats, language, share in tables:
        stage = Stage(visitors.arrive(language=language), game, seats)
        for number, play in enumerate(positions_of(game, random, share, seats)):
            stage.show(play)
            if number % 2:
                choose(stage.page)
            for _ in range(SIZES_EACH):
                for fault in faults(stage.page, next(sizes)):
                    found[f"{seats} seats, {language}, {fault}"] += 1
    if found:
        often = sorted(found, key=lambda fault: -found[fault])
        shown = [f"{found[fault]} x {fault}" for fault in often[:SHOWN_FAULTS]]
        raise DoesNotFit("\n".join([f"{len(found)} faults:", *shown]))


def deal(sizes: list[Size], random: Random) -> Iterator[Size]:
    """All of them in some order, again and again."""
    while True:
        yield from random.sample(sizes, len(sizes))
