"""The school in a browser: how to play, the glossary, hints on the board, and the coach."""

import re

import pytest
from playwright.sync_api import Page, expect

from kingsbridge import game_ids
from kingsbridge.core.ledger import read_ledger
from tests.web.test_pages import findings
from tests.web.visitor import SIZES, Visitor, Visitors

SHEET = 688  # pixels between the margins of a sheet of paper
WIDTH = "element => element.getBoundingClientRect().width"


def shown(page: Page) -> int:
    """Bring all screens of a page into view, one after the other; gives how many there are."""
    figures = page.locator("figure[data-screen]")
    figures.first.wait_for()
    for number in range(figures.count()):
        figures.nth(number).scroll_into_view_if_needed()
        figures.nth(number).locator("[data-region]").first.wait_for()
    return figures.count()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", game_ids())
def test_how_to_play_is_drawn_by_the_board_and_all_its_links_lead_somewhere(
    visitors: Visitors, game: str, language: str
) -> None:
    visitor = visitors.arrive(SIZES["desktop"] if language == "en" else SIZES["phone"], language)
    page = visitor.go(f"/rules/{game}")
    assert 2 <= shown(page) <= 4
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if language == "en":
        for figure in page.locator("figure[data-screen]").all():
            points = figure.locator("figcaption li").count()
            expect(figure.locator(".mark")).to_have_count(points)
    rules = {rule.id for rule in read_ledger(game, language)}
    links = page.locator("main a").evaluate_all("all => all.map((a) => a.getAttribute('href'))")
    assert len(links) > len(rules)
    for link in set(links) - {f"/puzzles/{game}"}:
        if link.startswith("#"):
            assert page.locator(link).count() == 1
        else:
            assert re.fullmatch(rf"/rules/{game}/([A-Z]+-\d+)", link)
            assert link.rsplit("/", 1)[1] in rules
    assert findings(page) == []
    page.locator(f"main a[href='/puzzles/{game}']").first.click()
    expect(page.locator("[data-target]").first).to_be_visible()
    assert visitor.errors == []


def test_how_to_play_fits_a_sheet_of_paper(visitor: Visitor) -> None:
    page = visitor.go("/rules/duel")
    count = shown(page)
    wide = page.locator(".stage").first.evaluate(WIDTH)
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    widths = [stage.evaluate(WIDTH) for stage in page.locator(".stage").all()]
    assert len(widths) == count and max(widths) <= SHEET
    for part in ("nav", "header", "#components", "details"):
        expect(page.locator(part).first).to_be_hidden()
    expect(page.locator("article").last).to_be_attached()
    page.emulate_media(media="screen")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.locator(".stage").first.evaluate(WIDTH) == wide > SHEET


def test_a_ruling_that_is_linked_to_is_unfolded(visitor: Visitor) -> None:
    page = visitor.go("/rules/cards/CAR-013")
    expect(page.locator("article.wanted")).to_be_visible()
    expect(page.locator("article#CAR-014")).to_be_visible()
    expect(page.locator("article#CAR-003")).to_be_hidden()


@pytest.mark.parametrize("size", SIZES)
def test_names_of_things_show_the_thing_by_pointer_and_keyboard(visitors: Visitors, size: str) -> None:
    visitor = visitors.arrive(SIZES[size])
    page = visitor.go("/rules/cards")
    thing = page.locator('article#CAR-012 [data-thing="alfred-builder"]')
    thing.scroll_into_view_if_needed()
    thing.click()
    leaf = page.locator('[role="tooltip"]')
    expect(leaf).to_contain_text("Alfred Builder")
    page.keyboard.press("Escape")
    expect(leaf).to_have_count(0)
    thing.focus()
    page.keyboard.press("Enter")
    expect(leaf).to_contain_text("Alfred Builder")
    assert visitor.errors == []


