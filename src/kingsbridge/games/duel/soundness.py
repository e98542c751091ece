"""What every position that a game can reach fulfils; `check` and reading a position from outside use it."""

from typing import TYPE_CHECKING, Final

from kingsbridge.core.frame import Frame
from kingsbridge.games.duel import frames
from kingsbridge.games.duel.actions import BUY_0, PLAY_0, SELLABLE
from kingsbridge.games.duel.components import (
    ALL_GOLD,
    BONUS_SEALS,
    BONUS_TURNS,
    CARD_AMOUNTS,
    CARD_EFFECTS,
    CARD_GOLD,
    CARD_MATERIALS,
    CARD_PAYS,
    CARD_PRICES,
    CELLS,
    DECKS,
    EFFECT_NAMES,
    FIRST_ONCE,
    GIFT_CARD,
    MARKERS,
    NUM_CARDS,
    NUM_LINES,
    NUM_MATERIALS,
    NUM_ONCE,
    NUM_SEALS,
    PERSONAL,
    PHILIP,
    ROUNDS,
    ROUNDS_A_PASSAGE,
    SCAFFOLD_CARD,
    SEAL_COUNT,
    SEAL_HIGH,
    SEAL_LOW,
    SEATS,
    SECTION_MASK,
    SECTIONS,
    SLOT_MATERIALS,
    SLOTS,
    START_CAMP,
    START_GOLD,
    START_PILE,
    START_SEALS,
    WALERAN,
)
from kingsbridge.games.duel.reckoning import (
    FINISHED,
    INSTALLED,
    cells_of,
    contested_cell,
    deck_number,
    flip_seal,
    flip_seat,
    flip_value,
    is_for,
    is_once,
    lower_seat,
    passage_number,
    round_number,
    seat_behind,
    used_neutral,
)

if TYPE_CHECKING:
    from kingsbridge.games.duel.state import DuelState

# Steps that lie on top of a turn, with the effects of the cards that can ask for them.
_STEPS: Final[dict[str, tuple[str, ...]]] = {
    "influence": ("influence",),
    "craftsman": ("craftsman",),
    "market": ("market", "wool"),
    "free-conversion": ("turn",),
    "fetch": ("fetch",),
    "sabotage": ("sabotage",),
}
# The most that a conflict can show: every neutral seal and both personal ones.
_MOST_FLIPS: Final = sum(SEAL_COUNT[:NUM_SEALS]) + SEATS
# Who flips last comes from behind, so that nobody ever leads by more than one seal shows.
_MOST_LEAD: Final = max(SEAL_HIGH)


def violations(state: "DuelState") -> list[str]:
    """Name the invariants that do not hold, each in one sentence."""
    return (
        _wrong_shape(state)
        or [
            *_wrong_gold(state),
            *_wrong_seals(state),
            *_wrong_markers(state),
            *_wrong_cards(state),
            *_wrong_flips(state),
        ]
        or _wrong_stack(state)
        or [
            *_wrong_beginning(state),
            *_wrong_conflict(state),
            *_wrong_kept(state),
            *_wrong_spent(state),
            *_wrong_power(state),
            *_wrong_effects(state),
            *_wrong_draws(state),
            *_wrong_building(state),
            *_wrong_counts(state),
        ]
    )


def _wrong_shape(state: "DuelState") -> list[str]:
    seats = range(-1, SEATS)
    sizes = [
        len(state.claims) == len(state.sums) == len(state.gold) == len(state.built) == SEATS,
        len(state.seals) == SEATS * NUM_SEALS,
        len(state.supply) == len(state.raw) == len(state.goods) == SEATS * NUM_MATERIALS,
        len(state.firsts) == SECTIONS,
        len(state.holders) == NUM_ONCE,
        len(state.display) == CELLS,
        0 <= state.spent < 1 << CELLS,
        0 <= state.known_bottom <= len(state.pile),
        state.power in (0, 1) and state.first in (0, 1) and state.winner in seats,
        all(line in range(-1, NUM_LINES) for line in state.claims),
        all(seat in seats for seat in [*state.firsts, *state.holders]),
        all(0 <= built < 1 << SLOTS for built in state.built),
        all(frame.seat in (0, 1) for frame in state.frames),
        state.section in range(-1, SECTIONS) and 0 <= state.paid <= SECTIONS,
        0 <= state.epoch <= ROUNDS,
    ]
    return [] if all(sizes) else ["A list has the wrong length or a number is out of range."]


# --- things, each in exactly one place --------------------------------------------------------------------------------


