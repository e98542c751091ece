"""Phase II: master builders."""

from collections import Counter

import pytest

from kingsbridge import load_game
from tests.rules.pillars.table import golds, of, of_kind, phase, play_until, standing
from tests.situations import do, entries, legal_keys, situation

GAME = load_game("pillars")


@pytest.mark.rule("PIL-025")
def test_each_builder_in_the_bag_is_equally_likely() -> None:
    drawn: Counter[int] = Counter()
    for seed in range(600):
        state = GAME.new_state(seats=2, seed=seed, journal=True)
        do(state, "pass", "pass")
        drawn[entries(state, "builder-drawn")[0]["seat"]] += 1
        assert sum(state.view(None)["bag"]) == 5
    assert 240 < drawn[0] < 360


@pytest.mark.rule("PIL-025")
def test_the_draw_goes_by_what_is_in_the_bag() -> None:
    for index, owner in enumerate([0, 0, 1, 1, 1, 2]):
        fixed = {"bag 3.5": index}
        bag = {0: 2, 1: 3, 2: 1}
        state = situation("pillars", 3, phase="draw", price=4, bag=bag, fixed=fixed, thrown_back=True)
        assert state.current_seat == owner
        assert state.view(None)["builder"]["owner"] == owner


def prices_drawn(seats: int) -> list[int]:
    """Pass all along and list the prices at which builders are drawn."""
    state = GAME.new_state(seats=seats, seed=1, journal=True)
    play_until(state, "builder")
    while phase(state) in ("builder", "throw-back"):
        keys = legal_keys(state)
        do(state, next((key for key in ("keep", "pass-builder") if key in keys), keys[-1]))
    return [entry["price"] for entry in entries(state, "builder-drawn")]


@pytest.mark.rule("PIL-026")
@pytest.mark.rule("PIL-027")
@pytest.mark.parametrize(
    ("seats", "prices"),
    [
        (2, [7, 6, 5, 4, 3, 2]),
        (3, [7, 6, 5, 4, 3, 2, 1, 0, 0]),
        (4, [7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0]),
    ],
)
def test_prices(seats: int, prices: list[int]) -> None:
    assert prices_drawn(seats) == prices


@pytest.mark.rule("PIL-027")
def test_with_two_seats_the_marker_goes_to_zero_after_six() -> None:
    state = situation("pillars", 2, phase="builder", seat=0, start=1, price=2, passed={7: 0, 5: 1}, bag={})
    assert state.view(None)["price"] == 2
    do(state, "pass-builder")
    assert state.view(None)["price"] == 0
    assert phase(state) == "passed-builder"


@pytest.mark.rule("PIL-028")
def test_the_next_builder_is_drawn_until_the_bag_is_empty() -> None:
    state = situation("pillars", 2, phase="builder", seat=0, price=7, thrown_back=True, fixed={"bag 3.3": 0})
    assert state.view(None)["bag"] == [2, 3]
    do(state, "pass-builder")
    assert (state.current_seat, state.view(None)["bag"]) == (0, [1, 3])


@pytest.mark.rule("PIL-029")
@pytest.mark.parametrize("seats", [2, 3])
def test_after_town_wall_the_third_builder_is_laid_aside(seats: int) -> None:
    state = situation(
        "pillars",
        seats,
        phase="draw",
        wall=[1] * seats,
        bag={0: 1, 1: 3, 2: 3},
        at={"court": [0], "market": [0]},
        price=5,
        fixed={"bag 3.3": 0, "bag 3.4": 0},
    )
    assert entries(state, "builder-walled") == [{"kind": "builder-walled", "seat": 0}]
    assert of(state, 0)["builders_aside"] == 1
    assert state.view(None)["price"] == 5
    assert state.view(None)["builder"]["owner"] == 1
    assert of(state, 0)["builders_allowed"] == 2


@pytest.mark.rule("PIL-029")
def test_the_second_builder_is_not_laid_aside() -> None:
    state = situation("pillars", 2, phase="draw", price=6, wall=[1], bag={0: 2, 1: 3}, fixed={"bag 3.2": 0})
    assert state.view(None)["builder"]["owner"] == 0
    assert entries(state, "builder-walled") == []


@pytest.mark.rule("PIL-030")
def test_the_start_player_may_throw_another_builder_back_once() -> None:
    fixed = {"bag 3.1": 5, "bag 3.2": 5, "bag 3.3": 4}
    state = situation("pillars", 2, phase="draw", fixed=fixed)
    assert (phase(state), state.current_seat) == ("throw-back", 0)
    assert legal_keys(state) == ["keep", "throw-back"]
    do(state, "throw-back")
    assert (phase(state), state.current_seat, state.view(None)["price"]) == ("builder", 1, 7)
    assert state.view(None)["bag"] == [3, 2]
    assert not state.view(None)["throw_back_left"]
    do(state, "pass-builder")
    assert (phase(state), state.current_seat) == ("builder", 1)


