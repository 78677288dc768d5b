# The menu.

web-takeback = Take back my last action
web-resign = Resign
web-resign-sure = Resign for good?
web-language = Language
web-theme = Colours
web-light = Light
web-dark = Dark
web-confirms = Confirm before playing
web-sound = Sounds
web-notify = Tell me when it is my turn
web-watch-copy = Copy the link for watching
web-watch-copied = The link is copied
web-pause = Ask to stop the clocks
web-leave = Leave my seat to a bot
web-leave-sure = Leave the seat?
web-abort = Break the match off
web-abort-sure = Break off, without a winner?
web-replay-so-far = Replay so far
