# Ce qui rend les tirages honnêtes.

web-seal-how = Avant le premier coup, le serveur a choisi une clé secrète et en a montré le sceau. Le navigateur de chaque joueur y ajoute un nombre tiré au hasard. Tout ce que le hasard apporte en découle : personne ne peut à lui seul choisir un tirage, pas même le serveur.
web-seal-end = Une fois la partie finie, la clé est révélée et votre navigateur vérifie qu’elle correspond au sceau. Avec la transcription et la commande « pelagos verify », chacun peut contrôler chaque tirage.
web-seal-this = Le sceau de cette partie :
