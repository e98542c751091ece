# interpreted: JSON schemas are made from the annotations below, which the compiler would thin out
"""What a seat may see of Builders' Duel: both seats see the same, all but the order of undealt cards and seals."""

from typing import TYPE_CHECKING, Any, TypedDict, cast

from kingsbridge.core.contract import State
from kingsbridge.core.view import CommonView, common_view
from kingsbridge.games.duel import frames
from kingsbridge.games.duel.components import (
    BONUSES,
    BUILDINGS,
    CARD_KEYS,
    CARD_PAYS,
    CARD_PRICES,
    CARD_SEATS,
    CELLS,
    COLOURS,
    DECK_LETTERS,
    DECKS,
    GOODS,
    INSTALL_TOTALS,
    LINE_CELLS,
    LINES,
    MATERIALS,
    NUM_LINES,
    NUM_MATERIALS,
    NUM_ONCE,
    NUM_SEALS,
    ONCE_KEYS,
    PERSONAL,
    PLAYERS,
    ROUNDS,
    ROUNDS_A_PASSAGE,
    SEAL_HIGH,
    SEAL_LOW,
    SEALS,
    SEATS,
    SECTION_MASK,
    SECTIONS,
    SHARED_CELL,
    SLOT_MATERIALS,
    SOURCES,
)
from kingsbridge.games.duel.reckoning import (
    FINISHED,
    INSTALLED,
    cells_left,
    cells_of,
    contested_cell,
    deck_number,
    flip_seal,
    flip_seat,
    flip_value,
    has_flipped_personal,
    install_price,
    is_once,
    open_needs,
    passage_number,
    round_number,
    seat_behind,
    unknown_seals,
)

if TYPE_CHECKING:
    from kingsbridge.games.duel.state import DuelState


class Cell(TypedDict):
    """A place of the display, 0 to 8 from left to right and top to bottom."""

    cell: int
    card: str
    player: int  # the only seat that may use the card, -1 if both may
    once: bool  # a 1x card
    claimed: list[int]  # the seats whose line goes through it
    contested: bool
    owner: int  # who evaluates it: as soon as that is settled, else -1
    spent: bool  # carried out, or taken as a 1x card
    target: bool  # whether it is the cell that stands for its card: identical cards are one action


class DisplayLine(TypedDict):
    """One of the eight lines."""

    line: str
    cells: list[int]
    claimed: int  # the seat that claims it, or -1
    meets: int  # the cell it would share with the line already claimed, -1 if none or more than one


class Flip(TypedDict):
    """A seal flipped in the running conflict."""

    seat: int
    seal: str
    value: int


class Outcome(TypedDict):
    """What flipping a seal can bring the seat that decides: its low and its high face."""

    seal: str
    count: int
    faces: list[int]
    sums: list[int]  # own sum after each face
    leads: list[bool]  # whether that puts it ahead
    ends: bool  # the personal seal: no more flips afterwards


class Conflict(TypedDict):
    """The fight for the contested card; the flips are those of the running conflict, empty when it is over."""

    cell: int
    card: str
    sums: list[int]
    flips: list[Flip]
    running: bool
    behind: int  # who must flip on or give up, -1 when it is over
    wins_ties: int
    winner: int  # -1 while it runs
    may_give_up: bool
    outcomes: list[Outcome]  # for the seat that decides


class Slot(TypedDict):
    """A field of a section."""

    good: str
    filled: bool


class Section(TypedDict):
    """A building card: its fields, whether it is finished, and whether this seat got the bonus."""

    section: int
    slots: list[Slot]
    finished: bool
    first: bool


class Side(TypedDict):
    """What lies before a seat."""

    player: str
    colour: str
    building: str
    power: bool
    gold: int
    seals: dict[str, int]  # neutral seals at hand, by kind
    personal_ready: bool  # false while the personal seal lies in the conflict
    raw: dict[str, int]  # camp, raw side up
    goods: dict[str, int]  # camp, building side up
    good_of: dict[str, str]  # raw material -> the good this seat makes of it
    supply: dict[str, int]
    needs: dict[str, int]  # unfilled fields by the good they take
    sections: list[Section]
    finished: int
    installed: int
    kept: list[str]  # 1x cards
    claim: str  # its line, or empty
    cells: list[int]  # the cells it evaluates, once the conflict is over
    cells_left: list[int]  # those it may still name


