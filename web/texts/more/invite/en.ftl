# A table that waits for its players.

web-invite-title = { $open ->
    [one] Invite a friend
   *[other] Invite friends
}
web-invite-hint = { $open ->
    [one] Whoever opens this link can take the free seat.
   *[other] Send the same link to everyone: each of them takes a free seat.
}
web-invite-link = Link to this table
web-invite-wait = { $open ->
    [one] The match begins as soon as somebody sits down.
   *[other] The match begins as soon as every seat is taken.
}
web-invite-sent = The link is copied: paste it into a message.
web-invite-for = For whom
web-invite-any = Any free seat
web-invite-code = QR code of this table
web-join-title = { $name ->
    [none] A seat is free at a table of { $game }
   *[other] { $name } invites you to { $game }
}
web-join-free = { $name } is free.
web-join-seat = Which seat
web-again-wait = The next match
web-again-hint = { $open ->
    [one] One seat is kept for who played it before. The match begins as soon as they sit down.
   *[other] { $open } seats are kept for those who played before. The match begins as soon as they sit down.
}
web-terms-title = At this table
web-terms-left = { $level ->
    [0] If somebody leaves, they lose.
   *[other] If somebody leaves, a bot plays on: { $name }.
}
web-close-table = Close this table
web-close-sure = Close it for good?
