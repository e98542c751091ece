"""Place 12: the market."""

import pytest

from kingsbridge import load_game
from tests.rules.pillars.table import cubes, golds, of, of_kind, phase, stock
from tests.situations import do, entries, legal_keys, situation

GAME = load_game("pillars")


@pytest.mark.rule("PIL-066")
@pytest.mark.rule("PIL-067")
def test_t6_the_example_of_the_rulebook() -> None:
    """Green (seat 2) has 7 gold and stands first, red (seat 1) has 2."""
    state = situation(
        "pillars",
        3,
        phase="market",
        at={"market": [2, 1]},
        gold=[0, 2, 7],
        cubes={1: {"stone": 1}, 2: {"metal": 1}},
    )
    story = [
        (2, "buy 2 wood"), (1, "sell 1 stone"), (2, "sell 1 metal"), (1, "buy 2 wood"), (2, "buy 3 sand"),
    ]  # fmt: skip
    seen = []
    for seat, key in story:
        assert state.current_seat == seat
        do(state, key)
        seen.append(golds(state)[seat])
    # Both have nothing left to trade but the cubes they bought, so they leave by themselves.
    assert seen == [1, 6, 6, 0, 0]
    assert [entry["seat"] for entry in entries(state, "market-left")] == [1, 2]
    assert [stock(state, key)["stall"] for key in ("wood", "sand", "stone")] == [0, 1, 4]


@pytest.mark.rule("PIL-066")
def test_leaving_is_for_good() -> None:
    state = situation("pillars", 2, phase="market", at={"market": [0, 1]}, gold=[9, 9])
    do(state, "leave", "buy 1 sand")
    assert state.current_seat == 1
    assert of(state, 0)["builders_in_bag"] == 3


@pytest.mark.rule("PIL-066")
def test_turns_go_by_spaces_not_by_seats() -> None:
    state = situation("pillars", 3, phase="market", at={"market": [2, 0, 1]}, gold=[9, 9, 9])
    order = []
    for _ in range(4):
        order.append(state.current_seat)
        do(state, "buy 1 sand")
    assert order == [2, 0, 1, 2]


@pytest.mark.rule("PIL-066")
def test_who_can_trade_nothing_leaves_by_himself() -> None:
    state = situation("pillars", 2, phase="market", at={"market": [0, 1]}, gold=[1, 9])
    assert state.current_seat == 1
    assert [entry["seat"] for entry in entries(state, "market-left")] == [0]


@pytest.mark.rule("PIL-067")
@pytest.mark.parametrize(
    ("key", "gold", "held"),
    [
        ("buy 1 sand", 18, {"sand": 3}), ("buy 4 sand", 12, {"sand": 6}), ("buy 2 wood", 14, {"wood": 4}),
        ("buy 3 stone", 8, {"stone": 5}), ("sell 2 sand", 24, {"sand": 0}), ("sell 1 wood", 23, {"wood": 1}),
        ("sell 2 stone", 28, {"stone": 0}), ("sell 1 metal", 25, {"metal": 1}),
    ],
)  # fmt: skip
def test_prices(key: str, gold: int, held: dict[str, int]) -> None:
    own = {"wood": 2, "stone": 2, "sand": 2, "metal": 2}
    state = situation("pillars", 2, phase="market", at={"market": [0, 1]}, gold=[20, 9], cubes={0: own})
    do(state, key)
    assert golds(state)[0] == gold
    assert cubes(state, 0) == {name: count for name, count in {**own, **held}.items() if count}


@pytest.mark.rule("PIL-067")
def test_metal_cannot_be_bought() -> None:
    state = situation("pillars", 2, phase="market", at={"market": [0]}, gold=[30])
    assert {key.split()[1] for key in of_kind(state, "buy")} == {"wood", "stone", "sand"}
    assert [each.key for each in GAME.catalogue.actions if each.kind == "buy" and "metal" in each.key] == []


