# The terminal, in English.

terminal-welcome = { $game }: type a number, a name or a whole action. “help” lists the rest.
terminal-mode = Who plays?
terminal-mode-bot = you against a bot
terminal-mode-people = two people at this keyboard
terminal-help = A number or a name chooses; a whole action such as { $example } plays at once.
    back         choose the first part again
    undo         take back your last action, where the rules of the table allow it
    why ACTION   ask which rule forbids an action
    save FILE    write the game so far to a file (it shows everything)
    resign       give up
    quit         leave
terminal-curtain = { $seat }, please sit down. The other player looks away.
terminal-curtain-key = Press Enter when you are ready.
terminal-since = Since your last action:
terminal-your-turn = { $seat } to move.
terminal-choose = Choose
terminal-then = then
terminal-unclear = { $text } is not a choice here. { $expected }
terminal-expected = Expected a number from 1 to { $count }, a name above, or an action such as { $example }.
terminal-allowed = Nothing forbids { $text } now.
terminal-refused = { $reason } [{ $rule }]
terminal-saved = The game is in { $file }.
terminal-not-saved = { $file } could not be written: { $reason }
terminal-sure = Resign? Type “resign” once more to do so.
terminal-over = The game is over.
terminal-replay = { $game }, { $plies } plies
terminal-seats = { $seat }: { $name }
terminal-unnamed = no name given
terminal-goes-on = The game is not over: { $seat } is to move.
terminal-nature = chance
terminal-resigns = { $seat } resigns.
