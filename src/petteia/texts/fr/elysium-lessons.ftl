# Les leçons d’Elysium : leurs titres, et ce qui est dit pas à pas.

elysium-lesson-columns = Colonnes, cartes et quêtes
elysium-lesson-columns-agora = Bienvenue à l’Agora. Une époque compte quatre tours, et à chacun vous prenez quelque chose : en tout trois cartes et une quête. Vos quatre colonnes décident de ce que vous pouvez prendre.
elysium-lesson-columns-take = Chaque carte nomme une colonne que vous devez encore avoir. Les Trépieds d’or demandent la rouge. Prenez-les : ils rapportent de l’or aussitôt.
elysium-lesson-columns-take-other = Un bon choix, mais les Trépieds vont avec la suite. Prenez-les.
elysium-lesson-columns-remove = Vous avez gagné 2 pièces d’or. Maintenant, l’une de vos colonnes doit partir, celle que vous voulez ; ce n’est pas forcément la rouge. Pour la suite il vous faut la rouge, la bleue et la jaune : séparez-vous de la verte.
elysium-lesson-columns-remove-other = Vous en aurez bientôt besoin. Séparez-vous de la verte.
elysium-lesson-columns-quest = Les quêtes aussi demandent une colonne : la quête 1 veut la rouge ou la bleue. Elle rapporte de l’or, permet deux transferts, et le plus petit numéro joue en premier à l’époque suivante. Prenez-la avant les autres.
elysium-lesson-columns-quest-other = Les cartes peuvent attendre, la quête non. Prenez la quête 1.
elysium-lesson-columns-blue = Encore une colonne à retirer. Vous voulez la rouge et la jaune pour des cartes : retirez la bleue.
elysium-lesson-columns-end = Joueur 2 a pris l’autre quête. Il reste deux tours et deux colonnes. Quelle colonne céder : voilà le cœur de ce jeu.

elysium-lesson-effects = Ce que font les cartes
elysium-lesson-effects-kinds = Vos cartes sont dans votre Domaine et y agissent : certaines aussitôt, comme les Trépieds, certaines une fois par époque, certaines tout le temps, certaines seulement à la fin de la partie.
elysium-lesson-effects-net = Le Filet indestructible agit aussitôt : 3 pièces d’or pour vous, et le plus riche des autres en perd une. Prenez-le ; la jaune suffit.
elysium-lesson-effects-yellow = La jaune a fait son office : retirez-la, et voyez ce que prend Joueur 2.
elysium-lesson-effects-cyclopes = Les Cyclopes ! Ils vous laissent le choix : défausser une carte ou perdre 2 pièces d’or. Vos cartes valent davantage : perdez l’or.
elysium-lesson-effects-cyclopes-other = Cela vous coûterait une carte, et il vous faut les deux pour une légende. Perdez l’or.
elysium-lesson-effects-owl = Il ne reste que la rouge. Prenez la Chouette d’Athéna : elle sert une fois par époque.
elysium-lesson-effects-use = À votre tour, vous pouvez utiliser des effets, avant ou après avoir pris quelque chose. Utilisez la Chouette : 1 pièce d’or et 1 point pour vous, et un petit présent pour les autres.
elysium-lesson-effects-use-other = Cela vient après. Utilisez d’abord la Chouette.
elysium-lesson-effects-citizen = Joueur 2 n’avait plus que la jaune et ne pouvait rien prendre avec elle. Il faut alors prendre un Citoyen, une carte face cachée. Les Citoyens comblent les trous des légendes, mais coûtent 2 points chacun à la fin.
elysium-lesson-effects-choices = Certaines cartes demandent davantage : quel effet vient d’abord, quelle carte ou le Citoyen de qui choisir, quel effet emprunter, combien payer, ou s’il faut s’arrêter. Les possibilités vous sont montrées chaque fois.

elysium-lesson-legends = Légendes
elysium-lesson-legends-writing = Les actions de l’époque sont finies, et les quêtes donnent leurs récompenses. La vôtre permet de transférer deux cartes à l’Elysium. Elles n’y agissent plus, mais c’est là seulement qu’elles deviennent des légendes.
elysium-lesson-legends-first = Un transfert coûte en or le niveau de la carte. Commencez par les Trépieds d’or, de niveau 1.
elysium-lesson-legends-second = Puis le Filet indestructible : même famille, niveau 2. Transférez-le.
elysium-lesson-legends-join = Une légende de famille réunit les niveaux 1, 2 et 3 d’une famille, une légende de niveau un même niveau de familles différentes. Vous pourriez en commencer une autre, mais une carte seule ne vaut rien : poursuivez la légende 1. Si vous ne voulez rien transférer, terminez.
elysium-lesson-legends-join-other = Les deux cartes resteraient seules. Poursuivez la légende que vous avez.
elysium-lesson-legends-families = Deux cartes d’une famille valent 3 points, trois en valent 6, et la première légende achevée d’une famille en vaut 5 de plus. Les légendes de niveau vont jusqu’à cinq cartes : 2, 4, 8, 12 points.
elysium-lesson-legends-end = Toutes les colonnes reviennent, l’Agora se remplit, et vous jouez en premier grâce à la quête 1. La partie compte cinq de ces époques.

elysium-lesson-end = La dernière époque
elysium-lesson-end-last = La cinquième et dernière époque d’une autre partie. Ce qui reste dans votre Domaine ne vaudra plus rien : transférez ce que vous pouvez.
elysium-lesson-end-titans = Dans votre deuxième légende, l’Aigle de Zeus est seul : Zeus, niveau 1. La Titanomachie est de Zeus, niveau 3. Transférez-la.
elysium-lesson-end-titans-other = Cela aiderait, mais la Titanomachie mène plus loin. Transférez-la.
elysium-lesson-end-join = Poursuivez avec elle la légende 2.
elysium-lesson-end-citizen = Il manque le niveau 2, et un Citoyen peut en tenir lieu. Cela coûte 2 pièces d’or et, à la fin, 2 points, mais achève la famille : 6 points, et 5 de plus parce que c’est la première. Transférez un Citoyen.
elysium-lesson-end-citizen-other = Ne laissez pas ce trou : transférez un Citoyen.
elysium-lesson-end-chronos = Tous les Domaines sont vidés, et les cartes seules retirées. Puis les cartes Chronos des légendes rapportent : votre Palais de bronze vous a donné 5 points.
elysium-lesson-end-scores = Vous avez 43 points : 18 déjà gagnés, 5 par Chronos, 6 et 12 pour les légendes, 5 et 3 pour les tuiles bonus, et 6 de moins pour trois Citoyens.
elysium-lesson-end-end = C’est mieux que les 34 de Joueur 2 ; en cas d’égalité, l’or déciderait. Vous savez maintenant à quoi servent colonnes, quêtes et légendes. À vous de jouer !
