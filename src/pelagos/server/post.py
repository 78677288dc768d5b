"""The routes on which a seat does something. What it does stands on disk before the answer."""

import asyncio
from typing import Any

from litestar import Response, delete, post
from litestar.params import FromPath, JSONBody

from pelagos.server import act, problem, show, wire, wish
from pelagos.server.asked import (
    Asked,
    act_post,
    actor_of,
    body_of,
    need_a_seat,
    own_seat,
    refusals,
    seat_asked,
    settings_of,
    table_of,
    tables_of,
    viewer_of,
)
from pelagos.server.clock import Hours
from pelagos.server.limit import limit_actions, limit_seats, limit_talk
from pelagos.server.notice import is_mail, is_webhook
from pelagos.server.problem import choose_language
from pelagos.server.secret import hash_key, make_key
from pelagos.store.record import NoticeRecord

_LONGEST_HINT_S = 1.0

Body = Response[wire.Body]

# Seats


@post(
    "/seats/{seat:int}",
    operation_id="take",
    responses=refusals(400, 401, 404, 408, 409, 413, 429, 503),
    checks=(limit_seats,),
    status_code=200,
)
async def take_seat(request: Asked, seat: FromPath[int], data: JSONBody[wish.SeatTaken]) -> wire.KeyGiven:
    """Take an open seat, with a nonce for the dice, or take one's own back from its caretaker.

    The same request with the same key answers as before.
    """
    table, key = table_of(request), data.key or make_key()
    if viewer_of(request) == seat_asked(request, seat) and seat in table.ledger.left:
        key = request.headers["authorization"].partition(" ")[2]
    await table.act(act.take(seat, data, hash_key(key)))
    return wire.KeyGiven(key)


@delete(
    "/seats/{seat:int}",
    operation_id="leave",
    responses=refusals(400, 401, 403, 404, 409, 429, 503),
    checks=(need_a_seat, limit_actions),
    status_code=200,
)
async def leave_seat(request: Asked, seat: FromPath[int]) -> Body:
    """Leave one's seat to a caretaker, or ask to go on without somebody who has not been there for long."""
    table, actor = table_of(request), actor_of(request)
    if seat_asked(request, seat) == actor:
        await table.act(act.leave(seat))
    else:
        await table.act(act.miss(actor, seat, table.absent_s(seat)))
    return body_of(request)


@act_post("/seats/{seat:int}/key", "key", 403)
async def change_key(request: Asked, seat: FromPath[int], data: JSONBody[wish.KeyWanted]) -> wire.KeyGiven:
    """Change the key of one's own seat: the old one opens nothing any more."""
    key = data.key or make_key()
    await table_of(request).act(act.change_key(own_seat(request, seat), hash_key(key)))
    return wire.KeyGiven(key)


@act_post("/seats/{seat:int}/hours", "hours", 403)
async def set_hours(request: Asked, seat: FromPath[int], data: JSONBody[Hours]) -> Body:
    """Say when one sleeps: a clock that counts in days does not run then."""
    await table_of(request).act(act.sleep(own_seat(request, seat), data))
    return body_of(request)


@act_post("/seats/{seat:int}/away", "away", 403)
async def go_away(request: Asked, seat: FromPath[int], data: JSONBody[wish.AwayWanted]) -> Body:
    """Take some days of the vacation that the clock allows."""
    await table_of(request).act(act.go_away(own_seat(request, seat), data.days))
    return body_of(request)


@act_post("/seats/{seat:int}/notice", "notice", 403)
async def set_notice(request: Asked, seat: FromPath[int], data: JSONBody[wish.NoticeWanted]) -> Body:
    """Say where to be told that it is one's turn: a webhook, an address for mail, or with neither nowhere."""
    seat, settings, tables = own_seat(request, seat), settings_of(request), tables_of(request)
    if data.webhook is not None and (settings.webhooks == "off" or not is_webhook(data.webhook)):
        raise problem.no_webhook()
    if data.mail is not None and (not settings.smtp_host or not is_mail(data.mail)):
        raise problem.no_mail()
    language = choose_language(request.headers.get("accept-language"))
    await tables.set_notice(table_of(request), seat, data, language)
    return body_of(request)


@act_post("/seats/{seat:int}/feed", "feed", 403)
async def make_feed(request: Asked, seat: FromPath[int], data: JSONBody[wish.Nothing]) -> wire.Feed:
    """Make a feed that says when it is one's turn; the one before, if any, is gone."""
    language = choose_language(request.headers.get("accept-language"))
    match, name = table_of(request).ledger.record.id, make_key()
    feed = NoticeRecord(match, own_seat(request, seat), "feed", hash_key(name), language)
    await asyncio.to_thread(tables_of(request).store.notices.put, feed)
    return wire.Feed(f"/api/feeds/{name}")


