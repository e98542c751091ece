"""What running a command gives."""

from collections.abc import Callable
from typing import NamedTuple


class Outcome(NamedTuple):
    """What a command did."""

    code: int
    out: str
    err: str


Run = Callable[..., Outcome]
