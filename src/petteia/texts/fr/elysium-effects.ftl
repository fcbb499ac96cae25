# Textes des cartes. Ils sont composés de ces éléments ; une proposition a trois formes : en début de phrase,
# au milieu d’une phrase, et après le nom d’autres joueurs.

## Liaisons

elysium-text-then = { $first } { $second }
elysium-text-and = { $first } ; { $second }
elysium-text-or = { $first } ou { $second }
elysium-text-sentence = { $clause }.
elysium-text-price = { $price } : { $clause }
elysium-text-whenever = { $event }, { $clause }.
elysium-text-if = { $clause } { $condition }
elysium-text-details = { $clause } ({ $list })
elysium-text-except-this = { $clause } (pas cette carte)

## Qui

elysium-text-others = Chaque adversaire { $clause }
elysium-text-all = Chaque joueur, vous d’abord, { $clause }
elysium-text-most-others = Chaque adversaire qui a { $measure } { $clause }
elysium-text-most-all = Chaque joueur qui a { $measure } { $clause }
elysium-text-others-mid = chaque adversaire { $clause }
elysium-text-all-mid = chaque joueur, vous d’abord, { $clause }
elysium-text-most-others-mid = chaque adversaire qui a { $measure } { $clause }
elysium-text-most-all-mid = chaque joueur qui a { $measure } { $clause }
elysium-text-measure-gold = le plus d’or
elysium-text-measure-vp = le plus de PV
elysium-text-measure-prestige = le plus de prestige
elysium-text-measure-domain = le plus de cartes dans son Domaine
elysium-text-measure-elysium = le plus de cartes dans son Elysium

## Quantités

elysium-text-amount-gold = { $number } { $number ->
        [one] pièce d’or
       *[other] pièces d’or
    }
elysium-text-amount-vp = { $number } PV
elysium-text-amount-prestige = { $number } { $number ->
        [one] point de prestige
       *[other] points de prestige
    }
elysium-text-some-gold = de l’or
elysium-text-some-vp = des PV
elysium-text-some-prestige = du prestige
elysium-text-each = { $amount } { $each }
elysium-text-plus = { $first } plus { $second }
elysium-text-equal = { $resource } à hauteur { $count }
elysium-text-as-many = à hauteur { $count }
elysium-text-as-many-at-most = au plus à hauteur { $count }
elysium-text-cut = { $amount }, { $limit } au plus
elysium-text-cut-all = { $amount }, { $limit } au plus en tout
elysium-text-limit-gold = { $number } { $number ->
        [one] pièce d’or
       *[other] pièces d’or
    }
elysium-text-limit-vp = { $number } PV
elysium-text-limit-prestige = { $number } { $number ->
        [one] point de prestige
       *[other] points de prestige
    }
elysium-text-limit-cards = { $number } { $number ->
        [one] carte
       *[other] cartes
    }
elysium-text-up-to = jusqu’à { $what }
elysium-text-at-least = au moins { $what }
elysium-text-at-most = au plus { $what }

## Cartes

elysium-text-cards-count = { $number } { $other }{ $sort ->
        [citizen] { $number ->
            [one] Citoyen
           *[other] Citoyens
        }
        [family] { $number ->
            [one] carte
           *[other] cartes
        } de famille
       *[any] { $number ->
            [one] carte
           *[other] cartes
        }
    }{ $family }{ $kind }{ $level }
elysium-text-cards-gen = { $number } { $other }{ $sort ->
        [citizen] { $number ->
            [one] Citoyen
           *[other] Citoyens
        }
        [family] { $number ->
            [one] carte
           *[other] cartes
        } de famille
       *[any] { $number ->
            [one] carte
           *[other] cartes
        }
    }{ $family }{ $kind }{ $level }
elysium-text-cards-no = { $sort ->
        [citizen] aucun Citoyen
        [family] aucune { $other }carte de famille
       *[any] aucune { $other }carte
    }{ $family }{ $kind }{ $level }
elysium-text-cards-many = { $other }{ $sort ->
        [citizen] Citoyens
        [family] cartes de famille
       *[any] cartes
    }{ $family }{ $kind }{ $level }
elysium-text-cards-some = des { $sort ->
        [citizen] Citoyens
        [family] cartes de famille
       *[any] cartes
    }{ $family }{ $kind }{ $level }
elysium-text-cards-some-other = d’autres { $sort ->
        [citizen] Citoyens
        [family] cartes de famille
       *[any] cartes
    }{ $family }{ $kind }{ $level }
elysium-text-one-card = une carte
elysium-text-one-citizen = un Citoyen
elysium-text-one-real = une carte de famille
elysium-text-one-family = une carte { $family }
elysium-text-one-kind = une carte { $kind-adj }
elysium-text-one-level = une carte de niveau { $level }
elysium-text-one-of = une carte ({ $list })
elysium-text-other-one = autre{ " " }
elysium-text-other-many = autres{ " " }
elysium-text-of-family = { " " }{ $family }
elysium-text-of-kind = { " " }{ $kind-adj }
elysium-text-of-level = { " " }de niveau { $level }
elysium-text-of-any = { " " }({ $list })
elysium-text-detail-level = niveau { $level }
elysium-text-detail-real = pas un Citoyen
elysium-text-detail-other = pas cette carte

