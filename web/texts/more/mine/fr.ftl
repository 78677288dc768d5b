# Ses propres tables, sur la première page.

web-yours = À vous
web-result = { $result ->
    [won] vous avez gagné
    [shared] vous partagez la victoire
    [lost] vous avez perdu
   *[none] terminée
}
web-against = contre { $name }
web-against-bot = { $bots ->
    [one] contre un bot
   *[other] contre { $bots } bots
}
web-against-here = autour de cet écran
web-against-nobody = { $open ->
    [one] avec un ami
   *[other] avec des amis
}
web-against-open = { $open ->
    [one] une place est libre
   *[other] { $open } places sont libres
}
web-turn-of = à { $name } de jouer
web-turn-yours = à vous de jouer
web-turn-other = à l’adversaire de jouer
web-resume = Reprendre
web-see = Voir
