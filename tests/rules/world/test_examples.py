"""The worked examples A1 to A28 of the fact sheet, most of them the rulebook's own."""

import pytest

from kingsbridge import load_game
from tests.rules.world.builder import chapter_events
from tests.rules.world.table import goods, location, phase, play, project, revealed, vp
from tests.situations import do, entries, legal_keys, situation

GAME = load_game("world")
PAID = {"piety": 2, "grain": 2, "gold": 5}


@pytest.mark.rule("WOR-113")
def test_a1_caroli_goes_round_once() -> None:
    state = revealed("caroli", seats=4, active=2, goods={seat: {"wool": 2} for seat in range(4)})
    asked = []
    while phase(state) == "offer":
        asked.append(state.current_seat)
        do(state, "accept caroli")
    assert asked == [2, 3, 0, 1]
    assert [goods(state, seat) for seat in range(4)] == [{"wool": 1, "gold": 3}] * 4


@pytest.mark.rule("WOR-024")
def test_a2_the_example_orientation() -> None:
    state = situation("world", 4, at="orient", event="caroli", favor="merchants", goods={0: {"gold": 1}})
    do(state, "orient 2")
    # Red stone, green grain, yellow 1 gold, blue 1 point (red also pays the Outlaws).
    assert (goods(state, 0)["stone"], goods(state, 1), goods(state, 2)) == (1, {"grain": 1}, {"gold": 1})
    assert state.scores() == [20, 20, 20, 21]


@pytest.mark.rule("WOR-029")
def test_a3_two_spaces_forward() -> None:
    state = do(situation("world", 4, at="orient", event="caroli", favor="guild-master"), "orient 2")
    assert (state.view(None)["favor"], goods(state, 0)) == ("merchants", {"stone": 1, "wool": 1})


@pytest.mark.rule("WOR-031")
def test_a4_from_the_start_three_spaces() -> None:
    state = do(situation("world", 4, at="orient", event="caroli"), "orient 3")
    assert (state.view(None)["favor"], goods(state, 0)["wool"]) == ("merchants", 1)


@pytest.mark.rule("WOR-031")
def test_a5_after_the_bishop_comes_the_queen() -> None:
    state = do(situation("world", 2, at="orient", event="caroli", favor="bishop"), "orient 1")
    assert state.view(None)["favor"] == "queen"


@pytest.mark.rule("WOR-030")
def test_a6_arrow_at_zero() -> None:
    state = do(situation("world", 2, at="orient", event="caroli", favor="prior"), "orient 0")
    assert (state.view(None)["favor"], entries(state, "favor-moved")) == ("prior", [])


@pytest.mark.rule("WOR-047")
def test_a7_grain_with_an_empty_field() -> None:
    state = play(situation("world", 2, empty=["grain"]), "grain-card")
    assert (goods(state, 0), vp(state, 0), phase(state)) == ({}, 20, "discard")


@pytest.mark.rule("WOR-027")
def test_a8_grain_as_income_with_an_empty_field() -> None:
    state = situation("world", 2, at="orient", event="bridge-works", empty=["grain"], favor="bishop")
    do(state, "orient 0")
    assert (goods(state, 0), vp(state, 0)) == ({}, 21)


@pytest.mark.rule("WOR-089")
def test_a9_stone_and_wood_are_six_points() -> None:
    state = play(situation("world", 2, goods={0: {"stone": 1, "wood": 1}}), "building-project")
    assert vp(do(state, "build bridge stone", "build bridge wood"), 0) == 26


@pytest.mark.rule("WOR-115")
def test_a10_the_fulling_mill_is_open_at_once() -> None:
    state = revealed("looms-banned", seats=2, goods={0: {"stone": 1, "gold": 1}})
    do(state, "orient 0", "play building-project")
    assert "build fulling-mill stone" in legal_keys(state)
    state = revealed("looms-banned", seats=2, goods={0: {"stone": 1, "gold": 1}})
    assert "donate fulling-mill" in legal_keys(do(state, "orient 0", "play donation"))


