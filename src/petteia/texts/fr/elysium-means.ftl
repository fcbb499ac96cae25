# Comment le conseiller nomme ce qu’une décision rapporte et coûte.

elysium-means-gold = { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
}
elysium-means-columns = { $n ->
    [one] { $n } colonne
   *[other] { $n } colonnes
}
elysium-means-domain = { $n ->
    [one] { $n } carte dans votre Domaine
   *[other] { $n } cartes dans votre Domaine
}
elysium-means-written = { $n ->
    [one] { $n } carte dans vos légendes
   *[other] { $n } cartes dans vos légendes
}
elysium-means-citizens = { $n ->
    [one] { $n } Citoyen
   *[other] { $n } Citoyens
}
elysium-means-quest = { $n ->
    [one] { $n } quête
   *[other] { $n } quêtes
}
