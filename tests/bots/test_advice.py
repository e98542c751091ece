"""Advice: the actions a search prefers, with what speaks for them in the game's own words."""

import pytest

import kingsbridge
from kingsbridge.bots.advice import ALIKE, LATER, LESS, MORE, Advice, Ground, advise, cost_of
from kingsbridge.bots.bot import Info
from kingsbridge.bots.search import SearchPlan
from kingsbridge.core.contract import State
from tests.situations import situation


def _advice(state: State, iterations: int = 150, most: int = 3) -> list[Advice]:
    plan = SearchPlan()
    plan.iterations = iterations
    return advise(Info(state, state.current_seat), plan, 1, most)


@pytest.mark.parametrize("game_id", kingsbridge.game_ids())
def test_advice_is_legal_ordered_and_reproducible(game_id: str) -> None:
    game = kingsbridge.load_game(game_id)
    state = game.new_state(seats=game.min_seats, seed=5)
    advised = _advice(state)
    assert {each.action for each in advised} <= set(state.legal_actions())
    outlooks = [each.value for each in advised]
    assert outlooks == sorted(outlooks, reverse=True) and outlooks[0] <= 1.0 and outlooks[-1] >= 0.0
    assert all(each.visits > 0 for each in advised) and sum(each.visits for each in advised) <= 150
    assert [(each.action, each.value) for each in _advice(state)] == [
        (each.action, each.value) for each in advised
    ]
    told = [because for each in advised for because in each.because]
    general = (ALIKE, LATER, LESS)
    facts = game.counsel.fact_args
    assert all(because.key in facts or because.key in (*general, MORE) for because in told)
    assert all(because.gain > 0 or because.key in general for because in told)


def test_the_reason_names_what_the_action_brings() -> None:
    # The last to play takes a trick with materials by the own Master builder.
    state = situation(
        "cards",
        seats=4,
        table=["red-stonemason", "quarry", "green-carpenter"],
        lead=2,
        left=4,
        hands={1: ["blue-master-builder", "gravel-pit", "bishop-waleran", "blue-toolmaker"]},
    )
    best = _advice(state, 300)[0]
    assert state.game.action(best.action).key == "play blue-master-builder"
    assert best.because[0].key == "takes"


def test_a_duty_met_is_the_reason() -> None:
    held = {"gold": 5, "grain": 2, "piety": 1}
    state = situation("world", 2, round=6, hands={0: ["piety-card", "medicine"]}, goods={0: held, 1: held})
    best = _advice(state, 100)[0]
    assert state.game.action(best.action).key == "play piety-card"
    assert best.because[0].key == "duty-piety"


def test_what_a_move_cost() -> None:
    advised = [Advice(4, 0.7, 90, [Ground("points", 1.0)]), Advice(2, 0.6, 9, []), Advice(3, 0.5, 1, [])]
    assert cost_of(advised, 4) == 0.0
    assert cost_of(advised, 2) == pytest.approx(0.1)
    assert cost_of(advised, 8) == pytest.approx(0.2)


def test_there_is_no_advice_without_a_choice() -> None:
    state = kingsbridge.load_game("cards").new_state(seats=3, seed=5)
    while len(state.legal_actions()) > 1:
        state.apply(state.legal_actions()[0])
    assert not state.is_over
    assert _advice(state) == []


def test_more_advice_where_more_is_asked_for() -> None:
    state = kingsbridge.load_game("pillars").new_state(seats=2, seed=5)
    assert len(_advice(state, 150, most=1)) == 1
    assert len(_advice(state, 150, most=99)) <= len(state.legal_actions())
