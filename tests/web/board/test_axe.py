"""Boards by axe: in positions of every phase, in windows as people have them, nothing serious is found."""

from random import Random

import pytest

from kingsbridge import game_ids
from kingsbridge.core.registry import load_game
from tests.web.board.stage import Stage, choose, positions_of
from tests.web.test_pages import findings
from tests.web.visitor import WINDOWS, Visitors, wait_until_drawn

POSITIONS = 10  # each in one of the windows, so that every window is seen twice
SOAK_POSITIONS = 12  # each in all of them


@pytest.mark.parametrize("game_id", game_ids())
def test_axe_finds_nothing_serious_on_a_board(visitors: Visitors, game_id: str) -> None:
    look(visitors, game_id, "day", POSITIONS, 1)


@pytest.mark.soak
@pytest.mark.parametrize("theme", ["day", "candle"])
@pytest.mark.parametrize("game_id", game_ids())
def test_axe_finds_nothing_serious_in_any_window(visitors: Visitors, game_id: str, theme: str) -> None:
    look(visitors, game_id, theme, SOAK_POSITIONS, len(WINDOWS))


def look(visitors: Visitors, game_id: str, theme: str, positions: int, windows: int) -> None:
    """Show so many positions of different phases, each in so many windows."""
    game = load_game(game_id)
    stage = Stage(visitors.arrive(language="de", theme=theme), game, game.max_seats)
    held = {}
    for number, play in enumerate(positions_of(game, Random(f"axe {game_id}"), positions, game.max_seats)):
        stage.show(play)
        if number % 2:
            choose(stage.page)
        for at in range(windows):
            width, height = WINDOWS[(number + at) % len(WINDOWS)]
            stage.page.set_viewport_size({"width": width, "height": height})
            # The board measures itself after the window has changed; two frames later it is drawn.
            wait_until_drawn(stage.page)
            held[f"{play.state.view(0)['phase']} in {width}x{height}"] = findings(stage.page)
    assert not any(held.values()), {place: found for place, found in held.items() if found}
