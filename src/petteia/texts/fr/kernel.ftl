# Les mots dont chaque jeu a besoin.

kernel-seat = Joueur { $number }
kernel-chance = Le hasard
kernel-nobody = personne
kernel-nothing = rien
kernel-list = { $start } et { $last }
kernel-list-or = { $start } ou { $last }

## Pourquoi une action est refusée

kernel-reason-game-over = La partie est terminée.
kernel-reason-unknown-action = Cette action n’existe pas dans ce jeu.
kernel-reason-not-asked = Pour l’instant, il s’agit d’autre chose : { $ask }
kernel-reason-chance-decides = C’est au hasard de décider, pas à un joueur.
