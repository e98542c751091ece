"""One decision judged: what it cost, how good that makes it, and the better way; as data that is kept and sent."""

from typing import Final, Literal

import msgspec

from kingsbridge.bots.bot import Info
from kingsbridge.bots.levels import MASTER
from kingsbridge.bots.look import Look, look_back
from kingsbridge.core.contract import Game

Quality = Literal["best", "good", "doubtful", "mistake"]

# What a move may cost, as a share of the outlook from lost to won, and still be called so. Less than the first a search
# cannot tell apart; the last is what a coach asks about before a move is made (`bots/coach.py`).
MOST_COST: Final[dict[Quality, float]] = {"best": 0.02, "good": 0.04, "doubtful": 0.07}
GOOD_ENOUGH: Final[tuple[Quality, ...]] = ("best", "good")
# A loss that is not so many standard errors away from nothing may be chance, and is held against nobody.
_SURE: Final = 2.0
_DIGITS: Final = 4


class BetterReason(msgspec.Struct):
    """What speaks for the better way and not for the move that was made: `counsel-<fact>` in the game's texts."""

    fact: str
    args: dict[str, str | int]
    gain: float


class Judged(msgspec.Struct):
    """A decision with a real choice. Outlooks lie between 0 (lost) and 1 (won), one for each seat."""

    ply: int  # moves made before it
    seat: int
    played: str
    best: str  # the move that was made itself, where nothing was better
    cost: float
    quality: Quality
    before: list[float]  # the outlooks with the best move
    after: list[float]  # and with the one that was made
    because: list[BetterReason]
    line: list[str]  # the best and what is likely to follow it
    stake: float = 1.0  # by how much the worst move was behind the best

    @property
    def mattered(self) -> bool:
        """Whether some move would have cost more than a good one may: elsewhere every choice is a good one."""
        return self.stake >= MOST_COST["good"]


def quality_of(cost: float, error: float) -> Quality:
    """Say how good a move is by what it cost; of a loss that may be chance, no worse than good is said."""
    may_be_chance = cost < _SURE * error
    for quality, most in MOST_COST.items():
        if cost < most or (may_be_chance and quality == "good"):
            return quality
    return "mistake"


def judge(info: Info, played: str, ply: int, seconds: float = 0.0, level: str = MASTER) -> Judged:
    """Look back at a decision from what its seat knew then; the same knowledge gives the same judgement."""
    game = info.game
    return _judged(game, info.seat, ply, look_back(info, game.action_id(played), ply, seconds, level))


def _judged(game: Game, seat: int, ply: int, look: Look) -> Judged:
    return Judged(
        ply,
        seat,
        game.action(look.played).key,
        game.action(look.best).key,
        round(look.cost, _DIGITS),
        quality_of(look.cost, look.error),
        [round(value, _DIGITS) for value in look.before],
        [round(value, _DIGITS) for value in look.after],
        [BetterReason(reason.key, reason.args, round(reason.gain, _DIGITS)) for reason in look.because],
        [game.action(action).key for action in look.line],
        round(look.stake, _DIGITS),
    )
