"""Places 3 to 8: wool mill, Kingsbridge, priory, production."""

import pytest

from tests.rules.pillars.table import cubes, golds, of, points, stock
from tests.situations import do, entries, situation


@pytest.mark.rule("PIL-047")
def test_each_worker_in_the_mill_earns_a_gold_and_goes_home() -> None:
    state = situation("pillars", 2, phase="wool-mill", mill={0: 8, 1: 3}, gold=[5, 5], at={"court": [0, 1]})
    assert golds(state) == [13, 8]
    assert [of(state, seat)["mill"] for seat in range(2)] == [0, 0]
    assert [of(state, seat)["workers"] for seat in range(2)] == [12, 12]


@pytest.mark.rule("PIL-048")
def test_t14_the_limit_of_thirty() -> None:
    state = situation("pillars", 2, phase="wool-mill", mill={0: 8}, gold=[27, 5], at={"court": [0, 1]})
    assert golds(state)[0] == 30
    told = entries(state, "wool")[0]
    assert (told["workers"], told["change"], told["lost"], told["total"]) == (8, 3, 5, 30)


@pytest.mark.rule("PIL-048")
def test_what_brings_gold_stays_possible_at_the_limit() -> None:
    state = situation("pillars", 2, phase="market", at={"market": [0]}, gold=[29, 0], cubes={0: {"metal": 2}})
    do(state, "sell 2 metal")
    assert golds(state)[0] == 30
    assert (entries(state, "sold")[0]["change"], entries(state, "sold")[0]["lost"]) == (1, 9)
    craft = situation(
        "pillars", 2, phase="architect", gold=[30], cubes={0: {"wood": 1}}, rows={0: ["master-woodworker-1"]}
    )
    do(craft, "use master-woodworker-1")
    assert golds(craft)[0] == 30
    assert cubes(craft, 0) == {}


@pytest.mark.rule("PIL-049")
def test_builders_in_kingsbridge_take_their_cards() -> None:
    state = situation(
        "pillars",
        2,
        phase="kingsbridge",
        kingsbridge=["wool-fair", "aliena"],
        at={"kingsbridge-2": [1], "market": [0]},
        gold=[5, 5],
    )
    assert of(state, 1)["advantages"] == ["aliena"]
    assert [entry["card"] for entry in entries(state, "advantage-unclaimed")] == ["wool-fair"]
    assert state.view(None)["kingsbridge"] == [None, None]


@pytest.mark.rule("PIL-049")
def test_one_seat_may_take_both() -> None:
    state = situation(
        "pillars",
        2,
        phase="kingsbridge",
        kingsbridge=["madonna", "tom"],
        at={"kingsbridge": [1, 1]},
        points=[2, 2],
    )
    assert points(state)[1] == 5
    assert of(state, 1)["advantages"] == ["tom"]


@pytest.mark.rule("PIL-050")
def test_immediate_cards_are_used_up_and_the_others_stay() -> None:
    state = situation(
        "pillars", 3, phase="kingsbridge", kingsbridge=["toledo", "thomas"], at={"kingsbridge": [1, 2]}
    )
    assert cubes(state, 1) == {"metal": 2}
    assert of(state, 1)["advantages"] == []
    assert of(state, 2)["advantages"] == ["thomas"]


@pytest.mark.rule("PIL-051")
def test_the_priory_brings_two_and_one() -> None:
    state = situation("pillars", 3, phase="priory", at={"priory": [2, 0]}, points=[2, 2, 2])
    assert points(state) == [3, 2, 4]


@pytest.mark.rule("PIL-052")
@pytest.mark.rule("PIL-099")
def test_both_spaces_and_prior_philip() -> None:
    state = situation("pillars", 2, phase="priory", at={"priory": [1, 1]}, points=[2, 2])
    assert points(state) == [2, 5]
    state = situation(
        "pillars", 2, phase="priory", at={"priory": [1, 1]}, points=[2, 2], advantages={"prior-philip": 1}
    )
    assert points(state) == [2, 7]
    one = situation(
        "pillars", 2, phase="priory", at={"priory": [0, 1]}, points=[2, 2], advantages={"prior-philip": 1}
    )
    assert points(one) == [4, 4]


RESOURCE_CARDS = [
    ("forest-2", "wood", 2, 3), ("forest-3", "wood", 3, 6), ("forest-4", "wood", 4, 9),
    ("quarry-2", "stone", 2, 5), ("quarry-3", "stone", 3, 8), ("quarry-4", "stone", 4, 10),
    ("gravel-pit-2", "sand", 2, 2), ("gravel-pit-3", "sand", 3, 4), ("gravel-pit-4", "sand", 4, 7),
]  # fmt: skip


@pytest.mark.rule("PIL-053")
@pytest.mark.parametrize(("card", "resource", "count", "workers"), RESOURCE_CARDS)
def test_every_resource_card(card: str, resource: str, count: int, workers: int) -> None:
    state = situation("pillars", 2, phase="production", held={card: 1}, at={"market": [0]})
    assert cubes(state, 1) == {resource: count}
    assert stock(state, resource)["supply"] == 19 - count
    assert of(state, 1)["workers"] == 12
    assert card in state.view(None)["cards_aside"]
    assert entries(state, "produced")[0]["workers"] == workers


@pytest.mark.rule("PIL-055")
@pytest.mark.rule("PIL-093")
@pytest.mark.rule("PIL-094")
@pytest.mark.rule("PIL-095")
@pytest.mark.parametrize("event", ["event-king", "event-volunteers", "event-cold-winter"])
@pytest.mark.parametrize(("card", "resource"), [("aliena", "wood"), ("tom", "stone"), ("richard", "sand")])
def test_persons_bring_their_cube_whatever_the_event(card: str, resource: str, event: str) -> None:
    state = situation("pillars", 2, phase="production", advantages={card: 1}, event=event)
    assert cubes(state, 1) == {resource: 1}
    assert cubes(state, 0) == {}


@pytest.mark.rule("PIL-055")
def test_they_pay_in_the_round_they_are_taken() -> None:
    state = situation(
        "pillars", 2, phase="kingsbridge", kingsbridge=["aliena", "tom"], at={"kingsbridge": [0, 1]}
    )
    assert [cubes(state, seat) for seat in range(2)] == [{"wood": 1}, {"stone": 1}]


@pytest.mark.rule("PIL-056")
def test_an_empty_supply_owes_cubes() -> None:
    held = {"forest-4": 0}
    state = situation("pillars", 2, phase="production", held=held, cubes={1: {"wood": 17}})
    assert cubes(state, 0) == {"wood": 4}
    assert (stock(state, "wood")["supply"], stock(state, "wood")["stall"]) == (-2, 4)
    do(state, "use woodworker")
    assert stock(state, "wood")["supply"] == 0
    assert points(state)[0] == 3
