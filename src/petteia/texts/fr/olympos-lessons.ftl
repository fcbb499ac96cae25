# Les leçons d’Olympos : leurs titres, et ce qui est dit pas à pas.

olympos-lesson-settlers = Colons et temps
olympos-lesson-settlers-time = Bienvenue en Grèce. Territoires, découvertes et merveilles rapportent des points, et qui en a le plus gagne. Tout se paie en temps : chaque action a son prix, et votre marqueur avance d’autant sur l’échelle de temps. C’est à qui se trouve le plus en arrière de jouer.
olympos-lesson-settlers-land = Un nouveau colon coûte 2, et chaque territoire où il entre coûte 1. Envoyez-en un du nord en Macédoine : 3 en tout.
olympos-lesson-settlers-land-other = Cela irait aussi. Pour cette leçon, prenez la Macédoine : elle est proche et produit de l’or.
olympos-lesson-settlers-last = La Macédoine et son jeton d’or sont à vous. Les autres ont dépensé 4 chacun, pour l’Olympe et la Thessalie ; vous êtes sur la case 3. Vous êtes le plus en arrière : c’est encore à vous.
olympos-lesson-settlers-second = Prenez aussi le Rhodope. Le nouveau colon peut partir du nord, ou de Macédoine puisqu’elle est à vous ; les deux coûtent 3. Le Rhodope produit de la pierre.
olympos-lesson-settlers-second-other = Cette fois, envoyez un nouveau colon dans le Rhodope : un colon qui s’y déplacerait quitterait la Macédoine, et son or serait perdu.
olympos-lesson-settlers-move = Un colon déjà sur la carte peut poursuivre sa route, et seul le chemin se paie : 1 sur terre, 2 en mer. Ce qu’il quitte n’est plus à vous. Vous avez déjà un cube de pierre : menez le colon du Rhodope en Mysie, pour le bois.
olympos-lesson-settlers-closed = Les territoires marqués d’une croix sont condamnés : vous pouvez les traverser, pas y rester. Une personne les choisit avant la partie. À deux, des barbares gardent en outre quatre territoires.
olympos-lesson-settlers-end = Chaque territoire vaut un point à la fin, et son jeton aide à payer des découvertes, encore et encore. La leçon suivante montre comment.

olympos-lesson-discoveries = Découvertes
olympos-lesson-discoveries-board = Voici le plateau développement. Chaque découverte montre ce qu’elle demande : la médecine, par exemple, une pierre et un bois. Les jetons de vos territoires se montrent seulement et restent à vous ; les cubes se dépensent.
olympos-lesson-discoveries-medicine = La Mysie est votre bois, le cube votre pierre. Découvrez la médecine : comme toute découverte, elle prend 7 unités de temps, et désormais un nouveau colon vous coûte 1 de moins.
olympos-lesson-discoveries-medicine-other = C’est possible aussi. Mais des colons moins chers servent à chaque fois : pour l’instant, prenez la médecine.
olympos-lesson-discoveries-bonus = Sous chaque découverte, quelques bonus attendent les premiers venus. Ici, un colon pour votre stock et un cube de grain ; ailleurs, des sabliers, ou des lauriers, c’est-à-dire du prestige : des points à la fin. Choisissez-en un.
olympos-lesson-discoveries-choices = Certaines découvertes posent une question de plus. Pour une case grise, vous dites quelle ressource vous donnez. Agriculture et Monnaie existent en tuiles de ressources différentes, et le premier acheteur choisit ; le commerce vous apporte deux cubes de votre choix.
olympos-lesson-discoveries-end = Une découverte vaut 2 points. Vous voilà sur la case 17 : les autres vont jouer quelque temps. Et en chemin vous avez dépassé une case Zeus ; la leçon suivante dit ce que cela signifie.

