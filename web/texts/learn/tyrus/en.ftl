# The lesson of Tyrus, in English: a title for each chapter, then what is said at each step.

learn-tyrus-goal = Two cities, nine elections
learn-tyrus-goal-1 = Welcome to Tyre. You are Brown and this is your city: a citadel, a market and a temple. Beige has the same three across the water.
learn-tyrus-goal-2 = Nine elections are held. Win three in a row and the game is yours at once; otherwise whoever has won more of the nine wins.

learn-tyrus-tiles = Tiles and guilds
learn-tyrus-tiles-1 = This is your hand: nine of your thirty tiles. Each belongs to a guild, soldiers, merchants or priests, and is worth 1 to 10; you have one of each value in every guild. Beige owns the same.
learn-tyrus-tiles-2 = The card says what is elected: a general. So this time the two citadels matter, and soldiers vote.

learn-tyrus-vote = Vote
learn-tyrus-vote-1 = Votes count at home. Touch your 8 of soldiers, then your citadel.
learn-tyrus-vote-2 = Well placed. You take turns until each has placed three tiles; a placed tile is never moved. Beige has just answered, in your citadel.

learn-tyrus-hidden = What is hidden
learn-tyrus-hidden-1 = You see faces on your own tiles only. Of Beige’s tile you know that it is there, and when it came. Beige sees as little of yours.
learn-tyrus-hidden-2 = Still, you can guess. The strip between the cities says who does what: for a general, soldiers vote, merchants counter, priests protect. A tile in your citadel may well be merchants.

learn-tyrus-protect = Protect
learn-tyrus-protect-1 = Priests in your citadel strike out those merchants before they can strike your soldiers. Place your 4 of priests in your citadel.

learn-tyrus-counter = Counter
learn-tyrus-counter-1 = Beige has placed a tile in its own citadel: surely soldiers. Merchants counter soldiers, and you may place tiles across the water too.
learn-tyrus-counter-2 = Your third and last tile of this election: place your 5 of merchants in Beige’s citadel.

learn-tyrus-count = The count
learn-tyrus-count-1 = Six tiles stand, so both citadels are shown. Yours: your 8 of soldiers votes. A 6 of merchants counters it, but your 4 of priests strikes out 4 of that. 8 − (6 − 4) = 6.
learn-tyrus-count-2 = Beige’s: a 7 of soldiers votes, your 5 of merchants strikes out 5. 7 − 5 = 2. You win the general, 6 to 2! Equal sums would have made the election null.
learn-tyrus-count-3 = Shown tiles leave the game for good. Each of you draws three new ones, and the next card is turned.
learn-tyrus-count-4 = Every other tile stays where it is, still hidden, like the one that Beige has left in your market. It waits for a chief merchant to be elected.

learn-tyrus-bluff = Bluff
learn-tyrus-bluff-1 = Now a high priest: priests vote, soldiers counter, merchants protect. Beige starts this time, with a tile in its own temple.
learn-tyrus-bluff-2 = You need not fight for every office. From behind, a 1 looks just like a 10: place your 1 of soldiers in Beige’s temple.
learn-tyrus-bluff-3 = Beige takes the bait and adds a tile to its temple, probably merchants, to protect itself against your little 1.

learn-tyrus-patience = Think ahead
learn-tyrus-patience-1 = A tile may go into any of the six buildings, whatever is elected now. Put your 9 of merchants into your market, for later.
learn-tyrus-patience-2 = Your third tile, and a small one will do: place your 2 of priests in your temple.
learn-tyrus-patience-3 = Beige has the high priest, 17 votes strong. But it spent a 9, an 8 and another 8, and you a 1: a good trade. Strength spent here is missing elsewhere.

learn-tyrus-alone = On your own
learn-tyrus-alone-1 = A chief merchant is elected: merchants vote, priests counter, soldiers protect. Your 9 of merchants already stands in your market, and so does a tile of Beige’s.
learn-tyrus-alone-2 = You start, and you decide. Vote in your market, protect it, or counter in Beige’s: place your first tile.
learn-tyrus-alone-3 = Beige has placed a tile at home. Your second tile?
learn-tyrus-alone-4 = And now one in your market. Your third tile?
learn-tyrus-alone-5 = Read the count from top to bottom: votes, what strikes them out, what protects them. The larger number wins the representative.

learn-tyrus-row = Three in a row
learn-tyrus-row-1 = Later in the game. Elections 3 and 4 went to you; this fifth one, for a high priest, would be the third in a row.
learn-tyrus-row-2 = Your 9 and 7 of priests vote in your temple, but a tile of Beige’s stands beside them. Merchants protect priests: place your 6 of merchants there.
learn-tyrus-row-3 = You: 16 − (9 − 6) = 13. Beige: 13 votes too, but the 6 of soldiers that you hid in its temple an election ago strikes out 6. 13 to 7!
learn-tyrus-row-4 = Three in a row: you have won. Without that, nine elections are played and whoever has more representatives wins; if you are level, the three tiles left in each hand decide.

learn-tyrus-done = That is all of Tyrus. Give up cheaply what you cannot win, make your opponent overpay for it, and hide your best tiles in good time.