def _wrong_gold(state: "DuelState") -> list[str]:
    if state.bank < 0 or min(state.gold) < 0 or state.bank + sum(state.gold) != ALL_GOLD:
        return [f"Bank and players together do not have {ALL_GOLD} gold."]
    return []


def _wrong_seals(state: "DuelState") -> list[str]:
    used = [flip_seal(flip) for flip in state.flips]
    unknown = state.pile[: len(state.pile) - state.known_bottom]
    for kind in range(NUM_SEALS):
        held = state.seals[kind] + state.seals[NUM_SEALS + kind]
        if used.count(kind) + held + state.pile.count(kind) != SEAL_COUNT[kind]:
            return ["The neutral seals at hand, in the pile and in the conflict are not those there are."]
        if unknown.count(kind) > START_PILE.count(kind):
            return ["Only the first seals of the pile lie there in an unknown order."]
    if min(state.seals) < 0 or PERSONAL in state.pile:
        return ["A number of seals is negative, or a personal seal lies in the pile."]
    return []


def _wrong_markers(state: "DuelState") -> list[str]:
    for seat in range(SEATS):
        for material in range(NUM_MATERIALS):
            at = seat * NUM_MATERIALS + material
            installed = sum(
                state.built[seat] >> slot & 1
                for slot in range(SLOTS)
                if SLOT_MATERIALS[seat][slot] == material
            )
            places = [state.supply[at], state.raw[at], state.goods[at], installed]
            if min(places) < 0 or sum(places) != MARKERS[material]:
                return [f"Seat {seat} has not exactly the material markers there are."]
            if material not in SELLABLE and state.supply[at] > MARKERS[material] - START_CAMP[material]:
                return ["Only what can be sold comes back to a supply."]
    return []


def _wrong_cards(state: "DuelState") -> list[str]:
    deck = _deck(state, deck_number(state))
    left = deck.copy()
    for card in [*state.deck, *state.display]:
        if card not in left:
            return ["A card lies in the display or in the deck that is not left for this passage."]
        left.remove(card)
    if len(state.deck) != len(deck) - CELLS * ((round_number(state) - 1) % ROUNDS_A_PASSAGE + 1):
        return ["The deck does not hold as many cards as it must at this point."]
    return []


def _deck(state: "DuelState", number: int) -> list[int]:
    """Give all cards of a deck: 0 is A, 1 is B."""
    return DECKS[(2 if state.many_persons() else 0) + number]


# --- what is asked ----------------------------------------------------------------------------------------------------


def _wrong_stack(state: "DuelState") -> list[str]:
    """The questions must be stacked as they can be, and somebody must have a choice."""
    whole = [seat for seat in range(SEATS) if FINISHED[state.built[seat]] == SECTIONS]
    if len(whole) + (state.epoch == ROUNDS) > 1:
        return ["The game ends with the first whole building, or after the last round."]
    over = len(whole) == 1 or state.epoch == ROUNDS
    if not state.frames:
        return [] if over else ["A game ends only with a whole building or after the last round."]
    if over:
        return ["After the last round or with a whole building nobody is asked any more."]
    if not _is_bottom(state.frames[0]):
        return ["The questions are not stacked as they can be."]
    if not _is_due(state, state.frames[0]):
        return [f"It is not the turn of seat {state.frames[0].seat}."]
    steps = state.frames[1:]
    sources = [frames.source(frame) for frame in steps]
    if any(not _is_step(state, at) for at in range(1, len(state.frames))) or len(set(sources)) < len(sources):
        return ["A card or bonus is being carried out that cannot be now."]
    legal = state.legal_actions()
    if len(legal) < 2 or all(PLAY_0 <= action < BUY_0 for action in legal):
        return [
            "Whoever is asked has a choice: a single move plays itself, and 1x cards only come in between."
        ]
    return []


def _is_bottom(frame: Frame) -> bool:
    """Say whether a frame is one of those that lie at the bottom, with nothing but its seat."""
    seat = frame.seat
    return any(
        frames.is_same(frame, other)
        for other in (
            frames.claim(seat),
            frames.conflict(seat),
            frames.keep(seat),
            frames.evaluation(seat),
            frames.building(seat),
        )
    )


