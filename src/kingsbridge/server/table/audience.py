"""The audience of a table: who watches, who may see what, and what each is sent."""

import asyncio
from collections.abc import Callable

from kingsbridge.server.messages import PROTOCOL, LegalAction, Line, TableInfo, Update
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.table.driver import Driver
from kingsbridge.server.table.info import table_info
from kingsbridge.server.table.record import TableRecord
from kingsbridge.server.table.referee import Referee
from kingsbridge.server.table.rows import TableLine
from kingsbridge.server.table.seating import Seating
from kingsbridge.server.table.surroundings import Surroundings


class Watchers:
    """Everybody who waits for news of a table."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._waiting: set[asyncio.Event] = set()
        self.version = 0  # raised by everything that anybody sees differently, presence too
        self.touched = clock()

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, news: asyncio.Event) -> None:
        """Begin to set an event whenever there are news."""
        self._waiting.add(news)

    def remove(self, news: asyncio.Event) -> None:
        """Stop that."""
        self._waiting.discard(news)

    def touch(self) -> None:
        """Take note that somebody asked for the table."""
        self.touched = self._clock()

    def notify(self) -> None:
        """Let everybody know that the table looks different."""
        self.version += 1
        self.touch()
        for news in self._waiting:
            news.set()


class Audience:
    """Shows the table to each as far as they may know it."""

    def __init__(
        self,
        record: TableRecord,
        seating: Seating,
        referee: Referee,
        driver: Driver,
        surroundings: Surroundings,
    ) -> None:
        self._record = record
        self._seating = seating
        self._referee = referee
        self._driver = driver
        self._presence = surroundings.presence
        self._settings = surroundings.settings

    def check_sees(self, device: str, seat: int | None) -> None:
        """Refuse a view that is not the asker's."""
        if seat is not None:
            self._seating.own_seat(device, seat)
        elif not self._record.row.spectators and not self._seating.seats_of(device):
            raise Refusal("no-spectators")

    def info(self, device: str) -> TableInfo:
        """Show the table to a device."""
        record = self._record
        return table_info(record.row, record.seats, record.problem, device, self._presence, self._settings)

    def update(self, device: str, seat: int | None, since: int, answers: str = "") -> Update:
        """Show a seat everything it may know now; the caller has asked `check_sees`."""
        record = self._record
        since = since if 0 <= since <= record.seq else 0
        play = record.play
        undo = play is not None and seat is not None and record.decider >= 0 and play.can_undo(seat)
        grace = self._referee.grace_until - self._settings.clock()
        return Update(
            protocol=PROTOCOL,
            answers=answers,
            table=self.info(device),
            seat=seat,
            view=play.state.view(seat) if play is not None else None,
            legal=self._legal(seat),
            proposal=self._proposal(seat),
            can_undo=undo,
            grace_ms=max(0, int(grace * 1000)) if undo else 0,
            place=self._driver.place.number,
            lower_level=self._driver.offered_level(device),
            lines=[line_for(line, seat) for line in record.lines[since:]],
            since=since,
        )

    def _legal(self, seat: int | None) -> list[LegalAction]:
        play = self._record.play
        if seat is None or play is None or not self._referee.decides(seat):
            return []
        state = play.state
        game = state.game
        return [
            LegalAction(
                key=(action := game.action(number)).key,
                kind=action.kind,
                args=action.args,
                target=action.target,
                reveals=game.reveals(state, number),
                ends_turn=game.ends_turn(state, number),
            )
            for number in state.legal_actions()
        ]

    def _proposal(self, seat: int | None) -> str:
        """Propose from a sample: whatever the reckoning uses, it cannot be a secret."""
        play = self._record.play
        if seat is None or play is None or not self._record.row.hints or not self._referee.decides(seat):
            return ""
        sample = play.state.sample(seat, 0)
        number = sample.game.sense.proposal(sample)
        return sample.game.action(number).key if number >= 0 else ""


def line_for(line: TableLine, seat: int | None) -> Line:
    """Give a line as far as the reader may know it."""
    return Line(
        seq=line.seq,
        kind=line.kind,
        seat=line.seat,
        name=line.name,
        facts=[entry.for_seat(seat) for entry in line.facts],
        undone=list(line.undone),
    )
