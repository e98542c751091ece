"""What terminal and page say about an analysed game: the same words, in rows that both can show."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich import box
from rich.table import Table

from kingsbridge.analysis.course import Course
from kingsbridge.analysis.decision import GOOD_ENOUGH, MOST_COST, BetterReason, Judged
from kingsbridge.analysis.game import Analysis
from kingsbridge.bots.advice import Ground
from kingsbridge.tables.words import Words

_MOST_A_SEAT = 3
_NUMBERS = (
    "column-move",
    "column-outlook",
    "column-tries",
    "column-cost",
    "column-decisions",
    "column-mattered",
    "column-good",
    "column-start",
    "column-own",
    "column-others",
    "column-luck",
    "column-rest",
    "column-result",
)
SUMS = ("start", "own", "others", "luck", "rest", "result")


@dataclass(frozen=True)
class Report:
    """An analysed game for a reader; of some seats only, or of all."""

    words: Words
    course: Course
    analysis: Analysis
    seats: list[int]
    level: str

    def costly(self) -> list[Judged]:
        """List the decisions that cost most, at most three of each seat, the costliest first."""
        found: list[Judged] = []
        for seat in self.seats:
            mine = [
                judged
                for judged in self.analysis.judged
                if judged.seat == seat and judged.cost >= MOST_COST["best"]
            ]
            found += sorted(mine, key=lambda judged: -judged.cost)[:_MOST_A_SEAT]
        return sorted(found, key=lambda judged: -judged.cost)

    def costly_columns(self) -> list[str]:
        """Name the columns of the decisions that cost most."""
        return [
            "column-move",
            "column-who",
            "column-played",
            "column-better",
            "column-cost",
            "column-quality",
            "column-because",
        ]

    def costly_row(self, judged: Judged) -> list[str]:
        """Tell one of them."""
        return [
            str(judged.ply + 1),
            self.words.names[judged.seat],
            self.label(judged.played),
            self.label(judged.best),
            percent(judged.cost),
            self.words.say(f"quality-{judged.quality}"),
            self.reasons(judged.because),
        ]

    def account_columns(self) -> list[str]:
        """Name the columns of what the result came from."""
        counted = ["column-who", "column-decisions", "column-mattered", "column-good"]
        return [*counted, *(f"column-{name}" for name in self._sums())]

    def account_rows(self) -> list[list[str]]:
        """Tell for each seat how well it decided, and where all seats were judged, what its result came from."""
        rows = []
        for seat in self.seats:
            mine = [judged for judged in self.analysis.judged if judged.seat == seat]
            mattered = [judged for judged in mine if judged.mattered]
            good = sum(judged.quality in GOOD_ENOUGH for judged in mattered)
            share = percent(good / len(mattered)) if mattered else "-"
            counts = [str(len(mine)), str(len(mattered)), share]
            rows.append([self.words.titles[seat], *counts, *self._account(seat)])
        return rows

    def notes(self) -> list[str]:
        """Say what the numbers mean."""
        say = self.words.say
        told = [say("advise-note", level=say(f"level-{self.level}"))]
        told.append(say("analysis-share-means", good=percent(MOST_COST["good"])))
        return [*told, say("analysis-sum-means")] if self._sums() else told

    def label(self, key: str) -> str:
        """Say what an action does."""
        return self.words.label(self.words.game.action_id(key))

    def reasons(self, because: Sequence[BetterReason]) -> str:
        """Say what speaks for the better way."""
        return reasons(
            self.words, [Ground(reason.fact, reason.gain, dict(reason.args)) for reason in because]
        )

    def _sums(self) -> Sequence[str]:
        return SUMS if self.analysis.account is not None else ()

    def _account(self, seat: int) -> list[str]:
        account = self.analysis.account
        if account is None:
            return []
        mine = account.seats[seat]
        ends = {"start": percent(mine.start), "result": percent(mine.result)}
        return [ends.get(name) or f"{100 * float(getattr(mine, name)):+.0f}" for name in SUMS]


def table_of(words: Words, columns: Sequence[str]) -> Table:
    """Begin a table of the terminal."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for key in columns:
        table.add_column(words.say(key), justify="right" if is_number(key) else "left")
    return table


def is_number(column: str) -> bool:
    """Say whether a column holds numbers."""
    return column in _NUMBERS


def reasons(words: Words, because: Sequence[Ground]) -> str:
    """Say what speaks for an action."""
    return ", ".join(words.counsel(ground) for ground in because) or words.say("counsel-later")


def percent(value: float) -> str:
    """Write a share."""
    return f"{100 * value:.0f} %"
