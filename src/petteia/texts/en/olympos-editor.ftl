# What a component of an edition says, made from its figures: for owners who enter them.

olympos-says-and = { $first } { $second }
olympos-says-about = { $it-about }
olympos-says-resource = Produces { $resource-low }.
olympos-says-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
} at the end.
olympos-says-star = A tribe guards a star here.
olympos-says-sign = { $n ->
    [one] One Zeus symbol for its holder.
   *[other] { $n } Zeus symbols for its holder.
}
olympos-says-atlantis = Part of Atlantis.
olympos-says-land = By land to { $list }.
olympos-says-sea = By sea: { $list }.
olympos-says-enter = New settlers come from here to { $list }.
olympos-says-cross = The Cross is on space { $space }; nobody goes beyond it.
olympos-says-space = Space { $space }: { $n ->
    [one] { $n } destiny card
   *[other] { $n } destiny cards
} for everyone who gets here.
olympos-says-turned-by-first = The first to get here turns an Olympos card.
olympos-says-turned-by-last = The last to get here turns an Olympos card.
olympos-says-turned-by-both = The first and the last to get here turn an Olympos card each.
olympos-says-end = { $n ->
    [one] { $n } point
   *[other] { $n } points
} for whoever ends on space { $space }.
olympos-says-cost = Cost: { $list }.
olympos-says-amount = { $n } { $resource-low }
olympos-says-grey = { $n } of any other resource
olympos-says-bonus = Bonus spots: { $list }.
olympos-says-bonus-five = With five players besides: { $bonus }.
olympos-says-row = Row { $n }.
olympos-says-tiles = Its tiles show: { $list }.
olympos-says-stars = Stars to build it: { $n }.
olympos-says-copies = In the deck: { $n }.
olympos-says-cubes = Cubes in the supply: { $n }.
olympos-says-hourglasses-per-token = { $n ->
    [one] { $n } hourglass
   *[other] { $n } hourglasses
} for each of your { $resource-low } territory tokens.
olympos-says-hourglasses-if-most = { $n ->
    [one] { $n } hourglass
   *[other] { $n } hourglasses
} if you hold more { $resource-low } territory tokens than anyone else.
olympos-says-cube = Take one cube of { $resource-low }.
olympos-says-prestige-per-token = { $n ->
    [one] { $n } prestige point
   *[other] { $n } prestige points
} for each of your { $resource-low } territory tokens.
