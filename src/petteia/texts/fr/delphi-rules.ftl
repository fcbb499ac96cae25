# L’Oracle de Delphes : les règles par numéro, et les décisions sur les points ouverts.

## But et matériel
delphi-rule-1-1 = De deux à quatre joueurs rivalisent de vitesse pour accomplir douze tâches (trois sanctuaires, trois statues, trois offrandes, trois monstres) et revenir auprès de Zeus.
delphi-rule-1-2 = Il y a six couleurs, dans le sens horaire sur la roue : rouge, noir, rose, bleu, jaune, vert. Dés, eaux, îles, dieux et cartes les portent.

## Mise en place
delphi-rule-2-1 = Les douze tuiles forment une carte à une seule étendue d’eau ; les trous sont des hauts-fonds, où aucun bateau ne passe. Six villes se placent au-dehors, à peu près régulièrement, et toute l’eau reste reliée.
delphi-rule-2-2 = Le trou de l’anneau de six cases d’eau est la case de Zeus : départ et arrivée ; pendant la partie, elle compte comme haut-fond.
delphi-rule-2-3 = Autant d’offrandes de chaque couleur que de joueurs, réparties également sur les six îles aux offrandes, jamais deux fois la même couleur sur une île. Chacune des six îles au temple reçoit un temple.
delphi-rule-2-4 = Il y a autant de monstres de chaque couleur que de joueurs : deux sur chacune des trois îles marquées, le reste réparti également sur les six autres (sur chacune, un de moins que de joueurs), jamais deux fois la même couleur sur une île.
delphi-rule-2-5 = Chaque ville porte trois statues de sa couleur. Les tuiles Île sont mélangées et posées, cachées, sur les îles encadrées.
delphi-rule-2-6 = Les cartes Oracle, Blessure et Équipement sont mélangées en pioches, avec leurs défausses à côté ; six équipements et tous les compagnons sont visibles.
delphi-rule-2-7 = Le premier joueur a 3 faveurs, chaque suivant 1 de plus. Les bateaux sont tirés au sort ; ou bien il en est disposé un de plus que de joueurs, et les joueurs choisissent dans le sens antihoraire en commençant par le dernier.
delphi-rule-2-8 = Chacun a trois sanctuaires, lance trois dés d’oracle et pioche une blessure ; le dieu de sa couleur passe de la rangée du bas à celle du nombre de joueurs, les autres dieux restent en bas. Le dernier joueur a le dé du Titan.
delphi-rule-2-9 = Le bouclier est à 0, le bateau chez Zeus. Chacun a douze tuiles Zeus ; deux des quatre à double face, tirées au sort et les mêmes pour tous, montrent le côté monstre.

## Le tour
delphi-rule-3-1 = D’abord les blessures : avec 3 identiques ou 6 en tout, c’est un tour de repos : vous en défaussez 3 de votre choix et votre tour finit aussitôt, sans consulter l’oracle. Sans aucune, vous prenez 2 faveurs ou un pas de dieu. Sinon il ne se passe rien.
delphi-rule-3-2 = Puis les actions dans l’ordre voulu : une avec chacun des trois dés, au plus une avec une carte Oracle, qui s’emploie comme un dé, et les actions spéciales des dieux de la rangée du haut.
delphi-rule-3-3 = Avant usage, un dé ou une carte peut être recoloré dans le sens horaire, 1 faveur par pas.
delphi-rule-3-4 = Puis consultez l’oracle : lancez les trois dés. Chaque autre joueur peut faire avancer d’un pas un dieu d’une couleur obtenue qui n’est pas tout en bas.
delphi-rule-3-5 = Le dernier joueur de la manche lance aussi le dé du Titan : sur 6 chacun prend 2 blessures, sinon ceux dont le bouclier est inférieur au résultat en prennent 1.

## Actions de toute couleur
delphi-rule-4-1 = Piochez une carte Oracle et posez-la visible ; vous pouvez en avoir autant que vous voulez.
delphi-rule-4-2 = Prenez 2 faveurs.
delphi-rule-4-3 = Regardez deux tuiles Île cachées et reposez-les.

