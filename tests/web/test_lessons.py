"""The guided first games in a real browser: by mouse and by keyboard, on both reference sizes, in both languages."""

import json
from typing import NamedTuple

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from kingsbridge import game_ids
from kingsbridge.core.lesson import READ_ON, LessonPlay, load_lesson
from tests.lessons.ways import asked, finish, stops
from tests.web.visitor import DESKTOP, PHONE, Visitor, Visitors

every_game = pytest.mark.parametrize("game_id", game_ids())
SMALL = [(1366, 641), (390, 664), (320, 640)]


def _open(visitor: Visitor, game_id: str, path: list[str] | None = None) -> Page:
    """Open a lesson, perhaps where it was left."""
    page = visitor.page
    if path is not None:
        key, kept = f"kingsbridge-lesson-{game_id}", json.dumps(path)
        if page.url == "about:blank":  # there is nothing to write to yet
            page.add_init_script(f"localStorage.getItem('{key}') ?? localStorage.setItem('{key}', '{kept}')")
        else:
            page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [key, kept])
    page.goto(f"{visitor.base}/learn/{game_id}")
    expect(_panel(page)).to_be_visible()
    return page


def _panel(page: Page) -> Locator:
    return page.locator("section.lesson")


def _is_at(page: Page, at: LessonPlay) -> None:
    expect(_panel(page)).to_have_attribute("data-step", at.step.id)


def _make_move(page: Page, at: LessonPlay, key: str) -> None:
    """Play an action by mouse as a learner would: unfold what must be, click the thing, then its button or choice."""
    fold = page.locator('[data-lesson="fold"][aria-expanded="true"]')
    if fold.count():
        fold.click()
    action = at.play.state.game.action(at.play.state.game.action_id(key))
    thing = page.locator(f'[data-target="{action.target}"][data-legal="true"]').first
    told = _panel(page).get_attribute("data-told")
    thing.click()
    # It was played, a choice opened, or it waits to be clicked once more.
    choice = page.locator(f'[data-action="{key}"]')
    waiting = page.locator(f'[data-target="{action.target}"][data-selected="true"]')
    answered = page.locator(f'section.lesson:not([data-told="{told}"])')
    choice.or_(waiting).or_(answered).first.wait_for()
    if choice.count():
        choice.click()
    elif waiting.count() and not answered.count():
        thing.click()
    answered.wait_for()


# --- what is lit, and what covers it ----------------------------------------------------------------------------------

_GEOMETRY = """() => {
  const rect = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  return {
    lit: [...document.querySelectorAll('[data-lit]')].map(rect),
    panel: rect(document.querySelector('section.lesson')),
    board: rect(document.querySelector('main')),
    hidden: (() => {
      const told = document.querySelector('.told');
      return told.scrollHeight - told.clientHeight;
    })(),
  };
}"""


class Box(NamedTuple):
    """A rectangle on the screen."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: "Box") -> bool:
        """Whether they overlap by more than a hairline."""
        return (
            min(self.right, other.right) - max(self.left, other.left) > 1
            and min(self.bottom, other.bottom) - max(self.top, other.top) > 1
        )

    def holds(self, other: "Box") -> bool:
        """Whether the other lies within."""
        return (
            self.left - 1 <= other.left
            and self.top - 1 <= other.top
            and other.right <= self.right + 1
            and other.bottom <= self.bottom + 1
        )


def _check_lit(page: Page, step: str) -> None:
    """Something is lit, all of it lies on the board, and the text beside it."""
    expect(page.locator("[data-lit]").first).to_be_attached()
    found = page.evaluate(_GEOMETRY)
    panel, board = Box(*found["panel"]), Box(*found["board"])
    assert not panel.meets(board), f"{step}: the text lies over the board"
    for corners in found["lit"]:
        assert board.holds(Box(*corners)), f"{step}: {corners} is lit outside the board {board}"


_WATCH_LIGHTS = """() => {
  window.stale = [];
  const panel = document.querySelector('section.lesson');
  const seen = () => {
    const bottom = document.querySelector('main').getBoundingClientRect().bottom;
    for (const lit of document.querySelectorAll('[data-lit]')) {
      const at = lit.getBoundingClientRect();
      if (at.bottom > bottom + 1) window.stale.push([panel.dataset.step, at.bottom, bottom]);
    }
  };
  new MutationObserver(seen).observe(panel, { attributes: true, childList: true, subtree: true });
}"""


def test_no_light_of_the_step_before_stays(visitors: Visitors) -> None:
    """The handover's text takes room from the board: not even for a frame is something lit where that room was."""
    way = list(stops(load_lesson("duel")))
    page = _open(visitors.arrive(PHONE, "de"), "duel", way[-2].path)
    _is_at(page, way[-2])
    _check_lit(page, way[-2].step.id)
    page.evaluate(_WATCH_LIGHTS)
    page.locator('[data-lesson="next"]').click()
    _is_at(page, way[-1])
    _check_lit(page, way[-1].step.id)
    assert page.evaluate("window.stale") == []


