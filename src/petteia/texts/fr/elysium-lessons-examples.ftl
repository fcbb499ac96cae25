# Les exemples de la règle d’Elysium, racontés pas à pas.

elysium-lesson-itself = Une carte qui se rembourse
elysium-lesson-itself-sandals = Dans votre Domaine se trouvent les Sandales ailées. Tant qu’elles y sont, elles vous rapportent 1 pièce d’or chaque fois que vous transférez une carte d’Hermès.
elysium-lesson-itself-transfer = Elles sont elles-mêmes une carte d’Hermès, et une carte peut agir sur elle-même. Transférez les Sandales : cela coûte 1 pièce d’or.
elysium-lesson-itself-end = Leur propre transfert vous a rendu 1 pièce d’or. Désormais elles sont dans l’Elysium et ne font plus rien : la prochaine carte d’Hermès ne rapporterait pas d’or.

elysium-lesson-any-order = Une légende dans n’importe quel ordre
elysium-lesson-any-order-second = Les trois niveaux d’Athéna sont dans votre Domaine, et vous pouvez transférer trois cartes. Une légende grandit dans n’importe quel ordre : commencez par la Chouette, de niveau 2.
elysium-lesson-any-order-first = Maintenant l’Olivier sacré, de niveau 1.
elysium-lesson-any-order-join = Toutes deux sont à Athéna et vont donc ensemble : poursuivez la légende 1.
elysium-lesson-any-order-third = Enfin l’Acropole, de niveau 3.
elysium-lesson-any-order-join-third = Elle aussi poursuit la légende 1.
elysium-lesson-any-order-end = Achevée : 6 points à la fin, et 5 de plus, car c’est la première légende d’Athéna. Vous auriez pu bâtir plusieurs légendes en même temps ; il n’est pas nécessaire d’en finir une avant d’en commencer une autre.

elysium-lesson-order = Qui commence l’époque suivante
elysium-lesson-order-discs = Quatre joueurs, et l’ordre du jeu était 1, 2, 3, 4. Vous et Joueur 3 avez vos trois cartes, mais pas de quête : aucune ne convient à votre dernière colonne. Vous passez donc tous deux le quatrième tour. Lisez la suite pour voir les autres finir.
elysium-lesson-order-last = La quête 1 joue en premier, la quête 2 ensuite. Les quêtes inachevées viennent en dernier, dans l’ordre d’avant : vous voilà en troisième, Joueur 3 en quatrième. Elle rapporte tout de même 1 pièce d’or et un seul transfert : profitez-en.
elysium-lesson-order-end = C’est maintenant à Joueur 3 de transférer une carte. À l’époque suivante, Joueur 4 joue en premier, et vous en troisième.
