"""Every message between server and clients. The web client's types are generated from this file, not written twice.

Over HTTP these are bodies of requests and answers; over the WebSocket each message carries its name in `type`.
A table is an append-only list of lines numbered by `seq`. A client that names the last `seq` it saw gets what came
after.
"""

from typing import Any, Literal

import msgspec

from kingsbridge.analysis.account import Account
from kingsbridge.analysis.decision import Judged

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
    "reacted",  # a seat said one of the short things that can be said
    "coach-agreed",  # a seat's person agrees to coaches at this table
    "coach-declined",  # or no longer
    "finished",  # the game is over
]


# Where a table comes from, if it does not begin with a deal of its own.
OriginKind = Literal[
    "played-on",  # it goes on from a moment of a finished game
    "trial",  # one seat tries out, alone against bots, how a running game might go on
    "same-deal",  # it repeats the deal of a finished game
    "imported",  # a record of a finished game, brought along by who made the table
    "brought",  # it goes on with the record of a game that was begun elsewhere
    "challenge",  # one of those who take up a challenge plays its deal alone, against its bots
]

# Who may look at a finished game: everybody with the link, only those who sat there, or (empty) who could watch it.
Sharing = Literal["", "open", "closed"]

# What is hidden when a game is played on: as it was, or dealt again as a seat (or a spectator) must hold it possible.
Dealing = Literal["as-it-was", "anew"]


# The short things that can be said at a table; `reaction-<key>` in the texts.
Reaction = Literal["good-luck", "well-played", "thanks", "oh-no", "wow", "one-moment", "sorry"]


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
    lesson: bool  # there is a guided first game


class Addresses(msgspec.Struct):
    """Where others on the local network reach this server; told to who sits before the machine itself."""

    addresses: list[str]


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


class OriginInfo(msgspec.Struct):
    """Where a table comes from; everybody at it is told."""

    kind: OriginKind
    table: str  # the one it comes from; whoever may see that one can look it up. Empty for a challenge
    ply: int  # how many of its moves had been made; 0: from the start
    dealing: Dealing
    seat: int  # whose knowledge stayed where the rest was dealt anew; -1: nobody's
    challenge: str = ""  # the code of the challenge it takes up


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
    watching: int  # spectators who look at the table now
    absent_after_seconds: int  # when any seat may give an absent one to a bot
    created: str
    changed: str
    problem: Problem = ""  # why the table is shown but cannot go on
    origin: OriginInfo | None = None
    shared: bool = False  # everybody with the link may look at it


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


class Leave(msgspec.Struct):
    """Leave a seat; in a game that runs a bot may play on until its person comes back."""

    seat: int
    bot: bool = False


class React(msgspec.Struct):
    """Say one of the short things that can be said."""

    seat: int
    reaction: Reaction


class BotChoice(msgspec.Struct):
    """Give a seat to a bot."""

    seat: int
    level: str = ""


class PaceChoice(msgspec.Struct):
    """Set how quickly bots answer at this table."""

    pace: Pace


# --- tables that come from others ------------------------------------------------------------------------------------


class PlayOn(msgspec.Struct):
    """Ask for a table that goes on from a moment of a finished game."""

    ply: int  # after so many moves
    seats: list[SeatWish]
    dealing: Dealing = "as-it-was"
    seat: int | None = None  # whose knowledge stays where the rest is dealt anew; None: a spectator's
    pace: Pace = "normal"


class BringOn(msgspec.Struct):
    """Ask for a table that goes on with a game begun elsewhere, from the end of its record."""

    record: dict[str, Any]
    seats: list[SeatWish]
    dealing: Dealing = "as-it-was"
    seat: int | None = None  # whose knowledge stays where the rest is dealt anew; None: a spectator's
    pace: Pace = "normal"


class TryOut(msgspec.Struct):
    """Ask for a table at which a seat of a running game tries out how it might go on, alone against bots."""

    seat: int
    level: str = ""
    pace: Pace = "normal"


class SameDeal(msgspec.Struct):
    """Ask for a table that repeats the deal of a finished game."""

    seats: list[SeatWish]
    pace: Pace = "normal"


class Share(msgspec.Struct):
    """Let everybody with the link look at a finished game, or only those who sat there (host)."""

    allowed: bool


class DealSeat(msgspec.Struct):
    """What a seat made of a deal."""

    kind: SeatKind
    name: str
    level: str
    mine: bool
    score: float
    won: bool


class DealResult(msgspec.Struct):
    """A finished game of a deal."""

    table: str
    ended: str
    seats: list[DealSeat]


class DealResults(msgspec.Struct):
    """All finished games of a deal that the asker may see, the latest first."""

    results: list[DealResult]


# --- challenges ------------------------------------------------------------------------------------------------------


class NewChallenge(msgspec.Struct):
    """Challenge others to the deal of a finished game: each on the same seat, alone, against the same bots."""

    table: str
    seats: list[SeatWish]  # one is human, all others are bots
    name: str = ""


class TakeUp(msgspec.Struct):
    """Take a challenge up."""

    name: str = ""
    pace: Pace = "normal"


