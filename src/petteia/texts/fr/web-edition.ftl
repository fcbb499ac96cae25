# De l’édition avec laquelle on joue : à qui est le jeu et d’où viennent ses valeurs.

web-edition-about = À propos de cette édition
web-edition-sources = D’où viennent ses valeurs
web-edition-default = L’édition fournie avec Petteia ({ $name }).
web-edition-own = Cette table joue avec une édition à elle ({ $name }).
web-edition-entries = { $n ->
    [one] une entrée
   *[other] { $n } entrées
}
web-edition-all = Toutes les entrées par source
web-edition-printed = Qui possède le jeu imprimé peut en reporter les valeurs dans une copie du fichier de l’édition et la choisir parmi les options d’une nouvelle table.
web-edition-enter = Les saisir ici
web-source-printed = Jeu imprimé
    .about = Recopié du jeu imprimé par son propriétaire.
web-source-rulebook = Livret de règles
    .about = Énoncé dans le texte des règles imprimées.
web-source-faq = Réponses de l’éditeur
    .about = Énoncé dans les réponses de l’éditeur aux questions.
web-source-publisher = Éditeur
    .about = Indiqué ailleurs par l’éditeur.
web-source-two-sources = Deux sources
    .about = Deux descriptions indépendantes ou plus concordent.
web-source-one-source = Une source
    .about = Une seule description l’affirme.
web-source-reconstructed = Reconstitué
    .about = Notre propre choix, dans les limites des règles, là où aucune source ne donne la valeur. Il peut différer de l’imprimé.
web-independent = Petteia est une adaptation indépendante, avec ses propres textes et images, sans lien avec les auteurs ni les éditeurs. Olympos est un jeu de Philippe Keyaerts (Ystari), Elysium de Matthew Dunstan et Brett J. Gilbert (Space Cowboys), L’Oracle de Delphes de Stefan Feld (Hall Games, Pegasus Spiele).
