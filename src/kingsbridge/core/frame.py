"""A frame of the decision stack: which phase is asking whom, and a few numbers of its own."""


class Frame:
    """An immutable value, so that clones may share it: to change one is to replace it on the stack."""

    __slots__ = ("a", "b", "c", "phase", "seat")

    def __init__(self, phase: int = 0, seat: int = -1, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.phase = phase
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
