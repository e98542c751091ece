"""Advice: what a search would play, how good its outlook is, and what speaks for it in the words of the game's counsel.

Outlooks lie between 0 (lost) and 1 (won), and the order follows them. What speaks for an action is read from the
position after it and after the rest of the own turn, in the same samples for all actions: a fact that counts as much
after the others is no reason, and what a move leaves undone, or what comes anyway, is none where most of them do so.
Where two of the actions shown would be told the same, each is also told by what sets it apart from the other.
"""

from typing import Any, Final

from kingsbridge.bots.bot import Info
from kingsbridge.bots.search import Node, Search, SearchPlan
from kingsbridge.bots.searcher import search_for
from kingsbridge.core.contract import Fact, State

# Samples in which positions are compared, steps that the rest of a turn may take, and what is too little to be told.
_SAMPLES: Final = 12
_MOST_STEPS: Final = 24
_LEAST: Final = 0.1
_SECOND: Final = 0.3  # a second reason counts at least this share of the first
_MOST_REASONS: Final = 2
# An action that was hardly tried looked bad: it is thought to be as bad as the worst, until so many tries speak for it.
_DOUBT: Final = 20.0
# Outlooks that differ by less are within what a search cannot tell apart.
NOTHING: Final = 0.02
# What can be told of a move in any game: the same and more of it; as good as the best of the others; better when it is
# played on; worse than the best.
MORE: Final = "more"
ALIKE: Final = "alike"
LATER: Final = "later"
LESS: Final = "less"


class Ground:
    """A fact that speaks for an action, and by how much it counts more than after the others."""

    def __init__(self, key: str, gain: float, args: dict[str, Any] | None = None) -> None:
        self.key = key
        self.gain = gain
        self.args: dict[str, Any] = {} if args is None else args


class Advice:
    """An action with what the search found: its outlook, how often it was tried, and what speaks for it, most first.

    `instead` is what speaks for the best action and not for this one; empty of the best.
    """

    def __init__(self, action: int, value: float, visits: int, because: list[Ground]) -> None:
        self.action = action
        self.value = value
        self.visits = visits
        self.because = because
        self.instead: list[Ground] = []


def advise(info: Info, plan: SearchPlan, seed: int, most: int = 3) -> list[Advice]:
    """Give the best actions, the best first; none where there is no choice."""
    if len(info.legal_actions()) == 1:
        return []
    search = search_for(info, plan, seed)
    search.run(plan.iterations)
    found = outlooks(search)
    tellings = _tellings(info, [advice.action for advice in found])
    shown = found[:most]
    for at, advice in enumerate(shown):
        advice.because = _compare(tellings, at, _all_but(at, len(found)))
        if at:
            advice.instead = _compare(tellings, 0, [at]) or [Ground(LATER, 0.0)]
    _tell_apart(shown, tellings)
    return shown


def outlooks(search: Search) -> list[Advice]:
    """Give what a search holds of each action that it tried, the best first."""
    children = [child for child in search.root.children.values() if child.visits]
    worst = 1.0
    for child in children:
        worst = min(worst, child.total / child.visits)
    found = [Advice(child.action, _outlook(child, worst), child.visits, []) for child in children]
    found.sort(key=_rank)
    return found


def _outlook(child: Node, worst: float) -> float:
    return (child.total + _DOUBT * worst) / (child.visits + _DOUBT)


def _rank(advice: Advice) -> tuple[float, int, int]:
    return -advice.value, -advice.visits, advice.action


def cost_of(advised: list[Advice], action: int) -> float:
    """Say by how much an action is worse than the best advised; one that is not among them costs as the last."""
    value = advised[-1].value
    for advice in advised:
        if advice.action == action:
            value = advice.value
    return max(0.0, advised[0].value - value)


# --- what speaks for an action ---------------------------------------------------------------------------------------


def grounds(info: Info, actions: list[int]) -> dict[int, list[Ground]]:
    """Say of each action what speaks for it and not for the others, most first."""
    tellings = _tellings(info, actions)
    return {action: _compare(tellings, at, _all_but(at, len(actions))) for at, action in enumerate(actions)}


def _tellings(info: Info, actions: list[int]) -> "list[_Telling]":
    """Gather the facts after each action, in the same samples."""
    tellings = [_Telling(info.game.counsel.rare_only) for _ in actions]
    for number in range(_SAMPLES):
        sample = info.sample(number)
        for at, action in enumerate(actions):
            after = sample.clone()
            after.apply(action)
            finish_turn(sample, after, info.seat)
            for fact in info.game.counsel.facts(sample, after, info.seat, action):
                tellings[at].add(fact)
    return tellings


