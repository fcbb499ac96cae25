# What a finished game turned on: beside the replay.

web-eye = What the game turned on
web-eye-intro = The analysis looks at every decision and every draw of this game: what was luck, what was given away, and what would have been better.
web-eye-quick = Look quickly
web-eye-thorough = Look thoroughly
web-eye-deeper = Look more thoroughly
web-eye-running = The game is being looked at …
web-eye-stop = Stop
web-eye-failed = The analysis did not succeed. Try it again later.
web-eye-players = Win chances hold between equal players about as strong as the bots’ levels medium and hard.
web-eye-sum = How the result came about
web-eye-part = Points of win chance
web-eye-start = Start
web-eye-luck = Luck
web-eye-others = Others’ play
web-eye-mistakes = Mistakes
web-eye-unforeseeable = Unforeseeable
web-eye-result = Result
web-eye-about = The parts add up to the result. Mistakes are judged by what the player could know; unforeseeable is what was hidden, and what the analysis itself saw only later.
web-eye-turns = Turning points
web-eye-turn = Turning point { $number }, move { $n }
web-eye-move = Move { $n }
web-eye-moments = Moments for { $player } to learn from
web-eye-cost = gave away { $n } ± { $error }
web-eye-taken = Played: { $action }
web-eye-better = Better: { $action }
web-eye-also = Also possible: { $action } ({ $n } behind)
web-eye-show = Show on the board
web-eye-retry = Try again from here
web-eye-chart-summary = Win chances at position { $n }: { $list }
web-eye-retry-running = Try { $number }: still being played
web-eye-retry-played = Try { $number }: { $action }
web-eye-retry-best = That was the best idea known here.
web-eye-retry-behind = { $n } behind the best idea known here.
web-eye-retry-compare = It ended in place { $rank } with { $points }; this game in place { $was } with { $before } points.

# On a person's own page.
web-eye-own = Luck and mistakes
web-eye-own-none = No game of yours has been analysed yet. The replay of a finished game offers it.
web-eye-own-about = { $games ->
    [one] One of your games has been analysed
   *[other] { $games } of your games have been analysed
    }. On the average luck brought { $luck } points of win chance (give or take { $give }), and mistakes cost { $mistakes }. Only you see this.
web-eye-own-chart = Luck as bars and mistakes as a line, game by game, the latest on the right
web-eye-own-game = Game
web-eye-own-luck = Luck
web-eye-own-mistakes = Mistakes
web-eye-own-place = Place
web-eye-own-kinds = What cost most, by kind of decision
web-eye-own-costliest = Costliest decision of its kind
web-eye-own-decisions = Decisions
web-eye-own-notable = of them mistakes
web-eye-own-lost = Given away
