"""Place 13: the craftsmen build the cathedral."""

import pytest

from kingsbridge import load_game
from tests.rules.pillars.table import cubes, golds, of, of_kind, phase, points, row, stock
from tests.situations import do, entries, legal_keys, situation

GAME = load_game("pillars")


@pytest.mark.rule("PIL-072")
def test_t11_the_example_of_the_rulebook() -> None:
    state = situation(
        "pillars",
        2,
        phase="architect",
        points=[2, 2],
        gold=[3, 3],
        event="event-king",
        rows={0: ["potter-2", "mortar-mixer", "stonecutter", "architect-2", "toolmaker-1"]},
        cubes={0: {"sand": 5, "stone": 3, "metal": 1}},
    )
    do(state, "use potter-2", "use potter-2", "use mortar-mixer", "use stonecutter", "use toolmaker-1")
    assert points(state)[0] == 7
    assert golds(state)[0] == 5
    assert cubes(state, 0) == {"stone": 1, "metal": 1}


@pytest.mark.rule("PIL-072")
def test_uses_are_free_in_order_and_none_is_compulsory() -> None:
    state = situation("pillars", 2, phase="architect", cubes={0: {"sand": 3, "stone": 2}}, event="event-king")
    other = do(state.clone(), "use stonecutter", "use mortar-mixer")
    do(state, "use mortar-mixer", "use stonecutter")
    assert points(state) == points(other)
    fresh = situation("pillars", 2, phase="architect", cubes={0: {"sand": 3}}, event="event-king")
    do(fresh, "done")
    assert cubes(fresh, 0) == {"sand": 3}


@pytest.mark.rule("PIL-072")
def test_used_cubes_go_to_the_supply() -> None:
    state = situation("pillars", 2, phase="architect", cubes={0: {"sand": 3, "wood": 2}}, event="event-king")
    do(state, "use mortar-mixer")
    assert stock(state, "sand")["supply"] == 19
    assert entries(state, "built")[0]["cubes"] == ["sand", "sand", "sand"]


@pytest.mark.rule("PIL-073")
def test_t7_the_woodworker_works_four_times() -> None:
    state = situation(
        "pillars", 2, phase="architect", cubes={0: {"wood": 10}}, event="event-king", points=[0, 0]
    )
    assert of(state, 0)["craftsmen"][1]["uses_left"] == 4
    do(state, *["use woodworker"] * 4)
    assert points(state)[0] == 4
    assert "use woodworker" not in legal_keys(state)
    assert cubes(state, 0) == {"wood": 2}


@pytest.mark.rule("PIL-073")
def test_uses_left_are_shown_and_why_no_more() -> None:
    state = situation(
        "pillars",
        2,
        phase="architect",
        cubes={0: {"stone": 5}},
        rows={0: ["sculptor-3", "stonecutter"]},
        event="event-king",
    )
    do(state, "use sculptor-3")
    assert [each["uses_left"] for each in of(state, 0)["craftsmen"]] == [4, 0]
    reason = GAME.why_not(state, "use sculptor-3")
    assert reason is not None and (reason.rule, reason.key) == ("PIL-073", "worked-enough")


@pytest.mark.rule("PIL-074")
def test_each_builds_to_the_end_from_the_start_player_on() -> None:
    full = {"wood": 8}
    state = situation(
        "pillars", 3, phase="architect", start=1, cubes={0: full, 1: full, 2: full}, event="event-king"
    )
    order = []
    while phase(state) in ("cathedral", "store"):
        order.append((state.current_seat, phase(state)))
        do(state, legal_keys(state)[0])
    assert order[:2] == [(1, "cathedral"), (2, "cathedral")]
    assert [seat for seat, _ in order] == [1, 2, 0]
    assert [sum(cubes(state, seat).values()) for seat in range(3)] == [5, 5, 5]


@pytest.mark.rule("PIL-075")
@pytest.mark.parametrize(
    ("mixer", "works"), [("mortar-mixer", True), ("mortar-mixer-1", True), ("potter-2", False)]
)
def test_t16_masons_need_a_mortar_mixer(mixer: str, works: bool) -> None:
    state = situation(
        "pillars",
        2,
        phase="architect",
        cubes={0: {"stone": 4}},
        rows={0: ["mason-1", "sculptor-3", mixer]},
        event="event-king",
    )
    assert ("use mason-1" in legal_keys(state)) == works
    assert "use sculptor-3" in legal_keys(state)
    assert of(state, 0)["craftsmen"][0]["idle"] == (not works)
    if not works:
        reason = GAME.why_not(state, "use mason-1")
        assert reason is not None and reason.rule == "PIL-075"


