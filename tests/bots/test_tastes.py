"""A taste is seen: what it likes it holds more of, and does more often, than the same level without it."""

from statistics import fmean

import pytest

from bench.tastes import SEATS, Watched, watched_game
from kingsbridge import form
from kingsbridge.core.registry import load_game

SEED = 77
GAMES = 16
ITERATIONS = 30
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        form.describe()[0] != "compiled", reason="too slow interpreted; the games are the same"
    ),
]


def watched(game_id: str, style: str) -> list[Watched]:
    """Play a taste against its level, both with few iterations; the games are the same on every machine."""
    game = load_game(game_id)
    words = (f"journeyman@2:style={style},iterations={ITERATIONS}", f"journeyman@2:iterations={ITERATIONS}")
    seats = SEATS.get(game_id, game.min_seats)
    return [watched_game(game, words, seats, number, SEED)[1] for number in range(GAMES)]


@pytest.mark.parametrize(
    ("style", "part"), [("plotter", "seals"), ("miser", "gold"), ("builder", "building")]
)
def test_tastes_of_duel_hold_more_of_what_they_like(style: str, part: str) -> None:
    at = load_game("duel").sense.part_names.index(part)
    games = watched("duel", style)
    taste, plain = (fmean(row[at] for seen in games for row in seen.held[side]) for side in (0, 1))
    assert taste > plain


def test_a_miser_of_pillars_lets_builders_wait() -> None:
    games = watched("pillars", "miser")
    waits, plain = (sum(seen.played[side].get("pass-builder", 0) for seen in games) for side in (0, 1))
    assert waits > plain * 1.2
