"""A version of a bot never plays differently: what was measured of it stays true."""

import pytest

import kingsbridge
from kingsbridge.bots.bot import Info
from kingsbridge.bots.levels import plan_for
from tests.bots.pinned import choices, recorded

RECORDED = [(game_id, name) for game_id in kingsbridge.game_ids() for name in recorded(game_id)]
# Iterations at tables of two, three and four, or three and four; then how widely and how far is looked.
PLANS = {
    ("cards", "apprentice"): ([60, 45], 1.0, 1),
    ("cards", "journeyman"): ([600, 450], 1.5, 1),
    ("cards", "master"): ([7000, 5250], 1.0, 1),
    ("duel", "apprentice"): ([60], 1.0, 1),
    ("duel", "journeyman"): ([1500], 1.0, 1),
    ("duel", "master"): ([4200], 1.0, 2),
    ("pillars", "apprentice"): ([60, 32, 21], 1.0, 1),
    ("pillars", "journeyman"): ([1000, 544, 353], 1.0, 1),
    ("pillars", "master"): ([2800, 1524, 989], 1.0, 2),
    ("world", "apprentice"): ([30, 20, 15], 1.0, 1),
    ("world", "journeyman"): ([250, 166, 125], 1.0, 1),
    ("world", "master"): ([1600, 1066, 800], 0.5, 1),
}


def test_all_that_was_measured_is_recorded() -> None:
    first = {"random", "tidy", "greedy", "yardstick", "apprentice@1", "journeyman@1", "master@1"}
    assert all(first <= set(recorded(game_id)) for game_id in kingsbridge.game_ids())


@pytest.mark.parametrize(("game_id", "name"), RECORDED)
def test_a_bot_chooses_as_it_did(game_id: str, name: str) -> None:
    assert choices(game_id, name) == recorded(game_id)[name]


@pytest.mark.parametrize(("game_id", "level"), PLANS)
def test_the_first_levels_search_as_much_as_they_did(game_id: str, level: str) -> None:
    iterations, explore, horizon = PLANS[game_id, level]
    game = kingsbridge.load_game(game_id)
    for at, seats in enumerate(range(game.min_seats, game.max_seats + 1)):
        state = game.new_state(seats=seats, seed=1)
        plan = plan_for(f"{level}@1", Info(state, state.current_seat))
        assert (plan.iterations, plan.explore, plan.horizon) == (iterations[at], explore, horizon)
