# Les règles d’Olympos, un message par règle numérotée et par précision.

## 1 Matériel

olympos-rule-1-1 = Le jeu se joue de deux à cinq, chaque joueur avec les jetons d’une couleur ; la boîte en contient vingt de chaque, ce qui n’est pas une limite (OLY-R60). Un jeton sert de colon (en stock ou sur la carte), de marqueur sur l’échelle de temps ou de marqueur de bonus.
olympos-rule-1-2 = La carte montre des territoires, qui produisent chacun grain, pierre, bois ou or, des cases de mer et une zone nord. Huit territoires portent une étoile, deux par ressource. L’Olympe produit de la pierre et porte le signe de Zeus ; les territoires de l’Atlantide comptent double.
olympos-rule-1-3 = Le plateau développement a six lignes de cinq colonnes. Les lignes 1 à 5 portent des découvertes (rouge, jaune, vert, bleu, violet), la ligne 6 les merveilles. Le coût est imprimé sur la case et les tuiles sont mélangées dans leur ligne : le coût d’une découverte change d’une partie à l’autre.
olympos-rule-1-4 = Il y a 25 découvertes sur 55 tuiles : trois exemplaires des rouges et des vertes (sans chiffre, avec 4, avec 5), deux des jaunes et des bleues, un des violettes. S’y ajoutent cinq merveilles.
olympos-rule-1-5 = Et encore : 22 cartes Destin, 10 cartes Olympos, 12 sabliers, 28 cubes, 32 jetons Territoire avec une croix au dos, 8 jetons Peuplade avec une étoile au dos, un jeton Zeus et des jetons Prestige, gardés face cachée.

## 2 Mise en place

olympos-rule-2-1 = À cinq, toutes les tuiles servent ; à quatre, sans celles marquées 5 ; à trois, sans celles marquées 4 ou 5. À deux, voir la section 9.
olympos-rule-2-2 = Dans chaque ligne, les cinq découvertes, tous leurs exemplaires en une pile, vont dans des colonnes au hasard ; de même les merveilles dans la ligne 6.
olympos-rule-2-3 = Chaque joueur a quatre colons en stock. Le cinquième jeton est le marqueur de temps ; les marqueurs forment une pile au hasard sur la case de départ.
olympos-rule-2-4 = Le joueur en bas de cette pile condamne des territoires par des croix : un par ressource à cinq, deux à quatre, trois à deux et à trois. Il choisit librement, mais jamais les deux territoires à étoile d’une même ressource.
olympos-rule-2-5 = Chaque territoire à étoile non condamné reçoit une peuplade.
olympos-rule-2-6 = Les cubes de départ sont distribués au hasard : à quatre un de chaque ressource, à cinq un cinquième en plus au hasard, à trois trois différents. À deux, voir la section 9.
olympos-rule-2-7 = Les cartes Destin sont mélangées. Une carte Olympos est posée face cachée près de chaque case Zeus simple, deux près de chaque double ; la dixième est écartée sans être vue.

## 3 Ordre du tour et temps

olympos-rule-3-1 = Joue celui qui est le plus en arrière sur l’échelle de temps ; sur une même case, le marqueur du dessus.
olympos-rule-3-2 = Après l’action, le marqueur avance de son coût. Sur une case occupée, il se pose au-dessus.
olympos-rule-3-3 = Un sablier paie une case. Les sabliers doivent être dépensés d’abord, avant que le marqueur avance.
olympos-rule-3-4 = Qui est encore dernier rejoue.
olympos-rule-3-5 = Un tour est une action : expansion ou développement (une découverte ou une merveille). Les cartes Destin se jouent à tout moment de son propre tour, en nombre quelconque.

## 4 Expansion

