# Elysium : ce que le jeu raconte.

elysium-title = Elysium
elysium-blurb = Réunissez dieux, héros et monstres dans votre Domaine, puis envoyez-les dans votre Elysium pour écrire des légendes.

## Actions

elysium-action-side = Face { $side } du fronton
elysium-action-family = { $family } entre en jeu
elysium-action-start = { $seat } commence
elysium-action-draw = Piocher « { $card } »
elysium-action-take = Prendre « { $card } »
elysium-action-quest = Prendre la { $quest-low }
elysium-action-citizen = Prendre un Citoyen
elysium-action-remove = Retirer la colonne { $column }
elysium-action-use = Utiliser « { $card } »
elysium-action-transfer = Transférer « { $card } »
elysium-action-transfer-citizen = Transférer un Citoyen
elysium-action-begin = Commencer une nouvelle légende
elysium-action-join = Poursuivre la légende { $legend }
elysium-action-end = Terminer
    .does = Vous ne faites plus rien pour l’instant ; c’est ensuite aux autres.
elysium-action-first = Résoudre d’abord « { $card } »
elysium-action-pick = Choisir « { $card } »
elysium-action-pick-citizen = Choisir un Citoyen ({ $seat })
elysium-action-borrow = Utiliser l’effet de « { $card } »
elysium-action-option = Possibilité { $option }
elysium-action-pay = Payer { $amount }
elysium-action-decline = S’arrêter là

## Questions

elysium-ask-pediment = Quelle face du fronton est visible ?
elysium-ask-families = Quelles familles sont en jeu ?
elysium-ask-start = Qui commence ?
elysium-ask-fill = Des cartes sont disposées.
elysium-ask-turn = Prenez une carte ou une quête, ou utilisez d’abord un effet.
elysium-ask-column = Retirez une colonne, ou utilisez d’abord un effet.
elysium-ask-after = Utilisez d’autres effets ou terminez votre tour.
elysium-ask-write = Transférez des cartes, utilisez des effets de légende ou terminez.
elysium-ask-place = Dans quelle légende va la carte ?
elysium-ask-order = Quel effet vient en premier ?
elysium-ask-pay = Payez-vous le prix ?
elysium-ask-discard = Quelle carte défaussez-vous ?
elysium-ask-add = Quelle carte ajoutez-vous à votre Domaine ?
elysium-ask-draw = Une carte est piochée.
elysium-ask-swap = Quelle carte échangez-vous ?
elysium-ask-transfer = Quelle carte transférez-vous ?
elysium-ask-borrow = De quelle carte utilisez-vous l’effet ?
elysium-ask-choose = Quelle option choisissez-vous ?

## Événements

elysium-event-pediment = Le fronton montre sa face { $side }.
elysium-event-family = { $family } entre en jeu.
elysium-event-start = { $seat } commence.
elysium-event-epoch = L’époque { $number } commence.
elysium-event-awakening = L’Agora de l’époque { $number } est renouvelée.
elysium-event-revealed = « { $card } » apparaît { $place }.
elysium-event-reshuffle = La défausse devient une nouvelle pioche de { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }.
elysium-event-turn = Tour { $number } : c’est à { $seat } de jouer.
elysium-event-taken = { $seat } prend « { $card } ».
elysium-event-quest = { $seat } prend la { $quest-low }.
elysium-event-citizen = { $seat } prend un Citoyen.
elysium-event-column = { $seat } retire la colonne { $column }.
elysium-event-sits-out = { $seat } ne peut prendre aucune quête et passe son tour.
elysium-event-used = { $seat } utilise « { $card } ».
elysium-event-instant = « { $card } » prend effet aussitôt pour { $seat }.
elysium-event-triggered = « { $card } » se déclenche pour { $seat }.
elysium-event-borrow = { $seat } utilise l’effet de « { $card } » avec « { $by } ».
elysium-event-gain = { $seat } gagne { $resource-id ->
        [gold] { $number ->
            [one] { $number } pièce d’or
           *[other] { $number } pièces d’or
        }
        [prestige] { $number ->
            [one] { $number } point de prestige
           *[other] { $number } points de prestige
        }
       *[vp] { $number } PV
    }.
