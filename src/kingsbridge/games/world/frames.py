"""The phases in their order, and what a frame of each holds: makers, and readers for everybody else.

Nobody else reads the numbers of a frame. Phases that ask the seats one after the other, from the active player on,
count the seats already asked. Frames are immutable, so the common ones are made once and shared.
"""

from typing import Final

from kingsbridge.core.frame import Frame
from kingsbridge.games.world.components import (
    CARDS,
    EVENT_UNITS,
    HIGH_CLOTH_LIMIT,
    MEDICAL,
    NUM_CARDS,
    NUM_DUTIES,
    NUM_LOCATIONS,
    NUM_PROJECTS,
    RENT_LIMIT,
    RESOURCES_PER_ACTION,
    WEAVE_LIMIT,
    WHOLE_SUPPLY,
    WOOL,
)

# An action card is carried out in a phase of its own, which has the card's name.
ORDER: Final[list[str]] = [
    "chapter-begins",
    "lay-off",
    "reveal",
    "offer",
    "give",
    "choose",
    "lose-house",
    "orient",
    "income",
    "favor",
    "play",
    *CARDS,
    "discard",
    "end-of-round",
    "free-resources",
    "duties",
    "protection",
    "end-of-chapter",
    "hospital-care",
    "benefit",
    "free-house",
]
NUM_PHASES: Final = len(ORDER)

_LAY_OFF: Final = ORDER.index("lay-off")
_ORIENT: Final = ORDER.index("orient")
_INCOME: Final = ORDER.index("income")
_FAVOR: Final = ORDER.index("favor")
_PLAY: Final = ORDER.index("play")
_CARD_0: Final = ORDER.index(CARDS[0])
_DISCARD: Final = ORDER.index("discard")
_FREE_RESOURCES: Final = ORDER.index("free-resources")
_PROTECTION: Final = ORDER.index("protection")
_HOSPITAL: Final = ORDER.index("hospital-care")
_BENEFIT: Final = ORDER.index("benefit")
_FREE_HOUSE: Final = ORDER.index("free-house")
_SALES: Final = ORDER.index("wool-cloth-sales")
_EVENT_WALKS: Final[list[int]] = [ORDER.index(name) for name in ("offer", "give", "choose", "lose-house")]

_MOST_SEATS: Final = 4
_BY_COURT: Final = 0
_BY_WAR: Final = 1
_OPEN_CARD: Final = 0
_FACE_DOWN_CARD: Final = 1
_REPEATED: Final = 1


def _one_a_seat(phase: str) -> list[Frame]:
    number = ORDER.index(phase)
    return [Frame(number, seat) for seat in range(_MOST_SEATS)]


def _walking(phase: str) -> list[Frame]:
    """Make a frame for each seat and number of seats asked before it: seat * 4 + asked."""
    number = ORDER.index(phase)
    return [Frame(number, seat, asked) for seat in range(_MOST_SEATS) for asked in range(_MOST_SEATS)]


_CHAPTER_BEGINS_FRAMES: Final[list[Frame]] = _one_a_seat("chapter-begins")
_REVEAL_FRAMES: Final[list[Frame]] = _one_a_seat("reveal")
_OFFER_FRAMES: Final[list[Frame]] = _one_a_seat("offer")
_GIVE_FRAMES: Final[list[Frame]] = _one_a_seat("give")
_CHOOSE_FRAMES: Final[list[Frame]] = _one_a_seat("choose")
_LOSE_HOUSE_FRAMES: Final[list[Frame]] = _one_a_seat("lose-house")
_ORIENT_FRAMES: Final[list[Frame]] = _one_a_seat("orient")
_INCOME_FRAMES: Final[list[Frame]] = _one_a_seat("income")
_FAVOR_FRAMES: Final[list[Frame]] = _one_a_seat("favor")
_PLAY_FRAMES: Final[list[Frame]] = _walking("play")
_DISCARD_FRAMES: Final[list[Frame]] = _walking("discard")
_CARD_FRAMES: Final[list[Frame]] = [
    Frame(_CARD_0 + card, seat) for card in range(NUM_CARDS) for seat in range(_MOST_SEATS)
]
_END_OF_ROUND_FRAMES: Final[list[Frame]] = _one_a_seat("end-of-round")
_DUTIES_FRAMES: Final[list[Frame]] = _one_a_seat("duties")
_END_OF_CHAPTER_FRAMES: Final[list[Frame]] = _one_a_seat("end-of-chapter")


