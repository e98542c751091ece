"""What is special to the board of World Without End; what all boards share is in board/test_generic_board.py."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from kingsbridge.core.play import Play
from kingsbridge.core.registry import load_game
from tests.web.board.stage import Stage, random_play
from tests.web.visitor import DESKTOP, LIT, PHONE, Json, Visitor, Visitors

GIVES_UP = {"decline", "done"}


def sit_down(visitor: Visitor, seed: str, bots: int = 1) -> str:
    """Make a table with bots; we are red and have the start figure first."""
    return visitor.new_table("world", [{"kind": "human"}, *[{"kind": "bot", "level": "random"}] * bots], seed)


def any_move(state: Json, random: Random) -> str:
    """A random move; something is done where something can be."""
    moves = [each for each in state["legal"] if each["kind"] not in GIVES_UP] or state["legal"]
    return str(random.choice(moves)["key"])


def towards_building(state: Json, random: Random) -> str:
    """A move that leads to a builder with both stone and wood: neither card is wasted before."""
    keys = [str(each["key"]) for each in state["legal"]]
    goods = state["view"]["table"][0]["goods"]
    lacking = [good for good in ("stone", "wood") if not goods[good]]
    wishes = [f"take {good}" for good in lacking] + ["play resource" if lacking else "play building-project"]
    wishes += [
        f"orient {each['arrow']}"
        for each in state["view"]["orientations"]
        if (each["incomes"][0] or {}).get("good") in lacking
    ]
    found = [wish for wish in wishes if wish in keys]
    if found:
        return found[0]
    spared = [key for key in keys if not key.endswith(("building-project", "resource"))]
    return random.choice(spared or keys)


def in_phase(phase: str) -> Callable[[Json], bool]:
    return lambda state: state["view"]["phase"] == phase


def middle_of(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def row(visitor: Visitor, arrow: int) -> Locator:
    """The line of the table that says what an orientation brings."""
    return visitor.page.locator("table tbody tr").nth(arrow)


def test_every_orientation_tells_incomes_and_favor_before_it_is_chosen(visitor: Visitor) -> None:
    table = sit_down(visitor, "turn", bots=3)
    state = visitor.play_to(table, in_phase("orient"), any_move)
    view = state["view"]
    page = visitor.page
    expect(page.locator("table tbody tr")).to_have_count(4)
    names = {"vp": "victory point", "medical": "medical knowledge"}
    for orientation in view["orientations"]:
        line = row(visitor, orientation["arrow"])
        for seat, income in enumerate(orientation["incomes"]):
            cell = line.locator("td").nth(1 + seat)
            expect(cell).to_contain_text(f"+{income['units']}")
            expect(cell.get_by_role("img", name=names.get(income["good"], income["good"]))).to_be_visible()
        if not orientation["legal"]:
            expect(line).to_contain_text("1 gold needed")
        elif orientation["arrow"] == 0:
            expect(line).to_contain_text("marker stays")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_the_picture_of_the_event_lies_in_the_middle_of_the_rose(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    visitor = visitors.arrive(size)
    table = sit_down(visitor, "emblem")
    visitor.play_to(table, in_phase("orient"), any_move)
    rose = middle_of(visitor.page.locator(".rose"))
    picture = middle_of(visitor.page.locator(".rose .emblem .icon"))
    assert abs(picture[0] - rose[0]) < 3 and abs(picture[1] - rose[1]) < 20, "below it stands its number"


def test_card_is_turned_with_q_and_e(visitor: Visitor) -> None:
    table = sit_down(visitor, "keys-q-e", bots=3)
    state = visitor.play_to(table, in_phase("orient"), any_move)
    legal = [int(each["args"]["arrow"]) for each in state["legal"]]
    page = visitor.page
    page.locator(LIT).first.wait_for()
    page.keyboard.press("e")
    expect(page.locator(f'[data-target="arrow:{legal[0]}"]')).to_have_attribute("data-selected", "true")
    expect(row(visitor, legal[0])).to_have_class(re.compile(r"\bon\b"))
    page.keyboard.press("e")
    chosen = page.locator(f'[data-target="arrow:{legal[1]}"]')
    expect(chosen).to_have_attribute("data-selected", "true")
    page.keyboard.press("q")
    expect(chosen).to_have_attribute("data-selected", "false")
    page.keyboard.press(str(legal[0]))  # the key is the number on the card, and no other is shown beside it
    expect(page.locator(f'[data-target="arrow:{legal[0]}"]')).to_have_attribute("data-selected", "true")
    expect(page.locator("[data-badge]")).to_have_count(0)
    page.get_by_role("button", name="Turn the card clockwise").click()
    expect(chosen).to_have_attribute("data-selected", "true")
    income = state["view"]["orientations"][legal[1]]["incomes"]
    for strip, gain in zip(page.locator(".strip .income").all(), income[1:], strict=True):
        expect(strip).to_contain_text(f"+{gain['units']}")
    page.locator("[data-confirm]").click()
    expect(page.locator("table tbody tr")).to_have_count(0)
    assert visitor.settled(table)["view"]["event"]["arrow"] == legal[1]


def test_duties_say_what_is_missing(visitor: Visitor) -> None:
    table = sit_down(visitor, "duties")
    state = visitor.play_to(table, in_phase("orient"), any_move)
    missing = state["view"]["table"][0]["missing"]
    duty = visitor.page.locator('[data-target="duty:piety-duty"]')
    expect(duty).to_contain_text(f"missing {missing['piety']} piety")
    expect(duty).to_have_attribute("aria-label", f"Piety due: missing {missing['piety']} piety")


def test_choice_between_stone_and_wood_tells_what_it_costs(visitor: Visitor) -> None:
    table = sit_down(visitor, "build", bots=2)

    def has_choice(state: Json) -> bool:
        targets = [each["target"] for each in state["legal"] if each["kind"] == "build"]
        return len(targets) > len(set(targets))

    state = visitor.play_to(table, has_choice, towards_building)
    target = next(each["target"] for each in state["legal"] if each["kind"] == "build")
    page = visitor.page
    page.locator(f'[data-target="{target}"]').click()
    choices = page.locator("[data-action]")
    expect(choices).to_have_count(2)
    expect(choices.first.locator("small")).to_contain_text("+3 VP")
    stone = state["view"]["table"][0]["goods"]["stone"]
    choices.first.click()
    expect(page.locator('[data-target="good:stone"] b')).to_have_text(str(stone - 1))


def test_phone_shows_the_part_that_is_asked_for(visitors: Visitors) -> None:
    visitor = visitors.arrive(PHONE)
    table = sit_down(visitor, "tabs")
    visitor.play_to(table, in_phase("play"), any_move)
    page = visitor.page
    page.locator(LIT).first.wait_for()
    parts = page.get_by_role("group", name="Parts of the board")
    expect(parts.get_by_role("button", name="Hand")).to_have_attribute("aria-pressed", "true")
    parts.get_by_role("button", name="Council").click()
    expect(page.get_by_role("group", name="The council and the favor ring")).to_be_visible()
    expect(page.locator('[data-target="card:favor-card"]')).to_be_hidden()


def test_another_seat_is_told_in_full(visitor: Visitor) -> None:
    table = sit_down(visitor, "strip")
    visitor.play_to(table, in_phase("play"), any_move)
    page = visitor.page
    page.locator(".strip").first.click()
    leaf = page.get_by_role("dialog", name="Green")
    expect(leaf).to_contain_text("medical knowledge")
    expect(leaf).to_contain_text("Missing if the chapter ended now")
    page.keyboard.press("Escape")
    expect(leaf).to_have_count(0)


def test_help_tells_what_is_reconstructed(visitor: Visitor) -> None:
    table = sit_down(visitor, "help")
    visitor.play_to(table, in_phase("orient"), any_move)
    page = visitor.page
    page.get_by_role("button", name="Favor space: Prior", exact=True).click()
    expect(page.get_by_role("tooltip")).to_contain_text("1 piety from the cathedral")
    page.get_by_role("button", name="Where from?").click()
    expect(page.get_by_role("tooltip")).to_contain_text("reconstructed")


def test_a_row_of_the_card_is_pressed_wherever_it_is_hit(visitors: Visitors) -> None:
    visitor = visitors.arrive((768, 1024))
    visitor.play_to(sit_down(visitor, "turn"), in_phase("orient"), any_move)
    for arrow in visitor.page.locator('.arrow[data-legal="true"]').all():
        arrow.click(trial=True)  # what nobody sees must not take the press in its middle


def ends_chapter(play: Play) -> bool:
    """Whether the latest move did."""
    return bool(play.moves) and any(entry.kind == "chapter-ends" for entry in play.moves[-1].entries)


def test_the_sheet_of_a_chapter_fits_a_small_phone(visitors: Visitors) -> None:
    visitor = visitors.arrive((375, 667), pace="normal", motion=True)
    page = visitor.page
    page.clock.install()
    game, random = load_game("world"), Random(3)
    play = random_play(game, 4, random, 0)
    stage = Stage(visitor, game, 4)
    while not ends_chapter(play):
        before = len(play.moves)
        play.play(random.choice(play.state.legal_actions()))
    stage.show(play.at(before))
    stage.go_on(play)
    sheet = page.get_by_role("region", name="Chapter I is over")

    def is_shown() -> bool:
        page.clock.run_for(200)
        return sheet.count() > 0

    visitor.wait_until(is_shown, "no sheet tells what the chapter brought")
    room = sheet.locator(".scroll")
    assert room.evaluate("element => element.scrollWidth - element.clientWidth") <= 0


def test_at_the_end_the_rail_leaves_its_room_to_the_result(visitors: Visitors) -> None:
    game = load_game("world")
    visitor = visitors.arrive((320, 640), language="de")
    stage = Stage(visitor, game, 4)
    stage.show(random_play(game, 4, Random(4), 10_000))
    visitor.page.get_by_role("button", name="Ergebnis").first.click(trial=True)
