"""What is special to the board of Builders' Duel; what all boards share is in board/test_generic_board.py."""

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from random import Random

from playwright.sync_api import Page, expect

from kingsbridge.core.contract import State
from kingsbridge.core.registry import load_game
from tests.web.board.stage import Stage, random_play
from tests.web.visitor import LIT, PATIENCE, PHONE, Json, Visitor, Visitors, shows

WALERAN, PHILIP = 0, 1
ENDINGS = {"end", "done", "give"}


def sit_down(visitor: Visitor, seed: str, seat: int = WALERAN) -> str:
    """Make a table against a bot that plays at random."""
    seats: list[Json] = [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
    seats[seat] = {"kind": "human"}
    return visitor.new_table("duel", seats, seed)


def play_until(
    visitor: Visitor, seed: str, wanted: Callable[[Json], bool], seat: int = WALERAN, tries: int = 20
) -> Json:
    """Play random moves over HTTP, in one game after the other, up to a position, and open it.

    Steps and turns are ended, and conflicts given up, only where nothing else is left.
    """
    random = Random(1)
    for number in range(tries):
        table = sit_down(visitor, f"{seed} {number}", seat)
        while True:
            state = visitor.settled(table, seat)
            if not state["legal"]:
                break
            if wanted(state):
                visitor.go(f"/table/{table}")
                shows(visitor.page, state)
                return state
            moves = [each for each in state["legal"] if each["kind"] not in ENDINGS] or state["legal"]
            visitor.move(table, state, random.choice(moves)["key"], seat)
    raise AssertionError("it never came to that")


def in_phase(phase: str) -> Callable[[Json], bool]:
    return lambda state: state["view"]["phase"] == phase


def can(kind: str) -> Callable[[Json], bool]:
    return lambda state: any(each["kind"] == kind for each in state["legal"])


def wished_cells(page: Page) -> list[int]:
    """The cells of the line that is pointed at."""
    cells = page.locator(".cell.wished .hit").evaluate_all(
        "all => all.map(each => Number(each.dataset.cell))"
    )
    return sorted(cells)


def test_lines_by_letter_and_by_cell(visitor: Visitor) -> None:
    state = play_until(visitor, "letters", in_phase("claim"))
    page = visitor.page
    lines = {line["line"]: line["cells"] for line in state["view"]["lines"]}
    page.keyboard.press("b")
    expect(page.locator('[data-target="line:middle-row"]')).to_be_focused()
    assert wished_cells(page) == lines["middle-row"]
    expect(page.locator(".leaf-beside h2")).to_have_text("B: middle row")
    seen = set()
    for _ in range(3):
        page.keyboard.press("1")
        seen.add(tuple(wished_cells(page)))
    assert seen == {tuple(sorted(lines[each])) for each in ("top-row", "left-column", "falling-diagonal")}
    page.keyboard.press("g")
    page.keyboard.press("Enter")
    page.locator(".handle.red").wait_for()
    assert visitor.settled(state["table"]["id"])["view"]["table"][WALERAN]["claim"] == "falling-diagonal"


def test_the_number_on_a_seal_leads_to_it(visitor: Visitor) -> None:
    play_until(visitor, "numbers", in_phase("conflict"))
    page = visitor.page
    second = page.locator(".choices .choice").nth(1)
    expect(second.locator("kbd")).to_have_text("2")
    page.keyboard.press("2")
    expect(second).to_be_focused()
    expect(second).to_have_attribute("data-selected", "true")


def test_a_card_clicked_turns_through_its_lines(visitor: Visitor) -> None:
    play_until(visitor, "click", in_phase("claim"))
    page = visitor.page
    seen = []
    for _ in range(4):
        page.locator('[data-cell="4"]').click()
        seen.append(page.locator("[data-target][data-selected=true]").get_attribute("data-target"))
    assert len(set(seen)) == 4


def test_second_line_crosses_the_first(visitor: Visitor) -> None:
    state = play_until(visitor, "cross", in_phase("claim"), PHILIP)
    page = visitor.page
    crossing = next(each["target"] for each in state["legal"])
    line = next(each for each in state["view"]["lines"] if f"line:{each['line']}" == crossing)
    page.locator(f'[data-target="{crossing}"]').click()
    assert line["meets"] in wished_cells(page)
    expect(page.locator(".cell .swords")).to_have_count(1)
    taken = f'[data-target="line:{state["view"]["table"][WALERAN]["claim"]}"]'
    page.locator(taken).click(force=True)
    expect(page.locator("[data-why]")).to_contain_text("already claimed")


def philip_claims_first(state: State) -> bool:
    view = state.view(WALERAN)
    claimed = any(line["claimed"] >= 0 for line in view["lines"])
    return view["phase"] == "claim" and state.current_seat == PHILIP and not claimed


def test_whoever_waits_for_a_line_is_not_told_to_choose_one(visitor: Visitor) -> None:
    game = load_game("duel")
    play = random_play(game, 2, Random(1), 0)
    while not philip_claims_first(play.state):
        play.play(play.state.legal_actions()[0])
    Stage(visitor, game, 2).show(play)
    expect(visitor.page.get_by_role("heading", name="No line is claimed yet")).to_be_visible()
    expect(visitor.page.get_by_text("Choose a line", exact=True)).to_have_count(0)


def test_the_same_grid_for_both(visitors: Visitors) -> None:
    cards = []
    for seat in (WALERAN, PHILIP):
        visitor = visitors.arrive()
        play_until(visitor, "same", in_phase("claim"), seat, tries=1)
        page = visitor.page
        sides = page.locator(".side h2")
        expect(sides.first).to_have_text("Bishop Waleran")
        boxes = [sides.nth(number).bounding_box() for number in (0, 1)]
        assert boxes[0] and boxes[1] and boxes[0]["x"] < boxes[1]["x"]
        cards.append(page.locator(".cell h3").all_inner_texts())
    assert cards[0] == cards[1] and len(cards[0]) == 9


def test_conflict_shows_both_faces_before_the_flip(visitor: Visitor) -> None:
    state = play_until(
        visitor,
        "faces",
        lambda each: in_phase("conflict")(each) and len(each["view"]["conflict"]["flips"]) > 0,
        PHILIP,
    )
    page, conflict = visitor.page, state["view"]["conflict"]
    expect(page.locator(".cell.lift")).to_have_count(1)
    expect(page.locator(f'.cell.lift [data-cell="{conflict["cell"]}"]')).to_have_count(1)
    sums = page.locator(".scale text")
    assert [int(text) for text in sums.all_text_contents()] == conflict["sums"]
    crowned = ("Waleran", "Philip")[conflict["wins_ties"]]
    expect(page.locator(".tie")).to_contain_text(f"Tie: {crowned} wins")
    for outcome in conflict["outcomes"]:
        choice = page.locator(f'[data-target="seal:{outcome["seal"]}"]')
        faces = [int(text) for text in choice.locator(".face .wax b").all_inner_texts()]
        results = [int(text) for text in choice.locator(".face .sum b").all_inner_texts()]
        assert (faces, results) == (outcome["faces"], outcome["sums"])
        assert choice.locator(".face.leads").count() == sum(outcome["leads"])
    seal = conflict["outcomes"][0]["seal"]
    page.locator(f'[data-target="seal:{seal}"]').click()
    expect(page.locator(".decision").first).to_contain_text(f"→ {conflict['outcomes'][0]['sums'][1]}")


def test_what_is_asked_comes_into_view_where_the_board_scrolls(visitors: Visitors) -> None:
    visitor = visitors.arrive((667, 375))
    play_until(visitor, "scrolls", in_phase("conflict"))
    expect(visitor.page.locator(".frame[data-scrolls]")).to_be_visible()
    expect(visitor.page.locator('[data-target^="seal:"][data-legal="true"]').first).to_be_in_viewport()


def test_first_flip_cannot_be_declined(visitor: Visitor) -> None:
    play_until(
        visitor, "first", lambda each: in_phase("conflict")(each) and not each["view"]["conflict"]["flips"]
    )
    page = visitor.page
    page.locator('[data-target="button:give-up"]').click(force=True)
    expect(page.locator("[data-why]")).to_contain_text("cannot be declined")


def test_price_stands_beside_what_can_be_installed(visitor: Visitor) -> None:
    state = play_until(visitor, "price", can("build"))
    page = visitor.page
    target = next(each["target"] for each in state["legal"] if each["kind"] == "build")
    price, gold = state["view"]["turn"]["next_price"], state["view"]["table"][WALERAN]["gold"]
    slot = page.locator(f'[data-target="{target}"]')
    expect(slot.locator(".price")).to_have_text(str(price))
    expect(page.locator(".prices li.now b")).to_have_text(str(price))
    slot.click()
    expect(page.locator(".decision").first).to_contain_text(f"{gold} → {gold - price}")
    page.keyboard.press("Enter")
    page.locator(".slot.on").first.wait_for()
    assert visitor.settled(state["table"]["id"])["view"]["table"][WALERAN]["installed"] >= 1


def test_kept_card_is_played_from_the_side(visitor: Visitor) -> None:
    state = play_until(visitor, "kept", can("play"))
    card = next(each["args"]["card"] for each in state["legal"] if each["kind"] == "play")
    page = visitor.page
    kept = page.locator(f'.side [data-target="kept:{card}"]')
    expect(kept).to_have_attribute("data-legal", "true")
    kept.click()
    kept.click()
    expect(kept).to_have_count(0, timeout=PATIENCE)
    kinds = [fact["kind"] for line in visitor.state(state["table"]["id"])["lines"] for fact in line["facts"]]
    assert "played" in kinds


def test_other_side_is_laid_open_on_a_phone(visitors: Visitors) -> None:
    visitor = visitors.arrive(PHONE)
    play_until(visitor, "strip", in_phase("claim"))
    page = visitor.page
    page.locator(".strip").click()
    expect(page.locator(".all h2")).to_have_text("Prior Philip")
    page.keyboard.press("Escape")
    expect(page.locator(".all")).to_have_count(0)


def test_help_says_what_is_reconstructed(visitor: Visitor) -> None:
    play_until(visitor, "help", in_phase("claim"))
    page = visitor.page
    page.locator(LIT).first.wait_for()
    page.locator(".coming button").first.click()
    page.get_by_role("button", name="Where from?").click()
    expect(page.get_by_role("tooltip")).to_contain_text("reconstructed")


def test_a_moment_of_the_past_and_the_replay(visitor: Visitor) -> None:
    table = sit_down(visitor, "past")
    random = Random(1)
    while True:
        state = visitor.settled(table)
        if not state["legal"]:
            break
        quick = [each for each in state["legal"] if each["kind"] in ENDINGS] or state["legal"]
        visitor.move(table, state, random.choice(quick)["key"])
    page = visitor.go(f"/replay/{table}?ply=12")
    page.get_by_role("slider").wait_for()
    expect(page.locator(".cell h3")).to_have_count(9)
    expect(page.locator(LIT)).to_have_count(0)


def test_ending_a_turn_with_cards_unused_is_plain_and_asks_once(visitor: Visitor) -> None:
    state = play_until(visitor, "end", lambda each: can("use")(each) and can("end")(each))
    page, table = visitor.page, state["table"]["id"]
    button = page.locator('[data-target="button:end"]')
    unused = sum(each["kind"] == "use" for each in state["legal"])
    expect(button).to_contain_text(f"{unused} card")
    expect(button).to_have_class(re.compile(r"\bplain\b"))
    button.click()
    expect(button).to_contain_text("Sure?")
    assert visitor.state(table)["table"]["seq"] == state["table"]["seq"]
    button.click()
    visitor.wait_beyond(table, state)


def test_giving_up_is_asked_once_even_where_one_click_plays(visitor: Visitor) -> None:
    visitor.go()
    visitor.page.evaluate(
        "localStorage.setItem('kingsbridge-settings', JSON.stringify({ pace: 'instant', confirm: false }))"
    )
    state = play_until(visitor, "give", can("give"))
    page, table = visitor.page, state["table"]["id"]
    button = page.locator('[data-target="button:give-up"]')
    button.click()
    expect(button).to_contain_text("Sure?")
    assert visitor.state(table)["table"]["seq"] == state["table"]["seq"]
    button.click()
    visitor.wait_beyond(table, state)


def test_enter_plays_the_line_that_a_card_chose(visitor: Visitor) -> None:
    state = play_until(visitor, "enter", in_phase("claim"))
    page = visitor.page
    page.locator('[data-cell="4"]').focus()
    page.keyboard.press("Space")
    chosen = page.locator("[data-target][data-selected=true]").get_attribute("data-target")
    page.keyboard.press("Space")
    another = page.locator("[data-target][data-selected=true]").get_attribute("data-target")
    assert chosen != another
    page.keyboard.press("Enter")
    visitor.wait_beyond(state["table"]["id"], state)
    claim = visitor.state(state["table"]["id"])["view"]["table"][WALERAN]["claim"]
    assert another == f"line:{claim}"


def test_what_a_material_costs_or_brings_stands_on_it(visitor: Visitor) -> None:
    state = play_until(visitor, "stall", can("convert"))
    convert = next(each for each in state["legal"] if each["kind"] == "convert")
    changes = {each["thing"]: each for each in state["view"]["previews"][convert["key"]]}
    box = visitor.page.locator(f'[data-target="{convert["target"]}"]')
    if "gold" in changes:
        price = changes["gold"]["before"] - changes["gold"]["after"]
        expect(box).to_contain_text(f"−{price}")
        expect(box).to_have_attribute("aria-description", f"−{price} gold")


def test_the_first_thing_to_play_is_two_keys_away(visitor: Visitor) -> None:
    play_until(visitor, "tab", in_phase("claim"))
    page = visitor.page
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate("selector => document.activeElement.matches(selector)", LIT)


def test_a_round_ends_with_a_sheet_beside_the_new_cards(visitors: Visitors) -> None:
    visitor = visitors.arrive(pace="normal")
    page = visitor.page
    page.clock.install()
    state = play_until(visitor, "sheet", can("end"))
    page.clock.pause_at(datetime.now(UTC) + timedelta(hours=1))
    table, before = state["table"]["id"], state["view"]["round"]
    while (state := visitor.settled(table))["view"]["round"] == before:
        ends = [each["key"] for each in state["legal"] if each["kind"] in ENDINGS]
        visitor.move(table, state, ends[0] if ends else state["legal"][0]["key"])
    sheet = page.get_by_role("region", name=f"Round {before} is over")

    def goes_on() -> bool:
        page.clock.run_for(100)
        return sheet.count() > 0

    visitor.wait_until(goes_on, "no sheet tells what the round brought")
    expect(sheet).to_contain_text("Points now")
    # It covers nothing: all nine new cards lie there, and a line that is looked at takes its place.
    expect(page.locator(".cell h3")).to_have_count(9)
    page.locator('[data-target="line:top-row"]').hover()
    expect(sheet).to_have_count(0)
