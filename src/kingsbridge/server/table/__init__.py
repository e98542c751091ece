"""A table by composition: record, seating, referee, audience and the bots' driver, each handed what it needs.

Nothing here knows a database or a web framework: storage and thinking come from outside (see `surroundings`), so that
the same classes run in the server and, with other storage and bots handed in, inside a browser.
"""
