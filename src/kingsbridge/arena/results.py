"""The results file: the plan first, then every game as soon as it is over; an interrupted run goes on from there.

Another plan is refused, and so is a second run on the same file at the same time.
"""

import json
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from kingsbridge.arena.line_file import LineFile, could_begin
from kingsbridge.arena.outcome import Outcome
from kingsbridge.arena.schedule import FORMAT, Plan
from kingsbridge.arena.stopping import Stop
from kingsbridge.core.errors import BadRequest

_OPENING: Final = b'{"format":'


class Results:
    """A results file that is open for more games."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self._path = path
        self._plan = plan
        self.done: dict[int, Outcome] = {}

    def __enter__(self) -> "Results":
        self._file = LineFile(self._path)
        try:
            self._begin()
        except BaseException:
            self._file.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def append(self, outcome: Outcome) -> None:
        """Keep a game."""
        self._file.write(outcome.to_dict())
        self.done[outcome.game] = outcome

    def _begin(self) -> None:
        """Write the plan into an empty file, or read what an earlier run with the same plan has left."""
        whole, rest = self._file.read()
        if not whole:
            if not could_begin(rest, _OPENING):
                raise _unreadable(self._path)
            self._file.cut(whole)
            self._file.write(self._plan.header())
            return
        header, outcomes = _parse(self._path, whole)
        _refuse_other(self._path, header, self._plan)
        self.done = {outcome.game: outcome for outcome in outcomes}
        self._file.cut(whole)


def read_results(path: Path) -> tuple[Plan, list[Outcome]]:
    """Read a results file, the games in the order of their numbers."""
    header, outcomes = _parse(path, _content(path))
    by_number = {outcome.game: outcome for outcome in outcomes}
    return _plan_of(path, header), [by_number[number] for number in sorted(by_number)]


def seed_of(path: Path) -> int | None:
    """Give the seed of an earlier run, with which the same command goes on; None if there is none."""
    if not path.exists() or not path.stat().st_size:
        return None
    return read_results(path)[0].seed


def _content(path: Path) -> bytes:
    try:
        text = path.read_bytes()
    except FileNotFoundError as error:
        raise BadRequest("no-file", f"There is no file '{path}'.", {"file": str(path)}) from error
    except OSError as error:
        raise BadRequest(
            "unreadable-file", f"The file '{path}' cannot be read.", {"file": str(path)}
        ) from error
    return text[: text.rfind(b"\n") + 1]


def _parse(path: Path, text: bytes) -> tuple[dict[str, Any], list[Outcome]]:
    try:
        header, *games = [json.loads(line) for line in text.splitlines()]
        if header["format"] != FORMAT:
            raise ValueError(header["format"])
        return header, [Outcome.from_dict(game) for game in games]
    except (ValueError, TypeError, KeyError) as error:
        raise _unreadable(path) from error


def _plan_of(path: Path, header: dict[str, Any]) -> Plan:
    fields = {name: value for name, value in header.items() if name != "format"}
    try:
        return Plan(**{**fields, "stop": Stop(**fields["stop"]) if fields["stop"] else None})
    except (TypeError, KeyError) as error:
        raise _unreadable(path) from error


def _refuse_other(path: Path, header: dict[str, Any], plan: Plan) -> None:
    # An older file may lack what was not to be chosen then: for it the default holds.
    found, wanted = {**_plan_of(path, header).header(), **header}, plan.header()
    differing = sorted(name for name, value in wanted.items() if found[name] != value)
    if differing:
        what = ", ".join(differing)
        raise BadRequest(
            "other-results",
            f"The file '{path}' holds the games of another run ({what}); name another.",
            {"file": str(path), "what": what},
        )


def _unreadable(path: Path) -> BadRequest:
    return BadRequest(
        "bad-results", f"The file '{path}' does not hold results of the arena.", {"file": str(path)}
    )
