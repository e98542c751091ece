"""Samples of Builders' Duel: every possible order is as likely as any other, and what is known stays."""

import json
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import kingsbridge
from kingsbridge import Game, State
from tests.conformance.walk import play_on
from tests.hidden.test_cards_samples import chi_square_limit
from tests.situations import situation

GAME: Game = kingsbridge.load_game("duel")


def check_uniform(seen: Counter[str], possible: Counter[str]) -> None:
    """Compare what was sampled with all orders of single items; far off would be a mistake."""
    ways, draws = sum(possible.values()), sum(seen.values())
    assert set(seen) == set(possible), "a sample is impossible, or a possible order never comes"
    chi_square = sum(
        (seen[each] - draws * count / ways) ** 2 / (draws * count / ways) for each, count in possible.items()
    )
    assert chi_square < chi_square_limit(len(possible) - 1)


def orders(items: list[str], known: list[str]) -> Counter[str]:
    """Count the orders of single items, followed by what is known."""
    return Counter(json.dumps([*order, *known]) for order in permutations(items))


@pytest.mark.parametrize("known", [[], ["0-5", "2-3"]])
def test_the_order_of_the_original_seals_is_uniform(known: list[str]) -> None:
    seals = {0: {"0-5": 2 - len(known) // 2, "1-4": 1, "2-3": 2 - len(known) // 2}, 1: {"1-4": 1}}
    top = ["1-4", "1-4", "2-3", "2-3"]
    state = situation("duel", 2, claim=0, seals=seals, pile=top + known, known_bottom=len(known))
    for seat in (0, 1):
        seen = Counter(json.dumps(state.sample(seat, seed).to_dict()["pile"]) for seed in range(1200))
        check_uniform(seen, orders(top, known))


def small_deck(state: State, cards: list[str]) -> State:
    """Cut the deck of a position to a few cards: only the sampler looks at it here, so it need not be sound."""
    state.deck = [GAME.draw_items["deck"].index(card) for card in cards]  # type: ignore[attr-defined]
    return state


@pytest.mark.parametrize("cards", [["market", "weaver", "mine"], ["quarry", "quarry", "mine", "toll"]])
def test_the_order_of_undealt_cards_is_uniform(cards: list[str]) -> None:
    state = small_deck(situation("duel", 2, claim=0), cards)
    seen = Counter(json.dumps(state.sample(0, seed).to_dict()["deck"]) for seed in range(1200))
    check_uniform(seen, orders(cards, []))


def test_deck_and_pile_are_drawn_apart() -> None:
    state = small_deck(situation("duel", 2, claim=0), ["market", "weaver"])
    pairs = Counter(_pair(state.sample(0, seed).to_dict()) for seed in range(2400))
    assert len(pairs) == 12 and min(pairs.values()) > 120


def _pair(data: dict[str, Any]) -> str:
    return json.dumps([data["deck"], data["pile"]])


def test_samples_can_be_played_from_the_start() -> None:
    """The recorded moves are legal in a game whose first deck lies as the sample says, and give the same view."""
    replays = 0
    for seed in range(3):
        state = GAME.new_state(seed=seed, journal=True)
        moves: list[int] = []
        for action in play_on(state, seed):
            if state.epoch < 3 and len(moves) % 5 == 0:
                draws = GAME.draws_to_json(state.drawn)
                seen = 27 - len(state.to_dict()["deck"])
                draws["deck 1"] = draws["deck 1"][:seen] + state.sample(0, len(moves)).to_dict()["deck"]
                again = GAME.new_state(seed=50, fixed=draws)
                for move in moves:
                    again.apply(move)
                assert again.view(0) == state.view(0)
                replays += 1
            moves.append(action)
    assert replays > 10
