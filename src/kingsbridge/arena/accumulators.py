"""Accumulators gather statistics from games that were played: the arena's own, and anybody's as `module:Class`.

The results hold every move, so an accumulator can be written after the games: each game is played over for it, with
its journal. Subclass, override what you need, and name the class to `kingsbridge report --accumulate
my_module:MyClass`:

    class Passes(Accumulator):
        def __init__(self) -> None:
            self.passes = 0

        def before_move(self, state: State, action: int) -> None:
            self.passes += state.game.action(action).key == "pass"

        def figures(self) -> object:
            return {"passes": self.passes}
"""

from collections.abc import Iterable, Sequence

from kingsbridge.arena.outcome import Outcome
from kingsbridge.arena.players import make_own
from kingsbridge.arena.schedule import Plan
from kingsbridge.core.contract import State
from kingsbridge.core.errors import BadRequest
from kingsbridge.core.play import Play
from kingsbridge.core.registry import load_game


class Accumulator:
    """Gathers something from every game. Made without arguments; the games come in the order of their numbers."""

    def begin(self, state: State, outcome: Outcome) -> None:
        """Look at a game as it was dealt; the outcome says already who sits where and who will win."""

    def before_move(self, state: State, action: int) -> None:
        """Look at a position and at what `state.current_seat` does in it; the state must not be changed."""

    def end(self, state: State, outcome: Outcome) -> None:
        """Look at a finished game; `state.journal` tells all that happened."""

    def figures(self) -> object:
        """Give what was gathered, ready for JSON."""
        raise NotImplementedError


def find_accumulators(names: Sequence[str]) -> dict[str, Accumulator]:
    """Make accumulators by their names."""
    return {name: make_own(name, Accumulator) for name in names}


def accumulate(plan: Plan, outcomes: Iterable[Outcome], accumulators: Sequence[Accumulator]) -> None:
    """Play the games over for the accumulators; other rules or components than those of the results are refused."""
    game = load_game(plan.game)
    if (game.rules_version, game.components_fingerprint) != (plan.rules_version, plan.components):
        raise BadRequest(
            "results-of-other-rules",
            f"The results were played with other rules or components of '{game.id}' than these.",
            {"game": game.id},
        )
    for outcome in outcomes:
        play = Play(
            game.start(
                plan.seats, plan.options, plan.deal_key(plan.fixture(outcome.game)), None, journal=True
            )
        )
        for accumulator in accumulators:
            accumulator.begin(play.state, outcome)
        for key in outcome.moves:
            _step(play, outcome, key, accumulators)
        for accumulator in accumulators:
            accumulator.end(play.state, outcome)


def _step(play: Play, outcome: Outcome, key: str, accumulators: Sequence[Accumulator]) -> None:
    state = play.state
    action = state.game.catalogue.ids.get(key, -1)
    if action not in state.legal_actions():
        raise BadRequest(
            "illegal-in-results",
            f"Game {outcome.game} of the results holds the move '{key}', which is not legal there.",
            {"game": outcome.game, "action": key},
        )
    for accumulator in accumulators:
        accumulator.before_move(state, action)
    play.play(action)
