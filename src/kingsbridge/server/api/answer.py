"""What the API answers, before it is known how the answer travels."""

from dataclasses import dataclass
from typing import Any

import msgspec

JSON = "application/json"
TEXT = "text/plain; charset=utf-8"


@dataclass(frozen=True)
class Answer:
    """An answer; one that `lasts` rarely changes, and one with a `file_name` is meant to be kept as a file."""

    content: bytes
    status: int = 200
    media_type: str = JSON
    lasts: bool = False
    file_name: str = ""


def tell(message: Any, status: int = 200) -> Answer:
    """Answer with a message."""
    return Answer(msgspec.json.encode(message), status)


def encoded(message: bytes) -> Answer:
    """Answer with a message that is encoded already."""
    return Answer(message)


def lasting(content: bytes, media_type: str = JSON) -> Answer:
    """Answer with something that rarely changes."""
    return Answer(content, media_type=media_type, lasts=True)


def download(message: Any, file_name: str) -> Answer:
    """Answer with a message to be kept as a file."""
    return Answer(msgspec.json.encode(message), file_name=file_name)
