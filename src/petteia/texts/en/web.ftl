# The page in the browser.

web-title = Petteia: Greek board games in the browser
web-tagline = Three board games of the Greek world
web-lead = Olympos, Elysium and The Oracle of Delphi, complete and by the book. Play at once, with friends or against bots. No account, nothing to install.
web-point-link = Friends join by a link, on any device.
web-point-bots = Bots of five strengths fill any free seat.
web-point-rules = Ask “why not?” and the table answers with the rule.
web-home = Start page
web-language = Language
web-theme = Appearance
web-theme-auto = Same as the system
web-theme-light = Light
web-theme-dark = Dark
web-settings = Settings
web-motion = Movement of pieces
web-motion-off = Off
web-motion-fast = Fast
web-motion-normal = Normal
web-motion-slow = Slow
web-motion-about = A click or a key skips what is being shown. If your system asks for less movement, nothing moves.
web-sound = Sounds
web-again = Show { $name }’s last turn again
web-legend = What the signs mean
web-legend-outlines = On the board
web-legend-legal = You can decide this now.
web-legend-recent = Something has happened here since your last decision.
web-legend-pointed = The list or the log points here.
web-legend-players = Players
web-confirm = Ask before decisions you might regret
web-confirm-touch = When touching the screen
web-confirm-always = Always
web-confirm-never = Never
web-confirm-about = Asked is what pays more than it must or gives something up.
web-confirm-title = Are you sure?
web-because = { $cause }: { $question }
web-narrow-all = { $n } of { $all } go with what you have chosen. Show all
web-narrow-chosen = Show only what goes with your choice ({ $n })
web-quiet = No more cards this turn
web-guest-name = Name of seat { $number }
web-bot-means = A bot ({ $level }) plays your seat until you take it back, at any time. What it decides meanwhile stays decided.
web-resign-means = A bot ({ $level }) plays your seat to the end. You keep watching, but you cannot take the seat back.
web-abort-means = The game ends now for everybody, without winners. It cannot be taken up again; the record of what was played stays.
web-close = Close
web-cancel = Cancel
web-loading = One moment…
web-missing = There is nothing at this address.

## Start page

web-choose-game = Choose a game
web-play = Play
web-seats = { $low } to { $high } players
web-new-table = New table: { $game }
web-your-name = Your name
web-default-name = Guest
web-players = Players
web-seat-choice = Who plays seat { $number }
web-seat-me = Me, on this device
web-seat-open = Somebody with the link
web-seat-bot = Bot, { $level }
web-level-easy = easy
web-level-medium = medium
web-level-hard = hard
web-level-expert = expert
web-level-oracle = oracle
web-level-pythia = Pythia
web-level-random = random
web-level-greedy = greedy
web-level-planner = planner
web-level-search = search
web-bot-names = Thales, Sappho, Solon, Aspasia, Pindar
web-bot-name = Bot { $number } ({ $level })
web-note-link = You get a link to send to the others.
web-note-hot = Several seats on one device: pass it around; hands stay hidden.
web-public = Anyone may find and watch this table
web-rated = Counts for ratings, if everybody keeps a name here
web-options = Options
web-preset-first = First game
web-preset-standard = Standard
web-preset-all = All options
web-preset-all-about = Choose everything yourself.
web-expert = For experts
web-edition = Do you own the printed game? Play with its values from an edition file of your own:
web-edition-file = Edition file
web-read-rules = Read the rules
web-start = Start the game
web-start-link = Open the table
web-my-tables = Your tables
web-more-tables = More of your tables
web-public-tables = Public tables
web-no-public = No public tables at the moment.
web-past-games = Your finished games
web-no-past = Games you have finished appear here.
web-upload = Open a record from a file
web-rules-of = Rules: { $game }
web-free = free seat
web-enter = Enter
web-join = Join
web-watch = Watch
web-replay = Replay
web-table-open = { $free ->
    [0] Ready to start
    [one] One seat is free
   *[other] { $free } seats are free
}
web-table-playing = The game is on
web-table-over = Won by { $names }
web-table-aborted = Ended without a result
web-table-stopped = Stopped by an update
web-stopped-about = The rules of this game have changed, and a game that was running cannot go on by others. Nobody is to blame, and nothing is lost: names, talk and the record of what was played are here. Another game starts by the new rules.
web-replay-elsewhere = This game was played by version { $rules } of the rules. { $programs ->
    [none] Which Petteia replays its board is not known here.
   *[other] Petteia { $programs } replays its board: save the record and open it there.
}
web-no-board = The board of this game can no longer be drawn here.
web-nothing-kept = This was not kept; the record has everything that was played.
web-look = Look

## Before the game

web-lobby = { $game }: before the game
web-share = Send this link to the people you want to play with:
web-link = Link to this table
web-copy = Copy
web-copied = The link is copied.
web-new-link = Make a new link
web-delete = Delete the table
web-sit = Sit here
web-leave = Leave
web-wait-start = Everyone is here. The owner starts the game.

