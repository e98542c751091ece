"""Phase II: master builders come out of the bag one by one; their owners place them for gold, or pass and wait."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.reason import Reason
from kingsbridge.games.pillars import changes, frames
from kingsbridge.games.pillars.actions import KEEP, PASS_BUILDER, PLACE_0, REMIGIUS_0, THROW_BACK
from kingsbridge.games.pillars.components import (
    FIRST_PRICE,
    LOCATIONS,
    NUM_TARGETS,
    REMIGIUS,
    TARGET_LOCATIONS,
    TARGETS,
)
from kingsbridge.games.pillars.reckoning import (
    builders_in_bag,
    can_throw_back,
    has_its_share,
    has_open_target,
    open_targets,
    space_for,
)
from kingsbridge.games.pillars.state import PillarsState


class Draw(Phase[PillarsState]):
    """Draws by itself until somebody has to decide, or the bag is empty."""

    name = "draw"
    rule = "PIL-028"

    def enter(self, state: PillarsState) -> None:
        """Draw a builder; one that Town wall forbids is laid aside and the next is drawn.

        Rules: PIL-029, PIL-030.
        """
        while True:
            builders = builders_in_bag(state)
            if builders == 0:
                break
            owner = _draw_owner(state, builders)
            changes.draw_builder(state, owner)
            if state.wall[owner] > state.bag[owner]:
                changes.wall_builder(state, owner)
            elif owner != state.start_seat and can_throw_back(state):
                state.replace(frames.throw_back(state.start_seat, owner))
                return
            else:
                state.replace(frames.builder(owner))
                return
        state.replace(frames.passed())


class ThrowBack(Phase[PillarsState]):
    """Asks the start player whether another seat's builder goes back into the bag, once a round."""

    name = "throw-back"
    rule = "PIL-030"

    def legal(self, state: PillarsState) -> list[int]:
        """Keep him or throw him back."""
        return [KEEP, THROW_BACK]

    def apply(self, state: PillarsState, action: int) -> None:
        """Let the owner decide, or draw again."""
        frame = state.frames[-1]
        owner = frames.drawn_owner(frame)
        if action == THROW_BACK:
            _throw_back(state, owner)
            return
        if state.journal is not None:
            state.note("builder-kept", {"seat": frame.seat, "owner": owner})
        state.replace(frames.builder(owner))

    def why_not(self, state: PillarsState, action: int) -> Reason:
        """The start player has to say first what becomes of the builder."""
        return Reason(self.rule, "throw-back-first", {})


class Builder(Phase[PillarsState]):
    """Asks the owner of the builder drawn: place him at the present price, or pass."""

    name = "builder"
    rule = "PIL-031"

    def enter(self, state: PillarsState) -> None:
        """Lay a builder aside who must be placed and cannot be; the bag is empty then, so he cannot be thrown back.

        Rules: PIL-040.
        """
        seat = state.frames[-1].seat
        if state.price == 0 and not has_open_target(state, seat):
            changes.strand_builder(state, seat)
            state.replace(frames.draw())

    def legal(self, state: PillarsState) -> list[int]:
        """List the free spaces (for gold, or with Remigius), passing, and throwing back where allowed.

        Rules: PIL-030, PIL-032, PIL-034, PIL-039, PIL-103.
        """
        seat = state.frames[-1].seat
        pays = _can_pay(state, seat)
        saves = _can_save(state, seat)
        # The spaces are looked through only for who can take one: most often the gold is missing.
        targets: list[int] = open_targets(state, seat) if pays or saves else []
        found: list[int] = []
        if _throws_own_back(state, seat):
            found.append(THROW_BACK)
        if pays:
            for target in targets:
                found.append(PLACE_0 + target)
        if saves:
            for target in targets:
                found.append(REMIGIUS_0 + target)
        if state.price > 0:
            found.append(PASS_BUILDER)
        return found

    def roll_action(self, state: PillarsState) -> int:
        """Roll among all targets and what needs none, until a space is free."""
        seat = state.frames[-1].seat
        pays = _can_pay(state, seat)
        targets = (NUM_TARGETS if pays else 0) + (NUM_TARGETS if _can_save(state, seat) else 0)
        others: list[int] = []
        if _throws_own_back(state, seat):
            others.append(THROW_BACK)
        if state.price > 0:
            others.append(PASS_BUILDER)
        while True:
            at = state.roll_below(targets + len(others))
            if at >= targets:
                return others[at - targets]
            target = at % NUM_TARGETS
            if space_for(state, seat, target) >= 0:
                return (PLACE_0 if pays and at < NUM_TARGETS else REMIGIUS_0) + target

    def apply(self, state: PillarsState, action: int) -> None:
        """Place, pass or throw back, move the marker, and draw the next.

        Rules: PIL-031, PIL-033, PIL-039.
        """
        seat = state.frames[-1].seat
        if action == THROW_BACK:
            _throw_back(state, seat)
            return
        if action == PASS_BUILDER:
            changes.pass_builder(state, seat)
        elif action >= REMIGIUS_0:
            changes.spend_advantage(state, seat, REMIGIUS)
            changes.place_builder(state, seat, action - REMIGIUS_0, 0)
        else:
            changes.place_builder(state, seat, action - PLACE_0, state.price)
        changes.lower_price(state)
        state.replace(frames.draw())

    def why_not(self, state: PillarsState, action: int) -> Reason:
        """The space is not open, gold is missing, or there is no Remigius and no passing.

        Rules: PIL-122.
        """
        seat = state.frames[-1].seat
        if PLACE_0 <= action < PLACE_0 + NUM_TARGETS:
            if space_for(state, seat, action - PLACE_0) < 0:
                return _closed(state, seat, action - PLACE_0)
            return Reason("PIL-032", "little-gold", {"needed": state.price, "held": state.gold[seat]})
        if REMIGIUS_0 <= action < REMIGIUS_0 + NUM_TARGETS:
            return _no_remigius(state, seat, action - REMIGIUS_0)
        if action == PASS_BUILDER:
            return Reason("PIL-034", "no-pass-at-zero", {})
        if action == THROW_BACK:
            return _no_throw_back(state, seat)
        return Reason(self.rule, "not-now", {})


