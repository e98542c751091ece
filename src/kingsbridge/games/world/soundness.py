"""What no position may be; `check` and the reading of positions from outside use it.

A position waits for a decision or is over, and much of it follows from how far the game is: who has the start figure,
how many cards each seat has laid down, which events and tiles lie on the board. Points and goods are a matter of
history; of them only what can be counted is checked.
"""

from itertools import combinations
from typing import TYPE_CHECKING, Final

from kingsbridge.core.frame import Frame
from kingsbridge.games.world import frames
from kingsbridge.games.world.components import (
    ALL_CARDS,
    BENEFIT_CHOICE,
    BENEFIT_HOUSE,
    BRIDGE,
    BUILDING_PROJECT,
    CARDS,
    CHAPTER_EVENTS,
    CHAPTERS,
    CLOTH,
    CLOTH_PRICE,
    CLOTH_PRODUCTION,
    DONATION,
    DONOR_CARES,
    DUTY_DUE,
    DUTY_GOODS,
    END_STONE,
    END_WOOD,
    EVENT_CHAPTERS,
    EVENT_EFFECTS,
    EVENT_LONG,
    EVENT_NUMBERS,
    EVENT_PROJECTS,
    EVENT_SPACES,
    EVENT_UNITS,
    EVENTS_REMOVED,
    FAVOR_START,
    GOLD,
    GOLD_PER_VP,
    HOUSE_BUILDING,
    HOUSE_RENT,
    HOUSE_RENTS,
    HOUSE_UNITS,
    HOUSES_EACH,
    LONG_TERM_SPACES,
    LOYALTY,
    MEDICAL,
    MEDICINE,
    MOST_POINTS,
    NUM_DUTIES,
    NUM_FAVORS,
    NUM_GOODS,
    NUM_HOUSES,
    NUM_LOCATIONS,
    NUM_PROJECTS,
    PENANCE,
    PILE_SIZE,
    PLAGUE_VALUES,
    PRIVILEGE,
    PROJECT_SPACES,
    PROTECTION,
    RESOURCES,
    ROUNDS,
    SALES,
    SEALS_EACH,
    STARRED,
    START_GOODS,
    START_VP,
    STONE,
    SWAP_EVENTS,
    TAX_DIE,
    TAX_DUTY,
    TOWER,
    WAR,
    WHOLE_SUPPLY,
    WOOD,
    WOOL,
)
from kingsbridge.games.world.reckoning import (
    ABSENT,
    FINISHED,
    UNDER_WAY,
    card_list,
    cloth_limit,
    holds,
    houses_of,
    in_force,
    is_before_court,
    is_ill,
    is_open,
    market_is_open,
    rent_limit,
    seals_left,
    seat_after,
    wool_price,
)

if TYPE_CHECKING:
    from kingsbridge.games.world.state import WorldState

# The Tower and the plague are there from this chapter on.
_PLAGUE_CHAPTER: Final = 2
# Points, or gold, of one seat in the first chapter: what its event, income and favor bring at most before it has laid a
# card, and what a card brings with the event, income and favor of the next round.
_WITHOUT_A_CARD: Final = 12
_WITH_A_CARD: Final = 30
_TURNS_A_CHAPTER: Final = ROUNDS + 1  # of the start figure: after each round, and once more
_HOSPITAL: Final = DONOR_CARES.index(True)
_FREE_HOUSE: Final = BENEFIT_HOUSE.index(True)


def violations(state: "WorldState") -> list[str]:
    """Name what is wrong with a position; the later checks rely on the shape, the stack and the events."""
    return (
        _wrong_shape(state)
        or _wrong_stack(state)
        or [*_wrong_time(state), *_wrong_events(state)]
        or [
            *_wrong_tiles(state),
            *_wrong_cards(state),
            *_wrong_goods(state),
            *_wrong_houses(state),
            *_wrong_projects(state),
            *_wrong_plague(state),
            *_wrong_duties(state),
            *_wrong_question(state),
            *_wrong_end(state),
        ]
    )


