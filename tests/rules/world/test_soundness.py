"""Positions that no game can reach are refused; those that one can reach are not."""

import copy
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from kingsbridge import State, load_game
from kingsbridge.core.errors import ImpossiblePosition
from tests.rules.world.builder import PLAGUE_VALUES
from tests.rules.world.table import play
from tests.situations import do, random_game, situation

GAME = load_game("world")
Data = dict[str, Any]
SETTINGS = [(seats, first) for seats in (2, 3, 4) for first in (False, True)]


# --- one hole after the other ---------------------------------------------------------------------------------------


def refused(state: State, **changes: Any) -> str:
    """Change fields of a sound position and give the sentence with which it is refused."""
    data = state.to_dict()
    assert GAME.state_from_dict(copy.deepcopy(data)).to_dict() == data
    with pytest.raises(ImpossiblePosition) as error:
        GAME.state_from_dict({**copy.deepcopy(data), **changes})
    return str(error.value)


def test_the_figure_the_round_and_the_events_go_together() -> None:
    state = situation("world", 3, round=3, chapter=2)
    data = state.to_dict()
    assert "asked before" in refused(state, active=(data["active"] + 1) % 3)
    assert "start figure" in refused(state, round=3)
    assert "start figure" in refused(state, epoch=2)
    assert "revealed" in refused(state, reveals=data["reveals"] - 1)
    assert "revealed" in refused(situation("world", 3), reveals=5)
    assert "council" in refused(state, council=data["revealed"][0])
    assert "turned" in refused(state, arrow=-1)
    assert "turned" in refused(situation("world", 3, at="orient"), arrow=1)


def test_the_edge_holds_the_latest_long_term_events() -> None:
    edge = ["bridge-works", "fleece-fair"]
    state = situation("world", 2, edge=edge)
    for wrong in ([], edge[:1], edge[1:], edge[::-1], ["merthin-bridge"]):
        assert "edge" in refused(state, edge=wrong)


def test_tiles_lie_where_events_laid_them() -> None:
    assert "covered" in refused(situation("world", 2), covered=["guild-master"])
    assert "covered" in refused(situation("world", 2, covered=["guild-master"]), covered=[])
    assert "cloth market" in refused(situation("world", 2), cloth_covered=0)
    assert "cloth market" in refused(situation("world", 2, chapter=2), cloth_covered=1)
    assert "not moved" in refused(situation("world", 2, at="orient"), favor="king")


def test_piles_are_as_high_as_the_turns_taken() -> None:
    state = situation("world", 2, round=3)
    data = state.to_dict()
    hands, piles, discards = data["hands"], data["piles"], data["discards"]
    shorter = [[*hands[0], piles[0][-1]], hands[1]]
    assert "action pile" in refused(state, hands=shorter, piles=[piles[0][:-1], piles[1]])
    held = [[*hands[0], discards[0][-1]], hands[1]]
    assert "discard pile" in refused(state, hands=held, discards=[discards[0][:-1], discards[1]])
    assert "missing or doubled" in refused(state, discards=[discards[0][:-1], discards[1]])


def test_projects_come_by_their_events() -> None:
    state = situation("world", 2)
    projects = state.to_dict()["projects"]
    for absent in ("tower", "fulling-mill", "hospital"):
        assert "comes to the board" in refused(state, projects={**projects, absent: 1})
    assert "comes to the board" in refused(state, projects={**projects, "bridge": 0})
    there = situation("world", 2, projects={"fulling-mill": [0, 0]})
    gone = {**there.to_dict()["projects"], "fulling-mill": 0}
    assert "comes to the board" in refused(there, projects=gone)
    assert "conserved" in refused(situation("world", 2, chapter=4), substitutes=[1, 0])


def test_houses_and_seals_need_their_cards() -> None:
    state = situation("world", 2)
    data = state.to_dict()
    assert "built so many" in refused(state, houses={**data["houses"], "grain-for-wood": 0})
    assert "donated so often" in refused(state, seals={**data["seals"], "bridge": [0]})
    later = situation("world", 2, chapter=2)
    two = {**later.to_dict()["houses"], "grain-for-wood": 0, "grain-for-stone": 0}
    assert "same rent" in refused(later, houses=two)


