"""What the view tells a deciding seat beforehand: what each action changes, and where it stands."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from kingsbridge import State, load_game
from tests.rules.world.table import play
from tests.situations import do, legal_keys, random_game, situation

GAME = load_game("world")


def changes(state: State, key: str) -> dict[str, int]:
    """Give what an action would change for the seat to move."""
    found = state.view(state.current_seat)["previews"][key]
    assert not any(preview["later"] for preview in found)
    return {preview["thing"]: preview["after"] - preview["before"] for preview in found}


def missing(told: list[dict[str, Any]], name: str) -> dict[str, tuple[int | None, int | None]]:
    """Give what would be missing of each good at the chapter's end, as duties or previews tell it."""
    return {row[name]: (row["missing_least"], row["missing_most"]) for row in told}


def test_only_the_deciding_seat_is_told_and_of_every_action() -> None:
    for state in random_game(GAME.new_state(seats=3, seed=5), Random(5)):
        for seat in (None, 0, 1, 2):
            previewed = list(state.view(seat)["previews"])
            assert previewed == (legal_keys(state) if seat == state.current_seat else [])


def test_what_was_told_comes_true_while_the_turn_goes_on() -> None:
    compared = 0
    for state in random_game(GAME.new_state(seats=2, seed=8), Random(8)):
        seat = state.current_seat
        for action in state.legal_actions():
            after = state.clone()
            after.apply(action)
            if after.current_seat == seat and after.reveals == state.reveals:
                before, then = (moment.view(seat)["table"][seat] for moment in (state, after))
                previews = state.view(seat)["previews"][GAME.action(action).key]
                previewed = changes(state, GAME.action(action).key)
                assert previewed.pop("vp", 0) == then["vp"] - before["vp"]
                assert previewed == {
                    good: then["goods"][good] - units
                    for good, units in before["goods"].items()
                    if then["goods"][good] != units
                }
                due = missing(after.view(seat)["duties"], "good")
                for thing, short in missing(previews, "thing").items():
                    assert short == due.get(thing, (None, None))
                compared += 1
    assert compared > 100


def test_a_sale_pays_what_the_market_pays_now() -> None:
    state = play(situation("world", 2, event="bridge-works", goods={0: {"wool": 2}}), "wool-cloth-sales")
    assert changes(state, "sell wool") == {"gold": 1, "wool": -1}
    assert changes(state, "decline") == {}


@pytest.mark.parametrize("screens", [False, True])
def test_every_seat_is_told_what_its_income_changes(screens: bool) -> None:
    state = situation("world", 4, at="orient", event="caroli", screens=screens)
    reader = 1 - state.current_seat
    for orientation in state.view(reader)["orientations"]:
        for seat, (income, change) in enumerate(
            zip(orientation["incomes"], orientation["changes"], strict=True)
        ):
            if income is None or (screens and seat != reader and income["good"] != "vp"):
                assert change is None
                continue
            assert (change["thing"], change["after"] - change["before"]) == (income["good"], income["units"])
            duty = {row["good"]: row for row in state.view(seat)["duties"]}.get(income["good"])
            assert change["missing_least"] == (duty and max(duty["least"] - change["after"], 0))


def test_an_orientation_brings_income_and_favor() -> None:
    state = situation("world", 4, at="orient", event="caroli")
    assert changes(state, "orient 0") == {"gold": 1}
    assert changes(state, "orient 3") == {"vp": 1, "wool": 1}


@pytest.mark.parametrize(("screens", "points"), [(False, 6), (True, 3)])
def test_a_completed_tower_pays_metal_that_screens_do_not_tell(screens: bool, points: int) -> None:
    state = situation(
        "world",
        2,
        chapter=3,
        goods={0: {"stone": 1, "loyalty": 1}},
        projects={"tower": [5, 2]},
        screens=screens,
    )
    play(state, "building-project")
    assert changes(state, "build tower stone") == {"stone": -1, "vp": points}


def test_declining_for_the_nun() -> None:
    state = play(situation("world", 2, chapter=2, event="caris-nun"), "grain-card")
    assert changes(state, "decline") == {"medical": 1}


def test_bearing_a_shortfall_at_the_end_is_told_never_below_zero() -> None:
    what = {"at": "duties", "chapter": 4, "goods": {0: {"grain": 2, "gold": 5, "loyalty": 1}}}
    state = situation("world", 2, vp=[20, 20], **what)
    assert changes(state, "suffer piety-duty") == {"vp": -6}
    assert changes(state, "protect piety-duty") == {"loyalty": -1}
    assert changes(situation("world", 2, vp=[7, 20], **what), "suffer piety-duty") == {"vp": -1}


def test_where_a_seat_stands() -> None:
    state = situation(
        "world", 2, covered=["guild-master"], goods={0: {"gold": 3, "piety": 1}}, hands={0: ["medicine"]}
    )
    view = state.view(0)
    assert view["favor_next"] == "prioress"
    assert [(duty["have"], duty["missing_least"], duty["missing_most"]) for duty in view["duties"]] == [
        (1, 1, 1),
        (0, 2, 2),
        (3, 0, 2),
    ]
    assert {duty["have"] for duty in state.view(None)["duties"]} == {None}
    assert [seat["card_of_round"] for seat in view["table"]] == ["", ""]
    do(state, "play medicine", "treat")
    assert [seat["card_of_round"] for seat in state.view(None)["table"]] == ["medicine", ""]


def test_the_steps_of_a_chapter_come_in_order() -> None:
    steps: list[str] = []
    for state in random_game(GAME.new_state(seats=2, seed=2), Random(2)):
        step = state.view(None)["step"]
        if not steps or steps[-1] != step:
            steps.append(step)
    assert set(steps) == {"event", "orient", "actions", "duties"}
    following = set(pairwise(steps))
    assert ("actions", "event") in following and ("orient", "actions") in following
    assert ("orient", "event") not in following and ("duties", "actions") not in following
