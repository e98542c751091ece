"""The numbers of the phases, in the order of `game.py`, and what the numbers of their frames mean.

Phases that ask the seats one after the other, from the active player on, count in `a` the seats already done.
"""

from typing import Final

CHAPTER: Final = 0
LAY_OFF: Final = 1  # b: the cause; c: which of the two cards is asked for
REVEAL: Final = 2
OFFER: Final = 3
GIVE: Final = 4  # b: units given so far
CHOOSE: Final = 5
LOSE_HOUSE: Final = 6
ORIENT: Final = 7
INCOME: Final = 8
FAVOR: Final = 9
PLAY: Final = 10  # b: long-term events swapped with in this turn, one bit each
# An action card is carried out in a phase of its own: CARD_0 + card. c: 1 if it is repeated by the Privilege.
# Building: a the project + 1, b resources placed. Sales: a wool, b cloth sold. Rent: a spaces, one bit each, b how
# many. Cloth: b made. Medicine: a knowledge used, b locations cared for.
CARD_0: Final = 11
DISCARD: Final = 23  # b: as in PLAY
ROUND_END: Final = 24
FREE_RESOURCES: Final = 25  # a: the project
DUTIES: Final = 26
PROTECTION: Final = 27  # b: the duty
CHAPTER_END: Final = 28
HOSPITAL: Final = 29  # a: donors that have not been asked, one bit a seat
BENEFIT: Final = 30
FREE_HOUSE: Final = 31

BY_COURT: Final = 0
BY_WAR: Final = 1
OPEN_CARD: Final = 0
FACE_DOWN_CARD: Final = 1
