# interpreted: JSON schemas are made from the annotations below, which the compiler would thin out
"""The kinds of journal entry and their arguments. `points` with `seat` is what changes a seat's score.

`total` is the gold or the cubes of the seat afterwards, `lost` what the limit of gold cut off.
"""

from typing import NotRequired, TypedDict


class RoundBegins(TypedDict):
    """A round begins: the cards laid out."""

    round: int
    start: int
    advantages: list[str]
    shiring: list[str]
    offer: list[str]
    cards: list[str]


class Foreseen(TypedDict):
    """Ellen shows her owner the coming event."""

    seat: int
    event: NotRequired[str]


class CardTaken(TypedDict):
    """A seat took a resource card and laid workers down for it."""

    seat: int
    card: str
    workers: int
    left: int


class Hired(TypedDict):
    """A seat hired a craftsman."""

    seat: int
    craftsman: str
    cost: int
    total: int


class OneSeat(TypedDict):
    """Something that only needs to say who."""

    seat: int


class CardsLeft(TypedDict):
    """Phase I is over and cards are left: craftsmen leave the game, resource cards come back next round."""

    cards: list[str]
    craftsmen: list[str]


class SeatWorkers(TypedDict):
    """Workers of a seat go somewhere."""

    seat: int
    workers: int


class SeatCraftsman(TypedDict):
    """A craftsman joins or leaves a seat."""

    seat: int
    craftsman: str


class BuilderDrawn(TypedDict):
    """A builder was drawn; `left` are those still in the bag."""

    seat: int
    price: int
    left: int


class BuilderJudged(TypedDict):
    """The start player kept a builder or threw it back."""

    seat: int
    owner: int


class BuilderPassed(TypedDict):
    """A seat passed: the builder waits on the cost track."""

    seat: int
    price: int


class BuilderPlaced(TypedDict):
    """A builder was placed."""

    seat: int
    space: str
    cost: int
    total: int


class EventRevealed(TypedDict):
    """The event of the round."""

    event: str
    good: int


class Spared(TypedDict):
    """A protected seat is spared the event."""

    seat: int
    event: str


class Walled(TypedDict):
    """A seat will have fewer builders next round."""

    seat: int
    builders: int


class CubeTaken(TypedDict):
    """The Archbishop's guest took a cube from a stall."""

    seat: int
    resource: str
    total: int
    stall: int


class Gold(TypedDict):
    """A seat got gold."""

    seat: int
    source: str
    change: int
    lost: int
    total: int


class Wool(TypedDict):
    """The wool mill paid a seat; its workers went home."""

    seat: int
    workers: int
    change: int
    lost: int
    total: int


class Paid(TypedDict):
    """A seat paid what it owed, or what it had."""

    seat: int
    source: str
    due: int
    paid: int
    missing: int
    total: int


class Points(TypedDict):
    """A seat's score changed."""

    seat: int
    source: str
    points: int
    score: int


class Cubes(TypedDict):
    """A seat got cubes that no resource card brought."""

    seat: int
    source: str
    resource: str
    change: int
    total: int
    supply: int


class Produced(TypedDict):
    """A resource card brought cubes; `extra` is what the event added, `workers` went home."""

    seat: int
    card: str
    resource: str
    yields: int
    extra: int
    total: int
    supply: int
    workers: int


class SeatCard(TypedDict):
    """An advantage card came to a seat or was used up by it."""

    seat: int
    card: str


class UnclaimedCard(TypedDict):
    """An advantage card without a builder left the game."""

    card: str


class UnclaimedCraftsman(TypedDict):
    """A craftsman without a builder left the game."""

    craftsman: str


class TaxRolled(TypedDict):
    """The tax of the round."""

    tax: int


class TaxFree(TypedDict):
    """A seat pays no tax."""

    seat: int
    source: str


class Bought(TypedDict):
    """A seat bought cubes from a stall."""

    seat: int
    count: int
    resource: str
    held: int
    total: int
    cost: int


class Sold(TypedDict):
    """A seat sold cubes."""

    seat: int
    count: int
    resource: str
    held: int
    total: int
    change: int
    lost: int


class Built(TypedDict):
    """A craftsman turned cubes into points."""

    seat: int
    craftsman: str
    cubes: list[str]
    points: int
    score: int


class Earned(TypedDict):
    """A craftsman made gold."""

    seat: int
    craftsman: str
    cubes: list[str]
    change: int
    lost: int
    total: int


class Gilded(TypedDict):
    """A craftsman turned gold into points."""

    seat: int
    craftsman: str
    cubes: list[str]
    cost: int
    total: int
    points: int
    score: int


class Dropped(TypedDict):
    """A seat gave back a cube over the limit."""

    seat: int
    resource: str
    total: int


class PieceLaid(TypedDict):
    """The start player laid a piece of the cathedral."""

    seat: int
    piece: str


class StartPlayer(TypedDict):
    """Who begins the next round; `claimed` is 1 if a builder at the cathedral claimed it."""

    seat: int
    claimed: int


class Restocked(TypedDict):
    """A stall was filled up."""

    resource: str
    count: int


class CourtRestocked(TypedDict):
    """Metal was put at the court."""

    count: int


class GameEnds(TypedDict):
    """The cathedral is finished."""

    winners: list[int]
    scores: list[int]
    golds: list[int]


ENTRY_TYPES: dict[str, type] = {
    "round-begins": RoundBegins,
    "foreseen": Foreseen,
    "card-taken": CardTaken,
    "hired": Hired,
    "passed": OneSeat,
    "cards-left": CardsLeft,
    "to-mill": SeatWorkers,
    "dismissed": SeatCraftsman,
    "builder-drawn": BuilderDrawn,
    "builder-kept": BuilderJudged,
    "builder-thrown-back": BuilderJudged,
    "builder-passed": BuilderPassed,
    "builder-placed": BuilderPlaced,
    "builder-walled": OneSeat,
    "builder-stranded": OneSeat,
    "event-revealed": EventRevealed,
    "sheltered": OneSeat,
    "cube-claimed": OneSeat,
    "spared": Spared,
    "walled": Walled,
    "cube-taken": CubeTaken,
    "gold": Gold,
    "wool": Wool,
    "paid": Paid,
    "points": Points,
    "cubes": Cubes,
    "produced": Produced,
    "advantage-taken": SeatCard,
    "advantage-spent": SeatCard,
    "advantage-unclaimed": UnclaimedCard,
    "tax-rolled": TaxRolled,
    "tax-free": TaxFree,
    "craftsman-joined": SeatCraftsman,
    "craftsman-unclaimed": UnclaimedCraftsman,
    "gray-taken": SeatWorkers,
    "gray-returned": SeatWorkers,
    "bought": Bought,
    "sold": Sold,
    "market-left": OneSeat,
    "built": Built,
    "earned": Earned,
    "gilded": Gilded,
    "dropped": Dropped,
    "piece-laid": PieceLaid,
    "start-player": StartPlayer,
    "restocked": Restocked,
    "court-restocked": CourtRestocked,
    "game-ends": GameEnds,
}
