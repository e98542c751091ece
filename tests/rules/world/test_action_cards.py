"""The twelve action cards."""

from typing import Any

import pytest

from kingsbridge import State
from tests.rules.world.builder import chapter_events
from tests.rules.world.table import goods, owner, phase, play, project, reason, vp
from tests.situations import do, entries, legal_keys, situation


def turn(**what: Any) -> State:
    """Stand in the turn of seat 0 of two."""
    return situation("world", 2, **what)


@pytest.mark.rule("WOR-047")
def test_grain() -> None:
    state = play(turn(), "grain-card")
    assert legal_keys(state) == ["take grain", "decline"]
    assert reason(state, "take piety") == ("WOR-047", "other-card")
    assert goods(do(state, "take grain"), 0) == {"grain": 1}
    assert state.view(None)["supply"]["grain"] == 9


@pytest.mark.rule("WOR-048")
def test_piety() -> None:
    state = play(turn(), "piety-card")
    assert legal_keys(state) == ["take piety", "decline"]
    assert goods(do(state, "take piety"), 0) == {"piety": 1}
    assert phase(play(turn(empty=["piety"], hoarder=1), "piety-card")) == "discard"


@pytest.mark.rule("WOR-049")
@pytest.mark.parametrize("good", ["stone", "wood"])
def test_resource(good: str) -> None:
    state = play(turn(), "resource")
    assert legal_keys(state) == ["take stone", "take wood", "decline"]
    assert goods(do(state, f"take {good}"), 0) == {good: 1}
    state = play(turn(empty=[good], hoarder=1), "resource")
    assert reason(state, f"take {good}") == ("WOR-049", "supply-empty")


@pytest.mark.rule("WOR-050")
def test_up_to_two_resources_on_one_project() -> None:
    state = play(
        turn(goods={0: {"stone": 2, "wood": 2}}, projects={"fulling-mill": [0, 0]}), "building-project"
    )
    assert len(legal_keys(state)) == 5
    do(state, "build bridge stone")
    assert legal_keys(state) == ["build bridge stone", "build bridge wood", "done"]
    assert reason(state, "build fulling-mill wood") == ("WOR-050", "one-project")
    assert state.view(0)["carrying"]["project"] == "bridge"
    do(state, "build bridge wood")
    assert phase(state) == "discard"
    assert (vp(state, 0), goods(state, 0)) == (26, {"stone": 1, "wood": 1})
    assert (project(state, "bridge")["stone"], project(state, "bridge")["wood"]) == (1, 1)


@pytest.mark.rule("WOR-050")
def test_one_resource_is_enough() -> None:
    state = play(turn(goods={0: {"stone": 2}}), "building-project", "build bridge stone", "done")
    assert (vp(state, 0), goods(state, 0), phase(state)) == (23, {"stone": 1}, "discard")
    assert (
        reason(play(turn(goods={0: {"stone": 1}}), "building-project"), "build bridge wood")[1] == "no-good"
    )


@pytest.mark.rule("WOR-051")
def test_the_last_space_ends_the_action() -> None:
    state = turn(goods={0: {"stone": 2}}, projects={"bridge": [3, 2], "fulling-mill": [0, 0]})
    play(state, "building-project", "build bridge stone")
    assert phase(state) == "discard"
    assert (goods(state, 0), vp(state, 0)) == ({"stone": 1}, 23)
    assert project(state, "bridge")["status"] == "finished"


@pytest.mark.rule("WOR-052")
def test_sales() -> None:
    state = play(turn(cloth_open=True, goods={0: {"wool": 3, "cloth": 2}}), "wool-cloth-sales")
    assert legal_keys(state) == ["sell wool", "sell cloth", "decline"]
    do(state, "sell cloth")
    assert legal_keys(state) == ["sell wool", "done"]
    assert reason(state, "sell cloth") == ("WOR-053", "cloth-limit")
    do(state, "sell wool", "sell wool", "sell wool")
    assert phase(state) == "discard"
    assert goods(state, 0) == {"gold": 10, "cloth": 1}


@pytest.mark.rule("WOR-052")
def test_sales_count_what_was_sold() -> None:
    state = play(turn(cloth_open=True, goods={0: {"wool": 3, "cloth": 1}}), "wool-cloth-sales", "sell wool")
    carrying = state.view(0)["carrying"]
    assert (carrying["sold_wool"], carrying["sold_cloth"], carrying["steps"]) == (1, 0, 1)
    do(state, "done")
    assert goods(state, 0) == {"gold": 2, "wool": 2, "cloth": 1}


