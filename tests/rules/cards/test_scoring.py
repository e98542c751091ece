"""3. Scoring."""

import pytest

from kingsbridge import State, load_game
from tests.rules.cards.table import phase, play_out_hand, privileges, scoring_cards, stock
from tests.situations import do, entries, legal_keys, situation

GAME = load_game("cards")


def sources(state: State, seat: int) -> dict[str, int]:
    """Give the points a seat scored for cards and privileges, by source."""
    return {entry["source"]: entry["points"] for entry in entries(state, "points") if entry["seat"] == seat}


@pytest.mark.rule("CAR-023")
@pytest.mark.rule("CAR-025")
@pytest.mark.rule("CAR-026")
@pytest.mark.rule("CAR-029")
def test_t2_the_rulebooks_example_of_a_scoring() -> None:
    won = ["green-carpenter", "green-mortar-mixer", "blue-carpenter", "quarry", "forest", "ellen"]
    state = situation("cards", 4, won={0: [*won, "william-hamleigh", "artist"]})
    assert [entry["cards"] for entry in entries(state, "discarded")] == [["blue-carpenter"]]
    assert stock(state, 0) == {"stone": 2, "wood": 2, "sand": 1}
    do(state, "convert carpenter wood", "convert mortar-mixer sand")
    assert state.scores()[0] == 7
    assert state.view(None)["table"][0]["this_hand"] == 7
    assert stock(state, 0) == {"stone": 2, "wood": 1}
    assert sources(state, 0) == {"own-craftsmen": 2, "artist": 1, "ellen": 2, "william-hamleigh": -3}
    assert [entry for entry in entries(state, "dropped") if entry["seat"] == 0] == []
    assert privileges(state, 0) == ["artist"]


@pytest.mark.rule("CAR-024")
@pytest.mark.parametrize("first", range(4))
def test_seats_score_clockwise_from_the_first_leader(first: int) -> None:
    won = {seat: [f"{colour}-mortar-mixer"] for seat, colour in enumerate(("green", "blue", "red", "orange"))}
    state = situation(
        "cards", 4, won=won, rest=first, first_leader=first, stock={s: {"sand": 1} for s in range(4)}
    )
    asked: list[int] = []
    epoch = state.epoch
    while state.epoch == epoch:
        if state.current_seat not in asked:
            asked.append(state.current_seat)
        finished = [entry["seat"] for entry in entries(state, "points") if entry["source"] == "own-craftsmen"]
        assert finished == [(first + step) % 4 for step in range(len(asked) - 1)] + finished[len(asked) - 1 :]
        state.apply(state.legal_actions()[0])
    assert asked == [(first + step) % 4 for step in range(4)]


@pytest.mark.rule("CAR-024")
def test_the_leader_of_the_last_trick_has_no_say_in_the_order() -> None:
    hands = {0: ["quarry"], 1: ["forest"], 2: ["gravel-pit"], 3: ["artist", "alfred-builder"]}
    state = situation("cards", 4, hands=hands, lead=1, first_leader=2, left=2)
    do(state, "play forest", "play gravel-pit", "play artist", "play quarry")
    assert state.view(None)["tricks"][-1]["lead"] == 3
    assert entries(state, "discarded")[0]["seat"] == 2


@pytest.mark.rule("CAR-025")
def test_the_steps_come_in_their_order() -> None:
    won = ["green-carpenter", "tom-builder", "quarry", "ellen", "red-toolmaker", "forest", "gravel-pit"]
    owners = {"assistant": 0}
    state = situation("cards", 4, won={0: won}, owners=owners, stock={0: {"wood": 2, "metal": 1}})
    phases = []
    while state.current_seat == 0:
        if phase(state) not in phases:
            phases.append(phase(state))
        if phase(state) == "assistant" and "assist stone" not in legal_keys(state):
            do(state, "done")
        else:
            do(state, legal_keys(state)[0])
    assert phases == ["tom", "conversion", "assistant", "cut"]
    kinds = [
        entry.for_referee()["kind"] for entry in state.journal or [] if entry.for_referee().get("seat") == 0
    ]
    order = [kind for at, kind in enumerate(kinds) if at == 0 or kinds[at - 1] != kind]
    assert order == ["discarded", "material", "converted", "assisted", "points", "dropped"]


