"""`kingsbridge learn`: the guided first game of a title, in the terminal."""

from typing import Annotated

import typer
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from kingsbridge.bots.levels import DEFAULT_LEVEL
from kingsbridge.cli import seating
from kingsbridge.cli.options import GameArgument
from kingsbridge.cli.terminal import Terminal, terminal_of
from kingsbridge.cli.terminal_game import TerminalGame
from kingsbridge.cli.why import explain
from kingsbridge.cli.words import journal_of, seat_names
from kingsbridge.core.errors import BadRequest
from kingsbridge.core.lesson import READ_ON, Lesson, LessonPlay, load_lesson
from kingsbridge.core.registry import load_game
from kingsbridge.tables import draw_turn, find_table
from kingsbridge.tables.words import Words

_WIDEST = 90


def learn(
    ctx: typer.Context,
    game: GameArgument,
    step: Annotated[int, typer.Option(help="Come back to this step.")] = 1,
) -> None:
    """Follow a lesson to its end, and play on from there."""
    terminal = terminal_of(ctx)
    TerminalLesson(terminal, load_lesson(load_game(game).id), step).run()


class TerminalLesson:
    """A lesson and its one reader."""

    def __init__(self, terminal: Terminal, lesson: Lesson, step: int) -> None:
        self._terminal = terminal
        self._lesson = lesson
        self._seat = lesson.seat
        self._at = at_step(lesson, step)
        game = self._at.play.state.game
        self._players = [
            seating.HUMAN if seat == lesson.seat else DEFAULT_LEVEL for seat in range(lesson.seats)
        ]
        names = seat_names(terminal.texts, game, lesson.seats, [])
        self._words = Words(terminal.texts, game, names, names)
        self._read = len(journal_of(self._at.play.state))  # how much of the journal has been told

    def run(self) -> None:
        """Go through the steps until the last one is read, the reader leaves, or the input ends."""
        try:
            self._show()
            while not self._at.is_last:
                if not self._take(self._terminal.ask(self._words.say("learn-prompt"))):
                    self._leave()
                    return
            self._offer_game()
        except (EOFError, KeyboardInterrupt):
            self._terminal.write("")
            self._leave()

    # --- what the reader does ---------------------------------------------------------------------------------------

    def _take(self, line: str) -> bool:
        """Do what a line says; False when the reader leaves."""
        word, _, rest = line.partition(" ")
        if word == "q" and not rest:
            return False
        if (word == "b" and not rest) or (not line and self._at.looks):
            self._back()
        elif word.startswith("?"):
            self._explain((word[1:] + " " + rest).strip())
        elif word == "t" and not rest:
            self._show()
        elif not self._at.awaits_move:
            if not line:
                self._do(READ_ON)
            else:
                self._terminal.say(self._keys())
        elif line:
            self._move(line)
        else:
            self._show()
        return True

    def _move(self, line: str) -> None:
        """Make the move a number or a key names, or say why that is none."""
        state = self._at.play.state
        legal = state.legal_actions()
        keys = [state.game.action(action).key for action in legal]
        if line.isdecimal() and 1 <= int(line) <= len(legal):
            self._do(keys[int(line) - 1])
        elif line.casefold() in keys:
            self._do(line.casefold())
        elif line.isdecimal():
            self._terminal.say("play-bad-number", last=len(legal))
        else:
            explain(self._terminal, self._words, self._at.play, line)

    def _do(self, word: str) -> None:
        before = list(self._at.path)
        self._at.do(word)
        if self._at.path == before:
            self._terminal.show(Padding(Text(self._words.say(self._at.says), "yellow"), (1, 0)))
            self._terminal.say("lesson-taken-back")
        else:
            self._show()

    def _back(self) -> None:
        self._at.back()
        self._read = len(journal_of(self._at.play.state))
        self._show()

    # --- what is shown ----------------------------------------------------------------------------------------------

    def _show(self) -> None:
        """Tell what happened, draw the table, and say what the step says."""
        state = self._at.play.state
        for entry in journal_of(state)[self._read :]:
            self._terminal.write_item(" ·", self._words.entry(entry.for_seat(self._seat)))
        self._read = len(journal_of(state))
        self._terminal.write("")
        view = state.view(self._seat)
        if state.current_seat == self._seat and not self._at.looks:
            self._terminal.show(draw_turn(view, state.legal_actions(), self._words))
        else:
            self._terminal.show(find_table(state.game).show(view, self._words))
        self._terminal.show(self._panel())
        self._terminal.say(self._keys())

    def _panel(self) -> Panel:
        at, say = self._at, self._words.say
        number = say("lesson-step", number=at.number + 1, last=len(self._lesson.steps))
        if at.looks:
            return Panel(Text(say(at.says)), title=say("lesson-look"), subtitle=number, width=_WIDEST)
        text = self._words.texts.typed(at.play.state.game, f"lesson-{at.step.id}")
        if at.says:
            text = f"{say(at.says)}\n\n{text}"
        if at.awaits_move:
            text = f"{text}\n\n{self._asked()}"
        return Panel(Text(text), title=say(f"lesson-{at.step.id}-title"), subtitle=number, width=_WIDEST)

    def _asked(self) -> str:
        state = self._at.play.state
        asked = [state.game.action_id(key) for key in self._at.step.asks]
        labels = [self._words.label(action) for action in asked if action in state.legal_actions()]
        if len(labels) == 1:
            return self._words.say("lesson-you", move=labels[0])
        return self._words.say("lesson-you-any", moves=self._words.texts.join(labels))

    def _keys(self) -> str:
        if self._at.looks:
            return "learn-keys-look"
        return "learn-keys-move" if self._at.awaits_move else "learn-keys-read"

    def _explain(self, what: str) -> None:
        if what:
            explain(self._terminal, self._words, self._at.play, what)
        else:
            self._terminal.say(self._keys())

    # --- leaving ----------------------------------------------------------------------------------------------------

    def _leave(self) -> None:
        self._terminal.say("learn-left")
        self._terminal.write_unbroken(
            f"  kingsbridge learn {self._lesson.game_id} --step {self._at.number + 1}"
        )

    def _offer_game(self) -> None:
        """Hand over to a free game from the very position of the last step."""
        level = self._terminal.texts.say(f"level-{DEFAULT_LEVEL}")
        answer = self._terminal.ask(self._words.say("learn-free", level=level))
        if answer.casefold() not in ("y", "yes", "j", "ja"):
            return
        play = self._at.play
        play.players = self._players
        words = Words(
            self._terminal.texts,
            self._words.game,
            self._words.names,
            seating.titles(self._terminal.texts, self._words.names, self._players),
        )
        TerminalGame(self._terminal, words, play, seating.make_bots(self._players), None).run()


def at_step(lesson: Lesson, number: int) -> LessonPlay:
    """Come to a step by the moves that the lesson asks for."""
    last = len(lesson.steps)
    if not 1 <= number <= last:
        raise BadRequest(
            "no-such-step",
            f"This lesson has the steps 1 to {last}; {number} is none of them.",
            {"step": number, "last": last},
        )
    at = LessonPlay(lesson)
    while at.number < number - 1:
        at.do(next((key for key in at.step.asks if at.can(key)), READ_ON))
    return at
