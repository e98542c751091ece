"""The race: its budget, its field, its end, and that it is a pure function of what the seat knows."""

import pytest

import kingsbridge
from kingsbridge.bots.advice import advise
from kingsbridge.bots.bot import Info
from kingsbridge.bots.race import Race
from kingsbridge.bots.search import SearchPlan
from kingsbridge.bots.searcher import SearchBot, search_for
from tests.situations import situation

GAMES = kingsbridge.game_ids()


def _plan(race: int = 25, sure: float = 2.5) -> SearchPlan:
    plan = SearchPlan()
    plan.race = race
    plan.sure = sure
    return plan


def _info(game_id: str = "pillars", seed: int = 3) -> Info:
    state = kingsbridge.load_game(game_id).new_state(seed=seed)
    return Info(state, state.current_seat)


def _visits(race: Race) -> list[int]:
    return sorted((child.visits for child in race.root.children.values()), reverse=True)


def test_a_plan_says_whether_there_is_a_race() -> None:
    info = _info()
    assert isinstance(search_for(info, _plan(), 1), Race)
    assert not isinstance(search_for(info, SearchPlan(), 1), Race)


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("iterations", [10, 100, 203])
def test_a_race_spends_no_more_than_its_budget(game_id: str, iterations: int) -> None:
    info = _info(game_id)
    race = Race(info, _plan(), 1)
    race.run(iterations)
    assert sum(_visits(race)) == race.iterations <= iterations
    assert race.choice() in info.legal_actions()


def test_as_many_actions_enter_as_can_be_tried_often_enough_the_likeliest_first() -> None:
    info = _info()
    assert len(info.legal_actions()) > 5
    race = Race(info, _plan(race=20), 1)
    race.run(100)
    tried = [child for child in race.root.children.values() if child.visits]
    left_out = [child for child in race.root.children.values() if not child.visits]
    assert len(tried) == 5
    assert min(child.prior for child in tried) >= max(child.prior for child in left_out)


def test_half_of_the_field_leaves_each_time_where_nobody_is_surely_behind() -> None:
    race = Race(_info(), _plan(race=20, sure=1e9), 1)
    race.run(160)
    visits = [count for count in _visits(race) if count]
    assert len(visits) == 8 or len(visits) == len(race.root.children)
    assert visits[0] == visits[1] > visits[2] == visits[3] > visits[4]


def test_a_race_that_is_decided_ends_early() -> None:
    # The last wood, and a Woodworker who makes points of it: anything else would be given away.
    state = situation(
        "pillars", 2, phase="architect", round=6, rows={0: ["woodworker"]}, cubes={0: {"wood": 2}}
    )
    race = Race(Info(state, state.current_seat), _plan(), 1)
    race.run(500)
    assert race.iterations < 100
    assert race.best() == state.game.action_id("use woodworker")


def test_a_race_leans_on_first_guesses_where_it_could_not_tell_actions_apart() -> None:
    info = _info("cards")
    likeliest = []
    for lean in (0.0, 1e6):
        plan = _plan(race=20, sure=1e9)
        plan.lean = lean
        race = Race(info, plan, 1)
        race.run(160)
        children = list(race.root.children.values())
        likeliest.append(race.best() == max(children, key=lambda child: child.prior).action)
    assert likeliest == [False, True]


def test_the_hard_cap_ends_a_race() -> None:
    plan = _plan(sure=1e9)
    plan.seconds = 1e-9
    info = _info("cards")
    race = Race(info, plan, 1)
    race.run(10**6)
    assert race.iterations < 1000
    assert race.best() in info.legal_actions()


@pytest.mark.parametrize("game_id", GAMES)
def test_a_race_depends_on_its_seed_and_on_what_the_seat_knows_alone(game_id: str) -> None:
    state = kingsbridge.load_game(game_id).new_state(seed=5)
    seat = state.current_seat
    found = set()
    for twin in (state, state.sample(seat, 8), state.sample(seat, 9)):
        race = Race(Info(twin, seat), _plan(), 6)
        race.run(60)
        found.add((race.best(), tuple(_visits(race)), race.random.random()))
    assert len(found) == 1


def test_advice_can_come_from_a_race() -> None:
    info = _info("duel")
    plan = _plan()
    plan.iterations = 120
    advised = advise(info, plan, 1)
    assert advised[0].action == SearchBot(plan).choose(info, 0, 1)
    assert advised[0].visits == max(found.visits for found in advised)
