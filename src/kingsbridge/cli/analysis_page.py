"""An analysed game as a page: complete in one file, with its own drawing and without any script."""

from collections.abc import Sequence
from html import escape
from typing import Final

from kingsbridge.analysis.account import Account
from kingsbridge.arena.report import STYLE
from kingsbridge.cli.analysis_report import Report, is_number

_WIDTH: Final = 720
_HEIGHT: Final = 240
_LEFT: Final = 54
_RIGHT: Final = 12
_BOTTOM: Final = 24
_TOP: Final = 10
_COLOURS: Final = ("#2f5d8c", "#a8322a", "#3f7a3a", "#b9801f")
_DASHES: Final = ("", "7 4", "2 3", "9 3 2 3")
_OWN_STYLE: Final = (
    "polyline{fill:none;stroke-width:2}.epoch{stroke:#8a7a5c;stroke-dasharray:2 4}"
    ".key span{display:inline-block;margin-right:1.2em}th,td{text-align:left}"
    "td.number{text-align:right;white-space:nowrap}"
)


def analysis_page(report: Report) -> str:
    """Write the page."""
    words = report.words
    title = escape(words.say("analysis-title", title=words.say("game-title")))
    parts = [f"<h1>{title}</h1>"]
    account = report.analysis.account
    if account is not None:
        parts += [_heading(report, "analysis-curve"), _curve(report, account), _key(report)]
    parts += [
        _heading(report, "analysis-account"),
        _table(report, report.account_columns(), report.account_rows()),
        *(f'<p class="note">{escape(note)}</p>' for note in report.notes()),
        _heading(report, "advise-costly"),
        _costly(report),
        _heading(report, "analysis-all"),
        _table(
            report, report.costly_columns(), [report.costly_row(judged) for judged in report.analysis.judged]
        ),
    ]
    return (
        f'<!doctype html>\n<html lang="{words.texts.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}{_OWN_STYLE}</style></head>\n"
        f"<body>{''.join(parts)}</body></html>\n"
    )


def _heading(report: Report, key: str) -> str:
    return f"<h2>{escape(report.words.say(key))}</h2>"


def _costly(report: Report) -> str:
    costly = report.costly()
    if not costly:
        count = len(report.analysis.judged)
        return f"<p>{escape(report.words.say('advise-nothing', count=count))}</p>"
    return _table(report, report.costly_columns(), [report.costly_row(judged) for judged in costly])


def _table(report: Report, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(report.words.say(key))}</th>" for key in columns)
    body = "".join(f"<tr>{_cells(columns, row)}</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _cells(columns: Sequence[str], row: Sequence[str]) -> str:
    return "".join(
        f"<td{' class=number' if is_number(column) else ''}>{escape(cell)}</td>"
        for column, cell in zip(columns, row, strict=True)
    )


def _curve(report: Report, account: Account) -> str:
    """Draw the outlook of all seats over the game, with its hands, rounds or chapters."""
    last = max(1, len(account.curve) - 1)

    def x(ply: int) -> float:
        return _LEFT + (_WIDTH - _LEFT - _RIGHT) * ply / last

    def y(outlook: float) -> float:
        return _TOP + (_HEIGHT - _TOP - _BOTTOM) * (1 - outlook)

    drawn = []
    for share in (0.0, 0.5, 1.0):
        drawn.append(
            f'<line class="grid" x1="{_LEFT}" y1="{y(share)}" x2="{_WIDTH - _RIGHT}" y2="{y(share)}"/>'
        )
        drawn.append(f'<text class="label" x="{_LEFT - 6}" y="{y(share) + 4}">{100 * share:.0f} %</text>')
    for number, ply in enumerate([0, *report.analysis.epochs], 1):
        drawn.append(
            f'<line class="epoch" x1="{x(ply):.1f}" y1="{_TOP}" x2="{x(ply):.1f}" y2="{_HEIGHT - _BOTTOM}"/>'
        )
        drawn.append(f'<text class="tick" x="{x(ply):.1f}" y="{_HEIGHT - 8}">{number}</text>')
    for seat in range(report.course.seats):
        points = " ".join(
            f"{x(ply):.1f},{y(outlooks[seat]):.1f}" for ply, outlooks in enumerate(account.curve)
        )
        drawn.append(
            f'<polyline points="{points}" stroke="{_COLOURS[seat % 4]}" stroke-dasharray="{_DASHES[seat % 4]}">'
            f"<title>{escape(report.words.titles[seat])}</title></polyline>"
        )
    label = escape(report.words.say("analysis-curve"))
    return f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{label}">{"".join(drawn)}</svg>'


def _key(report: Report) -> str:
    """Say whose line is whose."""
    named = "".join(
        f'<span><svg width="34" height="8" style="width:34px"><polyline points="0,4 34,4" '
        f'stroke="{_COLOURS[seat % 4]}" stroke-dasharray="{_DASHES[seat % 4]}"/></svg> '
        f"{escape(report.words.titles[seat])}</span>"
        for seat in range(report.course.seats)
    )
    return f'<p class="key">{named}</p>'
