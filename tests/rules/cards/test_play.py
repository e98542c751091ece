"""1. Play cards."""

import random

import pytest

from kingsbridge import IllegalAction, load_game
from tests.rules.cards.builder import deck
from tests.rules.cards.table import hand_of, phase, takers
from tests.situations import do, entries, legal_keys, random_game, situation

GAME = load_game("cards")


@pytest.mark.rule("CAR-009")
@pytest.mark.parametrize("leader", range(4))
def test_the_holder_of_aliena_leads_any_card_but_alfred(leader: int) -> None:
    cards = ["lady-aliena", "alfred-builder", "king", "quarry", "forest", "ellen", "potter", "red-toolmaker"]
    cards.append("red-carpenter")
    rest = [card for card in deck(4) if card not in cards] + ["quarry", "forest"]
    order = rest[: leader * 9] + cards + rest[leader * 9 :]
    others = ["artist", "brick-maker", "bell-founder", "assistant"]
    state = GAME.new_state(seats=4, fixed={"privileges": ["potter", *others], "deal 1": order})
    assert state.current_seat == leader
    assert state.view(None)["first_leader"] == leader
    assert sorted(legal_keys(state)) == sorted(f"play {card}" for card in cards if card != "alfred-builder")


@pytest.mark.rule("CAR-009")
def test_aliena_leads_every_hand() -> None:
    hand = 0
    for state in random_game(GAME.new_state(seats=3, seed=4), random.Random(4)):
        if state.view(None)["hand_number"] != hand:
            hand = state.view(None)["hand_number"]
            assert "lady-aliena" in hand_of(state, state.current_seat)
    assert hand >= 5


@pytest.mark.rule("CAR-010")
@pytest.mark.parametrize("seats", [3, 4])
def test_everybody_plays_one_card_clockwise(seats: int) -> None:
    state = situation("cards", seats, lead=2)
    movers = []
    for _ in range(seats):
        movers.append(state.current_seat)
        do(state, legal_keys(state)[0])
    assert movers == [(2 + step) % seats for step in range(seats)]
    assert [len(hand_of(state, seat)) for seat in range(seats)] == [len(hand_of(state, 0))] * seats
    assert len(takers(state)) == 1
    assert [entry["seat"] for entry in entries(state, "played")] == movers


@pytest.mark.rule("CAR-010")
def test_a_card_of_another_hand_cannot_be_played() -> None:
    state = situation("cards", 4, hands={0: ["quarry"], 1: ["king"]})
    before = state.fingerprint()
    with pytest.raises(IllegalAction):
        do(state, "play king")
    assert state.fingerprint() == before
    reason = GAME.why_not(state, "play king")
    assert reason is not None
    assert (reason.rule, reason.key) == ("CAR-010", "not-in-hand")


@pytest.mark.rule("CAR-011")
def test_nothing_has_to_be_followed() -> None:
    hand = ["green-toolmaker", "blue-toolmaker", "king", "quarry", "quarry", "artist"]
    state = situation("cards", 4, hands={1: hand}, lead=0, table=["green-carpenter"], left=6)
    assert sorted(legal_keys(state)) == sorted({f"play {card}" for card in hand})


@pytest.mark.rule("CAR-012")
@pytest.mark.parametrize("left", [9, 5, 3])
def test_alfred_waits_for_the_last_trick(left: int) -> None:
    state = situation("cards", 4, hands={0: ["alfred-builder"]}, lead=0, left=left)
    assert "play alfred-builder" not in legal_keys(state)
    assert len(legal_keys(state)) == len(set(hand_of(state, 0))) - 1
    reason = GAME.why_not(state, "play alfred-builder")
    assert reason is not None
    assert (reason.rule, reason.key, reason.args) == ("CAR-012", "alfred-waits", {"card": "alfred-builder"})


@pytest.mark.rule("CAR-012")
def test_alfred_is_always_in_the_last_trick() -> None:
    for seed in range(30):
        dice = random.Random(seed)
        state = GAME.new_state(seats=3 + seed % 2, seed=seed, journal=True)
        while state.epoch == 0:
            state.apply(dice.choice(state.legal_actions()))
        last = [entry["trick"] for entry in entries(state, "played") if entry["card"] == "alfred-builder"]
        assert last[0] == state.view(None)["cards_each"]


@pytest.mark.rule("CAR-013")
def test_a_forced_play_is_asked_and_the_last_trick_is_not() -> None:
    hands = {
        0: ["alfred-builder", "quarry"],
        1: ["forest", "gravel-pit"],
        2: ["king", "ellen"],
        3: ["red-toolmaker", "red-stonemason"],
    }
    state = situation("cards", 4, hands=hands, lead=0, left=2, privilege="artist")
    assert legal_keys(state) == ["play quarry"]
    assert state.current_seat == 0
    do(state, "play quarry", "play forest", "play ellen")
    assert state.current_seat == 3
    assert len(hand_of(state, 3)) == 2
    do(state, "play red-toolmaker")
    assert phase(state) != "play"
    last = [entry["card"] for entry in entries(state, "played") if entry["trick"] == 9]
    assert last == ["king", "red-stonemason", "alfred-builder", "gravel-pit"]


@pytest.mark.rule("CAR-013")
def test_a_seat_with_two_equal_cards_is_asked_too() -> None:
    hands = {0: ["quarry", "quarry"], 1: ["forest", "alfred-builder"]}
    state = situation("cards", 4, hands=hands, lead=0, left=2)
    assert legal_keys(state) == ["play quarry"]
    do(state, "play quarry")
    assert (state.current_seat, legal_keys(state)) == (1, ["play forest"])


@pytest.mark.rule("CAR-014")
def test_aliena_stays_with_the_first_leader_in_samples() -> None:
    state = situation("cards", 4, lead=2, hands={3: ["alfred-builder"]})
    holders = set()
    for seed in range(80):
        hands = state.sample(0, seed).to_dict()["hands"]
        assert "lady-aliena" in hands[2]
        assert hands[0] == hand_of(state, 0)
        holders |= {seat for seat in range(4) if "alfred-builder" in hands[seat]}
    assert holders == {1, 2, 3}


@pytest.mark.rule("CAR-014")
def test_aliena_still_stays_later_in_the_hand() -> None:
    hands = {1: ["lady-aliena", "quarry"], 0: ["king", "forest"]}
    state = situation("cards", 4, first_leader=1, lead=0, left=2, hands=hands)
    assert all("lady-aliena" in state.sample(0, seed).to_dict()["hands"][1] for seed in range(20))
    other = {"quarry", "forest", "king"}
    seconds = {tuple(state.sample(0, seed).to_dict()["hands"][1]) for seed in range(40)}
    assert len(seconds) > 2, f"Seat 1's other card is not known to be one of {other}."


@pytest.mark.rule("CAR-014")
def test_the_leader_herself_knows_her_own_hand_only() -> None:
    state = situation("cards", 4, lead=1, hands={3: ["king"]})
    kings = set()
    for seed in range(60):
        hands = state.sample(1, seed).to_dict()["hands"]
        assert hands[1] == hand_of(state, 1)
        kings |= {seat for seat in range(4) if "king" in hands[seat]}
    assert kings == {0, 2, 3}


@pytest.mark.rule("CAR-014")
def test_after_aliena_is_played_nothing_is_known() -> None:
    state = situation("cards", 4, lead=1, hands={1: ["king"]})
    do(state, "play lady-aliena")
    kings = {
        seat
        for seed in range(60)
        for seat, hand in enumerate(state.sample(0, seed).to_dict()["hands"])
        if "king" in hand
    }
    assert kings == {1, 2, 3}
