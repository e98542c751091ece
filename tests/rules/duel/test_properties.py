"""Properties of whole games, played at random by hypothesis and with the journal on."""

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingsbridge import State, load_game
from tests.rules.duel.builder import BUILDINGS, GOODS, MARKERS, SEALS, deck_cards
from tests.rules.whole_games import whole_games
from tests.situations import random_game

GAME = load_game("duel")
games = whole_games()
seeds = st.integers(min_value=0, max_value=2**128 - 1)
persons = st.sampled_from([5, 10])


def things_accounted_for(data: dict[str, Any]) -> None:
    """74 gold, 10 neutral seals, 11 markers each and 27 cards a deck, each in exactly one place."""
    assert data["bank"] + sum(data["gold"]) == 74 and min(data["bank"], *data["gold"]) >= 0
    used = Counter(flip["seal"] for flip in data["flips"] if flip["seal"] != "personal")
    held = Counter(data["pile"]) + used
    for row in data["seals"]:
        held += Counter(row)
    assert held == Counter(SEALS)
    for seat in (0, 1):
        flat = [good for section in BUILDINGS[seat] for good in section]
        installed = Counter(good for slot, good in enumerate(flat) if data["built"][seat] >> slot & 1)
        for material, count in MARKERS.items():
            good = GOODS[seat][material]
            places = data["supply"][seat][material], data["raw"][seat][material], data["goods"][seat][good]
            assert min(places) >= 0 and sum(places) + installed[good] == count
    round = min(data["epoch"] + 1, 12)
    deck = Counter(deck_cards(round, data["options"]["persons"]))
    shown = Counter(data["display"]) + Counter(data["deck"])
    assert shown.total() == 27 - 9 * ((round - 1) % 3) and not shown - deck


def check_conflict(state: State) -> None:
    """Exactly one card is contested once both have claimed, and whoever decides in the conflict is behind."""
    view = state.view(None)
    claims = [side["claim"] for side in view["table"]]
    contested = [cell["cell"] for cell in view["display"] if cell["contested"]]
    assert len(contested) == (1 if all(claims) else 0)
    if view["phase"] == "conflict" and view["conflict"]["flips"]:
        sums, seat = view["conflict"]["sums"], state.current_seat
        assert sums[seat] < sums[1 - seat] or (sums[0] == sums[1] and seat != view["first"])


class Books:
    """What the journal has told so far: sections worked on in this round, and points."""

    def __init__(self) -> None:
        self.told = 0
        self.points = [0, 0]
        self.sections: dict[int, set[int]] = {0: set(), 1: set()}

    def check(self, state: State) -> None:
        """Check one position and read on in the journal."""
        things_accounted_for(state.to_dict())
        check_conflict(state)
        assert state.check() == []
        journal = state.journal or []
        for entry in journal[self.told :]:
            self.read(entry.for_referee())
        self.told = len(journal)
        assert all(len(worked) <= 1 for worked in self.sections.values()), "one section a round"
        assert state.scores() == self.points

    def read(self, args: dict[str, Any]) -> None:
        """Follow one entry."""
        if args["kind"] == "display":
            self.sections = {0: set(), 1: set()}
        if args["kind"] == "installed":
            self.sections[args["seat"]].add(args["section"])
        self.points[args.get("seat", 0)] += args.get("points", 0)


@pytest.mark.rule("DUE-006")
@pytest.mark.rule("DUE-007")
@pytest.mark.rule("DUE-008")
@pytest.mark.rule("DUE-014")
@pytest.mark.rule("DUE-059")
@games
@given(seed=seeds, luck=st.integers(), persons=persons)
def test_whole_games_are_sound_at_every_step(seed: int, luck: int, persons: int) -> None:
    state = GAME.new_state(seed=seed, journal=True, persons=persons)
    books = Books()
    for each in random_game(state, random.Random(luck)):
        books.check(each)
    books.check(state)
    assert len(state.winners()) == 1


@pytest.mark.rule("DUE-003")
@games
@given(seed=seeds, luck=st.integers(), persons=persons)
def test_samples_change_only_orders(seed: int, luck: int, persons: int) -> None:
    dice = random.Random(luck)
    for state in random_game(GAME.new_state(seed=seed, persons=persons), dice):
        if dice.random() < 0.1:
            seat = dice.randrange(2)
            sample = state.sample(seat, dice.getrandbits(32))
            true, other = state.to_dict(), sample.to_dict()
            known = true["known_bottom"]
            assert sorted(true["deck"]) == sorted(other["deck"])
            assert sorted(true["pile"]) == sorted(other["pile"])
            assert true["pile"][len(true["pile"]) - known :] == other["pile"][len(other["pile"]) - known :]
            assert len(true["pile"]) - known <= 4
            for name in ("deck", "pile", "key"):
                del true[name], other[name]
            assert true == other


@pytest.mark.rule("DUE-010")
@games
@given(seed=seeds, luck=st.integers())
def test_games_end_within_twelve_rounds(seed: int, luck: int) -> None:
    state = GAME.new_state(seed=seed)
    for _ in random_game(state, random.Random(luck)):
        pass
    assert state.epoch == 12 or max(state.scores()) == 39
