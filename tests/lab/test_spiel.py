"""The OpenSpiel door passes OpenSpiel's own tests, unchanged, and its search plays legal games with it."""

import pickle
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts

import kingsbridge
import kingsbridge.lab.spiel as door
from kingsbridge.core.errors import BadRequest

GAMES = kingsbridge.game_ids()


def dealt(name: str, deal: tuple[int, int] = (3, 141), **params: Any) -> Any:
    """Give a game after its chance nodes."""
    state = pyspiel.load_game(door.PREFIX + name, params).new_initial_state()
    for outcome in deal:
        state.apply_action(outcome)
    return state


def played_on(state: Any, moves: int, seed: int = 1) -> Any:
    """Play some moves at random."""
    dice = np.random.default_rng(seed)
    for _ in range(moves):
        if state.is_terminal():
            break
        state.apply_action(int(dice.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_random_simulation(name: str) -> None:
    game = pyspiel.load_game(door.PREFIX + name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_random_simulation_with_most_players_and_sampled_chance(name: str) -> None:
    params = {"players": kingsbridge.load_game(name).max_seats, "chance": "sampled", "rng_seed": 7}
    game = pyspiel.load_game(door.PREFIX + name, {**params, "reward": "margin"})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC


@pytest.mark.parametrize("name", GAMES)
def test_open_spiels_api_tests(name: str) -> None:
    """Those of its tests of all games that need no whole tree, on its own sample of states."""
    facts = {"game_name": door.PREFIX + name, "game": pyspiel.load_game(door.PREFIX + name)}
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(
        type("OurGame", (api_test.EnforceAPIOnPartialTreeBase,), facts)
    )
    result = unittest.TestResult()
    suite.run(result)
    assert result.testsRun >= 5
    assert not result.errors and not result.failures, [*result.errors, *result.failures]


@pytest.mark.parametrize("name", GAMES)
def test_states_copy_pickle_and_serialize(name: str) -> None:
    state = played_on(dealt(name), 15)
    told = state.information_state_string(0)
    game = state.get_game()
    again = [
        state.clone(),
        pickle.loads(pickle.dumps(state)),
        game.deserialize_state(state.serialize()),
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1],
    ]
    for other in again:
        assert str(other) == str(state) and other.history() == state.history()
        assert other.information_state_string(0) == told
        action = state.legal_actions()[-1]
        ahead = state.clone()
        ahead.apply_action(action)
        other.apply_action(action)
        assert str(other) == str(ahead)
        assert other.information_state_string(1) == ahead.information_state_string(1)


@pytest.mark.parametrize("name", GAMES)
def test_information_states_do_not_depend_on_when_one_asks(name: str) -> None:
    asked, silent = dealt(name), dealt(name)
    dice = np.random.default_rng(2)
    for _ in range(60):
        asked.information_state_string(0)
        action = int(dice.choice(asked.legal_actions()))
        asked.apply_action(action)
        silent.apply_action(action)
    for player in range(asked.num_players()):
        assert asked.information_state_string(player) == silent.information_state_string(player)


@pytest.mark.parametrize("name", GAMES)
def test_tensors_are_the_features(name: str) -> None:
    state = played_on(dealt(name), 12)
    game = state.get_game()
    assert game.information_state_tensor_shape() == [game.engine.num_features]
    for player in range(state.num_players()):
        assert state.engine is not None
        assert state.information_state_tensor(player) == state.engine.features(player)
        assert state.observation_tensor(player) == state.engine.features(player)


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_is_the_same_to_the_player_and_plays_on(name: str) -> None:
    state = played_on(dealt(name), 18, seed=5)
    player = state.current_player()
    others: set[str] = set()
    for seed in range(6):
        other = state.resampled(player, seed)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        others.add(str(other))
        assert played_on(other, 5000, seed).is_terminal()
    assert len(others) == 6
    assert state.resample_from_infostate(player, lambda: 0.25).current_player() == player


@pytest.mark.parametrize("name", GAMES)
def test_open_spiels_ismcts_plays_legal_games(name: str) -> None:
    state = played_on(dealt(name), 10, seed=3)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=4,
        random_state=np.random.RandomState(1),
    )
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    bot.set_resampler(door.resampler)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize(
    "wrong", ["pillars(events=foo)", "duel(persons=3)", "cards(chance=foo)", "cards(players=7)"]
)
def test_wrong_parameters_are_refused_when_the_game_is_loaded(wrong: str) -> None:
    """And not when the first deal is drawn, or never."""
    with pytest.raises(BadRequest):
        pyspiel.load_game(door.PREFIX + wrong)


def test_games_pickle_as_open_spiels_own_do() -> None:
    game = pyspiel.load_game("kingsbridge_pillars(players=4,events=harsh,reward=margin)")
    again = pickle.loads(pickle.dumps(game))
    assert str(again) == str(game) and again.num_players() == 4
    assert played_on(dealt("pillars"), 9).get_game() == pyspiel.load_game("kingsbridge_pillars")


def test_rewards() -> None:
    for reward in ("win", "margin", "points"):
        state = played_on(dealt("cards", reward=reward, players=4), 5000)
        engine = state.engine
        scores = engine.scores()
        best = max(range(4), key=lambda seat: scores[seat])
        assert state.returns()[best] == max(state.returns())
        if reward == "win":
            assert sum(state.returns()) == pytest.approx(0)
