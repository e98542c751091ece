"""The game, its preparation, and what is laid out before a round."""

from collections import Counter

import pytest

from kingsbridge import load_game
from tests.rules.pillars.table import golds, next_round, of, play_until, points, row, stock
from tests.situations import do, entries, legal_keys, situation

GAME = load_game("pillars")
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@pytest.mark.rule("PIL-001")
def test_two_to_four_build_and_points_decide() -> None:
    assert (GAME.min_seats, GAME.max_seats) == (2, 4)
    state = situation("pillars", 2, phase="architect", round=6, points=[9, 10], gold=[30, 0])
    while not state.is_over:
        do(state, "done")
    assert state.winners() == [1]


@pytest.mark.rule("PIL-002")
def test_six_rounds_of_three_phases_in_the_order_of_the_walk() -> None:
    state = GAME.new_state(seats=3, seed=1)
    seen: list[tuple[int, int, int]] = []
    while not state.is_over:
        view = state.view(None)
        at = (view["round"], view["part"], view["step"])
        if not seen or seen[-1] != at:
            seen.append(at)
        state.apply(state.legal_actions()[-1])
    assert seen == sorted(seen)
    assert {round_ for round_, _, _ in seen} == {1, 2, 3, 4, 5, 6}
    assert {part for _, part, _ in seen} == {1, 2, 3}


@pytest.mark.rule("PIL-003")
@SEATS
def test_colours_and_first_start_player(seats: int) -> None:
    view = GAME.new_state(seats=seats, seed=5).view(None)
    assert [row["colour"] for row in view["table"]] == ["blue", "red", "green", "yellow"][:seats]
    assert (view["start_seat"], view["current_seat"]) == (0, 0)


@pytest.mark.rule("PIL-004")
@pytest.mark.rule("PIL-005")
@SEATS
def test_t1_gold_and_points(seats: int) -> None:
    state = GAME.new_state(seats=seats, seed=1)
    assert golds(state) == [20, 21, 22, 23][:seats]
    assert points(state) == [2] * seats


@pytest.mark.rule("PIL-006")
def test_workers_are_a_plain_number() -> None:
    """2 + 3 + 4 = 9 workers could not be laid with seven small ones and a five; here they can."""
    supply = ["gravel-pit-2", "forest-2", "gravel-pit-3", "forest-3", "quarry-2", "quarry-3", "forest-4"]
    state = situation("pillars", 2, supply=supply, gold=[0, 0])
    assert of(state, 0)["workers"] == 12
    do(state, "take gravel-pit-2", "pass", "take forest-2", "take gravel-pit-3")
    assert of(state, 0)["workers_in_all"] == 12
    assert of(state, 0)["mill"] == 3


@pytest.mark.rule("PIL-007")
@SEATS
def test_three_builders_each_in_the_bag(seats: int) -> None:
    assert GAME.new_state(seats=seats, seed=1).view(None)["bag"] == [3] * seats


@pytest.mark.rule("PIL-008")
@SEATS
def test_everybody_has_the_three_starting_craftsmen(seats: int) -> None:
    state = GAME.new_state(seats=seats, seed=1)
    assert [row(state, seat) for seat in range(seats)] == [
        ["mortar-mixer", "woodworker", "stonecutter"]
    ] * seats


@pytest.mark.rule("PIL-009")
def test_cubes_in_supply_stalls_and_court() -> None:
    state = GAME.new_state(seats=4, seed=1)
    for resource in ("wood", "stone", "sand"):
        assert (stock(state, resource)["supply"], stock(state, resource)["stall"]) == (19, 4)
    assert stock(state, "metal")["supply"] == 12
    assert state.view(None)["court_metal"] == 1


