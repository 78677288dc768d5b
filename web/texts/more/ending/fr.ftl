# La fin.

web-ended = La partie est terminée.
web-own-result = { $result ->
    [won] Vous avez gagné.
    [shared] Vous partagez la victoire.
   *[lost] Vous avez perdu.
}
web-shared = { $names } se partagent la victoire.
web-places = Classement
web-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
web-again = Rejouer
web-again-ask = Revanche
web-again-join = Rejoindre la revanche
web-again-called = La partie suivante est prête : on vous attend.
web-again-watch = Regarder la partie suivante
web-dice-good = Tous les tirages étaient scellés d’avance, et ce navigateur a vérifié le sceau.
web-dice-bad = Les tirages ne correspondent pas au sceau gardé au début par ce navigateur : ne vous fiez pas à cette partie.
