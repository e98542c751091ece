# interpreted: JSON schemas are made from the annotations below, which the compiler would thin out
"""The kinds of journal entry of World Without End and their arguments. `points` is what changes a seat's score.

Every change of goods is a `goods` entry and every change of points a `points` entry, each with its source; all other
kinds say what happened in between.
"""

from typing import NotRequired, TypedDict


class ChapterBegins(TypedDict):
    """A chapter begins; everybody has all cards in hand again."""

    chapter: int
    active: int


class EventRevealed(TypedDict):
    """The active player revealed an event."""

    event: str
    chapter: int
    round: int
    seat: int


class FellIll(TypedDict):
    """The marker of a location was turned up: so much knowledge is needed there."""

    location: str
    need: int


class NoNewIllness(TypedDict):
    """A location was ill before, or has been cared for."""

    location: str


class Goods(TypedDict):
    """A seat's units of a good changed."""

    seat: int
    good: str
    change: int
    total: int
    source: str


class Points(TypedDict):
    """A seat's points changed; `count` things brought or cost them."""

    seat: int
    source: str
    count: int
    points: float
    score: float


class OfferDeclined(TypedDict):
    """A seat did not make the swap of an event."""

    seat: int
    event: str


class HouseLost(TypedDict):
    """A house went back to its owner."""

    seat: int
    space: str


class LaidOff(TypedDict):
    """A seat laid a card open without using it."""

    seat: int
    card: str
    source: str


class Discarded(TypedDict):
    """A seat laid a card face down; which one, only it may read."""

    seat: int
    card: NotRequired[str]


class DrawnAway(TypedDict):
    """Chance drew a card from a seat's hand to be discarded; which one, only the seat may read."""

    seat: int
    source: str
    card: NotRequired[str]


class MarketOpened(TypedDict):
    """The cloth market is open."""


class SpaceCovered(TypedDict):
    """A tile covers a favor space."""

    space: str


class PlagueLeft(TypedDict):
    """All plague markers left the board."""

    count: int


class Oriented(TypedDict):
    """The active player turned the event card."""

    seat: int
    event: str
    arrow: int


class NoIncome(TypedDict):
    """A seat goes begging and has no income."""

    seat: int


class FavorMoved(TypedDict):
    """A seat moved the favor marker."""

    seat: int
    space: str
    steps: int


class Played(TypedDict):
    """A seat played an action card."""

    seat: int
    card: str


class Declined(TypedDict):
    """A seat carried nothing of its card out."""

    seat: int
    card: str


class Repeated(TypedDict):
    """A seat's Privilege repeats a card."""

    seat: int
    card: str


class ProjectBegun(TypedDict):
    """A building project came to the board."""

    project: str


class Built(TypedDict):
    """A seat placed a resource on a project."""

    seat: int
    project: str
    good: str


class FreeResource(TypedDict):
    """A project got a resource from the supply."""

    project: str
    good: str


class Completed(TypedDict):
    """A project is finished; its donors get their seals back."""

    project: str
    donors: list[int]


class BonusShort(TypedDict):
    """There were too few goods for all donors, so nobody got any."""

    project: str
    good: str


class MetalPlaced(TypedDict):
    """The most loyal seats placed the King's metal."""

    project: str
    seats: list[int]


class HouseBuilt(TypedDict):
    """A seat built a house."""

    seat: int
    space: str


class Donated(TypedDict):
    """A seat laid a seal on a project."""

    seat: int
    project: str


class Cared(TypedDict):
    """A seat cared for a location."""

    seat: int
    location: str
    need: int


class EventLeft(TypedDict):
    """The oldest long-term event left the edge of the board."""

    event: str


class EventToEdge(TypedDict):
    """A long-term event moved to the edge of the board."""

    event: str


class FigurePassed(TypedDict):
    """The start figure came to a seat."""

    seat: int


class BoardCleared(TypedDict):
    """Tiles and long-term events left the board."""

    chapter: int
    events: list[str]


class TaxRolled(TypedDict):
    """The active player rolled the tax."""

    seat: int
    tax: int


class Short(TypedDict):
    """A seat could not pay a duty in full."""

    seat: int
    duty: str
    missing: int


class Protected(TypedDict):
    """A seat paid loyalty against the consequence of a shortfall."""

    seat: int
    duty: str


class Sentenced(TypedDict):
    """A seat will suffer a penalty at the start of the next chapter."""

    seat: int
    penalty: str


class ChapterEnds(TypedDict):
    """A chapter is over."""

    chapter: int
    scores: list[float]


class PlagueCame(TypedDict):
    """The plague markers lie face down on their locations."""

    count: int


class GameEnds(TypedDict):
    """The game is over."""

    winners: list[int]
    scores: list[float]


ENTRY_TYPES: dict[str, type] = {
    "chapter-begins": ChapterBegins,
    "event-revealed": EventRevealed,
    "fell-ill": FellIll,
    "no-new-illness": NoNewIllness,
    "goods": Goods,
    "points": Points,
    "offer-declined": OfferDeclined,
    "house-lost": HouseLost,
    "laid-off": LaidOff,
    "discarded": Discarded,
    "drawn-away": DrawnAway,
    "market-opened": MarketOpened,
    "space-covered": SpaceCovered,
    "plague-left": PlagueLeft,
    "oriented": Oriented,
    "no-income": NoIncome,
    "favor-moved": FavorMoved,
    "played": Played,
    "declined": Declined,
    "repeated": Repeated,
    "project-begun": ProjectBegun,
    "built": Built,
    "free-resource": FreeResource,
    "completed": Completed,
    "bonus-short": BonusShort,
    "metal-placed": MetalPlaced,
    "house-built": HouseBuilt,
    "donated": Donated,
    "cared": Cared,
    "event-left": EventLeft,
    "event-to-edge": EventToEdge,
    "figure-passed": FigurePassed,
    "board-cleared": BoardCleared,
    "tax-rolled": TaxRolled,
    "short": Short,
    "protected": Protected,
    "sentenced": Sentenced,
    "chapter-ends": ChapterEnds,
    "plague-came": PlagueCame,
    "game-ends": GameEnds,
}
