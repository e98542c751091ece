# interpreted: JSON schemas are made from the annotations below, which the compiler would thin out
"""The kinds of journal entry of Builders' Duel and their arguments. `points` is what changes a seat's score."""

from typing import TypedDict


class Display(TypedDict):
    """Nine cards are laid out."""

    round: int
    seat: int
    cards: list[str]


class PassageBegins(TypedDict):
    """A deck is shuffled."""

    passage: int
    deck: str


class OnceCard(TypedDict):
    """A 1x card came to a seat's side, or went back to its deck."""

    seat: int
    card: str


class Claimed(TypedDict):
    """A seat put its markers on a line."""

    seat: int
    line: str
    cards: list[str]


class Contested(TypedDict):
    """Both claim this card; `first` flips first and wins level sums."""

    card: str
    cell: int
    first: int


class Flipped(TypedDict):
    """A seat flipped a seal."""

    seat: int
    seal: str
    value: int
    sum: int
    sums: list[int]


class GaveUp(TypedDict):
    """A seat gave the conflict up."""

    seat: int
    sums: list[int]


class ConflictWon(TypedDict):
    """A seat won the contested card."""

    seat: int
    card: str
    sums: list[int]


class SealKept(TypedDict):
    """The loser keeps one of the seals he used."""

    seat: int
    seal: str


class SealsReturned(TypedDict):
    """Used seals go under the pile."""

    seat: int
    seals: list[str]
    pile: int


class TurnBegins(TypedDict):
    """A seat begins its turn with these cards."""

    seat: int
    cards: list[str]


class UsedCard(TypedDict):
    """A seat named a card of the display, or played a 1x card."""

    seat: int
    card: str


class Power(TypedDict):
    """A seat took the power marker from the other."""

    seat: int
    other: int


class Gold(TypedDict):
    """The bank paid a seat; `due` is what it should have been."""

    seat: int
    source: str
    change: int
    due: int
    total: int
    bank: int


class Robbed(TypedDict):
    """A seat took gold from the other."""

    seat: int
    other: int
    source: str
    change: int
    due: int
    total: int
    other_total: int


class SealBought(TypedDict):
    """A seat bought the top seal."""

    seat: int
    seal: str
    price: int
    gold: int
    pile: int


class SealGained(TypedDict):
    """A seat got the top seal."""

    seat: int
    source: str
    seal: str
    pile: int


class SealTaken(TypedDict):
    """A seat took a seal from the other."""

    seat: int
    other: int
    source: str
    seal: str


class Material(TypedDict):
    """Raw material came from the own supply into the camp."""

    seat: int
    source: str
    material: str
    change: int
    due: int
    total: int
    supply: int


class Bought(TypedDict):
    """A seat bought raw material."""

    seat: int
    source: str
    material: str
    price: int
    gold: int
    total: int


class Sold(TypedDict):
    """A seat sold raw material; `due` is what it should have been paid."""

    seat: int
    source: str
    material: str
    change: int
    due: int
    gold: int
    total: int


class Converted(TypedDict):
    """Raw material became a good."""

    seat: int
    source: str
    material: str
    good: str
    price: int
    gold: int
    total: int


class Sabotaged(TypedDict):
    """A good in the other's camp was turned back."""

    seat: int
    other: int
    source: str
    good: str
    material: str
    total: int


class Installed(TypedDict):
    """A good was installed."""

    seat: int
    section: int
    good: str
    price: int
    gold: int
    installed: int
    points: int
    score: int


class SectionFinished(TypedDict):
    """A section is finished."""

    seat: int
    section: int
    finished: int
    points: int
    score: int


class Bonus(TypedDict):
    """A seat finished a section first and gets its bonus."""

    seat: int
    section: int
    source: str


class NotUsed(TypedDict):
    """A seat ended its turn without naming these cards."""

    seat: int
    cards: list[str]


class Lapsed(TypedDict):
    """An effect that was not used up lapses."""

    seat: int
    source: str


class RoundEnds(TypedDict):
    """A round is over."""

    round: int
    scores: list[int]


class GameEnds(TypedDict):
    """The game is over, and what decided it."""

    winners: list[int]
    decided: str
    scores: list[int]


ENTRY_TYPES: dict[str, type] = {
    "display": Display,
    "passage-begins": PassageBegins,
    "once-returned": OnceCard,
    "claimed": Claimed,
    "contested": Contested,
    "flipped": Flipped,
    "gave-up": GaveUp,
    "conflict-won": ConflictWon,
    "seal-kept": SealKept,
    "seals-returned": SealsReturned,
    "turn-begins": TurnBegins,
    "once-taken": OnceCard,
    "used": UsedCard,
    "played": UsedCard,
    "power": Power,
    "gold": Gold,
    "robbed": Robbed,
    "seal-bought": SealBought,
    "seal-gained": SealGained,
    "seal-taken": SealTaken,
    "material": Material,
    "bought": Bought,
    "sold": Sold,
    "converted": Converted,
    "sabotaged": Sabotaged,
    "installed": Installed,
    "section-finished": SectionFinished,
    "bonus": Bonus,
    "not-used": NotUsed,
    "lapsed": Lapsed,
    "round-ends": RoundEnds,
    "game-ends": GameEnds,
}
