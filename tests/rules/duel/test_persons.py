"""The person cards, each by itself."""

from typing import Any

import pytest

from kingsbridge import State
from tests.rules.duel.table import filled, gold, goods, phase, pile, raw, reason, seals, supply
from tests.situations import do, entries, legal_keys, situation

LATE = 5
WALERAN, PHILIP = 0, 1


def turn(seat: int, card: str, **what: Any) -> State:
    return situation("duel", 2, turn=seat, cards=[card], **what)


@pytest.mark.rule("DUE-048")
def test_tom_builder() -> None:
    camp = {1: {"wood": 1, "stone": 1, "ore": 1, "wool": 1}}
    state = turn(PHILIP, "tom-builder", raw=camp, built={1: {1: ["mortar"]}}, gold=[3, 0])
    do(state, "use tom-builder")
    assert legal_keys(state) == ["convert wood", "convert stone"]
    assert reason(state, "convert wool") == ("DUE-044", "other-craft")
    do(state, "convert stone")
    assert goods(state, PHILIP) == {"masonry": 1} and gold(state)[PHILIP] == 0
    assert phase(state) == "evaluation"
    made = {1: {"timber": 1, "mortar": 1, "masonry": 1}}
    nothing = turn(PHILIP, "tom-builder", raw={1: {"ore": 1, "wool": 2}}, goods=made)
    assert reason(nothing, "use tom-builder") == ("DUE-041", "nothing-to-turn")


@pytest.mark.rule("DUE-048")
def test_a_single_choice_is_made_by_itself() -> None:
    built = {1: {1: ["timber", "masonry"]}}
    state = do(turn(PHILIP, "tom-builder", raw={1: {"sand": 2}}, built=built), "use tom-builder")
    assert goods(state, PHILIP) == {"mortar": 1} and raw(state, PHILIP) == {"sand": 1}


@pytest.mark.rule("DUE-049")
@pytest.mark.parametrize(("has", "pays"), [(9, 4), (4, 4), (3, 3)])
def test_william_hamleigh(has: int, pays: int) -> None:
    state = do(turn(WALERAN, "william-hamleigh", gold=[0, has]), "use william-hamleigh")
    assert gold(state) == [pays, has - pays]


@pytest.mark.rule("DUE-050")
@pytest.mark.parametrize(("count", "cost"), [(1, 0), (2, 2), (3, 6)])
def test_jack(count: int, cost: int) -> None:
    three = {1: {"timber": 1, "mortar": 1, "masonry": 1}}
    state = turn(PHILIP, "jack", round=LATE, goods=three, gold=[3, 20])
    do(state, "use jack")
    assert state.view(0)["turn"]["next_price"] == 0
    do(state, *[f"build 1 {good}" for good in ("timber", "mortar", "masonry")[:count]])
    assert gold(state)[PHILIP] == 20 - cost and len(filled(state, PHILIP, 1)) == count


@pytest.mark.rule("DUE-050")
@pytest.mark.rule("DUE-045")
def test_jack_with_scaffolding() -> None:
    three = {1: {"timber": 1, "mortar": 1, "masonry": 1}}
    state = turn(PHILIP, "jack", round=LATE, goods=three, gold=[3, 20], holders={"scaffolding": 1})
    do(state, "use jack", "play scaffolding", "build 1 timber", "build 1 mortar", "build 1 masonry")
    assert gold(state)[PHILIP] == 18, "free, 2, and the second counted one free"


@pytest.mark.rule("DUE-050")
@pytest.mark.rule("DUE-066")
def test_jack_and_scaffolding_lapse_with_the_turn() -> None:
    state = turn(PHILIP, "jack", round=LATE, holders={"scaffolding": 1}, first=0)
    do(state, "use jack", "play scaffolding", "end")
    assert [entry["source"] for entry in entries(state, "lapsed")] == ["jack", "scaffolding"]
    while state.current_seat != PHILIP or phase(state) != "evaluation":
        keys = legal_keys(state)
        state.apply(state.game.action_id("give up" if "give up" in keys else keys[-1]))
    turn_now = state.view(0)["turn"]
    assert (turn_now["gifts"], turn_now["scaffold"], turn_now["next_price"]) == (0, 0, 2)


@pytest.mark.rule("DUE-051")
def test_aliena() -> None:
    state = turn(PHILIP, "aliena", round=LATE, raw={1: {"wool": 1}}, gold=[3, 0])
    do(state, "use aliena")
    assert raw(state, PHILIP)["wool"] == 3 and supply(state, PHILIP)["wool"] == 1
    assert legal_keys(state) == ["sell wool", "done"]
    assert reason(state, "buy wood") == ("DUE-051", "only-sells")
    do(state, "sell wool", "sell wool", "done")
    assert gold(state)[PHILIP] == 6 and raw(state, PHILIP)["wool"] == 1


@pytest.mark.rule("DUE-052")
@pytest.mark.parametrize(("pick", "seal"), [(0, "0-5"), (1, "1-4"), (2, "1-4"), (3, "2-3")])
def test_regan_hamleigh(pick: int, seal: str) -> None:
    held = {1: {"0-5": 1, "1-4": 2, "2-3": 1}, 0: {}}
    state = turn(WALERAN, "regan-hamleigh", round=LATE, seals=held, fixed={"regan 5": pick})
    do(state, "use regan-hamleigh")
    assert seals(state, WALERAN) == {seal: 1} and gold(state)[WALERAN] == 6
    assert sum(seals(state, PHILIP).values()) == 3
    assert entries(state, "seal-taken")[0]["seal"] == seal