# --- seats one after the other -------------------------------------------------------------------------------------


def asked_before(frame: Frame) -> int:
    """Count the seats already asked this question, from the active player on."""
    return frame.a


def asked_next(frame: Frame, seat: int) -> Frame:
    """Ask the next seat the same question from its beginning."""
    return Frame(frame.phase, seat, frame.a + 1)


# --- a chapter begins ----------------------------------------------------------------------------------------------


def chapter_begins(seat: int) -> Frame:
    """Begin a chapter with the active seat."""
    return _CHAPTER_BEGINS_FRAMES[seat]


def lay_off_by_court(seat: int) -> Frame:
    """Ask the seats, from this one on, for what the royal court takes: first the open card."""
    return Frame(_LAY_OFF, seat, 0, _BY_COURT, _OPEN_CARD)


def lay_off_by_war(seat: int) -> Frame:
    """Ask the seats, from this one on, for what the war takes: first the open card."""
    return Frame(_LAY_OFF, seat, 0, _BY_WAR, _OPEN_CARD)


def lay_off_face_down(frame: Frame) -> Frame:
    """Ask the same seat for its second card, face down."""
    return Frame(_LAY_OFF, frame.seat, frame.a, frame.b, _FACE_DOWN_CARD)


def lay_off_next(frame: Frame, seat: int) -> Frame:
    """Ask the next seat, for the same cause."""
    return Frame(_LAY_OFF, seat, frame.a + 1, frame.b, _OPEN_CARD)


def is_lay_off(frame: Frame) -> bool:
    """Say whether cards are laid off unused."""
    return frame.phase == _LAY_OFF


def is_by_court(frame: Frame) -> bool:
    """Say whether the royal court is the cause of laying off, not the war."""
    return frame.b == _BY_COURT


def asks_for_open_card(frame: Frame) -> bool:
    """Say whether the open card is laid off now, not the one face down."""
    return frame.c == _OPEN_CARD


# --- 1. to 4.: the event card --------------------------------------------------------------------------------------


def reveal(seat: int) -> Frame:
    """Let the active seat reveal the event of the round."""
    return _REVEAL_FRAMES[seat]


def offer(seat: int) -> Frame:
    """Offer a swap to the seats, from this one on."""
    return _OFFER_FRAMES[seat]


def give(seat: int) -> Frame:
    """Ask the seats, from this one on, for goods."""
    return _GIVE_FRAMES[seat]


def gave_one(frame: Frame) -> Frame:
    """Count one unit more that the seat has given."""
    return Frame(frame.phase, frame.seat, frame.a, frame.b + 1)


def units_given(frame: Frame) -> int:
    """Count the units that the seat has given to the event."""
    return frame.b


def choose(seat: int) -> Frame:
    """Let the seats, from this one on, choose a good."""
    return _CHOOSE_FRAMES[seat]


def lose_house(seat: int) -> Frame:
    """Ask the seats, from this one on, for a house."""
    return _LOSE_HOUSE_FRAMES[seat]


def orient(seat: int) -> Frame:
    """Ask the active seat for the orientation."""
    return _ORIENT_FRAMES[seat]


def is_before_orient(frame: Frame) -> bool:
    """Say whether the question belongs to the start of a chapter or to the event itself."""
    return frame.phase < _ORIENT


def is_orient(frame: Frame) -> bool:
    """Say whether the event card is being turned."""
    return frame.phase == _ORIENT


def income(seat: int) -> Frame:
    """Pay the incomes of the round."""
    return _INCOME_FRAMES[seat]


def award_favor(seat: int) -> Frame:
    """Move the favor marker for the active seat."""
    return _FAVOR_FRAMES[seat]


def is_paid_by_itself(frame: Frame) -> bool:
    """Say whether income or favor is handed out, which follows from the orientation without a further choice."""
    return frame.phase in (_INCOME, _FAVOR)


# --- 5. the turn of a seat -----------------------------------------------------------------------------------------


def play(seat: int, asked: int) -> Frame:
    """Begin the turn of a seat after so many others."""
    return _PLAY_FRAMES[seat * _MOST_SEATS + asked]


