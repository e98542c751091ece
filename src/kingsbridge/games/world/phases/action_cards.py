"""The twelve action cards, each a question of its own. Every action may be declined.

All of them end in `finish`: with Caris as a nun, a seat that carries nothing out takes knowledge instead.
"""

from kingsbridge.core.contract import Phase
from kingsbridge.core.frame import Frame
from kingsbridge.core.reason import Reason
from kingsbridge.games.world import frames
from kingsbridge.games.world.actions import (
    BUILD_0,
    CARE_0,
    DECLINE,
    DONATE_0,
    DONE,
    HOUSE_0,
    MOVE,
    RENT_0,
    SELL_CLOTH,
    SELL_WOOL,
    TAKE_0,
    TAKE_ACTIONS,
    TAKEN_GOODS,
    TREAT,
    WEAVE,
)
from kingsbridge.games.world.changes import gain, pay, score, spend
from kingsbridge.games.world.components import (
    CARDS,
    CLOTH,
    CLOTH_PRICE,
    DONATION_GOLD,
    EVENT_GOOD,
    EVENT_UNITS,
    EVENTS,
    FAVOR_STEPS,
    FAVOR_UNITS,
    FAVORS,
    GOLD,
    GOODS,
    GRAIN,
    HOUSE_COSTS,
    HOUSE_GOLD,
    HOUSE_RENTS,
    HOUSE_UNITS,
    HOUSES,
    MARKET_CLOSED,
    NUM_HOUSES,
    NUM_PROJECTS,
    NUN,
    PIETY,
    PROJECTS,
    RESOURCES,
    RESOURCES_PER_ACTION,
    STONE,
    TREAT_GOLD,
    TREAT_VP,
    WEAVE_LIMIT,
    WOOD,
    WOOL,
)
from kingsbridge.games.world.phases.orient import move_marker
from kingsbridge.games.world.phases.plague import care, care_reason, place_house, space_reason
from kingsbridge.games.world.projects import complete, fill_space
from kingsbridge.games.world.reckoning import (
    UNDER_WAY,
    available,
    can_reach,
    curable,
    favor_space,
    free_spaces,
    holds,
    house_reason,
    house_spaces,
    in_force,
    is_covered,
    is_open,
    market_is_open,
    rent_limit,
    resource_points,
    seals_left,
    sellable_cloth,
    wool_price,
)
from kingsbridge.games.world.state import WorldState


def finish(state: WorldState, carried_out: bool) -> None:
    """End the action; the nun rewards whoever gave it up (ruling W10)."""
    frame = state.frames[-1]
    state.pop()
    if carried_out:
        return
    if state.journal is not None:
        state.note("declined", {"seat": frame.seat, "card": CARDS[frames.card_of(frame)]})
    if in_force(state, NUN):
        gain(state, frame.seat, EVENT_GOOD[NUN], EVENT_UNITS[NUN], EVENTS[NUN])


def _source(state: WorldState) -> str:
    """Name the card being carried out."""
    return CARDS[frames.card_of(state.frames[-1])]


class TakeGoods(Phase[WorldState]):
    """Take one unit of one of the goods of the card; the three cards below say which."""

    goods: list[int] = []

    def legal(self, state: WorldState) -> list[int]:
        """List what the board has."""
        found = [TAKE_ACTIONS[good] for good in self.goods if state.supply[good] > 0]
        found.append(DECLINE)
        return found

    def apply(self, state: WorldState, action: int) -> None:
        """Take it."""
        if action != DECLINE:
            gain(state, state.frames[-1].seat, TAKEN_GOODS[action - TAKE_0], 1, _source(state))
        finish(state, action != DECLINE)

    def why_not(self, state: WorldState, action: int) -> Reason:
        """The card does not give it, or the board has none left."""
        if not TAKE_0 <= action < TAKE_0 + len(TAKEN_GOODS):
            return Reason(self.rule, "not-now", {})
        good = TAKEN_GOODS[action - TAKE_0]
        if good not in self.goods:
            return Reason(self.rule, "other-card", {"card": _source(state), "good": GOODS[good]})
        return Reason(self.rule, "supply-empty", {"good": GOODS[good]})


