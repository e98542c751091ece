"""What a finished game is worth to each seat, in three currencies. All rewards come at the end."""

from collections.abc import Sequence
from typing import Final

from kingsbridge.core.contract import Game, State
from kingsbridge.core.errors import BadRequest, listing

WIN: Final = "win"
MARGIN: Final = "margin"
POINTS: Final = "points"
REWARDS: Final = (WIN, MARGIN, POINTS)


def check_kind(kind: str) -> str:
    """Refuse a currency that does not exist."""
    if kind not in REWARDS:
        raise BadRequest(
            "unknown-reward",
            f"There is no reward '{kind}'; rewards: {listing(list(REWARDS))}.",
            {"reward": kind, "allowed": listing(list(REWARDS))},
        )
    return kind


def rewards_of(scores: Sequence[float], winners: Sequence[int], kind: str) -> list[float]:
    """Give each seat's reward.

    win: 1 for who wins alone, what is lost shared among the others, so that the sum is 0; margin: own points less
    those of the best other; points: the own points.
    """
    if kind == POINTS:
        return list(scores)
    seats = range(len(scores))
    if kind == MARGIN:
        return [scores[seat] - max(scores[other] for other in seats if other != seat) for seat in seats]
    share = 1 / len(winners)
    others = len(scores) - 1
    return [(len(scores) * (share if seat in winners else 0.0) - 1) / others for seat in seats]


def final_rewards(state: State, kind: str) -> list[float]:
    """Give each seat's reward at the end of a game."""
    return rewards_of(state.scores(), state.winners(), kind)


def reward_bounds(game: Game, seats: int, kind: str) -> tuple[float, float]:
    """Give the least and the most a seat can get."""
    low, high = game.score_bounds
    if kind == POINTS:
        return low, high
    if kind == MARGIN:
        return low - high, high - low
    return -1 / (seats - 1), 1.0
