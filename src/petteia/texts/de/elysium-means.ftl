# Wie der Ratgeber nennt, was eine Entscheidung bringt und kostet.

elysium-means-gold = { $n } Gold
elysium-means-columns = { $n ->
    [one] { $n } Säule
   *[other] { $n } Säulen
}
elysium-means-domain = { $n ->
    [one] { $n } Karte in deiner Sphäre
   *[other] { $n } Karten in deiner Sphäre
}
elysium-means-written = { $n ->
    [one] { $n } Karte in deinen Mythen
   *[other] { $n } Karten in deinen Mythen
}
elysium-means-citizens = { $n ->
    [one] { $n } Bürger
   *[other] { $n } Bürger
}
elysium-means-quest = { $n ->
    [one] { $n } Aufgabe
   *[other] { $n } Aufgaben
}
