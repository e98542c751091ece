"""A later version of a game's sense: weighed parts that still sum up, and files that say what counts how much."""

from random import Random

import pytest

import kingsbridge
from kingsbridge.bots.bot import Info
from kingsbridge.bots.registry import make_bot
from kingsbridge.bots.search import leads, odds
from kingsbridge.bots.weighed import WeighedSense, sense_of
from kingsbridge.core.contract import State
from kingsbridge.core.weights import Weights, read_weights

GAMES = kingsbridge.game_ids()
PARTS = ["points", "gold", "rivals"]
FILE = """
[version-2.choice]
rivals = 0.5
points = 1.0
gold = 2
[version-2.choice-2]
rivals = 1
points = 1
gold = 3
[version-2.standing]
gold = [1.5, 2.5]
points = [1.0, 1.0]
"""


def _states(game_id: str) -> list[State]:
    state = kingsbridge.load_game(game_id).new_state(seed=2)
    random = Random(3)
    found: list[State] = []
    while not state.is_over:
        found.append(state.clone())
        state.apply(random.choice(state.legal_actions()))
    return [*found[::17], state]


def test_weights_are_read_in_the_order_of_the_parts() -> None:
    weights = read_weights(FILE, PARTS)[2]
    assert weights.choice_of(2) == [1.0, 3.0, 1.0]
    assert weights.choice_of(3) == weights.choice_of(4) == [1.0, 2.0, 0.5]
    assert [weights.standing_in(epoch) for epoch in range(4)] == [
        [1.0, 1.5],
        [1.0, 2.5],
        [1.0, 2.5],
        [1.0, 2.5],
    ]


def test_searches_may_count_by_factors_of_their_own() -> None:
    plain = read_weights(FILE, PARTS)[2]
    assert plain.for_search() is plain
    weights = read_weights(f"{FILE}[version-2.search]\nrivals = 1\npoints = 2\ngold = 4\n", PARTS)[2]
    assert weights.choice_of(2) == [1.0, 3.0, 1.0]
    assert weights.for_search().choice_of(2) == [2.0, 4.0, 1.0]
    assert weights.for_search().standing_in(1) == weights.standing_in(1)
    weights.styles = {"miser": [1.0, 2.0, 1.0]}
    assert weights.in_style("miser").for_search().choice_of(2) == [2.0, 8.0, 1.0]
    assert weights.in_style("miser").choice_of(2) == [1.0, 6.0, 1.0]


@pytest.mark.parametrize(
    ("was", "becomes"),
    [
        ("gold = 2\n", ""),
        ("gold = 2\n", "gold = 2\nsilver = 1\n"),
        ("[1.5, 2.5]", "[1.5]"),
        ("points = [1.0, 1.0]", "points = []"),
        ("[version-2.choice]", "[draft.choice]"),
        ("version-2.choice-2", "version-2.chance-2"),
    ],
)
def test_weights_that_do_not_fit_the_parts_are_refused(was: str, becomes: str) -> None:
    with pytest.raises(ValueError, match=r"parts are|different numbers|no version|no table"):
        read_weights(FILE.replace(was, becomes), PARTS)


def test_a_style_multiplies_the_parts_it_names() -> None:
    weights = read_weights(FILE + "temperature = [4.0]\n[version-2.style-miser]\ngold = 1.5\n", PARTS)[2]
    styled = weights.in_style("miser")
    assert styled.choice_of(2) == [1.0, 4.5, 1.0] and styled.choice_of(4) == [1.0, 3.0, 0.5]
    assert styled.standing_in(0) == [1.0, 2.25] and styled.temperature_in(0) == 4.0
    assert weights.in_style("builder") is weights and weights.choice_of(2) == [1.0, 3.0, 1.0]
    with pytest.raises(ValueError, match="parts are"):
        read_weights(FILE + "[version-2.style-miser]\nsilver = 1.5\n", PARTS)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_room_has_weights_for_the_second_version(game_id: str) -> None:
    game = kingsbridge.load_game(game_id)
    sense = sense_of(game, 2)
    assert isinstance(sense, WeighedSense) and sense is sense_of(game, 2)
    assert sense_of(game, 1) is game.sense


@pytest.mark.parametrize("game_id", GAMES)
def test_parts_are_weighed_and_sum_to_the_value(game_id: str) -> None:
    game = kingsbridge.load_game(game_id)
    sense = sense_of(game, 2)
    for state in _states(game_id):
        factors = (
            [1.0] * len(game.sense.part_names) if state.is_over else game.weights[2].choice_of(state.seats)
        )
        for seat in range(state.seats):
            parts = sense.parts(state, seat)
            plain = game.sense.parts(state, seat)
            assert parts == pytest.approx([a * b for a, b in zip(factors, plain, strict=True)])
            assert sense.value(state, seat) == pytest.approx(sum(parts))


@pytest.mark.parametrize("game_id", GAMES)
def test_a_seats_own_parts_are_all_but_the_rivals(game_id: str) -> None:
    sense = kingsbridge.load_game(game_id).sense
    for state in _states(game_id):
        for seat in range(state.seats):
            assert sense.own_parts(state, seat) == sense.parts(state, seat)[:-1]


@pytest.mark.parametrize("game_id", GAMES)
def test_standings_count_parts_by_the_epoch(game_id: str) -> None:
    game = kingsbridge.load_game(game_id)
    sense = sense_of(game, 2)
    for state in _states(game_id):
        if state.is_over:
            assert sense.standings(state) == game.sense.standings(state)
            continue
        factors = game.weights[2].standing_in(state.epoch)
        for seat, worth in enumerate(sense.standings(state)):
            plain = game.sense.parts(state, seat)[:-1]
            assert worth == pytest.approx(sum(a * b for a, b in zip(factors, plain, strict=True)))


@pytest.mark.parametrize("game_id", GAMES)
def test_with_every_part_as_it_is_greedy_plays_as_the_first_version(game_id: str) -> None:
    game = kingsbridge.load_game(game_id)
    count = len(game.sense.part_names)
    same = WeighedSense(game.sense, Weights([1.0] * count, [[1.0] * (count - 1)]))
    for state in _states(game_id)[:-1]:
        info = Info(state, state.current_seat)
        if len(info.legal_actions()) > 1:
            sample = info.sample(4)
            proposed = same.proposal(sample)
            choice = proposed if proposed >= 0 else same.best_by_trying(sample)
            assert choice == make_bot("greedy@1").choose(info, 0, 4)


def test_a_temperature_is_read_by_epoch_and_must_be_above_zero() -> None:
    assert read_weights(FILE, PARTS)[2].temperature_in(0) == 0.0
    weights = read_weights(FILE + "temperature = [4.0, 2]\n", PARTS)[2]
    assert [weights.temperature_in(epoch) for epoch in range(3)] == [4.0, 2.0, 2.0]
    with pytest.raises(ValueError, match="above zero"):
        read_weights(FILE + "temperature = [4.0, 0.0]\n", PARTS)


def test_odds_are_shared_among_all_seats_and_leads_see_the_best_rival_alone() -> None:
    assert odds([3.0, 3.0, 3.0, 3.0], 5.0) == [0.25] * 4
    near, far = odds([10.0, 9.0, 9.0], 4.0)[0], odds([10.0, 9.0, -50.0], 4.0)[0]
    assert near < far < 1.0
    assert leads([10.0, 9.0, 9.0], 10.0)[0] == leads([10.0, 9.0, -50.0], 10.0)[0]
    assert odds([10.0, 9.0], 8.0)[0] < odds([10.0, 9.0], 2.0)[0]
