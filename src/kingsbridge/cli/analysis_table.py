"""An analysed game in the terminal."""

from kingsbridge.cli.analysis_report import Report, table_of
from kingsbridge.cli.terminal import Terminal


def show_analysis(terminal: Terminal, report: Report) -> None:
    """Print what cost most, and what the result came from."""
    words = report.words
    costly = report.costly()
    if costly:
        terminal.write(words.say("advise-costly"), "bold")
        table = table_of(words, report.costly_columns())
        for judged in costly:
            table.add_row(*report.costly_row(judged))
        terminal.show(table)
        terminal.say("advise-closer", ply=str(costly[0].ply), move=str(costly[0].ply + 1))
    else:
        terminal.say("advise-nothing", count=len(report.analysis.judged))
    if report.analysis.judged:
        terminal.write("")
        terminal.write(words.say("analysis-account"), "bold")
        table = table_of(words, report.account_columns())
        for row in report.account_rows():
            table.add_row(*row)
        terminal.show(table)
    for note in report.notes():
        terminal.write(note)
