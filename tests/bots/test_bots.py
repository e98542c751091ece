"""Bots play legal moves, are pure functions of what their seat knows, and hold no way to anything else."""

import gc
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import kingsbridge
from kingsbridge.arena.match import play_fixture
from kingsbridge.arena.outcome import Outcome
from kingsbridge.arena.schedule import make_plan
from kingsbridge.bots.bot import Bot, Info
from kingsbridge.bots.registry import bot_names, make_bot
from kingsbridge.core.contract import State

BUDGET = 24  # iterations of those that search; for the others it means nothing


def _positions(game_id: str, seats: int, seed: int, every: int) -> Iterator[State]:
    """Give every so-many-th position with a real choice of a random game."""
    state = kingsbridge.load_game(game_id).new_state(seats=seats, seed=seed)
    random = Random(seed)
    decision = 0
    while not state.is_over:
        if decision % every == 0 and len(state.legal_actions()) > 1:
            yield state.clone()
        state.apply(random.choice(state.legal_actions()))
        decision += 1


@pytest.mark.parametrize("name", bot_names())
@pytest.mark.parametrize("game_id", kingsbridge.game_ids())
def test_a_bot_is_a_pure_function_of_its_seats_knowledge(game_id: str, name: str) -> None:
    game = kingsbridge.load_game(game_id)
    for position in _positions(game_id, game.min_seats, seed=4, every=29):
        seat = position.current_seat
        choices = set()
        for other in range(3):
            # The hidden tests show that these differ in nothing the seat knows.
            twin = position.sample(seat, 1000 + other)
            choices.add(make_bot(name).choose(Info(twin, seat), BUDGET, 5))
        choices.add(make_bot(name).choose(Info(position, seat), BUDGET, 5))
        assert len(choices) == 1
        assert choices.pop() in position.legal_actions()


@pytest.mark.parametrize("game_id", kingsbridge.game_ids())
def test_info_reaches_neither_the_true_state_nor_its_key(game_id: str) -> None:
    game = kingsbridge.load_game(game_id)
    state = game.new_state(seats=game.min_seats, seed=987654321987654321)
    info = Info(state, state.current_seat)
    reached = _reachable(info)
    assert not any(thing is state for thing in reached)
    assert not any(thing == state.key for thing in reached if isinstance(thing, bytes))


def _reachable(start: Any) -> list[Any]:
    """Collect what can be reached from an object through data; modules and classes lead everywhere and are left out."""
    seen: dict[int, Any] = {}
    todo = [start]
    while todo:
        thing = todo.pop()
        if id(thing) in seen or isinstance(thing, type | type(gc)):
            continue
        seen[id(thing)] = thing
        todo += gc.get_referents(thing)
    return list(seen.values())


@pytest.mark.parametrize("game_id", kingsbridge.game_ids())
def test_a_match_is_fixed_by_its_seed(game_id: str) -> None:
    game = kingsbridge.load_game(game_id)
    bots = ["greedy", *["random"] * (game.max_seats - 1)]
    first, again, other = (_play(game, bots, seed) for seed in (7, 7, 8))
    assert (first.scores, first.winners, first.moves) == (again.scores, again.winners, again.moves)
    assert (first.scores, first.moves) != (other.scores, other.moves)


def _play(game: kingsbridge.Game, bots: list[str], seed: int) -> Outcome:
    plan = make_plan(game, bots, {}, seed, fresh_deals=True)
    return play_fixture((plan, plan.fixture(0)))


class LastBot(Bot):
    """A third party's bot, interpreted whatever the engine is."""

    name = "last"

    def choose(self, info: Info, budget: int, seed: int) -> int:
        """Take the last action."""
        assert info.view()["seat"] == info.seat
        return info.legal_actions()[-1]


@pytest.mark.parametrize("game_id", kingsbridge.game_ids())
def test_third_party_bots_can_play(game_id: str) -> None:
    game = kingsbridge.load_game(game_id)
    outcome = _play(game, [f"{__name__}:LastBot"] * game.min_seats, 1)
    assert len(outcome.scores) == game.min_seats and not outcome.forfeits


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(
        kingsbridge.BadRequest,
        match="There is no bot 'genius'; bots: random, tidy, greedy, yardstick, apprentice",
    ):
        make_bot("genius")


@pytest.mark.parametrize("game_id", kingsbridge.game_ids())
def test_the_named_parts_of_sense_sum_to_its_value(game_id: str) -> None:
    game = kingsbridge.load_game(game_id)
    for position in _positions(game_id, game.max_seats, seed=2, every=11):
        for seat in range(position.seats):
            parts = game.sense.parts(position, seat)
            assert len(parts) == len(game.sense.part_names)
            assert game.sense.value(position, seat) == pytest.approx(sum(parts))
