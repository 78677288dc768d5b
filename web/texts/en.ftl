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
web-seal = Verifiable draws
web-own = My seat…
web-terms = Anyone with the link may watch. { $hints ->
    [yes] Hints are allowed.
   *[no] There are no hints.
}
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
web-to-table = To the table
web-step-back = A step back
web-step-on = A step on
web-paste-title = Replay a transcript
web-since = What happened since your last turn
