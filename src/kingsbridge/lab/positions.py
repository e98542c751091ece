"""Positions of games between bots, for statistics: what every seat knew when an epoch began, and who won."""

from collections.abc import Generator
from contextlib import closing

from kingsbridge.arena.match import play_fixture
from kingsbridge.arena.schedule import Fixture, Plan
from kingsbridge.arena.workers import Workers, spread
from kingsbridge.core.registry import load_game

Position = tuple[list[float], list[list[int]]]  # each seat's share of the win, each seat's features


def positions_of(plan: Plan, games: int, epoch: int, workers: Workers) -> Generator[Position]:
    """Play games of a plan, and give each as it stood when a hand, round or chapter began; in no certain order."""
    jobs = ((plan, plan.fixture(number), epoch) for number in range(games))
    with closing(spread(workers, _position, jobs)) as done:
        for _, found in done:
            if found is not None:
                yield found


def _position(job: tuple[Plan, Fixture, int]) -> Position | None:
    """Play a game, and play it over up to the epoch; None where it was over before."""
    plan, fixture, epoch = job
    outcome = play_fixture((plan, fixture))
    game = load_game(plan.game)
    state = game.start(plan.seats, plan.options, plan.deal_key(fixture), None, False)
    for key in outcome.moves:
        if state.epoch >= epoch:
            break
        state.apply(game.action_id(key))
    if state.is_over:
        return None
    shares = [outcome.share(seat) for seat in range(plan.seats)]
    return shares, [state.features(seat) for seat in range(plan.seats)]
