"""The neutral cards, one by one: what each brings to the seat that scores it."""

import pytest

from kingsbridge import State, load_game
from tests.rules.cards.table import phase, stock
from tests.situations import do, entries, legal_keys, situation

GAME = load_game("cards")


def scored(*cards: str, kings_trick: tuple[str, ...] = ()) -> State:
    """Let seat 0, without materials, score these cards."""
    return situation("cards", 4, won={0: cards}, kings_trick=kings_trick, stock={0: {}})


def value(card: str) -> int:
    """Give a card's value in tricks."""
    return GAME.components.get(card).number("value")


@pytest.mark.rule("CAR-059")
def test_king() -> None:
    assert value("king") == 11
    state = scored()
    assert state.scores()[0] == 3
    assert next((entry["source"], entry["points"]) for entry in entries(state, "points")) == ("king", 3)
    assert scored("lady-aliena").scores()[0] == 0


@pytest.mark.rule("CAR-060")
def test_lady_aliena() -> None:
    assert value("lady-aliena") == 9
    state = scored("lady-aliena")
    assert (state.scores()[0], stock(state, 0)) == (0, {})


@pytest.mark.rule("CAR-061")
@pytest.mark.parametrize("material", ["stone", "wood", "sand"])
def test_tom_builder(material: str) -> None:
    assert value("tom-builder") == 5
    state = scored("tom-builder")
    assert phase(state) == "tom"
    assert "tom metal" not in legal_keys(state)
    do(state, f"tom {material}")
    assert (state.scores()[0], stock(state, 0)) == (0, {material: 1})
    assert entries(state, "material")[0]["source"] == "tom-builder"


@pytest.mark.rule("CAR-062")
def test_william_hamleigh() -> None:
    assert (value("william-hamleigh"), scored("william-hamleigh").scores()[0]) == (7, -3)


@pytest.mark.rule("CAR-063")
def test_bishop_waleran() -> None:
    assert (value("bishop-waleran"), scored("bishop-waleran").scores()[0]) == (5, -2)


@pytest.mark.rule("CAR-064")
def test_regan_hamleigh() -> None:
    assert (value("regan-hamleigh"), scored("regan-hamleigh").scores()[0]) == (3, -1)


@pytest.mark.rule("CAR-065")
def test_ellen() -> None:
    assert (value("ellen"), scored("ellen").scores()[0]) == (3, 2)


@pytest.mark.rule("CAR-066")
def test_alfred_builder() -> None:
    assert value("alfred-builder") == 1
    state = scored("alfred-builder")
    assert (state.scores()[0], stock(state, 0)) == (0, {})


@pytest.mark.rule("CAR-067")
def test_prior_philip() -> None:
    state = scored("prior-philip")
    assert (value("prior-philip"), state.scores()[0], stock(state, 0)) == (1, 0, {"metal": 1})


@pytest.mark.rule("CAR-068")
def test_quarry() -> None:
    state = scored("quarry", "quarry")
    assert (value("quarry"), state.scores()[0], stock(state, 0)) == (0, 0, {"stone": 2})


@pytest.mark.rule("CAR-069")
def test_forest() -> None:
    state = scored("forest", "forest")
    assert (value("forest"), state.scores()[0], stock(state, 0)) == (0, 0, {"wood": 2})


@pytest.mark.rule("CAR-070")
def test_gravel_pit() -> None:
    state = scored("gravel-pit", "gravel-pit")
    assert (value("gravel-pit"), state.scores()[0], stock(state, 0)) == (0, 0, {"sand": 2})
