# Les exemples de la règle d’Olympos, racontés pas à pas.

olympos-lesson-hourglass = Payer avec un sablier
olympos-lesson-hourglass-last = Vous êtes sur la case 4, plus en arrière que tous les autres : c’est donc à vous. Vous avez un sablier.
olympos-lesson-hourglass-settle = Un nouveau colon dans le Rhodope coûte 3 : 2 pour le colon, 1 pour le chemin. Envoyez-en un.
olympos-lesson-hourglass-again = Le sablier a payé une unité, et votre marqueur a parcouru les deux autres, jusqu’à la case 6. Il y est posé sur celui de Joueur 2 : c’est encore à vous. Les sabliers se dépensent toujours en premier ; ils ne peuvent être gardés.

olympos-lesson-conquest = Une attaque par la mer
olympos-lesson-conquest-swords = La Crète appartient à Joueur 2, et vous tenez l’Attique. Vous avez l’astronomie, avec laquelle une case de mer vous coûte 1 au lieu de 2, et l’hoplite, qui vous donne une épée. Joueur 2 n’en a pas.
olympos-lesson-conquest-attack = Un nouveau colon au départ de l’Attique : 2. Deux cases de mer : 2. L’arrivée en Crète : 1. Le combat, avec plus d’épées que la défense : 1. Cela fait 6. À l’attaque !
olympos-lesson-conquest-taken = Joueur 2 vous remet le jeton Territoire « bois » et l’étoile de la Crète et reçoit un sablier en consolation. Le colon conquis reste là, sous le vôtre.

olympos-lesson-cells = Ce que demande une découverte
olympos-lesson-cells-science = Le prix d’une découverte est imprimé dans sa case. La science : trois grains et deux carrés gris. Des carrés gris réunis désignent une même ressource, et aucune de celles qui sont déjà imprimées : deux « or » conviennent, encore du grain ne convient pas.
olympos-lesson-cells-strategy = La stratégie : un groupe de trois carrés gris, et un carré seul. Trois « or » et un « bois » conviennent. Quatre « or », non : les groupes doivent différer.
olympos-lesson-cells-philosophy = La philosophie : deux paires et deux carrés seuls, tous les quatre différents. Par exemple deux grains, deux bois, une pierre et un or.
olympos-lesson-cells-surgery = La chirurgie : deux grains et deux bois. Vos territoires montrent deux grains et un bois, et vous avez un cube de bois. Cela suffit : découvrez-la.
olympos-lesson-cells-bonus = Seul le cube est parti ; les jetons se montrent seulement. Choisissez maintenant un bonus : des sabliers ou du prestige.
olympos-lesson-cells-end = La chirurgie a apporté deux colons à votre stock. Les trois mêmes territoires vous serviront encore à payer, tant que vous les tenez.

olympos-lesson-strategy = Acheter une découverte
olympos-lesson-strategy-have = Vos jetons montrent deux grains et un bois, et vous avez un cube de grain. Trois pareils et un autre : exactement ce que demande la stratégie.
olympos-lesson-strategy-discover = Elle coûte 7 unités de temps, car vous n’avez aucune réduction. Découvrez la stratégie.
olympos-lesson-strategy-bonus = Vous avez dépensé le cube de grain, et vous voilà avec deux épées. Posez votre jeton sur un bonus encore libre, par exemple un colon pour votre stock.
olympos-lesson-strategy-end = Votre marqueur avance maintenant de sept cases, jusqu’à la case 9. Les trois territoires et leurs jetons restent à vous.

olympos-lesson-stadium = Bâtir une merveille
olympos-lesson-stadium-stars = Le Stade demande cinq étoiles. Vous avez deux jetons, d’Attique et de Crète, une étoile grâce à l’architecture, et deux autres parce que deux de vos jetons bonus sont dans la colonne du Stade.
olympos-lesson-stadium-build = Cela fait cinq. Une merveille prend 7 unités de temps, mais 5 seulement avec l’architecture. Bâtissez le Stade.
olympos-lesson-stadium-end = 10 points, et personne d’autre ne peut plus bâtir le Stade. Les étoiles ne s’usent pas : elles compteront aussi pour la merveille suivante.
