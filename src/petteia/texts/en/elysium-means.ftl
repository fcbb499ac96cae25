# How the coach names what a decision brings and costs.

elysium-means-gold = { $n } gold
elysium-means-columns = { $n ->
    [one] { $n } column
   *[other] { $n } columns
}
elysium-means-domain = { $n ->
    [one] { $n } card in your Domain
   *[other] { $n } cards in your Domain
}
elysium-means-written = { $n ->
    [one] { $n } card in your legends
   *[other] { $n } cards in your legends
}
elysium-means-citizens = { $n ->
    [one] { $n } Citizen
   *[other] { $n } Citizens
}
elysium-means-quest = { $n ->
    [one] { $n } quest
   *[other] { $n } quests
}
