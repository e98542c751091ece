"""The one place where a number that players see changes and its entry is written; each change names its source.

What may be done, and when, is not decided here. With the journal off a change costs nothing but itself. Of
`a[at] += n` the compiler makes objects, so numbers that change often are written as `a[at] = a[at] + n`.
"""

from kingsbridge.games.world.components import (
    CARDS,
    DUTIES,
    EVENTS,
    FAVORS,
    GOLD,
    GOLD_PER_VP,
    GOODS,
    HOUSES,
    LOCATIONS,
    LONG_TERM_SPACES,
    NUM_DUTIES,
    NUM_GOODS,
    NUM_LOCATIONS,
    PENALTIES,
    PROJECTS,
    RESOURCES,
    VP,
)
from kingsbridge.games.world.reckoning import FINISHED, UNDER_WAY, free_spaces
from kingsbridge.games.world.state import WorldState

# --- goods and points ----------------------------------------------------------------------------------------------


def gain(state: WorldState, seat: int, good: int, units: int, source: str) -> bool:
    """Take units of a good (or points) from the supply; False, and nothing happens, if it has too few.

    Rules: WOR-111.
    """
    if good == VP:
        score(state, seat, units, source)
        return True
    if good != GOLD:
        left = state.supply[good] - units
        if left < 0:
            return False
        state.supply[good] = left
    at = seat * NUM_GOODS + good
    state.goods[at] = state.goods[at] + units
    if state.journal is not None:
        _note_goods(state, seat, good, units, source)
    return True


def pay(state: WorldState, seat: int, good: int, units: int, source: str) -> None:
    """Return units of a good to the supply.

    Rules: WOR-075, WOR-111.
    """
    at = seat * NUM_GOODS + good
    state.goods[at] = state.goods[at] - units
    if good != GOLD:
        state.supply[good] = state.supply[good] + units
    if state.journal is not None:
        _note_goods(state, seat, good, -units, source)


def score(state: WorldState, seat: int, points: int, source: str, count: int = 1) -> None:
    """Add points; `count` says how many things brought them."""
    state.vp[seat] = state.vp[seat] + points
    if state.journal is not None:
        _note_points(state, seat, points, source, count)


def lose_points(state: WorldState, seat: int, points: int, source: str, count: int = 1) -> None:
    """Take points away, but never below 0.

    Rules: WOR-074.
    """
    lost = min(points, state.vp[seat])
    state.vp[seat] -= lost
    if state.journal is not None and points:
        _note_points(state, seat, -lost, source, count)


def score_gold(state: WorldState, seat: int, gold: int) -> None:
    """Score the gold left at the end of the game, with half points.

    Rules: WOR-108.
    """
    state.vp[seat] += gold // GOLD_PER_VP
    state.halves[seat] = gold % GOLD_PER_VP
    if state.journal is not None and gold:
        total = state.vp[seat] + state.halves[seat] / 2
        state.note(
            "points",
            {"seat": seat, "source": "gold", "count": gold, "points": gold / GOLD_PER_VP, "score": total},
        )


def _note_goods(state: WorldState, seat: int, good: int, change: int, source: str) -> None:
    total = state.goods[seat * NUM_GOODS + good]
    state.note(
        "goods", {"seat": seat, "good": GOODS[good], "change": change, "total": total, "source": source}
    )


def _note_points(state: WorldState, seat: int, points: int, source: str, count: int) -> None:
    state.note(
        "points",
        {"seat": seat, "source": source, "count": count, "points": points, "score": state.vp[seat]},
    )


# --- action cards --------------------------------------------------------------------------------------------------


def take_back_cards(state: WorldState, hand: int) -> None:
    """Empty all piles and give every seat this set of cards."""
    state.hands = [hand] * state.seats
    state.discards = [0] * state.seats
    state.piles = [[] for _ in range(state.seats)]


def play_card(state: WorldState, seat: int, card: int) -> None:
    """Lay a card of the hand on the action pile, to be carried out; nobody else loses if it is taken back.

    Rules: WOR-039, WOR-112.
    """
    _open_card(state, seat, card)
    if state.journal is not None:
        state.note("played", {"seat": seat, "card": CARDS[card]})


def lay_off_card(state: WorldState, seat: int, card: int, source: str) -> None:
    """Lay a card of the hand on the action pile without using it."""
    _open_card(state, seat, card)
    if state.journal is not None:
        state.note("laid-off", {"seat": seat, "card": CARDS[card], "source": source})


def discard_card(state: WorldState, seat: int, card: int) -> None:
    """Lay a card of the hand face down on the discard pile; only its owner knows which.

    Rules: WOR-012.
    """
    _lay_face_down(state, seat, card)
    if state.journal is not None:
        state.note("discarded", {"seat": seat}, {"card": CARDS[card]}, (seat,))


