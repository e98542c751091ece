"""Every message between server and clients. The web client's types are generated from this file, not written twice.

Over HTTP these are bodies of requests and answers; over the WebSocket each message carries its name in `type`.
A table is an append-only list of lines numbered by `seq`. A client that names the last `seq` it saw gets what came
after.
"""

from typing import Any, Literal

import msgspec

# Raised when an old client could misread a new server; the client then asks for a reload.
PROTOCOL = 1

SeatKind = Literal["human", "bot", "open"]
Status = Literal["waiting", "running", "finished"]
Pace = Literal["instant", "fast", "normal"]
Problem = Literal["", "other-rules", "unsound"]
LineKind = Literal[
    "created",  # the table was made
    "seat-taken",  # a person claimed a seat
    "seat-left",  # a person left a seat
    "seat-removed",  # the host took a guest's seat away before the start
    "bot-seated",  # a bot plays a seat from now on
    "seat-returned",  # a person took the seat back from the bot
    "begin",  # the game was set up
    "move",  # a seat played an action
    "undo",  # a seat took its moves back
    "resigned",  # a seat gave up; a bot plays it to the end
    "finished",  # the game is over
]


# --- what can be played ----------------------------------------------------------------------------------------------


class OptionInfo(msgspec.Struct):
    """An option of a game; the first value is the default."""

    name: str
    values: list[str | int | bool]


class ActionInfo(msgspec.Struct):
    """An action of a game's catalogue."""

    key: str
    kind: str
    args: dict[str, str | int]
    target: str


class GameInfo(msgspec.Struct):
    """A game that can be played here."""

    id: str
    min_seats: int
    max_seats: int
    options: list[OptionInfo]
    rules_version: int
    components_fingerprint: str
    argument_kinds: dict[str, str]
    actions: list[ActionInfo]
    levels: list[str]  # of bots, the weakest first
    default_level: str


class FactInfo(msgspec.Struct):
    """A value of a component with where it comes from."""

    value: Any
    provenance: Literal["rulebook", "public", "derived", "reconstructed"]
    why: str


class ComponentInfo(msgspec.Struct):
    """A card, space or number of a game."""

    table: str
    key: str
    names: dict[str, Any]
    facts: dict[str, FactInfo]


class RulePlaceInfo(msgspec.Struct):
    """A class or function that carries a rule out; its file is given within the game's folder."""

    name: str
    file: str
    line: int


class RuleInfo(msgspec.Struct):
    """A rule of the ledger, and the code that carries it out."""

    id: str
    section: str
    title: str
    text: str
    source: str
    places: list[RulePlaceInfo]


# --- tables ----------------------------------------------------------------------------------------------------------


class SeatWish(msgspec.Struct):
    """Who shall sit on a seat of a new table: "human" is the one who makes it (twice: one device, two players)."""

    kind: SeatKind
    level: str = ""
    name: str = ""


class NewTable(msgspec.Struct):
    """Ask for a table. The game begins when no seat is open."""

    game: str
    seats: list[SeatWish]
    options: dict[str, str | int | bool] = {}
    spectators: bool = True
    seed: str = ""  # a chosen seed is shown to everybody
    shuffle_seats: bool = False
    hints: bool = True
    pace: Pace = "normal"


class SeatInfo(msgspec.Struct):
    """A seat as everybody sees it."""

    kind: SeatKind
    name: str
    level: str
    present: bool
    away_seconds: int  # since the seat's person was last there; 0 while present
    mine: bool
    host: bool
    resigned: bool
    left: bool  # its person left; the host may seat a bot at once


class TableInfo(msgspec.Struct):
    """A table as the asker may see it."""

    id: str
    game: str
    options: dict[str, str | int | bool]
    rules_version: int
    status: Status
    seats: list[SeatInfo]
    seq: int
    spectators: bool
    hints: bool
    chosen_seed: str  # empty if chance chose
    pace: Pace
    invite: str  # the code of the invite link, for those who sit here; empty for others
    is_host: bool
    my_seats: list[int]
    waiting_for: int  # the seat to move, -1 if none
    awaits_me: bool
    rematch: str  # id of the rematch's table, if there is one
    absent_after_seconds: int  # when any seat may give an absent one to a bot
    created: str
    changed: str
    problem: Problem = ""  # why the table is shown but cannot go on


class Seated(msgspec.Struct):
    """The answer to making a table or claiming a seat."""

    table: TableInfo
    seats: list[int]
    recovery: dict[str, str]  # seat number -> the code that claims it from another device


class Claim(msgspec.Struct):
    """Take a free seat at the table behind an invite code."""

    name: str
    seat: int | None = None  # None: the first free one


class Recover(msgspec.Struct):
    """Take a seat over to this device by its recovery code."""

    code: str


class SeatChoice(msgspec.Struct):
    """Name a seat, for removing a guest, taking a seat back and so on."""

    seat: int


