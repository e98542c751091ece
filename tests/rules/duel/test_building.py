"""Erecting the building, bonuses, and the end of the game."""

from typing import Any

import pytest

from kingsbridge import State
from tests.rules.duel.table import filled, gold, goods, phase, pile, raw, reason, seals, side
from tests.situations import do, entries, legal_keys, situation

WALERAN, PHILIP = 0, 1
ALL = {"timber": 1, "mortar": 1, "masonry": 1}


def building(seat: int = 0, goods: Any = None, **what: Any) -> State:
    """The seat's turn with goods in its camp and 20 gold."""
    purse = [20, 3] if seat == 0 else [3, 20]
    what = {"gold": purse, **what}
    return situation("duel", 2, turn=seat, goods={seat: goods or dict(ALL)}, **what)


# --- installing -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DUE-057")
def test_each_section_takes_its_goods() -> None:
    state = building(goods={"timber": 1, "mortar": 1, "masonry": 1, "cloth": 1, "iron-bars": 1})
    assert [key for key in legal_keys(state) if key.startswith("build")] == [
        "build 1 timber",
        "build 1 mortar",
        "build 1 masonry",
        "build 2 timber",
        "build 2 masonry",
        "build 2 cloth",
        "build 3 mortar",
        "build 3 iron-bars",
        "build 3 cloth",
    ]
    assert reason(state, "build 2 mortar") == ("DUE-057", "not-in-section")
    philip = building(PHILIP, goods={"timber": 1, "mortar": 1, "masonry": 1, "cloth": 1, "bell": 1})
    assert [key for key in legal_keys(philip) if key.startswith("build")] == [
        "build 1 timber",
        "build 1 mortar",
        "build 1 masonry",
        "build 2 mortar",
        "build 2 masonry",
        "build 2 cloth",
        "build 3 timber",
        "build 3 bell",
        "build 3 cloth",
    ]


@pytest.mark.rule("DUE-057")
def test_only_goods_can_be_installed_and_only_once_a_field() -> None:
    keep_on = {"toll": 0}  # a turn without anything to do would end by itself
    state = building(goods={"timber": 2}, raw={0: {"sand": 1}}, built={0: {3: ["mortar"]}}, holders=keep_on)
    assert reason(state, "build 1 mortar") == ("DUE-057", "no-good"), "sand is not mortar"
    do(state, "build 1 timber")
    assert goods(state, 0) == {"timber": 1} and filled(state, 0, 1) == ["timber"]
    assert reason(state, "build 1 timber") == ("DUE-057", "slot-filled")


@pytest.mark.rule("DUE-058")
def test_the_first_good_closes_the_cards() -> None:
    state = building(cards=["quarry", "mine"])
    assert "use quarry" in legal_keys(state)
    do(state, "build 1 timber")
    assert phase(state) == "building" and not [key for key in legal_keys(state) if key.startswith("use")]
    assert reason(state, "use quarry") == ("DUE-058", "cards-closed")
    assert not state.view(0)["turn"]["cards_open"]


@pytest.mark.rule("DUE-059")
def test_d8_one_section_a_round() -> None:
    state = building(goods={"timber": 2, "mortar": 1, "masonry": 1, "cloth": 1})
    do(state, "build 1 timber", "build 1 mortar")
    assert legal_keys(state) == ["build 1 masonry", "end"]
    assert reason(state, "build 2 cloth") == ("DUE-059", "one-section")
    assert state.view(0)["turn"]["section"] == 1


@pytest.mark.rule("DUE-059")
def test_each_turn_chooses_its_section_anew() -> None:
    both = {0: {"timber": 1}, 1: {"cloth": 1}}
    state = situation("duel", 2, turn=0, goods=both, gold=[9, 9])
    do(state, "build 1 timber")
    assert state.current_seat == 1 and state.view(1)["turn"]["section"] == 0
    assert "build 2 cloth" in legal_keys(state) and "build 3 cloth" in legal_keys(state)


@pytest.mark.rule("DUE-059")
def test_any_order_and_side_by_side() -> None:
    started = {0: {1: ["timber"], 2: ["cloth"]}}
    state = building(goods={"mortar": 2, "iron-bars": 1}, built=started, round=4)
    do(state, "build 3 iron-bars", "build 3 mortar")
    assert [len(filled(state, 0, section)) for section in (1, 2, 3)] == [1, 1, 2]


@pytest.mark.rule("DUE-060")
@pytest.mark.parametrize(("count", "cost"), [(1, 2), (2, 6), (3, 12)])
def test_prices(count: int, cost: int) -> None:
    state = building(firsts=[-1, -1, -1])
    for number, good in enumerate(list(ALL)[:count]):
        assert state.view(0)["turn"]["next_price"] == [2, 4, 6][number]
        do(state, f"build 1 {good}")
    assert gold(state)[0] == 20 - cost and state.view(0)["bank"] == 74 - 3 - 20 + cost
    assert [entry["price"] for entry in entries(state, "installed")] == [2, 4, 6][:count]


