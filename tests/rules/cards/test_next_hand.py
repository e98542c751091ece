"""4. Next hand, and the end of the game."""

import random

import pytest

from kingsbridge import State, load_game
from tests.rules.cards.builder import PRIVILEGES, deck
from tests.rules.cards.table import hand_of, play_out_hand, privileges, stock
from tests.situations import do, entries, legal_keys, random_game, situation

GAME = load_game("cards")
OTHERS = {"artist": 1, "brick-maker": 1, "bell-founder": 2, "assistant": 3}


def last_hand(seats: int = 4, **what: object) -> State:
    """The scoring of the fifth hand, in which the Potter is dealt."""
    owners = {key: min(owner, seats - 1) for key, owner in OTHERS.items()}
    return situation("cards", seats, owners=owners, privilege="potter", **what)


def in_deal(state: State) -> list[str]:
    """Name the privilege cards in the hands."""
    data = state.to_dict()
    return [card for hand in data["hands"] for card in hand if card in data["owners"]]


@pytest.mark.rule("CAR-046")
def test_a_won_privilege_stays_and_is_not_dealt_again() -> None:
    state = situation("cards", 4, won={0: ["potter"]}, privilege="potter", stock={s: {} for s in range(4)})
    play_out_hand(state, prefer="last")
    assert privileges(state, 0) == ["potter"]
    assert in_deal(state) == ["artist"]
    for _ in random_game(state, random.Random(7)):
        assert "potter" in privileges(state, 0)
        assert "potter" not in in_deal(state) + state.to_dict()["pile"]


@pytest.mark.rule("CAR-047")
def test_t5_a_lost_privilege_goes_under_the_pile() -> None:
    pile = ["assistant", "bell-founder", "brick-maker", "artist"]
    state = situation("cards", 4, won={0: []}, kings_trick=["potter"], privilege="potter", pile=pile)
    play_out_hand(state, prefer="last")
    assert in_deal(state) == ["assistant"]
    assert state.to_dict()["pile"] == ["bell-founder", "brick-maker", "artist", "potter"]
    returned = entries(state, "privilege-returned")
    assert [(entry["card"], entry["pile"]) for entry in returned] == [("potter", 5)]


@pytest.mark.rule("CAR-047")
def test_a_privilege_lost_in_the_last_hand_prolongs_the_game() -> None:
    state = last_hand(won={0: []}, kings_trick=["potter"])
    play_out_hand(state, prefer="last")
    assert not state.is_over
    assert state.view(None)["hand_number"] == 6
    assert in_deal(state) == ["potter"]
    assert state.to_dict()["pile"] == []
    assert entries(state, "game-ends") == []


@pytest.mark.rule("CAR-048")
def test_returned_cards_are_known_to_lie_at_the_bottom_in_order() -> None:
    pile = ["brick-maker", "bell-founder", "assistant", "potter"]
    state = situation("cards", 4, won={0: []}, kings_trick=["artist"], pile=pile, hand=2)
    assert state.view(0)["pile"]["known_bottom"] == ["potter"]
    play_out_hand(state, prefer="last")
    known = {"size": 4, "known_bottom": ["potter", "artist"]}
    for seat in (None, 0, 3):
        assert state.view(seat)["pile"] == known
    for seed in range(20):
        assert state.sample(0, seed).to_dict()["pile"][-2:] == ["potter", "artist"]
    orders = {tuple(state.sample(0, seed).to_dict()["pile"]) for seed in range(60)}
    assert len(orders) > 3


@pytest.mark.rule("CAR-048")
def test_known_cards_are_not_among_the_unseen() -> None:
    pile = ["brick-maker", "assistant", "potter"]
    state = situation(
        "cards",
        4,
        hands={3: ["bell-founder"]},
        privilege="bell-founder",
        pile=pile,
        hand=3,
        owners={"artist": 0},
    )
    assert state.view(0)["unseen_privileges"] == ["brick-maker", "bell-founder", "assistant"]
    for seed in range(30):
        sample = state.sample(0, seed).to_dict()
        assert sample["pile"][-1] == "potter"
        assert in_deal(state.sample(0, seed)) != ["potter"]


@pytest.mark.rule("CAR-048")
def test_a_known_card_that_comes_to_the_top_is_known_in_the_deal() -> None:
    state = situation(
        "cards",
        4,
        won={0: ["bell-founder"]},
        privilege="bell-founder",
        pile=["artist", "potter"],
        hand=5,
        owners={"brick-maker": 1, "assistant": 2},
    )
    play_out_hand(state, prefer="last")
    assert state.view(None)["pile"] == {"size": 1, "known_bottom": ["potter"]}
    assert state.view(None)["unseen_privileges"] == ["artist"]


@pytest.mark.rule("CAR-049")
def test_a_new_hand_keeps_stock_and_points_and_deals_everything_else() -> None:
    state = situation(
        "cards", 4, won={0: ["quarry", "artist"]}, stock={0: {"wood": 2}}, points=[4, 0, 0, 0], hand=2
    )
    play_out_hand(state, prefer="last")
    assert stock(state, 0) == {"stone": 1, "wood": 2}
    assert state.scores()[0] == 5
    assert [len(hand_of(state, seat)) for seat in range(4)] == [9] * 4
    assert in_deal(state) == ["brick-maker"]
    view = state.view(None)
    assert (view["hand_number"], view["tricks"], view["pad"][1]) == (3, [], [1, *(view["pad"][1][1:])])
    ends = entries(state, "hand-ends")[0]
    assert (ends["hand"], ends["gains"], ends["scores"]) == (2, view["pad"][1], state.scores())
    begins = entries(state, "hand-begins")[0]
    assert (begins["hand"], begins["leader"], begins["pile"]) == (
        3,
        state.current_seat,
        len(state.to_dict()["pile"]),
    )


