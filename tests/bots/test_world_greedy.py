"""The greedy bot of World Without End: strong enough, and sensible where a person would look."""

from random import Random

import pytest

import kingsbridge
from kingsbridge.bots.bot import Info
from kingsbridge.bots.match import play_match
from kingsbridge.bots.registry import make_bot
from kingsbridge.core.contract import State
from tests.situations import situation

GAME = kingsbridge.load_game("world")
CLAIM = 0.95


def _win_share(games: int) -> float:
    wins = 0.0
    for number in range(games):
        bots = [make_bot("random"), make_bot("random")]
        bots[number % 2] = make_bot("greedy")
        result = play_match(GAME, bots, number, {})
        if number % 2 in result.winners:
            wins += 1 / len(result.winners)
    return wins / games


def test_greedy_beats_random() -> None:
    assert _win_share(40) >= CLAIM


@pytest.mark.soak
def test_greedy_beats_random_in_1000_games() -> None:
    assert _win_share(1000) >= CLAIM


def _greedy(state: State) -> str:
    seat = state.current_seat
    return GAME.action(make_bot("greedy").choose(Info(state, seat), 0, 1)).key


def test_greedy_meets_its_duties_at_the_end_of_a_chapter() -> None:
    held = {"gold": 5, "grain": 2, "piety": 1}
    state = situation("world", 2, round=6, hands={0: ["piety-card", "medicine"]}, goods={0: held, 1: held})
    assert _greedy(state) == "play piety-card"


def test_greedy_builds_with_its_resources() -> None:
    held = {"gold": 5, "grain": 2, "piety": 2, "stone": 2}
    state = situation("world", 2, round=6, hands={0: ["building-project", "grain-card"]}, goods={0: held})
    assert _greedy(state) == "play building-project"


def test_greedy_turns_the_card_for_what_it_lacks() -> None:
    # Grain at c3 of this event comes to seat 0 with the arrow at 1, where the Guild Master awards nothing.
    held = {"gold": 5, "grain": 1, "piety": 2}
    state = situation("world", 2, at="orient", event="caroli", round=6, goods={0: held, 1: held})
    assert _greedy(state) == "orient 1"


def test_greedy_averts_the_royal_court() -> None:
    state = situation(
        "world",
        2,
        at="duties",
        chapter=2,
        fixed={"tax 2": "3"},
        goods={0: {"grain": 2, "piety": 2, "loyalty": 1}},
    )
    assert _greedy(state) == "protect tax-duty"


def test_playouts_by_the_policy_come_to_an_end() -> None:
    random = Random(1)
    state = GAME.new_state(seats=3, seed=1)
    while not state.is_over:
        action = GAME.sense.policy(state, random)
        assert action in state.legal_actions()
        state.apply(action)
