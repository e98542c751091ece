"""The windows that boards must fit, and what must hold in each of them."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from tests.web.visitor import wait_until_drawn

_LOOK: Final = (Path(__file__).parent / "fit.js").read_text()


@dataclass(frozen=True)
class Size:
    """A window. Where fingers press, targets are larger; a phone is held close, but in a moving hand."""

    width: int
    height: int
    touch: bool = False
    phone: bool = False
    scrolls: bool = False  # smaller than a board can be legible: it may scroll, with the decision in view
    name: str = ""

    def __str__(self) -> str:
        return self.name or f"{self.width}x{self.height}"

    @property
    def rules(self) -> dict[str, Any]:
        """What `fit.js` asks of a page, in pixels."""
        return {
            "text": 12 if self.phone else 11,
            "primary": 44 if self.touch else 24,
            "secondary": 24,
            "scrolls": self.scrolls,
        }


SIZES: Final = [
    Size(1366, 768),
    Size(1366, 641),
    Size(1280, 600),
    Size(1280, 720),
    Size(1440, 900),
    Size(1536, 730),
    Size(1680, 1050),
    Size(1920, 945),
    Size(2560, 1440),
    Size(3840, 1600),
    Size(1600, 600),
    Size(1100, 700),
    Size(1024, 768, touch=True),
    Size(768, 1024, touch=True),
    Size(820, 1180, touch=True),
    Size(1100, 500, scrolls=True),
    Size(915, 412, touch=True, phone=True, scrolls=True),
    Size(844, 390, touch=True, phone=True, scrolls=True),
    Size(600, 900, touch=True, phone=True),
    Size(412, 915, touch=True, phone=True),
    Size(390, 844, touch=True, phone=True),
    Size(390, 664, touch=True, phone=True),
    Size(375, 667, touch=True, phone=True, scrolls=True),
    Size(360, 740, touch=True, phone=True, scrolls=True),
    Size(360, 640, touch=True, phone=True, scrolls=True),
    Size(320, 640, touch=True, phone=True, scrolls=True),
    # A browser zoomed in has as many CSS pixels fewer.
    Size(683, 384, scrolls=True, name="1366x768 at 200 %"),
]


def faults(page: Page, size: Size) -> list[str]:
    """What is wrong with the page in a window of this size, one sentence each."""
    page.set_viewport_size({"width": size.width, "height": size.height})
    # The board measures itself after the window has changed; two frames later it is drawn.
    wait_until_drawn(page)
    found = page.evaluate(_LOOK, size.rules)
    return [f"{size}: {each['fault']}: {each['where']} «{each['text']}»: {each['detail']}" for each in found]
