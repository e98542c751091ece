"""What the server refuses, with a code and one English sentence each; `error-<code>` in the texts says it to people."""

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
    "not-json": (415, "The body of a request is JSON, and its content type says so."),
    "too-large": (413, "The message is larger than {limit} bytes."),
    "too-many": (429, "Too many messages in a short time; try again in a moment."),
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
    "no-hints": (403, "This table allows no hints."),
    "no-hint-found": (503, "No hint could be found just now; try again in a moment."),
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
        "This table was begun under other rules ({recorded}) than this server's ({here}).",
    ),
    "table-unsound": (409, "This table's lines do not fit together, so it cannot go on."),
    "hello-first": (400, "The first message on the line is a hello."),
    "not-stored": (503, "The move could not be stored; nothing was changed."),
    "internal": (500, "Something went wrong in the server; it is in its log."),
}


class Refusal(Exception):
    """Something that is not done."""

    def __init__(self, code: str, args: Args | None = None, reason: ReasonInfo | None = None) -> None:
        self.status, sentence = REFUSALS[code]
        self.code = code
        self.details: Args = args or {}
        self.message = sentence.format(**self.details)
        self.reason = reason
        super().__init__(self.message)

    def as_message(self, answers: str = "") -> Refused:
        """Give it as the message that answers one of the client's."""
        return Refused(answers, self.code, self.details, self.message, self.reason)


class EngineRefusal(Refusal):
    """Something the engine refuses; code, arguments and sentence are its own."""

    def __init__(self, error: KingsbridgeError, status: int = 400, reason: ReasonInfo | None = None) -> None:
        Exception.__init__(self, str(error))
        self.status = status
        self.code = error.code
        self.details = error.details
        self.message = str(error)
        self.reason = reason
