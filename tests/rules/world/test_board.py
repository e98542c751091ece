"""Building projects, the plague, and the end of the game."""

from typing import Any

import pytest

from kingsbridge import State, load_game
from kingsbridge.core.play import Play
from tests.rules.world.table import goods, location, owner, phase, play, project, reason, revealed, vp
from tests.situations import do, entries, legal_keys, situation

GAME = load_game("world")


def build(seats: int = 2, **what: Any) -> State:
    """Let seat 0 play Building Project."""
    return play(situation("world", seats, **what), "building-project")


def medicine(seats: int = 2, knowledge: int = 5, **what: Any) -> State:
    """Let seat 0 play Medicine with all named locations ill."""
    plague = what.pop("plague")
    held = what.pop("goods", {}) | {0: {"medical": knowledge}}
    return play(
        situation(
            "world",
            seats,
            plague=plague,
            ill=list(plague),
            goods=held,
            hands={0: ["medicine"]},
            **what,
        ),
        "medicine",
    )


def ended(**what: Any) -> State:
    """End the game."""
    return situation("world", what.pop("seats", 2), at="end-of-chapter", chapter=4, **what)


# --- projects -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WOR-087")
def test_work_is_possible_only_on_projects_under_way() -> None:
    state = build(goods={0: {"stone": 2}}, finished=["fulling-mill"])
    assert [key for key in legal_keys(state) if key != "decline"] == ["build bridge stone"]
    assert reason(state, "build fulling-mill stone") == ("WOR-087", "no-such-project")
    assert reason(state, "build tower stone") == ("WOR-087", "no-such-project")
    assert "build tower stone" in legal_keys(build(chapter=3, goods={0: {"stone": 2}}))


@pytest.mark.rule("WOR-088")
def test_each_space_takes_its_resource() -> None:
    state = build(goods={0: {"stone": 2, "wood": 2}}, projects={"bridge": [4, 0]})
    assert legal_keys(state) == ["build bridge wood", "decline"]
    assert reason(state, "build bridge stone") == ("WOR-088", "no-space")


@pytest.mark.rule("WOR-089")
@pytest.mark.parametrize("key", ["bridge", "tower", "hospital", "lady-chapel"])
def test_three_points_for_a_resource(key: str) -> None:
    state = build(chapter=4, goods={0: {"stone": 1}}, projects={key: [0, 0]})
    assert vp(do(state, f"build {key} stone"), 0) == 23


@pytest.mark.rule("WOR-090")
@pytest.mark.parametrize(
    ("key", "spaces", "points", "bonus"),
    [
        ("bridge", (4, 2), 1, {"gold": 2}),
        ("fulling-mill", (2, 3), 1, {"cloth": 1}),
        ("wool-exchange", (2, 2), 1, {"wool": 1}),
        ("priors-palace", (4, 1), 1, {"piety": 1}),
        ("lady-chapel", (3, 1), 2, {}),
    ],
)
def test_a_finished_project_pays_its_donors(
    key: str, spaces: tuple[int, int], points: int, bonus: dict[str, int]
) -> None:
    row = project(situation("world", 2), key)
    assert (row["stone_spaces"], row["wood_spaces"]) == spaces
    filled = [spaces[0] - 1, spaces[1]]
    state = build(3, goods={0: {"stone": 1}}, projects={key: filled}, seals={key: [1]})
    do(state, f"build {key} stone")
    assert (vp(state, 0), vp(state, 1), vp(state, 2)) == (23, 20 + points, 20)
    assert (goods(state, 1), goods(state, 2)) == (bonus, {})


@pytest.mark.rule("WOR-091")
def test_donors_are_paid_from_the_active_player_on() -> None:
    state = build(
        4, active=2, turn=0, goods={0: {"stone": 1}}, projects={"bridge": [3, 2]}, seals={"bridge": [0, 1, 3]}
    )
    do(state, "build bridge stone")
    assert entries(state, "completed")[0]["donors"] == [3, 0, 1]


@pytest.mark.rule("WOR-092")
def test_too_few_goods_for_all_donors() -> None:
    what: dict[str, Any] = {"projects": {"fulling-mill": [1, 3]}, "seals": {"fulling-mill": [0, 1]}}
    state = build(goods={0: {"stone": 1}, 1: {"cloth": 11}}, **what)
    do(state, "build fulling-mill stone")
    assert (goods(state, 0), goods(state, 1)) == ({}, {"cloth": 11})
    assert (vp(state, 0), vp(state, 1)) == (24, 21)
    assert entries(state, "bonus-short")[0]["good"] == "cloth"
    enough = build(goods={0: {"stone": 1}, 1: {"cloth": 10}}, **what)
    do(enough, "build fulling-mill stone")
    assert (goods(enough, 0), goods(enough, 1)) == ({"cloth": 1}, {"cloth": 11})


