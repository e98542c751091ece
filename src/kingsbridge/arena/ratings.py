"""Ratings after Plackett and Luce (openskill), with the model's own 95 % intervals.

Bots do not learn from game to game, so no uncertainty is added between games (tau 0), and the games are taken in
the order of their numbers, which makes the ratings the same for any number of workers. A bot that sits on several
seats of a game takes the mean of what its seats learned.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from kingsbridge.arena.outcome import Outcome
from kingsbridge.arena.statistics import NORMAL_95


@dataclass(frozen=True)
class Rating:
    """How strong a bot is; 25 is the mean of all."""

    bot: str
    mean: float
    deviation: float

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval."""
        return self.mean - NORMAL_95 * self.deviation

    @property
    def high(self) -> float:
        """The upper end of the 95 % interval."""
        return self.mean + NORMAL_95 * self.deviation


def rate(outcomes: Sequence[Outcome], bots: Sequence[str]) -> list[Rating]:
    """Rate the bots by their places, the strongest first."""
    model = PlackettLuce(tau=0.0)
    known = {bot: model.rating() for bot in bots}
    for outcome in outcomes:
        if len(set(outcome.bots)) < 2:
            continue
        teams = [[known[bot]] for bot in outcome.bots]
        after = model.rate(teams, ranks=[float(place) for place in outcome.places()])
        for bot in set(outcome.bots):
            own = [after[seat][0] for seat, name in enumerate(outcome.bots) if name == bot]
            mean = sum(rating.mu for rating in own) / len(own)
            deviation = sum(rating.sigma for rating in own) / len(own)
            known[bot] = model.rating(mu=mean, sigma=deviation)
    rated = [Rating(bot, rating.mu, rating.sigma) for bot, rating in known.items()]
    return sorted(rated, key=lambda rating: -rating.mean)
