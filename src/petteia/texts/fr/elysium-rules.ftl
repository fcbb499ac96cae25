# Les règles numérotées d’Elysium et les décisions sur les points ouverts.

## Matériel

elysium-rule-1-1 = Le jeu se joue de deux à quatre. Il y a huit familles de 21 cartes ; cinq familles, soit 105 cartes, sont en jeu. Le dos de chaque carte est un Citoyen.
elysium-rule-1-2 = Une carte a une famille, un niveau de 1 à 3, une condition d’une ou deux colonnes (le noir vaut n’importe quelle couleur), un type et un effet.
elysium-rule-1-3 = Chaque joueur a quatre colonnes (rouge, bleue, verte, jaune). Il y a six quêtes (quatre à trois ou à quatre, deux à deux ; le dos est la quête inachevée), un fronton à deux faces, 19 tuiles bonus, de l’or, des points de victoire (PV), des anneaux, du prestige (seulement avec Arès) et l’Oracle (seulement avec Apollon).

## Mise en place

elysium-rule-2-1 = La face du fronton est choisie au hasard ; les quêtes sont rangées dessous dans l’ordre croissant. À deux, chacune des deux quêtes se trouve sous deux couleurs.
elysium-rule-2-2 = Cinq familles sont choisies d’un commun accord, au hasard, ou selon une proposition de la règle ; pour une première partie Athéna, Hadès, Héphaïstos, Poséidon et Zeus.
elysium-rule-2-3 = Dans l’Agora, trois cartes par personne plus une sont face visible.
elysium-rule-2-4 = Chaque joueur reçoit quatre colonnes, 4 pièces d’or et un disque d’ordre : le hasard désigne qui commence, les autres suivent dans le sens horaire. Chacun gagne autant de PV que le numéro de son disque.
elysium-rule-2-5 = Avec Apollon, quatre cartes sont face visible à l’Oracle.

## Cinq époques de quatre phases

elysium-rule-3-1 = Phase I, dès la deuxième époque : ce qui reste dans l’Agora est défaussé, les cartes de l’Oracle passent dans l’Agora, l’Agora est complétée, et quatre nouvelles cartes vont à l’Oracle.
elysium-rule-3-2 = Phase II : en quatre tours, dans l’ordre, chaque joueur prend une carte de famille ou une quête. Sur l’époque, cela fait exactement une quête et trois cartes.
elysium-rule-3-3 = Pour prendre quelque chose, vous devez encore avoir les colonnes de sa condition ; pour une quête, la couleur au-dessus d’elle sur le fronton.
elysium-rule-3-4 = Après avoir pris quelque chose, retirez exactement une colonne de votre choix, qu’elle ait servi ou non.
elysium-rule-3-5 = Une carte va dans votre Domaine. La même carte (la même image) ne peut y être deux fois.
elysium-rule-3-6 = Qui doit encore prendre une carte, mais ne peut prendre ni carte de l’Agora ni quête, prend un Citoyen : la carte du dessus de la pioche, face cachée, que nul ne regarde. Ce n’est pas permis tant que quelque chose peut être pris.
elysium-rule-3-7 = Qui ne doit plus que la quête et n’en peut prendre aucune passe le quatrième tour et reçoit une quête inachevée quand tout le monde a fini.
elysium-rule-3-8 = Pendant votre tour, vous pouvez utiliser autant d’effets de votre Domaine que vous voulez (activation, usage unique, Éleusis) : avant de prendre, après avoir pris tant que la colonne n’est pas retirée, ou ensuite ; jamais pendant le tour des autres.
elysium-rule-3-9 = Phase III : l’ordre du tour suit les numéros des quêtes. Les quêtes inachevées viennent en dernier, dans leur ordre précédent.
elysium-rule-3-10 = Chaque joueur reçoit l’or et les PV de sa quête.
elysium-rule-3-11 = Dans le nouvel ordre, chaque joueur peut transférer des cartes du Domaine à l’Elysium, au plus autant que la quête le permet ; chacune coûte son niveau en or.
elysium-rule-3-12 = Les quêtes retournent au temple.
elysium-rule-3-13 = Phase IV : toutes les colonnes reviennent, les cartes tournées sont redressées, le marqueur d’époque avance.

## Types d’effets

elysium-rule-4-1 = Immédiat : doit être utilisé quand la carte est prise, et alors seulement.
elysium-rule-4-2 = Permanent : agit tant que la carte est dans le Domaine, pendant le tour de chacun.
elysium-rule-4-3 = Activation : une fois par époque, pendant votre tour ; la carte est tournée.
elysium-rule-4-4 = Usage unique : un anneau est posé à la prise ; retirez-le pour utiliser l’effet, une fois par partie. Il est perdu si la carte est transférée.
elysium-rule-4-5 = Légende : en phase III, tant que la carte est dans le Domaine.
elysium-rule-4-6 = Chronos : en fin de partie, si la carte fait partie d’une légende dans l’Elysium.
elysium-rule-4-7 = Éleusis : seulement avec au moins une autre carte Éleusis dans le Domaine.
elysium-rule-4-8 = Les effets des cartes dans l’Elysium n’agissent plus, Chronos excepté. Le texte des cartes l’emporte sur la règle, et une carte peut s’affecter elle-même. Les transferts par effet coûtent de l’or et suivent les règles des légendes, sauf mention contraire.

## Légendes

