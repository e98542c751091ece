"""What the server refuses, with a code and one English sentence each; `error-<code>` in the texts says it to people."""

from collections import Counter

from kingsbridge.core.errors import KingsbridgeError
from kingsbridge.server.messages import ReasonInfo, Refused

Args = dict[str, str | int]

# code -> HTTP status, sentence. Places in the sentence are filled from the arguments.
REFUSALS: dict[str, tuple[int, str]] = {
    "malformed": (400, "The message cannot be read: {why}"),
    "bad-parameters": (422, "The address of the request holds a wrong value: {why}"),
    "bad-id": (400, "An id has 1 to {longest} printable characters."),
    "bad-name": (400, "A name has 1 to {longest} characters."),
    "bad-seed": (400, "A seed has at most {longest} characters."),
    "unknown-level": (400, "There is no bot level '{level}'; levels: {allowed}."),
    "not-luggage": (400, "This file does not hold the tables of a Kingsbridge page."),
    "not-json": (415, "The body of a request is JSON, and its content type says so."),
    "too-large": (413, "The message is larger than {limit} bytes."),
    "too-many": (429, "Too many messages in a short time; try again in a moment."),
    "too-slow": (408, "The request took too long to arrive."),
    "hung-up": (400, "The sender hung up before the request was whole."),
    "too-many-at-once": (
        429,
        "From this address {most} requests and lines are open already; close one first.",
    ),
    "too-many-tables": (429, "That were many tables for one day; play those first, or come back tomorrow."),
    "no-store": (503, "The server cannot reach its store just now; try again in a moment."),
    "closed": (403, "Nobody new can come to this server just now."),
    "read-only": (503, "Nothing can be changed on this server just now; look again in a moment."),
    "no-callbacks": (404, "This server does not send such notices."),
    "bad-callback": (400, "Nothing can be sent to this address."),
    "too-many-callbacks": (409, "A device has at most {most} addresses for notices."),
    "cross-origin": (403, "This request comes from a page of another site."),
    "unknown-path": (404, "There is nothing at this address."),
    "method-not-allowed": (405, "This address does not answer to that method."),
    "unknown-language": (404, "There is no language '{language}'; languages: {allowed}."),
    "unknown-table": (404, "There is no such table."),
    "unknown-invite": (404, "There is no table with this invitation."),
    "unknown-recovery": (404, "No seat has this recovery code."),
    "unknown-seat": (404, "The table has no seat {seat}."),
    "unknown-moment": (404, "The table has no such moment."),
    "not-your-seat": (403, "Seat {seat} belongs to another device."),
    "not-host": (403, "Only the host may do this."),
    "not-seated": (403, "Only those who sit at the table may do this."),
    "no-spectators": (403, "This table is not open to spectators."),
    "seat-not-free": (409, "This seat is not free."),
    "no-free-seat": (409, "No seat is free at this table."),
    "seat-not-absent": (409, "The person of this seat is still there."),
    "seat-not-yours-to-return": (409, "This seat cannot be taken back."),
    "already-begun": (409, "The game has begun."),
    "not-running": (409, "The game is not running."),
    "not-finished": (409, "The game is not finished."),
    "no-analysis-yet": (
        409,
        "A game is analysed when it is finished: before, the analysis would show what others hold.",
    ),
    "no-analysis": (404, "There is no analysis of this game, and under the rules here it cannot be made."),
    "too-many-analyses": (429, "Other games are being analysed; try again when one of them is done."),
    "over-there": (409, "The game is over at this moment; choose an earlier one to play on from."),
    "only-to-look-at": (
        409,
        "This game was played under other rules than today's: it can be looked at, but not played on.",
    ),
    "other-seats": (400, "This game has {seats} seats, and each needs somebody."),
    "deal-unfinished": (
        409,
        "You still have a game with this deal; finish it first, or others' games would tell what lies hidden in yours.",
    ),
    "challenge-closed": (409, "Only those who have finished the challenge too may look at this game."),
    "record-of-running": (
        400,
        "This is what somebody saw of a running game, and not the record of a whole one.",
    ),
    "record-not-over": (400, "The record ends before the game does; only finished games can be shown."),
    "bad-record": (400, "This is not a record of a game: {why}"),
    "unknown-challenge": (404, "There is no such challenge."),
    "one-against-bots": (400, "In a challenge one seat is a person's and all others are bots."),
    "challenge-bots": (409, "Everybody plays a challenge against the same bots."),
    "no-trials": (403, "This table allows no hints, so nothing can be tried out beside it."),
    "no-hints": (403, "This table allows no hints."),
    "no-coach": (403, "There are no coaches at this table unless all players agree."),
    "not-over-yet": (409, "This hand, round or chapter is not over yet."),
    "no-hint-found": (503, "No hint could be found just now; try again in a moment."),
    "too-many-changes": (429, "This seat has gone back and forth too often; only its moves are taken now."),
    "too-many-reactions": (429, "That was enough said for a moment."),
    "not-your-turn": (409, "It is not this seat's turn."),
    "seat-with-bot": (409, "A bot plays seat {seat}; take the seat back first."),
    "stale": (409, "The table has gone on since line {seq}; it is at line {now}."),
    "cannot-undo": (
        409,
        "This move cannot be taken back: another seat has decided or something hidden was shown since.",
    ),
    "id-reused": (409, "Another move was sent under the same id before."),
    "table-other-rules": (
        409,
        "Rules or components of this game have changed here since the table was begun; it would have gone another way.",
    ),
    "table-unsound": (409, "This table's lines do not fit together, so it cannot go on."),
    "hello-first": (400, "The first message on the line is a hello."),
    "not-stored": (503, "This could not be stored; nothing was changed."),
    "internal": (500, "Something went wrong in the server; it is in its log."),
}


REFUSED: Counter[str] = Counter()  # how often each code was refused here, for those who run the server


class Refusal(Exception):
    """Something that is not done."""

    def __init__(self, code: str, args: Args | None = None, reason: ReasonInfo | None = None) -> None:
        self.status, sentence = REFUSALS[code]
        self.code = code
        self.details: Args = args or {}
        self.message = sentence.format(**self.details)
        self.reason = reason
        self.overtaken = False  # another process went on with the table meanwhile: it is worth to look again
        REFUSED[code] += 1
        super().__init__(self.message)

    def as_message(self, answers: str = "") -> Refused:
        """Give it as the message that answers one of the client's."""
        return Refused(answers, self.code, self.details, self.message, self.reason)


class EngineRefusal(Refusal):
    """Something the engine refuses; code, arguments and sentence are its own."""

    def __init__(self, error: KingsbridgeError, status: int = 400, reason: ReasonInfo | None = None) -> None:
        Exception.__init__(self, str(error))
        REFUSED[error.code] += 1
        self.overtaken = False
        self.status = status
        self.code = error.code
        self.details = error.details
        self.message = str(error)
        self.reason = reason