class Step(TypedDict):
    """A card or bonus being carried out unit by unit."""

    source: str
    left: int  # units still to choose, 0 where as many as one can pay
    price: int  # gold for each unit
    pays: int  # gold got for each unit sold
    optional: bool  # whether "done" ends it early


class Turn(TypedDict):
    """The turn of a seat: evaluation and building."""

    seat: int
    cards_open: bool  # false once the first good is installed
    section: int  # the section worked on, 0 for none yet
    paid: int  # goods that counted for the price
    next_price: int
    gifts: int  # goods that may be installed free and uncounted
    scaffold: int  # gold less for the second counted good
    step: Step | None


class Bonus(TypedDict):
    """The bonus of a section and who got it, or -1."""

    section: int
    bonus: str
    first: int


class Pile(TypedDict):
    """The seal pile: its size, how many of each kind lie unordered on top, and the known rest, the lowest last."""

    size: int
    unknown: dict[str, int]
    known: list[str]


class Preview(TypedDict):
    """What an action would change for the seat that takes it."""

    thing: str  # "gold", "seal" (neutral ones at hand), a material or good (in the camp), or "installed"
    before: int
    after: int
    later: bool  # never here: all changes come at once


class DuelView(CommonView):
    """What one seat knows."""

    round: int
    rounds: int
    passage: int
    round_of_passage: int
    rounds_a_passage: int
    deck: str
    persons: int
    power: int
    first: int  # who claims, flips and acts first in this round
    second: int
    acting: list[int]  # the seats that still have their turn in this round, in order
    bank: int
    pile: Pile
    display: list[Cell]
    lines: list[DisplayLine]
    contested: int
    conflict: Conflict | None
    turn: Turn | None
    table: list[Side]
    bonuses: list[Bonus]
    install_totals: list[int]
    undealt: list[str]  # cards of this passage still to come, sorted
    gone: list[str]  # cards of this passage that were laid out in earlier rounds, sorted
    other_deck: list[str]  # the cards of the other deck, sorted
    previews: dict[
        str, list[Preview]
    ]  # for the seat that decides in its turn: action key -> what it would change


def make_view(state: "DuelState", seat: int | None) -> dict[str, Any]:
    """Make the view of a seat, or of a spectator.

    Rules: DUE-003.
    """
    deck = deck_number(state)
    decks = 2 if state.many_persons() else 0
    targets = _targets(state)
    full: DuelView = {
        **common_view(state, seat),
        "round": round_number(state),
        "rounds": ROUNDS,
        "passage": passage_number(state),
        "round_of_passage": (round_number(state) - 1) % ROUNDS_A_PASSAGE + 1,
        "rounds_a_passage": ROUNDS_A_PASSAGE,
        "deck": DECK_LETTERS[deck],
        "persons": int(state.options["persons"]),
        "power": state.power,
        "first": state.first,
        "second": 1 - state.first,
        "acting": _acting(state),
        "bank": state.bank,
        "pile": _pile(state),
        "display": [_cell(state, cell, cell in targets) for cell in range(CELLS)],
        "lines": [_line(state, line) for line in range(NUM_LINES)],
        "contested": contested_cell(state),
        "conflict": _conflict(state),
        "turn": _turn(state),
        "table": [_side(state, side) for side in range(SEATS)],
        "bonuses": [
            {"section": number + 1, "bonus": BONUSES[number], "first": state.firsts[number]}
            for number in range(SECTIONS)
        ],
        "install_totals": INSTALL_TOTALS.copy(),
        "undealt": [CARD_KEYS[card] for card in sorted(state.deck)],
        "gone": _gone(state, DECKS[decks + deck]),
        "other_deck": [CARD_KEYS[card] for card in DECKS[decks + 1 - deck]],
        "previews": _previews(state) if seat is not None and seat == state.current_seat else {},
    }
    return dict(full)


def _acting(state: "DuelState") -> list[int]:
    """List the seats whose turn is still to come or running; the frame at the bottom says whose it is."""
    if not state.frames:
        return []
    bottom = state.frames[0]
    if frames.is_turn(bottom) and bottom.seat != state.first:
        return [1 - state.first]
    return [state.first, 1 - state.first]


