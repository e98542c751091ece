"""People before a browser, and what they can do at the table of any game."""

import json
import re
import time
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect

Json = dict[str, Any]
DESKTOP = (1366, 768)
PHONE = (390, 844)
SIZES = {"desktop": DESKTOP, "phone": PHONE}
# As people have them: both of these also with the bars of their browser, and a tablet.
WINDOWS = [DESKTOP, (1366, 641), PHONE, (390, 664), (768, 1024)]
TOUCH_WIDTH = 800
LIT = '[data-target][data-legal="true"]'
PATIENCE = 120_000  # milliseconds, for what must come; only a test that fails waits so long
# A connection of its own for every request: one that is kept may be closed by the server just when it is used.
_OWN_CONNECTION = {"connection": "close"}
_LONGEST_GAME = 400


class Visitor:
    """A person: one device, one window (more can be opened)."""

    def __init__(self, context: BrowserContext, base: str) -> None:
        self.context = context
        self.base = base
        self.errors: list[str] = []
        self.page = self.window()

    def window(self, size: tuple[int, int] | None = None) -> Page:
        """Open another window of this device."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        if size is not None:
            page.set_viewport_size({"width": size[0], "height": size[1]})
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        # A server that is away while it restarts is what some tests are about; the client must bear it.
        if message.type == "error" and not re.search("ERR_CONNECTION|WebSocket connection", message.text):
            self.errors.append(f"{message.text} ({message.location.get('url')})")

    def go(self, path: str = "/") -> Page:
        """Open an address."""
        self.page.goto(self.base + path)
        return self.page

    # --- over HTTP, as this device ------------------------------------------------------------------------------------

    def post(self, path: str, body: Json) -> Json:
        """Send a request as this device."""
        answer = self.context.request.post(self.base + path, data=body, headers=_OWN_CONNECTION)
        assert answer.ok, f"{path}: {answer.status} {answer.text()[:300]}"
        found: Json = answer.json()
        return found

    def get(self, path: str) -> Any:
        """Ask for something as this device."""
        answer = self.context.request.get(self.base + path, headers=_OWN_CONNECTION)
        assert answer.ok, f"{path}: {answer.status} {answer.text()[:300]}"
        return answer.json()

    def new_table(self, game: str, seats: list[Json], seed: str = "") -> str:
        """Make a table; with no open seat the game begins. Bots are quick ones unless a level is named."""
        seats = [{"level": "greedy", **seat} if seat["kind"] == "bot" else seat for seat in seats]
        wish = {"game": game, "seats": seats, "seed": seed, "pace": "instant"}
        return str(self.post("/api/tables", wish)["table"]["id"])

    def play_to(
        self, table: str, wanted: Callable[[Json], bool], choose: Callable[[Json, Random], str]
    ) -> Json:
        """Play over HTTP up to a position, and open it."""
        random = Random(1)
        while True:
            state = self.settled(table)
            assert state["legal"], "the game is over and it never came to that"
            if wanted(state):
                self.go(f"/table/{table}")
                shows(self.page, state)
                return state
            self.move(table, state, choose(state, random))

    def state(self, table: str, seat: int = 0) -> Json:
        """The table as this device's seat sees it."""
        state: Json = self.get(f"/api/tables/{table}/state?seat={seat}&since=0")
        return state

    def settled(self, table: str, seat: int = 0) -> Json:
        """The table once this seat has to decide, or the game is over."""
        found: list[Json] = []

        def is_settled() -> bool:
            found[:] = [self.state(table, seat)]
            return bool(found[0]["legal"]) or found[0]["table"]["status"] == "finished"

        self.wait_until(is_settled, f"nothing happens at table {table}")
        return found[0]

    def wait_until(self, condition: Callable[[], bool], trouble: str) -> None:
        """Wait until something holds."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not condition():
            assert time.monotonic() < deadline, trouble
            self.page.wait_for_timeout(20)

    def wait_beyond(self, table: str, state: Json) -> None:
        """Wait until the table has gone on from a state."""
        seq = state["table"]["seq"]
        self.wait_until(
            lambda: bool(self.state(table)["table"]["seq"] > seq), f"table {table} does not go on"
        )

    def move(self, table: str, state: Json, action: str, seat: int = 0) -> None:
        """Play an action over HTTP."""
        number = f"{state['table']['seq']}-{action}"
        body = {"type": "move", "id": number, "seat": seat, "seq": state["table"]["seq"], "action": action}
        self.post(f"/api/tables/{table}/move", body)

    def play_out(self, table: str, others: dict[int, "Visitor"] | None = None) -> None:
        """Play a game to its end over HTTP, quickly; `others` are the people of seats that are not this device's."""
        random = Random(1)
        while (info := self.get(f"/api/tables/{table}"))["status"] != "finished":
            seat = info["waiting_for"]
            if info["seats"][seat]["kind"] != "human":
                self.page.wait_for_timeout(5)
                continue
            person = (others or {}).get(seat, self)
            state = person.state(table, seat)
            if state["legal"]:
                person.move(table, state, random.choice(state["legal"])["key"], seat)

    # --- on the page, in any game -------------------------------------------------------------------------------------

    def start_alone(self, game: str = "cards") -> Page:
        """Two clicks: choose a game, play."""
        page = self.go()
        page.locator(f'[data-game="{game}"]').click()
        page.get_by_role("button", name=re.compile("^(Play now|Jetzt spielen)$")).click()
        page.locator(LIT).first.wait_for()
        return page

    def is_over(self) -> bool:
        """Whether the page shows the end of the game."""
        return self.page.locator("dialog[open] .end").count() > 0

    def my_turn(self) -> bool:
        """Wait for this person's turn; False if the game ended."""
        self.page.locator(f"{LIT}, dialog[open] .end").first.wait_for()
        return not self.is_over()

    def click_a_move(self, random: Random) -> None:
        """Play one of the lit things by mouse: choose it, then play it."""
        page = self.page
        before = shown_seq(page)
        lit = page.locator(LIT)
        lit.nth(random.randrange(lit.count())).click()
        self._decide(before, random, lambda button: button.click())

    def press_a_move(self, random: Random) -> None:
        """Play one of the lit things by keyboard alone: Tab to it, Enter, Enter."""
        page = self.page
        before = shown_seq(page)
        self.tab_to(LIT, random.randrange(page.locator(LIT).count()))
        page.keyboard.press("Enter")
        self._decide(before, random, self.press)

    def tab_to(self, selector: str, skip: int = 0) -> None:
        """Press Tab until the focus is on such an element, passing over some."""
        for _ in range(300):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
                if skip == 0:
                    return
                skip -= 1
        raise AssertionError(f"Tab never comes to {selector}")

    def press(self, button: Locator) -> None:
        """Press a button of a choice that has opened, by keyboard."""
        # A choice that has opened has the focus in it; the arrow keys walk through it.
        for _ in range(20):
            if button.evaluate("element => element === document.activeElement"):
                break
            self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Enter")

    def _decide(self, before: int, random: Random, press: Callable[[Locator], None]) -> None:
        """After something was chosen: it was played, a choice opened, or it waits to be played."""
        page = self.page
        went_on = f'.page:not([data-seq="{before}"]), .curtain'
        page.locator(f"{went_on}, [data-action], [data-target][data-selected=true]").first.wait_for()
        choices = page.locator("[data-action]")
        if choices.count():
            press(choices.nth(random.randrange(choices.count())))
        elif not page.locator(went_on).count() and page.locator("[data-target][data-selected=true]").count():
            # The chosen thing still has the focus, or lies under the mouse: once more plays it.
            page.keyboard.press("Enter")
        page.locator(went_on).first.wait_for()

    def play_to_the_end(self, step: Callable[[Random], None], random: Random) -> int:
        """Play until the game is over; how many moves it took."""
        for moves in range(_LONGEST_GAME):
            if not self.my_turn():
                return moves
            step(random)
        raise AssertionError(f"the game was not over after {_LONGEST_GAME} moves")


