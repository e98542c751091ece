"""The yardstick by which strength is claimed. Nobody may strengthen or weaken it.

Flat Monte Carlo without any knowledge of the game: 100 uniformly random playouts a move, each in a sample of its own,
spread evenly over the legal actions, to the end of the hand, round or chapter; the action with the best mean margin
(own score less the best other) is played, of equals the first.
"""

from random import Random
from typing import Final

from kingsbridge.bots.bot import Bot, Info
from kingsbridge.bots.simple import draw
from kingsbridge.core.contract import State

PLAYOUTS: Final = 100


class YardstickBot(Bot):
    """Flat Monte Carlo, 100 random playouts a move."""

    name = "yardstick"

    def choose(self, info: Info, budget: int, seed: int) -> int:
        """Play out every action as often as every other."""
        legal = info.legal_actions()
        if len(legal) == 1:
            return legal[0]
        random = Random(seed)
        sums = [0.0] * len(legal)
        counts = [0] * len(legal)
        for playout in range(PLAYOUTS):
            at = playout % len(legal)
            state = info.sample(int(random.random() * (1 << 53)))
            epoch = state.epoch
            state.apply(legal[at])
            play_to_next_epoch(state, epoch, random)
            sums[at] += margin(state, info.seat)
            counts[at] += 1
        return _best(legal, sums, counts)


def play_to_next_epoch(state: State, epoch: int, random: Random) -> None:
    """Play at random until the hand, round or chapter that ran in `epoch` is over."""
    while not state.is_over and state.epoch == epoch:
        state.apply(draw(state.legal_actions(), random))


def margin(state: State, seat: int) -> float:
    """Give a seat's score less the best of the others."""
    scores = state.scores()
    best = max([score for other, score in enumerate(scores) if other != seat])
    return scores[seat] - best


def _best(legal: list[int], sums: list[float], counts: list[int]) -> int:
    best = 0
    for at in range(1, len(legal)):
        if counts[at] and sums[at] * counts[best] > sums[best] * counts[at]:
            best = at
    return legal[best]
