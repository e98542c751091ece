"""Playouts in compiled code: repeatable, to the end, and honest about what a seat knows."""

import pytest

import kingsbridge
from kingsbridge.core.chance import dice_from_seed, pick, roll

GAMES = kingsbridge.game_ids()


def middle(game_id: str, moves: int = 25) -> kingsbridge.State:
    """Give a position some moves into a game."""
    state = kingsbridge.load_game(game_id).new_state(seed=4)
    for _ in range(moves):
        state.apply(state.legal_actions()[-1])
    return state


@pytest.mark.parametrize("game_id", GAMES)
def test_playouts_end_within_bounds_and_leave_the_position_alone(game_id: str) -> None:
    state = middle(game_id)
    before = state.fingerprint()
    ends = state.game.playouts(state, 6, seed=1)
    low, high = state.game.score_bounds
    assert len(ends) == 6 and all(len(scores) == state.seats for scores in ends)
    assert all(low <= score <= high for scores in ends for score in scores)
    assert len({tuple(scores) for scores in ends}) > 1, "every playout ended alike"
    assert state.fingerprint() == before
    assert ends == state.game.playouts(state, 6, seed=1)
    assert ends != state.game.playouts(state, 6, seed=2)


@pytest.mark.parametrize("game_id", GAMES)
def test_playouts_for_a_seat_depend_on_its_knowledge_alone(game_id: str) -> None:
    state = middle(game_id)
    seat = state.current_seat
    other = state.sample(seat, 99)  # another position in which the seat knows the same
    assert state.game.playouts(state, 4, 7, seat) == state.game.playouts(other, 4, 7, seat)


class Watched(kingsbridge.State):
    """Notes which samples it is asked for, and is over at once."""

    def __init__(self) -> None:
        self.seeds: list[int] = []

    def sample(self, seat: int | None, seed: int) -> kingsbridge.State:
        self.seeds.append(seed)
        return self

    def play_out(self, dice: int) -> int:
        return dice

    def scores(self) -> list[float]:
        return [0.0]


def test_runs_with_neighbouring_seeds_have_no_sample_in_common() -> None:
    """Or the mean over seeds 1 to 100 would rest on little more than the samples of one of them."""
    state = Watched()
    for seed in range(-3, 4):
        kingsbridge.load_game("cards").playouts(state, 5, seed, 0)
    assert len(state.seeds) == len(set(state.seeds)) == 35


def test_dice_are_even() -> None:
    dice = dice_from_seed(5)
    counts = [0] * 7
    for _ in range(14_000):
        dice = roll(dice)
        counts[pick(dice, 7)] += 1
    assert all(1850 < count < 2150 for count in counts)
    assert dice_from_seed(5) != dice_from_seed(6)
