"""Coming back to a table: what happened since the last turn, told in lines, and on the board again."""

import re
from random import Random

from playwright.sync_api import expect

from tests.web.test_table import ALONE
from tests.web.visitor import LIT, PHONE, Json, Visitor, Visitors

SINCE = "since your last turn"


def played(visitor: Visitor, game: str = "cards", moves: int = 4, seed: str = "back") -> str:
    """A table at which this person has moved a few times and is awaited again."""
    table = visitor.new_table(game, ALONE if game != "duel" else ALONE[:2], seed)
    random = Random(3)
    for _ in range(moves):
        state = visitor.settled(table)
        visitor.move(table, state, random.choice(state["legal"])["key"])
    visitor.settled(table)
    return table


def test_everything_since_the_last_choice_is_marked_and_told_again(visitors: Visitors) -> None:
    visitor = visitors.arrive(pace="fast")
    table = played(visitor)
    page = visitor.go(f"/table/{table}")
    # On return it is told by itself; a key goes on to the present.
    expect(page.get_by_text("What happened since your last turn")).to_be_visible()
    expect(page.locator(LIT)).to_have_count(0)
    page.keyboard.press("Shift")
    expect(page.locator(LIT).first).to_be_visible()
    mine = [line for line in visitor.state(table)["lines"] if line["kind"] == "move" and line["seat"] == 0]
    card = next(fact for fact in mine[-1]["facts"] if fact["kind"] == "played")
    assert card["seat"] == 0
    expect(page.locator(".since")).to_contain_text(SINCE)
    page.get_by_role("button", name="Show it again").click()
    expect(page.get_by_text("What happened since your last turn")).to_be_visible()
    expect(page.locator("main.again")).to_have_count(0)  # it ends by itself in the present
    expect(page.locator(LIT).first).to_be_visible()


def test_a_finished_trick_is_one_line_with_its_cards_behind_it(visitor: Visitor) -> None:
    table = played(visitor)
    page = visitor.go(f"/table/{table}")
    trick = page.locator(".chronicle li").filter(has=page.get_by_text(re.compile("takes trick 1:"))).first
    cards = page.locator(".chronicle").get_by_text(re.compile(r"plays .* \(\d+\)\.$"))
    trick.wait_for()
    told = cards.count()
    trick.get_by_role("button", name="Details").click()
    expect(cards).to_have_count(told + 3)


def test_the_chronicle_follows_again_after_a_look_into_the_past(visitor: Visitor) -> None:
    table = played(visitor, moves=12)
    page = visitor.go(f"/table/{table}")
    page.locator(LIT).first.wait_for()
    scroller = page.locator(".chronicle .scroll")
    page.locator(".chronicle .told").first.click()
    visitor.wait_until(
        lambda: bool(scroller.evaluate("element => element.scrollTop") < -50),
        "the first line does not come into sight",
    )
    page.get_by_role("button", name="Back to the game").first.click()
    expect(page.locator(LIT).first).to_be_visible()
    assert scroller.evaluate("element => element.scrollTop") == 0
    visitor.click_a_move(Random(2))
    assert visitor.my_turn()
    assert scroller.evaluate("element => element.scrollTop") == 0
    expect(page.locator(".chronicle .told").last).to_be_in_viewport()


def test_on_the_phone_the_line_of_news_is_that_of_the_moment(visitors: Visitors) -> None:
    visitor = visitors.arrive(PHONE)
    page = visitor.go(f"/table/{played(visitor, moves=6)}")
    newest = page.locator("button.newest > span")
    expect(newest).to_have_text(re.compile(r"plays .* \(\d+\)\.$|takes trick"))
    latest = newest.inner_text()
    newest.click()
    page.locator("dialog[open] .told", has_text="Hand 1 begins").locator("button.moment").click()
    expect(newest).to_have_text(re.compile("^Hand 1 begins"))
    page.get_by_role("button", name="Back to the game").first.click()
    expect(newest).to_have_text(latest)


