# Breakthrough, in English.

breakthrough-seat = { $seat ->
    [white] White
   *[black] Black
}
breakthrough-touch = { $kind ->
    [piece] piece on { $square }
   *[square] empty square { $square }
}

## Actions

breakthrough-move = { breakthrough-seat } moves from { $origin } to { $goal }.
breakthrough-take = { breakthrough-seat } takes on { $goal } from { $origin }.

## Refusals

breakthrough-over = The game is over.
breakthrough-turn = It is { breakthrough-seat }’s turn.
breakthrough-piece = Choose one of your own pieces: none stands on { $square }.
breakthrough-far = A piece goes one square forward, straight ahead or diagonally.
breakthrough-blocked = Straight ahead, a piece can only go to an empty square.
breakthrough-own = A piece never takes one of its own side.
breakthrough-stuck = The piece on { $square } cannot move: others stand in its way.

## The board

breakthrough-legend = o White, x Black; last move: { $last ->
    [none] none yet
   *[other] { $last }
}

## The end

breakthrough-reason-reached = { breakthrough-seat } wins by reaching the far row.
breakthrough-reason-captured = { breakthrough-seat } wins by taking the last piece.
breakthrough-reason-resigned = { breakthrough-seat } wins: the other side resigned.
