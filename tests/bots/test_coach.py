"""The coach judges moves: what throws much away, and which decision mattered."""

import pytest

from kingsbridge import form
from kingsbridge.bots.advice import Advice, advise
from kingsbridge.bots.bot import Info
from kingsbridge.bots.coach import BRIEF, LONG, judge, throws_much_away, weight
from kingsbridge.bots.search import SearchPlan
from tests.situations import situation

ADVISED = [Advice(4, 0.7, 90, []), Advice(2, 0.62, 9, []), Advice(3, 0.4, 1, [])]


def test_only_what_costs_much_is_spoken_of_and_a_brief_look_is_less_sure() -> None:
    assert not throws_much_away(ADVISED, 4, LONG)
    assert throws_much_away(ADVISED, 2, LONG) and not throws_much_away(ADVISED, 2, BRIEF)
    assert throws_much_away(ADVISED, 3, BRIEF)
    assert not throws_much_away([], 3, LONG)


def test_what_went_wrong_mattered_more_than_what_went_well() -> None:
    assert weight(ADVISED, 3) > weight(ADVISED, 2) > weight(ADVISED, 4) > 0
    assert weight([], 3) == 0


def test_what_speaks_for_the_best_speaks_against_the_move_that_was_chosen() -> None:
    goods = {0: {"gold": 5, "grain": 2, "piety": 1}, 1: {"gold": 5, "grain": 2, "piety": 2}}
    hands = {0: ["piety-card", "house-rent"]}
    state = situation("world", 2, chapter=3, round=6, hands=hands, goods=goods)
    plan = SearchPlan()
    plan.iterations = 150
    advised = advise(Info(state, state.current_seat), plan, 1, 9)
    assert state.game.action(advised[0].action).key == "play piety-card"
    assert advised[0].instead == []
    for other in advised[1:]:
        assert other.instead[0].key == "duty-piety"


@pytest.mark.skipif(
    form.describe()[0] != "compiled", reason="too slow interpreted; the judgement is the same"
)
@pytest.mark.parametrize("level", [BRIEF, LONG])
def test_a_blunder_is_spoken_of_and_the_right_move_is_not(level: str) -> None:
    goods = {0: {"gold": 5, "grain": 2, "piety": 1}, 1: {"gold": 5, "grain": 2, "piety": 2}}
    state = situation("world", 2, chapter=3, round=6, hands={0: ["piety-card", "house-rent"]}, goods=goods)
    advised = judge(Info(state, state.current_seat), level, 1)
    assert not throws_much_away(advised, state.game.action_id("play piety-card"), level)
    assert throws_much_away(advised, state.game.action_id("play house-rent"), level)
