"""Play a seat of a Kingsbridge server from a program: python play_a_seat.py http://127.0.0.1:8333"""

import random
import sys
import time
import uuid

import httpx


def choose(update: dict) -> str:
    """Choose an action from what the seat is told: its view, and the legal actions with their arguments."""
    return random.choice(update["legal"])["key"]


def play(address: str) -> dict:
    """Make a table with two bots, play the first seat to the end, and give the last view."""
    # The client keeps the cookie that says which device we are, but no connection: the server closes idle ones.
    connections = httpx.Limits(max_keepalive_connections=0)
    with httpx.Client(base_url=address, timeout=30, limits=connections) as server:
        seats = [{"kind": "human", "name": "Program"}, {"kind": "bot"}, {"kind": "bot", "level": "random"}]
        made = server.post("/api/tables", json={"game": "cards", "seats": seats, "pace": "instant"})
        made.raise_for_status()
        table = made.json()["table"]["id"]
        while True:
            update = server.get(f"/api/tables/{table}/state", params={"seat": 0}).json()
            if update["table"]["status"] == "finished":
                return update["view"]
            if not update["legal"]:
                time.sleep(0.02)  # somebody else is to move; the WebSocket would tell us when it is our turn
                continue
            move = {
                "type": "move",
                "id": uuid.uuid4().hex,  # if no answer comes, send the same again: it is done once
                "seat": 0,
                "seq": update["table"]["seq"],  # the line that this move answers
                "action": choose(update),
            }
            answer = server.post(f"/api/tables/{table}/move", json=move)
            if answer.status_code == 409:
                print(answer.json()["message"])  # the table has gone on; look again


if __name__ == "__main__":
    view = play(sys.argv[1])
    print("Scores:", view["scores"], "winners:", view["winners"])
