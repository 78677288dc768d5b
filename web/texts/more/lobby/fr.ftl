# Les tables qui attendent du monde.

web-lobby-with = avec { $name }
web-lobby-seats = { $open ->
    [one] une place libre sur { $seats }
   *[other] { $open } places libres sur { $seats }
}
web-lobby-bots = { $bots ->
    [one] un bot
   *[other] { $bots } bots
}
web-somebody = un joueur sans nom
web-nobody = personne encore
web-ago = { $unit ->
    [minutes] il y a { $count } min
    [hours] il y a { $count } h
    [days] { $count ->
        [one] hier
       *[other] il y a { $count } jours
    }
   *[now] à l’instant
}