class Grain(TakeGoods):
    """Grain: 1 grain from the field."""

    name = "grain-card"
    rule = "WOR-047"
    goods = [GRAIN]


class Piety(TakeGoods):
    """Piety: 1 piety from the cathedral."""

    name = "piety-card"
    rule = "WOR-048"
    goods = [PIETY]


class Resource(TakeGoods):
    """Resource: 1 stone or 1 wood."""

    name = "resource"
    rule = "WOR-049"
    goods = [STONE, WOOD]


class BuildingProject(Phase[WorldState]):
    """Building Project: up to two resources on one project, each for points."""

    name = "building-project"
    rule = "WOR-050"

    def legal(self, state: WorldState) -> list[int]:
        """List project and resource: after the first, only the same project."""
        frame = state.frames[-1]
        found: list[int] = []
        placed, begun = frames.steps_done(frame), frames.project_begun(frame)
        if placed < RESOURCES_PER_ACTION:
            for project in range(NUM_PROJECTS):
                if (begun < 0 or begun == project) and is_open(state, project):
                    for resource in range(2):
                        if _can_place(state, frame.seat, project, resource):
                            found.append(BUILD_0 + 2 * project + resource)
        found.append(DONE if placed else DECLINE)
        return found

    def apply(self, state: WorldState, action: int) -> None:
        """Place a resource; the last one of a project ends the action (ruling W13)."""
        frame = state.frames[-1]
        if action >= DECLINE:
            finish(state, frames.steps_done(frame) > 0)
            return
        project, resource = (action - BUILD_0) // 2, (action - BUILD_0) % 2
        good = RESOURCES[resource]
        if state.journal is not None:
            state.note("built", {"seat": frame.seat, "project": PROJECTS[project], "good": GOODS[good]})
        spend(state, frame.seat, good, PROJECTS[project])
        score(state, frame.seat, resource_points(state, project), PROJECTS[project])
        if fill_space(state, project, resource):
            finish(state, True)
            complete(state, project)
        else:
            state.replace(frames.placed_on(frame, project))

    def why_not(self, state: WorldState, action: int) -> Reason:
        """Project not on the board, finished or covered; no space; no resource; another project was begun."""
        if not BUILD_0 <= action < BUILD_0 + 2 * NUM_PROJECTS:
            return Reason(self.rule, "not-now", {})
        frame = state.frames[-1]
        project, resource = (action - BUILD_0) // 2, (action - BUILD_0) % 2
        begun = frames.project_begun(frame)
        if begun not in (-1, project):
            return Reason(self.rule, "one-project", {"project": PROJECTS[begun]})
        if not is_open(state, project):
            return project_reason(state, project)
        if free_spaces(state, project, resource) == 0:
            good = GOODS[RESOURCES[resource]]
            return Reason("WOR-088", "no-space", {"project": PROJECTS[project], "good": good})
        if holds(state, frame.seat, RESOURCES[resource]) == 0:
            return Reason(self.rule, "no-good", {"good": GOODS[RESOURCES[resource]]})
        return Reason(self.rule, "enough-placed", {"units": RESOURCES_PER_ACTION})


def _can_place(state: WorldState, seat: int, project: int, resource: int) -> bool:
    return holds(state, seat, RESOURCES[resource]) > 0 and free_spaces(state, project, resource) > 0


def project_reason(state: WorldState, project: int) -> Reason:
    """Explain why a project can be neither built on nor donated to."""
    if state.projects[project] == UNDER_WAY and is_covered(state, project):
        return Reason("WOR-126", "project-covered", {"project": PROJECTS[project]})
    return Reason("WOR-087", "no-such-project", {"project": PROJECTS[project]})