@pytest.mark.rule("PIL-075")
def test_a_mason_who_lost_his_mixer() -> None:
    row_before = ["mason-1", "mortar-mixer"]
    state = situation(
        "pillars",
        2,
        phase="event",
        event="event-collapse",
        rows={0: row_before},
        cubes={0: {"stone": 2, "wood": 1}},
        at={"market": [0]},
    )
    do(state, "dismiss mortar-mixer", "dismiss woodworker", "leave")
    assert row(state, 0) == ["mason-1"]
    assert points(state)[0] == 2
    assert entries(state, "built") == []


@pytest.mark.rule("PIL-076")
def test_t17_the_toolmaker_keeps_the_metal_which_may_be_used_afterwards() -> None:
    state = situation(
        "pillars",
        2,
        phase="architect",
        rows={0: ["toolmaker-1", "glassblower-4"]},
        gold=[0, 0],
        round=5,
        cubes={0: {"metal": 1, "sand": 1}},
        points=[0, 0],
        event="event-king",
    )
    reverse = do(state.clone(), "use glassblower-4")
    assert (golds(reverse)[0], points(reverse)[0]) == (0, 3)
    do(state, "use toolmaker-1")
    assert cubes(state, 0) == {"metal": 1, "sand": 1}
    do(state, "use glassblower-4")
    assert (golds(state)[0], points(state)[0], cubes(state, 0)) == (2, 3, {})


@pytest.mark.rule("PIL-076")
def test_the_toolmaker_pays_once_however_much_metal() -> None:
    state = situation(
        "pillars",
        2,
        phase="architect",
        rows={0: ["toolmaker-1", "potter-2"]},
        gold=[0, 0],
        event="event-king",
        cubes={0: {"metal": 3, "sand": 1}},
    )
    do(state, "use toolmaker-1")
    assert legal_keys(state) == ["done", "use potter-2"]
    without = situation(
        "pillars",
        2,
        phase="architect",
        rows={0: ["toolmaker-1", "potter-2"]},
        cubes={0: {"sand": 1}},
        event="event-king",
    )
    assert legal_keys(without) == ["done", "use potter-2"]


@pytest.mark.rule("PIL-077")
def test_t9_the_goldsmith() -> None:
    state = situation(
        "pillars",
        2,
        phase="architect",
        round=6,
        rows={0: ["goldsmith-5"]},
        gold=[14, 0],
        points=[0, 0],
        event="event-king",
    )
    do(state, *["use goldsmith-5"] * 4)
    assert (golds(state)[0], points(state)[0]) == (2, 4)


@pytest.mark.rule("PIL-077")
def test_gold_made_in_the_same_building_may_be_used() -> None:
    state = situation(
        "pillars",
        2,
        phase="architect",
        round=6,
        rows={0: ["goldsmith-5", "master-woodworker-1"]},
        gold=[0, 0],
        cubes={0: {"wood": 1}},
        event="event-king",
        points=[0, 0],
    )
    reason = GAME.why_not(state, "use goldsmith-5")
    assert reason is not None and (reason.rule, reason.key) == ("PIL-077", "little-gold")
    do(state, "use master-woodworker-1", "use goldsmith-5")
    assert (golds(state)[0], points(state)[0]) == (1, 1)


@pytest.mark.rule("PIL-078")
def test_the_architect_scores_by_himself_once_a_round() -> None:
    state = situation(
        "pillars",
        2,
        phase="architect",
        rows={0: ["architect-2", "potter-2"]},
        cubes={0: {"sand": 2}},
        points=[0, 0],
    )
    assert points(state)[0] == 1
    do(state, "use potter-2")
    assert points(state)[0] == 2
    reason = GAME.why_not(state, "use architect-2")
    assert reason is not None and (reason.rule, reason.key) == ("PIL-078", "works-by-himself")


@pytest.mark.rule("PIL-079")
def test_t10_the_master_woodworker() -> None:
    state = situation(
        "pillars",
        2,
        phase="architect",
        rows={0: ["master-woodworker-1", "woodworker"]},
        gold=[1, 0],
        cubes={0: {"wood": 5}},
        event="event-king",
    )
    do(state, *["use master-woodworker-1"] * 2)
    assert golds(state)[0] == 9
    assert "use master-woodworker-1" not in legal_keys(state)
    assert cubes(state, 0) == {"wood": 3}


@pytest.mark.rule("PIL-080")
@pytest.mark.parametrize(
    ("craftsman", "needs"),
    [
        ("glassblower-4", {"sand": 1, "metal": 1}),
        ("organ-builder-6", {"wood": 1, "metal": 1}),
        ("bell-maker-6", {"metal": 1}),
    ],
)
def test_metal_is_used_up(craftsman: str, needs: dict[str, int]) -> None:
    state = situation("pillars", 2, phase="architect", round=6, rows={0: [craftsman]}, cubes={0: needs})
    assert legal_keys(state) == ["done", f"use {craftsman}"]
    after = do(state.clone(), f"use {craftsman}")
    assert after.is_over and entries(state, "built") == []
    assert cubes(after, 0) == {}
    for missing in needs:
        less = {key: count for key, count in needs.items() if key != missing}
        lacking = situation("pillars", 2, phase="architect", round=6, rows={0: [craftsman]}, cubes={0: less})
        assert lacking.is_over, f"{craftsman} worked without {missing}"


