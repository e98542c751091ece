"""The board of the card game: whose the trick becomes, last trick, King's trick, why not, worksheet, end, replay."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from kingsbridge.core.registry import load_game
from kingsbridge.texts.texts import Texts
from tests.web.visitor import (
    LIT,
    PATIENCE,
    PHONE,
    SIZES,
    Json,
    Visitor,
    Visitors,
    read_points,
    shown_seq,
    shows,
    wait_until_drawn,
)

TABLES = 40  # how many games are begun at most until one shows what a test wants to see
ALFRED = "alfred-builder"
TOUCH = 44  # pixels a finger needs


def reach(
    visitor: Visitor, wanted: Callable[[Json], bool], seats: int = 3, show: bool = True
) -> tuple[str, Json]:
    """Play games over HTTP until our seat has such a choice, and open the page there."""
    wishes: list[Json] = [{"kind": "human"}, *[{"kind": "bot", "level": "random"}] * (seats - 1)]
    for number in range(TABLES):
        table = visitor.new_table("cards", wishes, f"board {number}")
        state = visitor.settled(table)
        while state["legal"] and not wanted(state):
            visitor.move(table, state, state["proposal"] or state["legal"][0]["key"])
            state = visitor.settled(table)
        if wanted(state):
            if show:
                visitor.go(f"/table/{table}")
                shows(visitor.page, state)
            return table, state
    raise AssertionError("no game came to such a position")


def names_of(state: Json) -> list[str]:
    """The seats' names as everybody sees them: given ones, else the colours."""
    game = load_game("cards")
    return [
        seat["name"] or Texts("en").seat_name(game, number)
        for number, seat in enumerate(state["table"]["seats"])
    ]


def played(page: Page) -> list[str]:
    """The cards that lie on the table."""
    return sorted(page.locator("[data-played]").evaluate_all("all => all.map(each => each.dataset.played)"))


def cards_of(trick: Json) -> list[str]:
    """The cards of a trick of a view."""
    return sorted(play["card"] for play in trick["plays"])


def playing(state: Json) -> bool:
    """Whether a card is asked for."""
    return bool(state["view"]["phase"] == "play")


def running(state: Json) -> bool:
    """Whether a card is asked for in a trick that has begun."""
    return playing(state) and bool(state["view"]["trick"]["plays"])


def last_to_play(state: Json) -> bool:
    """Whether our card decides the trick."""
    return running(state) and len(state["view"]["trick"]["plays"]) == state["view"]["seats"] - 1


def alfred_waits(state: Json) -> bool:
    """Whether we hold Alfred before the last trick."""
    return playing(state) and ALFRED in state["view"]["hand"] and len(state["view"]["hand"]) > 1


def converting(state: Json) -> bool:
    """Whether our scoring has a conversion to propose."""
    return bool(state["view"]["phase"] == "conversion" and state["proposal"].startswith("convert"))


def gains_of(summary: Locator) -> list[int]:
    """What the summary of a hand says each seat gained."""
    texts = summary.locator("tfoot tr").first.locator("td").all_inner_texts()
    return [int(text.replace("−", "-")) for text in texts]


@pytest.mark.parametrize("size", SIZES)
def test_the_ribbon_says_to_whom_the_trick_would_go(visitors: Visitors, size: str) -> None:
    visitor = visitors.arrive(SIZES[size])
    _, state = reach(visitor, lambda s: running(s) and s["view"]["trick"]["taker"] > 0, seats=4)
    trick = state["view"]["trick"]
    page = visitor.page
    assert played(page) == cards_of(trick)
    winning = page.locator('[data-wins="true"]')
    expect(winning).to_have_attribute("data-played", trick["plays"][trick["winner"]]["card"])
    ribbon = page.locator("[data-ribbon]")
    expect(ribbon).to_have_attribute("data-ribbon", str(trick["taker"]))
    expect(ribbon).to_have_text(f"would go to {names_of(state)[trick['taker']]}")


def test_every_card_says_what_it_would_do(visitor: Visitor) -> None:
    table, state = reach(visitor, last_to_play)
    page = visitor.page
    card = state["legal"][0]["args"]["card"]
    kind = page.locator(f'[id="outcome-{card}"] [data-outcome]').get_attribute("data-outcome")
    number = state["view"]["trick"]["number"]
    visitor.move(table, state, state["legal"][0]["key"])
    after = visitor.settled(table)
    taken = [
        fact.get("taker", -1)
        for line in after["lines"]
        for fact in line["facts"]
        if fact["kind"] in ("trick-taken", "king-aside") and fact["trick"] == number
    ][-1]
    assert (taken == 0) == (kind in ("yours", "keeps"))
    assert (taken == -1) == (kind == "king")


