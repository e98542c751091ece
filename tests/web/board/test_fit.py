"""The test of sizes sees what it is there to see: every planted fault is found, a sound page passes."""

from functools import cache

import pytest
from playwright.sync_api import Browser, Page

from tests.web.board.sizes import Size, faults

DESK = Size(800, 600)
FINGER = Size(800, 600, touch=True, phone=True)
SMALL = Size(800, 600, scrolls=True)

SOUND = """
<div data-prompt style="height: 40px">Choose a card</div>
<div data-shape="wide" style="height: 300px; overflow: auto; position: relative">
  <button data-target="card:a" data-legal="true" style="width: 60px; height: 60px">Wood</button>
  <p style="width: 200px">A text of some length that may well take a second line of its box.</p>
  <p title="A long name" style="width: 60px; overflow: hidden; white-space: nowrap">A long name</p>
  <span style="position: absolute; width: 1px; overflow: hidden; clip-path: inset(50%)">for ears only</span>
</div>
"""


def board(inside: str, style: str = "") -> str:
    box = f"height: 300px; overflow: hidden; position: relative; {style}"
    return f'<div data-composition="wide" style="{box}">{inside}</div>'


def lit(style: str) -> str:
    return f'<button data-target="card:a" data-legal="true" style="{style}">Wood</button>'


OVER = "position: absolute; left: 10px; top: 10px; width: 80px; height: 60px"


def drawn(style: str) -> str:
    rect = '<rect width="30" height="30" fill="#000"/>'
    return f'<svg class="icon" style="width: 30px; height: 30px; {style}">{rect}</svg>'


FAULTS = {
    "a text cut by its box": (
        DESK,
        "cut",
        board('<p style="width: 40px; overflow: hidden; white-space: nowrap">A long name</p>'),
    ),
    "a line below the edge of its box": (
        DESK,
        "cut",
        board('<p style="width: 60px; height: 20px; overflow: hidden">One line and another line</p>'),
    ),
    "a text beyond the window": (
        DESK,
        "cut",
        '<p style="position: fixed; left: 780px; white-space: nowrap">Over the edge</p>',
    ),
    "half a line, though something tells the whole": (
        DESK,
        "sliced",
        board('<p title="Stone" style="height: 10px; overflow: hidden">Stone</p>'),
    ),
    "a text above what scrolls": (
        DESK,
        "cut",
        board('<p style="position: absolute; top: -10px">Stone</p>', "overflow: auto"),
    ),
    "two texts over each other": (
        DESK,
        "overlap",
        board(f'<p style="{OVER}">Stone</p><p style="{OVER}; left: 20px">Timber</p>'),
    ),
    "a text in a drawing over another": (
        DESK,
        "overlap",
        board(
            '<svg width="200" height="60"><text x="5" y="30">Stone</text><text x="12" y="32">Timber</text></svg>'
        ),
    ),
    "a text under a panel": (
        DESK,
        "covered",
        board(
            f'<p>Stone and wood</p><div style="{OVER}; top: 0; background: #fff; pointer-events: none"></div>'
        ),
    ),
    "a text wider than what it is written on": (
        DESK,
        "spills",
        board('<p style="width: 30px; border: 1px solid; white-space: nowrap">A long name</p>'),
    ),
    "a text higher than what it is written on": (
        DESK,
        "spills",
        board(
            '<p style="width: 60px; height: 30px; border: 1px solid; margin: 40px">Your card lands here</p>'
        ),
    ),
    "a drawing cut by its box": (
        DESK,
        "icon",
        board(f'<p style="width: 18px; overflow: hidden" title="Stone">{drawn("")}</p>'),
    ),
    "a drawing over the name of something else": (
        DESK,
        "icon",
        board(
            f'<ul style="padding: 0"><li>Stone and wood</li></ul><div style="{OVER}; top: 0">{drawn("")}</div>'
        ),
    ),
    "a drawing over the words of its own card": (
        DESK,
        "icon",
        board(
            f'<button style="{OVER}; padding: 0">3 to 2{drawn("position: absolute; left: 20px; top: 15px")}</button>'
        ),
    ),
    "small print": (DESK, "small-text", board('<p style="font-size: 10px">Stone</p>')),
    "small print in a drawing": (
        DESK,
        "small-text",
        board(
            '<svg width="50" height="50" viewBox="0 0 100 100"><text y="50" font-size="20">Stone</text></svg>'
        ),
    ),
    "small print for a phone": (FINGER, "small-text", board('<p style="font-size: 11.5px">Stone</p>')),
    "a target for a mouse under a finger": (
        FINGER,
        "small-target",
        board(lit("width: 60px; height: 36px")),
    ),
    "a target mostly under another": (
        FINGER,
        "small-target",
        board(lit(OVER) + f'<button style="{OVER}; left: 30px">Over it</button>'),
    ),
    "a way on below the edge": (DESK, "out-of-reach", board(lit(f"{OVER}; top: 280px"))),
    "a way on under a sheet": (
        DESK,
        "out-of-reach",
        board(lit(OVER) + f'<div style="{OVER}; left: 0; width: 200px; background: #fff"></div>'),
    ),
    "a prompt that scrolls away": (
        SMALL,
        "out-of-reach",
        board('<div style="height: 400px"></div><p data-prompt>Choose</p>', "overflow: auto"),
    ),
    "a board that scrolls without need": (
        DESK,
        "scrolls",
        board('<div style="height: 400px"></div>', "overflow: auto"),
    ),
}


