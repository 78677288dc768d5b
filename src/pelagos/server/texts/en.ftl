# The server, in English.

## What happens at a table

table-join = A player sits down.
table-join-name = { $name } sits down.
table-undo = The last action is taken back.
table-key = A seat has a new key.
table-ask = A player asks to take back what was played since.
table-agrees = A player agrees to that.
table-declines = A player would rather go on.
table-takeback = Everybody agrees: the last actions are taken back.
table-resign = A player resigns.

## Errors

error-malformed = That request is malformed: { $detail }
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
error-fast = Too fast: please wait { $seconds } s and try again.
error-stale = The match has moved on: { $ply } actions stand by now.
error-open = The match has not begun: a seat is still open.
error-version = This match was played by version { $version } of the rules, which is not the one installed.
error-server = Something went wrong here. Nothing was lost; please try again.
