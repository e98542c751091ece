"""The generic board test, written once for all games: what is legal is lit and can be reached, the rest says why not.

Random games are played over HTTP while two windows of the player's device show them, one of each size.
"""

from collections import defaultdict
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from kingsbridge.core.contract import Game
from kingsbridge.core.registry import game_ids, load_game
from kingsbridge.texts.texts import Texts
from tests.web.visitor import PATIENCE, SIZES, Json, Visitor, Visitors, shows

POSITIONS = 20
SOAK_POSITIONS = 200
FURTHEST = 9  # own moves between two positions that are looked at
TEXTS = Texts("en")

INSIDE = """element => {
    const box = element.getBoundingClientRect();
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const reached = at !== null && (element.contains(at) || at.contains(element));
    return [box.left >= 0, box.top >= 0, box.right <= innerWidth + 0.5, box.bottom <= innerHeight + 0.5, reached];
}"""


@pytest.mark.parametrize("game_id", game_ids())
def test_board_in_random_positions(visitors: Visitors, game_id: str) -> None:
    walk(visitors.arrive(), load_game(game_id), POSITIONS, Random(f"board {game_id}"))


@pytest.mark.soak
@pytest.mark.parametrize("game_id", game_ids())
def test_board_in_many_random_positions(visitors: Visitors, game_id: str) -> None:
    walk(visitors.arrive(), load_game(game_id), SOAK_POSITIONS, Random(f"soak {game_id}"))


def walk(visitor: Visitor, game: Game, positions: int, random: Random) -> None:
    """Look at so many positions of random games with every number of seats."""
    windows = {name: visitor.window(size) for name, size in SIZES.items()}
    seen = 0
    while seen < positions:
        seats = random.randint(game.min_seats, game.max_seats)
        bots = [{"kind": "bot", "level": "random"}] * (seats - 1)
        table = visitor.new_table(game.id, [{"kind": "human"}, *bots], str(random.random()))
        for page in windows.values():
            page.goto(f"{visitor.base}/table/{table}")
        while seen < positions:
            state = advance(visitor, table, random)
            if not state["legal"]:
                break
            seen += 1
            for name, page in windows.items():
                shows(page, state)
                check(page, game, state, f"{name}, {table} at line {state['table']['seq']}")


def advance(visitor: Visitor, table: str, random: Random) -> Json:
    """Play a few random moves of our own; the bots answer."""
    for _ in range(random.randint(1, FURTHEST)):
        state = visitor.settled(table)
        if not state["legal"]:
            break
        visitor.move(table, state, random.choice(state["legal"])["key"])
    return visitor.settled(table)


def check(page: Page, game: Game, state: Json, where: str) -> None:
    """Every legal target lit and reachable, nothing else lit, everything else answers why."""
    names = [seat["name"] or TEXTS.seat_name(game, number) for number, seat in enumerate(state["table"]["seats"])]
    labels: dict[str, list[str]] = defaultdict(list)
    for legal in state["legal"]:
        action = game.action(game.action_id(legal["key"]))
        labels[legal["target"]].append(TEXTS.label(game, action, names))
    lit = page.locator('[data-target][data-legal="true"]')
    expect(lit, where).to_have_count(len(labels))
    shown = lit.evaluate_all("all => all.map(each => each.dataset.target)")
    assert sorted(shown) == sorted(labels), where
    for target, its_labels in labels.items():
        check_lit(page, target, its_labels, where)
    unlit = page.locator('[data-target][data-legal="false"]')
    for target in unlit.evaluate_all("all => all.filter(e => e.checkVisibility()).map(e => e.dataset.target)"):
        check_why(page, target, where)


def element_of(page: Page, target: str) -> Locator:
    """The things on the page for a target."""
    return page.locator(f'[data-target="{target}"]')


def check_lit(page: Page, target: str, labels: list[str], where: str) -> None:
    """One visible element inside the window, focusable, with the right name."""
    element = element_of(page, target)
    expect(element, f"{target}: {where}").to_have_count(1)
    expect(element, f"{target}: {where}").to_be_visible()
    inside = element.evaluate(INSIDE)
    assert inside == [True] * 5, f"{target} is not wholly in view and in reach ({inside}): {where}"
    element.focus()
    assert element.evaluate("element => element === document.activeElement"), f"{target} takes no focus: {where}"
    if len(labels) == 1:
        named = page.get_by_role("button", name=labels[0], exact=True)
        expect(element.and_(named), f"{target} is not called '{labels[0]}': {where}").to_have_count(1)
        return
    assert (element.get_attribute("aria-label") or "").strip(), f"{target} has no name: {where}"
    element.click()
    for label in labels:
        control = page.locator("[data-action]").and_(page.get_by_role("button", name=label, exact=True))
        expect(control, f"{target} does not offer '{label}': {where}").to_have_count(1)
        assert control.evaluate(INSIDE) == [True] * 5, f"'{label}' is not in reach: {where}"
    expect(page.locator("[data-action]"), where).to_have_count(len(labels))
    page.keyboard.press("Escape")
    expect(page.locator("[data-action]"), where).to_have_count(0)


def check_why(page: Page, target: str, where: str) -> None:
    """A click on what is not legal is answered."""
    element = element_of(page, target).first
    expect(element, where).to_have_attribute("aria-disabled", "true")
    element.click(force=True)  # it says that it is disabled, and answers all the same
    answer = page.locator(f'[data-why="{target}"]')
    expect(answer, f"{target} says nothing: {where}").to_be_visible(timeout=PATIENCE)
    assert answer.inner_text().strip(), f"{target} says nothing: {where}"
    page.keyboard.press("Escape")
    expect(answer, where).to_have_count(0)
