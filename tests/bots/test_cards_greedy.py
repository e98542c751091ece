"""The greedy bot of the card game: strong enough, and sensible where a person would look."""

from itertools import permutations

import pytest

import kingsbridge
from kingsbridge.core.contract import State
from tests.bots.greedy_play import greedy, win_share
from tests.situations import situation

GAME = kingsbridge.load_game("cards")

# As one seat among others of one kind: the share of wins asked for (shared wins count in part).
CLAIMS = [("random", 4, 0.80), ("random", 3, 0.90), ("tidy", 4, 0.50), ("tidy", 3, 0.75)]


@pytest.mark.parametrize(("other", "seats", "claim"), CLAIMS)
def test_greedy_beats_seats_that_play_at_random(other: str, seats: int, claim: float) -> None:
    assert win_share(GAME, other, seats, 200) >= claim


@pytest.mark.soak
@pytest.mark.parametrize(("other", "seats", "claim"), CLAIMS)
def test_greedy_beats_seats_that_play_at_random_in_2000_games(other: str, seats: int, claim: float) -> None:
    assert win_share(GAME, other, seats, 2000) >= claim


def test_greedy_takes_its_own_craftsman_home_as_last_player() -> None:
    # The trick holds a Quarry and would be Green's; the own Master builder takes it and comes home with it.
    state = situation(
        "cards",
        seats=4,
        table=["red-stonemason", "quarry", "green-carpenter"],
        lead=2,
        left=4,
        hands={1: ["blue-master-builder", "gravel-pit", "bishop-waleran", "blue-toolmaker"]},
    )
    assert greedy(state) == "play blue-master-builder"


def test_greedy_dumps_a_penalty_on_a_rivals_trick() -> None:
    state = situation(
        "cards",
        seats=4,
        table=["red-master-builder", "regan-hamleigh", "bishop-waleran"],
        lead=2,
        left=4,
        hands={1: ["william-hamleigh", "blue-toolmaker", "blue-carpenter", "potter"]},
        privilege="potter",
    )
    assert greedy(state) == "play william-hamleigh"


def test_greedy_does_not_throw_an_own_craftsman_into_a_rivals_trick() -> None:
    state = situation(
        "cards",
        seats=4,
        table=["red-master-builder", "regan-hamleigh", "gravel-pit"],
        lead=2,
        left=4,
        hands={1: ["blue-stonemason", "alfred-builder", "green-toolmaker", "blue-carpenter"]},
    )
    assert greedy(state) == "play green-toolmaker"


def _best_by_trying(state: State, seat: int) -> float:
    """The most points the seat can still make in this scoring, found by trying every order of steps."""
    if state.current_seat != seat:
        return state.scores()[seat]
    best = float("-inf")
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        best = max(best, _best_by_trying(after, seat))
    return best


@pytest.mark.parametrize("order", list(permutations(["stone", "wood", "sand", "metal"]))[::5])
def test_in_the_last_hand_the_proposals_make_the_most_points(order: tuple[str, ...]) -> None:
    crafts = ["blue-master-builder", "blue-carpenter", "blue-stonemason"]
    state = situation(
        "cards",
        seats=3,
        won={1: [*crafts, "quarry", "forest", "gravel-pit", "prior-philip"]},
        first_leader=1,
        owners={"potter": 1, "brick-maker": 1, "assistant": 1, "bell-founder": 2},
        privilege="artist",
        stock={1: dict(zip(order, [2, 1, 0, 0], strict=True))},
    )
    assert state.view(None)["last_hand"]
    best = _best_by_trying(state, 1)
    while state.current_seat == 1:
        state.apply(GAME.sense.proposal(state))
    assert state.scores()[1] == best