def _can_pay(state: PillarsState, seat: int) -> bool:
    """Say whether a seat can place its builder at the present price.

    Rules: PIL-032.
    """
    return state.gold[seat] >= state.price


def _can_save(state: PillarsState, seat: int) -> bool:
    """Say whether Remigius would save a seat the price.

    Rules: PIL-039, PIL-103.
    """
    return state.price > 0 and state.owners[REMIGIUS] == seat


def _throws_own_back(state: PillarsState, seat: int) -> bool:
    """Say whether a seat may throw its own builder back: the start player alone."""
    return seat == state.start_seat and can_throw_back(state)


class Passed(Phase[PillarsState]):
    """Goes along the cost track by itself, from the highest price down."""

    name = "passed"
    rule = "PIL-035"

    def enter(self, state: PillarsState) -> None:
        """Find the next passed builder; without any left, Phase III begins.

        Rules: PIL-027, PIL-035, PIL-040.
        """
        changes.end_price(state)
        for price in range(FIRST_PRICE, 0, -1):
            seat = state.track[price]
            if seat < 0:
                continue
            if has_open_target(state, seat):
                state.replace(frames.passed_builder(seat, price))
                return
            changes.call_from_track(state, price)
            changes.strand_builder(state, seat)
        state.replace(frames.event())


class PassedBuilder(Phase[PillarsState]):
    """Asks the owner of a passed builder for a space, free of charge."""

    name = "passed-builder"
    rule = "PIL-035"

    def legal(self, state: PillarsState) -> list[int]:
        """List the free spaces."""
        return [PLACE_0 + target for target in open_targets(state, state.frames[-1].seat)]

    def roll_action(self, state: PillarsState) -> int:
        """Roll among all targets until a space is free."""
        seat = state.frames[-1].seat
        while True:
            target = state.roll_below(NUM_TARGETS)
            if space_for(state, seat, target) >= 0:
                return PLACE_0 + target

    def apply(self, state: PillarsState, action: int) -> None:
        """Place him and go on along the track."""
        frame = state.frames[-1]
        changes.call_from_track(state, frames.waited_at(frame))
        changes.place_builder(state, frame.seat, action - PLACE_0, 0)
        state.replace(frames.passed())

    def why_not(self, state: PillarsState, action: int) -> Reason:
        """The space is not open; there is no second pass, and nothing to save with Remigius."""
        seat = state.frames[-1].seat
        if PLACE_0 <= action < PLACE_0 + NUM_TARGETS:
            return _closed(state, seat, action - PLACE_0)
        if REMIGIUS_0 <= action < REMIGIUS_0 + NUM_TARGETS:
            return Reason("PIL-039", "free-anyway", {})
        if action == PASS_BUILDER:
            return Reason(self.rule, "no-second-pass", {})
        return Reason(self.rule, "not-now", {})


def _draw_owner(state: PillarsState, builders: int) -> int:
    """Draw one of the builders in the bag, each equally likely; give its owner.

    Rules: PIL-025.
    """
    drawn = state.draw_below("bag", builders, state.epoch + 1, state.draws + 1)
    owner = 0
    while drawn >= state.bag[owner]:
        drawn -= state.bag[owner]
        owner += 1
    return owner


def _throw_back(state: PillarsState, owner: int) -> None:
    """Put the builder back into the bag and draw again."""
    changes.throw_back(state, owner)
    state.replace(frames.draw())


def _closed(state: PillarsState, seat: int, target: int) -> Reason:
    """Say why a seat finds no space at a target."""
    location = TARGET_LOCATIONS[target]
    if has_its_share(state, seat, location):
        return Reason("PIL-038", "one-builder-each", {"place": LOCATIONS[location]})
    return Reason("PIL-037", "space-taken", {"space": TARGETS[target]})


def _no_remigius(state: PillarsState, seat: int, target: int) -> Reason:
    """Say why Remigius does not help a seat to a target."""
    if state.owners[REMIGIUS] != seat:
        return Reason("PIL-039", "not-yours", {"card": "remigius"})
    if state.price == 0:
        return Reason("PIL-039", "free-anyway", {})
    return _closed(state, seat, target)


def _no_throw_back(state: PillarsState, seat: int) -> Reason:
    """Say why the builder just drawn stays."""
    if seat != state.start_seat:
        return Reason("PIL-030", "only-start-player", {})
    if state.thrown_back:
        return Reason("PIL-030", "thrown-back-already", {})
    return Reason("PIL-030", "bag-empty", {})