## Actions de la couleur du dé
delphi-rule-5-1 = Naviguez de 3 cases d’eau au plus jusqu’à une case de la couleur ; chaque case de plus coûte 1 faveur. Îles et hauts-fonds sont fermés, les bateaux peuvent partager une case.
delphi-rule-5-2 = Combattez un monstre de la couleur à côté du bateau : sa force est 9 moins votre bouclier, et un lancer (de 0 à 9) au moins égal l’emporte. Un 0 inflige une blessure. Chaque nouvel assaut coûte 1 faveur et abaisse encore la force de 1. Abandonner ne coûte rien d’autre.
delphi-rule-5-3 = Explorez une île au cadre de la couleur : révélez sa tuile. Si elle est de vos tâches, bâtissez aussitôt le sanctuaire ; sinon prenez la récompense de sa lettre : psi 4 faveurs, phi 2 cartes Oracle, sigma 3 pas de dieu, oméga toutes les blessures d’une couleur défaussées et bouclier +1.
delphi-rule-5-4 = Bâtissez un sanctuaire sur une île visible de vos tâches, au cadre de la couleur.
delphi-rule-5-5 = Chargez une offrande de la couleur.
delphi-rule-5-6 = Livrez une offrande au temple de sa couleur.
delphi-rule-5-7 = Chargez une statue de la couleur dans sa ville.
delphi-rule-5-8 = Érigez une statue sur un socle de sa couleur.
delphi-rule-5-9 = Charger demande une place libre en cale (il y en a d’ordinaire 2), et agir sur une île ou une ville demande d’être à côté.
delphi-rule-5-10 = Défaussez toutes vos blessures de la couleur.
delphi-rule-5-11 = Faites avancer d’un pas le dieu de la couleur.
delphi-rule-5-12 = Une action s’achève avant que la suivante commence.

## Tâches et récompenses
delphi-rule-6-1 = Récompenses : sanctuaire, un pas de dieu ; statue, un compagnon de sa couleur ; offrande, 3 faveurs ; monstre, un équipement de l’étalage, qui est complété à six.
delphi-rule-6-2 = Le blanc vaut toute couleur, mais jamais deux fois la même pour un type de tâche. Seule une tuile Zeus retirée est récompensée.

## Dieux
delphi-rule-7-1 = De la rangée du bas un dieu va à celle du nombre de joueurs, puis monte d’une rangée par pas. Plusieurs pas peuvent se répartir entre plusieurs dieux.
delphi-rule-7-2 = Un dieu de la rangée du haut agit une fois pendant votre tour, sans dé, puis redescend tout en bas. Poséidon : placez votre bateau sur n’importe quelle eau. Apollon : piochez une carte Oracle ; pendant ce tour, tous les dés et une carte valent toute couleur. Artémis : révélez une tuile Île cachée et prenez sa récompense. Aphrodite : défaussez toutes vos blessures. Arès : battez un monstre à côté de votre bateau. Hermès : à côté d’une ville, prenez une statue dans n’importe quelle ville.
delphi-rule-7-3 = Au lieu d’agir, un dieu de la rangée du haut peut s’échanger contre une carte Oracle.

## Compagnons et équipement
delphi-rule-8-1 = Un héros relève une fois le bouclier de 1 (de 2 dans l’édition révisée) et défausse dès lors les blessures de sa couleur. Un demi-dieu apporte une fois une carte Oracle, et les dés de sa couleur valent toute couleur. Une créature donne portée +3 quand vous naviguez avec un dé de sa couleur, et l’arrivée peut être de toute couleur.
delphi-rule-8-2 = Il y a 22 équipements de 16 types, chacun avec son effet ; ceux à l’éclair agissent aussitôt.

## Fin
delphi-rule-9-1 = Toutes les tâches accomplies, revenez auprès de Zeus : naviguez jusqu’à lui avec un dé de n’importe quelle couleur, ou par Poséidon. La manche se joue jusqu’au bout.
delphi-rule-9-2 = Qui est chez Zeus gagne ; à plusieurs, qui a le plus de cartes Oracle, puis de faveurs ; ensuite la victoire est partagée.
delphi-rule-9-3 = Une partie plus courte retire une à quatre tuiles, dans l’ordre statue, sanctuaire, monstre coloré, offrande colorée. La première partie a 8 tâches, une carte compacte et des bateaux de la sélection pour débuter.

