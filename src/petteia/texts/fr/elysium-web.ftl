# Les mots du plateau dans le navigateur.

elysium-part-market = Temple et Agora
elysium-part-mine = Mon royaume
elysium-part-others = Les autres
elysium-temple = Temple
elysium-agora = Agora
elysium-oracle = Oracle
elysium-domain = Domaine
elysium-elysium = Élysée
elysium-epoch = Époque { $n } sur { $of }
elysium-round = tour { $n }
elysium-phase-preparation = Préparation
elysium-phase-awakening = Éveil
elysium-phase-actions = Actions
elysium-phase-writing = Écriture des légendes
elysium-phase-epoch-end = Fin de l’époque
elysium-phase-scoring = Décompte final
elysium-phase-over = La partie est terminée
elysium-pile = { $n ->
    [one] { $n } carte dans la pioche
   *[other] { $n } cartes dans la pioche
}
elysium-discard = défausse { $n }
elysium-level = niveau { $n }
elysium-order = Numéro { $n } dans l’ordre du tour
elysium-ringed = Elle porte un anneau et peut servir une fois.
elysium-used = Déjà utilisée à cette époque.
elysium-column-stands = Cette colonne est encore debout.
elysium-column-fallen = Cette colonne est retirée pour cette époque.
elysium-citizens = { $n ->
    [one] { $n } citoyen
   *[other] { $n } citoyens
}
elysium-citizen-about = Un citoyen remplace une carte absente dans une légende d’au moins deux cartes ; dans l’Élysée il coûte 2 PV à la fin.
elysium-quest-gives = Or : { $gold }. PV : { $vp }. Transferts : { $transfers }.
elysium-quest-held = Prise par { $name }.
elysium-family-bonus = Bonus des légendes complètes : { $family }
elysium-level-bonus = Bonus de la plus grande légende de niveau { $n }
elysium-legend-single = Carte isolée (légende { $n })
elysium-legend-family = Légende de famille { $n }
elysium-legend-level = Légende de niveau { $n }
elysium-legend-points = Vaut { $n } PV à présent.

## Coûts et effets

elysium-transfers = Transferts
elysium-after-this = Encore à portée
elysium-after-column = Sans { $column }
elysium-left-cards = { $n ->
    [0] aucune carte
    [one] une carte
   *[other] { $n } cartes
}
elysium-left-quests = quêtes { $quests }
elysium-left-no-quest = aucune quête
elysium-cost = { $n ->
    [0] gratuit
   *[other] { $n } or
}
elysium-becomes-single = commence une nouvelle légende
elysium-becomes-family = { $n ->
    [one] légende de famille d’une carte
   *[other] légende de famille de { $n } cartes
}
elysium-becomes-level = { $n ->
    [one] légende de niveau d’une carte
   *[other] légende de niveau de { $n } cartes
}
elysium-becomes-complete = complète
elysium-becomes-bonus = avec une tuile bonus
