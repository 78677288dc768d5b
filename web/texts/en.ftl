# The page, in English.

## Everywhere

web-brand = Pelagos, home page
web-home = Home
web-rules = Rules
web-learn = Learn by playing
web-retry = Try again
web-close = Close
web-other-language = Lire en français
web-other-theme = { $theme ->
    [dark] Light colours
   *[light] Dark colours
}
web-qr = QR code
web-lost = There is nothing at this address.
web-lacking = The server does not answer, and what you asked for is not here yet. It will come as soon as the server answers.
web-lost-hint = The address may be mistyped, or what was here may be gone by now. The games are where they always were.
web-key-hint = The link may have been cut short, or the seat has a new key since. Ask whoever sent it for the whole link.
web-watch = Watch the match
web-unanswered = The server does not answer. Nothing is lost: try again in a moment.

## The first page

web-motto = Board games of the ancient Mediterranean. Alone, around one screen, or far apart.
web-games = Games
web-about-seat = { $seat } · { $what }
web-about-players = { $low ->
    [2] { $high ->
        [2] 2 players
       *[other] 2 to { $high } players
    }
   *[other] { $low } to { $high } players
}
web-about-tyrus = Nine elections, six buildings, and tiles that nobody shows. Bluff, counter, and win three in a row.
web-about-mykerinos = Dig in Egypt for five patrons, each of whom lends a power, then show what you found in the rooms of the museum.
web-about-minos = Found colonies around the Great Sea: choose your dice, sail, build cities, fight. The greatest value wins.
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
web-tables-waiting = { $count ->
    [one] one waits for you
   *[other] { $count } wait for you
}
web-tables-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}
web-call = Your turn in { $game }
web-lobby = Open tables
web-lobby-none = Nobody is waiting just now. Invite friends, and open your table to anyone: it is then listed here.
web-lobby-with = with { $name }
web-lobby-seats = { $open ->
    [one] one seat of { $seats } free
   *[other] { $open } seats of { $seats } free
}
web-lobby-bots = { $bots ->
    [one] a bot
   *[other] { $bots } bots
}
web-somebody = somebody without a name
web-nobody = nobody yet
web-ago = { $unit ->
    [minutes] { $count } min ago
    [hours] { $count } h ago
    [days] { $count ->
        [one] yesterday
       *[other] { $count } days ago
    }
   *[now] just now
}
web-pace-none = no clock
web-pace-live = { $minutes } min + { $seconds } s
web-pace-days = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
}
web-carry = Your matches elsewhere
web-carry-hint = There are no accounts: your matches are in this browser. Take them along to your phone or another computer.
web-carry-open = Carry my matches
web-promises = What we promise
web-promise-dice = Every draw can be checked after the match.
web-promise-bot = The bot sees what you see, and nothing more.
web-promise-rule = Every refusal names the rule behind it.
web-credits-tyrus = Tyrus is a game by Laurent Escoffier and David Franck, published by Descartes/Eurogames.
web-credits-mykerinos = Mykerinos is a game by Nicolas Oury, published by Ystari.
web-credits-minos = Minos is a game by Jean Vanaise and Jean-Claude Sohier, published by Ravensburger.
web-credits = Pelagos is an independent work with its own art and its own words. If you enjoy a game, buy it.

## At the table

web-title-turn = ● Your turn · { $game }
web-skip = To the board
web-you = You
web-takeback = Take back my last action
web-asks = { $name } asks to take back their last action.
web-asked = The others are asked whether you may take it back.
web-asks-pause = { $name } asks to stop the clocks.
web-asked-pause = The others are asked whether the clocks may stop.
web-paused = The clocks stand still.
web-unpause = Let them run
web-left = A bot plays in your place.
web-resigned = You have resigned. A bot plays in your place to the end.
web-come-back = Take my seat back
web-absent = { $name } is away. After ten minutes you may ask to go on without them.
web-go-on = Go on without them
web-agree = Agree
web-decline = Decline
web-resign = Resign
web-resign-sure = Resign for good?
web-bot = Bot
web-bot-seat = { $seat } (bot)
web-bot-named = { $bot } · { $level }
web-level = Level of the bot
web-level-choice = { $level } of 8 · { $name }
web-free = A free seat
web-players = Players
web-log = Log
web-side = Log and talk
web-talk = Talk
web-talk-none = Nothing has been said yet.
web-talk-write = Write to the table
web-talk-send = Send
web-unread = { $count ->
    [one] one new
   *[other] { $count } new
}
web-mute = Mute { $name }
web-says = { $name } says: { $text }
web-clocks = Clocks
web-clock-left = { $time } left
web-clock-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
web-clock-hours = { $count } h
web-clock-paused = paused
web-clock-short = You have less than a minute left.
web-watching = You are watching
web-hint = Hint
web-hint-thinking = Thinking…
web-hint-chance = { $chance }% chance to win
web-hint-next = Next best: { $action }
web-hint-ahead = { $points ->
    [0] About as good.
   *[other] { $points }% less.
}
web-hint-only = Nothing else is possible.
web-hint-line = Then probably:
web-notice = It is your turn in { $game }.
web-board = Board
web-zoom-whole = Whole board
web-dock = Parts of the table
web-rail = Players and log
web-presence = { $here ->
    [here] here
    [bot] a bot
    [caretaker] away, a bot plays on
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
web-unsent = No answer yet. Your move is kept, and will be sent as soon as the server is back.
web-key-changed = Your seat was taken over with a new key.
web-shut = This table can no longer be followed.

## The menu

web-menu = Menu
web-language = Language
web-theme = Colours
web-light = Light
web-dark = Dark
web-confirms = Confirm before playing
web-sound = Sounds
web-notify = Tell me when it is my turn
web-own = My seat…
web-watch-copy = Copy the link for watching
web-watch-copied = The link is copied
web-terms = Anyone with the link may watch. { $hints ->
    [yes] Hints are allowed.
   *[no] There are no hints.
}
web-pause = Ask to stop the clocks
web-leave = Leave my seat to a bot
web-leave-sure = Leave the seat?
web-abort = Break the match off
web-abort-sure = Break off, without a winner?
web-transcript = Transcript

## Sitting down

web-copy = Copy
web-copied = Copied
web-share = Share…
web-join = Sit down
web-curtain = { $name }, take a seat.
web-curtain-hint = Everybody else looks away.
web-curtain-lift = I am { $name }: show my board
web-curtain-wait = One moment…

## The end

web-ended = The match is over.
web-own-result = { $result ->
    [won] You won.
    [shared] You share the win.
   *[lost] You lost.
}
web-shared = { $names } share the win.
web-places = Final places
web-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-again = Play again
web-again-ask = Rematch
web-again-join = Join the rematch
web-again-called = The next match is ready and waiting for you.
web-again-watch = Watch the next match
web-dice-good = All draws were sealed in advance, and this browser has checked the seal.
web-dice-bad = The draws do not match the seal this browser kept at the start: do not trust this match.
web-seal = Verifiable draws

## The rules

web-contents = Contents
web-find-rule = Find a rule or a word
web-found-rules = { $count ->
    [0] No rule found.
    [one] One rule
   *[other] { $count } rules
}
web-other-rules = Rules of the other games:
web-diagram = Diagram:

## Told again

web-replay = Replay
web-replay-so-far = Replay so far
web-to-table = To the table
web-step-back = A step back
web-step-on = A step on
web-paste-title = Replay a transcript
web-since = What happened since your last turn