def lose_drawn_card(state: WorldState, seat: int, card: int, source: str) -> None:
    """Lay a card that chance drew from the hand on the discard pile; its owner may look at it.

    Rules: WOR-012, WOR-046.
    """
    _lay_face_down(state, seat, card)
    if state.journal is not None:
        state.note("drawn-away", {"seat": seat, "source": source}, {"card": CARDS[card]}, (seat,))


def _open_card(state: WorldState, seat: int, card: int) -> None:
    state.hands[seat] = state.hands[seat] & ~(1 << card)
    state.piles[seat].append(card)


def _lay_face_down(state: WorldState, seat: int, card: int) -> None:
    state.hands[seat] = state.hands[seat] & ~(1 << card)
    state.discards[seat] = state.discards[seat] | 1 << card


# --- chapters, rounds, the start figure ----------------------------------------------------------------------------


def begin_chapter(state: WorldState, deck: list[int]) -> None:
    """Begin the first round of a chapter with its deck of events."""
    state.round = 0
    state.deck = deck
    state.revealed = []
    if state.journal is not None:
        state.note("chapter-begins", {"chapter": state.epoch + 1, "active": state.active})


def end_chapter(state: WorldState) -> None:
    """Count a chapter as completed."""
    state.epoch += 1
    if state.journal is not None:
        state.note("chapter-ends", {"chapter": state.epoch, "scores": state.scores()})


def end_round(state: WorldState) -> None:
    """Count a round as completed; its event leaves the council."""
    state.council = -1
    state.arrow = -1
    state.round += 1


def pass_figure(state: WorldState) -> None:
    """Give the start figure to the next seat clockwise.

    Rules: WOR-065, WOR-078.
    """
    state.active = (state.active + 1) % state.seats
    if state.journal is not None:
        state.note("figure-passed", {"seat": state.active})


# --- the event cards -----------------------------------------------------------------------------------------------


def reveal_event(state: WorldState) -> int:
    """Turn up the top event of the deck in the council, which cannot be taken back; give it.

    Rules: WOR-014, WOR-112.
    """
    event = state.deck.pop(0)
    state.reveals += 1
    state.revealed.append(event)
    state.council = event
    state.arrow = -1
    if state.journal is not None:
        state.note(
            "event-revealed",
            {
                "event": EVENTS[event],
                "chapter": state.epoch + 1,
                "round": state.round + 1,
                "seat": state.active,
            },
        )
    return event


def turn_event(state: WorldState, seat: int, arrow: int) -> None:
    """Turn the event in the council."""
    state.arrow = arrow
    if state.journal is not None:
        state.note("oriented", {"seat": seat, "event": EVENTS[state.council], "arrow": arrow})


def move_event_to_edge(state: WorldState, event: int) -> None:
    """Lay a long-term event on the edge; with both spaces filled the oldest one leaves.

    Rules: WOR-064.
    """
    if len(state.edge) == LONG_TERM_SPACES:
        oldest = state.edge.pop(0)
        if state.journal is not None:
            state.note("event-left", {"event": EVENTS[oldest]})
    state.edge.append(event)
    if state.journal is not None:
        state.note("event-to-edge", {"event": EVENTS[event]})


def clear_board(state: WorldState) -> None:
    """Take all tiles and long-term events off the board.

    Rules: WOR-068, WOR-069.
    """
    if state.journal is not None:
        events = [EVENTS[event] for event in state.edge]
        state.note("board-cleared", {"chapter": state.epoch + 1, "events": events})
    state.covered = 0
    state.cloth_covered = 0
    state.edge = []


def open_cloth_market(state: WorldState) -> None:
    """Take the tile off the cloth market, if it still lies there.

    Rules: WOR-053.
    """
    if state.cloth_covered:
        state.cloth_covered = 0
        if state.journal is not None:
            state.note("market-opened", {})


# --- the favor ring ------------------------------------------------------------------------------------------------


def move_favor(state: WorldState, seat: int, space: int, steps: int) -> None:
    """Move the favor marker so many steps, to a space."""
    state.favor = space
    if state.journal is not None:
        state.note("favor-moved", {"seat": seat, "space": FAVORS[space], "steps": steps})


def cover_favor(state: WorldState, space: int) -> None:
    """Lay a tile on a favor space; the marker stays if it is there.

    Rules: WOR-020, WOR-032.
    """
    state.covered |= 1 << space
    if state.journal is not None:
        state.note("space-covered", {"space": FAVORS[space]})


# --- houses and building projects ----------------------------------------------------------------------------------


def build_house(state: WorldState, seat: int, space: int) -> None:
    """Put a house on a building space."""
    state.houses[space] = seat
    if state.journal is not None:
        state.note("house-built", {"seat": seat, "space": HOUSES[space]})