def test_markers_are_turned_by_the_numbers_of_events() -> None:
    assert "no plague" in refused(situation("world", 2), ill=["house-1"])
    state = situation("world", 2, chapter=3)
    data = state.to_dict()
    hidden = next(at for at, value in enumerate(data["plague"]) if value)
    assert "turned up" in refused(state, ill=[f"house-{hidden + 1}"])
    cared = [0 if at == hidden else value for at, value in enumerate(data["plague"])]
    assert "turned up" in refused(state, plague=cared)
    left = next(value for value in PLAGUE_VALUES if PLAGUE_VALUES.count(value) > data["plague"].count(value))
    assert "turns a marker up" in refused(state, plague=[value or left for value in data["plague"]])
    assert "doubled" in refused(state, plague=[5 if value else 0 for value in data["plague"]])


def test_duties_and_penalties_follow_from_each_other() -> None:
    state = situation("world", 2, chapter=2, round=1, penalties={1: ["begging"]})
    data = state.to_dict()
    assert "tax" in refused(state, tax=0)
    assert "missing" in refused(situation("world", 2), missing=[[1, 0, 0], [0, 0, 0]])
    assert "more can be missing" in refused(state, missing=[[0, 0, 0], [0, 3, 0]])
    assert "shortfall" in refused(state, missing=[[0, 0, 0], [0, 0, 0]])
    assert "shortfall" in refused(state, penalties=[["begging"], []])
    later = situation("world", 2, chapter=2, round=2)
    assert "lasts" in refused(later, penalties=data["penalties"], missing=data["missing"])
    assert "Half points" in refused(state, halves=[1, 0])


def test_a_reckoning_asks_only_whom_it_must() -> None:
    goods = {0: {"loyalty": 1, "grain": 2, "gold": 5}, 1: {"piety": 2, "grain": 2, "gold": 5}}
    state = situation("world", 2, at="duties", goods=goods)
    data = state.to_dict()
    assert data["frames"] == [["protection", 0, 0, 0, 0]]
    assert "Nobody can be asked" in refused(state, frames=[["protection", 0, 0, 1, 0]])
    assert "asked before" in refused(state, frames=[["protection", 1, 0, 0, 0]])
    assert "lasts" in refused(state, penalties=[["penance"], []])
    rich = [{**data["goods"][0], "piety": 1}, data["goods"][1]]
    assert "paid what there was" in refused(state, goods=rich, supply={**data["supply"], "piety": 11})
    poor = [{**data["goods"][0], "loyalty": 0}, data["goods"][1]]
    assert "Nobody can be asked" in refused(state, goods=poor, supply={**data["supply"], "loyalty": 14})


def test_a_card_being_carried_out_lies_on_the_pile_and_has_done_what_it_says() -> None:
    selling = play(situation("world", 2, goods={0: {"wool": 3}}), "wool-cloth-sales")
    wrong = ["discard", 0, 0, 0, 0]
    for frame in (
        ["wool-cloth-sales", 0, 1, 0, 0],  # one wool sold, but no gold for it
        ["wool-cloth-sales", 0, 0, 1, 0],  # cloth sold on a covered market
        ["wool-cloth-sales", 0, 0, 0, 1],  # repeated without the Privilege
        ["cloth-production", 0, 0, 0, 0],
    ):
        assert "Nobody can be asked" in refused(selling, frames=[wrong, frame])
    refused(selling, frames=[wrong, ["wool-cloth-sales", 1, 0, 0, 0]])
    do(selling, "sell wool")
    assert selling.to_dict()["frames"][-1] == ["wool-cloth-sales", 0, 1, 0, 0]
    refused(selling, frames=[wrong, ["wool-cloth-sales", 0, 2, 0, 0]])
    renting = situation(
        "world",
        2,
        chapter=2,
        houses={"gold-for-wood": 0, "wool-for-wood": 0, "grain-for-wood": 1},
        hands={0: ["house-rent"]},
    )
    play(renting, "house-rent", "rent gold-for-wood")
    bits = renting.to_dict()["frames"][-1][2]
    for spaces, count in ((0, 1), (bits, 0), (1, 1), (bits | 1, 1)):
        assert "Nobody" in refused(renting, frames=[wrong, ["house-rent", 0, spaces, count, 0]])


