"""The greedy bot of Builders' Duel: strong enough, and sensible where a person would look."""

import pytest

import kingsbridge
from tests.bots.greedy_play import greedy, win_share
from tests.situations import situation

GAME = kingsbridge.load_game("duel")


@pytest.mark.parametrize("persons", [5, 10])
def test_greedy_beats_random(persons: int) -> None:
    assert win_share(GAME, "random", 2, 60, persons=persons) >= 0.95


@pytest.mark.soak
def test_greedy_beats_random_in_1000_games() -> None:
    assert win_share(GAME, "random", 2, 1000) >= 0.95


def test_greedy_installs_the_good_that_wins() -> None:
    done = {1: ["timber", "mortar", "masonry"], 2: ["timber", "masonry", "cloth"], 3: ["mortar", "cloth"]}
    state = situation("duel", 2, turn=0, round=8, built={0: done}, goods={0: {"iron-bars": 1}}, gold=[2, 3])
    while not state.is_over and state.current_seat == 0:
        state.apply(GAME.action_id(greedy(state)))
    assert state.is_over and state.winners() == [0]


def test_greedy_claims_the_craftsmen_it_needs() -> None:
    cards = ["change-of-power", "sheepfold", "influence", "carpenter", "stonemason", "mortar-mixer"]
    state = situation(
        "duel", 2, claim=0, cards=[*cards, "change-of-power", "influence", "change-of-power"], gold=[9, 3]
    )
    assert greedy(state) == "claim middle-row"


def test_greedy_gives_up_a_worthless_card_and_keeps_its_seals() -> None:
    # Both have their ore: the mine brings nobody anything, and Waleran leads by much.
    flips = [(0, "0-5", 5), (1, "2-3", 2)]
    seals = {0: {"1-4": 1}, 1: {"1-4": 2, "2-3": 1}}
    ore = {0: {"ore": 1}, 1: {"ore": 1}}
    state = situation("duel", 2, conflict=flips, seals=seals, cards=["mine"], raw=ore)
    assert not greedy(state).startswith("flip") or greedy(state) == "flip personal"


def test_greedy_names_its_income_before_it_builds() -> None:
    state = situation("duel", 2, turn=0, cards=["income-6", "quarry"], goods={0: {"timber": 1}})
    first = greedy(state)
    assert first.startswith("use")
    while state.current_seat == 0:
        state.apply(GAME.action_id(greedy(state)))
    side = state.view(None)["table"][0]
    assert side["installed"] == 1 and side["raw"]["stone"] == 2


def test_parts_sum_up_to_the_value_and_have_names() -> None:
    state = GAME.new_state(seed=4)
    parts = GAME.sense.parts(state, 0)
    assert len(parts) == len(GAME.sense.part_names)
    assert GAME.sense.value(state, 0) == pytest.approx(sum(parts))
    assert GAME.sense.value(state, 0) != 0
