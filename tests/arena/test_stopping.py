"""The sequential stop: it stops, it does not depend on who plays, and it keeps its 5 %."""

from dataclasses import replace
from random import Random

from kingsbridge.arena.outcome import Outcome
from kingsbridge.arena.schedule import stopping_at
from kingsbridge.arena.stopping import Stop
from kingsbridge.arena.tournament import counted
from tests.arena.playing import game_with, plan_of


def _games(wins: str) -> list[Outcome]:
    """Make up games of a pair of bots, won by the first (1) or not (0)."""
    return [game_with(number, ["a", "b"], [0 if won == "1" else 1]) for number, won in enumerate(wins)]


def test_looks_are_spread_over_the_games() -> None:
    assert Stop(0.5, 200).looks() == [20, 40, 60, 80, 100, 120, 140, 160, 180, 200]
    assert Stop(0.5, 4).looks() == [1, 2, 3, 4]


def test_it_stops_at_the_first_look_that_is_sure() -> None:
    plan = replace(stopping_at(plan_of("duel", "random", "tidy"), 0.5, 200), bots=["a", "b"])
    assert len(counted(plan, _games("1" * 120))) == 20
    assert len(counted(plan, _games("0" * 120))) == 20
    assert len(counted(plan, _games("10" * 15 + "1" * 90))) == 60
    assert len(counted(plan, _games("10" * 60))) == 120


def test_a_gap_hides_what_comes_after_it() -> None:
    plan = replace(stopping_at(plan_of("duel", "random", "tidy"), 0.5, 200), bots=["a", "b"])
    games = [game for game in _games("1" * 50) if game.game != 10]
    assert counted(plan, games) == games


def test_without_a_stop_all_games_count() -> None:
    assert len(counted(plan_of("duel", "random", "tidy"), _games("1" * 90))) == 90


def test_it_is_wrong_one_time_in_twenty_at_most() -> None:
    # With an ordinary interval at each of the ten looks it would be one time in five.
    stop = Stop(0.5, 400)
    random = Random(11)
    wrong = 0
    for _ in range(2000):
        wins = [float(random.random() < 0.5) for _ in range(400)]
        wrong += any(stop.decided(wins[:look]) for look in stop.looks())
    assert 0.02 < wrong / 2000 < 0.06
