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
