"""The Gymnasium door passes Gymnasium's own check, unchanged."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import kingsbridge
from kingsbridge.core.errors import BadRequest
from kingsbridge.lab.gym import KingsbridgeEnv, env_id


def play(env: gymnasium.Env[Any, Any], seed: int) -> tuple[float, int]:
    """Play a game at random; give the reward and the number of steps."""
    seen, _ = env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    for steps in range(1, 5000):
        seen, reward, terminated, truncated, _ = env.step(dice.choice(np.flatnonzero(seen["action_mask"])))
        assert not truncated
        if terminated:
            return float(reward), steps
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("game", kingsbridge.game_ids())
def test_gymnasiums_own_check(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # The registered one, as people make it; it plays illegal actions too.
        check_env(gymnasium.make(env_id(game), render_mode="ansi").unwrapped)


@pytest.mark.parametrize("game", kingsbridge.game_ids())
def test_a_game_to_its_end(game: str) -> None:
    most = kingsbridge.load_game(game).max_seats
    env = KingsbridgeEnv(game, seats=most, seat=most - 1, bots=["random"] * (most - 1), reward="points")
    reward, _ = play(env, 2)
    state = env._running()
    assert state.is_over and reward == state.scores()[most - 1]
    assert play(env, 2)[0] == reward, "the same seed plays another game"


def test_bots_of_any_level_and_own_ones() -> None:
    env = KingsbridgeEnv("duel", bots="greedy")
    rewards = [play(env, seed)[0] for seed in range(4)]
    assert rewards == [-1.0] * 4, "random beats greedy?"
    own = KingsbridgeEnv("duel", seat=1, bots=["tests.arena.foreign:FirstBot"])
    assert play(own, 1)[0] in (-1.0, 1.0)


def test_any_seat() -> None:
    env = KingsbridgeEnv("world", seats=4, seat=None)
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert seats == {0, 1, 2, 3}


def test_an_illegal_action_ends_the_game() -> None:
    env = KingsbridgeEnv("cards", illegal_reward=-3.0)
    seen, _ = env.reset(seed=1)
    assert (env.action_masks() == seen["action_mask"].astype(bool)).all()
    _, reward, terminated, _, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, terminated, info["illegal"]) == (-3.0, True, True)


def test_human_mode_prints_at_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    """Gymnasium's convention: nobody calls `render` for it."""
    env = KingsbridgeEnv("duel", render_mode="human")
    seen, _ = env.reset(seed=1)
    first = capsys.readouterr().out
    env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    second = capsys.readouterr().out
    assert "Round 1" in first and "Round" in second and first != second
    assert env.render() is None and capsys.readouterr().out == ""


def test_refusals() -> None:
    wrongs: list[dict[str, Any]] = [
        {"bots": []},
        {"seat": 7},
        {"bots": "nobody"},
        {"seats": 1},
        {"render_mode": "video"},
    ]
    for wrong in wrongs:
        with pytest.raises(BadRequest):
            KingsbridgeEnv("duel", **wrong)
    with pytest.raises(BadRequest):
        KingsbridgeEnv("duel").step(0)
