# The page, in English.

## Everywhere

web-brand = Pelagos, the first page
web-home = Home
web-rules = Rules
web-retry = Try again
web-close = Close
web-other-language = Lire en français
web-other-theme = { $theme ->
    [dark] Light colours
   *[light] Dark colours
}
web-lost = There is nothing at this address.
web-unanswered = The server does not answer. Nothing is lost: try again in a moment.

## The first page

web-motto = Board games of the ancient Mediterranean. Alone, around one screen, or far apart.
web-games = Games
web-about-players = { $low ->
    [2] { $high ->
        [2] 2 players
       *[other] 2 to { $high } players
    }
   *[other] { $low } to { $high } players
}
web-about-tyrus = Nine elections, six buildings, and tiles that nobody shows. Bluff, counter, and win three in a row.
web-about-mykerinos = Dig in Egypt for five patrons, then show what you found in the rooms of the museum.
web-about-minos = Found colonies around the Great Sea: roll and choose your dice, sail, build cities, and fight for harbours.
web-option-map = Map
web-choice-minos-mediterranean = The Great Sea
web-choice-minos-small = The Aegean (short game)
web-way-bot = { $seats ->
    [2] Play a bot
   *[other] Play bots
}
web-way-here = Play here together
web-way-friend = { $seats ->
    [2] Invite a friend
   *[other] Invite friends
}
web-name = Your name (if you like)
web-tables = Your tables
web-tables-none = None yet. A match you begin waits here for you.
web-against = against { $name }
web-against-bot = { $bots ->
    [one] against a bot
   *[other] against { $bots } bots
}
web-against-here = around this screen
web-against-nobody = { $open ->
    [one] with a friend
   *[other] with friends
}
web-against-open = { $open ->
    [one] a seat is free
   *[other] { $open } seats are free
}
web-turn-of = { $name } to play
web-turn-yours = your turn
web-turn-other = their turn
web-resume = Continue
web-see = See
web-promises = What we promise
web-promise-dice = Every draw can be checked after the match.
web-promise-bot = The bot sees what you see, and nothing more.
web-promise-rule = A refused move names its rule.
web-credits-tyrus = Tyrus is a game by Laurent Escoffier and David Franck, published by Descartes/Eurogames.
web-credits-mykerinos = Mykerinos is a game by Nicolas Oury, published by Ystari.
web-credits-minos = Minos is a game by Jean Vanaise and Jean-Claude Sohier, published by Ravensburger.
web-credits = Pelagos is an independent work with its own art and its own words. If you enjoy a game, buy it.

## At the table

web-title-turn = Your turn · { $game }
web-skip = To the board
web-you = You
web-takeback = Take back my last action
web-asks = { $name } asks to take back their last action.
web-asked = The others are asked whether you may take it back.
web-agree = Agree
web-decline = Play on
web-resign = Resign
web-resign-sure = Resign for good?
web-bot = Bot
web-bot-seat = { $seat } (bot)
web-bot-named = { $bot } · { $level }
web-level = Level of the bot
web-level-choice = { $level } · { $name }
web-free = A free seat
web-players = Players
web-log = Log
web-board = Board
web-dock = Parts of the table
web-rail = Players and log
web-presence = { $here ->
    [here] here
    [bot] a bot
   *[away] away
}
web-to-move = to play
web-waiting = One moment…
web-waiting-for = { $name } to play
web-thinking = The bot is thinking…
web-thinking-of = { $name } is thinking…
web-continue = Continue
web-confirm = Confirm
web-cancel = Cancel
web-undo = Take back
web-rule = Rule { $rule }, in a new tab
web-reconnecting = Reconnecting…
web-key-changed = Your seat was taken over with a new key.
web-shut = This table can no longer be followed.

## The menu

web-menu = Menu
web-language = Language
web-theme = Colours
web-light = Light
web-dark = Dark
web-confirms = Confirm before playing
web-transcript = Transcript

## Sitting down

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
web-copy = Copy
web-copied = Copied
web-share = Share…
web-join-title = { $name } is free: take a seat.
web-join = Sit down
web-curtain = { $name }, take a seat.
web-curtain-hint = Everybody else looks away.
web-curtain-lift = I am { $name }: show my board
web-curtain-wait = One moment…

## The end

web-over = over
web-ended = The match is over.
web-shared = { $names } share the win.
web-places = Final places
web-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-again = Play again
web-dice-good = The dice were sealed before the first draw, and this browser has checked the seal.
web-dice-bad = The dice do not match the seal this browser kept at the start: do not trust this match.

## Told again

web-replay = Replay
web-replay-title = Replay of { $game } · Pelagos
web-replay-so-far = Replay so far
web-to-table = To the table
web-reading = Reading…
web-reading-so-far = { $count ->
    [0] Reading the match…
   *[other] Reading the match: { $count } events so far…
}
web-nothing-yet = Nothing has been played there yet.
web-controls = Steps of the replay
web-first = To the beginning
web-turn-back = A turn back
web-step-back = A step back
web-play = Play
web-pause = Pause
web-step-on = A step on
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
web-eyes = Seen by
web-eyes-all = All hands open
web-eyes-watcher = A spectator
web-copy-step = Link to this step
web-verify = Verify the dice
web-verdict-none = This transcript says nothing of its dice: there is no seal to check.
web-verdict-sealed = The dice are sealed. The key that opens the seal is told once the match is over.
web-verdict-unable = This browser checks seals only over a secure connection (HTTPS).
web-verdict-bad = The dice do not match their seal: do not trust this match.
web-verdict-told = The key matches the seal that the match told before its first draw. This browser was not there to see it: whoever kept the seal can compare it.
web-verdict-kept = The dice were sealed before the first draw, and the key matches the seal that this browser kept since then.
web-branch = Play on from here
web-branch-hint = { $bots ->
    [one] A new match begins after action { $ply }, against a bot. The old one stays as it is.
   *[other] A new match begins after action { $ply }, against { $bots } bots. The old one stays as it is.
}
web-branch-seat = Your seat
web-branch-go = Play on
web-paste-title = Replay a transcript
web-paste-hint = Every match can be saved as a transcript. Paste one, or drop its file here: it is read and forgotten, nothing is kept.
web-paste-file = Choose a file…
web-paste-go = Replay
web-paste-other = Another transcript
web-since = What happened since your last turn
