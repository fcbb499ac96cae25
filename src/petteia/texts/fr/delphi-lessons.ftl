# Les leçons de L’Oracle de Delphes : leurs titres, et ce qui est dit pas à pas.

delphi-lesson-dice = Dés et navigation
delphi-lesson-dice-race = Zeus a confié à tout le monde les mêmes tâches : sanctuaires, statues, offrandes, monstres. Qui les accomplit toutes et revient en premier auprès de Zeus gagne. Votre bateau part d’ici.
delphi-lesson-dice-tasks = Une première partie est plus courte : huit tâches suffisent. De vos trois sanctuaires, vous choisissez celui dont vous vous passez : rendez le troisième. Dans d’autres parties, vous pouvez aussi choisir votre bateau.
delphi-lesson-dice-sail = Vos trois dés sont vos actions, et leur couleur compte. Un dé rouge vous mène à trois cases au plus, sur une eau rouge. Ce qui demande davantage coûte des faveurs : les chiffres sombres sur la mer. Naviguez vers la case rouge entre Paros et Casos.
delphi-lesson-dice-sail-other = C’est possible aussi, mais ce qu’il vous faut est à Paros. Naviguez vers la case rouge entre Paros et Casos.
delphi-lesson-dice-load = Il y a à Paros une offrande rouge, et vous avez un second dé rouge. Chargez-la.
delphi-lesson-dice-load-other = Cela peut attendre. Chargez d’abord l’offrande rouge.
delphi-lesson-dice-black = Son temple est à Samos. Avec le dé noir, vous atteignez l’eau noire qui la borde : allez-y. Choisissez d’abord le dé : le plateau ne montre alors que ses trajets.
delphi-lesson-dice-black-other = Votre offrande est attendue à Samos. Naviguez vers l’eau noire qui la borde.
delphi-lesson-dice-any = Aucun dé n’est jamais inutile : avec n’importe quelle couleur, prenez 2 faveurs, ou piochez une carte Oracle, qui servira de dé plus tard. Et chaque faveur fait changer un dé d’un pas de couleur, dans le sens horaire de la roue.
delphi-lesson-dice-oracle = Vos dés sont utilisés. Finissez votre tour : vous les relancez aussitôt et pouvez faire vos plans pendant que les autres jouent.
delphi-lesson-dice-end = Le dernier joueur de la manche lance aussi le dé du Titan. Si votre bouclier est inférieur au résultat, vous prenez une blessure. Le vôtre a tenu.

delphi-lesson-cargo = Offrandes et statues
delphi-lesson-cargo-deliver = Deux dés rouges et un vert. Vous êtes à côté du temple rouge de Samos : livrez l’offrande rouge.
delphi-lesson-cargo-deliver-other = Remettez d’abord ce que vous portez : livrez l’offrande.
delphi-lesson-cargo-favour = Votre première tâche est accomplie, et une offrande rapporte 3 faveurs. Elle compte pour la tâche blanche, qui accepte toute couleur ; mais chacune de vos offrandes doit avoir la sienne.
delphi-lesson-cargo-city = Maintenant une statue. Thèbes est la ville rouge, et l’eau qui la borde est verte. Allez-y avec le dé vert.
delphi-lesson-cargo-statue = Avec votre dernier dé, chargez une statue rouge. La plupart des bateaux ont deux places.
delphi-lesson-cargo-turn = Finissez votre tour et voyez ce que répond l’oracle.
delphi-lesson-cargo-far = Les statues rouges ont leur place à Salamine. La case rose entre Salamine et Anaphé est à quatre cases : trois sont gratuites, la quatrième coûte 1 faveur. Allez-y.
delphi-lesson-cargo-far-other = Naviguez vers la case rose entre Salamine et Anaphé ; vous verrez à quoi elle sert.
delphi-lesson-cargo-raise = Érigez la statue à Salamine, avec le dé rouge.
delphi-lesson-cargo-companion = Une statue amène un compagnon de sa couleur. Les héros renforcent votre bouclier, avec les demi-dieux leurs dés valent toute couleur, avec les créatures vous naviguez plus loin. Prenez Ulysse, un héros.
delphi-lesson-cargo-end = Deux tâches sont accomplies. Ce qui est en cale y reste jusqu’à la livraison. Plus tard, vous trouverez de l’équipement qui charge de loin une offrande ou une statue, ou rien, si vous préférez.

