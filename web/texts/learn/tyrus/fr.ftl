# La leçon de Tyrus, en français : un titre par chapitre, puis ce qui est dit à chaque étape.

learn-tyrus-goal = Deux cités, neuf élections
learn-tyrus-goal-1 = Bienvenue à Tyr. Vous êtes Brun et voici votre cité : une citadelle, un marché et un temple. Beige a les mêmes de l’autre côté de l’eau.
learn-tyrus-goal-2 = Il y aura neuf élections. Gagnez-en trois de suite et la partie est à vous sur-le-champ ; sinon, qui en a remporté le plus l’emporte.

learn-tyrus-tiles = Tuiles et corporations
learn-tyrus-tiles-1 = Voici votre main : neuf de vos trente tuiles. Chacune appartient à une corporation, soldats, marchands ou prêtres, et vaut de 1 à 10 ; vous avez une tuile de chaque valeur par corporation. Beige a les mêmes.
learn-tyrus-tiles-2 = La carte dit ce qu’on élit : un général. Cette fois, ce sont donc les deux citadelles qui comptent, et les soldats votent.

learn-tyrus-vote = Voter
learn-tyrus-vote-1 = On vote chez soi. Touchez votre 8 de soldats, puis votre citadelle.
learn-tyrus-vote-2 = Bien joué. Chacun pose à son tour, jusqu’à trois tuiles par personne ; une tuile posée ne bouge plus. Beige vient de répondre, dans votre citadelle.

learn-tyrus-hidden = Ce qui est caché
learn-tyrus-hidden-1 = Vous ne voyez que les faces de vos propres tuiles. De celle de Beige, vous savez qu’elle est là, et quand elle est arrivée. Beige n’en sait pas plus sur les vôtres.
learn-tyrus-hidden-2 = On peut tout de même deviner. La bande entre les deux cités rappelle qui fait quoi : pour un général, les soldats votent, les marchands contrent, les prêtres protègent. Une tuile dans votre citadelle, ce sont sans doute des marchands.

learn-tyrus-protect = Protéger
learn-tyrus-protect-1 = Des prêtres dans votre citadelle annulent ces marchands avant qu’ils n’annulent vos soldats. Posez votre 4 de prêtres dans votre citadelle.

learn-tyrus-counter = Contrer
learn-tyrus-counter-1 = Beige a posé une tuile dans sa propre citadelle : des soldats, sûrement. Les marchands contrent les soldats, et vous pouvez aussi poser de l’autre côté de l’eau.
learn-tyrus-counter-2 = Votre troisième et dernière tuile de cette élection : posez votre 5 de marchands dans la citadelle de Beige.

learn-tyrus-count = Le décompte
learn-tyrus-count-1 = Six tuiles sont posées : on dévoile les deux citadelles. Chez vous, votre 8 de soldats vote. Un 6 de marchands le contre, mais votre 4 de prêtres en annule 4. 8 − (6 − 4) = 6.
learn-tyrus-count-2 = Chez Beige, un 7 de soldats vote et votre 5 de marchands en annule 5. 7 − 5 = 2. Le général est à vous, 6 à 2 ! À égalité, l’élection aurait été nulle.
learn-tyrus-count-3 = Les tuiles dévoilées quittent la partie pour de bon. Chacun en pioche trois nouvelles, et l’on retourne la carte suivante.
learn-tyrus-count-4 = Toutes les autres restent en place, toujours cachées, comme celle que Beige a laissée dans votre marché. Elle attend l’élection d’un chef des marchands.

learn-tyrus-bluff = Bluffer
learn-tyrus-bluff-1 = On élit maintenant un grand prêtre : les prêtres votent, les soldats contrent, les marchands protègent. Beige commence, par une tuile dans son propre temple.
learn-tyrus-bluff-2 = Rien ne vous oblige à vous battre pour chaque charge. De dos, un 1 ressemble à s’y méprendre à un 10 : posez votre 1 de soldats dans le temple de Beige.
learn-tyrus-bluff-3 = Beige mord à l’hameçon et ajoute une tuile à son temple, des marchands sans doute, pour se protéger de votre petit 1.

learn-tyrus-patience = Voir loin
learn-tyrus-patience-1 = Une tuile peut aller dans n’importe lequel des six bâtiments, quelle que soit l’élection en cours. Mettez votre 9 de marchands dans votre marché, pour plus tard.
learn-tyrus-patience-2 = Votre troisième tuile, et une petite suffira : posez votre 2 de prêtres dans votre temple.
learn-tyrus-patience-3 = Beige a son grand prêtre, fort de 17 voix. Mais il y a laissé un 9, un 8 et encore un 8, et vous un 1 : la bonne affaire ! Ce qu’on dépense ici manque ailleurs.

learn-tyrus-alone = Seul aux commandes
learn-tyrus-alone-1 = On élit un chef des marchands : les marchands votent, les prêtres contrent, les soldats protègent. Votre 9 de marchands est déjà dans votre marché, et une tuile de Beige aussi.
learn-tyrus-alone-2 = Vous commencez, et c’est vous qui décidez. Voter dans votre marché, le protéger, ou contrer dans celui de Beige : posez votre première tuile.
learn-tyrus-alone-3 = Beige a posé une tuile chez lui. Votre deuxième tuile ?
learn-tyrus-alone-4 = Et maintenant une dans votre marché. Votre troisième tuile ?
learn-tyrus-alone-5 = Lisez le décompte de haut en bas : les voix, ce qui les annule, ce qui les protège. Le plus grand nombre remporte le représentant.

learn-tyrus-row = Trois de suite
learn-tyrus-row-1 = Plus tard dans la partie. Les élections 3 et 4 étaient à vous ; cette cinquième, pour un grand prêtre, serait la troisième de suite.
learn-tyrus-row-2 = Votre 9 et votre 7 de prêtres votent dans votre temple, mais une tuile de Beige se tient à côté. Les marchands protègent les prêtres : posez-y votre 6 de marchands.
learn-tyrus-row-3 = Vous : 16 − (9 − 6) = 13. Beige : 13 voix aussi, mais le 6 de soldats que vous aviez caché dans son temple à l’élection précédente en annule 6. 13 à 7 !
learn-tyrus-row-4 = Trois de suite : vous avez gagné. Sans cela, on joue neuf élections et qui a le plus de représentants l’emporte ; à égalité, les trois tuiles restées en main décident.

learn-tyrus-done = Vous savez tout de Tyrus. Cédez à bas prix ce que vous ne pouvez gagner, faites-le payer cher à l’autre, et cachez à temps vos meilleures tuiles.
