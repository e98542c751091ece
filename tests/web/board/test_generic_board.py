"""The generic board test, written once for all games: what is legal is lit, it and advice can be reached, the rest
says why not.

Random games are played over HTTP while two windows of the player's device show them, one of each size.
"""

import re
from collections import defaultdict
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from kingsbridge.core.contract import Game
from kingsbridge.core.registry import game_ids, load_game
from kingsbridge.texts.texts import Texts
from tests.web.visitor import LIT, PATIENCE, SIZES, Json, Visitor, Visitors, shows

POSITIONS = 20
SOAK_POSITIONS = 200
FURTHEST = 6  # own moves between two positions that are looked at
TEXTS = Texts("en")
BOARDS = Path(__file__).parents[3] / "web/src/games"
# A game may be playable in the terminal before its board is drawn; the title page shows only those with one.
GAMES_WITH_BOARD = [game_id for game_id in game_ids() if (BOARDS / game_id / "Board.svelte").exists()]

# In one go for all elements: a position has many, and each question to the browser costs.
LOOK = """elements => elements.map(element => {
    const box = element.getBoundingClientRect();
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    element.focus();
    return {
        target: element.dataset.target ?? '',
        visible: element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        inside: box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5,
        reached: at !== null && (element.contains(at) || at.contains(element)),
        focused: element === document.activeElement,
    };
})"""
ASK_WHY = """async elements => {
    const answers = [];
    for (const element of elements.filter(each => each.checkVisibility())) {
        const target = element.dataset.target;
        element.click();
        const end = performance.now() + 10000;
        let told = null;
        while (performance.now() < end && !(told = document.querySelector(`[data-why="${target}"]`)?.innerText)) {
            await new Promise(resolve => setTimeout(resolve, 5));
        }
        const told_off = element.getAttribute('aria-disabled') === 'true';
        answers.push([target, told ?? '', told_off]);
        document.body.click();
        while (document.querySelector('[data-why]')) await new Promise(resolve => setTimeout(resolve, 5));
    }
    return answers;
}"""


@pytest.mark.parametrize("game_id", GAMES_WITH_BOARD)
def test_board_in_random_positions(visitors: Visitors, game_id: str) -> None:
    walk(visitors.arrive(), load_game(game_id), POSITIONS, Random(f"board {game_id}"))


@pytest.mark.soak
@pytest.mark.parametrize("game_id", GAMES_WITH_BOARD)
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
    names = [
        seat["name"] or TEXTS.seat_name(game, number) for number, seat in enumerate(state["table"]["seats"])
    ]
    labels: dict[str, dict[str, str]] = defaultdict(dict)
    for legal in state["legal"]:
        action = game.action(game.action_id(legal["key"]))
        labels[legal["target"]][legal["key"]] = TEXTS.label(game, action, names)
    lit = page.locator(LIT)
    expect(lit, where).to_have_count(len(labels), timeout=PATIENCE)
    looks = lit.evaluate_all(LOOK)
    assert sorted(look["target"] for look in looks) == sorted(labels), f"lit is not what is legal: {where}"
    for look in looks:
        in_reach(look, where)
    for target, its_labels in labels.items():
        button = page.locator(f'[data-target="{target}"]')
        if len(its_labels) == 1:
            (label,) = its_labels.values()
            is_button(button, label, where)
        else:
            is_button(button, re.compile(r"\S"), where)
            check_choices(page, button, its_labels, where)
    for target, told, is_disabled in page.locator('[data-target][data-legal="false"]').evaluate_all(ASK_WHY):
        assert told.strip() and is_disabled, f"{target} does not say why not: {where}"
    check_hint(page, state, where)


def check_hint(page: Page, state: Json, where: str) -> None:
    """Where there is a choice, advice can be had, whatever buttons the board brings."""
    button = page.locator(".hinting button")
    expect(button, where).to_be_enabled(enabled=len(state["legal"]) > 1)
    if len(state["legal"]) > 1:
        is_button(button, re.compile(r"\S"), where)
        (look,) = button.evaluate_all(LOOK)
        in_reach(look, where)


def in_reach(look: Json, where: str) -> None:
    """Something that can be seen, clicked and focused."""
    assert look["visible"] and look["inside"] and look["reached"] and look["focused"], f"{look}: {where}"


def is_button(button: Locator, name: str | re.Pattern[str], where: str) -> None:
    """What a screen reader is told of it."""
    expect(button, where).to_have_role("button")
    expect(button, where).to_have_accessible_name(name)


def check_choices(page: Page, button: Locator, labels: dict[str, str], where: str) -> None:
    """A target that several actions share opens one control for each."""
    button.click()
    choices = page.locator("[data-action]")
    expect(choices, where).to_have_count(len(labels))
    for look in choices.evaluate_all(LOOK):
        in_reach(look, where)
    for key, label in labels.items():
        is_button(page.locator(f'[data-action="{key}"]'), label, where)
    page.keyboard.press("Escape")
    expect(choices, where).to_have_count(0)
