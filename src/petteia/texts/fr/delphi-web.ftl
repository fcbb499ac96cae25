# Les mots du plateau dans le navigateur.

delphi-part-sea = Mer
delphi-part-mine = Mon plateau
delphi-part-others = Les autres
delphi-part-supply = Étalage
delphi-no-map = La carte n’est pas encore posée.
delphi-round = Manche { $n }
delphi-last-round = Dernière manche
delphi-titan = Titan : { $n }
delphi-wheel = La roue de l’oracle
delphi-favour = Jetons de faveur
delphi-shield = Bouclier
delphi-dice = Dés Oracle
delphi-cards = Cartes Oracle
delphi-gods = Dieux
delphi-tasks = Tâches
delphi-tasks-left = { $n ->
    [one] encore { $n } tâche
   *[other] encore { $n } tâches
}
delphi-hold = Cale : { $n } places
delphi-wounds = Blessures ; repos à { $equal } d’une couleur ou { $total } en tout
delphi-wound = Blessure ({ $colour })
delphi-god-row = Rangée { $n } sur { $top }.
delphi-source-about = À choisir pour voir ce que cela permet ; sans choix, tout est montré.
delphi-task-open = À accomplir.
delphi-task-done = Accomplie.
delphi-task-given-back = Remise dans la boîte.
delphi-frame = Cadre : { $colour }.
delphi-seen-by = Regardée par { $names }.
delphi-shrine-of = Sanctuaire : { $name }.
delphi-monsters-here = Monstres : { $list }.
delphi-offerings-here = Offrandes : { $list }.
delphi-nothing-left = Il ne reste rien ici.
delphi-temple-of = Reçoit les offrandes : { $colour }.
delphi-sites-for = Socles libres pour statues : { $list }.
delphi-statues-left = { $n ->
    [0] Il n’y reste aucune statue.
    [one] Il y reste une statue.
   *[other] Il y reste { $n } statues.
}
delphi-wheel-about = Une faveur fait avancer un dé ou une carte d’une couleur, dans le sens horaire.
delphi-titan-about = Le dernier jet du Titan : sur un 6, chacun prend deux blessures ; sinon, chacun dont le bouclier est plus bas en prend une.
delphi-shield-about = Le Titan blesse ceux dont le bouclier est inférieur à son jet ; au combat, le bouclier abaisse le nombre à obtenir.
delphi-range = Portée du bateau : { $n }
delphi-keel = Le bateau peut franchir les hauts-fonds.
delphi-plays = Couleur de joueur : { $colour }.
delphi-first = Premier joueur
delphi-at-zeus = de retour auprès de Zeus
delphi-played = Jouée ce tour-ci
delphi-wild = Apollon : ce tour-ci, chaque dé et chaque carte vaut n’importe quelle couleur.
delphi-cargo-offering = Offrande ({ $colour })
delphi-cargo-statue = Statue ({ $colour })
delphi-recover-about = Choisissez trois blessures à défausser.
delphi-colours-done = Couleurs déjà faites : { $list }.
delphi-task-reward = Récompense : { $reward }
delphi-choices = Choix
delphi-display = Équipement à l’étalage
delphi-companions = Compagnons en réserve
delphi-pile-oracle = Cartes Oracle dans la pioche : { $n }
delphi-pile-wound = Cartes Blessure dans la pioche : { $n }
delphi-pile-equipment = Cartes Équipement dans la pioche : { $n }
delphi-pile-discarded = Défausse ({ $n }) : { $list }.
delphi-pile-none-discarded = La défausse est vide.
delphi-ships-here = Bateaux : { $names }.

## Noms des lieux en mer

delphi-side-n = au nord
delphi-side-ne = au nord-est
delphi-side-e = à l’est
delphi-side-se = au sud-est
delphi-side-s = au sud
delphi-side-sw = au sud-ouest
delphi-side-w = à l’ouest
delphi-side-nw = au nord-ouest
delphi-hex-near = la case { $colour } { $side } { $site }
delphi-hex-far = la case { $colour }, { $n } cases { $side } { $site }
delphi-hex-shallow = le haut-fond { $side } { $site }
delphi-hex-zeus = la case de Zeus
    .name = de Zeus

## Ce que demande une tâche