def _broken(checks: list[tuple[bool, str]]) -> list[str]:
    """Give the sentences of the checks that do not hold."""
    return [sentence for holds_true, sentence in checks if not holds_true]


# --- shape and time ------------------------------------------------------------------------------------------------


def _wrong_shape(state: "WorldState") -> list[str]:
    seats = range(state.seats)
    sizes = [
        len(state.goods) == state.seats * NUM_GOODS,
        len(state.supply) == NUM_GOODS,
        len(state.missing) == state.seats * NUM_DUTIES,
        len(state.houses) == NUM_HOUSES,
        len(state.projects) == len(state.seals) == NUM_PROJECTS,
        len(state.filled) == 2 * NUM_PROJECTS,
        len(state.plague) == NUM_LOCATIONS,
        len(state.substitutes) == 2,
        len(state.hands) == len(state.discards) == len(state.piles) == state.seats,
        len(state.vp) == len(state.halves) == len(state.penalties) == state.seats,
    ]
    ranges = [
        0 <= state.round <= ROUNDS,
        state.active in seats,
        -1 <= state.arrow <= 3,
        0 <= state.favor < NUM_FAVORS,
        0 <= state.covered < 1 << NUM_FAVORS,
        state.cloth_covered in (0, 1),
        state.tax == 0 or state.tax in TAX_DIE,
        0 <= state.epoch <= CHAPTERS,
        all(points >= 0 for points in state.vp),
        all(0 <= bits < 1 << NUM_DUTIES for bits in state.penalties),
        all(frame.seat in seats and frames.is_in_range(frame) for frame in state.frames),
        all(owner == -1 or owner in seats for owner in state.houses),
        all(0 <= donors < 1 << state.seats for donors in state.seals),
    ]
    return (
        [] if all(sizes) and all(ranges) else ["A list has the wrong length or a number is out of its range."]
    )


_BENEFITS: Final = [["benefit"], ["free-house"]]
_HOSPITAL_STACKS: Final = [["hospital-care"], *[["hospital-care", *top] for top in _BENEFITS], *_BENEFITS]
# What may lie on each question that can be the lowest.
_STACKS: Final[dict[str, list[list[str]]]] = {
    "reveal": [["lay-off"]],
    "orient": [[], ["offer"], ["give"], ["choose"], ["lose-house"], ["lay-off"]],
    "play": [[]],
    "discard": [
        [],
        *[[card] for number, card in enumerate(CARDS) if number != PRIVILEGE],
        *[[CARDS[MEDICINE], *top] for top in _BENEFITS],
        *_HOSPITAL_STACKS,
    ],
    "free-resources": _HOSPITAL_STACKS,
    "protection": [[]],
}


def _wrong_stack(state: "WorldState") -> list[str]:
    """Look whether the questions can lie on each other, and whether the lowest has its seat."""
    if not state.frames:
        return []
    names = [frames.name_of(frame) for frame in state.frames]
    if names[1:] not in _STACKS.get(names[0], []):
        return ["These questions do not lie on each other."]
    lowest = state.frames[0]
    asked = frames.asked_before(lowest) if names[0] in ("play", "discard", "protection") else 0
    if asked >= state.seats or lowest.seat != seat_after(state, asked):
        return ["The question does not fit the seats that were asked before."]
    if len(state.legal_actions()) < 2:
        return ["A seat is asked only where it has a choice."]
    return []


def _wrong_time(state: "WorldState") -> list[str]:
    ended = state.is_over or frames.name_of(state.frames[0]) in ("free-resources", "protection")
    passed = _TURNS_A_CHAPTER * state.epoch + (0 if state.is_over else state.round)
    return _broken(
        [
            (state.is_over == (state.epoch == CHAPTERS), "The game is over exactly after the last chapter."),
            (ended == (state.round == ROUNDS), "After six rounds, and only then, the chapter ends."),
            (state.active == passed % state.seats, "The start figure has passed from seat to seat."),
            (
                _fewest_reveals(state) <= state.reveals <= _most_reveals(state),
                "Too much or little was revealed.",
            ),
        ]
    )


