"""Finds puzzles: bots of mixed levels play, and their decisions are looked at, longer and longer where it pays.

1. Only decisions with several moves, other than those where reckoning alone finds the best.
2. Played out a few times, another move than the greedy one comes out ahead, and some more times ahead of all others.
3. A short search sees one move, or a few alike, clearly ahead of all others, the greedy one among the others.
4. A comparison without a tree, in other samples, finds the answer best and the others surely behind (`proof.py`).
5. A long search, over again other samples, sees the same move clearly ahead.
6. Several more long searches with seeds of their own have it first too: one alone may be right by luck of its samples.
7. Levels try it with several seeds each: who finds it says how difficult it is.

Every game of the self-play has a number, and with the seed it says all about it: a run that was stopped goes on where
it was.
"""

import hashlib
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from kingsbridge.bots.advice import Advice, cost_of
from kingsbridge.bots.bot import Bot, Info
from kingsbridge.bots.levels import APPRENTICE, JOURNEYMAN, MASTER, as_judge
from kingsbridge.bots.registry import make_bot
from kingsbridge.core.contract import Game, State
from kingsbridge.core.registry import load_game
from kingsbridge.puzzles.proof import CLEAR, answers_of, compare, is_best_again, search_outlooks
from kingsbridge.puzzles.puzzle import Book, Puzzle
from kingsbridge.puzzles.reasons import because_of
from kingsbridge.puzzles.themes import Asked, Theme, load_themes, theme_of

# Who plays, and with how many iterations at most (0: as many as the level has); levels as they judge, so that a run
# can be repeated.
PLAYERS: list[tuple[str, int]] = [("greedy", 0), (APPRENTICE, 0), (JOURNEYMAN, 60)]
# Who is asked afterwards, and with how many seeds; who finds the answer with more than half of them solves the puzzle.
SOLVERS: list[tuple[str, int]] = [("greedy", 3), (APPRENTICE, 5), (JOURNEYMAN, 3), (MASTER, 1)]
MOST_OF_ONE_GAME = 3
# Moves between two puzzles of a game, so that they are not one thought twice.
_APART = 6
# Puzzles of one theme, as a share of those wanted.
_SHARE_OF_A_THEME = 0.25
_FEWEST_MOVES = 3
# What the proofs use, beside the seed of the run: each looks at samples of its own.
_SCREEN, _SHORT, _LONG, _COMPARE, _SOLVE = range(1, 6)
_AGAIN = _SOLVE + max(seeds for _, seeds in SOLVERS)  # behind the seeds of all who try to solve it
_SEEDS = 1 << 31


@dataclass
class Effort:
    """How much is spent on each step."""

    screen: int = 6  # samples in which every move is played out
    surely: float = 1.2  # standard errors by which the greedy move must be behind there
    again: int = 20  # samples in which the best of them are played out again
    nearly: float = 1.0  # standard errors by which all others must be behind there
    short: float = 0.15  # searches, set against a Master's
    long: float = 2.0
    agreeing: int = 5  # further long searches, all of which must have the answer first
    samples: int = 120  # of the comparison
    behind: float = 2.5  # standard errors by which all others must be behind in it
    compared: int = 5  # moves that are looked at in the comparisons after the first


@dataclass
class Progress:
    """How far a run is, and how many decisions came through each step."""

    seed: int
    next_game: int = 0
    counts: Counter[str] = field(default_factory=Counter)

    def to_dict(self) -> dict[str, Any]:
        """Write it as JSON data."""
        return {"seed": self.seed, "next_game": self.next_game, "counts": dict(self.counts)}

    @staticmethod
    def from_dict(data: dict[str, Any]) -> "Progress":
        """Read it."""
        return Progress(data["seed"], data["next_game"], Counter(data["counts"]))

    @staticmethod
    def after(book: Book, seed: int) -> "Progress":
        """Go on behind the last game of this seed that gave a puzzle: those before it need not be played again."""
        games = [puzzle.found["game"] for puzzle in book.puzzles if puzzle.found.get("seed") == seed]
        return Progress(seed, max(games, default=-1) + 1)