def _pile(state: "DuelState") -> Pile:
    known = state.pile[len(state.pile) - state.known_bottom :]
    return {
        "size": len(state.pile),
        "unknown": {SEALS[kind]: count for kind, count in enumerate(unknown_seals(state))},
        "known": [SEALS[kind] for kind in known],
    }


def _targets(state: "DuelState") -> list[int]:
    """List for each kind of card the cell that stands for it: rather one the acting seat can still use, or has won."""
    best: dict[int, tuple[int, int]] = {}
    acting = state.frames[0].seat if state.frames and frames.is_turn(state.frames[0]) else -1
    left = cells_left(state, acting) if acting >= 0 else []
    own = cells_of(state, acting) if acting >= 0 else []
    for cell, card in enumerate(state.display):
        rank = 2 if cell in left else 1 if cell in own else 0
        if not is_once(card) and (card not in best or rank > best[card][0]):
            best[card] = (rank, cell)
    return [cell for _, cell in best.values()]


def _cell(state: "DuelState", cell: int, target: bool) -> Cell:
    card = state.display[cell]
    claimed = [
        seat for seat in range(SEATS) if state.claims[seat] >= 0 and cell in LINE_CELLS[state.claims[seat]]
    ]
    contested = len(claimed) == SEATS
    return {
        "cell": cell,
        "card": CARD_KEYS[card],
        "player": CARD_SEATS[card],
        "once": is_once(card),
        "claimed": claimed,
        "contested": contested,
        "owner": state.winner if contested else claimed[0] if claimed else -1,
        "spent": bool(state.spent >> cell & 1),
        "target": target,
    }


def _line(state: "DuelState", line: int) -> DisplayLine:
    standing = state.claims[state.first]
    return {
        "line": LINES[line],
        "cells": LINE_CELLS[line].copy(),
        "claimed": state.claims.index(line) if line in state.claims else -1,
        "meets": -1 if standing < 0 else SHARED_CELL[standing * NUM_LINES + line],
    }


def _conflict(state: "DuelState") -> Conflict | None:
    cell = contested_cell(state)
    if cell < 0:
        return None
    running = bool(state.frames) and frames.is_conflict(state.frames[-1])
    behind = seat_behind(state) if running else -1
    return {
        "cell": cell,
        "card": CARD_KEYS[state.display[cell]],
        "sums": state.sums.copy(),
        "flips": [
            {"seat": flip_seat(flip), "seal": SEALS[flip_seal(flip)], "value": flip_value(flip)}
            for flip in state.flips
        ],
        "running": running,
        "behind": behind,
        "wins_ties": state.first,
        "winner": state.winner,
        "may_give_up": running and bool(state.flips),
        "outcomes": _outcomes(state, behind) if running else [],
    }


def _outcomes(state: "DuelState", seat: int) -> list[Outcome]:
    counts = [*state.seals[seat * NUM_SEALS : (seat + 1) * NUM_SEALS], 1]
    return [_outcome(state, seat, kind, count) for kind, count in enumerate(counts) if count]


def _outcome(state: "DuelState", seat: int, kind: int, count: int) -> Outcome:
    faces = [SEAL_LOW[kind], SEAL_HIGH[kind]]
    sums = [state.sums[seat] + face for face in faces]
    other = state.sums[1 - seat]
    return {
        "seal": SEALS[kind],
        "count": count,
        "faces": faces,
        "sums": sums,
        "leads": [own > other or (own == other and seat == state.first) for own in sums],
        "ends": kind == PERSONAL,
    }


def _turn(state: "DuelState") -> Turn | None:
    if not state.frames or not frames.is_turn(state.frames[0]):
        return None
    return {
        "seat": state.frames[0].seat,
        "cards_open": frames.is_evaluation(state.frames[0]),
        "section": state.section + 1,
        "paid": state.paid,
        "next_price": install_price(state),
        "gifts": state.gifts,
        "scaffold": state.scaffold,
        "step": _step(state),
    }


