"""Every game is played from the first move to the last, by mouse and by keyboard, in windows as people have them."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

import pytest
from playwright.sync_api import expect

from tests.web.visitor import DESKTOP, PHONE, WINDOWS, Json, Visitor, Visitors, read_points


@dataclass(frozen=True)
class Way:
    """How somebody plays."""

    name: str
    language: str
    step: Callable[[Visitor, Random], None]
    picture: str  # the name of the picture at the end
    winning: str


@dataclass(frozen=True)
class Course:
    """A game to be played: at which table, with how much luck, and what is true at its end."""

    game: str
    way: Way
    size: tuple[int, int]
    bots: list[str]
    seed: str
    luck: int
    theme: str = "day"
    ends_well: Callable[[Json], bool] = lambda view: True

    def __str__(self) -> str:
        return f"{self.game} by {self.way.name} at {self.size[0]}x{self.size[1]}"


MOUSE = Way(
    "mouse",
    "en",
    Visitor.click_a_move,
    "Points of each player over the game",
    "wins with|share the win",
)
KEYS = Way("keys", "de", Visitor.press_a_move, "Punkte aller im Verlauf der Partie", "ewonnen")
LEAST_MOVES = {"cards": 20, "pillars": 30, "duel": 20, "world": 50}


def roofed(view: Json) -> bool:
    return bool(view["pieces"][-1] == "roof")


def last_chapter(view: Json) -> bool:
    return bool(view["chapter"] == view["chapters"])


MOUSE_COURSES = {
    "cards": Course("cards", MOUSE, DESKTOP, ["greedy", "greedy"], "7", 2),
    "pillars": Course("pillars", MOUSE, DESKTOP, ["random"], "mouse", 4, ends_well=roofed),
    "duel": Course("duel", MOUSE, DESKTOP, ["random"], "mouse", 1),
    "world": Course("world", MOUSE, DESKTOP, ["random"], "mouse", 1, ends_well=last_chapter),
}
KEYS_COURSES = [
    Course("cards", KEYS, PHONE, ["greedy", "greedy"], "11", 3),
    Course("pillars", KEYS, PHONE, ["random"], "keys", 5, "candle", roofed),
    Course("duel", KEYS, PHONE, ["random"], "keys", 1, "candle"),
    Course("world", KEYS, PHONE, ["random"], "keys", 1, "candle", last_chapter),
]
# Every title once and every window once; the keyboard is the same for all. All the rest takes its time.
QUICK = [
    replace(MOUSE_COURSES["cards"], size=(1366, 768)),
    replace(MOUSE_COURSES["pillars"], size=(1366, 641)),
    replace(MOUSE_COURSES["duel"], size=(768, 1024)),
    replace(MOUSE_COURSES["world"], size=(390, 664)),
    KEYS_COURSES[0],
]
ALL = [replace(course, size=size) for course in MOUSE_COURSES.values() for size in WINDOWS] + KEYS_COURSES
QUICK_NAMES = {str(course) for course in QUICK}
LONG = [course for course in ALL if str(course) not in QUICK_NAMES]


@pytest.mark.parametrize(
    "course",
    [
        *[pytest.param(course, id=str(course)) for course in QUICK],
        *[pytest.param(course, id=str(course), marks=pytest.mark.soak) for course in LONG],
    ],
)
def test_whole_game(visitors: Visitors, course: Course) -> None:
    way = course.way
    visitor = visitors.arrive(course.size, way.language, course.theme)
    bots = [{"kind": "bot", "level": level} for level in course.bots]
    table = visitor.new_table(course.game, [{"kind": "human"}, *bots], course.seed)
    visitor.go(f"/table/{table}")
    moves = visitor.play_to_the_end(lambda random: way.step(visitor, random), Random(course.luck))
    assert moves > LEAST_MOVES[course.game]
    view = visitor.state(table)["view"]
    assert view["is_over"] and course.ends_well(view)
    end = visitor.page.locator("dialog[open]")
    expect(end.get_by_text(re.compile(way.winning))).to_be_visible()
    expect(end.get_by_role("img", name=way.picture)).to_be_visible()
    assert read_points(end.locator("tfoot td")) == view["scores"]
    for seat, score in enumerate(view["scores"]):
        column = read_points(end.locator(f"tbody td:nth-child({seat + 2})"))
        assert sum(column) == score, "points by source add up"
