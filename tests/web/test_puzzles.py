"""Puzzles and the book in a real browser: solved by mouse and by keyboard, kept on the device, counted in the book."""

import csv
import io
import json

import pytest
from playwright.sync_api import Page, expect

from kingsbridge import game_ids
from kingsbridge.puzzles.puzzle import Puzzle, load_book
from tests.web.test_pages import findings
from tests.web.visitor import Json, Visitor, Visitors

SMALL = {"desktop": (1366, 641), "phone": (390, 664)}
PANEL = "section[data-puzzle]"


def _open(visitor: Visitor, game_id: str, puzzle: Puzzle) -> Page:
    page = visitor.go(f"/puzzles/{game_id}/{puzzle.id}")
    page.locator(PANEL).wait_for()
    return page


def _action(visitor: Visitor, game_id: str, puzzle: Puzzle, key: str) -> Json:
    legal = visitor.get(f"/api/puzzles/{game_id}/{puzzle.id}")["update"]["legal"]
    found: Json = next(action for action in legal if action["key"] == key)
    return found


def _has_told(page: Page, times: int) -> None:
    expect(page.locator(PANEL)).to_have_attribute("data-told", str(times))


def _no_scrolling(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollHeight <= innerHeight"))


def _puzzle(game_id: str) -> Puzzle:
    """One whose answer and tempting move have targets of their own: a click is enough for each."""
    book = load_book(game_id)
    for puzzle in book.puzzles:
        state = book.state(puzzle)
        targets = [state.game.action(action).target for action in state.legal_actions()]
        asked = [
            state.game.action(state.game.action_id(key)).target for key in (puzzle.answer, puzzle.tempting)
        ]
        if all(targets.count(target) == 1 for target in asked):
            return puzzle
    raise AssertionError(f"no such puzzle of {game_id}")


@pytest.mark.parametrize("size", SMALL)
@pytest.mark.parametrize("game_id", game_ids())
def test_a_puzzle_is_tried_and_solved_on_the_board(visitors: Visitors, game_id: str, size: str) -> None:
    visitor = visitors.arrive(SMALL[size], "de" if size == "phone" else "en", "day")
    puzzle = _puzzle(game_id)
    page = _open(visitor, game_id, puzzle)
    for times, key in enumerate((puzzle.tempting, puzzle.answer), 1):
        target = _action(visitor, game_id, puzzle, key)["target"]
        lit = page.locator(f'[data-target="{target}"][data-legal="true"]').first
        lit.scroll_into_view_if_needed()
        lit.click()
        # A thing on the table is chosen by the first click, a plain button plays at once.
        if page.locator(PANEL).get_attribute("data-told") == str(times - 1) and lit.count():
            page.keyboard.press("Enter")
        _has_told(page, times)
        assert _no_scrolling(page)
        if key == puzzle.tempting:
            expect(page.locator(PANEL)).to_have_attribute("data-over", "false")
            if size == "phone":
                page.locator("[data-puzzle-again]").click()
    expect(page.locator(PANEL)).to_have_attribute("data-solved", "true")
    kept = json.loads(page.evaluate("localStorage.getItem('kingsbridge-puzzles')"))
    assert kept[game_id][puzzle.id]["misses"] == 1 and kept[game_id][puzzle.id]["solved"]


def test_a_puzzle_is_solved_by_keyboard_alone(visitor: Visitor) -> None:
    puzzle = _puzzle("cards")
    page = _open(visitor, "cards", puzzle)
    target = _action(visitor, "cards", puzzle, puzzle.answer)["target"]
    page.locator('[data-legal="true"]').first.wait_for()
    for number in range(1, 10):
        page.keyboard.press(str(number))
        if page.evaluate("document.activeElement.dataset.target") == target:
            break
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    _has_told(page, 1)
    expect(page.locator(PANEL)).to_have_attribute("data-solved", "true")
    page.locator("[data-puzzle-next]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(PANEL)).not_to_have_attribute("data-puzzle", puzzle.id)


def test_puzzles_are_chosen_and_shown_and_progress_is_kept(visitor: Visitor) -> None:
    book = load_book("duel")
    page = visitor.go("/puzzles")
    section = page.locator('section[data-game="duel"]')
    expect(section.locator("progress")).to_have_attribute("max", str(len(book.puzzles)))
    today = section.locator("[data-today]").get_attribute("data-today")
    assert today == visitor.get("/api/puzzles/duel")["today"]
    theme = book.puzzles[-1].theme
    section.locator("select").first.select_option(theme)
    section.locator("a.go").click()
    page.locator(PANEL).wait_for()
    shown = page.locator(PANEL).get_attribute("data-puzzle")
    assert shown is not None and book.find(shown).theme == theme
    page.locator("[data-puzzle-show]").click()
    expect(page.locator(PANEL)).to_have_attribute("data-over", "true")
    expect(page.locator(PANEL)).to_have_attribute("data-solved", "false")
    # The right move is lit on the board.
    expect(page.locator("[data-lit]").first).to_be_visible()
    puzzle = _puzzle("duel")
    page.evaluate(
        "([game, id]) => localStorage.setItem('kingsbridge-puzzles', JSON.stringify("
        "{[game]: {[id]: {misses: 0, solved: '2026-01-01T00:00:00Z', shown: false}}}))",
        ["duel", puzzle.id],
    )
    page = visitor.go("/puzzles")
    expect(page.locator('section[data-game="duel"] progress')).to_have_attribute("value", "1")


@pytest.mark.parametrize("size", SMALL)
def test_the_pages_have_no_serious_findings(visitors: Visitors, size: str) -> None:
    visitor = visitors.arrive(SMALL[size], "en" if size == "phone" else "de", "candle")
    puzzle = load_book("cards").puzzles[0]
    pages = {
        "/puzzles": "section progress",
        f"/puzzles/cards/{puzzle.id}": PANEL,
        "/book": '[data-reading="false"]',
    }
    held = {}
    for path, ready in pages.items():
        visitor.go(path).locator(ready).first.wait_for()
        held[path] = findings(visitor.page)
    assert {path: found for path, found in held.items() if found} == {}


def test_the_book_counts_what_was_played(visitor: Visitor) -> None:
    tables = [
        visitor.new_table("duel", [{"kind": "human"}, {"kind": "bot"}], "1"),
        visitor.new_table("duel", [{"kind": "human"}, {"kind": "bot", "level": "random"}], "2"),
        visitor.new_table("duel", [{"kind": "bot"}, {"kind": "human"}], "3"),
    ]
    seats = [0, 0, 1]
    won = []
    scores = []
    for table, seat in zip(tables, seats, strict=True):
        visitor.play_out(table)
        view = visitor.state(table, seat)["view"]
        won.append(seat in view["winners"])
        scores.append(view["scores"][seat])
    page = visitor.go("/book")
    page.locator('[data-reading="false"]').wait_for()
    expect(page.locator('[data-sum="played"] dd')).to_have_text("3")
    expect(page.locator('[data-sum="won"] dd')).to_have_text(str(sum(won)))
    rows = page.locator("tbody tr")
    expect(rows).to_have_count(2)
    greedy = page.locator('[data-row="duel 2 greedy"] td')
    expect(greedy.nth(2)).to_have_text("2")
    expect(greedy.nth(3)).to_have_text(str(won[0] + won[2]))
    expect(greedy.nth(5)).to_have_text(f"{max(scores[0], scores[2]):g}")
    expect(page.locator('[data-plot="form"] circle')).to_have_count(3)
    expect(page.locator('[data-plot="scores"] circle.gold')).to_have_count(sum(won))

    with page.expect_download() as taken:
        page.locator('[data-take="csv"]').click()
    lines = list(csv.DictReader(io.StringIO(taken.value.path().read_text(encoding="utf-8"))))
    assert {line["table"] for line in lines} == set(tables)
    assert sum(int(line["won"]) for line in lines) == sum(won)
    with page.expect_download() as taken:
        page.locator('[data-take="json"]').click()
    assert len(json.loads(taken.value.path().read_text(encoding="utf-8"))["games"]) == 3
