"""A secret that changes by itself changes nothing that a seat is told (Builders' Duel)."""

from random import Random

import pytest

import kingsbridge
from kingsbridge import Game, State
from kingsbridge.core.contract import COMMON_VISIBILITY
from kingsbridge.core.fields import PUBLIC
from tests.conformance.walk import play_on
from tests.hidden.duel_secrets import SECRETS
from tests.hidden.telling import positions, told

GAME: Game = kingsbridge.load_game("duel")


@pytest.mark.rule("DUE-003")
def test_nothing_but_these_is_secret() -> None:
    """A new field that is not public needs a change of its own in `duel_secrets`."""
    fields = {**COMMON_VISIBILITY, **GAME.visibility}
    assert {name for name, who in fields.items() if who != PUBLIC} == set(SECRETS)


@pytest.mark.parametrize("secret", SECRETS)
def test_a_changed_secret_tells_nothing(secret: str) -> None:
    random = Random(secret)
    changes = 0
    for seed in (1, 2, 3):
        for state in positions(GAME, 2, seed, every=7):
            other = GAME.state_from_dict(SECRETS[secret](state.to_dict(), random))
            changes += other.fingerprint() != state.fingerprint()
            for seat in (0, 1):
                assert told(other, seat) == told(state, seat)
                assert GAME.sense.parts(other, seat) == GAME.sense.parts(state, seat)
    # The four original seals are soon all seen, so their order is a secret only early on.
    assert changes > (3 if secret == "pile" else 25), "the secret was hardly ever changed"


def test_journals_of_games_that_differ_in_what_is_to_come_read_the_same() -> None:
    """The rest of the deck and of the pile lay otherwise, the same was played: everybody reads the same story."""
    random = Random(5)
    compared = 0
    for seed in range(4):
        state = GAME.new_state(seed=seed, journal=True)
        moves: list[int] = []
        for action in play_on(state, seed):
            if state.epoch < 2 and len(moves) % 4 == 0:
                other = _dealt_otherwise(state, moves, random)
                assert other.to_dict()["deck"] != state.to_dict()["deck"]
                for seat in (0, 1, None):
                    assert _read(other, seat) == _read(state, seat)
                    assert other.view(seat) == state.view(seat)
                compared += 1
            moves.append(action)
    assert compared > 15


def _dealt_otherwise(state: State, moves: list[int], random: Random) -> State:
    draws = GAME.draws_to_json(state.drawn)
    seen = 27 - len(state.to_dict()["deck"])
    rest = draws["deck 1"][seen:]
    random.shuffle(rest)
    draws["deck 1"] = draws["deck 1"][:seen] + rest
    other = GAME.new_state(seed=99, journal=True, fixed=draws)
    for action in moves:
        other.apply(action)
    return other


def _read(state: State, seat: int | None) -> list[dict[str, object]]:
    assert state.journal is not None
    return [entry.for_seat(seat) for entry in state.journal]
