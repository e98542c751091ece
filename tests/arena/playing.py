"""Short ways to a plan and to games played."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from kingsbridge import load_game
from kingsbridge.arena.match import play_fixture
from kingsbridge.arena.outcome import Outcome
from kingsbridge.arena.results import Results, read_results
from kingsbridge.arena.schedule import Plan, make_plan
from kingsbridge.arena.tournament import play_plan
from kingsbridge.arena.workers import Workers

FOREIGN = "tests.arena.foreign"


def plan_of(game: str, *bots: str, seed: int = 5, **more: Any) -> Plan:
    """Make a plan with the default options."""
    return make_plan(load_game(game), list(bots), {}, seed, **more)


def played(plan: Plan, games: int) -> list[Outcome]:
    """Play the first games of a plan here."""
    return [play_fixture((plan, plan.fixture(number))) for number in range(games)]


def timeless(outcomes: list[Outcome]) -> list[Outcome]:
    """Leave out the times, which differ from run to run."""
    return [replace(outcome, seconds=[]) for outcome in outcomes]


def run_into(file: Path, plan: Plan, games: int, workers: Workers) -> list[Outcome]:
    """Play a plan into a results file and read it."""
    with Results(file, plan) as results:
        for _ in play_plan(plan, games, results, workers):
            pass
    return read_results(file)[1]


def game_with(number: int, bots: list[str], winners: list[int], scores: list[float] | None = None) -> Outcome:
    """Make up a game."""
    points = scores or [float(seat in winners) for seat in range(len(bots))]
    return Outcome(number, number, bots, points, winners, [], [], [[] for _ in bots])