## Lieux

elysium-text-in-domain = dans votre Domaine
elysium-text-in-their-domain = dans son Domaine
elysium-text-in-any-domain = dans n’importe quel Domaine
elysium-text-in-another-domain = dans le Domaine d’un adversaire
elysium-text-in-all-domains = dans tous les Domaines
elysium-text-in-other-domains = dans les autres Domaines
elysium-text-in-elysium = dans votre Elysium
elysium-text-in-their-elysium = dans son Elysium
elysium-text-in-any-elysium = dans n’importe quel Elysium
elysium-text-in-another-elysium = dans l’Elysium d’un adversaire
elysium-text-in-all-elysiums = dans tous les Elysium
elysium-text-in-other-elysiums = dans les autres Elysium
elysium-text-in-legend = dans cette légende
elysium-text-in-agora = dans l’Agora
elysium-text-in-oracle = à l’Oracle
elysium-text-in-discard = dans la défausse
elysium-text-in-moved = parmi les cartes déplacées
elysium-text-from-domain = de votre Domaine
elysium-text-from-their-domain = de son Domaine
elysium-text-from-another-domain = du Domaine d’un adversaire
elysium-text-from-agora = de l’Agora
elysium-text-from-oracle = de l’Oracle
elysium-text-from-discard = de la défausse

## Ce que compte une quantité

elysium-text-each-cards = { $number ->
        [one] pour chaque
       *[other] par tranche de { $number }
    } { $other }{ $sort ->
        [citizen] { $number ->
            [one] Citoyen
           *[other] Citoyens
        }
        [family] { $number ->
            [one] carte
           *[other] cartes
        } de famille
       *[any] { $number ->
            [one] carte
           *[other] cartes
        }
    }{ $family }{ $kind }{ $level } { $place }
elysium-text-each-family = { $number ->
        [one] pour chaque famille différente
       *[other] par tranche de { $number } familles différentes
    } { $place }
elysium-text-each-level = { $number ->
        [one] pour chaque niveau différent
       *[other] par tranche de { $number } niveaux différents
    } { $place }
elysium-text-each-legend = { $number ->
        [one] pour chaque
       *[other] par tranche de { $number }
    } { $legends } dans votre Elysium
elysium-text-legends-any = { $number ->
        [one] légende
       *[other] légendes
    }
elysium-text-legends-family = { $number ->
        [one] légende
       *[other] légendes
    } de famille
elysium-text-legends-level = { $number ->
        [one] légende
       *[other] légendes
    } de niveau
elysium-text-legends-complete = { $number ->
        [one] légende achevée
       *[other] légendes achevées
    }
elysium-text-legends-family-complete = { $number ->
        [one] légende de famille achevée
       *[other] légendes de famille achevées
    }
elysium-text-legends-level-complete = { $number ->
        [one] légende de niveau achevée
       *[other] légendes de niveau achevées
    }
elysium-text-each-transfer = { $number ->
        [one] pour chaque transfert
       *[other] par tranche de { $number } transferts
    } que { $form ->
        [they] ce joueur a
       *[other] vous avez
    } effectué{ $number ->
        [one] {""}
       *[other] s
    } pendant cette phase
elysium-text-each-owned-gold = { $number ->
        [one] pour chaque pièce d’or
       *[other] par tranche de { $number } pièces d’or
    } que { $form ->
        [they] ce joueur possède
       *[other] vous possédez
    }
elysium-text-each-owned-vp = { $number ->
        [one] pour chaque PV
       *[other] par tranche de { $number } PV
    } que { $form ->
        [they] ce joueur possède
       *[other] vous possédez
    }
elysium-text-each-owned-prestige = { $number ->
        [one] pour chaque point de prestige
       *[other] par tranche de { $number } points de prestige
    } que { $form ->
        [they] ce joueur possède
       *[other] vous possédez
    }
elysium-text-each-paid-gold = { $number ->
        [one] pour chaque pièce d’or payée
       *[other] par tranche de { $number } pièces d’or payées
    }
elysium-text-each-paid-vp = { $number ->
        [one] pour chaque PV payé
       *[other] par tranche de { $number } PV payés
    }
elysium-text-each-paid-prestige = { $number ->
        [one] pour chaque point de prestige payé
       *[other] par tranche de { $number } points de prestige payés
    }
elysium-text-each-discarded = { $number ->
        [one] pour chaque carte défaussée
       *[other] par tranche de { $number } cartes défaussées
    }
elysium-text-each-moved = { $number ->
        [one] pour chaque carte déplacée
       *[other] par tranche de { $number } cartes déplacées
    }
elysium-text-level-event = de son niveau
elysium-text-level-last = du niveau de cette carte
elysium-text-level-sum = de la somme des niveaux des { $cards } { $place }

## Conditions

