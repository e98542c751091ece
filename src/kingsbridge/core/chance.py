"""Named chance: every draw is a keyed hash of the game's key, the draw's name and an index.

A draw therefore does not depend on how many other draws happened before it: two games with one key deal the same third
hand whatever was played, and a clone copies nothing but the key. The global `random` is never used.
"""

import hashlib
import secrets
from typing import Final

from kingsbridge.core.errors import BadRequest
from kingsbridge.core.native import i64

# Final, so that the compiler makes them constants instead of looking them up.
KEY_BYTES: Final = 16
_BLOCK_BYTES: Final = 64
_WORD_VALUES: Final = 65536
# The minimal standard generator of Park and Miller: for playouts only, where a draw must cost next to nothing.
_DICE_FACTOR: Final = 48271
_DICE_MODULUS: Final = 2147483647
_DICE_VALUES: Final = 2147483648


def key_from_seed(seed: int | None) -> bytes:
    """Turn a seed of any size into a key; None makes a fresh one that nobody can guess."""
    if seed is None:
        return secrets.token_bytes(KEY_BYTES)
    if 0 <= seed < 1 << (8 * KEY_BYTES):
        return seed.to_bytes(KEY_BYTES, "big")
    return hashlib.blake2b(str(seed).encode("ascii"), digest_size=KEY_BYTES).digest()


def key_for_sample(seed: int) -> bytes:
    """Turn the seed of a sample into a key that no game has: game 7 sampled with seed 7 must not foresee its deals."""
    return hashlib.blake2b(f"sample {seed}".encode("ascii"), digest_size=KEY_BYTES).digest()


def key_for_batch(seed: int, row: int, number: int) -> bytes:
    """Give the key of the game with this number in a row of a batch."""
    return hashlib.blake2b(f"batch {seed}.{row}.{number}".encode("ascii"), digest_size=KEY_BYTES).digest()


def key_from_hex(text: str) -> bytes:
    """Read a key as `to_dict` and records write it."""
    try:
        key = bytes.fromhex(text)
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        raise BadRequest(
            "bad-key",
            f"'{text}' is not a key: a key is {2 * KEY_BYTES} hexadecimal digits.",
            {"key": text, "digits": 2 * KEY_BYTES},
        )
    return key


def _block(key: bytes, name: str, index: int) -> bytes:
    return hashlib.blake2b(f"{name}#{index}".encode(), digest_size=_BLOCK_BYTES, key=key).digest()


def below(key: bytes, name: str, n: int) -> int:
    """Draw a number from 0 to n-1, each equally likely."""
    assert 0 < n <= _WORD_VALUES
    limit = _WORD_VALUES - _WORD_VALUES % n
    index = 0
    while True:
        block = _block(key, name, index)
        for at in range(0, _BLOCK_BYTES, 2):
            word = block[at] | (block[at + 1] << 8)
            if word < limit:
                return word % n
        index += 1


def shuffled(key: bytes, name: str, items: list[int]) -> list[int]:
    """Give the items in a drawn order, each order equally likely."""
    result = items.copy()
    left = len(result)
    index = 0
    block = b""
    at = _BLOCK_BYTES
    while left > 1:
        if at == _BLOCK_BYTES:
            block = _block(key, name, index)
            index += 1
            at = 0
        word = block[at] | (block[at + 1] << 8)
        at += 2
        pick = word % left
        # Words above the last whole multiple are thrown away: otherwise small picks would come a little too often.
        if word - pick <= _WORD_VALUES - left:
            left -= 1
            held = result[left]
            result[left] = result[pick]
            result[pick] = held
    return result


def dice_from_seed(seed: int) -> i64:
    """Give the first state of quick dice for playouts; neighbouring seeds have nothing in common."""
    word = int.from_bytes(hashlib.blake2b(f"dice {seed}".encode("ascii"), digest_size=4).digest(), "big")
    return word % (_DICE_MODULUS - 1) + 1


def roll(dice: i64) -> i64:
    """Give the next state of the dice; a machine number, since the product would be a long one of Python's."""
    return dice * _DICE_FACTOR % _DICE_MODULUS


def pick(dice: i64, n: i64) -> i64:
    """Read a number from 0 to n-1 off the dice."""
    return dice * n // _DICE_VALUES


def shuffle(items: list[int], dice: i64) -> i64:
    """Shuffle a list in place by the dice, and give them back."""
    left: i64 = len(items)
    while left > 1:
        dice = roll(dice)
        at = pick(dice, left)
        left -= 1
        held = items[left]
        items[left] = items[at]
        items[at] = held
    return dice
