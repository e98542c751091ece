"""1x cards: taking, keeping, playing, returning, and each of them."""

from typing import Any

import pytest

from kingsbridge import State
from tests.rules.duel.table import filled, gold, goods, kept, phase, raw, reason, supply
from tests.situations import do, entries, legal_keys, situation

LATE = 5  # a round of deck B


def holding(*cards: str, seat: int = 0, round: int = 2, **what: Any) -> State:
    """The seat's turn with these 1x cards kept from earlier; a filler of income cards on its line."""
    return situation("duel", 2, turn=seat, round=round, holders=dict.fromkeys(cards, seat), **what)


@pytest.mark.rule("DUE-039")
def test_taken_at_the_start_of_the_evaluation() -> None:
    state = situation("duel", 2, turn=0, cards=["toll", "income-3", "journeyman"])
    assert kept(state, 0) == ["toll", "journeyman"] and kept(state, 1) == []
    spent = [cell["spent"] for cell in state.view(0)["display"]]
    assert spent[:3] == [True, False, True]
    assert [entry["card"] for entry in entries(state, "once-taken")] == ["toll", "journeyman"]
    assert "play toll" in legal_keys(state) and "play journeyman" in legal_keys(state)


@pytest.mark.rule("DUE-039")
def test_the_second_takes_his_only_in_his_turn_and_a_lost_one_never() -> None:
    cards = ["toll", "income-3", "income-4", "journeyman"]
    state = situation("duel", 2, turn=0, cards=cards, lost=True)
    assert kept(state, 0) == [] and kept(state, 1) == []
    assert reason(state, "play toll") == ("DUE-039", "not-kept")
    do(state, "end")
    assert kept(state, 1) == ["toll", "journeyman"]


@pytest.mark.rule("DUE-040")
def test_playable_in_a_later_round() -> None:
    state = holding("toll", round=6)
    assert "play toll" in legal_keys(state)
    do(state, "play toll")
    assert kept(state, 0) == [] and "play toll" not in legal_keys(state)


@pytest.mark.rule("DUE-040")
def test_never_during_claims_conflict_or_the_others_turn() -> None:
    mine = {"toll": 0, "journeyman": 0}
    claim = situation("duel", 2, claim=0, holders=mine)
    fight = situation("duel", 2, conflict=(), holders=mine)
    other = situation("duel", 2, turn=1, holders=mine)
    for state in (claim, fight, other):
        assert not [key for key in legal_keys(state) if key.startswith("play")]


@pytest.mark.rule("DUE-040")
def test_while_another_card_is_carried_out_and_combined() -> None:
    state = holding("toll", "journeyman", cards=["carpenter"], raw={0: {"wood": 2, "sand": 1}}, gold=[2, 3])
    do(state, "use carpenter", "convert wood")
    assert gold(state) == [0, 3] and phase(state) == "craftsman"
    assert legal_keys(state) == ["play toll", "play journeyman", "done"]
    do(state, "play toll")
    assert gold(state) == [3, 0] and "convert wood" in legal_keys(state)
    do(state, "play journeyman", "convert sand")
    assert phase(state) == "craftsman", "back where it was"
    do(state, "convert wood")
    assert goods(state, 0) == {"timber": 2, "mortar": 1} and gold(state) == [1, 0]


@pytest.mark.rule("DUE-040")
@pytest.mark.rule("DUE-058")
def test_after_building_too() -> None:
    state = holding("toll", goods={0: {"timber": 1}})
    do(state, "build 1 timber")
    assert phase(state) == "building" and legal_keys(state) == ["play toll", "end"]
    do(state, "play toll")
    assert gold(state)[0] == 4


@pytest.mark.rule("DUE-040")
def test_a_step_ends_if_a_1x_card_used_up_what_it_needed() -> None:
    made = {1: {"mortar": 1, "masonry": 1}}
    state = holding("journeyman", seat=1, cards=["tom-builder"], raw={1: {"wood": 1}}, goods=made)
    do(state, "use tom-builder")
    assert legal_keys(state) == ["play journeyman", "convert wood"]
    do(state, "play journeyman")
    assert goods(state, 1) == {"timber": 1, "mortar": 1, "masonry": 1} and phase(state) == "evaluation"


@pytest.mark.rule("DUE-041")
@pytest.mark.parametrize(
    ("card", "round", "what", "why"),
    [
        ("toll", 2, {"gold": [3, 0]}, ("DUE-041", "rival-no-gold")),
        (
            "journeyman",
            2,
            {"goods": {0: {"timber": 1, "mortar": 1, "masonry": 1}}},
            ("DUE-041", "nothing-to-turn"),
        ),
        ("sabotage", LATE, {}, ("DUE-046", "rival-no-goods")),
        (
            "supply-cart",
            LATE,
            {"raw": {0: {"wood": 2, "sand": 2, "stone": 2, "ore": 1, "wool": 4}}},
            ("DUE-041", "nothing-to-fetch"),
        ),
    ],
)
def test_only_with_an_effect(card: str, round: int, what: Any, why: tuple[str, str]) -> None:
    state = holding(card, round=round, **what)
    assert kept(state, 0) == [card] and f"play {card}" not in legal_keys(state)
    assert reason(state, f"kept:{card}") == why


