"""Samples of World Without End: they replay legally, and every possible position is as likely as any other."""

import json
from collections import Counter
from itertools import combinations, permutations, product
from typing import Any

import pytest

import kingsbridge
from kingsbridge import Game, State
from tests.conformance.walk import play_on
from tests.hidden.test_cards_samples import chi_square_limit
from tests.hidden.world_secrets import LOCATIONS, Position, hidden_places
from tests.situations import situation

GAME: Game = kingsbridge.load_game("world")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_samples_play_on_legally_to_the_end(seats: int) -> None:
    """A sample goes on like any game: the seat's own next moves are legal there too."""
    played = 0
    for seed in range(2):
        state = GAME.new_state(seats=seats, seed=seed)
        for ply, action in enumerate(play_on(state, seed)):
            if ply % 25 == 0:
                seat = state.current_seat
                sample = state.sample(seat, ply)
                assert action in sample.legal_actions()
                sample.apply(action)
                for _ in play_on(sample, ply):
                    played += 1
                assert sample.is_over and sample.check() == []
    assert played > 500


def secrets_of(data: Position) -> str:
    """Spell what a sample decides, the deck apart."""
    hands = [sorted(hand) for hand in data["hands"]]
    return json.dumps([hands, data["plague"]])


def all_possible(data: Position, seat: int) -> set[str]:
    """List by brute force every position the seat must hold possible, the deck apart."""
    options = []
    for other in range(data["seats"]):
        hidden = sorted(data["hands"][other] + data["discards"][other])
        size = len(data["hands"][other])
        ways = (
            [sorted(data["hands"][other])] if other == seat else [list(w) for w in combinations(hidden, size)]
        )
        options.append(ways)
    places = hidden_places(data)
    values = set(permutations([data["plague"][at] for at in places]))
    found = set()
    for hands, row in product(product(*options), values):
        plague = list(data["plague"])
        for at, value in zip(places, row, strict=True):
            plague[at] = value
        found.add(secrets_of({"hands": list(hands), "plague": plague}))
    return found


def uniform(state: State, seat: int) -> None:
    """Compare samples with everything that is possible; seeds are fixed, so this never flakes."""
    possible = all_possible(state.to_dict(), seat)
    draws = 60 * len(possible)
    seen = Counter(secrets_of(state.sample(seat, seed).to_dict()) for seed in range(draws))
    assert set(seen) == possible, "a sample is impossible, or a possible position never comes"
    expected = draws / len(possible)
    chi_square = sum((count - expected) ** 2 / expected for count in seen.values())
    assert chi_square < chi_square_limit(len(possible) - 1), f"{chi_square} for {len(possible)} positions"


def test_the_five_events_left_over_are_uniform() -> None:
    # After the last event of a chapter only the order of the five that never came is unknown.
    state = situation("world", 2, round=6, chapter=2)
    data = state.to_dict()
    assert len(data["deck"]) == 5
    firsts: Counter[str] = Counter(state.sample(0, seed).to_dict()["deck"][0] for seed in range(1500))
    assert set(firsts) == set(data["deck"])
    assert sum((count - 300) ** 2 / 300 for count in firsts.values()) < chi_square_limit(4)


def test_hands_and_discards_are_one_pool() -> None:
    # Seat 1 holds two cards and has discarded five.
    state = situation("world", 2, round=6, turn=0, chapter=2)
    assert (len(state.to_dict()["hands"][1]), len(state.to_dict()["discards"][1])) == (2, 5)
    uniform(state, 0)


@pytest.mark.parametrize(
    "values",
    [
        {"house-1": 1, "house-2": 2, "house-3": 3, "hideout": 5},
        {"house-4": 2, "house-5": 2, "house-6": 4, "house-8": 4},
    ],
)
def test_face_down_markers_are_uniform(values: dict[str, int]) -> None:
    # In the first turn of the last chapter nobody has discarded; house 9 is ill, all others have been cared for.
    plague = {**dict.fromkeys(LOCATIONS, 0), **values, "house-9": 3}
    what: dict[str, Any] = {"chapter": 4, "round": 1, "turn": 1, "event": "ralph-dies"}
    state = situation("world", 2, plague=plague, ill=["house-9"], **what)
    uniform(state, 0)


def test_what_the_seat_knows_stays() -> None:
    state = situation("world", 3, round=4, chapter=3, plague={"house-1": 2, "house-2": 5}, ill=["house-2"])
    for seed in range(30):
        sample = state.sample(1, seed).to_dict()
        data = state.to_dict()
        assert (sample["hands"][1], sample["discards"][1]) == (data["hands"][1], data["discards"][1])
        assert sample["plague"][1] == 5
        assert [value > 0 for value in sample["plague"]] == [value > 0 for value in data["plague"]]
        assert sorted(sample["deck"]) == sorted(data["deck"])