def test_the_lines_of_the_log_name_things_and_show_their_moment(visitor: Visitor) -> None:
    table = visitor.new_table("cards", [{"kind": "human"}, {"kind": "bot"}, {"kind": "bot"}], "3")
    visitor.settled(table)
    page = visitor.go(f"/table/{table}")
    line = page.locator(".chronicle .told", has=page.locator("[data-thing]")).last
    thing = line.locator("[data-thing]").first
    thing.click()
    leaf = page.locator('[role="tooltip"]')
    expect(leaf).to_contain_text(thing.inner_text())
    expect(page.locator(".current")).to_have_count(0)
    page.keyboard.press("Escape")
    # By keyboard the names of a line come after it, and only of the line where one is.
    line.locator(".moment").focus()
    page.keyboard.press("Tab")
    expect(thing).to_be_focused()
    page.keyboard.press("Enter")
    expect(leaf).to_contain_text(thing.inner_text())
    line.locator(".moment").click(position={"x": 6, "y": 6})
    expect(page.locator(".chronicle .current")).to_have_count(1)
    assert findings(page) == []


def test_things_named_in_a_leaf_of_help_are_told_on_the_same_leaf(visitor: Visitor) -> None:
    page = visitor.go("/rules/cards")
    shown(page)  # a board that appears late moves what is below it away from under the pointer
    page.locator('article [data-thing="quarry"]').first.click()
    leaf = page.locator('[role="tooltip"]')
    expect(leaf.locator("h3")).to_have_text("Quarry")
    assert leaf.locator('[data-thing="quarry"]').count() == 0, "a thing is no link to itself"
    other = leaf.locator("[data-thing]").first
    name = other.inner_text()
    other.click()
    expect(leaf.locator("h3")).to_have_text(name)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["cards", "duel"])
def test_the_board_marks_what_a_hint_speaks_of(visitors: Visitors, game: str, size: str) -> None:
    visitor = visitors.arrive(SIZES[size])
    seats = [{"kind": "human"}, *[{"kind": "bot"}] * (1 if game == "duel" else 2)]
    table = visitor.new_table(game, seats, "3")
    visitor.settled(table)
    page = visitor.go(f"/table/{table}")
    page.locator("button.hint").click()
    expect(page.locator("[data-hint]").first).to_be_visible()
    marks = page.locator("[data-hint-mark]")
    expect(marks.first).to_be_visible()
    first = marks.first.get_attribute("data-hint-mark")
    thing = page.locator(f'[data-target="{first}"]').bounding_box()
    mark = marks.first.bounding_box()
    assert thing is not None and mark is not None
    assert abs(thing["x"] - mark["x"]) < 2 and abs(thing["y"] - mark["y"]) < 2


def test_the_coach_speaks_up_and_is_heard_or_not(visitor: Visitor) -> None:
    """The answers of the coach are given here: what he says is tested elsewhere."""
    table = visitor.new_table("cards", [{"kind": "human"}, {"kind": "bot"}, {"kind": "bot"}], "3")
    legal = [action["key"] for action in visitor.settled(table)["legal"]]
    page = visitor.page
    page.add_init_script(
        "localStorage.setItem('kingsbridge-settings', JSON.stringify({coach: true, confirm: false}))"
    )
    reason = {"fact": "gives", "args": {}, "gain": 1.0}
    best = {"key": legal[0], "value": 0.9, "visits": 9, "because": []}
    actions = [
        {"key": key, "cost": 0.5 * (key != legal[0]), "is_much": key != legal[0], "instead": [reason]}
        for key in legal
    ]
    page.route("**/coach", lambda route: route.fulfill(json={"actions": actions, "best": best}))
    visitor.go(f"/table/{table}")
    last = f'[data-target][data-legal="true"] >> nth={len(legal) - 1}'
    warning = page.locator('[data-coach="warning"]')
    seq = page.locator(".page").get_attribute("data-seq")
    page.locator(last).click()
    expect(warning).to_contain_text("keeps good cards from the others")
    assert findings(page) == []
    page.get_by_role("button", name="Think again").click()
    expect(warning).to_have_count(0)
    expect(page.locator(".page")).to_have_attribute("data-seq", seq or "")
    page.locator(last).click()
    page.get_by_role("button", name="Play it anyway").click()
    expect(page.locator(".page")).not_to_have_attribute("data-seq", seq or "")
    assert visitor.errors == []