def _is_due(state: "DuelState", bottom: Frame) -> bool:
    """Say whether claims, flips and winner belong to what is asked, and whom."""
    first = state.first
    seat = bottom.seat
    if frames.is_claim(bottom):
        claimed = [state.claims[first] >= 0, state.claims[1 - first] >= 0]
        return state.winner < 0 and not state.flips and claimed == [seat != first, False]
    if contested_cell(state) < 0:
        return False
    behind = seat_behind(state)
    if frames.is_conflict(bottom):
        return state.winner < 0 and seat == behind
    if frames.is_keep(bottom):
        return state.winner == 1 - seat and seat == behind and len(set(used_neutral(state, seat))) > 1
    return state.winner >= 0 and not state.flips


def _is_step(state: "DuelState", at: int) -> bool:
    """Say whether a step can lie where it does: 1x cards on anything, others right on their turn."""
    frame = state.frames[at]
    seat = state.frames[0].seat
    phase = frames.phase_name(frame)
    source = frames.source(frame)
    if not frames.is_turn(state.frames[0]) or phase not in _STEPS or frame.seat != seat:
        return False
    if frames.is_bonus(frame):
        return at == 1 and frames.is_building(state.frames[0]) and _is_bonus_step(state, frame)
    if source < 0 or EFFECT_NAMES[CARD_EFFECTS[source]] not in _STEPS[phase]:
        return False
    if is_once(source):
        named = state.holders[source - FIRST_ONCE] < 0 and _can_be_kept(state, source, seat)
    else:
        named = at == 1 and frames.is_evaluation(state.frames[0]) and source in _named(state, seat)
    return named and _counts_units(frame, phase, source)


def _is_bonus_step(state: "DuelState", frame: Frame) -> bool:
    section = frames.source(frame) - NUM_CARDS
    return (
        state.section == section
        and state.firsts[section] == frame.seat
        and any(
            frames.is_same(frame, frames.bonus_conversion(frame.seat, section, units))
            for units in range(1, BONUS_TURNS[section] + 1)
        )
    )


def _counts_units(frame: Frame, phase: str, card: int) -> bool:
    """Say whether a step holds its card and, where they are counted, as many units as it can have left."""
    counted = phase in ("free-conversion", "fetch")
    units = frames.units_left(frame)
    if not (1 <= units <= CARD_AMOUNTS[card] if counted else units == 0):
        return False
    return frames.is_same(frame, frames.step(phase, frame.seat, card, units))


# --- the first round --------------------------------------------------------------------------------------------------


def _wrong_beginning(state: "DuelState") -> list[str]:
    """In the first round whoever has had no turn still has what the game began with."""
    if state.epoch > 0:
        return []
    begun = _begun(state)
    for seat in range(SEATS):
        if seat not in begun and not _has_start_markers(state, seat):
            return [f"Seat {seat} has not had its first turn, but its camp has changed."]
    if state.first != WALERAN:
        return ["Waleran is first in the first round."]
    if not begun and not _is_untouched(state):
        return ["Before the first turn nobody has more or less than at the start."]
    if any(state.gold[seat] > _most_gold(state, seat) for seat in range(SEATS)):
        return ["In the first round a seat has more gold than its cards can have brought."]
    return []


def _most_gold(state: "DuelState", seat: int) -> int:
    """Give the most gold that a seat can have in the first round, by the cards it has named."""
    most = START_GOLD
    for card in _named(state, seat) if seat in _begun(state) else []:
        most += CARD_GOLD[card] + CARD_PAYS[card] * sum(MARKERS[material] for material in SELLABLE)
    return most


def _has_start_markers(state: "DuelState", seat: int) -> bool:
    at = seat * NUM_MATERIALS
    goods = state.goods[at : at + NUM_MATERIALS]
    return state.raw[at : at + NUM_MATERIALS] == START_CAMP and not any(goods) and not state.built[seat]


def _is_untouched(state: "DuelState") -> bool:
    for seat in range(SEATS):
        used = used_neutral(state, seat)
        hand = state.seals[seat * NUM_SEALS : (seat + 1) * NUM_SEALS]
        if [held + used.count(kind) for kind, held in enumerate(hand)] != START_SEALS:
            return False
    return state.known_bottom == 0 and state.gold == [START_GOLD] * SEATS and max(state.holders) < 0


# --- claims and conflict ----------------------------------------------------------------------------------------------


