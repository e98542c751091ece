"""No visible stupidity: in situations a person would see through at once, Journeyman and Master are right.

Apprentice may slip, as people do, but seldom in such situations.
"""

import importlib

import pytest

import kingsbridge
from kingsbridge import form
from kingsbridge.bots.bot import Info
from kingsbridge.bots.registry import make_bot
from tests.bots.blunders.situation_list import Blunder

LEVELS = ["journeyman@1", "journeyman@2", "master@1", "master@2"]
SEEDS = 20
ASKED = 19  # of those seeds
LEAST = 12  # situations a game


def blunders_of(game_id: str) -> list[Blunder]:
    """Give a game's list."""
    found = importlib.import_module(f"tests.bots.blunders.{game_id}").BLUNDERS
    assert isinstance(found, list)
    return found


CASES = [
    pytest.param(game_id, blunder, id=f"{game_id}: {blunder.name}")
    for game_id in kingsbridge.game_ids()
    for blunder in blunders_of(game_id)
]


def _choice(game_id: str, blunder: Blunder, level: str, seed: int) -> str:
    state = blunder.position(game_id)
    return state.game.action(make_bot(level).choose(Info(state, state.current_seat), 0, seed)).key


@pytest.mark.parametrize("game_id", kingsbridge.game_ids())
def test_each_game_has_enough_of_them(game_id: str) -> None:
    found = blunders_of(game_id)
    assert len(found) >= LEAST
    assert len({blunder.name for blunder in found}) == len(found)
    for blunder in found:
        blunder.position(game_id)


@pytest.mark.skipif(form.describe()[0] != "compiled", reason="too slow interpreted; the choice is the same")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game_id", "blunder"), CASES)
def test_no_bot_blunders(game_id: str, blunder: Blunder, level: str) -> None:
    assert blunder.accepts(_choice(game_id, blunder, level, 1))


@pytest.mark.skipif(form.describe()[0] != "compiled", reason="too slow interpreted; the choice is the same")
@pytest.mark.parametrize("game_id", ["cards", "pillars", "world"])
def test_apprentice_blunders_now_and_then_but_seldom(game_id: str) -> None:
    good = [
        blunder.accepts(_choice(game_id, blunder, "apprentice@1", seed))
        for blunder in blunders_of(game_id)
        for seed in range(SEEDS)
    ]
    assert 0.9 <= sum(good) / len(good) < 1


@pytest.mark.soak
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game_id", "blunder"), CASES)
def test_no_bot_blunders_with_any_seed(game_id: str, blunder: Blunder, level: str) -> None:
    good = [blunder.accepts(_choice(game_id, blunder, level, seed)) for seed in range(SEEDS)]
    assert sum(good) >= ASKED
