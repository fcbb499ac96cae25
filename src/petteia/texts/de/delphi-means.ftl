# Wie der Ratgeber nennt, was eine Entscheidung bringt und kostet.

delphi-means-favour = { $n } Gunst
delphi-means-dice = { $n ->
    [one] { $n } Würfel
   *[other] { $n } Würfel
}
delphi-means-cards = { $n ->
    [one] { $n } Orakelkarte
   *[other] { $n } Orakelkarten
}
delphi-means-shield = { $n ->
    [one] { $n } Schritt des Schildes
   *[other] { $n } Schritte des Schildes
}
delphi-means-gods = { $n ->
    [one] { $n } Götterschritt
   *[other] { $n } Götterschritte
}
delphi-means-offerings = { $n ->
    [one] { $n } Opfergabe an Bord
   *[other] { $n } Opfergaben an Bord
}
delphi-means-statues = { $n ->
    [one] { $n } Statue an Bord
   *[other] { $n } Statuen an Bord
}
delphi-means-companions = { $n ->
    [one] { $n } Begleiter
   *[other] { $n } Begleiter
}
delphi-means-equipment = { $n ->
    [one] { $n } Ausrüstungskarte
   *[other] { $n } Ausrüstungskarten
}
delphi-means-health = { $n } Gesundheit