@pytest.mark.rule("CAR-049")
def test_every_hand_is_shuffled_anew() -> None:
    state = GAME.new_state(seats=4, seed=11, fixed={"privileges": PRIVILEGES})
    first = state.to_dict()["hands"]
    play_out_hand(state)
    same = sum(
        len(set(before) & set(after)) for before, after in zip(first, state.to_dict()["hands"], strict=True)
    )
    assert same < 20


@pytest.mark.rule("CAR-049")
def test_each_deal_is_a_draw_of_its_own() -> None:
    order = [*deck(4)[::-1], "brick-maker"]
    state = GAME.new_state(seats=4, seed=11, fixed={"privileges": PRIVILEGES, "deal 2": order})
    play_out_hand(state, prefer="last")
    assert hand_of(state, 3)[-1] == "brick-maker"
    assert sorted(hand_of(state, 0)) == sorted(order[:9])


@pytest.mark.rule("CAR-050")
def test_the_game_ends_when_the_last_privilege_is_won() -> None:
    state = last_hand(won={0: ["potter"], 1: ["ellen"]}, points=[20, 10, 0, 0])
    assert state.view(None)["last_hand"]
    play_out_hand(state, prefer="last")
    assert state.is_over
    assert state.current_seat == -1
    assert state.legal_actions() == []
    assert state.epoch == 5
    ends = entries(state, "game-ends")
    assert [(entry["winners"], entry["scores"]) for entry in ends] == [(state.winners(), state.scores())]
    assert state.view(None)["hand_number"] == 5


@pytest.mark.rule("CAR-050")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_game_has_five_hands_and_one_for_each_lost_privilege(seats: int) -> None:
    lengths = set()
    for seed in range(40):
        state = GAME.new_state(seats=seats, seed=seed, journal=True)
        assert all(not each.is_over for each in random_game(state, random.Random(seed)))
        assert state.epoch == 5 + len(entries(state, "privilege-returned"))
        assert -1 not in state.to_dict()["owners"].values()
        lengths.add(state.epoch)
    assert len(lengths) > 1


@pytest.mark.rule("CAR-051")
def test_the_most_points_win_and_leftovers_count_nothing() -> None:
    """Seat 1 has the Artist, and seats 1 and 2 a craftsman each."""
    stocks = {0: {"metal": 3}, 1: {}, 2: {"stone": 3}, 3: {}}
    state = last_hand(
        won={0: ["lady-aliena"], 1: ["blue-carpenter"], 2: ["red-carpenter"]},
        points=[50, 60, 55, 0],
        stock=stocks,
    )
    play_out_hand(state, prefer="last")
    assert state.scores()[:3] == [50, 62, 56]
    assert state.winners() == [1]
    assert stock(state, 0) == {"metal": 3}


@pytest.mark.rule("CAR-052")
def test_a_tie_is_a_shared_win() -> None:
    stocks = {0: {"metal": 3}, 1: {}, 2: {}, 3: {}}
    state = last_hand(
        won={0: ["lady-aliena"], 1: ["blue-carpenter"], 2: ["red-carpenter"]},
        points=[61, 59, 60, 0],
        stock=stocks,
    )
    play_out_hand(state, prefer="last")
    assert state.winners() == [0, 1, 2]


@pytest.mark.rule("CAR-053")
def test_the_declared_bounds() -> None:
    assert list(GAME.score_bounds) == [-6 * 30, 38 * 30]
    assert GAME.max_decisions >= 30 * 36


@pytest.mark.rule("CAR-053")
@pytest.mark.parametrize(("seats", "most"), [(4, 38), (3, 36)])
def test_the_best_hand_reaches_the_bound(seats: int, most: int) -> None:
    """All own craftsmen, all good cards, the four privileges that bring points, and three metal kept."""
    crafts = [
        f"green-{craft}"
        for craft in ("toolmaker", "stonemason", "carpenter", "mortar-mixer", "master-builder")
    ]
    good = ["quarry", "quarry", "forest", "forest", "gravel-pit", "gravel-pit", "prior-philip", "tom-builder"]
    good += ["ellen"] if seats == 4 else []
    owners = {"bell-founder": 0, "assistant": 0, "potter": 0}
    state = situation(
        "cards",
        seats,
        won={0: [*crafts, *good, "artist"]},
        owners=owners,
        privilege="artist",
        stock={0: {"metal": 3}},
    )
    do(
        state,
        "tom stone",
        "convert toolmaker metal",
        "convert bell-founder metal",
        "convert master-builder metal",
    )
    do(
        state,
        "convert stonemason stone",
        "convert carpenter wood",
        "convert mortar-mixer sand",
        "convert potter sand",
    )
    while state.current_seat == 0:
        do(state, legal_keys(state)[0])
    assert state.scores()[0] == most
