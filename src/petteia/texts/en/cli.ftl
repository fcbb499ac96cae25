# The petteia command.

cli-error = Error: { $problem }
cli-error-module = “petteia { $command }” needs the package “{ $module }”, which is not installed: { $install }
cli-error-rules = { $source }: this { $title } game was played by version { $rules } of its rules. { $programs ->
    [none] Which Petteia replays it is not known here;
   *[other] Petteia { $programs } replays it;
} this one plays by version { $living }.
cli-yes = yes
cli-no = no

## Help of the commands

cli-help = Olympos, Elysium and The Oracle of Delphi: play, simulate, replay.
cli-help-games = List the games and their options.
cli-help-play = Play a whole game in the terminal.
cli-help-learn = Learn a game by playing: short lessons on the real board.
cli-help-simulate = Let bots play many games and sum up what came out.
cli-help-replay = Tell, show or verify a recorded game.
cli-help-rules = The numbered rules of a game, with the tests that cover each.
cli-help-bench = Measure the engine on this machine.
cli-help-edition = Edition files.
cli-help-edition-check = Check an edition file and list every mistake in it.
cli-help-edition-texts = Show what the components of an edition file say, made from their figures.
cli-help-edition-diff = Compare two editions, place by place; exit code 1 if they differ.
cli-help-serve = Serve tables for browsers.
cli-help-bots-command = Let bots think for the servers of a PostgreSQL database, on this machine or another.
cli-help-tournament = Let bots play a tournament.
cli-help-admin = Look after the stored games of a server.

cli-help-game = The game’s short name; “petteia games” lists them.
cli-help-language = The language; by default the system’s.
cli-help-option = An option of the game; may be given several times.
cli-help-seed = The same seed gives the same game.
cli-help-json = Print JSON, for programs.
cli-help-version = Print the version and which engine runs.
cli-version = Petteia { $version }, { $engine ->
    [compiled] compiled engine
   *[other] plain engine
 }
cli-help-seats = A number of players (you and bots), or one entry for each seat: human or a bot’s name, as in Ada=human,random.
cli-help-load = Go on with a saved game.
cli-help-lesson = A lesson; by default the first that you have not finished, and then those after it.
cli-help-lessons = List the lessons and how far you are.
cli-help-again = Begin the lesson anew.
cli-help-number-of-seats = How many players; by default as few as possible.
cli-help-number-of-games = How many games.
cli-help-bots = The bots, seat by seat; a shorter list is repeated.
cli-help-jobs = How many processes play at the same time.
cli-help-limit = Give a game up after so many actions.
cli-help-coverage = Also report what the games have reached; fails if a goal is missing.
cli-help-vary = Draw the number of players and the options anew for each game.
cli-help-file = A saved game.
cli-help-at = Show the position after so many actions.
cli-help-verify = Only check that the record replays to the recorded end.
cli-help-seat = Show what this player saw (1 is the first); by default what everybody saw.
cli-help-rule = A rule’s id such as OLY-4.5, or a section such as 4; by default all.
cli-help-bench-games = Games to measure; by default all.
cli-help-seconds = About how long to measure each thing.
cli-help-edition-file = The edition file (TOML).
cli-help-edition-old = An edition file (TOML), or “default”.
cli-help-edition-new = Another edition file, or “default”.
cli-help-edition-game = The game; by default the one that the file names.
cli-help-rivals = The bots, separated by commas; may be given several times. A program, external:COMMAND, comes last or by itself.
cli-help-rounds = How many games, rounded up to whole rounds of all seating orders.
cli-help-tournament-seats = Seats at a table; by default as many as bots are named.
cli-help-out = Folder of the results; an interrupted tournament goes on there.
cli-help-engine = Where the games are played: in one process, in several, or on a Ray cluster.
cli-help-workers = How many games are played at the same time; by default one for each core.

## Mistakes on the command line

cli-usage-game = there is no game “{ $name }”; there are { $games }
cli-usage-bot = there is no bot “{ $bot }”; there are { $bots } and external:COMMAND
cli-usage-bots = { $count } bots are too many for { $seats } seats
cli-usage-seats = { $game } is for { $low } to { $high } players, not for { $number }
cli-usage-option-form = “{ $text }” is no option; write NAME=VALUE
cli-usage-option-name = { $game } has no option “{ $option }”; it has { $options }
cli-usage-option-value = the option { $option } cannot be “{ $value }”; expected { $expected }
cli-expected-choice = one of { $choices }
cli-expected-number = a whole number from { $low } to { $high }
cli-expected-flag = true or false
cli-expected-list = { $low } to { $high } different ones of { $choices }
cli-expected-list-exact = { $count } different ones of { $choices }
cli-usage-load-game = { $file } is a record of { $other }, not of { $game }
cli-usage-load-seats = { $file } is a record with { $seats } players
cli-usage-seat = there is no player { $seat }; they go from 1 to { $seats }
cli-usage-rule = there is no rule “{ $rule }”; there is for instance { $rules }
cli-usage-lesson = there is no lesson “{ $lesson }”; there are { $lessons }
cli-usage-edition-game = { $file } does not say which game it is for; say --game with one of { $games }
cli-usage-language = there is no language “{ $language }”; there are { $languages }
cli-usage-too-few-bots = { $count ->
    [one] { $count } bot is
   *[other] { $count } bots are
} too few for { $seats } seats; one may be named twice
cli-usage-edition-file = { $file } is no readable text file

