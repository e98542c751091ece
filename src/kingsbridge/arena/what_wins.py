"""What wins: how often those win who hire a craftsman, hold a privilege, play a card.

Knows no game. What is asked about, a game declares in `Game.report_topics`; actions are asked about in every game. A
seat counts once a game for each thing, however often it had it. Beside the share stands the one expected from who
it was that had the thing, because what strong bots like would otherwise look strong.
"""

from collections import defaultdict
from typing import Any

from kingsbridge.arena.accumulators import Accumulator
from kingsbridge.arena.outcome import Outcome
from kingsbridge.arena.statistics import share_row
from kingsbridge.core.contract import State

ACTIONS = "action"
WHOLE_TABLE = "-"
_Had = set[tuple[str, str, int]]  # heading, key, seat


class Count:
    """How many seats had a thing, and how many of the wins were theirs."""

    def __init__(self) -> None:
        self.seats = 0
        self.wins = 0.0

    def add(self, share: float) -> None:
        """Count a seat."""
        self.seats += 1
        self.wins += share


class WhatWins(Accumulator):
    """Counts what the winners had."""

    def __init__(self) -> None:
        self._played: set[tuple[int, str]] = set()
        self._bots: dict[str, Count] = defaultdict(Count)
        self._counts: dict[tuple[str, str, str], Count] = defaultdict(Count)  # heading, key, bot
        self._whole_table: set[str] = set()

    def begin(self, state: State, outcome: Outcome) -> None:
        """Forget the moves of the game before."""
        self._played = set()

    def before_move(self, state: State, action: int) -> None:
        """Remember who did what."""
        self._played.add((state.current_seat, state.game.action(action).key))

    def end(self, state: State, outcome: Outcome) -> None:
        """Count the game; the seat of a bot that forfeited tells nothing."""
        lost = {forfeit.seat for forfeit in outcome.forfeits}
        had: _Had = {(ACTIONS, key, seat) for seat, key in self._played}
        had |= self._read(state)
        for seat, bot in enumerate(outcome.bots):
            if seat not in lost:
                self._bots[bot].add(outcome.share(seat))
        for heading, key, seat in sorted(had):
            if seat not in lost:
                self._counts[heading, key, outcome.bots[seat]].add(outcome.share(seat))

    def figures(self) -> dict[str, list[dict[str, Any]]]:
        """Give the rows of each heading, the most winning first."""
        rows: dict[str, list[dict[str, Any]]] = {}
        for (heading, key), by_bot in self._by_key().items():
            found = rows.setdefault(heading, [])
            if heading in self._whole_table:
                # Of what the whole table has, somebody always wins; the question is who.
                found += [self._row(key, {bot: count}, bot) for bot, count in by_bot.items()]
            else:
                found.append(self._row(key, by_bot))
        for found in rows.values():
            found.sort(key=lambda row: (-row["lift"], row["key"], row.get("bot", "")))
        return rows

    def _read(self, state: State) -> _Had:
        """Read from the journal who had what, by what the game declares as telling."""
        declared: dict[str, list[tuple[str, str, str]]] = {}
        for heading, topics in state.game.report_topics.items():
            for topic in topics:
                kind, seat, component = topic.split(" ")
                declared.setdefault(kind, []).append((heading, seat, component))
                if seat == WHOLE_TABLE:
                    self._whole_table.add(heading)
        had: _Had = set()
        for entry in state.journal or []:
            if entry.kind in declared:
                args: dict[str, Any] = entry.for_referee()
                for heading, seat, component in declared[entry.kind]:
                    named = args[component]
                    seats = range(state.seats) if seat == WHOLE_TABLE else [args[seat]]
                    keys = named if isinstance(named, list) else [named]
                    had |= {(heading, str(key), holder) for key in keys for holder in seats}
        return had

    def _by_key(self) -> dict[tuple[str, str], dict[str, Count]]:
        found: dict[tuple[str, str], dict[str, Count]] = {}
        for (heading, key, bot), count in sorted(self._counts.items()):
            found.setdefault((heading, key), {})[bot] = count
        return found

    def _row(self, key: str, by_bot: dict[str, Count], bot: str = "") -> dict[str, Any]:
        seats = sum(count.seats for count in by_bot.values())
        row = share_row(sum(count.wins for count in by_bot.values()), seats)
        expected = sum(count.seats * self._usual(name) for name, count in by_bot.items()) / seats
        whose = {"bot": bot} if bot else {}
        return {
            "key": key,
            **whose,
            "seats": seats,
            **row,
            "expected": expected,
            "lift": row["share"] - expected,
        }

    def _usual(self, bot: str) -> float:
        return self._bots[bot].wins / self._bots[bot].seats
