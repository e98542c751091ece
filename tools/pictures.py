"""Take the pictures of docs/pictures: boards in six windows, other screens in two, from a real server and browser.

`python -m tools.pictures [FOLDER]`; needs the built client (`make setup`, then `python tools/build_web.py`).
"""

from __future__ import annotations

import base64
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

from playwright.sync_api import Page

from tests.web.visitor import DESKTOP, LIT, PHONE, SIZES, Json, Visitor, shows
from tools.visiting import visiting

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs/pictures"
SEATS: Final = [{"kind": "human"}, {"kind": "bot"}, {"kind": "bot"}, {"kind": "bot"}]
SEED: Final = "kingsbridge"
PLAGUE_CHAPTER: Final = 3
REST_MS: Final = 700  # for fonts and the last transition
QUALITY: Final = 82
WINDOWS: Final = {
    "desktop": DESKTOP,
    "laptop": (1366, 641),
    "large": (1920, 945),
    "tablet": (768, 1024),
    "phone": PHONE,
    "small-phone": (390, 664),
}
BY_CANDLE: Final = ("desktop", "phone")


def in_a_trick(view: Json) -> bool:
    """A trick with two cards on the table, late enough to show a last trick."""
    trick = view["trick"]
    return trick is not None and len(trick["plays"]) >= 2 and trick["number"] >= 4


def in_a_conflict(view: Json) -> bool:
    """A conflict that runs, after some rounds."""
    return bool(view["phase"] == "conflict" and view["round"] >= 3 and len(view["conflict"]["flips"]) >= 1)


def placing_builders(view: Json) -> bool:
    """Master builders are being placed, with the cathedral half built."""
    return bool(view["phase"] == "builder" and view["round"] >= 4)


def in_scoring(view: Json) -> bool:
    """Materials are being turned into points."""
    return bool(view["phase"] == "conversion")


def turning_the_card(view: Json) -> bool:
    """World Without End: the plague is in the town, and the event card is ours to turn."""
    return bool(view["phase"] == "orient" and view["chapter"] >= PLAGUE_CHAPTER)


def over(view: Json) -> bool:
    """The game has ended."""
    return bool(view["is_over"])


def play_until(visitor: Visitor, table: str, reached: Callable[[Json], bool]) -> Json:
    """Play our seat by reckoning or, where that says nothing, the first choice, until a position is reached."""
    while True:
        state = visitor.settled(table)
        if reached(state["view"]) or not state["legal"]:
            return state
        visitor.move(table, state, state["proposal"] or state["legal"][0]["key"])


def take(page: Page, folder: Path, name: str) -> None:
    """Take a picture once everything rests."""
    page.wait_for_timeout(REST_MS)
    session = page.context.new_cdp_session(page)
    taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    (folder / f"{name}.webp").write_bytes(base64.b64decode(taken["data"]))


def take_board(visitor: Visitor, folder: Path, table: str, state: Json, lit: int = 0) -> None:
    """Take a position with something chosen: by day in every window, and in German by candle light in some."""
    page = visitor.page
    game = state["table"]["game"]
    for theme, language, windows in (("day", "en", WINDOWS), ("candle", "de", BY_CANDLE)):
        page.evaluate(
            "wishes => localStorage.setItem('kingsbridge-settings', JSON.stringify(wishes))",
            {"pace": "instant", "theme": theme, "language": language},
        )
        visitor.go(f"/table/{table}")
        shows(page, state)
        page.locator(f"{LIT}:not(.deed)").nth(lit).click()  # a button would play at once
        for name in windows:
            width, height = WINDOWS[name]
            page.set_viewport_size({"width": width, "height": height})
            page.mouse.move(0, 0)  # it points at nothing
            take(page, folder, f"{game}-{name}" if theme == "day" else f"{game}-{name}-{theme}")
        page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})


def table_at(
    visitor: Visitor, reached: Callable[[Json], bool], game: str = "cards", seats: int = 4
) -> tuple[str, Json]:
    """A table of the same deal, played up to a position."""
    table = visitor.new_table(game, SEATS[:seats], SEED)
    return table, play_until(visitor, table, reached)


def picture_of_a_trick(visitor: Visitor, folder: Path) -> None:
    """The table with a card chosen."""
    take_board(visitor, folder, *table_at(visitor, in_a_trick))


def picture_of_the_council(visitor: Visitor, folder: Path) -> None:
    """World Without End with an orientation chosen; our seat lives by chance, so that something stands on the board."""
    random = Random(SEED)
    table = visitor.new_table("world", SEATS, SEED)
    state = visitor.settled(table)
    while not turning_the_card(state["view"]):
        moves = [each for each in state["legal"] if each["kind"] != "decline"] or state["legal"]
        visitor.move(table, state, random.choice(moves)["key"])
        state = visitor.settled(table)
    take_board(visitor, folder, table, state, 1)


def picture_of_a_conflict(visitor: Visitor, folder: Path) -> None:
    """Builders' Duel with a seal chosen."""
    take_board(visitor, folder, *table_at(visitor, in_a_conflict, "duel", 2))


def picture_of_the_walk(visitor: Visitor, folder: Path) -> None:
    """The Pillars of the Earth with a place chosen."""
    take_board(visitor, folder, *table_at(visitor, placing_builders, "pillars"))


def other_pictures(visitor: Visitor, folder: Path, suffix: str) -> None:
    """The title page, the worksheet, the end of the game and its replay."""
    page = visitor.go()
    page.locator(".start").wait_for()
    take(page, folder, f"home-{suffix}")
    table, state = table_at(visitor, in_scoring)
    visitor.go(f"/table/{table}")
    shows(page, state)
    take(page, folder, f"cards-scoring-{suffix}")
    table, _ = table_at(visitor, over)
    visitor.go(f"/table/{table}").locator("dialog[open] .end").wait_for()
    take(page, folder, f"cards-end-{suffix}")
    visitor.go(f"/replay/{table}?ply=20").get_by_role("slider").wait_for()
    take(page, folder, f"cards-replay-{suffix}")


def main() -> int:
    """Take them all."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with visiting() as visitors:
        for name, size in SIZES.items():
            other_pictures(visitors.arrive(size), folder, name)
        for picture in (
            picture_of_a_trick,
            picture_of_the_walk,
            picture_of_a_conflict,
            picture_of_the_council,
        ):
            visitor = visitors.arrive()
            visitor.go()
            picture(visitor, folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
