"""Phase I: resource cards and craftsmen."""

import pytest

from kingsbridge import State
from tests.rules.pillars.table import golds, of, of_kind, phase, row
from tests.situations import do, entries, legal_keys, situation

SEVEN = ["forest-2", "forest-3", "forest-4", "quarry-2", "quarry-3", "gravel-pit-2", "gravel-pit-3"]
FULL = ["mortar-mixer", "woodworker", "stonecutter", "toolmaker-1", "mason-1"]


@pytest.mark.rule("PIL-016")
def test_one_card_a_turn_clockwise_from_the_start_player() -> None:
    state = situation("pillars", 3, start=1, supply=SEVEN)
    order = []
    for key in ("take forest-2", "take quarry-2", "take gravel-pit-2", "take gravel-pit-3"):
        order.append(state.current_seat)
        do(state, key)
    assert order == [1, 2, 0, 1]


@pytest.mark.rule("PIL-017")
def test_a_passer_stays_out() -> None:
    state = situation("pillars", 3, supply=SEVEN)
    do(state, "pass", "take forest-2", "take quarry-2")
    assert state.current_seat == 1
    assert [each["passed"] for each in state.view(None)["table"]] == [True, False, False]


@pytest.mark.rule("PIL-017")
def test_who_can_take_nothing_passes_by_himself() -> None:
    supply = ["quarry-4", "forest-4", "quarry-3", "gravel-pit-4", "forest-2"]
    state = situation("pillars", 2, supply=supply, gold=[0, 0], held={"quarry-2": 0, "forest-3": 1})
    do(state, "take forest-2")
    assert phase(state) != "cards"
    assert [entry["seat"] for entry in entries(state, "passed")] == [1, 0]


def two_cards_left() -> State:
    """The fourth seat is in turn, and a resource card and a craftsman are left."""
    held = {
        "quarry-3": 0,
        "gravel-pit-3": 0,
        "gravel-pit-4": 1,
        "quarry-2": 1,
        "forest-3": 2,
        "gravel-pit-2": 2,
    }
    rows = {3: [*FULL[:3], "potter-3"]}
    return situation(
        "pillars", 4, seat=3, supply=["forest-2"], offer=["mason-3"], held=held, rows=rows, gold=[20] * 4
    )


@pytest.mark.rule("PIL-018")
def test_the_phase_ends_when_the_last_card_is_taken() -> None:
    state = two_cards_left()
    do(state, "take forest-2", "hire mason-3")
    assert state.view(None)["part"] == 2
    assert entries(state, "passed") == []


@pytest.mark.rule("PIL-018")
def test_the_phase_ends_when_all_have_passed() -> None:
    state = situation("pillars", 3)
    do(state, "pass", "pass")
    assert state.view(None)["part"] == 1
    do(state, "pass")
    assert state.view(None)["part"] == 2


@pytest.mark.rule("PIL-019")
def test_t19_a_card_needs_its_workers() -> None:
    supply = ["quarry-4", "forest-4", "gravel-pit-2", "quarry-3", "gravel-pit-4"]
    state = situation("pillars", 2, supply=supply, held={"forest-2": 0, "forest-3": 1})
    assert of(state, 0)["workers"] == 9
    assert of_kind(state, "take") == ["forest-4", "quarry-3", "gravel-pit-2", "gravel-pit-4"]
    reason = state.game.why_not(state, "take quarry-4")
    assert reason is not None
    assert (reason.rule, reason.key, reason.args) == ("PIL-019", "few-workers", {"needed": 10, "held": 9})
    do(state, "take forest-4")
    assert of(state, 0)["workers"] == 0


@pytest.mark.rule("PIL-020")
def test_hiring_costs_gold_at_once() -> None:
    state = situation("pillars", 2, offer=["mason-3", "potter-3"], gold=[6, 20])
    assert of_kind(state, "hire") == ["mason-3"]
    reason = state.game.why_not(state, "hire potter-3")
    assert reason is not None and (reason.rule, reason.args) == ("PIL-020", {"needed": 7, "held": 6})
    do(state, "hire mason-3")
    assert golds(state)[0] == 2
    assert row(state, 0)[-1] == "mason-3"


@pytest.mark.rule("PIL-020")
def test_the_last_gold_suffices() -> None:
    state = situation("pillars", 2, offer=["mason-3", "potter-3"], gold=[4, 20])
    do(state, "hire mason-3")
    assert golds(state)[0] == 0


@pytest.mark.rule("PIL-021")
def test_five_have_room() -> None:
    state = situation("pillars", 2, offer=["mason-3", "potter-3"], gold=[20, 20], rows={0: FULL[:4]})
    assert of(state, 0)["room"] == 5
    do(state, "hire mason-3")
    assert phase(state) == "cards"
    assert len(row(state, 0)) == 5


@pytest.mark.rule("PIL-022")
@pytest.mark.parametrize("gone", ["woodworker", "mason-3"])
def test_t18_the_sixth_craftsman_makes_one_go(gone: str) -> None:
    state = situation("pillars", 2, offer=["mason-3", "potter-3"], gold=[20, 20], rows={0: FULL})
    do(state, "hire mason-3")
    assert (phase(state), state.current_seat) == ("dismissal", 0)
    assert sorted(of_kind(state, "dismiss")) == sorted([*FULL, "mason-3"])
    do(state, f"dismiss {gone}")
    assert sorted(row(state, 0)) == sorted({*FULL, "mason-3"} - {gone})
    assert golds(state)[0] == 16
    assert (phase(state), state.current_seat) == ("cards", 1)


@pytest.mark.rule("PIL-023")
def test_what_nobody_took() -> None:
    state = situation("pillars", 2, supply=SEVEN, offer=["mason-3", "potter-3"])
    do(state, "take forest-2", "pass", "pass")
    assert entries(state, "cards-left")[0]["cards"] == SEVEN[1:]
    assert set(entries(state, "cards-left")[0]["craftsmen"]) == {"mason-3", "potter-3"}
    assert state.view(None)["supply_craftsmen"] == []
    assert "quarry-2" in state.view(None)["cards_aside"]


@pytest.mark.rule("PIL-024")
def test_idle_workers_go_to_the_mill() -> None:
    state = situation("pillars", 2, supply=SEVEN, gray={1: 2})
    do(state, "take forest-2", "take quarry-2", "pass", "pass")
    assert [of(state, seat)["mill"] for seat in (0, 1)] == [9, 9]
    assert [of(state, seat)["workers"] for seat in (0, 1)] == [0, 0]


def test_only_what_lies_there_can_be_taken() -> None:
    state = two_cards_left()
    assert legal_keys(state) == ["take forest-2", "hire mason-3", "pass"]
    for what, key in (("take quarry-2", "card-not-there"), ("hire potter-3", "craftsman-not-there")):
        reason = state.game.why_not(state, what)
        assert reason is not None and reason.key == key