olympos-rule-4-1 = Un seul colon se déplace : un colon de la carte, ou un nouveau venu du stock.
olympos-rule-4-2 = Un nouveau colon coûte 2 (1 avec la médecine). Il apparaît dans la zone nord ou sur un territoire que vous contrôlez, pas là où vous n’avez qu’un colon conquis, et doit aussitôt se déplacer.
olympos-rule-4-3 = Vous vous déplacez aussi loin que vous voulez et par n’importe quel chemin. Entrer sur terre coûte 1, en mer 2. L’astronomie et la cartographie réduisent chacune la mer de 1. Avec la cavalerie, une suite ininterrompue de cases de terre coûte 1 en tout.
olympos-rule-4-4 = Tout territoire peut être traversé, même occupé ou condamné. Personne n’entre jamais dans la zone nord ni ne la traverse.
olympos-rule-4-5 = Le déplacement s’arrête sur une terre non condamnée que vous ne contrôlez pas.
olympos-rule-4-6 = S’arrêter sur un territoire vide, c’est s’en emparer : vous recevez un jeton Territoire de sa ressource, l’étoile qui s’y trouve et, sur l’Olympe, le jeton Zeus.
olympos-rule-4-7 = S’arrêter chez un autre joueur, c’est combattre ; l’attaquant gagne toujours. Cela coûte 1 avec plus d’épées que le défenseur, 2 avec autant, 3 avec moins.
olympos-rule-4-8 = Le perdant remet le jeton Territoire et, si le territoire les a, l’étoile et le jeton Zeus, et prend un sablier de la réserve. Le jeton de l’attaquant va sur le dessus de la pile.
olympos-rule-4-9 = Le jeton du dessus contrôle. S’il part, le contrôle et ses jetons passent au propriétaire du jeton d’en dessous. S’il n’y en a pas, le jeton Territoire retourne à la réserve, l’étoile reste sur le territoire, le jeton Zeus sur l’Olympe.
olympos-rule-4-10 = Un colon conquis peut rester, ou partir lors d’une expansion ; il peut revenir combattre dans le même déplacement en payant tout le chemin.
olympos-rule-4-11 = Les peuplades n’ont pas d’épée et se combattent comme des joueurs, mais ne reçoivent pas de sablier. Le vainqueur prend leur jeton comme étoile. Une peuplade vaincue ne revient jamais.
olympos-rule-4-12 = L’action coûte le nouveau colon, le chemin et le combat ensemble, payés à la fin.

## 5 Développement

olympos-rule-5-1 = Une découverte demande les ressources de sa case : par des jetons Territoire, que vous gardez, et des cubes, que vous rendez. Les carrés gris d’un groupe sont identiques, différents de tout autre groupe et des ressources imprimées.
olympos-rule-5-2 = Personne ne possède deux fois la même découverte.
olympos-rule-5-3 = Prenez une tuile de la pile, posez un jeton sur un bonus libre sous cette case et prenez le bonus : un colon en stock, deux sabliers, un cube ou 2 points de prestige. Le bonus gris n’existe qu’à cinq ; la ligne 5 n’en a pas.
olympos-rule-5-4 = Une découverte coûte 7 unités de temps, 2 de moins pour chaque tuile Agriculture ou Monnaie dont la ressource est imprimée dans la case ; le gris ne compte pas.
olympos-rule-5-5 = Une merveille demande des étoiles : jetons Étoile, architecture et ingénierie, ses propres jetons bonus de la colonne, cartes Destin à étoile (défaussées), l’étoile d’Athéna (une fois). Elle coûte 7 unités de temps, 5 avec l’architecture.
olympos-rule-5-6 = Chaque merveille n’est bâtie qu’une fois.

## 6 Ce que font les découvertes

