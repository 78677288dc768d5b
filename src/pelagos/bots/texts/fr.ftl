# Le nom des niveaux d'un bot, du plus faible au plus fort.
bot-level = { $level ->
    [1] Naufragé
    [2] Mousse
    [3] Rameur
    [4] Pêcheur
    [5] Marchand
    [6] Pilote
    [7] Capitaine
   *[8] Navarque
}