def _all_but(at: int, count: int) -> list[int]:
    return [other for other in range(count) if other != at]


def finish_turn(before: State, state: State, seat: int) -> None:
    """Play on what is left of the turn in which a move was made, as the game's sense proposes."""
    counsel = state.game.counsel
    sense = state.game.sense
    for _ in range(_MOST_STEPS):
        if state.is_over or state.current_seat != seat or not counsel.goes_on(before, state):
            return
        action = sense.proposal(state)
        state.apply(action if action >= 0 else sense.best_by_trying(state))


class _Telling:
    """The facts after one action, on average over the samples."""

    def __init__(self, rare_only: list[str]) -> None:
        self.worths: dict[str, float] = {}
        self._rare_only = rare_only
        self._said: dict[str, list[Fact]] = {}

    def add(self, fact: Fact) -> None:
        self.worths[fact.key] = self.worths.get(fact.key, 0.0) + fact.worth / _SAMPLES
        if fact.key not in self._said:
            self._said[fact.key] = []
        self._said[fact.key].append(fact)

    def said(self, key: str) -> Fact:
        """Give a fact as it is told in most samples."""
        said = self._said[key]
        best = said[0]
        most = 0
        for fact in said:
            alike = 0
            for other in said:
                if other.told == fact.told and other.args == fact.args:
                    alike += 1
            if alike > most:
                best = fact
                most = alike
        return best

    def is_common(self, key: str, others: "list[_Telling]") -> bool:
        """Say whether a fact that is a reason only if it is rare holds as much after most of the others."""
        own = self.said(key)
        if own.told not in self._rare_only:
            return False
        alike = 0
        for other in others:
            if key in other.worths and other.worths[key] > self.worths[key] - _LEAST:
                said = other.said(key)
                if said.told == own.told and said.args == own.args:
                    alike += 1
        return 2 * alike > len(others)


def _compare(tellings: list[_Telling], at: int, others: list[int]) -> list[Ground]:
    """Give what is told first of an action next to the others."""
    found = _advantages(tellings, at, others)
    return [ground for ground in found[:_MOST_REASONS] if ground.gain >= _SECOND * found[0].gain]


def _advantages(tellings: list[_Telling], at: int, others: list[int]) -> list[Ground]:
    """Compare the facts after one action with the mean after the others, most first."""
    if not others:
        return []
    found: list[Ground] = []
    for key, worth in tellings[at].worths.items():
        mean = 0.0
        for other in others:
            mean += tellings[other].worths.get(key, 0.0) / len(others)
        fact = tellings[at].said(key)
        if not fact.told or worth - mean < _LEAST:
            continue
        if not tellings[at].is_common(key, [tellings[other] for other in others]):
            found.append(Ground(fact.told, worth - mean, fact.args))
    found.sort(key=_smallness)
    return found


def _smallness(ground: Ground) -> float:
    return -ground.gain


# --- what sets actions apart -----------------------------------------------------------------------------------------


def _tell_apart(shown: list[Advice], tellings: list[_Telling]) -> None:
    """Where an action is told as another one is, or not at all, add what sets it apart, or that nothing does."""
    alike = [_told_alike(shown, at) for at in range(len(shown))]
    for at, others in enumerate(alike):
        if others:
            _add_difference(shown[at], _advantages(tellings, at, others))
    for at, advice in enumerate(shown):
        if not advice.because or _told_alike(shown, at):
            advice.because.append(Ground(_in_general(shown, at), 0.0))


def _told_alike(shown: list[Advice], at: int) -> list[int]:
    """List the actions of which the same is told."""
    own = shown[at].because
    return [other for other in _all_but(at, len(shown)) if own and _same_words(own, shown[other].because)]


def _same_words(some: list[Ground], others: list[Ground]) -> bool:
    if len(some) != len(others):
        return False
    for ground, other in zip(some, others, strict=True):
        if ground.key != other.key or ground.args != other.args:
            return False
    return True


def _add_difference(advice: Advice, advantages: list[Ground]) -> None:
    """Tell the greatest difference second; where it is one of degree alone, say so."""
    for ground in advantages:
        if not any(_same_words([ground], [told]) for told in advice.because):
            advice.because = [advice.because[0], ground]
            return
    if advantages:
        advice.because.append(Ground(MORE, advantages[0].gain))


def _in_general(shown: list[Advice], at: int) -> str:
    """Say of an action that nothing in sight sets apart whether the search does."""
    if at == 0:
        return ALIKE if len(shown) > 1 and shown[0].value - shown[1].value < NOTHING else LATER
    return ALIKE if shown[0].value - shown[at].value < NOTHING else LESS
