"""A secret that changes by itself changes no bot's choice: every bot and game, by code that does not use `sample`."""

import importlib
import inspect
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import kingsbridge
from kingsbridge import State
from kingsbridge.bots.bot import Bot, Info
from kingsbridge.bots.registry import bot_names, make_bot
from tests.bots.learned_values import made_up
from tests.situations import random_game

# Beside what bare names mean.
LATER = ("greedy@2", "apprentice@2", "journeyman@2", "journeyman-plotter@2", "journeyman@3", "master@3")
ITERATIONS = 24  # what a search finds does not matter here, only that it is the same


def secrets_of(game_id: str) -> dict[str, Any]:
    """Give the changes that a seat cannot notice, one by one, from the game's own tests."""
    found = importlib.import_module(f"tests.hidden.{game_id}_secrets").SECRETS
    assert isinstance(found, dict) and len(found) >= 4
    return found


def changed(change: Any, state: State, seat: int, random: Random) -> State:
    """Change a secret of a position; what is hidden from both seats of a duel depends on no seat."""
    data = state.to_dict()
    seatless = len(inspect.signature(change).parameters) == 2
    return state.game.state_from_dict(change(data, random) if seatless else change(data, seat, random))


def _positions(game_id: str, seats: int) -> Iterator[State]:
    start = kingsbridge.load_game(game_id).new_state(seats=seats, seed=8)
    for ply, state in enumerate(random_game(start, Random(8))):
        if ply % 37 == 0 and len(state.legal_actions()) > 1:
            yield state.clone()


@pytest.mark.parametrize("name", [*bot_names(), *LATER])
@pytest.mark.parametrize("game_id", kingsbridge.game_ids())
def test_a_changed_secret_changes_no_choice(game_id: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = kingsbridge.load_game(game_id)
    # What counts everything that can be learned; a file that lies in the room counts less.
    monkeypatch.setattr(game, "learned", made_up(game))
    random = Random(f"{game_id} {name}")
    differing = 0
    for state in _positions(game_id, game.min_seats):
        seat = state.current_seat
        chosen = make_bot(name).choose(Info(state, seat), ITERATIONS, 6)
        assert chosen in state.legal_actions()
        for change in secrets_of(game_id).values():
            other = changed(change, state, seat, random)
            differing += other.fingerprint() != state.fingerprint()
            assert make_bot(name).choose(Info(other, seat), ITERATIONS, 6) == chosen
    assert differing > 5, "the secrets were hardly ever changed"


class Peeking(Bot):
    """What must be found out: a bot that chooses by the order of cards it cannot know."""

    name = "peeking"

    def __init__(self, truth: State) -> None:
        self.truth = truth

    def choose(self, info: Info, budget: int, seed: int) -> int:
        """Choose by the key of the true position."""
        legal = info.legal_actions()
        return legal[self.truth.key[0] % len(legal)]


def test_a_bot_that_peeks_would_be_found_out() -> None:
    random = Random(3)
    state = kingsbridge.load_game("cards").new_state(seats=3, seed=8)
    seat = state.current_seat
    choices = set()
    for _ in range(20):
        other = changed(secrets_of("cards")["key"], state, seat, random)
        choices.add(Peeking(other).choose(Info(other, seat), 0, 1))
    assert len(choices) > 1
