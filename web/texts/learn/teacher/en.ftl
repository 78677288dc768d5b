# What every lesson says, in English.

teacher-name = Learn by playing
teacher-title = { $game }: learn by playing
teacher-chapters = Chapters
teacher-chapter = Chapter { $number }: { $title }
teacher-rules = The rules it is about:
teacher-back = Back
teacher-next = Next
teacher-show = Do it for me
teacher-aside = That is allowed too, and one day it may be the better idea. For this lesson, do what is ringed.
teacher-leave = Play a real game now
teacher-leave-short = Play now
teacher-done = Well played: you know { $game }
teacher-bot = Play a bot: { $name } (level { $level })
teacher-read = Read the rules
teacher-again = Begin the lesson again
