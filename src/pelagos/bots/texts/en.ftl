# What people call the levels of a bot, from the weakest to the strongest.
bot-level = { $level ->
    [1] Castaway
    [2] Deckhand
    [3] Rower
    [4] Fisher
    [5] Trader
    [6] Pilot
    [7] Captain
   *[8] Navarch
}
