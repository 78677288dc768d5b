"""Records to write."""

from typing import Any

import msgspec

from pelagos.store.record import EventRecord, MatchRecord, SeatRecord


def match(name: str = "m", **changes: Any) -> MatchRecord:
    record = MatchRecord(
        id=name,
        game="tyrus",
        version=1,
        options={"speed": 3, "side": "brown"},
        seats=[SeatRecord("human", "Élissa", key_hash="a" * 64), SeatRecord("bot", bot_seed="b")],
        private=True,
        commitment="c" * 64,
        dice_key=bytes(range(32)),
        request_key=None,
        request=None,
        created_at=1.5,
    )
    return msgspec.structs.replace(record, **changes)


def event(seq: int, **changes: Any) -> EventRecord:
    return msgspec.structs.replace(
        EventRecord(seq, "action", 0, {"action": seq, "id": "é\0"}, 2.5), **changes
    )
