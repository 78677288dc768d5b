# The lesson of Minos, in English: a title for each chapter, then what is said at each step.

learn-minos-goal = A ship and 25 talents
learn-minos-goal-1 = The Aegean, long ago. You are Purple. Your ship lies here, on the fish space, in peace beside Vermilion’s.
learn-minos-goal-2 = You will found colonies. What they are worth is your value, shown here; the highest value wins in the end.

learn-minos-map = The map
learn-minos-map-1 = Kreta is a site, where a colony can stand, and the circle in the water is its harbour. Ships go from sea to sea, and into harbours.
learn-minos-map-2 = Guardians stay on land and walk along the routes, from point to point. Ships carry nobody.

learn-minos-roll = Roll
learn-minos-roll-1 = Each turn begins with six dice. Up to twice you may throw some of them again and keep the others.
learn-minos-roll-2 = Scales bring talents, as many as your value, which is still 0. Touch one to throw it again.
learn-minos-roll-3 = I have picked the other one for you. Throw both again.
learn-minos-roll-4 = A joker and a third build: very good. You could throw once more, but keep these.

learn-minos-sail = Sail
learn-minos-sail-1 = Now dice are spent, one at a time. A gull gives 5 movement points: use it.
learn-minos-sail-2 = Each step costs a point. Touch your ship, then the Cretan Sea.
learn-minos-sail-3 = Touch your ship again, then the harbour of Kreta.

learn-minos-build = Found a colony
learn-minos-build-1 = A build die gives 1 building point. Use one.
learn-minos-build-2 = You have a piece here, so you may build. A first building costs 1 point and 5 talents: touch Kreta, then the port.
learn-minos-build-3 = Your first colony! With its first building a guardian has come too, free of charge.

learn-minos-more = Make it grow
learn-minos-more-1 = A second building costs 2 points and 12 talents. Use another build die; I will use the third.
learn-minos-more-2 = Two points. Build a warehouse on Kreta.
learn-minos-more-3 = A port or a house adds 1 to your value, a warehouse 2. Yours is 3 now.

learn-minos-hold = Hold it
learn-minos-hold-1 = Three movement points are left. Sail out of the harbour, back to the Cretan Sea.
learn-minos-hold-2 = Kreta stays yours, for the guardian holds it. Once the last piece leaves a colony it is nobody’s, and whoever arrives has it.
learn-minos-hold-3 = Your joker could stand for any of the other symbols but the star. This time let it go, and end your turn.
learn-minos-hold-4 = Vermilion has founded a colony at Miletos, and its ship has come out again, next to yours.

learn-minos-income = Income and rings
learn-minos-income-1 = Your second turn. I throw the dice for you, and keep them all.
learn-minos-income-2 = Scales come before everything else. Use one; I will use the other.
learn-minos-income-3 = Each has brought 3 talents, your value. The larger your colonies, the richer you are.
learn-minos-income-4 = An arrow brings a ring. Use it.
learn-minos-income-5 = A ring lets you throw dice again in a duel. You will need it soon.

learn-minos-attack = Attack
learn-minos-attack-1 = First, wind: use the gull.
learn-minos-attack-2 = Moving onto a foreign piece is an attack, allowed from the second round on. Vermilion’s ship is one step away.
learn-minos-attack-3 = Attack: touch your ship, then the Sea of Icarus.

learn-minos-duel = A duel
learn-minos-duel-1 = You throw six dice. An arrow counts 3, a joker 2, a star 1, and one of each together 10. Two arrows and a joker: 8 so far.
learn-minos-duel-2 = Your ring is worth one more throw, of any dice but scales. Touch a gull; I will pick the other.
learn-minos-duel-3 = Now throw both again.
learn-minos-duel-4 = A star! Arrow, joker and star make 10, the second arrow 3: 13 in all. Vermilion has 4, and no ring. Had it been level, the defender would have won.
learn-minos-duel-5 = Vermilion’s ship is gone, and yours has taken its place. Colonies are taken the same way, by beating every piece there, one by one.

learn-minos-wall = Walls
learn-minos-wall-1 = Another round goes by. Then I throw for you once more: two scales bring 6 talents, three build dice 3 points.
learn-minos-wall-2 = A wall always costs 4 points. A star adds 1 to a symbol that you have used: use it with build.
learn-minos-wall-3 = Four points. Build a wall on Kreta, its third building, for 18 talents.
learn-minos-wall-4 = A wall doubles its colony: your value has gone from 3 to 6. A site holds four buildings, and with the fourth it is a city.

learn-minos-end = How it ends
learn-minos-end-1 = As soon as every site has a building and there are two cities, the game ends. The highest value wins; if that is level, the most talents.
learn-minos-end-2 = One thing more: for 5 talents, a colony with two ports launches a ship, and one with two houses recruits a guardian.

learn-minos-done = Build warehouses and double them with a wall, leave a guardian behind, and have a few rings before somebody comes to visit. You learnt on the Aegean; the larger map is the Great Sea.