def test_knowledge_shown_was_asked_for_by_markers_that_are_gone() -> None:
    what = {"plague": {"house-2": 1, "hideout": 1}, "ill": ["house-2", "hideout"]}
    state = situation("world", 2, goods={0: {"medical": 9}}, hands={0: ["medicine"]}, **what)
    play(state, "medicine", "care hideout")
    lowest = state.to_dict()["frames"][0]
    assert state.to_dict()["frames"][1] == ["medicine", 0, 1, 1, 0]
    for used, cared in ((0, 1), (1, 0), (6, 1), (2, 3)):
        assert "Nobody" in refused(state, frames=[lowest, ["medicine", 0, used, cared, 0]])


def test_questions_lie_on_each_other_as_in_a_game() -> None:
    state = situation("world", 2)
    for frames in (
        [["play", 0, 0, 0, 0], ["grain-card", 0, 0, 0, 0]],
        [["play", 1, 0, 0, 0]],
        [["play", 0, 0, 1, 0]],  # swapped with an event that offers no swap
        [["hospital-care", 0, 3, 0, 0]],
        [["discard", 0, 0, 0, 0], ["privilege", 0, 0, 0, 0]],
        [],
    ):
        refused(state, frames=frames)
    discarding = do(situation("world", 2, chapter=3), "play grain-card", "take grain")
    lowest = discarding.to_dict()["frames"][0]
    for frame in (["hospital-care", 0, 3, 0, 0], ["benefit", 0, 6, 0, 0], ["free-house", 0, 8, 0, 0]):
        refused(discarding, frames=[lowest, frame])


def test_points_of_chapters_to_come_are_refused() -> None:
    refused(situation("world", 2), vp=[76, 0])
    refused(situation("world", 2, chapter=2), vp=[0, 151])


def test_gold_of_chapters_to_come_is_refused() -> None:
    rich = situation("world", 2, chapter=2, goods={0: {"gold": 300}})
    richer = copy.deepcopy(rich.to_dict()["goods"])
    richer[0]["gold"] += 1
    assert "more gold" in refused(rich, goods=richer)


def test_before_its_first_card_a_seat_has_little_more_than_it_began_with() -> None:
    state = GAME.new_state(seats=2, seed=1)
    goods = state.to_dict()["goods"]
    assert "more points" in refused(state, vp=[21, 8])
    assert "more gold" in refused(state, goods=[goods[0], {**goods[1], "gold": 15}])


def test_what_is_left_at_the_end_has_been_scored() -> None:
    state = situation("world", 2, at="end-of-chapter", chapter=4, goods={0: {"gold": 3}}, vp=[0, 0])
    assert state.is_over
    assert "scored" in refused(state, halves=[0, 0])
    assert "scored" in refused(state, vp=[0, 0])


# --- one change after the other -------------------------------------------------------------------------------------