## petteia games

cli-games-line = { $id }: { $title }, { $low } to { $high } players
cli-games-option = --option { $id }={ $default } { $name }

## petteia play

cli-bot-name = Bot { $number }
cli-play-title = { $title } (seed { $seed })
cli-play-players = At the table: { $players }
cli-play-hint = Answer with a number or an action’s text. “help” lists the other commands.
cli-play-ask = { $player }: { $question }
cli-play-more = { $action }, and { $count } more like it
cli-play-back = “back” returns to the longer list.
cli-play-enter = Press Enter for it, or “undo” to take your last decision back.
cli-play-change-places = { $player } is next. Press Enter when only { $player } is looking.
cli-play-input-ended = The input has ended before the game.
cli-play-no-number = Please choose a number from 1 to { $count }.
cli-play-not-understood = “{ $text }” is neither an action nor a command.
cli-play-nearest = Perhaps you mean { $texts }.
cli-play-legal = You may do that: { $action }.
cli-play-illegal = No: { $reason }
cli-about = { $name }: { $about }
cli-about-unknown = Nothing here is called “{ $name }”.
cli-play-undone = Your last decision is taken back.
cli-play-not-undone = Nothing can be taken back: something was revealed, or somebody else has decided since.
cli-play-save-where = Where to? For instance: save game.jsonl
cli-play-saved = Saved as { $file }, { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
cli-play-help =
    A number: take that action
    An action’s text (“list” shows them): take that action
    show: describe the position again
    list: list the possible actions again, with their texts
    back: from a group of actions back to the longer list
    why ACTION: say why an action is possible or not, with the rule
    about NAME: say what a card, tile or place is
    undo: take back your last decision, if nothing was revealed since
    log or log N: the last events
    save FILE: save the game
    rules ID: read a rule, for instance the one that “why” names
    help: this list
    quit: leave the game

cli-score = { $player }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-score-part = { $part } { $points }
cli-result = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}

## petteia learn

cli-learn-line = { $id }: { $title }, { $minutes } min{ $state ->
    [finished] , finished
    [begun] , begun
   *[new] {""}
}
cli-learn-title = { $title } (about { $minutes } minutes)
cli-learn-help = Answer as in a game. “hint” says what to do, “show” describes the position, “why ACTION” explains, “quit” leaves; you can go on later.
cli-learn-other = You may do that, but this lesson is about something else. “hint” says what.
cli-learn-read-on = Press Enter to read on.
cli-learn-hint = This is meant: { $action }

## petteia simulate

cli-simulate-progress = Games
cli-simulate-title = { $title }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $seats } players
cli-simulate-title-vary = { $title }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} with any number of players and any options
cli-simulate-seat = Seat
cli-simulate-bot = Bot
cli-simulate-wins = Wins
cli-simulate-points = Points
cli-simulate-interval = In brackets the 95% interval; a shared victory counts in parts.
cli-simulate-estimate = { $value } ({ $low } to { $high })
cli-simulate-percent = { $value }% ({ $low } to { $high })
cli-simulate-length = Length: { $mean } decisions; the shortest { $low }, the longest { $high }
cli-simulate-unfinished = Given up after { $limit } actions: { $count ->
    [one] { $count } game
   *[other] { $count } games
}
cli-simulate-speed = Per second: { $decisions } decisions, of these { $choices } with more than one possibility; { $steps } steps with chance
cli-simulate-time = Time: { $seconds } s
cli-coverage = Coverage: { $reached } of { $goals } goals reached
cli-coverage-missing = not reached: { $goal }

## petteia tournament

cli-tournament-rounds = { $orders ->
    [one] { $orders } seating order
   *[other] { $orders } seating orders
}: playing { $games } games, so that each comes up equally often.
cli-tournament-interrupted = Interrupted. The same command goes on with the games that are missing.
cli-tournament-written = Written to { $folder }: { $files }
cli-tournament-extra = Ratings and the HTML report need: pip install 'petteia[research]'
cli-tournament-games = Games
cli-tournament-ahead = Ahead of the best other by
cli-tournament-rating = Rating

## petteia replay

cli-replay-title = { $title } with { $players }
cli-replay-at = After { $number } of { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
cli-replay-verified = Verified: { $title }, { $count ->
    [one] { $count } action
   *[other] { $count } actions
}, final state { $digest }

## petteia rules

cli-rule = { $id }: { $text }
cli-rule-test = tested by { $test }

## petteia edition

cli-edition-good = { $file } is in order: edition { $name } of { $title }, digest { $digest }, origin given for { $count ->
    [one] { $count } table
   *[other] { $count } tables
}.
cli-edition-open = { $open } of { $count } components are still reconstructed, or known from one source alone.
cli-edition-silent = No component of { $title } has words that are made from its figures.
cli-edition-differences = { $count ->
    [0] The editions do not differ.
    [one] One difference.
   *[other] { $count } differences.
}
cli-edition-mistake = { $file }: { $mistake }
cli-edition-bad = { $file }: { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}

## petteia bench

cli-bench-title = { $title } with { $seats } players
cli-bench-random = random play per second: { $games } games, { $decisions } decisions, of these { $choices } with more than one possibility; { $steps } steps with chance
cli-bench-operation = { $operation } per second: { $rate }
