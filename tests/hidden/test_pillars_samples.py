"""Samples of The Pillars of the Earth: every possible position is as likely as any other, and can be replayed."""

import json
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import kingsbridge
from kingsbridge import Game, State
from tests.conformance.walk import play_on
from tests.hidden.pillars_secrets import GOOD, LAST, Position, foresees
from tests.hidden.test_cards_samples import chi_square_limit

GAME: Game = kingsbridge.load_game("pillars")


def check_uniform(seen: Counter[str], possible: set[str], draws: int) -> None:
    """Seeds are fixed, so this never flakes; a sampler that prefers some order fails by a wide margin."""
    assert set(seen) == possible, "a sample is impossible, or a possible position never comes"
    expected = draws / len(possible)
    chi_square = sum((seen[each] - expected) ** 2 / expected for each in possible)
    assert chi_square < chi_square_limit(len(possible) - 1), f"{chi_square} for {len(possible)} positions"


def late_position(seed: int, option: str, left: int) -> State:
    """Play at random until so many events are to come, and Phase I begins."""
    state = GAME.new_state(seats=2, seed=seed, events=option)
    for _ in play_on(state, seed):
        data = state.to_dict()
        if len(data["event_deck"]) == left and data["frames"][-1][0] == "cards":
            return state.clone()
    raise AssertionError("no such position")


def possible_events(data: Position, seat: int) -> set[str]:
    """List by brute force the decks of events the seat must hold possible."""
    known = 1 if foresees(data, seat) else 0
    deck = data["event_deck"][known:]
    pool = deck + data["events_removed"]
    good = sum(event in GOOD for event in deck)
    return {
        json.dumps(data["event_deck"][:known] + list(order))
        for order in permutations(pool, len(deck))
        if data["options"]["events"] == "mixed" or sum(event in GOOD for event in order) == good
    }


@pytest.mark.parametrize(
    ("option", "left"), [("mixed", 1), ("mixed", 2), ("kind", 2), ("kind", 3), ("harsh", 3)]
)
def test_events_are_uniform_under_the_law_of_the_option(option: str, left: int) -> None:
    for seed in (3, 4):
        state = late_position(seed, option, left)
        possible = possible_events(state.to_dict(), 0)
        draws = 60 * len(possible)
        seen = Counter(json.dumps(state.sample(0, each).to_dict()["event_deck"]) for each in range(draws))
        check_uniform(seen, possible, draws)


def with_ellen(state: State, owner: int) -> State:
    """Give Ellen to a seat, wherever she was."""
    data: dict[str, Any] = state.to_dict()
    unseen = data["advantage_deck"][:-2] + data["advantages_removed"]
    if "ellen" in unseen:
        # Somebody else's card takes her place among the unseen ones.
        gone = next(
            card
            for card in data["owners"]
            if card not in unseen + data["kingsbridge"] + LAST and data["owners"][card] < 0
        )
        for name in ("advantage_deck", "advantages_removed"):
            data[name] = [gone if card == "ellen" else card for card in data[name]]
    data["kingsbridge"] = [None if card == "ellen" else card for card in data["kingsbridge"]]
    data["owners"]["ellen"] = owner
    return GAME.state_from_dict(data)


@pytest.mark.parametrize("option", ["mixed", "kind"])
def test_ellens_owner_knows_the_first_and_others_do_not(option: str) -> None:
    for seed in range(3, 30):
        state = late_position(seed, option, 3)
        if "ellen" in state.to_dict()["kingsbridge"]:
            continue
        state = with_ellen(state, 1)
        for seat in (0, 1):
            possible = possible_events(state.to_dict(), seat)
            draws = 40 * len(possible)
            seen = Counter(
                json.dumps(state.sample(seat, each).to_dict()["event_deck"]) for each in range(draws)
            )
            check_uniform(seen, possible, draws)
        return
    raise AssertionError("no game fits")


def test_advantage_cards_are_uniform() -> None:
    state = late_position(3, "mixed", 2)
    data = state.to_dict()
    regular = len(data["advantage_deck"]) - 2
    assert regular == 0
    state = late_position(3, "mixed", 3)
    data = state.to_dict()
    pool = data["advantage_deck"][:-2] + data["advantages_removed"]
    possible = {json.dumps(list(order)) for order in permutations(pool, 2)}
    draws = 60 * len(possible)
    seen = Counter(
        json.dumps(state.sample(0, each).to_dict()["advantage_deck"][:-2]) for each in range(draws)
    )
    check_uniform(seen, possible, draws)


def test_craftsmen_are_uniform_within_their_round() -> None:
    state = late_position(3, "mixed", 2)
    deck = state.to_dict()["craft_deck"]
    possible = {json.dumps(list(order)) for order in permutations(deck)}
    assert len(possible) == 24
    seen = Counter(json.dumps(state.sample(0, each).to_dict()["craft_deck"]) for each in range(2400))
    check_uniform(seen, possible, 2400)


@pytest.mark.parametrize("seats", [2, 4])
def test_samples_play_on_to_the_end(seats: int) -> None:
    state = GAME.new_state(seats=seats, seed=8)
    for ply, _ in enumerate(play_on(state, 8)):
        if ply % 29 == 0:
            sample = state.sample(ply % seats, ply)
            for _ in play_on(sample, ply):
                pass
            assert sample.check() == []
