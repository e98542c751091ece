"""Place 14, the time between rounds, and the end of the game."""

import pytest

from kingsbridge import load_game
from tests.rules.pillars.table import next_round, of, phase, play_until, points, standing, stock
from tests.situations import do, entries, legal_keys, situation

GAME = load_game("pillars")


@pytest.mark.rule("PIL-086")
@pytest.mark.parametrize(("at", "start"), [({}, 0), ({"cathedral": [1]}, 1), ({"cathedral": [2]}, 2)])
def test_the_next_start_player(at: dict[str, list[int]], start: int) -> None:
    state = situation("pillars", 3, phase="start-player", start=2, at=at)
    assert (state.view(None)["start_seat"], state.current_seat, phase(state)) == (start, start, "cards")
    assert entries(state, "start-player")[0]["claimed"] == (1 if at else 0)


@pytest.mark.rule("PIL-087")
def test_the_cathedral_grows_by_a_piece_a_round() -> None:
    state = GAME.new_state(seats=2, seed=1, journal=True)
    assert (state.view(None)["pieces"], state.view(None)["piece_rising"]) == ([], "nave")
    next_round(state)
    assert state.view(None)["pieces"] == ["nave"]
    while not state.is_over:
        next_round(state)
    pieces = ["nave", "transept", "apse", "first-tower", "second-tower", "roof"]
    assert state.view(None)["pieces"] == pieces
    assert [entry["piece"] for entry in entries(state, "piece-laid")] == pieces


@pytest.mark.rule("PIL-088")
def test_everything_goes_back_to_its_place() -> None:
    state = situation(
        "pillars",
        2,
        phase="start-player",
        stalls={"wood": 0, "stone": 3},
        court_metal=0,
        thrown_back=True,
        price=0,
        at={"cathedral": [1]},
    )
    view = state.view(None)
    assert [stock(state, key)["stall"] for key in ("wood", "stone", "sand")] == [4, 4, 4]
    assert (view["court_metal"], view["price"], view["bag"], view["tax"]) == (1, 7, [3, 3], 0)
    assert standing(state, "cathedral") == [-1]
    assert [(entry["resource"], entry["count"]) for entry in entries(state, "restocked")] == [
        ("wood", 4),
        ("stone", 1),
    ]
    play_until(state, "builder")
    assert not any(each["bought"] or each["sold"] or each["protected"] for each in view["table"])


@pytest.mark.rule("PIL-088")
def test_builders_laid_aside_come_back() -> None:
    state = situation("pillars", 2, phase="start-player", bag={0: 2, 1: 3})
    assert state.view(None)["bag"] == [3, 3]
    assert of(state, 0)["builders_aside"] == 0


@pytest.mark.rule("PIL-089")
def test_stalls_are_not_filled_from_a_supply_in_debt() -> None:
    wooden = {seat: {"wood": 5} for seat in range(4)}
    state = situation("pillars", 4, phase="start-player", stalls={"wood": 0, "stone": 1}, cubes=wooden)
    assert (stock(state, "wood")["supply"], stock(state, "wood")["stall"]) == (0, 3)
    assert (stock(state, "stone")["supply"], stock(state, "stone")["stall"]) == (19, 4)
    metal = {seat: {"metal": 5} for seat in range(3)}
    owed = situation("pillars", 3, phase="start-player", court_metal=0, cubes=metal)
    assert (stock(owed, "metal")["supply"], owed.view(None)["court_metal"]) == (-2, 0)
    metal = {0: {"metal": 5}, 1: {"metal": 5}, 2: {"metal": 3}}
    none = situation("pillars", 3, phase="start-player", court_metal=0, cubes=metal)
    assert (stock(none, "metal")["supply"], none.view(None)["court_metal"]) == (0, 0)


@pytest.mark.rule("PIL-090")
def test_after_six_rounds_the_most_points_win() -> None:
    state = situation(
        "pillars",
        3,
        phase="start-player",
        round=6,
        points=[20, 31, 30],
        gold=[30, 0, 30],
        cubes={2: {"metal": 5}},
    )
    assert state.is_over and state.epoch == 6
    assert state.winners() == [1]
    assert points(state) == [20, 31, 30]
    assert entries(state, "game-ends")[0]["winners"] == [1]


@pytest.mark.rule("PIL-091")
@pytest.mark.parametrize(("gold", "winners"), [([4, 9, 3], [1]), ([9, 9, 3], [0, 1]), ([9, 9, 30], [0, 1])])
def test_a_tie_goes_to_gold_then_is_shared(gold: list[int], winners: list[int]) -> None:
    state = situation("pillars", 3, phase="start-player", round=6, points=[30, 30, 29], gold=gold)
    assert state.winners() == winners


@pytest.mark.rule("PIL-092")
def test_in_the_last_round_cathedral_castle_and_wall_stay_legal_and_do_nothing() -> None:
    state = situation("pillars", 3, phase="builder", seat=1, round=6, price=0, bag={})
    assert {"place castle", "place cathedral"} <= set(legal_keys(state))
    over = situation("pillars", 3, phase="start-player", round=6, at={"cathedral": [2]})
    assert over.view(None)["start_seat"] == 0
    assert entries(over, "start-player") == []
    wall = situation(
        "pillars", 2, phase="fate", round=6, event="event-town-wall", points=[5, 5], at={"market": [0]}
    )
    assert points(wall) == [5, 5]
    do(wall, "leave")
    assert wall.is_over