# --- following --------------------------------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize(
    ("size", "language"),
    [
        pytest.param(DESKTOP, "en", id="desktop"),
        pytest.param(PHONE, "de", id="phone"),
        pytest.param(DESKTOP, "de", id="desktop in German", marks=pytest.mark.soak),
        pytest.param(PHONE, "en", id="phone in English", marks=pytest.mark.soak),
    ],
)
def test_a_lesson_is_followed_by_mouse(
    visitors: Visitors, game_id: str, size: tuple[int, int], language: str
) -> None:
    """Every step, and every turn that the lesson foresees."""
    page = _open(visitors.arrive(size, language), game_id)
    for stop in stops(load_lesson(game_id)):
        _is_at(page, stop)
        _check_lit(page, stop.step.id)
        if stop.awaits_move:
            _take_wrong_turns(page, stop)
            _make_move(page, stop, asked(stop)[0])
        elif not stop.is_last:
            page.locator('[data-lesson="next"]').click()
    expect(page.locator('[data-lesson="free"]')).to_be_visible()


def _take_wrong_turns(page: Page, stop: LessonPlay) -> None:
    """Take one turn of each answer; it is answered in words, and the lesson asks again."""
    for answer in stop.step.answers:
        _make_move(page, stop, answer.to[0])
        says = page.locator(f'section.lesson[data-says="lesson-{stop.step.id}-{answer.says}"]')
        expect(says).to_be_visible()
        if answer.goes == "look":
            page.locator("section.lesson .back").click()
        expect(
            page.locator(f'section.lesson[data-step="{stop.step.id}"][data-looks="false"]')
        ).to_be_visible()


@pytest.mark.parametrize(
    ("game_id", "language"),
    [
        pytest.param("duel", "en"),
        *[pytest.param(game_id, "de", marks=pytest.mark.soak) for game_id in game_ids()],
    ],
)
def test_a_lesson_is_followed_by_keyboard_alone(visitors: Visitors, game_id: str, language: str) -> None:
    visitor = visitors.arrive(language=language)
    page = _open(visitor, game_id)
    for stop in stops(load_lesson(game_id)):
        _is_at(page, stop)
        if stop.awaits_move:
            _press_move(visitor, stop, asked(stop)[0])
        elif not stop.is_last:
            visitor.tab_to('[data-lesson="next"]')
            page.keyboard.press("Enter")
    visitor.tab_to('[data-lesson="free"]')


def _press_move(visitor: Visitor, at: LessonPlay, key: str) -> None:
    """Play an action by keyboard: Tab to the thing, Enter; then Enter once more, or the arrow keys to a choice."""
    page = visitor.page
    game = at.play.state.game
    target = game.action(game.action_id(key)).target
    told = _panel(page).get_attribute("data-told")
    visitor.tab_to(f'[data-target="{target}"][data-legal="true"]')
    page.keyboard.press("Enter")
    choice = page.locator(f'[data-action="{key}"]')
    waiting = page.locator(f'[data-target="{target}"][data-selected="true"]')
    answered = page.locator(f'section.lesson:not([data-told="{told}"])')
    choice.or_(waiting).or_(answered).first.wait_for()
    if choice.count():
        visitor.press(choice)
    elif waiting.count() and not answered.count():
        page.keyboard.press("Enter")
    answered.wait_for()


# --- leaving, coming back, going on -----------------------------------------------------------------------------------


