# Conseils pour qui rencontre une chose pour la première fois : une question ou un événement.

olympos-hint-lock = Aucun colon ne peut rester sur un territoire condamné. Condamnez ce qui ne vous manquera pas.
olympos-hint-give = Les jetons de vos territoires se montrent et restent ; les cubes se dépensent. Choisissez ce qui vous manquera le moins.
olympos-hint-bonus = Chaque bonus n’est là qu’une fois. Qui vient en premier choisit parmi ceux qui sont libres.
olympos-hint-window = Vous pouvez jouer des cartes Destin maintenant. Celles que vous gardez valent un point chacune à la fin.
olympos-hint-hades = Hadès retire un de vos colons de la carte. Choisissez celui dont le territoire vous est le moins utile.
olympos-hint-event-conquer = Un territoire a changé de mains : le colon conquis reste sous le vainqueur et peut partir ou revenir ; son propriétaire a reçu un sablier.
olympos-hint-event-god = Une carte Olympos a été révélée parce que quelqu’un a atteint en premier une case Zeus. Elle touche qui a le plus ou le moins de symboles Zeus.