class ChallengeResult(msgspec.Struct):
    """What somebody made of a challenge; `lead` is the distance to the best of the bots."""

    name: str
    score: float
    lead: float
    won: bool
    table: str
    mine: bool


class ChallengeInfo(msgspec.Struct):
    """A challenge as the asker may see it."""

    code: str
    name: str  # who made it
    game: str
    options: dict[str, str | int | bool]
    seat: int  # where everybody sits who takes it up
    levels: list[str]  # of the bots; empty at that seat
    created: str
    mine: str  # the asker's table; empty: not taken up yet
    finished: int  # how many have finished it
    results: list[ChallengeResult] | None  # the best first; None until the asker has finished it too


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
    reaction: str  # what was said, of a reaction


class ViewChange(msgspec.Struct):
    """A view as what differs from the one sent before: whole parts by name, and items of lists by name and number."""

    parts: dict[str, Any]
    items: dict[str, dict[str, Any]]


class Update(msgspec.Struct, tag_field="type", tag="update"):
    """The table as it is now for one seat, with the lines since the `seq` the client named."""

    protocol: int
    answers: str  # the client-made id of the move, undo or hello this answers; empty if none
    table: TableInfo
    seat: int | None  # whose view this is; None for a spectator
    view: dict[str, Any] | None  # None before the game begins, and where `change` tells it
    legal: list[LegalAction]  # filled only for the deciding seat
    proposal: str  # the key of the best action where reckoning alone finds it, else empty
    can_undo: bool
    grace_ms: int  # how long bots still wait, so that undo can be pressed
    place: int  # of the bot to move, in the line of those who wait for their turn to think; 0: it waits for nobody
    lower_level: (
        str  # told to the host where bots have waited long: the level that would spare it; else empty
    )
    coach: bool  # whether people may have a coach here
    coach_agreed: list[int]  # the seats whose people agree to it; asked only where several play
    lines: list[Line]
    since: int  # `lines` begins after this seq; 0: all of them
    change: ViewChange | None = (
        None  # for who said `parts`: how the view differs from the last one on this line
    )


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
    parts: bool = False  # the client keeps what it was sent: tell only what changes of the view


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
    """What speaks for an action: `counsel-<fact>` in the game's texts, and how much more it counts than elsewhere."""

    fact: str
    args: dict[str, str | int]
    gain: float


class HintedAction(msgspec.Struct):
    """An action with its outlook, from 0 (lost) to 1 (won), and how often the search tried it."""

    key: str
    value: float
    visits: int
    because: list[HintReason]
    instead: list[HintReason]  # what speaks for the best and not for this one


class HintAnswer(msgspec.Struct, tag_field="type", tag="hint-answer"):
    """The answer: the best actions, the best first, from what the seat may know; none where there is no choice."""

    answers: str
    actions: list[HintedAction]


class Coach(msgspec.Struct):
    """Ask what each action is worth; for the deciding seat, where there may be coaches; first briefly, then long."""

    seat: int
    seq: int
    is_long: bool = False


class JudgedAction(msgspec.Struct):
    """An action, the outlook it throws away, whether one should think again, and what speaks for the best instead."""

    key: str
    cost: float
    is_much: bool
    instead: list[HintReason]


class CoachAnswer(msgspec.Struct):
    """The answer: all actions, the best first, and what speaks for the best; nothing where there is no choice."""

    actions: list[JudgedAction]
    best: HintedAction | None


class CoachConsent(msgspec.Struct):
    """Agree to coaches at a table of several people, or no longer."""

    seat: int
    agrees: bool


class Recap(msgspec.Struct):
    """Ask which decision mattered most in a hand, round or chapter that is over (counted from 0)."""

    seat: int
    epoch: int


class Decision(msgspec.Struct):
    """A move that was made, what it cost, and what was best; it cost nothing where it was the best itself.

    What speaks for the best speaks against the move that was made.
    """

    ply: int  # moves made before it
    played: str
    cost: float
    best: HintedAction


class RecapAnswer(msgspec.Struct):
    """The answer; nothing where nothing was to be decided."""

    decision: Decision | None


class Ping(msgspec.Struct, tag_field="type", tag="ping"):
    """Keep the line open."""


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    """Answer a ping."""


class Reload(msgspec.Struct, tag_field="type", tag="reload"):
    """The client is older than the server can speak to: please reload."""

    protocol: int


ClientMessage = Hello | Move | Undo | Why | Hint | Ping
ServerMessage = Update | Refused | WhyAnswer | HintAnswer | Pong | Reload


# --- how to play -----------------------------------------------------------------------------------------------------


class Screen(msgspec.Struct):
    """A real position, seen by a seat, with the parts of the board that its sentences point to, in their order."""

    name: str
    seat: int
    view: dict[str, Any]
    legal: list[LegalAction]
    marks: list[str]


class HowTo(msgspec.Struct):
    """How a game is played: its screens, the rules that people get wrong, and the sentences of both as Fluent."""

    screens: list[Screen]
    wrong: list[str]
    texts: str