@pytest.mark.rule("CAR-026")
def test_foreign_craftsmen_bring_nothing() -> None:
    won = ["blue-stonemason", "lady-aliena", "orange-toolmaker", "red-carpenter"]
    state = situation("cards", 4, won={0: won}, stock={0: {"wood": 1, "metal": 1, "stone": 1}})
    assert state.current_seat != 0
    assert state.scores()[0] == 0
    assert stock(state, 0) == {"wood": 1, "metal": 1, "stone": 1}
    aside = [sorted(entry["cards"]) for entry in entries(state, "discarded") if entry["seat"] == 0]
    assert aside == [["blue-stonemason", "orange-toolmaker", "red-carpenter"]]


@pytest.mark.rule("CAR-027")
def test_sites_and_philip_bring_materials() -> None:
    won = ["quarry", "quarry", "forest", "gravel-pit", "prior-philip"]
    state = situation("cards", 4, won={0: won}, stock={0: {}})
    gains = [
        (entry["source"], entry["material"], entry["change"], entry["total"])
        for entry in entries(state, "material")
        if entry["seat"] == 0
    ]
    assert sorted(gains) == [
        ("forest", "wood", 1, 1),
        ("gravel-pit", "sand", 1, 1),
        ("prior-philip", "metal", 1, 1),
        ("quarry", "stone", 1, 1),
        ("quarry", "stone", 1, 2),
    ]
    assert stock(state, 0) == {"stone": 2, "wood": 1, "sand": 1, "metal": 1}


@pytest.mark.rule("CAR-028")
def test_tom_is_chosen_for_before_anything_is_converted() -> None:
    state = situation("cards", 4, won={0: ["tom-builder", "green-carpenter"]}, stock={0: {}})
    assert legal_keys(state) == ["tom stone", "tom wood", "tom sand"]
    do(state, "tom wood")
    assert legal_keys(state) == ["convert carpenter wood", "done"]


@pytest.mark.rule("CAR-028")
@pytest.mark.rule("CAR-038")
def test_each_scorer_of_tom_chooses_separately() -> None:
    state = situation("cards", 4, won={0: [], 1: []}, kings_trick=["tom-builder"], stock={0: {}, 1: {}})
    assert (state.current_seat, phase(state)) == (0, "tom")
    do(state, "tom stone")
    assert (state.current_seat, phase(state)) == (1, "tom")
    do(state, "tom sand")
    assert [stock(state, seat) for seat in (0, 1)] == [{"stone": 1}, {"sand": 1}]


@pytest.mark.rule("CAR-029")
@pytest.mark.parametrize(
    ("craft", "material", "points"),
    [
        ("toolmaker", "metal", 5),
        ("stonemason", "stone", 4),
        ("carpenter", "wood", 3),
        ("mortar-mixer", "sand", 2),
    ],
)
def test_a_specialist_converts_his_material(craft: str, material: str, points: int) -> None:
    """One unit of everything is there, the metal from Prior Philip."""
    state = situation("cards", 4, won={0: [f"green-{craft}", "prior-philip"]})
    assert legal_keys(state) == [f"convert {craft} {material}", "done"]
    do(state, f"convert {craft} {material}")
    converted = entries(state, "converted")[0]
    assert (converted["points"], converted["score"], converted["total"]) == (points, points, 0)
    assert state.scores()[0] == points + 1


@pytest.mark.rule("CAR-030")
@pytest.mark.parametrize(("material", "points"), [("sand", 1), ("wood", 2), ("stone", 3), ("metal", 4)])
def test_the_master_builder_converts_one_unit_of_choice(material: str, points: int) -> None:
    everything = {"stone": 1, "wood": 1, "sand": 1, "metal": 1}
    state = situation("cards", 4, won={0: ["green-master-builder", "prior-philip"]})
    assert sorted(legal_keys(state)) == ["convert master-builder " + each for each in sorted(everything)] + [
        "done"
    ]
    do(state, f"convert master-builder {material}")
    assert state.current_seat != 0
    assert state.scores()[0] == points + 1
    assert stock(state, 0) == {each: 1 for each in everything if each != material}


