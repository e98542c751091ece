"""Draws docs/pictures/terminal.svg: a real position of the card game as the terminal shows it.

Run it from the checkout's environment: `.venv/bin/python tools/terminal_picture.py`.
"""

import io
import re
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from kingsbridge import load_game
from kingsbridge.bots.bot import Info
from kingsbridge.bots.levels import DEFAULT_LEVEL
from kingsbridge.bots.registry import make_bot
from kingsbridge.cli.seating import HUMAN, titles
from kingsbridge.core.play import Play
from kingsbridge.tables import draw_turn
from kingsbridge.tables.words import Words
from kingsbridge.texts import Texts

TARGET: Final = Path(__file__).resolve().parent.parent / "docs" / "pictures" / "terminal.svg"
PLAYERS: Final = [HUMAN, *[DEFAULT_LEVEL] * 3]
SEED: Final = 17
HAND: Final = 4
TRICK: Final = 4


def mid_game() -> Play:
    """Let bots play until the first seat is to choose in the middle of the game, with cards on the table."""
    play = Play(load_game("cards").new_state(seats=len(PLAYERS), seed=SEED, journal=True))
    bot = make_bot(DEFAULT_LEVEL)
    while not _is_telling(play):
        state = play.state
        play.play(bot.choose(Info(state, state.current_seat), 0, len(play.moves)))
    return play


def _is_telling(play: Play) -> bool:
    view = play.state.view(0)
    trick = view["trick"]
    late = view["hand_number"] >= HAND and trick is not None and trick["number"] >= TRICK
    return late and view["current_seat"] == 0 and len(trick["plays"]) >= 2


def draw(play: Play) -> str:
    """Give the picture of the table as the first seat sees it."""
    console = Console(record=True, width=80, file=io.StringIO(), force_terminal=True, highlight=False)
    texts = Texts("en")
    game = play.state.game
    names = [texts.seat_name(game, seat) for seat in range(len(PLAYERS))]
    words = Words(texts, game, names, titles(texts, names, PLAYERS))
    console.print(draw_turn(play.state.view(0), play.state.legal_actions(), words))
    console.print(Text(words.say("play-prompt", seat=names[0])))
    # The picture shall need nothing from elsewhere: without the web fonts the reader's own monospace is used.
    picture = console.export_svg(title="kingsbridge play cards")
    picture = re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL)
    return "\n".join(line.rstrip() for line in picture.splitlines() if line.strip()) + "\n"


def main() -> None:
    """Write the picture."""
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(draw(mid_game()), encoding="utf-8")
    print(TARGET)


if __name__ == "__main__":
    main()