def test_a_lesson_can_be_left_come_back_to_and_gone_back_in(visitors: Visitors) -> None:
    visitor = visitors.arrive()
    way = list(stops(load_lesson("pillars")))
    page = _open(visitor, "pillars", way[8].path)
    _is_at(page, way[8])
    page.locator("a.leave").click()
    expect(page.locator("[data-game]").first).to_be_visible()
    page.goto(f"{visitor.base}/learn/pillars")
    for stop in reversed(way[:9]):
        _is_at(page, stop)
        page.locator("section.lesson .back").click() if stop.path else None
    expect(page.locator("section.lesson .back")).to_be_disabled()


@every_game
def test_the_game_goes_on_freely_from_the_very_position(visitors: Visitors, game_id: str) -> None:
    visitor = visitors.arrive()
    at = finish(LessonPlay(load_lesson(game_id)))
    page = _open(visitor, game_id, at.path)
    page.locator('[data-lesson="free"]').click()
    page.wait_for_url("**/table/*")
    table = page.url.rsplit("/", 1)[1]
    state = visitor.settled(table, at.lesson.seat)
    moves = [line for line in state["lines"] if line["kind"] == "move"]
    assert len(moves) >= len(at.play.moves)
    assert state["table"]["my_seats"] == [at.lesson.seat]


def test_a_move_that_is_not_possible_says_why(visitors: Visitors) -> None:
    page = _open(visitors.arrive(), "cards")
    page.locator('[data-target="card:king"]').click(force=True)  # it is marked as disabled
    expect(page.locator("[data-why]")).to_contain_text("Read on first")


# --- sizes, screen readers, what is loaded ----------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("size", SMALL, ids=["1366x641", "390x664", "320x640"])
def test_small_windows(visitors: Visitors, game_id: str, size: tuple[int, int]) -> None:
    """Text and board lie beside each other, what is spoken of is in view, and folded the text gives its room away."""
    visitor = visitors.arrive(size, "de")
    way = list(stops(load_lesson(game_id)))
    asking = [stop for stop in way if stop.awaits_move]
    for stop in (way[1], asking[1], asking[-1]):
        page = _open(visitor, game_id, stop.path)
        _is_at(page, stop)
        _check_lit(page, stop.step.id)
        fold = page.locator('[data-lesson="fold"]')
        if stop.awaits_move and fold.count():
            fold.click()
            expect(fold).to_have_attribute("aria-expanded", "false")
            _check_lit(page, stop.step.id)
            assert page.evaluate("document.querySelector('section.lesson').offsetHeight") <= 60
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_screen_reader_hears_the_steps(visitors: Visitors, size: tuple[int, int]) -> None:
    page = _open(visitors.arrive(size), "duel", [READ_ON, READ_ON, READ_ON])
    expect(page.locator('section.lesson [aria-live="polite"]')).to_contain_text("The left column suits you")
    found = Axe().run(page).response["violations"]
    assert [each["id"] for each in found if each["impact"] in ("serious", "critical")] == []


def test_the_way_to_a_lesson_is_on_the_title_page(visitors: Visitors) -> None:
    page = visitors.arrive().go()
    page.locator('[data-game="duel"]').click()
    page.locator('a.learn[href="/learn/duel"]').click()
    expect(_panel(page)).to_have_attribute("data-number", "1")


def test_a_lesson_is_loaded_only_when_it_is_opened(visitors: Visitors) -> None:
    visitor = visitors.arrive()
    asked_for: list[str] = []
    visitor.page.on("request", lambda request: asked_for.append(request.url))
    page = visitor.go()
    expect(page.locator("[data-game]").first).to_be_visible()
    assert not [url for url in asked_for if "esson" in url or "Learn" in url]


def test_who_comes_for_the_first_time_is_shown_where_to_learn(visitors: Visitors) -> None:
    visitor = visitors.arrive((390, 664))
    new_here = visitor.go().get_by_role("link", name="New here? Learn “Card Game”")
    expect(new_here).to_be_in_viewport()
    visitor.new_table("duel", [{"kind": "human"}, {"kind": "bot"}], "known")
    visitor.go().locator("main li.leaf").first.wait_for()
    expect(new_here).to_have_count(0)
