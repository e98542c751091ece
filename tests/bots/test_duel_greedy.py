"""The greedy bot of Builders' Duel: strong enough, and sensible where a person would look."""

import pytest

import kingsbridge
from kingsbridge.bots.bot import Info
from kingsbridge.bots.match import play_match
from kingsbridge.bots.registry import make_bot
from kingsbridge.core.contract import State
from tests.situations import situation

GAME = kingsbridge.load_game("duel")


def _win_share(games: int, persons: int) -> float:
    wins = 0
    for number in range(games):
        bots = [make_bot("random"), make_bot("random")]
        bots[number % 2] = make_bot("greedy")
        wins += play_match(GAME, bots, number, {"persons": persons}).winners == [number % 2]
    return wins / games


@pytest.mark.parametrize("persons", [5, 10])
def test_greedy_beats_random(persons: int) -> None:
    assert _win_share(60, persons) >= 0.95


@pytest.mark.soak
def test_greedy_beats_random_in_1000_games() -> None:
    assert _win_share(1000, 5) >= 0.95


def _greedy(state: State) -> str:
    return GAME.action(make_bot("greedy").choose(Info(state, state.current_seat), 0, 1)).key


def test_greedy_installs_the_good_that_wins() -> None:
    done = {1: ["timber", "mortar", "masonry"], 2: ["timber", "masonry", "cloth"], 3: ["mortar", "cloth"]}
    state = situation(
        "duel", 2, turn=0, built={0: done}, goods={0: {"iron-bars": 1}}, raw={0: {}}, gold=[2, 3]
    )
    while not state.is_over and state.current_seat == 0:
        state.apply(GAME.action_id(_greedy(state)))
    assert state.is_over and state.winners() == [0]


def test_greedy_claims_the_craftsmen_it_needs() -> None:
    cards = ["change-of-power", "sheepfold", "influence", "carpenter", "stonemason", "mortar-mixer"]
    state = situation(
        "duel", 2, claim=0, cards=[*cards, "change-of-power", "influence", "change-of-power"], gold=[9, 3]
    )
    assert _greedy(state) == "claim middle-row"


def test_greedy_gives_up_a_worthless_card_and_keeps_its_seals() -> None:
    # Philip has the power: a change of power brings him nothing, and Waleran leads by much.
    flips = [(0, "0-5", 5), (1, "2-3", 2)]
    seals = {0: {"1-4": 1}, 1: {"1-4": 2, "2-3": 1}}
    state = situation("duel", 2, conflict=flips, seals=seals, cards=["change-of-power"], first=0, power=1)
    assert not _greedy(state).startswith("flip") or _greedy(state) == "flip personal"


def test_greedy_names_its_income_before_it_builds() -> None:
    state = situation("duel", 2, turn=0, cards=["income-6", "quarry"], goods={0: {"timber": 1}})
    first = _greedy(state)
    assert first.startswith("use")
    while state.current_seat == 0:
        state.apply(GAME.action_id(_greedy(state)))
    side = state.view(None)["table"][0]
    assert side["installed"] == 1 and side["raw"]["stone"] == 2


def test_parts_sum_up_to_the_value_and_have_names() -> None:
    state = GAME.new_state(seed=4)
    parts = GAME.sense.parts(state, 0)
    assert len(parts) == len(GAME.sense.part_names)
    assert GAME.sense.value(state, 0) == pytest.approx(sum(parts))
    assert GAME.sense.value(state, 0) != 0
