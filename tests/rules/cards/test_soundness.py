"""Positions that no game can reach are refused; what is accepted can be played, card by card and step by step."""

import copy
import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from kingsbridge import ImpossiblePosition, State, load_game
from tests.rules.cards.builder import PRIVILEGES, deck
from tests.rules.cards.reachable import is_reachable
from tests.situations import do, random_game, situation

GAME = load_game("cards")
Position = dict[str, Any]


# --- what was accepted once -------------------------------------------------------------------------------------------


def _playing() -> State:
    """The third trick of the second hand is being played; seat 2 led the hand and holds the hand's privilege."""
    hands = {2: ["lady-aliena", "potter"], 0: ["alfred-builder", "quarry"], 3: ["king"]}
    return situation(
        "cards",
        4,
        hands=hands,
        lead=1,
        first_leader=2,
        left=7,
        table=["ellen"],
        privilege="potter",
        owners={"artist": 3},
        points=[7, 3, 0, -2],
    )


def _leading_again() -> State:
    """Seat 2 took the first trick, which it led, and leads the second."""
    return situation("cards", 4, lead=2, left=8)


def _before_the_last_trick() -> State:
    """Seat 3 plays its last card but one, which will win the trick of sites."""
    hands = {0: ["alfred-builder"], 1: ["ellen"], 2: ["king"], 3: ["quarry", "bishop-waleran"]}
    return situation("cards", 4, hands=hands, lead=0, left=2, table=["quarry", "forest", "gravel-pit"])


def _converting() -> State:
    """Seat 0 has used its Carpenter and may still use its Mortar Mixer."""
    state = situation("cards", 4, won={0: ["green-carpenter", "green-mortar-mixer", "forest", "ellen"]})
    return do(state, "convert carpenter wood")


def _cutting() -> State:
    won = {0: ["lady-aliena", "forest", "forest"]}
    return situation("cards", 4, won=won, stock={0: {"stone": 3}}, points=[5, 5, 5, 5])


def _over() -> State:
    state = GAME.new_state(seats=3, seed=5)
    dice = Random(5)
    while not state.is_over:
        state.apply(dice.choice(state.legal_actions()))
    return state


def _set(*path: Any) -> Callable[[Position], None]:
    """Make a change that puts the last argument at the place the others lead to."""
    *way, last, value = path

    def change(data: Position) -> None:
        place: Any = data
        for step in way:
            place = place[step]
        place[last] = value

    return change


def _add(by: int, *path: Any) -> Callable[[Position], None]:
    """Make a change that adds to the number at a place."""
    *way, last = path

    def change(data: Position) -> None:
        place: Any = data
        for step in way:
            place = place[step]
        place[last] += by

    return change


def _alfred_first(data: Position) -> None:
    """Alfred was played to the first trick, and his holder has the other card."""
    hand = next(hand for hand in data["hands"] if "alfred-builder" in hand)
    hand[hand.index("alfred-builder")], data["played"][0] = data["played"][0], "alfred-builder"


def _aliena_played_by_another(data: Position) -> None:
    """Lady Aliena was played by the seat that led the second trick, not the first."""
    hand = data["hands"][2]
    hand[hand.index("lady-aliena")], data["played"][4] = data["played"][4], "lady-aliena"


def _privilege_owned_and_in_hand(data: Position) -> None:
    """The pile has lost a card to make room for one that is owned and in a hand."""
    hand = data["hands"][2]
    hand[hand.index("potter")] = "artist"
    data["pile"].append("potter")


def _last_trick_asked_for(data: Position) -> None:
    """Seat 3 has played and leads the last trick, which plays itself."""
    data["hands"][3].remove("quarry")
    data["played"].append("quarry")
    data["takers"].append(3)
    data["leads"].append(3)
    data["reveals"] += 1


def _two_frames(data: Position) -> None:
    data["frames"] *= 2