@pytest.mark.rule("PIL-030")
def test_his_own_builder_is_one_decision() -> None:
    state = situation("pillars", 2, phase="draw", fixed={"bag 3.1": 0, "bag 3.2": 0}, gold=[20, 20])
    assert (phase(state), state.current_seat) == ("builder", 0)
    assert {"throw-back", "pass-builder", "place court"} <= set(legal_keys(state))
    do(state, "throw-back")
    assert "throw-back" not in legal_keys(state)
    reason = GAME.why_not(state, "throw-back")
    assert reason is not None and reason.key == "thrown-back-already"


@pytest.mark.rule("PIL-030")
def test_keeping_leaves_the_right_for_later_draws_at_any_price() -> None:
    state = situation("pillars", 4, phase="draw", price=0, bag={0: 1, 1: 3, 2: 1}, fixed={"bag 3.8": 3})
    assert phase(state) == "throw-back"
    do(state, "keep", "place court")
    assert state.view(None)["throw_back_left"]


@pytest.mark.rule("PIL-030")
def test_no_throw_back_with_an_empty_bag() -> None:
    state = situation("pillars", 2, phase="draw", price=2, bag={1: 1})
    assert (phase(state), state.current_seat) == ("builder", 1)
    own = situation("pillars", 2, phase="draw", price=2, bag={0: 1}, gold=[9])
    assert "throw-back" not in legal_keys(own)
    reason = GAME.why_not(own, "throw-back")
    assert reason is not None and reason.key == "bag-empty"


@pytest.mark.rule("PIL-030")
def test_others_cannot_throw_back() -> None:
    state = situation("pillars", 2, phase="builder", seat=1, price=4, gold=[9, 9])
    assert "throw-back" not in legal_keys(state)
    reason = GAME.why_not(state, "throw-back")
    assert reason is not None and reason.key == "only-start-player"


@pytest.mark.rule("PIL-031")
@pytest.mark.rule("PIL-035")
def test_t2_passing_the_first_builder() -> None:
    state = situation("pillars", 2, phase="builder", seat=1, price=7, gold=[20, 21])
    do(state, "pass-builder")
    view = state.view(None)
    assert view["track"] == [{"price": 7, "seat": 1}]
    assert view["price"] == 6
    assert golds(state) == [20, 21]


@pytest.mark.rule("PIL-031")
@pytest.mark.rule("PIL-032")
@pytest.mark.rule("PIL-033")
def test_t3_placing_the_first_builder() -> None:
    state = situation("pillars", 2, phase="builder", seat=1, price=7, gold=[20, 21])
    do(state, "place priory")
    assert golds(state) == [20, 14]
    assert standing(state, "priory") == [1, -1]
    assert state.view(None)["price"] == 6


@pytest.mark.rule("PIL-032")
def test_too_little_gold_means_passing() -> None:
    fixed = {"bag 3.1": 5, "bag 3.2": 4}
    state = situation("pillars", 2, phase="draw", price=7, gold=[20, 6], fixed=fixed)
    do(state, "keep")
    assert state.view(None)["track"] == [{"price": 7, "seat": 1}]
    assert golds(state) == [20, 6]
    exactly = situation("pillars", 2, phase="builder", seat=1, price=7, gold=[0, 7])
    assert "place court" in legal_keys(exactly)


@pytest.mark.rule("PIL-033")
def test_the_marker_stops_at_zero() -> None:
    state = situation("pillars", 4, phase="builder", seat=1, price=0, bag={2: 3})
    do(state, "place court")
    assert state.view(None)["price"] == 0


@pytest.mark.rule("PIL-034")
def test_t5_the_eighth_builder_is_free_and_must_be_placed() -> None:
    state = situation("pillars", 4, phase="builder", seat=1, price=0, gold=[0, 3], bag={2: 3})
    assert "pass-builder" not in legal_keys(state)
    reason = GAME.why_not(state, "pass-builder")
    assert reason is not None and reason.rule == "PIL-034"
    do(state, "place castle")
    assert golds(state)[1] == 3


@pytest.mark.rule("PIL-035")
def test_t4_passed_builders_are_placed_free_in_the_order_they_passed() -> None:
    """Red (seat 1), blue (seat 0) and red again passed."""
    state = situation("pillars", 2, phase="passed", passed={7: 1, 5: 0, 4: 1}, bag={})
    order = []
    for space in ("castle", "court", "market"):
        order.append(state.current_seat)
        assert "pass-builder" not in legal_keys(state)
        reason = GAME.why_not(state, "pass-builder")
        assert reason is not None and reason.key == "no-second-pass"
        do(state, f"place {space}")
    assert order == [1, 0, 1]
    assert [entry["cost"] for entry in entries(state, "builder-placed")] == [0, 0, 0]


@pytest.mark.rule("PIL-036")
def test_the_owner_chooses_the_card_but_not_the_rank() -> None:
    state = situation("pillars", 3, phase="builder", seat=1, price=4, gold=[9, 9, 9], at={"court": [0]})
    assert {"kingsbridge-1", "kingsbridge-2", "shiring-1", "shiring-2"} <= set(of_kind(state, "place"))
    do(state, "place court")
    assert standing(state, "court") == [0, 1, -1, -1]
    other = situation("pillars", 3, phase="builder", seat=1, price=4, gold=[9, 9, 9])
    assert standing(do(other, "place shiring-2"), "shiring") == [-1, 1]


