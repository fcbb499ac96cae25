# The coach at a table.

web-coach-ask = What could I do?
web-coach-thinks = The coach is thinking …
web-coach-ideas = Ideas of the coach
web-coach-with = With: { $what }
web-coach-look = Show on the board
web-coach-take = Do this
web-coach-put = Put away
web-coach-moments = By itself at important moments
web-coach-off = Switch the coach off
web-coach-on = Switch the coach on
web-coach-seen = Everybody at the table sees that you are being coached, and that you were, to the end of the game.
web-coach-allowed = Players may ask the coach
web-coached = is being coached
web-coached-before = was coached in this game
web-level-gentle = gentle
