# Comment le conseiller nomme ce qu’une décision rapporte et coûte.

delphi-means-favour = { $n ->
    [one] { $n } faveur
   *[other] { $n } faveurs
}
delphi-means-dice = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
delphi-means-cards = { $n ->
    [one] { $n } carte Oracle
   *[other] { $n } cartes Oracle
}
delphi-means-shield = { $n ->
    [one] { $n } cran de bouclier
   *[other] { $n } crans de bouclier
}
delphi-means-gods = { $n ->
    [one] { $n } pas de dieu
   *[other] { $n } pas de dieux
}
delphi-means-offerings = { $n ->
    [one] { $n } offrande à bord
   *[other] { $n } offrandes à bord
}
delphi-means-statues = { $n ->
    [one] { $n } statue à bord
   *[other] { $n } statues à bord
}
delphi-means-companions = { $n ->
    [one] { $n } compagnon
   *[other] { $n } compagnons
}
delphi-means-equipment = { $n ->
    [one] { $n } carte Équipement
   *[other] { $n } cartes Équipement
}
delphi-means-health = { $n ->
    [one] { $n } point de santé
   *[other] { $n } points de santé
}