@pytest.mark.rule("CAR-031")
def test_each_converter_works_once_in_any_order() -> None:
    won = {0: ["green-carpenter", "green-mortar-mixer", "forest", "gravel-pit"]}
    state = situation("cards", 4, won=won, stock={0: {"wood": 1, "sand": 2}}, owners={"potter": 0})
    do(state, "convert potter sand", "convert carpenter wood")
    assert legal_keys(state) == ["convert mortar-mixer sand", "done"]
    assert state.view(None)["converters"] == ["mortar-mixer"]
    reason = GAME.why_not(state, "convert carpenter wood")
    assert reason is not None
    assert (reason.rule, reason.key, reason.args) == ("CAR-031", "no-converter", {"converter": "carpenter"})
    do(state, "convert mortar-mixer sand")
    assert state.scores()[0] == 3 + 3 + 2 + 2
    assert stock(state, 0) == {"wood": 1, "sand": 1}


@pytest.mark.rule("CAR-031")
def test_converting_is_optional() -> None:
    state = situation("cards", 4, won={0: ["green-carpenter"]}, owners={"bell-founder": 0})
    do(state, "done")
    assert state.current_seat != 0
    assert state.scores()[0] == 1
    assert stock(state, 0) == {"stone": 1, "wood": 1, "sand": 1}


@pytest.mark.rule("CAR-031")
def test_who_can_convert_nothing_is_not_asked() -> None:
    won = {0: ["green-toolmaker", "bishop-waleran"], 1: ["blue-toolmaker", "william-hamleigh"]}
    state = situation("cards", 4, won=won, stock={1: {"metal": 1}})
    assert (state.current_seat, legal_keys(state)) == (1, ["convert toolmaker metal", "done"])
    assert state.scores()[0] == 1 - 2


@pytest.mark.rule("CAR-031")
def test_a_privilege_of_another_seat_does_not_convert() -> None:
    state = situation("cards", 4, won={0: ["green-carpenter"]}, owners={"potter": 1})
    assert legal_keys(state) == ["convert carpenter wood", "done"]


@pytest.mark.rule("CAR-032")
def test_a_conversion_needs_its_material() -> None:
    won = {0: ["green-carpenter", "green-toolmaker"]}
    state = situation("cards", 4, won=won, stock={0: {"wood": 1}})
    assert legal_keys(state) == ["convert carpenter wood", "done"]
    reason = GAME.why_not(state, "convert toolmaker metal")
    assert reason is not None
    assert (reason.rule, reason.key, reason.args) == ("CAR-032", "no-material", {"material": "metal"})
    do(state, "convert carpenter wood")
    assert stock(state, 0) == {}


@pytest.mark.rule("CAR-033")
def test_each_own_craftsman_brings_a_point() -> None:
    crafts = ["toolmaker", "stonemason", "carpenter", "mortar-mixer", "master-builder"]
    for number in range(1, 6):
        won = [f"green-{craft}" for craft in crafts[-number:]]
        state = situation("cards", 4, won={0: won}, stock={0: {}})
        own = [entry for entry in entries(state, "points") if entry["seat"] == 0]
        assert [(entry["source"], entry["count"], entry["points"]) for entry in own] == [
            ("own-craftsmen", number, number)
        ]
        assert state.scores()[0] == number


@pytest.mark.rule("CAR-034")
def test_plus_and_minus_persons_count() -> None:
    won = {0: ["ellen", "regan-hamleigh"], 1: ["bishop-waleran"], 2: ["william-hamleigh"]}
    state = situation("cards", 4, won=won, rest=3)
    assert state.scores()[:3] == [1, -2, -3]


@pytest.mark.rule("CAR-035")
def test_a_stock_may_grow_while_scoring() -> None:
    won = ["quarry", "quarry", "forest", "forest", "gravel-pit", "gravel-pit", "prior-philip", "tom-builder"]
    stocks = {0: {"stone": 3}}
    state = situation(
        "cards", 4, won={0: [*won, "green-stonemason"]}, stock=stocks, owners={"brick-maker": 0}
    )
    do(state, "tom stone")
    assert stock(state, 0) == {"stone": 6, "wood": 2, "sand": 2, "metal": 1}
    do(state, "convert brick-maker sand")
    assert stock(state, 0)["stone"] == 7
    do(state, "convert stonemason stone")
    assert phase(state) == "cut"