## Décisions : options
delphi-rule-R1 = Il y a deux versions : la première règle à la lettre, et une édition révisée qui diffère sur quatre points.
delphi-rule-R2 = Un héros relève le bouclier de 1, de 2 dans l’édition révisée.
delphi-rule-R3 = Une tâche de sanctuaire demande l’île exacte qu’elle montre ; dans l’édition révisée, toute île de votre couleur.
delphi-rule-R4 = Combats et chargements inutiles sont permis sans récompense ; l’édition révisée les interdit.
delphi-rule-R5 = Une couleur sert la tuile ouverte qui la montre, sinon la blanche si cette couleur n’a pas encore servi pour ce type de tâche.
delphi-rule-R6 = Les bateaux sont tirés au sort ou choisis, avec un bateau de plus que de joueurs à l’offre ; la petite sélection ne va qu’avec le tirage.
delphi-rule-R7 = Avec moins de tâches, les tuiles colorées sont tirées pour tous ; chaque joueur choisit, dans l’ordre du tour, la tuile de sanctuaire à rendre.
delphi-rule-R8 = La première partie a 8 tâches, une carte compacte et un bateau tiré au sort parmi quatre.

## Décisions : la carte
delphi-rule-R9 = Au-delà de la règle, l’eau des villes générées touche au moins deux cases d’eau de la carte, et elles sont distantes d’au moins 6 ; une carte donnée qui s’en écarte se joue avec un avertissement.
delphi-rule-R10 = Les autres trous d’anneau et tous les vides que la carte achevée enferme sont des hauts-fonds ; ce qui s’ouvre au-dehors n’appartient pas à la carte.
delphi-rule-R11 = Les deux faces d’une tuile ont la même fonction ; les cartes compactes n’utilisent que les rectos.
delphi-rule-R12 = Une carte compacte remplit au hasard les douze places et met les villes aussi près des leurs que les conditions le permettent.
delphi-rule-R13 = Une carte aléatoire croît tuile par tuile, reliée par l’eau, reste serrée et place ses villes dans six directions régulières.
delphi-rule-R14 = Une carte donnée n’est admise que si toutes les conditions tiennent et si elle mesure au plus 25 cases en q et en r ; ce qui manque est nommé avec ses tuiles.
delphi-rule-R15 = Offrandes et monstres se distribuent île par île, les temples au hasard ; en cas d’impasse, tout recommence.
delphi-rule-R16 = Images et places dans une case ne comptent pas ; les tuiles Île portent couleur de joueur et numéro.

## Décisions : mise en place
delphi-rule-R17 = Ordre : couleurs des joueurs, carte et pièces, cartes, premier joueur et faveurs, bateaux, dés, blessures, tâches, effets de départ des bateaux. Les couleurs et le premier joueur sont tirés au sort ou fixés par la table.
delphi-rule-R18 = Le premier joueur le reste, et le dé du Titan reste au dernier.
delphi-rule-R19 = Personne ne fait avancer de dieu pour les dés de la mise en place.
delphi-rule-R20 = Les effets de départ des bateaux agissent à la fin de la mise en place, dans l’ordre des places ; les dieux du bateau 2 n’avancent pas pour la première blessure.

## Décisions : tour et choix
delphi-rule-R21 = Un tour a trois phases : blessures, actions, consultation.
delphi-rule-R22 = Les actions ne finissent qu’une fois les trois dés utilisés, et seulement quand le joueur l’annonce ; carte, dieux et action supplémentaire sont facultatifs.
delphi-rule-R23 = Chaque choix annonce son prix entier ; l’impayable n’est pas proposé, et le paiement le moins cher s’applique.
delphi-rule-R24 = Une action et toutes ses récompenses s’achèvent avant toute autre chose.
delphi-rule-R25 = Le choix principal offre toute action payable, les actions des dieux et, dès que permis, la fin du tour.
delphi-rule-R26 = Les gains se prennent autant que possible ; seuls les chargements immédiats se refusent.
delphi-rule-R27 = Les effets sur plusieurs vont dans le sens horaire à partir de la gauche du joueur actif, qui vient en dernier.

