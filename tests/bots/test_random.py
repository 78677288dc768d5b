"""Bots are given what their seat knows, and repeat themselves with a seed."""

from collections import Counter

import pytest

import pelagos
from pelagos import bots


def test_a_seeded_bot_repeats_itself_and_plays_legal_actions() -> None:
    games = []
    for _ in range(2):
        match = pelagos.Match(pelagos.game("tyrus"), seats=2, rng=1)
        seated = [bots.make("random", seed=seat) for seat in range(2)]
        while match.to_move is not None:
            match.play(seated[match.to_move].choose(match, match.to_move))
        games.append(match.actions)
    assert games[0] == games[1]


def test_every_legal_action_is_chosen_about_as_often() -> None:
    match = pelagos.Match(pelagos.game("tyrus"), seats=2, rng=1)
    seat = match.to_move
    assert seat is not None
    bot, seen = bots.make("random", seed=1), match.seen_by(seat)
    counts = Counter(bot.decide(seen) for _ in range(5400))
    assert sorted(counts) == match.legal()
    assert all(abs(count - 100) < 60 for count in counts.values())


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(pelagos.InvalidOption, match=r"'zeus' \(expected one of random, greedy, search\)"):
        bots.make("zeus")


def test_a_bot_that_is_not_to_move_says_so() -> None:
    match = pelagos.Match(pelagos.game("tyrus"), seats=2, rng=1)
    assert match.to_move is not None
    with pytest.raises(pelagos.PelagosError, match="is not to move"):
        bots.make("random", seed=-1).choose(match, 1 - match.to_move)
