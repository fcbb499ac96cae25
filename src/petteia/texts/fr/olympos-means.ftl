# Comment le conseiller nomme ce qu’une décision rapporte et coûte.

olympos-means-time = { $n ->
    [one] { $n } unité de temps
   *[other] { $n } unités de temps
}
olympos-means-hourglasses = { $n ->
    [one] { $n } sablier
   *[other] { $n } sabliers
}
olympos-means-grain = { $n } grain
olympos-means-stone = { $n } pierre
olympos-means-wood = { $n } bois
olympos-means-gold = { $n } or
olympos-means-territories = { $n ->
    [one] { $n } territoire
   *[other] { $n } territoires
}
olympos-means-stars = { $n ->
    [one] { $n } étoile
   *[other] { $n } étoiles
}
olympos-means-swords = { $n ->
    [one] { $n } épée
   *[other] { $n } épées
}
olympos-means-symbols = { $n ->
    [one] { $n } symbole Zeus
   *[other] { $n } symboles Zeus
}
olympos-means-cards = { $n ->
    [one] { $n } carte Destin
   *[other] { $n } cartes Destin
}
olympos-means-settlers = { $n ->
    [one] { $n } colon sur la carte
   *[other] { $n } colons sur la carte
}
