# The end.

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
