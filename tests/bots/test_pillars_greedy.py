"""The greedy bot of The Pillars of the Earth: strong enough, and sensible where a person would look."""

from random import Random

import pytest

import kingsbridge
from tests.bots.greedy_play import greedy, win_share
from tests.situations import situation

GAME = kingsbridge.load_game("pillars")

# As one seat among others of one kind: the share of wins asked for (shared wins count in part).
CLAIMS = [("random", 2, 0.95), ("random", 3, 0.95), ("random", 4, 0.95), ("tidy", 2, 0.90), ("tidy", 4, 0.85)]


@pytest.mark.parametrize(("other", "seats", "claim"), CLAIMS)
def test_greedy_beats_seats_that_play_at_random(other: str, seats: int, claim: float) -> None:
    assert win_share(GAME, other, seats, 60) >= claim


@pytest.mark.soak
@pytest.mark.parametrize(("other", "seats", "claim"), CLAIMS)
def test_greedy_beats_seats_that_play_at_random_in_1000_games(other: str, seats: int, claim: float) -> None:
    assert win_share(GAME, other, seats, 1000) >= claim


def test_greedy_uses_the_exemption_and_its_craftsmen() -> None:
    tax = situation(
        "pillars",
        2,
        phase="court",
        round=5,
        advantages={"tax-exemption": 0},
        gold=[2, 9],
        points=[9, 9],
        fixed={"tax 5": 5},
        at={"market": [1]},
    )
    assert greedy(tax) == "exemption"
    building = situation(
        "pillars",
        2,
        phase="architect",
        rows={0: ["sculptor-3", "stonecutter"]},
        round=5,
        cubes={0: {"stone": 3}},
    )
    assert greedy(building) == "use sculptor-3"


def test_greedy_does_not_place_where_nothing_is_gained_in_the_last_round() -> None:
    state = situation("pillars", 3, phase="builder", seat=0, round=6, price=0, bag={}, start=1)
    assert greedy(state) not in ("place castle", "place cathedral")


def test_greedy_gives_back_the_least_useful_cube() -> None:
    state = situation("pillars", 2, phase="architect", rows={0: []}, cubes={0: {"sand": 3, "metal": 3}})
    assert state.view(None)["phase"] == "store"
    assert greedy(state) == "drop sand"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_playout_policy_plays_whole_games(seats: int) -> None:
    dice = Random(seats)
    for seed in range(5):
        state = GAME.new_state(seats=seats, seed=seed)
        while not state.is_over:
            state.apply(GAME.sense.policy(state, dice))
        assert state.check() == []
        assert max(state.scores()) > 15


def test_parts_sum_up_to_the_value() -> None:
    state = GAME.new_state(seats=3, seed=1)
    while not state.is_over:
        parts = GAME.sense.parts(state, 1)
        assert len(parts) == len(GAME.sense.part_names)
        assert sum(parts) == pytest.approx(GAME.sense.value(state, 1))
        state.apply(state.legal_actions()[0])
    assert GAME.sense.parts(state, 1)[0] == state.scores()[1]
