"""A game being played in the terminal: bots move, people are shown the table and asked."""

from pathlib import Path

from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kingsbridge.bots.bot import Bot, Info
from kingsbridge.bots.seeds import bot_seed
from kingsbridge.cli.advise import review
from kingsbridge.cli.coach import TerminalCoach
from kingsbridge.cli.files import fresh_save, write_record
from kingsbridge.cli.rules import show_rule
from kingsbridge.cli.terminal import Terminal
from kingsbridge.cli.why import explain
from kingsbridge.cli.words import journal_of
from kingsbridge.core.errors import KingsbridgeError
from kingsbridge.core.play import Play
from kingsbridge.tables import draw_turn
from kingsbridge.tables.words import Words

_LOG_LINES = 60


class TerminalGame:
    """People and bots at one table, from the first question to the last."""

    def __init__(
        self,
        terminal: Terminal,
        words: Words,
        play: Play,
        bots: list[Bot | None],
        save: Path | None,
        coach: TerminalCoach | None = None,
    ) -> None:
        self._terminal = terminal
        self._words = words
        self._play = play
        self._bots = bots
        self._save_path = save
        self._coach = coach
        self._read = [0] * len(bots)  # how much of the journal each person has read
        self._people = [seat for seat, bot in enumerate(bots) if bot is None]
        self._at_keyboard = -1

    def run(self) -> None:
        """Play to the end, or save and stop when the reader quits or the input ends."""
        try:
            while not self._play.state.is_over:
                seat = self._play.state.current_seat
                bot = self._bots[seat]
                if bot is None:
                    if not self._turn(seat):
                        self._stop()
                        return
                else:
                    self._bot_moves(bot, seat)
        except (EOFError, KeyboardInterrupt):
            # An interrupt may come in the middle of a move; the moves made so far are the truth.
            self._play.rewind(len(self._play.moves))
            self._terminal.write("")
            self._stop()
            return
        self._finish()

    # --- a person's turn ------------------------------------------------------------------------------------------

    def _turn(self, seat: int) -> bool:
        """Ask until a move is made or taken back; False when the reader wants to stop."""
        self._hand_over(seat)
        self._tell(seat)
        if self._coach is not None:
            self._coach.tell(self._play.state, seat)
        self._show(seat)
        while True:
            line = self._terminal.ask(self._words.say("play-prompt", seat=self._words.names[seat]))
            word, _, rest = line.partition(" ")
            if word == "q" and not rest:
                return False
            if word == "u" and not rest:
                if self._undo(seat):
                    return True
            elif not self._answered(seat, word, rest.strip()):
                action = self._chosen(line)
                if action >= 0 and (self._coach is None or self._coach.lets_pass(self._play.state, action)):
                    self._play.play(action)
                    return True

    def _answered(self, seat: int, word: str, rest: str) -> bool:
        """Answer a question about the game; False if it was none."""
        if word.startswith("?"):
            self._explain((word[1:] + " " + rest).strip())
        elif word == "l" and not rest:
            self._show_log(seat)
        elif word == "r" and rest:
            self._show_rule(rest)
        elif not word or (word == "t" and not rest):
            self._show(seat)
        else:
            return False
        return True

    def _chosen(self, line: str) -> int:
        """Find the action a number or key names; -1 with a sentence if it is not legal."""
        state = self._play.state
        legal = state.legal_actions()
        if line.isdecimal() and 1 <= int(line) <= len(legal):
            return legal[int(line) - 1]
        keys = [state.game.action(action).key for action in legal]
        if line.casefold() in keys:
            return legal[keys.index(line.casefold())]
        if line.isdecimal():
            self._terminal.say("play-bad-number", last=len(legal))
        else:
            explain(self._terminal, self._words, self._play, line)
        return -1

    def _undo(self, seat: int) -> bool:
        try:
            self._play.undo(seat)
        except KingsbridgeError as error:
            self._terminal.write(self._terminal.texts.error(error))
            return False
        length = len(journal_of(self._play.state))
        self._read = [min(read, length) for read in self._read]
        self._terminal.say("play-undone")
        return True

    # --- what is shown --------------------------------------------------------------------------------------------

    def _hand_over(self, seat: int) -> None:
        """Hide one person's cards before the next one looks."""
        if len(self._people) > 1 and seat != self._at_keyboard:
            self._terminal.out.clear()
            self._terminal.ask(self._words.say("play-pass", seat=self._words.names[seat]))
            self._terminal.out.clear()
        self._at_keyboard = seat

    def _tell(self, seat: int) -> None:
        """Tell what happened since the reader's last turn."""
        journal = journal_of(self._play.state)
        news = journal[self._read[seat] :]
        self._read[seat] = len(journal)
        if news:
            self._terminal.write("")
        for entry in news:
            self._terminal.write_item(" ·", self._words.entry(entry.for_seat(seat)))

    def _show(self, seat: int) -> None:
        """Draw the table and the numbered choices."""
        state = self._play.state
        self._terminal.write("")
        self._terminal.show(draw_turn(state.view(seat), state.legal_actions(), self._words))

    def _explain(self, what: str) -> None:
        state = self._play.state
        if what:
            legal = state.legal_actions()
            if what.isdecimal() and 1 <= int(what) <= len(legal):
                what = state.game.action(legal[int(what) - 1]).key
            explain(self._terminal, self._words, self._play, what)
            return
        phase = state.game.phases[state.frames[-1].phase]
        self._terminal.write(self._words.phase(phase.name), "bold")
        rule = self._words.rule(phase.rule)
        if rule is not None:
            self._terminal.show(Padding(Markdown(rule.text), (0, 0, 0, 2)))
            self._terminal.say("play-rule", rule=rule.id, title=rule.title)
        self._terminal.say("play-keys")

    def _show_rule(self, rule_id: str) -> None:
        rule = self._words.rule(rule_id)
        if rule is None:
            self._terminal.say("play-no-rule", rule=rule_id, game=self._words.game.id)
        else:
            show_rule(self._terminal, rule)

    def _show_log(self, seat: int) -> None:
        for entry in journal_of(self._play.state)[-_LOG_LINES:]:
            self._terminal.write_item(" ·", self._words.entry(entry.for_seat(seat)))

    # --- bots, and the end ----------------------------------------------------------------------------------------

    def _bot_moves(self, bot: Bot, seat: int) -> None:
        seed = bot_seed(self._play.state.key, len(self._play.moves))
        with self._terminal.out.status(self._words.say("play-thinking", seat=self._words.names[seat])):
            action = bot.choose(Info(self._play.state, seat), 0, seed)
        self._play.play(action)

    def _stop(self) -> None:
        """Save the game and say how to go on."""
        path = self._save_path or fresh_save(self._words.game.id)
        write_record(path, self._play.record())
        self._terminal.write_unbroken(self._words.say("play-saved", file=str(path)))
        self._terminal.write_unbroken(f"  kingsbridge play {self._words.game.id} --resume {_quoted(path)}")

    def _finish(self) -> None:
        """Tell the rest and the result, and save where that was asked for."""
        state = self._play.state
        reader = self._people[0] if len(self._people) == 1 else None
        for entry in journal_of(state)[min((self._read[seat] for seat in self._people), default=0) :]:
            self._terminal.write_item(" ·", self._words.entry(entry.for_seat(reader)))
        self._terminal.write("")
        result = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        scores = state.scores()
        winners = state.winners()
        for seat in sorted(range(state.seats), key=lambda seat: (seat not in winners, -scores[seat])):
            won = self._words.say("play-won") if seat in winners else ""
            result.add_row(self._words.titles[seat], Text(f"{scores[seat]:g}", justify="right"), won)
        self._terminal.show(result)
        if self._coach is not None and reader is not None:
            self._coach.tell(state, reader)
        if self._save_path is not None:
            write_record(self._save_path, self._play.record())
            self._terminal.write_unbroken(self._words.say("play-kept", file=str(self._save_path)))
        self._offer_review()

    def _offer_review(self) -> None:
        """Show those who want to know which of their moves cost most."""
        if not self._people:
            return
        try:
            answer = self._terminal.ask(self._words.say("play-review"))
            if answer.casefold() in ("y", "yes", "j", "ja"):
                review(self._terminal, self._play.record(), self._people)
        except (EOFError, KeyboardInterrupt):
            self._terminal.write("")


def _quoted(path: Path) -> str:
    text = str(path)
    return f"'{text}'" if " " in text else text