@pytest.mark.rule("PIL-010")
def test_each_round_brings_its_own_four_craftsmen() -> None:
    by_round: dict[int, set[str]] = {}
    for each in GAME.components.table("craftsman"):
        by_round.setdefault(each.number("round"), set()).add(each.key)
    state = GAME.new_state(seats=2, seed=4, journal=True)
    while not state.is_over:
        next_round(state)
    told = entries(state, "round-begins")
    assert [set(entry["shiring"] + entry["offer"]) for entry in told] == [by_round[n] for n in range(1, 7)]
    orders = {tuple(GAME.new_state(seats=2, seed=seed).to_dict()["craft_deck"][:4]) for seed in range(40)}
    assert len(orders) > 10


@pytest.mark.rule("PIL-011")
def test_the_advantage_pile() -> None:
    for seed in range(20):
        data = GAME.new_state(seats=3, seed=seed).to_dict()
        regular = data["kingsbridge"] + data["advantage_deck"][:-2]
        assert data["advantage_deck"][-2:] == ["celebrations", "completion"]
        assert len(regular) == 10 and len(data["advantages_removed"]) == 4
        assert len(set(regular + data["advantages_removed"])) == 14


@pytest.mark.rule("PIL-012")
@pytest.mark.rule("PIL-107")
@pytest.mark.rule("PIL-108")
def test_two_advantage_cards_a_round_and_the_last_two_at_last() -> None:
    state = GAME.new_state(seats=2, seed=9, journal=True)
    while not state.is_over:
        next_round(state)
    shown = [entry["advantages"] for entry in entries(state, "round-begins")]
    assert shown[-1] == ["celebrations", "completion"]
    assert len({card for two in shown for card in two}) == 12


@pytest.mark.rule("PIL-013")
def test_two_craftsmen_at_shiring_and_two_for_hire() -> None:
    view = GAME.new_state(seats=2, seed=3).view(None)
    assert len(view["shiring"]) == len(view["supply_craftsmen"]) == 2
    assert {each["cost"] for each in view["shiring"] + view["supply_craftsmen"]} == {2, 3, 4, 5}


@pytest.mark.rule("PIL-014")
def test_seven_of_nine_resource_cards() -> None:
    aside: Counter[str] = Counter()
    for seed in range(60):
        view = GAME.new_state(seats=2, seed=seed).view(None)
        assert len(view["supply_cards"]) == 7 and len(view["cards_aside"]) == 2
        aside.update(view["cards_aside"])
    assert len(aside) == 9


GOOD = {"event-king", "event-richard", "event-philip", "event-volunteers", "event-archbishop"}


@pytest.mark.rule("PIL-015")
@pytest.mark.parametrize(("option", "good"), [("mixed", None), ("kind", 5), ("harsh", 1)])
def test_six_events_by_the_law_of_the_option(option: str, good: int | None) -> None:
    places: set[int] = set()
    exceptions: set[str] = set()
    for seed in range(80):
        state = GAME.new_state(seats=2, seed=seed, events=option)
        deck = state.to_dict()["event_deck"]
        assert len(set(deck)) == 6
        view = state.view(None)["fate"]
        if good is None:
            assert view["good_left"] == view["bad_left"] == -1
        else:
            assert sum(key in GOOD for key in deck) == good == view["good_left"] == 6 - view["bad_left"]
            odd = [key for key in deck if (key in GOOD) == (good == 1)]
            places.add(deck.index(odd[0]))
            exceptions.add(odd[0])
    if good is not None:
        assert places == set(range(6)) and len(exceptions) == 5


@pytest.mark.rule("PIL-015")
def test_one_event_each_round() -> None:
    state = GAME.new_state(seats=2, seed=2, journal=True)
    deck = state.to_dict()["event_deck"]
    while not state.is_over:
        next_round(state)
    assert [entry["event"] for entry in entries(state, "event-revealed")] == deck


def test_playing_on_idly_comes_to_every_phase_asked_for() -> None:
    state = play_until(GAME.new_state(seats=2, seed=1), "builder")
    assert "pass-builder" in legal_keys(state)