@pytest.mark.rule("PIL-067")
def test_gold_and_stalls_set_the_limit() -> None:
    state = situation("pillars", 2, phase="market", at={"market": [0]}, gold=[9], stalls={"sand": 2})
    assert of_kind(state, "buy") == ["1 wood", "2 wood", "3 wood", "1 stone", "2 stone", "1 sand", "2 sand"]
    for what, key in (
        ("buy 3 sand", "stall-short"),
        ("buy 4 wood", "little-gold"),
        ("sell 1 metal", "few-cubes"),
    ):
        reason = GAME.why_not(state, what)
        assert reason is not None and (reason.rule, reason.key) == ("PIL-067", key)


@pytest.mark.rule("PIL-067")
def test_the_same_type_again_in_a_later_turn() -> None:
    state = situation("pillars", 2, phase="market", at={"market": [0]}, gold=[20], cubes={0: {"metal": 3}})
    do(state, "buy 1 sand", "sell 1 metal", "buy 2 sand", "sell 2 metal")
    assert cubes(state, 0) == {"sand": 3}


@pytest.mark.rule("PIL-068")
@pytest.mark.parametrize(
    ("row", "may"),
    [
        (["woodworker"], True),
        (["master-woodworker-1"], True),
        (["carpenter-2", "carpenter-3"], False),
        ([], False),
    ],
)
def test_wood_is_sold_to_woodworkers_only(row: list[str], may: bool) -> None:
    state = situation("pillars", 2, phase="market", at={"market": [0]}, gold=[20], rows={0: row})
    assert ("buy 1 wood" in legal_keys(state)) == may == of(state, 0)["can_buy_wood"]
    if not may:
        reason = GAME.why_not(state, "buy 1 wood")
        assert reason is not None and reason.rule == "PIL-068"


@pytest.mark.rule("PIL-068")
def test_wood_may_be_sold_without_one() -> None:
    state = situation("pillars", 2, phase="market", at={"market": [0]}, rows={0: []}, cubes={0: {"wood": 1}})
    assert "sell 1 wood" in legal_keys(state)


@pytest.mark.rule("PIL-069")
@pytest.mark.parametrize(("row", "may"), [(["stonecutter"], True), (["mason-1", "sculptor-3"], False)])
def test_stone_is_sold_by_stonecutters_only(row: list[str], may: bool) -> None:
    state = situation(
        "pillars", 2, phase="market", at={"market": [0]}, gold=[20], rows={0: row}, cubes={0: {"stone": 2}}
    )
    assert ("sell 1 stone" in legal_keys(state)) == may == of(state, 0)["can_sell_stone"]
    assert "buy 1 stone" in legal_keys(state)
    if not may:
        reason = GAME.why_not(state, "sell 1 stone")
        assert reason is not None and reason.rule == "PIL-069"


@pytest.mark.rule("PIL-070")
@pytest.mark.parametrize(("first", "then", "key"), [("buy", "sell", "bought"), ("sell", "buy", "sold")])
def test_no_type_is_bought_and_sold(first: str, then: str, key: str) -> None:
    state = situation("pillars", 2, phase="market", at={"market": [0]}, gold=[20], cubes={0: {"sand": 2}})
    do(state, f"{first} 1 sand")
    assert f"{then} 1 sand" not in legal_keys(state)
    assert f"{first} 1 sand" in legal_keys(state)
    reason = GAME.why_not(state, f"{then} 1 sand")
    assert reason is not None and (reason.rule, reason.key) == ("PIL-070", f"{key}-this-round")
    assert of(state, 0)[key] == ["sand"]


@pytest.mark.rule("PIL-071")
def test_sold_cubes_go_to_the_supply() -> None:
    state = situation(
        "pillars", 2, phase="market", at={"market": [0]}, gold=[5], cubes={0: {"wood": 3}}, stalls={"wood": 1}
    )
    do(state, "sell 2 wood")
    assert (stock(state, "wood")["supply"], stock(state, "wood")["stall"]) == (21, 1)


@pytest.mark.rule("PIL-071")
def test_without_a_builder_there_is_no_trade() -> None:
    state = situation("pillars", 2, phase="market", gold=[20, 20], cubes={0: {"wood": 3}})
    assert phase(state) == "cathedral"
    assert entries(state, "market-left") == []
