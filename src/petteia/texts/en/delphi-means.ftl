# How the coach names what a decision brings and costs.

delphi-means-favour = { $n } favour
delphi-means-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
delphi-means-cards = { $n ->
    [one] { $n } oracle card
   *[other] { $n } oracle cards
}
delphi-means-shield = { $n ->
    [one] { $n } shield step
   *[other] { $n } shield steps
}
delphi-means-gods = { $n ->
    [one] { $n } god step
   *[other] { $n } god steps
}
delphi-means-offerings = { $n ->
    [one] { $n } offering on board
   *[other] { $n } offerings on board
}
delphi-means-statues = { $n ->
    [one] { $n } statue on board
   *[other] { $n } statues on board
}
delphi-means-companions = { $n ->
    [one] { $n } companion
   *[other] { $n } companions
}
delphi-means-equipment = { $n ->
    [one] { $n } equipment card
   *[other] { $n } equipment cards
}
delphi-means-health = { $n } health
