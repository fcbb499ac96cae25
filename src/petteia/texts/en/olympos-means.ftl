# How the coach names what a decision brings and costs.

olympos-means-time = { $n ->
    [one] { $n } unit of time
   *[other] { $n } units of time
}
olympos-means-hourglasses = { $n ->
    [one] { $n } hourglass
   *[other] { $n } hourglasses
}
olympos-means-grain = { $n } grain
olympos-means-stone = { $n } stone
olympos-means-wood = { $n } wood
olympos-means-gold = { $n } gold
olympos-means-territories = { $n ->
    [one] { $n } territory
   *[other] { $n } territories
}
olympos-means-stars = { $n ->
    [one] { $n } star
   *[other] { $n } stars
}
olympos-means-swords = { $n ->
    [one] { $n } sword
   *[other] { $n } swords
}
olympos-means-symbols = { $n ->
    [one] { $n } Zeus symbol
   *[other] { $n } Zeus symbols
}
olympos-means-cards = { $n ->
    [one] { $n } destiny card
   *[other] { $n } destiny cards
}
olympos-means-settlers = { $n ->
    [one] { $n } settler on the map
   *[other] { $n } settlers on the map
}
