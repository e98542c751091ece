"""The position of Builders' Duel and nothing else, with the table of who may know which field."""

from typing import Any

from kingsbridge.core.contract import PUBLIC, SECRET, State
from kingsbridge.games.duel import features, sampling, soundness, view
from kingsbridge.games.duel.components import (
    CARD_KEYS,
    FEW_PERSONS,
    GOODS,
    LINES,
    MATERIALS,
    NUM_MATERIALS,
    NUM_SEALS,
    ONCE_KEYS,
    PHILIP,
    SEALS,
    SEATS,
    WALERAN,
)
from kingsbridge.games.duel.reckoning import score

VISIBILITY: dict[str, str] = {
    "deck": SECRET,  # only the order: which cards are left is known
    "display": PUBLIC,
    "spent": PUBLIC,
    "power": PUBLIC,
    "first": PUBLIC,
    "claims": PUBLIC,
    "flips": PUBLIC,
    "sums": PUBLIC,
    "winner": PUBLIC,
    "gold": PUBLIC,
    "bank": PUBLIC,
    "seals": PUBLIC,
    "pile": SECRET,  # only the order of the original seals: those put under it are known
    "known_bottom": PUBLIC,
    "supply": PUBLIC,
    "raw": PUBLIC,
    "goods": PUBLIC,
    "built": PUBLIC,
    "firsts": PUBLIC,
    "holders": PUBLIC,
    "section": PUBLIC,
    "paid": PUBLIC,
    "gifts": PUBLIC,
    "scaffold": PUBLIC,
}


class DuelState(State):
    """A position. Cards, materials, seals, lines and seats are numbers; see `components.py`."""

    deck: list[int]  # cards of the running passage not laid out yet, the next one first
    display: list[int]  # the nine cards, left to right and top to bottom
    spent: int  # cells whose card was carried out or taken, one bit each
    power: int  # who has the power marker
    first: int  # who had it when the round began: claims, flips and acts first, and wins level sums
    claims: list[int]  # seat -> line, or -1
    flips: list[int]  # seals flipped in the running conflict: seat * 64 + seal * 8 + value
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
        """Compare sections and goods, then gold; Philip wins what is still level."""
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
        return features.make_features(self, seat)

    def many_persons(self) -> bool:
        """Say whether ten person cards are in the decks."""
        return self.options["persons"] != FEW_PERSONS

    def fields(self) -> dict[str, Any]:
        """Write the fields by the keys of cards, materials, seals and lines."""
        return {
            "deck": [CARD_KEYS[card] for card in self.deck],
            "display": [CARD_KEYS[card] for card in self.display],
            "spent": [cell for cell in range(len(self.display)) if self.spent >> cell & 1],
            "power": self.power,
            "first": self.first,
            "claims": [None if line < 0 else LINES[line] for line in self.claims],
            "flips": [
                {"seat": flip >> 6, "seal": SEALS[flip >> 3 & 7], "value": flip & 7} for flip in self.flips
            ],
            "sums": self.sums.copy(),
            "winner": self.winner,
            "gold": self.gold.copy(),
            "bank": self.bank,
            "seals": [
                {SEALS[kind]: self.seals[seat * NUM_SEALS + kind] for kind in range(NUM_SEALS)}
                for seat in range(SEATS)
            ],
            "pile": [SEALS[kind] for kind in self.pile],
            "known_bottom": self.known_bottom,
            "supply": _by_seat(self.supply, [MATERIALS, MATERIALS]),
            "raw": _by_seat(self.raw, [MATERIALS, MATERIALS]),
            "goods": _by_seat(self.goods, GOODS),
            "built": self.built.copy(),
            "firsts": self.firsts.copy(),
            "holders": {ONCE_KEYS[once]: seat for once, seat in enumerate(self.holders)},
            "section": self.section,
            "paid": self.paid,
            "gifts": self.gifts,
            "scaffold": self.scaffold,
        }

    def load_fields(self, fields: dict[str, Any]) -> None:
        """Read the fields that `fields` wrote."""
        self.deck = [CARD_KEYS.index(key) for key in fields["deck"]]
        self.display = [CARD_KEYS.index(key) for key in fields["display"]]
        self.spent = sum(1 << int(cell) for cell in set(fields["spent"]))
        self.power = fields["power"]
        self.first = fields["first"]
        self.claims = [-1 if key is None else LINES.index(key) for key in fields["claims"]]
        self.flips = [
            flip["seat"] << 6 | SEALS.index(flip["seal"]) << 3 | flip["value"] for flip in fields["flips"]
        ]
        self.sums = list(fields["sums"])
        self.winner = fields["winner"]
        self.gold = list(fields["gold"])
        self.bank = fields["bank"]
        self.seals = [row[key] for row in fields["seals"] for key in SEALS[:NUM_SEALS]]
        self.pile = [SEALS.index(key) for key in fields["pile"]]
        self.known_bottom = fields["known_bottom"]
        self.supply = [row[key] for row in fields["supply"] for key in MATERIALS]
        self.raw = [row[key] for row in fields["raw"] for key in MATERIALS]
        self.goods = [row[key] for seat, row in enumerate(fields["goods"]) for key in GOODS[seat]]
        self.built = list(fields["built"])
        self.firsts = list(fields["firsts"])
        self.holders = [fields["holders"][key] for key in ONCE_KEYS]
        self.section = fields["section"]
        self.paid = fields["paid"]
        self.gifts = fields["gifts"]
        self.scaffold = fields["scaffold"]

    def own_violations(self) -> list[str]:
        """Name what is wrong with the position."""
        return soundness.violations(self)


def _by_seat(counts: list[int], keys: list[list[str]]) -> list[dict[str, int]]:
    return [
        {keys[seat][m]: counts[seat * NUM_MATERIALS + m] for m in range(NUM_MATERIALS)}
        for seat in range(SEATS)
    ]