HOLES: list[tuple[str, Callable[[], State], Callable[[Position], None]]] = [
    ("a taker against the cards", _playing, _add(-1, "takers", 0)),
    ("a lead against the cards", _playing, _add(1, "leads", 1)),
    ("a trick that nobody leads", _playing, lambda data: data["leads"].pop()),
    ("a trick that nobody leads, at its begin", _leading_again, lambda data: data["leads"].pop()),
    ("a last trick that waits", _before_the_last_trick, _last_trick_asked_for),
    ("a first leader without Lady Aliena", _playing, _set("leads", 0, 3)),
    ("Alfred in the first trick", _playing, _alfred_first),
    ("Lady Aliena played by another", _playing, _aliena_played_by_another),
    ("nine stone in play", _playing, _set("stock", 1, "stone", 9)),
    ("four units in play", _playing, _set("stock", 1, {"stone": 2, "wood": 1, "sand": 0, "metal": 1})),
    (
        "metal faster than it comes",
        _playing,
        _set("stock", 1, {"stone": 0, "wood": 0, "sand": 0, "metal": 2}),
    ),
    ("points unlike the pad", _playing, _add(1, "points", 0)),
    ("a pad unlike the points", _playing, _add(-1, "pad", 1)),
    ("a hand nobody can make", _playing, lambda data: data.update(points=[39, 3, 0, -2], pad=[39, 3, 0, -2])),
    ("a privilege owned and in a hand", _playing, _set("owners", "potter", 2)),
    ("a privilege owned and in a hand, another in its place", _playing, _privilege_owned_and_in_hand),
    ("a privilege in the pile that is owned", _playing, _set("owners", "assistant", 1)),
    ("a won privilege without an owner", _playing, _set("owners", "artist", -1)),
    ("a known bottom that nobody has seen", _playing, _set("known_bottom", 1)),
    ("more cards seen than there were", _playing, _add(1, "reveals")),
    ("more hands than the pad", _playing, _add(1, "epoch")),
    ("another seat's turn", _playing, _set("frames", 0, 1, 3)),
    ("two questions", _playing, _two_frames),
    ("no question", _playing, _set("frames", [])),
    ("a number in a question of the play", _playing, _set("frames", 0, 2, 1)),
    ("scoring while cards are in the hands", _playing, _set("frames", 0, 0, "cut")),
    ("a phase that asks nobody", _converting, _set("frames", 0, 0, "points")),
    ("another seat's scoring", _converting, _set("frames", 0, 1, 1)),
    ("seats that have scored before the first", _converting, _set("frames", 0, 3, 1)),
    ("a converter the seat has not", _converting, _add(16, "frames", 0, 2)),
    ("a used converter unused", _converting, _add(4, "frames", 0, 2)),
    ("an unused converter used", _converting, _set("frames", 0, 2, 0)),
    ("points of no conversion", _converting, _add(-1, "points", 0)),
    ("a unit from nowhere", _converting, _add(1, "stock", 0, "wood")),
    ("a stock below zero", _converting, _set("stock", 0, "metal", -1)),
    ("points before the own scoring", _converting, _add(1, "points", 1)),
    ("Tom's choice without Tom", _converting, lambda data: data.update(frames=[["tom", 0, 0, 0, 0]])),
    (
        "an Assistant that is not owned",
        _converting,
        lambda data: data.update(frames=[["assistant", 0, 0, 0, 0]]),
    ),
    ("a cut of three", _cutting, _set("stock", 0, {"stone": 1, "wood": 2, "sand": 0, "metal": 0})),
    ("a cut with one kind", _cutting, _set("stock", 0, {"stone": 5, "wood": 0, "sand": 0, "metal": 0})),
    ("more to cut than there was", _cutting, _add(1, "stock", 0, "stone")),
    ("an end with a privilege in the pile", _cutting, _set("frames", [])),
    ("a last hand that was not so", _over, _add(1, "points", 0)),
    ("the end of an unplayed hand", _over, _set("hands", [["quarry"], [], []])),
    ("a question after the end", _over, _set("frames", [["cut", 0, 0, 0, 0]])),
]


