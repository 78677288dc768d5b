# Une table qui attend ses joueurs.

web-invite-title = { $open ->
    [one] Inviter un ami
   *[other] Inviter des amis
}
web-invite-hint = { $open ->
    [one] Avec ce lien, on peut prendre la place libre.
   *[other] Envoyez le même lien à chacun : tous y trouveront une place.
}
web-invite-link = Lien vers cette table
web-invite-wait = { $open ->
    [one] La partie commence dès que quelqu’un s’installe.
   *[other] La partie commence dès que toutes les places sont prises.
}
web-invite-sent = Le lien est copié : collez-le dans un message.
web-invite-for = Pour qui
web-invite-any = N’importe quelle place
web-invite-code = Code QR de cette table
web-join-title = { $name ->
    [none] Une place est libre à une table de { $game }
   *[other] { $name } vous invite à jouer à { $game }
}
web-join-free = { $name } est libre.
web-join-seat = Quelle place
web-again-wait = La partie suivante
web-again-hint = { $open ->
    [one] Une place est gardée pour qui l’occupait. La partie commence dès que cette personne s’installe.
   *[other] { $open } places sont gardées pour les joueurs précédents. La partie commence dès qu’ils s’installent.
}
web-terms-title = À cette table
web-terms-left = { $level ->
    [0] Si quelqu’un s’en va, il perd la partie.
   *[other] Si quelqu’un s’en va, un bot continue : { $name }.
}
web-close-table = Fermer cette table
web-close-sure = La fermer pour de bon ?
