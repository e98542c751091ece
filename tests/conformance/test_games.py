"""The checker on every game, seat count and option value."""

import pytest

import kingsbridge
from kingsbridge import form
from tests.conformance import checker
from tests.conformance.walk import Options, all_settings, setting_name

Setting = tuple[str, int, Options]
SETTINGS = [pytest.param(each, id=setting_name(each)) for each in all_settings()]
GAMES = kingsbridge.game_ids()
# Less interpreted, which is slower: both forms play the same games (tests/forms). Soak plays thousands.
COMPILED = form.describe().kind == "compiled"
FURTHER_SEEDS = range(10, 13 if COMPILED else 11)
EVERY = 1 if COMPILED else 3


def test_there_are_games() -> None:
    """An empty folder would let every test below pass."""
    assert "cards" in GAMES


@pytest.mark.parametrize("game_id", GAMES)
def test_static_facts(game_id: str) -> None:
    checker.check_static(kingsbridge.load_game(game_id))


@pytest.mark.parametrize("game_id", GAMES)
def test_errors(game_id: str) -> None:
    checker.check_errors(kingsbridge.load_game(game_id))


@pytest.mark.parametrize("game_id", GAMES)
def test_seeds(game_id: str) -> None:
    checker.check_seeds(kingsbridge.load_game(game_id))


@pytest.mark.parametrize("setting", SETTINGS)
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.soak)])
def test_random_game_position_by_position(setting: Setting, seed: int) -> None:
    game_id, seats, options = setting
    assert checker.check_game(kingsbridge.load_game(game_id), seats, options, seed, EVERY)


@pytest.mark.parametrize("setting", SETTINGS)
def test_more_random_games(setting: Setting) -> None:
    """Every seventh position of further games: rare situations need many games."""
    game_id, seats, options = setting
    for seed in FURTHER_SEEDS:
        checker.check_game(kingsbridge.load_game(game_id), seats, options, seed, every=7)


@pytest.mark.parametrize("setting", SETTINGS)
def test_interleaved_games(setting: Setting) -> None:
    game_id, seats, options = setting
    checker.check_interleaved(kingsbridge.load_game(game_id), seats, options, 5)


@pytest.mark.parametrize("setting", SETTINGS)
def test_samples_differ(setting: Setting) -> None:
    game_id, seats, options = setting
    checker.check_samples_differ(kingsbridge.load_game(game_id), seats, options, 6)
