# interpreted: JSON schemas are made from the annotations below, which the compiler would thin out
"""The kinds of journal entry of the card game and their arguments. `points` is what changes a seat's score."""

from typing import NotRequired, TypedDict


class HandBegins(TypedDict):
    """A hand is dealt; the holder of Lady Aliena leads."""

    hand: int
    leader: int
    tricks: int
    pile: int


class Dealt(TypedDict):
    """A seat got its cards; which ones, only it may read."""

    seat: int
    count: int
    cards: NotRequired[list[str]]


class Played(TypedDict):
    """A seat played a card to a trick."""

    seat: int
    card: str
    value: int
    trick: int


class TrickTaken(TypedDict):
    """A trick went to a seat: by its own neutral card, or by its colour whoever played it."""

    taker: int
    player: int
    card: str
    cards: list[str]
    trick: int


class KingAside(TypedDict):
    """The King's trick was set aside."""

    player: int
    cards: list[str]
    trick: int


class PrivilegeWon(TypedDict):
    """A privilege card went to a seat for the rest of the game."""

    seat: int
    card: str


class KingsTrickScored(TypedDict):
    """A seat without a trick scores the King's trick."""

    seat: int
    cards: list[str]


class Discarded(TypedDict):
    """Craftsmen of other colours are put aside."""

    seat: int
    cards: list[str]


class Material(TypedDict):
    """A seat's stock of a material changed."""

    seat: int
    material: str
    change: int
    total: int
    source: str


class Converted(TypedDict):
    """A converter turned a material into points."""

    seat: int
    converter: str
    material: str
    total: int
    points: int
    score: int


class Remade(TypedDict):
    """A converter turned a material into another."""

    seat: int
    converter: str
    material: str
    total: int
    made: str
    made_total: int


class Assisted(TypedDict):
    """The Assistant turned a material into points."""

    seat: int
    material: str
    total: int
    points: int
    score: int


class Points(TypedDict):
    """A seat scored for cards it won or privileges it owns."""

    seat: int
    source: str
    count: int
    points: int
    score: int


class Dropped(TypedDict):
    """A seat gave up a material over the limit."""

    seat: int
    material: str
    total: int


class HandEnds(TypedDict):
    """A hand is over: what each seat gained and has now."""

    hand: int
    gains: list[int]
    scores: list[int]


class PrivilegeReturned(TypedDict):
    """A privilege card lost in the King's trick goes under the pile: one hand more."""

    card: str
    pile: int


class GameEnds(TypedDict):
    """The last privilege card is won: the game is over."""

    winners: list[int]
    scores: list[int]


ENTRY_TYPES: dict[str, type] = {
    "hand-begins": HandBegins,
    "dealt": Dealt,
    "played": Played,
    "trick-taken": TrickTaken,
    "king-aside": KingAside,
    "privilege-won": PrivilegeWon,
    "kings-trick-scored": KingsTrickScored,
    "discarded": Discarded,
    "material": Material,
    "converted": Converted,
    "remade": Remade,
    "assisted": Assisted,
    "points": Points,
    "dropped": Dropped,
    "hand-ends": HandEnds,
    "privilege-returned": PrivilegeReturned,
    "game-ends": GameEnds,
}
