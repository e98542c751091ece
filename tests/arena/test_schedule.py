"""Who sits where, and with which deal."""

from collections import Counter
from typing import Any

import pytest

from kingsbridge import BadRequest, load_game
from kingsbridge.arena.schedule import circles, companies_of, make_plan, rotations, stopping_at
from kingsbridge.bots.levels import LEVELS
from tests.arena.playing import FOREIGN, plan_of


def test_a_pair_is_one_deal_with_the_seats_swapped() -> None:
    plan = plan_of("duel", "greedy", "random")
    first, second, third = (plan.fixture(number) for number in range(3))
    assert (first.bots, second.bots) == (("greedy", "random"), ("random", "greedy"))
    assert plan.deal_key(first) == plan.deal_key(second) != plan.deal_key(third)


def test_games_of_one_deal_have_other_seeds_for_their_bots() -> None:
    plan = plan_of("duel", "random", "random")
    seeds = [[plan.bot_seed(plan.fixture(number), move) for move in range(5)] for number in range(2)]
    assert seeds[0] != seeds[1] and len(set(seeds[0])) > 1


def test_fresh_deals_move_the_bots_on_by_one_seat() -> None:
    plan = plan_of("cards", "greedy", "random", "tidy", fresh_deals=True)
    games = [plan.fixture(number) for number in range(4)]
    assert [game.deal for game in games] == [0, 1, 2, 3]
    assert [game.bots.index("greedy") for game in games] == [0, 1, 2, 0]
    assert [game.bots.index("random") for game in games] == [1, 2, 0, 1]
    for game in games:
        assert game.bots == tuple(plan.bots[place] for place in plan.places(game.number))
    assert plan.whole_rounds(4) == 4


def test_seeds_of_bots_stay_what_they_are_because_measured_games_depend_on_them() -> None:
    paired, fresh = (
        plan_of("cards", *["random"] * 3, seed=61126),
        plan_of("cards", *["random"] * 3, fresh_deals=True),
    )
    assert paired.bot_seed(paired.fixture(7), 11) == 50245
    assert fresh.bot_seed(fresh.fixture(7), 11) == 61648


def test_a_level_is_the_same_bot_with_and_without_its_version() -> None:
    plan = plan_of("duel", "master", "journeyman")
    master, journeyman = (f"{level}@{LEVELS[level]}" for level in ("master", "journeyman"))
    assert plan == plan_of("duel", master, journeyman)
    assert plan.bots == [master, journeyman] == list(plan.fixture(0).bots)
    with pytest.raises(BadRequest, match="two different bots"):
        plan_of("duel", "master", master, round_robin=True)


def test_a_newer_version_of_a_level_is_another_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    today = plan_of("duel", "master", "random")
    monkeypatch.setitem(LEVELS, "master", 3)
    later = plan_of("duel", "master", "random")
    assert later.bots == ["master@3", "random"] and later.header() != today.header()


def test_one_against_three_visits_every_seat_once_a_deal() -> None:
    plan = plan_of("world", "greedy", "random", "random", "random")
    assert plan.whole_rounds(5) == 8
    assert [plan.fixture(number).bots.index("greedy") for number in range(4)] == [0, 3, 2, 1]


def test_two_and_two_sit_beside_and_across() -> None:
    orders = circles(("a", "a", "b", "b"))
    assert orders == [("a", "a", "b", "b"), ("a", "b", "a", "b")]
    assert [len(rotations(order)) for order in orders] == [4, 2]


@pytest.mark.parametrize("bots", [["random", "tidy", "greedy"], ["random", "tidy", "greedy", "yardstick"]])
def test_everybody_sits_everywhere_and_behind_everybody(bots: list[str]) -> None:
    plan = plan_of("cards", *bots)
    games = plan.whole_rounds(6 * len(bots) if len(bots) == 4 else 6)
    fixtures = [plan.fixture(number) for number in range(games)]
    seats = Counter((bot, seat) for fixture in fixtures for seat, bot in enumerate(fixture.bots))
    follows = Counter((f.bots[s - 1], f.bots[s]) for f in fixtures for s in range(len(bots)))
    assert len(set(seats.values())) == 1 and len(seats) == len(bots) ** 2
    assert len(set(follows.values())) == 1 and len(follows) == len(bots) * (len(bots) - 1)


def test_a_round_robin_lets_all_meet_on_the_same_deals() -> None:
    plan = plan_of("duel", "random", "tidy", "greedy", round_robin=True)
    games = plan.whole_rounds(1)
    assert games == 6
    met = Counter(frozenset(plan.fixture(number).bots) for number in range(games))
    assert set(met.values()) == {2} and len(met) == 3
    assert {plan.fixture(number).deal for number in range(games)} == {0}


def test_too_few_bots_for_the_seats_sit_there_twice() -> None:
    assert companies_of(["a", "b"], 3) == [("a", "a", "b"), ("a", "b", "b")]
    assert companies_of(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_neighbouring_seeds_share_no_deal() -> None:
    keys = [
        {plan.deal_key(plan.fixture(number)) for number in range(200)}
        for plan in (plan_of("duel", "random", "tidy", seed=seed) for seed in (7, 8))
    ]
    assert not keys[0] & keys[1]


@pytest.mark.parametrize(
    ("bots", "more", "code"),
    [
        (["greedy", "bishop"], {}, "unknown-bot"),
        (["greedy"], {}, "bad-seats"),
        (["greedy"], {"seats": 2}, "one-bot-a-seat"),
        (["greedy", "greedy"], {"round_robin": True}, "too-few-bots"),
        (["greedy", "random"], {"round_robin": True, "seats": 3}, "bad-seats"),
        (["greedy", "no_such_module:Bot"], {}, "unusable-class"),
        (["greedy", f"{FOREIGN}:Nothing"], {}, "unusable-class"),
        (["greedy", f"{FOREIGN}:NoBot"], {}, "other-class"),
        (["greedy", f"{FOREIGN}:NeedyBot"], {}, "unusable-class"),
    ],
)
def test_what_cannot_be_played_is_refused(bots: list[str], more: dict[str, Any], code: str) -> None:
    with pytest.raises(BadRequest) as caught:
        plan_of("duel", *bots, **more)
    assert caught.value.code == code


def test_a_round_robin_does_not_stop_early() -> None:
    plan = plan_of("duel", "random", "tidy", round_robin=True)
    with pytest.raises(BadRequest, match="round robin"):
        stopping_at(plan, 0.5, 10)


def test_only_bots_from_outside_have_a_clock_and_a_hash() -> None:
    ours = make_plan(load_game("duel"), ["random", "tidy"], {}, 1, seconds=3)
    theirs = make_plan(load_game("duel"), ["random", f"{FOREIGN}:FirstBot"], {}, 1, seconds=3)
    assert (ours.seconds, ours.sources) == (None, {})
    assert theirs.seconds == 3 and list(theirs.sources) == [f"{FOREIGN}:FirstBot"]
