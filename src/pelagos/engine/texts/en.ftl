# What the engine itself says.

undo-nothing = Nothing has been played yet.
undo-over = The game is over.
undo-nature = Chance has spoken since: that cannot be taken back.
undo-other = Another player has played since.
undo-turn = The turn is finished.
undo-shown = Something hidden has been shown: that cannot be taken back.
match-resigned = The match ended when a seat resigned.
match-aborted = The match was broken off before everybody had played: nobody wins.

## A transcript that cannot be read

transcript-text = expected text, got { $got }
transcript-twice = '{ $key }' is given twice
transcript-endless = the header does not end: is the file cut off?
transcript-missing = the header has no '{ $key }': is the file cut off?
transcript-plies = expected { $expected } plies, got { $got }: is the file cut off?
transcript-cut = the last line does not end: is the file cut off?
transcript-header = expected a header line such as '{ $example }', got '{ $got }'
transcript-json = { $key }: expected JSON, got '{ $got }'
transcript-line = expected 'PLY SEAT ACTION', got '{ $got }'
transcript-shape = { $key }: expected { $shape ->
    [number] a number
    [names] a list of names
    [object-or-null] an object or null
   *[object] an object
}, got { $got }
transcript-format = pelagos: expected format { $expected }, got { $got }
transcript-game = expected a game that is installed here, got '{ $got }'
transcript-version = version: expected { $expected } of { $game }, got { $got }
transcript-option = { $key }: expected what { $game } can be played with, got something else
transcript-seat = expected one of { $expected }, got '{ $got }'
transcript-ply = expected ply { $expected }, got { $got }
transcript-over = expected the end, got { $got }: it is over
transcript-turn = expected { $expected } to move, got '{ $got }'
transcript-hidden = the action is hidden ({ $got }). A transcript that was saved before the end keeps others’ secrets: save it again once the match is over
transcript-action = expected an action of this game, got '{ $got }'
transcript-result = result: expected { $expected } from these actions, got { $got }