class Visitors:
    """Everybody who came during a test."""

    def __init__(self, browser: Browser, base: str) -> None:
        self._browser = browser
        self._base = base
        self._all: list[Visitor] = []

    def arrive(
        self,
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        theme: str = "day",
        pace: str = "instant",
        motion: bool = False,
    ) -> Visitor:
        """A new person with a new device."""
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "de": "de-DE"}[language],
            has_touch=size[0] < TOUCH_WIDTH,
            reduced_motion="no-preference" if motion else "reduce",
        )
        wishes = json.dumps({"pace": pace, "theme": theme})
        context.add_init_script(
            f"localStorage.getItem('kingsbridge-settings') ?? localStorage.setItem('kingsbridge-settings', '{wishes}')"
        )
        visitor = Visitor(context, self._base)
        self._all.append(visitor)
        return visitor

    def leave(self) -> None:
        """Everybody goes; whoever saw an error says so."""
        errors = [error for visitor in self._all for error in visitor.errors]
        for visitor in self._all:
            visitor.context.close()
        assert not errors, errors


def shown_seq(page: Page) -> int:
    """The line of the table that the page shows."""
    return int(page.locator(".page").get_attribute("data-seq") or -1)


def read_points(cells: Locator) -> list[float]:
    """The numbers of a score sheet; a dot is none."""
    return [float(text.replace("·", "0").replace("−", "-")) for text in cells.all_inner_texts()]


def shows(page: Page, state: Json) -> None:
    """Wait until the page shows this state of the table."""
    expect(page.locator(".page")).to_have_attribute("data-seq", str(state["table"]["seq"]), timeout=PATIENCE)


def wait_until_drawn(page: Page) -> None:
    """Wait until a page has been drawn twice; a browser draws none that lies behind others, and is not waited for."""
    page.evaluate(
        "() => new Promise(done => {"
        " requestAnimationFrame(() => requestAnimationFrame(done)); setTimeout(done, 1000) })"
    )
