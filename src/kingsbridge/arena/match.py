"""The referee of one game between bots, any of which may be somebody's own.

A bot that answers with an illegal move, breaks down, or (one from outside) thinks longer than allowed forfeits the
game. So that the others have a finished game, a stand-in plays its seat to the end; the seat cannot win, whatever
it scores, and the win goes to the best of the others. Where everybody forfeited nobody wins.
"""

import operator
import time

from kingsbridge.arena.clock import Overrun, ringing_after
from kingsbridge.arena.outcome import Forfeit, Outcome
from kingsbridge.arena.players import is_foreign, make_player
from kingsbridge.arena.schedule import Fixture, Plan
from kingsbridge.bots.bot import Bot, Info
from kingsbridge.core.contract import State
from kingsbridge.core.registry import load_game

STAND_IN = "tidy"
ILLEGAL = "illegal"
ERROR = "error"
OVERRUN = "overrun"
_LONGEST = 200  # characters of what a bot's error said
_DIGITS = 6  # of a second


class _Lost(Exception):
    """A bot has lost its game by what it did."""

    def __init__(self, why: str, what: str) -> None:
        super().__init__(why)
        self.why = why
        self.what = what[:_LONGEST]


class Referee:
    """Plays one game and keeps its books."""

    def __init__(self, plan: Plan, fixture: Fixture) -> None:
        self._plan = plan
        self._fixture = fixture
        # New bots for every game: whatever one remembers, the games before make no difference.
        self._bots = [make_player(name) for name in fixture.bots]
        self._forfeits: list[Forfeit] = []
        self._moves: list[str] = []
        self._seconds: list[list[float]] = [[] for _ in fixture.bots]

    def play(self) -> Outcome:
        """Play to the end."""
        plan, fixture = self._plan, self._fixture
        game = load_game(plan.game)
        state = game.start(plan.seats, plan.options, plan.deal_key(fixture), None, False)
        while not state.is_over:
            legal = state.legal_actions()
            action = legal[0] if len(legal) == 1 else self._choice(state, legal)
            state.apply(action)
            self._moves.append(game.action(action).key)
        return Outcome(
            fixture.number,
            fixture.deal,
            list(fixture.bots),
            state.scores(),
            self._winners(state),
            self._moves,
            self._forfeits,
            self._seconds,
        )

    def _choice(self, state: State, legal: list[int]) -> int:
        """Ask the bot; if it forfeits, and from then on, ask the one that stands in."""
        seat = state.current_seat
        info = Info(state, seat)
        seed = self._plan.bot_seed(self._fixture, len(self._moves))
        if not self._has_forfeited(seat):
            try:
                return self._ask(self._bots[seat], info, seed, legal)
            except _Lost as lost:
                self._forfeits.append(Forfeit(seat, len(self._moves), lost.why, lost.what))
                self._bots[seat] = make_player(STAND_IN)
        return self._bots[seat].choose(info, 0, seed)

    def _ask(self, bot: Bot, info: Info, seed: int, legal: list[int]) -> int:
        """Give a bot's choice if it is legal and in time."""
        limit = self._plan.seconds if is_foreign(self._fixture.bots[info.seat]) else None
        started = time.perf_counter()
        try:
            with ringing_after(limit):
                chosen: object = bot.choose(info, 0, seed)
        except Overrun:
            raise _Lost(OVERRUN, f"{limit:g}") from None
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # a bot from outside may raise anything, SystemExit too
            raise _Lost(ERROR, f"{type(error).__name__}: {error}") from error
        took = time.perf_counter() - started
        self._seconds[info.seat].append(round(took, _DIGITS))
        if limit is not None and took > limit:
            raise _Lost(OVERRUN, f"{limit:g}")
        try:
            action = operator.index(chosen)  # type: ignore[arg-type]  # that is the question
        except TypeError:
            action = -1
        if action not in legal:
            raise _Lost(ILLEGAL, repr(chosen))
        return action

    def _has_forfeited(self, seat: int) -> bool:
        return any(forfeit.seat == seat for forfeit in self._forfeits)

    def _winners(self, state: State) -> list[int]:
        """Give the winners among those who did not forfeit."""
        left = [seat for seat in range(state.seats) if not self._has_forfeited(seat)]
        winners = [seat for seat in state.winners() if seat in left]
        if winners or not left:
            return winners
        scores = state.scores()
        best = max(scores[seat] for seat in left)
        return [seat for seat in left if scores[seat] == best]


def play_fixture(job: tuple[Plan, Fixture]) -> Outcome:
    """Play a game; which process does so makes no difference."""
    return Referee(*job).play()
