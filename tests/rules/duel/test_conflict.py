"""Conflict resolution, and after the conflict."""

from typing import Any

import pytest

from kingsbridge import State
from tests.rules.duel.table import phase, pile, reason, side
from tests.rules.duel.table import seals as seals_of
from tests.situations import do, entries, legal_keys, situation

LOW, HIGH = 0, 1


def conflict(faces: list[int], first: int = 0, **what: Any) -> State:
    """A conflict for cell 0 whose flips come up with these faces."""
    fixed = {f"flip 2.{number}": face for number, face in enumerate(faces, 1)}
    return situation("duel", 2, conflict=(), first=first, fixed=fixed, **what)


def sums(state: State) -> list[int]:
    found: list[int] = state.view(0)["conflict"]["sums"]
    return found


@pytest.mark.rule("DUE-015")
@pytest.mark.parametrize("first", [0, 1])
def test_the_holder_of_power_must_flip(first: int) -> None:
    state = conflict([], first=first)
    assert state.current_seat == first
    assert legal_keys(state) == ["flip 0-5", "flip 1-4", "flip 2-3", "flip personal"]
    assert reason(state, "give up") == ("DUE-015", "must-flip")
    assert reason(state, "claim top-row") == ("DUE-015", "conflict-first")


@pytest.mark.rule("DUE-015")
def test_without_neutral_seals_the_personal_one_is_always_there() -> None:
    state = do(conflict([HIGH], first=1, seals={0: {}}), "flip 1-4")
    assert state.current_seat == 0 and legal_keys(state) == ["flip personal", "give up"]
    assert reason(state, "flip 2-3") == ("DUE-016", "no-seal")


@pytest.mark.rule("DUE-016")
@pytest.mark.parametrize(
    ("seal", "faces"), [("0-5", (0, 5)), ("1-4", (1, 4)), ("2-3", (2, 3)), ("personal", (2, 3))]
)
def test_a_flip_shows_one_of_two_faces(seal: str, faces: tuple[int, int]) -> None:
    for face in (LOW, HIGH):
        state = do(conflict([face]), f"flip {seal}")
        assert sums(state) == [faces[face], 0]
        assert entries(state, "flipped") == [
            {
                "kind": "flipped",
                "seat": 0,
                "seal": seal,
                "value": faces[face],
                "sum": faces[face],
                "sums": [faces[face], 0],
            }
        ]
        assert side(state, 0)["personal_ready"] == (seal != "personal")


@pytest.mark.rule("DUE-016")
def test_flips_are_fair_and_independent() -> None:
    counts = {(a, b): 0 for a in (2, 3) for b in (2, 3)}
    for number in range(800):
        state = situation("duel", 2, conflict=(), key=f"{number:032x}")
        do(state, "flip personal", "flip personal")
        told = [entry["value"] for entry in entries(state, "flipped")]
        counts[told[0], told[1]] += 1
    assert all(140 < count < 260 for count in counts.values()), counts


@pytest.mark.rule("DUE-016")
def test_what_each_seal_can_bring_is_shown_before() -> None:
    state = situation("duel", 2, conflict=[(0, "1-4", 4)])
    outcomes = {each["seal"]: each for each in state.view(1)["conflict"]["outcomes"]}
    assert outcomes["0-5"]["sums"] == [0, 5] and outcomes["0-5"]["leads"] == [False, True]
    assert outcomes["1-4"]["leads"] == [False, False], "level sums are the power holder's"
    assert outcomes["personal"]["ends"] and not outcomes["2-3"]["ends"]


@pytest.mark.rule("DUE-017")
def test_d4_level_sums_leave_the_one_without_power_behind() -> None:
    state = do(conflict([HIGH, HIGH, LOW]), "flip 2-3", "flip 2-3")
    assert sums(state) == [3, 3] and state.current_seat == 1
    do(state, "flip 1-4")
    assert sums(state) == [3, 4] and state.current_seat == 0
    assert legal_keys(state) == ["flip 0-5", "flip 1-4", "flip personal", "give up"]