@pytest.mark.rule("DUE-052")
def test_regan_picks_each_seal_equally_often() -> None:
    picks = {"0-5": 0, "1-4": 0, "2-3": 0}
    for number in range(600):
        held = {1: {"0-5": 1, "1-4": 2}, 0: {}}
        state = turn(WALERAN, "regan-hamleigh", round=LATE, seals=held, key=f"{number:032x}")
        do(state, "use regan-hamleigh")
        picks[entries(state, "seal-taken")[0]["seal"]] += 1
    assert 150 < picks["0-5"] < 250 and 350 < picks["1-4"] < 450 and not picks["2-3"]


@pytest.mark.rule("DUE-052")
def test_regan_without_a_seal_brings_only_gold() -> None:
    state = do(turn(WALERAN, "regan-hamleigh", round=LATE, seals={1: {}}), "use regan-hamleigh")
    assert gold(state) == [6, 3] and entries(state, "seal-taken") == []
    assert state.drawn == {}


@pytest.mark.rule("DUE-053")
@pytest.mark.parametrize(("card", "seat"), [("francis", PHILIP), ("percy-hamleigh", WALERAN)])
def test_francis_and_percy(card: str, seat: int) -> None:
    state = do(turn(seat, card, persons=10), f"use {card}")
    assert gold(state)[seat] == 8
    other = turn(1 - seat, card, persons=10)
    assert reason(other, f"use {card}") == ("DUE-038", "others-person")


@pytest.mark.rule("DUE-054")
def test_ellen() -> None:
    state = turn(PHILIP, "ellen", round=LATE, persons=10, pile=["2-3", "1-4", "1-4", "2-3"])
    do(state, "use ellen")
    assert seals(state, PHILIP) == {"0-5": 1, "1-4": 2, "2-3": 2} and pile(state) == ["1-4", "2-3"]
    assert gold(state) == [3, 3]


@pytest.mark.rule("DUE-054")
@pytest.mark.rule("DUE-037")
def test_ellen_with_a_short_pile() -> None:
    held = {0: {"0-5": 1, "1-4": 2, "2-3": 3}, 1: {"0-5": 1, "1-4": 1, "2-3": 1}}
    state = do(turn(PHILIP, "ellen", round=LATE, persons=10, seals=held), "use ellen")
    assert seals(state, PHILIP) == {"0-5": 1, "1-4": 2, "2-3": 1} and pile(state) == []


@pytest.mark.rule("DUE-055")
def test_alfred() -> None:
    camp = {0: {"wood": 1, "sand": 1, "wool": 1}}
    state = turn(WALERAN, "alfred", round=LATE, persons=10, raw=camp, built={0: {1: ["masonry"]}})
    do(state, "use alfred")
    assert legal_keys(state) == ["convert wood", "convert sand"]
    do(state, "convert sand")
    assert goods(state, WALERAN) == {"mortar": 1} and gold(state)[WALERAN] == 3


@pytest.mark.rule("DUE-056")
def test_remigius_brings_what_is_still_needed() -> None:
    # Wood: both fields filled or covered; sand: one raw, one missing; stone: both made; ore and wool missing.
    state = turn(
        WALERAN,
        "remigius",
        round=LATE,
        persons=10,
        raw={0: {"wood": 1, "sand": 1}},
        goods={0: {"masonry": 2}},
        built={0: {1: ["timber"]}},
    )
    do(state, "use remigius")
    assert legal_keys(state) == ["take sand", "take ore", "take wool"]
    assert reason(state, "take stone") == ("DUE-047", "supply-empty")
    do(state, "take sand")
    assert legal_keys(state) == ["take ore", "take wool"]
    do(state, "take wool")
    assert raw(state, WALERAN) == {"wood": 1, "sand": 2, "wool": 1} and phase(state) == "evaluation"


@pytest.mark.rule("DUE-056")
def test_remigius_brings_no_third_wool_for_two_fields() -> None:
    everything = {0: {"wood": 2, "sand": 2, "stone": 2, "wool": 2}}
    state = turn(WALERAN, "remigius", round=LATE, persons=10, raw=everything, gold=[0, 3])
    do(state, "use remigius")
    assert raw(state, WALERAN)["ore"] == 1 and raw(state, WALERAN)["wool"] == 2, "only ore was needed"
    one = turn(
        WALERAN, "remigius", round=LATE, persons=10, raw={0: {"wool": 1, "sand": 2, "stone": 2, "wood": 2}}
    )
    do(one, "use remigius", "take wool")
    assert raw(one, WALERAN)["wool"] == 2 and raw(one, WALERAN)["ore"] == 1
    camp = {"wool": 1, "sand": 1, "stone": 2, "wood": 1}
    wool = turn(WALERAN, "remigius", round=LATE, persons=10, raw={0: camp}, goods={0: {"cloth": 1}})
    do(wool, "use remigius")
    assert reason(wool, "take wool") == ("DUE-056", "not-needed")
