"""Action cards for building projects: Building Project and Donation."""

from kingsbridge.core.contract import Phase
from kingsbridge.core.reason import Reason
from kingsbridge.games.world import frames
from kingsbridge.games.world.actions import BUILD_0, DECLINE, DONATE_0
from kingsbridge.games.world.changes import lay_seal, pay, place_resource
from kingsbridge.games.world.components import (
    DONATION_GOLD,
    GOLD,
    GOODS,
    NUM_PROJECTS,
    PROJECTS,
    RESOURCES,
    RESOURCES_PER_ACTION,
)
from kingsbridge.games.world.effects import complete_project
from kingsbridge.games.world.phases.action_end import card_name, finish, finish_as_it_is, way_out
from kingsbridge.games.world.reckoning import (
    UNDER_WAY,
    free_spaces,
    holds,
    is_covered,
    is_filled,
    is_open,
    resource_points,
    seals_left,
)
from kingsbridge.games.world.state import WorldState


class BuildingProject(Phase[WorldState]):
    """Building Project: up to two resources on one project, each for points.

    Rules: WOR-051, WOR-087, WOR-088, WOR-089, WOR-126.
    """

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
        found.append(way_out(frame))
        return found

    def apply(self, state: WorldState, action: int) -> None:
        """Place a resource; the last one of a project ends the action, and a second one stays with its owner."""
        frame = state.frames[-1]
        if action >= DECLINE:
            finish_as_it_is(state)
            return
        project, resource = (action - BUILD_0) // 2, (action - BUILD_0) % 2
        place_resource(state, frame.seat, project, resource, resource_points(state, project))
        if is_filled(state, project):
            finish(state, True)
            complete_project(state, project)
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


class Donation(Phase[WorldState]):
    """Donation: gold and a seal for a project.

    Rules: WOR-087, WOR-094, WOR-126.
    """

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
            pay(state, seat, GOLD, DONATION_GOLD, card_name(state))
            lay_seal(state, seat, project)
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


def project_reason(state: WorldState, project: int) -> Reason:
    """Explain why a project can be neither built on nor donated to."""
    if state.projects[project] == UNDER_WAY and is_covered(state, project):
        return Reason("WOR-126", "project-covered", {"project": PROJECTS[project]})
    return Reason("WOR-087", "no-such-project", {"project": PROJECTS[project]})
