"""The contract: knows no game, bot, server or screen. Start reading in `contract.py`."""
