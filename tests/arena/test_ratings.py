"""Ratings."""

from kingsbridge.arena.ratings import rate
from tests.arena.playing import game_with


def test_who_wins_is_rated_higher_and_surer_with_time() -> None:
    games = [game_with(number, ["a", "b"], [0 if number % 4 else 1]) for number in range(300)]
    few, many = rate(games[:8], ["a", "b"]), rate(games, ["a", "b"])
    assert [each.bot for each in many] == ["a", "b"]
    assert many[0].low > many[1].high
    assert many[0].high - many[0].low < few[0].high - few[0].low


def test_equals_are_level() -> None:
    games = [game_with(number, ["a", "b"], [0, 1]) for number in range(20)]
    first, second = rate(games, ["a", "b"])
    assert abs(first.mean - second.mean) < 1e-6


def test_second_place_counts_too() -> None:
    games = [game_with(number, ["a", "b", "c"], [0], [9, 5, 1]) for number in range(20)]
    assert [each.bot for each in rate(games, ["c", "b", "a"])] == ["a", "b", "c"]


def test_a_bot_on_several_seats_has_one_rating() -> None:
    games = [game_with(number, ["a", "b", "b"], [0], [9, 5, 1]) for number in range(20)]
    assert [each.bot for each in rate(games, ["a", "b"])] == ["a", "b"]


def test_games_against_oneself_say_nothing() -> None:
    (alone,) = rate([game_with(0, ["a", "a"], [0])], ["a"])
    assert alone.mean == 25