@pytest.mark.rule("WOR-093")
def test_seals_return() -> None:
    state = build(goods={0: {"stone": 1}}, projects={"bridge": [3, 2]}, seals={"bridge": [0, 1]})
    assert [row["seals_left"] for row in state.view(None)["table"]] == [1, 1]
    do(state, "build bridge stone")
    assert [row["seals_left"] for row in state.view(None)["table"]] == [2, 2]


@pytest.mark.rule("WOR-094")
def test_one_seal_for_each_player_and_project() -> None:
    state = situation(
        "world",
        2,
        hands={0: ["donation"]},
        goods={0: {"gold": 2}},
        seals={"bridge": [0, 1]},
        projects={"fulling-mill": [0, 0]},
    )
    play(state, "donation")
    assert legal_keys(state) == ["donate fulling-mill", "decline"]
    assert reason(state, "donate bridge") == ("WOR-094", "donated-already")


@pytest.mark.rule("WOR-095")
def test_the_hospital_lets_its_donors_care() -> None:
    state = build(
        3,
        chapter=3,
        goods={0: {"stone": 1, "medical": 2}, 1: {"medical": 4}, 2: {"medical": 5}},
        projects={"hospital": [2, 2], "tower": [0, 0]},
        seals={"hospital": [0, 1]},
        plague={"house-2": 2, "house-8": 4},
        ill=["house-2", "house-8"],
    )
    do(state, "build hospital stone")
    assert (phase(state), state.current_seat) == ("hospital-care", 0)
    assert legal_keys(state) == ["care house-2", "decline"]
    assert reason(state, "care house-8") == ("WOR-101", "too-little-knowledge")
    do(state, "decline")
    assert state.current_seat == 1
    do(state, "care house-8")
    assert (vp(state, 0), vp(state, 1), vp(state, 2)) == (24, 25, 20)
    assert (phase(state), state.current_seat) == ("discard", 0)


@pytest.mark.rule("WOR-095")
def test_the_hospital_without_ill_locations_brings_only_the_point() -> None:
    state = build(
        goods={0: {"stone": 1, "medical": 9}}, projects={"hospital": [2, 2]}, seals={"hospital": [0]}
    )
    do(state, "build hospital stone")
    assert (vp(state, 0), phase(state)) == (24, "discard")


@pytest.mark.rule("WOR-095")
def test_a_benefit_is_taken_before_the_next_donor_is_asked() -> None:
    state = situation(
        "world",
        2,
        at="free-resources",
        chapter=3,
        goods={0: {"medical": 1}, 1: {"medical": 1}},
        projects={"hospital": [2, 2]},
        finished=["bridge"],
        seals={"hospital": [0, 1]},
        plague={"house-7": 1, "hideout": 1},
        ill=["house-7", "hideout"],
    )
    do(state, "care house-7")
    assert (phase(state), state.current_seat) == ("benefit", 0)
    do(state, "take wood")
    assert (phase(state), state.current_seat) == ("hospital-care", 1)


@pytest.mark.rule("WOR-096")
def test_the_most_loyal_places_the_metal() -> None:
    what = {"chapter": 3, "projects": {"tower": [5, 2]}, "seals": {"tower": [1]}}
    state = build(3, goods={0: {"stone": 1}, 1: {"loyalty": 1}, 2: {"loyalty": 2}}, **what)
    row = project(state, "tower")
    assert (row["stone_spaces"], row["wood_spaces"], row["metal_spaces"], row["metal"]) == (6, 2, 1, 0)
    do(state, "build tower stone")
    assert (vp(state, 0), vp(state, 1), vp(state, 2)) == (23, 22, 23)
    assert project(state, "tower")["metal"] == 1
    assert goods(state, 2)["loyalty"] == 2


@pytest.mark.rule("WOR-096")
def test_an_unfinished_tower_awards_no_metal() -> None:
    state = ended(projects={"tower": [6, 1]}, goods={0: {"loyalty": 2}})
    assert not entries(state, "metal-placed")
    assert state.scores() == [20, 20]


@pytest.mark.rule("WOR-097")
@pytest.mark.parametrize("loyalty", [0, 2])
def test_equal_loyalty_shares_the_metal(loyalty: int) -> None:
    held = {0: {"stone": 1, "loyalty": loyalty}, 1: {"loyalty": loyalty}}
    state = build(2, chapter=3, projects={"tower": [5, 2]}, goods=held)
    do(state, "build tower stone")
    assert (vp(state, 0), vp(state, 1)) == (24, 21)


