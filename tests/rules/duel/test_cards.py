"""Advantage cards: order, naming, and each neutral kind."""

from typing import Any

import pytest

from kingsbridge import State, load_game
from tests.rules.duel.table import gold, goods, phase, pile, raw, reason, seals, side, supply
from tests.situations import do, entries, legal_keys, situation


def turn(*cards: str, seat: int = 0, **what: Any) -> State:
    """The seat's turn with these cards on its line; income cards fill it up."""
    return situation("duel", 2, turn=seat, cards=cards, **what)


# --- order and naming -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DUE-027")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_acts_first_then_the_other(first: int) -> None:
    state = situation("duel", 2, conflict=(), first=first)
    do(state, "flip personal", "give up")
    assert state.current_seat == first and phase(state) == "evaluation"
    assert state.view(0)["acting"] == [first, 1 - first]
    do(state, "end")
    assert state.current_seat == 1 - first and phase(state) == "evaluation"
    assert state.view(0)["acting"] == [1 - first]
    do(state, "end")
    assert phase(state) == "claim" and state.epoch == 2


@pytest.mark.rule("DUE-028")
def test_cards_in_any_order_each_once() -> None:
    state = turn("income-6", "quarry", "mine")
    assert legal_keys(state) == ["use income-6", "use quarry", "use mine", "end"]
    do(state, "use mine")
    assert legal_keys(state) == ["use income-6", "use quarry", "end"]
    assert reason(state, "use mine") == ("DUE-028", "card-spent")
    do(state, "use income-6")
    assert gold(state)[0] == 9 and raw(state, 0)["ore"] == 1
    assert state.view(0)["display"][2]["spent"] and not state.view(0)["display"][1]["spent"]
    assert side(state, 0)["cells_left"] == [1]


@pytest.mark.rule("DUE-028")
def test_two_cards_of_a_kind_are_one_action_used_twice() -> None:
    state = turn("income-4", "income-4", "quarry")
    assert legal_keys(state).count("use income-4") == 1
    do(state, "use income-4", "use income-4")
    assert gold(state)[0] == 11 and legal_keys(state) == ["use quarry", "end"]


@pytest.mark.rule("DUE-028")
@pytest.mark.rule("DUE-066")
def test_a_card_not_named_is_lost() -> None:
    state = turn("income-6", "change-of-power", "quarry", seat=1, first=0, power=0)
    do(state, "end")
    assert gold(state) == [3, 3] and state.view(0)["power"] == 0
    assert raw(state, 1) == {"wood": 1, "sand": 1, "stone": 1}
    assert entries(state, "not-used")[0]["cards"] == ["income-6", "change-of-power", "quarry"]


@pytest.mark.rule("DUE-028")
def test_only_cards_of_the_own_line() -> None:
    state = turn("income-6", "quarry", "mine")
    assert reason(state, "use market") == ("DUE-028", "not-your-card")
    assert reason(state, "buy wood") == ("DUE-028", "name-a-card")
    assert reason(state, "claim top-row")[1] == "not-now"


@pytest.mark.rule("DUE-029")
@pytest.mark.parametrize(
    ("card", "what", "why"),
    [
        ("change-of-power", {}, ("DUE-030", "has-power")),
        ("influence", {"gold": [1, 3]}, ("DUE-032", "too-little-gold")),
        ("sheepfold", {"raw": {0: {"wool": 4}}}, ("DUE-033", "supply-empty")),
        ("stonemason", {"gold": [2, 3]}, ("DUE-034", "too-little-gold")),
        ("weaver", {}, ("DUE-034", "no-raw")),
        ("market", {"gold": [1, 3]}, ("DUE-035", "nothing-to-trade")),
        ("income-6", {"gold": [3, 71]}, ("DUE-037", "bank-empty")),
        ("william-hamleigh", {"gold": [3, 0]}, ("DUE-041", "rival-no-gold")),
    ],
)
def test_a_card_that_changes_nothing_is_not_offered(card: str, what: Any, why: tuple[str, str]) -> None:
    state = turn(card, "gravel-pit", "forest", **what)
    assert f"use {card}" not in legal_keys(state)
    assert reason(state, f"card:{card}") == why


@pytest.mark.rule("DUE-029")
def test_it_is_offered_as_soon_as_it_changes_something() -> None:
    state = turn("weaver", "sheepfold", "mine")
    assert "use weaver" not in legal_keys(state)
    do(state, "use sheepfold")
    assert "use weaver" in legal_keys(state)


# --- each kind --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DUE-030")
def test_change_of_power_counts_from_the_next_round() -> None:
    state = turn("change-of-power", seat=1, first=0, power=0)
    do(state, "use change-of-power")
    assert state.view(0)["power"] == 1 and side(state, 1)["power"]
    assert state.view(0)["first"] == 0, "the running round keeps its order"
    assert entries(state, "power") == [{"kind": "power", "seat": 1, "other": 0}]
    do(state, "end")
    assert state.view(0)["first"] == 1 == state.current_seat


