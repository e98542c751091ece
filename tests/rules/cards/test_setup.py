"""The game and its set-up."""

from collections import Counter

import pytest

from kingsbridge import BadRequest, load_game
from tests.rules.cards.builder import deck
from tests.rules.cards.table import hand_of, stock
from tests.situations import do, entries, situation

GAME = load_game("cards")
VALUES = {
    "toolmaker": 2,
    "stonemason": 4,
    "carpenter": 6,
    "mortar-mixer": 8,
    "master-builder": 10,
    "king": 11,
    "lady-aliena": 9,
    "william-hamleigh": 7,
    "tom-builder": 5,
    "bishop-waleran": 5,
    "ellen": 3,
    "regan-hamleigh": 3,
    "alfred-builder": 1,
    "prior-philip": 1,
    "quarry": 0,
    "forest": 0,
    "gravel-pit": 0,
    "artist": 9,
    "brick-maker": 7,
    "bell-founder": 5,
    "assistant": 3,
    "potter": 1,
}


@pytest.mark.rule("CAR-001")
@pytest.mark.parametrize("seats", [2, 5, 0, True])
def test_three_or_four_play(seats: int) -> None:
    with pytest.raises(BadRequest):
        GAME.new_state(seats=seats, seed=1)


@pytest.mark.rule("CAR-002")
def test_cards_have_the_values_of_the_list() -> None:
    found = {
        each.key: each.number("value")
        for table in ("craftsman", "neutral", "privilege")
        for each in GAME.components.table(table)
    }
    assert found == VALUES


@pytest.mark.rule("CAR-002")
def test_there_are_20_craftsmen_15_neutral_cards_and_5_privileges() -> None:
    state = GAME.new_state(seats=4, seed=3)
    dealt = Counter(card for seat in range(4) for card in hand_of(state, seat))
    privileges = [card for card in dealt if card in state.to_dict()["owners"]]
    assert len(privileges) == 1
    dealt.subtract(privileges)
    assert +dealt == Counter(deck(4))
    assert len(deck(4)) == 35


@pytest.mark.rule("CAR-003")
def test_colours_go_by_seat() -> None:
    for seats in (3, 4):
        table = GAME.new_state(seats=seats, seed=9).view(None)["table"]
        assert [each["colour"] for each in table] == ["green", "blue", "red", "orange"][:seats]


@pytest.mark.rule("CAR-004")
@pytest.mark.parametrize("seats", [3, 4])
def test_first_stock(seats: int) -> None:
    state = GAME.new_state(seats=seats, seed=2)
    assert [stock(state, seat) for seat in range(seats)] == [{"stone": 1, "wood": 1, "sand": 1}] * seats
    assert state.scores() == [0] * seats


@pytest.mark.rule("CAR-005")
def test_the_privilege_pile_is_shuffled() -> None:
    tops: Counter[str] = Counter()
    for seed in range(200):
        data = GAME.new_state(seats=4, seed=seed).to_dict()
        in_deal = [card for hand in data["hands"] for card in hand if card in data["owners"]]
        assert sorted(in_deal + data["pile"]) == sorted(data["owners"])
        assert len(data["pile"]) == 4
        tops[in_deal[0]] += 1
    assert set(tops) == {"artist", "brick-maker", "bell-founder", "assistant", "potter"}
    assert min(tops.values()) > 15


@pytest.mark.rule("CAR-006")
def test_three_players_play_without_orange_and_ellen() -> None:
    state = GAME.new_state(seats=3, seed=5)
    dealt = [card for seat in range(3) for card in hand_of(state, seat)]
    assert "ellen" not in dealt
    assert not [card for card in dealt if card.startswith("orange")]
    neutral = [card for card in deck(3) if not card.startswith(("green", "blue", "red"))]
    assert (len(dealt), len(neutral), len(deck(3)) - len(neutral)) == (30, 14, 15)
    assert sorted(card for card in dealt if card in deck(3)) == sorted(deck(3))


@pytest.mark.rule("CAR-007")
@pytest.mark.parametrize(("seats", "each"), [(3, 10), (4, 9)])
def test_cards_are_dealt_evenly(seats: int, each: int) -> None:
    state = GAME.new_state(seats=seats, seed=7, journal=True)
    assert [len(hand_of(state, seat)) for seat in range(seats)] == [each] * seats
    assert state.view(None)["cards_each"] == each
    assert entries(state, "hand-begins")[0]["tricks"] == each
    assert [entry["cards"] for entry in entries(state, "dealt")] == [
        hand_of(state, seat) for seat in range(seats)
    ]


@pytest.mark.rule("CAR-007")
def test_the_top_privilege_card_joins_the_deal() -> None:
    order = ["potter", "artist", "assistant", "brick-maker", "bell-founder"]
    state = GAME.new_state(seats=4, seed=7, fixed={"privileges": order})
    assert state.to_dict()["pile"] == order[1:]
    assert "potter" in [card for seat in range(4) for card in hand_of(state, seat)]


@pytest.mark.rule("CAR-008")
def test_only_its_holder_knows_the_hands_privilege() -> None:
    state = situation("cards", 4, hands={2: ["potter"]}, privilege="potter")
    everything = ["artist", "brick-maker", "bell-founder", "assistant", "potter"]
    assert state.view(None)["unseen_privileges"] == everything
    assert state.view(0)["unseen_privileges"] == everything
    assert state.view(2)["unseen_privileges"] == everything[:-1]
    guesses = {
        card
        for seed in range(60)
        for seat, hand in enumerate(state.sample(0, seed).to_dict()["hands"])
        for card in hand
        if card in everything and seat != 0
    }
    assert guesses == set(everything)


@pytest.mark.rule("CAR-008")
def test_a_played_privilege_is_known_to_all() -> None:
    state = situation("cards", 4, hands={0: ["potter"]}, privilege="potter")
    do(state, "play potter")
    assert "potter" not in state.view(3)["unseen_privileges"]
    assert "potter" not in state.sample(3, 1).to_dict()["pile"]


@pytest.mark.rule("CAR-008")
def test_the_last_privilege_is_known_by_elimination() -> None:
    owners = {"artist": 0, "brick-maker": 1, "bell-founder": 2, "assistant": 3}
    state = situation("cards", 4, hands={2: ["potter"]}, privilege="potter", owners=owners)
    assert state.view(0)["unseen_privileges"] == ["potter"]
    for seed in range(5):
        hands = state.sample(0, seed).to_dict()["hands"]
        assert sum("potter" in hand for hand in hands) == 1
