"""Positions of Builders' Duel for `tests.situations.situation`. Cards, materials, goods, seals and lines go by keys.

`claim=seat` stands at a claim, `conflict=...` in a conflict, `turn=seat` at the start of a seat's turn with the cards
it has won. What a test does not name is filled in soundly: cards from the deck, supplies from the markers.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from kingsbridge import State, load_game
from kingsbridge.games.duel import frames

MARKERS = {"wood": 2, "sand": 2, "stone": 2, "ore": 1, "wool": 4}
START_CAMP = {"wood": 1, "sand": 1, "stone": 1}
GOODS = [
    {"wood": "timber", "sand": "mortar", "stone": "masonry", "ore": "iron-bars", "wool": "cloth"},
    {"wood": "timber", "sand": "mortar", "stone": "masonry", "ore": "bell", "wool": "cloth"},
]
BUILDINGS = [
    [["timber", "mortar", "masonry"], ["timber", "masonry", "cloth"], ["mortar", "cloth", "iron-bars"]],
    [["timber", "mortar", "masonry"], ["mortar", "masonry", "cloth"], ["timber", "cloth", "bell"]],
]
SEALS = {"0-5": 2, "1-4": 4, "2-3": 4}
START_PILE = {"1-4": 2, "2-3": 2}
ALL_GOLD = 74
Amounts = Mapping[int, Mapping[str, int]]


def build(
    seats: int,
    claim: int | None = None,
    conflict: Sequence[tuple[int, str, int]] | None = None,
    keep: int | None = None,
    turn: int | None = None,
    cards: Sequence[str] = (),
    first: int | None = None,
    power: int | None = None,
    claims: Sequence[str | None] | None = None,
    lost: bool = False,
    **what: Any,
) -> State:
    """Make a position; `cards` lie on cells 0, 1, 2 and so on."""
    first = first if first is not None else turn if turn is not None else 0
    frame: list[Any] = ["claim", first if claim is None else claim, 0, 0, 0]
    winner = -1
    lines = list(claims) if claims is not None else [None, None]
    flips: list[dict[str, Any]] = [
        {"seat": seat, "seal": seal, "value": value} for seat, seal, value in conflict or ()
    ]
    sums = [sum(flip["value"] for flip in flips if flip["seat"] == seat) for seat in (0, 1)]
    if conflict is not None or turn is not None:
        lines = lines if claims is not None else _lines(first if turn is None else turn)
    if conflict is not None:
        frame = ["conflict", _behind(first, flips, sums), 0, 0, 0]
    if keep is not None:
        frame = ["keep", keep, 0, 0, 0]
        winner = 1 - keep
    if turn is not None:
        frame = ["evaluation", turn, 0, 0, 0]
        winner = 1 - turn if lost else turn
        sums = _personal_sums(first, winner)
    data = _position(
        list(cards),
        frames=[frame],
        first=first,
        power=first if power is None else power,
        claims=lines,
        flips=flips,
        sums=sums,
        winner=winner,
        **what,
    )
    game = load_game("duel")
    if turn is None or "section" in what:
        state = game.state_from_dict(data)
    else:
        # A turn begins by itself, so no position at rest shows its beginning: it is entered here, and checked after.
        state = game._read_state(data)
        state.frames[-1] = frames.turn(turn)
    state.journal = []
    state.drawn = {}
    if turn is not None and "section" not in what:
        state._settle(None)
    return state


def _personal_sums(first: int, winner: int) -> list[int]:
    """Give the sums of a conflict of personal seals, in which the second gives up at once if he loses."""
    if winner == first:
        return [2, 0] if first == 0 else [0, 2]
    return [2, 3] if first == 0 else [3, 2]


def _lines(seat: int) -> list[str | None]:
    """The seat has the top row, the other the left column: cell 0 is contested."""
    return ["top-row", "left-column"] if seat == 0 else ["left-column", "top-row"]


def _behind(first: int, flips: Sequence[Any], sums: Sequence[int]) -> int:
    return first if not flips or sums[first] < sums[1 - first] else 1 - first


def _position(
    cards: list[str],
    round: int = 2,
    persons: int = 5,
    gold: Sequence[int] = (3, 3),
    seals: Amounts | None = None,
    pile: Sequence[str] | None = None,
    known_bottom: int | None = None,
    raw: Amounts | None = None,
    goods: Amounts | None = None,
    built: Mapping[int, Mapping[int, Sequence[str]]] | None = None,
    firsts: Sequence[int] | None = None,
    holders: Mapping[str, int] | None = None,
    deck: Sequence[str] = (),
    key: str = "00" * 16,
    fixed: Mapping[str, Any] | None = None,
    section: int = -1,
    **fields: Any,
) -> dict[str, Any]:
    """Fill in the rest."""
    kept = dict.fromkeys(["toll", "journeyman", "scaffolding", "sabotage", "supply-cart"], -1) | dict(
        holders or {}
    )
    display, undealt = _deal(
        cards, list(deck), [card for card, seat in kept.items() if seat >= 0], round, persons
    )
    masks = [_mask(seat, (built or {}).get(seat, {})) for seat in (0, 1)]
    made = [_amounts((goods or {}).get(seat, {}), GOODS[seat].values()) for seat in (0, 1)]
    raws = [_camp(seat, (raw or {}).get(seat, {}), made[seat], masks[seat]) for seat in (0, 1)]
    held = [_amounts((seals or {}).get(seat, dict.fromkeys(SEALS, 1)), SEALS) for seat in (0, 1)]
    used = [flip["seal"] for flip in fields["flips"]]
    if pile is None:
        left = {kind: SEALS[kind] - held[0][kind] - held[1][kind] - used.count(kind) for kind in SEALS}
        top = [kind for kind, count in left.items() for _ in range(min(count, START_PILE.get(kind, 0)))]
        seen = [kind for kind, count in left.items() for _ in range(count - START_PILE.get(kind, 0))]
        pile = top + seen
        known_bottom = len(seen) if known_bottom is None else known_bottom
    return {
        "game": "duel",
        "seats": 2,
        "options": {"persons": persons},
        "key": key,
        "fixed": dict(fixed or {}),
        "reveals": _reveals(round, len(fields["flips"]) or int(fields["winner"] >= 0)),
        "epoch": round - 1,
        "deck": undealt,
        "display": display,
        "spent": [],
        "gold": list(gold),
        "bank": ALL_GOLD - sum(gold),
        "seals": held,
        "pile": list(pile),
        "known_bottom": known_bottom or 0,
        "supply": [_supply(seat, raws[seat], made[seat], masks[seat]) for seat in (0, 1)],
        "raw": raws,
        "goods": made,
        "built": masks,
        "firsts": list(firsts) if firsts is not None else [_first(masks, section) for section in range(3)],
        "holders": kept,
        "section": section,
        "paid": 0,
        "gifts": 0,
        "scaffold": 0,
        **fields,
    }


def _reveals(round: int, flips: int) -> int:
    """Count the seal pile, a deck each passage, each display, and one flip for each earlier round."""
    return 1 + (round - 1) // 3 + 1 + round + (round - 1) + flips


def deck_cards(round: int, persons: int) -> list[str]:
    """List the cards of the deck played in a round, apart from the engine."""
    late = (round - 1) // 3 % 2 == 1
    crafts = ["mortar-mixer", "carpenter", "stonemason", "weaver", "bell-founder", "market"]
    sites = ["forest", "gravel-pit", "quarry", "mine", "sheepfold"]
    rest = ["change-of-power"] * 3 + ["influence"] * 2 + crafts + sites
    if late:
        cards = ["income-4", "income-5", "income-5", "income-6", "income-6", *rest]
        cards += ["scaffolding", "sabotage", "supply-cart", "jack", "aliena", "regan-hamleigh"]
        swaps = {"income-6": "ellen", "influence": "alfred", "sabotage": "remigius"}
    else:
        cards = ["income-3", "income-4", "income-4", "income-5", "income-5", "income-6", *rest, "sheepfold"]
        cards += ["toll", "journeyman", "tom-builder", "william-hamleigh"]
        swaps = {"income-5": "francis", "journeyman": "percy-hamleigh"}
    for out, into in swaps.items() if persons == 10 else ():
        cards[cards.index(out)] = into
    return cards


def _deal(
    cards: list[str], deck: list[str], kept: list[str], round: int, persons: int
) -> tuple[list[str], list[str]]:
    """Lay out the named cards and fill up; kept 1x cards are neither in the display nor in the deck."""
    left = deck_cards(round, persons)
    for card in [*cards, *deck]:
        left.remove(card)
    left = [card for card in left if card not in kept]
    # 1x cards last: a filler that is taken by itself would surprise a test.
    left.sort(key=lambda card: card in ("toll", "journeyman", "scaffolding", "sabotage", "supply-cart"))
    display = cards + [left.pop(0) for _ in range(9 - len(cards))]
    undealt = 27 - 9 * ((round - 1) % 3 + 1)
    return display, deck + left[len(left) - (undealt - len(deck)) :] if undealt > len(deck) else deck


def _amounts(given: Mapping[str, int], keys: Any) -> dict[str, int]:
    assert set(given) <= set(keys)
    return {key: given.get(key, 0) for key in keys}


def _mask(seat: int, sections: Mapping[int, Sequence[str]]) -> int:
    """Give the filled slots as bits: `{1: ["timber"]}` is the field for timber in section I."""
    mask = 0
    for section, goods in sections.items():
        for good in goods:
            mask |= 1 << (3 * (section - 1) + BUILDINGS[seat][section - 1].index(good))
    return mask


def _camp(seat: int, named: Mapping[str, int], goods: Mapping[str, int], mask: int) -> dict[str, int]:
    """Give the raw side of a camp: what is named, and of other kinds what lay there first and is nowhere else."""
    assert set(named) <= set(MARKERS)
    flat = [good for section in BUILDINGS[seat] for good in section]
    camp: dict[str, int] = {}
    for material in MARKERS:
        good = GOODS[seat][material]
        made = goods[good] + sum(1 for slot, other in enumerate(flat) if other == good and mask >> slot & 1)
        camp[material] = named.get(material, max(0, START_CAMP.get(material, 0) - made))
    return camp


def _supply(seat: int, raw: Mapping[str, int], goods: Mapping[str, int], mask: int) -> dict[str, int]:
    flat = [good for section in BUILDINGS[seat] for good in section]
    installed = [good for slot, good in enumerate(flat) if mask >> slot & 1]
    return {
        material: MARKERS[material]
        - raw[material]
        - goods[GOODS[seat][material]]
        - installed.count(GOODS[seat][material])
        for material in MARKERS
    }


def _first(masks: Sequence[int], section: int) -> int:
    done = [seat for seat in (0, 1) if masks[seat] >> 3 * section & 7 == 7]
    return done[0] if done else -1