elysium-event-lose = { $seat } perd { $resource-id ->
        [gold] { $number ->
            [one] { $number } pièce d’or
           *[other] { $number } pièces d’or
        }
        [prestige] { $number ->
            [one] { $number } point de prestige
           *[other] { $number } points de prestige
        }
       *[vp] { $number } PV
    }.
elysium-event-give = { $seat } donne { $resource-id ->
        [gold] { $number ->
            [one] { $number } pièce d’or
           *[other] { $number } pièces d’or
        }
        [prestige] { $number ->
            [one] { $number } point de prestige
           *[other] { $number } points de prestige
        }
       *[vp] { $number } PV
    } à { $other }.
elysium-event-pay = { $seat } paie { $resource-id ->
        [gold] { $number ->
            [one] { $number } pièce d’or
           *[other] { $number } pièces d’or
        }
        [prestige] { $number ->
            [one] { $number } point de prestige
           *[other] { $number } points de prestige
        }
       *[vp] { $number } PV
    }.
elysium-event-discard = { $seat } défausse la carte « { $card } » { $place-from }.
elysium-event-discard-from = { $seat } prend à { $owner } la carte « { $card } » et la défausse.
elysium-event-discard-citizen = { $seat } défausse un Citoyen (Domaine : { $owner }).
elysium-event-added = { $seat } ajoute « { $card } » à son Domaine.
elysium-event-drawn = { $seat } pioche « { $card } », qui rejoint son Domaine.
elysium-event-drawn-twice = { $seat } pioche « { $card } », déjà présente dans son Domaine : elle est défaussée.
elysium-event-swap = { $seat } échange « { $card } » contre la carte « { $other } » { $place-from }.
elysium-event-swap-with = { $seat } échange avec { $owner } « { $card } » contre « { $other } ».
elysium-event-swap-citizen = { $seat } donne un Citoyen à { $other } contre « { $card } ».
elysium-event-unfinished = { $seat } reçoit une quête inachevée.
elysium-event-order = Le nouvel ordre du tour : { $seats }.
elysium-event-transfer = { $seat } transfère « { $card } » { $cost ->
        [0] gratuitement
        [1] pour 1 pièce d’or
       *[other] pour { $cost } pièces d’or
    } { $form-id ->
        [single] et commence ainsi la légende { $legend }
       *[other] dans la légende { $legend }, désormais { $form } avec { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }
    }.
