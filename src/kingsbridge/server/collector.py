"""The garbage collector, kept from stopping the server: a full collection walks over everything that lives.

With hundreds of tables that takes a third of a second and finds next to nothing, since what is let go is mostly freed
at once by counting references. So young objects are looked through often, all of them only when nobody plays.
"""

import gc
import time
from collections.abc import Callable

import structlog

log = structlog.get_logger("kingsbridge.collector")

# Young objects are looked through after so many, those that survived after so many of such rounds; the old ones only
# when `tidy` says so. A thousand objects take a third of a millisecond: this is a few milliseconds at most, and no
# work is saved by doing more at once.
_THRESHOLDS = (10_000, 2, 1_000_000)
_QUIET_SECONDS = 1.0
_FULL_EVERY_SECONDS = 600.0
_FULL_AT_LAST_SECONDS = 6 * 3600.0


class Collector:
    """Decides when to collect everything."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._busy_at = self._full_at = clock()
        self._done = 0

    def start(self) -> None:
        """Leave out what was loaded at the start for good: it stays as long as the server."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*_THRESHOLDS)
        self._full_at = self._clock()

    def tidy(self, done: int) -> bool:
        """Collect everything if that is due and nobody would notice; `done` grows whenever somebody does something.

        A server that has not been quiet for hours collects at last all the same.
        """
        now = self._clock()
        if done != self._done:
            self._done, self._busy_at = done, now
        since = now - self._full_at
        is_quiet = now - self._busy_at >= _QUIET_SECONDS
        if since < _FULL_EVERY_SECONDS or not (is_quiet or since >= _FULL_AT_LAST_SECONDS):
            return False
        self._full_at = now
        started = time.perf_counter()
        found = gc.collect()
        log.info("collected", found=found, ms=round((time.perf_counter() - started) * 1000))
        return True
