# What people call the levels of a bot, from the weakest to the strongest.
bot-level-1 = Castaway
bot-level-2 = Deckhand
bot-level-3 = Rower
bot-level-4 = Fisher
bot-level-5 = Trader
bot-level-6 = Pilot
bot-level-7 = Captain
bot-level-8 = Navarch