def _wrong_flips(state: "DuelState") -> list[str]:
    """Only who is behind flips, none after the personal seal, and the sums are those of what was flipped."""
    sums = [0, 0]
    personal = [False, False]
    for number, flip in enumerate(state.flips):
        seat, seal, value = flip_seat(flip), flip_seal(flip), flip_value(flip)
        if seat not in (0, 1) or seal > PERSONAL or value not in (SEAL_LOW[seal], SEAL_HIGH[seal]):
            return ["A flipped seal shows a number it does not have."]
        due = lower_seat(state.first, sums) if number else state.first
        if seat != due or personal[seat]:
            return ["A seal was flipped by a seat that was not to flip."]
        sums[seat] += value
        personal[seat] = seal == PERSONAL
    if state.flips and sums != state.sums:
        return ["The sums are not those of the flipped seals."]
    if state.flips and state.winner < 0 and personal[lower_seat(state.first, sums)]:
        return ["A conflict is over when who is behind has flipped the personal seal."]
    return []


def _wrong_conflict(state: "DuelState") -> list[str]:
    first = state.first
    second = state.claims[1 - first]
    if second >= 0 and contested_cell(state) < 0:
        return ["The second line does not share exactly one card with the first."]
    if state.winner < 0:
        return [] if state.flips or state.sums == [0, 0] else ["There are sums without a flipped seal."]
    if second < 0:
        return ["A conflict needs two lines."]
    loser = lower_seat(first, state.sums)
    if state.winner == loser or state.sums[state.winner] > state.sums[loser] + _MOST_LEAD:
        return ["The winner of a conflict is ahead, by no more than one seal can show."]
    if not state.flips and not _can_have_flipped(state):
        return ["No seals that can have been flipped in this conflict show these sums."]
    return []


def _can_have_flipped(state: "DuelState") -> bool:
    """Say whether some of the seals put under the pile last, one that was kept and the personal ones make the sums.

    Once a known seal may have been drawn again, nothing can be told.
    """
    if state.known_bottom == len(state.pile):
        return True
    least = state.known_bottom if state.epoch == 0 else 0
    for count in range(least, state.known_bottom + 1):
        returned = state.pile[len(state.pile) - count :]
        for own in range(count + 1):
            if not _can_win(state, returned[:own]) or not _can_lose(state, returned[own:]):
                continue
            if not _is_first_conflict(state) or _was_start_hand(state, returned[:own]):
                return True
    return False


def _is_first_conflict(state: "DuelState") -> bool:
    """Say whether this is the first conflict and no seal was drawn since."""
    return state.epoch == 0 and len(state.pile) - state.known_bottom == len(START_PILE)


def _was_start_hand(state: "DuelState", returned: list[int]) -> bool:
    """Say whether the winner had the first seals before he returned some."""
    at = state.winner * NUM_SEALS
    return [state.seals[at + kind] + returned.count(kind) for kind in range(NUM_SEALS)] == START_SEALS


def _can_win(state: "DuelState", returned: list[int]) -> bool:
    """Say whether the winner's sum is that of the seals returned, with the personal one or without; one was flipped."""
    goal = state.sums[state.winner]
    sums = _sums(returned)
    return (len(returned) > 0 and goal in sums) or goal in _with_one(sums, [PERSONAL])


def _can_lose(state: "DuelState", returned: list[int]) -> bool:
    """Say the same of the loser, who kept one if he flipped any; the second may have flipped none at all."""
    goal = state.sums[1 - state.winner]
    sums = _sums(returned)
    kept = _with_one(sums, list(range(NUM_SEALS)))
    if goal in kept or goal in _with_one(kept, [PERSONAL]):
        return True
    return not returned and (
        goal in _with_one(sums, [PERSONAL]) or (goal == 0 and state.winner == state.first)
    )


def _sums(kinds: list[int]) -> set[int]:
    """Give what seals can show together."""
    sums = {0}
    for kind in kinds:
        sums = _with_one(sums, [kind])
    return sums


def _with_one(sums: set[int], kinds: list[int]) -> set[int]:
    """Give what one more seal of these kinds can make of sums."""
    return {total + face for total in sums for kind in kinds for face in (SEAL_LOW[kind], SEAL_HIGH[kind])}


# --- turns and cards --------------------------------------------------------------------------------------------------


def _acting(state: "DuelState") -> int:
    """Say whose turn runs or was the last of the round, -1 while no turn of this round has begun."""
    if state.frames:
        return state.frames[0].seat if frames.is_turn(state.frames[0]) else -1
    for seat in range(SEATS):
        if FINISHED[state.built[seat]] == SECTIONS:
            return seat
    return 1 - state.first


def _begun(state: "DuelState") -> list[int]:
    """List the seats whose turn of this round has begun."""
    acting = _acting(state)
    if acting < 0:
        return []
    return [acting] if acting == state.first else [state.first, acting]


