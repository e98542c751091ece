"""Games played straight into a server's store, for measuring what it costs to open them."""

from random import Random

import sqlalchemy as sa

from kingsbridge.server.messages import Move, NewTable, SeatWish
from kingsbridge.server.settings import Settings, database_url
from kingsbridge.server.site import Site
from kingsbridge.server.storage import LINES, SEATS, TABLES


async def play_into(folder: str, game: str, seats: int, most: int = 100_000) -> tuple[str, str]:
    """Play a game at random, so many moves at most; gives the table and the token of its device."""
    site = Site(Settings(database=database_url(folder), workers=0, burst=0))
    await site.open()
    device, token = site.devices.add()
    table, _ = await site.lobby.create(device, NewTable(game, [SeatWish("human")] * seats))
    random = Random(1)
    play = table.record.play
    assert play is not None
    while len(play.moves) < most and not play.state.is_over:
        state = play.state
        action = state.game.action(random.choice(state.legal_actions())).key
        await table.referee.move(device, Move(f"m{table.seq}", state.current_seat, table.seq, action))
    await site.close()
    return table.id, token


def copy_table(folder: str, table_id: str, times: int) -> list[str]:
    """Write the same table many times under other names; gives all of them."""
    engine = sa.create_engine(database_url(folder))
    names = [f"{table_id[:20]}copy{number}" for number in range(times)]
    with engine.begin() as connection:
        row = connection.execute(sa.select(TABLES).where(TABLES.c.id == table_id)).mappings().one()
        connection.execute(
            sa.insert(TABLES), [{**row, "id": name, "invite": f"{row['invite']}-{name}"} for name in names]
        )
        for part in (SEATS, LINES):
            rows = connection.execute(sa.select(part).where(part.c.table_id == table_id)).mappings().all()
            copies = [{**row, "table_id": name} for name in names for row in rows]
            connection.execute(sa.insert(part), copies)
    engine.dispose()
    return [table_id, *names]
