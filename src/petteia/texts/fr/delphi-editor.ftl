# Ce que dit un composant d’une édition, d’après ses valeurs : pour qui les saisit.

delphi-says-and = { $first } { $second }
delphi-says-about = { $it-about }
delphi-says-colour = Couleur : { $colour }.
delphi-says-reward = Récompense : { $list }.
delphi-says-no-reward = Aucune récompense.
delphi-says-favour = { $n ->
    [one] { $n } faveur
   *[other] { $n } faveurs
}
delphi-says-oracle-cards = { $n ->
    [one] { $n } carte Oracle
   *[other] { $n } cartes Oracle
}
delphi-says-god-steps = { $n } pas de dieux
delphi-says-shield-steps = bouclier +{ $n }
delphi-says-companion = { $n ->
    [one] { $n } compagnon
   *[other] { $n } compagnons
}
delphi-says-equipment = { $n ->
    [one] { $n } carte Équipement
   *[other] { $n } cartes Équipement
}
delphi-says-clear-wounds = vos blessures d’une couleur sont défaussées
delphi-says-lamp = Nouvelle action ({ $colour }) : { $list }, pour le dieu de cette couleur.
delphi-says-coin = Vous obtenez au moins un dé de cette couleur ({ $colour-or }) : { $n ->
    [one] { $n } faveur
   *[other] { $n } faveurs
}.
delphi-says-statue-now = Aussitôt : chargez 1 statue de sa ville. Couleurs possibles : { $colours-or }.
delphi-says-offering-now = Aussitôt : chargez 1 offrande de n’importe quelle île. Couleurs possibles : { $colours-or }.
delphi-says-to-top = Aussitôt : { $list-or } monte sur la rangée du haut.
delphi-says-storage = Places de cale : { $n }.
delphi-says-first-game = Tuiles Bateau d’une première partie : { $list }.
delphi-says-compact = La carte de { $tiles } tuiles Carte, entourée de { $cities } tuiles Ville ; une ville est à { $n } cases au plus de sa place.