@act_post("/seats/{seat:int}/erase", "erase", 403)
async def erase(request: Asked, seat: FromPath[int], data: JSONBody[wish.Nothing]) -> Body:
    """Forget the name of one's seat and all that was said from it."""
    await table_of(request).act(act.erase(own_seat(request, seat)))
    return body_of(request)


# Playing


@act_post("/actions", "play", 403, 422)
async def play(request: Asked, data: JSONBody[wish.ActionWanted]) -> Body:
    """Play an action. It stands on disk before this answers; the same ``id`` again changes nothing."""
    await table_of(request).act(act.play(actor_of(request), data))
    return body_of(request)


@act_post("/undo", "undo", 403, 422)
async def undo(request: Asked, data: JSONBody[wish.UndoWanted]) -> Body:
    """Take back the last action of an unfinished turn."""
    await table_of(request).act(act.undo(actor_of(request), data))
    return body_of(request)


@act_post("/resign", "resign")
async def resign(request: Asked, data: JSONBody[wish.ResignWanted]) -> Body:
    """Give up. Of two, the other wins; at a table for more a bot plays on, and cannot win."""
    await table_of(request).act(act.resign(actor_of(request), data))
    return body_of(request)


@act_post("/abort", "abort", 403)
async def abort(request: Asked, data: JSONBody[wish.AbortWanted]) -> Body:
    """Break the match off while somebody has not played yet: nobody wins."""
    await table_of(request).act(act.abort(actor_of(request), data))
    return body_of(request)


@act_post("/hint", "hint", 403)
async def hint(request: Asked, data: JSONBody[wish.Nothing]) -> list[wire.Hint]:
    """Return what a strong bot would do here, from what this seat knows, the best first."""
    table, seat = table_of(request), actor_of(request)
    ledger = table.ledger
    if ledger.has_others(seat) and not ledger.record.hints:
        raise problem.no_hint()
    if ledger.status != "playing" or ledger.to_move != seat:
        raise problem.stale(ledger.match.ply)
    advice = await tables_of(request).room.thinkers.advise(ledger.match.copy(), seat, _LONGEST_HINT_S)
    return show.hints(ledger, seat, advice)


# Asking each other


@act_post("/takeback", "takeback", 403, 422)
async def take_back(request: Asked, data: JSONBody[wish.TakebackWanted]) -> Body:
    """Ask all people at the table to go back to when ``ply`` actions stood, or answer with ``agree``."""
    seat = actor_of(request)
    if (data.ply is None) == (data.agree is None):
        raise problem.malformed("expected either ply, to ask, or agree, to answer")
    if data.agree is None:
        await table_of(request).act(act.ask(seat, "takeback", data.ply, data.id))
    else:
        await table_of(request).act(act.answer(seat, "takeback", agrees=data.agree))
    return body_of(request)


@act_post("/pause", "pause", 403)
async def pause(request: Asked, data: JSONBody[wish.PauseWanted]) -> Body:
    """Ask all people at the table to stop the clocks, answer with ``agree``, or let them run again."""
    seat = actor_of(request)
    if (data.on is None) == (data.agree is None):
        raise problem.malformed("expected either on, to ask or to go on, or agree, to answer")
    if data.agree is not None:
        await table_of(request).act(act.answer(seat, "pause", agrees=data.agree))
    elif data.on:
        await table_of(request).act(act.ask(seat, "pause", None, None))
    else:
        await table_of(request).act(act.resume(seat))
    return body_of(request)


@act_post("/talk", "talk", 403, limit=limit_talk)
async def talk(request: Asked, data: JSONBody[wish.TalkWanted]) -> Body:
    """Say something to everybody at the table."""
    await table_of(request).act(act.talk(actor_of(request), data))
    return body_of(request)


@act_post("/rematch", "rematch")
async def rematch(request: Asked, data: JSONBody[wish.Nothing]) -> wire.Next:
    """Make the next match of the same people, each one seat further; who asks later gets the same."""
    return await tables_of(request).rematch(table_of(request), actor_of(request))


ACTS: list[Any] = [
    take_seat,
    leave_seat,
    change_key,
    set_hours,
    go_away,
    set_notice,
    make_feed,
    erase,
    play,
    undo,
    resign,
    abort,
    hint,
    take_back,
    pause,
    talk,
    rematch,
]