@pytest.mark.rule("PIL-037")
def test_how_many_spaces_there_are() -> None:
    view = GAME.new_state(seats=2, seed=1).view(None)
    assert {each["place"]: len(each["spaces"]) for each in view["locations"]} == {
        "archbishop": 1, "kingsbridge": 2, "priory": 2, "court": 4,
        "shiring": 2, "castle": 1, "market": 4, "cathedral": 1,
    }  # fmt: skip


@pytest.mark.rule("PIL-037")
def test_a_taken_space_is_closed() -> None:
    at = {"archbishop": [0], "kingsbridge-1": [0], "castle": [2], "cathedral": [2], "priory": [0, 2]}
    state = situation("pillars", 3, phase="builder", seat=1, price=0, at=at)
    assert of_kind(state, "place") == ["kingsbridge-2", "court", "shiring-1", "shiring-2", "market"]
    reason = GAME.why_not(state, "place priory")
    assert reason is not None and (reason.key, reason.args) == ("space-taken", {"space": "priory"})


@pytest.mark.rule("PIL-038")
def test_one_each_at_court_and_market() -> None:
    state = situation("pillars", 3, phase="builder", seat=1, price=0, at={"court": [1], "market": [1]})
    assert not {"court", "market"} & set(of_kind(state, "place"))
    reason = GAME.why_not(state, "place court")
    assert reason is not None and (reason.rule, reason.args) == ("PIL-038", {"place": "court"})


@pytest.mark.rule("PIL-038")
@pytest.mark.parametrize("place", ["kingsbridge", "priory", "shiring"])
def test_both_spaces_elsewhere(place: str) -> None:
    at = {place if place == "priory" else f"{place}-1": [1]}
    state = situation("pillars", 3, phase="builder", seat=1, price=0, at=at)
    do(state, f"place {place}" if place == "priory" else f"place {place}-2")
    assert standing(state, place) == [1, 1]


@pytest.mark.rule("PIL-039")
@pytest.mark.rule("PIL-103")
@pytest.mark.parametrize("gold", [0, 20])
def test_remigius_places_a_builder_free(gold: int) -> None:
    state = situation(
        "pillars", 2, phase="builder", seat=1, price=5, gold=[9, gold], advantages={"remigius": 1}
    )
    assert state.view(None)["builder"]["free_with_remigius"]
    do(state, "remigius court")
    assert golds(state)[1] == gold
    assert state.view(None)["price"] == 4
    assert of(state, 1)["advantages"] == []
    assert standing(state, "court")[0] == 1
    assert entries(state, "advantage-spent")[0]["card"] == "remigius"


@pytest.mark.rule("PIL-039")
def test_remigius_is_not_offered_where_placing_is_free_or_to_others() -> None:
    free = situation("pillars", 3, phase="builder", seat=1, price=0, advantages={"remigius": 1}, bag={2: 1})
    assert of_kind(free, "remigius") == []
    reason = GAME.why_not(free, "remigius court")
    assert reason is not None and reason.key == "free-anyway"
    passed = situation("pillars", 2, phase="passed", passed={7: 1}, advantages={"remigius": 1}, bag={})
    assert of_kind(passed, "remigius") == []
    other = situation("pillars", 2, phase="builder", seat=0, price=3, gold=[9], advantages={"remigius": 1})
    reason = GAME.why_not(other, "remigius court")
    assert reason is not None and reason.key == "not-yours"


# Every space that seat 3 could take is taken; court and market have room, but seat 3 stands there.
CROWDED = {
    "archbishop": [0], "kingsbridge": [0, 1], "priory": [1, 2], "shiring": [0, 1],
    "castle": [2], "cathedral": [2], "court": [3], "market": [3],
}  # fmt: skip


@pytest.mark.rule("PIL-040")
def test_no_legal_space_for_a_builder_drawn() -> None:
    state = situation("pillars", 4, phase="draw", price=0, at=CROWDED, bag={3: 1})
    assert entries(state, "builder-stranded") == [{"kind": "builder-stranded", "seat": 3}]
    assert of(state, 3)["builders_in_bag"] + of(state, 3)["builders_aside"] >= 1
    assert state.view(None)["part"] == 3


@pytest.mark.rule("PIL-040")
def test_no_legal_space_for_a_passed_builder() -> None:
    state = situation("pillars", 4, phase="passed", at=CROWDED, passed={6: 3}, bag={})
    assert entries(state, "builder-stranded") == [{"kind": "builder-stranded", "seat": 3}]
    assert state.view(None)["part"] == 3


@pytest.mark.rule("PIL-040")
def test_with_a_price_a_builder_without_space_waits_first() -> None:
    state = situation("pillars", 4, phase="draw", price=2, at=CROWDED, bag={3: 1}, gold=[9, 9, 9, 9])
    assert entries(state, "builder-passed") == [{"kind": "builder-passed", "seat": 3, "price": 2}]
    assert entries(state, "builder-stranded") == [{"kind": "builder-stranded", "seat": 3}]
