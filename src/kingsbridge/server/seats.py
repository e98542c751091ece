"""Seats and who sits there; codes and tokens."""

import hashlib
import secrets
from dataclasses import dataclass

from kingsbridge.server.refusals import Refusal

LONGEST_NAME = 40
# No letters or digits that look alike: codes are read aloud and typed in.
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"


@dataclass
class Seat:
    """A seat of a table. `device` stays while a bot plays the seat, so that its person can come back."""

    kind: str
    name: str = ""
    level: str = ""
    device: str = ""
    recovery_hash: str = ""
    resigned: bool = False
    left: bool = False


def clean_name(name: str, may_be_empty: bool = False) -> str:
    """Make a display name fit for one line; refuse what cannot be."""
    cleaned = " ".join("".join(char if char.isprintable() else " " for char in name).split())
    if len(cleaned) > LONGEST_NAME or not (cleaned or may_be_empty):
        raise Refusal("bad-name", {"longest": LONGEST_NAME})
    return cleaned


def new_id() -> str:
    """Make an id that nobody can guess."""
    return secrets.token_hex(8)


def new_token() -> str:
    """Make the token of a device, 256 random bits."""
    return secrets.token_urlsafe(32)


def new_code(groups: int, size: int = 4) -> str:
    """Make a code that people can type."""
    return "-".join("".join(secrets.choice(ALPHABET) for _ in range(size)) for _ in range(groups))


def tidy_code(code: str) -> str:
    """Read a typed code leniently: case and spaces do not matter, and what is in no code cannot hurt."""
    return "".join(char for char in code.lower() if char in ALPHABET or char == "-")


def hashed(secret: str) -> str:
    """Hash a random secret for keeping; it has too many bits for guessing, so one round is enough."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