@pytest.mark.parametrize(("make", "change"), [hole[1:] for hole in HOLES], ids=[hole[0] for hole in HOLES])
def test_what_no_game_can_reach_is_refused(
    make: Callable[[], State], change: Callable[[Position], None]
) -> None:
    data = make().to_dict()
    GAME.state_from_dict(copy.deepcopy(data))
    change(data)
    with pytest.raises(ImpossiblePosition):
        GAME.state_from_dict(data)


# --- one change of one field ------------------------------------------------------------------------------------------


def positions(seeds: int, share: float) -> Iterator[State]:
    """Take positions of random games, of the scoring more often than of the play, and all ends."""
    for seed in range(seeds):
        dice = Random(seed)
        state = GAME.new_state(seats=3 + seed % 2, seed=seed)
        for _ in random_game(state, dice):
            playing = state.view(None)["phase"] == "play"
            if dice.random() < (share if playing else 6 * share):
                yield state.clone()
        yield state


def changed(data: Position, field: str, dice: Random) -> Position | None:
    """Change a number, or swap, drop, add or replace an element, somewhere in a field; None where nothing changes."""
    after = copy.deepcopy(data)
    place: Any = after
    key: Any = field
    while isinstance(place[key], dict | list) and place[key] and dice.random() < 0.8:
        place = place[key]
        key = dice.choice(list(place)) if isinstance(place, dict) else dice.randrange(len(place))
    value = place[key]
    if isinstance(value, int):
        place[key] = value + dice.choice([-2, -1, 1, 2])
    elif isinstance(value, str):
        place[key] = dice.choice([*deck(data["seats"]), *PRIVILEGES, "tom", "conversion", "assistant", "cut"])
    elif isinstance(value, list) and value:
        _rearrange(value, dice)
    return None if after == data else after


def _rearrange(items: list[Any], dice: Random) -> None:
    at, other = dice.randrange(len(items)), dice.randrange(len(items))
    how = dice.choice(["swap", "swap inside", "drop", "add"])
    if how == "drop":
        items.pop(at)
    elif how == "add":
        items.insert(at, copy.deepcopy(items[other]))
    elif how == "swap inside" and isinstance(items[at], list) and items[at] and items[other]:
        first, second = dice.randrange(len(items[at])), dice.randrange(len(items[other]))
        items[at][first], items[other][second] = items[other][second], items[at][first]
    else:
        items[at], items[other] = items[other], items[at]


FIELDS = [
    *("frames", "reveals", "epoch", "hands", "pile", "known_bottom", "owners", "played", "leads", "takers"),
    *("stock", "points", "pad"),
]


def check_changes(states: Iterator[State], changes: int) -> tuple[int, int, int]:
    """Change positions in each field: exactly what is reachable is accepted. Count positions, refusals, acceptances."""
    count = refused = accepted = 0
    for state in states:
        data = state.to_dict()
        assert is_reachable(data)
        count += 1
        for number, field in enumerate(FIELDS * changes):
            after = changed(data, field, Random(f"{state.fingerprint()} {number}"))
            if after is None:
                continue
            try:
                found = GAME.state_from_dict(copy.deepcopy(after))
            except ImpossiblePosition:
                assert not _is_thought_reachable(after), f"{field}: {json.dumps(after)} was refused"
                refused += 1
                continue
            accepted += 1
            assert found.check() == []
            assert is_reachable(found.to_dict()), f"{field}: {json.dumps(after)} was {json.dumps(data)}"
    return count, refused, accepted


def _is_thought_reachable(data: Position) -> bool:
    """Ask the same of a position that may be no position at all."""
    try:
        return is_reachable(data)
    except (LookupError, TypeError, ValueError):
        return False


def test_a_changed_position_is_accepted_exactly_when_another_game_reaches_it() -> None:
    count, refused, accepted = check_changes(positions(4, 0.025), 2)
    assert count >= 60
    assert refused > 10 * accepted > 0
