"""Grandmaster: several searches that choose together, alike whoever runs them and in whatever order."""

import kingsbridge
from kingsbridge.bots.bot import Info
from kingsbridge.bots.council import best_of, choose_together, tally_of
from kingsbridge.bots.levels import plan_for, searches_of
from kingsbridge.bots.registry import make_bot

BUDGET = 60


def _info(game_id: str) -> Info:
    state = kingsbridge.load_game(game_id).new_state(seed=5)
    return Info(state, state.current_seat)


def test_what_most_searches_tried_most_is_chosen_and_value_decides_between_equals() -> None:
    assert best_of([{3: [0.6, 0.5], 7: [0.4, 0.9]}, {3: [0.7, 0.5], 7: [0.3, 0.9]}]) == 3
    assert best_of([{3: [0.5, 0.5], 7: [0.5, 0.6]}]) == 7
    assert best_of([{7: [0.5, 0.5], 3: [0.5, 0.5]}]) == 3
    assert best_of([]) == -1


def test_grandmaster_is_made_of_searches_that_anybody_may_run() -> None:
    assert searches_of("grandmaster") == searches_of("grandmaster@1") == 4
    assert searches_of("master@2") == searches_of("greedy") == 1
    for game_id in kingsbridge.game_ids():
        info = _info(game_id)
        plan = plan_for("grandmaster", info)
        backwards = {number: tally_of(info, plan, BUDGET, 9, number) for number in (3, 2, 1, 0)}
        chosen = make_bot("grandmaster").choose(info, BUDGET, 9)
        assert chosen == best_of([backwards[number] for number in range(4)])


def test_all_searches_together_take_no_longer_than_they_may() -> None:
    """The last ones are left out where there is no time for them, and the first of all answers in any case."""
    info = _info("duel")
    first = best_of([tally_of(info, plan_for("grandmaster", info), BUDGET, 9, 0)])
    whole = [tally_of(info, plan_for("grandmaster", info), BUDGET, 9, number) for number in range(4)]
    assert choose_together(info, plan_for("grandmaster", info), BUDGET, 9, 4, 1e9) == best_of(whole)
    assert choose_together(info, plan_for("grandmaster", info), BUDGET, 9, 1, 1e9) == first
    hurried = plan_for("grandmaster", info)
    assert choose_together(info, hurried, 10**9, 9, 4, 1e-9) in info.legal_actions()
    assert hurried.seconds <= 1e-9


def test_the_searches_differ_in_their_luck() -> None:
    info = _info("duel")
    plan = plan_for("grandmaster", info)
    assert len({str(tally_of(info, plan, BUDGET, 9, number)) for number in range(4)}) == 4
