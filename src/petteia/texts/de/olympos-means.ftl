# Wie der Ratgeber nennt, was eine Entscheidung bringt und kostet.

olympos-means-time = { $n ->
    [one] { $n } Zeiteinheit
   *[other] { $n } Zeiteinheiten
}
olympos-means-hourglasses = { $n ->
    [one] { $n } Sanduhr
   *[other] { $n } Sanduhren
}
olympos-means-grain = { $n } Getreide
olympos-means-stone = { $n } Stein
olympos-means-wood = { $n } Holz
olympos-means-gold = { $n } Gold
olympos-means-territories = { $n ->
    [one] { $n } Gebiet
   *[other] { $n } Gebiete
}
olympos-means-stars = { $n ->
    [one] { $n } Stern
   *[other] { $n } Sterne
}
olympos-means-swords = { $n ->
    [one] { $n } Schwert
   *[other] { $n } Schwerter
}
olympos-means-symbols = { $n ->
    [one] { $n } Zeus-Symbol
   *[other] { $n } Zeus-Symbole
}
olympos-means-cards = { $n ->
    [one] { $n } Schicksalskarte
   *[other] { $n } Schicksalskarten
}
olympos-means-settlers = { $n ->
    [one] { $n } Siedler auf der Karte
   *[other] { $n } Siedler auf der Karte
}