@pytest.mark.rule("CAR-036")
def test_t6_a_seat_without_a_trick_scores_the_kings_trick() -> None:
    aside = ["green-master-builder", "quarry", "regan-hamleigh"]
    state = situation("cards", 4, won={0: []}, kings_trick=aside, stock={0: {}})
    assert [entry["seat"] for entry in entries(state, "kings-trick-scored")] == [0]
    assert stock(state, 0) == {"stone": 1}
    do(state, "convert master-builder stone")
    assert state.scores()[0] == 6
    assert sources(state, 0) == {"own-craftsmen": 1, "king": 3, "regan-hamleigh": -1}


@pytest.mark.rule("CAR-036")
def test_a_trick_received_through_the_colour_is_a_trick() -> None:
    hands = {
        0: ["quarry", "king"],
        1: ["green-master-builder", "ellen"],
        2: ["forest", "forest"],
        3: ["quarry", "alfred-builder"],
    }
    state = situation("cards", 4, hands=hands, lead=3, left=2, first_leader=3, trickless=[0])
    assert scoring_cards(state, 0) == []
    do(state, "play quarry", "play quarry", "play green-master-builder", "play forest")
    assert scoring_cards(state, 0) == ["quarry", "quarry", "green-master-builder", "forest"]
    assert 0 not in [entry["seat"] for entry in entries(state, "kings-trick-scored")]


@pytest.mark.rule("CAR-037")
def test_minus_persons_of_the_kings_trick_are_not_left_out() -> None:
    aside = ["william-hamleigh", "bishop-waleran", "regan-hamleigh"]
    state = situation("cards", 4, won={0: []}, kings_trick=aside, stock={0: {}})
    assert state.scores()[0] == 3 - 3 - 2 - 1


@pytest.mark.rule("CAR-038")
def test_several_without_a_trick_score_it_each() -> None:
    aside = ["green-carpenter", "forest", "ellen"]
    state = situation(
        "cards", 4, won={0: [], 1: []}, rest=3, kings_trick=aside, stock={s: {} for s in range(4)}
    )
    do(state, "convert carpenter wood")
    assert state.scores()[:2] == [3 + 1 + 3 + 2, 3 + 2]
    assert stock(state, 1) == {"wood": 1}
    assert [entry["seat"] for entry in entries(state, "kings-trick-scored")][:2] == [0, 1]


@pytest.mark.rule("CAR-038")
def test_three_of_four_may_score_it() -> None:
    state = situation(
        "cards", 4, won={0: [], 1: [], 2: []}, kings_trick=["prior-philip"], stock={s: {} for s in range(3)}
    )
    assert [stock(state, seat) for seat in range(3)] == [{"metal": 1}] * 3
    assert state.scores()[:3] == [3, 3, 3]


@pytest.mark.rule("CAR-039")
def test_with_a_trick_for_everybody_nobody_scores_the_kings() -> None:
    won = {0: ["lady-aliena"], 1: ["blue-carpenter"], 2: ["red-carpenter"]}
    aside = ["ellen", "prior-philip", "william-hamleigh"]
    state = situation("cards", 4, won=won, kings_trick=aside, stock={s: {} for s in range(4)})
    play_out_hand(state, prefer="last")
    assert entries(state, "kings-trick-scored") == []
    assert not {"ellen", "king", "william-hamleigh"} & {entry["source"] for entry in entries(state, "points")}
    assert "prior-philip" not in {entry["source"] for entry in entries(state, "material")}


@pytest.mark.rule("CAR-040")
def test_without_a_trick_stock_and_privileges_work_as_usual() -> None:
    owners = {"potter": 0, "bell-founder": 0}
    state = situation(
        "cards", 4, won={0: []}, privilege="artist", owners=owners, stock={0: {"sand": 1, "metal": 1}}
    )
    do(state, "convert potter sand", "convert bell-founder metal")
    assert state.scores()[0] == 3 + 5 + 3


