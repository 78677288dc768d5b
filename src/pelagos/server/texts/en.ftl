# The server, in English.

## What happens at a table

table-who = { $name ->
    [none] A player
   *[other] { $name }
}
table-join = { table-who } sits down.
table-undo = The last action is taken back.
table-key = A seat has a new key.
table-ask = { table-who } asks to take back their last action.
table-agrees = { table-who } agrees to that.
table-declines = { table-who } would rather go on.
table-takeback = Everybody agrees: the last actions are taken back.
table-resign = { table-who } resigns.
table-leave = { table-who } leaves the seat.
table-flag = { table-who } has run out of time.
table-back = { table-who } is back in the seat.
table-miss = { table-who } asks to go on without the one who is away.
table-ask-pause = { table-who } asks to stop the clocks.
table-pause = Everybody agrees: the clocks stand still.
table-resume = The clocks run again.
table-hours = { table-who } has set hours of sleep.
table-away = { table-who } takes some days off.
table-abort = { table-who } breaks the match off.
table-talk = { table-who } says something.
table-mute = { table-who } may not talk any more.
table-unmute = { table-who } may talk again.
table-erase = A player’s name and words are erased.
table-notice = { table-who } chooses how to be told of their turn.
table-rematch = The next match is ready.

## Errors

error-malformed = That request is malformed: { $detail }
error-too-large = That is too long: expected at most { $most } KiB, got more.
error-transcript = Line { $line } of the transcript is wrong: { $detail }
error-key = That key opens no seat of this match.
error-no-key = Only a seat of this match may do that: its key is missing.
error-origin = A page from another site may not ask for that.
error-unknown-match = There is no such match.
error-unknown-seat = There is no such seat: they are numbered from 0 to { $last }.
error-unknown = There is nothing at this address.
error-method = This address answers other methods only.
error-taken = Somebody sits there already.
error-key-used = That key came with another request before: make a new one.
error-not-your-seat = That seat is another’s.
error-over = The match is over.
error-asked = A question is still waiting for its answer.
error-nothing-asked = Nobody is asking for anything now.
error-slow = The request did not come in time.
error-fast = Too fast: please wait { $seconds } s and try again.
error-resigned = You resigned: a bot plays your seat.
error-late = Everybody has played: now one can only resign.
error-there = That player was here a short while ago, or has a clock that runs.
error-clock-live = This match has no clock to stop.
error-clock-days = This match has no clock in days.
error-vacation = { $days ->
    [0] No day of vacation is left.
    [one] One day of vacation is left.
   *[other] { $days } days of vacation are left.
  }
error-muted = You may not talk at this table.
error-hint = No hints here: people play against each other.
error-on = The match is still on.
error-unwell = The database does not answer. Try again in a moment.
error-stale = The match has moved on: { $ply } actions have been played by now.
error-open = The match has not begun: a seat is still open.
error-version = This match was played by version { $version } of the rules, which is not the one installed.
error-server = Something went wrong here. Nothing was lost; please try again.

## Notices

notice-subject = It is your turn in { $game }
notice-text = It is your turn in { $game }: { $url }
feed-title = Your turn in { $game }
feed-wait = It is not your turn in { $game }.
notice-no-mail = This server sends no mail.
notice-no-webhook = This server does not call that address: expected an HTTPS or HTTP address and a public host.