@pytest.mark.rule("DUE-017")
def test_who_is_still_behind_flips_again() -> None:
    state = do(conflict([HIGH, LOW, LOW], first=1), "flip 0-5", "flip 2-3")
    assert sums(state) == [2, 5] and state.current_seat == 0
    do(state, "flip 1-4")
    assert sums(state) == [3, 5] and state.current_seat == 0
    assert side(state, 0)["seals"] == {"0-5": 1, "1-4": 0, "2-3": 0}


@pytest.mark.rule("DUE-017")
def test_philip_with_the_power_wins_level_sums() -> None:
    state = do(conflict([LOW, LOW], first=1), "flip 2-3", "flip 2-3")
    assert sums(state) == [2, 2] and state.current_seat == 0


@pytest.mark.rule("DUE-018")
def test_d5_after_the_personal_seal_only_the_other_goes_on() -> None:
    flips = [(0, "1-4", 4), (1, "2-3", 2), (1, "personal", 3)]
    seals = {0: {"0-5": 1, "2-3": 1}}
    state = situation("duel", 2, conflict=flips, seals=seals, fixed={"flip 2.4": LOW})
    assert sums(state) == [4, 5] and state.current_seat == 0
    assert legal_keys(state) == ["flip 0-5", "flip 2-3", "flip personal", "give up"]
    do(state, "flip 0-5")
    assert state.current_seat == 0, "0: still behind, and nobody else is asked"
    fixed = {"flip 2.4": HIGH}
    won = do(situation("duel", 2, conflict=flips, fixed=fixed), "flip 2-3")
    assert won.view(0)["conflict"]["winner"] == 0, "Philip may not answer"


@pytest.mark.rule("DUE-018")
@pytest.mark.rule("DUE-020")
@pytest.mark.parametrize(
    ("faces", "winner"), [([LOW, LOW], 0), ([LOW, HIGH], 1), ([HIGH, LOW], 0), ([HIGH, HIGH], 0)]
)
def test_both_personal_seals_end_the_conflict(faces: list[int], winner: int) -> None:
    state = do(conflict(faces), "flip personal", "flip personal")
    assert state.view(0)["conflict"]["winner"] == winner
    assert not state.view(0)["conflict"]["running"]


@pytest.mark.rule("DUE-019")
def test_the_second_may_give_up_without_a_flip() -> None:
    state = do(conflict([LOW]), "flip 0-5")
    assert sums(state) == [0, 0] and state.current_seat == 1
    do(state, "give up")
    assert state.view(0)["conflict"]["winner"] == 0
    assert entries(state, "gave-up")[0]["seat"] == 1
    assert seals_of(state, 1) == {"0-5": 1, "1-4": 1, "2-3": 1}


@pytest.mark.rule("DUE-019")
def test_the_first_may_give_up_once_behind() -> None:
    state = do(conflict([LOW, HIGH]), "flip 2-3", "flip 2-3", "give up")
    assert state.view(0)["conflict"]["winner"] == 1


@pytest.mark.rule("DUE-020")
def test_who_flips_the_personal_seal_and_stays_behind_has_lost() -> None:
    state = do(conflict([HIGH, LOW]), "flip 0-5", "flip personal")
    assert state.view(0)["conflict"]["winner"] == 0
    assert entries(state, "conflict-won")[0]["sums"] == [5, 2]


@pytest.mark.rule("DUE-020")
def test_the_first_with_the_personal_seal_gone_loses_when_overtaken() -> None:
    state = do(conflict([LOW, HIGH]), "flip personal", "flip 2-3")
    assert state.view(0)["conflict"]["winner"] == 1


@pytest.mark.rule("DUE-021")
@pytest.mark.rule("DUE-038")
@pytest.mark.parametrize("winner", [0, 1])
def test_a_person_won_by_the_other_is_used_by_nobody(winner: int) -> None:
    state = conflict([HIGH, HIGH] if winner else [HIGH], cards=["william-hamleigh"], gold=[3, 3])
    do(state, *(["flip 1-4", "flip 0-5", "give up"] if winner else ["flip personal", "give up"]))
    assert state.view(0)["conflict"]["winner"] == winner
    assert ("use william-hamleigh" in legal_keys(state)) == (winner == 0)
    if winner:
        assert reason(state, "use william-hamleigh") == ("DUE-022", "card-lost")
        do(state, "end")
        assert reason(state, "use william-hamleigh") == ("DUE-038", "others-person")


