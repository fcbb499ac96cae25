# The player aid: all that can be done, on one page.

olympos-aid-turn = Whoever stands furthest back on the time track is next. Play destiny cards if you like, then take one action: its price is the number of spaces your marker moves. Hourglasses pay first, one space each.
    .name = Your turn
olympos-aid-settle = { $n ->
    [one] One unit of time
   *[other] { $n } units of time
} for you, and the way on top. It sets out from the north or from a territory you hold.
    .name = New settler
olympos-aid-way = Each land it enters costs { $land }, each sea { $sea } for you. Settlers on the map can walk on and pay only the way.
    .name = The way
olympos-aid-fight = Costs { $more } with more swords than the defender, { $equal } with as many, { $fewer } with fewer. You have { $swords }. The attacker always wins; the defender gets an hourglass.
    .name = Fight
olympos-aid-discover = { $n ->
    [one] One unit of time
   *[other] { $n } units of time
}, 2 points and a free bonus below it. Show territory tokens (they stay yours) or use up cubes for what is printed. A tile of Agriculture or Currency saves { $off } for its resource.
    .name = Discovery
olympos-aid-wonder = { $n ->
    [one] One unit of time
   *[other] { $n } units of time
} for you, and the stars it shows. You have { $stars }. Stars come from territories of tribes and from some discoveries.
    .name = Wonder
olympos-aid-zeus = Reach or pass one: draw a destiny card. The first there turns an Olympos card: kind gods reward the most Zeus symbols, grim ones strike the fewest. You have { $symbols }.
    .name = Zeus spaces
olympos-aid-end = After the last Zeus space everybody has one more turn: act once without going beyond the Cross, or pass. Then points are counted.
    .name = The end
olympos-aid-score = 1 for each territory (2 in Atlantis), 2 for each discovery and more for Poetry and the violet ones, the wonder’s number, prestige, 1 for each destiny card in hand, up to 5 for a place far back on the track.
    .name = Points
