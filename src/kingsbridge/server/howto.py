"""How to play: screens of real positions with sentences that point to parts of the board, and what people get wrong.

A game's folder `howto/` holds the positions, as key and moves, and the sentences; a game without it has no screens.
"""

import tomllib
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from kingsbridge.core.contract import Game, State
from kingsbridge.core.play import Play
from kingsbridge.server.messages import HowTo, Screen
from kingsbridge.server.table.audience import legal_actions


@cache
def how_to(game: Game, language: str) -> HowTo:
    """Set up a game's screens."""
    folder = resources.files(f"kingsbridge.games.{game.id}") / "howto"
    file = folder / "screens.toml"
    if not file.is_file():
        return HowTo([], [], "")
    written = tomllib.loads(file.read_text(encoding="utf-8"))
    screens = [_screen(game, screen) for screen in written["screen"]]
    return HowTo(screens, list(written["wrong"]), _sentences(folder, language))


def position(game: Game, written: dict[str, Any]) -> State:
    """Play the moves of a screen."""
    play = Play(game.new_state(written["seats"], written["seed"], journal=True))
    for key in written["moves"]:
        play.follow(key)
    return play.state


def _screen(game: Game, written: dict[str, Any]) -> Screen:
    state = position(game, written)
    seat = int(written["seat"])
    return Screen(
        name=written["name"],
        seat=seat,
        view=state.view(seat),
        legal=legal_actions(state) if state.current_seat == seat else [],
        marks=list(written["marks"]),
    )


def _sentences(folder: Traversable, language: str) -> str:
    return (folder / f"{language}.ftl").read_text(encoding="utf-8")