@pytest.mark.rule("DUE-030")
def test_power_moves_at_most_once_in_a_round() -> None:
    cards = ["income-3", "change-of-power", "income-5", "change-of-power"]
    state = situation("duel", 2, turn=0, cards=cards)
    assert reason(state, "use change-of-power") == ("DUE-030", "has-power")
    do(state, "end", "use change-of-power", "end")
    assert state.view(0)["power"] == 1 == state.view(0)["first"]


@pytest.mark.rule("DUE-031")
@pytest.mark.parametrize("amount", [3, 4, 5, 6])
def test_income(amount: int) -> None:
    state = do(turn(f"income-{amount}", "quarry", "mine"), f"use income-{amount}")
    assert gold(state) == [3 + amount, 3] and state.view(0)["bank"] == 68 - amount
    told = entries(state, "gold")[0]
    assert (told["change"], told["total"], told["source"]) == (amount, 3 + amount, f"income-{amount}")


@pytest.mark.rule("DUE-032")
def test_influence_seal_by_seal() -> None:
    order = ["2-3", "1-4", "2-3", "1-4"]
    state = do(turn("influence", gold=[5, 3], pile=order), "use influence")
    assert legal_keys(state) == ["buy seal", "done"]
    assert state.view(0)["turn"]["step"] == {
        "source": "influence",
        "left": 0,
        "price": 2,
        "pays": 0,
        "optional": True,
    }
    do(state, "buy seal")
    assert seals(state, 0) == {"0-5": 1, "1-4": 1, "2-3": 2} and gold(state)[0] == 3
    do(state, "buy seal")
    assert seals(state, 0)["1-4"] == 2 and gold(state)[0] == 1 and state.view(0)["bank"] == 70
    assert pile(state) == ["2-3", "1-4"]
    assert phase(state) == "evaluation", "without gold for another it is done"
    assert [entry["seal"] for entry in entries(state, "seal-bought")] == ["2-3", "1-4"]


@pytest.mark.rule("DUE-032")
def test_influence_may_stop_early_and_ends_with_the_pile() -> None:
    state = do(turn("influence", gold=[20, 3]), "use influence", "done")
    assert gold(state)[0] == 20 and phase(state) == "evaluation"
    held = {0: {"0-5": 1, "1-4": 2, "2-3": 2}, 1: {"0-5": 1, "1-4": 2, "2-3": 1}}
    last = do(turn("influence", gold=[20, 3], seals=held), "use influence", "buy seal")
    assert phase(last) == "evaluation" and pile(last) == []
    empty = turn("influence", gold=[20, 3], seals={**held, 0: {"0-5": 1, "1-4": 2, "2-3": 3}})
    assert reason(empty, "use influence") == ("DUE-037", "pile-empty")


@pytest.mark.rule("DUE-033")
@pytest.mark.parametrize(
    ("card", "material", "amount"),
    [
        ("forest", "wood", 1),
        ("gravel-pit", "sand", 1),
        ("quarry", "stone", 1),
        ("mine", "ore", 1),
        ("sheepfold", "wool", 2),
    ],
)
def test_raw_materials(card: str, material: str, amount: int) -> None:
    before = turn(card)
    state = do(before.clone(), f"use {card}")
    assert raw(state, 0).get(material, 0) - raw(before, 0).get(material, 0) == amount
    assert supply(before, 0)[material] - supply(state, 0).get(material, 0) == amount
    assert raw(state, 1) == raw(before, 1)


@pytest.mark.rule("DUE-033")
def test_d7_only_what_the_supply_has() -> None:
    state = do(turn("sheepfold", raw={0: {"wool": 3}}), "use sheepfold")
    assert raw(state, 0)["wool"] == 4 and "wool" not in supply(state, 0)
    told = entries(state, "material")[0]
    assert (told["change"], told["due"]) == (1, 2)


@pytest.mark.rule("DUE-034")
@pytest.mark.parametrize(
    ("card", "material", "good", "price"),
    [
        ("mortar-mixer", "sand", "mortar", 1),
        ("carpenter", "wood", "timber", 2),
        ("stonemason", "stone", "masonry", 3),
        ("weaver", "wool", "cloth", 2),
    ],
)
def test_craftsmen(card: str, material: str, good: str, price: int) -> None:
    state = turn(card, raw={0: {material: 2, "ore": 1}}, gold=[2 * price, 3])
    do(state, f"use {card}")
    assert legal_keys(state) == [f"convert {material}", "done"]
    assert reason(state, "convert ore") == ("DUE-034", "other-craft")
    assert reason(state, "end") == ("DUE-034", "finish-step")
    do(state, f"convert {material}")
    assert goods(state, 0) == {good: 1} and gold(state)[0] == price
    do(state, f"convert {material}")
    assert goods(state, 0) == {good: 2} and gold(state)[0] == 0
    assert material not in raw(state, 0) and raw(state, 0)["ore"] == 1
    assert phase(state) == "evaluation"


