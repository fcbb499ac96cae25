# The commands for those who measure and study bots.

## petteia tournament

cli-help-records = Keep the record of every game as well, in the folder records.
cli-help-tournament-analyse = Analyse every game as well, and say what the games turned on; the records are kept.

## petteia export

cli-help-export = Write a tournament’s games as Parquet files.
cli-help-export-folder = Folder of the tournament.
cli-help-export-out = Folder for the files; by default that of the tournament.
cli-export-written = { $file }: { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}

## petteia leaderboard

cli-help-leaderboard = Measure bots at all tables, each alone among others, on seeds kept for that.
cli-help-leaderboard-folder = Folder of the leaderboard; what it already holds is not played again.
cli-help-leaderboard-bots = The bots to measure, separated by commas; by default all there are.
cli-help-leaderboard-field = The bots they are measured among, separated by commas; by default greedy and planner.
cli-help-leaderboard-quick = Only bots that answer at once, not those that think by the clock.
cli-help-leaderboard-game = Only this game; may be given several times.
cli-help-leaderboard-seats = Only tables with so many players; may be given several times.
cli-help-leaderboard-games = Games for each figure: fixed once for a folder, and every seat is taken equally often.
cli-help-leaderboard-name = Name of the evaluation, which decides its seeds; by default that of this release.
cli-leaderboard-done = { $figures ->
    [one] The leaderboard holds { $figures } figure.
   *[other] The leaderboard holds { $figures } figures.
}
