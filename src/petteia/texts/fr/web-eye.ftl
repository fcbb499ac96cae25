# Ce qui a décidé une partie terminée : à côté de la relecture.

web-eye = Ce qui a décidé la partie
web-eye-intro = L’analyse examine chaque décision et chaque tirage de cette partie : ce qui fut de la chance, ce qui a été gâché, et ce qui aurait été meilleur.
web-eye-quick = Examen rapide
web-eye-thorough = Examen approfondi
web-eye-deeper = Examiner plus à fond
web-eye-running = Examen de la partie en cours…
web-eye-stop = Arrêter
web-eye-failed = L’analyse n’a pas abouti. Réessayez plus tard.
web-eye-players = Les chances de victoire valent entre joueurs de même force, à peu près celle des niveaux moyen et difficile des robots.
web-eye-sum = D’où vient le résultat
web-eye-part = Points de chance de victoire
web-eye-start = Départ
web-eye-luck = Chance
web-eye-others = Jeu des autres
web-eye-mistakes = Erreurs
web-eye-unforeseeable = Imprévisible
web-eye-result = Résultat
web-eye-about = La somme des parts donne le résultat. Les erreurs sont jugées d’après ce que le joueur pouvait savoir ; l’imprévisible est ce qui était caché, et ce que l’analyse elle-même n’a vu que plus tard.
web-eye-turns = Tournants de la partie
web-eye-turn = Tournant { $number }, coup { $n }
web-eye-move = Coup { $n }
web-eye-moments = De quoi apprendre pour { $player }
web-eye-cost = perte : { $n } ± { $error }
web-eye-taken = Joué : { $action }
web-eye-better = Mieux : { $action }
web-eye-also = Possible aussi : { $action } (en retrait de { $n })
web-eye-show = Montrer sur le plateau
web-eye-retry = Réessayer d’ici
web-eye-chart-summary = Chances de victoire à la position { $n } : { $list }
web-eye-retry-running = Essai { $number } : encore en cours
web-eye-retry-played = Essai { $number } : { $action }
web-eye-retry-best = C’était la meilleure idée connue ici.
web-eye-retry-behind = En retrait de { $n } sur la meilleure idée connue ici.
web-eye-retry-compare = Il s’est terminé à la place { $rank } avec { $points } ; cette partie à la place { $was } avec { $before } points.

# Sur sa propre page.
web-eye-own = Chance et erreurs
web-eye-own-none = Aucune de vos parties n’a encore été analysée. La relecture d’une partie terminée le propose.
web-eye-own-about = { $games ->
    [one] { $games } de vos parties a été analysée
   *[other] { $games } de vos parties ont été analysées
    }. En moyenne, la chance a apporté { $luck } points de chance de victoire (à { $give } près), et les erreurs ont coûté { $mistakes }. Vous seul voyez ceci.
web-eye-own-chart = La chance en barres et les erreurs en ligne, partie après partie, la dernière à droite
web-eye-own-game = Partie
web-eye-own-luck = Chance
web-eye-own-mistakes = Erreurs
web-eye-own-place = Place
web-eye-own-kinds = Ce qui a coûté le plus, par sorte de décision
web-eye-own-costliest = La décision la plus coûteuse de sa sorte
web-eye-own-decisions = Décisions
web-eye-own-notable = dont erreurs
web-eye-own-lost = Perdu