class Miner:
    """Plays games and adds what it finds to a book."""

    def __init__(self, book: Book, progress: Progress, want: int, effort: Effort | None = None) -> None:
        self.book = book
        self.progress = progress
        self._want = want
        self._game: Game = load_game(book.game_id)
        self._themes: list[Theme] = load_themes(self._game)
        self._effort = effort or Effort()
        self._greedy = make_bot("greedy")

    @property
    def is_done(self) -> bool:
        """Whether there are as many puzzles as were wanted."""
        return len(self.book.puzzles) >= self._want

    def play_game(self, stop: Callable[[], bool] = lambda: False) -> bool:
        """Play the next game and look at its decisions; where it was stopped before its end, nothing of it is kept."""
        number = self.progress.next_game
        random = Random(f"{self.progress.seed} {self._game.id} {number}")
        seats = random.randint(self._game.min_seats, self._game.max_seats)
        state = self._game.new_state(seats=seats, seed=random.randrange(_SEEDS))
        key = state.key.hex()
        players = [random.choice(PLAYERS) for _ in range(seats)]
        bots = [make_bot(as_judge(name)) for name, _ in players]
        moves: list[str] = []
        found: list[Puzzle] = []
        counts: Counter[str] = Counter(games=1)
        while not state.is_over and len(found) < MOST_OF_ONE_GAME:
            if stop():
                return False
            seed = random.randrange(_SEEDS)
            info = Info(state, state.current_seat)
            is_new = not found or len(moves) - len(found[-1].moves) >= _APART
            if is_new and self._is_worth_a_look(state, info):
                puzzle = self._look(info, seed, counts, self._themes_so_far(found))
                if puzzle is not None:
                    self._complete(puzzle, state, key, moves, number)
                    found.append(puzzle)
            action = bots[state.current_seat].choose(info, players[state.current_seat][1], seed)
            moves.append(self._game.action(action).key)
            state.apply(action)
        known = {puzzle.id for puzzle in self.book.puzzles}  # from a run whose progress was lost
        fresh = [puzzle for puzzle in found if puzzle.id not in known]
        self.book.puzzles += fresh[: self._want - len(self.book.puzzles)]
        self.progress.counts += counts
        self.progress.next_game = number + 1
        return True

    def _complete(self, puzzle: Puzzle, state: State, key: str, moves: list[str], number: int) -> None:
        """Say of a puzzle where it stands."""
        puzzle.seats = state.seats
        puzzle.options = dict(state.options)
        puzzle.key = key
        puzzle.moves = list(moves)
        puzzle.id = hashlib.sha256(f"{key} {' '.join(moves)}".encode()).hexdigest()[:6]
        puzzle.found = {"seed": self.progress.seed, "game": number, **puzzle.found}

    def _themes_so_far(self, found: list[Puzzle]) -> Counter[str]:
        return Counter(puzzle.theme for puzzle in [*self.book.puzzles, *found])

    # --- one decision -------------------------------------------------------------------------------------------------

    def _is_worth_a_look(self, state: State, info: Info) -> bool:
        moves = len(state.legal_actions())
        return moves >= _FEWEST_MOVES and info.decision() not in self._game.efforts.reckoned

    def _look(self, info: Info, seed: int, counts: Counter[str], themes: Counter[str]) -> Puzzle | None:
        """Look at a decision, longer at each step; give it as a puzzle if it comes through all of them."""
        counts["looked"] += 1
        effort = self._effort
        greedy = self._greedy.choose(info, 0, seed)
        if not self._stands_out(info, greedy, seed + _SCREEN):
            return None
        counts["screened"] += 1
        advised = search_outlooks(info, seed + _SHORT, effort.short)
        answers = self._clear_answers(advised, greedy)
        if not answers or self._is_enough_of(info, answers[0], greedy, themes):
            return None
        counts["searched"] += 1
        likely = list(dict.fromkeys([*answers, greedy, *(advice.action for advice in advised)]))
        compared = compare(info, likely[: effort.compared], effort.samples, seed + _COMPARE)
        if compared.ahead_of_others(answers) < effort.behind:
            return None
        counts["compared"] += 1
        advised = search_outlooks(info, seed + _LONG, effort.long)
        proven = self._clear_answers(advised, greedy)
        if not proven or proven[0] not in answers:
            return None
        surely = compared.ahead_of_others(proven)
        if surely < effort.behind or not is_best_again(info, proven, _seeds_again(seed, effort), effort.long):
            return None
        counts["proven"] += 1
        return self._puzzle(info, advised, proven, greedy, surely, seed + _SOLVE)

    def _stands_out(self, info: Info, greedy: int, seed: int) -> bool:
        """Say whether, played out a few times, one move other than the greedy one seems to be ahead."""
        effort = self._effort
        first = compare(info, info.legal_actions(), effort.screen, seed, epochs=1)
        if first.surely(first.best(), greedy) < effort.surely:
            return False
        again = compare(info, first.order()[: effort.compared], effort.again, seed + _SEEDS, epochs=1)
        return again.best() != greedy and again.ahead_of_others(again.nearly_best()) >= effort.nearly

    def _is_enough_of(self, info: Info, answer: int, greedy: int, themes: Counter[str]) -> bool:
        """Say whether there are puzzles enough of what this one is about; one without a reason is about nothing."""
        asked = self._asked(info, answer, greedy)
        theme = theme_of(self._themes, asked)
        return not asked.because or themes[theme] >= max(1, int(_SHARE_OF_A_THEME * self._want))

    def _asked(self, info: Info, answer: int, greedy: int) -> Asked:
        because = because_of(info, answer, greedy)
        keys = [self._game.action(action).key for action in (answer, greedy)]
        return Asked(info.decision(), keys[0], keys[1], because, info.view())

    def _clear_answers(self, advised: list[Advice], greedy: int) -> list[int]:
        answers = answers_of(advised)
        return [] if greedy in answers or cost_of(advised, greedy) < CLEAR else answers

    def _puzzle(
        self,
        info: Info,
        advised: list[Advice],
        answers: list[int],
        greedy: int,
        surely: float,
        seed: int,
    ) -> Puzzle | None:
        keys = [self._game.action(action).key for action in answers]
        solved = [
            name for name, seeds in SOLVERS if solves(make_bot(as_judge(name)), info, answers, seeds, seed)
        ]
        asked = self._asked(info, answers[0], greedy)
        if "greedy" in solved or not asked.because:
            return None
        legal = [self._game.action(action).key for action in info.legal_actions()]
        return Puzzle(
            id="",
            seats=info.seats,
            options={},
            key="",
            moves=[],
            answer=keys[0],
            accepted=keys[1:],
            tempting=asked.tempting,
            theme=theme_of(self._themes, asked),
            difficulty=difficulty_of(solved),
            solved_by=solved,
            because=asked.because,
            costs={key: cost_of(advised, self._game.action_id(key)) for key in legal},
            found={"surely": round(surely, 1)},
        )


