"""Ids, tokens and codes that nobody can guess, and the hashes under which they are kept."""

import hashlib
import secrets

# No letters or digits that look alike: codes are read aloud and typed in.
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
_ID_BYTES = 8


def new_id() -> str:
    """Make an id that nobody can guess."""
    return secrets.token_hex(_ID_BYTES)


def is_id(text: str) -> bool:
    """Say whether this can be an id that was made here."""
    return len(text) == _ID_BYTES * 2 and text.isascii() and text.isalnum()


def new_token() -> str:
    """Make the token of a device, 256 random bits."""
    return secrets.token_urlsafe(32)


def new_code(groups: int, size: int = 4) -> str:
    """Make a code that people can type."""
    return "-".join("".join(secrets.choice(ALPHABET) for _ in range(size)) for _ in range(groups))


def tidy_code(code: str) -> str:
    """Read a typed code leniently: case and spaces do not matter, and what is in no code cannot hurt."""
    return "".join(char for char in code.lower() if char in ALPHABET or char == "-")


def new_seed() -> int:
    """Make the seed of a sample that nobody can guess."""
    return secrets.randbits(128)


def hashed(secret: str) -> str:
    """Hash a random secret for keeping; it has too many bits for guessing, so one round is enough."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
