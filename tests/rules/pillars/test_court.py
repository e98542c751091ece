"""Place 9: the King's court."""

from collections import Counter

import pytest

from kingsbridge import load_game
from tests.rules.pillars.table import cubes, golds, of, phase, points
from tests.situations import do, entries, legal_keys, situation

GAME = load_game("pillars")


@pytest.mark.rule("PIL-057")
def test_the_first_at_court_gets_the_metal() -> None:
    state = situation("pillars", 3, phase="court", at={"court": [2, 0], "market": [1]})
    assert [cubes(state, seat) for seat in range(3)] == [{}, {}, {"metal": 1}]
    assert state.view(None)["court_metal"] == 0


@pytest.mark.rule("PIL-057")
def test_without_metal_there_is_none_to_get() -> None:
    state = situation("pillars", 2, phase="court", at={"court": [1]}, court_metal=0)
    assert cubes(state, 1) == {}


@pytest.mark.rule("PIL-058")
@pytest.mark.parametrize("tax", [2, 3, 4, 5])
def test_everybody_pays_the_roll(tax: int) -> None:
    state = situation("pillars", 2, phase="court", gold=[20, 9], fixed={"tax 3": tax})
    assert entries(state, "tax-rolled")[0]["tax"] == tax
    assert golds(state) == [20 - tax, 9 - tax]


@pytest.mark.rule("PIL-058")
def test_the_die_has_the_faces_of_the_box() -> None:
    faces: Counter[int] = Counter()
    for index in range(6):
        state = situation("pillars", 2, phase="court", fixed={"tax 3": index})
        faces[entries(state, "tax-rolled")[0]["tax"]] += 1
    assert faces == {2: 1, 3: 2, 4: 2, 5: 1}


@pytest.mark.rule("PIL-059")
def test_who_is_at_court_pays_nothing() -> None:
    state = situation("pillars", 3, phase="court", at={"court": [2, 0]}, gold=[9, 9, 9], fixed={"tax 3": 5})
    assert golds(state) == [9, 4, 9]
    assert [entry["source"] for entry in entries(state, "tax-free")] == ["court", "court"]


@pytest.mark.rule("PIL-060")
@pytest.mark.rule("PIL-102")
def test_tax_exemption_is_offered_after_the_roll() -> None:
    state = situation(
        "pillars", 2, phase="court", advantages={"tax-exemption": 1}, gold=[9, 9], fixed={"tax 3": 5}
    )
    assert (phase(state), state.current_seat, state.view(1)["tax"]) == ("tax", 1, 5)
    assert legal_keys(state) == ["exemption", "pay-tax"]
    paid = do(state.clone(), "pay-tax")
    assert golds(paid)[1] == 4 and of(paid, 1)["advantages"] == ["tax-exemption"]
    do(state, "exemption")
    assert golds(state) == [4, 9]
    assert of(state, 1)["advantages"] == []


@pytest.mark.rule("PIL-060")
def test_tax_exemption_is_not_offered_to_who_owes_nothing() -> None:
    state = situation("pillars", 2, phase="court", advantages={"tax-exemption": 1}, at={"court": [1]})
    assert of(state, 1)["advantages"] == ["tax-exemption"]
    assert phase(state) != "tax"


@pytest.mark.rule("PIL-060")
def test_taxes_go_clockwise_from_the_start_player() -> None:
    state = situation("pillars", 4, phase="court", start=2, gold=[9, 9, 9, 9])
    assert [entry["seat"] for entry in entries(state, "paid")] == [2, 3, 0, 1]


@pytest.mark.rule("PIL-060")
@pytest.mark.rule("PIL-098")
@pytest.mark.parametrize("tax", [2, 5])
def test_francis_owes_two(tax: int) -> None:
    state = situation(
        "pillars", 2, phase="court", advantages={"francis": 1}, gold=[9, 9], fixed={"tax 3": tax}
    )
    assert golds(state) == [9 - tax, 7]


@pytest.mark.rule("PIL-061")
@pytest.mark.rule("PIL-046")
def test_t12_missing_tax_costs_points() -> None:
    state = situation("pillars", 2, phase="court", gold=[2, 0], points=[4, 4], fixed={"tax 3": 5})
    assert golds(state) == [0, 0]
    assert points(state) == [3, 2]


@pytest.mark.rule("PIL-061")
def test_the_shortfall_of_francis_is_reckoned_on_two() -> None:
    advantages = {"francis": 0}
    state = situation(
        "pillars", 2, phase="court", gold=[0, 20], points=[4, 4], advantages=advantages, fixed={"tax 3": 5}
    )
    assert points(state) == [3, 4]
    one = situation(
        "pillars", 2, phase="court", gold=[1, 20], points=[4, 4], advantages=advantages, fixed={"tax 3": 5}
    )
    assert points(one) == [4, 4]


@pytest.mark.rule("PIL-060")
def test_the_tax_comes_first() -> None:
    state = situation("pillars", 2, phase="court", advantages={"tax-exemption": 0})
    reason = GAME.why_not(state, "done")
    assert reason is not None and (reason.rule, reason.key) == ("PIL-058", "tax-first")
