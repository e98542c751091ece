"""The chess clock of bots from outside."""

import contextlib
import signal
import threading
from collections.abc import Iterator
from types import FrameType

_AGAIN = 0.5  # a bot that swallows the first ring hears another after so many seconds


class Overrun(BaseException):
    """A bot thought too long. No Exception, so that a bot that catches all of those does not catch this."""


@contextlib.contextmanager
def ringing_after(seconds: float | None) -> Iterator[None]:
    """Raise Overrun in the block when the time is up. Only a main thread can be woken; others are measured only."""
    if seconds is None or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, _AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _ring(number: int, frame: FrameType | None) -> None:
    raise Overrun
