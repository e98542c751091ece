"""Each of the 27 kinds of craftsman: round, cost, what a use takes and brings, and how often."""

from typing import Any

import pytest

from kingsbridge import load_game
from tests.rules.pillars.table import cubes, golds, of_kind, points
from tests.situations import do, situation

GAME = load_game("pillars")
# key, round, cost, cubes, gold taken, points, gold made, uses
CRAFTSMEN: list[tuple[str, int, int, dict[str, int], int, int, int, int]] = [
    ("mortar-mixer", 0, 0, {"sand": 3}, 0, 1, 0, 3),
    ("woodworker", 0, 0, {"wood": 2}, 0, 1, 0, 4),
    ("stonecutter", 0, 0, {"stone": 2}, 0, 1, 0, 4),
    ("toolmaker-1", 1, 2, {}, 0, 0, 2, 1),
    ("master-woodworker-1", 1, 3, {"wood": 1}, 0, 0, 4, 2),
    ("mortar-mixer-1", 1, 4, {"sand": 2}, 0, 1, 0, 3),
    ("mason-1", 1, 5, {"stone": 1}, 0, 1, 0, 2),
    ("carpenter-2", 2, 3, {"wood": 1}, 0, 1, 0, 2),
    ("mason-2", 2, 4, {"stone": 1}, 0, 1, 0, 3),
    ("potter-2", 2, 5, {"sand": 1}, 0, 1, 0, 2),
    ("architect-2", 2, 6, {}, 0, 1, 0, 1),
    ("mason-3", 3, 4, {"stone": 1}, 0, 1, 0, 4),
    ("carpenter-3", 3, 5, {"wood": 1}, 0, 1, 0, 3),
    ("sculptor-3", 3, 6, {"stone": 1}, 0, 2, 0, 1),
    ("potter-3", 3, 7, {"sand": 1}, 0, 1, 0, 3),
    ("mason-4", 4, 5, {"stone": 1}, 0, 1, 0, 5),
    ("carpenter-4", 4, 6, {"wood": 1}, 0, 1, 0, 4),
    ("sculptor-4", 4, 7, {"stone": 1}, 0, 2, 0, 2),
    ("glassblower-4", 4, 8, {"sand": 1, "metal": 1}, 0, 3, 0, 1),
    ("carpenter-5", 5, 6, {"wood": 1}, 0, 1, 0, 5),
    ("goldsmith-5", 5, 7, {}, 3, 1, 0, 6),
    ("sculptor-5", 5, 8, {"stone": 1}, 0, 2, 0, 3),
    ("glassblower-5", 5, 9, {"sand": 1, "metal": 1}, 0, 3, 0, 2),
    ("goldsmith-6", 6, 7, {}, 3, 1, 0, 8),
    ("sculptor-6", 6, 8, {"stone": 1}, 0, 2, 0, 4),
    ("organ-builder-6", 6, 9, {"wood": 1, "metal": 1}, 0, 6, 0, 1),
    ("bell-maker-6", 6, 10, {"metal": 1}, 0, 4, 0, 2),
]  # fmt: skip
STORE = {"wood": 9, "stone": 9, "sand": 10, "metal": 5}


def test_all_27_are_here() -> None:
    assert [row[0] for row in CRAFTSMEN] == [each.key for each in GAME.components.table("craftsman")]


@pytest.mark.rule("PIL-020")
@pytest.mark.rule("PIL-073")
@pytest.mark.rule("PIL-081")
@pytest.mark.parametrize("card", CRAFTSMEN, ids=lambda card: card[0])
def test_every_craftsman(card: tuple[str, int, int, dict[str, int], int, int, int, int]) -> None:
    key, number, cost, takes, takes_gold, vp, gold, uses = card
    component = GAME.components.get(key)
    assert (component.number("round"), component.number("cost")) == (number, cost)
    helper = ["mortar-mixer"] if key.startswith("mason") else []
    other = "stonecutter" if key == "woodworker" else "woodworker"
    before = 30 if takes_gold else 18
    state: Any = situation(
        "pillars",
        2,
        phase="architect",
        round=6,
        event="event-king",
        rows={0: [key, *helper, other]},
        cubes={0: STORE},
        gold=[before, 0],
        points=[0, 0],
    )
    if key == "architect-2":
        assert points(state)[0] == 1 and key not in of_kind(state, "use")
        return
    times = 0
    while key in of_kind(state, "use"):
        do(state, f"use {key}")
        times += 1
    done = min(times, uses)
    left = {name: STORE[name] - done * takes.get(name, 0) for name in STORE}
    most = min(
        [
            uses,
            *[STORE[name] // count for name, count in takes.items()],
            *([before // takes_gold] if takes_gold else []),
        ]
    )
    assert times == most
    assert cubes(state, 0) == {name: count for name, count in left.items() if count}
    assert points(state)[0] == vp * times
    assert golds(state)[0] == before + times * (gold - takes_gold)


@pytest.mark.rule("PIL-010")
def test_the_staircase_of_costs() -> None:
    costs = {number: [row[2] for row in CRAFTSMEN if row[1] == number] for number in range(1, 7)}
    assert costs == {number: [number + step for step in (1, 2, 3, 4)] for number in range(1, 7)}