@pytest.mark.rule("DUE-034")
@pytest.mark.parametrize(("seat", "good"), [(0, "iron-bars"), (1, "bell")])
def test_the_bell_founder_makes_a_bell_or_iron_bars(seat: int, good: str) -> None:
    state = turn("bell-founder", seat=seat, raw={seat: {"ore": 1}}, gold=[5, 5])
    do(state, "use bell-founder", "convert ore")
    assert goods(state, seat) == {good: 1} and gold(state)[seat] == 1


@pytest.mark.rule("DUE-034")
def test_a_craftsman_may_convert_a_part() -> None:
    state = turn("carpenter", raw={0: {"wood": 2}}, gold=[9, 3])
    do(state, "use carpenter", "convert wood", "done")
    assert (raw(state, 0)["wood"], goods(state, 0), gold(state)[0]) == (1, {"timber": 1}, 7)


@pytest.mark.rule("DUE-035")
def test_the_market_buys_and_sells() -> None:
    state = do(turn("market", gold=[3, 3], raw={0: {"wool": 2}}), "use market")
    assert legal_keys(state) == ["buy wood", "buy sand", "buy stone", "sell wool", "done"]
    do(state, "buy sand")
    assert gold(state)[0] == 1 and raw(state, 0) == {"wood": 1, "sand": 2, "stone": 1, "wool": 2}
    assert legal_keys(state) == ["sell wool", "done"]
    assert reason(state, "buy stone") == ("DUE-035", "too-little-gold")
    do(state, "sell wool", "buy stone")
    assert gold(state)[0] == 2 and raw(state, 0)["stone"] == 2
    assert reason(state, "buy sand") == ("DUE-035", "supply-empty")
    assert reason(state, "use income-6") == ("DUE-035", "finish-step")
    do(state, "done")
    assert phase(state) == "evaluation"


@pytest.mark.rule("DUE-036")
def test_sold_wool_goes_back_and_may_come_again() -> None:
    state = do(turn("market", "sheepfold", raw={0: {"wool": 1}}, gold=[0, 3]), "use market", "sell wool")
    assert supply(state, 0)["wool"] == 4 and gold(state)[0] == 3
    assert reason(state, "sell wool") == ("DUE-036", "no-raw")
    do(state, "done", "use sheepfold")
    assert raw(state, 0)["wool"] == 2


@pytest.mark.rule("DUE-036")
def test_cloth_cannot_be_sold() -> None:
    state = do(turn("market", goods={0: {"cloth": 2}}), "use market")
    assert "sell wool" not in legal_keys(state)


@pytest.mark.rule("DUE-036")
@pytest.mark.rule("DUE-037")
def test_a_poor_bank_pays_what_it_has() -> None:
    state = do(turn("market", raw={0: {"wool": 3}}, gold=[0, 70]), "use market", "sell wool")
    assert gold(state) == [3, 70] and state.view(0)["bank"] == 1
    do(state, "sell wool")
    assert gold(state) == [4, 70] and state.view(0)["bank"] == 0
    assert (entries(state, "sold")[1]["change"], entries(state, "sold")[1]["due"]) == (1, 3)
    assert "sell wool" not in legal_keys(state)
    assert reason(state, "sell wool") == ("DUE-036", "bank-empty")


@pytest.mark.rule("DUE-037")
def test_income_from_a_poor_bank() -> None:
    state = do(turn("income-6", "quarry", gold=[3, 69]), "use income-6")
    assert gold(state) == [5, 69] and state.view(0)["bank"] == 0
    told = entries(state, "gold")[0]
    assert (told["change"], told["due"]) == (2, 6)


@pytest.mark.rule("DUE-038")
def test_persons_help_only_their_own_player() -> None:
    state = turn("william-hamleigh", "tom-builder", "income-3")
    assert "use william-hamleigh" in legal_keys(state) and "use tom-builder" not in legal_keys(state)
    assert reason(state, "use tom-builder") == ("DUE-038", "others-person")
    other = turn("william-hamleigh", "tom-builder", "income-3", seat=1)
    assert "use tom-builder" in legal_keys(other) and "use william-hamleigh" not in legal_keys(other)


@pytest.mark.rule("DUE-004")
def test_every_card_of_the_decks_has_a_test_of_its_own() -> None:
    """Each kind is used by key somewhere in these files: a new card needs a new test."""
    from pathlib import Path

    text = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    for table in ("card", "once", "person"):
        for card in load_game("duel").components.table(table):
            assert f'"{card.key}"' in text or card.key.startswith("income-"), card.key
