"""A secret that changes by itself changes nothing that a seat is told (The Pillars of the Earth)."""

from random import Random

import pytest

import kingsbridge
from kingsbridge import Game, State
from kingsbridge.core.contract import COMMON_VISIBILITY
from kingsbridge.core.fields import PUBLIC
from tests.conformance.walk import play_on
from tests.hidden.pillars_secrets import SECRETS, TOUCHED
from tests.hidden.telling import positions, told

GAME: Game = kingsbridge.load_game("pillars")
OPTIONS = ["mixed", "kind", "harsh"]


def test_every_secret_field_is_changed_by_some_test() -> None:
    """A new field that is not public needs a change of its own in `pillars_secrets`."""
    fields = {**COMMON_VISIBILITY, **GAME.visibility}
    assert {name for name, who in fields.items() if who != PUBLIC} == set(TOUCHED)
    assert set().union(*TOUCHED.values()) == set(SECRETS)


@pytest.mark.parametrize("option", OPTIONS)
@pytest.mark.parametrize("secret", SECRETS)
def test_a_changed_secret_tells_nothing(secret: str, option: str) -> None:
    random = Random(f"{secret} {option}")
    changes = 0
    for seed, seats in ((1, 2), (2, 3), (9, 4)):
        for state in positions(GAME, seats, seed, every=11, events=option):
            before = state.to_dict()
            for seat in range(seats):
                other = GAME.state_from_dict(SECRETS[secret](before, seat, random))
                changes += other.fingerprint() != state.fingerprint()
                assert told(other, seat) == told(state, seat)
    assert changes > 40, "the secret was hardly ever changed, so the test shows nothing"


def test_ellen_is_owned_in_some_of_these_games() -> None:
    """Otherwise the tests above would show nothing about her."""
    owned = [
        state.to_dict()["owners"]["ellen"] >= 0
        for seed, seats in ((1, 2), (2, 3), (9, 4))
        for option in OPTIONS
        for state in positions(GAME, seats, seed, every=11, events=option)
    ]
    assert any(owned)


def _read(state: State, seat: int) -> list[dict[str, object]]:
    assert state.journal is not None
    return [entry.for_seat(seat) for entry in state.journal]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_journals_of_games_that_differ_in_secrets_read_the_same(seats: int) -> None:
    """The decks lay otherwise, the same was played: the seat reads the same story all along."""
    random = Random(seats)
    compared = 0
    for seed in range(4):
        state = GAME.new_state(seats=seats, seed=seed, journal=True)
        moves: list[int] = []
        for action in play_on(state, seed):
            if len(moves) % 23 == 5:
                for seat in range(seats):
                    other = _replayed_with_other_decks(state, moves, seat, random)
                    assert _read(other, seat) == _read(state, seat)
                    assert other.view(seat) == state.view(seat)
                    compared += other.to_dict()["event_deck"] != state.to_dict()["event_deck"]
            moves.append(action)
    assert compared > 30, "the games hardly differed, so the test shows nothing"


def _replayed_with_other_decks(state: State, moves: list[int], seat: int, random: Random) -> State:
    """Fix the draws of the set-up so that the decks lie as a changed position says, and play the moves again."""
    before = state.to_dict()
    changed = before
    for secret in ("craftsmen", "advantages", "events"):
        changed = SECRETS[secret](changed, seat, random)
    draws = GAME.draws_to_json(state.drawn)
    into = dict(
        zip(
            before["advantage_deck"] + before["advantages_removed"],
            changed["advantage_deck"] + changed["advantages_removed"],
            strict=True,
        )
    )
    into |= dict(
        zip(
            before["event_deck"] + before["events_removed"],
            changed["event_deck"] + changed["events_removed"],
            strict=True,
        )
    )
    into |= dict(zip(before["craft_deck"], changed["craft_deck"], strict=True))
    fixed = {
        name: [into.get(item, item) for item in draw] if isinstance(draw, list) else draw
        for name, draw in draws.items()
    }
    other = GAME.new_state(seats=state.seats, seed=99, journal=True, fixed=fixed)
    for action in moves:
        other.apply(action)
    return other