class WoolAndClothSales(Phase[WorldState]):
    """Wool & Cloth Sales: any number of wool, and cloth up to the limit, one unit after the other."""

    name = "wool-cloth-sales"
    rule = "WOR-052"

    def legal(self, state: WorldState) -> list[int]:
        """List what can be sold."""
        frame = state.frames[-1]
        found: list[int] = []
        if market_is_open(state):
            if holds(state, frame.seat, WOOL) > 0:
                found.append(SELL_WOOL)
            if sellable_cloth(state, frame.seat, frames.cloth_sold(frame)):
                found.append(SELL_CLOTH)
        found.append(DONE if frames.steps_done(frame) else DECLINE)
        return found

    def apply(self, state: WorldState, action: int) -> None:
        """Sell one unit."""
        frame = state.frames[-1]
        if action >= DECLINE:
            finish(state, frames.steps_done(frame) > 0)
            return
        cloth = action == SELL_CLOTH
        pay(state, frame.seat, CLOTH if cloth else WOOL, 1, _source(state))
        gain(state, frame.seat, GOLD, CLOTH_PRICE if cloth else wool_price(state), _source(state))
        state.replace(frames.sold_cloth(frame) if cloth else frames.sold_wool(frame))

    def why_not(self, state: WorldState, action: int) -> Reason:
        """The market is closed or covered, the limit is reached, or there is nothing to sell."""
        if action not in (SELL_WOOL, SELL_CLOTH):
            return Reason(self.rule, "not-now", {})
        seat = state.frames[-1].seat
        good = CLOTH if action == SELL_CLOTH else WOOL
        if not market_is_open(state):
            return Reason("WOR-151", "market-closed", {"event": EVENTS[MARKET_CLOSED]})
        if good == CLOTH and state.cloth_covered:
            return Reason("WOR-053", "cloth-covered", {})
        if holds(state, seat, good) == 0:
            return Reason(self.rule, "no-good", {"good": GOODS[good]})
        return Reason("WOR-053", "cloth-limit", {})


class Privilege(Phase[WorldState]):
    """Privilege: what the card played before would do now. Becomes that card by itself."""

    name = "privilege"
    rule = "WOR-055"

    def enter(self, state: WorldState) -> None:
        """Repeat the card below on the action pile; in the first round of a chapter there is none."""
        frame = state.frames[-1]
        pile = state.piles[frame.seat]
        if len(pile) < 2:
            finish(state, False)
            return
        card = pile[-2]
        if state.journal is not None:
            state.note("repeated", {"seat": frame.seat, "card": CARDS[card]})
        state.replace(frames.repeated_card(card, frame.seat))


class HouseBuilding(Phase[WorldState]):
    """House Building: a house for gold and the resource of the space."""

    name = "house-building"
    rule = "WOR-057"

    def legal(self, state: WorldState) -> list[int]:
        """List the spaces the seat can pay for."""
        seat = state.frames[-1].seat
        found: list[int] = []
        if holds(state, seat, GOLD) >= HOUSE_GOLD:
            stone, wood = holds(state, seat, STONE), holds(state, seat, WOOD)
            if stone or wood:
                for space in house_spaces(state, seat):
                    if stone if HOUSE_COSTS[space] == STONE else wood:
                        found.append(HOUSE_0 + space)
        found.append(DECLINE)
        return found

    def apply(self, state: WorldState, action: int) -> None:
        """Pay and build."""
        seat = state.frames[-1].seat
        if action != DECLINE:
            space = action - HOUSE_0
            pay(state, seat, GOLD, HOUSE_GOLD, _source(state))
            pay(state, seat, HOUSE_COSTS[space], 1, _source(state))
            place_house(state, seat, space)
        finish(state, action != DECLINE)

    def why_not(self, state: WorldState, action: int) -> Reason:
        """The space is not free for this seat, or it cannot pay."""
        space = action - HOUSE_0
        if not 0 <= space < NUM_HOUSES:
            return Reason(self.rule, "not-now", {})
        seat = state.frames[-1].seat
        if house_reason(state, seat, space):
            return space_reason(state, seat, space)
        missing = GOLD if holds(state, seat, GOLD) < HOUSE_GOLD else HOUSE_COSTS[space]
        return Reason(self.rule, "no-good", {"good": GOODS[missing]})


