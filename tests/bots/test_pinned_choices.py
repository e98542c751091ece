"""A version of a bot never plays differently: what was measured of it stays true."""

import pytest

import kingsbridge
from kingsbridge.bots.bot import Info
from kingsbridge.bots.levels import plan_for
from tests.bots.pinned import choices, recorded

RECORDED = [(game_id, name) for game_id in kingsbridge.game_ids() for name in recorded(game_id)]
# Iterations at tables of two, three and four, or three and four; then how widely and how far is looked.
PLANS = {
    ("cards", "apprentice@1"): ([60, 45], 1.0, 1),
    ("cards", "journeyman@1"): ([600, 450], 1.5, 1),
    ("cards", "master@1"): ([7000, 5250], 1.0, 1),
    ("duel", "apprentice@1"): ([60], 1.0, 1),
    ("duel", "journeyman@1"): ([1500], 1.0, 1),
    ("duel", "master@1"): ([4200], 1.0, 2),
    ("pillars", "apprentice@1"): ([60, 32, 21], 1.0, 1),
    ("pillars", "journeyman@1"): ([1000, 544, 353], 1.0, 1),
    ("pillars", "master@1"): ([2800, 1524, 989], 1.0, 2),
    ("world", "apprentice@1"): ([30, 20, 15], 1.0, 1),
    ("world", "journeyman@1"): ([250, 166, 125], 1.0, 1),
    ("world", "master@1"): ([1600, 1066, 800], 0.5, 1),
    ("cards", "apprentice@2"): ([60, 45], 1.0, 1),
    ("cards", "journeyman@2"): ([1500, 1125], 1.0, 1),
    ("cards", "master@2"): ([9000, 6750], 1.0, 1),
    ("duel", "apprentice@2"): ([60], 1.0, 1),
    ("duel", "journeyman@2"): ([1500], 1.0, 1),
    ("duel", "master@2"): ([4200], 1.0, 2),
    ("pillars", "apprentice@2"): ([60, 32, 21], 1.0, 1),
    ("pillars", "journeyman@2"): ([1000, 544, 353], 1.5, 1),
    ("pillars", "master@2"): ([2800, 1524, 989], 1.0, 2),
    ("world", "apprentice@2"): ([30, 20, 15], 1.0, 1),
    ("world", "journeyman@2"): ([250, 166, 125], 1.0, 1),
    ("world", "master@2"): ([1600, 1066, 800], 1.0, 1),
}


def test_all_that_was_measured_is_recorded() -> None:
    levels = {f"{level}@{version}" for level in ("apprentice", "journeyman", "master") for version in (1, 2)}
    kept = {"random", "tidy", "greedy", "yardstick", *levels}
    assert all(kept <= set(recorded(game_id)) for game_id in kingsbridge.game_ids())


@pytest.mark.parametrize(("game_id", "name"), RECORDED)
def test_a_bot_chooses_as_it_did(game_id: str, name: str) -> None:
    assert choices(game_id, name) == recorded(game_id)[name]


@pytest.mark.parametrize(("game_id", "level"), PLANS)
def test_levels_search_as_much_as_they_did(game_id: str, level: str) -> None:
    iterations, explore, horizon = PLANS[game_id, level]
    game = kingsbridge.load_game(game_id)
    for at, seats in enumerate(range(game.min_seats, game.max_seats + 1)):
        state = game.new_state(seats=seats, seed=1)
        plan = plan_for(level, Info(state, state.current_seat))
        assert (plan.iterations, plan.explore, plan.horizon) == (iterations[at], explore, horizon)
