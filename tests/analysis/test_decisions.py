"""A decision is judged by what its seat knew, in classes whose bounds are stated, with a way that can be played."""

from random import Random

import pytest
from msgspec.structs import replace

import kingsbridge
from kingsbridge import State
from kingsbridge.analysis.decision import MOST_COST, judge, quality_of
from kingsbridge.bots.bot import Info
from kingsbridge.bots.levels import APPRENTICE
from tests.hidden.test_bots_secrets import changed, secrets_of
from tests.situations import random_game, situation

SURE = 0.001


def test_classes_follow_what_a_move_cost() -> None:
    assert [quality_of(cost, SURE) for cost in (0.0, 0.019, 0.02, 0.039, 0.04, 0.069, 0.07, 0.9)] == [
        *("best", "best", "good", "good"),
        *("doubtful", "doubtful", "mistake", "mistake"),
    ]
    assert list(MOST_COST) == ["best", "good", "doubtful"]


def test_a_loss_that_may_be_chance_is_held_against_nobody() -> None:
    assert quality_of(0.1, 0.06) == "good"
    assert quality_of(0.1, 0.04) == "mistake"


def _positions(game_id: str) -> list[State]:
    start = kingsbridge.load_game(game_id).new_state(seed=8)
    return [
        state.clone()
        for ply, state in enumerate(random_game(start, Random(8)))
        if ply % 37 == 0 and len(state.legal_actions()) > 1
    ]


@pytest.mark.parametrize("game_id", kingsbridge.game_ids())
def test_a_changed_secret_changes_nothing_of_the_judgement(game_id: str) -> None:
    random = Random(game_id)
    differing = 0
    for state in _positions(game_id):
        seat = state.current_seat
        played = state.game.action(state.legal_actions()[-1]).key
        told = judge(Info(state, seat), played, 7, level=APPRENTICE)
        for change in secrets_of(game_id).values():
            other = changed(change, state, seat, random)
            differing += other.fingerprint() != state.fingerprint()
            assert judge(Info(other, seat), played, 7, level=APPRENTICE) == told
    assert differing > 5, "the secrets were hardly ever changed"


@pytest.mark.parametrize("game_id", kingsbridge.game_ids())
def test_outlooks_are_told_for_all_seats_and_the_better_way_can_be_begun(game_id: str) -> None:
    for state in _positions(game_id):
        for action in (state.legal_actions()[0], state.legal_actions()[-1]):
            judged = judge(
                Info(state, state.current_seat), state.game.action(action).key, 3, level=APPRENTICE
            )
            assert len(judged.before) == len(judged.after) == state.seats
            assert all(0 <= outlook <= 1 for outlook in [*judged.before, *judged.after])
            assert state.game.action_id(judged.line[0]) == state.game.action_id(judged.best)
            assert state.game.action_id(judged.best) in state.legal_actions()
            if judged.best == judged.played:
                assert judged.cost == 0 and judged.before == judged.after and judged.quality == "best"
            else:
                lost = judged.before[judged.seat] - judged.after[judged.seat]
                assert judged.cost == pytest.approx(lost, abs=0.001) or judged.after[judged.seat] == 0


def test_a_decision_matters_where_some_move_would_cost_more_than_a_good_one() -> None:
    goods = {0: {"gold": 5, "grain": 2, "piety": 1}, 1: {"gold": 5, "grain": 2, "piety": 2}}
    hands = {0: ["piety-card", "house-rent"]}
    state = situation("world", 2, chapter=3, round=6, hands=hands, goods=goods)
    for played in ("play piety-card", "play house-rent"):
        judged = judge(Info(state, state.current_seat), played, 1, level=APPRENTICE)
        assert judged.mattered, "well or badly chosen"
    assert not replace(judged, stake=MOST_COST["good"] - SURE).mattered


def test_the_reason_speaks_for_the_better_way_alone() -> None:
    goods = {0: {"gold": 5, "grain": 2, "piety": 1}, 1: {"gold": 5, "grain": 2, "piety": 2}}
    state = situation("world", 2, chapter=3, round=6, hands={0: ["piety-card", "house-rent"]}, goods=goods)
    judged = judge(Info(state, state.current_seat), "play house-rent", 1, level=APPRENTICE)
    assert (judged.best, judged.quality) == ("play piety-card", "mistake")
    assert judged.because and all(reason.gain > 0 for reason in judged.because)
