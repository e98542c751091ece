"""How to play: screens are real positions, their sentences and numbers are there, and what they link to exists."""

import re
import tomllib
from importlib import resources

import pytest

from kingsbridge.core.ledger import read_ledger
from kingsbridge.core.registry import game_ids, load_game
from kingsbridge.server.howto import how_to, position

LANGUAGES = ["en", "de"]


@pytest.mark.parametrize("game_id", game_ids())
def test_screens_are_positions_in_which_the_seat_decides(game_id: str) -> None:
    game = load_game(game_id)
    shown = how_to(game, "en")
    assert 2 <= len(shown.screens) <= 4
    for screen in shown.screens:
        assert len(screen.legal) > 1 and screen.view["current_seat"] == screen.seat
        assert screen.marks and len(set(screen.marks)) == len(screen.marks)
    file = resources.files(f"kingsbridge.games.{game_id}") / "howto" / "screens.toml"
    for written in tomllib.loads(file.read_text(encoding="utf-8"))["screen"]:
        assert position(game, written).check() == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", game_ids())
def test_what_people_get_wrong_links_to_rules(game_id: str, language: str) -> None:
    rules = {rule.id for rule in read_ledger(game_id, language)}
    shown = how_to(load_game(game_id), language)
    assert len(shown.wrong) >= 5 and set(shown.wrong) <= rules


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", game_ids())
def test_every_sentence_is_there_and_its_numbers_are_those_of_components(game_id: str, language: str) -> None:
    game = load_game(game_id)
    shown = how_to(game, language)
    found = re.findall(r"^([\w-]+) = (.+)$", shown.texts, re.MULTILINE)
    wanted = ["howto-aim", *(f"howto-wrong-{rule}" for rule in shown.wrong)]
    for screen in shown.screens:
        wanted.append(f"howto-{screen.name}-title")
        wanted += [f"howto-{screen.name}-{at + 1}" for at in range(len(screen.marks))]
    assert sorted(key for key, _ in found) == sorted(wanted)
    numbers: set[str] = set()
    for component in game.components.all:
        key = component.key if not component.key[0].isdigit() else f"{component.table}-{component.key}"
        name = key.replace("-", "_")
        numbers |= {f"{name}_{fact}" for fact in component.facts}
        if component.table == "number":
            numbers.add(name)
    assert {arg for _, sentence in found for arg in re.findall(r"\$(\w+)", sentence)} <= numbers
