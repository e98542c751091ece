"""The coach in the terminal: he asks before a move that throws much away, and names the decision that mattered most."""

from kingsbridge.bots.advice import ALIKE, LESS, NOTHING, Advice, Ground, cost_of
from kingsbridge.bots.bot import Info
from kingsbridge.bots.coach import BRIEF, judge, throws_much_away, weight
from kingsbridge.cli.terminal import Terminal
from kingsbridge.core.contract import State
from kingsbridge.tables.words import Words

_A_MOMENT = 0.5  # seconds of computing; nobody waits longer for him
_YES = ("y", "yes", "j", "ja")


class TerminalCoach:
    """Looks at each decision of a person when it is made, from what the person may know."""

    def __init__(self, terminal: Terminal, words: Words) -> None:
        self._terminal = terminal
        self._words = words
        self._epoch = 0
        # Seat -> how much hung on its weightiest decision of this hand, round or chapter, and the sentence about it.
        self._most: dict[int, tuple[float, str]] = {}

    def lets_pass(self, state: State, action: int) -> bool:
        """Say whether a chosen action is to be played; where much is at stake the person is asked."""
        if len(state.legal_actions()) == 1:
            return True
        advised = judge(Info(state, state.current_seat), BRIEF, 0, _A_MOMENT)
        if throws_much_away(advised, action, BRIEF) and not self._insists(action, advised):
            return False
        self._remember(state, action, advised)
        return True

    def tell(self, state: State, seat: int) -> None:
        """When a hand, round or chapter is over: name the seat's decision that mattered most."""
        if state.epoch == self._epoch and not state.is_over:
            return
        weightiest = self._most.pop(seat, None)
        if weightiest is not None:
            self._terminal.write("")
            self._terminal.write(self._words.say("web-coach-mattered"), "bold")
            self._terminal.write(weightiest[1])

    def _insists(self, action: int, advised: list[Advice]) -> bool:
        best = advised[0]
        self._terminal.write(self._words.say("web-coach-much", action=self._words.label(action)), "bold")
        better = f"{self._words.say('web-coach-better')} {self._words.label(best.action)}"
        self._terminal.write(f"{better} ({self._because(_of(advised, action).instead)})")
        return self._terminal.ask(self._words.say("play-insist")).casefold() in _YES

    def _remember(self, state: State, action: int, advised: list[Advice]) -> None:
        if state.epoch != self._epoch:
            self._epoch = state.epoch
            self._most.clear()
        seat = state.current_seat
        mattered = weight(advised, action)
        if mattered <= self._most.get(seat, (0.0, ""))[0]:
            return
        played = self._words.label(action)
        mine = _of(advised, action)
        if cost_of(advised, action) >= NOTHING:
            sentence = self._words.say(
                "web-coach-missed", played=played, best=self._words.label(advised[0].action)
            )
            told = mine.instead
        else:
            sentence = self._words.say("web-coach-found", played=played)
            # That others are as good is no reason.
            told = [ground for ground in mine.because if ground.key not in (ALIKE, LESS)]
        self._most[seat] = (mattered, f"{sentence} {self._because(told)}.")

    def _because(self, grounds: list[Ground]) -> str:
        return ", ".join(self._words.counsel(ground) for ground in grounds) or self._words.say(
            "counsel-later"
        )


def _of(advised: list[Advice], action: int) -> Advice:
    """Find what was found of an action; one that was not tried looked as bad as the last."""
    return next((advice for advice in advised if advice.action == action), advised[-1])