class HouseRent(Phase[WorldState]):
    """House Rent: the income of up to two different own houses."""

    name = "house-rent"
    rule = "WOR-059"

    def legal(self, state: WorldState) -> list[int]:
        """List the own houses not yet rented whose rent the supply has."""
        frame = state.frames[-1]
        found: list[int] = []
        if frames.steps_done(frame) < rent_limit(state):
            for space in range(NUM_HOUSES):
                if _can_rent(state, frame, space):
                    found.append(RENT_0 + space)
        found.append(DONE if frames.steps_done(frame) else DECLINE)
        return found

    def apply(self, state: WorldState, action: int) -> None:
        """Take the rent of a house."""
        frame = state.frames[-1]
        if action >= DECLINE:
            finish(state, frames.steps_done(frame) > 0)
            return
        space = action - RENT_0
        gain(state, frame.seat, HOUSE_RENTS[space], HOUSE_UNITS[space], _source(state))
        state.replace(frames.rented_out(frame, space))

    def why_not(self, state: WorldState, action: int) -> Reason:
        """Not the seat's house, rented already, nothing to get, or the limit is reached."""
        space = action - RENT_0
        if not 0 <= space < NUM_HOUSES:
            return Reason(self.rule, "not-now", {})
        frame = state.frames[-1]
        if state.houses[space] != frame.seat:
            return Reason(self.rule, "not-own-house", {"space": HOUSES[space]})
        if frames.spaces_rented(frame) >> space & 1:
            return Reason(self.rule, "rented-already", {"space": HOUSES[space]})
        if frames.steps_done(frame) >= rent_limit(state):
            return Reason(self.rule, "rent-limit", {"units": rent_limit(state)})
        return Reason(self.rule, "supply-empty", {"good": GOODS[HOUSE_RENTS[space]]})


def _can_rent(state: WorldState, frame: Frame, space: int) -> bool:
    return (
        state.houses[space] == frame.seat
        and not frames.spaces_rented(frame) >> space & 1
        and available(state, HOUSE_RENTS[space], HOUSE_UNITS[space])
    )


class Donation(Phase[WorldState]):
    """Donation: gold and a seal for a project."""

    name = "donation"
    rule = "WOR-060"

    def legal(self, state: WorldState) -> list[int]:
        """List the open projects without an own seal."""
        seat = state.frames[-1].seat
        found: list[int] = []
        if holds(state, seat, GOLD) >= DONATION_GOLD and seals_left(state, seat) > 0:
            for project in range(NUM_PROJECTS):
                if is_open(state, project) and not state.seals[project] >> seat & 1:
                    found.append(DONATE_0 + project)
        found.append(DECLINE)
        return found

    def apply(self, state: WorldState, action: int) -> None:
        """Pay and place the seal."""
        seat = state.frames[-1].seat
        if action != DECLINE:
            project = action - DONATE_0
            pay(state, seat, GOLD, DONATION_GOLD, _source(state))
            state.seals[project] |= 1 << seat
            if state.journal is not None:
                state.note("donated", {"seat": seat, "project": PROJECTS[project]})
        finish(state, action != DECLINE)

    def why_not(self, state: WorldState, action: int) -> Reason:
        """The project is not open, has a seal of this seat, or seals or gold are missing."""
        project = action - DONATE_0
        if not 0 <= project < NUM_PROJECTS:
            return Reason(self.rule, "not-now", {})
        seat = state.frames[-1].seat
        if not is_open(state, project):
            return project_reason(state, project)
        if state.seals[project] >> seat & 1:
            return Reason("WOR-094", "donated-already", {"project": PROJECTS[project]})
        if seals_left(state, seat) == 0:
            return Reason(self.rule, "no-seal", {})
        return Reason(self.rule, "no-good", {"good": GOODS[GOLD]})


