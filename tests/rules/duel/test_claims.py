"""Claiming cards."""

import pytest

from kingsbridge import load_game
from tests.rules.duel.table import phase, reason
from tests.situations import do, entries, legal_keys, situation

ROWS = ["top-row", "middle-row", "bottom-row"]
COLUMNS = ["left-column", "middle-column", "right-column"]
DIAGONALS = ["falling-diagonal", "rising-diagonal"]
CELLS = {
    "top-row": {0, 1, 2},
    "middle-row": {3, 4, 5},
    "bottom-row": {6, 7, 8},
    "left-column": {0, 3, 6},
    "middle-column": {1, 4, 7},
    "right-column": {2, 5, 8},
    "falling-diagonal": {0, 4, 8},
    "rising-diagonal": {2, 4, 6},
}


@pytest.mark.rule("DUE-012")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_claims_any_line(first: int) -> None:
    state = situation("duel", 2, first=first)
    assert state.current_seat == first
    assert sorted(legal_keys(state)) == sorted(f"claim {line}" for line in CELLS)
    assert {line["line"]: set(line["cells"]) for line in state.view(0)["lines"]} == CELLS
    assert reason(state, "flip personal") == ("DUE-012", "claim-first")


@pytest.mark.rule("DUE-012")
def test_claims_are_open_and_marked() -> None:
    state = do(situation("duel", 2), "claim rising-diagonal")
    assert state.current_seat == 1
    assert [cell["claimed"] for cell in state.view(1)["display"]] == [[], [], [0], [], [0], [], [0], [], []]
    told = entries(state, "claimed")[0]
    assert (told["seat"], told["line"]) == (0, "rising-diagonal")
    display = [cell["card"] for cell in state.view(1)["display"]]
    assert sorted(told["cards"]) == sorted(display[cell] for cell in (2, 4, 6))


@pytest.mark.rule("DUE-013")
@pytest.mark.rule("DUE-014")
@pytest.mark.parametrize("line", CELLS)
def test_the_second_line_shares_exactly_one_card(line: str) -> None:
    state = do(situation("duel", 2), f"claim {line}")
    crossing = [other for other in CELLS if len(CELLS[line] & CELLS[other]) == 1]
    assert len(crossing) == (7 if line in DIAGONALS else 5)
    assert sorted(legal_keys(state)) == sorted(f"claim {other}" for other in crossing)
    for other in crossing:
        after = do(state.clone(), f"claim {other}")
        shared = (CELLS[line] & CELLS[other]).pop()
        assert after.view(0)["contested"] == shared
        assert [cell["cell"] for cell in after.view(0)["display"] if cell["contested"]] == [shared]
        assert phase(after) == "conflict"
    for other in set(CELLS) - set(crossing):
        key = "line-taken" if other == line else "line-apart"
        assert reason(state, f"line:{other}") == ("DUE-013", key)


@pytest.mark.rule("DUE-013")
def test_d3_the_middle_row_meets_columns_and_diagonals() -> None:
    state = do(situation("duel", 2), "claim middle-row")
    assert sorted(legal_keys(state)) == sorted(f"claim {line}" for line in COLUMNS + DIAGONALS)
    assert {line["line"]: line["meets"] for line in state.view(1)["lines"]} == {
        "top-row": -1,
        "middle-row": -1,
        "bottom-row": -1,
        "left-column": 3,
        "middle-column": 4,
        "right-column": 5,
        "falling-diagonal": 4,
        "rising-diagonal": 4,
    }


@pytest.mark.rule("DUE-014")
def test_the_other_cards_belong_to_their_player() -> None:
    state = do(situation("duel", 2), "claim middle-row", "claim left-column")
    owners = [cell["owner"] for cell in state.view(0)["display"]]
    assert owners == [1, -1, -1, -1, 0, 0, 1, -1, -1]
    do(state, "flip personal", "give up")
    assert [cell["owner"] for cell in state.view(0)["display"]] == [1, -1, -1, 0, 0, 0, 1, -1, -1]
    assert entries(state, "contested")[0]["cell"] == 3


def test_the_lines_of_the_engine_are_these() -> None:
    keys = [action.key for action in load_game("duel").catalogue.actions if action.kind == "claim"]
    assert keys == [f"claim {line}" for line in CELLS]
