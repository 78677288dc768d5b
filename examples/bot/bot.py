"""A bot for Pelagos: takes an open seat of a match and plays random legal actions until the match is over."""

import json
import random
import secrets
import sys
import time

import httpx
from websockets.sync.client import connect


def play(link: str) -> dict:
    """Sit down at ``http://HOST/match/ID``, play, and return the outcome."""
    address = link.partition("#")[0].replace("/match/", "/api/matches/")
    with httpx.Client(base_url=address) as http:
        seats = http.get("/").raise_for_status().json()["seats"]
        seat = next((each["seat"] for each in seats if each["kind"] == "open"), None)
        if seat is None:
            sys.exit(f"no open seat at {link}")
        taken = http.post(f"/seats/{seat}", json={"name": "Random", "nonce": secrets.token_hex(8)})
        key = taken.raise_for_status().json()["key"]
        http.headers["Authorization"] = f"Bearer {key}"
        with connect(f"{address.replace('http', 'ws', 1)}/live") as socket:
            socket.send(json.dumps({"key": key}))
            for message in socket:  # the present first, then one after each event
                body = json.loads(message)
                if body["outcome"]:
                    return body["outcome"]
                if body["legal"]:  # it is our turn
                    action = random.choice(body["legal"])["action"]
                    while (
                        http.post("/actions", json={"ply": body["ply"], "action": action}).status_code == 429
                    ):
                        time.sleep(1)  # too fast
    raise ConnectionError("the server has closed the socket")


if __name__ == "__main__":
    print(json.dumps(play(sys.argv[1])))