def _named(state: "DuelState", seat: int) -> list[int]:
    """List the cards a seat has named or taken in this round."""
    return [state.display[cell] for cell in cells_of(state, seat) if state.spent >> cell & 1]


def _effect(card: int) -> str:
    return EFFECT_NAMES[CARD_EFFECTS[card]]


def _wrong_spent(state: "DuelState") -> list[str]:
    """Only what a seat has won and may use is spent, and its 1x cards are, once its turn has begun."""
    spent = 0
    for seat in _begun(state):
        for cell in cells_of(state, seat):
            card = state.display[cell]
            if is_for(card, seat):
                spent |= state.spent & 1 << cell
            if is_once(card) and not state.spent >> cell & 1:
                return ["A 1x card that was won still lies in the display."]
    return [] if spent == state.spent else ["A card was used that nobody can have used yet."]


def _wrong_kept(state: "DuelState") -> list[str]:
    for once in range(NUM_ONCE):
        holder = state.holders[once]
        if holder >= 0 and not _can_be_kept(state, FIRST_ONCE + once, holder):
            return ["A seat keeps a 1x card that it cannot have taken."]
    return []


def _can_be_kept(state: "DuelState", card: int, seat: int) -> bool:
    """Say whether a seat can have taken a 1x card from this display or an earlier one."""
    if card in state.deck:
        return False
    if card in state.display:
        return seat in _begun(state) and card in _named(state, seat)
    running = deck_number(state)
    return card in _deck(state, running) or (passage_number(state) > 1 and card in _deck(state, 1 - running))


def _wrong_power(state: "DuelState") -> list[str]:
    """The power moves only when the second of the round names a card for it."""
    second = 1 - state.first
    begun = _begun(state)
    if state.first in begun and "power" in [_effect(card) for card in _named(state, state.first)]:
        return ["Who has the power cannot take it."]
    moved = second in begun and "power" in [_effect(card) for card in _named(state, second)]
    if state.power != (second if moved else state.first):
        return ["The power is with the first of the round until the second names a change of power."]
    return []


def _wrong_effects(state: "DuelState") -> list[str]:
    """What a card that was named has brought must be there, or can have been used."""
    for seat in _begun(state):
        cards = _named(state, seat)
        for card in cards:
            at = seat * NUM_MATERIALS + CARD_MATERIALS[card]
            if _effect(card) != "raw" or CARD_MATERIALS[card] in SELLABLE:
                continue
            before = MARKERS[CARD_MATERIALS[card]] - START_CAMP[CARD_MATERIALS[card]]
            if state.supply[at] > before - CARD_AMOUNTS[card]:
                return ["A card has brought raw material that is still in the supply."]
    seat = _acting(state)
    if seat >= 0 and state.section < 0 and state.gold[seat] < _least_gold(state, seat):
        return ["A card has brought gold that is nowhere."]
    return []


def _least_gold(state: "DuelState", seat: int) -> int:
    """Give the gold that the cards of a turn have brought for sure while nothing was there to pay for."""
    cards = _named(state, seat)
    if any(CARD_PRICES[card] for card in cards):
        return 0
    from_bank = sum(CARD_GOLD[card] for card in cards if _effect(card) in ("income", "informer"))
    from_rival = sum(CARD_GOLD[card] for card in cards if _effect(card) == "rob" and not is_once(card))
    return (from_bank if state.bank else 0) + (from_rival if state.gold[1 - seat] else 0)


def _wrong_draws(state: "DuelState") -> list[str]:
    """Seals leave the pile by certain cards or the bonus of a section, which must have been there."""
    if len(state.pile) - state.known_bottom == len(START_PILE) or passage_number(state) > 1:
        return []
    if any(BONUS_SEALS[section] and state.firsts[section] >= 0 for section in range(SECTIONS)):
        return []
    laid_out = _deck(state, 0).copy()
    for card in [*state.deck, *state.display]:
        laid_out.remove(card)
    for seat in _begun(state):
        laid_out += _named(state, seat)
    if any(_effect(card) in ("influence", "seals") for card in laid_out):
        return []
    return ["A seal has left the pile, and no card for that was there."]


# --- building ---------------------------------------------------------------------------------------------------------