def discard_after(frame: Frame) -> Frame:
    """Go on with the turn whose card was just played: the discard comes after the action."""
    if frame.b:
        return Frame(_DISCARD, frame.seat, frame.a, frame.b)
    return _DISCARD_FRAMES[frame.seat * _MOST_SEATS + frame.a]


def swapped(frame: Frame, event: int) -> Frame:
    """Mark a long-term event as used in this turn."""
    return Frame(frame.phase, frame.seat, frame.a, frame.b | 1 << event)


def events_swapped(frame: Frame) -> int:
    """Give the long-term events already used in this turn, one bit each."""
    return frame.b


def is_play(frame: Frame) -> bool:
    """Say whether a seat chooses the card to play."""
    return frame.phase == _PLAY


def is_discard(frame: Frame) -> bool:
    """Say whether a seat ends its turn by a discard."""
    return frame.phase == _DISCARD


# --- action cards being carried out --------------------------------------------------------------------------------


def action_card(card: int, seat: int) -> Frame:
    """Carry out a card just played."""
    return _CARD_FRAMES[card * _MOST_SEATS + seat]


def repeated_card(card: int, seat: int) -> Frame:
    """Carry out a card once more by the Privilege."""
    return Frame(_CARD_0 + card, seat, 0, 0, _REPEATED)


def card_of(frame: Frame) -> int:
    """Say which action card is being carried out; -1 for none."""
    card = frame.phase - _CARD_0
    return card if 0 <= card < NUM_CARDS else -1


def is_repeated(frame: Frame) -> bool:
    """Say whether the Privilege repeats the card."""
    return frame.c == _REPEATED


def steps_done(frame: Frame) -> int:
    """Count what has been done of a card: resources placed, units sold, houses rented, cloth made, locations."""
    return frame.a + frame.b if frame.phase == _SALES else frame.b


def placed_on(frame: Frame, project: int) -> Frame:
    """Count one resource more on the project of this Building Project card."""
    return Frame(frame.phase, frame.seat, project + 1, frame.b + 1, frame.c)


def project_begun(frame: Frame) -> int:
    """Say on which project this card has placed a resource; -1 before the first."""
    return frame.a - 1


def sold_wool(frame: Frame) -> Frame:
    """Count one wool more."""
    return Frame(frame.phase, frame.seat, frame.a + 1, frame.b, frame.c)


def sold_cloth(frame: Frame) -> Frame:
    """Count one cloth more."""
    return Frame(frame.phase, frame.seat, frame.a, frame.b + 1, frame.c)


def wool_sold(frame: Frame) -> int:
    """Count the wool this card has sold."""
    return frame.a


def cloth_sold(frame: Frame) -> int:
    """Count the cloth this card has sold."""
    return frame.b


def rented_out(frame: Frame, space: int) -> Frame:
    """Mark a house as having paid its rent by this card."""
    return Frame(frame.phase, frame.seat, frame.a | 1 << space, frame.b + 1, frame.c)


def spaces_rented(frame: Frame) -> int:
    """Give the spaces whose rent this card has paid, one bit each."""
    return frame.a


def wove(frame: Frame) -> Frame:
    """Count one cloth more made by this card."""
    return Frame(frame.phase, frame.seat, 0, frame.b + 1, frame.c)


def cared_for(frame: Frame, need: int) -> Frame:
    """Count one location more, and the knowledge shown for it."""
    return Frame(frame.phase, frame.seat, frame.a + need, frame.b + 1, frame.c)


def knowledge_used(frame: Frame) -> int:
    """Sum the knowledge this Medicine card has shown."""
    return frame.a


# --- ends of rounds and chapters -----------------------------------------------------------------------------------


def end_of_round(seat: int) -> Frame:
    """End the round."""
    return _END_OF_ROUND_FRAMES[seat]


def free_resources(seat: int, done: int) -> Frame:
    """Go through the projects after so many of them."""
    return Frame(_FREE_RESOURCES, seat, done)


def projects_done(frame: Frame) -> int:
    """Count the projects that have had their free resource."""
    return frame.a


def duties(seat: int) -> Frame:
    """Collect the duties."""
    return _DUTIES_FRAMES[seat]


def protection(seat: int, asked: int, duty: int) -> Frame:
    """Ask a seat, after so many others, about one duty."""
    return Frame(_PROTECTION, seat, asked, duty)


