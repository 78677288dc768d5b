# Ce que ferait un bot fort.

web-hint-would = À votre place, un bot fort jouerait ceci :
web-hint-more = Pourquoi ?
web-hint-chance = { $chance } % de chances de gagner
web-hint-next = À défaut : { $action }
web-hint-ahead = { $points ->
    [0] À peu près aussi bon.
   *[other] { $points } % de moins.
}
web-hint-only = Rien d’autre n’est possible.
web-hint-line = Suite probable :
