# Le nom des niveaux d'un bot, du plus faible au plus fort.
bot-level-1 = Naufragé
bot-level-2 = Mousse
bot-level-3 = Rameur
bot-level-4 = Pêcheur
bot-level-5 = Marchand
bot-level-6 = Pilote
bot-level-7 = Capitaine
bot-level-8 = Navarque
