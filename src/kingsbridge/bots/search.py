"""Information-set Monte Carlo tree search. It knows no game: what positions are worth it reads from `sense`.

Each iteration deals a sample of what the seat knows, walks one tree that all samples share, adds one node, plays on a
little by the game's policy and passes the values of all seats back (max^n). A node is reached by what was played, not
by what is hidden; since an action is not legal in every sample, each child counts how often it was available, and its
claim to be tried grows with that count. First guesses come from the worth of the position after each action. Which of
the seat's own actions is tried next, the claims say as everywhere in the tree; `race.py` has another way.
"""

from math import exp, sqrt
from random import Random
from time import process_time
from typing import Any, Final

from kingsbridge.bots.bot import Info
from kingsbridge.bots.weighed import learned_of, sense_of
from kingsbridge.core.contract import Sense, State
from kingsbridge.core.learned import Learned

# Seeds of samples; small enough to be a machine word in the compiled form.
_SEEDS: Final = 1 << 53
# Seats are folded into a child's key, since after chance another seat may be to move.
_SEATS: Final = 8
# After how many iterations a search looks whether it may stop.
_LOOK_EVERY: Final = 32


class SearchPlan:
    """How much and how to search: one level's numbers for one game."""

    def __init__(self) -> None:
        self.iterations = 500
        self.worth = 1  # the version of the game's sense
        self.style = ""  # the taste in which it is counted; empty: as it is
        self.learned = False  # where playouts stop, the chance learned from self-play counts, if there is one
        self.horizon = 1  # epochs after which a playout stops; 0: only at the end of the game
        self.noise = 0.1  # share of random moves in playouts
        self.explore = 1.0
        self.trust = 0.5  # the share of first guesses that goes to the proposal
        self.spread = 2.0  # worth by which guesses fall to a third
        self.uniform = 0.1  # the share of guesses that every action gets alike
        self.scale = 10.0  # a lead of this much worth is worth half of what a lead can be
        self.winning = 0.5  # weight of winning against margin, at the end of the game
        self.slip = 0.0  # actions tried as often as the best, less this share, are as good as the best
        self.sight = 0.0  # but none whose first guess is below this share of the best action's
        # Actions race against each other in the same samples: one enters for each so many iterations, the likeliest
        # first (0: there is no race), and leaves when it is so many standard errors behind.
        self.race = 0
        self.sure = 2.5
        # How much the first guess counts against what was found in a race; the less, the more often it was tried.
        self.lean = 0.0
        # Hard cap (0: none), of computing and not of waiting, so that a busy machine changes no choice.
        self.seconds = 0.0


