"""Ten thousand random games per game and seat count, with all property checks; `KINGSBRIDGE_SOAK_GAMES` for fewer."""

import os

import pytest

import kingsbridge
from tests.conformance.checker import check_game, check_interleaved
from tests.conformance.walk import Options, all_settings, setting_name

GAMES = int(os.environ.get("KINGSBRIDGE_SOAK_GAMES", "10000"))
# One test for so many games, so that two workers share the load and a failure names its hundred.
BATCH = 100
# Positions between two close looks: a game has every one of its positions looked at in some batch.
EVERY = 11


@pytest.mark.soak
@pytest.mark.parametrize("setting", all_settings(), ids=setting_name)
@pytest.mark.parametrize("first", range(0, GAMES, BATCH))
def test_random_games(setting: tuple[str, int, Options], first: int) -> None:
    game_id, seats, options = setting
    game = kingsbridge.load_game(game_id)
    for seed in range(first, min(first + BATCH, GAMES)):
        # Seeds far from those of the other tests, which look at the same few games again and again.
        assert check_game(game, seats, options, 1_000_000 + seed, every=1 if seed % BATCH == 0 else EVERY)
    check_interleaved(game, seats, options, 1_000_000 + first)
