"""One room a game. Folders named in KINGSBRIDGE_GAMES (separated like PATH) may hold further games."""

import os

__path__ += [folder for folder in os.environ.get("KINGSBRIDGE_GAMES", "").split(os.pathsep) if folder]
