# Words of the board in the browser.

olympos-part-map = Map
olympos-part-hand = Hand
olympos-part-development = Development
olympos-part-players = Players
olympos-choices = Choices
olympos-detour = Longer way
olympos-detour-less = Shorter
olympos-detour-more = Longer
olympos-detour-take = Longer way: { $n } more
olympos-detour-chosen = Longer way chosen: { $n } more
olympos-gods-turned = Olympos cards turned so far
olympos-piles = Destiny pile { $destiny }, discarded { $discards } · Olympos cards { $olympos }
olympos-tokens = Tokens
olympos-cubes = Cubes
olympos-any-resource = any resource
olympos-discount = Discoveries that show { $resource } cost 2 less
olympos-points = { $n ->
    [one] One point
   *[other] { $n } points
}

## Signs

olympos-sign-star = star
olympos-sign-zeus = Zeus token
olympos-sign-track = Space on the time track
olympos-sign-stock = Settlers in stock
olympos-sign-hourglasses = Hourglasses
olympos-sign-swords = Swords
olympos-sign-symbols = Zeus symbols
olympos-sign-stars = Star tokens
olympos-sign-prestige = Prestige
olympos-sign-hand = Destiny cards
olympos-holder-tribe = a tribe
olympos-holder-barbarians = barbarians

## What lies where

olympos-land-resource = Produces: { $resource }.
olympos-land-atlantis = Part of Atlantis: worth two points.
olympos-land-locked = Locked: it may be crossed, but no move ends here.
olympos-land-star = Carries a star: a tribe lives here from the start, unless the territory is locked.
olympos-land-star-tribe = A tribe guards a star here.
olympos-land-star-lying = A star token lies here for whoever comes next.
olympos-land-star-held = Its holder has the star of this land.
olympos-land-zeus = Its holder has the Zeus token.
olympos-land-pile = From the top: { $holders }.
olympos-sea = A sea space: entering it costs 2, less with Astronomy or Cartography.
olympos-track-space = Space { $n } of the time track
olympos-track-single = A Zeus space: a destiny card for everyone who gets here; Olympos cards left: { $n }.
olympos-track-double = A double Zeus space: the first and the last to get here turn a card; Olympos cards left: { $n }.
olympos-track-cross = The Cross: nobody goes beyond it.
olympos-track-bonus = { $n ->
    [one] One point for whoever ends here.
   *[other] { $n } points for whoever ends here.
}
olympos-cell-tiles = { $n ->
    [0] No tile is left.
    [one] One tile is left.
   *[other] { $n } tiles are left.
}
olympos-cell-owners = Already owned by { $names }.
olympos-discards = Discarded: { $list }.
olympos-cell-kinds = Tiles left for: { $list }.
olympos-wonder-figures = Needs { $stars ->
    [one] one star
   *[other] { $stars } stars
} and scores { $points ->
    [one] one point
   *[other] { $points } points
}.
olympos-wonder-discs = Discs in this column, a star each: { $list }.
olympos-has-zeus = Holds the Zeus token
olympos-finished = finished
olympos-order = Number { $n } in turn order
olympos-wonder-built = Built by { $name }.

## Cost and consequence

olympos-line-new-settler = New settler
olympos-line-leg = Route: { $area }
olympos-line-route = Cheapest way
olympos-line-detour = Longer way
olympos-line-landings = Can land on
olympos-line-combat = Combat with { $holder }, swords { $mine } to { $theirs }
olympos-line-tie = Democracy decides the tie
olympos-tie-attacker = for you
olympos-tie-defender = against you
olympos-line-base = Development
olympos-line-surcharge = Erinyes
olympos-line-total = Total time
olympos-line-cubes = Cubes to pay
olympos-line-stars = Stars needed
olympos-line-stars-athena = Stars of Athena used
olympos-line-stars-cards = Cards used
olympos-line-points = Points
olympos-line-gains = You gain
olympos-line-hourglasses = Paid by hourglasses
olympos-line-hourglasses-gained = Hourglasses gained
olympos-line-prestige-gained = Prestige gained
olympos-line-cubes-gained = Cubes gained
olympos-line-landing = You land on space
olympos-line-zeus-spaces = Zeus spaces reached
olympos-line-then = Then
olympos-then-me = it is your turn again
olympos-then-others = another player acts
olympos-then-finished = you have finished

## About the edition

olympos-edition-credits = A game by Philippe Keyaerts, published by Ystari in 2011.
olympos-edition-sources = Course of play, prices, set-up, the effects of discoveries, destiny and Olympos cards and the scoring follow the text of the rulebooks. The rulebooks print the map, the time track, most costs and bonus spots and four of the five wonders only as pictures: those are our own reconstruction.

# How a step is decided on the board.
olympos-hint-turn = Choose a territory for a settler, a discovery or a wonder: what is possible has a golden outline. Before you decide you see its price in time and where your marker lands.

# Headings of the rules.
olympos-section-1 = Pieces
olympos-section-2 = Setup
olympos-section-3 = Turn order and time
olympos-section-4 = Expansion
olympos-section-5 = Development
olympos-section-6 = What the discoveries do
olympos-section-7 = Destiny and Olympos cards
olympos-section-8 = The end
olympos-section-9 = Two players

# Questions with their cause, and what could be regretted.
olympos-because-prayer = { $name } has turned { $god }. You may answer with Prayers.
olympos-because-lock = Lock a territory. Resource: { $resource }; still to lock: { $left }.
olympos-because-barbarian = Place barbarians on a free territory. Resource: { $resource }.
olympos-regret-more = This takes { $n ->
    [one] one more unit
   *[other] { $n } more units
} of time than the cheapest way: { $total } in all.
olympos-regret-pass = You pass and your game ends here, although you could still act.

# Headings of the list of decisions.
olympos-group-settle = New settlers
olympos-group-move = Moves
olympos-group-flee = Where the conquered settler goes
olympos-group-discover = Discoveries
olympos-group-build = Wonders

# What the signs mean.
olympos-legend-signs = What players have
olympos-legend-resources = Resources
olympos-legend-track = How much time the player has used; whoever has used least acts next.
olympos-legend-stock = Settlers that can still be sent out.
olympos-legend-hourglasses = Each pays for one unit of time; they are spent first.
olympos-legend-swords = More swords than the defender make combat cheaper.
olympos-legend-symbols = They decide whom an Olympos card favours and whom it strikes.
olympos-legend-stars = Needed to build wonders.
olympos-legend-prestige = Points at the end.
olympos-legend-hand = Cards in hand, secret until they are played.
olympos-legend-tribe = It guards a star and is fought like a player without swords.
olympos-legend-barbarians = They hold a territory in games of two.

# Presets of a new table.
olympos-preset-first = Territories are locked by lot, prestige lies open.
olympos-preset-standard = Territories are locked by lot, prestige stays hidden.
