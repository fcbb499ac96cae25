# L’aide de jeu : tout ce qu’on peut faire, sur une page.

elysium-aid-turn = Cinq époques de quatre tours. À chaque tour, prenez une chose, en tout trois cartes et une quête, puis retirez une de vos colonnes. Il vous en reste { $columns }.
    .name = Une époque
elysium-aid-take = Il faut encore avoir la colonne qu’elle indique ; vous pouvez ensuite retirer n’importe laquelle. Elle rejoint votre Domaine et y agit.
    .name = Prendre une carte
elysium-aid-quest = Demande l’une de ses colonnes. À la fin de l’époque, elle rapporte de l’or, des points et des transferts ; son numéro est votre place à l’époque suivante.
    .name = Prendre une quête
elysium-aid-citizen = Si rien n’est à portée, prenez un Citoyen. Il comble un manque dans une légende et coûte 2 points à la fin.
    .name = Rien à prendre
elysium-aid-use = À votre tour, avant ou après avoir pris : certains effets valent une fois par époque, d’autres toujours ou à la fin.
    .name = Utiliser une carte
elysium-aid-transfer = Un transfert coûte autant d’or que le niveau de la carte. Vous avez { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}. Dans votre Elysium, une carte n’agit plus, mais elle compte.
    .name = Écrire des légendes
elysium-aid-legends = Une légende de famille réunit les niveaux 1, 2 et 3 d’une famille : { $two } points pour deux cartes, { $three } pour trois. Une légende de niveau réunit un niveau de familles différentes : { $levels } points pour deux à cinq cartes.
    .name = Légendes
elysium-aid-end = Après la cinquième époque, Domaines et cartes seules sont retirés, les cartes Chronos des légendes rapportent, puis viennent les légendes, les tuiles bonus et le prestige ; chaque Citoyen dans l’Elysium coûte 2.
    .name = La fin
