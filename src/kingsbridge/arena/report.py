"""The report of a run: one HTML file that asks for nothing from outside, in the reader's language."""

import json
import math
from html import escape
from typing import Any

from kingsbridge.arena.plots import Range, bars, intervals
from kingsbridge.arena.statistics import interval, percent
from kingsbridge.arena.what_wins import ACTIONS
from kingsbridge.core.contract import Game
from kingsbridge.core.registry import load_game
from kingsbridge.texts import Texts

STYLE = """
:root { color-scheme: light dark; --ink: #2b2520; --page: #fbf7ee; --soft: #7a6f63; --rule: #ddd2be; --main: #8c2f22;
  --second: #1f5c7a; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece4d6; --page: #1d1a17; --soft: #a99d8d; --rule: #453d34;
  --main: #e07a63; --second: #6fb1d4; } }
body { font: 16px/1.5 Georgia, serif; color: var(--ink); background: var(--page); max-width: 54rem; margin: 0 auto;
  padding: 1.5rem; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--rule); }
p.note, dt, .tick, .value { color: var(--soft); }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; } .wide { overflow-x: auto; }
th, td { padding: .15rem .7rem; text-align: right; border-bottom: 1px solid var(--rule); }
th:first-child, td:first-child { text-align: left; } pre { overflow-x: auto; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; }
dd { margin: 0; overflow-wrap: anywhere; }
svg { width: 100%; height: auto; font: 13px Georgia, serif; } text { fill: var(--ink); }
.label { text-anchor: end; } .tick { text-anchor: middle; } text.tick, text.value { fill: var(--soft); }
.grid { stroke: var(--rule); } .range { stroke: var(--main); stroke-width: 3; } circle, rect { fill: var(--main); }
.mark { stroke: var(--second); stroke-width: 2; }
"""
_MOST_ROWS = 24  # of a plot; the table below has all
_FEWEST_SEATS = 10  # that had a thing, for its share to be drawn