## At the table

web-board = Board
web-board-parts = Parts of the board
web-plain-board = The position
web-decide = Decide
web-log = Log
web-scores = Points
web-chat = Chat
web-panels = Parts of the table
web-table-menu = Table
web-you = (you)
web-total = Total
web-rank = Place
web-your-turn = Your turn
web-turn-of = { $name } decides
web-decides = decides now
web-waiting = The others decide
web-hint-close = Put this hint away
web-hint-touch = On a touch screen, press and hold to see this.
web-hint-tap = Tap to see what it does, tap again to decide.
web-sheet-sure = Not decided yet: tap once more to do it.
web-watching = You are watching
web-watchers = { $n ->
    [one] One person is watching
   *[other] { $n } people are watching
}
web-played-by-bot = a bot, { $level }
web-away = not connected
web-away-text = This player is not connected. After two minutes a bot ({ $level }) may step in until they return. Even then, nothing that they decided themselves is taken back without their consent.
web-bots-hurried = Many tables wait for their bots: here they think for { $percent }% of their usual time.
web-silence-on = From now on, always answer: “{ $answer }”
web-silence-kept = The server answers “nothing” for you here.
web-silence-off = Ask me again
web-let-bot = Let a bot play on
web-let-bot-me = Let a bot play for me
web-take-back-seat = Take my seat back
web-resign = Give up
web-abort = End without a result
web-rules = Rules
web-lost = Connection lost, trying again…
web-outdated = Petteia has been renewed. Load the page again when it suits you; nothing is lost.
web-reload = Load again
web-decisions = Possible decisions
web-find-decision = Find a decision
web-none-found = Nothing fits.
web-show-all = Show all { $n }
web-choose = Choose
web-card-choices = Click to choose among { $n } possibilities
web-card-why = Not possible now. Click to learn why.
web-why-ask = Why not?
web-zoom-in = Enlarge the board
web-zoom-whole = Show the whole board
web-not-now = Nothing can be decided now.
web-undo = Take back
web-ending = End of turns
web-ending-when = When nothing else is left to do, your turn ends
web-ending-wait = by itself after 3 seconds, in which the last action can be taken back
web-ending-now = at once
web-ending-never = only when I say so
web-ending-in = The turn ends in { $n } s
web-ending-hold = Wait
web-undo-ask = Ask to take back
web-undone = A decision was taken back.
web-undo-question-title = A question about taking back
web-undo-question = { $name } would like to take back a decision, although something has been revealed since.
web-undo-asked = Waiting for the answer of { $names }.
web-undo-withdraw = Never mind
web-undo-agree = Agree
web-undo-refuse = Refuse
web-pass-title = Pass the device to { $name }
web-pass-text = Hands are hidden until the next player is ready.
web-pass-ready = I am { $name }
web-log-empty = Nothing has happened yet.
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-symbol-sun = Sun
web-symbol-wave = Wave
web-symbol-leaf = Leaf
web-symbol-bolt = Lightning
web-symbol-moon = Moon

## After the game

web-game-over = The game is over
web-result = Result
web-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
web-rematch = Rematch
web-rematch-there = There is a rematch: go to the new table
web-another = Another table
web-download = Save the record
web-plot = Points over time
web-plot-moves = { $n } moves
web-plot-summary = Points over time. At the end: { $list }
web-play-on = Play on from here
web-play-on-text = A new table begins at position { $n } of this game.
web-play-on-seats = Your seats
web-play-on-bots = The others are bots
web-view-of = View of
web-spectator = a spectator
web-autoplay = Play
web-pause = Pause
web-step-first = To the beginning
web-step-back = One step back
web-step-next = One step on
web-step-last = To the end
web-position = Position
web-position-of = Position { $n } of { $length }

## Rules

web-search-rules = Search the rules
web-rules-found = { $n ->
    [one] One rule
   *[other] { $n } rules
}
web-section = Section { $number }
web-rulings = Rulings on open points

## When something goes wrong

web-error-network = The server does not answer. Please try again.
web-error-server = The server has a problem. Please try again.
web-error-gone = This table does not exist, or no longer does.
web-error-forbidden = This table is private. You need its link.

## About
web-about = About
web-about-drawn = Letters, figures and sounds
web-about-own = Boards, maps, cards, signs and sounds are drawn and made for Petteia. Two things come from others, with thanks:
web-about-faces = The letters are Alegreya and Alegreya Sans by Juan Pablo del Peral for Huerta Tipográfica, under the SIL Open Font License 1.1.
web-about-figures = The figures on cards, tiles and coins are from game-icons.net, under CC BY 3.0: made by Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed, Lord Berandas, Irongamer, HeavenlyDog and others. Some were changed or put together by us.
web-about-licence = Licence
