"""The game, preparation, passages and rounds."""

from collections import Counter
from typing import Any

import pytest

from kingsbridge import BadRequest, State, load_game
from tests.rules.duel.builder import deck_cards
from tests.rules.duel.table import gold, kept, pile, raw, seals, side, supply
from tests.situations import do, entries, legal_keys, situation

GAME = load_game("duel")


def new(seed: int = 1, persons: int = 5) -> State:
    return GAME.new_state(seed=seed, journal=True, persons=persons)


@pytest.mark.rule("DUE-001")
def test_each_builds_three_sections_of_their_own() -> None:
    state = new()
    assert [side(state, seat)["building"] for seat in (0, 1)] == ["castle", "cathedral"]
    for seat in (0, 1):
        assert [section["section"] for section in side(state, seat)["sections"]] == [1, 2, 3]
        assert all(len(section["slots"]) == 3 for section in side(state, seat)["sections"])


@pytest.mark.rule("DUE-002")
def test_two_seats_waleran_and_philip() -> None:
    assert (GAME.min_seats, GAME.max_seats) == (2, 2)
    state = new()
    assert [side(state, seat)["player"] for seat in (0, 1)] == ["waleran", "philip"]
    assert [side(state, seat)["colour"] for seat in (0, 1)] == ["red", "blue"]
    with pytest.raises(BadRequest):
        GAME.new_state(seats=3)


@pytest.mark.rule("DUE-003")
def test_only_orders_are_hidden() -> None:
    state = new()
    # Previews are no knowledge: they tell who decides what follows from what all know.
    alike: dict[str, Any] = {"seat": None, "previews": {}}
    assert state.view(0) | alike == state.view(1) | alike == state.view(None)
    view = state.view(0)
    assert view["undealt"] == sorted(view["undealt"], key=[*dict.fromkeys(view["undealt"])].index)
    assert Counter(view["undealt"]) == Counter(state.to_dict()["deck"])
    assert view["pile"] == {"size": 4, "unknown": {"0-5": 0, "1-4": 2, "2-3": 2}, "known": []}
    seen = [cell["card"] for cell in view["display"]]
    assert Counter(view["undealt"]) + Counter(seen) == Counter(deck_cards(1, 5))
    assert Counter(view["other_deck"]) == Counter(deck_cards(4, 5))


@pytest.mark.rule("DUE-003")
def test_the_third_display_is_known_as_a_set() -> None:
    state = situation("duel", 2, claim=0, round=2)
    coming = Counter(state.view(1)["undealt"])
    while state.epoch == 1:
        state.apply(state.legal_actions()[-1])
    assert Counter(cell["card"] for cell in state.view(1)["display"]) == coming


@pytest.mark.rule("DUE-004")
@pytest.mark.parametrize("round", [1, 4])
def test_27_cards_in_each_deck(round: int) -> None:
    deck = deck_cards(round, 5)
    assert len(deck) == 27
    assert Counter(new().view(0)["undealt" if round == 4 else "other_deck"]) != Counter(deck)
    assert sum("power" in card for card in deck) == 3
    gold_offered = [int(card[-1]) for card in deck if card.startswith("income")]
    assert sum(gold_offered) == {1: 27, 4: 26}[round]


@pytest.mark.rule("DUE-005")
def test_five_person_cards_by_default() -> None:
    view = new().view(0)
    persons = ("tom-builder", "william-hamleigh", "jack", "aliena", "regan-hamleigh")
    cards = view["undealt"] + [cell["card"] for cell in view["display"]] + view["other_deck"]
    assert sorted(card for card in cards if GAME.components.get(card).table == "person") == sorted(persons)
    assert view["persons"] == 5


@pytest.mark.rule("DUE-005")
def test_ten_person_cards_take_the_place_of_others() -> None:
    view = new(persons=10).view(0)
    first = Counter(view["undealt"] + [cell["card"] for cell in view["display"]])
    second = Counter(view["other_deck"])
    assert first == Counter(deck_cards(1, 10)) and second == Counter(deck_cards(4, 10))
    assert sum(first.values()) == sum(second.values()) == 27
    assert Counter(deck_cards(1, 5)) - first == Counter(["income-5", "journeyman"])
    assert Counter(deck_cards(4, 5)) - second == Counter(["income-6", "influence", "sabotage"])
    for colour, seat in (("philip", 1), ("waleran", 0)):
        mine = [card for card in first + second if GAME.components.get(card).word("player") == colour]
        assert len(mine) == 5, seat


