"""Samples of the card game: they can be replayed from the deal, and every possible deal is as likely as any other."""

import json
from collections import Counter
from itertools import combinations, permutations
from math import exp, factorial, sqrt
from typing import Any

import pytest

import kingsbridge
from kingsbridge import Game, State
from tests.conformance.walk import play_on
from tests.hidden.cards_secrets import PRIVILEGES, Position, held_back

GAME: Game = kingsbridge.load_game("cards")


def from_the_deal(begin: Position, sample: Position) -> State:
    """Put the played cards back into the sampled hands and start there (ruling A7)."""
    seats = begin["seats"]
    hands = [list(hand) for hand in sample["hands"]]
    for at, card in enumerate(sample["played"]):
        hands[(sample["leads"][at // seats] + at % seats) % seats].append(card)
    return GAME.state_from_dict({**begin, "hands": hands, "pile": sample["pile"], "key": sample["key"]})


@pytest.mark.parametrize("seats", [3, 4])
def test_samples_can_be_replayed_legally(seats: int) -> None:
    replays = 0
    for seed in range(3):
        state = GAME.new_state(seats=seats, seed=seed)
        begin, moves = state.to_dict(), list[int]()
        for action in play_on(state, seed):
            if state.epoch != begin["epoch"]:
                begin, moves = state.to_dict(), []
            if len(moves) % 3 == 0:
                for seat in range(seats):
                    sample = state.sample(seat, len(moves))
                    again = from_the_deal(begin, sample.to_dict())
                    for move in moves:
                        again.apply(move)  # IllegalAction if the sample could not have come about
                    assert again.view(seat) == state.view(seat)
                    assert again.fingerprint() == sample.fingerprint()
                    replays += 1
            moves.append(action)
    assert replays > 300


# --- uniformity ----------------------------------------------------------------------------------------------------


def secrets_of(data: Position) -> str:
    """Spell what a sample decides: hands and pile."""
    return json.dumps([[sorted(hand) for hand in data["hands"]], data["pile"]])


def all_possible(data: Position, seat: int) -> Counter[str]:
    """Count by brute force in how many ways single cards can be dealt to each position the seat must hold possible."""
    others = [each for each in range(data["seats"]) if each != seat]
    known = held_back(data, seat)
    cards = [card for each in others for card in data["hands"][each] if card != known]
    sizes = [len(data["hands"][each]) - (known in data["hands"][each]) for each in others]
    unknown = len(data["pile"]) - data["known_bottom"]
    hidden = [card for card in cards if card in PRIVILEGES]
    plain = [card for card in cards if card not in PRIVILEGES]
    found: Counter[str] = Counter()
    for order in permutations(hidden + data["pile"][:unknown]):
        inside, above = order[: len(hidden)], order[len(hidden) :]
        for split in splits([*plain, *inside], sizes):
            hands: list[Any] = list(data["hands"])
            for each, part in zip(others, split, strict=True):
                hands[each] = part + ([known] if known in data["hands"][each] else [])
            found[secrets_of({"hands": hands, "pile": [*above, *data["pile"][unknown:]]})] += 1
    return found


def splits(cards: list[str], sizes: list[int]) -> list[list[list[str]]]:
    """List every way to deal single cards into hands of these sizes."""
    if len(sizes) == 1:
        return [[cards]]
    found = []
    for places in combinations(range(len(cards)), sizes[0]):
        first = [cards[at] for at in places]
        rest = [card for at, card in enumerate(cards) if at not in places]
        found += [[first, *split] for split in splits(rest, sizes[1:])]
    return found


def chi_square_limit(freedom: int) -> float:
    """Give the value that chi-square exceeds with probability 1e-6 (Wilson and Hilferty's approximation)."""
    part = 2 / (9 * freedom)
    return freedom * (1 - part + 4.7534 * sqrt(part)) ** 3


def small_positions(seats: int, most: int) -> list[tuple[State, int]]:
    """Find positions late in a hand with few cards unknown to a seat, the privilege among them, and those without."""
    found: list[tuple[State, int]] = []
    for seed in range(40):
        state = GAME.new_state(seats=seats, seed=seed)
        for _ in play_on(state, seed):
            data = state.to_dict()
            for seat in range(seats):
                size = sum(len(hand) for each, hand in enumerate(data["hands"]) if each != seat)
                if 3 <= size <= 6 and data["pile"] and len(data["pile"]) - data["known_bottom"] <= 3:
                    found.append((state.clone(), seat))
    return [(state, seat) for state, seat in found if 2 < len(all_possible(state.to_dict(), seat)) <= most]


def is_unseen(state: State, seat: int) -> bool:
    """Say whether the privilege card of the hand is in another seat's hand."""
    hands = state.to_dict()["hands"]
    return any(card in PRIVILEGES for each, hand in enumerate(hands) if each != seat for card in hand)


def chosen_positions() -> list[tuple[State, int]]:
    """Take positions with the privilege unseen, with a known bottom of the pile, with Aliena's place known, others."""
    every = small_positions(3, 60) + small_positions(4, 60)
    kinds = [
        [each for each in every if is_unseen(*each)],
        [each for each in every if is_unseen(*each) and each[0].to_dict()["known_bottom"]],
        [each for each in every if held_back(each[0].to_dict(), each[1])],
        [each for each in every if not is_unseen(*each)],
    ]
    assert all(kinds), [len(kind) for kind in kinds]
    return [each for kind in kinds for each in kind[:2]]


def test_samples_are_uniform_over_all_possible_positions() -> None:
    """Seeds are fixed, so this never flakes; a sampler that prefers some deal fails by a wide margin."""
    for state, seat in chosen_positions():
        possible = all_possible(state.to_dict(), seat)
        ways = sum(possible.values())
        draws = 100 * len(possible)
        seen = Counter(secrets_of(state.sample(seat, seed).to_dict()) for seed in range(draws))
        assert set(seen) == set(possible), "a sample is impossible, or a possible position never comes"
        chi_square = sum(
            (seen[each] - draws * count / ways) ** 2 / (draws * count / ways)
            for each, count in possible.items()
        )
        assert chi_square < chi_square_limit(len(possible) - 1), f"{chi_square} for {len(possible)} positions"


@pytest.mark.parametrize("freedom", [4, 10, 20, 50])
def test_the_limit_is_where_it_says(freedom: int) -> None:
    """With an even number of degrees of freedom the exact probability is a short sum."""
    half = chi_square_limit(freedom) / 2
    exceeded = exp(-half) * sum(half**k / factorial(k) for k in range(freedom // 2))
    assert 0.3e-6 < exceeded < 2e-6
