"""Challenges: making one, looking at it, taking it up."""

from kingsbridge.server.api.answer import Answer, tell
from kingsbridge.server.api.call import Call
from kingsbridge.server.api.route import Route
from kingsbridge.server.challenges import Challenges
from kingsbridge.server.messages import ChallengeInfo, NewChallenge, Seated, TakeUp

_CHALLENGE = "/api/challenges/{code}"


class ChallengeRoutes:
    """The routes about challenges."""

    def __init__(self, challenges: Challenges) -> None:
        self._challenges = challenges

    def routes(self) -> list[Route]:
        """List the routes."""
        return [
            ("POST", "/api/challenges", self.make, NewChallenge, ChallengeInfo),
            ("GET", _CHALLENGE, self.show, None, ChallengeInfo),
            ("POST", f"{_CHALLENGE}/play", self.take_up, TakeUp, Seated),
        ]

    async def make(self, call: Call) -> Answer:
        """Challenge others to the deal of a finished game."""
        wish = await call.message(NewChallenge)
        device = await call.seated_device()
        code = await self._challenges.make(device, wish)
        return tell(await self._challenges.show(device, code))

    async def show(self, call: Call, code: str) -> Answer:
        """Show a challenge; what others made of it only to who has finished it."""
        return tell(await self._challenges.show(await call.device(), code))

    async def take_up(self, call: Call, code: str) -> Answer:
        """Sit down to a challenge, or go on with it."""
        wish = await call.message(TakeUp)
        device = await call.seated_device()
        table, recovery = await self._challenges.take_up(device, code, wish)
        return tell(Seated(table.audience.info(device), table.seating.seats_of(device), recovery))