@pytest.mark.rule("PIL-081")
@pytest.mark.parametrize(("craftsman", "made"), [("stonecutter", 1), ("mason-2", 2), ("sculptor-4", 4)])
def test_t8_two_stone(craftsman: str, made: int) -> None:
    state = situation(
        "pillars",
        2,
        phase="architect",
        round=5,
        rows={0: [craftsman, "mortar-mixer"]},
        points=[0, 0],
        cubes={0: {"stone": 2}},
        event="event-king",
    )
    while of_kind(state, "use"):
        do(state, f"use {craftsman}")
    assert points(state)[0] == made


@pytest.mark.rule("PIL-082")
@pytest.mark.parametrize("craftsman", ["organ-builder-6", "bell-maker-6", "toolmaker-1"])
def test_who_gets_no_extra_use(craftsman: str) -> None:
    state = situation(
        "pillars",
        2,
        phase="architect",
        round=6,
        event="event-archbishop",
        rows={0: [craftsman, "potter-2"]},
        cubes={0: {"metal": 4, "wood": 4, "sand": 1}},
    )
    times = {"organ-builder-6": 1, "bell-maker-6": 2, "toolmaker-1": 1}[craftsman]
    do(state, *[f"use {craftsman}"] * times)
    assert legal_keys(state) == ["done", "use potter-2"]


@pytest.mark.rule("PIL-082")
def test_without_the_event_there_is_no_extra_use() -> None:
    state = situation(
        "pillars",
        2,
        phase="architect",
        event="event-king",
        rows={0: ["carpenter-2", "potter-2"]},
        cubes={0: {"wood": 5, "sand": 1}},
    )
    do(state, "use carpenter-2", "use carpenter-2")
    assert legal_keys(state) == ["done", "use potter-2"]


@pytest.mark.rule("PIL-083")
def test_t20_five_of_eight_cubes_are_kept() -> None:
    state = situation("pillars", 2, phase="architect", cubes={0: {"sand": 2, "stone": 5, "metal": 1}})
    do(state, "done")
    assert phase(state) == "store"
    assert legal_keys(state) == ["drop stone", "drop sand", "drop metal"]
    for what, key in (("drop wood", "no-cube"), ("done", "store-first")):
        reason = GAME.why_not(state, what)
        assert reason is not None and (reason.rule, reason.key) == ("PIL-083", key)
    do(state, "drop metal", "drop sand", "drop stone")
    assert cubes(state, 0) == {"sand": 1, "stone": 4}
    assert points(state)[0] == 2
    assert stock(state, "metal")["supply"] == 12


@pytest.mark.rule("PIL-083")
def test_one_kind_is_given_back_without_asking() -> None:
    state = situation("pillars", 2, phase="architect", cubes={0: {"wood": 7}})
    do(state, "done")
    assert cubes(state, 0) == {"wood": 5}


@pytest.mark.rule("PIL-084")
def test_in_the_last_round_nothing_is_given_back() -> None:
    state = situation("pillars", 2, phase="architect", round=6, cubes={0: {"wood": 7, "sand": 2}})
    do(state, "done")
    assert state.is_over
    assert cubes(state, 0) == {"wood": 7, "sand": 2}


@pytest.mark.rule("PIL-085")
def test_t15_points_beyond_sixty() -> None:
    state = situation(
        "pillars",
        2,
        phase="architect",
        points=[59, 0],
        rows={0: ["sculptor-4"]},
        cubes={0: {"stone": 2}},
        round=5,
    )
    do(state, "use sculptor-4", "use sculptor-4")
    assert points(state)[0] == 63 == state.scores()[0]


@pytest.mark.rule("PIL-085")
def test_points_never_fall_below_zero() -> None:
    state = situation("pillars", 2, phase="court", gold=[0, 20], points=[1, 1], fixed={"tax 3": 5})
    assert points(state) == [0, 1]
    assert entries(state, "points")[0]["points"] == -1


@pytest.mark.rule("PIL-072")
def test_reasons_for_craftsmen_who_cannot_work() -> None:
    state = situation("pillars", 2, phase="architect", cubes={0: {"wood": 2}}, event="event-king")
    for what, rule, key in (
        ("use potter-2", "PIL-072", "not-in-row"),
        ("use mortar-mixer", "PIL-072", "lacks-cubes"),
        ("pass", "PIL-072", "not-now"),
    ):
        reason = GAME.why_not(state, what)
        assert reason is not None and (reason.rule, reason.key) == (rule, key)
