"""What the server counts and times, in the text form that Prometheus reads.

Numbers only: no names, no tables, nothing anybody holds.
"""

import bisect
import resource
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from kingsbridge.server.refusals import REFUSED

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 10.0)
_THINKING = (0.01, 0.03, 0.1, 0.3, 1.0, 2.0, 5.0, 10.0, 20.0)
_PREFIX = "kingsbridge_"

Labels = tuple[str, ...]


class Count:
    """Something that is counted, by labels."""

    def __init__(self, about: str, *labels: str) -> None:
        self._about = about
        self._labels = labels
        self.values: dict[Labels, float] = {}

    def add(self, *labels: str) -> None:
        """Count one."""
        self.values[labels] = self.values.get(labels, 0) + 1

    def lines(self, name: str) -> Iterator[str]:
        """Tell it."""
        yield from _head(f"{name}_total", "counter", self._about)
        for labels, value in list(self.values.items()):
            yield f"{name}_total{_labelled(self._labels, labels)} {value:g}"


class Times:
    """Something that takes time, by labels: how often it took up to so many seconds."""

    def __init__(self, about: str, buckets: tuple[float, ...], *labels: str) -> None:
        self._about = about
        self._buckets = buckets
        self._labels = labels
        self._counts: dict[Labels, list[int]] = {}
        self._sums: dict[Labels, float] = {}

    def add(self, seconds: float, *labels: str) -> None:
        """Take note of one."""
        counts = self._counts.setdefault(labels, [0] * (len(self._buckets) + 1))
        counts[bisect.bisect_left(self._buckets, seconds)] += 1
        self._sums[labels] = self._sums.get(labels, 0.0) + seconds

    def lines(self, name: str) -> Iterator[str]:
        """Tell it."""
        yield from _head(name, "histogram", self._about)
        for labels, counts in list(self._counts.items()):
            below = 0
            for bound, count in zip((*self._buckets, float("inf")), counts, strict=True):
                below += count
                at = "+Inf" if bound == float("inf") else f"{bound:g}"
                yield f"{name}_bucket{_labelled((*self._labels, 'le'), (*labels, at))} {below}"
            yield f"{name}_sum{_labelled(self._labels, labels)} {self._sums[labels]:g}"
            yield f"{name}_count{_labelled(self._labels, labels)} {below}"


class Metrics:
    """The meters of one server process."""

    def __init__(self) -> None:
        self._moves = Count("Moves stored.", "who")
        self._requests = Times("HTTP requests.", _QUICK, "method", "route", "status")
        self._messages = Times("Messages on lines, until they were answered.", _QUICK)
        self._commits = Times("Changes, until they were durable.", _QUICK)
        self._unstored = Count("Changes that could not be stored.")
        self._bots = Times("Thinking of bots, and for hints.", _THINKING, "game", "level")
        self._errors = Count("Errors of the server itself.")
        self._notices = Count("Notices that it is somebody's turn.", "kind", "outcome")
        self._refusals = Count("Refusals by code.", "code")
        self._meters: dict[str, Count | Times] = {
            "moves": self._moves,
            "request_seconds": self._requests,
            "message_seconds": self._messages,
            "commit_seconds": self._commits,
            "unstored": self._unstored,
            "bot_seconds": self._bots,
            "errors": self._errors,
            "turn_notices": self._notices,
            "refusals": self._refusals,
        }
        self._gauges: dict[str, tuple[str, Callable[[], float]]] = {
            "resident_bytes": ("Memory of this process.", _resident_bytes),
            "cpu_seconds": ("Processor time of this process.", _cpu_seconds),
            "open_files": ("Open files and connections of this process.", _open_files),
        }
        # What never happened yet is told too, so that nobody has to guess.
        self._errors.values[()] = self._unstored.values[()] = 0

    def watch(self, name: str, about: str, value: Callable[[], float]) -> None:
        """Show a number that is looked up when it is asked for."""
        self._gauges[name] = (about, value)

    def moved(self, is_bot: bool) -> None:
        """Count a move."""
        self._moves.add("bot" if is_bot else "person")

    def asked(self, method: str, route: str, status: int, seconds: float) -> None:
        """Time a request, by the pattern of its route."""
        self._requests.add(seconds, method, route, f"{status // 100}xx")

    @contextmanager
    def message(self) -> Iterator[None]:
        """Time a message."""
        started = time.perf_counter()
        yield
        self._messages.add(time.perf_counter() - started)

    @contextmanager
    def commit(self) -> Iterator[None]:
        """Time a change."""
        started = time.perf_counter()
        try:
            yield
        except Exception:
            self._unstored.add()
            raise
        self._commits.add(time.perf_counter() - started)

    def thought(self, game: str, level: str, seconds: float) -> None:
        """Time a bot."""
        self._bots.add(seconds, game, level)

    def noticed(self, kind: str, outcome: str) -> None:
        """Count a notice that it is somebody's turn."""
        self._notices.add(kind, outcome)

    def failed(self) -> None:
        """Count an error of ours."""
        self._errors.add()

    def text(self) -> str:
        """Give everything as Prometheus reads it."""
        self._refusals.values = {(code,): count for code, count in REFUSED.items()}
        lines = [line for name, meter in self._meters.items() for line in meter.lines(_PREFIX + name)]
        for name, (about, value) in self._gauges.items():
            lines += [*_head(_PREFIX + name, "gauge", about), f"{_PREFIX}{name} {value():g}"]
        return "\n".join(lines) + "\n"

    def serve(self, host: str, port: int) -> None:
        """Answer at a port of its own, beside the server: of several processes each has one."""
        metrics = self

        class Answer(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                content = metrics.text().encode()
                self.send_response(200)
                self.send_header("content-type", CONTENT_TYPE)
                self.send_header("content-length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

            def log_message(self, format: str, *args: object) -> None:
                """Say nothing."""

        server = ThreadingHTTPServer((host, port), Answer)
        threading.Thread(target=server.serve_forever, name="metrics", daemon=True).start()


def _head(name: str, kind: str, about: str) -> Iterator[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"


def _labelled(names: Labels, values: Labels) -> str:
    if not names:
        return ""
    pairs = (f'{name}="{_escaped(value)}"' for name, value in zip(names, values, strict=True))
    return "{" + ",".join(pairs) + "}"


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def _resident_bytes() -> float:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return float(pages * resource.getpagesize())


def _cpu_seconds() -> float:
    return time.process_time()


def _open_files() -> float:
    return float(len(list(Path("/proc/self/fd").iterdir())))