class Node:
    """What was learned about one action of one seat at one place of the tree."""

    def __init__(self, action: int, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.available = 0
        self.total = 0.0  # of the values for the seat that played the action
        self.children: dict[int, Node] = {}


class Search:
    """One search, from one seat's information."""

    def __init__(self, info: Info, plan: SearchPlan, seed: int) -> None:
        self.info = info
        self.plan = plan
        self.sense: Sense[Any] = sense_of(info.game, plan.worth, plan.style, searching=True)
        self.learned = learned_of(info.game, plan.worth, plan.style) if plan.learned else None
        self.random = Random(seed)
        self.root = Node(-1, 1.0)
        self.last_epoch = 0
        self.path: list[Node] = []
        self.movers: list[int] = []
        self.iterations = 0

    def run(self, iterations: int, until_decided: bool = False) -> None:
        """Search for so many iterations, or until the hard cap, or until more of them cannot change the best."""
        cap = self.plan.seconds
        started = process_time() if cap else 0.0
        for number in range(iterations):
            if number and number % _LOOK_EVERY == 0:
                if cap and process_time() - started > cap:
                    return
                if until_decided and self._lead() > iterations - number:
                    return
            self._iterate()

    def _lead(self) -> int:
        """Give by how many tries the best action is ahead of the next."""
        most = 0
        second = 0
        for child in self.root.children.values():
            if child.visits > most:
                second = most
                most = child.visits
            elif child.visits > second:
                second = child.visits
        return most - second

    def best(self) -> int:
        """Give the action tried most often; of equals the one of higher value."""
        best = -1
        best_visits = -1
        best_value = 0.0
        for child in self.root.children.values():
            value = self._value_of(child)
            if child.visits > best_visits or (child.visits == best_visits and value > best_value):
                best = child.action
                best_visits = child.visits
                best_value = value
        return best

    def _value_of(self, child: Node) -> float:
        """Give how good an action has shown to be, to tell apart those that were tried as often."""
        return child.total / child.visits if child.visits else 0.0

    def choice(self) -> int:
        """Give the best action, or by a slip one tried nearly as often that looked nearly as good; idle ones last."""
        best = self.best()
        if self.plan.slip == 0.0:
            return best
        most = 0
        guess = 0.0
        for child in self.root.children.values():
            most = max(most, child.visits)
            if child.action == best:
                guess = child.prior
        near = [
            child.action
            for child in self.root.children.values()
            if child.visits >= most * (1.0 - self.plan.slip) and child.prior >= guess * self.plan.sight
        ]
        if self.plan.sight:
            near = self._busy(near) or near
        return near[int(self.random.random() * len(near))]

    def _busy(self, actions: list[int]) -> list[int]:
        """Give those of the actions that do not leave lying what could be had."""
        game = self.info.game
        return [action for action in actions if game.action(action).kind not in game.efforts.idle]

    def seed(self) -> int:
        """Draw a seed for a sample."""
        return int(self.random.random() * _SEEDS)

    def _iterate(self) -> None:
        state = self.info.sample(self.seed())
        self._begin(state)
        self._descend(state, self.root)
        self._end(state)

    def try_out(self, sample: State, luck: int, node: Node) -> list[float]:
        """Try one of the seat's own actions in a clone of a sample, with this luck; gives the values of all seats."""
        self.random.seed(luck)
        state = sample.clone()
        self._begin(state)
        self.path.append(node)
        self.movers.append(self.info.seat)
        state.apply(node.action)
        if node.visits:
            self._descend(state, node)
        return self._end(state)

    def _begin(self, state: State) -> None:
        """Set out from a sample."""
        self.iterations += 1
        horizon = self.plan.horizon
        self.last_epoch = state.epoch + horizon if horizon else 1 << 30
        self.path.clear()
        self.movers.clear()

    def _end(self, state: State) -> list[float]:
        """Play on from the last node and pass the values back along the path."""
        self._play_on(state)
        values = values_of(state, self.sense, self.plan, self.learned)
        for at, node in enumerate(self.path):
            node.visits += 1
            node.total += values[self.movers[at]]
        return values

    def _stops(self, state: State) -> bool:
        return state.is_over or state.epoch >= self.last_epoch

    def _descend(self, state: State, node: Node) -> None:
        """Walk the tree from a node by what is known of it, to the first node never tried."""
        while not self._stops(state):
            legal = state.legal_actions()
            if len(legal) == 1:
                state.apply(legal[0])
                continue
            seat = state.current_seat
            child = self._select(node, state, legal)
            self.path.append(child)
            self.movers.append(seat)
            state.apply(child.action)
            if child.visits == 0:
                return
            node = child

    def _select(self, node: Node, state: State, legal: list[int]) -> Node:
        seat = state.current_seat
        children = node.children
        self._add_missing(node, state, legal)
        visits = 0
        total = 0.0
        for action in legal:
            child = children[action * _SEATS + seat]
            visits += child.visits
            total += child.total
        mean = total / visits if visits else 0.5
        explore = self.plan.explore
        best: Node | None = None
        best_claim = -1e9
        for action in legal:
            child = children[action * _SEATS + seat]
            child.available += 1
            value = child.total / child.visits if child.visits else mean
            claim = value + explore * child.prior * sqrt(float(child.available)) / (1 + child.visits)
            if claim > best_claim:
                best = child
                best_claim = claim
        assert best is not None
        return best

    def _add_missing(self, node: Node, state: State, legal: list[int]) -> None:
        """Make children for actions not met here before, all guesses by the worth after each action."""
        seat = state.current_seat
        for action in legal:
            if action * _SEATS + seat not in node.children:
                break
        else:
            return
        priors = self._guesses(state, legal)
        for at, action in enumerate(legal):
            if action * _SEATS + seat not in node.children:
                node.children[action * _SEATS + seat] = Node(action, priors[at])

    def _guesses(self, state: State, legal: list[int]) -> list[float]:
        """Guess how good each action is, as shares of one."""
        plan = self.plan
        count = len(legal)
        shares = self._shares_by_worth(state, legal) if plan.spread else [1.0 / count] * count
        proposed = self.sense.proposal(state) if plan.trust else -1
        rest = 1.0 - plan.uniform
        for at, action in enumerate(legal):
            share = shares[at]
            if proposed >= 0:
                share = share * (1.0 - plan.trust) + (plan.trust if action == proposed else 0.0)
            shares[at] = share * rest + plan.uniform / count
        return shares

    def _shares_by_worth(self, state: State, legal: list[int]) -> list[float]:
        seat = state.current_seat
        worths: list[float] = []
        best = -1e18
        for action in legal:
            after = state.clone()
            after.apply(action)
            worth = self.sense.value(after, seat)
            worths.append(worth)
            best = max(best, worth)
        total = 0.0
        for at in range(len(worths)):
            worths[at] = exp(max((worths[at] - best) / self.plan.spread, -30.0))
            total += worths[at]
        for at in range(len(worths)):
            worths[at] /= total
        return worths

    def _play_on(self, state: State) -> None:
        """Play by the game's policy, now and then at random."""
        random = self.random
        sense = self.sense
        noise = self.plan.noise
        while not self._stops(state):
            if random.random() < noise:
                legal = state.legal_actions()
                state.apply(legal[int(random.random() * len(legal))])
            else:
                state.apply(sense.policy(state, random))


def values_of(
    state: State, sense: Sense[Any], plan: SearchPlan, learned: Learned | None = None
) -> list[float]:
    """Give for each seat, between 0 and 1, how well it stands against the others, and who won if the game is over."""
    if learned is not None and not state.is_over:
        return learned_chances(state, learned)
    worths = sense.standings(state)
    temperature = sense.temperature(state)
    values = odds(worths, temperature) if temperature else leads(worths, plan.scale)
    if state.is_over:
        winners = state.winners()
        for seat in range(state.seats):
            won = 1.0 / len(winners) if seat in winners else 0.0
            values[seat] = plan.winning * won + (1.0 - plan.winning) * values[seat]
    return values


def learned_chances(state: State, learned: Learned) -> list[float]:
    """Value each seat by its chance to win as learned from self-play."""
    sense = state.game.sense
    sums: list[float] = []
    for seat in range(state.seats):
        sums.append(learned.sum_of(state.epoch, sense.own_parts(state, seat), state.feature_row(seat)))
    return odds(sums, 1.0)


def leads(worths: list[float], scale: float) -> list[float]:
    """Value each seat by its lead over the best of the others alone."""
    seats = len(worths)
    values = [0.0] * seats
    for seat in range(seats):
        lead = 1e18
        for other in range(seats):
            if other != seat:
                lead = min(lead, worths[seat] - worths[other])
        values[seat] = 0.5 + 0.5 * lead / (abs(lead) + scale)
    return values


def odds(worths: list[float], temperature: float) -> list[float]:
    """Value each seat by its chance to win among all: odds fall to a third with each temperature of worth behind."""
    best = max(worths)
    values: list[float] = []
    total = 0.0
    for worth in worths:
        share = exp(max((worth - best) / temperature, -30.0))
        values.append(share)
        total += share
    for seat in range(len(values)):
        values[seat] /= total
    return values
