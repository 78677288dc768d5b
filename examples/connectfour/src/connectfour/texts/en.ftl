# Connect four, in English.

connectfour-seat = { $seat ->
    [yellow] Yellow
   *[red] Red
}
connectfour-column = column { $column }
connectfour-drop = { connectfour-seat } drops a disc into column { $column }.

connectfour-over = The game is over.
connectfour-turn = It is { connectfour-seat }’s turn.
connectfour-full = The column is full.

connectfour-reason-four = { connectfour-seat } wins with four in a row.
connectfour-reason-draw = The board is full: a draw.
connectfour-reason-resigned = { connectfour-seat } wins: the other side resigned.
