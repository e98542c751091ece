"""A secret that changes by itself changes nothing that a seat is told (card game)."""

from random import Random
from typing import Any

import pytest

import kingsbridge
from kingsbridge import Game, State
from kingsbridge.core.contract import COMMON_VISIBILITY
from kingsbridge.core.fields import PUBLIC
from tests.conformance.walk import play_on
from tests.hidden.cards_secrets import PRIVILEGES, SECRETS, TOUCHED, Position
from tests.hidden.telling import positions, told

GAME: Game = kingsbridge.load_game("cards")


def test_every_secret_field_is_changed_by_some_test() -> None:
    """A new field that is not public needs a change of its own in `cards_secrets`."""
    fields = {**COMMON_VISIBILITY, **GAME.visibility}
    assert {name for name, who in fields.items() if who != PUBLIC} == set(TOUCHED)
    assert set().union(*TOUCHED.values()) == set(SECRETS)


@pytest.mark.parametrize("secret", SECRETS)
@pytest.mark.parametrize("seats", [3, 4])
def test_a_changed_secret_tells_nothing(secret: str, seats: int) -> None:
    random = Random(f"{secret} {seats}")
    changes = 0
    for seed in (1, 2):
        for state in positions(GAME, seats, seed, every=5):
            before = state.to_dict()
            for seat in range(seats):
                after = SECRETS[secret](before, seat, random)
                other = GAME.state_from_dict(after)
                changes += other.fingerprint() != state.fingerprint()
                assert told(other, seat) == told(state, seat)
    assert changes > 50, "the secret was hardly ever changed, so the test shows nothing"


def replayed(draws: dict[str, Any], moves: list[int], seats: int, seed: int) -> State:
    """Play the moves in a game whose draws are fixed."""
    state = GAME.new_state(seats=seats, seed=seed, journal=True, fixed=draws)
    for action in moves:
        state.apply(action)
    return state


def dealt_otherwise(state: State, changed: Position, draws: dict[str, Any]) -> dict[str, Any]:
    """Fix the draws so that the present hand was dealt as the changed position says."""
    seats = state.seats
    hands = [list(hand) for hand in changed["hands"]]
    for at, card in enumerate(changed["played"]):
        hands[(changed["leads"][at // seats] + at % seats) % seats].append(card)
    number = changed["epoch"] + 1
    order = list(draws["privileges"])
    before = state.to_dict()
    swapped = [card for card in before["pile"] + _privileges(before) if card in order]
    into = dict(zip(swapped, changed["pile"] + _privileges(changed), strict=True))
    fixed = {**draws, "privileges": [into.get(card, card) for card in order]}
    fixed[f"deal {number}"] = [card for hand in hands for card in hand]
    return fixed


def _privileges(data: Position) -> list[str]:
    return [card for hand in data["hands"] for card in hand if card in PRIVILEGES]


@pytest.mark.parametrize("seats", [3, 4])
def test_journals_of_games_that_differ_in_secrets_read_the_same(seats: int) -> None:
    """The hand was dealt otherwise, the same cards were played: the seat reads the same story all along."""
    random = Random(seats)
    compared = 0
    for seed in range(3):
        state = GAME.new_state(seats=seats, seed=seed, journal=True)
        moves: list[int] = []
        for action in play_on(state, seed):
            data = state.to_dict()
            if state.epoch < 3 and len(moves) % 4 == 0 and data["known_bottom"] == 0 and any(data["hands"]):
                draws = GAME.draws_to_json(state.drawn)
                for seat in range(seats):
                    changed = SECRETS["hands"](SECRETS["privilege"](data, seat, random), seat, random)
                    other = replayed(dealt_otherwise(state, changed, draws), moves, seats, seed + 100)
                    assert _position(other) == _position(GAME.state_from_dict(changed))
                    assert _read(other, seat) == _read(state, seat)
                    assert told(other, seat) == told(state, seat)
                    compared += _read_all(other) != _read_all(state)
            moves.append(action)
    assert compared > 50, "the games hardly differed, so the test shows nothing"


def _position(state: State) -> dict[str, Any]:
    return {name: value for name, value in state.to_dict().items() if name not in ("key", "fixed")}


def _read(state: State, seat: int) -> list[dict[str, object]]:
    assert state.journal is not None
    return [entry.for_seat(seat) for entry in state.journal]


def _read_all(state: State) -> list[dict[str, object]]:
    assert state.journal is not None
    return [entry.for_referee() for entry in state.journal]