def test_what_cannot_be_taken_back_says_so_before_on_the_phone_too(visitors: Visitors) -> None:
    visitor = visitors.arrive(PHONE)
    table = visitor.new_table("duel", ALONE[:2], "final")

    def reveals(state: Json) -> bool:
        return any(action["reveals"] and action["target"].startswith("seal:") for action in state["legal"])

    visitor.play_to(table, reveals, lambda state, random: random.choice(state["legal"])["key"])
    page = visitor.page
    warning = page.locator("button.newest strong")
    expect(warning).to_have_count(0)
    page.locator(f"{LIT}[data-target^='seal:']").first.click()
    expect(warning).to_have_text("This cannot be taken back.")


def test_the_numbers_are_shown_on_what_they_press_and_the_focus_stays(visitor: Visitor) -> None:
    page = visitor.go(f"/table/{played(visitor, 'pillars')}")
    page.locator(LIT).first.wait_for()
    expect(page.locator("[data-badge]")).to_have_count(0)
    page.keyboard.press("Tab")  # the first stop leads to what can be played
    page.keyboard.press("Enter")
    expect(page.locator(LIT).first).to_be_focused()

    def is_beside() -> bool:
        badge, lit = page.locator("[data-badge='1']"), page.locator(LIT).first.bounding_box()
        box = badge.bounding_box() if badge.count() else None
        return bool(box and lit and abs(box["x"] - lit["x"]) < 20 and abs(box["y"] - lit["y"]) < 20)

    assert is_beside()
    page.set_viewport_size({"width": 1100, "height": 640})
    visitor.wait_until(is_beside, "the numbers stay where the board was before the window changed")
    visitor.press_a_move(Random(5))
    assert visitor.my_turn()
    focus = "document.activeElement?.closest('main') !== null"
    visitor.wait_until(lambda: bool(page.evaluate(focus)), "the focus is lost")


def test_the_focus_is_found_again_once_the_news_is_told(visitors: Visitors) -> None:
    visitor = visitors.arrive(pace="fast", motion=True)
    page = visitor.page
    table = visitor.new_table("world", ALONE[:2], "focus")
    # A card that is laid aside lies elsewhere then, and the focus with it is gone.
    visitor.play_to(
        table, lambda state: state["view"]["phase"] == "discard", lambda state, _: state["legal"][0]["key"]
    )
    page.keyboard.press("Shift")
    page.locator(LIT).first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(LIT)).to_have_count(0)
    page.locator(LIT).first.wait_for()
    focus = "document.activeElement?.matches('[data-target]') === true"
    visitor.wait_until(lambda: bool(page.evaluate(focus)), "the focus is lost while the news is told")


def test_sound_is_off_until_wanted_and_has_its_caption(visitor: Visitor) -> None:
    page = visitor.page
    page.add_init_script(
        "window.heard = 0; const real = AudioContext.prototype.createGain;"
        "AudioContext.prototype.createGain = function () { window.heard += 1; return real.call(this); };"
    )
    visitor.go(f"/table/{played(visitor)}")
    page.locator(LIT).first.wait_for()
    visitor.click_a_move(Random(1))
    assert visitor.my_turn()
    assert page.evaluate("window.heard") == 0
    expect(page.locator(".caption")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Sounds of the table").check()
    page.get_by_label("Volume").fill("0.3")
    page.keyboard.press("Escape")
    before = page.evaluate("window.heard")
    visitor.click_a_move(Random(1))
    visitor.wait_until(lambda: bool(page.evaluate("window.heard") > before), "nothing is heard")
    expect(page.locator(".caption", has_text="♪ a card is laid").first).to_be_attached()


def test_no_refusal_under_a_mouse_that_rests_after_a_move(visitor: Visitor) -> None:
    page = visitor.go(f"/table/{played(visitor)}")
    card = page.locator(f"ul.hand {LIT}").first
    box = card.bounding_box()
    assert box is not None
    card.click()
    page.keyboard.press("Enter")
    assert visitor.my_turn()
    for step in range(4):  # a hand that trembles
        page.mouse.move(box["x"] + box["width"] / 2 + step, box["y"] + box["height"] / 2)
    page.wait_for_timeout(500)  # longer than a hover takes to ask
    expect(page.locator("[data-why]")).to_have_count(0)
