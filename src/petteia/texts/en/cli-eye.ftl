# The analysis of a finished game in the terminal and in its report.

cli-help-analyse = Say what a finished game turned on: luck, mistakes, and what would have been better
cli-help-analyse-depth = How closely to look: quick or thorough
cli-help-analyse-seed = The same seed gives the same analysis
cli-help-analyse-report = Write a report with a chart into this HTML file
cli-eye-working = Looking at the game
cli-eye-title = { $game }: what the game turned on
cli-eye-players = Win chances in points out of a hundred, as between equal players of the bots’ medium and hard levels.
cli-eye-depth = { $depth ->
    [thorough] A thorough look.
    [quick] A quick look.
   *[other] A look of its own depth.
}
cli-eye-chart = Win chances of all players over the game
cli-eye-number = { NUMBER($n) }
cli-eye-sum = How the result came about
cli-eye-start = start
cli-eye-luck = luck
cli-eye-others = others
cli-eye-mistakes = mistakes
cli-eye-unforeseeable = unforeseeable
cli-eye-result = result
cli-eye-about = The parts add up to the result. Mistakes are judged by what the player could know; unforeseeable is what was hidden, and what the analysis itself saw only later.
cli-eye-moments = The most instructive moments of { $player }
cli-eye-taken = { $action } (gave away { $cost })
cli-eye-better = Better: { $action } (give or take { $error })
cli-eye-also = Also possible: { $action } ({ $behind } behind)
cli-eye-turns = Turning points
cli-eye-written = The report is in { $file }.