olympos-rule-6-1 = Médecine : un nouveau colon coûte 1 au lieu de 2.
olympos-rule-6-2 = Cavalerie : deux sabliers tout de suite ; une suite ininterrompue de cases de terre coûte 1 en tout.
olympos-rule-6-3 = Oracle : pour chaque carte Destin que vous piochez, regardez-en trois et gardez-en une.
olympos-rule-6-4 = Astronomie : chaque case de mer coûte 1 de moins.
olympos-rule-6-5 = Cartographie : chaque case de mer coûte 1 de moins ; avec l’astronomie, la mer est gratuite.
olympos-rule-6-6 = Métallurgie et hoplite : une épée chacune.
olympos-rule-6-7 = Phalange : une épée et une carte Destin tout de suite.
olympos-rule-6-8 = Stratégie : deux épées.
olympos-rule-6-9 = Culte et polythéisme : un symbole Zeus chacun.
olympos-rule-6-10 = Hellénisme : un symbole Zeus et une carte Destin tout de suite.
olympos-rule-6-11 = Art : deux symboles Zeus.
olympos-rule-6-12 = Démocratie : vous gagnez les égalités, d’épées en attaque comme en défense, de majorités pour les cartes Destin et pour les cartes Olympos.
olympos-rule-6-13 = Commerce : deux cubes de votre choix tout de suite.
olympos-rule-6-14 = Chirurgie : deux colons en stock.
olympos-rule-6-15 = Architecture : une étoile, et les merveilles coûtent 2 de moins.
olympos-rule-6-16 = Monnaie et agriculture : une réduction selon 5.4. Les deux tuiles de chacune portent des ressources différentes ; le premier acheteur choisit.
olympos-rule-6-17 = La poésie rapporte 3 points à la fin, la philosophie 5.
olympos-rule-6-18 = Science : à la fin, un point par découverte possédée.
olympos-rule-6-19 = Cité : à la fin, un point par colon sur la carte, conquis compris.
olympos-rule-6-20 = Absolutisme : à la fin, deux points par épée figurant sur ses découvertes.
olympos-rule-6-21 = Ingénierie : une étoile et, à la fin, trois points par jeton Étoile.

## 7 Cartes Destin et Olympos

olympos-rule-7-1 = Qui atteint ou dépasse une case Zeus pioche une carte Destin à la fin du tour, une par case, et peut la jouer aussitôt. Les mains sont cachées.
olympos-rule-7-2 = Les sortes : un sablier par jeton d’une ressource ; trois sabliers pour la stricte majorité des jetons d’une ressource ; un cube ; un symbole Zeus de plus après la révélation d’une carte Olympos ; un point de prestige par jeton d’une ressource ; trois points de prestige pour des jetons des quatre ressources ; une étoile pour une merveille.
olympos-rule-7-3 = Sur une case Zeus simple, une carte Olympos est révélée à la fin du tour du premier joueur qui l’atteint, après la carte Destin ; sur une double, une pour le premier et une pour le dernier. Elle agit avant le tour suivant.
olympos-rule-7-4 = Les symboles Zeus viennent des découvertes, du jeton Zeus et des cartes Destin jouées à l’instant. Une carte favorable touche tous ceux qui en ont le plus, au moins un ; une carte néfaste tous ceux qui en ont le moins.
olympos-rule-7-5 = Zeus : 3 points de prestige. Hécate : un colon en stock. Artémis : un cube au choix. Arès : deux épées jusqu’à la prochaine carte Olympos. Athéna : une étoile pour une merveille. Érinyes : la prochaine action coûte 2 de plus. Hadès : un colon au choix quitte la carte pour le stock. Kères : 2 points de moins à la fin. Sirène : la mer est fermée jusqu’à la prochaine carte Olympos. Némésis : la main est défaussée.
olympos-rule-7-6 = Artémis et Hadès s’appliquent dans le sens horaire à partir du joueur qui a révélé la carte.
olympos-rule-7-7 = Quand la pioche Destin est vide, la défausse est mélangée.

## 8 La fin

olympos-rule-8-1 = Qui a atteint ou dépassé la dernière case Zeus, quand revient son tour, passe ou fait une dernière action, qui ne peut mener au-delà de la Croix.
olympos-rule-8-2 = La partie finit quand tous ont fini.
olympos-rule-8-3 = Points : place sur l’échelle (0 à 5), jetons Prestige, 1 par territoire contrôlé et 2 en Atlantide, 2 par découverte, 8 à 12 par merveille, les découvertes qui rapportent, 2 de moins pour les Kères, 1 par carte Destin en main. Cubes et sabliers ne valent rien.
olympos-rule-8-4 = Qui a le plus de points gagne ; à égalité, qui a le plus de découvertes et de merveilles réunies ; sinon la victoire est partagée.

## 9 À deux joueurs

