"""Properties of whole games, played at random by hypothesis and with the journal on."""

import random
from itertools import chain
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingsbridge import State, load_game
from tests.rules.whole_games import whole_games
from tests.rules.world.builder import PLAGUE_VALUES, SUPPLY
from tests.situations import random_game

GAME = load_game("world")
games = whole_games(15)
seat_counts = st.sampled_from([2, 3, 4])
seeds = st.integers(min_value=0, max_value=2**128 - 1)


def conserved(data: dict[str, Any]) -> None:
    """Count every token and cube but gold, apart from the engine's own check."""
    for good, whole in SUPPLY.items():
        total = data["supply"][good] + sum(row[good] for row in data["goods"])
        if good in ("stone", "wood"):
            at = ["stone", "wood"].index(good)
            total += sum(filled[at] for filled in data["filled"].values()) - data["substitutes"][at]
        assert total == whole, good
    markers = sorted(value for value in data["plague"] if value)
    assert all(markers.count(value) <= PLAGUE_VALUES.count(value) for value in markers)
    for seat in range(data["seats"]):
        assert sum(owner == seat for owner in data["houses"].values()) <= 4
        assert sum(seat in donors for donors in data["seals"].values()) <= 2


def limits(data: dict[str, Any]) -> None:
    """Check bounds that hold at every step."""
    assert min(data["vp"]) >= 0
    assert len(data["edge"]) <= 2
    assert all(units >= 0 for row in data["goods"] for units in row.values())
    for seat in range(data["seats"]):
        assert len(data["piles"][seat]) <= 6 and len(data["discards"][seat]) <= 6


@pytest.mark.rule("WOR-111")
@pytest.mark.rule("WOR-074")
@pytest.mark.rule("WOR-107")
@games
@given(seats=seat_counts, seed=seeds, luck=st.integers(), screens=st.booleans(), first=st.booleans())
def test_whole_games_are_sound_at_every_step(
    seats: int, seed: int, luck: int, screens: bool, first: bool
) -> None:
    dice = random.Random(luck)
    state = GAME.new_state(seats=seats, seed=seed, journal=True, screens=screens, first_game=first)
    counted, sums = 0, [0.0] * seats
    goods = [dict.fromkeys(row, 0) for row in state.to_dict()["goods"]]
    knowledge = [0] * seats
    # The last position, which no move follows, is looked at too.
    for position in chain(random_game(state, dice), [state]):
        data = position.to_dict()
        conserved(data)
        limits(data)
        assert state.check() == []
        journal = state.journal or []
        for entry in journal[counted:]:
            args: dict[str, Any] = entry.for_referee()
            if "points" in args:
                sums[args["seat"]] += args["points"]
                assert args["score"] == sums[args["seat"]]
            if entry.kind == "goods":
                goods[args["seat"]][args["good"]] += args["change"]
                assert args["total"] == goods[args["seat"]][args["good"]]
        counted = len(journal)
        assert state.scores() == sums
        assert data["goods"] == goods
        now = [row["medical"] for row in data["goods"]]
        assert all(after >= before for before, after in zip(knowledge, now, strict=True))
        knowledge = now
    assert state.is_over


@pytest.mark.rule("WOR-043")
@pytest.mark.rule("WOR-007")
@games
@given(seats=seat_counts, seed=seeds, luck=st.integers(), first=st.booleans())
def test_every_chapter_uses_up_the_cards(seats: int, seed: int, luck: int, first: bool) -> None:
    dice = random.Random(luck)
    state = GAME.new_state(seats=seats, seed=seed, first_game=first)
    for position in random_game(state, dice):
        data = position.to_dict()
        chapter = data["epoch"]
        down = 0 if first and chapter == 0 else 6
        if data["round"] == 6:
            assert [len(pile) for pile in data["piles"]] == [6] * seats
            assert [len(pile) for pile in data["discards"]] == [down] * seats


@pytest.mark.rule("WOR-012")
@games
@given(seats=seat_counts, seed=seeds, luck=st.integers())
def test_samples_are_sound_and_keep_what_the_seat_knows(seats: int, seed: int, luck: int) -> None:
    dice = random.Random(luck)
    state = GAME.new_state(seats=seats, seed=seed)
    for position in random_game(state, dice):
        if dice.random() < 0.05:
            _check_sample(position, dice.randrange(seats), dice.getrandbits(32))


def _check_sample(state: State, seat: int, seed: int) -> None:
    sample = state.sample(seat, seed)
    assert sample.check() == []
    assert sample.view(seat) == state.view(seat)
    before, after = state.to_dict(), sample.to_dict()
    public = [name for name, who in GAME.visibility.items() if who == "public"]
    assert [before[name] for name in public] == [after[name] for name in public]
    assert before["hands"][seat] == after["hands"][seat]
    assert before["discards"][seat] == after["discards"][seat]