def places(value: Any, path: tuple[Any, ...]) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Go through a field and all its parts."""
    yield path, value
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        yield from places(part, (*path, key))


def changed(data: Data, field: str, dice: Random) -> tuple[Data, str]:
    """Change one number, or drop, double or exchange elements, somewhere in a field; say how."""
    other = copy.deepcopy(data)
    ways: list[tuple[str, tuple[Any, ...]]] = []
    for path, value in places(other[field], (field,)):
        if isinstance(value, bool):
            ways.append(("flip", path))
        elif isinstance(value, int):
            ways += [("up", path), ("down", path)]
        elif isinstance(value, list):
            ways += [
                (way, path) for way, least in (("drop", 1), ("double", 1), ("swap", 2)) if len(value) >= least
            ]
    if not ways:
        return other, ""
    way, path = dice.choice(ways)
    parent: Any = other
    for key in path[:-1]:
        parent = parent[key]
    _change(parent, path[-1], way, dice)
    return other, way


def _change(parent: Any, key: Any, way: str, dice: Random) -> None:
    value = parent[key]
    if way == "flip":
        parent[key] = not value
    elif way in ("up", "down"):
        parent[key] = value + (1 if way == "up" else -1)
    elif way == "drop":
        value.pop(dice.randrange(len(value)))
    elif way == "double":
        value.append(dice.choice(value))
    else:
        one, two = dice.sample(range(len(value)), 2)
        value[one], value[two] = value[two], value[one]


def _only_gold(before: Data, after: Data) -> bool:
    """Say whether nothing but gold changed hands, or two seats changed places."""
    rows = zip(before["goods"], after["goods"], strict=True)
    same = all({**row, "gold": 0} == {**other, "gold": 0} for row, other in rows)
    return same or sorted(map(str, before["goods"])) == sorted(map(str, after["goods"]))


def _answered(before: Data, after: Data) -> bool:
    """Say whether a question is gone, or asks for something else of its kind."""
    one, two = before["frames"], after["frames"]
    if len(two) < len(one):
        return bool(one[: len(two)] == two)
    return [row[:2] for row in one] == [row[:2] for row in two] and str(one[-1][0]) in (
        "protection",
        "building-project",
        "medicine",
        "give",
        "lay-off",
    )


def _same_events(before: Data, after: Data) -> bool:
    return sorted(before["revealed"]) == sorted(after["revealed"])


def _screens_or_first_chapter(before: Data, after: Data) -> bool:
    return bool(before["options"]["first_game"] == after["options"]["first_game"] or before["epoch"])


def _in_range(before: Data, after: Data) -> bool:
    return True


# What a game could have come to just as well, and why; all else is refused.
REACHABLE: dict[str, tuple[Callable[[Data, Data], bool], str]] = {
    "options": (_screens_or_first_chapter, "options change what is seen, and only chapter I is another one"),
    "frames": (_answered, "the question was answered, or another of its kind is asked"),
    "reveals": (_in_range, "penance and vice draw cards that nobody counts"),
    "deck": (_in_range, "nobody knows the order to come"),
    "revealed": (_same_events, "the events came in another order"),
    "arrow": (_in_range, "the card was turned elsewhere"),
    "goods": (_only_gold, "gold is not counted, and one seat may have had the luck of another"),
    "vp": (_in_range, "points are a matter of history"),
    "piles": (_in_range, "the cards were played in another order"),
    "houses": (_in_range, "somebody else built there, or nobody"),
    "projects": (_in_range, "the event of an earlier chapter came, or not"),
    "seals": (_in_range, "somebody else donated, or nobody"),
    "plague": (_in_range, "the markers were laid otherwise"),
    "ill": (_in_range, "in chapter IV nobody knows which six were turned up in III"),
    "penalties": (_in_range, "loyalty was paid, or not"),
    "tax": (_in_range, "another roll"),
    "missing": (_in_range, "somebody had paid more or less"),
}
UNTOUCHED = {"game", "seats", "key", "fixed"}  # the first two are no part of a position, the others are any


@pytest.mark.parametrize(("seats", "first"), SETTINGS)
def test_one_change_makes_a_position_impossible_or_another_possible_one(seats: int, first: bool) -> None:
    dice = Random(seats)
    looked_at, refusals = 0, 0
    state = GAME.new_state(seats=seats, seed=seats, first_game=first)
    for position in random_game(state, dice):
        if dice.random() > 0.1:
            continue
        looked_at += 1
        data = position.to_dict()
        for field in sorted(set(data) - UNTOUCHED):
            other, way = changed(data, field, dice)
            if not way or other == data:
                continue
            try:
                found = GAME.state_from_dict(copy.deepcopy(other)).to_dict()
            except ImpossiblePosition:
                refusals += 1
                continue
            if found != data:
                assert field in REACHABLE and REACHABLE[field][0](data, other), (
                    field,
                    way,
                    data,
                    other[field],
                )
    assert looked_at >= 10
    assert refusals > 10 * looked_at


@pytest.mark.parametrize(("seats", "first"), SETTINGS)
def test_what_games_and_samples_reach_is_sound(seats: int, first: bool) -> None:
    dice = Random(seats + 10)
    for seed in range(2):
        state = GAME.new_state(seats=seats, seed=seed, first_game=first, screens=bool(seed))
        for position in random_game(state, dice):
            assert position.check() == []
            if dice.random() < 0.1:
                assert position.sample(dice.randrange(seats), seed).check() == []
        assert state.is_over and state.check() == []
