# Ce que dit un composant d’une édition, d’après ses valeurs : pour qui les saisit.

olympos-says-and = { $first } { $second }
olympos-says-about = { $it-about }
olympos-says-resource = Produit : { $resource-low }.
olympos-says-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
} à la fin.
olympos-says-star = Une peuplade y garde une étoile.
olympos-says-sign = { $n ->
    [one] { $n } symbole Zeus pour qui le tient.
   *[other] { $n } symboles Zeus pour qui le tient.
}
olympos-says-atlantis = Fait partie de l’Atlantide.
olympos-says-land = Par terre : { $list }.
olympos-says-sea = Par mer : { $list }.
olympos-says-enter = Les nouveaux colons partent d’ici vers : { $list }.
olympos-says-cross = La Croix est sur la case { $space } ; personne ne va au-delà.
olympos-says-space = Case { $space } : { $n ->
    [one] { $n } carte Destin
   *[other] { $n } cartes Destin
} pour chaque joueur qui y arrive.
olympos-says-turned-by-first = Le premier à y arriver révèle une carte Olympos.
olympos-says-turned-by-last = Le dernier à y arriver révèle une carte Olympos.
olympos-says-turned-by-both = Le premier et le dernier à y arriver révèlent chacun une carte Olympos.
olympos-says-end = { $n ->
    [one] { $n } point
   *[other] { $n } points
} pour qui finit sur la case { $space }.
olympos-says-cost = Coût : { $list }.
olympos-says-amount = { $n } { $resource-low }
olympos-says-grey = { $n } d’une autre ressource
olympos-says-bonus = Bonus : { $list }.
olympos-says-bonus-five = À cinq, en plus : { $bonus }.
olympos-says-row = Ligne { $n }.
olympos-says-tiles = Ses tuiles montrent : { $list }.
olympos-says-stars = Étoiles pour la bâtir : { $n }.
olympos-says-copies = Dans la pioche : { $n }.
olympos-says-cubes = Cubes dans la réserve : { $n }.
olympos-says-hourglasses-per-token = { $n ->
    [one] { $n } sablier
   *[other] { $n } sabliers
} par jeton Territoire « { $resource-low } » que vous possédez.
olympos-says-hourglasses-if-most = { $n ->
    [one] { $n } sablier
   *[other] { $n } sabliers
} si vous avez strictement plus de jetons Territoire « { $resource-low } » que tout autre joueur.
olympos-says-cube = Prenez un cube { $resource-of }.
olympos-says-prestige-per-token = { $n ->
    [one] { $n } point de prestige
   *[other] { $n } points de prestige
} par jeton Territoire « { $resource-low } » que vous possédez.
