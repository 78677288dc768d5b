# A match told again.

web-replay-title = Replay of { $game } · Pelagos
web-reading = Reading…
web-reading-so-far = { $count ->
    [0] Reading the match…
   *[other] Reading the match: { $count } events so far…
}
web-no-board = There is no board for { $game } here.
web-nothing-yet = Nothing has been played there yet.
web-controls = Steps of the replay
web-first = To the beginning
web-turn-back = A turn back
web-play = Play
web-halt = Pause
web-turn-on = A turn on
web-last = To the end
web-speed = Speed
web-speed-choice = × { $speed }
web-timeline = Timeline with its { $chapters }
web-chapters-tyrus = elections
web-chapters-mykerinos = seasons
web-chapters-minos = rounds
web-chapter-tyrus = Election { $number }
web-chapter-mykerinos = Season { $number }
web-chapter-minos = Round { $number }
web-ply-of = Action { $ply } of { $plies }
web-step-of = { $ply } of { $plies }: { $sentence }
web-more = More
web-eyes = View
web-eyes-all = All hands open
web-eyes-watcher = A spectator
web-copy-step = Link to this step
web-verify = Verify the draws
web-verdict-none = This transcript says nothing of its draws: there is no seal to check.
web-verdict-sealed = The draws are sealed. The key that opens the seal is revealed once the match is over.
web-verdict-unable = This browser checks seals only over a secure connection (HTTPS).
web-verdict-bad = The draws do not match their seal: do not trust this match.
web-verdict-told = The key matches the seal that the match announced before its first draw. This browser was not there to see it: whoever kept the seal can compare it.
web-verdict-kept = All draws were sealed in advance, and the key matches the seal that this browser has kept from the start.
web-branch = Play on from here
web-branch-hint = { $bots ->
    [one] A new match begins after action { $ply }, against a bot. The old one stays as it is.
   *[other] A new match begins after action { $ply }, against { $bots } bots. The old one stays as it is.
}
web-branch-seat = Your seat
web-branch-go = Play on
web-paste-hint = Every match can be saved as a transcript. Paste one, or drop its file here: it is read and forgotten, nothing is kept.
web-paste-file = Choose a file…
web-paste-go = Replay
web-paste-other = Another transcript
