# Les mots du plateau dans le navigateur.

elysium-part-market = Temple et Agora
elysium-part-mine = Mon jeu
elysium-part-others = Les autres
elysium-agora = Agora
elysium-temple = Temple
elysium-oracle = Oracle
elysium-domain = Domaine
elysium-elysium = Elysium
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
elysium-column-title = La colonne { $column }
elysium-column-stands = Cette colonne est encore debout.
elysium-column-fallen = Cette colonne est retirée pour cette époque.
elysium-citizens = { $n ->
    [one] { $n } Citoyen
   *[other] { $n } Citoyens
}
elysium-citizen-about = Un Citoyen remplace une carte manquante dans une légende d’au moins deux cartes ; dans l’Elysium, il coûte 2 PV à la fin.
elysium-quest-spoken = { $quest } : { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}, { $vp ->
    [0] aucun point
    [one] un point
   *[other] { $vp } points
}, { $transfers ->
    [0] aucun transfert
    [one] un transfert
   *[other] { $transfers } transferts
}
elysium-quest-held = Prise par { $name }.
elysium-family-bonus = Bonus des légendes achevées : { $family }
elysium-level-bonus = Bonus de la plus grande légende de niveau { $n }
elysium-bonus-free = { $n } PV, encore à prendre.
elysium-bonus-of = { $n } PV : { $name }.
elysium-taken = Cartes prises dans cette époque : { $n } sur 3
elysium-legend-single = Carte seule (légende { $n })
elysium-legend-family = Légende { $n }, d’une famille
elysium-legend-level = Légende { $n }, d’un niveau
elysium-legend-points = Vaut actuellement { $n } PV.

## Coûts et effets

elysium-transfers = Transferts
elysium-after-this = Encore à portée
elysium-after-column = Sans la colonne { $column }
elysium-left-cards = { $n ->
    [0] aucune carte
    [one] une carte
   *[other] { $n } cartes
}
elysium-left-quests = { $n ->
    [1] quête { $quests }
   *[other] quêtes { $quests }
}
elysium-left-no-quest = aucune quête
elysium-cost = { $n ->
    [0] gratuit
    [1] 1 pièce d’or
   *[other] { $n } pièces d’or
}
elysium-becomes-single = commence une nouvelle légende
elysium-becomes-family = { $n ->
    [one] légende d’une seule famille, une carte
   *[other] légende d’une seule famille, { $n } cartes
}
elysium-becomes-level = { $n ->
    [one] légende d’un seul niveau, une carte
   *[other] légende d’un seul niveau, { $n } cartes
}
elysium-becomes-complete = achevée
elysium-becomes-bonus = avec une tuile bonus

## À propos de l’édition

elysium-edition-credits = Un jeu de Matthew Dunstan et Brett J. Gilbert, publié par Space Cowboys en 2015.
elysium-edition-sources = Le déroulement, la mise en place, les légendes et le décompte suivent les règles. Les effets, niveaux et colonnes de presque toutes les cartes, les quêtes, le fronton et les bonus de niveau sont notre propre création dans le cadre des règles : ils ne prétendent pas reproduire l’imprimé.

# How a step is decided on the board.
elysium-hint-turn = Choisissez une carte, ou une quête sur le temple : il vous faut encore les colonnes de ses couleurs. Avant de décider, vous voyez ce qui reste accessible selon la colonne retirée.
elysium-hint-column = Choisissez une de vos colonnes. Avant que vous décidiez, ce qui ne serait plus accessible devient gris. Une carte de votre Domaine qui s’illumine peut être utilisée avant.
elysium-hint-write = Choisissez une carte de votre Domaine pour l’envoyer dans votre Elysium : une légende est d’une famille ou d’un niveau. Votre quête dit combien de cartes peuvent partir.

# Headings of the rules.
elysium-section-1 = Le matériel
elysium-section-2 = La mise en place
elysium-section-3 = Cinq époques de quatre phases
elysium-section-4 = L’activation des cartes
elysium-section-5 = Les légendes
elysium-section-6 = La fin de la partie

# Les questions et leur cause, et ce qui peut se regretter.
elysium-quoted = « { $card } »
elysium-a-citizen = un Citoyen
elysium-card-of = { $card } de { $name }
elysium-card-by = { $card } avec l’effet de { $lender }
elysium-because-place = À quelle légende ajouter { $card } ?
elysium-because-pay = { $what ->
    [card] { $up ->
        [yes] Défausser jusqu’à { $n } cartes de votre Domaine ?
       *[no] { $n ->
            [one] Défausser une carte de votre Domaine ?
           *[other] Défausser { $n } cartes de votre Domaine ?
        }
    }
    [gold] { $up ->
        [yes] Payer jusqu’à { $n } pièces d’or ?
       *[no] { $n ->
            [one] Payer { $n } pièce d’or ?
           *[other] Payer { $n } pièces d’or ?
        }
    }
    [vp] { $up ->
        [yes] Payer jusqu’à { $n } PV ?
       *[no] Payer { $n } PV ?
    }
   *[prestige] { $up ->
        [yes] Payer jusqu’à { $n } points de prestige ?
       *[no] { $n ->
            [one] Payer { $n } point de prestige ?
           *[other] Payer { $n } points de prestige ?
        }
    }
}
elysium-because-gift = Laquelle de vos cartes donnez-vous ?
elysium-because-swap = Que prenez-vous en échange ({ $card }) ?
elysium-because-left = { $question } (encore { $n })
elysium-regret-end = { $n ->
    [one] Vous pourriez encore transférer quelque chose.
   *[other] Vous pourriez encore transférer : { $n } possibilités.
} À la dernière époque, ce qui reste dans votre Domaine est perdu.
elysium-regret-decline = Ce qui reste de cet effet est perdu.

# Titres de la liste des décisions.
elysium-group-take = Cartes
elysium-group-quest = Quêtes
elysium-group-remove = Colonnes
elysium-group-use = Effets de vos cartes
elysium-group-transfer = Transferts

# Ce que signifient les signes.
elysium-legend-kinds = Quand une carte agit
elysium-legend-families = Familles
elysium-legend-columns = Colonnes
elysium-legend-tokens = Ce que possèdent les joueurs
elysium-legend-column = Pour prendre quelque chose, les colonnes de ses couleurs doivent encore être debout ; après chaque carte ou quête, l’une d’elles est retirée.
elysium-legend-gold = Paie les transferts : autant que le niveau de la carte.
elysium-legend-vp = Points de victoire déjà gagnés.
elysium-legend-prestige = Avec Arès : les places y rapportent 16, 8, 4 et 2 à la fin.
elysium-legend-quest = La quête de cette époque : ordre du tour, or, PV et transferts.
elysium-legend-transfers = Combien de cartes peuvent passer du Domaine à l’Elysium.

# Réglages d’une nouvelle table.
elysium-preset-first = Les cinq familles conseillées par la règle pour débuter.
elysium-preset-standard = Cinq familles au hasard.