@pytest.mark.rule("WOR-053")
def test_no_cloth_while_the_market_is_covered() -> None:
    state = play(turn(goods={0: {"wool": 1, "cloth": 1}}), "wool-cloth-sales")
    assert legal_keys(state) == ["sell wool", "decline"]
    assert reason(state, "sell cloth") == ("WOR-053", "cloth-covered")
    assert legal_keys(play(turn(chapter=2, goods={0: {"cloth": 1}}), "wool-cloth-sales"))[0] == "sell cloth"


@pytest.mark.rule("WOR-054")
def test_price_events_do_not_touch_swaps() -> None:
    state = situation(
        "world",
        2,
        at="reveal",
        next_events=["caroli"],
        edge=["bridge-works"],
        goods={0: {"wool": 1}},
    )
    do(state, "accept caroli")
    assert goods(state, 0) == {"gold": 3}
    state = turn(chapter=4, event="wedding", edge=["gates-closed"], goods={0: {"cloth": 1}})
    assert vp(do(state, "swap wedding vp"), 0) == 22


@pytest.mark.rule("WOR-054")
def test_price_events_reach_through_the_privilege() -> None:
    what = {"round": 2, "piles": {0: ["wool-cloth-sales"]}, "discards": {0: ["donation"]}}
    state = play(turn(edge=["bridge-works"], goods={0: {"wool": 1}}, **what), "privilege", "sell wool")
    assert goods(state, 0) == {"gold": 1}


@pytest.mark.rule("WOR-055")
def test_privilege_repeats_the_card_before() -> None:
    what = {"round": 2, "piles": {0: ["grain-card"]}, "discards": {0: ["donation"]}}
    state = play(turn(**what), "privilege")
    assert legal_keys(state) == ["take grain", "decline"]
    assert state.view(0)["carrying"]["repeated"]
    do(state, "take grain")
    assert goods(state, 0) == {"grain": 1}
    assert entries(state, "repeated")[0]["card"] == "grain-card"


@pytest.mark.rule("WOR-055")
def test_privilege_repeats_the_card_of_the_round_before_not_an_earlier_one() -> None:
    piles = {0: ["grain-card", "resource"]}
    state = play(turn(round=3, piles=piles, discards={0: ["donation", "medicine"]}), "privilege")
    assert legal_keys(state) == ["take stone", "take wood", "decline"]


@pytest.mark.rule("WOR-055")
def test_the_card_counts_even_if_it_was_not_carried_out() -> None:
    first = ["crecy", "heresy-trial"]
    state = situation(
        "world",
        2,
        chapter=2,
        at="chapter-begins",
        penalties={0: ["royal-court"]},
        goods={0: {"stone": 1}},
        fixed={"events 2": [*first, *[key for key in chapter_events(2) if key not in first]]},
    )
    do(
        state,
        "play building-project",
        "discard donation",
        "orient 0",
        "play medicine",
        "treat",
        "discard donation",
    )
    do(state, "orient 0", "play privilege")
    before = vp(state, 0)
    do(state, "build bridge stone")
    assert vp(state, 0) == before + 3


@pytest.mark.rule("WOR-056")
def test_privilege_as_first_card_does_nothing() -> None:
    state = play(turn(), "privilege")
    assert phase(state) == "discard"
    assert entries(state, "declined")[0]["card"] == "privilege"


@pytest.mark.rule("WOR-057")
def test_house_building() -> None:
    state = play(turn(goods={0: {"gold": 2, "wood": 1}}), "house-building")
    assert all(key.endswith("-for-wood") for key in legal_keys(state)[:-1]) and len(legal_keys(state)) == 8
    assert reason(state, "house grain-for-stone") == ("WOR-057", "no-good")
    do(state, "house gold-for-wood")
    assert (goods(state, 0), owner(state, "gold-for-wood")) == ({"gold": 1}, 0)
    assert state.view(0)["table"][0]["houses_left"] == 3
    assert state.view(0)["supply"]["wood"] == 15


@pytest.mark.rule("WOR-057")
def test_a_house_needs_gold_a_free_space_and_a_house() -> None:
    assert phase(play(turn(goods={0: {"stone": 1}}), "house-building")) == "discard"
    taken = play(turn(goods={0: {"gold": 1, "wood": 1}}, houses={"grain-for-wood": 1}), "house-building")
    assert reason(taken, "house grain-for-wood") == ("WOR-057", "space-taken")
    four = dict.fromkeys(["grain-for-wood", "piety-for-wood", "wool-for-wood", "gold-for-wood"], 0)
    state = play(turn(goods={0: {"gold": 1, "wood": 1, "stone": 1}}, houses=four), "house-building")
    assert phase(state) == "discard"


@pytest.mark.rule("WOR-058")
def test_no_two_houses_with_the_same_rent() -> None:
    state = turn(goods={0: {"gold": 1, "wood": 1, "stone": 1}}, houses={"grain-for-wood": 0})
    play(state, "house-building")
    assert reason(state, "house grain-for-stone") == ("WOR-058", "same-rent")
    assert "house piety-for-stone" in legal_keys(state)