# --- plague ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WOR-098")
def test_eleven_markers_from_one_to_five() -> None:
    values = GAME.components.get("plague-values").facts["value"].value
    assert (len(values), min(values), max(values)) == (11, 1, 5)
    view = situation("world", 2, at="end-of-chapter", chapter=2).view(None)
    turned = [each["need"] for each in view["plague"] if each["status"] == "ill"]
    assert sorted([*view["hidden_markers"], *turned]) == sorted(values)
    assert [each["location"] for each in view["plague"]][-1] == "hideout"


@pytest.mark.rule("WOR-099")
def test_only_open_markers_can_be_cared_for() -> None:
    state = situation(
        "world",
        2,
        plague={"house-1": 1, "house-2": 1},
        ill=["house-1"],
        goods={0: {"medical": 5}},
        hands={0: ["medicine"]},
    )
    play(state, "medicine")
    assert legal_keys(state) == ["treat", "care house-1", "decline"]
    assert reason(state, "care house-2") == ("WOR-099", "nobody-ill")
    assert reason(state, "care house-3") == ("WOR-099", "nobody-ill")


@pytest.mark.rule("WOR-100")
@pytest.mark.parametrize(("plague", "ill"), [({"house-5": 0}, []), ({"house-5": 2}, ["house-5"])])
def test_nobody_falls_ill_twice(plague: dict[str, int], ill: list[str]) -> None:
    state = revealed("borough-charter", chapter=4, plague=plague, ill=ill)
    assert entries(state, "no-new-illness") == [{"kind": "no-new-illness", "location": "house-5"}]
    assert not entries(state, "fell-ill")
    assert location(state, "house-5")["status"] == ("ill" if ill else "none")


@pytest.mark.rule("WOR-101")
@pytest.mark.parametrize(("knowledge", "able"), [(2, False), (3, True), (4, True)])
def test_enough_knowledge_is_needed(knowledge: int, able: bool) -> None:
    state = medicine(knowledge=knowledge, plague={"house-3": 3})
    assert ("care house-3" in legal_keys(state)) == able


@pytest.mark.rule("WOR-102")
def test_several_locations_within_the_sum() -> None:
    state = medicine(knowledge=4, plague={"house-1": 1, "house-2": 3, "hideout": 2})
    do(state, "care house-2")
    assert legal_keys(state) == ["care house-1", "done"]
    assert state.view(0)["carrying"]["knowledge_left"] == 1
    assert reason(state, "care hideout") == ("WOR-101", "too-little-knowledge")
    do(state, "care house-1")
    assert phase(state) == "discard"
    assert vp(state, 0) == 20 + 3 + 2


@pytest.mark.rule("WOR-102")
def test_a_privilege_begins_a_new_sum() -> None:
    state = medicine(
        knowledge=2,
        plague={"house-1": 2, "house-3": 2},
        round=2,
        piles={0: ["resource"]},
        discards={0: ["donation"]},
    )
    do(state, "care house-1", "discard grain-card")
    state = situation(
        "world",
        2,
        round=2,
        piles={0: ["medicine"]},
        discards={0: ["donation"]},
        goods={0: {"medical": 2}},
        plague={"house-3": 2},
        ill=["house-3"],
    )
    assert goods(play(state, "privilege", "care house-3"), 0) == {"medical": 2, "cloth": 1}


@pytest.mark.rule("WOR-103")
@pytest.mark.parametrize(
    ("place", "gained", "points"),
    [
        ("house-1", {"grain": 1}, 2),
        ("house-2", {}, 3),
        ("house-3", {"cloth": 1}, 2),
        ("house-4", {"gold": 2}, 2),
        ("house-5", {"loyalty": 1}, 2),
        ("house-6", {"piety": 1}, 2),
        ("house-8", {}, 4),
        ("house-10", {"wool": 1}, 2),
    ],
)
def test_points_and_benefit(place: str, gained: dict[str, int], points: int) -> None:
    state = do(medicine(plague={place: 2}), f"care {place}")
    assert (goods(state, 0), vp(state, 0)) == ({"medical": 5, **gained}, 20 + points)
    assert location(state, place)["status"] == "none"


@pytest.mark.rule("WOR-103")
def test_a_benefit_that_is_not_there_is_lost() -> None:
    state = do(medicine(plague={"house-1": 2}, empty=["grain"], hoarder=1), "care house-1")
    assert (goods(state, 0), vp(state, 0)) == ({"medical": 5}, 22)


