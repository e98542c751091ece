"""The PettingZoo door passes PettingZoo's own tests, unchanged."""

import copy
import pickle
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.test.state_test import state_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

import kingsbridge
from kingsbridge.core.errors import BadRequest
from kingsbridge.lab.rewards import REWARDS
from kingsbridge.lab.zoo import KingsbridgeZoo, env

TABLES = [(game, seats) for game in kingsbridge.game_ids() for seats in (2, 3, 4)]
TABLES = [
    (game, seats)
    for game, seats in TABLES
    if kingsbridge.load_game(game).min_seats <= seats <= kingsbridge.load_game(game).max_seats
]


def play(zoo: KingsbridgeZoo, seed: int) -> dict[str, float]:
    """Play a game at random and give what everybody got."""
    zoo.reset(seed=seed)
    dice = np.random.default_rng(seed)
    got = dict.fromkeys(zoo.possible_agents, 0.0)
    for agent in zoo.agent_iter():
        seen, reward, terminated, truncated, _ = zoo.last()
        assert seen is not None
        got[agent] += reward
        done = terminated or truncated
        zoo.step(None if done else int(dice.choice(np.flatnonzero(seen["action_mask"]))))
    return got


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_api(game: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter(
            "ignore"
        )  # it dislikes any environment whose observation is a dict, its own too
        api_test(env(game, seats=seats), num_cycles=150)


@pytest.mark.parametrize("game", kingsbridge.game_ids())
def test_seeds(game: str) -> None:
    seed_test(lambda: env(game), num_cycles=60)


@pytest.mark.parametrize("game", kingsbridge.game_ids())
def test_render(game: str) -> None:
    render_test(lambda render_mode: env(game, render_mode=render_mode))


@pytest.mark.parametrize("game", kingsbridge.game_ids())
def test_state(game: str) -> None:
    zoo = env(game)
    zoo.reset(seed=1)
    parallel = turn_based_aec_to_parallel(env(game))
    parallel.reset(seed=1)
    state_test(zoo, parallel)


@pytest.mark.parametrize("game", kingsbridge.game_ids())
def test_options_are_those_of_the_game(game: str) -> None:
    for option in kingsbridge.load_game(game).options_table:
        for value in option.values:
            zoo = env(game, **{option.name: value})
            zoo.reset(seed=1)
            assert zoo._running().options[option.name] == value


@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_come_at_the_end_and_say_who_won(reward: str) -> None:
    zoo = env("cards", seats=4, reward=reward)
    got = play(zoo, 3)
    state = zoo._running()
    assert state.is_over
    scores, winners = state.scores(), state.winners()
    best = max(range(4), key=lambda seat: got[f"seat_{seat}"])
    assert best in winners
    if reward == "points":
        assert list(got.values()) == scores
    elif reward == "win":
        assert sum(got.values()) == pytest.approx(0)
        assert got[f"seat_{best}"] == (1 if len(winners) == 1 else pytest.approx(1 / 3))
    else:
        assert got[f"seat_{best}"] == scores[best] - max(
            score for seat, score in enumerate(scores) if seat != best
        )


def test_an_illegal_action_ends_the_game() -> None:
    zoo = env("duel", illegal_reward=-5.0)
    zoo.reset(seed=1)
    agent = zoo.agent_selection
    mask = zoo.observe(agent)["action_mask"]
    zoo.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(zoo.terminations.values())
    assert zoo.rewards == {name: -5.0 if name == agent else 0.0 for name in zoo.possible_agents}
    for action in (-1, 10_000):
        zoo.reset(seed=1)
        zoo.step(action)
        assert all(zoo.terminations.values())


def test_max_cycles_truncates() -> None:
    zoo = env("pillars", max_cycles=7)
    zoo.reset(seed=1)
    steps = 0
    while not any(zoo.truncations.values()):
        zoo.step(int(np.flatnonzero(zoo.observe(zoo.agent_selection)["action_mask"])[0]))
        steps += 1
    assert steps == 7 and not any(zoo.terminations.values())


def test_only_the_agent_to_move_has_legal_actions() -> None:
    zoo = env("world", seats=3)
    zoo.reset(seed=2)
    for agent in zoo.agents:
        assert bool(zoo.observe(agent)["action_mask"].any()) == (agent == zoo.agent_selection)


def test_turns_as_a_parallel_environment() -> None:
    """PettingZoo's wrapper for environments in turns: all step together, only the one in turn acts."""
    parallel = turn_based_aec_to_parallel(env("duel"))
    seen, _ = parallel.reset(seed=5)
    dice = np.random.default_rng(1)
    got: dict[str, float] = {}
    while parallel.agents:
        actions: dict[str, Any] = {
            agent: int(dice.choice(np.flatnonzero(mask))) if (mask := seen[agent]["action_mask"]).any() else 0
            for agent in parallel.agents
        }
        seen, got, _, _, _ = parallel.step(actions)
    assert sorted(got.values()) == [-1.0, 1.0]


def test_pickles_and_prints() -> None:
    zoo = pickle.loads(pickle.dumps(env("pillars", seats=3, events="harsh", render_mode="ansi")))
    assert zoo.seats == 3 and zoo.options == {"events": "harsh"}
    with pytest.raises(BadRequest):
        zoo.render()
    zoo.reset(seed=1)
    text = zoo.render()
    assert isinstance(text, str) and len(text.splitlines()) > 10


@pytest.mark.parametrize("way", [copy.deepcopy, lambda zoo: pickle.loads(pickle.dumps(zoo))])
def test_a_copy_goes_on_where_the_game_stands(way: Callable[[KingsbridgeZoo], KingsbridgeZoo]) -> None:
    """Planners copy an environment in the middle of a game and play on in the copy."""
    zoo = env("world", seats=3)
    zoo.reset(seed=5)
    for _ in range(30):
        zoo.step(int(np.flatnonzero(zoo.observe(zoo.agent_selection)["action_mask"])[0]))
    before = zoo.state()
    other = way(zoo)
    assert other.agent_selection == zoo.agent_selection and (other.state() == before).all()
    other.step(int(np.flatnonzero(other.observe(other.agent_selection)["action_mask"])[0]))
    assert (zoo.state() == before).all() and (other.state() != before).any()
    zoo.reset()
    other.reset()
    assert (zoo.state() == other.state()).all()  # the next deal is the same one too


def test_refusals() -> None:
    for wrong in ({"seats": 9}, {"reward": "gold"}, {"no_option": 1}, {"render_mode": "video"}):
        with pytest.raises(BadRequest):
            env("duel", **wrong)
