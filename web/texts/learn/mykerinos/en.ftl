# The lesson of Mykerinos, in English: a title for each chapter, then what is said at each step.

learn-mykerinos-goal = Dig, then exhibit
learn-mykerinos-goal-1 = Egypt, a hundred years ago. You are Blue and dig in this region, against Red and Green, with eleven cubes each season.
learn-mykerinos-goal-2 = What you find is shown in this museum. After four seasons whoever has the most points wins.

learn-mykerinos-region = The region
learn-mykerinos-region-1 = The region is made of areas, and each area of two parcels side by side. The cartouche in the middle of a parcel shows its points, if any, and its patron.
learn-mykerinos-region-2 = These are pyramids: nobody may dig there, unless somebody important helps.

learn-mykerinos-dig = Open an excavation
learn-mykerinos-dig-1 = You do one thing a turn. The simplest: one cube on any free space. Open an excavation on the space that is ringed.
learn-mykerinos-dig-2 = Red has followed you into the same area. Green has gone elsewhere.

learn-mykerinos-extend = Extend
learn-mykerinos-extend-1 = Or you extend: two cubes at once, the first next to any cube of yours. Press Extend, then touch the ringed space.
learn-mykerinos-extend-2 = The second cube goes next to the first.

learn-mykerinos-elsewhere = Enough is enough
learn-mykerinos-elsewhere-1 = You are first in this area with three cubes, Red is second with one. First and second always gain something, so more cubes here would be wasted.
learn-mykerinos-elsewhere-2 = Better to be somewhere else as well. Open a second excavation down here.

learn-mykerinos-pass = Pass
learn-mykerinos-pass-1 = One cube is little, and somebody may come and match it. But ties go to whoever passed earlier.
learn-mykerinos-pass-2 = You are content, and cubes not placed are kept for later seasons. Press Pass.
learn-mykerinos-pass-3 = Yours is the first place on the passing scale. Red did match your cube; then Green passed, then Red. The digging is over for this season.

learn-mykerinos-survey = The survey
learn-mykerinos-survey-1 = Now the areas are surveyed, one after the other. In this one you are first: you take a parcel, or you book a room in the museum.
learn-mykerinos-survey-2 = Lord Lemon’s parcel is worth 2 points at once. Touch it to take it.
learn-mykerinos-survey-3 = Two points, and Lord Lemon is now your patron. Red, second, took the other parcel; the cubes went back to the general stocks. Area 2 has been surveyed as well.

learn-mykerinos-museum = The museum
learn-mykerinos-museum-1 = Here Red and you have a cube each. You passed earlier, so you are first.
learn-mykerinos-museum-2 = Think of the end: each card will score the best room you hold in its patron’s wing, or 1 if you hold none. This is Lord Lemon’s wing.
learn-mykerinos-museum-3 = Take no parcel this time: book the room worth 3 in Lord Lemon’s wing.
learn-mykerinos-museum-4 = Each Lemon card of yours is now worth 3 at the end. Rooms are kept for the whole game.

learn-mykerinos-patrons = Patrons
learn-mykerinos-patrons-1 = A new season brings a new region and eleven more cubes. Whoever passed last begins: Red.
learn-mykerinos-patrons-2 = And patrons lend a hand, each card once a season. Colonel Tangerine extends an excavation by three cubes, Mrs Blackmore opens one with two cubes, Sir Brown books a room, Lady Violet gives one more cube, Lord Lemon lets you dig on a pyramid.
learn-mykerinos-patrons-3 = Instead of an ordinary excavation, call on Lord Lemon: touch his card.
learn-mykerinos-patrons-4 = Now you may do what nobody else may: dig on this pyramid.
learn-mykerinos-patrons-5 = Red and Green have passed. The last one still in has exactly one more action. You have enough: pass.

learn-mykerinos-five = The best rooms
learn-mykerinos-five-1 = Alone in this area, you choose once. The 3 that you hold in Lord Lemon’s wing opens onto the 5 behind it; a room worth 5 can only be reached from a room beside it that you hold.
learn-mykerinos-five-2 = Book the 5.
learn-mykerinos-five-3 = From now on every Lemon card is worth 5 to you at the end. So collect Lemons!

learn-mykerinos-exhibition = The exhibition
learn-mykerinos-exhibition-1 = Two seasons later everything is counted. Your parcels have brought 22 points on the way.
learn-mykerinos-exhibition-2 = Then each card scores its wing: four Lemons at 5 make 20. In the other wings you hold no room, so those cards score 1 each.
learn-mykerinos-exhibition-3 = Five different patrons make a set, for 5 more. With 52 points you win. Had it been level, the cubes left in the personal stocks would decide.

learn-mykerinos-done = Do not overfight for one area, pass in good time, and prepare your wings. Save cubes for the fourth season: its region is half as large again. With two players, each of you also places cubes of the neutral (green), which takes parcels like a third player.
