"""Why something is not possible now."""


class Reason:
    """A rule of the ledger, a message key (`reason-<key>` in the game's texts) and its arguments."""

    def __init__(self, rule: str = "", key: str = "", args: dict[str, str | int] | None = None) -> None:
        self.rule = rule
        self.key = key
        self.args: dict[str, str | int] = {} if args is None else args

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.key!r}, {self.args!r})"