class ClothProduction(Phase[WorldState]):
    """Cloth Production: one or two wool become as many cloth."""

    name = "cloth-production"
    rule = "WOR-061"

    def legal(self, state: WorldState) -> list[int]:
        """Offer the next cloth."""
        frame = state.frames[-1]
        found: list[int] = []
        if (
            frames.steps_done(frame) < WEAVE_LIMIT
            and holds(state, frame.seat, WOOL) > 0
            and state.supply[CLOTH] > 0
        ):
            found.append(WEAVE)
        found.append(DONE if frames.steps_done(frame) else DECLINE)
        return found

    def apply(self, state: WorldState, action: int) -> None:
        """Turn one wool into cloth."""
        frame = state.frames[-1]
        if action >= DECLINE:
            finish(state, frames.steps_done(frame) > 0)
            return
        pay(state, frame.seat, WOOL, 1, _source(state))
        gain(state, frame.seat, CLOTH, 1, _source(state))
        state.replace(frames.wove(frame))

    def why_not(self, state: WorldState, action: int) -> Reason:
        """No wool, no cloth in the supply, or two are made."""
        if action != WEAVE:
            return Reason(self.rule, "not-now", {})
        frame = state.frames[-1]
        if frames.steps_done(frame) >= WEAVE_LIMIT:
            return Reason(self.rule, "weave-limit", {"units": WEAVE_LIMIT})
        if holds(state, frame.seat, WOOL) == 0:
            return Reason(self.rule, "no-good", {"good": GOODS[WOOL]})
        return Reason(self.rule, "supply-empty", {"good": GOODS[CLOTH]})


class Medicine(Phase[WorldState]):
    """Medicine: gold and a point, or care for ill locations within the own knowledge."""

    name = "medicine"
    rule = "WOR-062"

    def legal(self, state: WorldState) -> list[int]:
        """List the small help, while nothing else was done, and the locations."""
        frame = state.frames[-1]
        found: list[int] = [] if frames.steps_done(frame) else [TREAT]
        found += [CARE_0 + location for location in curable(state, frame.seat, frames.knowledge_used(frame))]
        found.append(DONE if frames.steps_done(frame) else DECLINE)
        return found

    def apply(self, state: WorldState, action: int) -> None:
        """Help a little, or care for one location after the other (ruling W16)."""
        frame = state.frames[-1]
        if action == TREAT:
            gain(state, frame.seat, GOLD, TREAT_GOLD, _source(state))
            score(state, frame.seat, TREAT_VP, _source(state))
            finish(state, True)
        elif action >= DECLINE:
            finish(state, frames.steps_done(frame) > 0)
        else:
            location = action - CARE_0
            state.replace(frames.cared_for(frame, state.plague[location]))
            care(state, frame.seat, location)

    def why_not(self, state: WorldState, action: int) -> Reason:
        """Nobody is ill there, the knowledge does not suffice, or the other use was begun."""
        if action == TREAT:
            return Reason(self.rule, "caring-begun", {})
        frame = state.frames[-1]
        return care_reason(state, frame.seat, action, frames.knowledge_used(frame), self.rule)


class Favor(Phase[WorldState]):
    """Favor: the marker moves one space, and its award is the seat's."""

    name = "favor-card"
    rule = "WOR-063"

    def legal(self, state: WorldState) -> list[int]:
        """Offer the move, unless it leads to Outlaws who could not be paid."""
        space = favor_space(state, FAVOR_STEPS)
        if can_reach(space, holds(state, state.frames[-1].seat, GOLD)):
            return [MOVE, DECLINE]
        return [DECLINE]

    def apply(self, state: WorldState, action: int) -> None:
        """Move the marker."""
        if action == MOVE:
            move_marker(state, state.frames[-1].seat, FAVOR_STEPS)
        finish(state, action == MOVE)

    def why_not(self, state: WorldState, action: int) -> Reason:
        """The Outlaws would have to be paid."""
        if action == MOVE:
            space = favor_space(state, FAVOR_STEPS)
            return Reason("WOR-025", "outlaws-unpaid", {"space": FAVORS[space], "units": FAVOR_UNITS[space]})
        return Reason(self.rule, "not-now", {})
