"""Properties of whole games, played at random by hypothesis and with the journal on."""

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingsbridge import State, load_game
from tests.rules.cards.builder import PRIVILEGES, deck
from tests.rules.cards.reachable import trick_winner
from tests.rules.whole_games import whole_games
from tests.situations import random_game

GAME = load_game("cards")
BEST_HAND = {3: 36, 4: 38}
games = whole_games()


def cards_accounted_for(state: State, data: dict[str, Any]) -> None:
    """36 or 30 cards are in the deal, 40 or 34 in the game, each in exactly one place; no stock is below zero."""
    assert state.check() == []
    assert all(units >= 0 for row in data["stock"] for units in row.values())
    deal = Counter(data["played"]) + Counter(card for hand in data["hands"] for card in hand)
    assert deal.total() == len(deck(state.seats)) + 1 == {3: 30, 4: 36}[state.seats]
    in_deal = [card for card in deal if card in PRIVILEGES]
    assert len(in_deal) == 1
    owned = [card for card, owner in data["owners"].items() if owner >= 0 and card not in in_deal]
    if state.is_over:
        assert data["pile"] == []
    outside = [*owned, *data["pile"]]
    assert sorted(outside + in_deal) == sorted(PRIVILEGES)
    assert deal.total() + len(outside) == {3: 34, 4: 40}[state.seats]


def points_accounted_for(state: State, counted: int, sums: list[int]) -> int:
    """The points of the entries after the first `counted`, added to the sums, are the scores."""
    assert state.journal is not None
    for entry in state.journal[counted:]:
        args: dict[str, Any] = entry.for_referee()
        if "points" in args:
            sums[args["seat"]] += args["points"]
            assert args["score"] == sums[args["seat"]]
    assert state.scores() == sums
    return len(state.journal)


@pytest.mark.rule("CAR-007")
@pytest.mark.rule("CAR-044")
@pytest.mark.rule("CAR-053")
@games
@given(seats=st.sampled_from([3, 4]), seed=st.integers(min_value=0, max_value=2**128 - 1), luck=st.integers())
def test_whole_games_are_sound_at_every_step(seats: int, seed: int, luck: int) -> None:
    dice = random.Random(luck)
    state = GAME.new_state(seats=seats, seed=seed, journal=True)
    counted, sums = 0, [0] * seats
    for _ in random_game(state, dice):
        cards_accounted_for(state, state.to_dict())
        counted = points_accounted_for(state, counted, sums)
    cards_accounted_for(state, state.to_dict())
    points_accounted_for(state, counted, sums)
    gains = [points for row in state.view(None)["pad"] for points in row]
    assert all(-6 <= points <= BEST_HAND[seats] for points in gains)
    assert [sum(gains[seat::seats]) for seat in range(seats)] == state.scores()


@pytest.mark.rule("CAR-015")
@pytest.mark.rule("CAR-020")
@pytest.mark.rule("CAR-042")
@games
@given(seats=st.sampled_from([3, 4]), seed=st.integers(min_value=0, max_value=2**64), luck=st.integers())
def test_tricks_leads_and_stocks_follow_the_rules(seats: int, seed: int, luck: int) -> None:
    dice = random.Random(luck)
    for state in random_game(GAME.new_state(seats=seats, seed=seed), dice):
        data = state.to_dict()
        for number, taker in enumerate(data["takers"]):
            cards = data["played"][number * seats : (number + 1) * seats]
            assert taker == trick_winner(data["leads"][number], cards, seats)
            if number + 1 < len(data["leads"]):
                player = (data["leads"][number] + cards.index("king")) % seats if taker < 0 else taker
                assert data["leads"][number + 1] == player
        if len(data["takers"]) == 0:
            assert all(sum(row.values()) <= 3 for row in data["stock"])


@pytest.mark.rule("CAR-072")
@games
@given(seats=st.sampled_from([3, 4]), seed=st.integers(min_value=0, max_value=2**64), luck=st.integers())
def test_samples_are_sound_and_keep_what_the_seat_knows(seats: int, seed: int, luck: int) -> None:
    dice = random.Random(luck)
    for state in random_game(GAME.new_state(seats=seats, seed=seed), dice):
        if dice.random() < 0.1:
            seat = dice.randrange(seats)
            sample = state.sample(seat, dice.getrandbits(32))
            assert sample.check() == []
            assert sample.view(seat) == state.view(seat)
            assert sample.key != state.key
