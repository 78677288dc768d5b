# One’s own seat.

web-device = On another device
web-device-hint = Open this on your phone or another computer: you sit there too, in the same seat. Keep it to yourself.
web-device-link = Link to your seat
web-device-code = QR code of your seat
web-key-renew = New key for my seat
web-key-sure = Shut out all other devices?
web-key-new = Your seat has a new key: the old one opens nothing any more.
web-sleep = Hours of sleep
web-sleep-hint = Your clock stands still at night ({ $zone }), for up to twelve hours.
web-sleep-from = From
web-sleep-to = To
web-sleep-save = Save
web-sleep-set = Sleep well: your clock stands still during these hours.
web-sleep-wrong = Set two different times, at most twelve hours apart.
web-away = Vacation
web-away-hint = { $days ->
    [0] You have no day of vacation left.
    [one] You have one day of vacation left.
   *[other] You have { $days } days of vacation left.
}
web-away-days = Days, from now on
web-away-go = Take them
web-away-set = Have a good time: your clock stands still.
web-feed = Hear of your turns by feed (RSS)
web-feed-hint = An address for an app that follows feeds: it tells you when it is your turn, and nothing else.
web-feed-code = QR code of the feed
web-feed-make = Make a feed
web-feed-made = The feed is ready. A new one would replace it.
web-erase = Be forgotten
web-erase-hint = Your name and all you said at this table are erased for everyone, for good.
web-erase-do = Erase my name and words
web-erase-sure = Erase for good?
web-erased = Your name and words are erased.
