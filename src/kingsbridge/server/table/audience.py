"""The audience of a table: who watches, who may see what, and what each is sent."""

import asyncio
from collections.abc import Callable

import msgspec

from kingsbridge.core.contract import State
from kingsbridge.server.messages import PROTOCOL, LegalAction, Line, TableInfo, Update
from kingsbridge.server.refusals import Refusal
from kingsbridge.server.table.coaching import Coaching
from kingsbridge.server.table.driver import Driver
from kingsbridge.server.table.info import belongs_to, is_open, table_info
from kingsbridge.server.table.memoir import Memoir
from kingsbridge.server.table.parts import ViewParts
from kingsbridge.server.table.record import TableRecord
from kingsbridge.server.table.referee import Referee
from kingsbridge.server.table.rows import TableLine
from kingsbridge.server.table.seating import Seating
from kingsbridge.server.table.surroundings import Surroundings

_ENCODER = msgspec.json.Encoder()
_SOON_SECONDS = 1.0


class Watchers:
    """Everybody who waits for news of a table."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._waiting: dict[asyncio.Event, tuple[str, bool]] = {}  # from where, and whether only to look on
        self.version = 0  # raised by everything that anybody sees differently, presence too
        self.touched = clock()
        self._later: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, news: asyncio.Event, home: str = "", looks_on: bool = False) -> None:
        """Begin to set an event whenever there are news, for somebody who is there from a `home`."""
        self._waiting[news] = (home, looks_on)

    def remove(self, news: asyncio.Event) -> None:
        """Stop that."""
        self._waiting.pop(news, None)

    def home(self) -> str:
        """Say from where the first is there who plays, or else who looks on; a spectator speaks for no player."""
        homes = sorted(self._waiting.values(), key=lambda there: there[1])
        return homes[0][0] if homes else ""

    def touch(self) -> None:
        """Take note that somebody asked for the table."""
        self.touched = self._clock()

    def notify_soon(self) -> None:
        """Let everybody know a little later, together with what else happens until then."""
        if self._later is None and self._waiting:
            self._later = asyncio.get_running_loop().call_later(_SOON_SECONDS, self._notify_late)

    def _notify_late(self) -> None:
        if self._later is not None:
            self.notify()

    def notify(self) -> None:
        """Let everybody know that the table looks different."""
        if self._later is not None:
            self._later.cancel()
            self._later = None
        self.version += 1
        self.touch()
        for news in self._waiting:
            news.set()


class Shown:
    """What has been shown of one position: each view is built and encoded once, whoever and however many watch."""

    def __init__(self, state: State | None, memoir: Memoir | None = None) -> None:
        self.state = state
        self.memoir = memoir
        self.views: dict[int | None, ViewParts] = {}
        self.legal: list[LegalAction] | None = None  # of the deciding seat
        self.proposal: str | None = None

    def view(self, seat: int | None) -> ViewParts | None:
        """Give the view of a seat."""
        found = self.views.get(seat)
        if found is None and self.state is not None:
            found = self.views[seat] = ViewParts(self.state.view(seat))
        elif found is None and self.memoir is not None:
            found = self.views[seat] = ViewParts(self.memoir.last_view(seat))
        return found


class Told:
    """An update in the form it is sent, and the view that the client knows when it has it."""

    __slots__ = ("text", "view")

    def __init__(self, text: bytes, view: ViewParts | None) -> None:
        self.text = text
        self.view = view


class Audience:
    """Shows the table to each as far as they may know it."""

    def __init__(
        self,
        record: TableRecord,
        seating: Seating,
        referee: Referee,
        driver: Driver,
        coaching: Coaching,
        watchers: Watchers,
        surroundings: Surroundings,
    ) -> None:
        self._record = record
        self._seating = seating
        self._referee = referee
        self._driver = driver
        self._coaching = coaching
        self._watchers = watchers
        self._presence = surroundings.presence
        self._settings = surroundings.settings
        self._position = Shown(None)
        # What those who sit nowhere were told last, by what they had: they are all told the same.
        self._crowd: dict[tuple[int, ViewParts | None], Told] = {}
        self._crowd_told_at: tuple[int, Shown] = (-1, self._position)

    def check_sees(self, device: str, seat: int | None) -> None:
        """Refuse a view that is not the asker's."""
        if seat is not None:
            self._seating.own_seat(device, seat)
        elif not is_open(self._record.row) and not belongs_to(self._record.row, self._record.seats, device):
            raise Refusal("no-spectators")

    def info(self, device: str) -> TableInfo:
        """Show the table to a device."""
        record = self._record
        return table_info(record.row, record.seats, record.problem, device, self._presence, self._settings)

    def update(self, device: str, seat: int | None, since: int, answers: str = "") -> Update:
        """Show a seat everything it may know now; the caller has asked `check_sees`."""
        update = self._without_view(device, seat, since, answers)
        view = self._shown().view(seat)
        update.view = msgspec.json.decode(view.whole()) if view is not None else None
        return update

    def news(self, device: str, seat: int | None, since: int, has: ViewParts | None) -> Told:
        """Give what to send to a client when something has changed; those who sit nowhere are told the same."""
        if seat is not None or self._seating.seats_of(device) or self._seating.is_host(device):
            return self.told(device, seat, since, has=has)
        now = (self._watchers.version, self._shown())
        if self._crowd_told_at != now:
            self._crowd = {}
            self._crowd_told_at = now
        told = self._crowd.get((since, has))
        if told is None:
            told = self._crowd[since, has] = self.told("", None, since, has=has)
        return told

    def told(
        self, device: str, seat: int | None, since: int, answers: str = "", has: ViewParts | None = None
    ) -> Told:
        """Give an update as it is sent; `has` is the view a client keeps, if it wants only what has changed since."""
        view = self._shown().view(seat)
        update = msgspec.structs.asdict(self._without_view(device, seat, since, answers))
        change = view.since(has) if view is not None and has is not None else None
        if change is not None:
            update["change"] = change
        elif view is not None:
            update["view"] = view.whole()
        return Told(_ENCODER.encode({"type": "update", **update}), view)

    def _without_view(self, device: str, seat: int | None, since: int, answers: str) -> Update:
        record = self._record
        since = since if 0 <= since <= record.seq else 0
        play = record.play
        undo = play is not None and seat is not None and record.decider >= 0 and play.can_undo(seat)
        grace = self._referee.grace_until - self._settings.clock()
        decides = seat is not None and self._referee.decides(seat)
        return Update(
            protocol=PROTOCOL,
            answers=answers,
            table=self.info(device),
            seat=seat,
            view=None,
            legal=self._legal() if decides else [],
            proposal=self._proposal() if decides else "",
            can_undo=undo,
            grace_ms=max(0, int(grace * 1000)) if undo else 0,
            place=self._driver.place.number,
            lower_level=self._driver.offered_level(device),
            coach=self._coaching.is_allowed,
            coach_agreed=self._coaching.agreed,
            lines=[line_for(line, seat) for line in record.lines[since:]],
            since=since,
        )

    # --- built once a position --------------------------------------------------------------------------------------

    def _shown(self) -> Shown:
        play = self._record.play
        state = play.state if play is not None else None
        if self._position.state is not state or self._position.memoir is not self._record.memoir:
            self._position = Shown(state, self._record.memoir)
        return self._position

    def _legal(self) -> list[LegalAction]:
        """List what the deciding seat may do."""
        shown = self._shown()
        state = shown.state
        if shown.legal is None and state is not None:
            shown.legal = legal_actions(state)
        return shown.legal or []

    def _proposal(self) -> str:
        """Propose to the deciding seat, from a sample: whatever the reckoning uses, it cannot be a secret."""
        shown = self._shown()
        state = shown.state
        if state is None or not self._record.row.hints:
            return ""
        if shown.proposal is None:
            sample = state.sample(state.current_seat, 0)
            number = sample.game.sense.proposal(sample)
            shown.proposal = sample.game.action(number).key if number >= 0 else ""
        return shown.proposal


def legal_actions(state: State) -> list[LegalAction]:
    """List what the seat to move may do."""
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


def line_for(line: TableLine, seat: int | None) -> Line:
    """Give a line as far as the reader may know it."""
    return Line(
        seq=line.seq,
        kind=line.kind,
        seat=line.seat,
        name=line.name,
        facts=[entry.for_seat(seat) for entry in line.facts],
        undone=list(line.undone),
        reaction=line.action if line.kind == "reacted" else "",
    )
