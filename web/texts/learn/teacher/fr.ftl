# Ce que dit chaque leçon, en français.

teacher-name = Apprendre en jouant
teacher-title = { $game } : apprendre en jouant
teacher-chapters = Chapitres
teacher-chapter = Chapitre { $number } : { $title }
teacher-rules = Les règles dont il est question :
teacher-back = Retour
teacher-next = Suite
teacher-show = Faites-le pour moi
teacher-aside = C’est permis aussi, et ce sera peut-être un jour la meilleure idée. Pour cette leçon, suivez le cadre en pointillé.
teacher-leave = Jouer une vraie partie
teacher-leave-short = Jouer
teacher-done = Bravo, vous savez jouer à { $game }
teacher-bot = Jouer contre un bot : { $name } (niveau { $level })
teacher-read = Lire les règles
teacher-again = Recommencer la leçon
