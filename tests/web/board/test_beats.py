"""After all its beats a board is what it would be if it were drawn afresh; whole random games are told step by step."""

import importlib
import re
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from kingsbridge.core.registry import load_game
from tests.web.board.stage import Stage, random_play
from tests.web.visitor import DESKTOP, LIT, PATIENCE, Visitors

# Rail and board, one line an element, without made-up ids.
READ: Final = """() => {
    const lines = [];
    const isMade = name => /^(id|for|clip-path|aria-(controls|labelledby|describedby))$/.test(name);
    const read = (node, depth) => {
        if (node.nodeType === Node.TEXT_NODE) {
            const text = node.textContent.replace(/\\s+/g, ' ').trim();
            if (text) lines.push(' '.repeat(depth) + text);
            return;
        }
        if (node.nodeType !== Node.ELEMENT_NODE) return;
        const attributes = [...node.attributes]
            .filter(({ name }) => !isMade(name))
            .map(({ name, value }) => `${name}="${value.split(/\\s+/).filter(Boolean).sort().join(' ')}"`)
            .sort();
        lines.push(' '.repeat(depth) + node.localName + ' ' + attributes.join(' '));
        for (const child of node.childNodes) read(child, depth + 1);
    };
    for (const part of document.querySelectorAll('.page .rail, .page > main')) read(part, 0);
    return lines;
}"""
BOARDS: Final = Path(__file__).parents[3] / "web/src/games"
LOW: Final = (844, 390)  # here the board scrolls
LONGEST_BEAT: Final = 10_000  # milliseconds of the page's own clock
MOST_BEATS: Final = 200


@dataclass(frozen=True)
class Course:
    """A random game, told in steps of up to so many moves at once."""

    game: str
    seats: int
    seed: int
    size: tuple[int, int] = DESKTOP
    at_once: int = 12

    def __str__(self) -> str:
        return f"{self.game} {self.seats} seats, seed {self.seed}, {self.size[0]}x{self.size[1]}"


COURSES: Final = [
    Course("cards", 4, 1),
    Course("duel", 2, 1, at_once=6),
    Course("pillars", 4, 1),
    Course("world", 3, 1),
]
SOAK_COURSES: Final = [
    Course(game, seats, seed, at_once=1)
    for game, numbers in (("cards", (3, 4)), ("duel", (2,)), ("pillars", (2, 3, 4)), ("world", (2, 3, 4)))
    for seats in numbers
    for seed in (2, 3)
]


@pytest.mark.parametrize("game", ["cards", "duel", "pillars", "world"])
def test_every_kind_of_entry_has_its_beat(game: str) -> None:
    kinds = importlib.import_module(f"kingsbridge.games.{game}.entries").ENTRY_TYPES
    _, beats = (BOARDS / game / "beats.ts").read_text().split("export const BEATS = {")
    told = re.findall(r"^  '?([a-z-]+)'?: ", beats.split("\n} satisfies BeatsOf<")[0], re.MULTILINE)
    assert sorted(told) == sorted(kinds)


@pytest.mark.parametrize("course", COURSES, ids=str)
def test_after_all_beats_the_board_is_as_drawn_afresh(visitors: Visitors, course: Course) -> None:
    tell_whole_game(visitors, course)


@pytest.mark.soak
@pytest.mark.parametrize("course", SOAK_COURSES, ids=str)
def test_after_all_beats_of_every_move_the_board_is_as_drawn_afresh(
    visitors: Visitors, course: Course
) -> None:
    tell_whole_game(visitors, course)


def test_the_sheet_of_a_round_is_told_in_view_and_nothing_is_lit(visitors: Visitors) -> None:
    teller = visitors.arrive(LOW, pace="normal", motion=True)
    teller.page.clock.install()
    game, random = load_game("pillars"), Random(1)
    stage, play, moves = Stage(teller, game, 4), random_play(game, 4, random, 0), 0
    while play.state.view(None)["round"] == 1:
        play.play(random.choice(play.state.legal_actions()))
        moves += 1
    stage.show(random_play(game, 4, Random(1), moves - 1))
    stage.go_on(play)
    page = stage.page
    page.clock.run_for(100)
    sheet = page.locator('[data-telling="round-begins"] .sheet tfoot')
    while not sheet.count():
        assert is_telling(page)
        page.clock.run_for(100)
    expect(sheet).to_be_in_viewport(ratio=1)
    expect(page.locator(LIT)).to_have_count(0)


def tell_whole_game(visitors: Visitors, course: Course) -> None:
    """One window is told what happens and plays its beats, the other shows each position anew."""
    game, random = load_game(course.game), Random(course.seed)
    teller = visitors.arrive(course.size, pace="normal", motion=True)
    teller.page.clock.install()
    told = Stage(teller, game, course.seats)
    fresh = Stage(visitors.arrive(course.size), game, course.seats)
    play = random_play(game, course.seats, random, 0)
    told.show(play)
    beats = 0
    while not play.state.is_over:
        before = len(play.moves)
        for _ in range(random.randint(1, course.at_once)):
            if not play.state.is_over:
                play.play(random.choice(play.state.legal_actions()))
        told.go_on(play)
        beats += hear_out(told)
        # The next thing that is told is no news of the game, so that nothing is marked as changed any more.
        told.go_on(play)
        hear_out(told)
        fresh.show_afresh(play)
        seen, drawn = told.page.evaluate(READ), fresh.page.evaluate(READ)
        if seen != drawn:
            moves = ", ".join(play.state.game.action(move.action).key for move in play.moves[before:])
            told_apart = unified_diff(drawn, seen, "drawn afresh", "after its beats", n=2, lineterm="")
            difference = "\n".join(told_apart)[:6000]
            pytest.fail(
                f"{course}, moves {before} to {len(play.moves)} ({moves}):\n{difference}", pytrace=False
            )
    assert beats > 0, "nothing was told"


def hear_out(stage: Stage) -> int:
    """Let the page's clock run until everything has been told; how many beats there were."""
    page = stage.page
    page.clock.run_for(100)  # news that nobody asked for waits for a breath
    expect(page.locator(".page")).to_have_attribute("data-seq", str(stage.seq), timeout=PATIENCE)
    for beats in range(MOST_BEATS):
        if not is_telling(page):
            return beats
        page.clock.run_for(LONGEST_BEAT)
    raise AssertionError("the beats never end")


def is_telling(page: Page) -> bool:
    return page.locator(".frame[data-telling]").count() > 0
