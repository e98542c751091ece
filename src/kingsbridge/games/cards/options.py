"""The options of the card game: the rulebook offers none."""

from kingsbridge.core.options import Option

OPTIONS: list[Option] = []
