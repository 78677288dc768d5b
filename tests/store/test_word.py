"""Words: what they bring along is what was written, by somebody who may read it."""

import queue
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.store.record import event, match

from pelagos.store.listener import Listener
from pelagos.store.record import Change, EventRecord
from pelagos.store.store import Store
from pelagos.store.word import Word, format_words, parse_words

KEY = match().dice_key
OUTCOME = {"winners": [0], "scores": [0.1, 1e300], "reason": "é\0\n"}


def said(*changes: Change) -> list[Word]:
    return [word for text in format_words(changes) for word in parse_words(text)]


@contextmanager
def hearing(store: Store) -> Iterator["queue.SimpleQueue[list[Word]]"]:
    words: queue.SimpleQueue[list[Word]] = queue.SimpleQueue()
    listener = Listener(store.database, heard=words.put, again=lambda: words.put([]))
    assert words.get(timeout=10) == []
    yield words
    listener.close()


def test_a_word_brings_the_events_as_they_are_read(postgresql_url: str) -> None:
    one, two = Store(postgresql_url), Store(postgresql_url)
    written = [event(1, at=1700000000.1234567), event(2, seat=None), event(3, kind="end", data=OUTCOME)]
    one.add(match(), [])
    with hearing(two) as words:
        one.write(Change("m", written, key=KEY))
        (word,) = words.get(timeout=10)
        assert word.events(KEY) == written == two.events("m")
    one.close()
    two.close()


@pytest.mark.parametrize("kind", ["talk", "erase", "join", "key", "undo"])
def test_what_means_more_than_it_says_is_only_hinted_at(kind: str) -> None:
    events = [event(1), event(2, kind=kind)]
    assert said(Change("m", events, key=KEY)) == [Word("m", 2)]


def test_without_the_key_of_the_match_nothing_comes_along() -> None:
    assert said(Change("m", [event(1)])) == [Word("m", 1)]
    (word,) = said(Change("m", [event(1)], key=KEY))
    assert word.events(KEY) == [event(1)]
    assert word.events(bytes(32)) == []


def test_what_was_sealed_for_another_match_or_changed_does_not_come_along() -> None:
    (word,) = said(Change("m", [event(1)], key=KEY))
    changed = type(word.told)(bytes(word.told).replace(b'"action":1', b'"action":2'))
    assert bytes(changed) != bytes(word.told)
    for forged in (
        Word("n", word.seq, word.seal, word.told),
        Word("m", word.seq, word.seal, changed),
        Word("m", word.seq, word.seal[:-1], word.told),
        Word("m", word.seq, "é" * 32, word.told),
        Word("m", word.seq, "", word.told),
    ):
        assert forged.events(KEY) == []


@given(st.lists(st.integers(0, 9_000), max_size=60))
def test_words_are_short_enough_and_leave_nothing_out(sizes: list[int]) -> None:
    changes = [
        Change(f"{number:022}", [event(number + 1, data={"action": 1, "id": "é" * (size // 2)})], key=KEY)
        for number, size in enumerate(sizes)
    ]
    texts = list(format_words(changes))
    assert all(len(f"01234567 {text}".encode()) < 8_000 for text in texts)
    words = [word for text in texts for word in parse_words(text)]
    assert [(word.match, word.seq) for word in words] == [
        (each.match, each.events[0].seq) for each in changes
    ]
    for word, change in zip(words, changes, strict=True):
        brought: list[EventRecord] = word.events(KEY)
        assert brought in ([], change.events)
        assert brought or len(change.events[0].data["id"].encode()) > 7_000


@given(st.text(max_size=40) | st.recursive(st.none() | st.integers() | st.text(), st.lists).map(str))
def test_whatever_is_said_is_words_or_nothing(text: str) -> None:
    for word in parse_words(text):
        assert word.events(KEY) == []
