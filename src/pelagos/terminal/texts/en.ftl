# The terminal, in English.

terminal-welcome = { $game }. Type a number, a name or a whole action; “help” lists the rest.
terminal-mode = Who plays?
terminal-mode-bot = you against { $bots ->
    [one] a bot
   *[other] { $bots } bots
}
terminal-mode-people = { $people ->
    [2] two
    [3] three
    [4] four
   *[other] { $people }
} people at this keyboard
terminal-level = How strong?
terminal-mode-again = A number from 1 to { $count }?
terminal-help = A number or a name chooses; a whole action such as { $example } plays at once.
    back: choose the first part again
    board: see the whole board again
    undo: take back your last action, where the rules allow it
    why ACTION: ask which rule forbids an action
    save FILE: write the game so far to a new file (it shows everything)
    resign: give up
    quit: leave
terminal-curtain = { $seat }, please sit down. The other player looks away.
terminal-curtain-key = Press Enter when you are ready.
terminal-since = Since your last action:
terminal-your-turn = { $seat } to move.
terminal-choose = Choose
terminal-then = then
terminal-unclear = “{ $text }” is not a choice here. Expected a number from 1 to { $count }, a name above, an action such as { $example }, or “help”.
terminal-no-action = “{ $text }” is no action of this game. Expected one such as { $example }.
terminal-allowed = Nothing forbids { $text } now.
terminal-refused = { $reason } [{ $rule }]
terminal-saved = The game is in { $file }.
terminal-exists = There is a file { $file } already: nothing was written. Choose another name.
terminal-not-saved = The game could not be written to “{ $file }”. Expected the name of a new file in a folder that exists.
terminal-sure = Resign? Type “resign” once more to do so.
terminal-over = The game is over.
terminal-keep = To keep the game, type the name of a file; or just Enter
terminal-replay = { $game }, { $plies } plies
terminal-seats = { $seat }: { $name }
terminal-goes-on = The game is not over: { $seat } to move.
terminal-goes-on-chance = The game is not over: chance decides next.
terminal-resigns = { $seat } resigns.

## The full screen

terminal-person = a person
terminal-you = you
terminal-seat-count = Seats
terminal-setup-begin = Begin
terminal-setup-keys = ↑ ↓ choose a row, ← → change it, Enter begins, q leaves.
terminal-thinking = { $seat } is thinking…
terminal-final = Play this? It cannot be taken back.
terminal-final-yes = Play it
terminal-final-no = Choose again
terminal-resign = Resign?
terminal-resign-yes = Resign
terminal-resign-no = Play on
terminal-leave = Leave? The game is kept only if you have saved it.
terminal-leave-yes = Leave
terminal-leave-no = Stay
terminal-confirms = { $asks ->
    [yes] You will be asked before anything that cannot be taken back.
   *[no] You will no longer be asked before what cannot be taken back.
}
terminal-after = v steps through the game, s saves it, q leaves.
terminal-entry-type = an action, a name or a number, then Enter
terminal-entry-why = which action? then Enter
terminal-entry-save = name of a new file, then Enter (it shows everything)
terminal-key-undo = u Undo
terminal-key-why = w Why not
terminal-key-type = / Type
terminal-key-log = l Log
terminal-key-save = s Save
terminal-key-help = ? Help
terminal-key-quit = q Leave
terminal-key-before = ← Back
terminal-key-after = → On
terminal-key-turn = ↓ Next turn
terminal-ply = Ply { $ply } of { $plies }
terminal-app-help = What may be chosen is underlined on the board and listed below it. Click it, or mark it with the arrow keys and press Enter. Click anything else on the board, and you hear which rule forbids it.
    {""}
    Esc      take back the last touch, close what is open
    u        undo your last action, where the rules allow it
    /        type an action, a name or a number
    w        ask which rule forbids an action
    l        read the log
    c        ask, or no longer ask, before what is final
    s        save the game to a file (it shows everything)
    r        resign
    v        step through the game once it is over
    q        leave
    PgUp PgDn Home End   move along the board
    {""}
    Any key closes this page.
terminal-replay-help = ← →      one ply back or on
    ↑ ↓      to where a turn begins
    Home End   the start and the end
    PgUp PgDn  move along the board
    l        read the log; a click on a line goes there
    q        leave
    {""}
    Any key closes this page.
