# Le serveur, en français.

## Ce qui se passe à une table

table-who = { $name ->
    [none] Un joueur
   *[other] { $name }
}
table-join = { table-who } s’installe.
table-undo = Le dernier coup est repris.
table-key = Une place a une nouvelle clé.
table-ask = { table-who } demande à reprendre ses derniers coups.
table-agrees = { table-who } est d’accord.
table-declines = { table-who } préfère continuer.
table-takeback = Tout le monde est d’accord : les derniers coups sont repris.
table-resign = { table-who } abandonne.
table-leave = { table-who } quitte sa place.
table-flag = { table-who } a épuisé son temps.
table-back = { table-who } reprend sa place.
table-miss = { table-who } propose de continuer sans l’absent.
table-ask-pause = { table-who } demande d’arrêter les pendules.
table-pause = Tout le monde est d’accord : les pendules sont arrêtées.
table-resume = Les pendules repartent.
table-hours = { table-who } a indiqué ses heures de sommeil.
table-away = { table-who } prend quelques jours de congé.
table-abort = { table-who } interrompt la partie.
table-talk = { table-who } prend la parole.
table-mute = { table-who } n’a plus la parole.
table-unmute = { table-who } retrouve la parole.
table-erase = Le nom et les propos d’un joueur sont effacés.
table-notice = { table-who } choisit comment être prévenu de son tour.
table-rematch = La partie suivante est prête.

## Erreurs

error-malformed = Cette requête est mal formée : { $detail }
error-too-large = C’est trop long : { $most } Kio au plus.
error-transcript = La ligne { $line } de la transcription est fautive : { $detail }
error-key = Cette clé n’ouvre aucune place de cette partie.
error-no-key = Seule une place de cette partie le peut, et sa clé manque.
error-origin = La page d’un autre site n’a pas le droit de demander cela.
error-unknown-match = Cette partie n’existe pas.
error-unknown-seat = Cette place n’existe pas : elles vont de 0 à { $last }.
error-unknown = Il n’y a rien à cette adresse.
error-method = Cette adresse ne répond qu’à d’autres méthodes.
error-taken = La place est déjà prise.
error-key-used = Cette clé a déjà servi pour une autre demande : il en faut une nouvelle.
error-not-your-seat = Cette place est celle d’un autre.
error-over = La partie est terminée.
error-asked = Une demande attend encore sa réponse.
error-nothing-asked = Personne ne demande rien pour l’instant.
error-slow = La requête n’est pas arrivée à temps.
error-fast = Trop vite : patientez { $seconds } s avant de réessayer.
error-resigned = Vous avez abandonné : un bot joue à votre place.
error-late = Tout le monde a joué : on ne peut plus qu’abandonner.
error-there = Ce joueur était là il y a peu, ou sa pendule tourne.
error-clock-live = Cette partie n’a pas de pendule à arrêter.
error-clock-days = Cette partie n’a pas de pendule en jours.
error-vacation = { $days ->
    [0] Il ne reste aucun jour de congé.
    [one] Il reste un jour de congé.
   *[other] Il reste { $days } jours de congé.
  }
error-muted = Vous n’avez pas la parole à cette table.
error-hint = Pas de conseil ici : on joue entre personnes.
error-on = La partie n’est pas terminée.
error-unwell = La base de données ne répond pas. Réessayez dans un instant.
error-stale = La partie a avancé : { $ply } coups ont été joués.
error-open = La partie n’a pas commencé : une place est encore libre.
error-version = Cette partie a été jouée avec la version { $version } des règles, qui n’est pas celle installée.
error-server = Un problème est survenu ici. Rien n’est perdu ; veuillez réessayer.

## Avis

notice-subject = C’est à vous de jouer à { $game }
notice-text = C’est à vous de jouer à { $game } : { $url }
feed-title = Votre tour à { $game }
feed-wait = Ce n’est pas votre tour à { $game }.
notice-no-mail = Ce serveur n’envoie pas de courriel.
notice-no-webhook = Ce serveur n’appelle pas cette adresse : il faut une adresse HTTPS ou HTTP et un hôte public.
