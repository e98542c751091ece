"""The lab's commands run as those of the terminal do."""

from tests.cli.conftest import run as run
