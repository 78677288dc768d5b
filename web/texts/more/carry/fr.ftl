# Emporter ses parties dans un autre navigateur.

web-carry-out = D’ici vers un autre navigateur
web-carry-warn = Avec ce code ou ce fichier, on peut jouer à votre place. Rien n’est envoyé au serveur.
web-carry-none = Rien à emporter pour l’instant : vos parties seront ici dès que vous en aurez commencé une.
web-carry-link = Lien avec vos parties
web-carry-code = Code QR avec vos parties
web-carry-part = Le code contient vos { $count } parties les plus récentes sur { $all } ; le fichier les contient toutes.
web-carry-file = { $count ->
    [one] Enregistrer une partie dans un fichier
   *[other] Enregistrer { $count } parties dans un fichier
}
web-carry-in = D’un autre navigateur vers ici
web-carry-in-hint = Avec cet appareil, ouvrez le lien ou scannez le code affiché sur l’autre, ou choisissez le fichier enregistré.
web-carry-choose = Choisir un fichier…
web-carry-came = { $count ->
    [one] Une partie est arrivée avec ce lien.
   *[other] { $count } parties sont arrivées avec ce lien.
}
web-carry-take = Les garder dans ce navigateur
web-carry-taken = { $count ->
    [one] Une partie est maintenant ici.
   *[other] { $count } parties sont maintenant ici.
}
web-carry-refused = { $count ->
    [one] Une partie n’a pas pu être reprise : elle n’est pas sur ce serveur, ou sa clé ne vaut plus.
   *[other] { $count } parties n’ont pas pu être reprises : elles ne sont pas sur ce serveur, ou leurs clés ne valent plus.
}
web-carry-bad = Il n’y a là aucune partie de Pelagos.