@pytest.mark.rule("DUE-060")
def test_the_price_is_paid_before_any_bonus() -> None:
    started = {0: {2: ["timber"]}}
    state = building(goods={"masonry": 1, "cloth": 1}, built=started, gold=[5, 3], holders={"toll": 0})
    do(state, "build 2 masonry")
    assert gold(state)[0] == 3
    assert reason(state, "build 2 cloth") == ("DUE-060", "too-little-gold"), "the 10 gold come too late"


@pytest.mark.rule("DUE-060")
def test_without_gold_nothing_is_installed() -> None:
    state = building(gold=[1, 3])
    assert not [key for key in legal_keys(state) if key.startswith("build")]
    assert reason(state, "build 1 timber") == ("DUE-060", "too-little-gold")
    assert "build 1 timber" in legal_keys(building(gold=[2, 3]))


# --- finished sections ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DUE-061")
@pytest.mark.rule("DUE-070")
def test_a_full_section_is_finished_and_its_markers_are_gone() -> None:
    state = do(building(), "build 1 timber", "build 1 mortar", "build 1 masonry")
    assert side(state, 0)["finished"] == 1 and side(state, 0)["installed"] == 3
    assert goods(state, 0) == {} and state.scores() == [13, 0]
    told = entries(state, "section-finished")[0]
    assert (told["section"], told["points"], told["score"]) == (1, 10, 13)
    supply = side(state, 0)["supply"]
    assert [supply[key] + side(state, 0)["raw"][key] for key in ("wood", "sand", "stone")] == [1, 1, 1]


@pytest.mark.rule("DUE-062")
@pytest.mark.rule("DUE-064")
def test_d1_the_rulebooks_example() -> None:
    started = {1: {2: ["cloth"]}}
    state = building(PHILIP, goods={"masonry": 1, "mortar": 1}, built=started, gold=[3, 6])
    do(state, "build 2 masonry", "build 2 mortar")
    assert gold(state)[PHILIP] == 10, "paid 6 and got 10"
    assert side(state, PHILIP)["sections"][1] == {
        "section": 2,
        "slots": [
            {"good": "mortar", "filled": True},
            {"good": "masonry", "filled": True},
            {"good": "cloth", "filled": True},
        ],
        "finished": True,
        "first": True,
    }
    assert state.view(0)["bonuses"][1] == {"section": 2, "bonus": "bonus-2", "first": PHILIP}


@pytest.mark.rule("DUE-062")
def test_d9_only_the_first_gets_the_bonus() -> None:
    near = {0: {2: ["timber", "masonry"]}, 1: {2: ["mortar", "masonry"]}}
    state = situation("duel", 2, turn=0, goods={0: {"cloth": 1}, 1: {"cloth": 1}}, built=near, gold=[4, 4])
    do(state, "build 2 cloth")
    assert gold(state) == [12, 4] and state.current_seat == 1
    do(state, "build 2 cloth")
    assert gold(state) == [12, 2], "the second of the same round gets none"
    assert [entry["seat"] for entry in entries(state, "bonus")] == [0]


@pytest.mark.rule("DUE-063")
def test_bonus_1_brings_two_seals() -> None:
    state = building(
        pile=["2-3", "1-4", "2-3", "1-4"], built={0: {1: ["timber", "mortar"]}}, goods={"masonry": 1}
    )
    do(state, "build 1 masonry")
    assert seals(state, 0) == {"0-5": 1, "1-4": 2, "2-3": 2} and pile(state) == ["2-3", "1-4"]
    assert [entry["source"] for entry in entries(state, "seal-gained")] == ["bonus-1", "bonus-1"]


@pytest.mark.rule("DUE-063")
@pytest.mark.rule("DUE-037")
@pytest.mark.parametrize("left", [0, 1])
def test_bonus_1_from_a_short_pile(left: int) -> None:
    held = {1: {"0-5": 1, "1-4": 3, "2-3": 3 - left}}
    state = building(seals=held, built={0: {1: ["timber", "mortar"]}}, goods={"masonry": 1})
    do(state, "build 1 masonry")
    assert sum(seals(state, 0).values()) == 3 + left and pile(state) == []


@pytest.mark.rule("DUE-064")
@pytest.mark.rule("DUE-037")
def test_bonus_2_from_a_poor_bank() -> None:
    started = {0: {2: ["timber", "masonry"]}}
    state = building(goods={"cloth": 1}, built=started, gold=[2, 68])
    do(state, "build 2 cloth")
    assert gold(state) == [6, 68] and state.view(0)["bank"] == 0