def is_protection(frame: Frame) -> bool:
    """Say whether loyalty is asked for instead of a penalty."""
    return name_of(frame) == "protection"


def duty_asked(frame: Frame) -> int:
    """Say which duty the seat is asked about."""
    return frame.b


def end_of_chapter(seat: int) -> Frame:
    """End the chapter."""
    return _END_OF_CHAPTER_FRAMES[seat]


# --- what building and care bring ----------------------------------------------------------------------------------


def hospital_care(seat: int, waiting: int) -> Frame:
    """Ask a donor of the Hospital; `waiting` are all donors not yet done, this one included, one bit a seat."""
    return Frame(_HOSPITAL, seat, waiting)


def donors_waiting(frame: Frame) -> int:
    """Give the donors not yet done, the one being asked included, one bit a seat."""
    return frame.a


def benefit(seat: int, location: int) -> Frame:
    """Ask for the resource that a location brings."""
    return Frame(_BENEFIT, seat, location)


def free_house(seat: int, location: int) -> Frame:
    """Ask where the house that a location brings shall stand."""
    return Frame(_FREE_HOUSE, seat, location)


def location_of(frame: Frame) -> int:
    """Say which location brings the benefit."""
    return frame.a


# --- for learning and checking -------------------------------------------------------------------------------------


def phase_number(frame: Frame) -> int:
    """Give the place of the frame's phase in the order."""
    return frame.phase


def is_walk_of_event(frame: Frame) -> bool:
    """Say whether an event asks the seats one after the other."""
    return frame.phase in _EVENT_WALKS


def is_free_resources(frame: Frame) -> bool:
    """Say whether projects get their free resource."""
    return frame.phase == _FREE_RESOURCES


def is_hospital_care(frame: Frame) -> bool:
    """Say whether a donor of the Hospital is asked."""
    return frame.phase == _HOSPITAL


def is_benefit(frame: Frame) -> bool:
    """Say whether a location brings something."""
    return frame.phase == _BENEFIT or frame.phase == _FREE_HOUSE


def name_of(frame: Frame) -> str:
    """Name the phase of a frame."""
    return ORDER[frame.phase]


# The most that each of the three numbers of a phase can be while it waits for an answer; none where not named. What a
# last step would reach is not asked about any more.
_LAST_ASKED: Final = _MOST_SEATS - 1
_ANY: Final = 1 << 60
_MOST: Final[dict[str, tuple[int, int, int]]] = {
    "lay-off": (_LAST_ASKED, _BY_WAR, _FACE_DOWN_CARD),
    "offer": (_LAST_ASKED, 0, 0),
    "give": (_LAST_ASKED, max(EVENT_UNITS) - 1, 0),
    "choose": (_LAST_ASKED, 0, 0),
    "lose-house": (_LAST_ASKED, 0, 0),
    "play": (_LAST_ASKED, _ANY, 0),
    "discard": (_LAST_ASKED, _ANY, 0),
    **dict.fromkeys(CARDS, (0, 0, _REPEATED)),
    "building-project": (NUM_PROJECTS, RESOURCES_PER_ACTION - 1, _REPEATED),
    "wool-cloth-sales": (WHOLE_SUPPLY[WOOL], HIGH_CLOTH_LIMIT, _REPEATED),
    "house-rent": (_ANY, RENT_LIMIT - 1, _REPEATED),
    "cloth-production": (0, WEAVE_LIMIT - 1, _REPEATED),
    "medicine": (WHOLE_SUPPLY[MEDICAL], NUM_LOCATIONS, _REPEATED),
    "free-resources": (NUM_PROJECTS, 0, 0),
    "protection": (_LAST_ASKED, NUM_DUTIES - 1, 0),
    "hospital-care": ((1 << _MOST_SEATS) - 1, 0, 0),
    "benefit": (NUM_LOCATIONS - 1, 0, 0),
    "free-house": (NUM_LOCATIONS - 1, 0, 0),
}


def is_in_range(frame: Frame) -> bool:
    """Say whether the numbers of a frame can stand in it while it waits for an answer."""
    most = _MOST.get(ORDER[frame.phase], (0, 0, 0))
    return 0 <= frame.a <= most[0] and 0 <= frame.b <= most[1] and 0 <= frame.c <= most[2]
