# La leçon de Mykerinos, en français : un titre par chapitre, puis ce qui est dit à chaque étape.

learn-mykerinos-goal = Fouiller, puis exposer
learn-mykerinos-goal-1 = L’Égypte, il y a cent ans. Vous êtes Bleu et vous fouillez cette région, face à Rouge et à Vert, avec onze cubes par saison.
learn-mykerinos-goal-2 = Ce que vous trouvez s’expose dans ce Muséum. Au bout de quatre saisons, qui a le plus de points l’emporte.

learn-mykerinos-region = La région
learn-mykerinos-region-1 = La région est faite de zones, et chaque zone de deux parcelles côte à côte. Le cartouche au milieu d’une parcelle donne ses points, s’il y en a, et son mécène.
learn-mykerinos-region-2 = Voici des pyramides : personne n’y fouille, à moins d’une aide bien placée.

learn-mykerinos-dig = Ouvrir une fouille
learn-mykerinos-dig-1 = À votre tour, vous faites une seule chose. La plus simple : un cube sur n’importe quelle case libre. Ouvrez une fouille sur la case encadrée.
learn-mykerinos-dig-2 = Rouge vous a suivi dans la même zone. Vert est allé ailleurs.

learn-mykerinos-extend = Étendre
learn-mykerinos-extend-1 = Ou bien on étend : deux cubes d’un coup, le premier à côté d’un de vos cubes. Appuyez sur Étendre, puis touchez la case encadrée.
learn-mykerinos-extend-2 = Le second cube se pose à côté du premier.

learn-mykerinos-elsewhere = Point trop n’en faut
learn-mykerinos-elsewhere-1 = Vous êtes premier dans cette zone avec trois cubes, Rouge deuxième avec un. Le premier et le deuxième gagnent toujours quelque chose : d’autres cubes seraient perdus ici.
learn-mykerinos-elsewhere-2 = Mieux vaut être aussi ailleurs. Ouvrez une deuxième fouille, plus bas.

learn-mykerinos-pass = Passer
learn-mykerinos-pass-1 = Un cube, c’est peu, et quelqu’un peut venir vous égaler. Mais à égalité, qui a passé plus tôt l’emporte.
learn-mykerinos-pass-2 = Cela vous suffit, et les cubes non posés serviront aux saisons suivantes. Appuyez sur Passer.
learn-mykerinos-pass-3 = La première place de l’échelle de départage est à vous. Rouge vous a bien égalé ; puis Vert a passé, puis Rouge. Les fouilles de la saison sont finies.

learn-mykerinos-survey = Le relevé
learn-mykerinos-survey-1 = On relève maintenant les zones, l’une après l’autre. Dans celle-ci vous êtes premier : vous prenez une parcelle, ou vous réservez une salle du Muséum.
learn-mykerinos-survey-2 = La parcelle de Lord Lemon rapporte 2 points sur-le-champ. Touchez-la pour la prendre.
learn-mykerinos-survey-3 = Deux points, et Lord Lemon est désormais votre mécène. Rouge, deuxième, a pris l’autre parcelle ; les cubes ont regagné les réserves générales. La zone 2 est relevée elle aussi.

learn-mykerinos-museum = Le Muséum
learn-mykerinos-museum-1 = Ici, Rouge et vous avez un cube chacun. Vous avez passé plus tôt : vous êtes premier.
learn-mykerinos-museum-2 = Pensez à la fin : chaque carte rapportera la meilleure salle que vous tenez dans l’aile de son mécène, ou 1 si vous n’en tenez aucune. Voici l’aile de Lord Lemon.
learn-mykerinos-museum-3 = Pas de parcelle cette fois : réservez la salle 3 dans l’aile de Lord Lemon.
learn-mykerinos-museum-4 = Chacune de vos cartes Lemon vaudra maintenant 3 à la fin. Une salle se garde toute la partie.

learn-mykerinos-patrons = Les mécènes
learn-mykerinos-patrons-1 = Une nouvelle saison apporte une nouvelle région et onze cubes de plus. Qui a passé en dernier commence : Rouge.
learn-mykerinos-patrons-2 = Et les mécènes vous aident, une fois par carte et par saison. Le Colonel Tangerine étend une fouille avec trois cubes, Mrs Blackmore en ouvre une avec deux, Sir Brown réserve une salle, Lady Violet donne un cube de plus, Lord Lemon permet de fouiller une pyramide.
learn-mykerinos-patrons-3 = Au lieu d’une fouille ordinaire, faites appel à Lord Lemon : touchez sa carte.
learn-mykerinos-patrons-4 = Vous pouvez maintenant ce que nul autre ne peut : fouillez sur cette pyramide.
learn-mykerinos-patrons-5 = Rouge et Vert ont passé. Le dernier en lice n’a plus qu’une action, une seule. Vous en avez assez : passez.

learn-mykerinos-five = Les plus belles salles
learn-mykerinos-five-1 = Seul dans cette zone, vous choisissez une fois. La salle 3 que vous tenez dans l’aile de Lord Lemon s’ouvre sur la 5 derrière elle ; on n’entre dans une salle 5 que par une salle voisine que l’on tient.
learn-mykerinos-five-2 = Réservez la salle 5.
learn-mykerinos-five-3 = Désormais, chaque carte Lemon vaudra 5 pour vous à la fin. À vous de les collectionner !

learn-mykerinos-exhibition = L’exposition
learn-mykerinos-exhibition-1 = Deux saisons plus tard, on compte tout. En chemin, vos parcelles vous ont rapporté 22 points.
learn-mykerinos-exhibition-2 = Puis chaque carte rapporte selon son aile : quatre Lemon à 5 font 20. Dans les autres ailes vous ne tenez aucune salle, et ces cartes rapportent 1 chacune.
learn-mykerinos-exhibition-3 = Cinq mécènes différents forment une série, pour 5 de plus. Avec 52 points, vous gagnez. À égalité, les cubes restés dans les réserves personnelles auraient tranché.

learn-mykerinos-done = Ne vous battez pas trop pour une zone, passez à temps et préparez vos ailes. Gardez des cubes pour la quatrième saison : sa région est moitié plus grande. À deux, chacun pose aussi des cubes du neutre (vert), qui prend des parcelles comme un troisième joueur.