delphi-todo-shrine = Bâtissez votre sanctuaire sur l’île qui montre { $letter } pour vous : explorez les nuages jusqu’à la trouver.
delphi-todo-shrine-here = Bâtissez votre sanctuaire, { $site } : votre île { $letter } s’y trouve.
delphi-todo-statue = Chargez une statue dans une ville et érigez-la sur une île qui a un socle libre de sa couleur ; chaque fois une autre couleur.
delphi-todo-offering = Chargez l’offrande { $colour } sur une île et apportez-la au temple de sa couleur.
delphi-todo-offering-white = Chargez une offrande d’une couleur pas encore livrée et apportez-la au temple de sa couleur.
delphi-todo-monster = Battez ce monstre : { $monster }.
delphi-todo-monster-white = Battez un monstre d’une couleur pas encore battue.
delphi-todo-where = Où : { $list }.
delphi-price = coûte { $n ->
    [one] { $n } faveur
   *[other] { $n } faveurs
}

## Sortes de décisions

delphi-do-draw-card = Piocher une carte Oracle
delphi-do-take-favour = Prendre des faveurs
delphi-do-peek = Regarder des îles
delphi-do-recover = Défausser trois blessures

## Coûts et effets

delphi-line-favour = Faveurs à payer
delphi-line-recolour = Couleur changée
delphi-recoloured = { $colour }, faveurs : { $n }
delphi-line-steps = Cases / portée
delphi-line-extra = Cases au-delà de la portée
delphi-line-needed = Jet d’au moins
delphi-line-odds = Chances de gagner
delphi-line-gain = Faveurs gagnées

## À propos de l’édition

delphi-edition-credits = Un jeu de Stefan Feld, publié par Hall Games et Pegasus Spiele en 2016.
delphi-edition-sources = Règles, actions, coûts et récompenses suivent le livret ; îles, tuiles, compagnons, équipements et bateaux ont été comparés à deux descriptions ou plus. Le jeu imprimé ne nomme ni équipements ni bateaux : ces noms sont de nous, tout comme la construction des cartes aléatoires et la limite de manches.

# How a step is decided on the board.
delphi-hint-act = Choisissez une case pour y naviguer ou y agir, un dieu, une blessure ou un bouton sous la carte. Un bord clair est gratuit, un bord doré en tirets coûte la faveur indiquée. Choisissez d’abord un dé, une carte ou un dieu pour ne voir que ce qu’il permet.
delphi-hint-recover = Choisissez trois de vos blessures, l’une après l’autre.

# Headings of the rules.
delphi-section-1 = Le but et le matériel
delphi-section-2 = La mise en place
delphi-section-3 = Un tour
delphi-section-4 = Les actions de toute couleur
delphi-section-5 = Les actions de la couleur du dé
delphi-section-6 = Les tâches et les récompenses
delphi-section-7 = Les dieux
delphi-section-8 = Les compagnons et l’équipement
delphi-section-9 = La fin de la partie

# Ce qui peut se regretter.
delphi-regret-favour = Cela coûte { $n } { $n ->
    [one] faveur
   *[other] faveurs
}.
delphi-regret-end = Vous terminez votre tour alors que vous pourriez encore agir.
delphi-regret-lost = Ce que vous abandonnez ici ne reviendra pas.

# Titres de la liste des décisions.
delphi-group-sail = Naviguer
delphi-group-any = Avec n’importe quel dé
delphi-group-islands = À côté du bateau
delphi-group-gods = Dieux

# Ce que signifient les signes.
delphi-legend-colours = Couleurs
delphi-legend-gods = Dieux
delphi-legend-have = Ce que vous avez
delphi-legend-range = Votre bateau : un dé vous mène jusqu’à ce nombre de cases.
delphi-legend-left = Les tâches qu’il vous reste à accomplir.
delphi-legend-letters = Lettres des îles : ce qu’elles donnent aux autres que leur propriétaire
delphi-legend-tasks = Les tâches et ce qu’elles rapportent
delphi-legend-companions = Compagnons

# Réglages d’une nouvelle table.
delphi-preset-first = Huit tâches, une carte compacte, l’un des quatre bateaux faciles.
delphi-preset-standard = Douze tâches, une carte compacte, n’importe quel bateau.

# Pourquoi une question est posée.
delphi-because-fight-on = { $monster } : cet assaut est perdu. Au prochain, il faut au moins { $needed } ({ $odds }). Continuer ou abandonner ?
delphi-because-choose-companion = Statue érigée ({ $colour })
delphi-because-choose-equipment = Votre récompense
delphi-because-omega-colour = La lettre Oméga
delphi-because-load-now = Votre nouvel équipement
delphi-because-react-god = { $name } a obtenu des couleurs de vos dieux
