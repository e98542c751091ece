"""The errors of the engine: a code and arguments for programs, one English sentence for people.

The code has a message `error-<code>` in `texts/`, so that terminal and browser say the same in the reader's language.
"""

from kingsbridge.core.native import mypyc_attr

ErrorArgs = dict[str, str | int]


@mypyc_attr(allow_interpreted_subclasses=True)
class KingsbridgeError(ValueError):
    """Something asked for that is not allowed; `code` and `details` say what, `str()` says it in English."""

    def __init__(self, code: str = "", message: str = "", details: ErrorArgs | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.details: ErrorArgs = {} if details is None else details

    def __reduce__(self) -> tuple[type, tuple[str, str, ErrorArgs]]:
        return (type(self), (self.code, self.message, self.details))


class IllegalAction(KingsbridgeError):
    """An action that is not in the legal list; the state is as it was."""


class RecordMismatch(KingsbridgeError):
    """A record that does not belong to these rules, or does not say what really happened."""


class BadRequest(KingsbridgeError):
    """An unknown name, a value outside its range, a text that cannot be read."""


class ImpossiblePosition(KingsbridgeError):
    """A position that breaks the invariants of its game."""


def listing(names: list[str]) -> str:
    """Join names for the end of a sentence that says what is allowed."""
    return ", ".join(names) if names else "none"
