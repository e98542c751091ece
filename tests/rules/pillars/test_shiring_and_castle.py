"""Places 10 and 11: Shiring and its castle."""

import pytest

from tests.rules.pillars.table import golds, next_round, of, phase, row
from tests.situations import do, entries, situation

FULL = ["mortar-mixer", "woodworker", "stonecutter", "toolmaker-1", "mason-1"]


@pytest.mark.rule("PIL-062")
def test_the_craftsman_joins_free_of_charge() -> None:
    state = situation(
        "pillars",
        2,
        phase="shiring",
        shiring=["sculptor-3", "mason-3"],
        at={"shiring-2": [1], "market": [0]},
        gold=[5, 5],
    )
    assert row(state, 1)[-1] == "mason-3"
    assert golds(state) == [5, 5]
    assert [entry["craftsman"] for entry in entries(state, "craftsman-unclaimed")] == ["sculptor-3"]
    assert state.view(None)["shiring"] == [None, None]


@pytest.mark.rule("PIL-063")
def test_both_spaces_with_a_full_row_ask_one_after_the_other() -> None:
    state = situation(
        "pillars",
        2,
        phase="shiring",
        shiring=["sculptor-3", "mason-3"],
        at={"shiring": [1, 1]},
        rows={1: FULL},
    )
    assert (phase(state), state.current_seat) == ("dismissal", 1)
    assert "mason-3" not in row(state, 1)
    do(state, "dismiss sculptor-3")
    assert phase(state) == "dismissal"
    do(state, "dismiss toolmaker-1")
    assert row(state, 1) == ["mortar-mixer", "woodworker", "stonecutter", "mason-1", "mason-3"]


@pytest.mark.rule("PIL-063")
@pytest.mark.rule("PIL-097")
def test_jack_makes_room_in_the_same_round() -> None:
    state = situation(
        "pillars",
        2,
        phase="kingsbridge",
        kingsbridge=["jack", "ellen"],
        at={"kingsbridge-1": [1], "shiring-1": [1]},
        shiring=["sculptor-3", "mason-3"],
        rows={1: FULL},
    )
    assert len(row(state, 1)) == 6
    assert of(state, 1)["room"] == 6
    assert entries(state, "dismissed") == []


@pytest.mark.rule("PIL-064")
def test_the_castle_lends_two_workers_for_the_next_round() -> None:
    state = situation("pillars", 2, phase="castle", at={"castle": [1], "market": [0]})
    assert of(state, 1)["gray_next"] == 2
    assert state.view(None)["gray_in_castle"] == 2
    next_round(state)
    assert of(state, 1)["workers"] == 14
    assert (of(state, 1)["gray"], of(state, 1)["gray_next"]) == (2, 0)


@pytest.mark.rule("PIL-065")
def test_they_go_back_at_the_end_of_that_round() -> None:
    state = situation("pillars", 2, phase="castle", gray={1: 2}, at={"market": [0]})
    assert of(state, 1)["workers_in_all"] == 14
    next_round(state)
    assert of(state, 1)["workers"] == 12
    assert state.view(None)["gray_in_castle"] == 4
    assert entries(state, "gray-returned")[0]["workers"] == 2


@pytest.mark.rule("PIL-065")
def test_the_castle_twice_in_a_row() -> None:
    state = situation("pillars", 2, phase="castle", gray={1: 2}, at={"castle": [1], "market": [0]})
    assert state.view(None)["gray_in_castle"] == 0
    next_round(state)
    assert of(state, 1)["workers"] == 14


@pytest.mark.rule("PIL-092")
def test_in_the_last_round_the_castle_does_nothing() -> None:
    state = situation("pillars", 2, phase="castle", round=6, at={"castle": [1]})
    assert of(state, 1)["gray_next"] == 0
    assert entries(state, "gray-taken") == []
