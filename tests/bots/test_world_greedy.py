"""The greedy bot of World Without End: strong enough, and sensible where a person would look."""

from random import Random

import pytest

import kingsbridge
from tests.bots.greedy_play import greedy, win_share
from tests.situations import situation

GAME = kingsbridge.load_game("world")
CLAIM = 0.95


def test_greedy_beats_random() -> None:
    assert win_share(GAME, "random", 2, 40) >= CLAIM


@pytest.mark.soak
def test_greedy_beats_random_in_1000_games() -> None:
    assert win_share(GAME, "random", 2, 1000) >= CLAIM


def test_greedy_meets_its_duties_at_the_end_of_a_chapter() -> None:
    held = {"gold": 5, "grain": 2, "piety": 1}
    state = situation(
        "world", 2, chapter=2, round=6, hands={0: ["piety-card", "medicine"]}, goods={0: held, 1: held}
    )
    assert greedy(state) == "play piety-card"


def test_greedy_builds_with_its_resources() -> None:
    held = {"gold": 5, "grain": 2, "piety": 2, "stone": 2}
    state = situation(
        "world", 2, chapter=2, round=6, hands={0: ["building-project", "grain-card"]}, goods={0: held}
    )
    assert greedy(state) == "play building-project"


def test_greedy_turns_the_card_for_what_it_lacks() -> None:
    # Grain at c3 of this event comes to seat 0 with the arrow at 1, where the Guild Master awards nothing.
    held = {"gold": 5, "grain": 1, "piety": 2}
    state = situation("world", 2, at="orient", event="cloth-demand", round=6, goods={0: held, 1: held})
    assert greedy(state) == "orient 1"


def test_greedy_averts_the_royal_court() -> None:
    state = situation(
        "world",
        2,
        at="duties",
        chapter=2,
        fixed={"tax 2": "3"},
        goods={0: {"grain": 2, "piety": 2, "loyalty": 1}},
    )
    assert greedy(state) == "protect tax-duty"


def test_playouts_by_the_policy_come_to_an_end() -> None:
    random = Random(1)
    state = GAME.new_state(seats=3, seed=1)
    while not state.is_over:
        action = GAME.sense.policy(state, random)
        assert action in state.legal_actions()
        state.apply(action)
