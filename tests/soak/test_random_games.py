"""Ten thousand random games per game and seat count; `KINGSBRIDGE_SOAK_GAMES` for fewer.

Every game is played to its end, and every so often its position is written down and read back, which refuses a token,
card or cube that was lost or doubled. One game in fifty has all that conformance asks of it checked closely, one in a
thousand at every move.
"""

import os

import pytest

import kingsbridge
from kingsbridge import Game
from tests.conformance.checker import check_game, check_interleaved
from tests.conformance.walk import Options, all_settings, play_on, setting_name, start

GAMES = int(os.environ.get("KINGSBRIDGE_SOAK_GAMES", "10000"))
# One test for so many games, so that two workers share the load and a failure names its hundred.
BATCH = 100
CLOSE = 50
CLOSEST = 1000
# Moves between two looks: prime, so that over the games every kind of position is looked at.
EVERY_CLOSE = 11
EVERY = 23
# Far from the seeds of the other tests, which look at the same few games again and again.
FIRST_SEED = 1_000_000


@pytest.mark.soak
@pytest.mark.parametrize("setting", all_settings(), ids=setting_name)
@pytest.mark.parametrize("first", range(0, GAMES, BATCH))
def test_random_games(setting: tuple[str, int, Options], first: int) -> None:
    game_id, seats, options = setting
    game = kingsbridge.load_game(game_id)
    for number in range(first, min(first + BATCH, GAMES)):
        seed = FIRST_SEED + number
        if number % CLOSE == 0:
            assert check_game(game, seats, options, seed, every=1 if number % CLOSEST == 0 else EVERY_CLOSE)
        else:
            play_soundly(game, seats, options, seed)
    check_interleaved(game, seats, options, FIRST_SEED + first)


def play_soundly(game: Game, seats: int, options: Options, seed: int) -> None:
    """Play a game to its end; nothing gets lost on the way, and it ends as declared."""
    state = start(game, seats, options, seed, journal=False)
    decisions = 0
    for decisions, _ in enumerate(play_on(state, seed), 1):
        if decisions % EVERY == 0:
            assert game.state_from_dict(state.to_dict()).fingerprint() == state.fingerprint()
    assert game.state_from_dict(state.to_dict()).fingerprint() == state.fingerprint()
    assert 0 < decisions <= game.max_decisions
    assert set(state.winners()) <= set(range(seats)) and state.winners()
    least, most = game.score_bounds
    assert all(least <= score <= most for score in state.scores())