# --- being told of one's turn ----------------------------------------------------------------------------------------


class PushKey(msgspec.Struct):
    """The key with which a browser subscribes to notices; empty: the server sends none."""

    key: str


class Callback(msgspec.Struct):
    """Ask to be told of one's turn while away: by the browser's push service, or at an address of one's own."""

    kind: Literal["push", "webhook"]
    address: str
    keys: dict[str, str] = {}  # of a push subscription: p256dh and auth
    language: str = ""


class CallbackInfo(msgspec.Struct):
    """Where a device is told of its turns."""

    id: str
    kind: Literal["push", "webhook"]
    host: str


class CallbackChoice(msgspec.Struct):
    """Name a callback, for switching it off."""

    id: str


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


# --- the analysis of a finished game ---------------------------------------------------------------------------------


class AnalysisAnswer(msgspec.Struct):
    """How far an analysis is, its decisions from the `since`-th on, and when all are done, what it came from."""

    level: str  # who looks back, without version
    most_cost: dict[str, float]  # what a move may cost and still be called best, good or doubtful
    is_working: bool  # somebody is at it now
    total: int  # decisions with a real choice
    done: int  # 0 where nobody has begun
    judged: list[Judged]
    epochs: list[int]  # after how many moves the second hand, round or chapter begins, and each that follows
    account: Account | None


class Continuation(msgspec.Struct):
    """The better way at a decision, played on the board as far as the real hands allow: step 0 is before it."""

    steps: list[Step]
    positions: list[Position]


# --- lessons ---------------------------------------------------------------------------------------------------------


class LessonAsk(msgspec.Struct):
    """Follow a lesson. `path` is what the learner did so far: the server keeps nothing of it."""

    path: list[str] = []
    word: str = (
        ""  # what is done now: a move by its key, or "." to read on; empty: only look where the path leads
    )
    since: int = 0


class LessonWhy(msgspec.Struct):
    """Ask at this point of a lesson why a target or action is not possible."""

    path: list[str]
    target: str


class LessonGame(msgspec.Struct):
    """Go on freely from this point of a lesson, at a table of one's own."""

    path: list[str]
    name: str = ""
    level: str = ""  # of the bots that take the other seats; empty: the usual one
    pace: Pace = "normal"


class LessonStep(msgspec.Struct):
    """A step of a lesson: `lesson-<id>` in the lesson's texts, and what is lit meanwhile."""

    id: str
    number: int  # counted from 1
    last: int
    light: list[str]  # targets, places or regions of the board
    asks: list[LegalAction]  # the moves that lead on; empty where there is only something to read
    says: str  # the sentence that answers the last move; empty if it was the one asked for
    looks: bool  # the last move was made only to be looked at: the next thing is to go back


class LessonUpdate(msgspec.Struct):
    """Where a lesson is: the path that was gone, the step, and the learner's table."""

    path: list[str]
    step: LessonStep
    update: Update


# --- puzzles ---------------------------------------------------------------------------------------------------------


class PuzzleInfo(msgspec.Struct):
    """A puzzle at a glance: `puzzle-theme-<theme>` in the game's texts says what it is about."""

    id: str
    theme: str
    difficulty: int  # 1: an Apprentice finds the answer; 2: a Journeyman does; 3: neither of them
    seats: int


class PuzzleList(msgspec.Struct):
    """The puzzles of a game: its themes in their order, and the one that everybody gets today."""

    game: str
    themes: list[str]
    puzzles: list[PuzzleInfo]
    today: str  # empty where there is no puzzle


class PuzzlePosition(msgspec.Struct):
    """The decision that a puzzle asks for, as its seat sees it."""

    puzzle: PuzzleInfo
    update: Update


class PuzzleAnswer(msgspec.Struct):
    """Answer a puzzle with a move by its key; empty: give up and be told."""

    action: str
    since: int = 0


class PuzzleVerdict(msgspec.Struct):
    """What becomes of an answer. The answer itself is told to who found it or gave up."""

    solved: bool
    action: str
    cost: float  # outlook that the move throws away, of 1
    best: LegalAction | None
    others: list[LegalAction]  # further moves that are as good
    because: list[HintReason]  # what speaks for the best
    solved_by: list[str]  # the bots that find it
    update: Update  # after the move where it was right, else unchanged


class PuzzleWhy(msgspec.Struct):
    """Ask at a puzzle why a target or action is not possible."""

    target: str


# --- my book ---------------------------------------------------------------------------------------------------------


class FinishedSeat(msgspec.Struct):
    """A seat of a finished game, and how it came out."""

    kind: SeatKind
    name: str
    level: str
    mine: bool
    resigned: bool
    score: float
    won: bool


class FinishedGame(msgspec.Struct):
    """A finished game of this device."""

    table: str
    game: str
    options: dict[str, str | int | bool]
    created: str
    changed: str
    moves: int
    seats: list[FinishedSeat]


class FinishedGames(msgspec.Struct):
    """Some finished games of this device, the latest first; `next` is where the list goes on, 0 at its end."""

    games: list[FinishedGame]
    total: int
    next: int