elysium-text-cond-none = s’il n’y a { $cards } { $place }
elysium-text-cond-there-one = s’il y a { $what } { $place }
elysium-text-cond-there = s’il y a { $what } { $place }
elysium-text-cond-transfers-least = si { $form ->
        [they] ce joueur a
       *[other] vous avez
    } effectué au moins { $number } { $number ->
        [one] transfert
       *[other] transferts
    } pendant cette phase
elysium-text-cond-transfers-most = si { $form ->
        [they] ce joueur a
       *[other] vous avez
    } effectué au plus { $number } { $number ->
        [one] transfert
       *[other] transferts
    } pendant cette phase
elysium-text-cond-have-least = si { $form ->
        [they] ce joueur a
       *[other] vous avez
    } au moins { $amount }
elysium-text-cond-have-most = si { $form ->
        [they] ce joueur a
       *[other] vous avez
    } au plus { $amount }
elysium-text-cond-most = si { $form ->
        [they] ce joueur a
       *[other] vous avez
    } { $measure }
elysium-text-cond-sum-least = si le total { $count } est d’au moins { $number }
elysium-text-cond-sum-most = si le total { $count } est d’au plus { $number }
elysium-text-families-gen = { $number } { $number ->
        [one] famille différente
       *[other] familles différentes
    }
elysium-text-levels-gen = { $number } { $number ->
        [one] niveau différent
       *[other] niveaux différents
    }

## Ce qui se passe

elysium-text-gain = { $form ->
        [start] Gagnez
        [mid] gagnez
       *[they] gagne
    } { $what }
elysium-text-gain-more = { $form ->
        [start] Gagnez encore
        [mid] gagnez encore
       *[they] gagne encore
    } { $what }
elysium-text-lose = { $form ->
        [start] Perdez
        [mid] perdez
       *[they] perd
    } { $what }
elysium-text-give = { $form ->
        [start] Donnez
        [mid] donnez
       *[they] vous donne
    } { $what }
elysium-text-pay = { $form ->
        [start] Payez
        [mid] payez
       *[they] paie
    } { $what }
elysium-text-may-pay = { $form ->
        [start] Vous pouvez payer
        [mid] vous pouvez payer
       *[they] peut payer
    } { $what }
elysium-text-discard = { $form ->
        [start] Défaussez
        [mid] défaussez
       *[they] défausse
    } { $cards } { $place }
elysium-text-may-discard = { $form ->
        [start] Vous pouvez défausser
        [mid] vous pouvez défausser
       *[they] peut défausser
    } { $cards } { $place }
elysium-text-discard-this = { $form ->
        [start] Défaussez
        [mid] défaussez
       *[they] défausse
    } cette carte
elysium-text-draw = { $form ->
        [start] Piochez { $cards } dans votre
        [mid] piochez { $cards } dans votre
       *[they] pioche { $cards } dans son
    } Domaine
elysium-text-take-citizens = { $form ->
        [start] Prenez
        [mid] prenez
       *[they] prend
    } { $cards }
elysium-text-add = { $form ->
        [start] Ajoutez { $cards } { $place } à votre
        [mid] ajoutez { $cards } { $place } à votre
       *[they] ajoute { $cards } { $place } à son
    } Domaine
elysium-text-swap = { $form ->
        [start] Vous pouvez échanger { $give } de votre Domaine
        [mid] vous pouvez échanger { $give } de votre Domaine
       *[they] peut échanger { $give } de son Domaine
    } contre { $cards } { $place }
elysium-text-transfer = { $form ->
        [start] Vous pouvez transférer
        [mid] vous pouvez transférer
       *[they] peut transférer
    } { $cards } { $cost }
elysium-text-cost-normal = au coût normal
elysium-text-cost-plus1 = pour un coût de niveau + 1 pièce d’or
elysium-text-cost-free = gratuitement
elysium-text-use = { $form ->
        [start] Vous pouvez utiliser
        [mid] vous pouvez utiliser
       *[they] peut utiliser
    } l’effet { $kind-effect } d’une carte { $place }
elysium-text-use-other = { $form ->
        [start] Vous pouvez utiliser
        [mid] vous pouvez utiliser
       *[they] peut utiliser
    } l’effet { $kind-effect } d’une autre carte { $place }
elysium-text-choose = { $first } ou { $second }
elysium-text-nothing = { $form ->
        [start] Rien ne se passe
        [mid] rien ne se passe
       *[they] ne fait rien
    }

## Événements et règles

elysium-text-when-take = Chaque fois que vous prenez { $cards }, même par un effet
elysium-text-when-transfer = Chaque fois que vous transférez { $cards }
elysium-text-when-gain = Chaque fois que vous gagnez { $resource }
elysium-text-rule-reach = Vous pouvez prendre des cartes { $place } comme si elles étaient dans l’Agora.
elysium-text-rule-immune = Les cartes { $family } de vos adversaires ne vous affectent pas.
elysium-text-rule-free = Vous transférez gratuitement vos { $cards }.
elysium-text-rule-plus1 = Vous transférez vos { $cards } pour 1 pièce d’or de plus chaque fois.
elysium-text-rule-normal = Vous transférez vos { $cards } au coût normal.
