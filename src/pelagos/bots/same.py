"""Keeping the ladder over an edit that changes no decision, such as one that only makes bots think faster."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from pelagos.bots.arena import Deal, Maker, play_deals
from pelagos.bots.ladder import Kept, Row, fingerprint, read_kept, write_kept
from pelagos.bots.pool import Pool


def take_over(
    rows: Sequence[Row], folder: Path, workers: Pool, *, make: Maker
) -> Iterator[tuple[Kept, bool]]:
    """Play the first deal of each row whose sources have changed; yield whether it came out the same.

    A row that did is kept with all its deals under the new sources: a game is some hundred decisions, and
    one other of them would lead to another number of plies. Others are left as they are, and begin anew.
    """
    kept = read_kept(folder)
    asked = {(row.game, row.name): row for row in rows}
    for each in kept:
        row = asked.get((each.row.game, each.row.name))
        if row is None or not each.deals or each.fingerprint == fingerprint(row):
            continue
        again = next(play_deals(row.contest(make), workers, wants=lambda _: True), None)
        if again is None:
            return  # the time is up
        is_same = _facts(again) == _facts(each.deals[0])
        if is_same:
            each.fingerprint = fingerprint(row)
            write_kept(folder, kept)
        yield each, is_same


def _facts(deal: Deal) -> tuple[object, ...]:
    return deal.points, deal.plies, deal.turns