def rechecked(book: Book, seed: int, effort: Effort | None = None) -> Book:
    """Give a book with those puzzles alone whose answer further long searches have first too."""
    spent = effort or Effort()
    return replace(book, puzzles=[puzzle for puzzle in book.puzzles if _holds(book, puzzle, seed, spent)])


def _holds(book: Book, puzzle: Puzzle, seed: int, effort: Effort) -> bool:
    state = book.state(puzzle)
    answers = [state.game.action_id(key) for key in puzzle.answers]
    own = Random(f"{seed} {puzzle.id} again").randrange(_SEEDS)
    seeds = _seeds_again(own, effort)
    return is_best_again(Info(state, state.current_seat), answers, seeds, effort.long)


def _seeds_again(seed: int, effort: Effort) -> range:
    return range(seed + _AGAIN, seed + _AGAIN + effort.agreeing)


def solves(bot: Bot, info: Info, answers: list[int], seeds: int, first: int) -> bool:
    """Say whether a bot finds an answer with more than half of its seeds."""
    right = sum(bot.choose(info, 0, first + number) in answers for number in range(seeds))
    return 2 * right > seeds


def difficulty_of(solved: list[str]) -> int:
    """Grade a puzzle by who solves it."""
    if APPRENTICE in solved:
        return 1
    return 2 if JOURNEYMAN in solved else 3
