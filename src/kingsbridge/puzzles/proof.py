"""How it is shown that a move is clearly best: by a long search, and again by another way of looking.

Both know what the deciding seat knows, and nothing else. The search grows a tree over many samples and judges by
outlook. The comparison grows none: every move is played out by the game's policy in the same samples with the same
luck, and judged by the mean lead at the end. What both find does not rest on how one of them looks at things.
"""

from dataclasses import dataclass
from math import sqrt
from random import Random

from kingsbridge.bots.advice import Advice, outlooks
from kingsbridge.bots.bot import Info
from kingsbridge.bots.levels import MASTER, as_judge, plan_for
from kingsbridge.bots.search import Search
from kingsbridge.core.contract import State

# Outlook within which another move is as good as the best, and by which all others must be behind it.
MARGIN = 0.01
CLEAR = 0.03
# A puzzle may have so many answers, and at most this share of the legal moves.
MOST_ANSWERS = 3
_SHARE = 0.34
# Every move is tried often enough to be judged.
_UNIFORM = 0.5
_SEEDS = 1 << 53


def search_outlooks(info: Info, seed: int, times: float) -> list[Advice]:
    """Search so many times as long as a Master, every move tried often; the best first."""
    plan = plan_for(as_judge(MASTER), info)
    plan.uniform = _UNIFORM
    plan.seconds = 0.0
    search = Search(info, plan, seed)
    search.run(int(plan.iterations * times))
    return outlooks(search)


def is_best_again(info: Info, answers: list[int], seeds: range, times: float) -> bool:
    """Search with each of these seeds: say whether all of them have one of the answers first too."""
    return all(search_outlooks(info, seed, times)[0].action in answers for seed in seeds)


def answers_of(advised: list[Advice]) -> list[int]:
    """Give the best move and those as good, if all others are clearly behind; else none."""
    best = advised[0].value
    answers = [advice.action for advice in advised if best - advice.value <= MARGIN]
    others = [advice for advice in advised if advice.action not in answers]
    if not others or len(answers) > min(MOST_ANSWERS, max(1, int(_SHARE * len(advised)))):
        return []
    return answers if best - others[0].value >= CLEAR else []


@dataclass
class Compared:
    """Moves compared in the same samples: the lead after each, sample by sample."""

    leads: dict[int, list[float]]

    def order(self) -> list[int]:
        """Give the moves, the best mean lead first."""
        return sorted(self.leads, key=lambda action: -sum(self.leads[action]))

    def best(self) -> int:
        """Give the move with the best mean lead."""
        return self.order()[0]

    def nearly_best(self) -> list[int]:
        """Give the best move and those that nothing tells apart from it."""
        best = self.best()
        return [
            best,
            *(other for other in self.leads if other != best and self.leads[other] == self.leads[best]),
        ]

    def surely(self, better: int, worse: int) -> float:
        """Say by how many standard errors one move is ahead of another."""
        differences = [one - two for one, two in zip(self.leads[better], self.leads[worse], strict=True)]
        count = len(differences)
        mean = sum(differences) / count
        variance = sum((difference - mean) ** 2 for difference in differences) / max(count - 1, 1)
        if variance == 0.0:
            return 0.0 if mean == 0.0 else count * mean / abs(mean)
        return mean / sqrt(variance / count)

    def ahead_of_others(self, answers: list[int]) -> float:
        """Say by how many standard errors the first of the answers is ahead of the nearest other move."""
        others = [action for action in self.leads if action not in answers]
        return min((self.surely(answers[0], other) for other in others), default=0.0)


def compare(info: Info, actions: list[int], samples: int, seed: int, epochs: int = 0) -> Compared:
    """Play every move out in the same samples, with the same luck, so many epochs (0: as far as a Master looks)."""
    random = Random(seed)
    horizon = epochs or plan_for(as_judge(MASTER), info).horizon
    leads: dict[int, list[float]] = {action: [] for action in actions}
    for _ in range(samples):
        sample = info.sample(int(random.random() * _SEEDS))
        luck = int(random.random() * _SEEDS)
        for action in actions:
            state = sample.clone()
            state.apply(action)
            leads[action].append(_lead_in_the_end(state, info.seat, sample.epoch + horizon, Random(luck)))
    return Compared(leads)


def _lead_in_the_end(state: State, seat: int, last_epoch: int, random: Random) -> float:
    sense = state.game.sense
    while not state.is_over and state.epoch < last_epoch:
        state.apply(sense.policy(state, random))
    worths = sense.standings(state)
    return worths[seat] - max(worth for other, worth in enumerate(worths) if other != seat)