def test_the_last_trick_is_one_key_away(visitor: Visitor) -> None:
    _, state = reach(visitor, lambda s: running(s) and len(s["view"]["tricks"]) >= 1)
    page = visitor.page
    now, last = cards_of(state["view"]["trick"]), state["view"]["tricks"][-1]
    assert played(page) == now
    page.keyboard.press("l")
    expect(page.locator("[data-ribbon]")).to_have_attribute("data-ribbon", str(last["taker"]))
    assert played(page) == cards_of(last)
    page.keyboard.press("l")
    expect(page.locator("[data-played]")).to_have_count(len(now))
    assert played(page) == now


def test_number_keys_choose_and_play(visitor: Visitor) -> None:
    _, state = reach(visitor, lambda s: playing(s) and ALFRED not in s["view"]["hand"])
    page = visitor.page
    second = list(dict.fromkeys(state["view"]["hand"]))[1]
    page.keyboard.press("2")
    expect(page.locator("[data-selected=true]")).to_have_attribute("data-target", f"card:{second}")
    expect(page.locator("section.decision:visible")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-target="card:{second}"][data-selected=true]')).to_have_count(0)
    page.locator(f'.page:not([data-seq="{state["table"]["seq"]}"])').wait_for()


def test_alfred_says_why_he_waits(visitor: Visitor) -> None:
    reach(visitor, alfred_waits)
    page = visitor.page
    alfred = page.locator(f'[data-target="card:{ALFRED}"]')
    expect(alfred).to_have_attribute("aria-disabled", "true")
    alfred.click(force=True)
    expect(page.locator(f'[data-why="card:{ALFRED}"]')).to_contain_text("last trick")


def total(page: Page) -> int:
    """The running sum of the worksheet."""
    return int(page.locator("[data-sheet-total]").inner_text().replace("−", "-"))


def used(page: Page) -> Locator:
    """The converters that are ticked."""
    return page.locator(".converter.used")


@pytest.mark.parametrize("size", SIZES)
def test_the_worksheet_proposes_and_takes_back(visitors: Visitors, size: str) -> None:
    visitor = visitors.arrive(SIZES[size])
    _, state = reach(visitor, converting)
    page = visitor.page
    ticked, before = used(page).count(), total(page)
    step = page.locator(f'[data-proposal="{state["proposal"]}"]')
    step.click()
    expect(used(page)).to_have_count(ticked + 1)
    assert total(page) >= before
    page.get_by_label("Worksheet").get_by_role("button", name="Undo").click()
    expect(used(page)).to_have_count(ticked)
    assert total(page) == before
    expect(step).to_be_visible()


def test_the_sheet_on_a_phone_has_the_only_buttons(visitors: Visitors) -> None:
    visitor = visitors.arrive(PHONE)
    _, state = reach(visitor, converting)
    page = visitor.page
    expect(page.get_by_role("button", name="Undo")).to_have_count(1)
    expect(page.get_by_role("button", name="Chronicle")).to_be_visible()
    step = next(each for each in state["legal"] if each["key"] == state["proposal"])
    alone = [each["target"] for each in state["legal"]].count(step["target"]) == 1
    ticked = used(page).count()
    page.locator(f'[data-target="{step["target"]}"]').click()
    play = page.locator("[data-acts] .play") if alone else page.locator(f'[data-action="{step["key"]}"]')
    expect(play).to_be_in_viewport(ratio=1)
    play.click()
    expect(used(page)).to_have_count(ticked + 1)


def test_the_sheet_on_a_phone_leaves_the_hint(visitors: Visitors) -> None:
    visitor = visitors.arrive(PHONE)
    _, state = reach(visitor, converting)
    page = visitor.page
    button = page.get_by_role("button", name="Hint")
    box = button.bounding_box()
    assert box is not None and min(box["width"], box["height"]) >= TOUCH
    button.tap()
    hint = page.locator("[data-hint]").first
    expect(hint).to_be_in_viewport(ratio=1)
    wanted = next(each for each in state["legal"] if each["key"] == hint.get_attribute("data-hint"))
    hint.tap()
    alone = [each["target"] for each in state["legal"]].count(wanted["target"]) == 1
    chosen = (
        page.locator("[data-selected=true]") if alone else page.locator(f'[data-action="{wanted["key"]}"]')
    )
    expect(chosen).to_be_in_viewport(ratio=1)


