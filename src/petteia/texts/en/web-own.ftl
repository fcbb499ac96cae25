# My tables, sharing, keys.

web-tables-all = All my tables
web-tables-mine = Waiting for you
web-tables-others = Waiting for others
web-tables-open = Not begun yet
web-tables-past = Over
web-tables-more = Show older ones
web-tables-none = You have no tables yet.
web-next-table = { $n ->
    [one] To the next table that waits for you (n)
   *[other] To the next of { $n } tables that wait for you (n)
}
web-next-none = No other table waits for you.

web-share-qr = QR code
web-share-qr-about = Point another device’s camera at it to open this table there.
web-share-qr-label = QR code of { $link }
web-share-sheet = Share
web-share-failed = This device could not share the link. Copy it instead.

web-keys = Keys
web-keys-page = Everywhere
web-key-page-help = show this list
web-key-page-aid = show the player aid, at a table
web-key-page-next = go to the next table that waits for you
web-key-page-tables = show all my tables
web-key-page-close = close what is open
web-keys-board = On the board
web-key-board-move = go to what lies in that direction
web-key-board-legal = go to the previous or next place where something can be done
web-key-board-ends = go to the first or last place
web-key-board-take = choose
web-key-board-zoom = bring the board nearer, move it away
web-key-board-whole = show the whole board
web-keys-list = In the list of decisions
web-key-list-move = go to the previous or next decision
web-key-list-take = decide
web-keys-replay = In a replay
web-key-replay-step = one step back or forward
web-key-replay-ends = go to the beginning or the end

web-settings-follow = These settings are yours on all your devices.
web-keys-letters = Single letters as keys
web-keys-show = Show all keys