@pytest.mark.rule("WOR-059")
def test_house_rent_for_two_different_houses() -> None:
    houses = {"grain-for-wood": 0, "gold-for-stone": 0, "medical-for-wood": 0, "wool-for-wood": 1}
    state = play(turn(houses=houses), "house-rent")
    assert legal_keys(state) == [
        "rent grain-for-wood",
        "rent medical-for-wood",
        "rent gold-for-stone",
        "decline",
    ]
    assert reason(state, "rent wool-for-wood") == ("WOR-059", "not-own-house")
    do(state, "rent gold-for-stone")
    assert reason(state, "rent gold-for-stone") == ("WOR-059", "rented-already")
    assert state.view(0)["carrying"]["rented"] == ["gold-for-stone"]
    do(state, "rent medical-for-wood")
    assert phase(state) == "discard"
    assert goods(state, 0) == {"gold": 2, "medical": 1}


@pytest.mark.rule("WOR-059")
def test_no_rent_from_an_empty_supply() -> None:
    state = turn(houses={"grain-for-wood": 0, "wool-for-wood": 0}, empty=["grain"], hoarder=1)
    play(state, "house-rent")
    assert legal_keys(state) == ["rent wool-for-wood", "decline"]
    assert reason(state, "rent grain-for-wood") == ("WOR-059", "supply-empty")
    do(state, "rent wool-for-wood")
    assert phase(state) == "discard"


@pytest.mark.rule("WOR-060")
def test_donation() -> None:
    state = play(
        turn(goods={0: {"gold": 1}}, projects={"wool-exchange": [0, 0]}, hands={0: ["donation"]}), "donation"
    )
    assert legal_keys(state) == ["donate bridge", "donate wool-exchange", "decline"]
    assert reason(state, "donate hospital") == ("WOR-087", "no-such-project")
    do(state, "donate bridge")
    assert (project(state, "bridge")["donors"], goods(state, 0)) == ([0], {})
    assert state.view(0)["table"][0]["seals_left"] == 1


@pytest.mark.rule("WOR-060")
def test_a_donation_needs_gold_and_a_seal() -> None:
    assert phase(play(turn(), "donation")) == "discard"
    seals = {"bridge": [0], "wool-exchange": [0]}
    state = turn(
        goods={0: {"gold": 1}}, projects={"wool-exchange": [0, 0], "fulling-mill": [0, 0]}, seals=seals
    )
    assert phase(play(state, "donation")) == "discard"


@pytest.mark.rule("WOR-061")
def test_cloth_production() -> None:
    state = play(turn(goods={0: {"wool": 3}}), "cloth-production", "weave", "weave")
    assert (goods(state, 0), phase(state)) == ({"wool": 1, "cloth": 2}, "discard")
    state = play(turn(goods={0: {"wool": 3}}), "cloth-production", "weave", "done")
    assert goods(state, 0) == {"wool": 2, "cloth": 1}
    state = turn(goods={0: {"wool": 2}, 1: {"cloth": 11}})
    assert phase(play(state, "cloth-production", "weave")) == "discard"


@pytest.mark.rule("WOR-062")
def test_medicine_as_small_help() -> None:
    state = play(turn(), "medicine")
    assert legal_keys(state) == ["treat", "decline"]
    do(state, "treat")
    assert (goods(state, 0), vp(state, 0)) == ({"gold": 1}, 21)


@pytest.mark.rule("WOR-062")
def test_medicine_is_either_help_or_care() -> None:
    state = turn(
        goods={0: {"medical": 2}},
        plague={"house-2": 1, "hideout": 1},
        ill=["house-2", "hideout"],
        hands={0: ["medicine"]},
    )
    play(state, "medicine")
    assert legal_keys(state) == ["treat", "care house-2", "care hideout", "decline"]
    do(state, "care hideout")
    assert legal_keys(state) == ["care house-2", "done"]
    assert reason(state, "treat") == ("WOR-062", "caring-begun")


@pytest.mark.rule("WOR-063")
def test_favor_moves_one_space() -> None:
    state = play(turn(favor="prioress"), "favor-card", "move")
    assert (state.view(None)["favor"], goods(state, 0)) == ("merchants", {"wool": 1})


@pytest.mark.rule("WOR-063")
def test_favor_to_outlaws_needs_a_gold() -> None:
    assert phase(play(turn(favor="king"), "favor-card")) == "discard"
    state = play(turn(favor="king", goods={0: {"gold": 1}}), "favor-card", "move")
    assert (state.view(None)["favor"], goods(state, 0)) == ("second-outlaws", {})
    blocked = turn(favor="king", event="caris-nun", hands={0: ["favor-card"]})
    assert goods(play(blocked, "favor-card"), 0) == {"medical": 1}