## Décisions : informations et réserves
delphi-rule-R28 = Sont cachés les tuiles Île retournées, les pioches et les lancers à venir. Qui a regardé une tuile continue de la voir ; les autres savent seulement qu’elle a été regardée. Les spectateurs voient ce que tous les joueurs connaissent.
delphi-rule-R29 = Cartes, blessures, faveurs, cargaison, dés, dieux, boucliers, tâches et défausses sont visibles.
delphi-rule-R30 = Une pioche vide se refait de sa défausse ; s’il n’y en a pas, aucune carte n’est piochée.
delphi-rule-R31 = Les faveurs ne manquent jamais.
delphi-rule-R32 = Une carte Oracle jouée reste de côté jusqu’à la fin du tour et ne compte plus comme vôtre.
delphi-rule-R33 = L’équipement durable reste à qui le possède, l’immédiat se défausse ; il n’y a pas de limite.

## Décisions : couleurs
delphi-rule-R34 = Recolorer coûte 1 faveur par pas dans le sens horaire, pour les dés comme pour les cartes, et fait partie de l’action.
delphi-rule-R35 = Avec le bateau 4, chaque recoloration coûte 1 de moins, jamais sous 0.
delphi-rule-R36 = Avec le bateau 8, c’est le chemin le plus court autour de la roue qui compte.
delphi-rule-R37 = Un dé ou une carte montrant la couleur d’un demi-dieu, même payée, vaut toutes les couleurs.
delphi-rule-R38 = Le tour d’Apollon rend gratuitement libres les dés restants et la carte ; il n’en permet pas une seconde.
delphi-rule-R39 = Une seule carte Oracle se joue par tour, quel que soit le prix payé pour sa couleur.
delphi-rule-R40 = L’action supplémentaire coûte 3 faveurs, une fois par tour, et vaut toute couleur ; elle n’est ni dé ni carte.
delphi-rule-R41 = Les actions de toute couleur prennent tout dé ou carte sans supplément.
delphi-rule-R42 = Une lampe est une action pour dés et cartes de sa couleur : 1 faveur, 1 carte Oracle, puis un pas de son dieu.

## Décisions : navigation et portée
delphi-rule-R43 = Un voyage mène à une autre case d’eau de la couleur par un plus court chemin d’eau.
delphi-rule-R44 = La portée est 3, plus voile, bateau 5 et créature ; chaque case de plus coûte 1 faveur.
delphi-rule-R45 = Avec la quille plate, vous franchissez hauts-fonds et case de Zeus sans les compter, mais sans y finir.
delphi-rule-R46 = Si le dé ou la carte vaut la couleur d’une créature, la portée augmente de 3 et l’arrivée peut être de toute couleur.
delphi-rule-R47 = Voisin veut dire que la case du bateau touche celle du site ; pour une ville, la case de la ville compte.
delphi-rule-R48 = Lance, grue et filet atteignent aussi un site à deux cases par-dessus l’eau, pour Arès et Hermès aussi.
delphi-rule-R49 = Le premier pas mène de Zeus à l’une de ses six cases d’eau ; ensuite sa case est un haut-fond.
delphi-rule-R50 = Vous n’entrez chez Zeus que sans tâche ouverte, par un voyage de toute couleur ou par Poséidon ; la case compte pour un pas.

