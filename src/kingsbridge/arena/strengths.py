"""How strong bots are by who finished ahead of whom: Bradley and Terry's model, with intervals from the deals.

A rating is in points as chess players count them: 400 more is ten wins to one. Every bot is given one imagined draw
against one of the mean strength, so that a bot that has won everything is very strong and not infinitely so. Games of
one deal are not independent, so intervals come from drawing whole deals again (bootstrap), not from single games. A bot
that has won everything, or has met nobody but once, wins everything however one draws: then the interval is as wide as
single games leave it in doubt (by their information), the imagined draw included.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

POINTS_A_DECADE: Final = 400.0
_PRIOR: Final = 0.5  # of the imagined draw: half a win, half a loss
_STEPS: Final = 60
_RESAMPLES: Final = 200
_LOW, _HIGH = 0.025, 0.975
_WIDTH: Final = 1.96  # standard errors on each side of a 95 % interval


@dataclass(frozen=True)
class Meeting:
    """What came of one deal between two bots: how many games, and the first one's score in them."""

    first: str
    second: str
    games: int
    score: float


@dataclass(frozen=True)
class Strength:
    """A rating with its 95 % interval."""

    bot: str
    rating: float
    low: float
    high: float
    games: int


def strengths(bots: Sequence[str], meetings: Sequence[Meeting], foot: str) -> list[Strength]:
    """Rate the bots, the strongest first; `foot` has 0 points."""
    fitted = fit(bots, meetings, foot)
    dice = Random(len(meetings))
    drawn: dict[str, list[float]] = {bot: [] for bot in bots}
    for _ in range(_RESAMPLES if meetings else 0):
        again = fit(bots, [meetings[int(dice.random() * len(meetings))] for _ in meetings], foot)
        for bot in bots:
            drawn[bot].append(again[bot])
    doubt = _doubt(bots, meetings, fitted, foot)
    found = []
    for bot in bots:
        ordered = sorted(drawn[bot]) or [fitted[bot]]
        games = sum(meeting.games for meeting in meetings if bot in (meeting.first, meeting.second))
        found.append(
            Strength(
                bot,
                fitted[bot],
                min(fitted[bot] - doubt[bot], ordered[int(_LOW * (len(ordered) - 1))]),
                max(fitted[bot] + doubt[bot], ordered[math.ceil(_HIGH * (len(ordered) - 1))]),
                games,
            )
        )
    return sorted(found, key=lambda strength: (-strength.rating, strength.bot))


def fit(bots: Sequence[str], meetings: Sequence[Meeting], foot: str) -> dict[str, float]:
    """Give the ratings under which what happened is likeliest (by minorisation and maximisation)."""
    numbers = {bot: number for number, bot in enumerate(bots)}
    wins = [_PRIOR] * len(bots)
    games: dict[tuple[int, int], int] = {}
    for meeting in meetings:
        one, two = numbers[meeting.first], numbers[meeting.second]
        wins[one] += meeting.score
        wins[two] += meeting.games - meeting.score
        pair = (min(one, two), max(one, two))
        games[pair] = games.get(pair, 0) + meeting.games
    weights = [1.0] * len(bots)
    for _ in range(_STEPS):
        shares = [2 * _PRIOR / (weight + 1.0) for weight in weights]
        for (one, two), count in games.items():
            share = count / (weights[one] + weights[two])
            shares[one] += share
            shares[two] += share
        weights = [won / share for won, share in zip(wins, shares, strict=True)]
    points = [POINTS_A_DECADE * math.log10(weight) for weight in weights]
    base = points[numbers[foot]]
    return {bot: points[number] - base for bot, number in numbers.items()}


def _doubt(
    bots: Sequence[str], meetings: Sequence[Meeting], ratings: dict[str, float], foot: str
) -> dict[str, float]:
    """Give half the width of each bot's interval, by what its games can tell at most about it and the foot."""
    numbers = {bot: number for number, bot in enumerate(bots)}
    mean = sum(ratings.values()) / len(ratings)
    information = [[0.0] * len(bots) for _ in bots]
    for bot, at in numbers.items():
        chance = expected(ratings[bot], mean)
        information[at][at] += 2 * _PRIOR * chance * (1 - chance)
    for meeting in meetings:
        one, two = numbers[meeting.first], numbers[meeting.second]
        chance = expected(ratings[meeting.first], ratings[meeting.second])
        told = meeting.games * chance * (1 - chance)
        information[one][one] += told
        information[two][two] += told
        information[one][two] -= told
        information[two][one] -= told
    covariance = _inverse(information)
    base = numbers[foot]
    points = _WIDTH * POINTS_A_DECADE / math.log(10)
    return {
        bot: points
        * math.sqrt(max(0.0, covariance[at][at] + covariance[base][base] - 2 * covariance[at][base]))
        for bot, at in numbers.items()
    }


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Invert a positive definite matrix, by elimination."""
    size = len(matrix)
    rows = [[*row, *(float(at == other) for other in range(size))] for at, row in enumerate(matrix)]
    for at in range(size):
        pivot = rows[at][at]
        rows[at] = [value / pivot for value in rows[at]]
        for other in range(size):
            if other != at and (factor := rows[other][at]):
                rows[other] = [
                    value - factor * mine for value, mine in zip(rows[other], rows[at], strict=True)
                ]
    return [row[size:] for row in rows]


def expected(rating: float, other: float) -> float:
    """Give the share that a rating should win against another."""
    return float(1 / (1 + 10 ** ((other - rating) / POINTS_A_DECADE)))
