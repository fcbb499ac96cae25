# The page in the browser.

web-title = Petteia: Greek board games in the browser
web-tagline = Three board games of the Greek world
web-lead = Olympos, Elysium and The Oracle of Delphi, complete and by the book. Play at once, with friends or against bots. No account, nothing to install.
web-point-link = Friends join by a link, on any device.
web-point-bots = Bots of three strengths fill any free seat.
web-point-rules = Ask “why not?” and the table answers with the rule.
web-home = Start page
web-language = Language
web-theme = Appearance
web-theme-auto = Same as the system
web-theme-light = Light
web-theme-dark = Dark
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
web-level-random = random
web-level-greedy = greedy
web-level-planner = planner
web-level-search = search
web-bot-names = Talos, Galatea, Echo, Argus, Circe
web-bot-name = Bot { $number } ({ $level })
web-note-link = You get a link to send to the others.
web-note-hot = Several seats on one device: pass it around; hands stay hidden.
web-public = Anyone may find and watch this table
web-options = Options
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
web-points = points
web-total = Total
web-rank = Place
web-your-turn = Your turn
web-turn-of = { $name } decides
web-decides = decides now
web-waiting = The others decide
web-hint-close = Put this hint away
web-hint-touch = On a touch screen, press and hold to point.
web-watching = You are watching
web-watchers = { $n ->
    [one] One person is watching
   *[other] { $n } people are watching
}
web-played-by-bot = a bot, { $level }
web-away = not connected
web-away-text = This player is not connected. After two minutes a bot may step in.
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
web-not-now = Nothing can be decided now.
web-undo = Take back
web-undo-ask = Ask to take back
web-undone = A decision was taken back.
web-undo-question-title = A question about taking back
web-undo-question = { $name } would like to take back a decision, although something has been revealed since.
web-undo-asked = Waiting for the answer of { $names }.
web-undo-withdraw = Never mind
web-undo-agree = Agree
web-undo-refuse = Refuse
web-why-title = Why not?
web-understood = Understood
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
