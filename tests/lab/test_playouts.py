"""Playouts in compiled code: repeatable, to the end, and honest about what a seat knows."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import kingsbridge
from kingsbridge.core.chance import dice_from_seed, pick, roll
from kingsbridge.core.contract import Phase
from kingsbridge.core.frame import Frame

GAMES = kingsbridge.game_ids()
ROLLS = 40  # of each legal action


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


def questions(state: kingsbridge.State) -> Iterator[Phase[Any]]:
    """Go the way of a playout, and stop at each question before it is answered by the dice."""
    entered: Frame | None = state.frames[-1]
    while state.frames:
        frame = state.frames[-1]
        phase = state.game.phases[frame.phase]
        if frame is not entered:
            phase.enter(state)
            entered = frame if state.frames and state.frames[-1] is frame else None
            continue
        yield phase
        phase.apply(state, phase.roll_action(state))


@pytest.mark.parametrize("game_id", GAMES)
def test_phases_roll_what_is_legal_and_all_of_it_alike(game_id: str) -> None:
    """The way of a playout, step by step: what is rolled is what a uniform choice from the legal list would give."""
    game = kingsbridge.load_game(game_id)
    rolling = {phase.name for phase in game.phases if type(phase).roll_action is not Phase.roll_action}
    met: Counter[str] = Counter()
    freedom: Counter[str] = Counter()  # of the choices, added up: what chi-square comes to where all is even
    chi_square: dict[str, float] = dict.fromkeys(rolling, 0.0)
    for seats in range(game.min_seats, game.max_seats + 1):
        state = game.new_state(seats=seats, seed=seats)
        state.dice = dice_from_seed(seats)
        for phase in questions(state):
            legal = phase.legal(state)
            if phase.name in rolling and met[phase.name] < 60:
                met[phase.name] += 1
                before = state.fingerprint()
                counts = Counter(phase.roll_action(state) for _ in range(ROLLS * len(legal)))
                assert state.fingerprint() == before
                assert sorted(counts) == legal, phase.name
                freedom[phase.name] += len(legal) - 1
                chi_square[phase.name] += sum((count - ROLLS) ** 2 / ROLLS for count in counts.values())
    assert set(met) == rolling and min(met.values()) >= 20
    for name in rolling:
        assert chi_square[name] < freedom[name] + 5 * (2 * freedom[name]) ** 0.5, name


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