class BotChoice(msgspec.Struct):
    """Give a seat to a bot."""

    seat: int
    level: str = ""


class PaceChoice(msgspec.Struct):
    """Set how quickly bots answer at this table."""

    pace: Pace


# --- play ------------------------------------------------------------------------------------------------------------


class LegalAction(msgspec.Struct):
    """A legal action of the deciding seat. What cannot be taken back says so before it is played."""

    key: str
    kind: str
    args: dict[str, str | int]
    target: str
    reveals: bool
    ends_turn: bool


class ReasonInfo(msgspec.Struct):
    """Why something is not possible: a rule, a message key of the game's texts, and its arguments."""

    rule: str
    key: str
    args: dict[str, str | int]


class Line(msgspec.Struct):
    """A line of the table. `facts` are the journal entries it caused, as far as the reader may know them."""

    seq: int
    kind: LineKind
    seat: int  # -1 if none
    name: str
    facts: list[dict[str, Any]]
    undone: list[int]  # of an undo: the lines that no longer count


class Update(msgspec.Struct, tag_field="type", tag="update"):
    """The table as it is now for one seat, with the lines since the `seq` the client named."""

    protocol: int
    answers: str  # the client-made id of the move, undo or hello this answers; empty if none
    table: TableInfo
    seat: int | None  # whose view this is; None for a spectator
    view: dict[str, Any] | None  # None before the game begins
    legal: list[LegalAction]  # filled only for the deciding seat
    proposal: str  # the key of the best action where reckoning alone finds it, else empty
    can_undo: bool
    grace_ms: int  # how long bots still wait, so that undo can be pressed
    place: int  # of the bot to move, in the line of those who wait for their turn to think; 0: it waits for nobody
    lower_level: (
        str  # told to the host where bots have waited long: the level that would spare it; else empty
    )
    lines: list[Line]
    since: int  # `lines` begins after this seq; 0: all of them


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    """Something was not done, and why. An Update follows."""

    answers: str
    code: str
    args: dict[str, str | int]
    message: str  # one English sentence
    reason: ReasonInfo | None = None


class Hello(msgspec.Struct, tag_field="type", tag="hello"):
    """First message of a client: which seat it wants to see the table as, and what it has seen."""

    protocol: int
    seat: int | None = None
    since: int = 0
    id: str = ""


class Move(msgspec.Struct, tag_field="type", tag="move"):
    """Play an action. `seq` is the line it answers; a resend with the same id gets the first answer again."""

    id: str
    seat: int
    seq: int
    action: str


class Undo(msgspec.Struct, tag_field="type", tag="undo"):
    """Take the seat's last move back."""

    id: str
    seat: int
    seq: int


class Why(msgspec.Struct, tag_field="type", tag="why"):
    """Ask why a target or action is not possible now."""

    id: str
    seat: int
    target: str


class WhyAnswer(msgspec.Struct, tag_field="type", tag="why-answer"):
    """The answer: a reason, or None if it is possible."""

    answers: str
    target: str
    reason: ReasonInfo | None


class Hint(msgspec.Struct, tag_field="type", tag="hint"):
    """Ask what a strong player would do; for the deciding seat, at tables that allow hints."""

    id: str
    seat: int
    seq: int


class HintReason(msgspec.Struct):
    """What speaks for an action: `part-<part>` in the game's texts, and how many points more than after the others."""

    part: str
    gain: float


class HintedAction(msgspec.Struct):
    """An action with its outlook, from 0 (lost) to 1 (won), and how often the search tried it."""

    key: str
    value: float
    visits: int
    because: list[HintReason]


class HintAnswer(msgspec.Struct, tag_field="type", tag="hint-answer"):
    """The answer: the best actions, the best first, from what the seat may know; none where there is no choice."""

    answers: str
    actions: list[HintedAction]


class Ping(msgspec.Struct, tag_field="type", tag="ping"):
    """Keep the line open."""


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    """Answer a ping."""


class Reload(msgspec.Struct, tag_field="type", tag="reload"):
    """The client is older than the server can speak to: please reload."""

    protocol: int


ClientMessage = Hello | Move | Undo | Why | Hint | Ping
ServerMessage = Update | Refused | WhyAnswer | HintAnswer | Pong | Reload


# --- finished games --------------------------------------------------------------------------------------------------


class Step(msgspec.Struct):
    """One move of a replay."""

    ply: int
    seat: int  # who moved, -1 for the set-up
    action: str
    facts: list[dict[str, Any]]
    scores: list[float]


class Replay(msgspec.Struct):
    """A finished game move by move; a Position shows the table after any of them."""

    table: str
    game: str
    names: list[str]
    steps: list[Step]


class Position(msgspec.Struct):
    """The table of a finished game after so many moves, all hands open: the view of each seat."""

    ply: int
    views: list[dict[str, Any]]


class Moment(msgspec.Struct):
    """The table as a seat saw it right after a line."""

    seq: int
    seat: int | None
    view: dict[str, Any]
