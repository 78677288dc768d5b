# La leçon de Minos, en français : un titre par chapitre, puis ce qui est dit à chaque étape.

learn-minos-goal = Un navire et 25 talents
learn-minos-goal-1 = La mer Égée, il y a bien longtemps. Vous êtes Pourpre. Votre navire est ici, sur la case du poisson, en paix avec celui de Vermillon.
learn-minos-goal-2 = Vous allez fonder des colonies. Leur valeur totale est la vôtre, indiquée ici ; à la fin, la plus grande l’emporte.

learn-minos-map = La carte
learn-minos-map-1 = Kreta est un site, où peut se dresser une colonie, et le cercle dans l’eau est son mouillage. Les navires vont de mer en mer et dans les mouillages.
learn-minos-map-2 = Les gardiens restent à terre et suivent les routes, d’étape en étape. Les navires ne transportent personne.

learn-minos-roll = Lancer
learn-minos-roll-1 = Chaque tour commence par six dés. Par deux fois, vous pouvez relancer ceux que vous voulez et garder les autres.
learn-minos-roll-2 = Une balance rapporte autant de talents que votre valeur : rien encore. Touchez-en une, pour la relancer.
learn-minos-roll-3 = J’ai choisi l’autre pour vous. Relancez les deux.
learn-minos-roll-4 = Un joker et un troisième chantier : très bien. Vous pourriez relancer encore, mais gardez ceux-là.

learn-minos-sail = Naviguer
learn-minos-sail-1 = On dépense maintenant les dés, un par un. Une mouette donne 5 points de mouvement : utilisez-la.
learn-minos-sail-2 = Chaque pas coûte un point. Touchez votre navire, puis la mer de Crète.
learn-minos-sail-3 = Touchez encore votre navire, puis le mouillage de Kreta.

learn-minos-build = Fonder une colonie
learn-minos-build-1 = Un chantier donne 1 point de chantier. Utilisez-en un.
learn-minos-build-2 = Vous avez un pion ici, donc vous pouvez bâtir. La première construction coûte 1 point et 5 talents : touchez Kreta, puis le port.
learn-minos-build-3 = Votre première colonie ! Avec sa première construction, un gardien est venu aussi, gratuitement.

learn-minos-more = La faire grandir
learn-minos-more-1 = La deuxième construction coûte 2 points et 12 talents. Utilisez un autre chantier ; je me charge du troisième.
learn-minos-more-2 = Deux points. Bâtissez un entrepôt sur Kreta.
learn-minos-more-3 = Un port ou une maison ajoute 1 à votre valeur, un entrepôt 2. La vôtre est maintenant de 3.

learn-minos-hold = La tenir
learn-minos-hold-1 = Il reste trois points de mouvement. Sortez du mouillage, et retournez dans la mer de Crète.
learn-minos-hold-2 = Kreta reste à vous, car le gardien la tient. Quand le dernier pion quitte une colonie, elle n’est plus à personne, et le premier venu la prend.
learn-minos-hold-3 = Votre joker pourrait remplacer n’importe quel autre symbole, sauf l’étoile. Laissez-le pour cette fois, et finissez votre tour.
learn-minos-hold-4 = Vermillon a fondé une colonie à Miletos, et son navire est ressorti, à côté du vôtre.

learn-minos-income = Revenus et anneaux
learn-minos-income-1 = Votre deuxième tour. Je lance les dés pour vous, et je les garde tous.
learn-minos-income-2 = Les balances passent avant tout le reste. Utilisez-en une ; je me charge de l’autre.
learn-minos-income-3 = Chacune a rapporté 3 talents, votre valeur. Plus vos colonies grandissent, plus vous êtes riche.
learn-minos-income-4 = Une flèche rapporte un anneau. Utilisez-la.
learn-minos-income-5 = Un anneau permet de relancer des dés dans un duel. Vous en aurez bientôt besoin.

learn-minos-attack = Attaquer
learn-minos-attack-1 = Du vent, d’abord : utilisez la mouette.
learn-minos-attack-2 = Aller sur un pion adverse, c’est attaquer ; on le peut dès la deuxième manche. Le navire de Vermillon est à un pas.
learn-minos-attack-3 = Attaquez : touchez votre navire, puis la mer d’Icare.

learn-minos-duel = Un duel
learn-minos-duel-1 = Vous lancez six dés. Une flèche compte 3, un joker 2, une étoile 1, et les trois ensemble 10. Deux flèches et un joker : 8 pour l’instant.
learn-minos-duel-2 = Votre anneau vaut un lancer de plus, avec tous les dés que vous voulez sauf les balances. Touchez une mouette ; je choisis l’autre.
learn-minos-duel-3 = Relancez-les maintenant.
learn-minos-duel-4 = Une étoile ! Flèche, joker et étoile font 10, la deuxième flèche 3 : 13 en tout. Vermillon fait 4, et n’a pas d’anneau. À égalité, le défenseur aurait gagné.
learn-minos-duel-5 = Le navire de Vermillon n’est plus là, et le vôtre a pris sa place. Une colonie se prend de même, en battant tous ses pions, un par un.

learn-minos-wall = L’enceinte
learn-minos-wall-1 = Une manche passe. Puis je lance encore pour vous : deux balances rapportent 6 talents, trois chantiers 3 points.
learn-minos-wall-2 = Une enceinte coûte toujours 4 points. Une étoile ajoute 1 à un symbole déjà utilisé : utilisez-la avec le chantier.
learn-minos-wall-3 = Quatre points. Bâtissez une enceinte sur Kreta, sa troisième construction, pour 18 talents.
learn-minos-wall-4 = Une enceinte double sa colonie : votre valeur est passée de 3 à 6. Un site porte quatre constructions, et avec la quatrième c’est une cité.

learn-minos-end = Comment cela finit
learn-minos-end-1 = Dès que chaque site porte une construction et qu’il y a deux cités, la partie s’arrête. La plus grande valeur l’emporte ; à égalité, le plus de talents.
learn-minos-end-2 = Un dernier mot : pour 5 talents, une colonie qui a deux ports met un navire à l’eau, et une colonie qui a deux maisons recrute un gardien.

learn-minos-done = Bâtissez des entrepôts et doublez-les d’une enceinte, laissez un gardien derrière vous, et ayez quelques anneaux avant qu’on ne vienne vous voir. Vous avez appris sur l’Égée ; l’autre carte est la Grande Mer tout entière.
