# Les exemples de la règle de L’Oracle de Delphes, racontés pas à pas.

delphi-lesson-turn = Un premier tour entier
delphi-lesson-turn-plan = Votre premier tour : un dé vert, un rose et un noir, et 5 faveurs. Chaque dé est une action, dans l’ordre que vous voulez.
delphi-lesson-turn-sail = Le dé vert vous mène à trois cases au plus, sur une eau verte. Naviguez vers la case verte marquée, à trois cases d’ici.
delphi-lesson-turn-load = À côté de vous se trouve une offrande bleue. Sur la roue, le bleu suit le rose : pour 1 faveur, le dé rose fera l’affaire. Chargez l’offrande bleue. Pour 3 faveurs de plus, le même dé serait rouge, et vous pourriez explorer l’île au cadre rouge.
delphi-lesson-turn-god = Avec le dé noir, faites avancer Arès, le dieu noir. De la rangée du bas, il monte d’un coup à celle du nombre de joueurs.
delphi-lesson-turn-roll = Il ne reste rien à faire. Finissez votre tour : vos dés sont aussitôt relancés.
delphi-lesson-turn-end = Un dé rouge et deux bleus : ce seront vos prochaines actions, et vous pouvez faire vos plans pendant que les autres jouent. Votre lancer sert aussi aux dieux des autres de ces couleurs, s’ils ont quitté la rangée du bas.

delphi-lesson-recolour = Une autre couleur pour un dé
delphi-lesson-recolour-wheel = Vous voulez faire avancer Arès, le dieu noir, mais aucun de vos dés n’est noir. Sur la roue, le rouge suit le vert, et le noir suit le rouge.
delphi-lesson-recolour-pay = Du vert au noir, il y a deux pas, à 1 faveur chacun. Faites avancer Arès avec un dé vert.
delphi-lesson-recolour-end = Cela a coûté 2 faveurs. La couleur ne change que dans un sens, le sens horaire : du noir au vert, il aurait fallu quatre pas.

delphi-lesson-dice-and-card = Des dés, une carte et un dieu
delphi-lesson-dice-and-card-used = Vous avez utilisé deux dés et la carte Oracle verte. Le dé noir doit encore servir. La carte bleue attendra : une seule carte se joue par tour.
delphi-lesson-dice-and-card-black = Utilisez le dé noir : prenez 2 faveurs.
delphi-lesson-dice-and-card-god = Poséidon, le dieu bleu, est sur la rangée du haut, et ce que font les dieux ne demande ni dé ni carte. Laissez-le placer votre bateau sur n’importe quelle eau.
delphi-lesson-dice-and-card-end = Poséidon est de nouveau tout en bas. Un dieu allonge votre tour d’une action, au moment de votre choix.

delphi-lesson-offering = Une offrande trouve son temple
delphi-lesson-offering-load = À côté de votre bateau se trouve une offrande rouge, et deux de vos dés sont rouges. Chargez-la.
delphi-lesson-offering-deliver = Le temple rouge touche lui aussi cette case. Nul besoin de naviguer : livrez l’offrande avec l’autre dé rouge.
delphi-lesson-offering-end = Une tâche de moins, et 3 faveurs en récompense. N’est assez proche que ce qui touche la case de votre bateau.

delphi-lesson-statue = Une statue trouve sa place
delphi-lesson-statue-load = À côté de vous se trouve la ville rouge. Chargez une statue rouge avec un dé rouge.
delphi-lesson-statue-sail = L’île qui a un socle rouge est toute proche. Avec le dé jaune, naviguez vers la case jaune à côté d’elle.
delphi-lesson-statue-raise = Érigez la statue avec le second dé rouge.
delphi-lesson-statue-companion = Chargée, transportée et érigée en un seul tour. Un compagnon rouge se joint à vous : prenez Ulysse, ou qui vous voulez.
delphi-lesson-statue-end = Deux dés de la couleur de la statue et un pour la traversée : voilà ce que demande une statue. Tout n’a pas à se faire en un tour ; elle attend en cale.

delphi-lesson-fight = Un monstre en deux assauts
delphi-lesson-fight-strength = Un monstre rouge rôde à côté de vous. Sa force est de 9, et votre bouclier de 2 la ramène à 7.
delphi-lesson-fight-fight = Vous avez un dé rouge et 3 faveurs. Combattez : il vous faut au moins 7.
delphi-lesson-fight-on = Un 5 ne suffit pas. Pour 1 faveur vous continuez, et le monstre est maintenant plus faible de 1 : 6 suffira. Si les faveurs venaient à manquer, un autre dé ne pourrait pas en fournir entre-temps ; le combat se finit d’abord.
delphi-lesson-fight-equipment = Un 7 : vaincu ! En récompense, prenez un équipement de l’étalage.
delphi-lesson-fight-end = Si vous aviez abandonné, rien d’autre n’aurait été perdu. Mais le prochain combat contre ce monstre reprend à sa pleine force.

delphi-lesson-own-island = Une île à vous
delphi-lesson-own-island-frame = À côté de vous se trouve une île au cadre jaune, et vous avez un dé jaune.
delphi-lesson-own-island-explore = Explorez-la et voyez ce que cachent les nuages.
delphi-lesson-own-island-god = Elle figure sur l’une de vos tuiles Zeus : votre sanctuaire s’y dresse aussitôt, sans autre dé. En récompense, l’un de vos dieux fait un pas : faites avancer Poséidon, ou qui vous voulez.
delphi-lesson-own-island-end = Si l’île avait été à quelqu’un d’autre, vous auriez reçu ce que dit sa lettre, et cette personne aurait pu y bâtir plus tard.

delphi-lesson-wounds = Six blessures
delphi-lesson-wounds-six = Vous avez six blessures, et Joueur 2 va finir son tour. Lisez la suite : ce sera ensuite à vous.
delphi-lesson-wounds-recover = Six blessures au début de votre tour : il faut vous reposer. Défaussez-en trois, celles que vous voulez.
delphi-lesson-wounds-end = Et votre tour est déjà fini : pas d’actions, et vos dés restent comme ils sont. Trois blessures d’une même couleur auraient eu le même effet. Défaussez-en donc à temps.

delphi-lesson-reaction = Les dieux et les dés des autres
delphi-lesson-reaction-wait = Artémis et Aphrodite ont quitté la rangée du bas, Arès non. Joueur 2 va lancer les dés. Lisez la suite pour voir les couleurs.
delphi-lesson-reaction-react = Rouge, noir et vert. Le rouge est la couleur d’Aphrodite, le vert celle d’Artémis : l’une des deux peut avancer. Arès, le dieu noir, ne le peut pas : il est encore tout en bas. Choisissez Artémis, ou Aphrodite.
delphi-lesson-reaction-end = Un dieu et un pas, quel que soit le nombre de couleurs qui conviennent. Cela arrive à chaque lancer des autres et ne vous coûte rien.
