# Préparer une table.

web-setup = { $game } : une table entre amis
web-setup-seats = Qui s’installe où
web-setup-bot = Bot { $level }
web-setup-clock = Pendule
web-setup-pace-none = Aucune
web-setup-pace-live = En direct
web-setup-pace-days = En jours
web-setup-live = Pour toute la partie, plus un bonus après chaque tour
web-setup-days = Pour réfléchir à un tour
web-setup-vacation = Congés de chacun
web-setup-vacation-days = { $days ->
    [0] aucun
    [one] 1 jour
   *[other] { $days } jours
}
web-setup-who = Qui peut venir
web-setup-private = Sur invitation
web-setup-public = Tout le monde, par les tables ouvertes
web-setup-rest = Autres règles
web-setup-leaves = Si quelqu’un s’en va
web-setup-lost = il perd la partie
web-setup-hints = Les conseils sont permis
web-setup-open = Ouvrir la table
