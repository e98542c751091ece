"""Bots that do not look ahead: random, tidy and greedy."""

from random import Random

from kingsbridge.bots.bot import Bot, Info
from kingsbridge.bots.weighed import sense_of


class RandomBot(Bot):
    """Plays any legal action, each equally likely."""

    name = "random"

    def choose(self, info: Info, budget: int, seed: int) -> int:
        """Draw an action."""
        return draw(info.legal_actions(), Random(seed))


class TidyBot(Bot):
    """Plays at random, but keeps its books well: where reckoning alone finds the best action, it takes that."""

    name = "tidy"

    def choose(self, info: Info, budget: int, seed: int) -> int:
        """Take the proposal, or draw."""
        proposed = info.game.sense.proposal(info.sample(0))
        return proposed if proposed >= 0 else draw(info.legal_actions(), Random(seed))


class GreedyBot(Bot):
    """Tries every action on a sample and takes the one after which its position is worth most."""

    name = "greedy"

    def __init__(self, worth: int = 1) -> None:
        self.worth = worth  # the version of the game's sense

    def choose(self, info: Info, budget: int, seed: int) -> int:
        """Take the proposal, or the action after which the position is worth most."""
        legal = info.legal_actions()
        if len(legal) == 1:
            return legal[0]
        sense = sense_of(info.game, self.worth)
        sample = info.sample(seed)
        proposed = sense.proposal(sample)
        if proposed >= 0:
            return proposed
        return sense.best_by_trying(sample)


def draw(legal: list[int], random: Random) -> int:
    """Draw one of the actions."""
    return legal[int(random.random() * len(legal))]
