# Sa propre place.

web-device = Sur un autre appareil
web-device-hint = Ouvrez ceci sur votre téléphone ou un autre ordinateur : vous y serez à la même place. Gardez-le pour vous.
web-device-link = Lien vers votre place
web-device-code = Code QR de votre place
web-key-renew = Nouvelle clé pour ma place
web-key-sure = Fermer l’accès à tous les autres appareils ?
web-key-new = Votre place a une nouvelle clé : l’ancienne n’ouvre plus rien.
web-sleep = Heures de sommeil
web-sleep-hint = Votre pendule s’arrête la nuit ({ $zone }), douze heures au plus.
web-sleep-from = De
web-sleep-to = À
web-sleep-save = Enregistrer
web-sleep-set = Bonne nuit : votre pendule s’arrête pendant ces heures.
web-sleep-wrong = Indiquez deux heures différentes, à douze heures d’écart au plus.
web-away = Congés
web-away-hint = { $days ->
    [0] Il ne vous reste aucun jour de congé.
    [one] Il vous reste un jour de congé.
   *[other] Il vous reste { $days } jours de congé.
}
web-away-days = Jours, dès maintenant
web-away-go = Les prendre
web-away-set = Bon repos : votre pendule s’arrête.
web-feed = Être prévenu par un flux (RSS)
web-feed-hint = Une adresse à donner à une application qui suit des flux : elle vous dit quand c’est à vous, et rien d’autre.
web-feed-code = Code QR du flux
web-feed-make = Créer un flux
web-feed-made = Le flux est prêt. Un nouveau le remplace.
web-erase = Se faire oublier
web-erase-hint = Votre nom et tout ce que vous avez dit à cette table sont effacés pour tous, définitivement.
web-erase-do = Effacer mon nom et mes propos
web-erase-sure = Effacer pour de bon ?
web-erased = Votre nom et vos propos sont effacés.