@pytest.mark.rule("DUE-042")
def test_d11_unused_ones_of_deck_a_return_before_round_7() -> None:
    state = situation("duel", 2, turn=1, first=0, round=6, holders={"toll": 1, "sabotage": 0})
    assert "play toll" in legal_keys(state), "playable through round 6"
    do(state, "end")
    assert state.view(0)["round"] == 7
    assert kept(state, 1) == [] and kept(state, 0) == ["sabotage"]
    assert [entry["card"] for entry in entries(state, "once-returned")] == ["toll"]
    view = state.view(0)
    assert "toll" in view["undealt"] + [cell["card"] for cell in view["display"]]


@pytest.mark.rule("DUE-042")
def test_unused_ones_of_deck_b_return_before_round_10() -> None:
    state = situation("duel", 2, turn=1, first=0, round=9, holders={"supply-cart": 1, "toll": 0})
    do(state, "end")
    assert state.view(0)["round"] == 10 and kept(state, 1) == [] and kept(state, 0) == ["toll"]


@pytest.mark.rule("DUE-042")
def test_passage_2_returns_nothing() -> None:
    state = situation("duel", 2, turn=1, first=0, round=3, holders={"toll": 1})
    do(state, "end")
    assert state.view(0)["round"] == 4 and kept(state, 1) == ["toll"]


@pytest.mark.rule("DUE-043")
@pytest.mark.parametrize(("has", "pays"), [(9, 3), (3, 3), (2, 2)])
def test_toll(has: int, pays: int) -> None:
    state = do(holding("toll", gold=[1, has]), "play toll")
    assert gold(state) == [1 + pays, has - pays] and state.view(0)["bank"] == 74 - 1 - has
    told = entries(state, "robbed")[0]
    assert (told["seat"], told["other"], told["change"]) == (0, 1, pays)


@pytest.mark.rule("DUE-044")
@pytest.mark.parametrize(("material", "good"), [("wood", "timber"), ("ore", "iron-bars"), ("wool", "cloth")])
def test_journeyman(material: str, good: str) -> None:
    built = {0: {1: ["timber", "masonry"]}}
    camp = {0: {material: 1, "sand": 1}}
    state = do(holding("journeyman", raw=camp, built=built, gold=[0, 3]), "play journeyman")
    assert sorted(legal_keys(state)) == sorted(["convert sand", f"convert {material}"])
    assert reason(state, "convert stone") == ("DUE-044", "no-raw")
    assert reason(state, "end") == ("DUE-044", "finish-step")
    do(state, f"convert {material}")
    assert goods(state, 0) == {good: 1} and raw(state, 0) == {"sand": 1} and gold(state)[0] == 0
    assert phase(state) == "evaluation"


@pytest.mark.rule("DUE-045")
@pytest.mark.parametrize(("count", "cost"), [(1, 2), (2, 2), (3, 8)])
def test_scaffolding(count: int, cost: int) -> None:
    state = holding(
        "scaffolding",
        round=LATE,
        goods={0: {"timber": 1, "mortar": 1, "masonry": 1}},
        gold=[20, 3],
    )
    do(state, "play scaffolding")
    do(state, *[f"build 1 {good}" for good in ("timber", "mortar", "masonry")[:count]])
    assert gold(state)[0] == 20 - cost and len(filled(state, 0, 1)) == count


@pytest.mark.rule("DUE-045")
def test_scaffolding_before_the_second_good_is_in_time_and_after_it_too_late() -> None:
    three = {0: {"timber": 1, "mortar": 1, "masonry": 1}}
    state = holding("scaffolding", round=LATE, goods=three, gold=[20, 3])
    do(state, "build 1 timber", "play scaffolding", "build 1 mortar")
    assert gold(state)[0] == 18
    late = holding("scaffolding", round=LATE, goods=three, gold=[20, 3])
    do(late, "build 1 timber", "build 1 mortar")
    assert reason(late, "play scaffolding") == ("DUE-045", "scaffold-late")


@pytest.mark.rule("DUE-046")
def test_sabotage() -> None:
    state = holding(
        "sabotage",
        round=LATE,
        goods={1: {"bell": 1, "cloth": 1}, 0: {"timber": 1}},
        built={1: {1: ["timber", "mortar"], 2: ["masonry"]}},
    )
    do(state, "play sabotage")
    assert legal_keys(state) == ["sabotage bell", "sabotage cloth"]
    assert reason(state, "sabotage mortar") == ("DUE-046", "rival-no-good"), "an installed good is safe"
    assert reason(state, "sabotage timber") == ("DUE-046", "rival-no-good"), "the own camp is not meant"
    assert reason(state, "end") == ("DUE-046", "finish-step")
    do(state, "sabotage bell")
    assert goods(state, 1) == {"cloth": 1} and raw(state, 1) == {"ore": 1}
    assert phase(state) == "evaluation" and filled(state, 1, 1) == ["timber", "mortar"]


@pytest.mark.rule("DUE-047")
def test_supply_cart() -> None:
    camp = {0: {"wood": 2, "ore": 1}}
    state = do(holding("supply-cart", round=LATE, raw=camp), "play supply-cart")
    assert legal_keys(state) == ["take sand", "take stone", "take wool"]
    assert reason(state, "take wood") == ("DUE-047", "supply-empty")
    assert reason(state, "done") == ("DUE-047", "finish-step")
    do(state, "take wool")
    assert raw(state, 0) == {"wood": 2, "sand": 1, "stone": 1, "ore": 1, "wool": 1}
    assert supply(state, 0)["wool"] == 3