@pytest.mark.rule("DUE-065")
def test_bonus_3_turns_up_to_two() -> None:
    started = {0: {3: ["mortar", "cloth"]}}
    camp = {0: {"wood": 2, "stone": 1, "wool": 1}}
    state = building(goods={"iron-bars": 1}, built=started, raw=camp)
    do(state, "build 3 iron-bars")
    assert legal_keys(state) == ["convert wood", "convert stone", "done"]
    assert state.view(0)["turn"]["step"] == {
        "source": "bonus-3",
        "left": 2,
        "price": 0,
        "pays": 0,
        "optional": True,
    }
    assert reason(state, "convert wool") == ("DUE-044", "other-craft")
    before = gold(state)
    one = do(state.clone(), "convert wood", "done")
    assert goods(one, 0) == {"timber": 1}
    two = do(state.clone(), "convert wood", "convert wood")
    assert goods(two, 0) == {"timber": 2} and gold(two) == before
    assert two.current_seat == 1, "nothing else to do: one section a round"
    none = do(state.clone(), "done")
    assert goods(none, 0) == {} and none.current_seat == 1


@pytest.mark.rule("DUE-065")
def test_bonus_3_without_raw_material_asks_nothing() -> None:
    made = {"iron-bars": 1, "timber": 1, "masonry": 1}
    state = building(goods=made, built={0: {3: ["mortar", "cloth"]}}, raw={0: {"wool": 1}})
    do(state, "build 3 iron-bars")
    assert state.current_seat == 1 and side(state, 0)["sections"][2]["first"]


# --- the end --------------------------------------------------------------------------------------------------------

TWO_DONE = {1: ["timber", "mortar", "masonry"], 2: ["timber", "masonry", "cloth"]}


@pytest.mark.rule("DUE-068")
def test_the_third_section_wins_at_once() -> None:
    state = building(
        goods={"iron-bars": 1}, built={0: {**TWO_DONE, 3: ["mortar", "cloth"]}}, round=8, gold=[2, 3]
    )
    do(state, "build 3 iron-bars")
    assert state.is_over and state.winners() == [0] and state.scores() == [39, 0]
    assert state.epoch == 7, "in the middle of a round"
    told = entries(state, "game-ends")[0]
    assert (told["winners"], told["decided"]) == ([0], "by-building")
    assert entries(state, "bonus") == []


@pytest.mark.rule("DUE-068")
def test_the_first_of_the_round_wins_though_the_other_could_finish_too() -> None:
    philip = {1: ["timber", "mortar", "masonry"], 2: ["mortar", "masonry", "cloth"], 3: ["timber", "cloth"]}
    state = situation(
        "duel",
        2,
        turn=0,
        goods={0: {"iron-bars": 1}, 1: {"bell": 1}},
        built={0: {**TWO_DONE, 3: ["mortar", "cloth"]}, 1: philip},
        round=8,
        gold=[5, 50],
    )
    do(state, "build 3 iron-bars")
    assert state.is_over and state.winners() == [WALERAN]


def last_turn(built: Any, purse: list[int]) -> State:
    """Play the last turn of round 12 out without doing anything."""
    state = situation("duel", 2, turn=1, first=0, round=12, built=built, gold=purse)
    while not state.is_over:
        do(state, "end")
    return state


SECTION = {1: ["timber", "mortar", "masonry"]}


@pytest.mark.rule("DUE-069")
@pytest.mark.parametrize(
    ("built", "purse", "winner", "decided"),
    [
        (
            {
                0: {**SECTION, 2: ["cloth"]},
                1: {1: ["timber", "mortar"], 2: ["mortar", "masonry"], 3: ["timber", "cloth"]},
            },
            [0, 9],
            0,
            "by-sections",
        ),
        ({0: {**SECTION}, 1: {**SECTION, 2: ["cloth"]}}, [9, 0], 1, "by-goods"),
        ({0: {**SECTION, 2: ["cloth"]}, 1: {**SECTION}}, [0, 9], 0, "by-goods"),
        ({0: {**SECTION}, 1: {**SECTION}}, [5, 4], 0, "by-gold"),
        ({0: {}, 1: {}}, [4, 5], 1, "by-gold"),
        ({0: {**SECTION}, 1: {**SECTION}}, [4, 4], 1, "by-philip"),
    ],
)
def test_after_round_12(built: Any, purse: list[int], winner: int, decided: str) -> None:
    state = last_turn(built, purse)
    assert state.epoch == 12 and state.winners() == [winner]
    assert entries(state, "game-ends")[0]["decided"] == decided


@pytest.mark.rule("DUE-069")
def test_d10_two_sections_each_seven_goods_beat_six() -> None:
    blue = {1: ["timber", "mortar", "masonry"], 2: ["mortar", "masonry", "cloth"]}
    ahead = last_turn({0: {**TWO_DONE, 3: ["cloth"]}, 1: blue}, [0, 20])
    assert ahead.winners() == [WALERAN] and ahead.scores() == [27, 26]
    level = last_turn({0: TWO_DONE, 1: blue}, [7, 7])
    assert level.winners() == [PHILIP]


@pytest.mark.rule("DUE-070")
def test_scores_count_sections_and_goods_not_gold() -> None:
    state = situation(
        "duel",
        2,
        claim=0,
        built={0: {**TWO_DONE, 3: ["cloth"]}, 1: {3: ["bell"]}},
        round=8,
        gold=[30, 30],
    )
    assert state.scores() == [27, 1]
    assert raw(state, 0) == {}
    assert tuple(state.game.score_bounds) == (0.0, 39.0)
