"""What is special to the board of The Pillars of the Earth; what all boards share is in board/test_generic_board.py."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

from tests.web.visitor import LIT, PATIENCE, Json, Visitor, shown_seq

PASSES = {"pass", "pass-builder"}


def sit_down(visitor: Visitor, seed: str, bots: int = 1) -> str:
    """Make a table with bots; we are blue and begin the first round."""
    return visitor.new_table(
        "pillars", [{"kind": "human"}, *[{"kind": "bot", "level": "random"}] * bots], seed
    )


def play_until(
    visitor: Visitor, table: str, wanted: Callable[[Json], bool], eager: bool = True, rather: str = ""
) -> Json:
    """Play random moves over HTTP up to a position, and open it.

    `eager` passes only where it must; the action `rather` is taken whenever it is there.
    """

    def choose(state: Json, random: Random) -> str:
        moves = [each for each in state["legal"] if not eager or each["kind"] not in PASSES] or state["legal"]
        moves = [each for each in moves if each["key"] == rather] or moves
        return str(random.choice(moves)["key"])

    return visitor.play_to(table, wanted, choose)


def in_phase(phase: str) -> Callable[[Json], bool]:
    return lambda state: state["view"]["phase"] == phase


def test_price_is_told_before_the_builder_is_placed(visitor: Visitor) -> None:
    table = sit_down(visitor, "price")
    state = play_until(visitor, table, in_phase("builder"))
    gold, price = state["view"]["table"][0]["gold"], state["view"]["price"]
    space = next(each["target"] for each in state["legal"] if each["kind"] == "place")
    page = visitor.page
    page.locator(f'[data-target="{space}"]').click()
    expect(page.locator(f'[data-target="{space}"] .note')).to_contain_text(f"→ {gold - price}")
    expect(page.locator(".me .then")).to_contain_text(f"−{price} → {gold - price}")
    expect(page.locator(".decision").first).to_contain_text(f"{gold} → {gold - price}")


def test_keep_all_answers_for_the_rest_of_the_round(visitor: Visitor) -> None:
    table = sit_down(visitor, "keep", bots=2)
    play_until(visitor, table, in_phase("throw-back"))
    page = visitor.page
    page.get_by_role("button", name="Keep all").click()
    expect(page.get_by_role("button", name="Keeping all")).to_be_visible()
    for _ in range(40):
        state = visitor.settled(table)
        if state["view"]["part"] != 2:
            break
        if state["view"]["phase"] == "throw-back":  # the page answers by itself
            visitor.wait_beyond(table, state)
            continue
        kinds = [each["kind"] for each in state["legal"]]
        visitor.move(
            table, state, next(each["key"] for each in state["legal"] if each["kind"] != "throw-back")
        )
        assert kinds
    expect(page.get_by_role("button", name="Keeping all")).to_have_count(0, timeout=PATIENCE)
    kinds = [fact["kind"] for line in visitor.state(table)["lines"] for fact in line["facts"]]
    assert "builder-kept" in kinds and "builder-thrown-back" not in kinds


def test_best_plan_is_played_step_by_step(visitor: Visitor) -> None:
    table = sit_down(visitor, "plan")
    state = play_until(
        visitor,
        table,
        lambda each: each["view"]["phase"] == "cathedral" and each["view"]["plan"]["points"] > 0,
    )
    before, plan = state["view"]["table"][0]["points"], state["view"]["plan"]
    page = visitor.page
    craftsman = next(iter(plan["uses"]))
    expect(page.locator(f'[data-target="craftsman:{craftsman}"] .plan')).to_have_text(
        f"★{plan['uses'][craftsman]}"
    )
    page.get_by_role("button", name="Best plan").click()
    expect(page.get_by_role("button", name="Best plan")).to_have_count(0, timeout=PATIENCE)
    after = visitor.settled(table)["view"]
    assert after["table"][0]["points"] >= before + plan["points"]


def test_market_offers_numbers_with_what_is_left(visitor: Visitor) -> None:
    table = sit_down(visitor, "market")

    def has_choice(state: Json) -> bool:
        targets = [each["target"] for each in state["legal"]]
        return state["view"]["phase"] == "market" and any(targets.count(each) > 1 for each in targets)

    state = play_until(visitor, table, has_choice, rather="place market")
    targets = [each["target"] for each in state["legal"]]
    target = next(each for each in targets if targets.count(each) > 1)
    page = visitor.page
    page.locator(f'[data-target="{target}"]').click()
    expect(page.locator("[data-action]")).to_have_count(targets.count(target))
    first = page.locator("[data-action]").first
    expect(first.locator("b")).to_have_text("1")
    expect(first.locator("small")).to_contain_text("→")
    before = shown_seq(page)
    first.click()
    expect(page.locator(f'.page:not([data-seq="{before}"])')).to_be_visible(timeout=PATIENCE)


def test_cards_of_another_seat_are_laid_open_and_put_away(visitor: Visitor) -> None:
    table = sit_down(visitor, "strip")
    visitor.go(f"/table/{table}")
    page = visitor.page
    page.locator(LIT).first.wait_for()
    page.locator(".strip").first.click()
    leaf = page.locator("section.sheet")
    expect(leaf).to_contain_text("Cards: Red")
    expect(leaf.locator("li")).to_have_count(3)
    page.keyboard.press("Escape")
    expect(leaf).to_contain_text("The supply")


def test_help_tells_where_a_value_comes_from(visitor: Visitor) -> None:
    table = sit_down(visitor, "help")
    visitor.go(f"/table/{table}")
    page = visitor.page
    page.locator(LIT).first.wait_for()
    page.get_by_role("button", name="Wool mill").click()
    page.get_by_role("button", name="Where from?").click()
    expect(page.get_by_role("tooltip")).to_contain_text("rulebook")