delphi-lesson-monsters = Monstres
delphi-lesson-monsters-strength = À Anaphé rôde une hydre rose. La force d’un monstre est 9 moins votre bouclier ; le vôtre est à 3, il vous faut donc au moins 6, sur un dé de 0 à 9.
delphi-lesson-monsters-fight = Vous n’avez pas de dé rose, mais sur la roue le rose suit le noir : pour 1 faveur, le dé noir fera l’affaire. Combattez l’hydre !
delphi-lesson-monsters-fight-other = L’hydre attend. Combattez-la avec le dé noir.
delphi-lesson-monsters-on = Un 2 : ce n’est pas assez. Vous pouvez abandonner, ou payer 1 faveur et relancer, et l’hydre est alors plus faible de 1. Continuez !
delphi-lesson-monsters-equipment = Un 8 ! L’hydre est vaincue, et vous choisissez un équipement de l’étalage. Prenez la Pièce rouge : 2 faveurs chaque fois que vous obtenez du rouge.
delphi-lesson-monsters-end = Il y a bien plus : des lampes à allumer pour un dieu, une carte marine qui montre deux îles et en révèle une, une échelle dorée qui mène un dieu tout en haut. Et gare au 0 : il inflige une blessure.

delphi-lesson-islands = Les îles sous les nuages
delphi-lesson-islands-clouds = Quelque part sous les nuages se trouvent les îles de vos sanctuaires : elles portent votre couleur et la lettre de la tâche. Chacune a un cadre : un dé de cette couleur chasse les nuages.
delphi-lesson-islands-near = Thasos a un cadre rouge. Avec le dé vert, naviguez vers la case verte à côté d’elle.
delphi-lesson-islands-explore = Explorez maintenant Thasos avec le dé rouge.
delphi-lesson-islands-god = C’est l’une de vos îles ! Votre sanctuaire s’y dresse aussitôt. En récompense, l’un de vos dieux fait un pas : faites avancer Poséidon.
delphi-lesson-islands-peek = Avec n’importe quel dé, vous pouvez regarder de loin deux îles cachées. Faites-le avec le noir.
delphi-lesson-islands-peek-other = Pas mal non plus, mais connaître les îles épargne des voyages. Regardez-en deux.
delphi-lesson-islands-look = Quelle île ? Personne d’autre que vous ne verra ce qu’elle est.
delphi-lesson-islands-again = Et laquelle maintenant ?
delphi-lesson-islands-end = Ce que vous avez vu reste visible pour vous. Sur une de vos îles déjà révélée, il suffit de bâtir le sanctuaire. Les autres donnent ce que dit leur lettre : faveurs, cartes Oracle, pas de dieux, ou la guérison d’une couleur et un meilleur bouclier.

delphi-lesson-gods = Blessures et dieux
delphi-lesson-gods-wounds = Le Titan a fait 6 : deux blessures pour tout le monde. Avec trois identiques ou six en tout, vous vous reposez et perdez votre tour. Sans aucune, votre tour commence par 2 faveurs ou un pas de dieu.
delphi-lesson-gods-clear = Deux de vos blessures sont bleues, et vos dés aussi. Un dé défausse toutes les blessures de sa couleur : faites-le.
delphi-lesson-gods-clear-other = Les blessures d’abord : encore une bleue, et vous perdriez un tour.
delphi-lesson-gods-advance = Le bleu est la couleur de Poséidon. Faites avancer le dieu de la mer avec un dé bleu.
delphi-lesson-gods-top = Encore une fois, et Poséidon est sur la rangée du haut.
delphi-lesson-gods-poseidon = Sur la rangée du haut, un dieu agit pour vous, sans aucun dé. Poséidon place votre bateau sur n’importe quelle eau. L’une de vos tâches est un monstre jaune : allez à côté de la chimère de Télos ou de Karpathos.
delphi-lesson-gods-poseidon-other = Poséidon est prêt, et la chimère est loin. Laissez-vous porter à côté de Télos ou de Karpathos.
delphi-lesson-gods-others = Apollon donne à vos dés toutes les couleurs, Artémis révèle une île, Aphrodite guérit toutes les blessures, Arès vainc un monstre, Hermès va chercher une statue. Ou échangez un dieu contre une carte Oracle. Ensuite il repart d’en bas.
delphi-lesson-gods-end = Et quand d’autres lancent les dés, l’un de vos dieux d’une couleur obtenue peut avancer, s’il a quitté la rangée du bas. Il est donc bon d’en élever plusieurs un peu.

delphi-lesson-end = Le retour
delphi-lesson-end-done = Une autre partie : les huit tâches sont accomplies, il ne reste que le retour.
delphi-lesson-end-home = Vous pouvez rejoindre Zeus avec un dé de n’importe quelle couleur, et il est à trois cases. Rentrez !
delphi-lesson-end-home-other = Tout est déjà fait. Rentrez auprès de Zeus avec l’un de vos dés.
delphi-lesson-end-round = La manche se joue jusqu’au bout, et quelqu’un peut encore arriver. Alors le nombre de cartes Oracle décide : piochez-en une avec un dé.
delphi-lesson-end-card = Et une autre avec le dernier dé.
delphi-lesson-end-last = C’est tout. Finissez votre tour et voyez si Joueur 2 rentre.
delphi-lesson-end-end = Personne n’est rentré : vous avez gagné ! Si plusieurs arrivent dans la même manche, le plus de cartes Oracle l’emporte, puis le plus de faveurs. Et maintenant, hissez les voiles pour une partie à vous !
