# L’aide de jeu : tout ce qu’on peut faire, sur une page.

delphi-aid-turn = Trois dés, trois actions, chacune dans sa couleur. Une carte Oracle peut servir de quatrième dé. Puis vous lancez aussitôt pour le tour suivant.
    .name = Votre tour
delphi-aid-recolour = Chaque faveur fait avancer un dé ou une carte d’une couleur, dans le sens horaire sur la roue. Vous avez { $favour ->
    [one] { $favour } faveur
   *[other] { $favour } faveurs
}.
    .name = Une autre couleur
delphi-aid-sail = Jusqu’à { $range } cases, vers une eau de la couleur du dé ; chaque case de plus coûte { $extra ->
    [one] { $extra } faveur
   *[other] { $extra } faveurs
}. Zeus accepte toute couleur.
    .name = Naviguer
delphi-aid-any = Prendre { $gain } faveurs, piocher une carte Oracle ou regarder deux îles cachées.
    .name = Avec toute couleur
delphi-aid-offering = Chargez-en une à côté de son île avec sa couleur, livrez-la à côté du temple de cette couleur : 3 faveurs. Vous avez de la place pour { $hold }.
    .name = Offrandes
delphi-aid-statue = Chargez-en une à côté d’une ville avec sa couleur, érigez-la à côté d’un socle libre de cette couleur : choisissez un compagnon.
    .name = Statues
delphi-aid-monster = À côté, avec sa couleur : obtenez au moins { $needed }. Sinon payez 1 faveur et réessayez, 1 plus facile. Un 0 vous blesse. Récompense : un équipement.
    .name = Monstres
delphi-aid-shrine = À côté, avec la couleur du cadre : les nuages se lèvent. Sur vos îles, votre sanctuaire est bâti ; les autres donnent ce que dit leur lettre.
    .name = Îles sous les nuages
delphi-aid-gods = Un dé de la couleur du dieu vaut un pas. Sur la rangée du haut, le dieu agit pour vous sans dé, puis repart du bas.
    .name = Dieux
delphi-aid-wounds = À chaque manche le Titan lance le dé : au-dessus de votre bouclier ({ $shield }), il vous blesse. { $equal } blessures d’une couleur ou { $total } en tout coûtent un tour. Un dé défausse toutes les blessures de sa couleur.
    .name = Blessures et Titan
delphi-aid-end = Accomplissez toutes les tâches (il vous en reste { $left }) et revenez en premier auprès de Zeus. La manche se termine ; entre plusieurs, le plus de cartes Oracle l’emporte, puis le plus de faveurs.
    .name = La fin
