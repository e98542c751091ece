"""A page that shows any position at once: the table is a real one, what it is told comes from a game played here."""

import json
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from typing import Final

import msgspec
from playwright.sync_api import Page, WebSocketRoute, expect

from kingsbridge.core.contract import Game, State
from kingsbridge.core.entries import Entry
from kingsbridge.core.play import Play
from kingsbridge.server.messages import LegalAction, Line, ReasonInfo, WhyAnswer
from kingsbridge.server.table.audience import legal_actions, line_for
from kingsbridge.server.table.rows import TableLine
from tests.web.visitor import Json, Visitor, shows

ME: Final = 0
_GAMES: Final = 6  # games that positions are taken from: some phases are rare
_LATE: Final = 0.6  # the part of a game after which it is late
# As long as people's names are, and longer than any room on a board.
LONG_NAMES: Final = [
    "Maximiliane Freifrau von Hohenlohe",
    "Bartholomäus Schwarzenegger-Müller",
    "Annegret Wiedenhöft-Kingsbridge",
    "Christopherus Ebenezer Longbottom",
]


class Stage:
    """One window on one table of a game. `show` puts a position on it; nothing is computed by the server."""

    def __init__(self, visitor: Visitor, game: Game, seats: int, names: list[str] = LONG_NAMES) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self._play = random_play(game, seats, Random(0), 0)
        self._socket: WebSocketRoute | None = None
        self._told = (
            0  # positions shown; each has a line number of its own, so that the page says which it shows
        )
        self._known = 0  # lines of the journal that the page has been told
        bots = [{"kind": "bot", "level": "random"}] * (seats - 1)
        self._table = visitor.new_table(game.id, [{"kind": "human"}, *bots], "stage")
        self._names = names
        self._first = visitor.state(self._table)
        self.page.route_web_socket("**/live", self._connected)
        self.page.goto(f"{visitor.base}/table/{self._table}")
        self.page.locator(".page").wait_for()

    def show(self, play: Play) -> None:
        """Show the present position of a play, with everything that happened before."""
        self._told += 1
        self._play = play
        assert self._socket is not None
        # The page opens the end of a game by itself; here the board is looked at.
        self.page.evaluate("() => document.querySelector('dialog[open]')?.close()")
        self._socket.send(self._update("", 0))
        shows(self.page, {"table": {"seq": self.seq}})
        if play.state.is_over:
            self.page.locator("dialog[open]").first.wait_for()
            self.page.evaluate("() => document.querySelector('dialog[open]')?.close()")

    def go_on(self, play: Play) -> None:
        """Tell the page of the moves that were made since, as the server does: the board tells them by its beats."""
        self._told += 1
        self._play = play
        assert self._socket is not None
        self._socket.send(self._update("", self._known))

    def show_afresh(self, play: Play) -> None:
        """Put the board away, and draw it anew in this position."""
        assert self._socket is not None
        self._socket.send(json.dumps({**json.loads(self._update("", 0)), "view": None, "legal": []}))
        expect(self.page.locator(".page")).to_have_count(0)
        self.show(play)

    def reload(self) -> None:
        """Draw the same position anew."""
        self.page.reload()
        shows(self.page, {"table": {"seq": self.seq}})

    @property
    def seq(self) -> int:
        return 100_000 + self._told

    def _connected(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(lambda message: self._answer(socket, json.loads(message)))

    def _answer(self, socket: WebSocketRoute, message: Json) -> None:
        if message["type"] == "hello":
            socket.send(self._update("hello", 0))
        elif message["type"] == "why":
            reason = self._play.why_not(message["target"])
            told = None if reason is None else ReasonInfo(reason.rule, reason.key, reason.args)
            socket.send(msgspec.json.encode(WhyAnswer(message["id"], message["target"], told)).decode())

    def _update(self, answers: str, since: int) -> str:
        """What the server told at first, with this position in it, and the lines after `since`."""
        state = self._play.state
        lines = _lines(self._play)
        seats = [
            {**seat, "kind": "human", "name": name, "level": "", "present": True}
            for seat, name in zip(self._first["table"]["seats"], self._names, strict=False)
        ]
        table = {
            **self._first["table"],
            "seats": seats,
            "seq": self.seq,
            "status": "finished" if state.is_over else "running",
            "waiting_for": state.current_seat,
        }
        told = {
            **self._first,
            "answers": answers,
            "table": table,
            "seat": ME,
            "view": state.view(ME),
            "legal": msgspec.to_builtins(_legal(self._play)),
            "proposal": "",
            "can_undo": self._play.can_undo(ME),
            "lines": msgspec.to_builtins(lines[since:]),
            "since": since,
        }
        self._known = len(lines)
        return json.dumps(told)


def _legal(play: Play) -> list[LegalAction]:
    state = play.state
    if state.is_over or state.current_seat != ME:
        return []
    return legal_actions(state)


def _lines(play: Play) -> list[Line]:
    facts: list[tuple[int, list[Entry]]] = [(-1, play.opening)]
    facts += [(move.seat, move.entries) for move in play.moves]
    return [
        line_for(TableLine(number, "move" if seat >= 0 else "begin", seat, "", facts=tuple(entries)), ME)
        for number, (seat, entries) in enumerate(facts, 1)
    ]


def random_play(game: Game, seats: int, random: Random, moves: int) -> Play:
    """A game in which so many moves were made at random (fewer if it is over before)."""
    play = Play(game.new_state(seats, random.getrandbits(32), journal=True))
    for _ in range(moves):
        if play.state.is_over:
            break
        play.play(random.choice(play.state.legal_actions()))
    return play


def positions_of(game: Game, random: Random, positions: int, seats: int) -> Iterator[Play]:
    """Positions of every phase in turn: those in which we decide, those in which we wait, and the end.

    Every third lies late in a game that was played with sense: only there stores, houses and hands are full.
    """
    early = _piles(game, random, seats, _by_chance, 0.0)
    late = _piles(game, random, seats, game.sense.policy, _LATE)
    for number in range(positions):
        yield next(late if number % 3 == 2 else early)


def _by_chance(state: State, random: Random) -> int:
    return random.choice(state.legal_actions())


def _piles(
    game: Game, random: Random, seats: int, chosen: Callable[[State, Random], int], after: float
) -> Iterator[Play]:
    """Positions after such a part of some games, one of each phase, then another of each."""
    kinds: dict[tuple[str, bool], list[tuple[Play, int]]] = defaultdict(list)
    for _ in range(_GAMES):
        play = random_play(game, seats, random, 0)
        passed: list[tuple[str, bool]] = []
        while not play.state.is_over:
            state = play.state
            passed.append((state.view(ME)["phase"], state.current_seat == ME))
            play.play(chosen(state, random))
        passed.append(("over", False))
        for ply in range(int(after * len(passed)), len(passed)):
            kinds[passed[ply]].append((play, ply))
    piles = [random.sample(found, len(found)) for _, found in sorted(kinds.items())]
    # A few positions are then of phases from all over the alphabet.
    random.shuffle(piles)
    for turn in count():
        for pile in piles:
            play, ply = pile[turn % len(pile)]
            yield play.at(ply)


def choose(page: Page) -> None:
    """Choose something lit, where a click does not play it at once: the page then says what it would bring."""
    choice = page.locator('[data-legal="true"][aria-pressed="false"]:not([aria-haspopup])')
    if choice.count():
        choice.first.evaluate("element => element.click()")