@pytest.mark.rule("CAR-041")
@pytest.mark.parametrize("privilege", ["artist", "potter", "bell-founder", "brick-maker", "assistant"])
def test_a_privilege_in_the_kings_trick_has_no_effect(privilege: str) -> None:
    stocks = {0: {"sand": 1, "metal": 1}}
    state = situation("cards", 4, won={0: []}, kings_trick=[privilege], privilege=privilege, stock=stocks)
    assert state.current_seat != 0
    assert state.scores()[0] == 3
    assert stock(state, 0) == stocks[0]
    assert privileges(state, 0) == []


@pytest.mark.rule("CAR-042")
def test_t7_exactly_three_are_kept() -> None:
    won = {0: ["lady-aliena", "forest", "gravel-pit"]}
    state = situation("cards", 4, won=won, stock={0: {"sand": 1, "wood": 1, "metal": 1}})
    assert (state.current_seat, legal_keys(state)) == (0, ["drop wood", "drop sand", "drop metal"])
    do(state, "drop metal")
    assert legal_keys(state) == ["drop wood", "drop sand"]
    reason = GAME.why_not(state, "drop metal")
    assert reason is not None
    assert (reason.rule, reason.key) == ("CAR-042", "no-material")
    do(state, "drop wood")
    assert stock(state, 0) == {"wood": 1, "sand": 2}
    assert state.current_seat != 0
    assert [entry["material"] for entry in entries(state, "dropped")] == ["metal", "wood"]


@pytest.mark.rule("CAR-042")
@pytest.mark.parametrize("dropped", [0, 1, 2])
def test_a_single_kind_is_cut_by_itself(dropped: int) -> None:
    won = ["lady-aliena"] + ["quarry"] * dropped
    state = situation("cards", 4, won={0: won}, stock={0: {"stone": 3}})
    assert state.current_seat != 0
    assert stock(state, 0) == {"stone": 3}
    assert len([entry for entry in entries(state, "dropped") if entry["seat"] == 0]) == dropped


@pytest.mark.rule("CAR-042")
def test_the_cut_counts_all_kinds_together() -> None:
    state = situation("cards", 4, won={0: ["lady-aliena", "prior-philip"]})
    assert legal_keys(state) == ["drop stone", "drop wood", "drop sand", "drop metal"]


@pytest.mark.rule("CAR-043")
def test_nothing_is_cut_after_the_hand_that_ends_the_game() -> None:
    owners = {"artist": 1, "brick-maker": 1, "bell-founder": 1, "assistant": 1}
    won = {0: ["lady-aliena", "forest", "forest"]}
    state = situation("cards", 4, won=won, privilege="potter", owners=owners, stock={0: {"sand": 3}})
    assert state.current_seat != 0
    assert stock(state, 0) == {"sand": 3, "wood": 2}


@pytest.mark.rule("CAR-043")
def test_the_cut_comes_when_the_last_privilege_was_lost() -> None:
    owners = {"artist": 1, "brick-maker": 1, "bell-founder": 1, "assistant": 1}
    state = situation(
        "cards",
        4,
        won={0: ["lady-aliena", "forest"]},
        kings_trick=["potter"],
        privilege="potter",
        owners=owners,
        stock={0: {"sand": 2, "wood": 1}},
    )
    assert (state.current_seat, phase(state)) == (0, "cut")


@pytest.mark.rule("CAR-044")
def test_points_count_when_they_are_earned() -> None:
    state = situation(
        "cards", 4, won={0: ["green-carpenter", "green-stonemason"]}, points=[10, 0, 0, 0], hand=2
    )
    assert state.scores()[0] == 10
    do(state, "convert carpenter wood")
    assert state.scores()[0] == 13
    assert state.view(None)["table"][0]["this_hand"] == 3


@pytest.mark.rule("CAR-045")
def test_points_may_be_negative() -> None:
    won = {0: ["william-hamleigh", "bishop-waleran", "regan-hamleigh"]}
    state = situation("cards", 4, won=won, points=[1, 0, 0, 0], hand=2)
    assert state.scores()[0] == -5
    while state.epoch == 1:
        state.apply(state.legal_actions()[-1])
    assert state.view(None)["pad"][1][0] == -6
