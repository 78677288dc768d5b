"""Dice that can be checked: what a key and nonces lead to, and what becomes of a lie."""

import hashlib
import hmac
import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.test_cli import run

import pelagos
from pelagos.engine.dice import Committed, commitment_of, streams_of, verify

KEY = bytes(range(32))
DICE: dict[str, Any] = {
    "match": "m",
    "commitment": commitment_of(KEY),
    "nonces": ["a", None],
    "key": KEY.hex(),
}


def played(dice: dict[str, Any] = DICE) -> pelagos.Match:
    """Return a whole match dealt by the key, as it was read from its transcript."""
    rng = random.Random(5)
    match = pelagos.Match(pelagos.game("tyrus"), seats=2, rng=Committed(KEY, "m", ["a", None]))
    while not match.is_over:
        match.play(rng.choice(match.legal()))
    return pelagos.Match.from_transcript(match.transcript(dice=dice))


def test_a_draw_is_the_beginning_of_a_keyed_hash_of_its_name() -> None:
    name = json.dumps([1, "m", ["a", None], "coin", 0, 2], separators=(",", ":")).encode()
    digest = hmac.new(KEY, name, hashlib.sha256).digest()
    assert Committed(KEY, "m", ["a", None]).number("coin", 0, 2) == int.from_bytes(digest[:8])
    assert commitment_of(KEY) == hashlib.sha256(KEY).hexdigest()


def test_draws_are_named_by_stream_and_by_how_many_came_before() -> None:
    names = streams_of(played())
    assert names[0] == (0, "coin", 0)
    for stream in ("supply-0", "supply-1", "cards"):
        assert [index for _, name, index in names if name == stream] == list(
            range(sum(name == stream for _, name, _ in names))
        )


def test_a_true_match_is_true() -> None:
    verdict = verify(played(), commitment_of(KEY))
    assert verdict.fault is None
    assert verdict.draws == len(streams_of(played()))


@pytest.mark.parametrize(
    ("lie", "expected"),
    [
        ({"nonces": ["b", None]}, "the draw at ply"),
        ({"match": "other"}, "the draw at ply"),
        ({"key": "00" * 32}, "the key leads to commitment"),
        ({"commitment": "0" * 64}, "the key leads to commitment"),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_a_lie_is_found(lie: dict[str, Any], expected: str) -> None:
    fault = verify(played({**DICE, **lie})).fault
    assert fault is not None
    assert expected in fault


def test_what_was_taken_over_from_another_match_is_not_checked_and_counted_as_such() -> None:
    first, last = streams_of(played())[0], streams_of(played())[-1]
    verdict = verify(played({**DICE, "nonces": ["b", None], "copied": last[0] + 1}))
    assert (verdict.draws, verdict.fault, verdict.copied) == (0, None, last[0] + 1)
    assert verify(played({**DICE, "nonces": ["b", None], "copied": first[0] + 1})).fault is not None


def test_another_commitment_than_the_one_seen_is_a_lie() -> None:
    fault = verify(played(), "0" * 64).fault
    assert fault is not None
    assert fault.startswith("the transcript names commitment")


@pytest.mark.parametrize("dice", [{"nature": "auto"}, {**DICE, "key": None}, {**DICE, "key": "xyz"}])
def test_a_match_without_such_dice_cannot_be_checked(dice: dict[str, Any]) -> None:
    with pytest.raises(pelagos.PelagosError, match="dice: expected"):
        verify(played(dice))


def test_the_command_tells_true_from_false(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text(played().transcript(), encoding="utf-8")
    done = run("verify", str(file))
    assert (done.code, done.stdout.split(":")[0]) == (0, "true")
    assert "Compare this commitment" in done.stdout
    told = json.loads(run("verify", str(file), "--json").stdout)
    assert (told["is_true"], told["fault"]) == (True, None)
    lie = run("verify", str(file), "--commitment", "0" * 64)
    assert (lie.code, lie.stdout.split(":")[0]) == (1, "false")
