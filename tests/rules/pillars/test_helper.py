"""The helper: exactly the best conversion, by points, then gold, then cubes kept."""

import random
from typing import Any

import pytest

from kingsbridge import State, load_game
from tests.rules.pillars.table import cubes, golds, points
from tests.situations import do, legal_keys, situation

GAME = load_game("pillars")
ROWS = [
    ["mortar-mixer", "potter-2", "glassblower-4", "bell-maker-6", "toolmaker-1"],
    ["woodworker", "carpenter-2", "master-woodworker-1", "goldsmith-5", "organ-builder-6"],
    ["stonecutter", "sculptor-3", "mason-1", "mortar-mixer-1", "goldsmith-5"],
    ["mason-1", "sculptor-3", "goldsmith-5", "toolmaker-1", "master-woodworker-1"],
    ["glassblower-4", "organ-builder-6", "potter-2", "carpenter-2", "toolmaker-1"],
]


def worth(state: State) -> tuple[int, int, int]:
    """Reckon what the helper aims at."""
    return points(state)[0], golds(state)[0], min(5, sum(cubes(state, 0).values()))


def best_by_trying(state: State, known: dict[str, tuple[int, int, int]]) -> tuple[int, int, int]:
    """Try every order of uses of seat 0."""
    data = state.to_dict()
    spot = str((data["cubes"][0], data["gold"][0], data["points"][0], data["frames"][-1]))
    if spot not in known:
        best = worth(state)
        for key in legal_keys(state):
            if key != "done":
                after = state.clone()
                do(after, key)
                if after.current_seat == 0 and not after.is_over:
                    best = max(best, best_by_trying(after, known))
                else:
                    best = max(best, worth(after))
        known[spot] = best
    return known[spot]


def follow(state: State) -> State:
    """Do what the helper says while seat 0 builds."""
    while not state.is_over and state.view(0)["phase"] == "cathedral" and state.current_seat == 0:
        action = GAME.sense.proposal(state)
        assert action in state.legal_actions()
        state.apply(action)
    return state


def shop(dice: random.Random, row: list[str], event: str) -> State:
    """Make a building with a few cubes; seat 1 has something to build too, so that the round goes on."""
    held = {key: dice.randint(0, 3) for key in ("wood", "stone", "sand")} | {"metal": dice.randint(0, 2)}
    gold = dice.choice([0, 2, 5, 8, 25, 28, 29, 30])
    return situation(
        "pillars",
        2,
        phase="architect",
        round=6,
        event=event,
        rows={0: row, 1: ["carpenter-3"]},
        cubes={0: {**held, "wood": held["wood"] + 1}, 1: {"wood": 1}},
        gold=[gold, 0],
        points=[0, 0],
    )


@pytest.mark.rule("PIL-124")
@pytest.mark.parametrize("event", ["event-king", "event-archbishop"])
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_the_helper_is_exact(row: list[str], event: str) -> None:
    dice = random.Random(f"{row} {event}")
    for _ in range(4):
        state = shop(dice, row, event)
        if state.current_seat != 0:
            continue
        best = best_by_trying(state, {})
        plan = state.view(0)["plan"]
        after = follow(state)
        assert worth(after) == best
        assert (plan["points"], plan["gold"], min(5, plan["cubes"])) == best


@pytest.mark.rule("PIL-124")
def test_points_first_then_gold_then_cubes() -> None:
    """One wood: a point with the carpenter beats four gold; without him gold beats the cube."""
    base: dict[str, Any] = {
        "phase": "architect",
        "round": 6,
        "event": "event-king",
        "gold": [0, 0],
        "points": [0, 0],
    }
    one = situation(
        "pillars", 2, rows={0: ["carpenter-2", "master-woodworker-1"]}, cubes={0: {"wood": 1}}, **base
    )
    assert GAME.action(GAME.sense.proposal(one)).key == "use carpenter-2"
    two = situation("pillars", 2, rows={0: ["master-woodworker-1"]}, cubes={0: {"wood": 1}}, **base)
    assert GAME.action(GAME.sense.proposal(two)).key == "use master-woodworker-1"
    three = situation(
        "pillars", 2, rows={0: ["master-woodworker-1"]}, cubes={0: {"wood": 1}}, **{**base, "gold": [30, 0]}
    )
    assert GAME.action(GAME.sense.proposal(three)).key == "done"


@pytest.mark.rule("PIL-124")
def test_gold_is_spent_before_the_limit_cuts_it() -> None:
    state = situation(
        "pillars",
        2,
        phase="architect",
        round=6,
        event="event-king",
        rows={0: ["goldsmith-5", "toolmaker-1"]},
        cubes={0: {"metal": 1}, 1: {"wood": 2}},
        gold=[30, 0],
        points=[0, 0],
    )
    follow(state)
    assert (points(state)[0], golds(state)[0]) == (6, 14)