def _after_duties(state: "WorldState") -> bool:
    """Say whether the duties of the present chapter have been collected, and the board cleared."""
    return state.is_over or frames.name_of(state.frames[0]) == "protection"


def _chapter(state: "WorldState") -> int:
    """Give the chapter of the events, the last one at the end."""
    return min(state.epoch, CHAPTERS - 1)


def _most_points(state: "WorldState", seat: int) -> int:
    """Give what a seat cannot have more of by now: a chapter's share of what nobody has at the end.

    In the first chapter it is less, for a seat that has laid few cards.
    """
    share = (_chapter(state) + 1) * (MOST_POINTS // CHAPTERS)
    if state.epoch > 0:
        return share
    return min(share, START_VP + _WITHOUT_A_CARD + _WITH_A_CARD * len(state.piles[seat]))


def _most_gold(state: "WorldState", seat: int) -> int:
    """Give the gold that a seat cannot have more of by now: what would score more than it can."""
    share = GOLD_PER_VP * (_chapter(state) + 1) * (MOST_POINTS // CHAPTERS)
    if state.epoch > 0:
        return share
    return min(share, START_GOODS[GOLD] + _WITHOUT_A_CARD + _WITH_A_CARD * len(state.piles[seat]))


def _fewest_reveals(state: "WorldState") -> int:
    """Count the event decks, the events, the rolls and the plague markers that chance has brought."""
    chapter = _chapter(state)
    rolls = chapter + (1 if _after_duties(state) else 0)
    plague = 1 if state.epoch >= _PLAGUE_CHAPTER else 0
    return chapter + 1 + ROUNDS * chapter + len(state.revealed) + rolls + plague


def _most_reveals(state: "WorldState") -> int:
    """Add the cards that penance and vice can have drawn."""
    chapter = _chapter(state)
    drawn = state.seats * chapter
    if chapter >= EVENT_CHAPTERS[EVENT_EFFECTS.index("vice")]:
        drawn += state.seats * ROUNDS
    return _fewest_reveals(state) + drawn


# --- events and tiles ----------------------------------------------------------------------------------------------


def _wrong_events(state: "WorldState") -> list[str]:
    lowest = "" if state.is_over else frames.name_of(state.frames[0])
    between = state.round == ROUNDS or lowest == "reveal"
    turned = lowest in ("play", "discard")
    whole = sorted(state.deck + state.revealed) == CHAPTER_EVENTS[_chapter(state)]
    last = state.revealed[-1] if state.revealed else -1
    return _broken(
        [
            (whole, "Deck and revealed events are not the events of the chapter."),
            (len(state.deck) >= EVENTS_REMOVED, "Five events of a chapter never come."),
            (
                state.council == (-1 if between else last),
                "The event in the council is the one revealed last.",
            ),
            (len(state.revealed) == state.round + (0 if between else 1), "One event is revealed a round."),
            (
                (state.arrow >= 0) == turned,
                "The event is turned before the actions, and lies so until their end.",
            ),
            (
                state.edge == _expected_edge(state),
                "The latest long-term events lie on the edge, two at most.",
            ),
        ]
    )


def _expected_edge(state: "WorldState") -> list[int]:
    if _after_duties(state):
        return []
    ended = state.revealed if state.council < 0 else state.revealed[:-1]
    return [event for event in ended if EVENT_LONG[event]][-LONG_TERM_SPACES:]


def _came(state: "WorldState", effect: str) -> list[int]:
    """List the events of this chapter, already revealed, with an effect."""
    return [event for event in state.revealed if EVENT_EFFECTS[event] == effect]


def _wrong_tiles(state: "WorldState") -> list[str]:
    covered, cloth_covered = 0, 0
    if not _after_duties(state):
        for event in _came(state, "cover"):
            covered |= 1 << EVENT_SPACES[event]
        cloth_covered = 1 if state.epoch == 0 and not _came(state, "open-market") else 0
    first = state.epoch == 0 and state.round == 0 and state.arrow < 0
    return _broken(
        [
            (
                state.covered == covered,
                "The favor spaces of this chapter's events are covered, and no others.",
            ),
            (state.cloth_covered == cloth_covered, "The cloth market opens by its event or after chapter I."),
            (not first or state.favor == FAVOR_START, "The favor marker has not moved yet."),
            (state.arrow < 1 or not covered >> state.favor & 1, "The favor marker does not move to a tile."),
        ]
    )


# --- cards ---------------------------------------------------------------------------------------------------------


def _wrong_cards(state: "WorldState") -> list[str]:
    """Look at every seat's cards: none is lost, and the piles are as high as the turns taken.

    Rules: WOR-006, WOR-042, WOR-043.
    """
    first = state.epoch == 0 and state.options["first_game"] is True
    whole = STARRED if first else ALL_CARDS
    for seat in range(state.seats):
        opened = 0
        for card in state.piles[seat]:
            opened |= 1 << card
        parts = [opened, state.hands[seat], state.discards[seat]]
        counts = sum(part.bit_count() for part in parts)
        if len(state.piles[seat]) != opened.bit_count() or counts != whole.bit_count():
            return [f"A card of seat {seat} is missing or doubled."]
        if parts[0] | parts[1] | parts[2] != whole:
            return [f"Seat {seat} has other cards than it must have."]
        if len(state.piles[seat]) != _expected_pile(state, seat):
            return [f"The action pile of seat {seat} does not fit the turns it has taken."]
        if state.discards[seat].bit_count() != (0 if first else _expected_discards(state, seat)):
            return [f"The discard pile of seat {seat} does not fit its action pile."]
    return []


def _expected_pile(state: "WorldState", seat: int) -> int:
    """Count the cards a seat has laid open: one a round, after its turn of this round one more."""
    if state.round == ROUNDS:
        return PILE_SIZE
    return state.round + (1 if _has_opened(state, seat) else 0)


def _has_opened(state: "WorldState", seat: int) -> bool:
    """Say whether a seat has laid its open card of this round: in its turn, before the court, or in the war."""
    top = state.frames[-1]
    asked = (seat - state.active) % state.seats
    if frames.is_lay_off(top):
        by_court = frames.is_by_court(top)
        if is_before_court(state, seat) != by_court:
            return not by_court
        before = frames.asked_before(top)
        return asked < before or (asked == before and not frames.asks_for_open_card(top))
    if is_before_court(state, seat) or state.council == WAR:
        return True
    lowest = state.frames[0]
    if frames.is_play(lowest):
        return asked < frames.asked_before(lowest)
    return frames.is_discard(lowest) and asked <= frames.asked_before(lowest)


def _expected_discards(state: "WorldState", seat: int) -> int:
    """Count the cards a seat has face down: as many as lie open, but one less until the discard of its turn."""
    if state.round == ROUNDS:
        return PILE_SIZE
    if state.round == 0 and state.penalties[seat] & PENANCE:
        return 1
    opened = _expected_pile(state, seat)
    return opened - 1 if _owes_discard(state, seat) else opened


def _owes_discard(state: "WorldState", seat: int) -> bool:
    """Say whether a seat has laid its open card of this round, but not yet the one face down."""
    top, lowest = state.frames[-1], state.frames[0]
    if frames.is_lay_off(top):
        return top.seat == seat and not frames.asks_for_open_card(top)
    return frames.is_discard(lowest) and lowest.seat == seat


def _times(state: "WorldState", seat: int, card: int) -> int:
    """Count how often a card can have been carried out in this chapter: once, and again by the Privilege after it."""
    pile = state.piles[seat]
    if card not in pile:
        return 0
    at = pile.index(card)
    return 2 if at + 1 < len(pile) and pile[at + 1] == PRIVILEGE else 1


# --- goods and points ----------------------------------------------------------------------------------------------


def _wrong_goods(state: "WorldState") -> list[str]:
    """Count every good; of gold, which has no end, there is no more than could still be scored.

    Rules: WOR-074, WOR-111.
    """
    found: list[str] = []
    if min(state.goods) < 0 or min(state.supply) < 0 or min(state.missing) < 0:
        found.append("Goods and shortfalls are never negative.")
    for good in range(1, NUM_GOODS):
        total = state.supply[good] + sum(state.goods[good::NUM_GOODS])
        if good in RESOURCES:
            resource = RESOURCES.index(good)
            total += sum(state.filled[resource::2]) - state.substitutes[resource]
        if total != WHOLE_SUPPLY[good]:
            found.append("A good is not conserved.")
    if any(state.vp[seat] > _most_points(state, seat) for seat in range(state.seats)):
        found.append("Somebody has more points than can have come by now.")
    if any(holds(state, seat, GOLD) > _most_gold(state, seat) for seat in range(state.seats)):
        found.append("Somebody has more gold than can have come by now.")
    return found


def _wrong_end(state: "WorldState") -> list[str]:
    """Look whether what was left at the end has been scored.

    Rules: WOR-108.
    """
    if not state.is_over:
        return ["Half points are there only at the end."] if any(state.halves) else []
    for seat in range(state.seats):
        gold = holds(state, seat, GOLD)
        left = (
            END_STONE * holds(state, seat, STONE) + END_WOOD * holds(state, seat, WOOD) + gold // GOLD_PER_VP
        )
        if state.vp[seat] < left or state.halves[seat] != gold % GOLD_PER_VP:
            return [f"What seat {seat} has left at the end has not been scored."]
    return []


# --- houses and projects -------------------------------------------------------------------------------------------


def _wrong_houses(state: "WorldState") -> list[str]:
    """Look at the houses and seals of each seat, and whether it can have built and donated so often.

    Rules: WOR-005, WOR-058.
    """
    found: list[str] = []
    # In each chapter before, a card can have been carried out twice.
    before = 2 * _chapter(state) - (2 if state.options["first_game"] is True and state.epoch else 0)
    free = 1 if state.epoch >= _PLAGUE_CHAPTER and not state.plague[_FREE_HOUSE] else 0
    for seat in range(state.seats):
        rents = [HOUSE_RENTS[space] for space in range(NUM_HOUSES) if state.houses[space] == seat]
        if len(rents) > HOUSES_EACH or len(set(rents)) < len(rents):
            found.append(f"Seat {seat} has too many houses, or two with the same rent.")
        if houses_of(state, seat) > before + _times(state, seat, HOUSE_BUILDING) + free:
            found.append(f"Seat {seat} cannot have built so many houses yet.")
        if not 0 <= seals_left(state, seat) <= SEALS_EACH:
            found.append(f"Seat {seat} has laid more seals than it has.")
        if SEALS_EACH - seals_left(state, seat) > before + _times(state, seat, DONATION):
            found.append(f"Seat {seat} cannot have donated so often yet.")
    return found


def _wrong_projects(state: "WorldState") -> list[str]:
    """Look at each project: when it came, what is filled, and where seals lie.

    Rules: WOR-009, WOR-087, WOR-088, WOR-093, WOR-096.
    """
    found: list[str] = []
    for project in range(NUM_PROJECTS):
        status = state.projects[project]
        filled = state.filled[2 * project : 2 * project + 2]
        spaces = PROJECT_SPACES[2 * project : 2 * project + 2]
        if any(not 0 <= units <= most for units, most in zip(filled, spaces, strict=True)):
            found.append("A project has more resources than spaces.")
        if status not in (ABSENT, UNDER_WAY, FINISHED) or (status == FINISHED) != (filled == spaces):
            found.append("A project is finished exactly when all its spaces are filled.")
        if status != UNDER_WAY and (state.seals[project] or (status == ABSENT and any(filled))):
            found.append("Seals and resources lie on projects that are under way.")
        if (status == ABSENT and _must_be_there(state, project)) or (
            status != ABSENT and not _can_be_there(state, project)
        ):
            found.append("A project comes to the board at the start, after chapter II, or by its event.")
    return found + _wrong_substitutes(state)


def _project_event(project: int) -> int:
    """Give the event that brings a project; -1 for Bridge and Tower."""
    for event, effect in enumerate(EVENT_EFFECTS):
        if effect == "project" and EVENT_PROJECTS[event] == project:
            return event
    return -1


def _must_be_there(state: "WorldState", project: int) -> bool:
    if project == BRIDGE or (project == TOWER and state.epoch >= _PLAGUE_CHAPTER):
        return True
    return _project_event(project) in state.revealed


def _can_be_there(state: "WorldState", project: int) -> bool:
    event = _project_event(project)
    return _must_be_there(state, project) or (event >= 0 and EVENT_CHAPTERS[event] < _chapter(state))


def _wrong_substitutes(state: "WorldState") -> list[str]:
    """Substitutes lie on the Tower alone, once its event has completed it.

    Rules: WOR-147.
    """
    most = PROJECT_SPACES[2 * TOWER : 2 * TOWER + 2]
    completed = bool(_came(state, "complete"))
    if completed and state.projects[TOWER] != FINISHED:
        return ["The event has completed the Tower."]
    if any(not 0 <= units <= (most[at] if completed else 0) for at, units in enumerate(state.substitutes)):
        return ["Substitutes lie only on a Tower that its event completed."]
    return []


# --- plague --------------------------------------------------------------------------------------------------------


def _wrong_plague(state: "WorldState") -> list[str]:
    """Look at the markers: none is doubled, and those open or gone had their number revealed.

    Rules: WOR-079, WOR-098, WOR-099, WOR-100, WOR-149.
    """
    if state.epoch < _PLAGUE_CHAPTER or _came(state, "plague-ends"):
        return ["There is no plague now."] if any(state.plague) or state.ill else []
    if _values_gone(state) is None:
        return ["A plague marker is doubled."]
    if not 0 <= state.ill < 1 << NUM_LOCATIONS:
        return ["There are eleven locations."]
    if any(is_ill(state, at) and not state.plague[at] for at in range(NUM_LOCATIONS)):
        return ["A location without a marker cannot be ill."]
    numbered = {EVENT_NUMBERS[event] - 1 for event in state.revealed}
    turned = {at for at in range(NUM_LOCATIONS) if is_ill(state, at) or not state.plague[at]}
    if not numbered <= turned:
        return ["The number of an event turns a marker up."]
    # In the last chapter there are those of the six events of the chapter before, too.
    others = len(turned - numbered)
    if state.epoch == _PLAGUE_CHAPTER and others:
        return ["A marker is turned up by the number of an event."]
    if state.epoch > _PLAGUE_CHAPTER and not others <= ROUNDS <= len(turned):
        return ["Six markers were turned up in the chapter before."]
    return []


def _values_gone(state: "WorldState") -> list[int] | None:
    """List the values of the markers that have left the game; None if there are others than there were."""
    rest = PLAGUE_VALUES.copy()
    for value in state.plague:
        if value and value not in rest:
            return None
        if value:
            rest.remove(value)
    return rest


# --- duties and penalties ------------------------------------------------------------------------------------------


def _wrong_duties(state: "WorldState") -> list[str]:
    """Look at the last duties and what followed from them.

    Rules: WOR-070, WOR-071, WOR-072, WOR-076, WOR-077.
    """
    rolled = state.epoch > 0 or _after_duties(state)
    due = [state.tax if duty == TAX_DUTY else DUTY_DUE[duty] for duty in range(NUM_DUTIES)]
    short = [
        [duty for duty in range(NUM_DUTIES) if _missing(state, seat, duty)] for seat in range(state.seats)
    ]
    paid_all = all(
        holds(state, seat, DUTY_GOODS[duty]) == 0 for seat in range(state.seats) for duty in short[seat]
    )
    sentenced = [card_list(bits) for bits in state.penalties]
    return _broken(
        [
            (rolled == (state.tax > 0), "The tax is rolled at the end of each chapter."),
            (rolled or not any(state.missing), "Nothing is missing before the first duties."),
            (
                not rolled or all(units <= due[at % NUM_DUTIES] for at, units in enumerate(state.missing)),
                "No more can be missing than was due.",
            ),
            (not _after_duties(state) or paid_all, "Whoever is short has paid what there was."),
            (
                all(set(sentenced[seat]) <= set(short[seat]) for seat in range(state.seats)),
                "A penalty follows from a shortfall.",
            ),
            (
                _may_be_sentenced(state, sentenced),
                "A penalty lasts from its sentence to the end of the next round.",
            ),
        ]
    )


def _missing(state: "WorldState", seat: int, duty: int) -> int:
    return state.missing[seat * NUM_DUTIES + duty]


def _may_be_sentenced(state: "WorldState", sentenced: list[list[int]]) -> bool:
    """Say whether these penalties can stand now: those of the first round, or those decided on so far."""
    if not any(sentenced):
        return True
    if state.is_over or (state.round and not _after_duties(state)):
        return False
    if not _after_duties(state):
        return state.epoch > 0
    if state.epoch == CHAPTERS - 1:
        return False
    frame = state.frames[0]
    now = (frames.asked_before(frame), frames.duty_asked(frame))
    return all(
        ((seat - state.active) % state.seats, duty) < now
        for seat in range(state.seats)
        for duty in sentenced[seat]
    )


# --- the question being asked --------------------------------------------------------------------------------------


def _wrong_question(state: "WorldState") -> list[str]:
    """Look whether the game can have come to each question on the stack."""
    return [
        f"Nobody can be asked this now: {frames.name_of(frame)}."
        for frame in state.frames
        if not _can_be_asked(state, frame)
    ]


def _can_be_asked(state: "WorldState", frame: Frame) -> bool:
    name = frames.name_of(frame)
    if name in ("offer", "give", "choose", "lose-house"):
        return _fits_event(state, frame, name)
    if name == "lay-off":
        return _fits_lay_off(state, frame)
    if name == "play":
        return state.council != WAR and not is_before_court(state, frame.seat) and _fits_swaps(state, frame)
    if name == "discard":
        return state.council != WAR and not is_before_court(state, frame.seat) and _fits_swaps(state, frame)
    if name == "protection":
        missing = _missing(state, frame.seat, frames.duty_asked(frame))
        return missing > 0 and holds(state, frame.seat, LOYALTY) >= PROTECTION
    if name == "free-resources":
        return frames.projects_done(frame) == _HOSPITAL + 1 and state.projects[_HOSPITAL] == FINISHED
    if name in ("hospital-care", "benefit", "free-house"):
        return _fits_care(state, frame, name)
    return frames.card_of(frame) < 0 or _fits_card(state, frame)


def _fits_event(state: "WorldState", frame: Frame, name: str) -> bool:
    """Look whether the event in the council asks this, of this seat."""
    effect = EVENT_EFFECTS[state.council]
    asked = frames.asked_before(frame)
    return (
        name == ("offer" if effect == "open-market" else effect)
        and asked < state.seats
        and frame.seat == seat_after(state, asked)
        and (name != "give" or frames.units_given(frame) < EVENT_UNITS[state.council])
    )


def _fits_lay_off(state: "WorldState", frame: Frame) -> bool:
    asked = frames.asked_before(frame)
    by_court = frames.name_of(state.frames[0]) == "reveal"
    return (
        asked < state.seats
        and frame.seat == seat_after(state, asked)
        and frames.is_by_court(frame) == by_court
        and is_before_court(state, frame.seat) == by_court
        and (by_court or state.council == WAR)
    )


def _fits_swaps(state: "WorldState", frame: Frame) -> bool:
    """Look whether the events swapped with are in force and offer a swap."""
    used = card_list(frames.events_swapped(frame))
    return all(event in SWAP_EVENTS and in_force(state, event) for event in used)


def _fits_card(state: "WorldState", frame: Frame) -> bool:
    """Look whether the card being carried out lies on the pile, and what it has done can have been done."""
    card = frames.card_of(frame)
    pile = state.piles[frame.seat]
    played = [card, PRIVILEGE] if frames.is_repeated(frame) else [card]
    if frame.seat != state.frames[0].seat or pile[-len(played) :] != played:
        return False
    if card == BUILDING_PROJECT:
        return _fits_building(state, frame)
    if card == SALES:
        return _fits_sales(state, frame)
    if card == HOUSE_RENT:
        return _fits_rents(state, frame)
    if card == CLOTH_PRODUCTION:
        made = frames.steps_done(frame)
        return holds(state, frame.seat, CLOTH) >= made and state.supply[WOOL] >= made
    return card != MEDICINE or _fits_medicine(state, frame)


def _fits_building(state: "WorldState", frame: Frame) -> bool:
    project, placed = frames.project_begun(frame), frames.steps_done(frame)
    if placed == 0 or project < 0:
        return placed == 0 and project < 0
    return is_open(state, project) and sum(state.filled[2 * project : 2 * project + 2]) >= placed


def _fits_sales(state: "WorldState", frame: Frame) -> bool:
    """Look whether what was sold lies in the supply, and its price with the seat."""
    wool, cloth = frames.wool_sold(frame), frames.cloth_sold(frame)
    if wool + cloth and not market_is_open(state):
        return False
    paid = wool * wool_price(state) + cloth * CLOTH_PRICE
    return (
        cloth <= cloth_limit(state)
        and state.supply[WOOL] >= wool
        and state.supply[CLOTH] >= cloth
        and holds(state, frame.seat, GOLD) >= paid
    )


def _fits_rents(state: "WorldState", frame: Frame) -> bool:
    spaces = card_list(frames.spaces_rented(frame))
    if len(spaces) != frames.steps_done(frame) or len(spaces) >= rent_limit(state):
        return False
    return all(
        space < NUM_HOUSES
        and state.houses[space] == frame.seat
        and holds(state, frame.seat, HOUSE_RENTS[space]) >= HOUSE_UNITS[space]
        for space in spaces
    )


def _fits_medicine(state: "WorldState", frame: Frame) -> bool:
    """Look whether markers have left the game whose values make up the knowledge shown."""
    gone = _values_gone(state) if state.epoch >= _PLAGUE_CHAPTER else []
    cared, used = frames.steps_done(frame), frames.knowledge_used(frame)
    if gone is None or used > holds(state, frame.seat, MEDICAL):
        return False
    return any(sum(values) == used for values in combinations(gone, cared))


def _fits_care(state: "WorldState", frame: Frame, name: str) -> bool:
    """Look at what care brings: by Medicine to its seat, or by the Hospital to one donor after the other."""
    below = state.frames[-2] if frame is state.frames[-1] else state.frames[0]
    if name != "hospital-care" and not _fits_benefit(state, frame, name):
        return False
    if frames.card_of(below) == MEDICINE:
        return frame.seat == below.seat and frames.steps_done(below) > 0
    if state.projects[_HOSPITAL] != FINISHED or not _fits_completion(state):
        return False
    if name == "hospital-care":
        waiting = frames.donors_waiting(frame)
        return waiting < 1 << state.seats and frame.seat == _first_of(state, waiting)
    if frames.name_of(below) == "hospital-care":
        place = (frame.seat - state.active) % state.seats
        return place < (below.seat - state.active) % state.seats
    return True


def _fits_benefit(state: "WorldState", frame: Frame, name: str) -> bool:
    location = frames.location_of(frame)
    brings = BENEFIT_CHOICE if name == "benefit" else BENEFIT_HOUSE
    return brings[location] and not state.plague[location]


def _fits_completion(state: "WorldState") -> bool:
    """Look whether the Hospital can have been completed just now: at the chapter's end, or by a card in this turn."""
    lowest = state.frames[0]
    if not frames.is_discard(lowest):
        return True
    pile = state.piles[lowest.seat]
    return BUILDING_PROJECT in (pile[-2:] if pile[-1] == PRIVILEGE else pile[-1:])


def _first_of(state: "WorldState", waiting: int) -> int:
    """Give the first of these seats from the active player on; -1 of none."""
    for walked in range(state.seats):
        if waiting >> seat_after(state, walked) & 1:
            return seat_after(state, walked)
    return -1