def take_house_back(state: WorldState, seat: int, space: int) -> None:
    """Return a house to its owner; its space is free again."""
    state.houses[space] = -1
    if state.journal is not None:
        state.note("house-lost", {"seat": seat, "space": HOUSES[space]})


def begin_project(state: WorldState, project: int) -> None:
    """Put a project's tile on the board."""
    state.projects[project] = UNDER_WAY
    if state.journal is not None:
        state.note("project-begun", {"project": PROJECTS[project]})


def place_resource(state: WorldState, seat: int, project: int, resource: int, points: int) -> None:
    """Place a seat's stone (0) or wood (1) on a project, where it stays, for points."""
    good = RESOURCES[resource]
    if state.journal is not None:
        state.note("built", {"seat": seat, "project": PROJECTS[project], "good": GOODS[good]})
    state.goods[seat * NUM_GOODS + good] -= 1
    if state.journal is not None:
        _note_goods(state, seat, good, -1, PROJECTS[project])
    score(state, seat, points, PROJECTS[project])
    state.filled[2 * project + resource] += 1


def add_free_resource(state: WorldState, project: int) -> bool:
    """Add one resource from the supply to a project, stone before wood; False if there is no space or none left.

    Rules: WOR-067.
    """
    for resource, good in enumerate(RESOURCES):
        if free_spaces(state, project, resource) and state.supply[good]:
            state.supply[good] -= 1
            if state.journal is not None:
                state.note("free-resource", {"project": PROJECTS[project], "good": GOODS[good]})
            state.filled[2 * project + resource] += 1
            return True
    return False


def fill_from_supply(state: WorldState, project: int) -> None:
    """Fill all free spaces of a project from the supply, with substitutes where it is empty.

    Rules: WOR-147.
    """
    for resource, good in enumerate(RESOURCES):
        needed = free_spaces(state, project, resource)
        taken = min(needed, state.supply[good])
        state.supply[good] -= taken
        state.substitutes[resource] += needed - taken
        state.filled[2 * project + resource] += needed


def finish_project(state: WorldState, project: int, donors: list[int]) -> None:
    """Mark a project as finished."""
    state.projects[project] = FINISHED
    if state.journal is not None:
        state.note("completed", {"project": PROJECTS[project], "donors": donors})


def lay_seal(state: WorldState, seat: int, project: int) -> None:
    """Lay a seat's donation seal on a project."""
    state.seals[project] |= 1 << seat
    if state.journal is not None:
        state.note("donated", {"seat": seat, "project": PROJECTS[project]})


def return_seals(state: WorldState, project: int) -> None:
    """Return all seals of a project to their owners.

    Rules: WOR-093.
    """
    state.seals[project] = 0


# --- the plague ----------------------------------------------------------------------------------------------------


def lay_markers(state: WorldState, values: list[int]) -> None:
    """Lay the plague markers face down on their locations."""
    state.plague = values
    if state.journal is not None:
        state.note("plague-came", {"count": len(values)})


def turn_marker(state: WorldState, location: int) -> None:
    """Turn the marker of a location up."""
    state.ill |= 1 << location
    if state.journal is not None:
        state.note("fell-ill", {"location": LOCATIONS[location], "need": state.plague[location]})


def take_marker(state: WorldState, seat: int, location: int) -> None:
    """Take the marker of a location that a seat cares for out of the game."""
    if state.journal is not None:
        state.note("cared", {"seat": seat, "location": LOCATIONS[location], "need": state.plague[location]})
    state.plague[location] = 0
    state.ill &= ~(1 << location)


def clear_plague(state: WorldState) -> None:
    """Take all plague markers off the board."""
    count = NUM_LOCATIONS - state.plague.count(0)
    state.plague = [0] * NUM_LOCATIONS
    state.ill = 0
    if state.journal is not None:
        state.note("plague-left", {"count": count})


# --- duties and penalties ------------------------------------------------------------------------------------------


def set_tax(state: WorldState, tax: int) -> None:
    """Set the tax that the active player rolled for all."""
    state.tax = tax
    if state.journal is not None:
        state.note("tax-rolled", {"seat": state.active, "tax": tax})


def set_missing(state: WorldState, seat: int, duty: int, missing: int) -> None:
    """Remember how much of a duty a seat could not pay."""
    state.missing[seat * NUM_DUTIES + duty] = missing
    if state.journal is not None and missing:
        state.note("short", {"seat": seat, "duty": DUTIES[duty], "missing": missing})


def sentence(state: WorldState, seat: int, duty: int) -> None:
    """Sentence a seat to the penalty of a duty, in the first round of the next chapter."""
    state.penalties[seat] |= 1 << duty
    if state.journal is not None:
        state.note("sentenced", {"seat": seat, "penalty": PENALTIES[duty]})


def lift_penalties(state: WorldState) -> None:
    """End all penalties."""
    state.penalties = [0] * state.seats
