"""Properties of whole games, played at random by hypothesis: nothing is ever lost or made."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingsbridge import load_game
from tests.rules.whole_games import whole_games
from tests.situations import random_game

GAME = load_game("pillars")
CUBES = {"wood": 23, "stone": 23, "sand": 23, "metal": 13}
WORKERS = {each.key: each.number("workers") for each in GAME.components.table("resource-card")}
games = whole_games()
any_game = given(
    seats=st.sampled_from([2, 3, 4]),
    option=st.sampled_from(["mixed", "kind", "harsh"]),
    seed=st.integers(min_value=0, max_value=2**64),
    luck=st.integers(),
)


def nothing_is_lost(data: dict[str, Any]) -> None:
    """82 cubes, all workers and builders, all cards: each in exactly one place."""
    seats = range(data["seats"])
    for key, total in CUBES.items():
        elsewhere = data["court_metal"] if key == "metal" else data["stalls"][key]
        assert data["supply"][key] + elsewhere + sum(row[key] for row in data["cubes"]) == total
    frame: list[Any] = data["frames"][0] if data["frames"] else ["over", 0, 0, 0, 0]
    in_hand = {"builder": frame[1], "throw-back": frame[2]}.get(frame[0], -1)
    for seat in seats:
        busy = sum(need for card, need in WORKERS.items() if data["holders"][card] == seat)
        extra = data["gray"][seat] + data["gray_next"][seat] + (data["owners"]["otto"] == seat)
        assert data["workers"][seat] + data["mill"][seat] + busy == 12 + extra
        builders = data["bag"][seat] + data["aside"][seat] + (in_hand == seat)
        assert builders + data["spaces"].count(seat) + data["track"].count(seat) == 3
    craftsmen = [key for row in data["rows"] for key in row if key[-1].isdigit()]
    craftsmen += data["offer"] + data["craft_deck"] + [key for key in data["shiring"] if key]
    assert len(craftsmen) == len(set(craftsmen))
    cards = [key for key, owner in data["owners"].items() if owner >= 0]
    cards += data["advantage_deck"] + data["advantages_removed"] + [key for key in data["kingsbridge"] if key]
    assert len(cards) == len(set(cards))
    events = data["past_events"] + data["event_deck"] + data["events_removed"]
    assert len(events) == len(set(events)) == 10


@pytest.mark.rule("PIL-009")
@pytest.mark.rule("PIL-048")
@pytest.mark.rule("PIL-083")
@games
@any_game
def test_nothing_is_lost_and_limits_hold(seats: int, option: str, seed: int, luck: int) -> None:
    dice = random.Random(luck)
    state = GAME.new_state(seats=seats, seed=seed, events=option)
    for _ in random_game(state, dice):
        data = state.to_dict()
        nothing_is_lost(data)
        assert all(0 <= gold <= 30 for gold in data["gold"])
        assert all(points >= 0 for points in data["points"])
        for seat in range(seats):
            room = 6 if data["owners"]["jack"] == seat else 5
            asked = len(data["frames"]) > 1 and data["frames"][-1][1] == seat
            assert len(data["rows"][seat]) <= room + asked
            if data["frames"][0][0] in ("cards", "builder", "throw-back"):
                assert sum(data["cubes"][seat].values()) <= 5
    nothing_is_lost(state.to_dict())


@pytest.mark.rule("PIL-035")
@games
@any_game
def test_every_builder_is_placed_or_laid_aside_before_the_event(
    seats: int, option: str, seed: int, luck: int
) -> None:
    dice = random.Random(luck)
    state = GAME.new_state(seats=seats, seed=seed, events=option, journal=True)
    for _ in random_game(state, dice):
        pass
    assert state.journal is not None
    placed = 0
    for entry in state.journal:
        if entry.kind in ("builder-placed", "builder-walled", "builder-stranded"):
            placed += 1
        if entry.kind == "event-revealed":
            assert placed == 3 * seats
            placed = 0


@pytest.mark.rule("PIL-026")
@games
@any_game
def test_gold_told_is_gold_had(seats: int, option: str, seed: int, luck: int) -> None:
    """Every change of gold is an entry that says what was left."""
    dice = random.Random(luck)
    state = GAME.new_state(seats=seats, seed=seed, events=option, journal=True)
    for _ in random_game(state, dice):
        pass
    assert state.journal is not None
    gold = [0] * seats
    for entry in state.journal:
        told: dict[str, Any] = entry.for_referee()
        if entry.kind in ("gold", "wool", "sold", "earned"):
            gold[told["seat"]] += told["change"]
        elif entry.kind in ("hired", "builder-placed", "bought", "gilded"):
            gold[told["seat"]] -= told["cost"]
        elif entry.kind == "paid":
            gold[told["seat"]] -= told["paid"]
        else:
            continue
        assert gold[told["seat"]] == told["total"]
    assert gold == state.to_dict()["gold"]