## Décisions : actions et récompenses
delphi-rule-R51 = La cale est celle du bateau plus celle du coffre de chêne ; rien ne se jette par-dessus bord.
delphi-rule-R52 = Un chargement nomme île et couleur ; l’offrande va à son temple, la statue à un socle libre de sa couleur.
delphi-rule-R53 = Explorer révèle la tuile : si elle convient, votre sanctuaire ; sinon la récompense de sa lettre.
delphi-rule-R54 = Un sanctuaire se bâtit sur une tuile visible qui convient à une tâche ouverte, avec la couleur de son cadre.
delphi-rule-R55 = La première des deux tuiles est vue avant que la seconde soit nommée ; s’il n’en reste qu’une ou deux, ce sont elles.
delphi-rule-R56 = Défausser des blessures ou faire avancer un dieu n’est proposé que si cela change quelque chose.
delphi-rule-R57 = À l’assaut k, il faut 9 moins bouclier moins (k − 1) ; après un échec, vous payez 1 faveur ou abandonnez.
delphi-rule-R58 = Un 0 inflige une blessure même s’il gagne ; les blessures n’interrompent rien.
delphi-rule-R59 = Le compagnon se choisit parmi ceux de la couleur de la statue qui sont en réserve, et agit dès l’étape suivante.
delphi-rule-R60 = Un héros défausse les blessures de sa couleur à son arrivée et dès qu’elles sont piochées.
delphi-rule-R61 = Le bouclier s’arrête à 5 ; le surplus est perdu.
delphi-rule-R62 = Ordre : effet sur la carte, tuile Zeus retirée, sa récompense, puis le pas de la coupe votive.
delphi-rule-R63 = Chaque pas de dieu est un choix ; les pas qu’aucun dieu ne peut faire sont perdus.
delphi-rule-R64 = Une pièce donne 2 faveurs après votre lancer si un dé montre sa couleur, une fois par lancer.
delphi-rule-R65 = Avec le bateau 6, chaque prise de faveurs en donne 1 de plus.
delphi-rule-R66 = Tout équipement visible peut être pris ; l’étalage est complété, puis l’effet immédiat agit ou se perd.
delphi-rule-R67 = Corde, sangle, panier et cruche chargent de loin une pièce convenable, ou rien.
delphi-rule-R68 = La carte marine montre deux tuiles cachées, la première avant que la seconde soit nommée, et en révèle une, ce qui vaut exploration.
delphi-rule-R69 = L’échelle dorée met l’un des quatre dieux qu’elle montre sur la rangée du haut, d’où qu’il vienne.

## Décisions : blessures, Titan, dieux, fin
delphi-rule-R70 = Les blessures se vérifient seulement au début de votre tour ; au repos, les dés restent tels quels.
delphi-rule-R71 = Si le dernier joueur se repose, le Titan n’attaque pas ; dans l’édition révisée, si.
delphi-rule-R72 = Le dé du Titan se lance avec ceux du dernier joueur ; les blessures viennent après les pas des dieux.
delphi-rule-R73 = Dès qu’un bateau a rejoint Zeus, le Titan n’attaque plus.
delphi-rule-R74 = Les trois dés sont lancés, même chez Zeus ; puis pièces, dieux des autres, Titan.
delphi-rule-R75 = Chaque autre joueur fait avancer un dieu d’une couleur obtenue dans une rangée du milieu : d’office s’il est seul, au choix sinon.
delphi-rule-R76 = Les actions spéciales ne demandent pas de dé ; vous en faites autant que vous voulez par tour, et chacune n’est proposée que là où elle sert.
delphi-rule-R77 = Tout dieu de la rangée du haut s’échange contre une carte Oracle tant qu’il en reste une à piocher.
delphi-rule-R78 = Un dieu redescend quand son action et ses récompenses sont finies ; avec le bateau 2, à la rangée d’entrée.
delphi-rule-R79 = Artémis explore de loin, Arès gagne un combat avec récompense, Hermès prend une statue de toute couleur.
delphi-rule-R80 = Les tuiles rendues ne changent rien à la carte ; leur couleur est libre pour la tuile blanche.
delphi-rule-R81 = Chez Zeus, il faut encore utiliser les dés restants ; le bateau ne bouge plus.
delphi-rule-R82 = La manche se joue jusqu’au bout ; les joueurs placés avant la première arrivée ne rejouent pas.
delphi-rule-R83 = Une seule arrivée dans la manche gagne ; un bateau encore au départ n’est pas arrivé.
delphi-rule-R84 = Plusieurs arrivées : le plus de cartes Oracle non jouées, puis de faveurs, puis victoire partagée.
delphi-rule-R85 = Tous les autres sont classés selon moins de tâches ouvertes, plus de cartes Oracle, plus de faveurs.
delphi-rule-R86 = Après la limite de manches la partie finit, et si nul n’a rejoint Zeus, tous sont classés.
