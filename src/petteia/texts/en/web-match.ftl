# Quick match, the lobby, and ratings.

web-match = Quick match
web-match-lead = Say what you would like to play. The game begins as soon as enough people want the same.
web-match-call = Play with people who are here now
web-match-call-now = { $n ->
    [one] Somebody is looking for opponents
   *[other] { $n } people are looking for opponents
}
web-match-kind = Kind of game
web-match-rated = Counts for ratings
web-match-rated-about = Only people who keep a name here take part, and nobody is coached.
web-match-rated-guest = For games that count, and for opponents of a certain rating, you need a name that you keep here.
web-match-low = Opponents from
web-match-high = to
web-match-any = any
web-match-bots = If nobody comes
web-match-bots-never = keep waiting
web-match-bots-after = { $seconds ->
    [30] bots after half a minute
    [60] bots after a minute
   *[other] bots after { NUMBER($minutes) } minutes
}
web-match-look = Find opponents
web-match-looking = Looking for opponents
web-match-since = You have been waiting for { $time }.
web-match-bots-in = Bots join in { $time }.
web-match-stop = Stop looking
web-match-stays = Keep this page open: when it is closed, the search ends.
web-match-found = A table has been found
web-match-waiting = Who is looking
web-match-none = Nobody is looking just now. Say what you would like, and others will see it here.
web-match-join = Join in
web-match-seats = { $n } players
web-match-no-clock = no clock
web-match-range = opponents with { $low } to { $high } points
web-match-range-low = opponents with { $low } points or more
web-match-range-high = opponents with up to { $high } points
web-match-why-known = Only for people who keep a name here.
web-match-why-range = They look for opponents with another rating.
web-match-tables = Public tables
web-match-spectators = { $n ->
    [one] one spectator
   *[other] { $n } spectators
}

web-ratings = Ratings
web-ratings-lead = Everybody begins at 1500 points. The figure after ± says how sure that is: the true strength lies within it, with 95 percent certainty. It grows smaller with every game.
web-ratings-rules = A game counts if everybody at the table keeps a name here, and it was played to the end by the same people, without a coach and with the default edition. After { $n } games a rating has a place; until then it is provisional.
web-ratings-place = Place
web-ratings-name = Name
web-ratings-points = Points
web-ratings-games = Games
web-ratings-figure = { $points } ± { $give }
web-ratings-provisional = provisional
web-ratings-find = Find a name
web-ratings-none = Nobody has a rating at this game yet.
web-ratings-none-found = Nobody by that name has a rating at this game.
web-ratings-mine = Your rating
web-ratings-before = Previous
web-ratings-after = Next
web-ratings-bots = Bots, for comparison
web-ratings-bots-about = What they are worth comes from a tournament among bots, and games here do not change it.
web-ratings-bot = bot
web-ratings-counted = This game counted for ratings.
web-ratings-counts = This game counts for ratings.
web-ratings-counts-not = This game does not count for ratings: { $why }
web-ratings-why-casual = its table was not made for that.
web-ratings-why-origin = it did not begin at the beginning.
web-ratings-why-edition = it is played with somebody’s own edition.
web-ratings-why-hands = a seat changed hands, or a bot stood in.
web-ratings-why-coached = somebody was coached.
web-ratings-why-unfinished = it was not played to the end.
web-ratings-why-bots = the strength of a bot at the table is not known.
web-ratings-why-guests = not everybody keeps a name here.
web-ratings-why-twice = somebody plays several seats.
web-ratings-why-alone = there is only one person at the table.
web-ratings-why-nobody = nobody else was there when time ran out, or the host annulled it.