elysium-rule-5-1 = Une légende de famille a une seule famille et des niveaux différents, jusqu’à trois cartes. Une légende de niveau a un seul niveau et des familles différentes, jusqu’à cinq cartes.
elysium-rule-5-2 = Une carte transférée commence une légende ou en poursuit une, et y reste pour toujours. La seconde carte décide du type de légende.
elysium-rule-5-3 = Un Citoyen ne rejoint qu’une légende d’au moins deux cartes, remplace une carte manquante et coûte le niveau de celle-ci. À la fin, chaque Citoyen dans l’Elysium coûte 2 PV ; ceux du Domaine ne coûtent rien.
elysium-rule-5-4 = Tuiles bonus des familles : la première légende achevée d’une famille rapporte 5 PV, la deuxième 2 PV ; une même personne peut avoir les deux.
elysium-rule-5-5 = Tuiles bonus des niveaux : la première légende de niveau d’au moins deux cartes la prend. Elle passe à qui a strictement plus de cartes dans une légende de ce niveau ; avec cinq cartes, elle ne bouge plus.

## La fin

elysium-rule-6-1 = Après la cinquième époque, toutes les cartes des Domaines et les cartes seules des Elysium sont retirées.
elysium-rule-6-2 = Puis viennent les effets Chronos.
elysium-rule-6-3 = Les légendes rapportent : celles de famille 3 PV pour deux cartes et 6 pour trois ; celles de niveau 2, 4, 8 et 12 pour deux à cinq cartes.
elysium-rule-6-4 = Les tuiles bonus comptent.
elysium-rule-6-5 = Avec Arès, les places au prestige rapportent 16, 8, 4 et 2 PV. Les ex æquo se partagent également la somme de leurs places. Sans prestige, pas de points.
elysium-rule-6-6 = Chaque Citoyen dans l’Elysium coûte 2 PV.
elysium-rule-6-7 = Le plus de PV l’emporte. À égalité, le plus d’or ; ensuite la victoire est partagée.

## Décisions

elysium-rule-R-two-player-quest = À deux, l’une des deux couleurs au-dessus d’une quête suffit.
elysium-rule-R-prestige-tie-rounding = Les places de prestige partagées sont arrondies à l’inférieur ; le reste est perdu.
elysium-rule-R-who-picks-lost-card = Qui agit choisit : la victime quand l’effet s’adresse aux victimes, vous quand vous puisez dans d’autres Domaines.
elysium-rule-R-choice-must-be-possible = Une option qui peut être remplie entièrement passe avant une autre. Si aucune ne le peut, celle dont la perte peut être remplie en partie passe avant celle qui ne coûterait rien. Sinon le choix est libre, autant que possible.
elysium-rule-R-forced-discard-citizen = Un Citoyen peut être défaussé, sauf si l’effet demande une carte de famille.
elysium-rule-R-duplicate-in-domain = Aucun effet n’apporte un second exemplaire dans un Domaine ; un double pioché est défaussé et remplacé.
elysium-rule-R-supply = Les jetons et les anneaux ne manquent jamais. Personne ne compte au-delà de 999 999 999 d’une sorte.
elysium-rule-R-citizen-in-chronos = Un Citoyen compte comme une carte et achève les légendes, mais n’a ni famille ni niveau.
elysium-rule-R-arrival-from-common-stock = Les cartes ajoutées ou échangées depuis un lieu commun comptent comme prises : anneau, effet immédiat et déclencheurs agissent.
elysium-rule-R-draw-pile-empty = Quand la pioche est vide, la défausse est mélangée pour en former une autre. S’il n’y en a pas non plus, rien n’est pioché.
elysium-rule-R-discarded-citizen = Un Citoyen défaussé quitte le jeu face cachée, sans être vu.
elysium-rule-R-oracle-reach-blocks-citizen = Une carte qu’une règle permanente vous ouvre compte comme si elle était dans l’Agora : tant que vous pouvez la prendre, vous ne pouvez pas prendre de Citoyen.
elysium-rule-R-eleusis-frequency = Un effet Éleusis s’utilise une fois par époque, comme une activation.
elysium-rule-R-legend-frequency = Un effet de légende s’utilise une fois par époque.
elysium-rule-R-most-tie = Tous les ex æquo ont le plus. Personne n’a le plus de ce que personne ne possède.
elysium-rule-R-effects-on-other-turns = Les cartes permanentes agissent pendant le tour de chacun, déclencheurs comme règles, car le livret les dit toujours actives. Les effets utilisés à volonté et les déclencheurs des cartes de légende n’agissent que pendant votre tour et votre étape de la phase III.
elysium-rule-R-handed-over = Ce que les autres vous remettent est un gain, un seul pour toute l’étape.
elysium-rule-R-price-agreed = Qui choisit d’utiliser un effet commençant par un prix accepte de le payer.
elysium-rule-R-only-duplicates = La pioche s’arrête quand le paquet est vide et que la défausse ne contient que des cartes déjà présentes dans le Domaine.
elysium-rule-R-first-companion = Une carte seule dans un Elysium commence une légende dont le type dépend de la deuxième carte ; elle n’en rejoint jamais une autre.
elysium-rule-R-each-copy = Les deux exemplaires d’une carte sont deux cartes : utiliser l’un, ou son effet immédiat, ne tourne pas l’autre et ne le fait pas taire. Le même exemplaire agit une fois par époque (un effet immédiat : une fois par tour) pour la même personne, même s’il quitte le Domaine et y revient.
elysium-rule-R-left-the-domain = Une carte qui a quitté le Domaine ne rapporte plus rien, même si l’événement qui la déclenche est venu avant. Seule une carte transférée voit encore son propre transfert.
elysium-rule-R-order-matters = Si plusieurs de vos effets se déclenchent à la fois, vous choisissez leur ordre ; la question n’est posée que s’il peut changer quelque chose.
elysium-rule-R-price-for-nothing = Un prix au milieu d’un effet n’est pas demandé si rien de ce qui le suit ne peut être accompli.
