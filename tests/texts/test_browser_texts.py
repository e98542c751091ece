"""What the browser client asks for is there in both languages: no page shows a bare key, and help says something."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kingsbridge import game_ids, load_game
from kingsbridge.texts import LANGUAGES, Texts
from tests.texts.test_texts import messages_of

CLIENT = Path(__file__).parents[2] / "web" / "src"
# What is asked of `t`, `has` and the like; and in it the keys, with the parts that are filled in.
_ASKED = re.compile(r"\b(?:t|say|has|about)\(([^()]*(?:\([^()]*\)[^()]*)*)\)")
_KEY = re.compile(r"""(['`])([a-z]+(?:-[-\w${}.\[\]]+)?)\1""")
_FAMILIES = {
    "web",
    "board",
    "points",
    "line",
    "level",
    "style",
    "reaction",
    "sound",
    "phase",
    "analysis",
    "quality",
}
# Their text stands elsewhere: on the cards of a line, on a button.
_WITHOUT_HELP = {"line", "pile", "button", "arrow"}
both = pytest.mark.parametrize("language", LANGUAGES)


def _asked(text: str) -> Iterator[str]:
    for call in _ASKED.finditer(text):
        for _, key in _KEY.findall(call[1]):
            if key.split("-")[0] in _FAMILIES and "-" in key:
                yield key


def _is_in(key: str, messages: set[str]) -> bool:
    if "$" not in key:
        return key in messages
    wanted = re.compile("[-a-z0-9]+".join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", key)))
    return any(wanted.fullmatch(message) for message in messages)


@both
def test_every_sentence_that_the_client_asks_for_is_there(language: str) -> None:
    shell = set(messages_of("kingsbridge.texts", language))
    games = {game: shell | set(messages_of(f"kingsbridge.games.{game}", language)) for game in game_ids()}
    asked, missing = 0, []
    for file in sorted([*CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.ts")]):
        home = file.parent.name if file.parent.parent.name == "games" else ""
        for key in _asked(file.read_text(encoding="utf-8")):
            asked += 1
            # A key of no game's own is asked of every game, or only where there is one.
            pools = [games[home]] if home else games.values()
            if not any(_is_in(key, pool) for pool in pools):
                missing.append(f"{file.relative_to(CLIENT)}: {key}")
    assert asked > 600 and not missing


@both
@pytest.mark.parametrize("game_id", game_ids())
def test_help_of_every_component_reads_well(game_id: str, language: str) -> None:
    game, texts = load_game(game_id), Texts(language)
    raw = {component.key for component in game.components.all if "-" in component.key}
    for component in game.components.all:
        name, told = texts.component(game, component.key), texts.help(game, component.key)
        assert not (raw & {name}) and not re.search(r"[{}$]", name + told), component.key
        assert not re.search(r"\b(?:false|true|None)\b|  ", told), told
        assert not raw & set(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", told)), told


@both
@pytest.mark.parametrize("game_id", game_ids())
def test_everything_that_can_be_pressed_has_help(game_id: str, language: str) -> None:
    game, texts = load_game(game_id), Texts(language)
    keys = {component.key for component in game.components.all}
    for action in game.catalogue.actions:
        place, thing = action.target.split(":", 1)
        if place not in _WITHOUT_HELP and thing in keys:
            assert texts.help(game, thing), action.target
    board = "".join(
        file.read_text(encoding="utf-8") for file in (CLIENT / "games" / game_id).glob("*.svelte")
    )
    for told in re.findall(r"use:helps=\{([^}]*)\}", board):
        for thing in re.findall(r"'([-a-z]+)'", told):
            assert texts.help(game, thing), f"{told}: {thing}"
