# What the engine itself says.

undo-nothing = Nothing has been played yet.
undo-over = The game is over.
undo-nature = Chance has spoken since: that cannot be taken back.
undo-other = Another player has played since.
undo-turn = The turn is finished.
undo-shown = Something hidden has been shown: that cannot be taken back.
match-resigned = The match ended when a seat resigned.
match-aborted = The match was broken off before everybody had played: nobody wins.
