# What the pages of the lessons say.

web-learn = Learn by playing
web-learn-game = Lessons: { $game }
web-learn-minutes = about { $n } min
web-learn-step = Step { $n } of { $length }
web-learn-read-on = Read on
web-learn-again = Start again
web-learn-next = Next lesson
web-learn-done = This lesson is done.
web-learn-other = You may do that, but this lesson is about something else.
web-learn-finished = finished
web-learn-begun = begun
web-learn-all = All lessons
web-learn-play = Play a game
web-learn-new = New here? Lessons: { $game }