@pytest.mark.rule("DUE-006")
@pytest.mark.rule("DUE-008")
def test_d2_set_up() -> None:
    state = new()
    assert state.view(0)["bank"] == 68 and gold(state) == [3, 3]
    assert state.view(0)["pile"]["size"] == 4
    for seat in (0, 1):
        assert raw(state, seat) == {"wood": 1, "sand": 1, "stone": 1}
        assert supply(state, seat) == {"wood": 1, "sand": 1, "stone": 1, "ore": 1, "wool": 4}
        assert kept(state, seat) == []


@pytest.mark.rule("DUE-007")
def test_seals_at_the_start() -> None:
    state = new()
    assert seals(state, 0) == seals(state, 1) == {"0-5": 1, "1-4": 1, "2-3": 1}
    assert side(state, 0)["personal_ready"] and side(state, 1)["personal_ready"]
    assert sorted(pile(state)) == ["1-4", "1-4", "2-3", "2-3"]
    assert len({tuple(pile(new(seed))) for seed in range(40)}) == 6, "the pile is shuffled"
    faces = {
        key: (GAME.components.get(key).number("low"), GAME.components.get(key).number("high"))
        for key in ("0-5", "1-4", "2-3", "personal")
    }
    assert faces == {"0-5": (0, 5), "1-4": (1, 4), "2-3": (2, 3), "personal": (2, 3)}


@pytest.mark.rule("DUE-009")
def test_waleran_begins_with_the_power() -> None:
    state = new()
    assert (state.view(0)["power"], state.view(0)["first"], state.current_seat) == (0, 0, 0)


@pytest.mark.rule("DUE-010")
@pytest.mark.rule("DUE-067")
def test_passages_and_rounds() -> None:
    state = new(3)
    shown: dict[int, list[str]] = {}
    while not state.is_over:
        view = state.view(0)
        if len(shown) < state.epoch + 1:
            shown[state.epoch] = [cell["card"] for cell in view["display"]]
            assert view["round"] == state.epoch + 1
            assert view["passage"] == state.epoch // 3 + 1
            assert view["round_of_passage"] == state.epoch % 3 + 1
            assert view["deck"] == "abab"[state.epoch // 3]
        # Nobody builds: a game of twelve rounds.
        state.apply(state.legal_actions()[-1])
    assert len(shown) == 12 and state.epoch == 12
    for passage in range(4):
        cards = [card for round in range(3) for card in shown[3 * passage + round]]
        assert Counter(cards) == Counter(deck_cards(3 * passage + 1, 5))
    assert shown[0] != shown[6], "the deck is shuffled again"
    assert [entry["round"] for entry in entries(state, "round-ends")] == list(range(1, 13))
    assert [entry["passage"] for entry in entries(state, "passage-begins")] == [1, 2, 3, 4]


@pytest.mark.rule("DUE-011")
def test_nine_cards_from_the_top_of_the_deck() -> None:
    order = deck_cards(1, 5)
    state = GAME.new_state(fixed={"deck 1": order}, journal=True)
    assert [cell["card"] for cell in state.view(0)["display"]] == order[:9]
    assert state.to_dict()["deck"] == order[9:]
    assert [cell["cell"] for cell in state.view(0)["display"]] == list(range(9))
    while state.epoch == 0:
        state.apply(state.legal_actions()[-1])
    assert [cell["card"] for cell in state.view(0)["display"]] == order[9:18]


@pytest.mark.rule("DUE-011")
@pytest.mark.parametrize("power", [0, 1])
def test_the_holder_of_power_is_first_in_the_round(power: int) -> None:
    state = situation("duel", 2, turn=1, first=0, cards=["income-3", "change-of-power"])
    do(state, *(["use change-of-power"] if power == 1 else []), "end")
    view = state.view(0)
    assert (view["round"], view["first"], state.current_seat) == (3, power, power)
    assert legal_keys(state)[0] == "claim top-row"
