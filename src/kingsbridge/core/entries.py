"""Journal entries: facts about what happened, filtered for each reader."""

Args = dict[str, object]


class Entry:
    """One fact: a kind, arguments everybody may read, and secret ones with the seats that may read them."""

    def __init__(
        self,
        kind: str = "",
        args: Args | None = None,
        secret: Args | None = None,
        seats: tuple[int, ...] = (),
    ) -> None:
        self.kind = kind
        self._args: Args = {} if args is None else args
        self._secret: Args = {} if secret is None else secret
        self._seats = seats

    def for_seat(self, seat: int | None) -> Args:
        """Give what this seat may know of the fact (None: a spectator). The only way out."""
        if seat is not None and seat in self._seats:
            return {"kind": self.kind, **self._args, **self._secret}
        return {"kind": self.kind, **self._args}

    def for_referee(self) -> Args:
        """Give the whole fact, for finished games and tests."""
        return {"kind": self.kind, **self._args, **self._secret}

    def __repr__(self) -> str:
        return f"Entry({self.kind!r}, {self._args!r})"