def _wrong_building(state: "DuelState") -> list[str]:
    for section in range(SECTIONS):
        done = [seat for seat in range(SEATS) if _filled(state, seat, section) == SECTIONS]
        if bool(done) != (state.firsts[section] >= 0) or (done and state.firsts[section] not in done):
            return ["The first to finish a section is one who finished it."]
    for seat in range(SEATS):
        worked = sum(1 for section in range(SECTIONS) if _filled(state, seat, section))
        if worked > _turns_to_build(state, seat):
            return ["Goods were installed in more sections than a seat has had turns."]
    seats = [_acting(state)] if _begun(state) else [WALERAN, PHILIP]
    if not any(_fits_turn(state, seat) for seat in seats):
        return ["What was installed and promised in this turn cannot be."]
    return []


def _filled(state: "DuelState", seat: int, section: int) -> int:
    return INSTALLED[state.built[seat] & SECTION_MASK[section]]


def _turns_to_build(state: "DuelState", seat: int) -> int:
    """Count the turns in which a seat can have installed goods."""
    if state.epoch == ROUNDS or seat not in _begun(state):
        return state.epoch
    return state.epoch + (0 if seat == _acting(state) and state.section < 0 else 1)


def _fits_turn(state: "DuelState", seat: int) -> bool:
    """Say whether goods installed, Jack's gift and Scaffolding can be those of a turn of a seat.

    Before the first turn of a round they are what the last turn of the round before has left.
    """
    gift = CARD_AMOUNTS[GIFT_CARD] if _can_have_jack(state, seat) else 0
    if state.scaffold not in (0, CARD_GOLD[SCAFFOLD_CARD]) or state.gifts not in (0, gift):
        return False
    if state.scaffold and not _can_have_scaffold(state, seat):
        return False
    if state.section < 0:
        must = CARD_AMOUNTS[GIFT_CARD] if _has_jack(state, seat) else 0
        return state.paid == 0 and state.gifts >= must and not _is_at_building(state)
    if state.frames and frames.is_evaluation(state.frames[0]):
        return False
    free = gift if _has_jack(state, seat) else 0
    least = max(1, state.paid + free)
    return state.gifts == 0 and least <= _filled(state, seat, state.section) and state.paid + gift > 0


def _is_at_building(state: "DuelState") -> bool:
    """Say whether something was installed in this turn for sure: building is asked for, or it has ended the game."""
    if state.frames:
        return frames.is_building(state.frames[0])
    return state.epoch < ROUNDS


def _has_jack(state: "DuelState", seat: int) -> bool:
    """Say whether a seat has named Jack in its turn of this round."""
    return seat in _begun(state) and GIFT_CARD in _named(state, seat)


def _can_have_jack(state: "DuelState", seat: int) -> bool:
    """Say whether Jack can have been named in the turn in question: in this round, or at the end of the one before."""
    if _begun(state):
        return _has_jack(state, seat)
    if seat != PHILIP or state.epoch == 0 or GIFT_CARD not in _deck(state, _deck_before(state)):
        return False
    gone = GIFT_CARD not in state.deck and GIFT_CARD not in state.display
    return gone or state.epoch % ROUNDS_A_PASSAGE == 0


def _can_have_scaffold(state: "DuelState", seat: int) -> bool:
    """Say whether Scaffolding can have been played in the turn in question."""
    if state.holders[SCAFFOLD_CARD - FIRST_ONCE] >= 0 or state.epoch == 0:
        return False
    if _begun(state):
        return _can_be_kept(state, SCAFFOLD_CARD, seat)
    if state.epoch % ROUNDS_A_PASSAGE == 0:
        return SCAFFOLD_CARD in _deck(state, _deck_before(state)) or state.epoch > ROUNDS_A_PASSAGE
    return _can_be_kept(state, SCAFFOLD_CARD, seat)


def _deck_before(state: "DuelState") -> int:
    """Say which deck the round before was played with."""
    return (state.epoch - 1) // ROUNDS_A_PASSAGE % 2


# --- counters ---------------------------------------------------------------------------------------------------------


def _wrong_counts(state: "DuelState") -> list[str]:
    """Each shuffle, display and flip was counted, and little more can have been: hidden seals, and Regan's picks."""
    rounds = round_number(state)
    sure = 1 + passage_number(state) + rounds
    flips = len(state.flips) if state.flips else int(state.winner >= 0)
    before = rounds - 1
    most = before * _MOST_FLIPS + (flips if state.flips or state.winner < 0 else _MOST_FLIPS)
    most += len(START_PILE) - (len(state.pile) - state.known_bottom) + passage_number(state) // 2
    if not sure + before + flips <= state.reveals <= sure + most:
        return ["What chance has shown was not counted as it must be."]
    return []
