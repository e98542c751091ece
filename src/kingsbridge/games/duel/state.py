"""The position of Builders' Duel and nothing else, with the table of who may know which field."""

from typing import Any, Final

from kingsbridge.core.contract import State
from kingsbridge.core.fields import (
    PUBLIC,
    SECRET,
    Field,
    Form,
    Keys,
    Number,
    Numbers,
    NumberSet,
    PerKey,
    SeatTable,
    whole,
)
from kingsbridge.games.duel import features, sampling, soundness, view
from kingsbridge.games.duel.components import (
    CARD_KEYS,
    FEW_PERSONS,
    GOODS,
    LINES,
    MATERIALS,
    NUM_SEALS,
    ONCE_KEYS,
    PHILIP,
    SEALS,
    WALERAN,
)
from kingsbridge.games.duel.reckoning import flip_seal, flip_seat, flip_value, make_flip, score


class Flips(Form):
    """Flipped seals, one number each in the position; see `reckoning.py`."""

    def write(self, value: Any) -> Any:
        """Take each number apart."""
        return [
            {"seat": flip_seat(flip), "seal": SEALS[flip_seal(flip)], "value": flip_value(flip)}
            for flip in value
        ]

    def read(self, written: Any) -> Any:
        """Put each number together."""
        return [
            make_flip(whole(flip["seat"]), SEALS.index(flip["seal"]), whole(flip["value"]))
            for flip in written
        ]


FIELDS: Final[list[Field]] = [
    Field("deck", SECRET, Keys(CARD_KEYS)),  # only the order: which cards are left is known
    Field("display", PUBLIC, Keys(CARD_KEYS)),
    Field("spent", PUBLIC, NumberSet()),
    Field("power", PUBLIC, Number()),
    Field("first", PUBLIC, Number()),
    Field("claims", PUBLIC, Keys(LINES)),
    Field("flips", PUBLIC, Flips()),
    Field("sums", PUBLIC, Numbers()),
    Field("winner", PUBLIC, Number()),
    Field("gold", PUBLIC, Numbers()),
    Field("bank", PUBLIC, Number()),
    Field("seals", PUBLIC, SeatTable([SEALS[:NUM_SEALS]])),
    Field("pile", SECRET, Keys(SEALS)),  # only the order of the original seals: those put under it are known
    Field("known_bottom", PUBLIC, Number()),
    Field("supply", PUBLIC, SeatTable([MATERIALS])),
    Field("raw", PUBLIC, SeatTable([MATERIALS])),
    Field("goods", PUBLIC, SeatTable(GOODS)),
    Field("built", PUBLIC, Numbers()),
    Field("firsts", PUBLIC, Numbers()),
    Field("holders", PUBLIC, PerKey(ONCE_KEYS)),
    Field("section", PUBLIC, Number()),
    Field("paid", PUBLIC, Number()),
    Field("gifts", PUBLIC, Number()),
    Field("scaffold", PUBLIC, Number()),
]


class DuelState(State):
    """A position. Cards, materials, seals, lines and seats are numbers; see `components.py`."""

    deck: list[int]  # cards of the running passage not laid out yet, the next one first
    display: list[int]  # the nine cards, left to right and top to bottom
    spent: int  # cells whose card was carried out or taken, one bit each
    power: int  # who has the power marker
    first: int  # who had it when the round began: claims, flips and acts first, and wins level sums
    claims: list[int]  # seat -> line, or -1
    flips: list[int]  # seals flipped in the running conflict, one number each: see `reckoning.make_flip`
    sums: list[int]  # seat -> sum of its flips in this round's conflict
    winner: int  # who won this round's conflict, -1 before
    gold: list[int]
    bank: int
    seals: list[int]  # seat * 3 + kind -> neutral seals at hand
    pile: list[int]  # neutral seals, the top one first
    known_bottom: int  # how many at the bottom of the pile everybody has seen
    supply: list[int]  # seat * 5 + material -> markers in the own supply
    raw: list[int]  # seat * 5 + material -> markers in the camp, raw side up
    goods: list[int]  # seat * 5 + material -> markers in the camp, building side up
    built: list[int]  # seat -> filled slots of the building, one bit each
    firsts: list[int]  # section -> who finished it first, or -1
    holders: list[int]  # 1x card -> who keeps it, or -1
    section: int  # the section worked on in this turn, or -1
    paid: int  # goods installed in this turn that count for the price
    gifts: int  # goods that may still be installed in this turn free and uncounted
    scaffold: int  # gold less for the second counted good of this turn

    def clone(self) -> "DuelState":
        """Copy the position without its journal."""
        other = DuelState()
        self.copy_common(other)
        other.deck = self.deck.copy()
        other.display = self.display.copy()
        other.spent = self.spent
        other.power = self.power
        other.first = self.first
        other.claims = self.claims.copy()
        other.flips = self.flips.copy()
        other.sums = self.sums.copy()
        other.winner = self.winner
        other.gold = self.gold.copy()
        other.bank = self.bank
        other.seals = self.seals.copy()
        other.pile = self.pile.copy()
        other.known_bottom = self.known_bottom
        other.supply = self.supply.copy()
        other.raw = self.raw.copy()
        other.goods = self.goods.copy()
        other.built = self.built.copy()
        other.firsts = self.firsts.copy()
        other.holders = self.holders.copy()
        other.section = self.section
        other.paid = self.paid
        other.gifts = self.gifts
        other.scaffold = self.scaffold
        return other

    def scores(self) -> list[float]:
        """Give ten points for each finished section and one for each good installed."""
        return [float(score(self.built[WALERAN])), float(score(self.built[PHILIP]))]

    def best_seats(self) -> list[int]:
        """Compare sections and goods, then gold; Philip wins what is still level.

        Rules: DUE-069.
        """
        ahead = score(self.built[WALERAN]) - score(self.built[PHILIP])
        if ahead == 0:
            ahead = self.gold[WALERAN] - self.gold[PHILIP]
        return [WALERAN] if ahead > 0 else [PHILIP]

    def view(self, seat: int | None) -> dict[str, Any]:
        """Give what the seat may know."""
        return view.make_view(self, seat)

    def deal_unknown(self, seat: int) -> None:
        """Shuffle again what nobody can know."""
        sampling.shuffle_unknown(self)

    def features(self, seat: int) -> list[int]:
        """Give the seat's knowledge as numbers."""
        return list(self.feature_row(seat))

    def write_features(self, seat: int, row: bytearray) -> None:
        """Write the seat's knowledge as bytes."""
        features.write_features(self, seat, row)

    def many_persons(self) -> bool:
        """Say whether ten person cards are in the decks.

        Rules: DUE-005.
        """
        return self.options["persons"] != FEW_PERSONS

    def own_violations(self) -> list[str]:
        """Name what is wrong with the position."""
        return soundness.violations(self)
