"""The bot that searches, by claims or by a race, as its plan says."""

from kingsbridge.bots.bot import Bot, Info
from kingsbridge.bots.race import Race
from kingsbridge.bots.search import Search, SearchPlan


def search_for(info: Info, plan: SearchPlan, seed: int) -> Search:
    """Give the search that a plan asks for."""
    return Race(info, plan, seed) if plan.race else Search(info, plan, seed)


class SearchBot(Bot):
    """Searches as its plan says."""

    name = "search"

    def __init__(self, plan: SearchPlan | None = None) -> None:
        self.plan = SearchPlan() if plan is None else plan

    def choose(self, info: Info, budget: int, seed: int) -> int:
        """Take the action that was tried most often."""
        legal = info.legal_actions()
        if len(legal) == 1:
            return legal[0]
        plan = self.plan_of(info)
        search = search_for(info, plan, seed)
        search.run(budget or plan.iterations, until_decided=plan.slip == 0.0)
        return search.choice()

    def plan_of(self, info: Info) -> SearchPlan:
        """Give the plan for a decision."""
        return self.plan
