"""The referee: bots that play, and bots that forfeit."""

import pytest

from kingsbridge import load_game
from kingsbridge.arena.match import ERROR, ILLEGAL, OVERRUN, play_fixture
from kingsbridge.arena.outcome import Forfeit, Outcome
from tests.arena.playing import FOREIGN, game_with, plan_of, played, timeless


def test_a_game_is_played_and_can_be_played_over() -> None:
    plan = plan_of("cards", "greedy", "random", "tidy")
    outcome = played(plan, 1)[0]
    game = load_game("cards")
    state = game.start(3, plan.options, plan.deal_key(plan.fixture(0)), None, False)
    choices = 0
    for key in outcome.moves:
        choices += len(state.legal_actions()) > 1
        state.apply(game.action_id(key))
    assert state.is_over and not outcome.forfeits
    assert (state.scores(), state.winners()) == (outcome.scores, outcome.winners)
    assert sum(len(times) for times in outcome.seconds) == choices


def test_a_game_depends_on_its_number_alone() -> None:
    plan = plan_of("cards", "random", "random", "tidy")
    forwards = played(plan, 3)
    backwards = [play_fixture((plan, plan.fixture(number))) for number in (2, 1, 0)]
    assert timeless(forwards) == timeless(backwards[::-1])


def test_a_line_of_results_comes_back_as_it_was() -> None:
    outcome = played(plan_of("duel", f"{FOREIGN}:BrokenBot", "random"), 1)[0]
    assert Outcome.from_dict(outcome.to_dict()) == outcome and outcome.forfeits


@pytest.mark.parametrize(
    ("bot", "why", "what"),
    [
        ("IllegalBot", ILLEGAL, "10000"),
        ("WordyBot", ILLEGAL, "'pass'"),
        ("BrokenBot", ERROR, "ZeroDivisionError: no luck"),
        ("LeavingBot", ERROR, "SystemExit: 0"),
        ("EndlessBot", OVERRUN, "0.05"),
    ],
)
def test_a_bad_bot_forfeits_and_the_game_goes_on(bot: str, why: str, what: str) -> None:
    plan = plan_of("cards", f"{FOREIGN}:{bot}", "random", "random", seconds=0.05)
    for outcome in played(plan, 2):
        seat = outcome.bots.index(f"{FOREIGN}:{bot}")
        assert [(each.seat, each.why, each.what) for each in outcome.forfeits] == [(seat, why, what)]
        assert outcome.winners and seat not in outcome.winners
        assert outcome.places()[seat] == 3
        assert len(outcome.moves) > outcome.forfeits[0].move


def test_a_forfeit_costs_even_the_best_score() -> None:
    plan = plan_of("duel", f"{FOREIGN}:BrokenBot", "random")
    games = played(plan, 12)
    forfeiters = [game.bots.index(f"{FOREIGN}:BrokenBot") for game in games]
    # The stand-in does win some of them on the board, or this would show nothing.
    assert any(game.scores[seat] == max(game.scores) for game, seat in zip(games, forfeiters, strict=True))
    assert all(game.winners == [1 - seat] for game, seat in zip(games, forfeiters, strict=True))


def test_where_all_forfeit_nobody_wins() -> None:
    outcome = played(plan_of("duel", f"{FOREIGN}:BrokenBot", f"{FOREIGN}:WordyBot"), 1)[0]
    assert outcome.winners == [] and len(outcome.forfeits) == 2
    assert outcome.places() == [1, 1]
    assert outcome.share_of(f"{FOREIGN}:BrokenBot") == 0


def test_places() -> None:
    assert game_with(0, ["a", "b", "c"], [1], [3, 9, 5]).places() == [3, 1, 2]
    assert game_with(0, ["a", "b", "c"], [0, 1], [9, 9, 5]).places() == [1, 1, 3]
    # A tie broken in favour of one, and two level behind.
    assert game_with(0, ["a", "b", "c"], [0], [9, 9, 9]).places() == [1, 2, 2]
    lost = Outcome(0, 0, ["a", "b"], [9, 1], [1], [], [Forfeit(0, 3, ILLEGAL, "")], [[], []])
    assert lost.places() == [2, 1]


def test_shares_are_split_between_winners() -> None:
    outcome = game_with(0, ["a", "b", "a"], [0, 1])
    assert [outcome.share(seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    assert outcome.share_of("a") == 0.5