@pytest.mark.rule("DUE-022")
def test_the_winner_has_three_cards_and_the_loser_two() -> None:
    state = do(conflict([LOW]), "flip personal", "give up")
    assert side(state, 0)["cells"] == [0, 1, 2]
    assert side(state, 1)["cells"] == [3, 6]
    lost = situation("duel", 2, turn=0, lost=True, cards=["income-3", "income-4", "income-5"])
    assert "use income-3" not in legal_keys(lost) and "use income-4" in legal_keys(lost)
    assert reason(lost, "use income-3") == ("DUE-022", "card-lost")


@pytest.mark.rule("DUE-023")
def test_both_personal_seals_come_back() -> None:
    state = do(conflict([LOW, LOW]), "flip personal", "flip personal")
    assert side(state, 0)["personal_ready"] and side(state, 1)["personal_ready"]
    assert pile(state) == ["1-4", "1-4", "2-3", "2-3"]


@pytest.mark.rule("DUE-024")
@pytest.mark.rule("DUE-025")
@pytest.mark.rule("DUE-026")
def test_d6_seals_after_the_conflict() -> None:
    state = conflict([HIGH, LOW, LOW, HIGH])
    do(state, "flip 1-4", "flip 0-5", "flip 1-4", "flip 2-3")
    assert sums(state) == [4, 4] and state.current_seat == 1
    do(state, "give up")
    assert phase(state) == "keep" and state.current_seat == 1
    assert legal_keys(state) == ["keep 0-5", "keep 1-4", "keep 2-3"]
    do(state, "keep 1-4")
    assert pile(state) == ["1-4", "1-4", "2-3", "2-3", "1-4", "0-5", "2-3"]
    assert state.view(0)["pile"]["known"] == ["1-4", "0-5", "2-3"]
    assert seals_of(state, 0) == {"0-5": 1, "2-3": 1} and seals_of(state, 1) == {"1-4": 1}
    assert [entry["seals"] for entry in entries(state, "seals-returned")] == [["1-4"], ["0-5", "2-3"]]


@pytest.mark.rule("DUE-026")
def test_the_winners_seals_lie_above_the_losers_even_if_flipped_later() -> None:
    state = conflict(
        [LOW, LOW, HIGH, HIGH],
        pile=[],
        seals={0: {"0-5": 1, "1-4": 2, "2-3": 2}, 1: {"0-5": 1, "1-4": 2, "2-3": 2}},
    )
    do(state, "flip 1-4", "flip 2-3", "flip 2-3", "flip 0-5", "give up", "keep 1-4")
    assert pile(state) == ["2-3", "0-5", "2-3"]


@pytest.mark.rule("DUE-025")
def test_the_loser_is_asked_only_between_kinds() -> None:
    one = do(conflict([HIGH, LOW]), "flip 0-5", "flip 2-3", "give up")
    assert entries(one, "seal-kept")[0]["seal"] == "2-3"
    assert seals_of(one, 1) == {"0-5": 1, "1-4": 1, "2-3": 1} and phase(one) != "keep"
    same = conflict([HIGH, LOW, LOW], seals={1: {"1-4": 2}})
    do(same, "flip 0-5", "flip 1-4", "flip 1-4", "give up")
    assert seals_of(same, 1) == {"1-4": 1} and phase(same) != "keep"


@pytest.mark.rule("DUE-025")
def test_who_used_no_neutral_seal_keeps_none() -> None:
    state = do(conflict([HIGH, LOW]), "flip 0-5", "flip personal")
    assert entries(state, "seal-kept") == []
    assert pile(state)[-1] == "0-5"


@pytest.mark.rule("DUE-025")
def test_only_a_used_seal_can_be_kept() -> None:
    state = conflict([HIGH, LOW, LOW])
    do(state, "flip 0-5", "flip 1-4", "flip 2-3", "give up")
    assert legal_keys(state) == ["keep 1-4", "keep 2-3"]
    assert reason(state, "keep 0-5") == ("DUE-025", "not-used")
    assert reason(state, "end") == ("DUE-025", "keep-first")