olympos-lesson-gods = Le destin et les dieux
olympos-lesson-gods-zeus = Qui atteint ou dépasse une case Zeus pioche une carte Destin. Vous pouvez jouer vos cartes à tout moment de votre tour ; « Plus de cartes » veut seulement dire : pas cette fois. Chaque carte encore en main à la fin vaut un point.
olympos-lesson-gods-play = La vôtre est un don de pierre. Jouez-la : un cube vous sera utile.
olympos-lesson-gods-hades = Qui arrive en premier à une case Zeus révèle aussi une carte Olympos. Les dieux favorables comblent qui a le plus de symboles Zeus, les petits éclairs ; les néfastes frappent qui en a le moins. Voici Hadès, un dieu néfaste, et vous n’avez aucun éclair.
olympos-lesson-gods-lose = Hadès retire un colon de la carte et le rend à votre stock. À vous de choisir lequel : laissez partir celui de Mysie et gardez la Macédoine avec son or.
olympos-lesson-gods-symbols = Les symboles Zeus viennent de découvertes comme le culte, et de l’Olympe lui-même. Voilà pourquoi Joueur 2 a été épargné.
olympos-lesson-gods-end = Encore deux conseils. Avec l’oracle, vous regardez trois cartes et en gardez une. Et pour tomber juste sur une case, vous pouvez prendre exprès un chemin plus long, en le payant.

olympos-lesson-fights = Combats
olympos-lesson-fights-swords = L’Olympe appartient à Joueur 2, mais vous pouvez attaquer. L’attaque l’emporte toujours ; seul le prix change : 1 avec plus d’épées que la défense, 2 avec autant, 3 avec moins.
olympos-lesson-fights-attack = Aucun de vous n’a d’épée. Avec la médecine, un colon vous coûte 1, le chemin vers l’Olympe 1, le combat 2. Prenez l’Olympe !
olympos-lesson-fights-attack-other = Un coup honorable, mais cette leçon parle de combats. Prenez l’Olympe.
olympos-lesson-fights-beaten = L’Olympe est à vous, avec sa pierre et le jeton Zeus, et Joueur 2 a reçu un sablier en consolation. Mais Joueur 3, qui a une épée, vous a pris la Macédoine. L’or est perdu ; vous avez un sablier.
olympos-lesson-fights-flee = Votre colon est conquis, non perdu : il est sous le jeton du vainqueur. Il peut rester, revenir combattre ou s’en aller. Menez-le dans le Rhodope, à un pas.
olympos-lesson-fights-hourglass = Un sablier paie une unité de temps, toujours avant que votre marqueur avance. Ce pas coûtait 1 : vous n’avez donc pas bougé, et c’est encore à vous.
olympos-lesson-fights-end = Là où il y a des étoiles vivent des peuplades. Elles n’ont pas d’épées ; battez-en une et son étoile est à vous, pour les merveilles. Et si plusieurs de vos colons sont dans une même pile, la question est posée : lequel part ?

olympos-lesson-end = Les merveilles et la fin
olympos-lesson-end-late = Une autre partie, presque finie : vous êtes sur la case 67, et la dernière case Zeus est la 72. L’heure des grandes choses.
olympos-lesson-end-wonder = Vous tenez quatre territoires à étoile, et c’est ce que demande la Porte cyclopéenne. Bâtissez-la : 7 unités de temps pour 8 points.
olympos-lesson-end-wonder-other = Pas mal, mais rien ici ne vaut autant que la Porte. Bâtissez-la.
olympos-lesson-end-cards = Vous avez dépassé la dernière case Zeus et pioché une carte. Un cube ne vaut plus rien, mais une carte en main vaut un point : ne jouez plus de cartes.
olympos-lesson-end-cross = Joueur 2 a passé. Après la dernière case Zeus, il reste à tout le monde un tour : passer, ou agir une dernière fois sans dépasser la Croix. Avant cela, vous ne pouvez attendre, une case plus loin, que si rien d’autre n’est possible.
olympos-lesson-end-pass = Plus vous vous arrêtez tôt, plus votre place sur l’échelle rapporte, jusqu’à 5 points. Ce que vous pourriez encore faire ne le vaut pas : passez.
olympos-lesson-end-pass-other = Vous le pourriez, mais chaque pas en avant gâte votre place sur l’échelle. Cette fois, passez.
olympos-lesson-end-scores = La partie est finie. Vous avez 20 points : 4 pour l’échelle, 2 pour les lauriers, c’est-à-dire le prestige, 4 pour les territoires, 2 pour votre découverte, 8 pour la Porte, 2 pour les cartes, et 2 de moins à cause des Kères, une carte Olympos néfaste.
olympos-lesson-end-end = Joueur 3 gagne avec 25 : beaucoup de découvertes et de cartes, et un territoire de l’Atlantide, qui compte double. Vous savez maintenant tout ce qu’il faut. À vous de jouer !