def test_all_proposed_steps_then_done(visitor: Visitor) -> None:
    table, _ = reach(visitor, converting)
    page = visitor.page
    before = shown_seq(page)
    page.locator('[data-proposal="all"]').click()
    page.locator(f'.page:not([data-seq="{before}"])').wait_for()
    expect(page.locator('[data-proposal="all"]')).to_have_count(0)
    lines = visitor.state(table)["lines"]
    steps = [line for line in lines if line["kind"] == "move" and line["seat"] == 0 and line["seq"] > before]
    assert steps, "each step is a move of its own"
    done = page.locator('[data-target="button:done"][data-legal=true]')
    if done.count():
        done.click()
        expect(done).to_have_count(0)


def test_the_kings_trick_lies_in_view(visitor: Visitor) -> None:
    _, state = reach(visitor, lambda s: running(s) and any(t["taker"] == -1 for t in s["view"]["tricks"]))
    box = visitor.page.get_by_label("The King’s trick", exact=True)
    kings = next(trick for trick in state["view"]["tricks"] if trick["taker"] == -1)
    expect(box.get_by_role("listitem")).to_have_count(len(kings["plays"]))
    expect(box.get_by_role("button", name="King", exact=True)).to_be_visible()
    heirs = [str(seat) for seat, row in enumerate(state["view"]["table"]) if row["tricks"] == 0]
    assert box.locator("[data-heir]").evaluate_all("all => all.map(each => each.dataset.heir)") == heirs


def test_the_end_of_a_hand_is_told_and_blocks_nothing(visitors: Visitors) -> None:
    visitor = visitors.arrive(pace="fast")
    table, state = reach(visitor, lambda s: playing(s) and s["view"]["table"][0]["cards"] == 2)
    hand = state["view"]["hand_number"]
    while state["legal"] and state["view"]["hand_number"] == hand:
        visitor.move(table, state, state["proposal"] or state["legal"][0]["key"])
        state = visitor.settled(table)
    page = visitor.page
    summary = page.locator(f'[data-hand-summary="{hand}"]')
    expect(summary).to_be_visible(timeout=PATIENCE)
    assert gains_of(summary) == state["view"]["pad"][hand - 1]
    page.locator('ul.hand [data-legal="true"]').first.click()
    expect(summary).to_have_count(0)
    expect(page.locator("[data-selected=true]")).to_have_count(1)


def test_end_of_game_and_replay_with_open_hands(visitor: Visitor) -> None:
    table, state = reach(visitor, lambda s: s["table"]["status"] == "finished", show=False)
    page = visitor.go(f"/table/{table}")
    end = page.locator("dialog[open]")
    expect(end.locator("tfoot td")).to_have_count(state["view"]["seats"])
    assert read_points(end.locator("tfoot td")) == state["view"]["scores"]
    page.keyboard.press("Escape")
    summary = page.locator("[data-hand-summary]")
    expect(summary).to_be_visible()
    assert gains_of(summary) == state["view"]["pad"][-1]

    for ply in range(7, 7 + state["view"]["seats"]):
        views = visitor.get(f"/api/tables/{table}/replay/{ply}")["views"]
        visitor.go(f"/replay/{table}?ply={ply}")
        expect(page.locator("ul.hand")).to_be_visible()
        for seat in range(1, state["view"]["seats"]):
            hand = page.locator(f'[data-seat="{seat}"] .open-hand li')
            expect(hand).to_have_count(len(views[seat]["hand"]))
        kinds = set(views[0]["hand"])
        expect(page.locator("ul.hand [data-target]")).to_have_count(len(kinds))
        # On the others' turns cards say nothing of what they would do.
        telling = len(kinds - {ALFRED}) if views[0]["current_seat"] == 0 else 0
        expect(page.locator("ul.hand [data-outcome]")).to_have_count(telling)


def test_cards_tell_what_they_do_and_whence(visitor: Visitor) -> None:
    _, state = reach(visitor, lambda s: playing(s) and s["legal"][0]["args"]["card"] != ALFRED)
    page = visitor.page
    page.locator(f'[data-target="{state["legal"][0]["target"]}"]').hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    page.get_by_role("button", name="Where from?").click()
    expect(tip).to_contain_text("value")
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)


def test_a_card_rests_under_a_pointer_at_its_lower_edge(visitors: Visitors) -> None:
    page = visitors.arrive().start_alone()
    card = page.locator(LIT).first
    box = card.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 1)
    page.wait_for_timeout(400)
    tops = set()
    for _ in range(12):
        wait_until_drawn(page)
        tops.add(card.evaluate("card => card.getBoundingClientRect().top"))
    assert len(tops) == 1
