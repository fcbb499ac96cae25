### `petteia train`

cli-help-train = Train a bot’s judgement of a game by letting it play against itself.
cli-help-train-into = Where examples, nets and curves go. The same command goes on with what is there.
cli-help-train-recipe = “small” for two cores and some minutes; “shipped” is how the weights that come with Petteia were made.
cli-help-train-start = Weights to begin with, instead of the hand-made evaluator.
cli-help-train-minutes = Stop after so many minutes.
cli-help-train-engine = Where games are played: one, processes or ray; by default ray if RAY_ADDRESS is set.
cli-help-train-workers = Processes; by default one for each core.
cli-train-interrupted = Interrupted. The same command goes on from here.
cli-train-written = Written to { $folder }: { $files }
cli-train-play = Playing
cli-train-train = Learning
cli-train-gate = Comparing with the best so far
cli-train-first = Generation { $number }: { $games } games, { $examples } positions; error on games kept apart { $before } → { $after }
cli-train-generation = Generation { $number }: { $games } games, { $examples } positions; error on games kept apart { $before } → { $after }; wins { $shares } against the best so far { $passed ->
    [yes] and takes its place
   *[no] and is not kept
}
cli-train-table = { $share } with { $seats } players
