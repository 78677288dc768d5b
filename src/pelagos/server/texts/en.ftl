# The server, in English.

## What happens at a table

table-join = A player sits down.
table-join-name = { $name } sits down.
table-undo = The last action is taken back.
table-key = A seat has a new key.
table-ask = A player asks to take back their last action.
table-agrees = A player agrees to that.
table-declines = A player would rather go on.
table-takeback = Everybody agrees: the last actions are taken back.
table-resign = A player resigns.
table-leave = A player leaves the seat.
table-flag = A player has run out of time.
table-back = A player is back in the seat.
table-miss = A player asks to go on without the one who is away.
table-ask-pause = A player asks to stop the clocks.
table-pause = Everybody agrees: the clocks stand still.
table-resume = The clocks run again.
table-hours = A player has set hours of sleep.
table-away = A player takes some days off.
table-abort = A player breaks the match off.
table-talk = A player says something.
table-mute = A player may not talk any more.
table-unmute = A player may talk again.
table-erase = A player’s name and words are erased.
table-notice = A player chooses how to be told of their turn.
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
