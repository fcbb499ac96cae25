# L’aide de jeu : tout ce qu’on peut faire, sur une page.

olympos-aid-turn = C’est à qui se trouve le plus en arrière sur l’échelle de temps. Jouez des cartes Destin si vous voulez, puis faites une action : son prix est le nombre de cases dont avance votre marqueur. Les sabliers paient d’abord, une case chacun.
    .name = Votre tour
olympos-aid-settle = { $n ->
    [one] { $n } unité de temps
   *[other] { $n } unités de temps
} pour vous, plus le trajet. Il part du nord ou d’un territoire qui est à vous.
    .name = Nouveau colon
olympos-aid-way = Chaque terre où il entre coûte { $land }, chaque mer { $sea } pour vous. Un colon déjà sur la carte ne paie que le trajet.
    .name = Le trajet
olympos-aid-fight = Coûte { $more } avec plus d’épées que la défense, { $equal } avec autant, { $fewer } avec moins. Vous en avez { $swords }. L’attaque l’emporte toujours ; la défense reçoit un sablier.
    .name = Combat
olympos-aid-discover = { $n ->
    [one] { $n } unité de temps
   *[other] { $n } unités de temps
}, 2 points et un bonus libre au-dessous. Montrez des jetons Territoire (ils restent à vous) ou dépensez des cubes pour ce qui est imprimé. Une tuile Agriculture ou Monnaie économise { $off } pour sa ressource.
    .name = Découverte
olympos-aid-wonder = { $n ->
    [one] { $n } unité de temps
   *[other] { $n } unités de temps
} pour vous, et les étoiles indiquées. Vous en avez { $stars }. Les étoiles viennent des territoires des peuplades et de certaines découvertes.
    .name = Merveille
olympos-aid-zeus = Atteignez-en ou dépassez-en un : piochez une carte Destin. Qui y arrive en premier révèle une carte Olympos : les dieux bienveillants récompensent le plus de symboles Zeus, les dieux sombres frappent le moins. Vous en avez { $symbols }.
    .name = Cases Zeus
olympos-aid-end = Après la dernière case Zeus, chacun a encore un tour : agir une fois sans dépasser la Croix, ou passer. Puis vient le décompte.
    .name = La fin
olympos-aid-score = 1 par territoire (2 en Atlantide), 2 par découverte et davantage pour la poésie et les violettes, le nombre de la merveille, le prestige, 1 par carte Destin en main, jusqu’à 5 pour une place en arrière sur l’échelle.
    .name = Points
