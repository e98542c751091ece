"""A secret that changes by itself changes nothing that a seat is told (World Without End)."""

from random import Random
from typing import Any

import pytest

import kingsbridge
from kingsbridge import Game, State
from kingsbridge.core.contract import COMMON_VISIBILITY
from kingsbridge.core.errors import ImpossiblePosition
from kingsbridge.core.fields import PUBLIC
from tests.conformance.walk import Options
from tests.hidden.telling import positions, told
from tests.hidden.world_secrets import SECRETS, TOUCHED

GAME: Game = kingsbridge.load_game("world")
OPTIONS: list[Options] = [{}, {"screens": True}]


def test_every_secret_field_is_changed_by_some_test() -> None:
    """A new field that is not public needs a change of its own in `world_secrets`."""
    fields = {**COMMON_VISIBILITY, **GAME.visibility}
    assert {name for name, who in fields.items() if who != PUBLIC} == set(TOUCHED)
    assert set().union(*TOUCHED.values()) == set(SECRETS)


@pytest.mark.parametrize("secret", SECRETS)
@pytest.mark.parametrize("options", OPTIONS, ids=["open", "screens"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_changed_secret_tells_nothing(secret: str, options: dict[str, Any], seats: int) -> None:
    random = Random(f"{secret} {seats}")
    changes = 0
    for state in positions(GAME, seats, 3, 9 if seats == 2 else 19, **options):
        before = state.to_dict()
        for seat in range(seats):
            other = GAME.state_from_dict(SECRETS[secret](before, seat, random))
            changes += other.fingerprint() != state.fingerprint()
            assert told(other, seat) == told(state, seat)
    assert changes > 10, "the secret was hardly ever changed, so the test shows nothing"


def test_with_screens_goods_of_others_are_in_no_view() -> None:
    """Screens are about views alone: two other seats exchange all their goods, and the reader sees no difference."""
    changes = 0
    for state in positions(GAME, 3, 5, 3, screens=True):
        data = state.to_dict()
        data["goods"][1], data["goods"][2] = data["goods"][2], data["goods"][1]
        try:
            other = GAME.state_from_dict(data)
        except ImpossiblePosition:  # the question that is asked needs goods of one of the two
            continue
        assert other.view(0) == state.view(0)
        assert other.view(None) == state.view(None)
        changes += other.fingerprint() != state.fingerprint()
    assert changes > 20


def test_journals_of_games_that_differ_in_discards_read_the_same_to_others() -> None:
    """Seat 0 discards another card: seats 1 and 2 read the same story."""
    compared = 0
    for seed in range(4):
        state = GAME.new_state(seats=3, seed=seed, journal=True)
        while state.view(None)["phase"] != "discard" or state.current_seat != 0:
            state.apply(state.legal_actions()[0])
        one, two = _discarded(state, 0), _discarded(state, -1)
        for reader in (1, 2, None):
            assert one.view(reader) == two.view(reader)
            assert [e.for_seat(reader) for e in one.journal or []] == [
                e.for_seat(reader) for e in two.journal or []
            ]
        compared += [e.for_seat(0) for e in one.journal or []] != [e.for_seat(0) for e in two.journal or []]
    assert compared == 4


def _discarded(state: State, which: int) -> State:
    after = state.clone()
    after.journal = []
    cards = [action for action in after.legal_actions() if GAME.action(action).kind == "discard"]
    after.apply(cards[which])
    return after