@pytest.mark.parametrize("planted", FAULTS)
def test_a_planted_fault_is_found(browser: Browser, planted: str) -> None:
    size, fault, page = FAULTS[planted]
    assert fault in {each.split(": ")[1] for each in seen(browser, page, size)}


@pytest.mark.parametrize("size", [DESK, FINGER, SMALL], ids=["desk", "finger", "small"])
def test_a_sound_page_has_no_faults(browser: Browser, size: Size) -> None:
    assert seen(browser, SOUND, size) == []


def test_a_drawing_on_a_leaf_hides_what_lies_under_it(browser: Browser) -> None:
    leaf = f'<div title="Price" style="{OVER}; top: 0; background: #fff">{drawn("")}</div>'
    page = board(f'<ul><li title="Stone">{drawn("")}</li></ul>{leaf}')
    assert not [each for each in seen(browser, page, DESK) if "icon" in each]


def test_what_can_be_scrolled_to_is_in_reach(browser: Browser) -> None:
    page = board(f'<div style="height: 400px"></div>{lit("width: 60px; height: 60px")}', "overflow: auto")
    assert seen(browser, page, SMALL) == []


def test_what_has_been_scrolled_past_is_in_reach(browser: Browser) -> None:
    rows = "<p>Stone</p>" * 30
    scrolled = f'<div style="height: 105px; overflow: auto"><div>{rows}</div></div>'
    reverse = "display: flex; flex-direction: column-reverse"
    newest_last = f'<div style="height: 105px; overflow: auto; {reverse}"><div>{rows}</div></div>'
    page = browser.new_page()
    for body in (scrolled, newest_last):
        page.set_content(f"<!doctype html><style>* {{ margin: 0; font: 16px/20px sans-serif }}</style>{body}")
        page.locator("div").first.evaluate("each => each.scrollBy(0, 40 * (each.scrollTop < 0 ? -1 : 1))")
        assert faults(page, DESK) == []
    page.close()


def test_what_lies_under_a_foot_that_stays_can_be_scrolled_out(browser: Browser) -> None:
    foot = '<p style="position: sticky; bottom: 0; height: 20px; background: #fff">Sum</p>'
    rows = "<p>Stone</p>" * 30
    page = f'<div style="height: 100px; overflow: auto">{rows}{foot}</div>'
    assert seen(browser, page, DESK) == []


def test_a_target_half_under_a_foot_that_stays_can_be_scrolled_out(browser: Browser) -> None:
    foot = '<p style="position: sticky; bottom: 0; height: 40px; background: #fff">Sum</p>'
    rows = '<button style="display: block; width: 60px; height: 36px">Stone</button>' * 9
    page = f'<div style="height: 100px; overflow: auto">{rows}{foot}</div>'
    assert seen(browser, page, SMALL) == []


def test_what_tells_when_pointed_at_may_be_cut(browser: Browser) -> None:
    name = '<p style="width: 40px; overflow: hidden; white-space: nowrap">A long name</p>'
    tells = f'<button data-help="name" style="{OVER}; inset: 0; width: 60px">?</button>'
    assert seen(browser, board(name), DESK) != []
    assert not [each for each in seen(browser, board(name + tells), DESK) if "long name" in each]


def test_a_badge_may_lie_on_a_drawing(browser: Browser) -> None:
    badge = f'<b style="{OVER}; width: 20px; height: 20px; background: #fff">2</b>'
    assert seen(browser, board(f'<svg class="icon" style="{OVER}; width: 60px"></svg>{badge}'), DESK) == []


def test_an_answer_is_as_large_as_what_can_be_played(browser: Browser) -> None:
    answer = '<button data-answer="accept" style="width: 90px; height: 36px">Accept</button>'
    assert [each.split(": ")[1] for each in seen(browser, board(answer), FINGER)] == ["small-target"]


def test_the_message_names_element_text_and_size(browser: Browser) -> None:
    (told,) = seen(browser, board('<p class="note" style="font-size: 10px">Stone</p>'), DESK)
    assert told == "800x600: small-text: div > p.note «Stone»: 10.0 px instead of 11"


@cache
def window(browser: Browser) -> Page:
    """Opened once: to open one costs more than all that is looked at here."""
    return browser.new_page()


def seen(browser: Browser, body: str, size: Size) -> list[str]:
    page = window(browser)
    page.set_content(f"<!doctype html><style>* {{ margin: 0; font: 16px/20px sans-serif }}</style>{body}")
    return faults(page, size)