elysium-event-transfer-citizen = { $seat } transfère un Citoyen { $cost ->
        [0] gratuitement
        [1] pour 1 pièce d’or
       *[other] pour { $cost } pièces d’or
    } dans la légende { $legend }, désormais { $form } avec { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
elysium-event-family-bonus = { $seat } achève une légende { $family } et reçoit sa tuile bonus ({ $number } PV).
elysium-event-level-bonus = { $seat } reçoit la tuile bonus du { $level } ({ $number } PV).
elysium-event-level-bonus-moves = { $seat } prend la tuile bonus du { $level } à { $other } ({ $number } PV).
elysium-event-cleared = Tous les Domaines et les cartes seules sont retirés.
elysium-event-chronos = « { $card } » rapporte en fin de partie à { $seat }.
elysium-event-score = { $seat } termine avec { $number } PV.

## Raisons

elysium-reason-enough-cards = Vous avez déjà pris trois cartes à cette époque.
elysium-reason-not-in-agora = « { $card } » n’est pas dans l’Agora.
elysium-reason-at-oracle = « { $card } » est à l’Oracle, hors de votre portée.
elysium-reason-same-card = La même carte que « { $card } » est déjà dans votre Domaine.
elysium-reason-needs-columns = « { $card } » demande { $columns-the }, que vous n’avez plus.
elysium-reason-has-quest = Vous avez déjà votre quête.
elysium-reason-no-such-quest = Il n’y a pas de { $quest-low } dans cette partie.
elysium-reason-quest-gone = La { $quest-low } est déjà prise.
elysium-reason-quest-needs = La { $quest-low } demande la colonne { $columns-or }.
elysium-reason-card-open = Vous pouvez encore prendre « { $card } ».
elysium-reason-quest-open = Une quête peut encore être prise : { $quest }.
elysium-reason-column-gone = Votre colonne { $column } est déjà retirée.
elysium-reason-not-in-domain = « { $card } » n’est pas dans votre Domaine.
elysium-reason-not-by-choice = L’effet de « { $card } » ne s’utilise pas à volonté.
elysium-reason-other-phase = L’effet de « { $card } » appartient à une autre phase.
elysium-reason-ring-gone = « { $card } » n’a plus d’anneau.
elysium-reason-already-used = « { $card } » a déjà été utilisée à cette époque.
elysium-reason-eleusis-alone = « { $card } » demande une autre carte Éleusis dans votre Domaine.
elysium-reason-price-too-high = Vous ne pouvez pas payer le prix de « { $card } » : { $resource-id ->
        [gold] { $number ->
            [one] { $number } pièce d’or
           *[other] { $number } pièces d’or
        }
        [prestige] { $number ->
            [one] { $number } point de prestige
           *[other] { $number } points de prestige
        }
       *[vp] { $number } PV
    }.
elysium-reason-price-needs-cards = Vous ne pouvez pas payer le prix de « { $card } » : { $number ->
        [one] une carte
       *[other] { $number } cartes
    } de votre Domaine.
elysium-reason-would-do-nothing = « { $card } » n’aurait aucun effet maintenant.
elysium-reason-not-waiting = « { $card } » n’a pas été déclenchée.
elysium-reason-card-not-meant = L’effet ne permet pas « { $card } ».
elysium-reason-not-meant = L’effet ne le permet pas.
elysium-reason-must-choose = Vous ne pouvez pas refuser ici.
elysium-reason-price = Le prix est de { $number }.
elysium-reason-option-impossible = L’autre option peut être remplie entièrement, celle-ci non.
elysium-reason-option-costs-nothing = L’autre option peut être remplie au moins en partie, celle-ci ne vous coûterait rien.
elysium-reason-no-transfers-left = Votre quête ne permet plus de transfert.
elysium-reason-too-expensive = Transférer « { $card } » coûte { $cost ->
        [one] { $cost } pièce d’or
       *[other] { $cost } pièces d’or
    } ; vous en avez { $gold }.
elysium-reason-citizen-too-expensive = Transférer le Citoyen coûte { $cost ->
        [one] { $cost } pièce d’or
       *[other] { $cost } pièces d’or
    } ; vous en avez { $gold }.
elysium-reason-no-citizen = Il n’y a aucun Citoyen dans votre Domaine.
elysium-reason-citizen-needs-legend = Un Citoyen ne rejoint qu’une légende inachevée d’au moins deux cartes.
elysium-reason-citizen-begins-nothing = Un Citoyen ne peut pas commencer de légende.
elysium-reason-no-such-legend = Vous n’avez pas de légende { $number }.
elysium-reason-does-not-fit = « { $card } » ne convient pas à la légende { $number }.

## Décompte

elysium-score-tokens = Points de victoire gagnés
elysium-score-chronos = Effets Chronos
elysium-score-family-legends = Légendes de famille
elysium-score-level-legends = Légendes de niveau
elysium-score-family-bonus = Tuiles bonus des familles
elysium-score-level-bonus = Tuiles bonus des niveaux
elysium-score-prestige = Prestige
elysium-score-citizens = Citoyens

## Options

elysium-option-set = Familles
    .help = Cinq familles proposées par la règle, ou cinq au hasard.
elysium-option-set-first = Première partie
elysium-option-set-plenty = Beaucoup de points
elysium-option-set-contest = Confrontation
elysium-option-set-scarce = Pénurie
elysium-option-set-combos = Combinaisons
elysium-option-set-many_ways = Plusieurs voies
elysium-option-set-random = Au hasard
elysium-option-families = Familles choisies
    .help = Exactement cinq ; le choix ci-dessus est alors ignoré.
elysium-option-families-zeus = Zeus
elysium-option-families-hades = Hadès
elysium-option-families-hephaestus = Héphaïstos
elysium-option-families-poseidon = Poséidon
elysium-option-families-athena = Athéna
elysium-option-families-ares = Arès
elysium-option-families-apollo = Apollon
elysium-option-families-hermes = Hermès
elysium-option-pediment = Fronton
    .help = La face décide quelle colonne ouvre quelle quête.
elysium-option-pediment-random = Au hasard
elysium-option-pediment-A = Face A
elysium-option-pediment-B = Face B
elysium-option-edition = Édition
    .help = Le matériel du projet, ou votre propre fichier d’édition.

## Matériel

elysium-family-zeus = Zeus
    .about = Des points de victoire de bien des façons.
elysium-family-hades = Hadès
    .about = Des transferts, parfois gratuits, et les mystères d’Éleusis.
elysium-family-hephaestus = Héphaïstos
    .about = De l’or.
elysium-family-poseidon = Poséidon
    .about = Des pertes pour tous les autres.
elysium-family-athena = Athéna
    .about = Beaucoup pour vous, un peu pour les autres.
elysium-family-ares = Arès
    .about = Du prestige, qui compte à la fin.
elysium-family-apollo = Apollon
    .about = L’Oracle, qui montre des cartes de l’époque suivante.
elysium-family-hermes = Hermès
    .about = Les effets d’autres cartes, une fois de plus.
elysium-column-red = rouge
    .the = la colonne rouge
elysium-column-blue = bleue
    .the = la colonne bleue
elysium-column-green = verte
    .the = la colonne verte
elysium-column-yellow = jaune
    .the = la colonne jaune
elysium-column-any = une autre, au choix
    .the = une colonne de plus, au choix
elysium-quest-1 = Quête 1
    .low = quête 1
elysium-quest-2 = Quête 2
    .low = quête 2
elysium-quest-3 = Quête 3
    .low = quête 3
elysium-quest-4 = Quête 4
    .low = quête 4
elysium-quest-unfinished = Quête inachevée
    .low = quête inachevée
    .about = Le dos d’une tuile, pour qui n’a pu prendre aucune quête.
elysium-side-A = A
elysium-side-B = B
elysium-level-1 = niveau 1
elysium-level-2 = niveau 2
elysium-level-3 = niveau 3
elysium-kind-instant = Immédiat
    .adj = à effet immédiat
    .effect = immédiat
    .about = Agit au moment où la carte est prise, et alors seulement.
elysium-kind-permanent = Permanent
    .adj = à effet permanent
    .effect = permanent
    .about = Agit tant que la carte est dans le Domaine, pendant le tour de chacun.
elysium-kind-activate = Activation
    .adj = à activer
    .effect = à activer
    .about = S’utilise une fois par époque, pendant votre tour.
elysium-kind-once = Usage unique
    .adj = à usage unique
    .effect = à usage unique
    .about = S’utilise une seule fois ; l’anneau montre qu’il reste à utiliser.
elysium-kind-legend = Légende
    .adj = à effet de légende
    .effect = de légende
    .about = S’utilise pendant l’écriture des légendes.
elysium-kind-chronos = Chronos
    .adj = Chronos
    .effect = Chronos
    .about = Rapporte en fin de partie si la carte fait partie d’une légende.
elysium-kind-chronos_family = Chronos =
    .adj = Chronos =
    .effect = Chronos =
    .about = Rapporte en fin de partie, surtout dans une légende de famille.
elysium-kind-chronos_level = Chronos ≠
    .adj = Chronos ≠
    .effect = Chronos ≠
    .about = Rapporte en fin de partie, surtout dans une légende de niveau.
elysium-kind-eleusis = Éleusis
    .adj = Éleusis
    .effect = Éleusis
    .about = S’utilise une fois par époque, avec une autre carte Éleusis dans le Domaine.
elysium-resource-gold = or
elysium-resource-vp = PV
elysium-resource-prestige = prestige
elysium-place-agora = dans l’Agora
    .from = de l’Agora
elysium-place-oracle = à l’Oracle
    .from = de l’Oracle
elysium-place-discard = dans la défausse
    .from = de la défausse
elysium-place-domain = dans le Domaine
    .from = de son Domaine
elysium-place-other_domains = dans un autre Domaine
    .from = d’un autre Domaine
elysium-form-single = une carte seule
elysium-form-family = une légende d’une seule famille
elysium-form-level = une légende d’un seul niveau