olympos-rule-9-1 = À deux, la colonne 5 ne sert pas. Des cinq découvertes de chaque ligne, quatre sont installées au hasard, une tuile chacune (les deux pour l’agriculture et la monnaie : l’acheteur en choisit une, l’autre quitte le jeu), et quatre des cinq merveilles.
olympos-rule-9-2 = Le joueur du bas condamne douze territoires, trois par ressource et au plus une étoile par ressource, puis place quatre barbares sur des territoires vides de ressources différentes.
olympos-rule-9-3 = Les barbares ont une épée. Vaincus, ils restent au bas de la pile et règnent de nouveau quand le territoire est abandonné.
olympos-rule-9-4 = À deux, chacun commence avec un cube au hasard.

## 10 Précisions

olympos-rule-R1 = Joue le marqueur le plus en arrière, le dessus d’une pile d’abord ; ceux qui ont fini ne comptent plus. Un même joueur peut jouer plusieurs fois de suite.
olympos-rule-R2 = Un marqueur qui arrive se pose au-dessus. Celui qui n’avance pas, parce que des sabliers ont tout payé, garde sa place dans la pile.
olympos-rule-R3 = Un tour : une action, le paiement, les cases Zeus atteintes dans l’ordre. Les cartes Destin se jouent avant, entre-temps et après, comme le dit OLY-R42.
olympos-rule-R4 = Les sabliers paient d’abord, un pour un, quoi que préfère leur propriétaire ; ils ne peuvent être gardés.
olympos-rule-R5 = L’expansion coûte nouveau colon, chemin et combat ; le développement 7 moins les réductions ; le supplément des Érinyes vient en dernier. Aucune action ne coûte moins de 1.
olympos-rule-R6 = Avant la dernière case Zeus, personne ne passe. Qui n’a aucune action permise attend : le marqueur avance d’une case, aucun sablier n’est dépensé, le supplément demeure.
olympos-rule-R7 = Aucune action ne peut mener le marqueur, sabliers payés, au-delà de la Croix, à aucun moment.
olympos-rule-R8 = Le joueur du bas choisit toutes les croix ouvertement. L’Olympe et l’Atlantide peuvent être condamnés ; si l’Olympe l’est, le jeton Zeus ne sert pas. Un territoire condamné peut être traversé.
olympos-rule-R9 = Cubes de départ : ressources différentes à trois et quatre ; à cinq, le cinquième vient des 24 autres ; à deux, chacun en tire un parmi les 28.
olympos-rule-R10 = La place à table et la pile de départ sont indépendantes ; le sens horaire ne compte que pour les Prières, Artémis et Hadès.
olympos-rule-R11 = Un nouveau colon apparaît dans la zone nord ou là où le joueur exerce le contrôle à cet instant, et doit pouvoir atteindre une destination permise.
olympos-rule-R12 = Traverser un territoire, quel qu’en soit l’occupant, se fait sans combat et sans effet.
olympos-rule-R13 = Vous nommez le jeton et la destination ; le chemin le moins cher est pris. Vous pouvez auparavant choisir un chemin plus long en disant combien il coûte de plus : le colon prend alors un chemin plus cher d’exactement autant, et aucune autre action n’est plus possible. Une même zone peut être traversée plusieurs fois. Un supplément qui ne mène nulle part ne peut être nommé.
olympos-rule-R14 = Avec la cavalerie, la première terre coûte 1, les terres qui suivent directement rien. Une case de mer interrompt la suite ; le point de départ n’en fait pas partie.
olympos-rule-R15 = Un déplacement ne s’arrête jamais en mer, dans la zone nord, sur une croix ou là où le joueur exerçait le contrôle au début de l’action.
olympos-rule-R16 = Un jeton recouvert peut sortir et revenir combattre. Il doit entrer dans au moins une autre case, et tout ce qui est parcouru se paie.
olympos-rule-R17 = L’ancienne place est abandonnée dès que le jeton part, avant son arrivée.
olympos-rule-R18 = La zone nord n’est qu’un lieu de naissance ; aucun chemin n’y entre.
olympos-rule-R19 = Toutes les cases bleues sont de la mer, golfes et détroits compris ; les îlots sans contour n’existent pas.
olympos-rule-R20 = Plusieurs de ses jetons dans une pile y restent, et chacun peut partir plus tard.
olympos-rule-R21 = Quand le jeton du dessus part, le propriétaire du suivant prend le contrôle et tous les jetons, sans combat ni sablier. Si c’est le même joueur, rien ne change.
olympos-rule-R22 = Quand le dernier jeton part, le jeton Territoire retourne à la réserve. L’étoile reste sur place pour le prochain, sans combat ; le jeton Zeus attend de même sur l’Olympe.
olympos-rule-R23 = Quand un jeton de dessous part, rien d’autre ne se passe ; l’ordre des autres reste.
olympos-rule-R24 = Seul le propriétaire du jeton du dessus défend, remet les jetons et reçoit le sablier.
olympos-rule-R25 = Un sablier par attaque subie, même pour qui a fini ; aucun quand le contrôle revient simplement à un autre ou se perd à cause d’Hadès.
olympos-rule-R26 = Les jetons Territoire ne peuvent manquer : il y en a autant que de territoires.
olympos-rule-R27 = Les épées sont celles de ses découvertes, plus deux pour qui est marqué par Arès.
olympos-rule-R28 = Les peuplades n’ont pas d’épée, les barbares une. Il faut les combattre ; ils ne reçoivent pas de sablier.
olympos-rule-R29 = Le prix du combat est montré avant de confirmer ; les épées sont publiques.
olympos-rule-R30 = Dans chaque comparaison qu’elle touche, la démocratie compte un demi-point : elle tranche les égalités, rien d’autre. Elle vaut aussi contre peuplades et barbares ; deux possesseurs restent à égalité.
olympos-rule-R31 = Cartes favorables : un possesseur de la démocratie à égalité en tête profite seul, même si personne n’a de symbole ; plusieurs possesseurs à égalité profitent tous. La règle demande au moins un symbole ; c’est la FAQ de l’éditeur qui fait cette exception.
olympos-rule-R32 = Cartes néfastes : un possesseur à égalité pour le moins est épargné tant que, parmi ceux à égalité, quelqu’un n’a pas la démocratie.
olympos-rule-R33 = Pour Primauté, un possesseur à égalité en tête compte comme ayant plus. La démocratie ne décide ni du classement final ni de l’ordre sur l’échelle.
olympos-rule-R34 = Coûts et bonus appartiennent à la case. Une case sans tuile est fermée.
olympos-rule-R35 = Les cubes ne complètent que ce qui manque aux jetons. Tout ensemble dont aucun cube n’est superflu peut être payé, pas seulement le plus petit : deux bois pour garder un or. S’il y en a plusieurs, l’acheteur choisit.
olympos-rule-R36 = Un groupe gris est d’une ressource au choix, différente des autres groupes et de toute ressource imprimée de la case.
olympos-rule-R37 = Ordre d’une découverte : fixer le prix, rendre les cubes, prendre la tuile et son effet, choisir un bonus, payer le temps. Elle doit pouvoir être payée au moment du choix, avec ce que l’acheteur a alors. Un cube venu d’une carte jouée pendant le choix des cubes peut encore payer ; les cubes de l’effet et du bonus viennent trop tard. Les sabliers gagnés avant de payer le temps paient tout de suite ; une réduction ne s’applique pas à elle-même.
olympos-rule-R38 = Le bonus est obligatoire, sur une place libre sous la découverte. La place grise n’existe qu’à cinq ; la ligne 5 n’en a pas.
olympos-rule-R39 = L’acheteur prend une des tuiles Agriculture ou Monnaie encore là. Seules les ressources imprimées en couleur donnent la réduction.
olympos-rule-R40 = Les étoiles durables comptent d’abord ; puis l’étoile d’Athéna est dépensée, puis des Inspirations, aussi peu que possible.
olympos-rule-R41 = Le nombre de merveilles bâties par un joueur n’est pas limité. Les jetons bonus comptent toujours ; une merveille n’est pas une découverte.
olympos-rule-R42 = À votre propre tour, vous pouvez jouer des cartes à chaque décision demandée, et seulement celles qui ont un effet ; pendant l’appel aux Prières, celles-là seulement. Qu’une décision soit demandée ne dépend pas des cartes. Une pioche pendant une action est suivie d’une occasion de jouer des cartes avant le paiement. Une action que seules des cartes pas encore jouées ou piochées pourraient payer ne peut être choisie.
olympos-rule-R43 = Les cases Zeus dépassées ensemble se traitent une à une : piocher, jouer des cartes, révéler la carte Olympos s’il y a lieu.
olympos-rule-R44 = Sur une case double, le premier arrivé révèle une carte et le dernier l’autre.
olympos-rule-R45 = L’Oracle regarde trois cartes et en garde une ; une pioche trop courte est complétée par la défausse. Cela vaut aussi pour la phalange et l’hellénisme, qui font piocher aussitôt.
olympos-rule-R46 = La défausse est visible, celle de l’Oracle aussi.
olympos-rule-R47 = Une pioche vide est refaite avec la défausse. Si les deux sont vides, aucune carte n’est piochée.
olympos-rule-R48 = Après la révélation d’une carte Olympos, chacun est interrogé une fois sur ses Prières, dans le sens horaire depuis qui l’a révélée ; chacun peut en jouer autant qu’il veut.
olympos-rule-R49 = Quiconque a une carte Destin, quelle qu’elle soit, est interrogé sur ses Prières et peut toujours n’en jouer aucune.
olympos-rule-R50 = L’effet d’Arès et de la Sirène cesse à l’instant où la carte Olympos suivante est révélée ; après la dernière, il dure jusqu’à la fin.
olympos-rule-R51 = Tous les joueurs à égalité subissent tout l’effet. Avec Hadès, la victime choisit n’importe lequel de ses jetons, dessus ou recouvert ; sans jeton, rien. Némésis prend toute la main.
olympos-rule-R52 = S’arrêter sur la Croix est permis et vaut 0.
olympos-rule-R53 = Qui est sur la dernière case Zeus ou au-delà a, au tour suivant, le choix : passer ou une dernière action. L’action qui y a mené n’était pas la dernière.
olympos-rule-R54 = Le supplément des Érinyes compte pour la Croix. Qui passe ne le paie jamais.
olympos-rule-R55 = Qui a fini marque encore, peut être attaqué, est touché par les cartes Olympos et peut répondre par des Prières, mais ne joue plus d’autres cartes.
olympos-rule-R56 = En fin de partie, qui n’a aucune action permise passe ; des cartes peuvent être jouées avant cela.
olympos-rule-R57 = Le contrôle compte, non les jetons. La cité compte aussi les jetons recouverts, la science elle-même, l’absolutisme les seules épées imprimées, l’ingénierie les jetons Étoile.
olympos-rule-R58 = À égalité, qui a le plus de découvertes et de merveilles réunies gagne ; sinon la victoire est partagée.
olympos-rule-R59 = Sont cachés les mains, l’ordre de la pioche, les cartes Olympos non révélées et les totaux de prestige. Chaque gain de prestige est public.
olympos-rule-R60 = Sabliers, cubes, prestige et jetons sont illimités, quoi que contienne la boîte ; tuiles, étoiles, jeton Zeus et cartes non.
olympos-rule-R61 = Il y a 26 jetons Prestige ; seuls les montants comptent.
olympos-rule-R62 = Les barbares vont sur quatre territoires de ressources différentes sans croix ni peuplade ; l’Olympe et l’Atlantide sont permis.
olympos-rule-R63 = Le barbare reste tout en bas. Sans jeton de joueur au-dessus, les barbares règnent de nouveau et sont à combattre de nouveau. Ils ne possèdent rien, ne comptent jamais et ne bougent pas.
olympos-rule-R64 = À deux : colonnes 1 à 4, quatre découvertes sur cinq par ligne et quatre merveilles sur cinq, une tuile chacune. Pour l’agriculture et la monnaie, les deux tuiles sont là ; l’acheteur en choisit une, l’autre quitte le jeu.