@pytest.mark.rule("WOR-104")
def test_house_nine_builds_a_house_free_of_charge() -> None:
    state = do(medicine(plague={"house-9": 3}, houses={"grain-for-wood": 0}), "care house-9")
    assert phase(state) == "free-house"
    assert reason(state, "house grain-for-stone") == ("WOR-058", "same-rent")
    do(state, "house wool-for-stone")
    assert (owner(state, "wool-for-stone"), goods(state, 0), vp(state, 0)) == (0, {"medical": 5}, 22)
    declined = do(medicine(plague={"house-9": 3}), "care house-9", "decline")
    assert phase(declined) == "discard"


@pytest.mark.rule("WOR-104")
def test_house_nine_without_a_house_left() -> None:
    four = dict.fromkeys(["grain-for-wood", "piety-for-wood", "wool-for-wood", "gold-for-wood"], 0)
    state = do(medicine(plague={"house-9": 3}, houses=four), "care house-9")
    assert (phase(state), vp(state, 0)) == ("discard", 22)


@pytest.mark.rule("WOR-105")
def test_house_seven_brings_stone_or_wood() -> None:
    state = do(medicine(plague={"house-7": 1}), "care house-7")
    assert legal_keys(state) == ["take stone", "take wood"]
    do(state, "take wood")
    assert goods(state, 0) == {"medical": 5, "wood": 1}
    only_wood = do(medicine(plague={"house-7": 1}, empty=["stone"], hoarder=1), "care house-7")
    assert goods(only_wood, 0)["wood"] == 1
    none = do(medicine(plague={"house-7": 1}, empty=["stone", "wood"], hoarder=1), "care house-7")
    assert goods(none, 0) == {"medical": 5}


@pytest.mark.rule("WOR-106")
def test_the_hideout_brings_only_points() -> None:
    state = do(medicine(plague={"hideout": 4}), "care hideout")
    assert (goods(state, 0), vp(state, 0)) == ({"medical": 5}, 22)


@pytest.mark.rule("WOR-107")
def test_knowledge_never_falls() -> None:
    for seed in range(4):
        state = GAME.new_state(seats=3, seed=seed)
        held = [0, 0, 0]
        while not state.is_over:
            now = [row["goods"]["medical"] for row in state.view(None)["table"]]
            assert all(after >= before for before, after in zip(held, now, strict=True))
            held = now
            state.apply(state.legal_actions()[0])
        assert sum(held) > 0


# --- end of the game ------------------------------------------------------------------------------------------------


@pytest.mark.rule("WOR-108")
def test_leftovers_score() -> None:
    state = ended(goods={0: {"stone": 1, "wood": 2, "gold": 5, "cloth": 3, "grain": 1}})
    assert state.scores() == [25.5, 20]
    assert [e["points"] for e in entries(state, "points")] == [1, 2, 2.5]
    assert state.winners() == [0]


@pytest.mark.rule("WOR-109")
@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ({"gold": 1}, {}, [0]),
        ({"piety": 1}, {"loyalty": 5}, [0]),
        ({"loyalty": 1}, {"medical": 5}, [0]),
        ({"medical": 1}, {}, [0]),
        ({"piety": 1}, {"gold": 1}, [1]),
    ],
)
def test_ties_are_broken(first: dict[str, int], second: dict[str, int], winner: list[int]) -> None:
    assert ended(goods={0: first, 1: second}).winners() == winner


@pytest.mark.rule("WOR-110")
def test_a_complete_tie_is_shared() -> None:
    state = ended(seats=3, vp=[20, 20, 19], goods={0: {"cloth": 2}})
    assert state.winners() == [0, 1]
    assert entries(state, "game-ends")[0]["winners"] == [0, 1]


@pytest.mark.rule("WOR-111")
def test_the_check_notices_a_lost_good() -> None:
    data = situation("world", 2).to_dict()
    data["supply"]["wool"] -= 1
    with pytest.raises(ValueError, match="A good is not conserved"):
        GAME.state_from_dict(data)


@pytest.mark.rule("WOR-112")
def test_a_card_can_be_taken_back_within_the_turn_but_not_a_reveal() -> None:
    session = Play(GAME.new_state(seats=2, seed=1, journal=True))
    while session.state.view(None)["phase"] != "play":
        session.play(session.state.legal_actions()[-1])
    seat = session.state.current_seat
    session.play(GAME.action_id("play medicine"))
    session.play(GAME.action_id("treat"))
    assert session.can_undo(seat)
    session.undo(seat)
    session.undo(seat)
    assert session.state.view(None)["phase"] == "play"
    while session.state.view(None)["round"] == 1:
        mover = session.state.current_seat
        session.play(session.state.legal_actions()[-1])
    assert not session.can_undo(mover)