class Report:
    """Puts the figures of a run on a page."""

    def __init__(self, figures: dict[str, Any], texts: Texts) -> None:
        self._figures = figures
        self._texts = texts
        self._game: Game = load_game(figures["game"])

    def html(self) -> str:
        """Write the page."""
        texts, game = self._texts, self._game
        title = texts.of_game(game, "game-title") if texts.has(game, "game-title") else game.id
        heading = escape(texts.say("report-title", game=title))
        parts = [
            self._facts(),
            self._section("report-ratings", self._ratings(), "report-ratings-note"),
            self._section("report-wins", self._wins(), "report-wins-note"),
            self._section("report-meetings", self._meetings(), "report-meetings-note"),
            self._section("report-seats", self._seats(), "report-seats-note"),
            self._section("report-scores", self._scores()),
            self._section("report-length", self._length()),
            self._section("report-times", self._times(), "report-times-note"),
            self._section("report-forfeits", self._forfeits(), "report-forfeits-note"),
            self._section("report-what-wins", self._what_wins(), "report-what-wins-note"),
            self._section("report-own", self._own()),
        ]
        return (
            f'<!doctype html>\n<html lang="{texts.language}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{heading}</title><style>{STYLE}</style></head>\n"
            f"<body><h1>{heading}</h1>\n{''.join(parts)}</body></html>\n"
        )

    # --- sections -------------------------------------------------------------------------------------------------

    def _section(self, key: str, content: str, note: str = "") -> str:
        """Head a section; one without content is left out."""
        if not content:
            return ""
        said = f'<p class="note">{escape(self._texts.say(note))}</p>' if note else ""
        return f"<section><h2>{escape(self._texts.say(key))}</h2>{said}{content}</section>\n"

    def _facts(self) -> str:
        figures, say = self._figures, self._texts.say
        options = ", ".join(f"{name}={value}" for name, value in figures["options"].items())
        stop = figures["stop"]
        rows = {
            "report-games": str(figures["games"]),
            "column-seats": str(figures["seats"]),
            "report-options": options or say("nothing"),
            "report-kind": say("report-round-robin" if figures["round_robin"] else "report-match"),
            "report-seed": str(figures["seed"]),
            "report-rules": f"{figures['rules_version']}, {figures['components']}",
            "report-stop": percent(stop["share"]) if stop else say("nothing"),
        }
        lines = [f"<dt>{escape(say(key))}</dt><dd>{escape(value)}</dd>" for key, value in rows.items()]
        return f"<dl>{''.join(lines)}</dl>"

    def _ratings(self) -> str:
        rows = [
            Range(row["bot"], row["low"], row["rating"], row["high"], f"{row['rating']:.1f}")
            for row in self._figures["ratings"]
        ]
        least, most = math.floor(min(row.low for row in rows)), math.ceil(max(row.high for row in rows))
        return intervals(rows, least, most, _plain)

    def _wins(self) -> str:
        return self._shares(
            self._figures["bots"], [row["bot"] for row in self._figures["bots"]]
        ) + self._table(
            [
                "column-bot",
                "report-games",
                "column-wins",
                "column-interval",
                "report-fair",
                "column-mean-score",
            ],
            [
                [
                    row["bot"],
                    row["games"],
                    percent(row["share"]),
                    interval(row),
                    percent(row["fair"]),
                    f"{row['mean_score']:.1f}",
                ]
                for row in self._figures["bots"]
            ],
        )

    def _meetings(self) -> str:
        rows = self._figures["meetings"]
        if len(self._figures["bots"]) < 3:
            return ""
        return self._shares(rows, [f"{row['bot']} - {row['other']}" for row in rows], 0.5)

    def _seats(self) -> str:
        return "".join(
            (f"<h3>{escape(bot)}</h3>" if bot else "")
            + self._shares(
                rows,
                [self._texts.say("sim-seat", seat=row["seat"] + 1) for row in rows],
                1 / self._figures["seats"],
            )
            for bot, rows in self._figures["seat_shares"].items()
            if len(self._figures["bots"]) > 1 or not bot
        )

    def _scores(self) -> str:
        histogram = self._figures["scores"]["histogram"]
        return "".join(
            bars(
                f"{bot}: {self._figures['scores']['spread'][bot]['mean']:.1f}",
                histogram["least"],
                histogram["width"],
                counts,
            )
            for bot, counts in histogram["counts"].items()
        )

    def _length(self) -> str:
        length = self._figures["length"]
        histogram = length["histogram"]
        label = self._texts.say("report-decisions", mean=f"{length['mean']:.0f}")
        return bars(label, histogram["least"], histogram["width"], histogram["counts"]["games"])

    def _times(self) -> str:
        rows = [(row["bot"], row["seconds"]) for row in self._figures["bots"] if row["seconds"]]
        if not rows:
            return ""
        # Bots differ by powers of ten, so the scale is logarithmic.
        ranges = [
            Range(
                bot, _log(times["p5"]), _log(times["median"]), _log(times["p95"]), _seconds(times["median"])
            )
            for bot, times in rows
        ]
        least = math.floor(min(reach.low for reach in ranges))
        most = math.ceil(max(reach.high for reach in ranges))
        table = self._table(
            ["column-bot", "report-choices", "report-median", "report-p95", "report-longest"],
            [
                [
                    bot,
                    times["count"],
                    _seconds(times["median"]),
                    _seconds(times["p95"]),
                    _seconds(times["most"]),
                ]
                for bot, times in rows
            ],
        )
        return intervals(ranges, least, max(most, least + 1), lambda power: _seconds(10**power)) + table

    def _forfeits(self) -> str:
        say = self._texts.say
        return self._table(
            ["report-game", "column-bot", "column-seat", "report-move", "column-note"],
            [
                [
                    forfeit["game"],
                    forfeit["bot"],
                    forfeit["seat"] + 1,
                    forfeit["move"] + 1,
                    say(f"forfeit-{forfeit['why']}", what=forfeit["what"]),
                ]
                for forfeit in self._figures["forfeits"]
            ],
        )

    def _what_wins(self) -> str:
        found = self._figures["what_wins"]
        headings = [*(heading for heading in self._game.report_topics if heading in found), ACTIONS]
        return "".join(self._telling(heading, found[heading]) for heading in headings)

    def _telling(self, heading: str, rows: list[dict[str, Any]]) -> str:
        title = self._texts.of_game(
            self._game, "report-actions" if heading == ACTIONS else f"topic-{heading}"
        )
        labels = [self._thing(heading, row) for row in rows]
        drawn = [at for at, row in enumerate(rows) if row["seats"] >= _FEWEST_SEATS]
        if len(drawn) > _MOST_ROWS:
            drawn = drawn[: _MOST_ROWS // 2] + drawn[-_MOST_ROWS // 2 :]
        plot = self._shares([rows[at] for at in drawn], [labels[at] for at in drawn]) if drawn else ""
        table = self._table(
            ["report-what", "report-had", "column-wins", "column-interval", "report-expected", "report-lift"],
            [
                [
                    label,
                    row["seats"],
                    percent(row["share"]),
                    interval(row),
                    percent(row["expected"]),
                    f"{100 * row['lift']:+.1f}",
                ]
                for label, row in zip(labels, rows, strict=True)
            ],
        )
        summary = escape(self._texts.say("report-all", count=len(rows)))
        return f"<h3>{escape(title)}</h3>{plot}<details><summary>{summary}</summary>{table}</details>"

    def _own(self) -> str:
        return "".join(
            f"<h3>{escape(name)}</h3><pre>{escape(json.dumps(own, indent=1, ensure_ascii=False))}</pre>"
            for name, own in self._figures["own"].items()
        )

    # --- pieces ---------------------------------------------------------------------------------------------------

    def _thing(self, heading: str, row: dict[str, Any]) -> str:
        """Name what a row is about."""
        if heading == ACTIONS:
            label = self._texts.label(self._game, self._game.action(self._game.action_id(row["key"])))
        else:
            label = self._texts.component(self._game, row["key"])
        return f"{label} · {row['bot']}" if "bot" in row else label

    def _shares(self, rows: list[dict[str, Any]], labels: list[str], fair: float | None = None) -> str:
        """Draw shares from 0 to 100 %, each with what would be fair or expected."""
        ranges = [
            Range(
                label,
                row["low"],
                row["share"],
                row["high"],
                percent(row["share"]),
                fair if fair is not None else row.get("fair", row.get("expected")),
            )
            for label, row in zip(labels, rows, strict=True)
        ]
        return intervals(ranges, 0.0, 1.0, percent)

    def _table(self, columns: list[str], rows: list[list[object]]) -> str:
        if not rows:
            return ""
        head = "".join(f"<th>{escape(self._texts.say(key))}</th>" for key in columns)
        body = "".join(
            "<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows
        )
        return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _plain(number: float) -> str:
    return f"{number:g}"


def _log(seconds: float) -> float:
    return math.log10(max(seconds, 1e-6))


def _seconds(seconds: float) -> str:
    return f"{seconds:.2g} s" if seconds >= 1 else f"{1000 * seconds:.3g} ms"