def _step(state: "DuelState") -> Step | None:
    """Describe what lies on top of the turn's own frame."""
    frame = state.frames[-1]
    if len(state.frames) == 1:
        return None
    source = frames.source(frame)
    bonus = frames.is_bonus(frame)
    return {
        "source": SOURCES[source],
        "left": 1 if frames.is_sabotage(frame) else frames.units_left(frame),
        "price": 0 if bonus else CARD_PRICES[source],
        "pays": 0 if bonus else CARD_PAYS[source],
        "optional": bonus or frames.is_open_ended(frame),
    }


def _side(state: "DuelState", seat: int) -> Side:
    at = seat * NUM_MATERIALS
    built = state.built[seat]
    settled = state.winner >= 0
    needs = open_needs(state, seat)
    return {
        "player": PLAYERS[seat],
        "colour": COLOURS[seat],
        "building": BUILDINGS[seat],
        "power": state.power == seat,
        "gold": state.gold[seat],
        "seals": {SEALS[kind]: state.seals[seat * NUM_SEALS + kind] for kind in range(NUM_SEALS)},
        "personal_ready": not has_flipped_personal(state, seat),
        "raw": {MATERIALS[m]: state.raw[at + m] for m in range(NUM_MATERIALS)},
        "goods": {GOODS[seat][m]: state.goods[at + m] for m in range(NUM_MATERIALS)},
        "good_of": dict(zip(MATERIALS, GOODS[seat], strict=True)),
        "supply": {MATERIALS[m]: state.supply[at + m] for m in range(NUM_MATERIALS)},
        "needs": {GOODS[seat][m]: needs[m] for m in range(NUM_MATERIALS)},
        "sections": [_section(state, seat, section) for section in range(SECTIONS)],
        "finished": FINISHED[built],
        "installed": INSTALLED[built],
        "kept": [ONCE_KEYS[once] for once in range(NUM_ONCE) if state.holders[once] == seat],
        "claim": LINES[state.claims[seat]] if state.claims[seat] >= 0 else "",
        "cells": list(cells_of(state, seat)) if settled else [],
        "cells_left": cells_left(state, seat) if settled else [],
    }


def _section(state: "DuelState", seat: int, section: int) -> Section:
    slots = range(section * SECTIONS, (section + 1) * SECTIONS)
    built = state.built[seat]
    return {
        "section": section + 1,
        "slots": [
            {"good": GOODS[seat][SLOT_MATERIALS[seat][slot]], "filled": bool(built >> slot & 1)}
            for slot in slots
        ],
        "finished": built & SECTION_MASK[section] == SECTION_MASK[section],
        "first": state.firsts[section] == seat,
    }


def _gone(state: "DuelState", deck: list[int]) -> list[str]:
    left = deck.copy()
    for card in [*state.deck, *state.display]:
        left.remove(card)
    return [CARD_KEYS[card] for card in left]


# Kinds of action whose effect on the own things is certain: what chance decides is which seal comes, not how many.
_CERTAIN = ("use", "play", "buy", "sell", "convert", "take", "build")


def _previews(state: "DuelState") -> dict[str, list[Preview]]:
    """Try the actions of the seat to move on a sample, which knows only what the seat knows."""
    sample = state.sample(state.current_seat, 0)
    previews: dict[str, list[Preview]] = {}
    for number in state.legal_actions():
        action = state.game.action(number)
        previews[action.key] = _preview(state, sample, number) if action.kind in _CERTAIN else []
    return previews


def _preview(state: "DuelState", sample: State, action: int) -> list[Preview]:
    tried = cast("DuelState", sample.clone())
    tried.apply(action)
    before, after = _things(state, state.current_seat), _things(tried, state.current_seat)
    return [
        {"thing": thing, "before": before[thing], "after": after[thing], "later": False}
        for thing in before
        if before[thing] != after[thing]
    ]


def _things(state: "DuelState", seat: int) -> dict[str, int]:
    """Count what a seat has."""
    at = seat * NUM_MATERIALS
    return {
        "gold": state.gold[seat],
        "seal": sum(state.seals[seat * NUM_SEALS : (seat + 1) * NUM_SEALS]),
        **dict(zip(MATERIALS, state.raw[at : at + NUM_MATERIALS], strict=True)),
        **dict(zip(GOODS[seat], state.goods[at : at + NUM_MATERIALS], strict=True)),
        "installed": INSTALLED[state.built[seat]],
    }