@pytest.mark.rule("WOR-090")
def test_a11_red_and_green_get_a_point_and_a_cloth() -> None:
    state = situation(
        "world",
        3,
        active=2,
        hands={2: ["building-project"]},
        goods={2: {"stone": 1}},
        projects={"fulling-mill": [1, 3]},
        seals={"fulling-mill": [0, 1]},
    )
    play(state, "building-project", "build fulling-mill stone")
    assert [(vp(state, seat), goods(state, seat)) for seat in (0, 1)] == [(21, {"cloth": 1})] * 2
    assert [row["seals_left"] for row in state.view(None)["table"]] == [2, 2, 2]


@pytest.mark.rule("WOR-104")
def test_a12_house_nine() -> None:
    state = revealed("flagellants", seats=2, chapter=3, plague={"house-9": 3}, goods={0: {"medical": 3}})
    assert (location(state, "house-9")["status"], location(state, "house-9")["need"]) == ("ill", 3)
    do(state, "orient 0", "play medicine", "care house-9", "house grain-for-wood")
    assert vp(state, 0) == 22
    assert state.view(0)["table"][0]["houses"] == 1


@pytest.mark.rule("WOR-102")
def test_a13_three_locations_with_one_card() -> None:
    plague = {"house-2": 1, "house-4": 2, "hideout": 3}
    state = situation(
        "world",
        2,
        plague=plague,
        ill=list(plague),
        goods={0: {"medical": 6}},
        hands={0: ["medicine"]},
    )
    play(state, "medicine", "care house-2", "care house-4", "care hideout")
    assert (vp(state, 0), goods(state, 0)) == (20 + 6 + 1, {"medical": 6, "gold": 2})


@pytest.mark.rule("WOR-100")
def test_a14_cured_in_chapter_three() -> None:
    state = revealed("good-harvest", chapter=4, plague={"house-7": 0})
    assert entries(state, "no-new-illness")[0]["location"] == "house-7"


@pytest.mark.rule("WOR-077")
def test_a15_eight_points_lost_at_the_end() -> None:
    state = situation(
        "world",
        2,
        at="duties",
        chapter=4,
        fixed={"tax 4": "3"},
        goods={0: {"piety": 2, "grain": 1, "gold": 1}, 1: PAID},
    )
    assert state.scores()[0] == 20 - 8


@pytest.mark.rule("WOR-077")
def test_a16_one_loyalty_for_the_grain() -> None:
    state = situation(
        "world",
        2,
        at="duties",
        chapter=4,
        fixed={"tax 4": "3"},
        goods={0: {"piety": 2, "grain": 1, "gold": 1, "loyalty": 1}, 1: PAID},
    )
    do(state, "protect grain-duty")
    assert state.scores()[0] == 20 - 6


@pytest.mark.rule("WOR-076")
@pytest.mark.parametrize(("loyalty", "left"), [(2, []), (1, ["begging"])])
def test_a17_seven_points_and_two_penalties(loyalty: int, left: list[str]) -> None:
    held = {0: {"piety": 1, "gold": 5, "loyalty": loyalty}, 1: PAID}
    state = situation("world", 2, at="duties", chapter=2, fixed={"tax 2": "2"}, goods=held)
    lost = sum(e["points"] for e in entries(state, "points") if e["seat"] == 0)
    assert lost == -7
    while phase(state) == "protection":
        do(state, legal_keys(state)[0])
    assert [e["penalty"] for e in entries(state, "sentenced")] == left


@pytest.mark.rule("WOR-096")
@pytest.mark.rule("WOR-097")
@pytest.mark.parametrize(("loyalty", "points"), [([2, 1, 0], [3, 0, 0]), ([2, 2, 0], [1, 1, 0])])
def test_a18_the_metal(loyalty: list[int], points: list[int]) -> None:
    held = {seat: {"loyalty": units} for seat, units in enumerate(loyalty)}
    state = situation("world", 3, at="free-resources", chapter=3, projects={"tower": [5, 2]}, goods=held)
    won = [
        sum(e["points"] for e in entries(state, "points") if (e["seat"], e["source"]) == (seat, "metal"))
        for seat in range(3)
    ]
    assert won == points


