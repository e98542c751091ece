"""Asks a page's tables for all that works alone: each game begun, hinted, coached, taught, puzzled, replayed, analysed.

`refusals` gives what was answered otherwise than with yes. In WebAssembly that finds out
whether a part of Python's library is missing that the site's build has left out; it needs the engine and nothing else.
"""

import asyncio
import json
from typing import Any

from kingsbridge.browser.page import Page, remember, think
from kingsbridge.server.settings import Settings

GAMES = {"cards": 3, "duel": 2, "pillars": 2, "world": 2}
BOT = {"kind": "bot", "level": "random"}


class Dictionary:
    """A shelf in memory."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    async def write(self, batch: str) -> None:
        """Keep a batch."""
        for store, key, value, _ in json.loads(batch):
            self.kept[f"{store}/{key}"] = json.dumps(value)

    async def values(self, store: str, prefix: str) -> str:
        """Give what is kept."""
        return (
            "["
            + ",".join(self.kept[key] for key in sorted(self.kept) if key.startswith(f"{store}/{prefix}"))
            + "]"
        )


async def thought(question: str) -> str:
    """Think at once."""
    return think(question)


async def remembered(stored: str) -> str:
    """Write a memoir at once."""
    return remember(stored)


class Asker:
    """Asks, and remembers what was refused."""

    def __init__(self) -> None:
        self.page = Page(Dictionary(), thought, remembered, Settings(grace_ms=0))
        self.refused: list[str] = []

    async def ask(self, address: str, body: Any = None) -> Any:
        """Ask for something, or with a message."""
        method = "GET" if body is None else "POST"
        status, _, content, _ = await self.page.ask(method, address, "" if body is None else json.dumps(body))
        if status != 200:
            self.refused.append(f"{method} {address}: {status} {content}")
        return json.loads(str(content))

    async def my_turn(self, table: str) -> Any:
        """Wait until I have to decide, or the game is over."""
        while True:
            state = await self.ask(f"{table}/state?seat=0&since=0")
            if state["legal"] or state["table"]["status"] == "finished":
                return state
            await asyncio.sleep(0.01)


async def play(asker: Asker, game: str) -> None:
    """Use all that a table has, play the game to its end, and look back at it."""
    me = {"kind": "human", "name": "Ann"}
    wish = {"game": game, "seats": [me] + [BOT] * (GAMES[game] - 1), "pace": "instant"}
    table = f"/api/tables/{(await asker.ask('/api/tables', wish))['table']['id']}"
    state = await asker.my_turn(table)
    here = {"seat": 0, "seq": state["table"]["seq"]}
    await asker.ask(f"{table}/hint", {"type": "hint", "id": "h", **here})
    await asker.ask(
        f"{table}/why", {"type": "why", "id": "w", "seat": 0, "target": state["legal"][0]["target"]}
    )
    await asker.ask(f"{table}/try", {"seat": 0, "level": "random"})
    await asker.ask(f"{table}/luggage")
    moves = 0
    while state["legal"]:
        move = {"type": "move", "id": f"m{moves}", "seat": 0, "seq": state["table"]["seq"]}
        await asker.ask(f"{table}/move", {**move, "action": state["legal"][0]["key"]})
        moves += 1
        state = await asker.my_turn(table)
    for looked_at in ("replay", "replay/3", "record", "deal", "moment?seq=5&seat=0"):
        await asker.ask(f"{table}/{looked_at}")
    await asker.ask(f"{table}/deal", {"seats": wish["seats"]})
    await asker.ask(f"{table}/playon", {"ply": 3, "seats": wish["seats"], "dealing": "anew"})
    await asker.ask(f"{table}/rematch", {})


async def learn(asker: Asker, game: str) -> None:
    """Begin the lesson, and try a puzzle."""
    lesson = f"/api/lessons/{game}"
    await asker.ask(lesson, {"path": []})
    await asker.ask(f"{lesson}/table", {"path": []})
    puzzle = (await asker.ask(f"/api/puzzles/{game}"))["puzzles"][0]["id"]
    await asker.ask(f"/api/puzzles/{game}/{puzzle}")
    await asker.ask(f"/api/puzzles/{game}/{puzzle}/answer", {"action": ""})


async def refusals() -> list[str]:
    """Ask for everything; gives what was refused."""
    asker = Asker()
    await asker.page.open()
    for game in GAMES:
        await learn(asker, game)
        await play(asker, game)
    luggage = await asker.ask("/api/luggage")
    other = Asker()
    await other.page.open()
    told = await other.ask("/api/luggage", luggage)
    for lost in ("known", "refused"):
        if told[lost]:
            other.refused.append(f"luggage: {told}")
    await asker.ask("/api/book?first=0")
    await asker.ask("/api/tables/mine")
    return asker.refused + other.refused
