"""`kingsbridge` with bots that may think as long as they like: for tests that hold them up on a busy machine."""

from dataclasses import dataclass

from kingsbridge.cli.main import main
from kingsbridge.server import settings
from tests.server.harness import PATIENCE


@dataclass
class PatientSettings(settings.Settings):
    """`serve` has no switch for this, because no player would want it."""

    bot_seconds: float = PATIENCE


if __name__ == "__main__":
    settings.Settings = PatientSettings  # type: ignore[misc]
    main()