@pytest.mark.rule("WOR-064")
def test_a19_the_third_long_term_card() -> None:
    state = situation(
        "world", 2, at="end-of-round", round=3, edge=["bridge-works", "fleece-fair"], event="merthin-bridge"
    )
    assert [each["event"] for each in state.view(None)["long_term"]][:2] == ["fleece-fair", "merthin-bridge"]


@pytest.mark.rule("WOR-136")
def test_a20_no_house_to_lose() -> None:
    assert revealed("more-ill", chapter=3, plague={}).scores() == [18, 18, 18]


@pytest.mark.rule("WOR-127")
def test_a21_heresy() -> None:
    held = {2: {"piety": 1}, 3: {"piety": 2}}
    assert revealed("heresy-trial", seats=4, chapter=2, goods=held).scores() == [19, 19, 20, 20]


@pytest.mark.rule("WOR-052")
@pytest.mark.parametrize(("event", "gold"), [("prior-elected", 10), ("bridge-works", 7)])
def test_a22_three_wool_and_a_cloth(event: str, gold: int) -> None:
    state = situation("world", 2, event=event, cloth_open=True, goods={0: {"wool": 3, "cloth": 1}})
    play(state, "wool-cloth-sales", "sell wool", "sell wool", "sell wool", "sell cloth")
    assert goods(state, 0) == {"gold": gold}


@pytest.mark.rule("WOR-085")
def test_a23_the_war_opens_chapter_two() -> None:
    order = ["war-with-france", *[key for key in chapter_events(2) if key != "war-with-france"]]
    state = situation(
        "world", 3, at="chapter-begins", chapter=2, fixed={"events 2": order}, penalties={1: ["royal-court"]}
    )
    asked = []
    while phase(state) == "lay-off":
        asked.append(state.current_seat)
        do(state, legal_keys(state)[0])
    assert asked == [1, 1, 2, 2, 0, 0]


@pytest.mark.rule("WOR-126")
def test_a24_elfric_covers_bridge_and_mill() -> None:
    what = {"edge": ["elfric-council"], "chapter": 2, "projects": {"fulling-mill": [0, 0]}}
    view = situation("world", 2, round=2, **what).view(None)
    assert [each["project"] for each in view["projects"] if each["covered"]] == ["bridge", "fulling-mill"]
    end = situation("world", 2, at="free-resources", **what)
    assert entries(end, "free-resource") == []
    assert project(end, "bridge")["stone"] == 0


@pytest.mark.rule("WOR-108")
def test_a25_leftovers() -> None:
    state = situation(
        "world", 2, at="end-of-chapter", chapter=4, goods={0: {"gold": 5, "stone": 1, "wood": 2}}
    )
    assert state.scores()[0] == 25.5


@pytest.mark.rule("WOR-074")
def test_a26_not_below_zero() -> None:
    state = situation(
        "world", 2, at="duties", vp=[1, 20], fixed={"tax 1": "3"}, goods={0: {**PAID, "piety": 1}, 1: PAID}
    )
    assert vp(state, 0) == 0


@pytest.mark.rule("WOR-028")
def test_a27_two_players_use_two_corners() -> None:
    state = do(situation("world", 2, at="orient", event="caroli", favor="merchants"), "orient 0")
    assert (goods(state, 0), goods(state, 1), state.scores()) == ({"gold": 1}, {"stone": 1}, [20, 20])
    assert len(entries(state, "goods")) == 2


@pytest.mark.rule("WOR-043")
def test_a28_card_counts() -> None:
    state = GAME.new_state(seats=4, seed=9)
    while not state.is_over:
        state.apply(state.legal_actions()[0])
    assert [(len(row["played"]), row["discarded"]) for row in state.view(None)["table"]] == [(6, 6)] * 4
